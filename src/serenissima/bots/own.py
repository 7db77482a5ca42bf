"""A bot that somebody wrote: a Python file with one class that subclasses `Bot`."""

from __future__ import annotations

import importlib.util
import inspect
import sys
from pathlib import Path
from typing import Any

from serenissima.bots.base import Bot
from serenissima.core.title import Title


class BadBot(ValueError):
    """A bot of somebody's own that cannot be used; the text names the file and says why."""


def load(file: Path) -> type[Bot]:
    """The bot's class."""
    name = f"serenissima_bot_{file.stem}"
    spec = importlib.util.spec_from_file_location(name, file)
    if spec is None or spec.loader is None or not file.is_file():
        raise BadBot(f"{file} is not a Python file that can be read")
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    try:
        spec.loader.exec_module(module)
    except Exception as problem:
        raise BadBot(f"{file} cannot be imported: {type(problem).__name__}: {problem}") from problem
    found = [
        thing
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, Bot) and thing.__module__ == name
    ]
    if len(found) != 1:
        raise BadBot(f"{file} has {len(found)} classes that subclass Bot; it must have one")
    return found[0]


def made(bot: type[Bot], title: Title[Any], seed: int) -> Bot:
    """One of them, for a seat."""
    try:
        return bot(title, seed)
    except Exception as problem:
        raise BadBot(f"{bot.__name__} could not be made: {type(problem).__name__}: {problem}") from problem

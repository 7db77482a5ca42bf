"""Texts in the terminal: the same Fluent files the browser reads, resolved in the same way.

An argument of a message is a number, a label, a seat, another message (resolved first, its gender and number passed
on beside it), or a list of these.
"""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING, Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from serenissima import _engine

if TYPE_CHECKING:
    from collections.abc import Sequence

    from serenissima.core.messages import Json, Message


class Words:
    """Says things in one language, with the players' names."""

    def __init__(self, language: str, game: str | None = None, names: Sequence[str] = ()) -> None:
        self.language = language
        self.names = list(names)
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        folders = [_engine.PACKAGE / "core" / "texts", Path(__file__).parent / "texts"]
        if game is not None:
            folders.append(_engine.PACKAGE / "games" / game / "texts")
        for folder in folders:
            file = folder / f"{language}.ftl"
            if file.is_file():
                self._bundle.add_resource(FluentResource(file.read_text(encoding="utf-8")), allow_overrides=True)

    def __call__(self, id: str, /, **args: Json) -> str:
        """The text of that id."""
        return self.text(id, args)

    def has(self, id: str) -> bool:
        """Whether there is such a text."""
        return bool(self._bundle.has_message(id))

    def of(self, message: Message) -> str:
        """What a message says."""
        return self.text(message.id, message.args)

    def text(self, id: str, args: dict[str, Json], attribute: str | None = None) -> str:
        """The text of that id, or its attribute; the bare id where a text is missing, so that play goes on."""
        if not self._bundle.has_message(id):
            return " ".join([id, *(str(value) for value in self._values(args).values())])
        message = self._bundle.get_message(id)
        pattern = message.attributes.get(attribute, message.value) if attribute else message.value
        said, _ = self._bundle.format_pattern(pattern, self._values(args))
        return str(said)

    def _values(self, args: dict[str, Json]) -> dict[str, Any]:
        values: dict[str, Any] = {}
        for name, arg in args.items():
            values[name] = self._value(arg)
            if isinstance(arg, dict) and isinstance(arg.get("id"), str):
                gender = self._gender(str(arg["id"]))
                if gender is not None:
                    values[f"{name}_gender"] = gender
                if "n" in arg:
                    values[f"{name}_n"] = arg["n"]
        return values

    def _value(self, arg: Json) -> Any:
        if isinstance(arg, list):
            return format_list([str(self._value(each)) for each in arg], locale=self.language)
        if isinstance(arg, dict):
            if "seat" in arg:
                return self.name(arg["seat"])
            inner = arg.get("args")
            return self.text(str(arg.get("id")), inner if isinstance(inner, dict) else {})
        return "" if arg is None else arg

    def _gender(self, id: str) -> str | None:
        if not self._bundle.has_message(id):
            return None
        pattern = self._bundle.get_message(id).attributes.get("gender")
        return None if pattern is None else str(self._bundle.format_pattern(pattern, {})[0])

    def name(self, seat: Json) -> str:
        """The name of the player in that seat; a party without a player has its name from the game."""
        if isinstance(seat, int) and 0 <= seat < len(self.names):
            return self.names[seat]
        return self("neutral-player") if self.has("neutral-player") else f"#{seat}"

"""Printed data: cards, boards, tracks and mixes live in TOML files beside each game, apart from the code."""

from __future__ import annotations

import tomllib
from importlib import import_module
from pathlib import Path
from typing import Any


def game_folder(game: str) -> Path:
    """Where the sources, data and texts of a game are."""
    return Path(next(iter(import_module(f"serenissima.games.{game}").__path__)))


def printed(game: str, name: str) -> dict[str, Any]:
    """The table `data/<name>.toml` of a game. Every file says where its figures come from."""
    with (game_folder(game) / "data" / f"{name}.toml").open("rb") as file:
        table = tomllib.load(file)
    if not table.get("provenance"):
        raise ValueError(f"{game}/data/{name}.toml does not say where it comes from")
    return table

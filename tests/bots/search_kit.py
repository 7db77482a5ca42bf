"""Positions and choices, for the tests of the search."""

from __future__ import annotations

from serenissima import games

GAMES = games.names()

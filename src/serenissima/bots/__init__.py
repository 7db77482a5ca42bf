"""Opponents. A bot receives what its seat knows and nothing else, at a table, in a soak and in the terminal alike."""

from __future__ import annotations

from serenissima.bots.base import Bot, Knowledge, play
from serenissima.bots.greedy import GreedyBot
from serenissima.bots.heuristics import heuristic_of
from serenissima.bots.levels import (
    LADDER,
    LEVELS,
    Level,
    UnknownLevel,
    announced,
    bring,
    edition,
    level,
    make,
    moments,
    offered,
)
from serenissima.bots.own import BadBot
from serenissima.bots.random import RandomBot
from serenissima.bots.searching import SearchBot

__all__ = [
    "LADDER",
    "LEVELS",
    "BadBot",
    "Bot",
    "GreedyBot",
    "Knowledge",
    "Level",
    "RandomBot",
    "SearchBot",
    "UnknownLevel",
    "announced",
    "bring",
    "edition",
    "heuristic_of",
    "level",
    "make",
    "moments",
    "offered",
    "play",
]

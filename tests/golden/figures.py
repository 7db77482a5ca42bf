"""The golden figures of a game: digests of random games, and how many positions a few decisions lead to (perft)."""

from __future__ import annotations

from hashlib import blake2b
from pathlib import Path
from typing import Any

from serenissima.core.engine import State
from serenissima.core.fields import digest
from serenissima.core.options import Options
from serenissima.core.title import Setting, Title
from serenissima.trials.bench import midgame, playout

GOLDEN = Path(__file__).parent
GAMES = 6
NODES = 2_000
PERFT_FROM = (0, 30, 80)  # after that many random decisions


def figures(title: Title[Any]) -> dict[str, dict[str, str | list[list[int]]]]:
    """For each setting: one digest over the ends of some random games, and perft counts from a few positions."""
    found: dict[str, dict[str, str | list[list[int]]]] = {}
    for setting in title.settings():
        found[setting.name()] = {
            "random games": ends(title, setting),
            "perft": [perft(midgame(title, setting, 7, after)) for after in PERFT_FROM],
        }
    return found


def ends(title: Title[Any], setting: Setting) -> str:
    """A digest over the final positions of the games of the first seeds."""
    digests = ""
    for seed in range(GAMES):
        game = title.begin(setting, seed)
        game.settle()
        playout(game, Options())
        digests += digest(game)
    return blake2b(digests.encode(), digest_size=6).hexdigest()


def perft(game: State) -> list[int]:
    """How many ways there are to make 1, 2, 3 … decisions, as deep as a few thousand of them go."""
    counts: list[int] = []
    layer = [game]
    while layer and len(counts) < 6:
        nodes = 0
        following: list[State] = []
        for state in layer:
            if state.over():
                continue
            options = Options()
            state.options(options)
            nodes += int(options.size)
            if nodes > NODES:
                return counts
            for action in options.as_list():
                after = state.clone()
                after.apply(action)
                following.append(after)
        counts.append(nodes)
        layer = following
    return counts

"""Finds what foretells the winner of Doge: the weights of `games/doge/judgement.py`.

    python tools/fit_doge.py [--games N]

Greedy bots play among themselves, now and then at random; in some positions of each game the things that the
judgement looks at are written down for every seat. Then a conditional logit, the likelihood of the seat that won
against those that did not, is climbed step by step.
"""

from __future__ import annotations

import argparse
import random
from math import exp, log, sqrt

from serenissima import bots, games
from serenissima.bots.base import Knowledge
from serenissima.core.options import Options
from serenissima.games.doge.board import HOUSES, PALACES
from serenissima.games.doge.evaluate import prospects
from serenissima.games.doge.judgement import nearest_victory, under_way
from serenissima.games.doge.meta import TITLE
from serenissima.games.doge.scoring import districts_held
from serenissima.games.doge.state import Doge

SEATS = 4
LEFT = ["none missing", "one missing", "two missing", "three missing"]
NAMES = ["palace", "district held", *LEFT, "house", "new district", "votes"]
LOOK = 0.06  # how often a position is written down
SLIP = 0.06  # how often a bot does anything at all
STEPS = 400
Sample = tuple[list[list[float]], list[float]]  # of each seat what is seen, and its share of the victory


def seen(game: Doge, seat: int) -> list[float]:
    """What the judgement looks at, each as 1 for what its weight stands for."""
    player = game.players[seat]
    missing = [float(nearest_victory(player) == left) for left in range(4)]
    reached = [float(PALACES - player.palaces_left), float(districts_held(player.palaces))]
    sites = under_way(game, player, 1000) / 1000
    return [*reached, *missing, float(HOUSES - player.reserve), sites, prospects(game, seat) / 1000]


def samples(luck: int) -> list[Sample]:
    """Positions of one game, with who won it."""
    dice = random.Random(luck)
    title = games.title("doge")
    game = title.new_game(SEATS, luck)
    assert isinstance(game, Doge)
    seated = [bots.make("greedy", title, luck * 64 + seat) for seat in range(SEATS)]
    options = Options()
    looks: list[list[list[float]]] = []
    while not game.over():
        mover = game.to_play()
        game.options(options)
        if options.size > 1 and dice.random() < LOOK:
            looks.append([seen(game, seat) for seat in range(SEATS)])
        if options.size == 1 or dice.random() < SLIP:
            game.apply(options.pick(dice.randrange(options.size)))
        else:
            game.apply(seated[mover].choose(Knowledge(game, mover), options))
    winners = TITLE.outcome(game).winners
    return [(look, [float(seat in winners) / len(winners) for seat in range(SEATS)]) for look in looks]


def likely(weights: list[float], rows: list[list[float]]) -> list[float]:
    """How likely each seat is to win."""
    pulls = [sum(weight * value for weight, value in zip(weights, row, strict=True)) for row in rows]
    odds = [exp(pull - max(pulls)) for pull in pulls]
    return [odd / sum(odds) for odd in odds]


def fit(found: list[Sample]) -> list[float]:
    """Climb: each weight by its own slope, in steps that slopes of changing sign make smaller."""
    weights = [0.0] * len(NAMES)
    squares = [1e-6] * len(NAMES)
    for _ in range(STEPS):
        slope = [0.0] * len(NAMES)
        for rows, won in found:
            for row, chance, share in zip(rows, likely(weights, rows), won, strict=True):
                for place, value in enumerate(row):
                    slope[place] += (share - chance) * value / len(found)
        for place, rise in enumerate(slope):
            squares[place] += rise * rise
            weights[place] += 0.3 * rise / sqrt(squares[place])
    return weights


def foretold(weights: list[float], found: list[Sample]) -> float:
    """The mean logarithm of what the winner was given; guessing gives -log(seats)."""
    total = 0.0
    for rows, won in found:
        for chance, share in zip(likely(weights, rows), won, strict=True):
            total += share * log(chance)
    return total / len(found)


def main() -> None:
    """Plays, fits on three games of four, and says how well the fourth is foretold."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--games", type=int, default=3000)
    number = parser.parse_args().games
    played = [samples(9_000_001 + game * 7919) for game in range(number)]
    cut = number * 3 // 4
    known = [sample for game in played[:cut] for sample in game]
    kept_back = [sample for game in played[cut:] for sample in game]
    weights = fit(known)
    for name, weight in zip(NAMES, weights, strict=True):
        print(f"{name:14} {1000 * weight:7.0f}")
    print(f"foretold: {foretold(weights, known):.4f}, of games kept back {foretold(weights, kept_back):.4f}")


if __name__ == "__main__":
    main()

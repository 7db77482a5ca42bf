"""One game of a contest: a challenger in one seat, the same opponent in all the others."""

from __future__ import annotations

import time
from dataclasses import dataclass, field
from typing import Any

from serenissima import bots, games
from serenissima.arena.patience import Late, answer_within
from serenissima.bots.base import Bot, Knowledge
from serenissima.bots.levels import OWN_SECONDS, was_brought
from serenissima.bots.searching import SearchBot
from serenissima.core.engine import State
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.outcome import Outcome
from serenissima.core.title import Title

SEEING = "seeing-"
"""Before a level's name: the same search, but it sees every card. A measure of what hidden cards cost, nothing else."""


@dataclass(frozen=True)
class Contest:
    """Who plays whom, at what, with which budgets. Iterations named here replace those of the level."""

    game: str
    players: int
    upper: str
    lower: str
    iterations: tuple[tuple[str, int], ...] = ()
    options: tuple[tuple[str, str], ...] = ()

    def key(self) -> dict[str, Json]:
        """What makes two games parts of the same measurement."""
        title = games.title(self.game)
        return {
            "game": self.game,
            "rules": title.rules_version,
            "edition": bots.edition(title),
            "players": self.players,
            "options": dict[str, Json](self.options),
            "upper": self.upper,
            "lower": self.lower,
            "budgets": [self.budget(self.upper), self.budget(self.lower)],
        }

    def budget(self, name: str) -> int:
        """The iterations a bot of that name searches for; 0 when it does not search."""
        plain = name.removeprefix(SEEING)
        told = dict(self.iterations)
        if plain in told:
            return told[plain]
        return bots.level(plain).iterations if plain in bots.LEVELS else 0


@dataclass
class Played:
    """What came of one game: the challenger's share of the victory, and processor seconds for each decision."""

    number: int
    share: float
    points: int
    best_other: int
    seconds: list[float] = field(default_factory=lambda: [0.0, 0.0])
    decisions: list[int] = field(default_factory=lambda: [0, 0])


class Truth(Knowledge):
    """What no bot is given that anybody can play against: the true position besides."""

    def __init__(self, game: State, seat: int) -> None:
        super().__init__(game, seat)
        self.game = game


class SeeingBot(SearchBot):
    """Searches the true position."""

    def sees_all(self) -> bool:
        return True

    def imagined(self, known: Knowledge) -> State:
        assert isinstance(known, Truth)
        return known.game.clone()


def contestant(contest: Contest, name: str, title: Title[Any], seed: int) -> Bot:
    """A bot for one seat of one game."""
    if name.startswith(SEEING):
        return SeeingBot(title, seed, contest.budget(name))
    if name in dict(contest.iterations):
        return SearchBot(title, seed, contest.budget(name))
    return bots.make(name, title, seed)


def play_one(contest: Contest, number: int) -> Played:
    """The game of that number. As many games in a row as there are seats have the same luck, the challenger sitting
    in another seat each time; alone, a player is compared with the opponent playing the same luck.
    """
    title = games.title(contest.game)
    seat, luck = number % contest.players, 1 + number // contest.players
    if contest.players == 1:
        return _alone(contest, title, number, luck)
    played = Played(number, 0.0, 0, 0)
    names = [contest.upper if place == seat else contest.lower for place in range(contest.players)]
    settle(played, title.outcome(_play(contest, title, luck, names, seat, played)), seat)
    return played


def settle(played: Played, outcome: Outcome, seat: int) -> None:
    """Write down what came of a game that is over."""
    if seat in outcome.winners:
        played.share = 1.0 / len(outcome.winners)
    played.points = outcome.scores[seat]
    played.best_other = max(points for place, points in enumerate(outcome.scores) if place != seat)


def _alone(contest: Contest, title: Title[Any], number: int, luck: int) -> Played:
    played = Played(number, 0.5, 0, 0)
    own = int(_play(contest, title, luck, [contest.upper], 0, played).standing()[0])
    other = int(_play(contest, title, luck, [contest.lower], 1, played).standing()[0])
    if own != other:
        played.share = 1.0 if own > other else 0.0
    played.points, played.best_other = own, other
    return played


def _play(contest: Contest, title: Title[Any], luck: int, names: list[str], seat: int, played: Played) -> State:
    game: State = title.new_game(len(names), luck, dict(contest.options))
    seated = [contestant(contest, name, title, luck * 64 + place) for place, name in enumerate(names)]
    play_to_the_end(game, names, seated, seat, played)
    return game


def play_to_the_end(game: State, names: list[str], seated: list[Bot], seat: int, played: Played) -> None:
    """Let the bots play; forced steps are nobody's decision, as in a match."""
    options = Options()
    while not game.over():
        mover = game.to_play()
        game.options(options)
        if options.size == 1:
            game.apply(options.pick(0))
            continue
        known = Truth(game, mover) if isinstance(seated[mover], SeeingBot) else Knowledge(game, mover)
        began = time.process_time()
        chosen = chosen_by(seated[mover], names[mover], known, options)
        side = 0 if mover == seat else 1
        played.seconds[side] += time.process_time() - began
        played.decisions[side] += 1
        game.apply(chosen)


def chosen_by(bot: Bot, name: str, known: Knowledge, options: Options) -> int:
    """What the bot chooses; an error that names it when it fails, chooses what is not offered, or, brought along by
    somebody, does not answer.
    """
    try:
        if was_brought(name):
            with answer_within(OWN_SECONDS):
                chosen = bot.choose(known, options)
        else:
            chosen = bot.choose(known, options)
    except Late:
        raise bots.BadBot(f"the bot {name!r} gave no answer within {OWN_SECONDS:g} s") from None
    except (Exception, SystemExit) as problem:
        raise bots.BadBot(f"the bot {name!r} failed: {type(problem).__name__}: {problem}") from problem
    if chosen not in options.as_list():
        raise bots.BadBot(f"the bot {name!r} chose {chosen!r}, which is not among its options")
    return int(chosen)

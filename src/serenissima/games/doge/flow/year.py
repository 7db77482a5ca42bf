"""The course of the game: set-up [2], years of two phases [4, 5.3], and the end [6]."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import filled
from serenissima.core.engine import NOBODY, Procedure
from serenissima.games.doge.ballots import EMPTY, FULL
from serenissima.games.doge.board import AREAS, CIRCLE, COUNCILLORS, DISTRICTS, LAST_YEAR, NEUTRAL, PALACES, ROUNDS
from serenissima.games.doge.events import DEADLOCK, DOGE, YEAR_BEGAN
from serenissima.games.doge.flow.counting import CountAreas
from serenissima.games.doge.flow.laying import LayVotes, TakeCardsBack
from serenissima.games.doge.scoring import can_meet_condition, districts_held, meets_condition
from serenissima.games.doge.state import Doge


class SetUp(Procedure[Doge]):
    """Councillors on their circles, pieces to their owners, the brown cards in random order [DOG-SETUP-1,
    DOG-SETUP-2, DOG-SETUP-4, DOG-MATERIAL-2].
    """

    def happen(self, game: Doge) -> None:
        game.place = filled(COUNCILLORS, CIRCLE)
        game.controller = filled(COUNCILLORS, NEUTRAL)
        game.built = filled(DISTRICTS, 0)
        for player in game.players:
            player.take_pieces()
        game.blue = filled(AREAS, 0)
        area: i64
        for area in range(AREAS):
            game.blue[area] = area
        game.shuffle(game.blue)
        game.do(Year(NOBODY))


class Year(Procedure[Doge]):
    """The brown cards in the order that the blue ones showed, the blue ones face down; then both phases [DOG-YEAR-1,
    DOG-YEAR-3, DOG-SETUP-5, DOG-LAY-1].
    """

    def happen(self, game: Doge) -> None:
        game.year += 1
        game.counted = 0
        game.brown = game.blue
        game.blue = filled(AREAS, CIRCLE)
        game.tell(YEAR_BEGAN, NOBODY, game.year)
        game.do(TakeCardsBack(NOBODY), CountAreas(NOBODY), EndOfYear(NOBODY))
        round = ROUNDS[game.seats]
        while round > 0:
            game.do(LayVotes(NOBODY, round))
            round -= 1


class EndOfYear(Procedure[Doge]):
    """Markers back to their owners, all else stays; the game ends if somebody has become Doge, or nobody can any more
    [DOG-YEAR-2, DOG-YEAR-4, DOG-YEAR-5, DOG-END-4, DOG-END-8].
    """

    def happen(self, game: Doge) -> None:
        somebody_won = False
        somebody_can = False
        seat: i64
        for seat in range(game.seats):
            player = game.players[seat]
            player.hand = FULL
            player.stacks = filled(AREAS, EMPTY)
            player.shown = filled(AREAS, EMPTY)
            if meets_condition(player.palaces, player.palaces_left):
                somebody_won = True
                game.tell(DOGE, seat, PALACES - player.palaces_left, districts_held(player.palaces))
            if can_meet_condition(player.palaces, player.palaces_left, game.built):
                somebody_can = True
        if somebody_won:
            return
        if somebody_can and game.year < LAST_YEAR:
            game.do(Year(NOBODY))
        else:
            game.tell(DEADLOCK, NOBODY, game.year)

"""Phase 2 [5.2.1, 5.2.2]: the areas are counted one after the other, and each count reveals one vote of next year."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has, nth
from serenissima.core.engine import NOBODY, Procedure
from serenissima.core.fields import Fact
from serenissima.core.shapes import Number
from serenissima.games.doge.actions import AREA
from serenissima.games.doge.ballots import BALLOT_OF, EMPTY, SIZE
from serenissima.games.doge.board import ALL_AREAS, AREAS, QUARANTIA
from serenissima.games.doge.events import NO_VOTES, SECOND, SHOWN, TIED_FIRST, TIED_SECOND, TURNED, VOTED, WON
from serenissima.games.doge.flow.district import settle_district
from serenissima.games.doge.flow.quarantia import settle_quarantia
from serenissima.games.doge.state import Doge


class CountAreas(Procedure[Doge]):
    """In the order of the brown row; after each count the next blue card is turned up [DOG-BOARD-1, DOG-COUNT-1,
    DOG-COUNT-2, DOG-COUNT-3, DOG-COUNT-4].
    """

    def happen(self, game: Doge) -> None:
        if game.counted < AREAS:
            game.do(CountArea(NOBODY, game.brown[game.counted]), TurnBlueCard(NOBODY), CountAreas(NOBODY))


class CountArea(Procedure[Doge]):
    """Turn the markers up, find the winners and the seconds once and for all, and give them what they have earned
    [DOG-VOTES-8].
    """

    EXTRA: ClassVar[list[Fact]] = [Number("area", of=AREA)]

    def __init__(self, seat: i64, area: i64) -> None:
        super().__init__(seat)
        self.area: Final = area

    def happen(self, game: Doge) -> None:
        show_votes(game, self.area)
        everybody = BIT[game.seats] - 1
        winners = best_of(game, self.area, everybody)
        if winners == 0:
            game.tell(NO_VOTES, NOBODY, self.area)
            return
        seconds: i64 = 0
        if count(winners) == 1:
            seconds = best_of(game, self.area, everybody ^ winners)
        announce(game, self.area, winners, seconds)
        if self.area == QUARANTIA:
            settle_quarantia(game, winners, seconds)
        else:
            settle_district(game, self.area, winners, seconds)


def show_votes(game: Doge, area: i64) -> None:
    """The markers of the area are turned up for everybody to see."""
    seat: i64
    for seat in range(game.seats):
        player = game.players[seat]
        heap = player.stacks[area]
        if heap != EMPTY:
            player.shown[area] = heap
            player.stacks[area] = EMPTY
            game.tell(SHOWN, seat, area, SIZE[heap], BALLOT_OF[heap])


def best_of(game: Doge, area: i64, seats: i64) -> i64:
    """Those of the seats with most votes; nobody when none has a vote [DOG-VOTES-3, DOG-VOTES-4, DOG-VOTES-5,
    DOG-VOTES-6, DOG-VOTES-7].
    """
    most: i64 = 1
    best: i64 = 0
    seat: i64
    for seat in range(game.seats):
        if has(seats, seat):
            votes = game.votes(seat, area)
            if votes > most:
                most = votes
                best = 0
            if votes == most:
                best |= BIT[seat]
    return best


def announce(game: Doge, area: i64, winners: i64, seconds: i64) -> None:
    """Say who has how many votes, then who is first, then who is second."""
    if game.listener is None:
        return
    seat: i64
    for seat in range(game.seats):
        votes = game.votes(seat, area)
        if votes > 0:
            game.tell(VOTED, seat, area, votes)
    for seat in range(game.seats):
        if has(winners, seat):
            game.tell(WON if count(winners) == 1 else TIED_FIRST, seat, area)
    for seat in range(game.seats):
        if has(seconds, seat):
            game.tell(SECOND if count(seconds) == 1 else TIED_SECOND, seat, area)


class TurnBlueCard(Procedure[Doge]):
    """The next card of the blue row. It was shuffled face down: any card not yet seen is as likely [DOG-SETUP-5,
    DOG-COUNT-2, DOG-COUNT-4].
    """

    def happen(self, game: Doge) -> None:
        unseen = ALL_AREAS
        n: i64
        for n in range(game.counted):
            unseen ^= BIT[game.blue[n]]
        area = nth(unseen, game.below(count(unseen)))
        game.blue[game.counted] = area
        game.counted += 1
        game.tell(TURNED, NOBODY, area)

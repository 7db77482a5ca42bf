"""Phase 1 [5.1]: in each round everybody chooses a card and markers in secret; the cards are revealed together."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bits import BIT
from serenissima.core.engine import Procedure, Simultaneous
from serenissima.core.fields import Fact
from serenissima.core.messages import Json
from serenissima.core.options import EVERY, Options
from serenissima.core.shapes import Number
from serenissima.games.doge.actions import CARD, LAY, WHILE_COUNTING
from serenissima.games.doge.ballots import BALLOTS_IN, EMPTY, HEAP_OF, SIZE
from serenissima.games.doge.board import ALL_AREAS, ROUNDS
from serenissima.games.doge.events import LAID
from serenissima.games.doge.flow.places import LAST_ROUND
from serenissima.games.doge.state import UNDECIDED, Doge


class LayVotes(Simultaneous[Doge]):
    """A card not used this year, then one to four markers with it, of those there are [DOG-LAY-2, DOG-LAY-3, DOG-LAY-5,
    DOG-MATERIAL-3].

    Nothing of it is seen before all have chosen, and until then a choice may be taken back [DOG-LAY-11].
    """

    CLAUSE = "DOG-LAY-2"
    FORBIDS: ClassVar[dict[Kind, str]] = {
        CARD: "DOG-LAY-11",
        LAY: "DOG-LAY-2",
        **dict.fromkeys(WHILE_COUNTING, "DOG-YEAR-1"),
    }
    EXTRA: ClassVar[list[Fact]] = [Number("round", of=LAST_ROUND)]

    def __init__(self, seat: i64, round: i64) -> None:
        super().__init__(seat)
        self.round: Final = round

    def who(self, game: Doge) -> i64:
        """Everybody who has markers: those without sit out, the others have to play [DOG-LAY-6, DOG-LAY-7]."""
        seats: i64 = 0
        seat: i64
        for seat in range(game.seats):
            if game.players[seat].hand != EMPTY:
                seats |= BIT[seat]
        return seats

    def options_for(self, game: Doge, seat: i64, out: Options) -> None:
        player = game.players[seat]
        if player.card == UNDECIDED:
            out.add_each(CARD.at(), out.only(CARD.at(), ALL_AREAS, ~player.used, "DOG-LAY-5"))
        else:
            if out.explaining:
                out.keep_out(CARD.at(), player.used, "DOG-LAY-5")
            out.add_each(LAY.at(), out.only(LAY.at(), EVERY, BALLOTS_IN[player.hand], "DOG-MATERIAL-3"))

    def answer(self, game: Doge, seat: i64, action: i64) -> bool:
        player = game.players[seat]
        if CARD.covers(action):
            player.card = CARD.only(action)
            return False
        player.ballot = LAY.only(action)
        return True

    def begun(self, game: Doge, seat: i64) -> bool:
        return game.players[seat].card != UNDECIDED

    def retract(self, game: Doge, seat: i64) -> None:
        """Take back the card and the markers [DOG-LAY-11]."""
        player = game.players[seat]
        player.card = UNDECIDED
        player.ballot = UNDECIDED

    def close(self, game: Doge) -> None:
        """Cards face up, markers face down into their areas; everybody sees how many [DOG-LAY-4, DOG-LAY-10]."""
        seat: i64
        for seat in range(game.seats):
            player = game.players[seat]
            if player.ballot != UNDECIDED:
                heap = HEAP_OF[player.ballot]
                player.hand -= heap
                player.stacks[player.card] = heap
                player.used |= BIT[player.card]
                game.tell(LAID, seat, player.card, SIZE[heap], player.ballot)
                player.card = UNDECIDED
                player.ballot = UNDECIDED

    def args(self, game: Doge) -> dict[str, Json]:
        return {"round": int(self.round), "rounds": int(ROUNDS[game.seats])}


class TakeCardsBack(Procedure[Doge]):
    """The cards return to their owners; markers not laid stay out of play [DOG-LAY-8, DOG-LAY-9]."""

    def happen(self, game: Doge) -> None:
        for player in game.players:
            player.used = 0

"""Tic-tac-toe: how little a game needs. Playable by people and bots, traced to its ledger, in under a hundred lines."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.actions import Catalogue, Field
from serenissima.core.bits import BIT, filled
from serenissima.core.engine import Decision, Procedure, State
from serenissima.core.events import EventKind
from serenissima.core.fields import EMPTY_ROW, SEAT, Fact
from serenissima.core.options import Options
from serenissima.core.shapes import Sets
from serenissima.core.title import Setting, Title

ACTIONS: Final = Catalogue()
SQUARE: Final = Field("square", 9, ref="square")
MARK: Final = ACTIONS.kind("mark", SQUARE)
MARKED: Final = EventKind("marked", [SQUARE])
ROWS: Final = [0b111, 0b111000, 0b111000000, 0b1001001, 0b10010010, 0b100100100, 0b100010001, 0b1010100]


class TicTacToe(State):
    """Nine squares, and those that each player has marked [TTT-BOARD-1]."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Sets("marks", "the squares of each", SQUARE, by=SEAT, fewer=True),
    ]

    # made from FIELDS by tools/make_fields.py: cf8780f04a1e
    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.marks: vec[i64] = EMPTY_ROW

    def clone(self) -> TicTacToe:
        copy = TicTacToe(self.luck, self.seats)
        self.copy_base(copy)
        copy.marks = self.marks[:]
        return copy

    # end of what is made from FIELDS

    def free(self) -> i64:
        """The squares nobody has marked."""
        return 0b111_111_111 ^ (self.marks[0] | self.marks[1])

    def scores(self) -> vec[i64]:
        """One point for three in a row [TTT-END-1]."""
        return vec[i64]([int(any(mine & row == row for row in ROWS)) for mine in self.marks])


class Turn(Procedure[TicTacToe]):
    """By turns, until somebody has three in a row or the board is full [TTT-TURN-1, TTT-END-1, TTT-END-2]."""

    def happen(self, game: TicTacToe) -> None:
        if game.free() != 0 and max(game.scores()) == 0:
            game.do(MarkSquare(self.seat), Turn(1 - self.seat))


class MarkSquare(Decision[TicTacToe]):
    """Any free square [TTT-TURN-2]."""

    CLAUSE: ClassVar[str] = "TTT-TURN-2"
    PUBLIC: ClassVar[bool] = True

    def options(self, game: TicTacToe, out: Options) -> None:
        out.add_each(MARK.at(), game.free())

    def take(self, game: TicTacToe, action: i64) -> None:
        game.marks[self.seat] |= BIT[MARK.only(action)]
        game.tell(MARKED, self.seat, MARK.only(action))


class TicTacToeTitle(Title[TicTacToe]):
    """What the house needs to know besides the rules."""

    def begin(self, setting: Setting, luck: i64) -> TicTacToe:
        game = TicTacToe(luck, 2)
        game.marks = filled(2, 0)
        game.do(Turn(0))
        return game

    def ending(self, game: TicTacToe) -> str:
        return "TTT-END-2" if max(game.scores()) == 0 else "TTT-END-1"

    def check(self, game: TicTacToe) -> None:
        assert game.marks[0] & game.marks[1] == 0, "a square marked twice"


TITLE: Final = TicTacToeTitle(
    "tictactoe", "TTT", 1, (2, 2), (1, 2), ("nobody", "nobody", 2026), [MARKED], hidden_hands=False
)

"""Cubes: gaining and dropping them, moving them between one's own gondolas, paying with them."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.bags import some
from serenissima.core.bits import BIT
from serenissima.core.fields import YES_NO, Fact
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import (
    BUILDING,
    COLOUR,
    DROP,
    GONDOLA,
    LEAVE_CARGO,
    SPEND_CUBE,
    SPEND_SCROLL,
    STOW,
    TAKE_CUBE,
)
from serenissima.games.venice.buildings import COLOURS
from serenissima.games.venice.cards import CUBE_FOR_SCROLL
from serenissima.games.venice.events import CUBE_DROPPED, CUBE_GAINED, CUBE_SPENT, RESTOWED
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.gains import spend_scrolls
from serenissima.games.venice.numbers import CARGO, TAXI_ROOM
from serenissima.games.venice.parts import COUNT, CUBE_BITS
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE

EVERY_COLOUR: Final = 7


def put_cube(game: Venice, seat: i64, gondola: i64, colour: i64) -> None:
    """Load a cube, capacity apart; there are always some left [VEN-BOX-2, VEN-BOX-3]."""
    game.players[seat].cargo += some(gondola * COLOURS + colour, CUBE_BITS)


def take_cube(game: Venice, seat: i64, gondola: i64, colour: i64) -> None:
    """Unload a cube."""
    game.players[seat].cargo -= some(gondola * COLOURS + colour, CUBE_BITS)


def capacity(game: Venice, seat: i64, gondola: i64) -> i64:
    """Five cubes, less the room the Doge takes aboard [VEN-ACT-5, VEN-TAXI-4]."""
    if game.taxi_aboard != 0 and gondola == game.players[seat].gondolier:
        return CARGO - TAXI_ROOM
    return CARGO


def gain_cube(game: Venice, seat: i64, gondola: i64, colour: i64) -> None:
    """A cube for the gondola; what is over is dropped next [VEN-ACT-4, VEN-ACT-5]."""
    put_cube(game, seat, gondola, colour)
    game.tell(CUBE_GAINED, seat, colour)
    if game.players[seat].load(gondola) > capacity(game, seat, gondola):
        game.do(DropCubes(seat, gondola))


class DropCubes(Choice):
    """Choose what a full gondola gives up, cube by cube [VEN-ACT-5]."""

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=GONDOLA)]
    CLAUSE: ClassVar[str] = "VEN-ACT-5"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, gondola: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola

    def run(self, game: Venice) -> bool:
        if game.players[self.seat].load(self.gondola) > capacity(game, self.seat, self.gondola):
            return False
        game.top = self.after
        return True

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(DROP.at(), game.players[self.seat].colours(self.gondola))

    def choose(self, game: Venice, action: i64) -> None:
        take_cube(game, self.seat, self.gondola, DROP.only(action))
        game.tell(CUBE_DROPPED, self.seat, DROP.only(action))
        game.do(DropCubes(self.seat, self.gondola))


class TakeCubes(Choice):
    """Cubes of any colour from the supply, one after another."""

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=GONDOLA), Number("number", of=COUNT)]
    CLAUSE: ClassVar[str] = "VEN-BUILD-1-2"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 4

    def __init__(self, seat: i64, gondola: i64, number: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.number: Final = number

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(TAKE_CUBE.at(), EVERY_COLOUR)

    def choose(self, game: Venice, action: i64) -> None:
        if self.number > 1:
            put_cube(game, self.seat, self.gondola, TAKE_CUBE.only(action))
            game.tell(CUBE_GAINED, self.seat, TAKE_CUBE.only(action))
            game.do(TakeCubes(self.seat, self.gondola, self.number - 1))
        else:
            gain_cube(game, self.seat, self.gondola, TAKE_CUBE.only(action))


class Restow(Choice):
    """Move cubes between one's own gondolas: colour by colour, how many the one named shall carry [VEN-CROSS-2].

    Used when the gondolas cross, by Manage stock, and by mission 10 [VEN-CARD-11, VEN-MEFF-10].
    """

    EXTRA: ClassVar[list[Fact]] = [
        Number("gondola", of=GONDOLA),
        Number("colour", of=COLOUR),
        Number("begun", of=YES_NO),
    ]
    CLAUSE: ClassVar[str] = "VEN-CROSS-2"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 2

    def __init__(self, seat: i64, gondola: i64, colour: i64 = 0, begun: i64 = 0) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.colour: Final = colour
        self.begun: Final = begun

    def room(self, game: Venice) -> tuple[i64, i64]:
        """The fewest and the most cubes of the colour that the gondola can carry, so that the rest still finds room."""
        player = game.players[self.seat]
        sister = 1 - self.gondola
        here = capacity(game, self.seat, self.gondola)
        there = capacity(game, self.seat, sister)
        colour: i64
        for colour in range(self.colour):
            here -= player.cubes(self.gondola, colour)
            there -= player.cubes(sister, colour)
        total = player.cubes(self.gondola, self.colour) + player.cubes(sister, self.colour)
        fewest = total - there
        fewest = max(fewest, 0)
        most = total
        most = min(most, here)
        return fewest, most

    def run(self, game: Venice) -> bool:
        player = game.players[self.seat]
        if player.cargo == 0 or self.colour == COLOURS:
            game.top = self.after
            return True
        fewest, most = self.room(game)
        if fewest == most:
            game.top = self.after
            self.stow(game, fewest)
            game.do(Restow(self.seat, self.gondola, self.colour + 1, self.begun))
            return True
        return False

    def stow(self, game: Venice, number: i64) -> None:
        """Let the gondola carry that many of the colour, the sister the others."""
        player = game.players[self.seat]
        moved = number - player.cubes(self.gondola, self.colour)
        player.cargo += some(self.gondola * COLOURS + self.colour, CUBE_BITS, moved)
        player.cargo -= some((1 - self.gondola) * COLOURS + self.colour, CUBE_BITS, moved)

    def args(self, game: Venice) -> dict[str, Json]:
        dock = game.berth[2 * self.seat + self.gondola]
        if dock == NOWHERE:
            dock = game.at
        return {"colour": COLOUR.arg(self.colour), "building": BUILDING.arg(game.building_at[dock])}

    def listing(self, game: Venice, out: Options) -> None:
        fewest, most = self.room(game)
        numbers: i64 = 0
        while fewest <= most:
            numbers |= BIT[fewest]
            fewest += 1
        if self.begun == 0:
            out.add(LEAVE_CARGO.at())
        out.add_each(STOW.at(self.colour), numbers)

    def choose(self, game: Venice, action: i64) -> None:
        if LEAVE_CARGO.covers(action):
            return
        _, number = STOW.both(action)
        self.stow(game, number)
        if self.begun == 0:
            game.tell(RESTOWED, self.seat)
        game.do(Restow(self.seat, self.gondola, self.colour + 1, 1))


def scrolls_payable(game: Venice, seat: i64, gondola: i64) -> i64:
    """How many scrolls the seat can spend; with mission 21 cubes of the gondola count too [VEN-MEFF-21]."""
    player = game.players[seat]
    if game.effective(seat, CUBE_FOR_SCROLL):
        return player.scrolls + player.load(gondola)
    return player.scrolls


class SpendScrolls(Choice):
    """Scrolls that are due; with mission 21 each may be a cube of the gondola [VEN-MEFF-21]."""

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=GONDOLA), Number("number", of=COUNT)]
    CLAUSE: ClassVar[str] = "VEN-MEFF-21"
    PUBLIC: ClassVar[bool] = True
    STEP: ClassVar[int] = 3

    def __init__(self, seat: i64, gondola: i64, number: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.number: Final = number

    def run(self, game: Venice) -> bool:
        player = game.players[self.seat]
        if self.number > 0 and game.effective(self.seat, CUBE_FOR_SCROLL) and player.load(self.gondola) > 0:
            return False
        game.top = self.after
        if self.number > 0:
            spend_scrolls(game, self.seat, self.number)
        return True

    def listing(self, game: Venice, out: Options) -> None:
        player = game.players[self.seat]
        if player.scrolls > 0:
            out.add(SPEND_SCROLL.at())
        out.add_each(SPEND_CUBE.at(), player.colours(self.gondola))

    def choose(self, game: Venice, action: i64) -> None:
        if SPEND_SCROLL.covers(action):
            spend_scrolls(game, self.seat, 1)
        else:
            spend_cube(game, self.seat, self.gondola, SPEND_CUBE.only(action))
        game.do(SpendScrolls(self.seat, self.gondola, self.number - 1))


def spend_cube(game: Venice, seat: i64, gondola: i64, colour: i64) -> None:
    """A cube paid in place of a scroll [VEN-MEFF-21]."""
    take_cube(game, seat, gondola, colour)
    game.tell(CUBE_SPENT, seat, colour)

"""Mooring: who lies on whom, the points for those below, and all that follows at the dock."""

from __future__ import annotations

from typing import ClassVar, Final

from mypy_extensions import i64

from serenissima.core.engine import Procedure
from serenissima.core.fields import YES_NO, Fact
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import BUILDING, DOCK
from serenissima.games.venice.buildings import DOGES_PALACE, SPACES, ST_MARKS, TILES
from serenissima.games.venice.cards import (
    LANDLORD,
    LANDLORD_POINTS,
    MASTER,
    MASTER_POINTS,
    MISSION_HOUSE_CLEAR,
    MISSION_HOUSE_CLEARS,
)
from serenissima.games.venice.events import FOR_LASTING, FOR_MOORING, MOORED
from serenissima.games.venice.flow.activation import Activate, spaces_up_to
from serenissima.games.venice.flow.assistants import advance
from serenissima.games.venice.flow.gains import clear_intrigue, doge_gains_points, gain_points
from serenissima.games.venice.flow.missions import CompleteMission
from serenissima.games.venice.flow.taxi import land_doge
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE, VESSEL


def leave(game: Venice, gondola: i64) -> None:
    """Cast off: those above sink one step [VEN-MOOR-1]."""
    dock = game.berth[gondola]
    other: i64
    for other in range(len(game.berth)):
        if game.berth[other] == dock and game.height[other] > game.height[gondola]:
            game.height[other] -= 1
    game.berth[gondola] = NOWHERE


def moor(game: Venice, gondola: i64, dock: i64, active: i64) -> None:
    """Lie on top of whoever is there; each owner below gains a point for every gondola above theirs
    [VEN-MOVE-13, VEN-MOOR-1].
    """
    others: i64 = 0
    other: i64
    for other in range(len(game.berth)):
        if game.berth[other] == dock:
            others += 1
    for other in range(len(game.berth)):
        if game.berth[other] == dock:
            reward(game, other, gondola, others - game.height[other], active)
    game.berth[gondola] = dock
    game.height[gondola] = others


def reward(game: Venice, below: i64, above: i64, points: i64, active: i64) -> None:
    """Points for the owner of a gondola below. A smuggler under a smuggler pays the opponent of the active player, a
    smuggler under a player pays nobody, and the Doge scores for his own
    [VEN-DUO-7, VEN-DUO-8, VEN-DUO-15, VEN-SOLO-6, VEN-SOLO-15, VEN-MEFF-26].
    """
    owner = game.owner_of(below)
    if owner < game.seats:
        if game.effective(owner, LANDLORD):
            points += LANDLORD_POINTS
        gain_points(game, owner, points, FOR_MOORING)
    elif game.solo():
        doge_gains_points(game, points)
    elif game.owner_of(above) == owner:
        gain_points(game, game.left_of(active), points, FOR_MOORING)


class Dock(Procedure[Venice]):
    """A gondola has reached its dock: moor, complete a mission, advance an assistant, activate the building
    [VEN-TURN-1, VEN-ACT-1, VEN-CROSS-5]. In the preliminary round there is no mission.
    """

    EXTRA: ClassVar[list[Fact]] = [
        Number("gondola", of=VESSEL),
        Number("dock", of=DOCK),
        Number("missions", of=YES_NO),
    ]

    def __init__(self, seat: i64, gondola: i64, dock: i64, missions: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola
        self.dock: Final = dock
        self.missions: Final = missions

    def happen(self, game: Venice) -> None:
        building = game.building_at[self.dock]
        game.tell(MOORED, self.seat, building, self.dock)
        moor(game, 2 * self.seat + self.gondola, self.dock, self.seat)
        game.at = NOWHERE
        game.do(AdvanceAndActivate(self.seat, building, self.gondola))
        if self.missions != 0:
            game.do(CompleteMission(self.seat, building))
        if game.taxi_aboard != 0:
            land_doge(game, self.seat, self.dock)


class AdvanceAndActivate(Procedure[Venice]):
    """An assistant advances on a tile, never at a communal building; then the building is activated, but not an
    assistant where the spy is [VEN-ACT-1, VEN-PRE-2, VEN-ASSIST-8, VEN-CARD-18, VEN-MEFF-17, VEN-MEFF-25].
    """

    EXTRA: ClassVar[list[Fact]] = [Number("building", of=BUILDING), Number("gondola", of=VESSEL)]

    def __init__(self, seat: i64, building: i64, gondola: i64) -> None:
        super().__init__(seat)
        self.building: Final = building
        self.gondola: Final = gondola

    def happen(self, game: Venice) -> None:
        building = self.building
        if building < TILES:
            if game.space_of(self.seat, building) == SPACES and game.effective(self.seat, MASTER):
                gain_points(game, self.seat, MASTER_POINTS, FOR_LASTING)
            advance(game, self.seat, building)
        elif (building == ST_MARKS or building == DOGES_PALACE) and game.effective(self.seat, MISSION_HOUSE_CLEAR):
            clear_intrigue(game, self.seat, MISSION_HOUSE_CLEARS)
        effects = spaces_up_to(game, self.seat, building)
        if effects != 0 and building != game.spy:
            game.do(Activate(self.seat, building, self.gondola, effects, 0))

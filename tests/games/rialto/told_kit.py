"""What was told, for the tests of it."""

from __future__ import annotations

from typing import Any

from serenissima.core.events import Diary
from serenissima.games.rialto.flow.stages import AwardBonus, EndStage
from serenissima.games.rialto.printed import BUILDING_NAMES
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.position import (
    STAGE,
    ask,
    listen,
)

NUMBERS = ("san_polo", "castello", "cannaregio", "san_marco", "dorsoduro", "santa_croce")


def building(name: str) -> int:
    return BUILDING_NAMES.index(name)


def resolve(game: Rialto, stage: str, *strengths: int) -> Diary:
    """Everybody has played; what is told from the bonus on."""
    heard = listen(game)
    game.stage = STAGE[stage]
    game.bonuses = 0
    for player, strength in zip(game.players, strengths, strict=False):
        player.strength = strength
    ask(game, AwardBonus(-1), EndStage(-1))
    return heard


def asked(game: Rialto) -> dict[str, Any]:
    """The arguments of the question."""
    found: dict[str, Any] = game.decision().args(game)
    return found

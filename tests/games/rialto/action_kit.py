"""Stages carried out, for the tests of phase II."""

from __future__ import annotations

from serenissima.games.rialto.flow.stages import AwardBonus, EndStage
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.position import (
    STAGE,
    ask,
)


def resolve(game: Rialto, stage: str, *strengths: int) -> None:
    """Everybody has played; the bonus is awarded and the actions begin."""
    game.stage = STAGE[stage]
    game.bonuses = 0
    for player, strength in zip(game.players, strengths, strict=False):
        player.strength = strength
    ask(game, AwardBonus(-1), EndStage(-1))

"""The score sheet of Rialto, and what a player would score now."""

from __future__ import annotations

from serenissima.core.bags import lane
from serenissima.core.messages import Message
from serenissima.core.score import ScorePart, ScoreRow
from serenissima.games.rialto import scoring
from serenissima.games.rialto.board import district_value
from serenissima.games.rialto.printed import (
    BUILDING_BITS,
    BUILDING_NAMES,
    BUILDING_VALUES,
    BUILDINGS,
    DISTRICT_NAMES,
    DISTRICTS,
)
from serenissima.games.rialto.state import Rialto


def point_parts(game: Rialto, seat: int) -> list[int]:
    """Points on the track, for leftovers, buildings and districts."""
    player = game.players[seat]
    return [
        int(player.points),
        int(scoring.leftover_points(player)),
        int(scoring.building_points(player)),
        int(scoring.all_district_points(game.players, game.order, seat, game.bridges, game.tiles)),
    ]


def score_sheet(game: Rialto) -> list[ScoreRow]:
    """In the order of the final scoring, after what the track shows."""
    parts = [point_parts(game, seat) for seat in range(game.seats)]
    return [
        ScoreRow("score-track", [row[0] for row in parts], "RIA-SETUP-9"),
        ScoreRow("score-leftovers", [row[1] for row in parts], "RIA-SCORE-1"),
        ScoreRow("score-buildings", [row[2] for row in parts], "RIA-SCORE-2", parts=buildings(game)),
        ScoreRow("score-districts", [row[3] for row in parts], "RIA-SCORE-3", parts=districts(game)),
        ScoreRow("score-total", [sum(row) for row in parts], "RIA-END-2", total=True),
    ]


def buildings(game: Rialto) -> list[ScorePart]:
    """Each kind of building that anybody has."""
    found = []
    for kind in range(BUILDINGS):
        held = [int(lane(game.players[seat].buildings, kind, BUILDING_BITS)) for seat in range(game.seats)]
        if any(held):
            values = [number * int(BUILDING_VALUES[kind]) for number in held]
            found.append(ScorePart(Message(f"building-{BUILDING_NAMES[kind]}"), values, "RIA-SCORE-2"))
    return found


def districts(game: Rialto) -> list[ScorePart]:
    """Each district in which anybody has a councillor."""
    found = []
    for district in range(DISTRICTS):
        worth = district_value(game.bridges, game.tiles, district)
        values = [
            int(scoring.district_points(game.players, game.order, seat, district, worth))
            if game.players[seat].stands_in(district) > 0
            else 0
            for seat in range(game.seats)
        ]
        if any(values):
            found.append(ScorePart(Message(f"district-{DISTRICT_NAMES[district]}"), values, "RIA-SCORE-5"))
    return found

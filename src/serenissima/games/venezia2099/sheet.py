"""The score sheet of Venezia 2099."""

from __future__ import annotations

from serenissima.core.bits import has
from serenissima.core.messages import Message
from serenissima.core.score import ScorePart, ScoreRow
from serenissima.games.venezia2099 import scoring
from serenissima.games.venezia2099.city import COLOUR_NAMES, COLOURS, RANK_X, rank_of
from serenissima.games.venezia2099.state import Venezia


def score_sheet(game: Venezia) -> list[ScoreRow]:
    """Treasures by colour, figures on an X and elsewhere, coins."""
    left = scoring.districts_left(game)
    seats = range(game.seats)
    return [
        ScoreRow(
            "score-treasures",
            [int(scoring.treasure_points(game, seat, left)) for seat in seats],
            "V99-SCORE-1",
            parts=treasures(game),
        ),
        ScoreRow(
            "score-figures",
            [int(scoring.figure_points(game, seat, left)) for seat in seats],
            "V99-SCORE-2",
            parts=figures(game),
        ),
        ScoreRow("score-coins", [int(game.players[seat].coins) for seat in seats], "V99-SCORE-4"),
        ScoreRow("score-total", [int(points) for points in game.scores()], "V99-SCORE-5", total=True),
    ]


def treasures(game: Venezia) -> list[ScorePart]:
    """What the treasures of each colour score that anybody has."""
    left = scoring.districts_left(game)
    parts = []
    for colour in range(COLOURS):
        worth = int(scoring.treasure_value(left[colour]))
        values = [int(player.treasures[colour]) * worth for player in game.players]
        if any(values):
            parts.append(ScorePart(Message(f"colour-{COLOUR_NAMES[colour]}"), values, "V99-SCORE-1"))
    return parts


def figures(game: Venezia) -> list[ScorePart]:
    """What figures on an X score, and the others."""
    left = scoring.districts_left(game)
    on_x, elsewhere = [0] * game.seats, [0] * game.seats
    for seat, player in enumerate(game.players):
        for square in player.figures:
            is_x = square >= 0 and has(game.districts, square) and rank_of(game.tile[square]) == RANK_X
            (on_x if is_x else elsewhere)[seat] += int(scoring.figure_value(game, square, left))
    return [
        ScorePart(Message("score-figures-numbers"), elsewhere, "V99-SCORE-2"),
        ScorePart(Message("score-figures-x"), on_x, "V99-SCORE-3"),
    ]

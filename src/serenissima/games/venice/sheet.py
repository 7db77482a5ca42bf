"""The score sheet of Venice."""

from __future__ import annotations

from serenissima.core.messages import Message
from serenissima.core.score import ScorePart, ScoreRow
from serenissima.games.venice import scoring
from serenissima.games.venice.state import Venice


def score_sheet(game: Venice) -> list[ScoreRow]:
    """Where the points of each seat come from, in the order of the final scoring."""
    seats = range(game.seats)
    council = [int(scoring.council_points(game, seat)) for seat in seats]
    assistants = [int(scoring.assistants_points(game, seat)) for seat in seats]
    wealth = [int(scoring.wealth_points(game, seat)) for seat in seats]
    favour = [int(scoring.favour_points(game, seat)) for seat in seats]
    totals = [int(points) for points in game.scores()]
    played = [totals[seat] - council[seat] - assistants[seat] - wealth[seat] - favour[seat] for seat in seats]
    rows = [
        ScoreRow("score-played", played, "VEN-SETUP-8"),
        ScoreRow("score-council", council, "VEN-SCORE-1"),
        ScoreRow("score-assistants", assistants, "VEN-SCORE-4"),
        ScoreRow("score-wealth", wealth, "VEN-SOLO-33" if game.solo() else "VEN-SCORE-7"),
    ]
    if game.favour_cards != 0:
        rows.append(ScoreRow("score-favour", favour, "VEN-FAVOUR-2"))
    rows.append(ScoreRow("score-total", totals, "VEN-SOLO-34" if game.solo() else "VEN-SCORE-10", total=True))
    if game.solo():
        rows.append(doge(game))
    intrigue = [int(player.intrigue) for player in game.players]
    rows.append(ScoreRow("score-intrigue", intrigue, "VEN-SOLO-32" if game.solo() else "VEN-SCORE-8"))
    return rows


def doge(game: Venice) -> ScoreRow:
    """The Doge as an opponent: what he scored on the way, and for the council."""
    total, council = int(scoring.doge_would_score(game)), int(scoring.doge_council_points(game))
    return ScoreRow(
        "score-doge",
        [total],
        "VEN-SOLO-34",
        parts=[
            ScorePart(Message("score-played"), [total - council], "VEN-SOLO-4"),
            ScorePart(Message("score-council"), [council], "VEN-SOLO-31"),
        ],
    )

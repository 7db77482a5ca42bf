"""What an action touches on the board, as a path that a player walks: first the piece, then the place.

Markers are touched one by one: a ballot is the path of its markers in rising order, `marker:0` being the 0 and
`marker:5` the first 3 of the hand. A councillor goes to an area, or back to its circle when it is renounced. Doing
without is a plain button.
"""

from __future__ import annotations

from serenissima.games.doge.actions import ACTIONS, BUILD, LAY, PLACE, RENOUNCE
from serenissima.games.doge.ballots import HEAP_OF, MARKERS, values_in


def refs(action: int) -> list[str]:
    """The path of an action."""
    if LAY.covers(action):
        return marker_refs(values_in(int(HEAP_OF[int(LAY.only(action))])))
    if PLACE.covers(action):
        district, houses = PLACE.values(action)
        return [f"lot:{district}.{houses}"] if houses > 0 else []
    if RENOUNCE.covers(action):
        councillor = int(RENOUNCE.only(action))
        return [f"councillor:{councillor}", f"circle:{councillor}"]
    if BUILD.covers(action):
        return [f"space:{int(BUILD.only(action))}"]
    return ACTIONS.refs(action)


def marker_refs(values: list[int]) -> list[str]:
    """The first markers of each value."""
    ordered = sorted(MARKERS)
    return [f"marker:{ordered.index(value) + values[:place].count(value)}" for place, value in enumerate(values)]

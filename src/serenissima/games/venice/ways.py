"""Where a gondola about to sail can go: the cheapest way to every dock, and what it meets and may use there."""

from __future__ import annotations

from serenissima.core.bits import has, members_of
from serenissima.core.messages import Json, Message
from serenissima.games.venice.cards import MISSIONS_TO
from serenissima.games.venice.city import CANALS_AT, other_end
from serenissima.games.venice.flow.gondola import ChooseGondola, PassOrMoor, Sail, effects_in_passing, stay_price
from serenissima.games.venice.flow.missions import can_complete
from serenissima.games.venice.flow.passage import canal_price, has_discount
from serenissima.games.venice.notes import mooring, passing
from serenissima.games.venice.state import Venice


def reach(game: Venice, viewer: int) -> list[Json]:
    """For the viewer about to sail: the cheapest way of the gondola to every dock, with what it meets."""
    top = game.top
    if viewer < 0 or game.over() or game.to_play() != viewer:
        return []
    if isinstance(top, ChooseGondola):
        player = game.players[viewer]
        found: list[Json] = []
        for gondola in range(2):
            coins = int(player.coins)
            if gondola == player.gondolier:
                coins -= int(stay_price(game, viewer))
            if coins >= 0:
                start = int(game.berth[2 * viewer + gondola])
                ways = _ways(game, viewer, gondola, start, 1 << start, True, coins)
                found.append({"gondola": gondola, "start": start, "docks": ways})
        return found
    if isinstance(top, Sail | PassOrMoor):
        gondola = int(game.players[viewer].gondolier)
        coins = int(game.players[viewer].coins)
        ways = _ways(game, viewer, gondola, int(game.at), int(game.visited), game.sailed == 0, coins)
        return [{"gondola": gondola, "start": int(game.at), "docks": ways}]
    return []


def _ways(game: Venice, seat: int, gondola: int, start: int, visited: int, first: bool, coins: int) -> list[Json]:
    """The cheapest way to each dock that the coins reach: price, canals, crossings, activations, missions."""
    discount = has_discount(game, seat)
    sister = int(game.berth[2 * seat + 1 - gondola])
    best: dict[int, tuple[int, list[int]]] = {start: (0, [])}
    waiting = [start]
    while waiting:
        dock = min(waiting, key=lambda d: best[d][0])
        waiting.remove(dock)
        price, canals = best[dock]
        for canal in members_of(CANALS_AT[dock]):
            there = int(other_end(canal, dock))
            free = first and not canals
            total = price + int(canal_price(game, canal, free, discount and price == 0))
            if not has(visited, there) and total <= coins and total < best.get(there, (99, []))[0]:
                best[there] = (total, [*canals, canal])
                waiting.append(there)
    sailing = game.clone()
    sailing.players[seat].gondolier = gondola
    return [
        _way(sailing, seat, start, dock, price, canals, dock != sister)
        for dock, (price, canals) in sorted(best.items())
        if dock != start
    ]


def _way(game: Venice, seat: int, start: int, dock: int, price: int, canals: list[int], may_moor: bool) -> Json:
    """One way, for the gondola that holds the gondolier, loaded as it is now. It may use the clone as it likes."""
    passed: list[int] = []
    place = start
    for canal in canals[:-1]:
        place = int(other_end(canal, place))
        passed.append(place)
    crossings = sum(1 for d in passed for g in members_of(game.gondolas_at(d)) if g >> 1 != seat)
    activates: list[Json] = []
    for d in passed:
        game.at = d
        if effects_in_passing(game, seat) != 0:
            activates.append(d)
    game.at = dock
    here = game.players[seat].hand & MISSIONS_TO[game.building_at[dock]]
    missions: list[Json] = [card for card in members_of(here) if may_moor and can_complete(game, seat, card)]
    return {
        "dock": dock,
        "price": price,
        "canals": list[Json](canals),
        "crossings": crossings,
        "bridges": sum(1 for canal in canals if game.bridge[canal] not in {0, seat + 1}),
        "activates": activates,
        "missions": missions,
        "moor": may_moor,
        "passing": _told(passing(game, seat)),
        "mooring": _told(mooring(game, seat, dock, missions=True)) if may_moor else [],
    }


def _told(messages: list[Message]) -> list[Json]:
    return [message.to_json() for message in messages]

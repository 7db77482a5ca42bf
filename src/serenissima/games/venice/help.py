"""Help for players: live figures, and the position in words. Only from what everybody sees, or from one's own hand."""

from __future__ import annotations

from typing import Final

from serenissima.core.bits import count, members_of
from serenissima.core.messages import Json, Message, named, seat_arg
from serenissima.games.venice import scoring
from serenissima.games.venice.actions import BUILDING, COLOUR
from serenissima.games.venice.buildings import (
    BUILDING_KEYS,
    BUILDINGS,
    COLOUR_OF,
    COLOURS,
    EFFECTS_OF,
    TILES,
    Effect,
    effect_of,
)
from serenissima.games.venice.city import CANALS, COLUMNS, DOCKS, FROM, PRICE, TO
from serenissima.games.venice.flow.missions import taxes
from serenissima.games.venice.notes import mission_card
from serenissima.games.venice.numbers import COUNCIL_END, COUNCIL_REWARDS, INTRIGUE_LIMIT
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from serenissima.games.venice.ways import reach


def figures(game: Venice, viewer: int) -> dict[str, Json]:
    """The board, the cards in sight, points and prices as they stand, and where the viewer's gondola can go."""
    seats = range(game.seats)
    found: dict[str, Json] = {
        "docks": [_dock(game, dock) for dock in range(DOCKS)],
        "canals": _CANALS,
        "columns": int(COLUMNS),
        "buildings": _PRINTED,
        "missions": _missions(game, viewer),
        "points": [int(points) for points in game.scores()],
        "council_rewards": [int(n) for n in COUNCIL_REWARDS[game.seats]],
        "council_points": [int(scoring.council_points(game, seat)) for seat in seats],
        "council_end": int(COUNCIL_END[game.seats]),
        "intrigue_limit": int(INTRIGUE_LIMIT[game.seats]),
        "arrest": int(scoring.arrested_seat(game)),
        "taxes": [int(taxes(game, seat)) for seat in seats],
        "mission_cards": int(game.mission_cards()),
        "influence_cards": int(count(game.influence_pool)) + len(game.influence_under),
        "reach": reach(game, viewer),
    }
    if game.solo():
        found["doge_points"] = int(scoring.doge_would_score(game))
    return found


def _dock(game: Venice, dock: int) -> Json:
    moored = sorted(members_of(game.gondolas_at(dock)), key=lambda gondola: game.height[gondola])
    return {"building": int(game.building_at[dock]), "gondolas": list[Json](moored)}


def _building(building: int) -> Json:
    effects: list[Json] = [_effect(effect_of(building, space)) for space in range(EFFECTS_OF[building])]
    colour = int(COLOUR_OF[building]) if building < TILES else -1
    return {"key": BUILDING_KEYS[building], "colour": colour, "effects": effects}


def _effect(effect: Effect) -> Json:
    """An effect as signs with numbers: what it asks for, and what it gives."""
    cost = {
        "coin": effect.pay_coins,
        "scroll": effect.pay_scrolls,
        "clear": effect.pay_intrigue,
        "intrigue": effect.take_intrigue,
        "card": effect.needs_influence,
        "any-cube": effect.sell_one or effect.sell_any or effect.convert,
    }
    gain = {
        "cube": effect.cube + 1,
        "any-cube": effect.any_cubes or effect.convert,
        "coin": effect.coins or effect.sell_one,
        "scroll": effect.scrolls,
        "point": effect.points or effect.sell_any,
        "clear": effect.clear,
        "card": effect.influence,
        "council": effect.council,
        "others": effect.others_intrigue,
        "mission": effect.mission,
        "bridge": effect.bridge,
        "per-mission": effect.points_per_mission,
        "per-richer": effect.points_per_richer,
        "bridge-or-point": effect.bridge_or_points,
        "council-visit": effect.council_visit,
    }
    if effect.sell_one > 0 or effect.sell_any > 0:
        cost["any-cube"] = 1
    return {
        "cost": [[sign, int(number)] for sign, number in cost.items() if number > 0],
        "gain": [[sign, int(number)] for sign, number in gain.items() if number > 0],
    }


_PRINTED: Final[list[Json]] = [_building(building) for building in range(BUILDINGS)]  # the same in every game
_CANALS: Final[list[Json]] = [{"from": int(FROM[n]), "to": int(TO[n]), "price": int(PRICE[n])} for n in range(CANALS)]


def _missions(game: Venice, viewer: int) -> dict[str, Json]:
    """What is printed on the missions the viewer sees."""
    seen = 0
    for seat in range(game.seats):
        player = game.players[seat]
        seen |= int(player.done)
        if seat == viewer:
            seen |= int(player.hand | player.drawn)
    return {str(card): mission_card(card) for card in members_of(seen)}


# --- the position in words


def describe(game: Venice, viewer: int) -> list[Message]:
    """Players with their gondolas and assistants, then bridges, decks, and the Doge."""
    said: list[Message] = []
    for seat in range(game.seats):
        player = game.players[seat]
        said.append(
            Message(
                "describe-player",
                {
                    "player": seat_arg(seat),
                    "points": int(player.points),
                    "coins": int(player.coins),
                    "scrolls": int(player.scrolls),
                    "intrigue": int(player.intrigue),
                    "council": int(player.council),
                    "missions": int(count(player.hand)),
                    "cards": int(count(player.cards)),
                },
            )
        )
        said.extend(_gondola_words(game, seat, gondola) for gondola in range(2))
        trained: list[Json] = [
            named("assistant-at", building=BUILDING.arg(tile), space=int(game.space_of(seat, tile)))
            for tile in range(TILES)
            if game.space_of(seat, tile) > 0
        ]
        if trained:
            said.append(Message("describe-assistants", {"player": seat_arg(seat), "assistants": trained}))
    for canal in range(CANALS):
        if game.bridge[canal] != 0:
            ends: dict[str, Json] = {"from": _at(game, int(FROM[canal])), "to": _at(game, int(TO[canal]))}
            if game.bridge[canal] <= game.seats:
                said.append(Message("describe-bridge", {"player": seat_arg(int(game.bridge[canal]) - 1), **ends}))
            else:
                said.append(Message("describe-doge-bridge", ends))
    decks: dict[str, Json] = {"missions": int(game.mission_cards()), "rounds": int(game.rounds)}
    said.append(Message("describe-decks", decks))
    if game.solo():
        said.append(_doge_words(game))
    return said


def _at(game: Venice, dock: int) -> Json:
    return BUILDING.arg(int(game.building_at[dock]))


def _gondola_words(game: Venice, seat: int, gondola: int) -> Message:
    player = game.players[seat]
    berth = int(game.berth[2 * seat + gondola])
    if berth == NOWHERE and game.at != NOWHERE and gondola == player.gondolier:
        berth = int(game.at)
    cargo: list[Json] = [
        named("cubes-of", colour=COLOUR.arg(colour), count=int(player.cubes(gondola, colour)))
        for colour in range(COLOURS)
        if player.cubes(gondola, colour) > 0
    ]
    args: dict[str, Json] = {"player": seat_arg(seat), "cargo": cargo or named("nothing")}
    if berth == NOWHERE:
        return Message("describe-gondola-aside", args)
    return Message("describe-gondola", {"building": _at(game, berth), **args})


def _doge_words(game: Venice) -> Message:
    fleet: list[Json] = [
        named("doge-gondola", building=_at(game, int(game.berth[gondola])))
        for gondola in range(2, 6)
        if game.berth[gondola] != NOWHERE
    ]
    return Message(
        "describe-doge",
        {
            "points": int(game.doge_points),
            "scrolls": int(game.doge_scrolls),
            "intrigue": int(game.doge_intrigue),
            "council": [int(level) for level in game.doge_council],
            "cards": int(game.doge_left),
            "fleet": fleet or named("nothing"),
        },
    )

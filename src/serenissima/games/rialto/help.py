"""Help for players: what they would otherwise have to count. Only from what all see, or one's own hand."""

from __future__ import annotations

from serenissima.core.bags import bag_size, counts_of, lane
from serenissima.core.bits import has, members_of
from serenissima.core.messages import Json, Message, named, seat_arg
from serenissima.games.rialto import scoring
from serenissima.games.rialto.actions import DISTRICT
from serenissima.games.rialto.board import (
    FREE,
    GONDOLA,
    district_value,
    end_value,
    first_district,
    links_of,
    second_district,
)
from serenissima.games.rialto.printed import (
    BANK_NAMES,
    BANK_OF,
    BANKS,
    BRIDGE_ENDS,
    BRIDGES,
    BUILDING_BITS,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_BITS,
    CARD_NAMES,
    COUNCIL_BITS,
    DISTRICT_NAMES,
    DISTRICTS,
    LINKS_OF_MAP,
    MOST_PLAYERS,
    STAGES,
    TILE_BITS,
)
from serenissima.games.rialto.seats import seat_at
from serenissima.games.rialto.sheet import point_parts
from serenissima.games.rialto.state import NONE_YET, Rialto


def figures(game: Rialto, viewer: int) -> dict[str, Json]:
    """Live values of the districts, the banks, the connections, the Doge order, and what each would score now."""
    return {
        "districts": [_district(game, district) for district in range(DISTRICTS)],
        "banks": [_bank(game, bank) for bank in range(BANKS)],
        "links": {str(link): _link(game, link) for link in members_of(LINKS_OF_MAP[game.board])},
        "doge": _doge(game),
        "points": [_points(game, seat) for seat in range(game.seats)],
        "bridge": _ends(game, int(game.bridge)),
        "bridges_left": len(members_of(game.unseen_bridges)) + (0 if game.bridge == NONE_YET else 1),
        "bonuses": [int(seat_at(game.bonuses, stage)) for stage in range(STAGES)],
        "current": int(game.current_district()),
        "neutral": int(game.neutral()) if game.has_neutral() else None,
    }


def _district(game: Rialto, district: int) -> Json:
    """Value, what ranks 1 to 5 pay, who stands there in order of rank, and which connections count."""
    value = int(district_value(game.bridges, game.tiles, district))
    parties = range(len(game.players))
    present = [seat for seat in parties if game.players[seat].stands_in(district) > 0]
    present.sort(key=lambda seat: int(scoring.rank_in(game.players, game.order, seat, district)))
    return {
        "name": DISTRICT_NAMES[district],
        "number": int(lane(game.number_of, district, TILE_BITS)) + 1,
        "bank": int(BANK_OF[district]),
        "value": value,
        "ranks": [int(scoring.rank_value(value, rank)) for rank in range(MOST_PLAYERS)],
        "present": [
            {
                "seat": seat,
                "councillors": int(game.players[seat].stands_in(district)),
                "points": int(scoring.district_points(game.players, game.order, seat, district, value)),
            }
            for seat in present
        ],
        "links": list[Json](members_of(links_of(district) & LINKS_OF_MAP[game.board])),
    }


def _bank(game: Rialto, bank: int) -> Json:
    """Its districts, whether its bonus can still be won, and who won it."""
    winners = int(lane(game.bank_winners, bank, COUNCIL_BITS))
    return {
        "name": BANK_NAMES[bank],
        "districts": [district for district in range(DISTRICTS) if BANK_OF[district] == bank],
        "open": has(game.banks, bank),
        "winners": list[Json](members_of(winners)),
    }


def _link(game: Rialto, link: int) -> Json:
    """The two districts, what lies there, the value at each end, and whether the neutral player's mark is on it."""
    tile = lane(game.tiles, link, TILE_BITS)
    kind = "free" if tile == FREE else "gondola" if tile == GONDOLA else "bridge"
    return {
        "districts": [int(first_district(link)), int(second_district(link))],
        "tile": kind,
        "ends": [int(end_value(game.bridges, tile, 0)), int(end_value(game.bridges, tile, 1))],
        "marked": int(game.marked) == link,
    }


def _doge(game: Rialto) -> Json:
    """The players from foremost to last."""
    seats = [int(game.in_doge_order(place)) for place in range(len(game.players))]
    return [{"seat": seat, "space": int(game.players[seat].doge)} for seat in seats]


def _points(game: Rialto, seat: int) -> Json:
    """What a player would score if the game ended now, and where it comes from."""
    parts = point_parts(game, seat)
    return {
        "track": parts[0],
        "leftovers": parts[1],
        "buildings": parts[2],
        "districts": parts[3],
        "total": sum(parts),
    }


def _ends(game: Rialto, bridge: int) -> Json:
    """The two values of a bridge, or nothing when there is none."""
    if bridge == NONE_YET:
        return None
    place = (int(game.bridges) * BRIDGES + bridge) * 2
    return [int(BRIDGE_ENDS[place]), int(BRIDGE_ENDS[place + 1])]


# --- the position in words


def describe(game: Rialto, viewer: int) -> list[Message]:
    """Round and district, the Doge order, each player, each district, the viewer's hand."""
    said = [
        Message(
            "describe-round",
            {
                "round": int(game.round) + 1,
                "district": DISTRICT.arg(int(game.current_district())),
            },
        ),
        Message(
            "describe-doge",
            {"players": [seat_arg(int(game.in_doge_order(place))) for place in range(len(game.players))]},
        ),
    ]
    for seat in range(game.seats):
        said.append(_describe_player(game, seat))
    for district in range(DISTRICTS):
        said.append(_describe_district(game, district))
    if viewer >= 0:
        said.append(Message("describe-hand", {"cards": cards_arg(int(game.players[viewer].hand))}))
    return said


def _describe_player(game: Rialto, seat: int) -> Message:
    player = game.players[seat]
    buildings: list[Json] = []
    for building in range(BUILDINGS):
        copies = int(lane(player.buildings, building, BUILDING_BITS))
        if copies > 0:
            buildings.append(named("some-building", n=copies, thing=named(f"building-{BUILDING_NAMES[building]}")))
    args: dict[str, Json] = {
        "player": seat_arg(seat),
        "points": int(player.points),
        "cards": int(bag_size(player.hand, CARD_BITS)),
        "coins": int(player.coins),
        "reserve": int(player.reserve),
        "general": int(player.general),
        "buildings": buildings or named("nothing"),
        "now": sum(point_parts(game, seat)),
    }
    return Message("describe-player", args)


def _describe_district(game: Rialto, district: int) -> Message:
    councillors: list[Json] = [
        named("councillors-of", player=seat_arg(seat), n=int(game.players[seat].stands_in(district)))
        for seat in range(len(game.players))
        if game.players[seat].stands_in(district) > 0
    ]
    return Message(
        "describe-district",
        {
            "district": named(f"district-{DISTRICT_NAMES[district]}"),
            "bank": named(f"bank-{BANK_NAMES[int(BANK_OF[district])]}"),
            "number": int(lane(game.number_of, district, TILE_BITS)) + 1,
            "value": int(district_value(game.bridges, game.tiles, district)),
            "councillors": councillors or named("nobody"),
        },
    )


def cards_arg(bag: int) -> Json:
    """Cards as an argument of a message: how many of each kind."""
    counts = counts_of(bag, CARD_BITS, len(CARD_NAMES))
    found: list[Json] = [
        named("some-card", n=number, thing=named(f"card-{CARD_NAMES[kind]}"))
        for kind, number in enumerate(counts)
        if number > 0
    ]
    return found or named("nothing")

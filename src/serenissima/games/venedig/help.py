"""Help for players: what they would otherwise have to count. Only from what everybody sees, or their own hand."""

from __future__ import annotations

from serenissima.core.bags import bag_size, kinds_in, lane
from serenissima.core.bits import BIT, count, members_of
from serenissima.core.messages import Json, Message, named, seat_arg
from serenissima.games.venedig.actions import (
    BUILD,
    BUILD_SET,
    DRAIN,
    HAND_IN,
    LAY,
    LAY_SET,
    ON_BASILICA_SITE,
    ON_CELL,
    ON_LINK,
    ON_PALAZZO_SITE,
    TAKE_FROM_DECK,
    TRADE,
    cells_named,
)
from serenissima.games.venedig.board import (
    BASILICA_SITES,
    CELL_NAMES,
    DISTRICT_NAMES,
    DISTRICT_OF,
    DISTRICTS,
    FIRST_BASILICA,
    FIRST_CELL,
    FIRST_PALAZZO,
    LINKS,
    PALAZZO_SITES,
    basiliche_on,
    districts_touched,
    drawing,
    is_in,
    link_cell,
    palazzi_on,
    touches,
)
from serenissima.games.venedig.buildings import (
    BASILICA,
    CAMPO,
    CARDS,
    CASA,
    GOLD_PER_SPACE,
    LANE,
    PALAZZO,
    PIECES,
    PONTE,
    TYPE_NAMES,
    TYPES,
)
from serenissima.games.venedig.flow.building import ChooseSite, architect_of, first_in_order
from serenissima.games.venedig.flow.laying import completes_set
from serenissima.games.venedig.flow.sites import has_site
from serenissima.games.venedig.prospects import best_site
from serenissima.games.venedig.scoring import (
    basilica_points,
    cell_points,
    district_of_palazzo,
    palazzo_points,
    ponte_points,
    share,
)
from serenissima.games.venedig.state import HOME, PONTI, Venedig
from serenissima.games.venedig.tokens import gold_in


def type_arg(type: int) -> Json:
    """A type of building as an argument."""
    return named(f"type-{TYPE_NAMES[type]}")


def party_arg(game: Venedig, party: int) -> Json:
    """A player, or the imaginary third."""
    return seat_arg(party) if party < game.seats else named("the-third")


# --- live figures


def figures(game: Venedig, viewer: int) -> dict[str, Json]:
    """Pieces left, the state of every building under way, what a Ponte is worth in each district and who touches it, by
    the names of the districts [VDG-BOARD-6].
    """
    table = game.on_table()
    types: list[Json] = []
    for type in range(TYPES):
        types.append(
            {
                "type": TYPE_NAMES[type],
                "left": int(lane(game.stock, type, LANE)),
                "of": int(PIECES[type]),
                "cards": int(CARDS[type]),
                "lying": int(lane(table, type, LANE)),
                "piles": [int(lane(game.laid[party], type, LANE)) for party in range(game.parties)],
                "architect": int(game.architects[type]),
                "best": int(best_site(game, type)),
            }
        )
    districts: list[Json] = []
    for district in range(DISTRICTS):
        districts.append(
            {
                "name": DISTRICT_NAMES[district],
                "casas": int(game.casas_in(district)),
                "free": int(count(game.free(district))),
                "marsh": int(count(game.marsh[district])),
                "gondolas": [seat for seat in range(game.seats) if touches(game.players[seat].space, BIT[district])],
            }
        )
    found: dict[str, Json] = {
        "types": types,
        "districts": districts,
        "spaces": [int(player.space) for player in game.players],
        "deck": int(bag_size(game.deck, LANE)),
        "gold_stock": int(game.gold_left()),
        "active": int(game.active),
        "buildings": buildings_on_cells(game),
        "board": drawing(),
    }
    if viewer >= 0:
        player = game.players[viewer]
        found["gold"] = int(gold_in(player.marsh + player.offered_marsh, player.gold + player.offered_gold))
    return found


def buildings_on_cells(game: Venedig) -> list[Json]:
    """Every building on the board with its cells, for the drawing and for words."""
    found: list[Json] = []
    for district in range(DISTRICTS):
        for type in (CASA, CAMPO):
            for member in members_of(game.pieces[type * DISTRICTS + district]):
                found.append({"type": TYPE_NAMES[type], "cells": [int(FIRST_CELL[district]) + member]})
        for member in members_of(game.pieces[PALAZZO * DISTRICTS + district]):
            site = PALAZZO_SITES[int(FIRST_PALAZZO[district]) + member]
            found.append({"type": "palazzo", "cells": list[Json](site)})
        for member in members_of(game.pieces[BASILICA * DISTRICTS + district]):
            site = BASILICA_SITES[int(FIRST_BASILICA[district]) + member]
            found.append({"type": "basilica", "cells": list[Json](site)})
    for link in members_of(game.pieces[PONTI]):
        found.append({"type": "ponte", "cells": [int(link_cell(link, 0)), int(link_cell(link, 1))], "link": link})
    return found


# --- what an option would do


def refs(game: Venedig, action: int) -> list[str] | None:
    """A whole set hangs on its card, and the deck is a place; for other actions the fields say it all."""
    if LAY_SET.covers(action):
        type = int(LAY_SET.only(action))
        return [f"card:{type}", f"set:{type}"]
    if TAKE_FROM_DECK.covers(action):
        return ["deck"]
    return None


def args(game: Venedig, action: int) -> dict[str, Json]:
    """For a site also what would stand there."""
    found = game.ACTIONS.args(action)
    top = game.top
    if isinstance(top, ChooseSite) and ON_CELL.base <= action < ON_LINK.end:
        found["type"] = type_arg(int(top.type))
    return found


def note(game: Venedig, seat: int, action: int) -> list[Message]:
    """What the site, the card, the token or the drained cell means."""
    if LAY.covers(action):
        return [_laying_note(game, seat, int(LAY.only(action)))]
    if LAY_SET.covers(action):
        return [Message("note-set", {"count": int(CARDS[int(LAY_SET.only(action))])})]
    if BUILD.covers(action):
        type = int(BUILD.only(action))
        return _raising_note(game, type, int(architect_of(game, type)))
    if BUILD_SET.covers(action):
        return _raising_note(game, int(BUILD_SET.only(action)), seat)
    if DRAIN.covers(action):
        return [_draining_note(game, int(DRAIN.only(action)))]
    if HAND_IN.covers(action) or TRADE.covers(action):
        player = game.players[seat]
        gold = int(gold_in(player.offered_marsh, player.offered_gold))
        if HAND_IN.covers(action):
            gold += int(HAND_IN.only(action))
        return [_exchange_note(game, seat, gold)]
    top = game.top
    if isinstance(top, ChooseSite):
        return _site_notes(game, top, action)
    return []


def _laying_note(game: Venedig, seat: int, type: int) -> Message:
    """How far the building gets, and whether its architect changes hands."""
    if type == CASA:
        return Message("note-lay-casa") if has_site(game, CASA) else Message("note-no-room", {"type": type_arg(CASA)})
    if completes_set(game, seat, type, 1):
        return Message("note-set", {"count": int(CARDS[type])})
    lying = int(lane(game.on_table(), type, LANE)) + 1
    mine = int(lane(game.laid[seat], type, LANE)) + 1
    holder = int(game.architects[type])
    args: dict[str, Json] = {"lying": lying, "needed": int(CARDS[type])}
    if holder == seat:
        return Message("note-lay-keep", args)
    if holder == HOME or mine > lane(game.laid[holder], type, LANE):
        return Message("note-lay-architect", args)
    args["architect"] = party_arg(game, holder)
    return Message("note-lay-help", args)


def _raising_note(game: Venedig, type: int, builder: int) -> list[Message]:
    """Who chooses the site, or that there is none."""
    if not has_site(game, type):
        return [Message("note-no-room", {"type": type_arg(type)})]
    chooser = builder if builder < game.seats else int(game.active)
    return [Message("note-chooser", {"architect": seat_arg(chooser)})]


def _draining_note(game: Venedig, cell: int) -> Message:
    """Which larger sites the drained cell would open."""
    district = int(DISTRICT_OF[cell])
    free = game.free(district)
    more = free | BIT[cell - FIRST_CELL[district]]
    bridges = 0
    for link in range(LINKS):
        for side in range(2):
            across = link_cell(link, 1 - side)
            if link_cell(link, side) == cell and is_in(game.free(DISTRICT_OF[across]), across):
                bridges += 1
    palazzi = int(count(palazzi_on(district, more)) - count(palazzi_on(district, free)))
    basiliche = int(count(basiliche_on(district, more)) - count(basiliche_on(district, free)))
    opened: list[Json] = [
        named("pieces-of", type=type_arg(type), count=number)
        for type, number in ((PALAZZO, palazzi), (BASILICA, basiliche), (PONTE, bridges))
        if number > 0
    ]
    if not opened:
        return Message("note-drain", {"cell": CELL_NAMES[cell]})
    return Message("note-drain-opens", {"cell": CELL_NAMES[cell], "sites": opened})


def _exchange_note(game: Venedig, seat: int, gold: int) -> Message:
    """What the tokens laid aside would buy."""
    spaces = gold // GOLD_PER_SPACE
    if spaces == 0:
        return Message("note-exchange-more", {"gold": gold, "missing": GOLD_PER_SPACE - gold})
    return Message(
        "note-exchange",
        {
            "gold": gold,
            "spaces": spaces,
            "lost": gold - spaces * GOLD_PER_SPACE,
            "space": int(game.space_after(seat, spaces)),
        },
    )


def _site_notes(game: Venedig, decision: ChooseSite, action: int) -> list[Message]:
    """What the site is worth, where every participant's gondola would come to, and who would draw gold."""
    if ON_CELL.covers(action):
        cell = int(ON_CELL.only(action))
        points = int(cell_points(game, decision.type, cell))
        districts = int(BIT[DISTRICT_OF[cell]])
    elif ON_PALAZZO_SITE.covers(action):
        site = int(ON_PALAZZO_SITE.only(action))
        points = int(palazzo_points(game, site))
        districts = int(BIT[district_of_palazzo(site)])
    elif ON_BASILICA_SITE.covers(action):
        points = int(basilica_points())
        districts = int(BIT[DISTRICT_OF[BASILICA_SITES[int(ON_BASILICA_SITE.only(action))][0]]])
    else:
        end = int(ON_LINK.only(action))
        points = int(ponte_points(game, end // 2, end % 2))
        districts = int(BIT[DISTRICT_OF[link_cell(end // 2, 0)]] | BIT[DISTRICT_OF[link_cell(end // 2, 1)]])
    said = [Message("note-worth", {"points": points})]
    after = game.clone()
    tokens = int(game.gold_left())
    seat = int(first_in_order(game, decision.builder))
    for _ in range(game.seats):
        if game.takes_part(seat, decision.type, decision.builder, decision.alone):
            gain = int(share(points, seat == decision.builder))
            after.players[seat].space = after.space_after(seat, gain)
            gold = touches(game.players[seat].space, districts) and tokens > 0
            tokens -= int(gold)
            said.append(
                Message(
                    "note-gain-gold" if gold else "note-gain",
                    {"player": seat_arg(seat), "points": gain, "space": int(after.players[seat].space)},
                )
            )
        seat = int(game.left_of(seat))
    return said


# --- the position in words


def describe(game: Venedig, viewer: int) -> list[Message]:
    """Players, the imaginary third, the row, the stock, then the districts one by one."""
    said = [_player_in_words(game, seat) for seat in range(game.seats)]
    if game.parties > game.seats:
        said.append(Message("describe-third", {"piles": _piles(game, game.seats) or named("nothing")}))
    row: list[Json] = [type_arg(type) for type in members_of(game.row)]
    said.append(
        Message(
            "describe-cards",
            {
                "row": row or named("nothing"),
                "deck": int(bag_size(game.deck, LANE)),
                "gold": int(game.gold_left()),
            },
        )
    )
    left: list[Json] = [
        named("pieces-of", type=type_arg(type), count=int(lane(game.stock, type, LANE))) for type in range(TYPES)
    ]
    said.append(Message("describe-stock", {"pieces": left}))
    for district in range(DISTRICTS):
        said.append(_district_in_words(game, district))
    return said


def _player_in_words(game: Venedig, seat: int) -> Message:
    player = game.players[seat]
    touched: list[Json] = [DISTRICT_NAMES[district] for district in members_of(districts_touched(player.space))]
    return Message(
        "describe-player",
        {
            "player": seat_arg(seat),
            "space": int(player.space),
            "districts": touched or named("no-district"),
            "cards": int(bag_size(player.hand, LANE)),
            "marsh": int(bag_size(player.marsh + player.offered_marsh, LANE)),
            "gold": int(bag_size(player.gold + player.offered_gold, LANE)),
            "piles": _piles(game, seat) or named("nothing"),
        },
    )


def _piles(game: Venedig, party: int) -> list[Json]:
    """The open cards before a party, with the architects it holds."""
    return [
        named(
            "pile-led" if game.architects[type] == party else "pile",
            type=type_arg(type),
            count=int(lane(game.laid[party], type, LANE)),
        )
        for type in members_of(kinds_in(game.laid[party], LANE))
    ]


def _district_in_words(game: Venedig, district: int) -> Message:
    first = int(FIRST_CELL[district])
    free: list[Json] = [CELL_NAMES[first + member] for member in members_of(game.free(district))]
    standing: list[Json] = []
    for building in buildings_on_cells(game):
        assert isinstance(building, dict)
        cells = building["cells"]
        assert isinstance(cells, list)
        mine = [cell for cell in cells if isinstance(cell, int) and DISTRICT_OF[cell] == district]
        if mine:
            standing.append(named("standing", type=named(f"type-{building['type']}"), cells=cells_named(mine)))
    return Message(
        "describe-district",
        {
            "district": DISTRICT_NAMES[district],
            "buildings": standing or named("no-building"),
            "free": free or named("no-cell"),
            "marsh": int(count(game.marsh[district])),
        },
    )

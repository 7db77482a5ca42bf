"""What is true of every position of Venedig: nothing appears or gets lost, and no two things share a place."""

from __future__ import annotations

from serenissima.core.bags import bag_size, counts_of, covers, lane
from serenissima.core.bits import count, members_of
from serenissima.games.venedig.board import (
    BASILICA_SITES,
    CELLS,
    DISTRICTS,
    DRY_AT_START,
    FIRST_BASILICA,
    FIRST_CELL,
    FIRST_PALAZZO,
    PALAZZO_SITES,
    link_cell,
)
from serenissima.games.venedig.buildings import (
    BASILICA,
    CAMPO,
    CARD_MIXES,
    CARDS,
    CASA,
    GOLD_KINDS,
    GOLD_MIX,
    HAND_LIMIT,
    LANE,
    MARSH_KINDS,
    MARSH_MIX,
    OPEN_TYPES,
    PALAZZO,
    PIECES,
    TYPES,
    card_mix,
)
from serenissima.games.venedig.state import HOME, PONTI, Venedig


def check(game: Venedig) -> None:
    """Cards, tokens, pieces, cells, architects and gondolas are all where they can be."""
    _cards(game)
    _tokens(game)
    _pieces(game)
    _architects(game)
    _gondolas(game)


def _cards(game: Venedig) -> None:
    cards = game.deck + game.discard + game.on_table() + sum(player.hand for player in game.players)
    found = counts_of(cards, LANE, TYPES)
    for type in members_of(game.row):
        found[type] += 1
    for type in members_of(game.whole_sets):
        found[type] += int(CARDS[type])
    assert found in [counts_of(card_mix(mix), LANE, TYPES) for mix in CARD_MIXES]
    assert count(game.row) < TYPES
    assert covers(game.deck_from, game.deck, LANE)
    for player in game.players:
        assert bag_size(player.hand, LANE) <= HAND_LIMIT
        assert covers(player.hand, player.shown, LANE)
    for type in range(TYPES):
        assert lane(game.on_table(), type, LANE) <= CARDS[type]
    for party in range(game.parties):
        if party != game.active:
            waiting = 1 if lane(game.laid[party], CASA, LANE) else 0  # a Casa of the imaginary third, before its site
            assert game.open_types(party) - waiting <= OPEN_TYPES


def _tokens(game: Venedig) -> None:
    marsh = game.undrained + game.traded_marsh
    gold = game.gold_stock
    for player in game.players:
        marsh += player.marsh + player.offered_marsh
        gold += player.gold + player.offered_gold
    assert counts_of(marsh, LANE, MARSH_KINDS) == counts_of(MARSH_MIX, LANE, MARSH_KINDS)
    assert counts_of(gold, LANE, GOLD_KINDS) == counts_of(GOLD_MIX, LANE, GOLD_KINDS)
    assert bag_size(game.undrained, LANE) == sum(int(count(cells)) for cells in game.marsh)


def _pieces(game: Venedig) -> None:
    covered: list[int] = []
    standing = [0] * TYPES
    for district in range(DISTRICTS):
        for type in (CASA, CAMPO):
            for member in members_of(game.pieces[type * DISTRICTS + district]):
                covered.append(int(FIRST_CELL[district]) + member)
                standing[type] += 1
        for type, sites, firsts in (
            (PALAZZO, PALAZZO_SITES, FIRST_PALAZZO),
            (BASILICA, BASILICA_SITES, FIRST_BASILICA),
        ):
            for member in members_of(game.pieces[type * DISTRICTS + district]):
                covered.extend(sites[int(firsts[district]) + member])
                standing[type] += 1
    for link in members_of(game.pieces[PONTI]):
        covered.extend(int(link_cell(link, side)) for side in range(2))
        standing[-1] += 1
    assert len(set(covered)) == len(covered)
    built = [int(FIRST_CELL[d]) + member for d in range(DISTRICTS) for member in members_of(game.built[d])]
    assert sorted(covered) == built
    for type in range(TYPES):
        assert standing[type] + lane(game.stock, type, LANE) == PIECES[type]
        assert standing[type] >= 1
    for district in range(DISTRICTS):
        assert game.marsh[district] & (game.built[district] | DRY_AT_START[district]) == 0
    assert max(built) < CELLS


def _architects(game: Venedig) -> None:
    for type in range(TYPES):
        lying = lane(game.on_table(), type, LANE)
        holder = game.architects[type]
        if type == CASA or lying == 0:
            assert holder == HOME
        else:
            most = max(lane(pile, type, LANE) for pile in game.laid)
            assert lane(game.laid[holder], type, LANE) == most


def _gondolas(game: Venedig) -> None:
    spaces = [int(player.space) for player in game.players if player.space > 0]
    if game.one_crossing:
        spaces = [10 if space == 45 else space for space in spaces]
    assert len(set(spaces)) == len(spaces)
    if not game.ended:
        assert all(space < 60 for space in spaces)
        assert all(lane(game.stock, type, LANE) > 0 for type in range(TYPES))

"""What can never be otherwise in Venedig: nothing appears or gets lost, and no two things share a place."""

from __future__ import annotations

from serenissima.core.bags import bag_size, common, counts_of, covers, lane
from serenissima.core.bits import count, members_of
from serenissima.games.venedig.board import (
    BASILICA_SITES,
    CROSSED_AGAIN,
    CROSSED_FIRST,
    DISTRICTS,
    DRY_AT_START,
    FINISH,
    FIRST_BASILICA,
    FIRST_CELL,
    FIRST_PALAZZO,
    MARSH_AT_START,
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
    GOLD_PER_SPACE,
    HAND_LIMIT,
    LANE,
    MARSH_KINDS,
    MARSH_MIX,
    OPEN_TYPES,
    PALAZZO,
    PIECES,
    PONTE,
    ROW_CLEARED_AT,
    TYPES,
    card_mix,
)
from serenissima.games.venedig.flow.draining import Drain
from serenissima.games.venedig.flow.drawing import DiscardCard, DrawCards, TakeCard
from serenissima.games.venedig.flow.trading import Exchange
from serenissima.games.venedig.imagining import possible
from serenissima.games.venedig.knowledge import sure
from serenissima.games.venedig.state import HOME, PONTI, Venedig
from serenissima.games.venedig.tokens import gold_in


def check(game: Venedig) -> None:
    """Cards, tokens, pieces, cells, architects and gondolas are all where they can be."""
    _cards(game)
    _hands(game)
    _books(game)
    _piles(game)
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
    assert found in [counts_of(card_mix(mix), LANE, TYPES) for mix in CARD_MIXES], "cards are lost or doubled"
    assert count(game.row) <= ROW_CLEARED_AT, "more cards in the row than are ever left there"
    assert game.deck != 0, "the deck is used up and not made anew"


def _hands(game: Venedig) -> None:
    for seat, player in enumerate(game.players):
        limit = HAND_LIMIT + 1 if seat == _discarding(game) else HAND_LIMIT
        assert bag_size(player.hand, LANE) <= limit, "a hand above the limit"


def _books(game: Venedig) -> None:
    for reader in game.readers():
        book = game.book_of(reader)
        assert covers(book[len(book) - 2], game.deck, LANE), "the deck holds what a reader knows not to be in it"
        for seat, player in enumerate(game.players):
            if seat != reader:
                assert covers(player.hand, sure(book, seat), LANE), "a hand lacks a card that a reader knows it to hold"
        assert possible(book, reader, game.hands(), game.deck), "hands are as a reader knows they cannot be"


def _discarding(game: Venedig) -> int:
    """The seat that still has to give up a card, or -1; an exchange may come in between."""
    frame = game.top
    while frame is not None:
        if isinstance(frame, DiscardCard):
            return int(frame.seat)
        frame = frame.after
    return -1


def _piles(game: Venedig) -> None:
    finished = 0
    for type in range(TYPES):
        lying = lane(game.on_table(), type, LANE)
        assert lying <= CARDS[type], "more cards than a building needs"
        finished += lying == CARDS[type]
    for party in range(game.parties):
        if party != game.active:
            waiting = int(lane(game.laid[party], CASA, LANE))  # a Casa of the imaginary third, before its site
            assert game.open_types(party) - waiting <= OPEN_TYPES, "more than two types before a party"
    if isinstance(game.top, Drain | DrawCards | TakeCard | DiscardCard):
        assert finished == 0, "a finished building after action 1"
        assert game.whole_sets == 0, "a whole set after action 1"
        assert game.open_types(game.active) <= OPEN_TYPES, "more than two types after action 1"
    assert lane(game.whole_sets, CASA, 1) == 0, "a Casa as a whole set"


def _exchanging(game: Venedig) -> int:
    """The seat that lays tokens aside, or -1."""
    return int(game.top.seat) if isinstance(game.top, Exchange) else -1


def _tokens(game: Venedig) -> None:
    marsh = game.undrained + game.traded_marsh
    gold = game.gold_stock + game.gold_open
    for seat, player in enumerate(game.players):
        marsh += player.marsh + player.offered_marsh
        gold += player.gold + player.offered_gold
        if seat != _exchanging(game):
            assert player.offered_marsh == player.offered_gold == 0, "tokens aside without an exchange"
        else:
            offered = player.offered_marsh + player.offered_gold
            assert offered != 0, "an exchange without tokens"
            all_gold = gold_in(player.marsh + player.offered_marsh, player.gold + player.offered_gold)
            assert all_gold >= GOLD_PER_SPACE, "an exchange without enough gold"
        assert lane(player.offered_marsh, 0, LANE) == 0, "a token without gold is handed in"
    assert counts_of(marsh, LANE, MARSH_KINDS) == counts_of(MARSH_MIX, LANE, MARSH_KINDS), "marsh lost or doubled"
    assert counts_of(gold, LANE, GOLD_KINDS) == counts_of(GOLD_MIX, LANE, GOLD_KINDS), "gold lost or doubled"
    back = bag_size(game.gold_back, LANE)
    missing = back - bag_size(common(game.gold_back, game.gold_stock, LANE), LANE)
    assert missing <= game.gold_drawn <= max(0, back - 1), "tokens are not in the stock where everybody saw them go"
    on_board = sum(int(count(cells)) for cells in game.marsh)
    assert bag_size(game.undrained, LANE) == on_board, "as many tokens as cells under marsh"


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
        standing[PONTE] += 1
    assert len(set(covered)) == len(covered), "two buildings on a cell"
    built = [int(FIRST_CELL[d]) + member for d in range(DISTRICTS) for member in members_of(game.built[d])]
    assert sorted(covered) == built, "built cells are those with buildings"
    for type in range(TYPES):
        assert standing[type] + lane(game.stock, type, LANE) == PIECES[type], "pieces lost or doubled"
        assert standing[type] >= 1, "the preset building is gone"
    for district in range(DISTRICTS):
        assert game.marsh[district] & (game.built[district] | DRY_AT_START[district]) == 0, "marsh where none can be"
        assert game.marsh[district] & ~MARSH_AT_START[district] == 0, "marsh has come back"


def _architects(game: Venedig) -> None:
    for type in range(TYPES):
        lying = lane(game.on_table(), type, LANE)
        holder = game.architects[type]
        if type == CASA or lying == 0:
            assert holder == HOME, "an architect without a building"
        else:
            assert holder != HOME, "a building without its architect"
            most = max(lane(pile, type, LANE) for pile in game.laid)
            assert lane(game.laid[holder], type, LANE) == most, "an architect who has fewer cards than another"


def _gondolas(game: Venedig) -> None:
    spaces = [int(player.space) for player in game.players if player.space > 0]
    if game.one_crossing:
        spaces = [CROSSED_FIRST if space == CROSSED_AGAIN else space for space in spaces]
    assert len(set(spaces)) == len(spaces), "two gondolas on a space"
    exhausted = any(lane(game.stock, type, LANE) == 0 for type in range(TYPES))
    assert bool(game.ended) == (exhausted or any(space >= FINISH for space in spaces)), "the end comes when it is due"

"""Games played at random to their end: nothing is lost or doubled, and copies stand on their own."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size, counts_of, lane, some
from serenissima.core.bits import BIT
from serenissima.core.chance import Chance
from serenissima.core.fields import fill_from_json, to_json
from serenissima.core.options import Options
from serenissima.games.venedig import invariants
from serenissima.games.venedig.board import BASILICA_SITES, FIRST_BASILICA, FIRST_PALAZZO, PALAZZO_SITES
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.setup import begin
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.player import Player
from serenissima.games.venedig.state import HOME, Venedig
from tests.games.venedig.table import complete, hand, pile, table, tokens

CASA, PALAZZO, CAMPO, BASILICA, PONTE = range(5)


@pytest.mark.clause("VDG-SETUP-13", "VDG-SETUP-1", "VDG-TRADE-5", "VDG-DRAW-10", "VDG-MOVE-4", "VDG-SITE-2")
@pytest.mark.parametrize(
    ("players", "luck", "every", "options"),
    [(2, 3, 1, {}), (3, 4, 2, {"cards": "as_pieces"}), (4, 5, 3, {"crossing": "two"}), (5, 6, 5, {})],
)
def test_every_position_of_a_game_holds_together(players: int, luck: int, every: int, options: dict[str, str]) -> None:
    game = TITLE.new_game(players, luck, options)
    assert isinstance(game, Venedig)
    dice, out, number = Chance(luck), Options(), 0
    while not game.over():
        number += 1
        if number % every == 0:
            TITLE.check(game)
        if number % 20 == 0:
            copy = game.clone()
            assert to_json(copy) == to_json(game)
            loaded = TITLE.begin(TITLE.setting(players, options), 0)
            fill_from_json(loaded, to_json(game), TITLE.frames)
            assert to_json(loaded) == to_json(game)
            before, other = to_json(game), game.clone()
        game.options(out)
        game.apply(out.pick(dice.below(out.size)))
        if number % 20 == 0:
            assert to_json(other) == before
    TITLE.check(game)


def wrong(game: Venedig) -> str:
    """What the invariants say of a position that cannot be."""
    with pytest.raises(AssertionError) as found:
        invariants.check(game)
    return str(found.value).split("\n")[0]


def whole(players: int = 3) -> Venedig:
    game = TITLE.new_game(players, 5)
    assert isinstance(game, Venedig)
    invariants.check(game)
    return game


@pytest.mark.clause("VDG-SETUP-13")
def test_a_card_or_token_too_many_or_too_few_is_noticed() -> None:
    for field, kind in (("deck", CASA), ("discard", PONTE)):
        game = whole()
        setattr(game, field, getattr(game, field) + some(kind, LANE))
        assert wrong(game) == "cards are lost or doubled"
    for field, said in (
        ("undrained", "marsh lost or doubled"),
        ("traded_marsh", "marsh lost or doubled"),
        ("gold_stock", "gold lost or doubled"),
        ("gold_open", "gold lost or doubled"),
        ("stock", "pieces lost or doubled"),
    ):
        game = whole()
        setattr(game, field, getattr(game, field) + 1)
        assert wrong(game) == said
    game = whole()
    game.whole_sets = BIT[CAMPO]
    assert wrong(game) == "cards are lost or doubled"
    game = whole()
    game.marsh[0] ^= BIT[0]
    assert wrong(game) == "as many tokens as cells under marsh"


@pytest.mark.clause("VDG-SETUP-13", "VDG-SETUP-14")
def test_a_position_that_cannot_be_is_noticed() -> None:
    game = whole()
    game.row = BIT[CASA] | BIT[PALAZZO] | BIT[CAMPO] | BIT[BASILICA] | BIT[PONTE]
    game.deck -= some(0, LANE) + some(1, LANE) + some(2, LANE) + some(3, LANE) + some(4, LANE)
    assert wrong(game) == "more cards in the row than are ever left there"
    game = whole()
    game.discard, game.deck = game.deck, 0
    assert wrong(game) == "the deck is used up and not made anew"
    game = complete(table())
    hand(game, 0, "casa " * 6)
    assert wrong(complete(game)) == "a hand above the limit"
    game = complete(table())
    pile(game, 0, "campo", 4)
    assert wrong(complete(game)) == "more cards than a building needs"
    game = table()
    for name in ("campo", "palazzo", "ponte"):
        pile(game, 1, name, 1)
    assert wrong(complete(game)) == "more than two types before a party"
    game = table()
    pile(game, 1, "campo", 2)
    game.architects[CAMPO] = 0
    assert wrong(complete(game)) == "an architect who has fewer cards than another"
    game.architects[CAMPO] = HOME
    assert wrong(complete(game)) == "a building without its architect"
    game = table()
    game.architects[CAMPO] = 0
    assert wrong(complete(game)) == "an architect without a building"
    game = table()
    game.players[1].space = game.players[2].space = 4
    assert wrong(complete(game)) == "two gondolas on a space"
    game.players[1].space, game.players[2].space = 10, 45
    assert wrong(complete(game)) == "two gondolas on a space"
    game.players[1].space = 60
    assert wrong(complete(game)) == "the end comes when it is due"
    game = table()
    game.ended = 1
    assert wrong(complete(game)) == "the end comes when it is due"
    game = table()
    game.players[0].offered_gold = some(2, LANE)
    assert wrong(complete(game)) == "tokens aside without an exchange"


@pytest.mark.clause("VDG-SETUP-14")
def test_what_a_reader_knows_must_be_true() -> None:
    game = complete(table())
    game.book[0] = some(CASA, LANE)
    assert wrong(game) == "a hand lacks a card that a reader knows it to hold"
    game = complete(table())
    for place in range(len(game.book)):
        game.book[place] = 0
    assert wrong(game) == "the deck holds what a reader knows not to be in it"


@pytest.mark.clause("VDG-SETUP-14")
def test_a_player_begins_with_nothing() -> None:
    player = Player()
    assert (player.hand, player.marsh, player.gold, player.space) == (0, 0, 0, 0)
    assert (player.offered_marsh, player.offered_gold, len(player.book)) == (0, 0, 0)


@pytest.mark.clause("VDG-TWO-1")
def test_a_table_before_it_is_set_up() -> None:
    game = begin(2, "balanced", True, 3)
    assert game.top is not None
    assert game.top.seat == 0
    assert (game.parties, game.one_crossing, game.active, game.third_served, game.ended) == (3, 1, 0, 0, 0)
    assert begin(3, "balanced", False, 3).one_crossing == 0
    for number in (game.deck, game.discard, game.stock, game.row, game.undrained, game.gold_stock, game.begun_now):
        assert number == 0
    for number in (game.traded_marsh, game.gold_open, game.gold_back, game.gold_drawn, game.whole_sets):
        assert number == 0
    for places in (game.marsh, game.built, game.pieces, game.laid, game.architects):
        assert len(places) == 0
    assert len(FIRST_PALAZZO) == len(FIRST_BASILICA) == 6
    assert (FIRST_PALAZZO[5], FIRST_BASILICA[5]) == (len(PALAZZO_SITES), len(BASILICA_SITES))


@pytest.mark.clause("VDG-SETUP-14")
@pytest.mark.parametrize(
    ("values", "may"), [((2, 2), False), ((0, 0, 0), True), ((3,), True), ((), False), ((1, 1, 1, 1), True)]
)
def test_whether_an_exchange_is_possible_follows_from_the_number_of_tokens(values: tuple[int, ...], may: bool) -> None:
    game = table()
    tokens(game, 0, *values)
    assert game.could_trade(0) == may
    assert not game.could_trade(1)
    assert bag_size(game.players[0].marsh + game.players[0].gold, LANE) == len(values)
    assert counts_of(game.players[0].hand, LANE, 5) == [0] * 5
    assert lane(game.deck, CASA, LANE) > 0


@pytest.mark.clause("VDG-SETUP-14")
def test_the_hidden_zones_are_hands_tokens_deck_and_stocks() -> None:
    game = table(2)
    for seat in range(2):
        for which in range(5):
            game.set_zone(seat * 5 + which, some(which % 3, LANE, seat + 1))
    one, two = game.players
    assert [one.hand, one.marsh, one.gold, one.offered_marsh, one.offered_gold] == [
        some(kind, LANE) for kind in (0, 1, 2, 0, 1)
    ]
    assert [two.hand, two.marsh, two.gold, two.offered_marsh, two.offered_gold] == [
        some(kind, LANE, 2) for kind in (0, 1, 2, 0, 1)
    ]
    for which, number in enumerate((7, 8, 9)):
        game.set_zone(10 + which, number)
    assert (game.deck, game.undrained, game.gold_stock) == (7, 8, 9)
    assert game.zones() == 13
    assert [game.zone(z) for z in range(10, 13)] == [7, 8, 9]
    assert [game.zone(z) for z in range(5)] == [1, 256, 65536, 1, 256]
    assert [game.zone_pool(z) for z in range(13)] == [0, 1, 2, 1, 2, 0, 1, 2, 1, 2, 0, 1, 2]
    assert {game.zone_bits(z) for z in range(13)} == {LANE}
    for viewer in (-1, 0, 1):
        open_to = [z for z in range(13) if game.zone_open_to(z, viewer)]
        assert open_to == ([] if viewer < 0 else list(range(5 * viewer, 5 * viewer + 5)))

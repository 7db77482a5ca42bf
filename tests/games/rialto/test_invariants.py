"""The check that runs in play: it passes every position of whole games, and no position that cannot be."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serenissima.core.bags import some
from serenissima.core.chance import Chance
from serenissima.core.options import Options
from serenissima.games.rialto.board import GONDOLA
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import BUILDING_BITS, COUNCIL_BITS, TILE_BITS
from serenissima.games.rialto.state import Rialto
from serenissima.trials.bench import midgame
from tests.games.rialto.position import bag

Spoil = Callable[[Rialto], None]


def played(after: int = 90, seed: int = 5, **options: str) -> Rialto:
    """A position of a random game."""
    game = midgame(TITLE, TITLE.setting(2 if options else 3, options), seed, after)
    assert isinstance(game, Rialto)
    return game


def set_to(name: str, value: int) -> Spoil:
    def spoil(game: Rialto) -> None:
        setattr(game, name, value)

    return spoil


def add(name: str, value: int, seat: int | None = None) -> Spoil:
    def spoil(game: Rialto) -> None:
        part = game if seat is None else game.players[seat]
        setattr(part, name, getattr(part, name) + value)

    return spoil


def shown_in_nobodys_hand(game: Rialto) -> None:
    player = game.players[0]
    player.shown += bag(doge=11)


def sure_but_not_shown(game: Rialto) -> None:
    player = game.players[0]
    player.shown = 0
    player.sure = player.hand


def lacks_what_it_holds(game: Rialto) -> None:
    player = next(player for player in game.players if player.hand != 0)
    player.lacks = 127


def drew_more_than_it_did(game: Rialto) -> None:
    player = next(player for player in game.players if player.hand != 0)
    player.shown = player.sure = 0
    player.lacked, player.drawn = 127, 0


def knows_of_a_card_that_is_elsewhere(game: Rialto) -> None:
    for player in game.players:
        player.fresh = 0
    game.stacked = bag(doge=11)


def knows_more_than_is_there(game: Rialto) -> None:
    for player in game.players:
        player.fresh = 0
    game.players[1].stacked = bag(doge=11)


def stands_along_a_bank_for_nothing(game: Rialto) -> None:
    game.players[0].council |= some(0, COUNCIL_BITS) + some(1, COUNCIL_BITS) + some(2, COUNCIL_BITS)
    game.players[0].general = 18
    game.bank_winners, game.banks = 0, 3
    _count_councillors(game)


def turned_a_bank_without_a_winner(game: Rialto) -> None:
    game.bank_winners, game.banks = 0, 0


def won_a_bank_that_lies_open(game: Rialto) -> None:
    game.bank_winners, game.banks, game.stage = 1, 3, 2


def _count_councillors(game: Rialto) -> None:
    player = game.players[0]
    player.general = 0
    player.reserve = 18 - sum(int(player.stands_in(district)) for district in range(6))


def holds_too_much(game: Rialto) -> None:
    game.stage = 0
    game.players[0].keep = 0
    game.players[0].hand += game.pile
    game.pile = 0


def cut_when_nobody_cuts(game: Rialto) -> None:
    game.players[0].cut += game.pile
    game.pile = 0


def laid_two_gondolas_for_one(game: Rialto) -> None:
    game.gondolas -= 1


def laid_where_nothing_is_joined(game: Rialto) -> None:
    game.tiles += some(1, TILE_BITS, GONDOLA)  # Cannaregio and San Marco are not joined on this map
    game.gondolas -= 1


def laid_one_bridge_twice(game: Rialto) -> None:
    places = [link for link in range(15) if game.free >> link & 1][:2]
    for link in places:
        game.lay_tile(link, 2 + 2 * 5)
    game.unseen_bridges = 0
    game.bridge = -1


def stands_out_of_order(game: Rialto) -> None:
    game.players[int(game.in_doge_order(2))].doge = 99


SPOILS: list[Spoil] = [
    add("pile", bag(doge=1)),
    add("spent", bag(joker=1)),
    add("hand", bag(gold=1), 0),
    add("dropped", bag(gold=1), 1),
    add("played", bag(gold=1), 1),
    set_to("round", 6),
    set_to("round", -1),
    holds_too_much,
    cut_when_nobody_cuts,
    shown_in_nobodys_hand,
    sure_but_not_shown,
    lacks_what_it_holds,
    drew_more_than_it_did,
    knows_of_a_card_that_is_elsewhere,
    knows_more_than_is_there,
    add("shed", bag(doge=11), 0),
    add("stock", some(3, BUILDING_BITS)),
    add("buildings", some(3, BUILDING_BITS), 1),
    add("used", some(3, BUILDING_BITS, 6), 1),
    add("coins", 1),
    add("coins", 1, 0),
    add("points", -99, 0),
    add("reserve", 1, 1),
    add("general", -1, 2),
    stands_along_a_bank_for_nothing,
    turned_a_bank_without_a_winner,
    won_a_bank_that_lies_open,
    laid_two_gondolas_for_one,
    laid_where_nothing_is_joined,
    laid_one_bridge_twice,
    set_to("free", 0),
    stands_out_of_order,
    set_to("order", 0),
]


@pytest.mark.parametrize("spoil", SPOILS, ids=[getattr(spoil, "__qualname__", "") for spoil in SPOILS])
def test_what_cannot_be_is_refused(spoil: Spoil) -> None:
    game = played()
    TITLE.check(game)
    spoil(game)
    with pytest.raises(AssertionError):
        TITLE.check(game)


def test_the_mark_is_on_a_free_connection_or_nowhere() -> None:
    game = played(neutral="yes")
    TITLE.check(game)
    for wrong in (-1, next(link for link in range(15) if not game.free >> link & 1)):
        game.marked = wrong
        with pytest.raises(AssertionError):
            TITLE.check(game)


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_every_position_of_a_game_passes(players: int) -> None:
    game = TITLE.new_game(players, players + 40)
    dice, listed = Chance(players), Options()
    while not game.over():
        TITLE.check(game)
        game.options(listed)
        game.apply(listed.pick(dice.below(listed.size)))
    TITLE.check(game)

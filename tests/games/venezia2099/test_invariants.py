"""What can never be otherwise: every damage done to a position is noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serenissima.core.bits import BIT, lowest, members_of
from serenissima.core.chance import Chance
from serenissima.core.options import Options
from serenissima.games.venezia2099.actions import GONDOLA
from serenissima.games.venezia2099.city import PLATFORM, rank_of
from serenissima.games.venezia2099.flow.sinking import RescueFigure
from serenissima.games.venezia2099.flow.turn import MoveFigure
from serenissima.games.venezia2099.invariants import check
from serenissima.games.venezia2099.state import NOWHERE, Venezia
from tests.games.venezia2099.position import new


def played(decisions: int = 45) -> Venezia:
    """A game of four in the middle: nobody has played a gondola to move."""
    game = new(4)
    dice = Chance(1)
    options = Options()
    for _ in range(decisions):
        if game.over():
            break
        game.options(options)
        offered = [action for action in options.as_list() if not GONDOLA.covers(action)]
        game.apply(offered[dice.below(len(offered))])
    return game


def _square_with(game: Venezia, coins: bool) -> int:
    """A dry district without a figure, with or without coins."""
    return next(n for n in members_of(game.free_city()) if (game.coins_on[n] > 0) == coins)


def _platform(game: Venezia) -> int:
    return next(n for n in range(64) if game.tile[n] == PLATFORM)


def _two(game: Venezia) -> int:
    return next(n for n in members_of(game.free_city()) if rank_of(game.tile[n]) == 0)


def _sunk(game: Venezia) -> int:
    return int(lowest(game.districts & ~game.dry))


def _figure(game: Venezia) -> int:
    """A figure of seat 0 that stands."""
    return next(n for n, square in enumerate(game.players[0].figures) if square != NOWHERE)


def lose_a_tile(game: Venezia) -> None:
    game.tile = game.tile[:]
    game.tile[_platform(game)] = 65


def double_a_platform(game: Venezia) -> None:
    game.tile = game.tile[:]
    game.tile[_two(game)] = PLATFORM


def forget_a_district(game: Venezia) -> None:
    game.districts ^= BIT[_two(game)]


def double_a_district(game: Venezia) -> None:
    game.tile = game.tile[:]
    game.tile[_two(game)] = game.tile[_sunk(game)]


def mislay_a_district(game: Venezia) -> None:
    game.square_of = game.square_of[:]
    game.square_of[0] = game.square_of[1]


def sink_a_platform(game: Venezia) -> None:
    game.taken &= ~BIT[_platform(game)]
    game.dry ^= BIT[_platform(game)]


def sink_a_two(game: Venezia) -> None:
    game.dry ^= BIT[_two(game)]


def double_a_figure(game: Venezia) -> None:
    game.players[0].figures[_figure(game)] = next(n for n in game.players[1].figures if n != NOWHERE)


def forget_a_figure(game: Venezia) -> None:
    game.players[0].figures[_figure(game)] = NOWHERE


def stand_in_the_water(game: Venezia) -> None:
    game.stand(0, _figure(game), _sunk(game))


def add_a_figure(game: Venezia) -> None:
    game.players[0].figures = type(game.tile)([*game.players[0].figures, NOWHERE])


def add_a_gondola(game: Venezia) -> None:
    game.players[0].gondolas = 3


def owe_a_gondola(game: Venezia) -> None:
    game.players[0].gondolas = -1


def double_a_card(game: Venezia) -> None:
    game.players[0].hand |= BIT[lowest(game.players[1].hand)]


def lose_a_card(game: Venezia) -> None:
    game.undealt ^= BIT[lowest(game.undealt)]


def sink_without_a_card(game: Venezia) -> None:
    game.dry ^= BIT[next(n for n in members_of(game.free_city()) if rank_of(game.tile[n]) > 0)]


def deal_a_card_more(game: Venezia) -> None:
    card = BIT[next(n for n in members_of(game.undealt) if rank_of(n) >= game.players[3].floor)]
    game.undealt ^= card
    game.players[3].hand |= card


def take_two_turns(game: Venezia) -> None:
    """Three cards of seat 0 lie under those of seat 1."""
    for _ in range(3):
        card = BIT[lowest(game.players[0].hand)]
        game.players[0].hand ^= card
        game.players[1].hand |= card
    game.players[1].floor = 1


def raise_a_bound(game: Venezia) -> None:
    game.players[0].floor = rank_of(lowest(game.players[0].hand)) + 1


def lower_a_bound(game: Venezia) -> None:
    game.players[0].floor = 0


def owe_a_treasure(game: Venezia) -> None:
    game.players[0].treasures[0] -= 20
    game.supply[0] += 20


def borrow_a_treasure(game: Venezia) -> None:
    game.supply[0] -= 20
    game.players[0].treasures[0] += 20


def mint_a_treasure(game: Venezia) -> None:
    game.supply[0] += 1


def mint_a_coin(game: Venezia) -> None:
    game.players[0].coins += 1


def lose_a_coin(game: Venezia) -> None:
    game.players[0].coins -= 1


def owe_coins(game: Venezia) -> None:
    game.sunk_coins += 50
    game.players[0].coins -= 50


def raise_coins_from_the_sea(game: Venezia) -> None:
    game.players[0].coins += 50
    game.sunk_coins -= 50


def pay_two_at_once(game: Venezia) -> None:
    game.players[0].coins -= 2
    game.coins_on[_square_with(game, coins=False)] += 2


def pay_on_a_platform(game: Venezia) -> None:
    game.players[0].coins -= 1
    game.coins_on[_platform(game)] += 1


def leave_coins_in_the_water(game: Venezia) -> None:
    game.players[0].coins -= 1
    game.coins_on[_sunk(game)] += 1


def save_without_a_gondola(game: Venezia) -> None:
    _fall(game)
    game.players[0].gondolas = 0


def save_from_dry_land(game: Venezia) -> None:
    figure = _figure(game)
    square = int(game.players[0].figures[figure])
    game.stand(0, figure, NOWHERE)
    game.do(RescueFigure(0, figure, square))


def save_who_stands(game: Venezia) -> None:
    game.do(RescueFigure(0, _figure(game), _sunk(game)))


def _fall(game: Venezia) -> None:
    figure = _figure(game)
    game.stand(0, figure, NOWHERE)
    game.do(RescueFigure(0, figure, _sunk(game)))


DAMAGE: dict[Callable[[Venezia], None], str] = {
    lose_a_tile: "a hole in it",
    double_a_platform: "platforms lost or doubled",
    forget_a_district: "not those with a district",
    double_a_district: "lies in two places",
    mislay_a_district: "lies elsewhere",
    sink_a_platform: "a platform has sunk",
    sink_a_two: "a 2 has sunk",
    double_a_figure: "two figures on a square",
    forget_a_figure: "taken squares",
    stand_in_the_water: "a figure in the water",
    add_a_figure: "figures lost or doubled",
    add_a_gondola: "gondola cards",
    owe_a_gondola: "gondola cards",
    double_a_card: "a card in two places",
    lose_a_card: "a card is lost",
    sink_without_a_card: "without its prophecy",
    deal_a_card_more: "undealt cards",
    take_two_turns: "two turns more",
    raise_a_bound: "below the last played",
    lower_a_bound: "no prophecy has set",
    owe_a_treasure: "fewer than no treasures",
    borrow_a_treasure: "fewer than no treasures",
    mint_a_treasure: "treasures lost or doubled",
    mint_a_coin: "coins lost or doubled",
    lose_a_coin: "coins lost or doubled",
    owe_coins: "fewer than no coins",
    raise_coins_from_the_sea: "fewer than no coins",
    pay_two_at_once: "1, 2, 4, 8",
    pay_on_a_platform: "on a platform or in the water",
    leave_coins_in_the_water: "on a platform or in the water",
    save_without_a_gondola: "without a gondola",
    save_from_dry_land: "from a dry square",
    save_who_stands: "that stands",
}


@pytest.mark.parametrize("damage", DAMAGE, ids=[damage.__name__ for damage in DAMAGE])
def test_damage_is_noticed(damage: Callable[[Venezia], None]) -> None:
    game = played()
    check(game)
    damage(game)
    with pytest.raises(AssertionError, match=DAMAGE[damage]):
        check(game)


def test_a_turn_without_a_prophecy_is_noticed() -> None:
    game = played(1000)
    assert game.over()
    check(game)
    game.do(MoveFigure(0))
    with pytest.raises(AssertionError, match="a turn without a prophecy"):
        check(game)


def test_a_rescue_is_in_order() -> None:
    game = played()
    _fall(game)
    check(game)

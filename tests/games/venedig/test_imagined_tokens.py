"""Marsh and gold are imagined as they can lie for all that a viewer saw."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.bags import bag_size, lane, some
from serenissima.core.fields import view
from serenissima.core.secrets import determinize
from serenissima.games.venedig.actions import HAND_IN, TRADE
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.flow.building import draw_gold
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import Venedig
from tests.games.venedig.table import act, complete, table, tokens

Bag = tuple[int, ...]
FIVE = 5


def gold_of(values: Bag, first: int) -> int:
    return sum((first + kind) * number for kind, number in enumerate(values))


@pytest.mark.clause("VDG-TRADE-7")
@pytest.mark.parametrize(
    ("kept", "aside"), [((6, 3, 2, 0), [6]), ((2, 2, 2, 1, 0), [2, 2]), ((4, 2, 1), [4]), ((5,), [5])]
)
def test_who_lays_tokens_aside_is_imagined_with_enough(kept: tuple[int, ...], aside: list[int]) -> None:
    game = table(2)
    tokens(game, 0, *kept)
    tokens(game, 1, 3, 0, 0)
    for value in aside:
        act(game, HAND_IN, value)
    sizes = [view(game, 1)["players"]]
    seen: set[tuple[Bag, Bag]] = set()
    for luck in range(300):
        imagined = determinize(game, 1, luck)
        assert [view(imagined, 1)["players"]] == sizes
        part: Any = view(imagined, 0)["players"]
        marsh, gold = tuple(part[0]["offered_marsh"]), tuple(part[0]["offered_gold"])
        assert marsh[0] == 0, "a token without gold is handed in"
        laid = [value for value, number in enumerate((*marsh, *gold)) for _ in range(number)]
        total = sum(laid)
        rest = (*part[0]["marsh"], *part[0]["gold"])
        total += sum(value * number for value, number in enumerate(rest) if value <= min(laid))
        assert total >= FIVE, "an exchange that cannot be made"
        seen.add((marsh, gold))
    assert len(seen) > 1 or aside == [6], "always the same tokens"


@pytest.mark.clause("VDG-TRADE-7", "VDG-SETUP-14")
@pytest.mark.parametrize("viewer", [-1, 0, 1, 2])
def test_every_token_lies_somewhere_while_some_are_laid_aside(viewer: int) -> None:
    game = table(3)
    tokens(game, 0, 6, 5, 2, 2, 1, 1, 0)
    tokens(game, 1, 4, 3, 0, 0, 1)
    tokens(game, 2, 5, 2)
    game = complete(game)
    for value in (2, 2):
        act(game, HAND_IN, value)
    sizes = [list(part.values()) for part in counted(game)]
    gold_of_one = set()
    for luck in range(150):
        imagined = determinize(game, viewer, luck)
        TITLE.check(imagined)
        assert [list(part.values()) for part in counted(imagined)] == sizes
        gold_of_one.add(int(imagined.players[1].gold))
    assert (len(gold_of_one) > 1) == (viewer != 1), "the viewer's own stay"


def counted(game: Venedig) -> list[dict[str, int]]:
    """How many tokens each player has, kept and aside."""
    names = ("marsh", "gold", "offered_marsh", "offered_gold")
    return [{name: int(bag_size(getattr(player, name), LANE)) for name in names} for player in game.players]


@pytest.mark.clause("VDG-TRADE-7")
def test_a_stock_too_poor_for_an_exchange_leaves_the_tokens_that_make_one() -> None:
    """Of all tokens that seat 1 does not see, only the 6 is worth five: it must lie aside."""
    game = table(3)
    tokens(game, 0, 6)
    tokens(game, 2, 3, 3, 3)
    game.gold_stock = some(0, LANE)
    act(game, HAND_IN, 6)
    for luck in range(200):
        imagined = determinize(game, 1, luck)
        assert imagined.players[0].offered_gold == some(3, LANE)
        assert imagined.players[2].gold == some(0, LANE, 3)


@pytest.mark.clause("VDG-TRADE-5", "VDG-TRADE-8")
@pytest.mark.parametrize("drawn", [0, 1, 2, 4])
def test_tokens_seen_going_back_lie_in_the_stock_until_drawn(drawn: int) -> None:
    """Seat 0 hands in all four tokens worth 6; then seats 1 and 2 draw some, and seat 2 watches."""
    game = table(3)
    game.gold_stock = 0
    tokens(game, 0, 6, 6, 6, 6)
    tokens(game, 1, 3, 4)
    for kind in range(3):
        game.gold_stock += some(kind, LANE, 3)
    for _ in range(4):
        act(game, HAND_IN, 6)
    act(game, TRADE)
    assert game.gold_open == some(3, LANE, 4)
    for _ in range(drawn):
        draw_gold(game, 1)
    most = max(lane(determinize(game, 2, luck).players[1].gold, 3, LANE) for luck in range(400))
    assert most == drawn
    assert {int(determinize(game, 2, luck).gold_left()) for luck in range(20)} == {13 - drawn}
    if 0 < drawn < 4:
        assert game.gold_back == some(3, LANE, 4)
        least = min(lane(determinize(game, 2, luck).gold_stock, 3, LANE) for luck in range(400))
        assert least == 4 - drawn
    assert (game.gold_back, game.gold_drawn) == ((some(3, LANE, 4), drawn) if 0 < drawn < 4 else (0, 0))

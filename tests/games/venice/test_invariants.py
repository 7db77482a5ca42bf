"""Each thing that cannot be is noticed: a position broken in one place is refused with its reason."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from librt.vecs import append

from serenissima.core.bits import BIT, lowest
from serenissima.core.options import Options
from serenissima.games.venice.invariants import check
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import DRAWN, entry


def whole(players: int) -> Venice:
    """A position after some play, in which nothing is wrong."""
    game = TITLE.new_game(players, 4)
    assert isinstance(game, Venice)
    out = Options()
    for _ in range(40):
        game.options(out)
        game.act(int(game.to_play()), out.pick(0))
    check(game)
    return game


def lose_mission(game: Venice) -> None:
    game.mission_pool ^= BIT[lowest(game.mission_pool)]


def double_card(game: Venice) -> None:
    game.influence_discard |= BIT[lowest(game.influence_pool)]


def move_mission_untold(game: Venice) -> None:
    card = BIT[lowest(game.players[0].hand)]
    game.players[0].hand ^= card
    game.mission_pool ^= card


def tell_what_was_not(game: Venice) -> None:
    game.influence_story = append(game.influence_story, entry(DRAWN, 0, 0, 3))


def lose_assistant(game: Venice) -> None:
    game.staff[0] -= 1


def lose_bridge(game: Venice) -> None:
    game.spans[0] -= 1


def share_a_space(game: Venice) -> None:
    tile = next(t for t in range(12) if game.space_of(0, t) == 0 and game.space_of(1, t) == 0)
    game.space[tile] = game.space[12 + tile] = 1
    game.staff[0] -= 1
    game.staff[1] -= 1


def float_a_gondola(game: Venice) -> None:
    game.height[0] = 3


def overload(game: Venice) -> None:
    game.players[1].cargo = 0x000006


def owe_coins(game: Venice) -> None:
    game.players[0].coins = -1


def exceed_scrolls(game: Venice) -> None:
    game.players[0].scrolls = 11


def exceed_intrigue(game: Venice) -> None:
    game.players[0].intrigue = 9


def leave_the_council(game: Venice) -> None:
    game.players[0].council = 21


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (lose_mission, "missions are missing"),
        (double_card, "influence cards are doubled"),
        (move_mission_untold, "hold other missions than the story tells"),
        (tell_what_was_not, "hold other influence cards than the story tells"),
        (lose_assistant, "an assistant is lost"),
        (lose_bridge, "a bridge is lost"),
        (share_a_space, "two assistants share a space"),
        (float_a_gondola, "do not lie on each other"),
        (overload, "a gondola is overloaded"),
        (owe_coins, "fewer than no coins"),
        (exceed_scrolls, "scrolls off the track"),
        (exceed_intrigue, "intrigue off the track"),
        (leave_the_council, "council marker off the track"),
    ],
)
def test_what_cannot_be_is_noticed(broken: Callable[[Venice], None], reason: str) -> None:
    game = whole(3)
    broken(game)
    with pytest.raises(AssertionError, match=reason):
        check(game)


def lose_doge_card(game: Venice) -> None:
    game.doge_pool ^= BIT[lowest(game.doge_pool)]


def lose_smuggler_card(game: Venice) -> None:
    game.decks[0].box = 0


def box_a_card_shown(game: Venice) -> None:
    deck = game.decks[0]
    deck.shown |= deck.box


def enrich_the_doge(game: Venice) -> None:
    game.doge_scrolls = 6


@pytest.mark.parametrize(
    ("broken", "reason"),
    [
        (lose_doge_card, "Doge cards are missing"),
        (lose_smuggler_card, "smuggler cards are missing"),
        (box_a_card_shown, "shown is in the box"),
        (enrich_the_doge, "too many scrolls"),
    ],
)
def test_what_the_doge_cannot_have_is_noticed(broken: Callable[[Venice], None], reason: str) -> None:
    game = whole(1)
    broken(game)
    with pytest.raises(AssertionError, match=reason):
        check(game)

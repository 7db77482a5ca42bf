"""What is always true of a position: no component is lost or doubled, and no limit is broken."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import BIT, count
from serenissima.games.venice.buildings import SPACES, TILES
from serenissima.games.venice.cards import DOGE_CARDS, INFLUENCE_CARDS, MISSIONS
from serenissima.games.venice.city import CANALS, DOCKS
from serenissima.games.venice.flow.cargo import DropCubes, Restow, TakeCubes
from serenissima.games.venice.numbers import (
    ASSISTANTS,
    BRIDGES,
    CARGO,
    COUNCIL_LAST,
    INTRIGUE_LIMIT,
    MISSION_HAND,
    MISSION_SLOTS,
    SCROLL_LIMIT,
    SOLO_INTRIGUE_LIMIT,
    SOLO_SCROLL_LIMIT,
)
from serenissima.games.venice.state import NOWHERE, Venice


def check(game: Venice) -> None:
    """Raise AssertionError when something cannot be."""
    check_cards(game)
    check_board(game)
    for seat in range(game.seats):
        check_player(game, seat)
    assert 0 <= game.doge_scrolls <= SOLO_SCROLL_LIMIT, "the Doge has too many scrolls"
    assert 0 <= game.doge_intrigue < SOLO_INTRIGUE_LIMIT, "the Doge has too much intrigue"
    assert game.doge_points >= 0, "the Doge has fewer than no points"


def _whole(parts: list[i64], everything: i64, what: str) -> None:
    """The parts are disjoint and make up the whole."""
    union: i64 = 0
    size: i64 = 0
    for part in parts:
        union |= part
        size += count(part)
    assert union == everything, f"{what} are missing or too many"
    assert size == count(everything), f"{what} are doubled"


def check_cards(game: Venice) -> None:
    """Every card is in one place."""
    missions: list[i64] = [game.mission_pool]
    influence: list[i64] = [game.influence_pool, game.influence_discard]
    for player in game.players:
        missions += [player.hand, player.drawn, player.done]
        influence += [player.cards, player.offered]
        assert player.slotted & player.done == player.slotted, "an effect works without its mission"
        assert count(player.hand) <= MISSION_HAND, "too many missions in hand"
        assert count(player.slotted) <= MISSION_SLOTS, "too many effects at work"
    missions += [BIT[card] for card in game.mission_under]
    influence += [BIT[card] for card in game.influence_under]
    _whole(missions, BIT[MISSIONS] - 1, "missions")
    _whole(influence, BIT[INFLUENCE_CARDS] - 1, "influence cards")
    assert 0 <= game.mission_left <= count(game.mission_pool), "the mission deck holds more than there is"
    for place, deck in enumerate(game.decks):
        if deck.pool | deck.discard != 0:
            parts: list[i64] = [deck.pool, deck.discard, deck.box]
            parts += [BIT[card] for card in deck.seen]
            if game.taxi != 0 and place == 0:
                parts.append(BIT[game.taxi_to])
            _whole(parts, BIT[TILES] - 1, "smuggler cards")
    if game.solo():
        shown = sum(1 for card in game.doge_row if card != NOWHERE)
        assert count(game.doge_pool) + shown <= DOGE_CARDS, "too many Doge cards"
        assert 0 <= game.doge_left <= count(game.doge_pool), "the Doge deck holds more than there is"


def check_board(game: Venice) -> None:
    """Assistants, bridges and gondolas are where they can be, and all of them are somewhere."""
    for house in range(game.houses()):
        placed = sum(1 for tile in range(TILES) if game.space_of(house, tile) > 0)
        assert placed + game.staff[house] == ASSISTANTS, "an assistant is lost"
        built = sum(1 for canal in range(CANALS) if game.bridge[canal] == house + 1)
        assert built + game.spans[house] == BRIDGES, "a bridge is lost"
    for tile in range(TILES):
        spaces = [game.space_of(house, tile) for house in range(game.houses())]
        for space in range(1, SPACES):
            assert spaces.count(space) <= 1, "two assistants share a space"
    for dock in range(DOCKS):
        here = [gondola for gondola in range(len(game.berth)) if game.berth[gondola] == dock]
        heights = sorted(int(game.height[gondola]) for gondola in here)
        assert heights == list(range(len(here))), "gondolas do not lie on each other"
        owners = [gondola >> 1 for gondola in here if gondola >> 1 < game.seats]
        assert len(set(owners)) == len(owners), "two gondolas of a player share a dock"
    if game.taxi != 0:
        assert (game.taxi_at == NOWHERE) == (game.taxi_aboard != 0), "the Doge is lost"


def check_player(game: Venice, seat: i64) -> None:
    """Tracks stay within their ends, and gondolas are not overloaded unless their owner is just seeing to that."""
    player = game.players[seat]
    assert player.coins >= 0, "fewer than no coins"
    assert player.points >= 0, "fewer than no points"
    assert 0 <= player.scrolls <= SCROLL_LIMIT, "scrolls off the track"
    assert 0 <= player.intrigue <= INTRIGUE_LIMIT[game.seats], "intrigue off the track"
    assert 0 <= player.council <= COUNCIL_LAST, "council marker off the track"
    if not isinstance(game.top, DropCubes | Restow | TakeCubes):
        for gondola in range(2):
            assert player.load(gondola) <= CARGO, "a gondola is overloaded"

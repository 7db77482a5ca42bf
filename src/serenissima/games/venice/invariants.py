"""What is always true of a position: no component is lost or doubled, and no limit is broken."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, has
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
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import DRAWN, RETURNED, SHUFFLED, card_of, choice_of, seat_of, what_of
from serenissima.games.venice.table import NOWHERE


def check(game: Venice) -> None:
    """Raise AssertionError when something cannot be."""
    check_cards(game)
    check_stories(game)
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
        assert deck.box & deck.shown == 0, "a smuggler card that was shown is in the box"
        if deck.pool | deck.discard != 0:
            parts: list[i64] = [deck.pool, deck.discard, deck.box]
            parts += [BIT[card] for card in deck.seen]
            if game.taxi != 0 and place == 0:
                parts.append(BIT[game.taxi_to])
            _whole(parts, BIT[TILES] - 1, "smuggler cards")
    if len(game.doge_row) != 0:
        row: list[i64] = [BIT[card] for card in game.doge_row if card != NOWHERE]
        _whole([*row, game.doge_pool, game.doge_discard], BIT[DOGE_CARDS] - 1, "Doge cards")
        assert 0 <= game.doge_left <= count(game.doge_pool), "the Doge deck holds more than there is"


def check_stories(game: Venice) -> None:
    """What the stories tell of missions and influence cards is how they lie."""
    if len(game.mission_story) != 0:
        hands = [player.hand | player.drawn for player in game.players]
        check_story(game.mission_story, hands, list(game.mission_under), "missions")
    if len(game.influence_story) != 0:
        hands = [player.cards | player.offered for player in game.players]
        check_story(game.influence_story, hands, list(game.influence_under), "influence cards")


def check_story(story: vec[i64], hands: list[i64], under: list[i64], what: str) -> None:
    """Follow a story card by card to where they are now."""
    held: list[i64] = [0 for _ in hands]
    deck = choice_of(story[0])
    lying: list[i64] = []
    shown: i64 = 0
    for happened in story[1:]:
        kind = what_of(happened)
        seat = seat_of(happened)
        card = card_of(happened)
        if kind == DRAWN:
            if deck > 0:
                deck -= 1
            else:
                assert lying.pop(0) == card, f"{what} are not drawn from the top"
            assert not has(held[seat], card), f"{what} are drawn twice"
            held[seat] |= BIT[card]
        elif kind == SHUFFLED:
            deck = count(shown)
            shown = 0
        else:
            assert has(held[seat], card), f"{what} leave a hand that does not have them"
            held[seat] ^= BIT[card]
            if kind == RETURNED:
                lying.append(card)
            else:
                shown |= BIT[card]
    assert held == hands, f"the hands hold other {what} than the story tells"
    assert lying == under, f"other {what} lie under the deck than the story tells"


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

"""What is true of every position of Doge: each piece of the box is in one place, and nobody stands where nobody may."""

from __future__ import annotations

from serenissima.core.bags import counts_of, covers
from serenissima.core.bits import BIT, has
from serenissima.games.doge.ballots import BALLOT_OF, BITS, EMPTY, FULL, HEAP_OF, KINDS
from serenissima.games.doge.board import (
    AREAS,
    CIRCLE,
    COUNCILLORS,
    DISTRICTS,
    HOME,
    HOUSES,
    LAST_YEAR,
    NEUTRAL,
    PALACES,
    RINGS,
    ROUNDS,
    SPACES,
)
from serenissima.games.doge.state import UNDECIDED, Doge


def check(game: Doge) -> None:
    """Every piece is somewhere, once, and where it may be."""
    check_order(game)
    check_councillors(game)
    for seat in range(int(game.seats)):
        check_pieces(game, seat)
        check_markers(game, seat)
        check_answer(game, seat)
    for district in range(DISTRICTS):
        assert game.built[district] == sum(player.palaces[district] for player in game.players) <= SPACES


def check_order(game: Doge) -> None:
    """Seven brown cards, the blue ones turned up so far, and a year that the game can have."""
    assert 1 <= game.year <= LAST_YEAR
    assert game.over() == (game.counted == AREAS)
    assert sorted(game.brown) == list(range(AREAS))
    turned = list(game.blue)[: game.counted]
    assert len(set(turned)) == game.counted
    assert all(0 <= area < AREAS for area in turned)
    assert all(area == CIRCLE for area in list(game.blue)[game.counted :])


def check_councillors(game: Doge) -> None:
    """Each on its circle without a ring, or with one in another area than its own."""
    for councillor in range(COUNCILLORS):
        place, controller = game.place[councillor], game.controller[councillor]
        assert 0 <= place <= CIRCLE
        assert place != HOME[councillor]
        assert NEUTRAL <= controller < game.seats
        assert (place == CIRCLE) == (controller == NEUTRAL)


def check_pieces(game: Doge, seat: int) -> None:
    """Houses, palaces and rings of a colour, none more and none less."""
    player = game.players[seat]
    for kept, placed, owned in (
        (player.reserve, list(player.houses), HOUSES),
        (player.palaces_left, list(player.palaces), PALACES),
        (player.rings, [1 for controller in game.controller if controller == seat], RINGS),
    ):
        assert kept >= 0
        assert min(placed, default=0) >= 0
        assert kept + sum(placed) == owned


def check_markers(game: Doge, seat: int) -> None:
    """The seven markers of a colour: in hand, face down in areas still to be counted, or turned up."""
    player = game.players[seat]
    heaps = [player.hand, *player.stacks, *player.shown]
    of_each = zip(*[counts_of(heap, BITS, KINDS) for heap in heaps], strict=True)
    assert [sum(amounts) for amounts in of_each] == counts_of(FULL, BITS, KINDS)
    laid = [area for area in range(AREAS) if player.stacks[area] != EMPTY]
    turned = [area for area in range(AREAS) if player.shown[area] != EMPTY]
    assert len(laid) + len(turned) <= ROUNDS[game.seats]
    assert all(BALLOT_OF[player.stacks[area]] >= 0 for area in laid)
    assert all(BALLOT_OF[player.shown[area]] >= 0 for area in turned)
    begun = [int(area) for area in list(game.brown)[: game.counted]]
    if game.asked == 0 and game.counted < AREAS:
        begun.append(int(game.brown[game.counted]))
    assert set(turned) <= set(begun)
    assert not set(laid) & set(begun)
    assert player.used == (sum(int(BIT[area]) for area in laid) if game.asked != 0 else 0)


def check_answer(game: Doge, seat: int) -> None:
    """A card not played yet and markers from the hand, complete once the seat has answered; nothing between rounds."""
    player = game.players[seat]
    asked, owing = has(game.asked, seat), has(game.pending, seat)
    assert asked == (game.asked != 0 and player.hand != EMPTY)
    assert asked or not owing
    assert (player.ballot != UNDECIDED) == (asked and not owing)
    assert player.card == UNDECIDED or (asked and not has(player.used, player.card))
    assert player.ballot == UNDECIDED or player.card != UNDECIDED
    assert player.ballot == UNDECIDED or covers(player.hand, HEAP_OF[player.ballot], BITS)

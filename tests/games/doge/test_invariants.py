"""What can never be: each is done to a position that play has reached, and noticed."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serenissima.core.bits import filled
from serenissima.core.chance import Chance
from serenissima.core.options import Options
from serenissima.games.doge.ballots import EMPTY, FULL
from serenissima.games.doge.board import CIRCLE, HOME
from serenissima.games.doge.flow.laying import LayVotes
from serenissima.games.doge.invariants import check
from serenissima.games.doge.state import UNDECIDED, Doge, Player
from tests.games.doge.table import CASTELLO, DORSODURO, heap_of, new_table


def played(laying: bool) -> Doge:
    """A later year, with houses, palaces, councillors: a seat has answered, or an area is being counted."""
    game, dice, listed = new_table(3, 21), Chance(21), Options()
    while True:
        counting = not isinstance(game.top, LayVotes)
        wanted = counting and game.counted == 2 and any(game.players[0].shown)
        if laying:
            wanted = not counting and game.pending == 0b110 and any(game.players[0].stacks)
        if game.year > 2 and wanted:
            return game
        game.options(listed)
        game.apply(listed.pick(dice.below(listed.size)))


def change(field: str, by: int, at: int | None = None) -> Callable[[Doge], None]:
    """A number of the first player, or one in a row, a little higher or lower."""

    def do(game: Doge) -> None:
        if at is None:
            setattr(game.players[0], field, getattr(game.players[0], field) + by)
        else:
            getattr(game.players[0], field)[at] += by

    return do


def set_at(field: str, at: int, value: int) -> Callable[[Doge], None]:
    """An entry of a row of the table."""

    def do(game: Doge) -> None:
        getattr(game, field)[at] = value

    return do


def sixth_space(game: Doge) -> None:
    for player in game.players:
        player.palaces_left -= 2
        player.palaces[CASTELLO] += 2
    game.built[CASTELLO] += 6


def debt_of(kept: str, placed: str, number: int) -> Callable[[Doge], None]:
    """More on the board than there is; the sum is right."""

    def do(game: Doge) -> None:
        player = game.players[0]
        by = getattr(player, kept) + number
        setattr(player, kept, -number)
        getattr(player, placed)[CASTELLO] += by

    return do


def less_than_none(game: Doge) -> None:
    houses = game.players[0].houses
    by = houses[CASTELLO] + 1
    houses[CASTELLO] -= by
    houses[DORSODURO] += by


def forgotten_palace(game: Doge) -> None:
    game.players[0].palaces_left -= 1
    game.players[0].palaces[CASTELLO] += 1


def ring_of_nobody(game: Doge) -> None:
    councillor = list(game.controller).index(-1)
    game.controller[councillor] = game.seats
    game.place[councillor] = (HOME[councillor] + 1) % 7


def ring_on_a_circle(game: Doge) -> None:
    player = game.players[0]
    councillor = list(game.controller).index(-1)
    player.rings -= 1
    game.controller[councillor] = 0


def all_counted(game: Doge) -> None:
    """And everything else as it would be then."""
    game.counted = 7
    for place in range(7):
        game.blue[place] = place
    for player in game.players:
        player.hand, player.stacks, player.shown = FULL, filled(7, EMPTY), filled(7, EMPTY)


def gathered(game: Doge) -> Player:
    """The first player, all of whose markers are back in hand."""
    player = game.players[0]
    player.hand, player.stacks, player.shown = FULL, filled(7, EMPTY), filled(7, EMPTY)
    return player


def five_turned_up(game: Doge) -> None:
    player = gathered(game)
    player.shown[game.brown[0]] = FULL - heap_of(0, 3)
    player.hand = heap_of(0, 3)


def turned_up_too_early(game: Doge) -> None:
    player = gathered(game)
    player.shown[game.brown[5]] = heap_of(1)
    player.hand = FULL - heap_of(1)


def face_down_too_late(game: Doge) -> None:
    player = gathered(game)
    player.stacks[game.brown[game.counted]] = heap_of(1)
    player.hand = FULL - heap_of(1)


COUNTING: dict[str, Callable[[Doge], None]] = {
    "a house more": change("reserve", 1),
    "a house less": change("houses", -1, DORSODURO),
    "houses that nobody has": debt_of("reserve", "houses", 1),
    "less than no house": less_than_none,
    "a palace more": change("palaces_left", 1),
    "a palace that the board has forgotten": forgotten_palace,
    "a sixth palace in a district": sixth_space,
    "a ring more": change("rings", 1),
    "a ring of nobody": ring_of_nobody,
    "a ring on a circle": ring_on_a_circle,
    "a councillor at home": set_at("place", DORSODURO, DORSODURO),
    "a councillor nowhere": set_at("place", DORSODURO, CIRCLE + 1),
    "a marker more": change("hand", 1),
    "markers of another colour": lambda game: setattr(game.players[0], "hand", FULL),
    "a card kept out": lambda game: setattr(game.players[0], "used", 1),
    "a card chosen between rounds": lambda game: setattr(game.players[0], "card", 2),
    "an answer between rounds": lambda game: setattr(game.players[0], "ballot", 2),
    "a brown card twice": lambda game: set_at("brown", 6, int(game.brown[5]))(game),
    "a blue card turned up too early": set_at("blue", 6, 0),
    "a blue card twice": lambda game: set_at("blue", 1, int(game.blue[0]))(game),
    "a blue card of no area": set_at("blue", 1, CIRCLE),
    "an eighth area": lambda game: setattr(game, "counted", 8),
    "fewer than no area": lambda game: setattr(game, "counted", -1),
    "a year before the first": lambda game: setattr(game, "year", 0),
    "a year after the last": lambda game: setattr(game, "year", 31),
    "all counted and no end": all_counted,
    "five markers turned up": five_turned_up,
    "markers turned up before their count": turned_up_too_early,
    "markers face down after their count": face_down_too_late,
    "an answer owed by nobody": lambda game: setattr(game, "pending", 1),
}


def moved_to_a_counted_area(game: Doge) -> None:
    stacks = game.players[0].stacks
    start = next(area for area in range(7) if stacks[area] != EMPTY)
    game.players[0].shown[start], stacks[start] = stacks[start], EMPTY


def not_asked(game: Doge) -> None:
    game.asked, game.pending = 0b011, 0b010


def answer_taken_back(game: Doge) -> Player:
    """The first player, all of whose markers are back in hand and who owes an answer."""
    player = gathered(game)
    player.ballot = player.card = UNDECIDED
    game.pending |= 1
    return player


def five_in_a_stack(game: Doge) -> None:
    player = answer_taken_back(game)
    player.stacks[CASTELLO] = FULL - heap_of(0, 3)
    player.hand = heap_of(0, 3)
    player.used = 1 << CASTELLO


def five_stacks(game: Doge) -> None:
    player = answer_taken_back(game)
    for area, value in enumerate((1, 1, 2, 2, 3)):
        player.stacks[area] = heap_of(value)
        player.hand -= heap_of(value)
    player.used = 0b11111


def card_played_again(game: Doge) -> None:
    player = game.players[0]
    player.card = next(area for area in range(7) if player.used >> area & 1)


def markers_not_in_hand(game: Doge) -> None:
    player = game.players[0]
    player.ballot = 38  # four of them: two 3s, two 2s


LAYING: dict[str, Callable[[Doge], None]] = {
    "a stack turned up before its count": moved_to_a_counted_area,
    "five markers in a stack": five_in_a_stack,
    "five stacks in four rounds": five_stacks,
    "a card played that lies nowhere": lambda game: setattr(game.players[1], "used", 127),
    "a card played again": card_played_again,
    "markers that are not in hand": markers_not_in_hand,
    "an answer without a card": lambda game: setattr(game.players[0], "card", UNDECIDED),
    "half an answer taken for a whole one": lambda game: setattr(game.players[0], "ballot", UNDECIDED),
    "an answer of somebody who still owes it": lambda game: setattr(game, "pending", 7),
    "markers in hand and not asked": not_asked,
}


@pytest.mark.parametrize("laying", [False, True])
def test_positions_that_play_reaches_are_right(laying: bool) -> None:
    check(played(laying))


@pytest.mark.parametrize("wrong", COUNTING)
def test_what_is_wrong_while_votes_are_counted_is_noticed(wrong: str) -> None:
    game = played(laying=False)
    COUNTING[wrong](game)
    with pytest.raises(AssertionError):
        check(game)


@pytest.mark.parametrize("wrong", LAYING)
def test_what_is_wrong_while_votes_are_laid_is_noticed(wrong: str) -> None:
    game = played(laying=True)
    LAYING[wrong](game)
    with pytest.raises(AssertionError):
        check(game)

"""What a seat imagines is all that can be true as far as it knows, and nothing else.

Each imagined position has to be one of the worlds that are counted from outside (`worlds`), and over many imaginings
nothing that a hand may hold is missing.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from serenissima.core.bags import some
from serenissima.core.chance import Chance
from serenissima.core.events import Diary
from serenissima.core.fields import SPECTATOR
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.games.venedig import knowledge, state
from serenissima.games.venedig.buildings import LANE
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import Venedig
from tests.games.venedig.worlds import Worlds

CLOSE = 40  # looks between two close ones
LOOK = 5  # decisions between two looks


def follow(players: int, viewer: int, luck: int, decisions: int = 10_000) -> None:
    """A whole game, looked at by one viewer's worlds."""
    look_on(TITLE.new_game(players, luck), viewer, luck, decisions, CLOSE)


def look_on(game: Venedig, viewer: int, luck: int, decisions: int, close: int) -> None:
    """Play at random, and compare what is imagined with the worlds counted now and then, sometimes closely."""
    diary = Diary()
    game.listener = diary
    worlds = Worlds(game, viewer)
    dice, options, number = Chance(luck + 77), Options(), 0
    while not game.over() and number < decisions:
        diary.events.clear()
        game.options(options)
        game.apply(options.pick(dice.below(options.size)))
        for event in diary.events:
            worlds.hear(event.seen_by(viewer))
        worlds.look(game)
        number += 1
        if number % LOOK == 0:
            worlds.compare(game, number, number % (LOOK * close) == 0)


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
@pytest.mark.parametrize(("viewer", "luck"), [(SPECTATOR, 2), (0, 2), (1, 1), (0, 3)])
def test_hands_are_imagined_as_they_can_be_with_two(viewer: int, luck: int) -> None:
    follow(2, viewer, luck, 280 if viewer < 0 else 1000)


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
@pytest.mark.parametrize(("viewer", "luck"), [(0, 6), (2, 23)])
def test_hands_are_imagined_as_they_can_be_with_three(viewer: int, luck: int) -> None:
    follow(3, viewer, luck, 320)


def few_cards(players: int, luck: int) -> Venedig:
    """Hands of two cards and a last card in the deck: when it is drawn, everybody knows what all hands hold together,
    and the worlds can be counted with any number of players.
    """
    game = TITLE.new_game(players, luck)
    last = some(game.draw_kind(game.deck, LANE), LANE)
    game.discard, game.deck = game.deck - last, last
    for player in game.players:
        card = some(game.draw_kind(player.hand, LANE), LANE)
        player.hand -= card
        game.discard += card
    return game


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
@pytest.mark.parametrize(("players", "viewer", "luck"), [(4, 0, 1), (4, SPECTATOR, 2), (5, 0, 3), (5, 3, 4)])
def test_hands_are_imagined_as_they_can_be_with_more(players: int, viewer: int, luck: int) -> None:
    look_on(few_cards(players, luck), viewer, luck, 40, 4)


def play_on(game: Venedig, dice: Chance, decisions: int) -> None:
    """Play at random, and see that every position is possible by all the books."""
    options = Options()
    for _ in range(decisions):
        if game.over():
            return
        game.options(options)
        game.apply(options.pick(dice.below(options.size)))
        TITLE.check(game)


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
@pytest.mark.parametrize(("players", "luck"), [(2, 1), (3, 1), (4, 2)])
def test_an_imagined_game_goes_on_and_the_others_can_imagine_in_their_turn(players: int, luck: int) -> None:
    """The books of the others would fit hands that nobody has: they go by what everybody knows."""
    game = TITLE.new_game(players, luck)
    dice = Chance(luck)
    while not game.over():
        play_on(game, dice, 20)
        for viewer in (SPECTATOR, 0):
            imagined = determinize(game, viewer, luck)
            for other in range(players):
                assert knowledge.is_closed(imagined.players[other].book) == (other != viewer)
                TITLE.check(determinize(imagined, other, luck))
            play_on(imagined, dice, 40)


noted_drawn = knowledge.note_drawn
LOOSENED: dict[str, tuple[str, Callable[..., Any]]] = {
    "hands are dealt from one pile": ("note_deck_made", lambda book, reader, hands, deck: None),
    "nobody remembers what was laid": ("note_left", lambda book, reader, seat, type: None),
    "nobody remembers the row": ("note_taken", lambda book, seat, type: None),
    "one card too many": ("note_drawn", lambda book, seat: (noted_drawn(book, seat), noted_drawn(book, seat))),
}


@pytest.mark.parametrize("fault", LOOSENED)
def test_a_bound_too_wide_or_too_tight_is_noticed(monkeypatch: pytest.MonkeyPatch, fault: str) -> None:
    name, instead = LOOSENED[fault]
    for module in (knowledge, state):
        if hasattr(module, name):
            monkeypatch.setattr(module, name, instead)
    with pytest.raises((AssertionError, ZeroDivisionError)):
        follow_several()


def follow_several() -> None:
    for luck in range(11, 15):
        for viewer in (SPECTATOR, 0):
            follow(2, viewer, luck, 250)

"""What a reader's book says of a hand: what it surely holds.

Three players; the book looked into is that of seat 2.
"""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.secrets import determinize
from serenissima.games.venedig import imagining, knowledge
from serenissima.games.venedig.flow.deck import renew_deck
from serenissima.games.venedig.state import Venedig
from tests.games.venedig.table import cards, hand, kind, table


def known_together(deck: str) -> Venedig:
    """The deck is made anew: seat 2 knows that seats 0 and 1 hold a Campo and a Ponte, not who holds which."""
    game = table(3)
    hand(game, 0, "campo")
    hand(game, 1, "ponte")
    game.deck, game.discard = 0, cards(deck)
    renew_deck(game)
    return game


def draw(game: Venedig, seat: int, name: str) -> None:
    game.deck -= cards(name)
    game.take_blindly(seat, kind(name))


def seen_by_two(game: Venedig, *laid: str) -> int:
    """What seat 2 knows of the hand of seat 1, once seat 0 has laid these."""
    for name in laid:
        game.leave_hand(0, kind(name))
    return int(knowledge.sure(game.book_of(2), 1))


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
def test_a_card_that_cannot_have_been_drawn_tells_of_the_other_hand() -> None:
    game = known_together("campo casa")
    assert seen_by_two(game) == 0
    assert seen_by_two(game, "campo") == cards("ponte"), "nothing was drawn"
    game = known_together("casa casa")
    draw(game, 0, "casa")
    assert seen_by_two(game, "campo") == cards("ponte"), "there was no Campo in the deck"
    game = known_together("campo casa")
    draw(game, 0, "casa")
    assert seen_by_two(game, "campo") == 0, "it may have been drawn"


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
def test_a_card_seen_to_leave_the_deck_was_not_drawn_by_another() -> None:
    for drawn_by, known in ((2, cards("ponte")), (1, 0)):
        game = known_together("campo casa casa")
        draw(game, drawn_by, "campo")
        draw(game, 0, "casa")
        assert seen_by_two(game, "campo") == known
    game = known_together("campo casa casa")
    game.deck -= cards("campo")
    game.leave_deck(kind("campo"))
    draw(game, 0, "casa")
    assert seen_by_two(game, "campo") == cards("ponte")


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
def test_when_all_cards_drawn_are_laid_a_doubtful_one_was_of_before() -> None:
    for drawn, known in ((1, cards("ponte")), (2, 0)):
        game = known_together("campo casa casa")
        for _ in range(drawn):
            draw(game, 0, "casa")
        assert seen_by_two(game, "campo") == 0
        assert seen_by_two(game, "casa") == known


@pytest.mark.clause("VDG-SETUP-14")
def test_a_card_from_the_row_is_known_and_laid_first() -> None:
    game = known_together("campo casa casa")
    game.take_openly(1, kind("casa"))
    assert seen_by_two(game) == cards("casa")
    draw(game, 1, "casa")
    game.leave_hand(1, kind("casa"))
    assert seen_by_two(game) == 0
    assert int(game.players[1].hand) == cards("casa ponte")


def imagined(game: Venedig, seat: int, viewer: int = 2) -> set[int]:
    """The hands that a viewer imagines of another."""
    return {int(determinize(game, viewer, luck).players[seat].hand) for luck in range(80)}


def three_known_together(deck: str) -> Venedig:
    """Seat 3 knows that seats 0 to 2 hold a Campo, a Ponte and a Casa, not who holds which."""
    game = table(4)
    for seat, name in enumerate(("campo", "ponte", "casa")):
        hand(game, seat, name)
    game.deck, game.discard = 0, cards(deck)
    renew_deck(game)
    return game


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
def test_who_drew_nothing_has_nothing_new_when_the_deck_is_made_once_more() -> None:
    game = three_known_together("palazzo basilica")
    draw(game, 1, "palazzo")
    draw(game, 2, "basilica")
    game.discard = cards("campo campo")
    renew_deck(game)
    old = {cards("campo"), cards("ponte"), cards("casa")}
    assert imagined(game, 0, 3) == old
    new = {cards("palazzo"), cards("basilica")}
    assert imagined(game, 1, 3) >= {one + other for one in old for other in new}


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
def test_a_card_from_the_row_is_remembered_when_the_deck_is_made_once_more() -> None:
    game = three_known_together("palazzo basilica")
    game.take_openly(0, kind("palazzo"))
    with_palazzo = {cards("palazzo") + one for one in (cards("campo"), cards("ponte"), cards("casa"))}
    assert imagined(game, 0, 3) == with_palazzo
    draw(game, 1, "palazzo")
    draw(game, 2, "basilica")
    game.discard = cards("campo campo")
    renew_deck(game)
    assert imagined(game, 0, 3) == with_palazzo
    draw(game, 0, "campo")
    assert imagined(game, 0, 3) == {one + cards("campo") for one in with_palazzo}
    game.leave_hand(0, kind("palazzo"))
    assert imagined(game, 0, 3) == {one + cards("campo") - cards("palazzo") for one in with_palazzo}


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
def test_a_card_laid_in_doubt_was_held_or_drawn() -> None:
    """Seat 0 draws one of a Campo and a Casa, and lays a Campo."""
    game = known_together("campo casa")
    draw(game, 0, "casa")
    assert seen_by_two(game, "campo") == 0
    worlds = [determinize(game, 2, luck) for luck in range(60)]
    assert {(int(world.players[0].hand), int(world.players[1].hand)) for world in worlds} == {
        (cards("casa"), cards("ponte")),  # it laid its own, and drew the Casa
        (cards("campo"), cards("ponte")),  # or another Campo
        (cards("ponte"), cards("campo")),  # it drew the Campo
    }


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
def test_hands_dealt_with_care_are_the_same(monkeypatch: pytest.MonkeyPatch) -> None:
    """Where dealing blindly leads nowhere: what each hand has of before is chosen so that it can be."""
    monkeypatch.setattr(imagining, "TRIES", 0)
    test_a_card_laid_in_doubt_was_held_or_drawn()
    test_who_drew_nothing_has_nothing_new_when_the_deck_is_made_once_more()
    test_a_card_from_the_row_is_remembered_when_the_deck_is_made_once_more()


@pytest.mark.clause("VDG-SETUP-14", "VDG-DRAW-10")
def test_hands_that_cannot_be_are_known_as_such() -> None:
    """Each hand may hold what it holds here, but not all of them together."""
    game = three_known_together("palazzo basilica")
    draw(game, 1, "palazzo")
    book = game.book_of(3)
    hands = [int(held) for held in game.hands()]
    deck = cards("basilica")
    assert imagining.possible(book, 3, vec[i64](hands), deck)
    other = [cards("ponte"), cards("campo palazzo"), cards("casa"), hands[3]]
    assert imagining.possible(book, 3, vec[i64](other), deck)
    for zero, one, two in (
        ("palazzo", "campo ponte", "casa"),  # seat 0 has drawn nothing
        ("campo", "ponte casa", "palazzo"),  # nor has seat 2
        ("campo", "palazzo basilica", "casa"),  # seat 1 has drawn one card only
    ):
        hands = [cards(zero), cards(one), cards(two), 0]
        left = cards("campo ponte casa palazzo basilica") - sum(hands)
        assert not imagining.possible(book, 3, vec[i64](hands), left)

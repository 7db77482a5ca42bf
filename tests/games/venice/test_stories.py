"""The story of a deck told again: always one that may have been, with the cards the viewer saw, and never only one."""

from __future__ import annotations

import random

import pytest

from serenissima.core.bits import BIT, members_of
from serenissima.core.chance import Chance
from serenissima.core.fields import SPECTATOR
from serenissima.core.secrets import determinize
from serenissima.games.venice.actions import KEEP_INFLUENCE, KEEP_MISSION
from serenissima.games.venice.cards import INFLUENCE_CARDS, MISSIONS
from serenissima.games.venice.flow.influence_deck import GainInfluence, influence_cards
from serenissima.games.venice.flow.missions import DrawMission
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import (
    DRAWN,
    RETURNED,
    SHOWN,
    SHUFFLED,
    begun,
    card_of,
    choice_of,
    retell,
    seat_of,
    told,
    what_of,
)
from tests.games.venice.table import act, asked, begin, scene

CARDS = int(INFLUENCE_CARDS)
Deck = tuple[list[list[int]], list[int], set[int]]


def played(seed: int, steps: int) -> Venice:
    """Three players draw influence cards and play them, often enough for the deck to be shuffled again."""
    game = scene(3)
    game.influence_story = begun(CARDS)
    dice = random.Random(seed)
    for _ in range(steps):
        seat = dice.randrange(3)
        player = game.players[seat]
        if player.cards and dice.random() < 0.45:
            card = dice.choice(members_of(player.cards))
            player.cards ^= BIT[card]
            game.influence_discard |= BIT[card]
            game.influence_story = told(game.influence_story, SHOWN, seat, 0, card)
        elif influence_cards(game) > 1:
            begin(game, GainInfluence(seat))
            if asked(game) == f"KeepInfluence {seat}":
                act(game, KEEP_INFLUENCE.at(dice.choice(members_of(player.offered))))
    return game


def followed(story: list[int], cards: int = CARDS) -> Deck:
    """Hands, the cards under the deck and those in it, when all happens as the story says; it must be possible."""
    pool, left, under, shown = set(range(cards)), int(choice_of(story[0])), list[int](), set[int]()
    hands: list[list[int]] = [[], [], []]
    for happened in story[1:]:
        what, seat, card = int(what_of(happened)), int(seat_of(happened)), int(card_of(happened))
        if what == DRAWN:
            if left > 0:
                pool.remove(card)
                left -= 1
            else:
                assert under.pop(0) == card
            hands[seat].append(card)
        elif what == RETURNED:
            assert card in hands[seat][-int(choice_of(happened)) :]
            hands[seat].remove(card)
            under.append(card)
        elif what == SHOWN:
            hands[seat].remove(card)
            shown.add(card)
        else:
            assert what == SHUFFLED
            assert (left, under) == (0, [])
            pool, left, shown = shown, len(shown), set()
    return hands, under, pool


def bits(cards: list[int] | set[int]) -> int:
    return sum(int(BIT[card]) for card in cards)


@pytest.mark.clause("VEN-INFL-1", "VEN-INFL-3")
@pytest.mark.parametrize("viewer", [SPECTATOR, 0, 1, 2])
@pytest.mark.parametrize(("seed", "steps"), [(1, 6), (2, 20), (3, 45), (4, 70)])
def test_a_story_is_told_again_as_it_may_have_been(seed: int, steps: int, viewer: int) -> None:
    game = played(seed, steps)
    truth = [int(happened) for happened in game.influence_story]
    tellings = set()
    for luck in range(12):
        telling = retell(game.influence_story, 3, CARDS, viewer, Chance(luck))
        assert telling is not None
        story = [int(happened) for happened in telling.retold()]
        tellings.add(tuple(story))
        assert [n & 4095 for n in story] == [n & 4095 for n in truth], "the same happened to somebody's card"
        for mine, real in zip(story, truth, strict=True):
            if seat_of(real) == viewer or what_of(real) in (SHOWN, SHUFFLED):
                assert mine == real, "what the viewer saw stays as it was"
        hands, under, pool = followed(story)
        for seat in range(3):
            assert telling.all_held(seat) == bits(hands[seat])
            for number in range(len(hands[seat]) + 1):
                assert telling.last_held(seat, number) == bits(hands[seat][len(hands[seat]) - number :])
        assert [int(card) for card in telling.returned()] == under
        assert (int(BIT[CARDS]) - 1) ^ int(telling.placed) == bits(pool)
    assert len(tellings) > 3, "what the viewer cannot know is told in many ways"
    hands, under, pool = followed(truth)
    assert [bits(hand) for hand in hands] == [int(player.cards) for player in game.players]
    assert (under, bits(pool)) == ([int(card) for card in game.influence_under], int(game.influence_pool))


@pytest.mark.clause("VEN-INFL-1")
def test_what_a_viewer_cannot_know_may_be_any_card_left() -> None:
    game = played(9, 8)
    seen: dict[int, set[int]] = {0: set(), 1: set(), 2: set()}
    for luck in range(200):
        telling = retell(game.influence_story, 3, CARDS, 0, Chance(luck))
        assert telling is not None
        for seat in range(3):
            seen[seat] |= set(members_of(telling.all_held(seat)))
    mine = set(members_of(game.players[0].cards))
    out = {int(card_of(n)) for n in game.influence_story[1:] if what_of(n) == SHOWN or seat_of(n) == 0}
    assert seen[0] == mine
    for seat in (1, 2):
        assert seen[seat] >= set(range(CARDS)) - out
        assert not seen[seat] & mine


@pytest.mark.clause("VEN-INFL-1", "VEN-INFL-3")
def test_whoever_imagines_keeps_what_it_holds_and_deals_the_rest_again() -> None:
    game = played(5, 30)
    game.mission_story = begun(14)
    for seat in range(3):
        act(begin(game, DrawMission(seat, 2)), KEEP_MISSION.at(members_of(game.players[seat].drawn)[0]))
    others = set()
    for luck in range(20):
        for viewer in range(3):
            imagined = determinize(game, viewer, luck)
            mine, real = imagined.players[viewer], game.players[viewer]
            assert (mine.cards, mine.hand) == (real.cards, real.hand)
            theirs = imagined.players[(viewer + 1) % 3]
            others.add((viewer, int(theirs.cards), int(theirs.hand)))
            hands, under, pool = followed([int(happened) for happened in imagined.influence_story])
            assert [bits(hand) for hand in hands] == [int(player.cards) for player in imagined.players]
            assert (under, bits(pool)) == ([int(n) for n in imagined.influence_under], int(imagined.influence_pool))
            hands, under, pool = followed([int(happened) for happened in imagined.mission_story], int(MISSIONS))
            assert [bits(hand) for hand in hands] == [int(player.hand) for player in imagined.players]
            assert (under, bits(pool)) == ([int(n) for n in imagined.mission_under], int(imagined.mission_pool))
            assert len(under) == 3
    assert len(others) > 30


@pytest.mark.clause("VEN-INFL-1")
def test_a_story_that_has_not_begun_stays_untold() -> None:
    game = scene(3)
    begin(game, GainInfluence(0))
    assert list(game.influence_story) == []
    assert [int(choice_of(n)) for n in begun(17)] == [17]

"""What a seat knows of single cards: discarded, played, drawn, shown."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size
from serenissima.core.fields import SPECTATOR
from serenissima.games.rialto.flow.cards import CutHands, draw_blind
from serenissima.games.rialto.flow.playing import PlayCards
from serenissima.games.rialto.printed import CARD_BITS
from tests.games.rialto.followed import worlds
from tests.games.rialto.position import STAGE, ask, bag, cards_of, do, hold, offered, own, started


@pytest.mark.clause("RIA-CARDS-17", "RIA-CARDS-18")
def test_the_own_discards_are_remembered_even_in_the_new_pile() -> None:
    """Who has seen all eleven jokers imagines no other."""
    game = started(2)
    hold(game, 0, joker=7, gold=1)
    game.pile -= bag(joker=7, gold=1)
    hold(game, 1, doge=5)
    game.pile -= bag(doge=5)
    game.players[0].keep = 4
    game.players[1].keep = 7
    ask(game, CutHands(-1))
    for _ in range(4):
        do(game, "cut card=joker", seat=0)
    game.players[0].lay_openly(bag(joker=3))
    game.spent, game.players[0].played = bag(joker=7), 0
    game.pile -= bag(joker=4)
    assert all(cards_of(world.players[1].hand).get("joker", 0) == 0 for world in worlds(game, 0))
    assert any(cards_of(world.players[1].hand).get("joker", 0) > 0 for world in worlds(game, 1 - 2))

    game.spent += game.pile
    game.pile = 0
    game.draw_openly()
    assert game.pile != 0
    assert all(cards_of(world.players[1].hand).get("joker", 0) == 0 for world in worlds(game, 0))


@pytest.mark.clause("RIA-CARDS-4", "RIA-CARDS-18")
def test_what_was_seen_to_be_discarded_is_in_the_new_pile_until_somebody_draws() -> None:
    game = started(2)
    game.pile = 0
    game.spent = bag(joker=11, gold=3)
    hold(game, 1, doge=4)
    hold(game, 0, bridge=3)
    game.draw_openly()
    assert bag_size(game.stacked, CARD_BITS) == 13, "all but the one turned up"
    for viewer in (0, SPECTATOR):
        for world in worlds(game, viewer):
            assert world.pile == game.pile
            assert cards_of(world.players[1].hand).get("joker", 0) == 0
    draw_blind(game, 1, 2)
    jokers = {cards_of(world.players[1].hand).get("joker", 0) for world in worlds(game, 0, 200)}
    assert jokers == {0, 1, 2}, "the four cards held before cannot be jokers"


@pytest.mark.clause("RIA-JOKER-3", "RIA-CARDS-18")
def test_two_jokers_for_a_card_tell_that_none_of_the_type_is_held() -> None:
    game = started(2)
    hold(game, 0, joker=2, bridge=4)
    game.pile -= bag(joker=2, bridge=4)
    game.players[0].shown = game.players[0].sure = bag(joker=2)
    game.players[0].fresh = game.players[0].drawn = 4
    game.stage = STAGE["B"]
    ask(game, PlayCards(0))
    held = {cards_of(world.players[0].hand).get("gold", 0) > 0 for world in worlds(game, 1)}
    assert held == {False, True}
    do(game, "play cards=0 jokers=2")
    for viewer in (1, SPECTATOR):
        assert all(cards_of(world.players[0].hand).get("gold", 0) == 0 for world in worlds(game, viewer))
    game.players[0].grow_older()
    draw_blind(game, 0, 2)
    gold = {cards_of(world.players[0].hand).get("gold", 0) for world in worlds(game, 1, 300)}
    assert gold == {0, 1, 2}, "of the cards drawn later nobody knows"


@pytest.mark.clause("RIA-JOKER-3", "RIA-CARDS-14", "RIA-CARDS-18")
def test_what_was_shown_and_is_not_held_has_been_discarded() -> None:
    game = started(2)
    player = game.players[0]
    player.take_openly(bag(gold=1, doge=3, joker=3))
    game.pile -= bag(gold=1, doge=3, joker=3)
    player.keep = 6
    ask(game, CutHands(-1))
    assert {cards_of(world.players[0].hand)["doge"] for world in worlds(game, 1)} == {3}
    do(game, "cut card=gold", seat=0)
    for world in worlds(game, 1, 200):
        assert cards_of(world.players[0].hand + world.players[0].dropped) == {"gold": 1, "doge": 3, "joker": 3}
    assert {cards_of(world.players[0].hand)["doge"] for world in worlds(game, 1, 200)} == {2, 3}
    game.stage = STAGE["B"]
    ask(game, PlayCards(0))
    do(game, "play cards=0 jokers=2")
    for world in worlds(game, 1):
        assert cards_of(world.players[0].dropped) == {"gold": 1}, "so nothing else was cut"


@pytest.mark.clause("RIA-CARDS-18", "RIA-JOKER-2", "RIA-YELLOW-3")
def test_who_has_begun_with_a_joker_building_holds_what_completes_it() -> None:
    game = started(2)
    own(game, 0, "yellow_3")
    game.players[0].coins, game.coins = 1, game.coins + game.players[0].coins - 1
    hold(game, 0, joker=1, gold=2)
    game.pile -= bag(joker=1, gold=2)
    game.players[0].fresh = game.players[0].drawn = 3
    game.players[0].keep = 7
    game.stage = STAGE["A"]
    ask(game, PlayCards(0))
    do(game, "as_joker own=yellow_3")
    for world in worlds(game, 1, 100):
        assert offered(world) != []


def test_a_hand_made_of_one_kind_is_cut_by_its_owner_and_not_by_the_match() -> None:
    """A pause, or none, would tell the others that all its cards are alike."""
    game = started(2)
    hold(game, 0, doge=8)
    game.players[0].keep = 7
    ask(game, CutHands(-1))
    assert offered(game) == ["cut card=0"]
    assert not game.decision().public(game)


@pytest.mark.clause("RIA-CARDS-18")
def test_a_card_that_may_have_been_dropped_again_is_not_known_to_lie_in_the_pile() -> None:
    game = started(2)
    player = game.players[1]
    player.loose, player.gone = bag(doge=1), 1
    player.dropped = bag(gold=1)
    game.grow_older()
    assert (game.stacked, player.loose) == (0, bag(doge=1)), "the one dropped may be the doge"
    player.dropped = 0
    game.players[0].found = 0
    game.grow_older()
    assert (game.stacked, player.loose) == (bag(doge=1), 0), "nowhere else could it be"
    assert [int(one.stacked) for one in game.players] == [bag(doge=1), 0], "its owner knew already"


@pytest.mark.clause("RIA-CARDS-18")
def test_what_is_shown_beyond_the_hand_has_been_dropped() -> None:
    game = started(2)
    player = game.players[0]
    player.hand, player.dropped = bag(bridge=1), bag(doge=2, gold=1)
    player.shown = bag(doge=3, gold=1)
    player.lacks, player.lacked, player.drawn = 0b10, 0b11, 1
    game.grow_older()
    assert (player.shown, player.shed) == (bag(doge=1, gold=1), bag(doge=2))
    assert (player.lacks, player.lacked, player.drawn) == (0, 0b10, 0), "this round's card may be of the first kind"
    player.lacked = 0b11
    game.grow_older()
    assert player.lacked == 0b11, "nothing new among the cards held"


@pytest.mark.clause("RIA-CARDS-18")
def test_a_card_that_turned_up_may_be_the_one_that_was_loose() -> None:
    """A gold card was shown, and is in seat 1's hand or was dropped and shuffled in; then one turns up."""
    game = started(2)
    game.pile, game.players[1].loose = bag(gold=2), bag(gold=1)
    game.draw_openly()
    assert (game.risen, game.stacked) == (bag(gold=1), 0), "nobody knew of it"
    assert [int(player.found) for player in game.players] == [bag(gold=1)] * 2
    game.grow_older()
    assert game.players[1].loose == 0, "neither hand nor discards hold a card"
    assert (game.risen, game.stacked) == (0, 0), "it was this one: of the other nothing is known"
    assert (game.players[0].found, game.players[0].stacked) == (0, 0)
    game.players[1].loose = bag(gold=1)
    game.grow_older()
    assert (game.risen, game.stacked) == (0, bag(gold=1)), "another one must be in the pile"
    assert [int(player.stacked) for player in game.players] == [bag(gold=1), 0], "its owner knew before"
    assert game.players[1].found == bag(gold=1), "and is told nothing"
    game.draw_openly()
    assert (game.risen, game.stacked) == (0, 0), "there it is"
    game.risen = bag(gold=1)
    game.pile, game.spent = 0, bag(doge=2)
    game.draw_openly()
    assert (game.risen, game.stacked) == (0, bag(doge=1)), "a new pile"


@pytest.mark.clause("RIA-CARDS-18")
def test_a_card_that_cannot_be_held_any_more_is_not_imagined_there() -> None:
    """All gold cards but one lie open; the last was shown in the hand of seat 0 or of seat 1."""
    for viewer, spare in ((SPECTATOR, 0), (1, 1)):
        game = started(2)
        hold(game, 0, doge=1)
        game.pile, game.spent = 0, bag(gold=10)
        game.players[0].loose = game.players[1].loose = bag(gold=1)
        game.players[0].gone = game.players[1].gone = 1
        game.pile = bag(gold=1) - bag(gold=spare)
        hold(game, 1, doge=1 - spare, gold=spare)
        for world in worlds(game, viewer):
            everywhere = sum(world.zone(z) for z in range(world.zones()))
            assert cards_of(everywhere) == {"doge": 2 - spare, "gold": 1}
            assert viewer == SPECTATOR or cards_of(world.players[0].hand) == {"doge": 1}


@pytest.mark.clause("RIA-JOKER-3", "RIA-CARDS-14", "RIA-CARDS-18")
def test_who_is_seen_to_have_dropped_one_card_has_dropped_no_other() -> None:
    """One card is cut, and two jokers for a doge card tell that it was the doge card: all others are held for certain,
    and after the shuffle, too.
    """
    game = started(2)
    player = game.players[0]
    player.take_openly(bag(doge=1, gold=2, building=2, joker=2))
    player.keep = 6
    ask(game, CutHands(-1))
    do(game, "cut card=doge", seat=0)
    assert cards_of(player.sure) == {"gold": 1, "building": 1, "joker": 1}, "any of them may be the one"
    game.stage = STAGE["A"]
    ask(game, PlayCards(0))
    do(game, "play cards=0 jokers=2")
    assert cards_of(player.shed) == {"doge": 1}
    assert cards_of(player.sure) == {"gold": 2, "building": 2}
    player.forget_discards()
    assert (player.loose, player.gone) == (0, 0)
    assert cards_of(player.shown) == {"gold": 2, "building": 2}


@pytest.mark.clause("RIA-CARDS-18")
def test_what_is_shown_beyond_the_hand_tells_that_the_rest_is_held() -> None:
    game = started(2)
    player = game.players[0]
    player.hand, player.dropped = bag(doge=1, gold=1), bag(doge=2)
    player.shown, player.sure = bag(doge=3, gold=1), 0
    game.grow_older()
    assert (player.shed, player.shown) == (bag(doge=1), bag(doge=2, gold=1)), "three of them, and two cards held"
    assert player.sure == bag(doge=1), "one more at most was dropped"


@pytest.mark.clause("RIA-CARDS-18")
def test_what_was_played_from_hidden_cards_may_have_been_in_the_pile() -> None:
    """Eleven jokers go into the pile, two are drawn unseen, and one is played: it was drawn, and the other may be."""
    game = started(2)
    game.pile, game.spent = 0, bag(joker=11)
    hold(game, 1, doge=2)
    game.shuffle_discards()
    draw_blind(game, 1, 2)
    game.players[1].lay_openly(bag(joker=1))
    game.players[1].played, game.spent = 0, bag(joker=1)
    for world in worlds(game, 0):
        assert cards_of(world.players[1].hand) == {"doge": 2, "joker": 1}
        assert world.pile == world.players[1].stacked == bag(joker=9), "who drew them knows what is left"
    game = started(2)
    game.pile, game.spent = 0, bag(joker=5, gold=3)
    hold(game, 1, joker=6)
    game.shuffle_discards()
    draw_blind(game, 1, 1)
    drawn = int(game.players[1].hand) - bag(joker=6)
    game.players[1].lay_openly(bag(joker=1))
    game.players[1].played, game.spent = 0, bag(joker=1)
    pile = bag(joker=5, gold=3)
    held = {int(world.pile) for world in worlds(game, 0, 200)}
    assert held == {pile - bag(joker=1), pile - bag(gold=1)}, "the joker played was drawn, or held before"
    assert pile - drawn in held


@pytest.mark.clause("RIA-CARDS-14", "RIA-CARDS-18")
def test_cards_drawn_after_the_cut_are_not_among_the_cards_cut() -> None:
    game = started(2)
    player = game.players[0]
    player.take_openly(bag(doge=1))
    player.keep = 0
    ask(game, CutHands(-1))
    do(game, "cut card=doge")
    player.shown, player.shed = bag(doge=1), 0
    draw_blind(game, 0, 2)
    assert player.uncut == 2
    for world in worlds(game, 1):
        assert world.players[0].dropped == bag(doge=1), "both cards of the hand were drawn later"
    player.uncut = 0
    assert {int(world.players[0].dropped) == bag(doge=1) for world in worlds(game, 1)} == {True, False}
    player.uncut, player.shown = 2, 0
    hold(game, 0, gold=2)
    game.players[0].lay_openly(bag(gold=1))
    assert player.uncut == 1
    hold(game, 0, gold=2)
    player.keep = 1
    ask(game, CutHands(-1))
    do(game, "cut card=gold")
    assert player.uncut == 0

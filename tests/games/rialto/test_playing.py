"""Phase II: who plays, what cards count, jokers, yellow buildings, the bonus."""

from __future__ import annotations

import pytest

from serenissima.core.bags import lane
from serenissima.games.rialto.flow.playing import PlayCards
from serenissima.games.rialto.flow.stages import PlayStages, Stage
from serenissima.games.rialto.printed import SEAT_BITS
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.position import (
    STAGE,
    ask,
    cards_of,
    do,
    hold,
    listen,
    offered,
    own,
    started,
    told,
    track,
    why_not,
)


def at(game: Rialto, stage: str, first: int = 0) -> None:
    """Begin a stage with that first player."""
    game.first = first
    ask(game, Stage(-1, STAGE[stage]))


def turn(game: Rialto, stage: str, seat: int = 0) -> None:
    """One player's turn in a stage, and nothing after it."""
    game.stage = STAGE[stage]
    ask(game, PlayCards(seat))


def plays(game: Rialto) -> set[tuple[int, int]]:
    """The pairs (cards, jokers) that may be played."""
    found = set()
    for text in offered(game):
        kind, *fields = text.split()
        if kind == "play":
            cards, jokers = (int(field.partition("=")[2]) for field in fields)
            found.add((cards, jokers))
    return found


@pytest.mark.clause("RIA-STAGE-1", "RIA-STAGE-2", "RIA-STAGE-4", "RIA-STAGE-8")
def test_six_stages_and_the_doge_leader_opens_the_first() -> None:
    game = started(3)
    track(game, (2, 4), (0, 2), (1, 1))
    game.bonuses = 0x123
    heard = listen(game)
    ask(game, PlayStages(-1))
    for stage in range(6):
        for seat in (2, 0, 1):
            assert (game.stage, game.to_play()) == (stage, seat), "nobody plays, so the first player stays"
            do(game, "pass")
    assert game.bonuses == 0
    assert told(heard).count("no_bonus") == 6
    assert game.stage == -1


@pytest.mark.clause("RIA-STAGE-3", "RIA-STAGE-5", "RIA-STAGE-7")
def test_play_goes_clockwise_and_the_winner_opens_the_next_stage() -> None:
    game = started(4)
    for seat in range(4):
        hold(game, seat, doge=1, gold=1)
    hold(game, 1, doge=2, gold=1)
    game.first = 3
    ask(game, Stage(-1, 0), Stage(-1, 1))
    order = []
    for cards in (1, 0, 2, 1):
        order.append(int(game.to_play()))
        do(game, f"play cards={cards} jokers=0" if cards else "pass")
    assert order == [3, 0, 1, 2]
    assert lane(game.bonuses, 0, SEAT_BITS) - 1 == 1
    assert game.to_play() == 1, "the winner plays first in the next stage"
    assert cards_of(game.players[0].hand) == {"doge": 1, "gold": 1}, "cards not played are kept"


@pytest.mark.clause("RIA-STAGE-5")
def test_any_number_of_cards_of_the_type_may_be_played() -> None:
    game = started(2)
    hold(game, 0, doge=3, gold=2)
    turn(game, "A")
    assert offered(game)[0] == "pass"
    assert plays(game) == {(1, 0), (2, 0), (3, 0)}
    assert why_not(game, "play cards=4 jokers=0") == "RIA-STAGE-5"


@pytest.mark.clause("RIA-STAGE-14", "RIA-STAGE-7")
def test_example_red_plays_three_doge_cards_and_has_the_bonus() -> None:
    game = started(3)
    for seat, cards in enumerate((3, 2, 1)):
        hold(game, seat, doge=cards)
    at(game, "A")
    for cards in (3, 2, 1):
        do(game, f"play cards={cards} jokers=0")
    assert [int(player.doge) for player in game.players] == [1 + 3 + 1, 1 + 2, 1 + 1]


@pytest.mark.clause("RIA-STAGE-15", "RIA-STAGE-16", "RIA-YELLOW-4", "RIA-YELLOW-10")
@pytest.mark.parametrize(("rival", "coins"), [(2, 4), (4, 3)])
def test_example_a_doge_card_as_two_gold_and_a_joker_count_three(rival: int, coins: int) -> None:
    game = started(2)
    own(game, 0, "yellow_4")
    hold(game, 0, doge=1, joker=1)
    hold(game, 1, gold=rival)
    for player in game.players:
        player.coins = 0
    game.players[0].coins = 1
    game.coins = 29
    at(game, "B")
    do(game, "turn_card own=yellow_4 card=doge")
    do(game, "play cards=0 jokers=1")
    assert game.players[0].strength == 3
    do(game, f"play cards={rival} jokers=0")
    assert game.players[0].coins == coins


@pytest.mark.clause("RIA-STAGE-9", "RIA-STAGE-10", "RIA-DOGE-1", "RIA-DOGE-3")
def test_a_tie_goes_to_the_doge_leader_before_anybody_moves() -> None:
    game = started(3)
    track(game, (1, 2), (0, 2), (2, 2))
    for seat in range(3):
        hold(game, seat, doge=1)
    at(game, "A")
    for _ in range(3):
        do(game, "play cards=1 jokers=0")
    assert game.first == 1, "on one space the higher marker is ahead"
    assert [int(player.doge) for player in game.players] == [3, 4, 3], "one winner alone"


@pytest.mark.clause("RIA-STAGE-6", "RIA-STAGE-11", "RIA-STAGE-12")
def test_actions_follow_the_doge_order_of_their_beginning() -> None:
    game = started(3)
    track(game, (0, 3), (1, 2), (2, 1))
    hold(game, 2, doge=6)
    hold(game, 0, doge=1)
    hold(game, 1, doge=1)
    at(game, "A")
    heard = listen(game)
    for cards in (1, 1, 6):
        do(game, f"play cards={cards} jokers=0")
    steps = [event.seat for event in heard.events if event.kind.name == "stepped"]
    assert steps == [0, 1, 2], "the last one overtakes, but acts in the old order"


@pytest.mark.clause("RIA-STAGE-13")
def test_played_cards_go_to_the_discards_at_the_end_of_the_stage() -> None:
    game = started(2)
    hold(game, 0, gold=2, joker=1)
    at(game, "B")
    do(game, "play cards=2 jokers=1")
    assert cards_of(game.players[0].played) == {"gold": 2, "joker": 1}
    assert game.spent == 0
    do(game, "pass")
    assert cards_of(game.spent) == {"gold": 2, "joker": 1}
    assert game.players[0].played == game.players[0].strength == 0


@pytest.mark.clause("RIA-STAGE-13", "RIA-YELLOW-2", "RIA-YELLOW-3")
def test_what_yellow_buildings_added_counts_in_that_stage_alone() -> None:
    game = started(2)
    own(game, 0, "yellow_2", "yellow_3")
    game.players[0].coins = 2
    hold(game, 0, bridge=1)
    game.first = 0
    ask(game, Stage(-1, STAGE["A"]), Stage(-1, STAGE["B"]))
    do(game, "turn_card own=yellow_2 card=bridge")
    do(game, "as_joker own=yellow_3")
    do(game, "play cards=0 jokers=0")
    do(game, "pass")
    assert offered(game) == ["pass"]


@pytest.mark.clause("RIA-JOKER-1", "RIA-JOKER-2", "RIA-JOKER-4")
def test_jokers_go_beside_a_card_never_alone() -> None:
    game = started(2)
    hold(game, 0, bridge=1, joker=2)
    turn(game, "D")
    assert plays(game) == {(1, 0), (1, 1), (1, 2)}
    assert why_not(game, "play cards=0 jokers=1") == "RIA-JOKER-2"
    assert why_not(game, "play cards=0 jokers=2") == "RIA-JOKER-4"
    assert why_not(game, "play cards=1 jokers=3") == "RIA-JOKER-1"
    do(game, "play cards=1 jokers=2")
    assert game.players[0].strength == 3


@pytest.mark.clause("RIA-JOKER-2", "RIA-JOKER-3")
def test_two_jokers_stand_for_a_card_not_held_and_more_count_in_full() -> None:
    for jokers, strength in ((2, 1), (3, 2), (4, 3)):
        game = started(2)
        hold(game, 0, gold=2, joker=4)
        turn(game, "D")
        assert plays(game) == {(0, 2), (0, 3), (0, 4)}
        assert why_not(game, "play cards=0 jokers=1") == "RIA-JOKER-2"
        do(game, f"play cards=0 jokers={jokers}")
        assert game.players[0].strength == strength


@pytest.mark.clause("RIA-JOKER-2")
def test_one_joker_alone_is_nothing() -> None:
    game = started(2)
    hold(game, 0, gold=1, joker=1)
    turn(game, "D")
    assert offered(game) == ["pass"]


@pytest.mark.clause("RIA-YELLOW-1", "RIA-YELLOW-6", "RIA-YELLOW-7", "RIA-YELLOW-8")
def test_those_who_delay_play_last_in_that_order_and_gain_a_coin() -> None:
    game = started(4)
    for seat in (0, 2):
        own(game, seat, "yellow_1")
        game.players[seat].coins = 1
    own(game, 0, "yellow_1")
    for seat in range(4):
        hold(game, seat, gold=1)
    supply = int(game.coins)
    at(game, "B")
    order = []
    for wish in ("delay own=4", "pass", "delay own=4", "pass", "delay own=4", "pass", "play cards=1 jokers=0"):
        order.append(int(game.to_play()))
        do(game, wish)
    assert order == [0, 1, 2, 3, 0, 2, 0], "a second tile delays again, behind the others"
    assert game.coins == supply - 3 - 2, "three coins for delaying, one for the card, one for the bonus"
    assert game.players[0].coins == 1 + 2
    assert game.first == 0, "delaying does not change who wins"


@pytest.mark.clause("RIA-YELLOW-7", "RIA-USE-1")
def test_delaying_needs_a_coin_and_comes_before_anything_else() -> None:
    game = started(2)
    own(game, 0, "yellow_1", "yellow_2")
    hold(game, 0, gold=1)
    game.players[0].coins = 0
    turn(game, "A")
    assert why_not(game, "delay own=yellow_1") == "RIA-USE-1"
    game.players[0].coins = 2
    do(game, "turn_card own=yellow_2 card=gold")
    assert why_not(game, "delay own=yellow_1") == "RIA-YELLOW-7"
    assert why_not(game, "turn_card own=yellow_2 card=gold") == "RIA-USE-2"


@pytest.mark.clause("RIA-YELLOW-7")
def test_the_coin_of_a_delay_may_pay_for_another_tile() -> None:
    game = started(2)
    own(game, 0, "yellow_1", "yellow_2")
    hold(game, 0, gold=1)
    game.players[0].coins = 1
    at(game, "A")
    do(game, "delay own=yellow_1")
    assert game.players[0].coins == 1
    do(game, "pass")
    do(game, "turn_card own=yellow_2 card=gold")
    assert game.players[0].coins == 0


@pytest.mark.clause("RIA-YELLOW-2", "RIA-YELLOW-5")
def test_example_a_gold_card_as_a_doge_card_moves_one_space() -> None:
    game = started(2)
    own(game, 0, "yellow_2")
    hold(game, 0, gold=1)
    hold(game, 1, doge=2)
    at(game, "A")
    do(game, "turn_card own=yellow_2 card=gold")
    do(game, "play cards=0 jokers=0")
    do(game, "play cards=2 jokers=0")
    assert game.players[0].doge == 2


@pytest.mark.clause("RIA-YELLOW-3", "RIA-JOKER-2")
def test_yellow_3_is_a_joker_beside_a_card_or_another_joker() -> None:
    game = started(2)
    own(game, 0, "yellow_3")
    game.players[0].coins = 1
    hold(game, 0, gold=1)
    turn(game, "A")
    assert why_not(game, "as_joker own=yellow_3") == "RIA-JOKER-2"
    hold(game, 0, gold=1, joker=1)
    do(game, "as_joker own=yellow_3")
    assert offered(game) == ["play cards=0 jokers=1"], "never alone, and passing is over"
    assert why_not(game, "pass") == "RIA-JOKER-2"
    do(game, "play cards=0 jokers=1")
    assert game.players[0].strength == 1

    game = started(2)
    own(game, 0, "yellow_3")
    hold(game, 0, doge=1)
    turn(game, "A")
    do(game, "as_joker own=yellow_3")
    assert offered(game) == ["play cards=1 jokers=0"]
    do(game, "play cards=1 jokers=0")
    assert game.players[0].strength == 2


@pytest.mark.clause("RIA-YELLOW-3", "RIA-JOKER-2")
def test_two_yellow_3_or_a_yellow_2_save_a_joker_from_being_alone() -> None:
    game = started(2)
    own(game, 0, "yellow_3", "yellow_3")
    game.players[0].coins = 2
    turn(game, "A")
    do(game, "as_joker own=yellow_3")
    assert offered(game) == ["as_joker own=6"]
    do(game, "as_joker own=yellow_3")
    do(game, "play cards=0 jokers=0")
    assert game.players[0].strength == 1

    game = started(2)
    own(game, 0, "yellow_3", "yellow_2")
    hold(game, 0, gold=1)
    game.players[0].coins = 2
    turn(game, "A")
    do(game, "as_joker own=yellow_3")
    assert offered(game) == ["turn_card own=5 card=1"]
    do(game, "turn_card own=yellow_2 card=gold")
    do(game, "play cards=0 jokers=0")
    assert game.players[0].strength == 2


@pytest.mark.clause("RIA-YELLOW-9", "RIA-YELLOW-10")
def test_a_joker_can_be_turned_but_no_card_of_the_stage() -> None:
    game = started(2)
    own(game, 0, "yellow_4")
    game.players[0].coins = 1
    hold(game, 0, doge=1, joker=2)
    turn(game, "A")
    assert why_not(game, "turn_card own=yellow_4 card=doge") == "RIA-YELLOW-9"
    do(game, "turn_card own=yellow_4 card=joker")
    assert plays(game) == {(0, 0), (0, 1), (1, 0), (1, 1)}
    do(game, "play cards=0 jokers=1")
    assert game.players[0].strength == 3


@pytest.mark.clause("RIA-YELLOW-11", "RIA-USE-3")
def test_several_yellow_buildings_in_one_turn() -> None:
    game = started(2)
    own(game, 0, "yellow_2", "yellow_3", "yellow_4", "blue_2", "green_2")
    game.players[0].coins = 3
    hold(game, 0, gold=2)
    turn(game, "A")
    assert why_not(game, "as_joker own=blue_2") == "RIA-USE-3"
    do(game, "turn_card own=yellow_2 card=gold")
    do(game, "turn_card own=yellow_4 card=gold")
    do(game, "as_joker own=yellow_3")
    do(game, "play cards=0 jokers=0")
    assert game.players[0].strength == 1 + 2 + 1
    assert game.players[0].coins == 0

"""What a seat imagines agrees with all it knows, in every game: what it sees, how many cards others hold, what they
have shown, and what they cannot hold. And nothing but that: the truth is one possibility among others.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from serenissima import games
from serenissima.bots import Knowledge
from serenissima.core.bags import bag_size, common, covers
from serenissima.core.bits import count, has
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.fields import digest, view
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.core.title import Title
from serenissima.games.rialto.printed import CARD_BITS
from serenissima.games.rialto.state import Rialto
from serenissima.games.venedig.buildings import LANE as VENEDIG_BITS
from serenissima.games.venedig.knowledge import sure
from serenissima.games.venedig.state import Venedig
from serenissima.trials.bench import playout

GAMES = games.names()


def positions(title: Title[Any], seed: int, every: int, most: int = 10) -> Iterator[State]:
    """Positions of a random game of three, one every so many decisions."""
    players = min(3, title.max_players)
    game = title.new_game(players, seed)
    dice = Chance(seed)
    options = Options()
    decisions = 0
    while not game.over() and decisions < every * most:
        if decisions % every == 0:
            yield game
        game.options(options)
        game.apply(options.pick(dice.below(options.size)))
        decisions += 1


def hidden_zones(game: State, viewer: int) -> list[int]:
    return [z for z in range(game.zones()) if not game.zone_open_to(z, viewer)]


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_position_is_one_that_the_seat_could_be_in(name: str) -> None:
    title = games.title(name)
    options, imagined_options = Options(), Options()
    for game in positions(title, 3, 9):
        for viewer in range(game.seats):
            imagined = determinize(game, viewer, 77)
            title.check(imagined)
            assert view(imagined, viewer) == view(game, viewer)
            if has(game.waiting(), viewer):
                game.options_of(viewer, options)
                imagined.options_of(viewer, imagined_options)
                assert imagined_options.as_list() == options.as_list()


@pytest.mark.parametrize("name", GAMES)
def test_counts_limits_and_what_was_shown_are_kept(name: str) -> None:
    title = games.title(name)
    for game in positions(title, 5, 7):
        for viewer in range(game.seats):
            imagined = determinize(game, viewer, 31)
            assert imagined.zones() == game.zones()
            for z in hidden_zones(game, viewer):
                bits = game.zone_bits(z)
                content, true_content = imagined.zone(z), game.zone(z)
                if bits:
                    assert bag_size(content, bits) == bag_size(true_content, bits)
                    assert covers(content, game.zone_floor(z), bits)
                else:
                    assert count(content) == count(true_content)
                    assert content & ~game.zone_limit(z) == 0
            for z in range(game.zones()):
                if game.zone_open_to(z, viewer):
                    assert imagined.zone(z) == game.zone(z)


@pytest.mark.parametrize("name", GAMES)
def test_nothing_is_lost_and_nothing_made_up(name: str) -> None:
    """All that a pool holds, hidden and open together, is the same before and after."""
    title = games.title(name)
    for game in positions(title, 8, 11):
        viewer = game.to_play()
        imagined = determinize(game, viewer, 5)
        for pool in {int(game.zone_pool(z)) for z in range(game.zones())}:
            mine = [z for z in range(game.zones()) if game.zone_pool(z) == pool]
            assert sum(int(imagined.zone(z)) for z in mine) == sum(int(game.zone(z)) for z in mine)


@pytest.mark.parametrize("name", GAMES)
def test_the_truth_is_one_possibility_among_others(name: str) -> None:
    title = games.title(name)
    varied = 0
    for game in positions(title, 2, 15, 6):
        viewer = game.to_play()
        hidden = hidden_zones(game, viewer)
        found = {tuple(int(determinize(game, viewer, luck).zone(z)) for z in hidden) for luck in range(4)}
        varied += len(found) > 1
    assert varied > 0


@pytest.mark.parametrize("name", GAMES)
def test_imagining_again_from_an_imagined_position_is_imagining_from_the_truth(name: str) -> None:
    """A search only ever holds an imagined position: what it deals again must not depend on that one."""
    title = games.title(name)
    for game in positions(title, 6, 25):
        viewer = game.to_play()
        again = determinize(determinize(game, viewer, 1), viewer, 2)
        title.check(again)
        assert view(again, viewer) == view(game, viewer)


@pytest.mark.parametrize("name", GAMES)
def test_an_imagined_position_can_be_played_to_its_end(name: str) -> None:
    title = games.title(name)
    options = Options()
    for game in positions(title, 4, 60, 2):
        imagined = determinize(game, game.to_play(), 13)
        playout(imagined, options)
        title.check(imagined)
        assert imagined.over()


def test_in_venezia_a_hand_holds_no_card_below_the_last_one_played() -> None:
    title = games.title("venezia2099")
    limited = 0
    for game in positions(title, 9, 3, 30):
        viewer = game.to_play()
        for z in hidden_zones(game, viewer):
            limit = int(game.zone_limit(z))
            for luck in range(6):
                assert int(determinize(game, viewer, luck).zone(z)) & ~limit == 0
            limited += z < game.seats and limit != int(game.zone_limit(game.zones() - 1))
    assert limited > 0, "some hand must have been known to lack something"


def test_in_venedig_cards_taken_from_the_open_row_stay_in_the_imagined_hand() -> None:
    title = games.title("venedig")
    known = 0
    for game in positions(title, 1, 5):
        assert isinstance(game, Venedig)
        viewer = game.to_play()
        for seat in range(game.seats):
            certain = int(sure(game.book_of(viewer), seat))
            if seat == viewer or certain == 0:
                continue
            known += 1
            for luck in range(4):
                imagined = determinize(game, viewer, luck)
                assert covers(imagined.players[seat].hand, certain, VENEDIG_BITS)
    assert known > 0, "some hand must have been known to hold something"


def test_in_doge_those_who_have_answered_have_answered_in_the_imagined_position_too() -> None:
    title = games.title("doge")
    answered = 0
    for game in positions(title, 2, 1, 300):
        if game.asked == 0 or game.pending == game.asked:
            continue
        viewer = game.to_play()
        imagined = determinize(game, viewer, 3)
        assert imagined.pending == game.pending
        title.check(imagined)
        answered += 1
        if answered > 25:
            break
    assert answered > 0


def test_in_rialto_rows_taken_openly_and_cards_shuffled_in_are_remembered() -> None:
    title = games.title("rialto")
    held = piled = 0
    for game in positions(title, 7, 4, 40):
        assert isinstance(game, Rialto)
        viewer = game.to_play()
        others = [game.players[seat] for seat in range(game.seats) if seat != viewer]
        imagined = determinize(game, viewer, 3)
        for position in (game, imagined):
            for seat in range(game.seats):
                player = position.players[seat]
                assert covers(player.hand + player.cut, game.players[seat].sure, CARD_BITS)
                held += game.players[seat].sure != 0
            known = game.players[viewer].stacked
            missing = known - common(known, position.pile, CARD_BITS)
            assert bag_size(missing, CARD_BITS) <= sum(player.fresh for player in others)
            piled += known != 0
    assert held > 0
    assert piled > 0


@pytest.mark.parametrize("name", GAMES)
def test_what_a_bot_is_given_holds_nothing_but_what_its_seat_sees(name: str) -> None:
    """Whatever is hidden, the very same thing is handed over: not even a bot that looks inside finds the truth."""
    title = games.title(name)
    hidden = 0
    for game in positions(title, 7, 8):
        for viewer in range(game.seats):
            other = determinize(game, viewer, 99)
            hidden += digest(other) != digest(game)
            given = [vars(Knowledge(truth, viewer)) for truth in (game, other)]
            states = [[thing for thing in held.values() if isinstance(thing, State)] for held in given]
            assert [digest(state) for state in states[0]] == [digest(state) for state in states[1]] != []
            assert [state.luck for state in states[0]] == [state.luck for state in states[1]]
            assert game not in states[0]
    assert hidden > 0

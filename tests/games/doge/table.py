"""Positions for the tests of Doge: a table on which a vote is about to be counted."""

from __future__ import annotations

import json

from serenissima.core.bags import bag_from
from serenissima.core.engine import NOBODY
from serenissima.core.fields import fill_from_json, to_json
from serenissima.core.options import Options
from serenissima.games.doge.actions import ACTIONS
from serenissima.games.doge.ballots import BALLOT_NAMES, BITS, VALUES
from serenissima.games.doge.board import AREA_IDS, COUNCILLOR_IDS, DISTRICTS
from serenissima.games.doge.flow.counting import CountArea
from serenissima.games.doge.meta import TITLE
from serenissima.games.doge.state import Doge

RED, BLUE, GREEN, WHITE = range(4)
CANNAREGIO, CASTELLO, DORSODURO, SAN_MARCO, SAN_POLO, SANTA_CROCE, QUARANTIA = range(7)
Q1, Q2, Q3 = (COUNCILLOR_IDS.index(f"quarantia-{n}") for n in (1, 2, 3))

assert AREA_IDS == ["cannaregio", "castello", "dorsoduro", "san-marco", "san-polo", "santa-croce", "quarantia"]


def heap_of(*values: int) -> int:
    """The heap with these markers."""
    return int(bag_from([values.count(value) for value in VALUES], BITS))


def ballot(*values: int) -> int:
    """The number of the ballot with these markers."""
    return BALLOT_NAMES.index(" + ".join(map(str, sorted(values))))


def new_table(players: int = 3, luck: int = 1) -> Doge:
    """A fresh game, waiting for the first round of votes."""
    game = TITLE.new_game(players, luck)
    assert isinstance(game, Doge)
    return game


def about_to_count(area: int, votes: dict[int, list[int]], players: int = 3) -> Doge:
    """A table on which these markers lie in the area, which is counted next and last; settle it to go on."""
    game = new_table(players)
    for seat, values in votes.items():
        lay(game, seat, area, *values)
    game.pending = game.asked = 0
    game.do_only(CountArea(NOBODY, area))
    return game


def counted(area: int, votes: dict[int, list[int]], players: int = 3) -> Doge:
    """The same, counted: waiting for whoever decides first."""
    game = about_to_count(area, votes, players)
    game.settle()
    save(game)
    return game


def lay(game: Doge, seat: int, area: int, *values: int) -> None:
    """Markers from the hand to a stack."""
    heap = heap_of(*values)
    game.players[seat].hand -= heap
    game.players[seat].stacks[area] = heap


def houses(game: Doge, seat: int, district: int, number: int) -> None:
    """Houses from the reserve to a district."""
    game.players[seat].reserve -= number
    game.players[seat].houses[district] += number


def palaces(game: Doge, seat: int, district: int, number: int = 1) -> None:
    """Palaces from the reserve to a district."""
    game.players[seat].palaces_left -= number
    game.players[seat].palaces[district] += number
    game.built[district] += number


def control(game: Doge, seat: int, councillor: int, area: int) -> None:
    """A ring on a councillor who stands in an area."""
    game.players[seat].rings -= 1
    game.controller[councillor] = seat
    game.place[councillor] = area


def options(game: Doge) -> list[str]:
    """What the seat to play may do, in words."""
    listed = Options()
    game.options(listed)
    return [ACTIONS.to_text(action) for action in listed.as_list()]


def kinds(game: Doge) -> set[str]:
    """The kinds of what the seat to play may do."""
    return {words.split()[0] for words in options(game)}


def act(game: Doge, seat: int, action: int) -> None:
    """The seat takes one of its options."""
    assert game.to_play() == seat, f"it is seat {game.to_play()} that decides"
    listed = Options()
    game.options(listed)
    assert listed.contains(action), f"{ACTIONS.to_text(action)} is not offered: {options(game)}"
    game.apply(action)
    save(game)


def save(game: Doge) -> None:
    """At any decision the whole position, with all that is still to happen, can be written down and read again."""
    written = json.dumps(to_json(game))
    again = TITLE.begin(TITLE.setting(int(game.seats)), 0)
    fill_from_json(again, json.loads(written), TITLE.frames)
    assert json.dumps(to_json(again)) == json.dumps(to_json(game.clone())) == written


def houses_of(game: Doge, seat: int) -> list[int]:
    """The houses of a seat in each district."""
    return [int(game.players[seat].houses[district]) for district in range(DISTRICTS)]

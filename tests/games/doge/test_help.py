"""Help for players, what actions touch on the board, and the bot that looks one step ahead."""

from __future__ import annotations

from typing import Any

from serenissima import bots
from serenissima.games.doge.actions import (
    BUILD,
    CARD,
    DECLINE,
    DISMISS,
    LAY,
    MOVE,
    PLACE,
    RENOUNCE,
    STAY,
    TAKE,
    area_arg,
)
from serenissima.games.doge.help import describe, figures, known_votes, note, score_sheet
from serenissima.games.doge.meta import TITLE
from serenissima.games.doge.refs import refs
from serenissima.games.doge.state import Doge
from tests.games.doge.table import (
    BLUE,
    CASTELLO,
    DORSODURO,
    QUARANTIA,
    RED,
    SAN_MARCO,
    SAN_POLO,
    about_to_count,
    act,
    ballot,
    control,
    counted,
    houses,
    lay,
    new_table,
    palaces,
)


def test_the_next_seven_votes_are_always_known() -> None:
    game = new_table()
    assert known_votes(game) == list(game.brown)
    game.counted = 2
    game.blue[0], game.blue[1] = 6, 0
    assert known_votes(game) == [*list(game.brown)[2:], 6, 0]


def test_what_is_missing_to_become_doge() -> None:
    game = new_table()
    palaces(game, RED, CASTELLO, 3)
    palaces(game, RED, SAN_MARCO, 2)
    needs: Any = figures(game, RED)["needs"]
    assert needs[RED] == [
        {"palaces": 4, "new": 4, "possible": False},
        {"palaces": 3, "new": 3, "possible": True},
        {"palaces": 3, "new": 2, "possible": True},
    ]
    assert [need["palaces"] for need in needs[BLUE]] == [6, 7, 8]


def test_prices_and_votes_of_one_s_own() -> None:
    game = new_table()
    palaces(game, BLUE, CASTELLO, 5)
    palaces(game, RED, SAN_MARCO)
    lay(game, RED, CASTELLO, 1, 3)
    control(game, RED, QUARANTIA, CASTELLO)
    told = figures(game, RED)
    assert told["prices"] == [3, None, 3, 4, 3, 3]
    assert told["my_votes"] == [0, 5, 0, 0, 0, 0, 0]
    control(game, BLUE, DORSODURO, CASTELLO)
    control(game, BLUE, SAN_MARCO, CASTELLO)
    assert figures(game, RED)["councillor_votes"] == [[0, 1, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 0, 0], [0] * 7]
    assert figures(game, -1)["my_votes"] is None


def test_the_preview_says_what_an_option_brings() -> None:
    game = about_to_count(CASTELLO, {RED: [3]})
    houses(game, RED, CASTELLO, 1)
    game.settle()
    assert [(m.id, m.args["houses"], m.args["price"]) for m in note(game, RED, PLACE.at(CASTELLO, 2))] == [
        ("note-houses", 3, 3)
    ]
    assert note(game, RED, RENOUNCE.at(CASTELLO))[0].id == "note-renounce"
    act(game, RED, PLACE.at(CASTELLO, 2))
    assert note(game, RED, BUILD.at(CASTELLO))[0].args == {"palaces": 1, "districts": 1}
    palaces(game, BLUE, SAN_MARCO, 5)
    assert [(m.id, m.args["houses"]) for m in note(game, RED, MOVE.at(CASTELLO, SAN_MARCO))] == [
        ("note-houses-full", 1)
    ]
    laying = new_table()
    assert note(laying, RED, LAY.at(ballot(1, 3)))[0].args == {"votes": 4, "markers": 2, "left": 5}


def when(game: Doge, councillor: int, area: int) -> list[tuple[str, Any]]:
    """What the preview says of a councillor sent there: each message with its number, or the area it names."""
    return [(m.id, m.args.get("when", m.args.get("home"))) for m in note(game, RED, TAKE.at(councillor, area))]


def test_the_preview_says_when_a_councillor_will_vote_and_what_may_come_before() -> None:
    game = counted(CASTELLO, {RED: [3]})
    for place, area in enumerate([SAN_POLO, DORSODURO, CASTELLO, SAN_MARCO, QUARANTIA, 0, 5]):
        game.brown[place] = area
    game.counted, game.blue[0], game.blue[1] = 2, SAN_POLO, DORSODURO
    assert when(game, CASTELLO, SAN_MARCO) == [("note-take", 1)]
    assert when(game, CASTELLO, 5) == [("note-take", 4)]
    assert when(game, CASTELLO, SAN_POLO) == [("note-take-next-year", 5)]
    assert when(game, CASTELLO, DORSODURO) == [("note-take-next-year", 6)]
    game.blue[0] = CASTELLO
    castello = area_arg(CASTELLO)
    assert when(game, CASTELLO, DORSODURO) == [("note-take-next-year", 6), ("note-take-contested", castello)]
    assert when(game, CASTELLO, SAN_POLO) == [("note-take-later", None), ("note-take-contested", castello)]
    game.blue[0] = SAN_MARCO
    assert when(game, CASTELLO, SAN_POLO) == [("note-take-later", None), ("note-take-uncertain", castello)]


def test_a_ballot_is_named_with_the_number_of_its_markers() -> None:
    game = new_table()
    assert TITLE.args(game, RED, LAY.at(ballot(3))) == {"ballot": "3", "markers": 1}
    assert TITLE.args(game, RED, LAY.at(ballot(1, 3))) == {"ballot": "1 + 3", "markers": 2}
    assert TITLE.args(game, RED, STAY.at()) == {}


def test_the_position_in_words_names_everything_that_stands() -> None:
    game = about_to_count(CASTELLO, {RED: [3], BLUE: [1, 2]})
    control(game, BLUE, DORSODURO, CASTELLO)
    palaces(game, RED, SAN_MARCO, 5)
    said = [message.id for message in describe(game, RED)]
    assert said.count("describe-player") == 3
    assert said.count("describe-district") == 5
    assert said.count("describe-district-full") == 1
    assert said.count("describe-councillor") == 1
    assert said.count("describe-holding") == 3
    assert said.count("describe-own-votes") == 1


def test_the_score_sheet_ends_with_palaces() -> None:
    game = new_table()
    for district in range(6):
        palaces(game, BLUE, district)
    rows = {row.id: row.values for row in score_sheet(game)}
    assert rows["score-condition"] == [0, 1, 0]
    assert rows["score-districts"] == [0, 6, 0]
    assert rows["score-palaces"] == [0, 6, 0]


def test_what_actions_touch() -> None:
    assert refs(CARD.at(QUARANTIA)) == ["area:6"]
    assert refs(LAY.at(ballot(0, 1, 1, 3))) == ["marker:0", "marker:1", "marker:2", "marker:5"]
    assert refs(PLACE.at(CASTELLO, 2)) == ["lot:1.2"]
    assert refs(PLACE.at(CASTELLO, 0)) == refs(STAY.at()) == refs(DECLINE.at()) == []
    assert refs(TAKE.at(7, CASTELLO)) == ["councillor:7", "area:1"]
    assert refs(RENOUNCE.at(7)) == ["councillor:7", "circle:7"]
    assert refs(DISMISS.at(8)) == ["councillor:8"]
    assert refs(MOVE.at(CASTELLO, DORSODURO)) == ["house:1", "area:2"]
    assert refs(BUILD.at(CASTELLO)) == ["space:1"]


def test_greedy_beats_random_players() -> None:
    for seed in range(4):
        game = TITLE.new_game(3, seed)
        assert isinstance(game, Doge)
        bots.play(game, [bots.make("greedy" if seat == seed % 3 else "random", TITLE, seat) for seat in range(3)])
        standing = [int(rank) for rank in game.standing()]
        assert standing[seed % 3] == max(standing)

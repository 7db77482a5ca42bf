"""Help for players: live figures, previews of options, refs, the position in words."""

from __future__ import annotations

from typing import Any

from serenissima.games.rialto.board import GONDOLA
from serenissima.games.rialto.evaluate import evaluate
from serenissima.games.rialto.flow.d_bridge import PlaceBridge
from serenissima.games.rialto.flow.e_gondola import SendCouncillor
from serenissima.games.rialto.flow.playing import PlayCards
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.state import Rialto
from serenissima.match.match import Match
from tests.games.rialto.position import STAGE, action, ask, council, district, hold, link, own, started, track


def notes(game: Rialto, text: str, seat: int = 0) -> list[dict[str, Any]]:
    return [message.to_json() for message in TITLE.note(game, seat, action(game, text))]


def refs(game: Rialto, text: str, seat: int = 0) -> list[str]:
    return TITLE.refs(game, seat, action(game, text))


def test_districts_say_what_each_rank_pays_and_who_holds_it() -> None:
    game = started(3)
    track(game, (2, 2), (0, 1), (1, 1))
    for other in ("cannaregio", "castello", "san_polo"):
        game.lay_tile(link("san_marco", other), GONDOLA)
    council(game, 0, san_marco=2)
    council(game, 2, san_marco=2)
    told: Any = TITLE.figures(game, 0)
    here = told["districts"][district("san_marco")]
    assert here["value"] == 3
    assert here["ranks"] == [3, 1, 0, 0, 0]
    assert [(who["seat"], who["points"]) for who in here["present"]] == [(2, 3), (0, 1)], (
        "the Doge track settles the tie"
    )
    assert len(here["links"]) == 4
    assert told["links"][str(link("san_marco", "castello"))]["tile"] == "gondola"
    assert [one["seat"] for one in told["doge"]] == [2, 0, 1]
    assert [one["total"] for one in told["points"]] == [int(points) for points in game.scores()]


def test_the_preview_of_a_play_says_what_it_counts_and_whether_it_leads() -> None:
    game = started(3)
    hold(game, 1, bridge=2, joker=1)
    game.players[0].strength = 2
    game.stage = STAGE["D"]
    ask(game, PlayCards(1))
    assert notes(game, "play cards=2 jokers=0", 1) == [
        {"id": "note-stage-bridge", "args": {"n": 2}},
        {"id": "note-behind", "args": {"n": 2}},
    ], "the tie is the other's, who is ahead on the track"
    assert notes(game, "play cards=2 jokers=1", 1)[1]["id"] == "note-bonus-bridge"
    assert notes(game, "pass", 1)[0]["id"] == "note-no-bridge"
    assert refs(game, "play cards=2 jokers=1", 1) == ["hand:3.1", "hand:3.2", "hand:6.1"]


def test_the_preview_of_a_bridge_tells_both_districts() -> None:
    game = started(2)
    game.bridge = 0  # 3/6
    ask(game, PlaceBridge(0))
    here = link("castello", "dorsoduro")
    told = notes(game, f"place_bridge link={here} turned=1")
    assert [(note["args"]["before"], note["args"]["after"]) for note in told] == [(0, 6), (0, 3)]
    args: Any = TITLE.args(game, 0, action(game, f"place_bridge link={here} turned=1"))
    assert (args["first"], args["from"]["id"]) == (6, "district-castello"), "as the preview says"
    assert (args["second"], args["to"]["id"]) == (3, "district-dorsoduro")
    assert refs(game, f"place_bridge link={here} turned=1") == [f"link:{here}", f"district:{district('castello')}"]


def test_the_preview_of_a_councillor_tells_of_a_bank_completed() -> None:
    game = started(2)
    council(game, 0, cannaregio=1, castello=1)
    ask(game, SendCouncillor(0, link("san_marco", "san_polo")))
    assert [note["id"] for note in notes(game, "send_councillor district=san_marco")] == ["note-bank"]
    assert notes(game, "send_councillor district=san_polo") == []


def test_own_buildings_are_told_apart_by_their_condition() -> None:
    game = started(2)
    own(game, 0, "blue_1", "yellow_2")
    hold(game, 0, gold=2)
    assert refs(game, "turn_card own=yellow_2 card=gold") == ["own:5.0", "hand:1.1"]
    assert refs(game, "swap own=yellow_2 condition=1") == ["own:8.0", "own:5.1"]
    assert refs(game, "swap own=blue_1 condition=1") == ["own:8.0", "own:8.0"], "its coin is still to be laid"
    assert refs(game, "move_councillor origin=reserve district=castello") == ["reserve", "district:1"]


def test_the_position_in_words_names_every_player_and_district() -> None:
    match = Match.start(TITLE, 3, luck=2)
    said = [message.id for message in match.describe(0)]
    assert said.count("describe-player") == 3
    assert said.count("describe-district") == 6
    assert said[-1] == "describe-hand"
    assert "describe-hand" not in [message.id for message in match.describe(-1)]


def test_a_position_looks_better_with_points_councillors_and_the_doge() -> None:
    game = started(2)
    ask(game, PlaceBridge(0))
    before = evaluate(game, 0)
    game.players[0].points += 1
    with_a_point = evaluate(game, 0)
    council(game, 0, castello=1)
    with_a_councillor = evaluate(game, 0)
    game.advance(0, 2)
    assert before < with_a_point < with_a_councillor < evaluate(game, 0)

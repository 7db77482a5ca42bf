"""Live figures, previews and words: what a player is told besides the view."""

from __future__ import annotations

from typing import Any

from serenissima.games.venice.actions import GONDOLIER, MOOR, PASS, SAIL
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.state import Venice
from tests.games.venice.table import (
    BLUE,
    VIOLET,
    act,
    assistant,
    canal,
    dock,
    fleet,
    hold,
    lie,
    load,
    sail,
    scene,
    turn,
)


def about_to_sail() -> Venice:
    """Blue at the Small Council with four coins and the cubes for a mission at the Bank; Violet lies at the Quays."""
    game = fleet(scene(3))
    lie(game, BLUE, 0, "small_council")
    lie(game, VIOLET, 0, "quays")
    assistant(game, BLUE, "quays", 2)
    hold(game, BLUE, 21)
    load(game, BLUE, 0, ceramics=2, cloth=1)
    game.players[BLUE].coins = 4
    game.players[BLUE].scrolls = 1
    return turn(game, BLUE)


def ways(game: Venice, gondola: int) -> dict[int, dict[str, Any]]:
    reach: Any = TITLE.figures(game, BLUE)["reach"]
    return {way["dock"]: way for one in reach if one["gondola"] == gondola for way in one["docks"]}


def said(game: Venice, action: int) -> list[str]:
    return [message.id for message in TITLE.note(game, BLUE, action)]


def test_the_cheapest_way_to_each_dock_tells_what_it_meets() -> None:
    found = ways(about_to_sail(), 0)
    game = about_to_sail()
    bank = found[dock(game, "bank")]
    assert (bank["price"], bank["missions"], bank["moor"]) == (1, [20], True)
    assert bank["canals"] == [canal(game, "small_council", "council_of_ten"), canal(game, "council_of_ten", "bank")]
    council = found[dock(game, "grand_council")]
    assert (council["price"], council["crossings"], council["activates"]) == (1, 1, [dock(game, "quays")])
    assert not found[dock(game, "monastery")]["moor"], "the other gondola lies there"
    assert TITLE.figures(game, VIOLET)["reach"] == []


def test_a_way_tells_what_passing_and_mooring_at_each_dock_would_give() -> None:
    game = about_to_sail()
    game.bridge[canal(game, "small_council", "quays")] = VIOLET + 1
    found = ways(game, 0)

    def ids(place: str, what: str) -> list[str]:
        return [message["id"] for message in found[dock(game, place)][what]]

    assert ids("quays", "passing") == ["note-crossings", "note-activates"]
    assert ids("quays", "mooring") == ["note-advance", "note-pays-below", "note-activates"]
    usable = {what: found[dock(game, "quays")][what][-1]["args"]["effects"] for what in ("passing", "mooring")}
    assert (len(usable["passing"]), len(usable["mooring"])) == (2, 3), "mooring moves the assistant on first"
    assert ids("bank", "mooring") == ["note-advance", "note-completable", "note-activates"]
    assert ids("monastery", "mooring") == [], "the other gondola lies there"
    assert (found[dock(game, "quays")]["bridges"], found[dock(game, "bank")]["bridges"]) == (1, 0)
    assert game.space_of(BLUE, int(game.building_at[dock(game, "quays")])) == 2, "the position is as it was"


def test_notes_say_what_a_canal_passing_and_mooring_bring() -> None:
    game = act(about_to_sail(), GONDOLIER.at(0))
    to_the_quays = SAIL.at(canal(game, "small_council", "quays"))
    assert said(game, to_the_quays) == ["note-sail", "note-others"]
    args = TITLE.args(game, BLUE, to_the_quays)
    assert args["price"] == 0
    sail(game, "quays")
    assert said(game, PASS.at()) == ["note-crossings", "note-activates"]
    assert said(game, MOOR.at()) == ["note-advance", "note-pays-below", "note-activates"]
    assert TITLE.refs(game, BLUE, MOOR.at()) == [f"dock:{dock(game, 'quays')}"]


def test_a_bridge_of_another_is_announced() -> None:
    game = act(about_to_sail(), GONDOLIER.at(0))
    game.bridge[canal(game, "small_council", "market")] = VIOLET + 1
    assert "note-foreign-bridge" in said(game, SAIL.at(canal(game, "small_council", "market")))


def test_only_ones_own_missions_are_described() -> None:
    game = about_to_sail()
    own: Any = TITLE.figures(game, BLUE)["missions"]
    others: Any = TITLE.figures(game, VIOLET)["missions"]
    assert own["20"]["points"] == 5
    assert others == {}


def test_the_position_in_words_names_everybody() -> None:
    words = [message.id for message in TITLE.describe(about_to_sail(), VIOLET)]
    assert words.count("describe-player") == 3
    assert words.count("describe-gondola") == 6
    assert "describe-assistants" in words
    solo = fleet(scene(1))
    assert "describe-doge" in [message.id for message in TITLE.describe(solo, 0)]

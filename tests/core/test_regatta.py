"""The engine, shown on a tiny game that uses every mechanism, and the promises broken on purpose."""

from __future__ import annotations

from typing import Any

import pytest
from mypy_extensions import i64

from serenissima.core.bits import BIT, members_of
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.fields import SPECTATOR, digest, view
from serenissima.core.secrets import determinize
from serenissima.core.title import BadSetting, Choice, Setting, Title, UncheckedTitle
from serenissima.match.history import BrokenMatch
from serenissima.match.match import Match
from serenissima.match.refusal import Refused
from serenissima.match.witness import learned
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import TITLE, Regatta
from serenissima.trials.promises import Inspector


@pytest.mark.parametrize("setting", TITLE.settings(), ids=[setting.name() for setting in TITLE.settings()])
def test_it_keeps_every_promise(setting: Setting) -> None:
    for seed in range(3):
        Inspector(TITLE, setting).play(seed)


def start(players: int = 3, luck: int = 4) -> Match:
    return Match.start(TITLE, players, None, luck)


def pick(match: Match, seat: int, side: int = 0) -> None:
    match.act(seat, match.options(seat)[0])
    match.act(seat, int(regatta.SIDE.at(side)))


def position(match: Match) -> Regatta:
    assert isinstance(match.state, Regatta)
    return match.state


# --- a title


class Unchecked(Title[Any]):
    """Begins, and says nothing of what cannot be."""

    def begin(self, setting: Setting, luck: i64) -> State:
        return Regatta(luck, setting.players)


def test_a_title_without_a_check_is_refused() -> None:
    with pytest.raises(UncheckedTitle, match=r"toy cannot be loaded: Unchecked has no check\(game\)"):
        Unchecked("toy", "TOY", 1, (2, 2), (1, 1), ("", "", 0), [])


# --- what is reconstructed


@pytest.mark.parametrize(
    ("players", "storm", "ids"),
    [
        (3, None, ["REG-STORM-1", "REG-STORM-3"]),
        (4, None, ["REG-STORM-1", "REG-STORM-3", "REG-STORM-4"]),
        (3, "rare", ["REG-STORM-1", "REG-STORM-3"]),
        (3, "likely", ["REG-STORM-2", "REG-STORM-3"]),
        (2, None, ["REG-STORM-1", "REG-STORM-3"]),  # two players are not asked
    ],
)
def test_what_is_reconstructed_follows_from_the_options(players: int, storm: str | None, ids: list[str]) -> None:
    setting = TITLE.setting(players, {} if storm is None else {"storm": storm})
    assert [clause.id for clause in TITLE.reconstructed(setting)] == ids


def test_a_rule_names_the_values_that_bring_it_into_play() -> None:
    assert TITLE.chosen_by("REG-STORM-1") == {"storm": ["rare", ""]}
    assert TITLE.chosen_by("REG-STORM-2") == {"storm": ["likely"]}
    assert TITLE.chosen_by("REG-STORM-4") == {"players": ["4"]}
    assert TITLE.chosen_by("REG-STORM-3") == TITLE.chosen_by("REG-PICK-1") == {}


def test_a_rule_of_a_value_that_there_is_not_is_refused() -> None:
    with pytest.raises(BadSetting, match="storm: rules are named for values that it does not have"):
        Choice("storm", ["rare"], clauses={"often": ["REG-STORM-1"]})


# --- simultaneous decisions


def test_answers_come_in_any_order_and_tell_nothing() -> None:
    match = start()
    watched = [view(match.state, viewer) for viewer in (SPECTATOR, 0, 1)]
    pick(match, 2)
    assert match.waiting() == [0, 1]
    for viewer, before in zip((SPECTATOR, 0, 1), watched, strict=True):
        now = view(match.state, viewer)
        assert {**now, "pending": 0} == {**before, "pending": 0}, "nobody sees what was picked"
        assert match.events(viewer) == []
    with pytest.raises(Refused, match="refused-not-your-turn"):
        match.act(2, match.options(0)[0])


def test_an_answer_is_taken_back_until_the_last_has_answered() -> None:
    match = start()
    first = match.options(1)[0]
    match.act(1, first)
    assert match.reconsiderable() == [1], "a part of an answer too"
    match.act(1, int(regatta.SIDE.at(1)))
    pick(match, 0)
    match.reconsider(1)
    assert match.waiting() == [1, 2]
    assert first in match.options(1)
    pick(match, 1)
    pick(match, 2)
    assert match.reconsiderable() == []
    with pytest.raises(Refused, match="refused-nothing-to-reconsider"):
        match.reconsider(1)
    for seat in range(3):
        assert not match.undo_status(seat).possible, "all has been revealed"


def test_an_open_decision_asks_again_after_each_change() -> None:
    match = start()
    state = position(match)
    state.sailors[1].tokens = 1
    state.asked = state.pending = 0
    state.do_only(regatta.Farewell(-1))
    state.settle()
    match.act(0, int(regatta.STAND.at()))
    assert match.waiting() == [1, 2]
    match.act(1, int(regatta.GIVE.at(0)))
    assert match.waiting() == [0, 1, 2], "who stood may think again"
    for seat in (2, 0, 1):
        match.act(seat, int(regatta.STAND.at()))
    assert match.over


# --- undo


def test_undo_knows_by_itself_what_was_revealed() -> None:
    match = start()
    for seat in range(3):
        pick(match, seat)
    winner = match.waiting()[0]
    assert not match.undo_status(winner).possible
    assert match.undo_status(2).reason.id == "undo-revealed", "the last answer revealed all"
    before = digest(match.state)
    match.act(winner, int(regatta.CHEER.at()))
    assert match.undo_status(winner).possible, "a cheer tells nothing"
    match.undo(winner)
    assert digest(match.state) == before
    match.act(winner, int(regatta.LOOK.at()))
    assert match.undo_status(winner).reason.id == "undo-revealed", "a boat was seen"


def test_undo_ends_where_somebody_else_acted() -> None:
    match = start()
    for seat in range(3):
        pick(match, seat)
    winner = match.waiting()[0]
    match.act(winner, int(regatta.LEAVE.at()))
    last = match.waiting()[0]
    assert last != winner
    match.act(last, int(regatta.CHEER.at()))
    reason = match.undo_status(winner).reason
    assert (reason.id, reason.args) == ("undo-other-acted", {"player": {"seat": last}})
    with pytest.raises(Refused, match="undo-other-acted"):
        match.undo(winner)


def test_learning_is_seen_in_bags_sets_and_known_rows() -> None:
    game = position(start())
    after = game.clone()
    after.given += 1
    after.stock -= 1
    assert learned(game, after), "a token everybody sees now"
    after = game.clone()
    after.stock -= 1
    after.sailors[0].tokens += 1
    assert learned(game, after), "its new owner sees it"
    after = game.clone()
    boat = members_of(game.harbour)[0]
    after.harbour ^= BIT[boat]
    after.under = type(game.under)([boat])
    after.under_known = type(game.under)([0])
    assert not learned(game, after), "put under unseen"
    after.under_known[0] = 4
    assert learned(game, after), "put under, seen by one"


def test_what_was_put_under_is_known_to_who_saw_it() -> None:
    game = position(start())
    boat = members_of(game.harbour)[0]
    game.harbour ^= BIT[boat]
    game.under = type(game.under)([boat])
    game.under_known = type(game.under)([BIT[1]])
    assert view(game, 1)["under"] == [boat]
    assert view(game, 0)["under"] == [None]
    places = set()
    for luck in range(40):
        assert determinize(game, 1, luck).under[0] == boat
        places.add(int(determinize(game, 0, luck).under[0]))
    assert len(places) > 5, "to the others it may be any boat they do not hold"


# --- files


def finished(luck: int = 8) -> Match:
    match = start(luck=luck)
    dice = Chance(luck)
    while not match.over:
        seat = match.waiting()[0]
        options = match.options(seat)
        match.act(seat, options[dice.below(len(options))])
    return match


def test_a_file_replays_and_a_broken_one_says_where() -> None:
    match = finished()
    saved: dict[str, Any] = match.to_json()
    assert digest(Match.from_json(TITLE, saved).state) == digest(match.state)
    with pytest.raises(BrokenMatch, match="not a match file"):
        Match.from_json(TITLE, {"format": 1})
    with pytest.raises(BrokenMatch, match="format 99"):
        Match.from_json(TITLE, {**saved, "format": 99})
    bent = [dict(entry) for entry in saved["entries"]]
    bent[3]["action"] = 999
    with pytest.raises(BrokenMatch, match="entry 3"):
        Match.from_json(TITLE, {**saved, "entries": bent})
    bent = [dict(entry) for entry in saved["entries"]]
    bent[2]["digest"] = "0" * 16
    with pytest.raises(BrokenMatch, match="entry 2 leads to another position"):
        Match.from_json(TITLE, {**saved, "entries": bent})


def test_a_match_of_older_rules_goes_on_from_its_snapshot() -> None:
    match = start()
    pick(match, 0)
    saved: dict[str, Any] = match.to_json()
    saved["rules_version"] = 0
    saved["entries"][1] = {**saved["entries"][1], "digest": "0" * 16}
    resumed = Match.from_json(TITLE, saved)
    assert resumed.restored
    assert digest(resumed.state) == digest(match.state)
    assert resumed.waiting() == match.waiting()
    pick(resumed, 1)


def test_a_field_that_an_older_snapshot_does_not_know_keeps_its_first_value() -> None:
    match = start()
    pick(match, 0)
    saved: dict[str, Any] = match.to_json()
    saved["rules_version"] = 0
    saved["entries"][1] = {**saved["entries"][1], "digest": "0" * 16}
    del saved["snapshot"]["raced"]
    resumed = Match.from_json(TITLE, saved)
    assert position(resumed).raced == 0
    assert resumed.waiting() == match.waiting()


def test_settings_are_checked() -> None:
    with pytest.raises(BadSetting, match="2 to 4 players, not by 7"):
        TITLE.setting(7)
    with pytest.raises(BadSetting, match="one of rare, likely, not 'never'"):
        TITLE.setting(3, {"storm": "never"})
    with pytest.raises(BadSetting, match="not offered for 2"):
        TITLE.setting(2, {"storm": "likely"})
    with pytest.raises(BadSetting, match="no option named calm"):
        TITLE.setting(3, {"calm": "yes"})

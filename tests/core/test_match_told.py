"""What a match tells the people around it: prompts, options, events, refusals, undo, files."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from mypy_extensions import i64

from serenissima.core.bits import BIT, lowest
from serenissima.core.engine import Decision, State
from serenissima.core.fields import REFEREE, SPECTATOR, digest, view
from serenissima.core.messages import Json, Message
from serenissima.core.options import Options
from serenissima.match.history import BrokenMatch, Step
from serenissima.match.match import Match
from serenissima.match.prompts import Offer, Prompt
from serenissima.match.refusal import Refused
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import TITLE, Regatta

SIDE = int(regatta.SIDE.at(0))


def start(players: int = 3, luck: int = 4) -> Match:
    return Match.start(TITLE, players, None, luck)


def picked(match: Match) -> Match:
    for seat in match.waiting():
        match.act(seat, match.options(seat)[0])
        match.act(seat, SIDE)
    return match


def position(match: Match) -> Regatta:
    assert isinstance(match.state, Regatta)
    return match.state


def test_a_match_begins_with_its_setting() -> None:
    match = Match.start(TITLE, 4, {"storm": "likely"}, 9)
    assert (match.setting.players, match.setting.options, match.luck) == (4, {"storm": "likely"}, 9)
    assert (match.over, match.restored, match.luck_checked, match.source) == (False, False, False, None)
    assert match.waiting() == [0, 1, 2, 3]
    assert match.lines()[0].keys() == {"luck", "digest"}
    assert (match.entries[0].digest, len(match.sizes)) == (digest(match.state), 1)
    assert (match.state.tape, match.state.listener) == (None, None)
    assert Match.start(TITLE, 4, {"storm": "likely"}).luck == 0


def test_who_is_asked_and_how_others_hear_of_it() -> None:
    match = start()
    args: dict[str, Json] = {"player": [{"seat": 0}, {"seat": 1}, {"seat": 2}]}
    asked = Prompt("ask-pick-boat", args, [], -1, "REG-PICK-1", yours=True)
    assert match.prompt(0) == asked
    assert match.prompt(SPECTATOR) == replace(asked, yours=False)
    picked(match)
    winner = match.waiting()[0]
    one = Prompt("ask-look-ahead", {"player": {"seat": winner}}, ["race", "look"], 1, "REG-LOOK-1", yours=True)
    assert match.prompt(winner) == one
    assert match.prompt((winner + 1) % 3) == replace(one, yours=False)


def test_questions_may_follow_from_the_position(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(regatta.PickBoat, "args", lambda self, game: {"seats": int(game.seats)})
    monkeypatch.setattr(regatta.PickBoat, "clause", lambda self, game: f"REG-{game.seats}")
    match = start()
    match.act(1, match.options(1)[0])
    match.act(1, SIDE)
    asked = match.prompt(0)
    assert asked is not None
    assert asked.args == {"seats": 3, "player": [{"seat": 0}, {"seat": 2}]}
    assert asked.clause == "REG-3"
    taken = next(boat for boat in range(regatta.BOATS) if boat not in match.options(0))
    cheer = int(regatta.CHEER.at())
    asked_for = ((1, 0), (1, -1), (0, -1), (0, cheer), (0, taken))
    assert [refused(match, seat, action)[1] for seat, action in asked_for] == [*["REG-3"] * 4, "REG-PICK-1"]


def test_options_with_their_words_and_previews(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start()
    asked: list[tuple[bool, int, int]] = []

    def note(self: object, game: State, seat: int, action: int) -> list[Message]:
        assert isinstance(game, Regatta)
        asked.append((game is match.state, seat, action))
        return [Message("note-x", {"n": action})]

    monkeypatch.setattr(regatta.RegattaTitle, "note", note)
    monkeypatch.setattr(regatta.RegattaTitle, "args", lambda self, game, seat, action: {"by": seat, "boat": action})
    monkeypatch.setattr(regatta.RegattaTitle, "refs", lambda self, game, seat, action: [f"boat:{seat}.{action}"])
    listed = match.options(1)
    assert match.offers(1) == [
        Offer(boat, "pick", {"by": 1, "boat": boat}, [f"boat:1.{boat}"], [Message("note-x", {"n": boat})])
        for boat in listed
    ]
    assert asked == [(False, 1, boat) for boat in listed], "a preview looks at an imagined position"
    match.act(1, listed[0])
    match.act(1, SIDE)
    assert match.offers(1) == []


def test_help_looks_at_imagined_positions(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start()
    seen: list[tuple[bool, int]] = []

    def figures(self: object, game: State, viewer: int) -> dict[str, Any]:
        seen.append((view(game, viewer) == view(match.state, viewer), viewer))
        assert game is not match.state
        return {"hands": [int(sailor.hand) for sailor in game.sailors]}  # type: ignore[attr-defined]

    def describe(self: object, game: State, viewer: int) -> list[Message]:
        return [Message("hands", figures(self, game, viewer))]

    monkeypatch.setattr(regatta.RegattaTitle, "figures", figures)
    monkeypatch.setattr(regatta.RegattaTitle, "describe", describe)
    hands: list[Any] = [int(sailor.hand) for sailor in position(match).sailors]
    for told in (match.figures(2), match.describe(2)[0].args):
        imagined: Any = told["hands"]
        assert imagined[2] == hands[2]
        assert imagined != hands
    assert seen == [(True, 2), (True, 2)]


def test_a_view_is_that_of_the_viewer() -> None:
    match = start()
    for viewer in (0, 2, SPECTATOR, REFEREE):
        assert match.view(viewer) == view(match.state, viewer)


def test_events_are_numbered_and_can_be_asked_for_from_any_of_them() -> None:
    match = picked(start())
    whole = match.events(REFEREE)
    assert [event["n"] for event in whole] == list(range(match.happened()))
    assert [event["id"] for event in whole] == ["event-raced"] * 3 + ["event-drew"]
    winner = match.waiting()[0]
    match.act(winner, int(regatta.LOOK.at()))
    whole = match.events(REFEREE)
    assert len(whole) == match.happened() == 5
    assert whole[4]["id"] == "event-looked"
    for since in range(7):
        assert match.events(REFEREE, since) == whole[since:]
    assert match.events(winner)[4]["id"] == "event-looked"
    assert match.events((winner + 1) % 3)[4]["id"] == "event-looked-hidden"
    assert start().happened() == 0


def test_events_of_the_set_up_come_first(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = regatta.Launch.happen

    def happen(self: regatta.Launch, game: Regatta) -> None:
        whole(self, game)
        for token in (0, 1):
            game.tell(regatta.GAVE, 0, token)

    monkeypatch.setattr(regatta.Launch, "happen", happen)
    match = start()
    assert match.happened() == 2
    picked(match)
    told = match.events(REFEREE)
    assert [event["id"] for event in told] == ["event-gave"] * 2 + ["event-raced"] * 3 + ["event-drew"]
    for since in range(7):
        assert match.events(REFEREE, since) == told[since:]


def looking(match: Match) -> Match:
    """A match in which all three look at a boat, one after another."""
    match.state.asked = match.state.pending = 0
    match.state.do_only(None)
    match.state.do(regatta.LookAhead(0), regatta.LookAhead(1), regatta.LookAhead(2), regatta.Farewell(-1))
    return match


def test_events_of_every_act_can_be_asked_for() -> None:
    match = looking(start())
    for seat in range(3):
        match.act(seat, int(regatta.LOOK.at()))
    assert [step.first for step in match.steps] == [0, 1, 2]
    told = match.events(REFEREE)
    assert [(event["n"], event["seat"]) for event in told] == [(0, 0), (1, 1), (2, 2)]
    for since in range(5):
        assert match.events(REFEREE, since) == told[since:]


# --- refusals


def refused(match: Match, seat: int, action: int) -> tuple[str, str]:
    found = match.refusal(seat, action)
    assert found is not None
    assert str(found) == f"{found.message.id} {found.clause}".strip()
    return found.message.id, found.clause


def test_refusals_name_what_forbids(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start()
    mine = match.options(0)[0]
    assert match.refusal(0, mine) is None
    others = next(boat for boat in range(regatta.BOATS) if boat not in match.options(0))
    monkeypatch.setattr(regatta.PickBoat, "CLAUSE", "GOVERNS")
    monkeypatch.setattr(regatta.PickBoat, "TURN", "TURN")
    assert refused(match, 0, others) == ("refused-not-offered", "REG-PICK-1"), "what the listing names"
    size = int(regatta.ACTIONS.size)
    for action in (-1, size):
        assert refused(match, 0, action) == ("refused-unknown-action", "GOVERNS")
        assert refused(match, 7, action) == ("refused-not-your-turn", "GOVERNS")
    give, cheer = int(regatta.GIVE.at()), int(regatta.CHEER.at())
    assert refused(match, 0, give) == ("refused-not-offered", "REG-GIVE-1"), "when such an action may be done"
    assert refused(match, 0, cheer) == ("refused-not-offered", "GOVERNS"), "nothing is said of it"
    assert refused(match, 7, give) == ("refused-not-your-turn", "REG-GIVE-1"), "whose turn it is for such an action"
    assert refused(match, 7, cheer) == refused(match, 7, others) == ("refused-not-your-turn", "TURN")
    monkeypatch.setattr(regatta.PickBoat, "FORBIDS", {regatta.GIVE: "HERE", regatta.PICK: "HERE"})
    assert refused(match, 0, give) == ("refused-not-offered", "HERE"), "the decision's own word goes before"
    assert refused(match, 0, others) == ("refused-not-offered", "REG-PICK-1"), "but not before the listing's"
    assert refused(match, 7, give) == ("refused-not-your-turn", "REG-GIVE-1")
    before = digest(match.state)
    with pytest.raises(Refused, match="refused-not-offered") as caught:
        match.act(0, others)
    told = caught.value
    assert (told.match, told.seat, told.action, told.clause) == (match, 0, others, "REG-PICK-1")
    assert (len(match.entries), digest(match.state)) == (1, before), "nothing has changed"


def test_refusals_follow_what_has_led_to_the_question(monkeypatch: pytest.MonkeyPatch) -> None:
    match = start()
    others = next(boat for boat in range(regatta.BOATS) if boat not in match.options(0))
    monkeypatch.setattr(regatta.PickBoat, "clause", lambda self, game: f"REG-{int(game.seats)}")
    assert refused(match, 0, int(regatta.CHEER.at())) == ("refused-not-offered", "REG-3")
    assert refused(match, 0, others) == ("refused-not-offered", "REG-PICK-1")
    assert refused(match, 0, -1) == ("refused-unknown-action", "REG-3")
    assert refused(match, 7, others) == ("refused-not-your-turn", "REG-3")


def ended(match: Match) -> Match:
    match.state.asked = match.state.pending = 0
    match.state.do_only(None)
    return match


def test_nothing_goes_on_after_the_end() -> None:
    match = ended(start())
    assert match.over
    assert (match.options(0), match.prompt(0), match.waiting()) == ([], None, [])
    assert refused(match, 0, 0) == ("refused-over", "")
    status = match.undo_status(0)
    assert (status.possible, status.reason.id) == (False, "undo-over")
    assert (Refused(Message("plain")).clause, Refused(Message("plain")).match) == ("", None)


# --- undo


def test_what_can_be_undone_is_the_last_act_of_ones_own() -> None:
    match = start()
    assert (match.undo_status(0).possible, match.undo_status(0).reason.id) == (False, "undo-nothing")
    picked(match)
    winner = match.waiting()[0]
    cheers = position(match).sailors[winner].cheers
    match.act(winner, int(regatta.CHEER.at()))
    status = match.undo_status(winner)
    assert (status.possible, status.reason.id) == (True, "undo-possible")
    match.undo(winner)
    assert position(match).sailors[winner].cheers == cheers
    assert match.lines()[-1] == {"undo": winner, "digest": digest(match.state)}
    assert not match.undo_status(winner).possible
    with pytest.raises(Refused, match=match.undo_status(winner).reason.id):
        match.undo(winner)


def test_what_was_forced_is_undone_with_what_came_before() -> None:
    match = picked(start())
    state = match.state
    diary: list[Any] = []
    match.steps = [
        Step(1, False, state.clone(), 0, diary, False),
        Step(0, False, state.clone(), 0, diary, False),
        Step(1, True, state.clone(), 0, diary, False),
        Step(2, True, state.clone(), 0, diary, False),
    ]
    before = match.steps[1].before
    assert match.undo_status(0).possible
    other = match.undo_status(1).reason
    assert (other.id, other.args) == ("undo-other-acted", {"player": {"seat": 0}})
    match.undo(0)
    assert match.state is before
    assert len(match.steps) == 1
    match.steps = [
        Step(0, False, state.clone(), 0, diary, False),
        Step(0, True, state.clone(), 0, diary, True),
    ]
    assert match.undo_status(0).reason.id == "undo-revealed"


def test_an_answer_in_progress_can_be_taken_back() -> None:
    match = start()
    assert match.reconsiderable() == []
    match.act(2, match.options(2)[0])
    match.act(2, SIDE)
    match.act(0, match.options(0)[0])
    assert match.reconsiderable() == [0, 2]
    before = len(match.steps)
    match.reconsider(2)
    assert match.reconsiderable() == [0]
    assert match.lines()[-1] == {"reconsider": 2, "digest": digest(match.state)}
    step = match.steps[-1]
    assert (len(match.steps), step.seat, step.forced, step.events, step.barrier) == (before + 1, 2, False, [], False)
    assert len(match.sizes) == len(match.entries)
    with pytest.raises(Refused, match=r"^refused-nothing-to-reconsider$"):
        match.reconsider(1)
    match.act(0, SIDE)
    picked(match)
    assert match.reconsiderable() == []


class Vote(regatta.Farewell):
    """Secret and without luck: when it closes, nothing is shown."""

    def answer(self, game: Regatta, seat: i64, action: i64) -> bool:
        return True

    def retractable(self) -> bool:
        return True


def test_undo_ends_where_a_simultaneous_decision_has_closed() -> None:
    match = start()
    match.state.asked = match.state.pending = 0
    match.state.do_only(None)
    match.state.do(Vote(-1), regatta.LookAhead(2))
    match.state.settle()
    stand = int(regatta.STAND.at())
    for seat in range(3):
        match.act(seat, stand)
    assert [step.barrier for step in match.steps] == [False, False, True]
    assert [step.forced is False for step in match.steps] == [True] * 3
    assert match.undo_status(2).reason.id == "undo-revealed"
    assert match.undo_status(2).possible is False
    assert match.undo_status(1).possible is False
    match.act(2, int(regatta.CHEER.at()))
    assert not match.steps[-1].barrier


def test_undo_ends_where_luck_was_drawn_though_nobody_saw_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: regatta.LookAhead, game: Regatta, action: int) -> None:
        game.below(2)

    monkeypatch.setattr(regatta.LookAhead, "chosen", chosen)
    match = looking(start())
    match.act(0, int(regatta.LEAVE.at()))
    assert match.steps[-1].barrier


def test_undo_ends_where_something_was_seen_though_no_luck_was_drawn(monkeypatch: pytest.MonkeyPatch) -> None:
    def chosen(self: regatta.LookAhead, game: Regatta, action: int) -> None:
        boat = lowest(game.harbour)
        game.harbour ^= BIT[boat]
        game.raced |= BIT[boat]

    monkeypatch.setattr(regatta.LookAhead, "chosen", chosen)
    match = looking(start())
    match.act(0, int(regatta.LEAVE.at()))
    assert match.steps[-1].barrier
    monkeypatch.setattr(regatta.LookAhead, "chosen", lambda self, game, action: None)
    match.act(1, int(regatta.LEAVE.at()))
    assert not match.steps[-1].barrier


# --- forced options


def with_one_option(monkeypatch: pytest.MonkeyPatch, public: bool) -> Match:
    def choices(self: regatta.LookAhead, game: Regatta, out: Any) -> None:
        out.add(regatta.LEAVE.at())

    monkeypatch.setattr(regatta.LookAhead, "choices", choices)
    monkeypatch.setattr(regatta.LookAhead, "PUBLIC", public)
    match = start()
    for sailor in position(match).sailors:
        sailor.cheers = 0
    return picked(match)


def test_a_single_option_is_taken_where_it_is_public_and_nowhere_else(monkeypatch: pytest.MonkeyPatch) -> None:
    waits = with_one_option(monkeypatch, False)
    assert isinstance(waits.state.top, regatta.LookAhead)
    assert "forced" not in waits.lines()[-1]
    taken = with_one_option(monkeypatch, True)
    assert not isinstance(taken.state.top, regatta.LookAhead)
    assert taken.lines()[-1]["forced"] is True
    assert taken.entries[-1].action == int(regatta.LEAVE.at())
    assert taken.steps[-1].forced


class Only(Decision[Regatta]):
    """One option, which everybody knows; what it brings is said by `then`."""

    PUBLIC = True
    then = "nothing"

    def options(self, game: Regatta, out: Options) -> None:
        out.add(regatta.STAND.at())

    def take(self, game: Regatta, action: i64) -> None:
        if self.then == "luck":
            game.below(2)
        if self.then == "sight":
            boat = lowest(game.harbour)
            game.harbour ^= BIT[boat]
            game.raced |= BIT[boat]


@pytest.mark.parametrize(
    ("then", "seat", "taken"),
    [
        ("nothing", 0, True),
        ("luck", 0, False),
        ("sight", 0, False),
        ("nothing", 1, True),
        ("luck", 1, True),
        ("sight", 1, True),
    ],
)
def test_a_single_option_that_would_end_undo_waits_for_its_player(
    monkeypatch: pytest.MonkeyPatch, then: str, seat: int, taken: bool
) -> None:
    """Who has just chosen something may still take it back; others have nothing to take back."""
    monkeypatch.setattr(Only, "then", then)
    match = start()
    match.state.asked = match.state.pending = 0
    match.state.do_only(None)
    match.state.do(regatta.LookAhead(0), Only(seat), regatta.Farewell(-1))
    match.act(0, int(regatta.LEAVE.at()))
    assert (len(match.steps) == 2) is taken
    assert isinstance(match.state.top, Only) is not taken
    assert match.steps[-1].forced is taken
    if taken:
        assert len(match.sizes[-1]) == (then == "luck")


def test_every_entry_says_where_it_leads() -> None:
    match = start()
    match.act(2, match.options(2)[0])
    assert match.entries[-1].digest == digest(match.state)
    match.act(2, SIDE)
    answered = digest(match.state)
    match.reconsider(2)
    assert digest(match.state) != answered
    match.undo(2)
    assert digest(match.state) == answered == match.entries[-1].digest


# --- files


def test_a_file_has_all_that_is_needed() -> None:
    match = picked(Match.start(TITLE, 3, {"storm": "likely"}, 9))
    told: dict[str, Any] = match.to_json()
    assert {name: told[name] for name in ("format", "game", "rules_version", "players", "options", "luck")} == {
        "format": 1,
        "game": "regatta",
        "rules_version": 1,
        "players": 3,
        "options": {"storm": "likely"},
        "luck": 9,
    }
    assert told["entries"] == match.lines()
    assert told["snapshot"] == match.snapshot() == view(match.state, REFEREE)
    again = Match.from_json(TITLE, told)
    assert again.to_json() == told
    assert (again.restored, again.luck, again.setting.options) == (False, 9, {"storm": "likely"})
    assert [step.barrier for step in again.steps] == [step.barrier for step in match.steps]
    assert again.sizes == match.sizes


def test_undo_and_reconsideration_are_replayed() -> None:
    match = start()
    match.act(2, match.options(2)[0])
    match.reconsider(2)
    picked(match)
    winner = match.waiting()[0]
    match.act(winner, int(regatta.CHEER.at()))
    match.undo(winner)
    again = Match.from_json(TITLE, match.to_json())
    assert digest(again.state) == digest(match.state)
    assert again.entries == match.entries


def bent(change: Any) -> dict[str, Any]:
    told: dict[str, Any] = picked(start()).to_json()
    told["entries"] = [dict(entry) for entry in told["entries"]]
    change(told)
    return told


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda told: told.update(entries=[]), r"^this match has no beginning$"),
        (lambda told: told.pop("players"), r"^this is not a match file: KeyError\('players'\)$"),
        (lambda told: told.update(options=3), r"^this is not a match file: TypeError"),
        (lambda told: told["entries"][2].pop("seat"), r"^entry 2 cannot be replayed: KeyError\('seat'\)$"),
        (lambda told: told["entries"][0].pop("luck"), r"^entry 0 cannot be replayed: KeyError\('luck'\)$"),
        (lambda told: told["entries"][1].update(seat="x"), r"^entry 1 cannot be replayed: ValueError"),
        (lambda told: told["entries"][1].update(action=0), r"^entry 1: seat 0 may not do 0 here$"),
        (lambda told: told["entries"][1]["luck"].append(0), r"^entry 1: 1 outcomes of chance are recorded, and 0 are"),
        (lambda told: told["entries"][1].update(digest=""), r"^entry 1 leads to another position than the one recor"),
        (lambda told: told.update(format=2), r"^this match file has format 2, and this version reads format 1$"),
    ],
)
def test_a_file_that_cannot_be_says_what_is_wrong(change: Any, said: str) -> None:
    assert 0 not in start().options(0), "the seed deals this boat to somebody else"
    with pytest.raises(BrokenMatch, match=said):
        Match.from_json(TITLE, bent(change))


def test_older_rules_without_a_snapshot_are_not_gone_on_with() -> None:
    def older(told: dict[str, Any]) -> None:
        told["rules_version"] = 0
        told["entries"][1]["digest"] = ""

    told = bent(older)
    resumed = Match.from_json(TITLE, told)
    assert resumed.restored
    assert resumed.lines() == told["entries"]
    assert resumed.sizes == [[] for _ in told["entries"]]
    assert resumed.undo_status(0).reason.id == "undo-nothing"
    del told["snapshot"]
    with pytest.raises(BrokenMatch, match="entry 1 leads to another position"):
        Match.from_json(TITLE, told)
    told = bent(lambda told: told["entries"][1].update(digest=""))
    with pytest.raises(BrokenMatch, match="entry 1 leads to another position"):
        Match.from_json(TITLE, told)


def test_a_boat_that_somebody_sees_ends_undo_for_all() -> None:
    match = picked(start())
    winner = match.waiting()[0]
    harbour = position(match).harbour
    match.act(winner, int(regatta.LOOK.at()))
    assert match.steps[-1].barrier
    assert position(match).harbour == harbour ^ BIT[int(position(match).under[0])]

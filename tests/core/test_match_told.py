"""A match as people see it: what is asked, offered, told and refused."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from serenissima.core.engine import State
from serenissima.core.fields import REFEREE, SPECTATOR, digest, view
from serenissima.core.messages import Json, Message
from serenissima.match.match import Match
from serenissima.match.prompts import Offer, Prompt
from serenissima.match.refusal import Refused
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import TITLE, Regatta
from tests.core.match_kit import SIDE, looking, picked, position, start


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

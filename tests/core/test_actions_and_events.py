"""Actions, events and messages: one declaration, and all its forms."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.actions import Catalogue, Field
from serenissima.core.bags import bag_from
from serenissima.core.bits import BIT
from serenissima.core.events import Diary, Event, EventKind, Listener
from serenissima.core.fields import REFEREE, SPECTATOR
from serenissima.core.messages import Message, kebab, named, seat_arg

FIGURE = Field("figure", 4)
SQUARE = Field("square", 64, names=["A1", "A2"])
CARD = Field("card", 3, text="card", keys=["ace", "king", "queen"])
COLOUR = Field("colour", 5, text="colour", ref="")
WHOM = Field("whom", 5, seat=True, ref="")
PLAIN = Field("price", 100, ref="")


@pytest.fixture
def catalogue() -> Catalogue:
    made = Catalogue()
    made.kind("stay")
    made.kind("move_to", FIGURE, SQUARE)
    made.kind("pay", WHOM, COLOUR, PLAIN)
    made.kind("play", CARD)
    return made


# --- fields


@pytest.mark.parametrize(
    ("field", "value", "arg", "refs"),
    [
        (FIGURE, 3, 3, ["figure:3"]),
        (FIGURE, 0, 0, ["figure:0"]),
        (FIGURE, -1, -1, []),
        (SQUARE, 0, "A1", ["square:0"]),
        (SQUARE, 1, "A2", ["square:1"]),
        (SQUARE, 2, "", ["square:2"]),
        (SQUARE, -1, "", []),
        (CARD, 1, {"id": "card-king", "args": {}, "n": 1}, ["card:1"]),
        (COLOUR, 4, {"id": "colour-4", "args": {}, "n": 4}, []),
        (WHOM, 2, {"seat": 2}, []),
        (PLAIN, 17, 17, []),
        (Field("spot", 9, ref="site"), 5, 5, ["site:5"]),
    ],
)
def test_a_field_says_its_value(field: Field, value: int, arg: Any, refs: list[str]) -> None:
    assert field.arg(value) == arg
    assert field.refs(value) == refs


def test_a_field_of_many_values() -> None:
    field = Field("cards", 64, text="card", keys=["ace", "king", "queen"], many=True)
    held = int(BIT[0] | BIT[2])
    assert field.arg(held) == [{"id": "card-ace", "args": {}, "n": 0}, {"id": "card-queen", "args": {}, "n": 2}]
    assert field.refs(held) == ["cards:0", "cards:2"]
    assert (field.arg(0), field.refs(0)) == ([], [])


def test_a_field_that_is_a_bag() -> None:
    field = Field("goods", 0, text="good", ref="", bag=4)
    assert field.arg(int(bag_from([2, 0, 11], 4))) == [
        {"id": "some-good", "args": {"n": 2, "thing": {"id": "good-0", "args": {}, "n": 0}}},
        {"id": "some-good", "args": {"n": 11, "thing": {"id": "good-2", "args": {}, "n": 2}}},
    ]


def test_a_field_has_the_defaults_it_says() -> None:
    field = Field("x", 3)
    assert (field.ref, field.names, field.text, field.keys) == ("x", None, "", None)
    assert (field.seat, field.many, field.bag) == (False, False, 0)


# --- kinds and catalogues


def test_kinds_follow_each_other_without_a_gap(catalogue: Catalogue) -> None:
    stay, move, pay, play = catalogue.kinds
    assert [(int(kind.base), int(kind.end)) for kind in catalogue.kinds] == [
        (0, 1),
        (1, 257),
        (257, 2757),
        (2757, 2760),
    ]
    assert int(catalogue.size) == 2760
    for action in range(2760):
        kind = catalogue.kind_of(action)
        assert [other.covers(action) for other in catalogue.kinds].count(True) == 1
        assert int(kind.at(*kind.values(action))) == action
    for action in (-1, 2760):
        with pytest.raises(ValueError, match=f"no action has the number {action}"):
            catalogue.kind_of(action)
    assert (int(stay.at()), int(move.at(2)), int(pay.at(1, 1)), int(play.at())) == (0, 129, 857, 2757)


def test_the_values_of_an_action(catalogue: Catalogue) -> None:
    _, move, pay, play = catalogue.kinds
    assert [int(value) for value in move.both(move.at(3, 63))] == [3, 63]
    assert [int(value) for value in move.both(move.at(1, 5))] == [1, 5]
    assert [int(value) for value in pay.three(pay.at(4, 3, 99))] == [4, 3, 99]
    assert [int(value) for value in pay.three(pay.at(1, 2, 3))] == [1, 2, 3]
    assert int(play.only(play.at(2))) == 2
    assert move.values(int(move.at(3, 63))) == [3, 63]


def test_an_action_has_three_fields_at_most() -> None:
    fields = [Field(name, 2) for name in "abcd"]
    with pytest.raises(ValueError, match=r"^much: an action has at most three fields$"):
        Catalogue().kind("much", *fields)
    assert Catalogue().kind("enough", *fields[:3]).end == 8


def test_the_forms_of_an_action(catalogue: Catalogue) -> None:
    _, move, pay, play = catalogue.kinds
    moved, paid, played = int(move.at(2, 1)), int(pay.at(3, 4, 50)), int(play.at(0))
    assert catalogue.to_json(moved) == {"kind": "move_to", "figure": 2, "square": 1}
    assert catalogue.to_text(moved) == "move_to figure=2 square=1"
    assert catalogue.args(moved) == {"figure": 2, "square": "A2"}
    assert catalogue.refs(moved) == ["figure:2", "square:1"]
    assert catalogue.refs(paid) == []
    assert catalogue.args(paid) == {"whom": {"seat": 3}, "colour": {"id": "colour-4", "args": {}, "n": 4}, "price": 50}
    assert catalogue.refs(played) == ["card:0"]
    assert catalogue.to_text(0) == "stay"
    for action in (0, moved, paid, played, 2759):
        assert catalogue.from_json(catalogue.to_json(action)) == action


@pytest.mark.parametrize("square", [None, -1, 64, "1", 1.5])
def test_a_typed_action_out_of_range_is_refused(catalogue: Catalogue, square: Any) -> None:
    typed = {"kind": "move_to", "figure": 0, "square": square}
    with pytest.raises(ValueError, match=r"^move_to: square is missing or out of range$"):
        catalogue.from_json(typed)
    assert catalogue.from_json({**typed, "square": 63}) == 64
    assert catalogue.from_json({**typed, "square": 0}) == 1


@pytest.mark.parametrize("typed", [{"kind": "fly"}, {}])
def test_a_typed_action_of_no_kind_is_refused(catalogue: Catalogue, typed: dict[str, Any]) -> None:
    with pytest.raises(ValueError, match=f"^no kind of action is named {typed.get('kind')}$"):
        catalogue.from_json(typed)


# --- events


def test_an_event_without_secrets_is_the_same_for_all() -> None:
    event = Event(EventKind("moved_on", [FIGURE, SQUARE]), 1, [2, 1])
    for viewer in (SPECTATOR, REFEREE, 0, 1):
        assert event.seen_by(viewer) == {
            "id": "event-moved-on",
            "args": {"player": {"seat": 1}, "figure": 2, "square": "A2"},
            "refs": ["figure:2", "square:1"],
            "seat": 1,
        }


def test_an_event_of_seat_0_names_it_and_one_of_nobody_does_not() -> None:
    kind = EventKind("ended", [])
    assert Event(kind, 0, []).seen_by(SPECTATOR)["args"] == {"player": {"seat": 0}}
    assert Event(kind, -1, []).seen_by(SPECTATOR) == {"id": "event-ended", "args": {}, "refs": [], "seat": -1}


def test_what_is_secret_is_told_to_its_seat_and_the_referee() -> None:
    event = Event(EventKind("drew", [PLAIN, CARD], secret=["card"]), 0, [7, 1])
    whole = {
        "id": "event-drew",
        "args": {"player": {"seat": 0}, "price": 7, "card": {"id": "card-king", "args": {}, "n": 1}},
        "refs": ["card:1"],
        "seat": 0,
    }
    shadow = {"id": "event-drew-hidden", "args": {"player": {"seat": 0}, "price": 7}, "refs": [], "seat": 0}
    assert [event.seen_by(viewer) for viewer in (0, REFEREE)] == [whole, whole]
    assert [event.seen_by(viewer) for viewer in (1, SPECTATOR)] == [shadow, shadow]


def test_a_secret_of_nobody_is_told_to_the_referee_alone() -> None:
    event = Event(EventKind("drew", [CARD], secret=["card"]), -1, [1])
    assert event.seen_by(REFEREE)["id"] == "event-drew"
    assert event.seen_by(SPECTATOR)["id"] == "event-drew-hidden"
    assert event.seen_by(0)["id"] == "event-drew-hidden"


@pytest.mark.parametrize("values", [[], [1, 2]])
def test_an_event_has_a_value_for_each_field(values: list[int]) -> None:
    with pytest.raises(ValueError, match=r"zip\(\)"):
        Event(EventKind("left", [Field("number", 10)]), 0, values).seen_by(0)


def test_an_event_has_four_fields_at_most() -> None:
    fields = [Field(name, 2) for name in "abcde"]
    with pytest.raises(ValueError, match=r"^much: an event has at most four fields$"):
        EventKind("much", fields)
    assert EventKind("enough", fields[:4]).secret == []


def test_an_event_with_too_few_values_is_not_told() -> None:
    with pytest.raises(ValueError, match="shorter"):
        Event(EventKind("paid", [PLAIN, CARD]), 0, [1]).seen_by(0)


def test_a_diary_keeps_events_in_order() -> None:
    diary = Diary()
    kind = EventKind("paid", [PLAIN])
    for seat, price in [(1, 5), (0, 6)]:
        diary.hear(kind, seat, [price])
    assert [(event.kind, event.seat, event.values) for event in diary.events] == [(kind, 1, [5]), (kind, 0, [6])]
    with pytest.raises(NotImplementedError):
        Listener().hear(kind, 0, [])


# --- messages


def test_messages() -> None:
    assert Message("hello").to_json() == {"id": "hello", "args": {}}
    assert Message("hello", {"n": 3}).to_json() == {"id": "hello", "args": {"n": 3}}
    assert seat_arg(2) == {"seat": 2}
    assert named("card-3", n=4) == {"id": "card-3", "args": {"n": 4}}
    assert [kebab(name) for name in ("MoveFigure", "move_figure", "Stay", "aB_c")] == [
        "move-figure",
        "move-figure",
        "stay",
        "a-b-c",
    ]

"""Declared fields, the stack of frames, zones: each rule of the machinery by itself."""

from __future__ import annotations

from typing import Any, ClassVar, Final

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core import fields
from serenissima.core.actions import Catalogue, Field
from serenissima.core.bags import bag_from, counts_of
from serenissima.core.bits import BIT, members_of
from serenissima.core.chance import Tape
from serenissima.core.engine import NOBODY, Decision, Frame, Procedure, Simultaneous, State
from serenissima.core.events import Diary, EventKind
from serenissima.core.fields import (
    ALL,
    ANY_NUMBER,
    KNOWN,
    NONE,
    OWNER,
    REFEREE,
    SPECTATOR,
    Contradiction,
    Declared,
    Fact,
    digest,
    fill_from_json,
    maybe,
    out_of_bounds,
    to_json,
    up_to,
    view,
)
from serenissima.core.options import Options
from serenissima.core.secrets import determinize, hidden_from
from serenissima.core.shapes import Bag, Bags, Lanes, Number, Parts, Row, Set, Sets
from serenissima.match.witness import learned

CARD = Field("card", 64)


class Part(Declared):
    FIELDS: ClassVar[list[Fact]] = [
        Number("own", "", up_to(9), seen=OWNER),
        Set("hand", "", CARD, seen=OWNER),
        Number("open", "", up_to(9)),
    ]

    def __init__(self, own: int, hand: int, seen: int) -> None:
        self.own = own
        self.hand = hand
        self.open = seen


ACTIONS: Final = Catalogue()
ACTIONS.kind("do", Field("number", 100))


class Whole(State):
    """A field of every shape, hidden and open."""

    ACTIONS: ClassVar[Catalogue] = ACTIONS
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Number("number", "", ANY_NUMBER, seen=NONE),
        Set("cards", "", CARD),
        Set("deck", "", CARD, seen=NONE),
        Row("row", "", CARD, length=3, seen=NONE),
        Row("known", "", CARD, length=4, seen=KNOWN),
        Sets("known_known", "", up_to(5), length=4),
        Row("named", "", CARD, by=Field("place", 2)),
        Bag("goods", "", up_to(2), bits=4),
        Lanes("ranks", "", up_to(9), length=3, bits=4),
        Lanes("secret_ranks", "", up_to(9), length=3, bits=4, seen=NONE),
        Bag("stock", "", up_to(2), bits=4, seen=NONE),
        Sets("piles", "", CARD, length=2, seen=NONE),
        Bags("sacks", "", up_to(1), length=2, bits=4, seen=NONE),
        Bags("open_sacks", "", up_to(1), length=2, bits=4),
        Parts("parts", "", Part, length=2),
    ]

    def __init__(self) -> None:
        super().__init__(1, 2)
        self.number = 7
        self.cards = int(BIT[1] | BIT[63])
        self.deck = int(BIT[2] | BIT[3])
        self.row = vec[i64]([4, 5, 6])
        self.known = vec[i64]([8, 9])
        self.known_known = vec[i64]([BIT[1], BIT[0]])
        self.named = vec[i64]()
        self.goods = int(bag_from([1, 0, 2], 4))
        self.ranks = int(bag_from([9, 0, 7], 4))
        self.secret_ranks = int(bag_from([1, 2, 3], 4))
        self.stock = int(bag_from([0, 3, 1], 4))
        self.piles = vec[i64]([BIT[1], BIT[2] | BIT[5] | BIT[63]])
        self.sacks = vec[i64]([bag_from([1, 2], 4), bag_from([0, 1], 4)])
        self.open_sacks = vec[i64]([bag_from([2, 1], 4)])
        self.parts = [Part(1, int(BIT[4]), 5), Part(2, int(BIT[5] | BIT[6]), 6)]


OPEN = {
    "seats": 2,
    "pending": 0,
    "asked": 0,
    "cards": [1, 63],
    "known_known": [[1], [0]],
    "named": [],
    "goods": [1, 0, 2],
    "ranks": [9, 0, 7],
    "open_sacks": [[2, 1]],
}
HIDDEN = {
    "deck": {"hidden": 2},
    "row": {"hidden": 3},
    "stock": {"hidden": 4},
    "piles": [{"hidden": 1}, {"hidden": 3}],
    "sacks": [{"hidden": 3}, {"hidden": 1}],
}
FIRST = {"own": 1, "hand": [4], "open": 5}
SECOND = {"own": 2, "hand": [5, 6], "open": 6}
FIRST_HIDDEN = {"hand": {"hidden": 1}, "open": 5}
SECOND_HIDDEN = {"hand": {"hidden": 2}, "open": 6}


@pytest.mark.parametrize(
    ("viewer", "known", "parts"),
    [
        (SPECTATOR, [None, None], [FIRST_HIDDEN, SECOND_HIDDEN]),
        (0, [None, 9], [FIRST, SECOND_HIDDEN]),
        (1, [8, None], [FIRST_HIDDEN, SECOND]),
    ],
)
def test_everybody_sees_their_own_and_how_many_of_the_rest(viewer: int, known: list[Any], parts: list[Any]) -> None:
    assert view(Whole(), viewer) == {**OPEN, **HIDDEN, "known": known, "parts": parts}


def test_the_referee_sees_all_and_a_file_brings_it_back() -> None:
    whole = Whole()
    whole.do(Waits(1), Waits(0))
    saved = to_json(whole)
    assert saved == {
        **OPEN,
        "luck": int(whole.luck),
        "top": [["Waits", 1], ["Waits", 0]],
        "number": 7,
        "deck": [2, 3],
        "row": [4, 5, 6],
        "known": [8, 9],
        "stock": [0, 3, 1],
        "secret_ranks": [1, 2, 3],
        "piles": [[1], [2, 5, 63]],
        "sacks": [[1, 2], [0, 1]],
        "parts": [FIRST, SECOND],
    }
    other = Whole()
    for name in ("number", "cards", "deck", "goods", "stock", "ranks", "secret_ranks"):
        setattr(other, name, 0)
    other.row = other.known = other.known_known = other.piles = other.sacks = other.open_sacks = vec[i64]()
    other.parts = [Part(0, 0, 0), Part(0, 0, 0)]
    assert digest(other) != digest(whole)
    fill_from_json(other, saved, {"Waits": Waits})
    assert to_json(other) == saved
    assert other.cards == whole.cards, "the last member is the sign"
    assert digest(other) == digest(whole)
    assert other.top is not None
    assert other.top.after is not None
    assert (other.top.seat, other.top.after.seat, other.top.after.after) == (1, 0, None)


def test_a_digest_leaves_out_the_generator_alone() -> None:
    whole = Whole()
    before = digest(whole)
    assert len(before) == 16
    whole.luck += 1
    assert digest(whole) == before
    whole.number += 1
    assert digest(whole) != before


def test_a_digest_goes_by_names_and_not_by_their_order() -> None:
    class Turned(Part):
        FIELDS: ClassVar[list[Fact]] = Part.FIELDS[::-1]

    assert digest(Turned(1, 2, 3)) == digest(Part(1, 2, 3)) != digest(Part(1, 2, 4))


def test_a_field_that_was_not_saved_keeps_what_it_has() -> None:
    whole = Whole()
    fill_from_json(whole, {"row": [1], "deck": []}, {})
    assert ([int(n) for n in whole.row], whole.deck, whole.number) == ([1], 0, 7)
    with pytest.raises(ValueError, match="shorter"):
        fill_from_json(whole, {"parts": [FIRST]}, {})


FEW = Field("few", 2, names=["one", "two", "three"])


@pytest.mark.parametrize(
    ("declare", "reason"),
    [
        (lambda: Number("x"), "it does not say what it may hold"),
        (lambda: Set("x"), "a set has members from 0 to 63, not from -9223372036854775808 to 9223372036854775807"),
        (lambda: Number("x", "", up_to(5), default=6), "fresh, it holds 6, declared 0 to 5"),
        (lambda: Number("x", "", CARD, default=-1), "fresh, it holds -1, declared 0 to 63"),
        (lambda: Number("x", "", up_to(5), seen=KNOWN), "only a row of numbers is known entry by entry"),
        (
            lambda: Number("x", "", up_to(5), limit="may_hold"),
            "it is no hidden zone, .*",
        ),
        (lambda: Set("x", "", CARD, limit="may_hold"), "it is no hidden zone, .*"),
        (
            lambda: Set("x", "", CARD, seen=NONE, memory=True, floor="f"),
            "it is no hidden zone, .*",
        ),
        (lambda: Set("x", "", maybe(CARD)), "a set has members from 0 to 63, not from -1 to 63"),
        (lambda: Set("x", "", up_to(64)), "a set has members from 0 to 63, not from 0 to 64"),
        (lambda: Set("x", "", CARD, seen=KNOWN), "only a row of numbers is known entry by entry"),
        (lambda: Set("x", "", FEW), "few has more names than its 2 values"),
        (lambda: Bag("x", "", up_to(2)), "3 lanes of 0 bits are no number of 63 bits"),
        (lambda: Bag("x", "", up_to(15), bits=4), "16 lanes of 4 bits are no number of 63 bits"),
        (lambda: Bag("x", "", up_to(2), bits=4, seen=KNOWN), "only a row of numbers is known entry by entry"),
        (lambda: Lanes("x", "", up_to(9), bits=4), "0 lanes of 4 bits are no number of 63 bits"),
        (lambda: Lanes("x", "", up_to(9), bits=3, length=2), "3 bits do not hold 0 to 9"),
        (lambda: Lanes("x", "", maybe(CARD), bits=7, length=2), "7 bits do not hold -1 to 63"),
        (
            lambda: Row("x", "", up_to(9)),
            "a row says by what its places are numbered, or how long it grows",
        ),
        (lambda: Row("x", "", length=3), "it does not say what it may hold"),
        (lambda: Row("x", "", length=3, seen=KNOWN), "it does not say what it may hold"),
        (lambda: Sets("x", "", length=3), "it does not say what it may hold"),
        (lambda: Row("x", "", FEW, length=3, seen=KNOWN), "few has more names than its 2 values"),
        (lambda: Sets("x", "", up_to(64), length=3), "a set has members from 0 to 63, not from 0 to 64"),
        (lambda: Sets("x", "", CARD, length=3, seen=KNOWN), "only a row of numbers is known entry by entry"),
        (lambda: Bags("x", "", up_to(2), length=3), "3 lanes of 0 bits are no number of 63 bits"),
        (lambda: Parts("x", "", Part), "it does not say how many parts there are"),
    ],
)
def test_a_declaration_that_contradicts_itself_is_refused(declare: Any, reason: str) -> None:
    with pytest.raises(Contradiction, match=f"^x: {reason}$"):
        declare()


@pytest.mark.parametrize(
    ("change", "said"),
    [
        (lambda whole: setattr(whole, "deck", 1), ""),
        (lambda whole: setattr(whole, "known_known", vec[i64]([64])), "known_known holds 6, declared 0 to 5"),
        (lambda whole: setattr(whole, "row", vec[i64]([1, 64])), "row holds 64, declared 0 to 63"),
        (lambda whole: setattr(whole, "row", vec[i64]([1, 2, 3, 4])), "row has 4 places, declared 3"),
        (lambda whole: setattr(whole, "named", vec[i64]([1])), "named has 1 places, declared 2"),
        (lambda whole: setattr(whole, "named", vec[i64]([0, -1])), "named holds -1, declared 0 to 63"),
        (lambda whole: setattr(whole, "goods", 1 << 12), "goods holds more than its 3 kinds"),
        (lambda whole: setattr(whole, "ranks", 10), "ranks holds 10, declared 0 to 9"),
        (lambda whole: setattr(whole, "ranks", 1 << 12), "ranks holds more than its 3 kinds"),
        (lambda whole: setattr(whole, "sacks", vec[i64]([0, 1 << 8])), "sacks holds more than its 2 kinds"),
        (lambda whole: setattr(whole.parts[1], "open", 10), "parts Part.open holds 10, declared 0 to 9"),
        (lambda whole: setattr(whole, "parts", [*whole.parts, Part(1, 1, 1)]), "parts has 3 parts, declared 2"),
        (lambda whole: whole.do(Carries(0, 64)), "top Carries.card holds 64, declared 0 to 63"),
        (lambda whole: whole.do(Waits(0), Carries(0, -1)), "top Carries.card holds -1, declared 0 to 63"),
    ],
)
def test_what_leaves_its_range_or_length_is_named(change: Any, said: str) -> None:
    whole = Whole()
    whole.do(Carries(1, 63))
    assert out_of_bounds(whole) == ""
    change(whole)
    assert out_of_bounds(whole) == (f"Whole.{said}" if said else "")


def test_whom_a_field_is_open_to() -> None:
    def open_to(seen: int) -> list[bool]:
        fact = Row("x", "", CARD, length=1, seen=seen)
        return [fact.open_to(viewer, owner) for viewer, owner in [(0, 0), (0, 1), (SPECTATOR, -1), (REFEREE, 0)]]

    assert open_to(ALL) == [True, True, True, True]
    assert open_to(OWNER) == [True, False, False, True]
    assert open_to(NONE) == open_to(KNOWN) == [False, False, False, True]
    assert fields.SPECTATOR == -1


# --- frames


class Waits(Decision["Whole"]):
    CLAUSE: ClassVar[str] = "REG-A-1"

    def options(self, game: Whole, out: Options) -> None:
        out.add(5)

    def take(self, game: Whole, action: i64) -> None:
        game.number = int(action)


class Carries(Procedure["Whole"]):
    EXTRA: ClassVar[list[Fact]] = [Number("card", of=CARD)]

    def __init__(self, seat: i64, card: i64) -> None:
        super().__init__(seat)
        self.card = card


class Adds(Procedure["Whole"]):
    def happen(self, game: Whole) -> None:
        game.number = game.number * 10 + int(self.seat)


class All(Simultaneous["Whole"]):
    CLAUSE: ClassVar[str] = "REG-A-2"

    def who(self, game: Whole) -> i64:
        return int(game.cards)

    def options_for(self, game: Whole, seat: i64, out: Options) -> None:
        out.add(10 + seat)

    def answer(self, game: Whole, seat: i64, action: i64) -> bool:
        game.number = int(action)
        return bool(action != 99)

    def retract(self, game: Whole, seat: i64) -> None:
        game.number = -int(seat)

    def close(self, game: Whole) -> None:
        game.deck = 0


def stack(game: State) -> list[tuple[str, int]]:
    found = []
    frame = game.top
    while frame is not None:
        found.append((type(frame).__name__, int(frame.seat)))
        frame = frame.after
    return found


@pytest.mark.parametrize("number", [1, 2, 3, 4, 5, 6])
def test_frames_are_done_in_the_order_given_before_what_was_there(number: int) -> None:
    game = Whole()
    game.do(Waits(9))
    game.do(*(Adds(seat) for seat in range(1, number + 1)))
    assert stack(game) == [*(("Adds", seat) for seat in range(1, number + 1)), ("Waits", 9)]
    game.number = 0
    game.settle()
    assert game.number == int("".join(map(str, range(1, number + 1))))
    assert stack(game) == [("Waits", 9)]


def test_a_decision_waits_and_is_taken_off_before_it_is_carried_out() -> None:
    game = Whole()
    game.do(Waits(1), Adds(4))
    game.settle()
    out = Options()
    out.add(77)
    game.options(out)
    assert out.as_list() == [5]
    assert (game.over(), int(game.to_play()), members_of(game.waiting())) == (False, 1, [1])
    game.options_of(0, out)
    assert out.as_list() == []
    game.options_of(1, out)
    assert out.as_list() == [5]
    decision = game.decision()
    assert (decision.why_not(game, 0, 0), decision.not_yet(game, 0), decision.clause(game)) == ("REG-A-1",) * 3
    assert (decision.public(game), decision.args(game), decision.STEP, decision.STEPS) == (False, {}, -1, [])
    game.apply(3)
    assert (game.number, game.over(), int(game.to_play()), int(game.waiting())) == (34, True, NOBODY, 0)
    with pytest.raises(ValueError, match=r"^nobody has to decide$"):
        game.decision()


def test_what_forbids_may_follow_from_the_position() -> None:
    class Depends(Waits):
        def clause(self, game: Whole) -> str:
            return f"REG-B-{game.number}"

    decision = Depends(0)
    assert decision.why_not(Whole(), 0, 0) == "REG-B-7"
    assert decision.after is None, "nothing comes after it before it is put somewhere"


def test_an_act_of_a_seat_settles_too() -> None:
    game = Whole()
    game.do(Waits(0), Adds(2), Waits(1))
    game.act(0, 6)
    assert (game.number, stack(game)) == (62, [("Waits", 1)])


def test_starting_over_and_doing_again() -> None:
    game = Whole()
    game.do(Waits(0), Adds(1))
    top = game.decision()
    game.top = top.after
    game.do_again(top)
    assert stack(game) == [("Waits", 0), ("Adds", 1)]
    game.do_only(Adds(3))
    assert stack(game) == [("Adds", 3)]
    game.do_only(None)
    assert game.over()


def asked(members: int) -> Whole:
    game = Whole()
    game.cards = members
    game.do(All(NOBODY), Waits(1))
    game.settle()
    return game


def test_a_simultaneous_decision_closes_when_the_last_has_answered() -> None:
    game = asked(int(BIT[0] | BIT[2]))
    out = Options()
    assert (members_of(game.asked), members_of(game.pending), members_of(game.waiting())) == ([0, 2], [0, 2], [0, 2])
    assert int(game.to_play()) == 0
    game.options(out)
    assert out.as_list() == [10]
    for seat, listed in [(0, [10]), (1, []), (2, [12])]:
        game.options_of(seat, out)
        assert out.as_list() == listed
    game.act(2, 99)
    assert members_of(game.pending) == [0, 2], "a part of an answer"
    game.act(2, 12)
    assert (members_of(game.pending), int(game.to_play()), game.deck != 0) == ([0], 0, True)
    game.options_of(2, out)
    assert out.as_list() == []
    game.apply(10)
    assert (game.number, game.deck, int(game.asked), int(game.pending), stack(game)) == (10, 0, 0, 0, [("Waits", 1)])


def test_an_answer_may_settle_who_is_still_asked() -> None:
    class Vote(All):
        def answer(self, game: Whole, seat: i64, action: i64) -> bool:
            game.pending = 0
            return True

    game = Whole()
    game.cards = 7
    game.do(Vote(NOBODY))
    game.settle()
    game.act(1, 0)
    assert (int(game.pending), game.deck, game.over()) == (0, 0, True)


def test_nobody_asked_closes_at_once() -> None:
    game = asked(0)
    assert (game.deck, stack(game)) == (0, [("Waits", 1)])


def test_answers_are_taken_back() -> None:
    game = asked(int(BIT[0] | BIT[2]))
    game.act(2, 12)
    game.retract(2)
    assert (game.number, members_of(game.pending)) == (-2, [0, 2])
    for seat in (1, 3):
        with pytest.raises(ValueError, match=r"^there is no answer to take back$"):
            game.retract(seat)
    game.do_only(Waits(0))
    with pytest.raises(ValueError, match=r"^there is no answer to take back$"):
        game.retract(0)
    decision = All(NOBODY)
    assert (decision.retractable(), decision.begun(game, 0)) == (True, False)


def test_a_decision_that_is_open_takes_nothing_back() -> None:
    class Open(All):
        def retractable(self) -> bool:
            return False

    game = Whole()
    game.cards = 3
    game.do(Open(NOBODY))
    game.settle()
    game.act(0, 1)
    with pytest.raises(ValueError, match=r"^there is no answer to take back$"):
        game.retract(0)


def test_what_an_author_must_write_is_asked_for() -> None:
    game, out = Whole(), Options()
    bare: Simultaneous[Whole] = Simultaneous(0)
    for call in (
        lambda: Frame[Whole](0).run(game),
        lambda: Procedure[Whole](0).happen(game),
        lambda: Decision[Whole](0).options(game, out),
        lambda: Decision[Whole](0).take(game, 0),
        lambda: bare.who(game),
        lambda: bare.options_for(game, 0, out),
        lambda: bare.answer(game, 0, 0),
        lambda: bare.retract(game, 0),
        lambda: bare.close(game),
        game.clone,
        game.scores,
        lambda: game.zone(0),
        lambda: game.set_zone(0, 0),
        lambda: game.zone_open_to(0, 0),
    ):
        with pytest.raises(NotImplementedError):
            call()


def test_what_every_state_has_is_copied() -> None:
    game, copy = asked(5), Whole()
    game.luck, game.asked = 3, 7
    game.copy_base(copy)
    assert (copy.luck, copy.top, copy.pending, copy.asked) == (3, game.top, 5, 7)


def test_events_have_as_many_values_as_fields() -> None:
    game = Whole()
    game.tell(EventKind("unheard", []), 0)
    diary = Diary()
    game.listener = diary
    field = [fields_named(name) for name in "abcd"]
    for number in range(5):
        game.tell(EventKind("told", field[:number]), 1, 11, 12, 13, 14)
    game.tell(EventKind("told", field), 1)
    assert [event.values for event in diary.events] == [*([11, 12, 13, 14][:n] for n in range(5)), [0, 0, 0, 0]]


def fields_named(name: str) -> Any:
    from serenissima.core.actions import Field

    return Field(name, 99)


# --- zones


class Zoned(State):
    """Zones as a table of what they hold, whom they are open to, pool, lanes, limit, floor, ceiling."""

    def __init__(self, rows: list[dict[str, Any]], luck: int = 1) -> None:
        super().__init__(luck, 2)
        self.rows = rows

    def clone(self) -> Zoned:
        copy = Zoned([dict(row) for row in self.rows])
        self.copy_base(copy)
        return copy

    def zones(self) -> i64:
        return len(self.rows)

    def zone(self, z: i64) -> i64:
        return int(self.rows[z]["holds"])

    def set_zone(self, z: i64, content: i64) -> None:
        self.rows[z]["holds"] = int(content)

    def zone_open_to(self, z: i64, viewer: i64) -> bool:
        return viewer in self.rows[z].get("open", [])

    def zone_pool(self, z: i64) -> i64:
        return int(self.rows[z].get("pool", 0))

    def zone_bits(self, z: i64) -> i64:
        return int(self.rows[z].get("bits", 0))

    def zone_limit(self, z: i64) -> i64:
        return int(self.rows[z].get("limit", super().zone_limit(z)))

    def zone_floor(self, z: i64) -> i64:
        return int(self.rows[z].get("floor", super().zone_floor(z)))

    def zone_ceiling(self, z: i64) -> i64:
        return int(self.rows[z].get("ceiling", super().zone_ceiling(z)))


def members(*held: int) -> int:
    return sum(1 << member for member in held)


def bag(*counts: int) -> int:
    return int(bag_from(list(counts), 4))


def deals(rows: list[dict[str, Any]], viewer: int, number: int = 400) -> set[tuple[int, ...]]:
    """The different deals that a viewer imagines."""
    game = Zoned(rows)
    return {tuple(row["holds"] for row in determinize(game, viewer, luck).rows) for luck in range(number)}


def test_what_is_said_of_zones_where_a_game_says_nothing() -> None:
    game = Whole()
    assert (int(game.zones()), int(game.zone_pool(3)), int(game.zone_bits(3))) == (0, 0, 0)
    assert (int(game.zone_limit(3)), int(game.zone_floor(3)), int(game.zone_ceiling(3))) == (-1, 0, -1)


def test_sets_are_dealt_again_in_every_way_and_no_other() -> None:
    rows: list[dict[str, Any]] = [{"holds": members(0), "open": [0]}, {"holds": members(1)}, {"holds": members(2, 3)}]
    found = deals(rows, 0)
    assert found == {(1, members(a), members(1, 2, 3) ^ members(a)) for a in (1, 2, 3)}
    assert len(deals(rows, SPECTATOR)) == 4 * 3


def test_pools_are_not_mixed() -> None:
    rows = [{"holds": members(0, 1), "pool": 0}, {"holds": members(2), "pool": 5}, {"holds": members(3), "pool": 5}]
    assert deals(rows, 0) == {(3, 4, 8), (3, 8, 4)}


def test_each_pool_is_dealt_once_with_no_more_luck_than_it_needs() -> None:
    game = Zoned([{"holds": members(2 * n, 2 * n + 1) << (8 * (n % 2)), "pool": n % 2} for n in range(4)])
    game.tape = Tape([])
    game.redeal(0)
    assert game.tape.sizes == [4, 3, 4, 3], "two of four, and the rest, in each of two pools"


def test_a_limit_is_kept_and_the_tightest_is_served_first() -> None:
    rows = [
        {"holds": members(0)},
        {"holds": members(1), "limit": members(1, 2)},
        {"holds": members(2), "limit": members(2)},
    ]
    assert deals(rows, 0) == {(1, 2, 4)}
    rows = [{"holds": members(0)}, {"holds": members(1), "limit": members(1, 2)}, {"holds": members(2)}]
    assert deals(rows, 0) == {(1, 2, 4), (4, 2, 1), (1, 4, 2), (2, 4, 1)}


def test_bags_are_dealt_again_above_their_floors_and_below_their_ceilings() -> None:
    def found(*rows: dict[str, Any]) -> set[tuple[tuple[int, ...], ...]]:
        laned = [{"bits": 4, **row} for row in rows]
        return {tuple(tuple(counts_of(held, 4, 2)) for held in deal) for deal in deals(laned, 0)}

    free = found({"holds": bag(2, 0)}, {"holds": bag(0, 2)})
    assert free == {((2, 0), (0, 2)), ((1, 1), (1, 1)), ((0, 2), (2, 0))}
    floored = found({"holds": bag(2, 0), "floor": bag(1, 0)}, {"holds": bag(0, 2)})
    assert floored == {((2, 0), (0, 2)), ((1, 1), (1, 1))}
    capped = found({"holds": bag(1, 1)}, {"holds": bag(1, 1), "ceiling": bag(1, 2)})
    assert capped == {((1, 1), (1, 1)), ((2, 0), (0, 2))}
    both = found({"holds": bag(1, 1)}, {"holds": bag(1, 1), "floor": bag(1, 0), "ceiling": bag(1, 2)})
    assert both == {((1, 1), (1, 1))}
    seen = found({"holds": bag(2, 0), "open": [0]}, {"holds": bag(0, 2)})
    assert seen == {((2, 0), (0, 2))}


def test_imagining_leaves_the_game_as_it_is_and_its_luck_behind() -> None:
    game = Zoned([{"holds": members(0, 1)}, {"holds": members(2, 3)}])
    copy = determinize(game, 0, 4)
    assert [row["holds"] for row in game.rows] == [3, 12]
    assert copy.luck != game.luck
    assert int(determinize(game, 0, 4).luck) == int(copy.luck)


def test_what_is_hidden_from_a_viewer() -> None:
    game = Zoned(
        [
            {"holds": members(0), "open": [0]},
            {"holds": members(1)},
            {"holds": members(2), "pool": 1},
            {"holds": bag(1, 2), "pool": 2, "bits": 4},
            {"holds": bag(1, 0), "pool": 2, "bits": 4},
        ]
    )
    assert [int(hidden_from(game, viewer, 0)) for viewer in (0, 1, SPECTATOR)] == [2, 3, 3]
    assert int(hidden_from(game, 0, 1)) == 4
    assert int(hidden_from(game, 0, 2)) == bag(2, 2)


def test_what_spectators_alone_did_not_see_is_learned_too() -> None:
    game = Zoned([{"holds": members(0), "open": [0, 1]}])
    after = game.clone()
    after.rows[0]["holds"] = 0
    assert learned(game, after)


@pytest.mark.parametrize(
    ("zone", "change", "told"),
    [
        (0, members(0, 1), False),  # more is hidden than before
        (0, members(1), True),  # nobody knows where 0 went, but it is hidden no more
        (1, members(4), True),  # seat 1 sees what it drew; the spectators see 5 gone from what is hidden
        (2, bag(1, 1), True),
        (2, bag(2, 2), False),
    ],
)
def test_learning(zone: int, change: int, told: bool) -> None:
    game = Zoned(
        [{"holds": members(0)}, {"holds": members(5), "open": [1]}, {"holds": bag(2, 1), "pool": 1, "bits": 4}]
    )
    after = game.clone()
    after.rows[zone]["holds"] = change
    assert learned(game, after) is told
    assert not learned(game, game.clone())

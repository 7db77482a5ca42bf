"""A game whose declarations cannot all be meant is refused when it is loaded, naming field and reason."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, ClassVar

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima import games
from serenissima.core.actions import Field
from serenissima.core.engine import NOBODY, Procedure, State
from serenissima.core.fields import KNOWN, NONE, OWNER, SEAT, Contradiction, Declared, Fact, Span, up_to
from serenissima.core.shapes import Number, Parts, Row, Set, Sets
from serenissima.games.declarations import refuse_contradictions

CARD = Field("card", 10)


class Hand(Declared):
    FIELDS: ClassVar[list[Fact]] = [
        Set("cards", "held", CARD, seen=OWNER),
        Row("looked", "at", CARD, length=3, seen=KNOWN),
        Sets("looked_known", "by whom", SEAT, length=3),
    ]

    def __init__(self) -> None:
        self.cards: i64 = 0
        self.looked: vec[i64] = vec[i64]()
        self.looked_known: vec[i64] = vec[i64]()


class Deals(Procedure["Small"]):
    EXTRA: ClassVar[list[Fact]] = [Number("score", of=up_to(9))]

    def __init__(self, seat: i64, score: int) -> None:
        super().__init__(seat)
        self.score = score

    def happen(self, game: Small) -> None:
        game.points = self.score


class Small(State):
    FIELDS: ClassVar[list[Fact]] = [
        *State.BASE,
        Number("points", "scored", up_to(9)),
        Set("deck", "left", CARD, seen=NONE, limit="may_hold"),
        Parts("hands", "by seat", Hand, by=SEAT),
    ]
    POOLS: ClassVar[list[tuple[int, int]]] = [(0, 0), (0, 0)]

    def __init__(self, luck: i64, seats: i64) -> None:
        super().__init__(luck, seats)
        self.points = 0
        self.deck: i64 = 0
        self.hands = [Hand() for _ in range(seats)]

    def may_hold(self) -> i64:
        return -1

    def zones(self) -> i64:
        return len(self.POOLS)

    def zone_pool(self, z: i64) -> i64:
        return self.POOLS[z][0]

    def zone_bits(self, z: i64) -> i64:
        return self.POOLS[z][1]


class SmallTitle:
    """As much of a title as is looked at."""

    id = "small"
    min_players, max_players = 2, 3

    def __init__(self, kind: type[Small] = Small, score: int = 9) -> None:
        self.kind, self.score = kind, score
        self.frames: dict[str, Any] = {"Deals": Deals}

    def setting(self, players: int) -> int:
        return players

    def begin(self, players: int, luck: int) -> Small:
        game = self.kind(luck, players)
        game.do(Deals(NOBODY, self.score))
        return game


def with_fields(*fields: Fact, of: type[Any] = Small) -> type[Any]:
    """The class with these fields instead of those of the same name, or besides."""
    names = {fact.name for fact in fields}
    kept = [fact for fact in of.FIELDS if fact.name not in names]
    return type(of.__name__, (of,), {"FIELDS": [*kept, *fields]})


def with_hand(*fields: Fact) -> type[Any]:
    """The state whose hands have these fields."""
    hand = with_fields(*fields, of=Hand)
    small = with_fields(Parts("hands", "by seat", hand, by=SEAT))

    def make(self: Any, luck: int, seats: int) -> None:
        Small.__init__(self, luck, seats)
        self.hands = [hand() for _ in range(seats)]

    small.__init__ = make
    return small


def setting_more() -> type[Any]:
    def make(self: Any, luck: int, seats: int) -> None:
        Small.__init__(self, luck, seats)
        self.forgotten = 1

    return type("Small", (Small,), {"__init__": make})


def test_declarations_that_agree_are_loaded() -> None:
    refuse_contradictions(SmallTitle())


@pytest.mark.parametrize(
    ("kind", "said"),
    [
        (setting_more, "Small.forgotten: it is set, and FIELDS does not declare it"),
        (lambda: with_fields(Number("more", "of it", up_to(1))), "Small.more: it is declared and never set"),
        (lambda: with_fields(Number("points", "", up_to(9))), "Small.points: it does not say what it is for"),
        (
            lambda: type("Small", (Small,), {"FIELDS": [*Small.FIELDS, Number("points", "again", up_to(9))]}),
            "Small.points: it is declared twice",
        ),
        (
            lambda: with_fields(Set("deck", "left", CARD, seen=OWNER)),
            "Small.deck: its owner sees it, and nobody owns it",
        ),
        (
            lambda: with_fields(Parts("hands", "by seat", Hand, by=SEAT, owned=False)),
            "Hand.cards: its owner sees it, and nobody owns it",
        ),
        (lambda: with_fields(Set("deck", "left", CARD, seen=NONE, apart=True)), "Small.deck: what lies apart never"),
        (
            lambda: with_fields(Set("deck", "left", CARD, seen=NONE, limit="may_have")),
            "Small.deck: Small has no method may_have",
        ),
        (
            lambda: with_hand(Sets("looked_known", "by whom", SEAT, length=2)),
            "Hand.looked: it is known entry by entry: looked_known is an open row of sets, as long as it",
        ),
        (
            lambda: with_hand(Row("looked_known", "by whom", SEAT, length=3)),
            "Hand.looked: it is known entry by entry",
        ),
        (
            lambda: with_hand(Sets("looked_known", "by whom", SEAT, length=3, seen=NONE)),
            "Hand.looked: it is known entry by entry",
        ),
        (
            lambda: with_fields(Number("points", "scored", Span(-3, 8))),
            "Small.points: holds 9, declared -3 to 8, with 2 players, set up",
        ),
        (
            lambda: with_fields(Parts("hands", "by seat", Hand, length=2)),
            "Small.hands: has 3 parts, declared 2, with 3 players, as it begins",
        ),
        (
            lambda: type("Small", (Small,), {"POOLS": [(0, 0), (0, 4)]}),
            "Small, zone 1: pool 0 mixes sets and bags, or lanes",
        ),
    ],
)
def test_declarations_that_contradict_one_another_are_refused(kind: Callable[[], Any], said: str) -> None:
    with pytest.raises(Contradiction, match=f"^small cannot be loaded: {said}"):
        refuse_contradictions(SmallTitle(kind()))


def test_what_a_frame_carries_is_looked_at_too() -> None:
    with pytest.raises(Contradiction, match=r"Small\.top: Deals\.score holds 10, declared 0 to 9"):
        refuse_contradictions(SmallTitle(score=10))
    title = SmallTitle()
    title.frames["Says"] = type("Says", (Deals,), {"EXTRA": ["score"]})
    with pytest.raises(Contradiction, match=r"Says\.score: it does not say what it may hold"):
        refuse_contradictions(title)
    title.frames["Says"] = type("Says", (Deals,), {"EXTRA": []})
    with pytest.raises(Contradiction, match=r"Says\.EXTRA: it declares \[\], and the frame is made from \['score'\]"):
        refuse_contradictions(title)


def test_every_game_is_looked_at_when_it_is_loaded(monkeypatch: pytest.MonkeyPatch) -> None:
    title = games.title("venezia2099")
    monkeypatch.setattr(title, "begin", lambda setting, luck: SmallTitle(score=10).begin(2, luck))
    monkeypatch.setattr(games, "_checked", set())
    with pytest.raises(Contradiction, match=r"^venezia2099 cannot be loaded: "):
        games.title("venezia2099")

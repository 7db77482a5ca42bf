"""Cards, smugglers and passengers, told in full: what it was, to whom, and who hears of it."""

from __future__ import annotations

import pytest
from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, members_of
from serenissima.core.engine import NOBODY
from serenissima.core.events import Event
from serenissima.games.venice.actions import (
    ARCHIVE,
    COMPLETE,
    EFFECT,
    EMBARK,
    FARE_FAVOUR,
    GONDOLIER,
    KEEP_INFLUENCE,
    KEEP_MISSION,
    MORE_COUNCIL,
    PLACE,
    PLAY,
    REPLACE,
    RETURN_MISSION,
    SEND_SPY,
    SLOT,
    SMUGGLE,
    TAKE_MISSION,
)
from serenissima.games.venice.cards import INFLUENCE_NAMES
from serenissima.games.venice.events import FOR_MISSION
from serenissima.games.venice.flow.smugglers import CallSmuggler, send
from serenissima.games.venice.meta import TITLE
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE
from tests.games.venice.table import (
    VIOLET,
    act,
    activate,
    asked,
    begin,
    building,
    canal,
    card,
    dock,
    fleet,
    go_by,
    hold,
    lie,
    listening,
    load,
    mission,
    moor,
    options,
    scene,
    turn,
    work,
)

Told = tuple[str, int, list[int]]


def as_told(events: list[Event]) -> list[Told]:
    return [(event.kind.name, event.seat, event.values) for event in events]


def since(game: Venice, *actions: int) -> list[Told]:
    diary = listening(game)
    act(game, *actions)
    return as_told(diary.events)


def hidden_parts(events: list[Event], owner: int, other: int) -> list[tuple[bool, bool]]:
    """For each event with a secret, whether its owner and somebody else hear it whole."""
    return [
        ("-hidden" not in str(event.seen_by(owner)["id"]), "-hidden" not in str(event.seen_by(other)["id"]))
        for event in events
        if event.kind.secret
    ]


@pytest.mark.clause("VEN-SETUP-6", "VEN-SETUP-10", "VEN-PRE-1")
def test_the_deal() -> None:
    game = TITLE.begin(TITLE.setting(3), 5)
    assert isinstance(game, Venice)
    diary = listening(game)
    game.settle()
    first = int(game.first)
    told = as_told(diary.events)
    assert told[0] == ("first_player", first, [])
    order = [(first + n) % 3 for n in range(3)]
    assert told[1:] == [("dealt_missions", seat, [int(game.players[seat].hand)]) for seat in order]
    assert hidden_parts(diary.events, first, order[1]) == [(True, False), (False, True), (False, False)]
    back = [members_of(game.players[seat].hand)[0] for seat in order]
    diary.events.clear()
    act(game, *(RETURN_MISSION.at(one) for one in back))
    assert as_told(diary.events) == [("returned_mission", seat, [one]) for seat, one in zip(order, back, strict=True)]
    assert hidden_parts(diary.events, first, order[1]) == [(True, False), (False, True), (False, False)]
    market = dock(game, "market")
    told = since(game, PLACE.at(market))
    assert told[:2] == [
        ("placed", first, [0, building("market"), market]),
        ("moored", first, [building("market"), market]),
    ]


@pytest.mark.clause("VEN-MISSION-4", "VEN-MISSION-1", "VEN-END-1", "VEN-END-3")
def test_missions_drawn_and_kept() -> None:
    game = fleet(scene(3))
    game.mission_left = 2
    diary = listening(game)
    act(activate(game, VIOLET, "st_marks", spaces=2), EFFECT.at(0))
    first, second = (int(text.split("=")[1]) for text in options(game))
    act(game, KEEP_MISSION.at(second))
    assert as_told(diary.events) == [("mission_drawn", VIOLET, [2]), ("mission_kept", VIOLET, [second])]
    assert hidden_parts(diary.events, VIOLET, 0) == [(True, False)]
    assert (list(game.mission_under), list(game.mission_under_known)) == ([first], [BIT[VIOLET]])
    game.players[VIOLET].coins = 1
    game.top = None
    diary.events.clear()
    act(activate(game, VIOLET, "doges_palace", spaces=2), EFFECT.at(0))
    assert as_told(diary.events) == [
        ("coins_paid", VIOLET, [1]),
        ("mission_drawn", VIOLET, [1]),
        ("mission_kept", VIOLET, [first]),
        ("end_triggered", NOBODY, []),
    ]
    assert game.rounds_left == 2


@pytest.mark.clause("VEN-MISSION-9", "VEN-MISSION-10", "VEN-SLOT-1", "VEN-SLOT-2")
def test_missions_completed_and_put_to_work() -> None:
    for answers, told_of in (
        ([SLOT.at()], [("mission_slotted", VIOLET, [6])]),
        ([ARCHIVE.at()], [("mission_archived", VIOLET, [6])]),
        ([REPLACE.at(1)], [("mission_archived", VIOLET, [1]), ("mission_slotted", VIOLET, [6])]),
    ):
        game = fleet(scene(3))
        lie(game, VIOLET, 0, "doges_palace")
        hold(game, VIOLET, 7)
        if len(told_of) == 2:
            for number in (1, 2, 3):
                work(game, VIOLET, number)
        load(game, VIOLET, 0, cloth=2, silver=1)
        game.players[VIOLET].scrolls = 1
        act(turn(game, VIOLET), GONDOLIER.at(0))
        moor(game, "shop")
        told = since(game, COMPLETE.at(6), *answers)
        assert told[:4] == [
            ("mission_completed", VIOLET, [6]),
            ("scroll_spent", VIOLET, [1]),
            ("points_gained", VIOLET, [5, FOR_MISSION]),
            ("coins_gained", VIOLET, [5]),
        ]
        assert told[4 : 4 + len(told_of)] == told_of
        assert game.players[VIOLET].done & mission(7) != 0


@pytest.mark.clause("VEN-CARD-1", "VEN-CARD-5", "VEN-CARD-7", "VEN-CARD-12", "VEN-CARD-15", "VEN-INFL-1")
def test_influence_cards_played_and_gained() -> None:
    game = fleet(scene(3))
    card(game, VIOLET, "information")
    number = INFLUENCE_NAMES.index("information")
    turn(game, VIOLET)
    diary = listening(game)
    act(game, PLAY.at(number))
    kept = int(options(game)[1].split("=")[1])
    act(game, KEEP_INFLUENCE.at(kept))
    assert as_told(diary.events) == [
        ("played_card", VIOLET, [number]),
        ("coins_gained", VIOLET, [2]),
        ("influence_kept", VIOLET, [kept]),
    ]
    assert hidden_parts(diary.events, VIOLET, 0) == [(True, False)]
    assert list(game.influence_under_known) == [BIT[VIOLET]]

    game = fleet(scene(3))
    card(game, VIOLET, "spy")
    act(turn(game, VIOLET), PLAY.at(INFLUENCE_NAMES.index("spy")))
    assert since(game, SEND_SPY.at(3)) == [("spy_sent", VIOLET, [3])]

    game = fleet(scene(3))
    card(game, VIOLET, "councillors")
    game.players[VIOLET].intrigue = 1
    turn(game, VIOLET)
    told = since(game, PLAY.at(INFLUENCE_NAMES.index("councillors")), MORE_COUNCIL.at())
    assert told[1:] == [
        ("council_advanced", VIOLET, [1, 1]),
        ("intrigue_taken", VIOLET, [1, 2]),
        ("council_advanced", VIOLET, [1, 2]),
    ]

    game = fleet(scene(3))
    card(game, VIOLET, "offer")
    turn(game, VIOLET)
    told = since(game, PLAY.at(INFLUENCE_NAMES.index("offer")), TAKE_MISSION.at())
    assert [name for name, _, _ in told] == ["played_card", "mission_drawn", "mission_kept"]
    assert count(game.players[VIOLET].hand) == 1


@pytest.mark.clause("VEN-INFL-3")
def test_a_deck_shuffled_anew_is_told_to_all() -> None:
    game = fleet(scene(3))
    game.influence_pool = 0
    game.influence_discard = 7
    game.players[0].cards = int((BIT[22] - 1) ^ 7)
    told = []
    diary = listening(game)
    act(activate(game, VIOLET, "monastery"), EFFECT.at(2))
    told = as_told(diary.events)
    assert told == [("influence_shuffled", NOBODY, [])]
    assert (game.influence_discard, count(game.influence_pool), len(options(game))) == (0, 1, 2)


@pytest.mark.clause("VEN-DUO-2", "VEN-DUO-3", "VEN-DUO-4", "VEN-DUO-9", "VEN-DUO-12")
def test_a_smuggler_on_its_way() -> None:
    game = scene(2)
    for seat, (one, other) in enumerate((("consulate", "monastery"), ("court", "church"))):
        lie(game, seat, 0, one)
        lie(game, seat, 1, other)
    lie(game, 2, 1, "small_council")
    bank = building("bank")
    deck = game.decks[1]
    deck.seen, deck.seen_known = vec[i64]([bank, 3]), vec[i64]([BIT[1], BIT[1]])
    deck.pool = int((BIT[12] - 1) ^ BIT[bank] ^ BIT[3])
    begin(game, CallSmuggler(1, 1))
    assert asked(game) == "ChooseSmuggler 1"
    told = since(game, SMUGGLE.at(bank))
    ten = building("council_of_ten")
    assert told == [
        ("smuggler_called", 1, [bank]),
        ("smuggler_sailed", NOBODY, [canal(game, "small_council", "council_of_ten"), ten]),
        ("smuggler_sailed", NOBODY, [canal(game, "council_of_ten", "bank"), bank]),
        ("smuggler_moored", NOBODY, [bank]),
        ("smuggler_advanced", NOBODY, [bank, 1]),
    ]
    assert (members_of(deck.discard), list(deck.seen), count(deck.pool)) == ([bank], [3], 10)
    assert (game.at, game.visited) == (NOWHERE, 0)


@pytest.mark.clause("VEN-DUO-14", "VEN-DUO-9")
def test_a_smuggler_already_there_is_not_told_to_moor() -> None:
    game = scene(2)
    lie(game, 2, 0, "bank")
    diary = listening(game)
    send(game, 0, 4, building("bank"))
    game.settle()
    assert as_told(diary.events) == [("smuggler_advanced", NOBODY, [building("bank"), 1])]


@pytest.mark.clause("VEN-TAXI-3", "VEN-TAXI-6", "VEN-TAXI-7", "VEN-TAXI-8")
def test_the_passenger() -> None:
    game = fleet(scene(3, taxi="yes"))
    lie(game, VIOLET, 0, "small_council")
    game.players[VIOLET].coins = 9
    quays, bank = building("quays"), building("bank")
    game.decks[0].pool = int((BIT[12] - 1) ^ BIT[quays] ^ BIT[bank])
    game.taxi_at, game.taxi_to = dock(game, "quays"), bank
    act(turn(game, VIOLET), GONDOLIER.at(0))
    go_by(game, "quays")
    assert since(game, EMBARK.at()) == [("doge_embarked", VIOLET, [])]
    diary = listening(game)
    moor(game, "bank")
    act(game, FARE_FAVOUR.at())
    told = [entry for entry in as_told(diary.events) if entry[0].startswith(("doge", "favour"))]
    assert told == [
        ("doge_landed", VIOLET, [bank]),
        ("doge_delivered", VIOLET, []),
        ("favour_renewed", VIOLET, []),
        ("doge_waits", NOBODY, [bank, int(game.taxi_to)]),
    ]
    assert (game.players[VIOLET].favour, members_of(game.decks[0].discard)) == (1, [bank])
    assert game.taxi_to not in (bank, quays)

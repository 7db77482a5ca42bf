"""Nobody is sent what they may not know: checked on the bytes that would leave the server, for every game."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest

from serenissima import games
from serenissima.core.events import Event
from serenissima.core.match import Match
from serenissima.core.secrets import determinize
from serenissima.server.compose import Composer
from serenissima.table.pace import Pace
from serenissima.table.records import Seat, TableRecord
from serenissima.table.screen import SPECTATOR, Screen
from serenissima.table.table import Table
from tests.server_kit import Visitor
from tests.table_kit import AtOnce, Memory

POSITIONS = 12


def table_of(match: Match) -> Table:
    """A table around a match."""
    seats = tuple(Seat("screen", f"P{n}", None, n) for n in range(match.setting.players))
    record = TableRecord("secret", match.title.id, {}, seats, (), (), {}, 0)
    return Table(record, match, Memory(), AtOnce(), Pace())


def bytes_for(match: Match, viewer: int) -> bytes:
    """What a viewer is sent who comes to the table now."""
    screen = Screen(() if viewer == SPECTATOR else (viewer,), match.title.hidden_hands)
    return Composer().compose(table_of(match), screen, 0)[0]


def positions(game: str, players: int, luck: int) -> Iterator[Match]:
    """Positions of a random game, spread over its whole length."""
    dice = random.Random(luck)
    match = Match.start(games.title(game), players, {}, luck)
    while not match.over and len(match.entries) < 1500:
        if dice.random() < 0.25:
            yield match
        seat = dice.choice(match.waiting())
        match.act(seat, dice.choice(match.options(seat)))


def twin_of(match: Match, viewer: int, luck: int) -> Match:
    """A match that differs in everything hidden from the viewer, in the position and in what was told to others."""
    twin = Match(match.title, match.setting, 0)
    twin.entries, twin.steps = list(match.entries), list(match.steps)
    twin.first_events = [masked(event, viewer, luck) for event in match.first_events]
    twin.state = determinize(match.state, viewer, luck)
    return twin


def copy_of(match: Match) -> Match:
    """The same match once more, to try something on."""
    copy = Match(match.title, match.setting, 0)
    copy.entries, copy.steps, copy.first_events = list(match.entries), list(match.steps), match.first_events
    copy.state = match.state.clone()
    return copy


def refusals(match: Match, viewer: int, luck: int) -> list[str]:
    """What the viewer is answered who asks about any actions at all."""
    dice = random.Random(luck)
    asked = [dice.randrange(int(match.state.ACTIONS.size)) for _ in range(15)]
    return [str(match.refusal(viewer, action)) for action in asked] if viewer != SPECTATOR else []


def masked(event: Event, viewer: int, luck: int) -> Event:
    """The event with other values in the fields that the viewer may not know."""
    if not event.kind.secret or event.seat == viewer:
        return event
    pairs = zip(event.kind.fields, event.values, strict=True)
    values = [luck % int(field.size) if field.name in event.kind.secret else value for field, value in pairs]
    return Event(event.kind, event.seat, values)


@pytest.mark.parametrize("game", games.names())
def test_tables_that_differ_in_hidden_things_only_send_the_same_bytes(game: str) -> None:
    title = games.title(game)
    compared, differing = 0, False
    for players in {title.min_players, title.max_players}:
        for luck, match in zip(range(1, POSITIONS), positions(game, players, players), strict=False):
            for viewer in (SPECTATOR, *range(players)):
                twin = twin_of(match, viewer, luck)
                assert bytes_for(twin, viewer) == bytes_for(match, viewer)
                assert refusals(twin, viewer, luck) == refusals(match, viewer, luck)
                compared += 1
                if not differing:
                    differing = any(bytes_for(twin, other) != bytes_for(match, other) for other in range(players))
    assert compared > 20
    assert differing == title.hidden_hands, "the twins do differ for those who may see it"


@pytest.mark.parametrize("game", games.names())
def test_an_act_that_reveals_nothing_sends_the_same_bytes_in_both(game: str) -> None:
    """Twins go on in the same way: what the viewer does, and what is forced after it, tells the same in both."""
    title = games.title(game)
    dice = random.Random(7)
    compared = 0
    for luck, match in zip(range(1, 4 * POSITIONS), positions(game, title.max_players, 3), strict=False):
        viewer = dice.choice(match.waiting())
        own, twin, known = copy_of(match), twin_of(match, viewer, luck), len(match.steps)
        action = dice.choice(own.options(viewer))
        own.act(viewer, action)
        twin.act(viewer, action)
        if not any(step.barrier for step in (*own.steps[known:], *twin.steps[known:])):
            assert bytes_for(twin, viewer) == bytes_for(own, viewer)
            compared += 1
    assert compared > 0


def hidden_cards(match: Match, viewer: int) -> set[int]:
    """The prophecies of Venezia 2099 that a viewer does not know."""
    snapshot: Any = match.snapshot()
    hands = [set(player["hand"]) for seat, player in enumerate(snapshot["players"]) if seat != viewer]
    return set(snapshot["undealt"]).union(*hands)


def cards_named(thing: object, within: str = "") -> Iterator[int]:
    """Every card that a message names as a card: as a ref, in a hand, among the cards of an event."""
    if isinstance(thing, str) and thing.startswith("card:"):
        yield int(thing.removeprefix("card:"))
    elif isinstance(thing, int) and within in {"hand", "undealt"}:
        yield thing
    elif isinstance(thing, dict):
        if within in {"cards", "card"} and "n" in thing:
            yield thing["n"]
        for name, value in thing.items():
            yield from cards_named(value, name if name != "hidden" else "")
    elif isinstance(thing, list):
        for value in thing:
            yield from cards_named(value, within)


def test_no_message_names_a_hidden_card(visitor: Visitor) -> None:
    """A whole game over the wire; at each moment every message is searched for what its reader may not know."""
    made = visitor.make("venezia2099", "screen", "friend", "friend")
    hall = visitor.client.app.state.services.hall
    keys = [made["key"], *(link["key"] for link in made["links"]), made["watch"]]
    searched = found = 0
    with ExitStack() as stack:
        lines = [stack.enter_context(visitor.sit(made["table"], key)) for key in keys]
        for line in lines:
            line.update()
        match = hall.tables[made["table"]].match
        for seq in range(40):
            for line in lines:
                line.until_seq(seq)
                hidden, named = hidden_cards(match, line.last["viewer"]), set(cards_named(line.last))
                assert not hidden & named
                assert not {"luck", str(match.luck)} & set(strings(line.last))
                searched += len(hidden)
                found += len(named)
            lines[match.waiting()[0]].act(0)
    assert searched > 1000
    assert found > 500, "the cards one may know are named"


def strings(thing: object) -> Iterator[str]:
    """Every string of a message, keys and numbers too."""
    if isinstance(thing, dict):
        for name, value in thing.items():
            yield name
            yield from strings(value)
    elif isinstance(thing, list):
        for value in thing:
            yield from strings(value)
    else:
        yield str(thing)


def test_an_opponent_who_answers_in_secret_changes_only_who_is_waited_for(visitor: Visitor) -> None:
    made = visitor.make("doge", "screen", "friend", "friend")
    with visitor.sit(made["table"], made["key"]) as own, visitor.sit(made["table"], made["links"][0]["key"]) as other:
        before = own.update()
        other.update()
        while other.last["options"]:
            other.act()
        after = own.until_seq(other.last["seq"])
        assert after["options"] == before["options"]
        assert after["waiting"] == [0, 2]
        assert {**after["view"], "pending": 0} == {**before["view"], "pending": 0}


def test_the_summary_holds_no_secret(visitor: Visitor) -> None:
    made = visitor.make("venezia2099", "screen", "friend", "friend")
    for key in (made["key"], made["watch"]):
        shown = visitor.client.get(f"/api/tables/{made['table']}", params={"key": key})
        assert not set(cards_named(shown.json()))
        for secret in (made["key"], made["watch"], *(link["key"] for link in made["links"])):
            assert secret not in shown.text

"""Nobody is sent what they may not know: checked on the bytes that would leave the server, for every game."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

from serenissima.match.luck import FairLuck
from serenissima.match.match import Match
from tests.server_kit import Visitor


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
        assert isinstance(match.source, FairLuck)
        for seq in range(40):
            for line in lines:
                line.until_seq(seq)
                hidden, named = hidden_cards(match, line.last["viewer"]), set(cards_named(line.last))
                assert not hidden & named
                secrets = {"luck", str(match.state.luck), match.source.secret.hex()}
                assert not secrets & set(strings(line.last))
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

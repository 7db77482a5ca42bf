"""Provable luck: spread evenly, the same again for the same draw, another for anything else, and caught when forged."""

from __future__ import annotations

import copy
import hashlib
import hmac
import json
import re
from pathlib import Path
from typing import Any

import pytest

from serenissima import games
from serenissima.core.chance import BadLuck
from serenissima.match.history import BrokenMatch
from serenissima.match.luck import FairLuck, SystemLuck, commitment, pledge
from serenissima.match.match import Match

SECRET = bytes(range(32))
BYTES = {"host": bytes([7] * 32), "seat-1": bytes([9] * 32)}
FEW = 40


def fair(table: str = "table", secret: bytes = SECRET, contributed: dict[str, bytes] | None = None) -> FairLuck:
    return FairLuck(table, secret, contributed or BYTES)


def played(game: str = "rialto", decisions: int = FEW) -> Match:
    title = games.title(game)
    match = Match.start(title, title.min_players, source=fair())
    for _ in range(decisions):
        if not match.over:
            seat = match.waiting()[0]
            options = match.options(seat)
            match.act(seat, options[len(match.entries) * 7 % len(options)])
    return match


def saved(match: Match) -> dict[str, Any]:
    data: dict[str, Any] = json.loads(json.dumps(match.to_json(secrets_too=True)))
    return data


def with_luck(data: dict[str, Any], most: int = 0) -> int:
    """The number of an entry after the first that drew something."""
    return next(n for n, entry in enumerate(data["entries"]) if n > most and entry.get("luck"))


# --- the function


def test_a_stranger_works_a_draw_out_by_hand() -> None:
    """What `docs/architecture.md` writes, with nothing of ours."""
    sha = hashlib.sha256
    lines = [f"{name} {BYTES[name].hex()}" for name in sorted(BYTES)]
    everybody = sha("\n".join(["serenissima-luck-1", "bytes", *lines]).encode()).hexdigest()
    said = f"serenissima-luck-1\ndraw\ntable\n3\n1\n0\n{everybody}"
    number = int.from_bytes(hmac.new(SECRET, said.encode(), sha).digest()[:8], "big")
    assert number < 2**64 - 2**64 % 6
    assert fair().draw(3, 1, 6) == number % 6
    assert fair().commitment == sha(f"serenissima-luck-1\ncommitment\ntable\n{SECRET.hex()}".encode()).hexdigest()


def test_the_lines_in_the_documentation_check_a_whole_match() -> None:
    document = Path(__file__).parents[2] / "docs" / "architecture.md"
    found = re.search(r"```py\n(.*?)```", document.read_text(encoding="utf-8"), re.DOTALL)
    assert found is not None
    match = played(decisions=10_000)
    assert match.over
    names: dict[str, Any] = {"luck": saved(match)["fair"]}
    exec(found.group(1), names)  # the documentation is ours
    for n, entry in enumerate(saved(match)["entries"]):
        drawn = [names["draw"](n, place, size) for place, size in enumerate(match.sizes[n])]
        assert drawn == entry.get("luck", [])
    with pytest.raises(AssertionError):
        exec(found.group(1), {"luck": {**names["luck"], "secret": "11" * 32}})


@pytest.mark.parametrize("n", [2, 6, 37, 52])
def test_outcomes_are_spread_evenly(n: int) -> None:
    luck, draws = fair(), 400 * n
    counts = [0] * n
    for k in range(draws):
        counts[luck.draw(k // 10, k % 10, n)] += 1
    chi = sum((count - 400) ** 2 / 400 for count in counts)
    assert chi < n - 1 + 5 * (2 * (n - 1)) ** 0.5, counts


def test_what_would_favour_small_numbers_is_drawn_again() -> None:
    """Below three quarters of the range, a number taken modulo would come out low half as often again."""
    n = 3 * 2**62
    low = sum(fair().draw(k, 0, n) < 2**62 for k in range(3000))
    assert abs(low - 1000) < 130, "a third; without the second try it would be half"


def test_the_same_draw_again_has_the_same_outcome_and_any_other_another() -> None:
    n = 2**40
    base = fair().draw(5, 2, n)
    assert base == fair().draw(5, 2, n)
    flipped = bytes([SECRET[0] ^ 1, *SECRET[1:]])
    other_bytes = {**BYTES, "seat-1": bytes([8, *[9] * 31])}
    others = [
        fair().draw(6, 2, n),
        fair().draw(5, 3, n),
        fair().draw(2, 5, n),
        fair("tabla").draw(5, 2, n),
        fair(secret=flipped).draw(5, 2, n),
        fair(contributed=other_bytes).draw(5, 2, n),
        fair(contributed={"host": BYTES["host"]}).draw(5, 2, n),
        fair(contributed={"host": BYTES["seat-1"], "seat-1": BYTES["host"]}).draw(5, 2, n),
    ]
    assert len({base, *others}) == len(others) + 1


def test_who_contributed_first_does_not_matter() -> None:
    turned = {"seat-1": BYTES["seat-1"], "host": BYTES["host"]}
    assert list(turned) != list(BYTES)
    assert fair(contributed=turned).draw(5, 2, 2**40) == fair().draw(5, 2, 2**40)


def test_without_a_secret_or_contributions_nothing_is_drawn() -> None:
    with pytest.raises(BadLuck):
        FairLuck("table", b"", BYTES).draw(0, 0, 6)
    with pytest.raises(BadLuck):
        FairLuck("table", b"short", BYTES)
    with pytest.raises(BadLuck):
        FairLuck("table", SECRET, {})


def test_the_luck_of_the_system_stays_in_range() -> None:
    drawn = {SystemLuck().draw(0, 0, 3) for _ in range(200)}
    assert drawn == {0, 1, 2}


# --- matches


def test_a_match_draws_from_its_source_by_entry_and_place() -> None:
    match = played()
    drawn = 0
    for n, entry in enumerate(match.entries):
        told = list(entry.luck)
        assert told == [fair().draw(n, place, size) for place, size in enumerate(match.sizes[n])]
        drawn += len(told)
    assert drawn > 40


def test_a_move_made_again_has_the_same_outcome() -> None:
    """A write that was lost cannot be used to try one's luck twice."""
    match = played(decisions=0)
    before = saved(match)
    while not (len(match.entries) > 1 and match.entries[-1].luck):
        before = saved(match)
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[0])
    again = Match.from_json(match.title, before)
    last = match.entries[len(again.entries)]
    again.act(last.seat, last.action)
    assert again.entries == match.entries
    assert any(entry.luck for entry in match.entries[len(before["entries"]) :])


def test_the_secret_is_told_to_the_store_and_after_the_end_alone() -> None:
    match = played()
    assert SECRET.hex() not in json.dumps(match.to_json())
    assert SECRET.hex() in json.dumps(match.header(secrets_too=True))
    hidden = Match.from_json(match.title, json.loads(json.dumps(match.to_json())))
    assert not hidden.luck_checked
    with pytest.raises(BadLuck):
        hidden.source.draw(0, 0, 2)  # type: ignore[union-attr]
    while not match.over:
        seat = match.waiting()[0]
        match.act(seat, match.options(seat)[0])
    assert SECRET.hex() in json.dumps(match.to_json())
    assert Match.from_json(match.title, json.loads(json.dumps(match.to_json()))).luck_checked


# --- forgeries


def forged(change: Any) -> str:
    """What is said of a match file after that change."""
    match = played()
    data = saved(match)
    assert Match.from_json(match.title, copy.deepcopy(data)).luck_checked
    change(data)
    with pytest.raises(BrokenMatch) as caught:
        Match.from_json(match.title, data)
    return str(caught.value)


def test_another_outcome_is_caught_by_entry_and_draw() -> None:
    def change(data: dict[str, Any]) -> None:
        data["entries"][0]["luck"][3] ^= 1

    assert forged(change).startswith("entry 0, draw 3: the outcome")


def test_another_outcome_later_is_caught_too() -> None:
    match = played()
    data = saved(match)
    place = with_luck(data)
    data["entries"][place]["luck"][0] = (data["entries"][place]["luck"][0] + 1) % match.sizes[place][0]
    with pytest.raises(BrokenMatch, match=f"entry {place}, draw 0"):
        Match.from_json(match.title, data)


def test_a_draw_that_is_left_out_or_added_is_caught() -> None:
    assert "outcomes of chance are recorded" in forged(lambda data: data["entries"][0]["luck"].pop())
    assert "outcomes of chance are recorded" in forged(lambda data: data["entries"][0]["luck"].append(0))
    assert "outcomes of chance are recorded" in forged(lambda data: data["entries"][0].update(luck=[]))
    assert "entry 0" in forged(lambda data: data["entries"][0]["luck"].pop(0))


def test_another_secret_is_caught_with_the_old_commitment_and_with_a_new_one() -> None:
    other = bytes([1] * 32)
    assert "committed to" in forged(lambda data: data["fair"].update(secret=other.hex()))

    def both(data: dict[str, Any]) -> None:
        data["fair"].update(secret=other.hex(), commitment=commitment("table", other))

    assert "entry 0, draw" in forged(both)


def test_bytes_that_are_left_out_or_changed_are_caught() -> None:
    assert "left out" in forged(lambda data: data["fair"]["contributors"][1].update(bytes=""))
    assert "entry 0, draw" in forged(lambda data: data["fair"]["contributors"].pop())
    assert "named twice" in forged(lambda data: data["fair"]["contributors"].append(data["fair"]["contributors"][0]))
    assert "nobody" in forged(lambda data: data["fair"].update(contributors=[]))
    assert "do not fit" in forged(lambda data: data["fair"]["contributors"][1].update(bytes="00" * 32))

    def replaced(data: dict[str, Any]) -> None:
        own = bytes(32)
        data["fair"]["contributors"][1].update(bytes=own.hex(), pledge=pledge(own))

    assert "entry 0, draw" in forged(replaced)


@pytest.mark.parametrize("field", ["secret", "commitment", "bytes", "pledge"])
def test_one_flipped_bit_anywhere_is_caught(field: str) -> None:
    for at in range(0, 64, 9):

        def change(data: dict[str, Any], at: int = at) -> None:
            part = data["fair"] if field in data["fair"] else data["fair"]["contributors"][0]
            part[field] = f"{part[field][:at]}{int(part[field][at], 16) ^ 1:x}{part[field][at + 1 :]}"

        assert forged(change)


def test_a_match_file_with_a_luck_that_makes_no_sense_is_broken_and_nothing_worse() -> None:
    senseless: list[Any] = [None, [], 7, {}, {"format": "serenissima-luck-2"}]
    for wrong in senseless:
        assert forged(lambda data, wrong=wrong: data.update(fair=wrong))
    assert forged(lambda data: data["fair"].update(secret="xyz"))
    assert forged(lambda data: data["fair"].update(secret=7))
    assert forged(lambda data: data["fair"].update(contributors=[3]))


def test_a_lie_about_the_rules_proves_nothing() -> None:
    """Under other rules the outcomes cannot be worked out: a match that goes on from its position counts as unproven,
    and one whose position does not fit the rules it names is broken.
    """
    match = played("venezia2099")
    data = saved(match)
    data["entries"][0]["luck"][3] ^= 1
    data["rules_version"] -= 1
    assert not Match.from_json(match.title, data).luck_checked

    def other_rules(data: dict[str, Any]) -> None:
        data["entries"][0]["luck"][3] ^= 1
        data.update(rules_version=0, snapshot={"players": 3})

    assert "its position cannot be read by these rules" in forged(other_rules)


def test_matches_of_the_generator_still_replay_and_count_their_draws() -> None:
    title = games.title("venezia2099")
    match = Match.start(title, 2, luck=5)
    data = saved(match)
    assert "fair" not in data
    assert not Match.from_json(title, copy.deepcopy(data)).luck_checked
    data["entries"][0]["luck"].append(0)
    with pytest.raises(BrokenMatch, match="outcomes of chance"):
        Match.from_json(title, data)

"""What provable luck says of itself: in files, and in its refusals. And the draw that falls on the limit."""

from __future__ import annotations

import hashlib
import hmac
from typing import Any

import pytest

from serenissima.core.chance import BadLuck
from serenissima.match.luck import FairLuck

SECRET = bytes(range(32))
BYTES = {"host": bytes([7] * 32), "friend-2": bytes([9] * 32)}
DROPPED = [["host", "friend-2"], ["friend-2"]]


def told(secrets_too: bool = True) -> dict[str, Any]:
    header: dict[str, Any] = FairLuck("table", SECRET, BYTES, DROPPED).header(secrets_too)
    fair: dict[str, Any] = header["fair"]
    return fair


def refused(*given: Any) -> str:
    with pytest.raises(BadLuck) as caught:
        FairLuck(*given)
    return str(caught.value)


def unreadable(**changed: Any) -> str:
    with pytest.raises(BadLuck) as caught:
        FairLuck.from_json({**told(), **changed})
    return str(caught.value)


def test_rounds_that_came_to_nothing_are_told_with_who_did_not_show_the_bytes() -> None:
    assert (told()["rounds"], told()["dropped"]) == (3, DROPPED)
    first: dict[str, Any] = FairLuck("table", SECRET, BYTES).header(True)
    assert (first["fair"]["rounds"], first["fair"]["dropped"]) == (1, [])


@pytest.mark.parametrize("secrets_too", [True, False])
def test_what_is_read_is_told_again(secrets_too: bool) -> None:
    luck = FairLuck.from_json(told(secrets_too))
    assert (luck.dropped, luck.commitment, luck.known) == (DROPPED, told()["commitment"], secrets_too)
    assert luck.header(True) == {"fair": told(secrets_too)}


def test_refusals_say_what_is_wrong() -> None:
    assert refused("table", SECRET[:31], BYTES) == "the secret has 31 bytes instead of 32"
    assert refused("table", SECRET, {}) == "nobody has contributed to the luck"
    assert unreadable(format="luck-0") == "its luck has the format 'luck-0', and this version knows serenissima-luck-1"
    assert unreadable(secret="00" * 32) == "the secret is not the one that was committed to before the deal"
    with pytest.raises(BadLuck, match=r"^the secret of this match is not known, so nothing can be drawn$"):
        FairLuck("table", b"", BYTES).draw(1, 0, 6)


def test_a_number_on_the_limit_is_drawn_again_with_the_next_attempt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Of three there are as many below 2 ** 64 - 1 each; that number itself would favour the first."""
    numbers = [2**64 - 1, 2**64 - 1, 5]
    said: list[str] = []

    def digest(key: bytes, message: bytes, name: str) -> bytes:
        assert (key, hashlib.new(name).name) == (SECRET, "sha256")
        said.append(message.decode().split("\n")[5])
        return numbers[len(said) - 1].to_bytes(8, "big") + bytes(24)

    luck = FairLuck("table", SECRET, BYTES)
    monkeypatch.setattr(hmac, "digest", digest)
    assert luck.draw(4, 2, 3) == 2
    assert said == ["0", "1", "2"]

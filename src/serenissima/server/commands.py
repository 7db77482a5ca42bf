"""What the client says over the WebSocket, as msgspec types. See `protocol` for the rest."""

from __future__ import annotations

from typing import Annotated

from msgspec import Meta, Struct

Seat = Annotated[int, Meta(ge=0, le=15)]
Action = Annotated[int, Meta(ge=0, lt=2**53)]
Seq = Annotated[int, Meta(ge=0, lt=2**53)]


class Act(Struct, tag_field="type", tag="act", frozen=True, forbid_unknown_fields=True):
    """Take an option. `seq` is the last one seen: a move meant for an older position is refused, never guessed at."""

    seat: Seat
    action: Action
    seq: Seq


class Undo(Struct, tag_field="type", tag="undo", frozen=True, forbid_unknown_fields=True):
    """Take back this seat's last act, as far as nobody has learned anything from it."""

    seat: Seat
    seq: Seq


class Reconsider(Struct, tag_field="type", tag="reconsider", frozen=True, forbid_unknown_fields=True):
    """Take back this seat's answer to a simultaneous decision that others are still thinking about."""

    seat: Seat


class Look(Struct, tag_field="type", tag="look", frozen=True, forbid_unknown_fields=True):
    """Show the table through this seat's eyes: the curtain between people who share a screen is lifted."""

    seat: Seat


class Why(Struct, tag_field="type", tag="why", frozen=True, forbid_unknown_fields=True):
    """Ask why the last of these refs cannot be chosen after those before it; the answer is `Refused`, too."""

    seat: Seat
    refs: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=8)]


class Pledge(Struct, tag_field="type", tag="pledge", frozen=True, forbid_unknown_fields=True):
    """Before the deal: the SHA-256 of 32 random bytes of one's own, in hexadecimal figures."""

    pledge: Annotated[str, Meta(max_length=200)]


class Reveal(Struct, tag_field="type", tag="reveal", frozen=True, forbid_unknown_fields=True):
    """When pledges are closed: the bytes. When everybody who has pledged has shown them, the cards are dealt."""

    bytes: Annotated[str, Meta(max_length=200)]


class Deal(Struct, tag_field="type", tag="deal", frozen=True, forbid_unknown_fields=True):
    """The host waits for nobody else: pledges are closed."""


class GatherAnew(Struct, tag_field="type", tag="gather-anew", frozen=True, forbid_unknown_fields=True):
    """The host begins another round of pledges, because somebody has gone without showing the bytes."""


Command = Act | Undo | Reconsider | Look | Why | Pledge | Reveal | Deal | GatherAnew

"""Every message between server and client, once, as msgspec types.

HTTP bodies, WebSocket messages and the client's TypeScript (`tools/make_protocol_types.py`) all come from this module,
so that the two sides cannot drift apart. Texts never travel as sentences: a `Message` names a Fluent text and its
arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

Seat = Annotated[int, Meta(ge=0, le=15)]
Action = Annotated[int, Meta(ge=0, lt=2**53)]
Seq = Annotated[int, Meta(ge=0, lt=2**53)]

SPECTATOR = -1


class Message(Struct, frozen=True):
    """A text by its id; an argument is a number, a label, `{"seat": 2}`, another message, or a list of these."""

    id: str
    args: dict[str, Any] = {}


# --- commands: client to server, over the WebSocket ---------------------------------------------------------------


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


class Ask(Struct, tag_field="type", tag="ask", frozen=True, forbid_unknown_fields=True):
    """Ask why an action is not possible; the answer is `Refused` with the clause. Nothing is played."""

    seat: Seat
    action: Action


class Why(Struct, tag_field="type", tag="why", frozen=True, forbid_unknown_fields=True):
    """Ask why the last of these refs cannot be chosen after those before it; the answer is `Refused`, too."""

    seat: Seat
    refs: Annotated[list[Annotated[str, Meta(max_length=60)]], Meta(min_length=1, max_length=8)]


Command = Act | Undo | Reconsider | Look | Ask | Why


# --- what a viewer is shown: server to client, over the WebSocket -------------------------------------------------

SeatKind = Literal["bot", "screen", "friend"]


class SeatShown(Struct, frozen=True):
    """A seat as everybody sees it. `present`: somebody who holds its key is connected (a bot always is). `trouble`:
    why another bot plays in the place of the one that was to play. `seconds`: within which a bot of its level answers.
    """

    name: str
    kind: SeatKind
    level: str | None
    colour: int
    present: bool
    trouble: Message | None
    seconds: float | None


class Prompt(Struct, frozen=True):
    """What is asked now, of the viewer (`yours`) or of others, with the steps of the turn and the rule behind it."""

    id: str
    args: dict[str, Any]
    steps: list[str]
    step: int
    clause: str
    yours: bool


class Option(Struct, frozen=True):
    """One possible act: its number, its parts, the drawn things it touches, and what it would do."""

    action: int
    kind: str
    args: dict[str, Any]
    refs: list[str]
    note: list[Message]


class Event(Struct, frozen=True):
    """One thing that happened, as this viewer may know it. `seat` is -1 for what concerns everybody."""

    n: int
    id: str
    args: dict[str, Any]
    refs: list[str]
    seat: int


class UndoStatus(Struct, frozen=True):
    """Whether the viewer can undo now, and why or why not."""

    possible: bool
    reason: Message


class ScoreRow(Struct, frozen=True):
    """One row of the final score sheet: a text and a value for each seat; the row of `total` ends it."""

    id: str
    values: list[int]
    total: bool


class Update(Struct, tag_field="type", tag="update", frozen=True):
    """The table as one viewer may see it: always whole, so that a client that missed anything is right again.

    Only `events` is a difference: those from number `from` on. It restarts at 0 on the first update and after an undo.
    `viewer` is the seat whose view this is, or -1 for the spectators'. With `curtain`, that seat (one of `mine`) is
    asked to come to the screen; the view is the spectators' until the client sends `look`. `scores` and `standing` (the
    rank of each seat, 1 first) come when the game is over, `again` names the table of the rematch.
    """

    seq: int
    game: str
    table: str
    setting: dict[str, str]
    viewer: int
    mine: list[int]
    seats: list[SeatShown]
    waiting: list[int]
    over: bool
    view: dict[str, Any]
    prompt: Prompt | None
    options: list[Option]
    events: list[Event]
    events_from: int = field(name="from")
    undo: UndoStatus
    reconsider: bool
    figures: dict[str, Any]
    describe: list[Message]
    scores: list[ScoreRow]
    standing: list[int]
    curtain: int | None
    again: str | None


class Refused(Struct, tag_field="type", tag="refused", frozen=True):
    """A command was not carried out; nothing changed. `clause` names the rule behind it, or is empty."""

    clause: str
    message: Message
    seq: int


class Problem(Struct, tag_field="type", tag="problem", frozen=True):
    """Something is wrong that is not about the rules. Also the body of every HTTP error."""

    message: Message


Down = Update | Refused | Problem


# --- HTTP ---------------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """A table option: its values, the default, and the player counts it is offered for (all, when null)."""

    name: str
    values: list[str]
    default: str
    players: list[int] | None


class GameShown(Struct, frozen=True):
    """A game that can be played here."""

    id: str
    rules_version: int
    min_players: int
    max_players: int
    minutes: list[int]
    authors: str
    publisher: str
    year: int
    hidden_hands: bool
    options: list[Choice]


class LevelShown(Struct, frozen=True):
    """A level that a bot can be given, and the seconds within which it answers."""

    name: str
    seconds: float


class Games(Struct, frozen=True):
    """Answer of `GET /api/games`: the games, and the levels of the bots from weakest to strongest."""

    games: list[GameShown]
    levels: list[LevelShown]


class Clause(Struct, frozen=True):
    """A rule of the rulebook, in our own words."""

    id: str
    kind: str
    source: str
    place: str
    en: str
    fr: str
    reason: str
    reason_fr: str


class Rules(Struct, frozen=True):
    """Answer of `GET /api/games/{game}/rules`."""

    game: str
    clauses: list[Clause]


class SeatWanted(Struct, frozen=True, forbid_unknown_fields=True):
    """Who is to sit somewhere: a bot of a level, somebody at the maker's screen, or a friend with a link."""

    kind: SeatKind
    name: str = ""
    level: str | None = None


class NewTable(Struct, frozen=True, forbid_unknown_fields=True):
    """Body of `POST /api/tables`."""

    game: str
    players: Seat
    seats: Annotated[list[SeatWanted], Meta(max_length=16)]
    options: dict[str, str] = {}
    seed: Annotated[int, Meta(ge=0, lt=2**53)] | None = None


class FriendLink(Struct, frozen=True):
    """The secret of one friend's seat; the link is `/t/{table}#{key}`."""

    seat: int
    key: str


class TableMade(Struct, frozen=True):
    """Answer of `POST /api/tables`. The keys are told this once: the server keeps only their digests."""

    table: str
    key: str
    links: list[FriendLink]
    watch: str


class TableShown(Struct, frozen=True):
    """Answer of `GET /api/tables/{table}`: one line in the list of my tables."""

    table: str
    game: str
    seats: list[SeatShown]
    mine: list[int]
    waiting: list[int]
    over: bool
    your_turn: bool
    prompt: Prompt | None
    standing: list[int]
    again: str | None


class TableAgain(Struct, frozen=True):
    """Answer of `POST /api/tables/{table}/again`: the rematch's table. The keys of the old table open it too."""

    table: str

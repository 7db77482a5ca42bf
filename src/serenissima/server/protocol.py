"""Every message between server and client, once, as msgspec types: what the server says, and HTTP. What the client
says over the WebSocket is in `commands`.

HTTP bodies, WebSocket messages and the client's TypeScript (`tools/make_protocol_types.py`) all come from this module,
so that the two sides cannot drift apart. Texts never travel as sentences: a `Message` names a Fluent text and its
arguments.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal

from msgspec import Meta, Struct, field

from serenissima.server.commands import Seat


class Message(Struct, frozen=True):
    """A text by its id; an argument is a number, a label, `{"seat": 2}`, another message, or a list of these."""

    id: str
    args: dict[str, Any] = {}


# --- what a viewer is shown: server to client, over the WebSocket -------------------------------------------------

SeatKind = Literal["bot", "screen", "friend"]
LuckKind = Literal["fair", "seed", "system"]
"""Provable, from a seed and repeatable, or from the machine and neither (tables of earlier versions)."""


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


class ScorePart(Struct, frozen=True):
    """Where some of a row's points come from, for each seat, and the rule that gives them."""

    text: Message
    values: list[int]
    clause: str


class ScoreRow(Struct, frozen=True):
    """One row of the final score sheet: a text, a value for each seat, the rule, and the parts that add up to the
    values where it has any; the row of `total` ends it.
    """

    id: str
    values: list[int]
    total: bool
    clause: str
    parts: list[ScorePart]


class Update(Struct, tag_field="type", tag="update", frozen=True):
    """The table as one viewer may see it: always whole, so that a client that missed anything is right again.

    Only `events` is a difference: those from number `from` on. It restarts at 0 on the first update and after an undo.
    `viewer` is the seat whose view this is, or -1 for the spectators'. With `curtain`, that seat (one of `mine`) is
    asked to come to the screen; the view is the spectators' until the client sends `look`. `scores`, `standing` (the
    place of each seat, 1 first), `winners` and `ending` (the rule that ended it) come when the game is over. `rematch`
    names the table of the rematch. `chance` tells where its outcomes come from.
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
    winners: list[int]
    ending: str
    curtain: int | None
    rematch: str | None
    chance: LuckKind


class Contributor(Struct, frozen=True):
    """Somebody who adds to the luck: what was pledged, and whether the bytes were shown."""

    name: str
    seats: list[int]
    present: bool
    pledge: str | None
    revealed: bool


class Gathering(Struct, tag_field="type", tag="gathering", frozen=True):
    """The table before the deal: who is there, and how far everybody has come in making the luck.

    `name` is the viewer's among the contributors, null for who only looks on. `commitment` binds the table to a secret
    that it has chosen already. While `closed` is false, pledges are taken; then those who have pledged are asked for
    their bytes. `dropped` names, for each round given up, who had pledged and did not show the bytes.
    """

    game: str
    table: str
    setting: dict[str, str]
    mine: list[int]
    seats: list[SeatShown]
    host: bool
    name: str | None
    commitment: str
    round: int
    closed: bool
    contributors: list[Contributor]
    dropped: list[list[str]]


class Refused(Struct, tag_field="type", tag="refused", frozen=True):
    """A command was not carried out; nothing changed. `clause` names the rule behind it, or is empty."""

    clause: str
    message: Message
    seq: int


class Problem(Struct, tag_field="type", tag="problem", frozen=True):
    """Something is wrong that is not about the rules. Also the body of every HTTP error."""

    message: Message


Down = Update | Gathering | Refused | Problem


# --- HTTP ---------------------------------------------------------------------------------------------------------


class Choice(Struct, frozen=True):
    """A table option: its values, the default, and the player counts it is offered for (all, when null)."""

    name: str
    values: list[str]
    default: str
    players: list[int] | None


class GameShown(Struct, frozen=True):
    """A game that can be played here, with its title and a sentence about it in each language."""

    id: str
    title: dict[str, str]
    tagline: dict[str, str]
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
    """A rule, in our own words, under a heading of the rulebook: `place` as it stands there, `place_en` in English.
    `chosen_by` names the table options on which it hangs, and
    `players`, each with the values under which it holds; the empty value stands for tables that are not asked.
    `overrides` names the clauses that give way where this one holds.
    """

    id: str
    kind: str
    source: str
    place: str
    place_en: str
    en: str
    fr: str
    reason: str
    reason_fr: str
    overrides: list[str]
    chosen_by: dict[str, list[str]]


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
    """Answer of `GET /api/tables/{table}`: one line in the list of my tables. Before the deal nobody is asked."""

    table: str
    game: str
    seats: list[SeatShown]
    mine: list[int]
    waiting: list[int]
    over: bool
    your_turn: bool
    prompt: Prompt | None
    standing: list[int]
    rematch: str | None
    dealt: bool


class Contribution(Struct, frozen=True):
    """What somebody has added to the luck of a table. Bytes are told once all of them have been shown."""

    name: str
    seats: list[int]
    pledge: str | None
    bytes: str | None


class Draw(Struct, frozen=True):
    """An outcome of chance: the entry of the match, the draw within it, how many outcomes it could have had, and it."""

    entry: int
    place: int
    n: int
    outcome: int


class Luck(Struct, frozen=True):
    """Answer of `GET /api/tables/{table}/luck`: what is needed to prove the luck of a table, as far as it may be known.

    The secret and the draws are told when the game is over. `format` names the function. Of a match that goes on under
    other rules than it began with (`restored`) not all draws can be told.
    """

    table: str
    game: str
    kind: LuckKind
    seats: list[SeatShown]
    format: str
    dealt: bool
    over: bool
    commitment: str | None
    contributors: list[Contribution]
    rounds: int
    dropped: list[list[str]]
    restored: bool
    secret: str | None
    draws: list[Draw]


class Rematch(Struct, frozen=True):
    """Answer of `POST /api/tables/{table}/rematch`: the rematch's table. The keys of the old table open it too."""

    table: str

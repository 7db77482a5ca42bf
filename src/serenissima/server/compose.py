"""From a table to what one viewer is told of it. The only place where a match turns into messages.

Everything here comes from the match through a viewer: `view`, `prompt`, `events`, `offers`, `figures`, `describe`
and `undo_status` say only what that viewer may know. The score sheet is read from the true position, hence only at the
end.
"""

from __future__ import annotations

from weakref import WeakKeyDictionary

import msgspec

from serenissima import bots
from serenissima.core.fields import SPECTATOR
from serenissima.core.messages import Message as CoreMessage
from serenissima.core.score import ScoreRow
from serenissima.match.luck import FORMAT, FairLuck, pledge
from serenissima.match.match import Match
from serenissima.match.prompts import Offer
from serenissima.server import protocol
from serenissima.server.zones import zones
from serenissima.table.gathering import HOST, Gathering, contributors, name_of
from serenissima.table.records import Key
from serenissima.table.screen import Screen
from serenissima.table.table import Table

_NOTHING_TO_UNDO = protocol.UndoStatus(False, protocol.Message("undo-nothing"))


def message(said: CoreMessage) -> protocol.Message:
    """A message as it travels."""
    return protocol.Message(said.id, said.args)


def option(offer: Offer) -> protocol.Option:
    """An option as it travels."""
    note = [message(said) for said in offer.note]
    return protocol.Option(offer.action, offer.kind, offer.args, offer.refs, note)


def score_row(row: ScoreRow) -> protocol.ScoreRow:
    """A row of the score sheet as it travels."""
    parts = [protocol.ScorePart(message(part.text), part.values, part.clause) for part in row.parts]
    return protocol.ScoreRow(row.id, row.values, row.total, row.clause, parts)


def seats_shown(table: Table) -> list[protocol.SeatShown]:
    """The seats as everybody sees them."""
    return [
        protocol.SeatShown(
            seat.name,
            seat.kind,
            seat.level,
            seat.colour,
            table.present(place),
            trouble(table, place),
            answers_within(seat.level),
        )
        for place, seat in enumerate(table.seats)
    ]


def answers_within(level: str | None) -> float | None:
    """The seconds announced for a bot's level; nothing for people, or for a bot that is not offered here any more."""
    return bots.announced(level) if level in bots.offered() else None


def trouble(table: Table, seat: int) -> protocol.Message | None:
    """What went wrong with the bot of the seat."""
    said = table.bots.stand_ins.get(seat)
    return None if said is None else message(said)


def prompt(match: Match, viewer: int) -> protocol.Prompt | None:
    """What is asked now."""
    asked = match.prompt(viewer)
    if asked is None:
        return None
    return protocol.Prompt(asked.id, asked.args, asked.steps, asked.step, asked.clause, asked.yours)


def ranks(match: Match) -> list[int]:
    """The rank of each seat, 1 first, equal ones sharing it; nothing before the end."""
    outcome = match.outcome
    return [] if outcome is None else list(outcome.places)


def summary(table: Table, key: Key) -> protocol.TableShown:
    """One line in somebody's list of tables."""
    if table.gathering is not None:
        return _summary_undealt(table, key)
    match = table.match
    waiting = match.waiting()
    asked = [seat for seat in key.seats if seat in waiting]
    return protocol.TableShown(
        table=table.id,
        game=match.title.id,
        seats=seats_shown(table),
        mine=list(key.seats),
        waiting=waiting,
        over=match.over,
        your_turn=bool(asked),
        prompt=prompt(match, asked[0] if asked else SPECTATOR),
        standing=ranks(match),
        rematch=table.rematch,
        dealt=True,
    )


def _summary_undealt(table: Table, key: Key) -> protocol.TableShown:
    return protocol.TableShown(
        table=table.id,
        game=table.title.id,
        seats=seats_shown(table),
        mine=list(key.seats),
        waiting=[],
        over=False,
        your_turn=False,
        prompt=None,
        standing=[],
        rematch=None,
        dealt=False,
    )


def gathering(table: Table, now: Gathering, key: Key) -> protocol.Gathering:
    """The table before the deal, as the holder of the key sees it. It has no secret but the one of the luck."""
    there, own = table.there(), name_of(key)
    return protocol.Gathering(
        game=table.title.id,
        table=table.id,
        setting=table.options,
        mine=list(key.seats),
        seats=seats_shown(table),
        host=own == HOST,
        name=own if own in now.names else None,
        commitment=now.commitment,
        round=now.round,
        closed=now.closed,
        contributors=[
            protocol.Contributor(name, list(seats), name in there, now.pledges.get(name), name in now.shown)
            for name, seats in contributors(table.keys).items()
        ],
        dropped=[list(names) for names in now.dropped],
    )


def luck(table: Table) -> protocol.Luck:
    """What may be known of the luck of a table now."""
    now = table.gathering
    match = None if now is not None else table.match
    source = match.source if match is not None else None
    fair = source if isinstance(source, FairLuck) else None
    over = match is not None and match.over
    seats = contributors(table.keys)
    told = now.pledges if now is not None else {}
    names: list[str] = list(seats) if now is not None else sorted(fair.contributed) if fair is not None else []
    given = fair.contributed if fair is not None else {}
    dropped = now.dropped if now is not None else fair.dropped if fair is not None else []
    return protocol.Luck(
        table=table.id,
        game=table.title.id,
        kind="fair" if now is not None else luck_kind(table),
        seats=seats_shown(table),
        format=FORMAT,
        dealt=match is not None,
        over=over,
        commitment=now.commitment if now is not None else fair.commitment if fair is not None else None,
        contributors=[
            protocol.Contribution(
                name,
                list(seats.get(name, ())),
                pledge(given[name]) if name in given else told.get(name),
                given[name].hex() if name in given else None,
            )
            for name in names
        ],
        rounds=len(dropped) + 1,
        dropped=[list(names) for names in dropped],
        restored=match is not None and match.restored,
        secret=fair.secret.hex() if fair is not None and over else None,
        draws=_draws(match) if match is not None and fair is not None and over else [],
    )


def _draws(match: Match) -> list[protocol.Draw]:
    drawn = []
    for number, (entry, sizes) in enumerate(zip(match.entries, match.sizes, strict=True)):
        for place, n in enumerate(sizes):
            drawn.append(protocol.Draw(number, place, n, entry.luck[place]))
    return drawn


def luck_kind(table: Table) -> protocol.LuckKind:
    """Where the outcomes of chance of a table come from."""
    source = table.match.source
    return "fair" if isinstance(source, FairLuck) else "system" if source is not None else "seed"


def update(table: Table, screen: Screen, since: int) -> protocol.Update:
    """The table as this screen may show it now, with the events from number `since` on."""
    match, viewer = table.match, screen.viewer
    options, undo, reconsider = [], _NOTHING_TO_UNDO, False
    if viewer != SPECTATOR:
        options = [option(offer) for offer in match.offers(viewer)]
        status = match.undo_status(viewer)
        undo = protocol.UndoStatus(status.possible, message(status.reason))
        reconsider = viewer in match.reconsiderable()
    outcome = match.outcome
    sheet = match.title.score_sheet(match.state) if match.over else []
    return protocol.Update(
        seq=table.seq,
        game=match.title.id,
        table=table.id,
        setting=dict(match.setting.options),
        viewer=viewer,
        mine=list(screen.seats),
        seats=seats_shown(table),
        waiting=match.waiting(),
        over=match.over,
        view=match.view(viewer),
        prompt=prompt(match, viewer),
        options=options,
        events=[msgspec.convert(event, protocol.Event) for event in match.events(viewer, since)],
        events_from=since,
        undo=undo,
        reconsider=reconsider,
        figures=match.figures(viewer) or {"zones": zones(type(match.state))},
        describe=[message(said) for said in match.describe(viewer)],
        scores=[score_row(row) for row in sheet],
        standing=[] if outcome is None else list(outcome.places),
        winners=[] if outcome is None else list(outcome.winners),
        ending="" if outcome is None else outcome.reason,
        curtain=screen.curtain,
        rematch=table.rematch,
        chance=luck_kind(table),
    )


class Composer:
    """Updates as bytes. Viewers who see the same, the spectators above all, share one piece of work."""

    def __init__(self) -> None:
        self._made: WeakKeyDictionary[Table, tuple[int, dict[tuple[object, ...], tuple[bytes, int]]]]
        self._made = WeakKeyDictionary()

    def compose(self, table: Table, screen: Screen, since: int) -> tuple[bytes, int]:
        """The message, and the number of the first event it does not tell."""
        version, made = self._made.get(table, (-1, {}))
        if version != table.version:
            made = {}
            self._made[table] = (table.version, made)
        same = (screen.viewer, screen.seats, screen.curtain, since)
        if same not in made:
            whole = update(table, screen, since)
            made[same] = (msgspec.json.encode(whole), since + len(whole.events))
        return made[same]

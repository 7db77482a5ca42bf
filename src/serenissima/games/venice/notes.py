"""What an option would do, in a line or two, before it is taken."""

from __future__ import annotations

from serenissima.core.bits import count, has, members_of
from serenissima.core.messages import Json, Message, named
from serenissima.games.venice.actions import (
    BUILDING,
    COMPLETE,
    EFFECT,
    KEEP_INFLUENCE,
    KEEP_MISSION,
    MISSION,
    MOOR,
    PASS,
    PLACE,
    PLAY,
    REPLACE,
    RETURN_MISSION,
    SAIL,
    SLOT,
    SMUGGLE,
)
from serenissima.games.venice.buildings import BUILDING_KEYS, COLOURS, TILES, effect_of
from serenissima.games.venice.cards import (
    DESTINATION,
    DOGE_KEYS,
    INFLUENCE_KEYS,
    MARKS,
    MISSION_COINS,
    MISSION_CUBES,
    MISSION_POINTS,
    MISSION_SCROLLS,
    MISSIONS_TO,
    doge_kind,
    influence_kind,
)
from serenissima.games.venice.city import other_end
from serenissima.games.venice.flow.activation import Activate, spaces_up_to
from serenissima.games.venice.flow.assistants import advance, can_advance
from serenissima.games.venice.flow.bridges import bridge_income
from serenissima.games.venice.flow.gains import players_with_less
from serenissima.games.venice.flow.gondola import effects_in_passing
from serenissima.games.venice.flow.missions import can_complete, taxes
from serenissima.games.venice.flow.passage import price_here
from serenissima.games.venice.flow.smugglers import ChooseSmuggler
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE


def note(game: Venice, seat: int, action: int) -> list[Message]:
    """The consequences of an option that a player would otherwise have to work out."""
    top = game.top
    if SAIL.covers(action):
        return _sail(game, seat, int(SAIL.only(action)))
    if PASS.covers(action):
        return passing(game, seat)
    if MOOR.covers(action):
        return mooring(game, seat, int(game.at), missions=True)
    if PLACE.covers(action):
        return mooring(game, seat, int(PLACE.only(action)), missions=False)
    for kind in (RETURN_MISSION, KEEP_MISSION, COMPLETE):
        if kind.covers(action):
            return _mission(int(kind.only(action)))
    if REPLACE.covers(action):
        return [Message("note-loses-effect", {"effect": named(f"mission-effect-{int(REPLACE.only(action))}")})]
    if SLOT.covers(action):
        return [Message("note-slot", {"used": int(count(game.players[seat].slotted))})]
    if PLAY.covers(action):
        return [Message(f"influence-text-{INFLUENCE_KEYS[int(PLAY.only(action))]}")]
    if KEEP_INFLUENCE.covers(action):
        return [Message(f"influence-text-{INFLUENCE_KEYS[int(influence_kind(KEEP_INFLUENCE.only(action)))]}")]
    if EFFECT.covers(action) and isinstance(top, Activate):
        return _effect(game, seat, int(top.building), int(EFFECT.only(action)))
    if SMUGGLE.covers(action) and isinstance(top, ChooseSmuggler):
        return _smuggle(game, int(top.deck), int(SMUGGLE.only(action)))
    return []


def _sail(game: Venice, seat: int, canal: int) -> list[Message]:
    there = int(other_end(canal, game.at))
    price = int(price_here(game, seat, canal))
    income = int(bridge_income(game, seat, canal))
    notes = [Message("note-sail", {"left": int(game.players[seat].coins) - price + income})]
    if game.bridge[canal] != 0 and income == 0:
        notes.append(Message("note-foreign-bridge"))
    others = sum(1 for gondola in members_of(game.gondolas_at(there)) if gondola >> 1 != seat)
    if others:
        notes.append(Message("note-others", {"count": others}))
    notes.extend(_completable(game, seat, int(game.building_at[there])))
    return notes


def _completable(game: Venice, seat: int, building: int) -> list[Message]:
    here = game.players[seat].hand & MISSIONS_TO[building]
    cards: list[Json] = [MISSION.arg(card) for card in members_of(here) if can_complete(game, seat, card)]
    return [Message("note-completable", {"missions": cards})] if cards else []


def passing(game: Venice, seat: int) -> list[Message]:
    """What the gondola on its way meets and may use where it passes."""
    others = sum(1 for gondola in members_of(game.gondolas_at(game.at)) if gondola >> 1 != seat)
    notes = [Message("note-crossings", {"count": others})] if others else []
    return notes + _usable(int(game.building_at[game.at]), int(effects_in_passing(game, seat)))


def _usable(building: int, spaces: int) -> list[Message]:
    effects: list[Json] = [named(f"effect-{BUILDING_KEYS[building]}-{space + 1}") for space in members_of(spaces)]
    return [Message("note-activates", {"effects": effects})] if effects else []


def mooring(game: Venice, seat: int, dock: int, missions: bool) -> list[Message]:
    """What mooring at a dock does: the assistant, the owners below, missions, and the effects that can be used."""
    building = int(game.building_at[dock])
    notes: list[Message] = []
    after = game.clone()
    if building < TILES:
        if can_advance(game, seat, building):
            advance(after, seat, building)
            notes.append(Message("note-advance", {"space": int(after.space_of(seat, building))}))
        else:
            notes.append(Message("note-no-advance"))
    others = sum(1 for gondola in members_of(game.gondolas_at(dock)) if gondola >> 1 != seat)
    if others:
        notes.append(Message("note-pays-below", {"count": others}))
    if missions:
        notes.extend(_completable(game, seat, building))
    return notes + _usable(building, 0 if building == game.spy else int(spaces_up_to(after, seat, building)))


def mission_card(card: int) -> dict[str, Json]:
    """What is printed on a mission."""
    return {
        "number": card + 1,
        "destination": int(DESTINATION[card]),
        "cubes": [int(MISSION_CUBES[card * COLOURS + colour]) for colour in range(COLOURS)],
        "scrolls": int(MISSION_SCROLLS[card]),
        "points": int(MISSION_POINTS[card]),
        "coins": int(MISSION_COINS[card]),
    }


def _mission(card: int) -> list[Message]:
    printed = mission_card(card)
    return [
        Message(
            "note-mission",
            {
                "building": BUILDING.arg(int(str(printed["destination"]))),
                "ceramics": int(MISSION_CUBES[card * COLOURS]),
                "cloth": int(MISSION_CUBES[card * COLOURS + 1]),
                "silver": int(MISSION_CUBES[card * COLOURS + 2]),
                "scrolls": int(MISSION_SCROLLS[card]),
                "points": printed["points"],
                "coins": printed["coins"],
            },
        ),
        Message("note-mission-effect", {"effect": named(f"mission-effect-{card}")}),
    ]


def _effect(game: Venice, seat: int, building: int, space: int) -> list[Message]:
    effect = effect_of(building, space)
    if effect.mission > 0:
        return [Message("note-taxes", {"coins": int(taxes(game, seat))})]
    if effect.council_visit > 0:
        return [Message("note-council", {"spaces": 1 + int(players_with_less(game, seat))})]
    return []


def _smuggle(game: Venice, deck: int, tile: int) -> list[Message]:
    notes = []
    if game.solo():
        place = int(MARKS[deck * TILES + tile])
        card = int(game.doge_row[place])
        if card != NOWHERE and not has(game.doge_cancelled, place):
            notes.append(Message("note-cancels", {"card": named(f"doge-{DOGE_KEYS[int(doge_kind(card))]}")}))
    others = count(game.gondolas_at(game.dock_of[tile]))
    if others:
        notes.append(Message("note-pays-below", {"count": int(others)}))
    return notes

"""What an option would do, in a line or two, before it is taken."""

from __future__ import annotations

from serenissima.core.bits import BIT, has
from serenissima.core.messages import Json, Message, named
from serenissima.games.rialto.actions import (
    AS_JOKER,
    BRING_COUNCILLOR,
    DELAY,
    GREEN_BLIND,
    GREEN_KEEP,
    GREEN_OPEN,
    MOVE_COUNCILLOR,
    PASS,
    PLACE_BRIDGE,
    PLACE_GONDOLA,
    PLAY,
    POINT_ONLY,
    RETURN_BUILDING,
    SEND_COUNCILLOR,
    START_WITH,
    SWAP,
    TAKE_BUILDING,
    TAKE_ROW,
    TURN_CARD,
    USE_BLUE,
)
from serenissima.games.rialto.board import (
    GONDOLA,
    bridge_end,
    bridge_tile,
    district_value,
    first_district,
    second_district,
)
from serenissima.games.rialto.flow.banks import holds
from serenissima.games.rialto.flow.playing import strength_of
from serenissima.games.rialto.help import cards_arg
from serenissima.games.rialto.printed import (
    BANK_BONUS,
    BANK_NAMES,
    BANK_OF,
    BLUE_3,
    BONUS_CARDS,
    BONUS_COINS,
    BONUS_COUNCILLORS,
    BONUS_POINTS,
    BONUS_STEPS,
    BRIDGE,
    BUILDING,
    BUILDING_BITS,
    BUILDING_NAMES,
    BUILDING_VALUES,
    CARD_NAMES,
    DISTRICT_NAMES,
    HIGHEST_VALUE,
    NO_BRIDGE_LOSS,
    RAISE,
    TILE_BITS,
)
from serenissima.games.rialto.state import Rialto

BONUS_OF_STAGE = [BONUS_STEPS, BONUS_COINS, BONUS_CARDS, BONUS_POINTS, 0, BONUS_COUNCILLORS]


def note(game: Rialto, seat: int, action: int) -> list[Message]:
    """The consequences of an option, from public things and the player's own hand."""
    values = game.ACTIONS.kind_of(action).values(action)
    if TAKE_ROW.covers(action):
        return [Message("note-row", {"cards": cards_arg(int(game.rows[values[0]]))})]
    if PLAY.covers(action):
        return _play_notes(game, seat, values[0], values[1])
    if PASS.covers(action):
        costs = game.stage == BRIDGE and game.players[seat].points > 0
        return [Message("note-no-bridge", {"points": int(NO_BRIDGE_LOSS)})] if costs else []
    if TAKE_BUILDING.covers(action) or START_WITH.covers(action):
        left = int(game.stock >> (values[0] * BUILDING_BITS) & 15)
        return [Message(f"power-{BUILDING_NAMES[values[0]]}"), Message("note-stock", {"n": left})]
    if SWAP.covers(action):
        better = values[0] + int(RAISE)
        return [
            Message("note-swap", {"better": named(f"building-{BUILDING_NAMES[better]}")}),
            Message(f"power-{BUILDING_NAMES[better]}"),
        ]
    if RETURN_BUILDING.covers(action):
        return [Message("note-return", {"points": int(BUILDING_VALUES[values[0]])})]
    if USE_BLUE.covers(action) and values[0] == BLUE_3:
        space = int(game.players[seat].doge)
        return [Message("note-blue-3", {"from": space, "to": 2 * space})]
    for kind in (GREEN_OPEN, GREEN_BLIND, GREEN_KEEP, DELAY, TURN_CARD, AS_JOKER, USE_BLUE, POINT_ONLY):
        if kind.covers(action):
            return [Message(f"power-{BUILDING_NAMES[values[0]]}")]
    return _board_notes(game, seat, action, values)


def _play_notes(game: Rialto, seat: int, cards: int, jokers: int) -> list[Message]:
    """What the cards count, whether that is the most so far, and what the stage brings for it."""
    player = game.players[seat]
    strength = int(strength_of(cards, player.turned, jokers + player.wilds))
    stage = CARD_NAMES[int(game.stage)]
    brings: dict[str, Json] = {"n": strength}
    if game.stage == BUILDING:
        brings = {"n": min(strength, int(HIGHEST_VALUE)), "left": min(max(0, strength - HIGHEST_VALUE), HIGHEST_VALUE)}
    notes = [Message(f"note-stage-{stage}", brings)]
    if _leads(game, seat, strength):
        notes.append(Message(f"note-bonus-{stage}", {"n": int(BONUS_OF_STAGE[int(game.stage)])}))
    else:
        notes.append(Message("note-behind", {"n": max(int(other.strength) for other in game.players)}))
    return notes


def _leads(game: Rialto, seat: int, strength: int) -> bool:
    """Whether nobody who has played is ahead of that strength, the Doge track settling ties."""
    ahead = True
    for place in range(len(game.players)):
        other = int(game.in_doge_order(place))
        if other == seat:
            ahead = False
        else:
            theirs = int(game.players[other].strength)
            if theirs > strength or (theirs == strength and ahead):
                return False
    return True


def args(game: Rialto, action: int) -> dict[str, Json]:
    """The arguments of an option's text; a bridge says which of its ends faces which district."""
    found = game.ACTIONS.args(action)
    if PLACE_BRIDGE.covers(action):
        link, turned = PLACE_BRIDGE.values(action)
        found["first"] = int(bridge_end(game.bridges, game.bridge, turned))
        found["second"] = int(bridge_end(game.bridges, game.bridge, 1 - turned))
        found["from"] = _district(int(first_district(link)))
        found["to"] = _district(int(second_district(link)))
    return found


def _district(district: int) -> Json:
    return named(f"district-{DISTRICT_NAMES[district]}")


def _board_notes(game: Rialto, seat: int, action: int, values: list[int]) -> list[Message]:
    """New values of districts for a tile, or a bank reached by a councillor."""
    if PLACE_BRIDGE.covers(action):
        return _tile_notes(game, values[0], int(bridge_tile(game.bridge, values[1])))
    if PLACE_GONDOLA.covers(action):
        return _tile_notes(game, values[0], GONDOLA)
    if SEND_COUNCILLOR.covers(action):
        return _bank_notes(game, seat, -1, values[0])
    if MOVE_COUNCILLOR.covers(action):
        return _bank_notes(game, seat, values[0], values[1])
    if BRING_COUNCILLOR.covers(action):
        return _bank_notes(game, seat, values[0], int(game.current_district()))
    return []


def _tile_notes(game: Rialto, link: int, tile: int) -> list[Message]:
    tiles = game.tiles + BIT[link * TILE_BITS] * tile
    found: list[Message] = []
    for district in (first_district(link), second_district(link)):
        args: dict[str, Json] = {
            "district": _district(int(district)),
            "before": int(district_value(game.bridges, game.tiles, district)),
            "after": int(district_value(game.bridges, tiles, district)),
        }
        found.append(Message("note-district", args))
    return found


def _bank_notes(game: Rialto, seat: int, origin: int, district: int) -> list[Message]:
    """Whether a councillor who comes to the district completes a bank."""
    bank = int(BANK_OF[district])
    if not has(game.banks, bank):
        return []
    trial = game.clone()
    if 0 <= origin < len(DISTRICT_NAMES):
        trial.seat_councillors(seat, origin, -1)
    trial.seat_councillors(seat, district, 1)
    if holds(trial, seat, bank) and not holds(game, seat, bank):
        return [Message("note-bank", {"bank": named(f"bank-{BANK_NAMES[bank]}"), "points": int(BANK_BONUS)})]
    return []

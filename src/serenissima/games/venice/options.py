"""The words of options that follow from the position, and what each option points at on the board."""

from __future__ import annotations

from serenissima.core.bits import lowest
from serenissima.core.messages import Json, named
from serenissima.games.venice.actions import (
    ASSISTANT,
    BUILD,
    BUILDING,
    CHOOSE_FLEET,
    EFFECT,
    GONDOLIER,
    GRANT_BRIDGE,
    MOOR,
    PASS,
    PAY_COINS,
    PAY_SCROLLS,
    PLACE,
    PLAY,
    POINTS,
    SAIL,
    SEND_SPY,
    SMUGGLE,
    STEER,
    STORE,
    STOW,
    WORK,
)
from serenissima.games.venice.buildings import BUILDING_KEYS
from serenissima.games.venice.cards import COPIES_OF, OFFER_POINTS
from serenissima.games.venice.city import FROM, TO, other_end
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.bridges import BridgeOrPoints
from serenissima.games.venice.flow.cargo import Restow
from serenissima.games.venice.flow.gondola import stay_price
from serenissima.games.venice.flow.passage import price_here
from serenissima.games.venice.flow.smugglers import ChooseFleet
from serenissima.games.venice.scoring import clearing_coins, clearing_scrolls
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE


def _at(game: Venice, dock: int) -> Json:
    """The name of the building at a dock."""
    return BUILDING.arg(int(game.building_at[dock]))


def args(game: Venice, seat: int, action: int) -> dict[str, Json]:
    """The arguments of an option's text, prices and places included."""
    found = game.ACTIONS.args(action)
    top = game.top
    if PLACE.covers(action):
        found["building"] = _at(game, int(PLACE.only(action)))
    elif SAIL.covers(action):
        canal = int(SAIL.only(action))
        found["building"] = _at(game, int(other_end(canal, game.at)))
        found["price"] = int(price_here(game, seat, canal))
    elif STEER.covers(action):
        found["building"] = _at(game, int(other_end(STEER.only(action), game.at)))
    elif PASS.covers(action) or MOOR.covers(action):
        found["building"] = _at(game, int(game.at))
    elif GONDOLIER.covers(action):
        gondola = int(GONDOLIER.only(action))
        found["building"] = _at(game, int(game.berth[2 * seat + gondola]))
        found["price"] = int(stay_price(game, seat)) if gondola == game.players[seat].gondolier else 0
    elif WORK.covers(action):
        found["building"] = _at(game, int(game.berth[2 * seat + int(WORK.only(action))]))
    elif STORE.covers(action):
        found["building"] = _at(game, int(game.berth[2 * seat + STORE.values(action)[0]]))
    elif BUILD.covers(action) or GRANT_BRIDGE.covers(action):
        canal = int(BUILD.only(action)) if BUILD.covers(action) else int(GRANT_BRIDGE.only(action))
        found["from"] = _at(game, int(FROM[canal]))
        found["to"] = _at(game, int(TO[canal]))
    elif EFFECT.covers(action) and isinstance(top, Activate):
        found["effect"] = effect_name(int(top.building), int(EFFECT.only(action)))
    elif POINTS.covers(action):
        found["points"] = int(top.points) if isinstance(top, BridgeOrPoints) else int(OFFER_POINTS)
    elif PAY_SCROLLS.covers(action):
        found["price"] = int(clearing_scrolls(game, seat))
    elif PAY_COINS.covers(action):
        found["price"] = int(clearing_coins(game, seat))
    elif CHOOSE_FLEET.covers(action) and isinstance(top, ChooseFleet):
        gondola = 2 * (1 + int(CHOOSE_FLEET.only(action))) + int(top.deck)
        found["building"] = _at(game, int(game.berth[gondola]))
    return found


def effect_name(building: int, space: int) -> Json:
    """An effect in a few words."""
    return named(f"effect-{BUILDING_KEYS[building]}-{space + 1}")


def refs(game: Venice, seat: int, action: int) -> list[str]:
    """What an option points at: docks by number, gondolas by owner and number, cards in hand by their own number."""
    top = game.top
    if SAIL.covers(action):
        return [f"dock:{other_end(SAIL.only(action), game.at)}"]
    if STEER.covers(action):
        return [f"dock:{other_end(STEER.only(action), game.at)}"]
    if MOOR.covers(action):
        return [] if game.at == NOWHERE else [f"dock:{game.at}"]
    for kind in (ASSISTANT, SEND_SPY, SMUGGLE):
        if kind.covers(action):
            return [f"dock:{game.dock_of[kind.only(action)]}"]
    if GONDOLIER.covers(action):
        return [f"gondola:{seat}.{GONDOLIER.only(action)}"]
    if WORK.covers(action):
        return [f"gondola:{seat}.{WORK.only(action)}"]
    if STORE.covers(action):
        gondola, colour = STORE.values(action)
        return [f"gondola:{seat}.{gondola}", f"colour:{colour}"]
    if STOW.covers(action) and isinstance(top, Restow):
        return []
    if CHOOSE_FLEET.covers(action) and isinstance(top, ChooseFleet):
        return [f"gondola:{1 + int(CHOOSE_FLEET.only(action))}.{top.deck}"]
    if EFFECT.covers(action) and isinstance(top, Activate):
        return [f"effect:{top.building}.{EFFECT.only(action)}"]
    if PLAY.covers(action):
        return [f"influence:{lowest(game.players[seat].cards & COPIES_OF[PLAY.only(action)])}"]
    return game.ACTIONS.refs(action)

"""What single things are worth to a player, in hundredths of a point: the prices that the evaluation goes by."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.games.venice.buildings import BUILDINGS, NO_COLOUR, SPACES, TILES, Effect, effect_of
from serenissima.games.venice.cards import MISSION_COINS, MISSION_POINTS, MISSIONS
from serenissima.games.venice.numbers import COUNCIL_END, LAST_ROUNDS, MISSION_DECK
from serenissima.games.venice.state import Venice

POINT: Final = 100
COIN: Final = 20
SCROLL: Final = 35
CUBE: Final = 40
INTRIGUE: Final = 50
CARD: Final = 80
COUNCIL: Final = 80
DENUNCIATION: Final = 60  # an intrigue for everybody else
MISSION_DRAWN: Final = 60
BRIDGE: Final = 60
LASTING_EFFECT: Final = 200
CONVERSION: Final = 20
CARGO_SOLD: Final = 150  # a point for each cube that one cares to sell
FULL_HAND: Final = 250  # what it takes to hold many influence cards
MISSIONS_DONE: Final = 2  # by a player at a middling moment

PLACED: Final = 30  # an assistant on the board, wherever
STEP: Final = 60  # each space it has come
FAR_AHEAD: Final = 12  # turns that are counted on at most
PERCENT_A_TURN: Final = 10  # how far a turn brings the game
USE: Final = 2  # percent: how often a tile is used in a turn


def _effect(effect: Effect) -> i64:
    """What using an effect once brings; nobody uses one that costs more than it gives."""
    worth = (effect.points + effect.points_per_richer + effect.bridge_or_points) * POINT
    worth += effect.points_per_mission * MISSIONS_DONE * POINT
    worth += (effect.coins - effect.pay_coins) * COIN + (effect.scrolls - effect.pay_scrolls) * SCROLL
    worth += effect.any_cubes * CUBE + (effect.clear + effect.pay_intrigue - effect.take_intrigue) * INTRIGUE
    worth += effect.influence * CARD + effect.council * COUNCIL + effect.others_intrigue * DENUNCIATION
    worth += effect.mission * MISSION_DRAWN + effect.convert * CONVERSION + effect.sell_any * CARGO_SOLD
    worth += effect.bridge * (BRIDGE + 4 * COIN)
    if effect.cube != NO_COLOUR:
        worth += CUBE
    if effect.sell_one > 0:
        worth += effect.sell_one * COIN - CUBE
    if effect.needs_influence > 0:
        worth -= FULL_HAND
    return max(worth, 0)


def _effects() -> vec[i64]:
    return vec[i64]([_effect(effect_of(building, space)) for building in range(BUILDINGS) for space in range(SPACES)])


EFFECT_WORTH: Final = _effects()
LEVELS: Final = SPACES + 1  # of an assistant: not placed, and each space


def _incomes() -> vec[i64]:
    """What activating a tile brings, by the level of the assistant: all effects up to its space."""
    found: list[i64] = []
    tile: i64
    level: i64
    for tile in range(TILES):
        sum: i64 = 0
        for level in range(LEVELS):
            if level > 0:
                sum += EFFECT_WORTH[tile * SPACES + level - 1]
            found.append(sum)
    return vec[i64](found)


_INCOME: Final = _incomes()
MISSION_WORTH: Final = vec[i64](
    [MISSION_POINTS[m] * POINT + MISSION_COINS[m] * COIN + LASTING_EFFECT for m in range(MISSIONS)]
)


def income(tile: i64, level: i64) -> i64:
    """What activating the tile brings with an assistant at that level."""
    return _INCOME[tile * LEVELS + level]


def assistant_worth(tile: i64, level: i64, turns: i64) -> i64:
    """An assistant, by what it will bring in the turns that are left."""
    if level == 0:
        return 0
    return PLACED + level * STEP + _INCOME[tile * LEVELS + level] * turns * USE // 100


def turns_left(game: Venice) -> i64:
    """How many turns a player counts on, roughly. Among several players the end is in their own hands: to bring it
    about must not look like losing what the turns would have brought, which the others lose too.
    """
    if game.solo():
        if game.rounds_left >= 0:
            return game.rounds_left
        return min(game.doge_left * 2 // 3 + 2, FAR_AHEAD)
    if game.rounds_left >= 0:
        return FAR_AHEAD * game.rounds_left // LAST_ROUNDS
    return FAR_AHEAD


def end_in(game: Venice) -> i64:
    """After how many turns, roughly, the game will be over."""
    if game.rounds_left >= 0:
        return game.rounds_left
    if game.solo():
        return turns_left(game)
    return LAST_ROUNDS + 1 + (100 - how_far(game)) // PERCENT_A_TURN


def how_far(game: Venice) -> i64:
    """How far a game of several players has come towards its end, by the council or the missions, in percent."""
    if game.rounds_left >= 0:
        return 100
    council = foremost(game) * 100 // COUNCIL_END[game.seats]
    missions = 100 - game.mission_cards() * 100 // MISSION_DECK[game.seats]
    return max(council, missions)


def foremost(game: Venice) -> i64:
    """The space of the foremost player on the council track."""
    found: i64 = 0
    for player in game.players:
        found = max(found, player.council)
    return found

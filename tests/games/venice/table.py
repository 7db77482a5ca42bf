"""A table of Venice set up by hand: the tiles of the printed examples, and pieces where a test wants them."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import BIT
from serenissima.core.engine import Frame
from serenissima.core.events import Diary
from serenissima.core.options import Options
from serenissima.games.venice.actions import MOOR, PASS, SAIL
from serenissima.games.venice.buildings import BUILDING_NAMES, COLOUR_NAMES, COLOURS, SPACES, TILES
from serenissima.games.venice.cards import INFLUENCE_CARDS, INFLUENCE_COPIES, INFLUENCE_NAMES, MISSIONS
from serenissima.games.venice.city import CANALS, EXAMPLE_LAYOUT, FROM, PRINTED_AT, SLOTS, TO
from serenissima.games.venice.flow.activation import Activate
from serenissima.games.venice.flow.cargo import put_cube
from serenissima.games.venice.flow.setup import SetUpTheDoge, lay_out
from serenissima.games.venice.flow.turn import Turn
from serenissima.games.venice.meta import TITLE, set_options
from serenissima.games.venice.numbers import MISSION_DECK
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE

BLUE, VIOLET, ORANGE = 0, 1, 2


def building(name: str) -> int:
    return BUILDING_NAMES.index(name)


def colour(name: str) -> int:
    return COLOUR_NAMES.index(name)


def scene(players: int = 3, **options: str) -> Venice:
    """The example's tiles, full decks, empty hands and purses, nothing on the water."""
    game = Venice(7, players)
    set_options(game, TITLE.setting(players, {name.replace("_", "-"): value for name, value in options.items()}))
    tiles = [building(EXAMPLE_LAYOUT[slot]) for slot, name in zip(SLOTS, PRINTED_AT, strict=True) if not name]
    lay_out(game, vec[i64](tiles))
    game.mission_pool = BIT[MISSIONS] - 1
    game.mission_left = MISSION_DECK[players]
    game.influence_pool = BIT[INFLUENCE_CARDS] - 1
    for player in game.players:
        player.gondolier = 1
    if players <= 2:
        for deck in game.decks:
            deck.pool = BIT[TILES] - 1
    if players == 1:
        SetUpTheDoge(0).happen(game)
    return game


def dock(game: Venice, name: str) -> int:
    return int(game.dock_of[building(name)])


def lie(game: Venice, house: int, gondola: int, name: str) -> None:
    """Put a gondola at a dock, on top of those there, without points."""
    game.height[2 * house + gondola] = sum(1 for berth in game.berth if berth == dock(game, name))
    game.berth[2 * house + gondola] = dock(game, name)


def fleet(game: Venice) -> Venice:
    """Every player's gondolas out of the way: first ones at the Consulate, second ones at the Monastery."""
    for seat in range(game.seats):
        lie(game, seat, 0, "consulate")
        lie(game, seat, 1, "monastery")
    return game


def assistant(game: Venice, house: int, name: str, space: int) -> None:
    game.space[house * TILES + building(name)] = space
    game.staff[house] -= 1


def load(game: Venice, seat: int, gondola: int, **cubes: int) -> None:
    for name, number in cubes.items():
        for _ in range(number):
            put_cube(game, seat, gondola, colour(name))


def cubes(game: Venice, seat: int, gondola: int) -> tuple[int, ...]:
    """Ceramics, cloth, silver."""
    return tuple(int(game.players[seat].cubes(gondola, c)) for c in range(COLOURS))


def mission(number: int) -> int:
    """The bit of a mission card by its printed number."""
    return int(BIT[number - 1])


def hold(game: Venice, seat: int, number: int) -> None:
    """A mission in hand."""
    game.players[seat].hand |= mission(number)
    game.mission_pool &= game.mission_pool ^ mission(number)


def work(game: Venice, seat: int, number: int) -> None:
    """A completed mission whose effect works."""
    game.players[seat].done |= mission(number)
    game.players[seat].slotted |= mission(number)
    game.mission_pool &= game.mission_pool ^ mission(number)


def card(game: Venice, seat: int, name: str, copy: int = 0) -> None:
    """An influence card in hand."""
    bit = int(BIT[INFLUENCE_NAMES.index(name) * INFLUENCE_COPIES + copy])
    game.players[seat].cards |= bit
    game.influence_pool ^= bit


def begin(game: Venice, *frames: Frame[Venice]) -> Venice:
    game.do(frames[0], *frames[1:])
    game.settle()
    return game


def turn(game: Venice, seat: int) -> Venice:
    return begin(game, Turn(seat))


def activate(game: Venice, seat: int, name: str, gondola: int = 0, spaces: int = SPACES) -> Venice:
    """Activate a building with an assistant that far on."""
    return begin(game, Activate(seat, building(name), gondola, BIT[spaces] - 1, 0))


def options(game: Venice) -> list[str]:
    if game.over():
        return []
    out = Options()
    game.options(out)
    return [game.ACTIONS.to_text(action) for action in out.as_list()]


def act(game: Venice, *actions: int, seat: int | None = None) -> Venice:
    """Take actions that must be offered."""
    for action in actions:
        who = int(game.to_play()) if seat is None else seat
        out = Options()
        game.options_of(who, out)
        assert action in out.as_list(), f"{game.ACTIONS.to_text(action)} is not among {options(game)}"
        game.act(who, action)
    return game


def canal(game: Venice, one: str, other: str) -> int:
    ends = {dock(game, one), dock(game, other)}
    return next(n for n in range(CANALS) if {int(FROM[n]), int(TO[n])} == ends)


def here(game: Venice) -> str:
    return BUILDING_NAMES[int(game.building_at[game.at])]


def sail(game: Venice, name: str) -> None:
    act(game, SAIL.at(canal(game, here(game), name)))


def moor(game: Venice, name: str) -> None:
    sail(game, name)
    act(game, MOOR.at())


def go_by(game: Venice, name: str) -> None:
    sail(game, name)
    act(game, PASS.at())


def why(game: Venice, action: int) -> str:
    """The clause that forbids an action."""
    assert game.ACTIONS.to_text(action) not in options(game)
    return game.decision().why_not(game, game.to_play(), action)


def asked(game: Venice) -> str:
    """The name of the decision that waits, with its seat."""
    return "" if game.over() else f"{type(game.decision()).__name__} {game.to_play()}"


def listening(game: Venice) -> Diary:
    diary = Diary()
    game.listener = diary
    return diary


def told(diary: Diary) -> list[str]:
    return [event.kind.name for event in diary.events]


__all__ = [name for name in dir() if not name.startswith("_")] + ["NOWHERE"]

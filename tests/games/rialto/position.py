"""Positions of Rialto set up by hand."""

from __future__ import annotations

from typing import Any

from serenissima.core.bags import bag_from, counts_of, lane, some
from serenissima.core.bits import members_of
from serenissima.core.engine import Frame
from serenissima.core.events import Diary
from serenissima.core.options import Options
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import (
    BUILDING_BITS,
    BUILDING_NAMES,
    BUILDINGS,
    CARD_BITS,
    CARD_NAMES,
    COUNCIL_BITS,
    DISTRICT_NAMES,
    LINK_NAMES,
    LINKS_OF_MAP,
    TILE_BITS,
)
from serenissima.games.rialto.seats import with_seat
from serenissima.games.rialto.state import Rialto

STAGE = {"A": 0, "B": 1, "C": 2, "D": 3, "E": 4, "F": 5}


def new(players: int = 4, luck: int = 1, **options: str) -> Rialto:
    """A game as it is set up, on the board of the real borders where nothing else is said."""
    game = TITLE.new_game(players, luck, {"board": "borders", **options})
    assert isinstance(game, Rialto)
    return game


def started(players: int = 4, luck: int = 1, **options: str) -> Rialto:
    """A game of round 1 in which nobody holds a card or a building; the Doge order is that of the seats."""
    game = new(players, luck, **options)
    for player in game.players:
        game.stock += player.buildings
        player.buildings = 0
        player.hand = 0
    game.clockwise = 1
    game.do_only(None)
    track(game, *[(seat, 1) for seat in range(len(game.players))])
    return game


def bag(**cards: int) -> int:
    """`bag(doge=2, joker=1)` as the engine's number."""
    return sum(int(some(CARD_NAMES.index(kind), CARD_BITS, number)) for kind, number in cards.items())


def hold(game: Rialto, seat: int, **cards: int) -> None:
    """Give a player exactly these cards."""
    game.players[seat].hand = bag(**cards)


def cards_of(number: int) -> dict[str, int]:
    """The cards of a bag by name."""
    counts = counts_of(number, CARD_BITS, len(CARD_NAMES))
    return {name: n for name, n in zip(CARD_NAMES, counts, strict=True) if n}


def own(game: Rialto, seat: int, *buildings: str) -> None:
    """Give a player these buildings from the stock."""
    for name in buildings:
        tile = some(BUILDING_NAMES.index(name), BUILDING_BITS)
        game.stock -= tile
        game.players[seat].buildings += tile


def owned(game: Rialto, seat: int) -> list[str]:
    """The buildings of a player by name."""
    return [
        name
        for kind, name in enumerate(BUILDING_NAMES)
        for _ in range(lane(game.players[seat].buildings, kind, BUILDING_BITS))
    ]


def empty_stock(game: Rialto, *kept: str) -> None:
    """Leave only these buildings in the stock, one each."""
    game.stock = bag_from([1 if BUILDING_NAMES[kind] in kept else 0 for kind in range(BUILDINGS)], BUILDING_BITS)


def track(game: Rialto, *places: tuple[int, int]) -> None:
    """Put the markers on the Doge track: (seat, space) in Doge order."""
    game.order = 0
    for seat, space in places:
        game.order = with_seat(game.order, seat)
        game.players[seat].doge = space


def doge_order(game: Rialto) -> list[int]:
    return [int(game.in_doge_order(place)) for place in range(len(game.players))]


def district(name: str) -> int:
    return DISTRICT_NAMES.index(name)


def link(first: str, second: str) -> int:
    """The connection between two districts, named in any order."""
    names = {name.lower().replace(" ", "_"): n for n, pair in enumerate(LINK_NAMES) for name in [pair]}
    wanted = {f"{a}_–_{b}" for a, b in ((first, second), (second, first))}
    return next(n for name, n in names.items() if name in wanted)


def number_districts(game: Rialto, *names: str) -> None:
    """Deal the order tiles 1 to 6 to these districts."""
    game.number_of = 0
    game.district_in = 0
    for number, name in enumerate(names):
        game.number_of += some(district(name), TILE_BITS, number)
        game.district_in += some(number, TILE_BITS, district(name))


def council(game: Rialto, seat: int, **councillors: int) -> None:
    """Put councillors of a player into districts, from the general supply."""
    for name, number in councillors.items():
        game.players[seat].council += some(district(name), COUNCIL_BITS, number)
        game.players[seat].general -= number


def stands(game: Rialto, seat: int) -> dict[str, int]:
    """Where the councillors of a player are."""
    player = game.players[seat]
    return {name: int(player.stands_in(n)) for n, name in enumerate(DISTRICT_NAMES) if player.stands_in(n)}


def lay(game: Rialto, tiles: dict[int, int]) -> None:
    """Put tiles on connections."""
    for where, tile in tiles.items():
        game.lay_tile(where, tile)


def free_links(game: Rialto) -> set[int]:
    return set(members_of(game.free & LINKS_OF_MAP[game.board]))


def ask(game: Rialto, *frames: Frame[Any]) -> None:
    """Let these happen next, and nothing after them."""
    game.do_only(None)
    for frame in reversed(frames):
        game.do(frame)
    game.settle()


def offered(game: Rialto, seat: int | None = None) -> list[str]:
    """What may be done now, as programmers write it."""
    options = Options()
    if seat is None:
        game.options(options)
    else:
        game.options_of(seat, options)
    return [game.ACTIONS.to_text(action) for action in options.as_list()]


def do(game: Rialto, action: str, seat: int | None = None) -> None:
    """Do one of the options, written as `offered` shows it; buildings, cards and districts may be named."""
    words = [_number(word) for word in action.split()]
    wanted = " ".join(words)
    options = Options()
    who = int(game.to_play()) if seat is None else seat
    game.options_of(who, options)
    for listed in options.as_list():
        if game.ACTIONS.to_text(listed) == wanted:
            game.act(who, listed)
            return
    raise AssertionError(f"{wanted} is not among {offered(game, who)}")


def _number(word: str) -> str:
    name, _, value = word.partition("=")
    for names in (BUILDING_NAMES, CARD_NAMES, [*DISTRICT_NAMES, "reserve"]):
        if value in names:
            return f"{name}={names.index(value)}"
    return word


def action(game: Rialto, text: str) -> int:
    """The int of an action, offered or not."""
    kind, *fields = [_number(word) for word in text.split()]
    typed: dict[str, Any] = {"kind": kind}
    for field in fields:
        name, _, value = field.partition("=")
        typed[name] = int(value)
    return game.ACTIONS.from_json(typed)


def why_not(game: Rialto, text: str) -> str:
    """The clause that forbids an action which is not offered."""
    wanted = action(game, text)
    options = Options()
    game.options(options)
    assert not options.contains(wanted), f"{text} is offered"
    return game.decision().why_not(game, game.to_play(), wanted)


def listen(game: Rialto) -> Diary:
    """Hear what happens from now on."""
    diary = Diary()
    game.listener = diary
    return diary


def told(diary: Diary) -> list[str]:
    """The names of the events heard."""
    return [event.kind.name for event in diary.events]


def story(heard: Diary) -> list[tuple[Any, ...]]:
    """Each event as its name, its seat and its numbers."""
    return [(event.kind.name, event.seat, *event.values) for event in heard.events]

"""Positions of Venezia 2099 set up by hand."""

from __future__ import annotations

from serenissima.core.bits import one
from serenissima.core.engine import Frame
from serenissima.core.events import Diary
from serenissima.core.options import Options
from serenissima.games.venezia2099.city import COLOUR_NAMES, NO_TILE, PLATFORM, SQUARE_NAMES, district
from serenissima.games.venezia2099.meta import TITLE
from serenissima.games.venezia2099.state import NOWHERE, Venezia

RANK = {"2": 0, "3": 1, "4": 2, "5": 3, "6": 4, "7": 5, "8": 6, "X": 7}


def new(players: int = 4, luck: int = 1) -> Venezia:
    game = TITLE.new_game(players, luck)
    assert isinstance(game, Venezia)
    return game


def tile(name: str) -> int:
    """`"3 green"` as the engine's number."""
    value, colour = name.split()
    return int(district(RANK[value], COLOUR_NAMES.index(colour)))


def square(name: str) -> int:
    return SQUARE_NAMES.index(name)


def ordered(players: int = 4) -> Venezia:
    """A city without surprises: districts by value row by row, platforms below; no figure, no card dealt.

    With two players, green and all 7s and 8s are left out: row 1 holds the five 2s and the 3 black, and so on.
    """
    game = new(players)
    side, ranks, colours, platforms = (6, [0, 1, 2, 3, 4, 7], 5, 6) if players == 2 else (8, list(range(8)), 6, 16)
    order = [int(district(rank, colour)) for rank in ranks for colour in range(colours)] + [PLATFORM] * platforms
    held = [NO_TILE] * 64
    places = [NOWHERE] * 64
    for number, laid in enumerate(order):
        place = number // side * 8 + number % side
        held[place] = laid
        if laid != PLATFORM:
            places[laid] = place
    game.tile = type(game.tile)(held)
    game.square_of = type(game.tile)(places)
    game.districts = sum(one(place) for place in range(64) if held[place] < PLATFORM)
    game.dry = sum(one(place) for place in range(64) if held[place] != NO_TILE)
    game.taken = 0
    game.undealt = 0
    for player in game.players:
        player.figures = type(game.tile)([NOWHERE] * len(player.figures))
        player.hand = 0
    return game


def stand(game: Venezia, seat: int, *names: str) -> None:
    """Put the figures of a player on these squares, in order."""
    for figure, name in enumerate(names):
        game.stand(seat, figure, square(name))


def drown(game: Venezia, *names: str) -> None:
    for name in names:
        game.dry &= ~one(square(name))


def give(game: Venezia, seat: int, *names: str) -> None:
    """A hand of these prophecies."""
    game.players[seat].hand = sum(one(tile(name)) for name in names)


def ask(game: Venezia, frame: Frame[Venezia]) -> Venezia:
    """Let this be the only thing to happen."""
    game.do_only(frame)
    game.settle()
    return game


def offered(game: Venezia) -> list[str]:
    """The options, as programmers read them."""
    options = Options()
    game.options(options)
    return [game.ACTIONS.to_text(action) for action in options.as_list()]


def targets(game: Venezia, kind: str, figure: int = 0) -> set[str]:
    """The squares that a kind of action offers to a figure."""
    found = set()
    for text in offered(game):
        name, *fields = text.split()
        values = dict(field.split("=") for field in fields)
        if name == kind and values.get("figure", str(figure)) == str(figure):
            found.add(SQUARE_NAMES[int(values["square"])])
    return found


def do(game: Venezia, **typed: str | int) -> None:
    """Take one of the options."""
    action = game.ACTIONS.from_json(dict(typed))
    options = Options()
    game.options(options)
    assert options.contains(action), f"{typed} is not offered: {offered(game)}"
    game.apply(action)


def listen(game: Venezia) -> Diary:
    """Hear what happens from now on."""
    diary = Diary()
    game.listener = diary
    return diary

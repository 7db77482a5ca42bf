"""Venezia 2099 in the terminal: the city as a grid, then the players in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rich.console import Group
from rich.text import Text

from serenissima.games.venezia2099.city import COLOUR_NAMES, NO_TILE, PLATFORM, VALUE_NAMES, colour_of, rank_of

if TYPE_CHECKING:
    from rich.console import RenderableType

    from serenissima.cli.words import Words
    from serenissima.match.match import Match

SIDE = 8
CELL = 6
SEAT_MARKS = "①②③④⑤"
INKS = ("grey62", "dark_orange3", "cyan", "red", "magenta", "green")
"""As near as a terminal comes to black, bronze, turquoise, red, mauve and green."""


def draw(match: Match, viewer: int, words: Words) -> RenderableType:
    """Districts by colour and value, the coins on them, figures as the number of their player, water where one sank."""
    seen: dict[str, Any] = match.view(viewer)
    standing = {
        square: SEAT_MARKS[seat]
        for seat, player in enumerate(seen["players"])
        for square in player["figures"]
        if square >= 0
    }
    rows = [Text("    " + "".join(f"{letter:<{CELL}}" for letter in "ABCDEFGH"), style="dim")]
    for row in range(SIDE):
        line = Text(f" {row + 1}  ", style="dim")
        for column in range(SIDE):
            line.append_text(_square(seen, standing, row * SIDE + column))
        rows.append(line)
    legend = Text("    ")
    for colour, name in enumerate(COLOUR_NAMES):
        legend.append(f"{words('colour-' + name)}  ", style=INKS[colour])
    described = [Text(f"  {SEAT_MARKS[seat]} {words.of(said)}") for seat, said in enumerate(_players(match, viewer))]
    return Group(*rows, legend, Text(), *described)


def _players(match: Match, viewer: int) -> list[Any]:
    return match.describe(viewer)[: match.setting.players]


def _square(seen: dict[str, Any], standing: dict[int, str], square: int) -> Text:
    tile = seen["tile"][square]
    if tile == NO_TILE:
        return Text(" " * CELL)
    if square not in seen["dry"]:
        return Text(f"{'~':<{CELL}}", style="dim blue")
    mark = standing.get(square, "")
    coins = seen["coins_on"][square]
    if tile == PLATFORM:
        return Text(f"{mark or '▢':<{CELL}}", style="bold" if mark else "dim")
    cell = Text(VALUE_NAMES[rank_of(tile)], style=f"bold {INKS[colour_of(tile)]}")
    cell.append(mark, style="bold reverse" if mark else "")
    cell.append(f"·{coins}" if coins else "", style="yellow")
    cell.pad_right(CELL - cell.cell_len)
    return cell

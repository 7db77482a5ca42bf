"""Help for players: what they would otherwise have to count. Only from what everybody sees, or their own hand."""

from __future__ import annotations

from mypy_extensions import i64

from serenissima.core.bits import count, has, lowest, members_of
from serenissima.core.messages import Json, Message, named, seat_arg
from serenissima.games.venezia2099 import scoring
from serenissima.games.venezia2099.actions import BUY, DISTRICT, GONDOLA, MOVE, PLACE, PROPHECY, RESCUE
from serenissima.games.venezia2099.city import (
    COLOUR_NAMES,
    COLOURS,
    OF_RANK,
    PLATFORM,
    SQUARE_NAMES,
    colour_of,
    rank_of,
)
from serenissima.games.venezia2099.state import NOWHERE, Venezia


def figures(game: Venezia, viewer: int) -> dict[str, Json]:
    """For each colour: districts left and laid out, value of a treasure now, supply; points if the game ended now."""
    left = scoring.districts_left(game)
    colours: list[Json] = []
    for colour in range(COLOURS):
        laid_out = sum(1 for n in members_of(game.districts) if colour_of(game.tile[n]) == colour)
        colours.append(
            {
                "colour": COLOUR_NAMES[colour],
                "left": int(left[colour]),
                "of": laid_out,
                "worth": int(scoring.treasure_value(left[colour])) if laid_out else 0,
                "supply": int(game.supply[colour]),
            }
        )
    to_sink = sum(int(count(player.hand)) for player in game.players)
    found: dict[str, Json] = {
        "colours": colours,
        "points": [int(points) for points in game.scores()],
        "to_sink": to_sink,
        "sunk": int(count(game.districts & (game.districts ^ game.dry))),
        "undealt": int(count(game.undealt)),
    }
    if viewer >= 0 and game.players[viewer].hand != 0:
        hand = game.players[viewer].hand
        found["lowest"] = [int(card) for card in members_of(hand & OF_RANK[rank_of(lowest(hand))])]
    return found


def note(game: Venezia, seat: int, action: int) -> list[Message]:
    """What the square, the purchase or the prophecy means."""
    if PLACE.covers(action):
        return [_square_note(game, int(PLACE.only(action)))]
    if RESCUE.covers(action):
        return [_square_note(game, int(RESCUE.only(action)))]
    if MOVE.covers(action) or GONDOLA.covers(action):
        kind = MOVE if MOVE.covers(action) else GONDOLA
        notes = [_square_note(game, kind.values(action)[1])]
        if GONDOLA.covers(action):
            notes.append(Message("note-gondola", {"left": int(game.players[seat].gondolas) - 1}))
        return notes
    if BUY.covers(action):
        return [Message("note-buy", purchase(game, seat, action))]
    if PROPHECY.covers(action):
        return [_sinking_note(game, int(game.square_of[int(PROPHECY.only(action))]))]
    return []


def purchase(game: Venezia, seat: int, action: int) -> dict[str, Json]:
    """What is bought there, for how much, and what it is worth now."""
    square = int(game.players[seat].figures[int(BUY.only(action))])
    colour = int(colour_of(game.tile[square]))
    return {
        "price": int(game.coins_on[square]) + 1,
        "treasure": named(f"treasure-{COLOUR_NAMES[colour]}"),
        "square": SQUARE_NAMES[square],
        "worth": int(scoring.treasure_value(scoring.districts_left(game)[colour])),
    }


def _square_note(game: Venezia, square: int) -> Message:
    if game.tile[square] == PLATFORM:
        return Message("note-platform", {"square": SQUARE_NAMES[square]})
    left = scoring.districts_left(game)
    colour = int(colour_of(game.tile[square]))
    return Message(
        "note-district",
        {
            "square": SQUARE_NAMES[square],
            "district": DISTRICT.arg(int(game.tile[square])),
            "price": int(game.coins_on[square]) + 1,
            "worth": int(scoring.treasure_value(left[colour])),
            "points": int(scoring.figure_value(game, square, left)),
        },
    )


def _sinking_note(game: Venezia, square: int) -> Message:
    args: dict[str, Json] = {"square": SQUARE_NAMES[square], "coins": int(game.coins_on[square])}
    if has(game.taken, square):
        owner, _ = game.owner_of(square)
        args["owner"] = seat_arg(int(owner))
        return Message("note-sinks-figure", args)
    return Message("note-sinks", args)


def describe(game: Venezia, viewer: int) -> list[Message]:
    """The position in words: players with their figures, then the districts colour by colour."""
    said: list[Message] = []
    for seat in range(game.seats):
        player = game.players[seat]
        places: list[Json] = [_place(game, int(square)) for square in player.figures if square != NOWHERE]
        treasures: list[Json] = [
            named(f"treasures-{COLOUR_NAMES[colour]}", n=int(player.treasures[colour]))
            for colour in range(COLOURS)
            if player.treasures[colour] > 0
        ]
        args: dict[str, Json] = {
            "player": seat_arg(seat),
            "cards": int(count(player.hand)),
            "coins": int(player.coins),
            "gondolas": int(player.gondolas),
            "figures": places or named("no-figures"),
            "treasures": treasures or named("no-treasures"),
        }
        said.append(Message("describe-player", args))
    left = scoring.districts_left(game)
    for colour in range(COLOURS):
        squares: list[Json] = [
            _place(game, square)
            for square in members_of(game.dry & game.districts)
            if colour_of(game.tile[square]) == colour
        ]
        if squares:
            said.append(
                Message(
                    "describe-colour",
                    {
                        "colour": named(f"colour-{COLOUR_NAMES[colour]}"),
                        "left": int(left[colour]),
                        "worth": int(scoring.treasure_value(left[colour])),
                        "squares": squares,
                    },
                )
            )
    return said


def _place(game: Venezia, square: int) -> Json:
    """A square with what lies on it."""
    tile: i64 = game.tile[square]
    on = named("platform") if tile == PLATFORM else DISTRICT.arg(int(tile))
    return named("place", square=SQUARE_NAMES[square], tile=on, coins=int(game.coins_on[square]))

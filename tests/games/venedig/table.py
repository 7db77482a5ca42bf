"""A table set up by hand: who holds what, what stands where, and acts by name."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.actions import Kind
from serenissima.core.bags import bag_from, bag_size, counts_of, lane, some
from serenissima.core.bits import BIT, filled, has, members_of
from serenissima.core.engine import Decision
from serenissima.core.events import Diary
from serenissima.core.options import Options
from serenissima.games.venedig.actions import (
    BUILD_NO_MORE,
    DRAIN_NO_MORE,
    ON_LINK,
)
from serenissima.games.venedig.board import (
    BASILICA_SITES,
    CELL_NAMES,
    DISTRICT_OF,
    DISTRICTS,
    FIRST_CELL,
    MARSH_AT_START,
    PALAZZO_SITES,
    link_number,
)
from serenissima.games.venedig.buildings import (
    CARD_MIXES,
    CARDS,
    CASA,
    GOLD_MIX,
    LANE,
    MARSH_KINDS,
    MARSH_MIX,
    TYPE_NAMES,
    TYPES,
    card_mix,
)
from serenissima.games.venedig.flow.turn import Turn
from serenissima.games.venedig.knowledge import new_book
from serenissima.games.venedig.meta import TITLE
from serenissima.games.venedig.state import HOME, Venedig


def table(players: int = 3, luck: int = 5, **options: str) -> Venedig:
    """A game at the beginning of seat 0's turn: empty hands, nothing on the table, the board as at the start."""
    game = TITLE.new_game(players, luck, options)
    assert isinstance(game, Venedig)
    for player in game.players:
        player.hand = 0
    nothing_known(game)
    game.do_only(Turn(0))
    game.settle()
    return game


def kind(name: str) -> int:
    """The number of a type of building."""
    return TYPE_NAMES.index(name)


def cell(name: str) -> int:
    """The number of a cell."""
    return CELL_NAMES.index(name)


def hand(game: Venedig, seat: int, names: str) -> None:
    """Give a player exactly these cards."""
    game.players[seat].hand = cards(names)
    nothing_known(game)


def nothing_known(game: Venedig) -> None:
    """Nobody remembers anything of hands and deck."""
    game.book = new_book(game.seats)
    for player in game.players:
        player.book = new_book(game.seats)


def cards(names: str) -> int:
    """A bag of these cards."""
    return int(bag_from([names.split().count(name) for name in TYPE_NAMES], LANE))


def pile(game: Venedig, party: int, name: str, number: int) -> None:
    """Lay cards before a party, who takes the architect if nobody has more."""
    type = kind(name)
    game.laid[party] += some(type, LANE, number)
    holder = game.architects[type]
    if holder == HOME or lane(game.laid[holder], type, LANE) < lane(game.laid[party], type, LANE):
        game.architects[type] = party


def lying(game: Venedig, party: int, name: str) -> int:
    """How many cards of a type lie before a party."""
    return int(lane(game.laid[party], kind(name), LANE))


def held(game: Venedig, seat: int) -> dict[str, int]:
    """The cards in a hand."""
    counts = counts_of(game.players[seat].hand, LANE, TYPES)
    return {name: number for name, number in zip(TYPE_NAMES, counts, strict=True) if number}


def dry(game: Venedig, *names: str) -> None:
    """Drain cells without anybody keeping the tokens."""
    for name in names:
        place = DISTRICT_OF[cell(name)]
        member = BIT[cell(name) - FIRST_CELL[place]]
        assert game.marsh[place] & member
        game.marsh[place] ^= member


def flood(game: Venedig) -> None:
    """Leave no free cell on the board: everything that is not built is marsh."""
    for place in range(DISTRICTS):
        game.marsh[place] |= game.free(place)


def casa(game: Venedig, *names: str) -> None:
    """Casas stand on these cells."""
    for name in names:
        place = DISTRICT_OF[cell(name)]
        member = BIT[cell(name) - FIRST_CELL[place]]
        game.marsh[place] &= game.marsh[place] ^ member
        game.built[place] |= member
        game.pieces[CASA * DISTRICTS + place] |= member


def tokens(game: Venedig, seat: int, *values: int) -> None:
    """Give a player tokens of these values."""
    player = game.players[seat]
    for value in values:
        if value < MARSH_KINDS:
            player.marsh += some(value, LANE)
        else:
            player.gold += some(value - MARSH_KINDS, LANE)


def stock(game: Venedig, name: str, number: int) -> None:
    """Leave that many pieces of a type beside the board."""
    game.stock += some(kind(name), LANE, number - int(lane(game.stock, kind(name), LANE)))


def spaces(game: Venedig) -> list[int]:
    """Where the gondolas are."""
    return [int(player.space) for player in game.players]


def options(game: Venedig) -> list[int]:
    """What the seat to play may do."""
    out = Options()
    game.options(out)
    return out.as_list()


def offered(game: Venedig, what: Kind) -> list[int]:
    """The values offered for the single field of a kind of action."""
    return [int(what.only(action)) for action in options(game) if what.covers(action)]


def act(game: Venedig, what: Kind, value: int = 0) -> list[dict[str, object]]:
    """Take an offered action; what happened, as the referee hears of it."""
    action = int(what.at(value))
    assert action in options(game), f"{what.name} {value} is not offered"
    diary = Diary()
    game.listener = diary
    game.apply(action)
    game.listener = None
    return [{"name": event.kind.name, "seat": event.seat, "values": event.values} for event in diary.events]


def refused(game: Venedig, what: Kind, value: int = 0) -> str:
    """The clause that forbids an action."""
    action = int(what.at(value))
    assert action not in options(game), f"{what.name} {value} is offered"
    decision: Decision[Venedig] = game.decision()
    return decision.why_not(game, game.to_play(), action)


def palazzo_on(*names: str) -> int:
    """The number of the Palazzo site on two cells."""
    return PALAZZO_SITES.index(sorted(cell(name) for name in names))


def basilica_on(*names: str) -> int:
    """The number of the Basilica site on three cells."""
    return BASILICA_SITES.index(sorted(cell(name) for name in names))


def bridge(counted: str, other: str) -> int:
    """The number of the end of a link whose district counts."""
    link = link_number(sorted([cell(counted), cell(other)]))
    first = ON_LINK.fields[0].names
    assert first is not None
    return link * 2 if first[link * 2].startswith(counted) else link * 2 + 1


def to_draining(game: Venedig) -> None:
    """End action 1."""
    act(game, BUILD_NO_MORE)


def to_drawing(game: Venedig) -> None:
    """End actions 1 and 2."""
    act(game, BUILD_NO_MORE)
    act(game, DRAIN_NO_MORE)


def row(game: Venedig, names: str) -> None:
    """These types lie in the open row."""
    game.row = sum(int(BIT[kind(name)]) for name in names.split())


def complete(game: Venedig) -> Venedig:
    """A copy in which deck, marsh and stocks hold all that is nowhere else: what a table set up by hand lacks."""
    copy = game.clone()
    missing = card_mix(CARD_MIXES[0]) - copy.discard - copy.on_table() - sum(player.hand for player in copy.players)
    for type in range(TYPES):
        missing -= some(type, LANE, int(has(copy.row, type)) + CARDS[type] * int(has(copy.whole_sets, type)))
    copy.deck = missing
    nothing_known(copy)
    copy.undrained = MARSH_MIX - copy.traded_marsh
    copy.gold_stock = GOLD_MIX
    for player in copy.players:
        copy.undrained -= player.marsh + player.offered_marsh
        copy.gold_stock -= player.gold + player.offered_gold
    copy.marsh = filled(DISTRICTS, 0)
    cells = bag_size(copy.undrained, LANE)
    for district in range(DISTRICTS):
        for member in members_of(MARSH_AT_START[district] & ~copy.built[district]):
            if cells > 0:
                copy.marsh[district] |= BIT[member]
                cells -= 1
    return copy


def numbers(values: vec[i64]) -> list[int]:
    """A row as a list."""
    return [int(value) for value in values]

"""Setting up the table, and the preliminary round in which the gondolas are placed."""

from __future__ import annotations

from typing import ClassVar, Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import BIT, count, filled, has, lowest
from serenissima.core.engine import NOBODY, Procedure
from serenissima.core.fields import Fact
from serenissima.core.options import Options
from serenissima.core.shapes import Number
from serenissima.games.venice.actions import GONDOLA, PLACE, RETURN_MISSION
from serenissima.games.venice.buildings import BUILDING_NAMES, BUILDINGS, TILES
from serenissima.games.venice.cards import (
    DECK_A,
    DECK_B,
    DOGE_CARDS,
    DOGE_REMOVED,
    DOGE_ROW,
    INFLUENCE_CARDS,
    MISSIONS,
)
from serenissima.games.venice.city import CANALS, DOCKS, PRINTED_AT
from serenissima.games.venice.events import DEALT_MISSIONS, DOGE_PLACED, FIRST_PLAYER, PLACED, RETURNED_MISSION
from serenissima.games.venice.flow.assistants import advance
from serenissima.games.venice.flow.choice import Choice
from serenissima.games.venice.flow.doge import reveal_doge_card
from serenissima.games.venice.flow.missions import draw_mission, put_mission_under
from serenissima.games.venice.flow.mooring import Dock, moor
from serenissima.games.venice.flow.taxi import begin_taxi
from serenissima.games.venice.flow.turn import Turn
from serenissima.games.venice.numbers import (
    ASSISTANTS,
    BRIDGES,
    COINS,
    COINS_PER_SEAT,
    MISSION_DECK,
    MISSIONS_DEALT,
    SCROLLS,
    SOLO_REMOVED,
)
from serenissima.games.venice.state import Venice
from serenissima.games.venice.story import begun
from serenissima.games.venice.table import NOWHERE

FEWEST_COLOURS: Final = 3  # smugglers or the Doge fill up


class LayOutTheBoard(Procedure[Venice]):
    """The tiles at random on their slots; pieces in their places [VEN-SETUP-1, VEN-SETUP-2, VEN-SETUP-4, VEN-DUO-1,
    VEN-SOLO-1].
    """

    def happen(self, game: Venice) -> None:
        order = vec[i64]()
        tile: i64
        for tile in range(TILES):
            order = append(order, tile)
        game.shuffle(order)
        lay_out(game, order)


def lay_out(game: Venice, tiles: vec[i64]) -> None:
    """The tiles in that order on the slots, communal buildings where they are printed, the board otherwise empty
    [VEN-BOX-6].
    """
    game.building_at = filled(DOCKS, 0)
    game.dock_of = filled(BUILDINGS, 0)
    slot: i64 = 0
    dock: i64
    for dock in range(DOCKS):
        if PRINTED_AT[dock] == "":
            game.building_at[dock] = tiles[slot]
            slot += 1
        else:
            game.building_at[dock] = BUILDING_NAMES.index(PRINTED_AT[dock])
        game.dock_of[game.building_at[dock]] = dock
    colours = game.seats
    colours = max(colours, FEWEST_COLOURS)
    game.berth = filled(2 * colours, NOWHERE)
    game.height = filled(2 * colours, 0)
    game.space = filled(colours * TILES, 0)
    game.staff = filled(colours, ASSISTANTS)
    game.spans = filled(colours, BRIDGES)
    game.bridge = filled(CANALS, 0)


class DealOut(Procedure[Venice]):
    """Decks, first player, coins and scrolls, three missions each; then the preliminary round [VEN-BOX-1, VEN-SETUP-5,
    VEN-SETUP-6, VEN-SETUP-7, VEN-SETUP-8, VEN-SETUP-9, VEN-SETUP-10, VEN-SETUP-12, VEN-SOLO-8, VEN-SOLO-10].
    """

    def happen(self, game: Venice) -> None:
        game.mission_pool = BIT[MISSIONS] - 1
        game.mission_left = MISSION_DECK[game.seats]
        game.mission_story = begun(game.mission_left)
        game.influence_pool = BIT[INFLUENCE_CARDS] - 1
        game.influence_story = begun(INFLUENCE_CARDS)
        game.first = game.below(game.seats)
        game.tell(FIRST_PLAYER, game.first)
        place: i64
        for place in range(game.seats):
            seat = (game.first + place) % game.seats
            player = game.players[seat]
            player.coins = COINS + COINS_PER_SEAT * place
            player.scrolls = SCROLLS
            if not has(game.without, seat):
                player.favour = game.favour_cards
            for _ in range(MISSIONS_DEALT):
                player.hand |= BIT[draw_mission(game, seat)]
            game.tell(DEALT_MISSIONS, seat, player.hand)
        if game.seats == 2:
            game.decks[DECK_A].pool = BIT[TILES] - 1
            game.decks[DECK_B].pool = BIT[TILES] - 1
        if game.taxi != 0:
            begin_taxi(game)
        last = (game.first + game.seats - 1) % game.seats
        if game.solo():
            game.do(SetUpTheDoge(0), PlaceGondola(0, 0), PlaceDogeFleet(0), PlaceGondola(0, 1), BeginPlay(0))
        else:
            game.do(PlaceFirst(game.first), PlaceSecond(last), BeginPlay(game.first))
        for place in range(game.seats):
            game.do(ReturnMission((last - place + game.seats) % game.seats))


class ReturnMission(Choice):
    """One of the three missions goes back under the deck; in turn order [VEN-SETUP-6, VEN-SETUP-14]."""

    CLAUSE: ClassVar[str] = "VEN-SETUP-6"
    STEPS: ClassVar[list[str]] = []

    def listing(self, game: Venice, out: Options) -> None:
        out.add_each(RETURN_MISSION.at(), game.players[self.seat].hand)

    def choose(self, game: Venice, action: i64) -> None:
        card = RETURN_MISSION.only(action)
        put_mission_under(game, self.seat, count(game.players[self.seat].hand), card)
        game.players[self.seat].hand ^= BIT[card]
        game.tell(RETURNED_MISSION, self.seat, card)


class PlaceFirst(Procedure[Venice]):
    """First gondolas, clockwise from the first player [VEN-PRE-1]."""

    def happen(self, game: Venice) -> None:
        following = game.left_of(self.seat)
        if following != game.first:
            game.do(PlaceFirst(following))
        game.do(PlaceGondola(self.seat, 0))


class PlaceSecond(Procedure[Venice]):
    """Second gondolas, from the last player backwards [VEN-PRE-3]."""

    def happen(self, game: Venice) -> None:
        if self.seat != game.first:
            game.do(PlaceSecond((self.seat - 1 + game.seats) % game.seats))
        game.do(PlaceGondola(self.seat, 1))


class PlaceGondola(Choice):
    """At any dock where one's other gondola does not lie; then an assistant and the activation
    [VEN-PRE-1, VEN-PRE-2, VEN-PRE-4].
    """

    EXTRA: ClassVar[list[Fact]] = [Number("gondola", of=GONDOLA)]
    CLAUSE: ClassVar[str] = "VEN-PRE-4"
    PUBLIC: ClassVar[bool] = True
    STEPS: ClassVar[list[str]] = []

    def __init__(self, seat: i64, gondola: i64) -> None:
        super().__init__(seat)
        self.gondola: Final = gondola

    def listing(self, game: Venice, out: Options) -> None:
        docks = BIT[DOCKS] - 1
        sister = game.berth[2 * self.seat + 1 - self.gondola]
        if sister != NOWHERE:
            docks ^= BIT[sister]
        out.add_each(PLACE.at(), docks)

    def choose(self, game: Venice, action: i64) -> None:
        dock = PLACE.only(action)
        game.tell(PLACED, self.seat, self.gondola, game.building_at[dock], dock)
        game.do(Dock(self.seat, self.gondola, dock, 0))


class BeginPlay(Procedure[Venice]):
    """The game proper begins with the first player."""

    def happen(self, game: Venice) -> None:
        game.rounds = 1
        game.do(Turn(self.seat))


# --- the Doge


class SetUpTheDoge(Procedure[Venice]):
    """Scrolls, council markers and cards of the Doge
    [VEN-SOLO-2, VEN-SOLO-4, VEN-SOLO-9, VEN-SOLO-11, VEN-DIFF-2, VEN-DIFF-4, VEN-DIFF-8, VEN-DIFF-10].
    """

    def happen(self, game: Venice) -> None:
        game.doge_scrolls = game.doge_start
        game.doge_council = filled(2, game.doge_lead)
        game.doge_pool = BIT[DOGE_CARDS] - 1
        game.doge_left = DOGE_CARDS - DOGE_REMOVED
        game.doge_row = filled(DOGE_ROW, NOWHERE)
        place: i64
        for place in range(DOGE_ROW):
            reveal_doge_card(game, place)


class PlaceDogeFleet(Procedure[Venice]):
    """Two cards of each smuggler deck, in turn, place the four gondolas with an assistant each; a card more adds an
    assistant, in the first colour that has none there; three unseen cards of each deck leave the game
    [VEN-SOLO-3, VEN-SOLO-5, VEN-SOLO-7, VEN-DIFF-1, VEN-DIFF-6, VEN-DIFF-10].
    """

    def happen(self, game: Venice) -> None:
        unseen = filled(2, BIT[TILES] - 1)
        fleet: i64
        deck: i64
        for fleet in range(2):
            for deck in range(2):
                tile = self.reveal(game, unseen, deck)
                house = game.seats + fleet
                game.tell(DOGE_PLACED, NOBODY, tile)
                moor(game, 2 * house + deck, game.dock_of[tile], self.seat)
                if game.doge_staff != 0:
                    advance(game, house, tile)
        for deck in range(game.doge_extra):
            tile = self.reveal(game, unseen, deck)
            house = game.seats
            if game.space_of(house, tile) > 0:
                house += 1
            advance(game, house, tile)
        for deck in range(2):
            box = game.draw(unseen[deck], SOLO_REMOVED)
            game.decks[deck].box = box
            game.decks[deck].pool = (BIT[TILES] - 1) ^ box

    def reveal(self, game: Venice, unseen: vec[i64], deck: i64) -> i64:
        """A card of the deck, to be shuffled back later."""
        tile = lowest(game.draw(unseen[deck], 1))
        unseen[deck] ^= BIT[tile]
        game.decks[deck].shown |= BIT[tile]
        return tile

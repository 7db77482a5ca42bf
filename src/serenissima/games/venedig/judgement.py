"""How far a gondola will come: where the search stops.

The weights are those that best foretold, by least squares, how far ahead of the others' mean each gondola ended in
about 700 games between four apprentices, in 5,000 positions after fifty decisions taken half greedily and half at
random, much as in a play-out, and later. They are hundredths of a space, one for the beginning of the game and one for
its end; in between they are mixed. Early on any card is worth much, whatever it is; towards the end only what is
nearly built. To be the next to play, and not the last, is worth more than a space.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bags import bag_size, lane
from serenissima.core.bits import has
from serenissima.games.venedig.board import FINISH
from serenissima.games.venedig.buildings import CARDS, CASA, GOLD_PER_SPACE, LANE, PIECES, TYPES
from serenissima.games.venedig.flow.draining import Drain
from serenissima.games.venedig.flow.drawing import DrawCards, TakeCard
from serenissima.games.venedig.prospects import best_site
from serenissima.games.venedig.scoring import share
from serenissima.games.venedig.state import Venedig
from serenissima.games.venedig.tokens import gold_in

WHOLE: Final = 100  # of a space, and of the game
ROOM_ENOUGH: Final = 3  # cards in a hand that leaves room for three new ones
SOME_DAY: Final = 3  # spaces that a whole set without a site may be worth

LEADING_FIRST: Final = vec[i64]([43, 65, 46, 43])  # of a space of a building, by the cards that it still misses
LEADING_LAST: Final = vec[i64]([34, 9, -3, -7])
HELPING_FIRST: Final = vec[i64]([100, 79, 84])
HELPING_LAST: Final = vec[i64]([14, 21, 10])


def judge(game: Venedig, seat: i64) -> i64:
    """The space that a player will come to, less what every player can expect, in hundredths of hundredths."""
    player = game.players[seat]
    marsh = player.marsh + player.offered_marsh
    gold = gold_in(marsh, player.gold + player.offered_gold)
    if game.ended != 0:
        return (player.space + gold // GOLD_PER_SPACE) * WHOLE * WHOLE
    past = how_far(game)
    size = bag_size(player.hand, LANE)
    worth = player.space * mixed(79, 100, past)
    worth += gold * mixed(17, 11, past)
    worth += bag_size(marsh, LANE) * mixed(12, 0, past)
    worth += (lane(player.hand, CASA, LANE) + lane(game.laid[seat], CASA, LANE)) * mixed(13, 93, past)
    worth += size * mixed(217, 11, past) - max(0, size - ROOM_ENOUGH) * mixed(64, 15, past)
    type: i64
    for type in range(CASA + 1, TYPES):
        worth += building(game, seat, type, past)
    return worth + turn(game, seat, past)


def mixed(first: i64, last: i64, past: i64) -> i64:
    """A weight when so many hundredths of the game are past."""
    return first * (WHOLE - past) + last * past


def how_far(game: Venedig) -> i64:
    """How near the end is, in hundredths: by the foremost gondola, or by the type of which most is built already."""
    most: i64 = 0
    seat: i64
    for seat in range(game.seats):
        most = max(most, game.players[seat].space * WHOLE // FINISH)
    type: i64
    for type in range(TYPES):
        pieces = PIECES[type] - 1  # one stands from the start
        most = max(most, (pieces - lane(game.stock, type, LANE)) * WHOLE // pieces)
    return min(most, WHOLE)


def building(game: Venedig, seat: i64, type: i64, past: i64) -> i64:
    """What a player's cards of a type are worth beyond being cards, in hand and on the table."""
    held = lane(game.players[seat].hand, type, LANE)
    laid = lane(game.laid[seat], type, LANE)
    worth: i64 = 0
    if seat == game.active and has(game.whole_sets, type):
        worth = max(0, best_site(game, type)) * mixed(5, 70, past)
    if held == 0 and laid == 0:
        return worth
    best = best_site(game, type)
    worth += held * (held - 1) // 2 * mixed(1, 31, past)
    if laid > 0:
        worth += mixed(172, 77, past)
    needed = CARDS[type]
    if held >= needed:
        return worth + max(SOME_DAY, best) * mixed(5, 70, past)
    lying: i64 = 0
    most_of_others: i64 = 0
    in_other_hands: i64 = 0
    party: i64
    for party in range(game.parties):
        theirs = lane(game.laid[party], type, LANE)
        lying += theirs
        if party != seat:
            most_of_others = max(most_of_others, theirs)
            if party < game.seats:
                in_other_hands += lane(game.players[party].hand, type, LANE)
    mine = laid + min(held, needed - lying)
    leads = mine > most_of_others or (mine == most_of_others and game.architects[type] == seat)
    missing = max(0, needed - lying - held)
    if best < 0:
        return worth + mixed(63, 97, past) // (1 + missing) if leads else worth
    points = share(best, leads)
    if not leads:
        return worth + points * mixed(HELPING_FIRST[missing], HELPING_LAST[missing], past)
    if in_other_hands >= missing:
        worth += points * mixed(1, 25, past)
    return worth + points * mixed(LEADING_FIRST[missing], LEADING_LAST[missing], past)


def turn(game: Venedig, seat: i64, past: i64) -> i64:
    """How soon it is a player's turn, and what is left of it."""
    if game.active != seat:
        return (seat - game.active + game.seats) % game.seats * mixed(-353, -280, past) // game.seats
    top = game.top
    if isinstance(top, DrawCards):
        return mixed(29, -168, past)
    if isinstance(top, TakeCard):
        return top.cards_left * mixed(80, 6, past)
    if isinstance(top, Drain):
        return mixed(136, -147, past)
    return mixed(4, 17, past)

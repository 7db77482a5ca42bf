"""Points: what the final scoring gives, the arrest, and the ranking with its tie-breaks."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.bits import filled
from serenissima.games.venice.cards import (
    CHEAP_CLEARING,
    CHEAP_CLEARING_COINS,
    CHEAP_CLEARING_SCROLLS,
    WEALTH_RATE,
    WEALTH_RATE_COINS,
)
from serenissima.games.venice.numbers import (
    ASSISTANTS,
    COINS_PER_INTRIGUE,
    COINS_PER_POINT,
    COUNCIL_END,
    COUNCIL_REWARDS,
    FAVOUR_POINTS,
    FULL_FROM,
    HALF_FROM,
    SCROLLS_PER_INTRIGUE,
)
from serenissima.games.venice.state import Venice
from serenissima.games.venice.table import NOWHERE

OUT_OF_REACH: Final = 100000  # an arrested player ranks below everybody


def rank_reward(game: Venice, level: i64) -> i64:
    """The council reward of a marker: those tied share the sum of their ranks, rounded down; 0 earns nothing
    [VEN-SCORE-1, VEN-SCORE-2, VEN-SCORE-3, VEN-SCORE-12, VEN-SCORE-13].
    """
    if level == 0:
        return 0
    ahead: i64 = 0
    tied: i64 = 0
    for player in game.players:
        if player.council > level:
            ahead += 1
        elif player.council == level:
            tied += 1
    for marker in game.doge_council:
        if marker > level:
            ahead += 1
        elif marker == level:
            tied += 1
    rewards = COUNCIL_REWARDS[game.seats]
    total: i64 = 0
    rank: i64
    for rank in range(ahead, ahead + tied):
        total += rewards[rank]
    return total // tied


def council_points(game: Venice, seat: i64) -> i64:
    """The seat's council reward [VEN-SCORE-1]."""
    return rank_reward(game, game.players[seat].council)


def doge_council_points(game: Venice) -> i64:
    """The Doge counts both markers [VEN-SOLO-31]."""
    points: i64 = 0
    for marker in game.doge_council:
        points += rank_reward(game, marker)
    return points


def assistants_points(game: Venice, seat: i64) -> i64:
    """Half the council level, rounded up, for seven or eight assistants placed, the whole for nine or ten
    [VEN-SCORE-4].
    """
    placed = ASSISTANTS - game.staff[seat]
    level = game.players[seat].council
    if placed >= FULL_FROM:
        return level
    if placed >= HALF_FROM:
        return (level + 1) // 2
    return 0


def clearing_scrolls(game: Venice, seat: i64) -> i64:
    """The scrolls that buy off an intrigue at the end [VEN-SCORE-5, VEN-MEFF-18]."""
    if game.effective(seat, CHEAP_CLEARING):
        return CHEAP_CLEARING_SCROLLS
    return SCROLLS_PER_INTRIGUE


def clearing_coins(game: Venice, seat: i64) -> i64:
    """The coins that buy off an intrigue at the end [VEN-SCORE-5, VEN-MEFF-18]."""
    if game.effective(seat, CHEAP_CLEARING):
        return CHEAP_CLEARING_COINS
    return COINS_PER_INTRIGUE


def wealth_points(game: Venice, seat: i64) -> i64:
    """A point for every four coins, for every three with mission 2 [VEN-SCORE-7, VEN-MEFF-2]."""
    if game.effective(seat, WEALTH_RATE):
        return game.players[seat].coins // WEALTH_RATE_COINS
    return game.players[seat].coins // COINS_PER_POINT


def favour_points(game: Venice, seat: i64) -> i64:
    """For a favour card not turned over [VEN-FAVOUR-2]."""
    if game.players[seat].favour != 0:
        return FAVOUR_POINTS
    return 0


def turn_place(game: Venice, seat: i64) -> i64:
    """How far the seat is from the first player in turn order."""
    return (seat - game.first + game.seats) % game.seats


def arrested_seat(game: Venice) -> i64:
    """Who has most intrigue, above zero; of several the one farthest from the first player. Solo: you, if the Doge
    has as much or less [VEN-SCORE-8, VEN-SCORE-9, VEN-SOLO-32, VEN-SOLO-35].
    """
    if game.solo():
        mine = game.players[0].intrigue
        if mine > 0 and game.doge_intrigue <= mine:
            return 0
        return NOWHERE
    found: i64 = NOWHERE
    most: i64 = 0
    place: i64
    for place in range(game.seats):
        seat = (game.first + place) % game.seats
        if game.players[seat].intrigue > 0 and game.players[seat].intrigue >= most:
            most = game.players[seat].intrigue
            found = seat
    return found


def solo_won(game: Venice) -> bool:
    """Free, and with more points than the Doge [VEN-SOLO-32, VEN-SOLO-34]."""
    return game.arrested < 0 and game.players[0].points > game.doge_points


def would_score(game: Venice) -> vec[i64]:
    """The points of each seat if the game ended now and nobody bought off any intrigue."""
    points = filled(game.seats, 0)
    seat: i64
    for seat in range(game.seats):
        points[seat] = game.players[seat].points
        if game.settled < 1:
            points[seat] += council_points(game, seat) + assistants_points(game, seat)
        if game.settled < 2:
            points[seat] += wealth_points(game, seat) + favour_points(game, seat)
    return points


def doge_would_score(game: Venice) -> i64:
    """The Doge's points if the game ended now."""
    if game.settled < 1:
        return game.doge_points + doge_council_points(game)
    return game.doge_points


def ranked(game: Venice) -> vec[i64]:
    """Points, ties settled by turn order, an arrested player below everybody [VEN-SCORE-10, VEN-SCORE-11].

    Solo: the lead over the Doge; only above zero is a win [VEN-SOLO-34].
    """
    standing = would_score(game)
    arrested = arrested_seat(game)
    seat: i64
    if game.solo():
        standing[0] -= doge_would_score(game)
    else:
        for seat in range(game.seats):
            standing[seat] = standing[seat] * game.seats + game.seats - 1 - turn_place(game, seat)
    if arrested >= 0:
        standing[arrested] -= OUT_OF_REACH
    return standing


def ending(game: Venice) -> str:
    """What has begun the last rounds: the last mission drawn, or a council marker at the end token. Where both came
    about, it was either [VEN-END-1, VEN-END-2, VEN-END-3]. Alone: the Doge's cards have run out [VEN-SOLO-30].
    """
    if game.solo():
        return "VEN-SOLO-30"
    council = any(player.council >= COUNCIL_END[game.seats] for player in game.players)
    missions = game.mission_cards() == 0
    if council == missions:
        return "VEN-END-3"
    return "VEN-END-2" if council else "VEN-END-1"

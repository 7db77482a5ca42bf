"""Coins, points, scrolls, intrigue and council spaces: what every other rule gives and takes."""

from __future__ import annotations

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bits import filled
from serenissima.core.engine import NOBODY
from serenissima.games.venice.cards import (
    COUNCIL_WEIGHT,
    COUNCIL_WEIGHT_BY,
    DENOUNCER,
    DENOUNCER_COINS,
    DENOUNCER_SCROLLS,
    UNSHAKEN,
)
from serenissima.games.venice.events import (
    COINS_GAINED,
    COINS_PAID,
    COUNCIL_ADVANCED,
    DOGE_INTRIGUE,
    DOGE_LOST,
    DOGE_POINTS,
    DOGE_SCROLLS,
    END_TRIGGERED,
    INTRIGUE_CLEARED,
    INTRIGUE_TAKEN,
    POINTS_GAINED,
    POINTS_LOST,
    SCROLL_SPENT,
    SCROLLS_GAINED,
)
from serenissima.games.venice.numbers import (
    COUNCIL_END,
    COUNCIL_LAST,
    INTRIGUE_LIMIT,
    LAST_ROUNDS,
    POINTS_OVER_INTRIGUE,
    SCROLL_LIMIT,
    SOLO_INTRIGUE_LIMIT,
    SOLO_INTRIGUE_POINTS,
    SOLO_INTRIGUE_REMOVED,
    SOLO_SCROLL_LIMIT,
)
from serenissima.games.venice.state import Venice


def gain_coins(game: Venice, seat: i64, coins: i64) -> None:
    """Coins from the supply [VEN-SETUP-13]."""
    game.players[seat].coins += coins
    game.tell(COINS_GAINED, seat, coins)


def pay_coins(game: Venice, seat: i64, coins: i64) -> None:
    """Coins to the supply, told by themselves."""
    if coins > 0:
        spend_coins(game, seat, coins)
        game.tell(COINS_PAID, seat, coins)


def spend_coins(game: Venice, seat: i64, coins: i64) -> None:
    """Coins to the supply; whoever calls this tells what they are for [VEN-TURN-2]."""
    game.players[seat].coins -= coins


def gain_points(game: Venice, seat: i64, points: i64, reason: i64) -> None:
    """Points on the track, told with what they are for."""
    game.players[seat].points += points
    game.tell(POINTS_GAINED, seat, points, reason)


def gain_scrolls(game: Venice, seat: i64, scrolls: i64) -> None:
    """Never more than the track holds: the rest is lost [VEN-SCROLL-1]."""
    player = game.players[seat]
    player.scrolls += scrolls
    player.scrolls = min(player.scrolls, SCROLL_LIMIT)
    game.tell(SCROLLS_GAINED, seat, scrolls)


def spend_scrolls(game: Venice, seat: i64, scrolls: i64) -> None:
    """Nobody is asked to spend more than they have [VEN-SCROLL-2]."""
    game.players[seat].scrolls -= scrolls
    game.tell(SCROLL_SPENT, seat, scrolls)


def take_intrigue(game: Venice, seat: i64, intrigue: i64) -> None:
    """Up to the limit of the player board; beyond it each one costs points, down to 0 [VEN-INTR-1, VEN-INTR-2,
    VEN-INTR-3].
    """
    player = game.players[seat]
    player.intrigue += intrigue
    over = max(player.intrigue - INTRIGUE_LIMIT[game.seats], 0)
    player.intrigue -= over
    lost = min(over * POINTS_OVER_INTRIGUE, player.points)
    player.points -= lost
    if lost > 0:
        game.tell(POINTS_LOST, seat, lost)
    game.tell(INTRIGUE_TAKEN, seat, intrigue, player.intrigue)


def clear_intrigue(game: Venice, seat: i64, intrigue: i64) -> None:
    """Down to 0 [VEN-INTR-4]."""
    player = game.players[seat]
    player.intrigue -= intrigue
    player.intrigue = max(player.intrigue, 0)
    game.tell(INTRIGUE_CLEARED, seat, intrigue, player.intrigue)


def give_others_intrigue(game: Venice, seat: i64, intrigue: i64) -> None:
    """To all other players, the Doge too; mission 20 shields its owner, mission 19 rewards the giver
    [VEN-SOLO-22, VEN-MEFF-19, VEN-MEFF-20].
    """
    other = game.left_of(seat)
    while other != seat:
        if not game.effective(other, UNSHAKEN):
            take_intrigue(game, other, intrigue)
        other = game.left_of(other)
    if game.solo():
        doge_takes_intrigue(game, intrigue)
    if game.effective(seat, DENOUNCER):
        gain_coins(game, seat, DENOUNCER_COINS)
        gain_scrolls(game, seat, DENOUNCER_SCROLLS)


def intrigue_of_others(game: Venice, seat: i64) -> vec[i64]:
    """What each other player has, the Doge too."""
    found = filled(0, 0)
    other = game.left_of(seat)
    while other != seat:
        found = append(found, game.players[other].intrigue)
        other = game.left_of(other)
    if game.solo():
        found = append(found, game.doge_intrigue)
    return found


def players_with_less(game: Venice, seat: i64) -> i64:
    """How many have less intrigue: what the Grand Council counts. Mission 5 adds to one's own [VEN-BUILD-15-1,
    VEN-MEFF-5].
    """
    mine = game.players[seat].intrigue
    if game.effective(seat, COUNCIL_WEIGHT):
        mine += COUNCIL_WEIGHT_BY
    found: i64 = 0
    for intrigue in intrigue_of_others(game, seat):
        if intrigue < mine:
            found += 1
    return found


def players_with_more(game: Venice, seat: i64) -> i64:
    """How many have more intrigue: what the Council of Ten counts [VEN-BUILD-12-2]."""
    found: i64 = 0
    for intrigue in intrigue_of_others(game, seat):
        if intrigue > game.players[seat].intrigue:
            found += 1
    return found


def has_most_intrigue(game: Venice, seat: i64) -> bool:
    """Strictly more than every other player [VEN-CARD-6]."""
    for intrigue in intrigue_of_others(game, seat):
        if intrigue >= game.players[seat].intrigue:
            return False
    return True


def advance_council(game: Venice, seat: i64, spaces: i64) -> None:
    """Any number of markers share a space; the track has an end; the end token triggers the last rounds
    [VEN-SETUP-3, VEN-BUILD-16, VEN-BUILD-17, VEN-END-2].
    """
    player = game.players[seat]
    player.council += spaces
    player.council = min(player.council, COUNCIL_LAST)
    game.tell(COUNCIL_ADVANCED, seat, spaces, player.council)
    if not game.solo() and player.council >= COUNCIL_END[game.seats]:
        trigger_end(game)


def trigger_end(game: Venice) -> None:
    """This round is finished and two more are played [VEN-END-3, VEN-END-5]."""
    if game.rounds_left < 0:
        game.rounds_left = LAST_ROUNDS
        game.tell(END_TRIGGERED, NOBODY)


# --- the Doge


def doge_gains_points(game: Venice, points: i64) -> None:
    """The Doge's one score marker [VEN-SOLO-4]."""
    if points > 0:
        game.doge_points += points
        game.tell(DOGE_POINTS, NOBODY, points, game.doge_points)


def doge_gains_scrolls(game: Venice, scrolls: i64) -> None:
    """Never more than five [VEN-SOLO-2]."""
    game.doge_scrolls += scrolls
    game.doge_scrolls = min(game.doge_scrolls, SOLO_SCROLL_LIMIT)
    game.tell(DOGE_SCROLLS, NOBODY, game.doge_scrolls)


def doge_takes_intrigue(game: Venice, intrigue: i64) -> None:
    """At eight he loses points and removes four [VEN-SOLO-21]."""
    game.doge_intrigue += intrigue
    if game.doge_intrigue >= SOLO_INTRIGUE_LIMIT:
        game.doge_intrigue -= SOLO_INTRIGUE_REMOVED
        game.doge_points -= SOLO_INTRIGUE_POINTS
        game.doge_points = max(game.doge_points, 0)
        game.tell(DOGE_LOST, NOBODY, SOLO_INTRIGUE_POINTS, game.doge_points)
    game.tell(DOGE_INTRIGUE, NOBODY, game.doge_intrigue)


def doge_is_crossed(game: Venice) -> None:
    """He spends a scroll rather than take intrigue [VEN-SOLO-20, VEN-SOLO-24]."""
    if game.doge_scrolls > 0:
        game.doge_scrolls -= 1
        game.tell(DOGE_SCROLLS, NOBODY, game.doge_scrolls)
    else:
        doge_takes_intrigue(game, 1)

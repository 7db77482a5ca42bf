"""What a seat, or a spectator, knows of the hidden cards, and how it imagines the rest [RIA-CARDS-18].

Everybody remembers which cards a player took openly, how many that player dropped since, and of which kinds two jokers
showed that the hand held none. After the discards have been shuffled, everybody remembers what went into the pile: such
a card is still there, or somebody has drawn it unseen since. On top of that each seat knows its own discards and draws.

A card that was shown and may have been dropped before the shuffle is *loose*: in its owner's hand, or shuffled in. When
it turns out to have been shuffled in, it is in the pile still, unless a card of its kind has *risen* from there, of
which nobody knew that it was there.

What is not settled by that is dealt at random over *places*: an unknown card of somebody's hand or discards, or one of
the pile. A place that was filled before the shuffle cannot hold a card known to have been shuffled in; nor can a hand
hold a kind that its owner has shown not to have.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from serenissima.core.bags import bag_from, bag_size, common, lane, nth_kind, some
from serenissima.core.bits import has
from serenissima.core.chance import Chance
from serenissima.games.rialto.player import Player
from serenissima.games.rialto.printed import CARD_BITS, CARD_COPIES, CARDS

STACKED: Final = 8  # added to the kind of a card that is known to have been shuffled into the pile
ALL_CARDS: Final[i64] = bag_from([int(CARD_COPIES)] * CARDS, CARD_BITS)
SWAPS: Final = 200  # so many cards change places at most until every hand holds what it can hold


class Deal:
    """The cards to be dealt and the places for them; the first places were filled before the shuffle."""

    def __init__(self, pile: i64, stacked: i64, found: i64) -> None:
        self.pile: i64 = pile
        self.stacked: i64 = stacked  # what the viewer knows to have been shuffled into the pile
        self.found: i64 = found  # what the viewer has seen drawn since, without knowing it there
        self.gone: i64 = 0  # what is imagined to have been shuffled in besides
        self.unknown: i64 = pile  # all the cards to be dealt
        self.hands = vec[i64]()  # of each player, what is settled so far: the hand and the cards put aside
        self.discards = vec[i64]()
        self.hand_places = vec[i64]()  # how many cards of each hand are unknown
        self.discard_places = vec[i64]()
        self.fresh = vec[i64]()  # how many of these may have been drawn since the shuffle
        self.sprung = vec[i64]()  # what was played from hidden cards and may have been drawn before
        self.older: i64 = 0
        self.owners = vec[i64]()  # of each place: the seat, its discards (after the seats), or the pile (after these)
        self.barred = vec[i64]()  # of each place, the kinds that it cannot hold
        self.cards = vec[i64]()


def imagine(players: list[Player], seats: i64, viewer: i64, pile: i64, stacked: i64, risen: i64, luck: Chance) -> i64:
    """Deal all that the viewer does not see again, with what the viewer knows of it; what the pile is now."""
    deal = Deal(pile, stacked, risen) if viewer < 0 else Deal(pile, players[viewer].stacked, players[viewer].found)
    seat: i64
    for seat in range(seats):
        if seat != viewer:
            player = players[seat]
            deal.unknown += player.hand + player.cut + player.dropped - player.shown - player.shed
    for seat in range(seats):
        settle_known(deal, players[seat], seat == viewer, luck)
    deal.stacked += deal.gone - common(deal.gone, deal.found, CARD_BITS)
    trace_played(deal, players, seats, luck)
    add_places(deal, players, seats, luck)
    deal_cards(deal, luck)
    swap_barred(deal, luck)
    i: i64
    now: i64 = 0
    for i in range(len(deal.owners)):
        card = some(deal.cards[i] & (STACKED - 1), CARD_BITS)
        owner = deal.owners[i]
        if owner < seats:
            deal.hands[owner] += card
        elif owner < 2 * seats:
            deal.discards[owner - seats] += card
        else:
            now += card
    for seat in range(seats):
        if seat != viewer:
            hold(players[seat], deal.hands[seat], deal.discards[seat], stacked, luck)
    return now


def settle_known(deal: Deal, player: Player, own: bool, luck: Chance) -> None:
    """What everybody knows of a hand and its discards; how many cards of both are unknown."""
    known: i64 = 0
    held: i64 = 0
    dropped: i64 = 0
    shed: i64 = 0
    fresh: i64 = 0
    if not own:
        fresh = player.fresh
        # of the hand, how many may have been dropped without our knowing, and of the discards, how many are unknown
        open_places = bag_size(player.hand + player.cut, CARD_BITS) - bag_size(player.sure, CARD_BITS) - player.uncut
        drops = bag_size(player.dropped, CARD_BITS) - bag_size(player.shed, CARD_BITS)
        left = open_places + drops - bag_size(player.shown - player.sure, CARD_BITS)
        gone = part_of(player.loose, player.gone, left, luck)
        stay = common(player.loose - gone, deal.unknown, CARD_BITS)
        deal.gone += player.loose - stay
        deal.unknown -= stay
        known = player.shown + stay
        lost = part_of(known - player.sure, drops, open_places, luck)
        known -= lost
        shed = player.shed + lost
        held = bag_size(player.hand + player.cut, CARD_BITS) - bag_size(known, CARD_BITS)
        dropped = bag_size(player.dropped, CARD_BITS) - bag_size(shed, CARD_BITS)
    deal.hands = append(deal.hands, known)
    deal.discards = append(deal.discards, shed)
    deal.hand_places = append(deal.hand_places, held)
    deal.discard_places = append(deal.discard_places, dropped)
    deal.fresh = append(deal.fresh, fresh)


def part_of(cards: i64, drops: i64, kept: i64, luck: Chance) -> i64:
    """Which of the cards were among so many dropped, when so many of the same hand were kept."""
    lost: i64 = 0
    while drops > 0:
        n = luck.below(kept + drops)
        if n < bag_size(cards - lost, CARD_BITS):
            lost += some(nth_kind(cards - lost, n, CARD_BITS), CARD_BITS)
        drops -= 1
    return lost


def trace_played(deal: Deal, players: list[Player], seats: i64, luck: Chance) -> None:
    """Which of the cards played from hidden ones had been drawn since the shuffle: those are no longer in the pile.

    Some must have been: more of the kind were shuffled in than are unseen now, or more cards were drawn than the player
    still holds unseen. Of the others nobody can tell.
    """
    seat: i64
    kind: i64
    reason: i64
    for seat in range(seats):
        deal.sprung = append(deal.sprung, players[seat].sprung)
    for reason in range(3):
        for seat in range(seats):
            for kind in range(CARDS):
                for _ in range(lane(deal.sprung[seat], kind, CARD_BITS)):
                    if lane(deal.stacked, kind, CARD_BITS) > 0 and deal.fresh[seat] > 0:
                        if reason == 0:
                            drawn = lane(deal.stacked, kind, CARD_BITS) > lane(deal.unknown, kind, CARD_BITS)
                        elif reason == 1:
                            drawn = deal.fresh[seat] > deal.hand_places[seat] + deal.discard_places[seat]
                        else:
                            drawn = luck.below(2) == 0
                        if drawn:
                            deal.fresh[seat] -= 1
                            deal.stacked -= some(kind, CARD_BITS)
                            deal.sprung[seat] -= some(kind, CARD_BITS)
    room = bag_size(deal.pile, CARD_BITS)
    for seat in range(seats):
        deal.fresh[seat] = min(deal.fresh[seat], deal.hand_places[seat] + deal.discard_places[seat])
        room += deal.fresh[seat]
    deal.stacked = luck.draw_bag(common(deal.stacked, deal.unknown, CARD_BITS), room, CARD_BITS)


def add_places(deal: Deal, players: list[Player], seats: i64, luck: Chance) -> None:
    """All places, those filled before the shuffle first. The cards drawn last are the fresh ones."""
    fresh = vec[i64]()  # of each hand
    seat: i64
    i: i64
    for seat in range(seats):
        here: i64 = 0
        left = deal.hand_places[seat] + deal.discard_places[seat]
        for i in range(deal.fresh[seat]):
            if luck.below(left - i) < deal.hand_places[seat] - here:
                here += 1
        fresh = append(fresh, here)
    for older in (True, False):
        for seat in range(seats):
            for i in range(deal.hand_places[seat]):
                if (i >= fresh[seat]) == older:
                    deal.owners = append(deal.owners, seat)
                    barred = players[seat].lacks if i < players[seat].drawn else players[seat].lacked
                    deal.barred = append(deal.barred, barred)
            for i in range(deal.discard_places[seat]):
                if (i >= deal.fresh[seat] - fresh[seat]) == older:
                    deal.owners = append(deal.owners, seats + seat)
                    deal.barred = append(deal.barred, i64(0))
        if older:
            deal.older = len(deal.owners)
    for _ in range(bag_size(deal.pile, CARD_BITS)):
        deal.owners = append(deal.owners, 2 * seats)
        deal.barred = append(deal.barred, i64(0))


def deal_cards(deal: Deal, luck: Chance) -> None:
    """Cards not known to be shuffled in for the older places; what is left of them and all others for the rest."""
    cards = row_of(deal.unknown - deal.stacked, 0)
    luck.shuffle(cards)
    rest = row_of(deal.stacked, STACKED)
    i: i64
    for i in range(len(cards)):
        if i < deal.older:
            deal.cards = append(deal.cards, cards[i])
        else:
            rest = append(rest, cards[i])
    luck.shuffle(rest)
    for i in range(len(rest)):
        deal.cards = append(deal.cards, rest[i])


def row_of(bag: i64, added: i64) -> vec[i64]:
    """The cards of a bag one by one."""
    row = vec[i64]()
    kind: i64
    for kind in range(CARDS):
        for _ in range(lane(bag, kind, CARD_BITS)):
            row = append(row, kind + added)
    return row


def swap_barred(deal: Deal, luck: Chance) -> None:
    """Cards in hands that cannot hold them change places with others at random, until every place can hold its card."""
    swaps = SWAPS
    i: i64 = 0
    while i < len(deal.cards) and swaps > 0:
        if can_hold(deal, i, deal.cards[i]):
            i += 1
        else:
            j = partner_of(deal, i, luck)
            card = deal.cards[i]
            deal.cards[i] = deal.cards[j]
            deal.cards[j] = card
            i = 0
            swaps -= 1


def partner_of(deal: Deal, place: i64, luck: Chance) -> i64:
    """A place whose card fits here and that can hold the card from here; or, where there is none, one at least whose
    card fits here.
    """
    both = vec[i64]()
    one = vec[i64]()
    other: i64
    for other in range(len(deal.cards)):
        if can_hold(deal, place, deal.cards[other]) and may_go(deal, other, deal.cards[place]):
            one = append(one, other)
            if can_hold(deal, other, deal.cards[place]):
                both = append(both, other)
    if len(both) > 0:
        return both[luck.below(len(both))]
    return one[luck.below(len(one))] if len(one) > 0 else place


def may_go(deal: Deal, place: i64, card: i64) -> bool:
    """Whether a place was filled late enough for the card."""
    return place >= deal.older or card < STACKED


def can_hold(deal: Deal, place: i64, card: i64) -> bool:
    """Whether a place was filled late enough for the card, by somebody who is not known to lack its kind."""
    return may_go(deal, place, card) and not has(deal.barred[place], card & (STACKED - 1))


def hold(player: Player, hand: i64, discards: i64, stacked: i64, luck: Chance) -> None:
    """What the player is imagined to hold, and to remember: no more than all know, less what may have been drawn, be it
    held, dropped or played since.
    """
    player.cut = luck.draw_bag(hand, bag_size(player.cut, CARD_BITS), CARD_BITS)
    player.hand = hand - player.cut
    player.dropped = discards
    player.stacked = stacked - common(stacked, hand + discards + player.sprung, CARD_BITS)
    player.found = ALL_CARDS

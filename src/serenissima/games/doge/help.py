"""Help for players: what is worth counting, what an option would do, and the position in words.

Everything here is public or the viewer's own: positions given to it are imagined for the viewer, so nothing may be
read from the heaps of others but their size.
"""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i64

from serenissima.core.messages import Json, Message, seat_arg
from serenissima.core.score import ScorePart, ScoreRow
from serenissima.games.doge.actions import (
    ACTIONS,
    BUILD,
    DISTRICT_IDS,
    LAY,
    MOVE,
    PLACE,
    RENOUNCE,
    TAKE,
    area_arg,
    councillor_arg,
)
from serenissima.games.doge.ballots import HEAP_OF, SIZE, VOTES
from serenissima.games.doge.board import (
    AREAS,
    BOARD,
    COUNCILLORS,
    DISTRICTS,
    HOME,
    PALACES,
    PRICES,
    SPACES,
    VICTORY_DISTRICTS,
    VICTORY_PALACES,
)
from serenissima.games.doge.scoring import can_meet_way, districts_held, meets_condition, palaces_missing
from serenissima.games.doge.state import UNDECIDED, Doge


def known_votes(game: Doge) -> list[int]:
    """The areas of the next seven votes: what is left of this year, then next year's as far as it is turned up."""
    rest = [int(game.brown[place]) for place in range(game.counted, AREAS)]
    return rest + [int(game.blue[place]) for place in range(game.counted)]


def figures(game: Doge, viewer: int) -> dict[str, Json]:
    """Prices, the known order of votes, votes already certain, and what each player still needs to become Doge."""
    return {
        "order": list[Json](known_votes(game)),
        "left_this_year": int(AREAS - game.counted),
        "symbols": symbols(),
        "ways": [
            {"palaces": int(VICTORY_PALACES[way]), "districts": int(VICTORY_DISTRICTS[way])}
            for way in range(len(VICTORY_PALACES))
        ],
        "spaces": [int(price) for price in PRICES],
        "prices": [price_or_none(game, district) for district in range(DISTRICTS)],
        "councillor_votes": [[councillors(game, seat, area) for area in range(AREAS)] for seat in range(game.seats)],
        "my_votes": [own_votes(game, viewer, area) for area in range(AREAS)] if viewer >= 0 else None,
        "needs": [needs(game, seat) for seat in range(game.seats)],
    }


def symbols() -> list[Json]:
    """The symbol of each area, which its councillors wear [DOG-BOARD-4, DOG-BOARD-5]."""
    return [area["symbol"] for area in BOARD["area"]]


def price_or_none(game: Doge, district: int) -> Json:
    """What the next palace costs, or nothing where no space is free."""
    return int(game.price(district)) if game.built[district] < SPACES else None


def councillors(game: Doge, seat: int, area: int) -> int:
    """The votes that the seat's councillors give there."""
    return sum(1 for c in range(COUNCILLORS) if game.place[c] == area and game.controller[c] == seat)


def own_votes(game: Doge, seat: int, area: int) -> int:
    """The votes a player has in the next count there, or in the one going on; only they can add them up before."""
    player = game.players[seat]
    votes = int(VOTES[player.stacks[area]]) + councillors(game, seat, area)
    if game.counted < AREAS and game.brown[game.counted] == area:
        votes += int(VOTES[player.shown[area]])
    if player.card == area and player.ballot != UNDECIDED:
        votes += int(VOTES[HEAP_OF[player.ballot]])
    return votes


def needs(game: Doge, seat: int) -> list[Json]:
    """For each condition: palaces missing, those of them in new districts, and whether it can still be met."""
    player = game.players[seat]
    found: list[Json] = []
    for way in range(len(VICTORY_PALACES)):
        missing, new = palaces_missing(player.palaces, player.palaces_left, way)
        found.append(
            {
                "palaces": max(0, int(missing)),
                "new": int(new),
                "possible": can_meet_way(player.palaces, player.palaces_left, game.built, way),
            }
        )
    return found


# --- what an option is, and what it would do


def args(action: int) -> dict[str, Json]:
    """What the words of an option name; of a ballot, how many markers it has too."""
    named = ACTIONS.args(action)
    if LAY.covers(action):
        named["markers"] = int(SIZE[HEAP_OF[LAY.only(action)]])
    return named


def note(game: Doge, seat: int, action: int) -> list[Message]:
    """In a line, before it is taken."""
    player = game.players[seat]
    if LAY.covers(action):
        heap = HEAP_OF[LAY.only(action)]
        left = int(SIZE[player.hand] - SIZE[heap])
        return [Message("note-lay", {"votes": int(VOTES[heap]), "markers": int(SIZE[heap]), "left": left})]
    if PLACE.covers(action):
        district, houses = PLACE.both(action)
        return note_houses(game, district, int(player.houses[district] + houses)) if houses > 0 else []
    if MOVE.covers(action):
        _, end = MOVE.both(action)
        return note_houses(game, end, int(player.houses[end] + 1))
    if BUILD.covers(action):
        return note_build(game, seat, int(BUILD.only(action)))
    if TAKE.covers(action):
        councillor, area = TAKE.both(action)
        return note_take(game, int(HOME[councillor]), int(area))
    if RENOUNCE.covers(action):
        return [Message("note-renounce")] if game.houses_on_board(seat) > 0 else [Message("note-renounce-no-house")]
    return []


def note_houses(game: Doge, district: int, houses: int) -> list[Message]:
    """How many houses would stand there, and what a palace costs."""
    price = price_or_none(game, district)
    if price is None:
        return [Message("note-houses-full", {"houses": houses, "district": area_arg(district)})]
    return [Message("note-houses", {"houses": houses, "district": area_arg(district), "price": price})]


def note_build(game: Doge, seat: int, district: int) -> list[Message]:
    """How many palaces the player would have, in how many districts."""
    player = game.players[seat]
    held = int(districts_held(player.palaces)) + (1 if player.palaces[district] == 0 else 0)
    return [Message("note-build", {"palaces": int(PALACES - player.palaces_left) + 1, "districts": held})]


def note_take(game: Doge, home: int, area: int) -> list[Message]:
    """When the area is counted next: 1 is the very next vote. The vote going on now counts no more, and a vote of the
    councillor's own area before that one decides about it anew.
    """
    later = known_votes(game)[1:]
    this_year = int(AREAS - game.counted) - 1
    args: dict[str, Json] = {"area": area_arg(area)}
    own: dict[str, Json] = {"home": area_arg(home)}
    if area in later[:this_year]:
        return [Message("note-take", args | {"when": later.index(area) + 1})]
    if area not in later:
        before = Message("note-take-contested", own) if home in later else Message("note-take-uncertain", own)
        return [Message("note-take-later", args), before]
    said = [Message("note-take-next-year", args | {"when": later.index(area) + 1})]
    if home in later[: later.index(area)]:
        said.append(Message("note-take-contested", own))
    return said


# --- the position in words


def describe(game: Doge, viewer: int) -> list[Message]:
    """Year and order of votes, then area by area, then player by player."""
    order = known_votes(game)
    left = int(AREAS - game.counted)
    words = [Message("describe-year", {"year": int(game.year), "players": int(game.seats)})]
    if left:
        words.append(Message("describe-order", {"areas": [area_arg(area) for area in order[:left]]}))
    if order[left:]:
        words.append(Message("describe-next-year", {"areas": [area_arg(area) for area in order[left:]]}))
    for area in range(AREAS):
        words.extend(describe_area(game, viewer, area))
    for seat in range(game.seats):
        words.append(describe_player(game, seat))
    return words


def describe_area(game: Doge, viewer: int, area: int) -> list[Message]:
    """Palaces and price, who has what there, and the councillors."""
    words: list[Message] = []
    if area < DISTRICTS:
        price = price_or_none(game, area)
        args: dict[str, Json] = {"district": area_arg(area), "built": int(game.built[area])}
        words.append(
            Message("describe-district-full", args)
            if price is None
            else Message("describe-district", args | {"price": price})
        )
    else:
        words.append(Message("describe-quarantia"))
    for seat in range(game.seats):
        player = game.players[seat]
        markers = int(SIZE[player.stacks[area]] + SIZE[player.shown[area]])
        houses = int(player.houses[area]) if area < DISTRICTS else 0
        palaces = int(player.palaces[area]) if area < DISTRICTS else 0
        if markers or houses or palaces:
            args = {"player": seat_arg(seat), "markers": markers, "houses": houses, "palaces": palaces}
            words.append(Message("describe-holding", args))
    if viewer >= 0 and own_votes(game, viewer, area):
        words.append(Message("describe-own-votes", {"votes": own_votes(game, viewer, area)}))
    for councillor in range(COUNCILLORS):
        if game.place[councillor] == area:
            who = seat_arg(int(game.controller[councillor]))
            words.append(Message("describe-councillor", {"councillor": councillor_arg(councillor), "player": who}))
    return words


def describe_player(game: Doge, seat: int) -> Message:
    """Palaces, reserve, rings, markers in hand."""
    player = game.players[seat]
    return Message(
        "describe-player",
        {
            "player": seat_arg(seat),
            "palaces": int(PALACES - player.palaces_left),
            "districts": int(districts_held(player.palaces)),
            "reserve": int(player.reserve),
            "rings": int(player.rings),
            "markers": int(SIZE[player.hand]),
        },
    )


# --- the end


def ending(game: Doge) -> str:
    """The condition that the winner meets, the first of several; or nobody could meet any [DOG-END-1, DOG-END-2,
    DOG-END-3, DOG-END-8].
    """
    standing = [int(rank) for rank in game.standing()]
    winner = game.players[standing.index(max(standing))]
    for way, clause in enumerate(("DOG-END-1", "DOG-END-2", "DOG-END-3")):
        if palaces_missing(winner.palaces, winner.palaces_left, way)[0] <= 0:
            return clause
    return "DOG-END-8"


def score_sheet(game: Doge) -> list[ScoreRow]:
    """Whether a condition is met, districts held, houses on the board; palaces are the score."""
    players = game.players
    met = [int(meets_condition(player.palaces, player.palaces_left)) for player in players]
    held = [int(districts_held(player.palaces)) for player in players]
    houses = [int(game.houses_on_board(seat)) for seat in range(game.seats)]
    palaces = [int(points) for points in game.scores()]
    return [
        ScoreRow("score-condition", met, "DOG-END-4"),
        ScoreRow("score-districts", held, "DOG-END-9"),
        ScoreRow(
            "score-houses", houses, "DOG-END-6", parts=_by_district([player.houses for player in players], "DOG-END-6")
        ),
        ScoreRow(
            "score-palaces",
            palaces,
            "DOG-END-5",
            total=True,
            parts=_by_district([player.palaces for player in players], "DOG-END-5"),
        ),
    ]


def _by_district(rows: list[vec[i64]], clause: str) -> list[ScorePart]:
    """What each seat has in each district where anybody has something."""
    parts = []
    for district in range(DISTRICTS):
        values = [int(row[district]) for row in rows]
        if any(values):
            parts.append(ScorePart(Message(f"area-{DISTRICT_IDS[district]}"), values, clause))
    return parts

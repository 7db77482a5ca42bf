"""A turn: moving, buying, prophecies, sinking, gondolas."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima.core.bits import count, members_of
from serenissima.core.fields import SPECTATOR, view
from serenissima.games.venezia2099.city import COLOUR_NAMES, FROM_RANK, SQUARE_NAMES, rank_of
from serenissima.games.venezia2099.flow.sinking import RescueFigure, sink
from serenissima.games.venezia2099.flow.turn import BuyTreasure, MoveFigure, PlayProphecy, Turn
from serenissima.games.venezia2099.meta import TITLE
from serenissima.games.venezia2099.state import NOWHERE, Venezia
from serenissima.match.match import Match
from tests.games.venezia2099.position import (
    RANK,
    ask,
    do,
    drown,
    give,
    offered,
    ordered,
    square,
    stand,
    targets,
    tile,
)

# In the ordered city row 1 holds the six 2s and two 3s, and so on: A1 is the black 2, G1 the black 3, H1 the bronze 3,
# G6 the mauve X, H6 the green X; rows 7 and 8 are platforms.


@pytest.mark.clause("V99-TURN-1", "V99-TURN-2", "V99-TURN-3")
def test_a_turn_has_three_steps_in_order() -> None:
    game = ordered()
    for seat in range(4):
        give(game, seat, "8 red")
    stand(game, 2, "D4")
    ask(game, Turn(2))
    assert isinstance(game.top, MoveFigure)
    assert "stay" in offered(game)
    do(game, kind="stay")
    assert isinstance(game.top, BuyTreasure)
    assert "buy_nothing" in offered(game)
    do(game, kind="buy_nothing")
    assert isinstance(game.top, PlayProphecy)
    assert offered(game) == [f"prophecy district={tile('8 red')}"], "a prophecy must be played"
    do(game, kind="prophecy", district=tile("8 red"))
    assert game.to_play() == 3


@pytest.mark.clause("V99-MOVE-1", "V99-MOVE-2", "V99-MOVE-6")
def test_a_figure_moves_in_a_straight_line_of_any_length() -> None:
    game = ordered()
    stand(game, 0, "D4")
    ask(game, MoveFigure(0))
    column, row = "D", 4
    lines = {
        name
        for name in SQUARE_NAMES
        if name != "D4"
        and (name[0] == column or name[1] == str(row) or abs(ord(name[0]) - ord(column)) == abs(int(name[1]) - row))
    }
    assert targets(game, "move") == lines
    assert "D8" in lines, "over and onto platforms"


@pytest.mark.clause("V99-MOVE-3", "V99-MOVE-4", "V99-MOVE-5", "V99-MOVE-7", "V99-MOVE-8", "V99-MOVE-9", "V99-MOVE-EX")
def test_water_edges_and_figures_end_a_line() -> None:
    game = ordered()
    stand(game, 0, "A1", "A4")
    stand(game, 1, "E1")
    drown(game, "B2")
    ask(game, MoveFigure(0))
    assert targets(game, "move", 0) == {"B1", "C1", "D1", "A2", "A3"}, "another's figure, one's own, water"
    drown(game, "B1", "A2", "A3")
    assert targets(game, "move", 0) == set()
    game.dry |= 1 << square("B2")
    assert targets(game, "move", 0) == {f"{letter}{row}" for letter, row in zip("BCDEFGH", range(2, 9), strict=True)}, (
        "between two squares of water"
    )


@pytest.mark.clause("V99-GONDOLA-1", "V99-GONDOLA-2", "V99-GONDOLA-3", "V99-GONDOLA-EX1")
def test_a_gondola_takes_a_figure_anywhere_instead_of_the_move() -> None:
    game = ordered()
    stand(game, 0, "A1", "H8")
    stand(game, 1, "C3")
    give(game, 0, "8 red")
    drown(game, "B1", "A2", "B2", "F5")
    game.coins_on[square("E6")] = 3
    ask(game, Turn(0))
    assert targets(game, "gondola") == set(SQUARE_NAMES) - {"A1", "H8", "C3", "B1", "A2", "B2", "F5"}
    assert SQUARE_NAMES[game.square_of[tile("X turquoise")]] == "E6"
    do(game, kind="gondola", figure=0, square=square("E6"))
    assert game.players[0].gondolas == 1
    assert isinstance(game.top, BuyTreasure), "the gondola was the move"
    game.players[0].gondolas = 0
    ask(game, MoveFigure(0))
    assert targets(game, "gondola") == set()


@pytest.mark.clause("V99-BUY-1", "V99-BUY-2", "V99-BUY-3", "V99-BUY-4", "V99-BUY-5", "V99-BUY-EX")
def test_the_example_of_white_who_may_buy_three_treasures() -> None:
    game = ordered(3)
    bronze, black, mauve = (SQUARE_NAMES[game.square_of[tile(name)]] for name in ("4 bronze", "5 black", "6 mauve"))
    stand(game, 0, bronze, black, mauve, "H8")
    game.coins_on[square(bronze)] = 1
    game.coins_on[square(black)] = 3
    give(game, 0, "8 red")
    ask(game, Turn(0))
    do(game, kind="stay")
    assert offered(game) == ["buy_nothing", "buy figure=0", "buy figure=1", "buy figure=2"], "not on the platform"
    before = game.players[0].coins
    do(game, kind="buy", figure=1)
    assert game.players[0].coins == before - 4
    assert game.coins_on[square(black)] == 7, "1, 2, 4: the next one costs 8"
    assert list(game.players[0].treasures) == [1, 0, 0, 0, 0, 0]
    assert game.supply[0] == 9
    assert isinstance(game.top, PlayProphecy), "one treasure, and nothing moves afterwards"
    for figure, price in ((0, 2), (2, 1)):
        again = ask(ordered(3), BuyTreasure(0))
        stand(again, 0, bronze, black, mauve, "H8")
        again.coins_on[square(bronze)] = 1
        before = again.players[0].coins
        do(again, kind="buy", figure=figure)
        assert again.players[0].coins == before - price


@pytest.mark.clause("V99-GONDOLA-1", "V99-GONDOLA-2")
@pytest.mark.parametrize("cards", [1, 2])
def test_each_gondola_is_used_up(cards: int) -> None:
    game = ordered()
    stand(game, 0, "A1")
    game.players[0].gondolas = cards
    give(game, 0, "8 red")
    ask(game, Turn(0))
    do(game, kind="gondola", figure=0, square=square("H8"))
    assert game.players[0].gondolas == cards - 1
    ask(game, MoveFigure(0))
    assert (targets(game, "gondola") == set()) == (cards == 1)


@pytest.mark.clause("V99-GONDOLA-4")
@pytest.mark.parametrize("cards", [1, 2])
def test_each_rescue_uses_up_a_gondola(cards: int) -> None:
    game = ordered()
    place = SQUARE_NAMES[game.square_of[tile("5 bronze")]]
    stand(game, 1, place)
    game.players[1].gondolas = cards
    give(game, 0, "5 bronze")
    ask(game, PlayProphecy(0))
    do(game, kind="prophecy", district=tile("5 bronze"))
    match = Match(TITLE, TITLE.setting(4), 0)
    match.state = game
    prompt: Any = match.prompt(1)
    assert (prompt.id, prompt.args["square"], prompt.yours) == ("ask-rescue-figure", place, True)
    do(game, kind="rescue", square=square("A1"))
    assert game.players[1].gondolas == cards - 1


@pytest.mark.clause("V99-BUY-3", "V99-BUY-6")
def test_treasures_of_a_colour_add_up_until_the_last_is_sold() -> None:
    game = ordered()
    stand(game, 0, "A1", "B1")
    game.players[0].coins = 40
    game.supply[0] = 2
    game.players[0].treasures[0] = 3
    for bought in (1, 2):
        ask(game, BuyTreasure(0))
        do(game, kind="buy", figure=0)
        assert game.players[0].treasures[0] == 3 + bought
        assert game.supply[0] == 2 - bought
    ask(game, BuyTreasure(0))
    assert offered(game) == ["buy_nothing", "buy figure=1"], "black is sold out, bronze is not"
    assert game.players[0].coins == 40 - 1 - 2
    assert game.coins_on[square("A1")] == 3


@pytest.mark.clause("V99-BUY-3", "V99-BUY-6")
def test_nobody_buys_without_coins_or_supply() -> None:
    game = ordered()
    stand(game, 0, "A1")
    game.players[0].coins = 3
    game.coins_on[square("A1")] = 3
    ask(game, BuyTreasure(0))
    assert offered(game) == ["buy_nothing"]
    game.coins_on[square("A1")] = 2
    assert offered(game) == ["buy_nothing", "buy figure=0"]
    game.supply[0] = 0
    assert offered(game) == ["buy_nothing"]


@pytest.mark.clause("V99-PROPHECY-1", "V99-PROPHECY-2", "V99-PROPHECY-3", "V99-PROPHECY-EX")
def test_the_lowest_prophecy_is_played() -> None:
    game = ordered()
    give(game, 0, "3 green", "3 red", "4 black", "X mauve")
    ask(game, PlayProphecy(0))
    assert offered(game) == [f"prophecy district={tile(name)}" for name in ("3 red", "3 green")]
    give(game, 0, "8 red", "X black")
    assert offered(game) == [f"prophecy district={tile('8 red')}"], "X comes after 8"
    give(game, 0, "X black")
    assert offered(game) == [f"prophecy district={tile('X black')}"]


@pytest.mark.clause("V99-SINK-1", "V99-SINK-2", "V99-SINK-3", "V99-SINK-EX", "V99-LONE-2")
def test_the_example_of_the_3_green() -> None:
    game = ordered()
    place = SQUARE_NAMES[game.square_of[tile("3 green")]]
    stand(game, 1, place)
    game.players[1].gondolas = 0
    game.coins_on[square(place)] = 3
    give(game, 0, "3 green", "8 red")
    ask(game, PlayProphecy(0))
    do(game, kind="prophecy", district=tile("3 green"))
    assert square(place) not in members_of(game.dry)
    assert game.coins_on[square(place)] == 0
    assert game.players[1].figures[0] == NOWHERE, "nobody saves it: it is out of the game"
    assert members_of(game.players[0].hand) == [tile("8 red")]
    assert game.taken == 0
    give(game, 1, "X red")
    game.players[1].gondolas = 2
    ask(game, MoveFigure(1))
    assert offered(game) == ["stay"], "it never comes back, gondola or not"


@pytest.mark.clause("V99-GONDOLA-4", "V99-GONDOLA-5", "V99-GONDOLA-7", "V99-GONDOLA-EX2")
def test_the_example_of_yellow_who_saves_a_figure_out_of_turn() -> None:
    game = ordered()
    stand(game, 1, SQUARE_NAMES[game.square_of[tile("5 bronze")]])
    stand(game, 2, "A1")
    for seat in range(4):
        give(game, seat, "X red" if seat else "5 bronze")
    drown(game, "C2")
    game.do_only(Turn(1))
    game.do(PlayProphecy(0))
    do(game, kind="prophecy", district=tile("5 bronze"))
    assert isinstance(game.top, RescueFigure)
    assert game.to_play() == 1
    platforms = {f"{column}{row}" for column in "ABCDEFGH" for row in (7, 8)}
    sunk = {"C2", SQUARE_NAMES[game.square_of[tile("5 bronze")]]}
    assert targets(game, "rescue") == set(SQUARE_NAMES) - platforms - sunk - {"A1"}
    assert "let_fall" in offered(game)
    do(game, kind="rescue", square=square("E6"))
    assert game.players[1].gondolas == 1
    assert game.players[1].figures[0] == square("E6")
    assert isinstance(game.top, MoveFigure), "the rescue has not used up the move"
    assert any(option.startswith("move ") for option in offered(game))


@pytest.mark.clause("V99-GONDOLA-4", "V99-SINK-2")
def test_who_lets_a_figure_fall_keeps_the_gondola() -> None:
    game = ordered()
    stand(game, 1, "A1", SQUARE_NAMES[game.square_of[tile("5 bronze")]])
    give(game, 0, "5 bronze")
    ask(game, PlayProphecy(0))
    do(game, kind="prophecy", district=tile("5 bronze"))
    assert game.to_play() == 1
    do(game, kind="let_fall")
    assert game.players[1].gondolas == 2
    assert list(game.players[1].figures) == [square("A1"), NOWHERE, NOWHERE]
    assert members_of(game.taken) == [square("A1")]


@pytest.mark.clause("V99-GONDOLA-8", "V99-BUY-2", "V99-GONDOLA-4")
def test_a_player_saves_a_figure_from_his_own_prophecy_after_buying() -> None:
    game = ordered()
    place = SQUARE_NAMES[game.square_of[tile("5 bronze")]]
    stand(game, 0, place)
    give(game, 0, "5 bronze")
    ask(game, Turn(0))
    do(game, kind="stay")
    do(game, kind="buy", figure=0)
    do(game, kind="prophecy", district=tile("5 bronze"))
    assert isinstance(game.top, RescueFigure)
    assert game.to_play() == 0
    do(game, kind="rescue", square=square("B1"))
    assert list(game.players[0].figures) == [square("B1"), NOWHERE, NOWHERE]
    assert game.players[0].gondolas == 1


@pytest.mark.clause("V99-SINK-3")
def test_coins_that_sink_go_to_nobody() -> None:
    game = ordered()
    place = int(game.square_of[tile("5 bronze")])
    other = square("A1")
    game.stand(1, 0, place)
    game.coins_on[place] = 7
    game.coins_on[other] = 3
    before = [int(player.coins) for player in game.players]
    give(game, 0, "5 bronze", "8 red")
    ask(game, PlayProphecy(0))
    do(game, kind="prophecy", district=tile("5 bronze"))
    assert [int(player.coins) for player in game.players] == before, "neither to the prophet nor to whoever stood there"
    assert (game.coins_on[place], game.coins_on[other], game.sunk_coins) == (0, 3, 7)
    game.coins_on[square("D2")] = 1
    sink(game, 0, int(game.tile[square("D2")]))
    assert game.sunk_coins == 8, "with all that sank before"


@pytest.mark.clause("V99-GONDOLA-4")
def test_without_a_gondola_card_a_figure_falls_at_once() -> None:
    game = ordered()
    place = SQUARE_NAMES[game.square_of[tile("5 bronze")]]
    stand(game, 1, "A1", place)
    game.players[1].gondolas = 0
    sink(game, 0, tile("5 bronze"))
    assert game.top is None or not isinstance(game.top, RescueFigure)
    assert game.players[1].figures[1] == NOWHERE
    assert game.players[1].figures[0] == square("A1")


@pytest.mark.clause("V99-PROPHECY-1")
def test_everybody_knows_that_a_hand_holds_nothing_below_the_last_prophecy() -> None:
    game = ordered()
    give(game, 1, "5 bronze", "X red")
    assert game.zone_limit(1) == FROM_RANK[1], "at first anything from 3 upwards"
    ask(game, PlayProphecy(1))
    do(game, kind="prophecy", district=tile("5 bronze"))
    assert game.players[1].floor == RANK["5"]
    possible = {int(card) for card in members_of(game.zone_limit(1))}
    assert possible == {tile(f"{value} {colour}") for value in "5678X" for colour in COLOUR_NAMES}
    assert game.zone_limit(0) == game.zone_limit(4) == FROM_RANK[1], "nothing is known of the others"


@pytest.mark.clause("V99-GONDOLA-6")
def test_no_free_square_of_the_city_no_rescue() -> None:
    game = ordered()
    stand(game, 1, "A2")
    game.dry = game.dry & ~game.districts | 1 << square("A2")
    sink(game, 0, int(game.tile[square("A2")]))
    assert game.players[1].figures[0] == NOWHERE
    assert not isinstance(game.top, RescueFigure)


@pytest.mark.clause("V99-LONE-1", "V99-END-1")
def test_a_player_without_figures_goes_on_with_prophecies() -> None:
    game = ordered(3)
    for seat, cards in enumerate((("3 red", "8 red"), ("4 red", "7 red"), ("5 red", "6 red"))):
        give(game, seat, *cards)
    ask(game, Turn(0))
    played = 0
    while not game.over():
        if isinstance(game.top, PlayProphecy):
            played += 1
        assert [option for option in offered(game) if option.startswith(("buy ", "move ", "gondola"))] == []
        game.apply(game.ACTIONS.from_json({"kind": offered(game)[0].split()[0], **fields(offered(game)[0])}))
    assert played == 6, "the game ends with the last prophecy"
    assert count(game.dry & game.districts) == 48 - 6


def fields(text: str) -> dict[str, int]:
    return {name: int(value) for name, value in (field.split("=") for field in text.split()[1:])}


@pytest.mark.clause("V99-SEE-1")
def test_hands_are_secret_and_all_else_is_open() -> None:
    game = ordered()
    give(game, 0, "3 red", "4 red")
    give(game, 1, "5 red")
    stand(game, 1, "A1")
    mine, other = players_seen_by(game, 0)[:2]
    assert mine["hand"] == [tile("3 red"), tile("4 red")]
    assert other["hand"] == {"hidden": 1}
    assert {"figures", "coins", "treasures", "gondolas"} <= set(other)
    assert players_seen_by(game, SPECTATOR)[0]["hand"] == {"hidden": 2}


def players_seen_by(game: Venezia, viewer: int) -> list[dict[str, Any]]:
    seen: Any = view(game, viewer)["players"]
    return list(seen)


@pytest.mark.clause("V99-PROPHECY-2")
def test_ranks_follow_the_values() -> None:
    assert [rank_of(tile(f"{value} red")) for value in ("2", "3", "8", "X")] == [RANK[v] for v in ("2", "3", "8", "X")]
    assert rank_of(tile("X red")) > rank_of(tile("8 red"))

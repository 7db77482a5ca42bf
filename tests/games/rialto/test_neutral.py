"""The two-player variant with the neutral player."""

from __future__ import annotations

import pytest

from serenissima.core.bags import bag_size
from serenissima.core.bits import members_of
from serenissima.core.fields import SPECTATOR, view
from serenissima.core.title import BadSetting
from serenissima.games.rialto.board import GONDOLA, district_value, first_district, marked_link, second_district
from serenissima.games.rialto.flow.blue import BlueBuildings
from serenissima.games.rialto.flow.cards import ClearRows, LayOutRows, TakeCards
from serenissima.games.rialto.flow.playing import NeutralPlays
from serenissima.games.rialto.flow.setup import SeatThePlayers
from serenissima.games.rialto.flow.stages import AwardBonus, EndStage, Stage
from serenissima.games.rialto.meta import TITLE
from serenissima.games.rialto.printed import CARD_BITS, COUNCILLORS, LINKS_OF_MAP
from serenissima.games.rialto.scoring import district_points
from serenissima.games.rialto.state import Rialto
from tests.games.rialto.position import (
    STAGE,
    ask,
    bag,
    cards_of,
    council,
    district,
    do,
    doge_order,
    free_links,
    hold,
    link,
    listen,
    new,
    number_districts,
    offered,
    own,
    stands,
    started,
    told,
    track,
)

NEUTRAL = 2
ORDER = ("cannaregio", "dorsoduro", "castello", "san_marco", "santa_croce", "san_polo")  # 1 and 2 are not joined


def variant() -> Rialto:
    """Two players and the neutral one, Doge order by seats, order tiles as in ORDER, the mark where it starts."""
    game = started(2, neutral="yes")
    number_districts(game, *ORDER)
    game.marked = marked_link(game.free, game.number_of, game.district_in)
    return game


def resolve(game: Rialto, stage: str, *strengths: int) -> None:
    game.stage = STAGE[stage]
    game.bonuses = 0
    for player, strength in zip(game.players, strengths, strict=True):
        player.strength = strength
    ask(game, AwardBonus(-1), EndStage(-1))


@pytest.mark.clause("RIA-NEUTRAL-1", "RIA-NEUTRAL-5")
def test_a_variant_for_two_alone_and_without_a_score() -> None:
    game = new(2, neutral="yes")
    assert game.has_neutral()
    assert (game.seats, len(game.players), len(game.scores())) == (2, 3, 2)
    assert not new(2).has_neutral()
    with pytest.raises(BadSetting):
        TITLE.setting(3, {"neutral": "yes"})


@pytest.mark.clause("RIA-NEUTRAL-2", "RIA-NEUTRAL-24", "RIA-NEUTRAL-4", "RIA-NEUTRAL-5")
def test_the_neutral_player_is_first_and_has_neither_coins_nor_points() -> None:
    lefts = set()
    for luck in range(16):
        game = new(2, luck * 1_000_003, neutral="yes")
        order = doge_order(game)
        assert order[0] == NEUTRAL == game.first, "on top of the Doge stack"
        assert game.left_of(NEUTRAL) == order[1]
        assert [int(game.players[seat].coins) for seat in order] == [0, 1, 2]
        assert game.to_play() == order[2], "who has two coins chooses a building first"
        neutral = game.players[NEUTRAL]
        assert (neutral.points, neutral.reserve, neutral.general) == (0, COUNCILLORS, 0)
        lefts.add(order[1])
    assert lefts == {0, 1}


@pytest.mark.clause("RIA-NEUTRAL-5", "RIA-SETUP-12")
def test_it_chooses_no_starting_building() -> None:
    game = new(2, neutral="yes")
    do(game, "start_with building=green_1")
    do(game, "start_with building=blue_1")
    assert offered(game) == ["take_row row=0", "take_row row=1", "take_row row=2"]
    assert game.players[NEUTRAL].buildings == 0


@pytest.mark.clause("RIA-NEUTRAL-3")
def test_three_rows_for_two_players() -> None:
    game = variant()
    ask(game, LayOutRows(-1))
    assert len(game.rows) == 3
    assert game.to_play() == 0
    do(game, "take_row row=0")
    do(game, "take_row row=0" if "take_row row=0" in offered(game) else "take_row row=1")
    assert game.over(), "the neutral player takes no row"


@pytest.mark.clause("RIA-NEUTRAL-6", "RIA-NEUTRAL-20")
def test_example_one_and_two_are_not_joined_so_the_mark_starts_between_one_and_three() -> None:
    game = variant()
    game.do_only(SeatThePlayers(-1))
    game.order = 0
    game.settle()
    assert game.marked == link("cannaregio", "castello")


@pytest.mark.clause("RIA-NEUTRAL-8", "RIA-NEUTRAL-21")
def test_example_with_district_one_full_the_mark_goes_between_two_and_three() -> None:
    game = variant()
    for other in ("san_marco", "santa_croce", "san_polo"):
        game.lay_tile(link("cannaregio", other), GONDOLA)
        game.move_mark()
        assert game.marked == link("cannaregio", "castello"), "a tile elsewhere does not move it"
    game.lay_tile(link("cannaregio", "castello"), GONDOLA)
    game.move_mark()
    assert game.marked == link("dorsoduro", "castello")


@pytest.mark.clause("RIA-NEUTRAL-9")
def test_with_all_connections_taken_there_is_no_mark() -> None:
    game = variant()
    heard = listen(game)
    for n in members_of(LINKS_OF_MAP[0]):
        game.lay_tile(n, GONDOLA)
        game.move_mark()
    assert game.marked == -1
    assert told(heard)[-1] == "unmarked"
    assert told(heard).count("unmarked") == 1


@pytest.mark.clause("RIA-NEUTRAL-7", "RIA-NEUTRAL-8")
def test_players_may_build_on_the_marked_connection() -> None:
    game = variant()
    resolve(game, "E", 1, 0, 0)
    marked = int(game.marked)
    do(game, f"place_gondola link={marked}")
    assert game.marked != marked
    assert game.marked == link("cannaregio", "san_marco")


@pytest.mark.clause("RIA-NEUTRAL-10", "RIA-NEUTRAL-11")
def test_seven_open_cards_after_phase_one() -> None:
    game = variant()
    game.rows = type(game.rows)([0, 0, 0])
    ask(game, ClearRows(-1))
    assert bag_size(game.neutral_cards, CARD_BITS) == 7
    assert view(game, SPECTATOR)["neutral_cards"] == view(game, 0)["neutral_cards"]


@pytest.mark.clause("RIA-NEUTRAL-11", "RIA-NEUTRAL-12")
def test_it_plays_all_its_cards_of_the_type_and_jokers_as_councillors() -> None:
    game = variant()
    game.neutral_cards = bag(doge=2, joker=2, councillor=1)
    game.stage = STAGE["A"]
    ask(game, NeutralPlays(NEUTRAL))
    assert game.players[NEUTRAL].strength == 2
    game.players[NEUTRAL].played = 0
    game.stage = STAGE["F"]
    ask(game, NeutralPlays(NEUTRAL))
    assert game.players[NEUTRAL].strength == 3
    assert game.neutral_cards == 0
    game.neutral_cards = bag(joker=1)
    ask(game, NeutralPlays(NEUTRAL))
    assert game.players[NEUTRAL].strength == 1, "a joker counts even without a councillor card"


@pytest.mark.clause("RIA-NEUTRAL-12", "RIA-NEUTRAL-13", "RIA-STAGE-3")
def test_it_competes_moves_on_the_track_and_can_play_first() -> None:
    game = variant()
    game.neutral_cards = bag(doge=2)
    hold(game, 0, doge=2, gold=1)
    track(game, (NEUTRAL, 1), (0, 1), (1, 1))
    game.first = 0
    ask(game, Stage(-1, STAGE["A"]), Stage(-1, STAGE["B"]))
    do(game, "play cards=2 jokers=0")
    do(game, "pass")
    assert game.first == NEUTRAL, "a tie is its own: it is ahead on the track"
    assert [int(player.doge) for player in game.players] == [3, 1, 4]
    assert cards_of(game.spent) == {"doge": 4}
    assert game.to_play() == 0, "it has no gold to play, and the player to its left goes on"


@pytest.mark.clause("RIA-NEUTRAL-14", "RIA-NEUTRAL-5")
@pytest.mark.parametrize("stage", ["B", "C"])
def test_gold_and_buildings_bring_it_nothing_but_the_bonus_is_lost_to_others(stage: str) -> None:
    game = variant()
    coins = [int(player.coins) for player in game.players]
    resolve(game, stage, 1, 0, 2)
    if stage == "B":
        assert [int(player.coins) for player in game.players] == [coins[0] + 1, coins[1], 0]
    else:
        assert len(offered(game)) == 1 + 3, "value 1 only: no bonus"
        do(game, "no_building")
    assert game.over()
    assert game.players[NEUTRAL].buildings == 0


@pytest.mark.clause("RIA-NEUTRAL-15", "RIA-NEUTRAL-5", "RIA-NEUTRAL-8")
def test_its_bridge_lies_on_the_mark_lower_end_to_the_lower_number() -> None:
    for order in (ORDER, ("castello", "san_polo", "cannaregio", "san_marco", "santa_croce", "dorsoduro")):
        game = variant()
        number_districts(game, *order)
        game.marked = marked_link(game.free, game.number_of, game.district_in)
        game.bridge = 0  # 3/6
        game.unseen_bridges = 0b111110
        marked = int(game.marked)
        resolve(game, "D", 0, 1, 2)
        ends = {int(first_district(marked)), int(second_district(marked))}
        assert ends == {district("cannaregio"), district("castello")}
        assert district_value(0, game.tiles, district(order[0])) == 3
        assert district_value(0, game.tiles, next(iter(ends - {district(order[0])}))) == 6
        assert game.marked != marked
        assert [int(player.points) for player in game.players] == [2, 4, 0]


@pytest.mark.clause("RIA-NEUTRAL-15", "RIA-NEUTRAL-16")
def test_without_the_bonus_it_builds_nothing() -> None:
    game = variant()
    resolve(game, "D", 0, 0, 0)
    assert game.players[NEUTRAL].points == 0
    resolve(game, "E", 2, 0, 1)
    do(game, f"place_gondola link={int(game.marked)}")
    do(game, offered(game)[0])
    assert stands(game, NEUTRAL) == {}


@pytest.mark.clause("RIA-NEUTRAL-16", "RIA-NEUTRAL-8")
def test_its_gondola_brings_a_councillor_to_both_districts() -> None:
    game = variant()
    marked = int(game.marked)
    resolve(game, "E", 0, 1, 2)
    assert stands(game, NEUTRAL) == {"cannaregio": 1, "castello": 1}
    assert marked not in free_links(game)
    assert game.gondolas == 5
    assert game.players[1].reserve == 6


@pytest.mark.clause("RIA-NEUTRAL-17")
def test_it_never_runs_out_of_councillors() -> None:
    game = variant()
    for _ in range(4):
        resolve(game, "F", 0, 0, 6)
    assert stands(game, NEUTRAL) == {"cannaregio": 28}


@pytest.mark.clause("RIA-NEUTRAL-18")
def test_it_turns_a_bank_tile_without_points() -> None:
    game = variant()
    council(game, NEUTRAL, san_marco=1)
    resolve(game, "E", 0, 0, 1)
    assert members_of(game.banks) == [1]
    assert [int(player.points) for player in game.players] == [3, 3, 0]


@pytest.mark.clause("RIA-NEUTRAL-18", "RIA-NEUTRAL-23", "RIA-BANK-2")
def test_a_player_in_the_same_stage_f_still_scores() -> None:
    game = variant()
    for seat in (0, NEUTRAL):
        council(game, seat, castello=1, san_marco=1)
    track(game, (NEUTRAL, 3), (0, 2), (1, 1))
    resolve(game, "F", 1, 0, 1)
    assert [int(player.points) for player in game.players] == [8, 3, 0]
    assert members_of(game.banks) == [1]


@pytest.mark.clause("RIA-NEUTRAL-19")
def test_it_does_nothing_in_phase_three() -> None:
    game = variant()
    own(game, 0, "blue_4")
    game.players[0].coins = 1
    ask(game, BlueBuildings(-1))
    assert game.to_play() == 0
    do(game, "use_blue own=blue_4")
    assert game.over()


@pytest.mark.clause("RIA-NEUTRAL-22")
def test_it_holds_a_rank_and_scores_nothing() -> None:
    game = variant()
    council(game, NEUTRAL, castello=3)
    council(game, 0, castello=2)
    here = district("castello")
    assert district_points(game.players, game.order, 0, here, 11) == 5
    assert len(game.scores()) == 2


@pytest.mark.clause("RIA-NEUTRAL-8", "RIA-NEUTRAL-15", "RIA-NEUTRAL-16")
def test_the_mark_moves_after_what_has_taken_its_place() -> None:
    game = variant()
    heard = listen(game)
    resolve(game, "D", 0, 0, 2)
    built = [name for name in told(heard) if name in ("bridged", "marked", "turned_up")]
    assert built == ["bridged", "marked", "turned_up"]
    heard = listen(game)
    resolve(game, "E", 0, 0, 1)
    assert told(heard) == ["bonus_won", "gondola_laid", "sent", "sent", "marked"]
    heard = listen(game)
    resolve(game, "E", 1, 0, 0)
    do(game, f"place_gondola link={int(game.marked)}")
    assert told(heard) == ["bonus_won", "recruited", "gondola_laid", "marked"]


@pytest.mark.clause("RIA-NEUTRAL-10")
def test_it_draws_after_the_hands_are_cut_and_before_the_stages() -> None:
    game = variant()
    ask(game, TakeCards(-1))
    drawn = []
    while not game.over():
        drawn.append(bag_size(game.neutral_cards, CARD_BITS))
        assert game.stage == -1
        do(game, offered(game)[0])
    assert set(drawn) == {0}
    assert bag_size(game.neutral_cards, CARD_BITS) == 7
    assert [bag_size(player.hand, CARD_BITS) for player in game.players] == [7, 7, 0]

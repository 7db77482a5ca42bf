"""Where the search stops: what a position is taken for."""

from __future__ import annotations

from serenissima.core.bags import some
from serenissima.core.bits import BIT
from serenissima.games.venedig.board import FINISH
from serenissima.games.venedig.buildings import LANE, PIECES
from serenissima.games.venedig.judgement import WHOLE, how_far, judge
from serenissima.games.venedig.state import Venedig
from tests.games.venedig.table import dry, hand, kind, pile, table, tokens

SPACE = WHOLE * WHOLE


def worth(game: Venedig, seat: int = 0) -> int:
    return int(judge(game, seat))


def late(game: Venedig) -> None:
    """All but one Ponte stand: the next one ends the game."""
    game.stock -= some(kind("ponte"), LANE, int(PIECES[kind("ponte")]) - 2)


def test_what_a_player_has_is_worth_something_early_and_late() -> None:
    for end in (False, True):
        game = table()
        if end:
            late(game)
        before = worth(game)
        game.players[0].space = 3
        ahead = worth(game)
        assert ahead > before + 2 * SPACE
        tokens(game, 0, 5)
        rich = worth(game)
        assert rich > ahead
        hand(game, 0, "casa")
        assert worth(game) > rich


def test_late_only_cards_that_belong_together_are_worth_much() -> None:
    game = table()
    empty = worth(game)
    hand(game, 0, "palazzo campo ponte")
    early = worth(game) - empty
    late(game)
    hand(game, 0, "")
    empty = worth(game)
    hand(game, 0, "palazzo campo ponte")
    scattered = worth(game) - empty
    hand(game, 0, "palazzo palazzo palazzo")
    together = worth(game) - empty
    assert early > 2 * scattered
    assert together > scattered + SPACE


def test_who_leads_a_building_has_more_of_it_than_a_helper() -> None:
    game = table()
    late(game)
    pile(game, 0, "basilica", 3)
    pile(game, 1, "basilica", 1)
    assert worth(game, 1) > worth(game, 2)
    alike = table()
    late(alike)
    pile(alike, 1, "basilica", 3)
    pile(alike, 0, "basilica", 1)
    assert worth(game, 0) > worth(alike, 0)


def test_a_set_of_ones_own_on_the_table_is_worth_its_site() -> None:
    game = table()
    pile(game, 1, "basilica", 1)
    late(game)
    dry(game, "A03", "A04", "A08")
    before = worth(game)
    game.whole_sets = BIT[kind("basilica")]
    assert worth(game) > before + 2 * SPACE


def test_the_sooner_the_turn_the_better() -> None:
    game = table(4)
    assert worth(game, 0) > worth(game, 1) > worth(game, 2) > worth(game, 3)


def test_a_finished_game_is_worth_the_spaces_it_ends_with() -> None:
    game = table()
    game.ended = 1
    game.players[0].space = 40
    tokens(game, 0, 6, 5)
    hand(game, 0, "casa casa")
    assert worth(game) == 42 * SPACE
    assert worth(game, 1) == 0


def test_the_end_is_as_near_as_the_foremost_gondola_or_the_last_piece() -> None:
    game = table()
    assert int(how_far(game)) == 0
    game.players[1].space = FINISH // 2
    assert int(how_far(game)) == WHOLE // 2
    late(game)
    assert int(how_far(game)) == 80

"""What a viewer of Doge can know of the others' markers, worked out from outside, against what the game lets a seat
imagine: every imagined position is one of those that the viewer cannot rule out, and over many none is missing.
"""

from __future__ import annotations

import pytest

from serenissima.core.chance import Chance
from serenissima.core.engine import NOBODY
from serenissima.core.fields import SPECTATOR
from serenissima.core.options import Options
from serenissima.core.secrets import determinize
from serenissima.games.doge.actions import BUILD, PLACE
from serenissima.games.doge.ballots import values_in
from serenissima.games.doge.flow.counting import CountArea
from serenissima.games.doge.meta import TITLE
from serenissima.games.doge.state import UNDECIDED
from tests.games.doge.onlooker import Onlooker
from tests.games.doge.table import CASTELLO, lay, new_table
from tests.onlooker_kit import Way, follow


def towards_the_end(listed: Options, dice: Chance) -> int:
    """A palace or houses where they are offered, which brings the end nearer; else anything."""
    for action in listed.as_list():
        if BUILD.covers(action) or PLACE.covers(action):
            return action
    return int(listed.pick(dice.below(listed.size)))


@pytest.mark.clause("DOG-LAY-10", "DOG-MATERIAL-1", "DOG-VOTES-1", "DOG-YEAR-4")
@pytest.mark.parametrize(("players", "seed"), [(3, 21), (4, 16)])
def test_every_viewer_imagines_all_that_it_cannot_rule_out_and_nothing_else(players: int, seed: int) -> None:
    assert follow(TITLE, TITLE.setting(players), Onlooker, seed, 10_000, Way(choose=towards_the_end)) > 200


@pytest.mark.clause("DOG-LAY-2")
def test_a_card_chosen_without_its_markers_is_not_known_to_anybody_else() -> None:
    game = new_table()
    listed = Options()
    game.options_of(1, listed)
    game.act(1, listed.pick(3))
    for viewer in (SPECTATOR, 0, 2):
        assert determinize(game, viewer, 1).players[1].card == UNDECIDED
    assert determinize(game, 1, 1).players[1].card == game.players[1].card != UNDECIDED


@pytest.mark.clause("DOG-MATERIAL-1", "DOG-VOTES-8")
def test_markers_never_laid_are_known_once_all_the_others_lie_open() -> None:
    game = new_table(4)
    lay(game, 2, CASTELLO, 0, 1, 3)
    game.pending = game.asked = 0
    game.do_only(CountArea(NOBODY, CASTELLO))
    game.settle()
    for viewer in (SPECTATOR, 0, 1, 3):
        for luck in range(20):
            assert values_in(int(determinize(game, viewer, luck).players[2].hand)) == [1, 2, 2, 3]

"""What is listed is the same whoever asks why not, and every action left out has its clause."""

from __future__ import annotations

from typing import Any

import pytest

from serenissima import _engine
from serenissima.core.bits import members_of
from serenissima.core.chance import Chance
from serenissima.core.engine import State
from serenissima.core.options import Options
from serenissima.core.title import Setting, Title
from serenissima.games import titles

SETTINGS = [(title, setting) for title in titles() for setting in title.settings()]
NAMES = [f"{title.id} {setting.name()}" for title, setting in SETTINGS]
GAMES = 20 if _engine.mode() == "compiled" else 4
TRIED = 6
"""How many actions that are not offered are tried at a decision, for each seat that is asked."""


@pytest.mark.parametrize(("title", "setting"), SETTINGS, ids=NAMES)
def test_listing_explains_itself(title: Title[Any], setting: Setting) -> None:
    clauses = {clause.id for clause in title.clauses}
    out, dice = Options(), Chance(3)
    for seed in range(GAMES):
        game = title.begin(setting, seed + 1)
        game.settle()
        while not game.over():
            for seat in members_of(game.waiting()):
                explain(game, seat, out, clauses, dice)
            game.options(out)
            game.apply(out.pick(dice.below(out.size)))


def explain(game: State, seat: int, out: Options, clauses: set[str], dice: Chance) -> None:
    """Compare what the seat is offered with what it would be told."""
    decision = game.decision()
    name = type(decision).__name__
    game.options_of(seat, out)
    listed = out.as_list()
    explained = decision.explained(game, seat)
    assert explained.as_list() == listed, f"{name} lists other options when it is asked why not"
    for kept in explained.kept_out:
        wrongly = [int(kept.base) + n for n in members_of(kept.members) if out.contains(kept.base + n)]
        told = [game.ACTIONS.to_text(action) for action in wrongly]
        assert not told, f"{name} offers {told} and says that {kept.clause} keeps them out"
        assert kept.clause in clauses, f"{name}: {kept.clause} is no clause of the game"
    for action in [int(dice.below(game.ACTIONS.size)) for _ in range(TRIED)]:
        if not out.contains(action):
            clause = decision.against(game, action, explained)
            assert clause in clauses, f"{name} refuses {game.ACTIONS.to_text(action)} by {clause!r}"
        not_yet = decision.not_yet(game, action)
        assert not_yet in clauses, f"{name} lets others wait by {not_yet!r}"

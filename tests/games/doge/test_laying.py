"""Phase 1 [5.1]: cards and markers, chosen in secret and revealed together."""

from __future__ import annotations

import json
from typing import Any

import pytest

from serenissima.core.fields import SPECTATOR, view
from serenissima.core.options import Options
from serenissima.games.doge.actions import CARD, LAY, PLACE
from serenissima.games.doge.ballots import BALLOT_NAMES, EMPTY, SIZE
from serenissima.games.doge.flow.laying import LayVotes
from serenissima.games.doge.meta import TITLE
from serenissima.games.doge.state import Doge
from serenissima.match.match import Match
from serenissima.match.refusal import Refused
from tests.games.doge.table import (
    CASTELLO,
    DORSODURO,
    QUARANTIA,
    SAN_MARCO,
    act,
    ballot,
    heap_of,
    kinds,
    new_table,
    options,
)


def lay_all(game: Doge, area: int, *values: int) -> None:
    """Everybody chooses the same."""
    for seat in range(game.seats):
        act(game, seat, CARD.at(area))
        act(game, seat, LAY.at(ballot(*values)))


@pytest.mark.clause("DOG-YEAR-1", "DOG-LAY-1")
@pytest.mark.parametrize(("players", "rounds"), [(3, 4), (4, 3)])
def test_rounds_of_laying_by_number_of_players(players: int, rounds: int) -> None:
    game = new_table(players)
    for n in range(rounds):
        top = game.top
        assert isinstance(top, LayVotes)
        assert top.round == n + 1
        assert top.args(game) == {"round": n + 1, "rounds": rounds}
        lay_all(game, n, [0, 1, 2, 3][n])
    assert not isinstance(game.top, LayVotes)
    assert game.counted > 0 or kinds(game) != {"card"}


@pytest.mark.clause("DOG-LAY-2")
def test_all_choose_at_the_same_time_in_any_order() -> None:
    match = Match.start(TITLE, 4, luck=3)
    assert match.waiting() == [0, 1, 2, 3]
    for seat in (2, 0, 3, 1):
        match.act(seat, CARD.at(CASTELLO))
        match.act(seat, LAY.at(ballot(seat)))
    assert all(SIZE[player.stacks[CASTELLO]] == 1 for player in match.state.players)  # type: ignore[attr-defined]


@pytest.mark.clause("DOG-LAY-3")
def test_one_to_four_markers() -> None:
    game = new_table()
    act(game, 0, CARD.at(CASTELLO))
    sizes = {len(name.split(" + ")) for name in BALLOT_NAMES}
    assert sizes == {1, 2, 3, 4}
    assert len(options(game)) == len(BALLOT_NAMES) == 39
    assert BALLOT_NAMES[:6] == ["0", "1", "2", "3", "0 + 1", "0 + 2"]
    assert BALLOT_NAMES[-2:] == ["1 + 2 + 3 + 3", "2 + 2 + 3 + 3"]


@pytest.mark.clause("DOG-LAY-4", "DOG-LAY-10")
def test_cards_are_revealed_together_and_markers_are_not() -> None:
    game = new_table()
    act(game, 0, CARD.at(CASTELLO))
    act(game, 0, LAY.at(ballot(1, 3)))
    act(game, 1, CARD.at(SAN_MARCO))
    act(game, 1, LAY.at(ballot(2)))
    assert [player.used for player in game.players] == [0, 0, 0]
    act(game, 2, CARD.at(CASTELLO))
    act(game, 2, LAY.at(ballot(0, 1, 1, 2)))
    assert [player.used for player in game.players] == [1 << CASTELLO, 1 << SAN_MARCO, 1 << CASTELLO]
    assert game.players[0].stacks[CASTELLO] == heap_of(1, 3)
    stacks = [part["stacks"] for part in parts_seen_by(1, game)]
    assert stacks[0][CASTELLO] == {"hidden": 2}
    assert stacks[1][SAN_MARCO] == [0, 0, 1, 0]
    assert stacks[2][CASTELLO] == {"hidden": 4}


def parts_seen_by(viewer: int, game: Doge) -> list[dict[str, Any]]:
    """The players as that viewer sees them."""
    seen: Any = view(game, viewer)["players"]
    parts: list[dict[str, Any]] = seen
    return parts


@pytest.mark.clause("DOG-LAY-4")
def test_nobody_learns_anything_before_all_have_chosen() -> None:
    quiet, busy = Match.start(TITLE, 3, luck=7), Match.start(TITLE, 3, luck=7)
    for match, area, values in ((quiet, CASTELLO, (0,)), (busy, QUARANTIA, (1, 2, 3, 3))):
        match.act(0, CARD.at(area))
        match.act(0, LAY.at(ballot(*values)))
        match.act(2, CARD.at(area))
    for viewer in (1, SPECTATOR):
        told = [
            json.dumps([m.view(viewer), str(m.prompt(viewer)), m.events(viewer), m.figures(viewer), m.waiting()])
            for m in (quiet, busy)
        ]
        assert told[0] == told[1]
    assert quiet.offers(1) == busy.offers(1)
    for match in (quiet, busy):
        match.act(2, LAY.at(ballot(1)))
        match.act(1, CARD.at(SAN_MARCO))
        match.act(1, LAY.at(ballot(1)))
    assert quiet.events(1) != busy.events(1)


@pytest.mark.clause("DOG-LAY-5")
def test_a_card_is_used_once_a_year() -> None:
    game = new_table()
    lay_all(game, CASTELLO, 1)
    assert "card area=1" not in options(game)
    assert len(options(game)) == 6
    assert game.decision().why_not(game, 0, CARD.at(CASTELLO)) == "DOG-LAY-5"


@pytest.mark.clause("DOG-LAY-6", "DOG-MATERIAL-3")
def test_a_player_without_markers_sits_out() -> None:
    match = Match.start(TITLE, 3, luck=2)
    for area, spendthrift, others in ((CASTELLO, (0, 1, 1, 2), (0,)), (DORSODURO, (2, 3, 3), (1,))):
        for seat in range(3):
            match.act(seat, CARD.at(area))
            match.act(seat, LAY.at(ballot(*(spendthrift if seat == 1 else others))))
    state = match.state
    assert isinstance(state, Doge)
    assert state.players[1].hand == EMPTY
    assert match.waiting() == [0, 2]
    assert match.options(1) == []
    act(state, 0, CARD.at(QUARANTIA))
    assert state.decision().why_not(state, 0, LAY.at(ballot(0, 1))) == "DOG-MATERIAL-3"


@pytest.mark.clause("DOG-LAY-7")
def test_a_player_with_markers_has_to_play() -> None:
    game = new_table()
    lay_all(game, CASTELLO, 0, 1, 1, 2)
    assert kinds(game) == {"card"}
    act(game, 0, CARD.at(DORSODURO))
    assert kinds(game) == {"lay"}


@pytest.mark.clause("DOG-LAY-8", "DOG-LAY-9")
def test_leftover_markers_stay_out_and_the_cards_come_back() -> None:
    game = new_table(4)
    for area in (CASTELLO, DORSODURO, QUARANTIA):
        assert kinds(game) == {"card"}
        lay_all(game, area, {CASTELLO: 0, DORSODURO: 1, QUARANTIA: 2}[area])
    assert [player.used for player in game.players] == [0] * 4
    assert [SIZE[player.hand] for player in game.players] == [4] * 4
    assert not kinds(game) & {"card", "lay"}


@pytest.mark.clause("DOG-LAY-11")
def test_a_choice_may_be_changed_until_the_last_one_has_chosen() -> None:
    match = Match.start(TITLE, 3, luck=2)
    match.act(0, CARD.at(CASTELLO))
    match.act(1, CARD.at(CASTELLO))
    assert match.reconsiderable() == [0, 1]
    match.reconsider(0)
    match.act(0, CARD.at(SAN_MARCO))
    match.act(0, LAY.at(ballot(3)))
    match.reconsider(0)
    match.act(0, CARD.at(QUARANTIA))
    match.act(0, LAY.at(ballot(2)))
    match.act(1, LAY.at(ballot(1)))
    match.act(2, CARD.at(CASTELLO))
    match.act(2, LAY.at(ballot(0)))
    state = match.state
    assert isinstance(state, Doge)
    assert state.players[0].stacks[QUARANTIA] == heap_of(2)
    assert match.reconsiderable() == []
    with pytest.raises(Refused):
        match.reconsider(0)
    assert not match.undo_status(2).possible


@pytest.mark.clause("DOG-LAY-2", "DOG-LAY-11", "DOG-YEAR-1")
def test_refusals_while_votes_are_laid() -> None:
    game = new_table()
    decision = game.decision()
    assert decision.why_not(game, 0, LAY.at(0)) == "DOG-LAY-2"
    assert decision.why_not(game, 0, PLACE.at(CASTELLO, 1)) == "DOG-YEAR-1"
    act(game, 0, CARD.at(CASTELLO))
    assert decision.why_not(game, 0, CARD.at(DORSODURO)) == "DOG-LAY-11"
    decision.retract(game, 0)  # type: ignore[attr-defined]
    listed = Options()
    game.options_of(0, listed)
    assert listed.contains(CARD.at(DORSODURO))

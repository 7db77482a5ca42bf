"""What is turned up and goes back within one step comes out by the rules, and twins may part there. A leak is none the
less a leak, whatever is done in the middle of a step to make it look like that.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest

from serenissima.core.bags import some
from serenissima.core.bits import BIT, lowest
from serenissima.core.engine import NOBODY
from serenissima.core.fields import SPECTATOR
from serenissima.secrecy import twins as ways
from serenissima.secrecy.twins import Twins, TwinsDiffer
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import BITS, TITLE, Regatta

Moment = Callable[[Regatta, int, int], None]
"""What happens to a boat of a seat's hand, in the middle of a step."""


def take(game: Regatta, seat: int, boat: int) -> None:
    game.sailors[seat].hand ^= BIT[boat]


def show(game: Regatta, seat: int, boat: int) -> None:
    game.raced ^= BIT[boat]


def tell(game: Regatta, seat: int, boat: int) -> None:
    game.tell(regatta.RACED, seat, boat, 0)


def replace(game: Regatta, seat: int, boat: int) -> None:
    """Another boat comes into the hand, from the harbour and unseen."""
    new = lowest(game.harbour)
    game.harbour ^= BIT[new]
    game.sailors[seat].hand |= BIT[new]


def cough(game: Regatta, seat: int, boat: int) -> None:
    """An event that tells nothing."""
    game.tell(regatta.PROTESTED, seat, 0, 0)


def note(game: Regatta, seat: int, boat: int) -> None:
    """What it was stays open to see."""
    game.sailors[seat].points += boat


def draw(game: Regatta, seat: int, boat: int) -> None:
    """Chance has a part in what happens, and nothing is told."""
    game.below(2)


def one(*moments: Moment) -> Callable[[Regatta], None]:
    """A boat of the first seat's hand goes through this."""
    return lambda game: played(game, moments, 1)


def each(*moments: Moment) -> Callable[[Regatta], None]:
    """A boat of each seat's hand goes through this, one seat after the other."""
    return lambda game: played(game, moments, int(game.seats))


def played(game: Regatta, moments: tuple[Moment, ...], seats: int) -> None:
    for seat in range(seats):
        if game.sailors[seat].hand and game.harbour:
            boat = lowest(game.sailors[seat].hand)
            for moment in moments:
                moment(game, seat, int(boat))


BY_THE_RULES = {
    "turned up, told, taken back": one(take, show, tell, show, take),
    "each turned up and told, and they stay": each(take, show, tell, replace),
    "turned up, told, and lost": one(take, show, tell, show),  # nobody sees more than that
    "turned up with a cough, then told, taken back": one(take, show, cough, tell, show, take),
    "turned up and taken back with a cough": one(take, show, cough, show, take),
    "taken away with a cough, taken back": one(take, cough, take),
    "each laid out with a draw": each(take, show, note, draw, replace),
    "each turned up and noted with a draw, taken back": each(take, show, note, draw, show, take),
}

LEAKS = {
    "told": one(tell),
    "taken away, told, taken back": one(take, tell, take),
    "told, then turned up and taken back": one(tell, take, show, cough, show, take),
    "turned up and taken back, then told": one(take, show, show, take, tell),
    "shown and told, but not taken from the hand": one(show, tell, show),
    "told twice, then turned up": one(tell, tell, take, show, cough, show, take),
    "turned up and taken back with a draw, then told": one(take, show, draw, show, take, tell),
}


def differ(seeds: int = 4, pairs: int = 300) -> str:
    """The difference that twins find; nothing when they find none."""
    for seed in range(seeds):
        try:
            Twins(TITLE, TITLE.setting(3), 1).play(seed, pairs)
        except TwinsDiffer as found:
            return str(found)
    return ""


@pytest.fixture
def parted(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """The viewers for whom the zones of the middle of a step let a twin go."""
    seen: list[int] = []
    part = Twins._part

    def noted(self: Twins, own: object, other: object, viewer: int, *before: object) -> bool:
        let_go: bool = part(self, own, other, viewer, *before)  # type: ignore[arg-type]
        if let_go:
            seen.append(viewer)
        return let_go

    monkeypatch.setattr(Twins, "_part", noted)
    return seen


def rounds_begin_with(monkeypatch: pytest.MonkeyPatch, moment: Callable[[Regatta], None]) -> None:
    def happen(self: regatta.Round, game: Regatta) -> None:
        moment(game)
        game.do(regatta.PickBoat(NOBODY))

    monkeypatch.setattr(regatta.Round, "happen", happen)


@pytest.mark.parametrize("moment", BY_THE_RULES.values(), ids=BY_THE_RULES)
def test_what_comes_out_in_the_middle_of_a_step_is_no_leak(
    monkeypatch: pytest.MonkeyPatch, moment: Callable[[Regatta], None]
) -> None:
    monkeypatch.setattr(regatta.RegattaTitle, "check", lambda self, game: None)  # a lost boat is not what is asked here
    rounds_begin_with(monkeypatch, moment)
    assert differ() == ""


def test_twins_part_there_and_only_those_who_saw_something_new(
    monkeypatch: pytest.MonkeyPatch, parted: list[int]
) -> None:
    rounds_begin_with(monkeypatch, lambda game: None)
    assert differ() == ""
    usual = [parted.count(viewer) for viewer in range(SPECTATOR, 3)]
    parted.clear()
    rounds_begin_with(monkeypatch, one(take, show, tell, show, take))
    assert differ() == ""
    more = [parted.count(viewer) for viewer in range(SPECTATOR, 3)]
    assert all(more[viewer + 1] > usual[viewer + 1] + 5 for viewer in (SPECTATOR, 1, 2)), f"{usual} {more}"


@pytest.mark.parametrize("moment", LEAKS.values(), ids=LEAKS)
def test_what_is_told_and_not_shown_at_that_moment_is_a_leak(
    monkeypatch: pytest.MonkeyPatch, moment: Callable[[Regatta], None]
) -> None:
    monkeypatch.setattr(ways, "TRIES", 0)  # twins dealt again must find it by themselves
    monkeypatch.setattr(ways, "ELSEWHERE", 1 << 30)
    rounds_begin_with(monkeypatch, moment)
    assert "boat" in differ()


@pytest.mark.parametrize(
    "moment",
    [one(draw, note, draw), one(take, draw, take, note)],
    ids=["noted", "taken away with a draw, taken back, noted"],
)
def test_what_is_noted_and_does_not_lie_open_at_a_draw_is_a_leak(
    monkeypatch: pytest.MonkeyPatch, moment: Callable[[Regatta], None]
) -> None:
    monkeypatch.setattr(ways, "TRIES", 0)
    monkeypatch.setattr(ways, "ELSEWHERE", 1 << 30)
    rounds_begin_with(monkeypatch, moment)
    assert "points" in differ()


# --- the two other ways to make a twin: other luck in the set-up, and other luck in an act


def drawn(game: Regatta, shown: bool) -> None:
    """A token is drawn and told of, lies open the while or not, and goes back."""
    token = some(game.draw_kind(game.stock, BITS), BITS)
    if shown:
        game.given += token
        game.stock -= token
    game.tell(regatta.GAVE, 0, lowest(token) // BITS)
    if shown:
        game.given -= token
        game.stock += token


def launched(monkeypatch: pytest.MonkeyPatch, shown: bool) -> None:
    monkeypatch.setattr(ways, "TRIES", 60)
    whole = regatta.Launch.happen

    def happen(self: regatta.Launch, game: Regatta) -> None:
        whole(self, game)
        drawn(game, shown)

    monkeypatch.setattr(regatta.Launch, "happen", happen)


def looked(monkeypatch: pytest.MonkeyPatch, shown: bool) -> None:
    """Twins are compared for the last act only: none is dealt again to go on with."""
    monkeypatch.setattr(Twins, "_deal_twins", lambda self: None)
    monkeypatch.setattr(ways, "ELSEWHERE", 1)
    monkeypatch.setattr(regatta.LookAhead, "chosen", lambda self, game, action: drawn(game, shown))


@pytest.mark.parametrize(("planted", "seeds", "pairs"), [(launched, 24, 20), (looked, 8, 300)])
@pytest.mark.parametrize("shown", [True, False])
def test_a_draw_that_goes_back_lies_open_when_it_is_told(
    monkeypatch: pytest.MonkeyPatch,
    parted: list[int],
    planted: Callable[[pytest.MonkeyPatch, bool], None],
    seeds: int,
    pairs: int,
    shown: bool,
) -> None:
    planted(monkeypatch, shown)
    found = differ(seeds, pairs)
    if shown:
        assert found == ""
        assert len(parted) >= 4
    else:
        assert "token" in found

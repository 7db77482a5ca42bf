"""Every game that hides something has an onlooker, who works out from outside what a viewer can know, and to whom every
imagined position is shown. And the onlooker sees it when something is forgotten.
"""

from __future__ import annotations

from typing import Any

import pytest

from serenissima import games
from serenissima.core.bits import BIT, count, lowest
from serenissima.core.engine import NOBODY, State
from serenissima.core.fields import SPECTATOR
from serenissima.core.secrets import determinize, hidden_from
from serenissima.core.title import Setting, Title
from serenissima.simulate.regatta import game as regatta
from serenissima.simulate.regatta.game import TITLE as REGATTA
from serenissima.simulate.regatta.game import Regatta
from tests import onlooker_kit
from tests.core.tictactoe.game import TITLE as TICTACTOE
from tests.onlooker_kit import Onlooker, Way, follow, hides, onlooker_of

TITLES = games.titles()
DECISIONS, LOOK = 150, 7


def followed() -> list[Any]:
    """The settings that each game's onlooker follows."""
    found = []
    for title in TITLES:
        kind = onlooker_of(title)
        for setting in title.settings() if kind is not None else []:
            if kind is not None and kind.follows(setting):
                found.append(pytest.param(title, setting, kind, id=f"{title.id} {setting.name()}"))
    return found


@pytest.mark.parametrize("title", TITLES, ids=[title.id for title in TITLES])
def test_a_game_that_hides_something_has_an_onlooker(title: Title[Any]) -> None:
    kind = onlooker_of(title)
    assert (kind is not None) == hides(title)
    assert kind is None or any(kind.follows(setting) for setting in title.settings())


@pytest.mark.parametrize(("title", "setting", "kind"), followed())
def test_what_is_imagined_can_be(title: Title[Any], setting: Setting, kind: type[Onlooker]) -> None:
    assert follow(title, setting, kind, 1, DECISIONS, Way(look=LOOK)) > 20


# --- faults planted: in what every game imagines


def swapped(game: State, viewer: int, luck: int) -> State:
    """An imagined position in which something that the viewer holds is in another's hand, and the other way round."""
    imagined = determinize(game, viewer, luck)
    zones = range(int(imagined.zones()))
    for mine in zones:
        for theirs in zones:
            pool = imagined.zone_pool(mine)
            if (
                imagined.zone_open_to(mine, viewer)
                and not imagined.zone_open_to(theirs, viewer)
                and pool == imagined.zone_pool(theirs)
                and imagined.zone_bits(mine) == 0
                and imagined.zone(mine) != 0
                and imagined.zone(theirs) != 0
            ):
                one, other = BIT[lowest(imagined.zone(mine))], BIT[lowest(imagined.zone(theirs))]
                imagined.set_zone(mine, imagined.zone(mine) ^ one ^ other)
                imagined.set_zone(theirs, imagined.zone(theirs) ^ one ^ other)
                return imagined
    return imagined


def plain(game: State, viewer: int, luck: int) -> State:
    """All that is hidden from the viewer, dealt again as if nobody knew anything of it but how much lies where."""
    imagined = determinize(game, viewer, luck)
    unseen: dict[int, int] = {}
    for z in range(int(imagined.zones())):
        if not imagined.zone_open_to(z, viewer):
            pool, bits = int(imagined.zone_pool(z)), int(imagined.zone_bits(z))
            left = unseen.setdefault(pool, int(hidden_from(game, viewer, pool)))
            size = imagined.zone(z)
            if bits == 0:
                dealt = int(imagined.draw(left, count(size)))
                unseen[pool] ^= dealt
            else:
                number = sum(size >> lane & (1 << bits) - 1 for lane in range(0, 62, bits))
                dealt = int(imagined.draw_bag(left, number, bits))
                unseen[pool] -= dealt
            imagined.set_zone(z, dealt)
    return imagined


KNOWN = [title for title in TITLES if title.id in {"rialto", "venedig", "venezia2099", "venice"}]
"""Games where more is known of hidden things than how many lie where."""


def caught(title: Title[Any], imagine: onlooker_kit.Imagine, seeds: int = 4) -> str:
    """What the onlooker says of such imagined positions."""
    kind = onlooker_of(title)
    assert kind is not None
    for seed in range(seeds):
        for setting in filter(kind.follows, title.settings()[:3]):
            try:
                follow(title, setting, kind, seed, 400, Way(look=3, imagine=imagine))
            except AssertionError as noticed:
                return str(noticed) or "caught"
    return ""


@pytest.mark.parametrize("title", KNOWN, ids=[title.id for title in KNOWN])
def test_onlookers_notice_when_all_that_is_known_is_forgotten(title: Title[Any]) -> None:
    assert caught(title, plain)


# --- and in a tiny game: what everybody has seen is forgotten


class Watcher(Onlooker):
    """Regatta's: a boat turned up and taken back is in that hand until it sails."""

    def __init__(self, game: State, viewer: int) -> None:
        super().__init__(game, viewer)
        self.held: dict[int, int] = {}  # the seats by the boats they were seen to have

    def hear(self, told: dict[str, Any]) -> None:
        if told["id"] == "event-raced":
            self.held[told["args"]["boat"]] = told["seat"]

    def see(self) -> None:
        for boat in self.look()["raced"]:
            self.held.pop(boat, None)

    def compare(self, imagined: State) -> None:
        assert isinstance(imagined, Regatta)
        for boat, seat in self.held.items():
            assert imagined.sailors[seat].hand & BIT[boat], f"viewer {self.viewer} forgets boat {boat}"


def begin_rounds(monkeypatch: pytest.MonkeyPatch, shown: bool) -> None:
    def happen(self: regatta.Round, game: Regatta) -> None:
        if shown and game.sailors[0].hand:
            boat = lowest(game.sailors[0].hand)
            game.sailors[0].hand ^= BIT[boat]
            game.raced |= BIT[boat]
            game.tell(regatta.RACED, 0, boat, 0)
            game.raced ^= BIT[boat]
            game.sailors[0].hand |= BIT[boat]
        game.do(regatta.PickBoat(NOBODY))

    monkeypatch.setattr(regatta.Round, "happen", happen)


@pytest.mark.parametrize("shown", [True, False])
def test_an_onlooker_notices_that_a_card_which_everybody_saw_is_forgotten(
    monkeypatch: pytest.MonkeyPatch, shown: bool
) -> None:
    begin_rounds(monkeypatch, shown)
    if shown:
        with pytest.raises(AssertionError, match="forgets boat"):
            follow(REGATTA, REGATTA.setting(3), Watcher, 1, 300)
    else:
        assert follow(REGATTA, REGATTA.setting(3), Watcher, 1, 300) > 20


def test_the_view_itself_is_not_forgotten() -> None:
    with pytest.raises(AssertionError, match="forgets what it sees"):
        follow(REGATTA, REGATTA.setting(3), Watcher, 1, 300, Way(imagine=swapped))


class Nothing(Onlooker):
    """Thinks that something may be which never is."""

    def compare(self, imagined: State) -> None:
        pass

    def possible(self) -> set[Any]:
        return {"a sea serpent"} if self.viewer == SPECTATOR else set()


def test_what_is_never_imagined_is_missed() -> None:
    with pytest.raises(AssertionError, match=r"never imagines .'a sea serpent'."):
        follow(REGATTA, REGATTA.setting(2), Nothing, 1, 50)


def test_a_game_without_an_onlooker_fails() -> None:
    assert hides(REGATTA)
    with pytest.raises(AssertionError, match="regatta hides something: write the class Onlooker"):
        onlooker_of(REGATTA)


def test_a_game_that_hides_nothing_needs_none() -> None:
    assert not hides(TICTACTOE)
    assert onlooker_of(TICTACTOE) is None

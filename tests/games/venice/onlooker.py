"""What a viewer can know of the hidden missions and influence cards of Venice: all the worlds that fit."""

from __future__ import annotations

from typing import Any

from serenissima.core.engine import State
from serenissima.games.venice.state import Venice
from tests import onlooker_kit
from tests.games.venice.followed import Follower, dealt


class Onlooker(onlooker_kit.Onlooker):
    """Keeps the worlds of one viewer, with cards not seen as blanks."""

    def __init__(self, game: State, viewer: int) -> None:
        super().__init__(game, viewer)
        self.follower = Follower(int(game.seats), viewer)
        self.told: list[dict[str, Any]] = []

    def hear(self, told: dict[str, Any]) -> None:
        self.told.append(told)

    def see(self) -> None:
        self.follower.hear(self.told, self.look())
        self.told = []

    def compare(self, imagined: State) -> None:
        assert isinstance(imagined, Venice)
        for worlds, of in ((self.follower.missions, "missions"), (self.follower.influence, "influence")):
            cards = dealt(imagined, of)
            assert self.follower.lost or any(worlds.fits(world, cards) for world in worlds.worlds), (
                f"viewer {self.viewer} imagines {of} as they cannot be"
            )

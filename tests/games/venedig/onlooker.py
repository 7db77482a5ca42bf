"""What a viewer can know of the hidden cards of Venedig: every world that fits what it was told, one by one."""

from __future__ import annotations

from typing import Any, ClassVar

from serenissima.core.engine import State
from serenissima.core.fields import REFEREE, view
from serenissima.core.title import Setting
from serenissima.games.venedig.state import Venedig
from tests import onlooker_kit
from tests.games.venedig.worlds import World, Worlds, less


class Onlooker(onlooker_kit.Onlooker):
    """Keeps the worlds of one viewer; with many players they become too many to be kept."""

    DECISIONS: ClassVar[int] = 120

    @classmethod
    def follows(cls, setting: Setting) -> bool:
        return setting.players == 2 and setting.options["cards"] == "balanced"

    def __init__(self, game: State, viewer: int) -> None:
        super().__init__(game, viewer)
        self.worlds: Worlds | None = None  # from the first look on, when the cards are dealt

    def hear(self, told: dict[str, Any]) -> None:
        if self.worlds is not None:
            self.worlds.hear(told)

    def see(self) -> None:
        assert isinstance(self._game, Venedig)
        if self.worlds is None:
            self.worlds = Worlds(self._game, self.viewer)
        self.worlds.look(self._game)

    def compare(self, imagined: State) -> None:
        worlds = self.worlds
        assert worlds is not None
        seen: dict[str, Any] = view(imagined, REFEREE)
        hands = [tuple(part["hand"]) for part in seen["players"]]
        world: World = tuple(hands[seat] for seat in worlds.others)
        assert tuple(seen["deck"]) == less(worlds.unseen, worlds.all(world)), "the deck"
        assert world in worlds.worlds, f"viewer {self.viewer} imagines what cannot be: {world}"

"""A title that notes which positions it is asked about: help must be given imagined ones, never the true one."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from serenissima.core.engine import State
from serenissima.core.fields import digest
from serenissima.core.messages import Json, Message
from serenissima.core.score import ScoreRow
from serenissima.core.title import Setting, Title


class Spy(Title[Any]):
    """Answers like the title it stands for. `handed` holds a digest of each position that help was asked about: when
    two worlds look alike to a viewer, what is handed over for it must be alike too, whatever the help makes of it.
    """

    def __init__(self, title: Title[Any]) -> None:
        super().__init__(
            id=title.id,
            prefix=title.prefix,
            rules_version=title.rules_version,
            players=(title.min_players, title.max_players),
            minutes=title.minutes,
            credits=(title.authors, title.publisher, title.year),
            events=title.events,
            options=title.options,
            hidden_hands=title.hidden_hands,
        )
        self.inner = title
        self.handed: list[str] = []
        self.watching = False
        self._last: State | None = None

    def _note(self, purpose: str, game: State) -> None:
        if self.watching and game is not self._last:
            self._last = game
            self.handed.append(f"{purpose} {digest(game)}")

    def watch(self, wanted: bool) -> None:
        """Begin to note what is handed over, or leave off."""
        self.handed = []
        self.watching = wanted
        self._last = None

    @property
    def package(self) -> str:
        return self.inner.package

    def begin(self, setting: Setting, luck: i64) -> State:
        game: State = self.inner.begin(setting, luck)
        return game

    def figures(self, game: State, viewer: int) -> dict[str, Json]:
        self._note("figures", game)
        return self.inner.figures(game, viewer)

    def note(self, game: State, seat: int, action: int) -> list[Message]:
        self._note("notes", game)
        return self.inner.note(game, seat, action)

    def describe(self, game: State, viewer: int) -> list[Message]:
        self._note("description", game)
        return self.inner.describe(game, viewer)

    def score_sheet(self, game: State) -> list[ScoreRow]:
        return self.inner.score_sheet(game)

    def ending(self, game: State) -> str:
        return self.inner.ending(game)

    def args(self, game: State, seat: int, action: int) -> dict[str, Json]:
        return self.inner.args(game, seat, action)

    def refs(self, game: State, seat: int, action: int) -> list[str]:
        return self.inner.refs(game, seat, action)

    def check(self, game: State) -> None:
        self.inner.check(game)

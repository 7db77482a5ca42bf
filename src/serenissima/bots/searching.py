"""The bot that searches."""

from __future__ import annotations

from typing import Any

from serenissima.bots.base import Bot, Knowledge
from serenissima.bots.search.methods import searcher_for
from serenissima.bots.search.parameters import SearchParameters
from serenissima.bots.search.searcher import NO_LIMIT, Searcher
from serenissima.core.bits import has
from serenissima.core.engine import State
from serenissima.core.fields import view
from serenissima.core.messages import Json
from serenissima.core.options import Options
from serenissima.core.title import Title


class SearchBot(Bot):
    """Searches for so many iterations or seconds, and keeps its tree while its own turn goes on."""

    def __init__(
        self,
        title: Title[Any],
        seed: int,
        iterations: int,
        seconds: float | None = None,
        parameters: SearchParameters | None = None,
    ) -> None:
        super().__init__(title, seed)
        self.iterations = iterations
        self.seconds = NO_LIMIT
        self.give(seconds)
        self.parameters = parameters if parameters is not None else SearchParameters()
        self._searcher: Searcher | None = None
        self._expected: dict[str, Json] | None = None
        self._taken = 0

    def give(self, seconds: float | None) -> None:
        """So long may it search from now on; nothing: only its iterations count."""
        self.seconds = NO_LIMIT if seconds is None else seconds

    def choose(self, known: Knowledge, options: Options) -> int:
        if options.size == 1:
            return options.pick(0)
        imagined = self.imagined(known)
        searcher = self._searcher
        if searcher is not None and self._expected is not None and self._expected == known.view():
            searcher.advance(imagined, self._taken)
        else:
            searcher = self.new_searcher(known.seat, imagined.seats)
            searcher.begin(imagined)
            self._searcher = searcher
        searcher.run(self.iterations, self.seconds)
        self._taken = searcher.best()
        self._expected = self._after(imagined, known.seat, self._taken)
        return self._taken

    def imagined(self, known: Knowledge) -> State:
        """The position that the search starts from."""
        return known.imagine(self.dice.below(1 << 31))

    def new_searcher(self, seat: int, seats: int) -> Searcher:
        """A search for a decision that the last one has not foreseen."""
        seed = self.dice.below(1 << 31)
        return searcher_for(self.heuristic, seat, seats, self.parameters, seed, self.sees_all())

    def sees_all(self) -> bool:
        """Whether what `known` imagines is taken for the truth."""
        return False

    def _after(self, game: State, seat: int, action: int) -> dict[str, Json] | None:
        """What the seat will see if its turn simply goes on: nobody else decides and chance shows nothing new."""
        after = game.clone()
        after.act(seat, action)
        options = Options()
        while not after.over():
            if has(after.waiting(), seat):
                after.options_of(seat, options)
                if options.size > 1:
                    return view(after, seat)
                after.act(seat, options.pick(0))
            else:
                after.options(options)
                if options.size > 1:
                    return None
                after.apply(options.pick(0))
        return None

"""Time that passes only when everybody waits for it: hours in a moment, and moments that are exact."""

from __future__ import annotations

import asyncio
import selectors
from collections.abc import Callable, Coroutine
from typing import Any, TypeVar

Result = TypeVar("Result")


class _NoWait(selectors.SelectSelector):
    """Looks for input without waiting; what would have been waited for has passed."""

    loop: SimulatedLoop

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        ready = super().select(0)
        if not ready and timeout is None:
            raise RuntimeError("nothing will ever happen")
        if not ready and timeout:
            self.loop.now += timeout
        return ready


class SimulatedLoop(asyncio.SelectorEventLoop):
    """An event loop with a clock of its own. What is handed to a thread is done at once."""

    def __init__(self) -> None:
        self.now = 0.0
        selector = _NoWait()
        super().__init__(selector)
        selector.loop = self

    def time(self) -> float:
        return self.now

    def run_in_executor(self, executor: Any, func: Callable[..., Any], *args: Any) -> Any:  # type: ignore[override]
        done = self.create_future()
        done.set_result(func(*args))
        return done


def run(story: Coroutine[Any, Any, Result]) -> Result:
    """Like `asyncio.run`, in simulated time."""
    with asyncio.Runner(loop_factory=SimulatedLoop) as runner:
        return runner.run(story)

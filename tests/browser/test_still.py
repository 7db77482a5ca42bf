"""Still ground: nothing moves away from under the pointer, and the page stays where it is while others play."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.browser.kit import BOT, Player, Server, screen

pytestmark = pytest.mark.browser

WATCH = """() => {
    window.moved = [];
    new PerformanceObserver((list) => {
        for (const shift of list.getEntries()) {
            const told = shift.sources.slice(0, 3).map((one) => {
                const node = one.node && (one.node.nodeType === 1 ? one.node : one.node.parentElement);
                const name = node ? `${node.tagName} ${node.getAttribute("class") ?? ""}` : "?";
                return `${name}: ${Math.round(one.previousRect.y)} to ${Math.round(one.currentRect.y)}`;
            });
            const pointing = window.pointing === true;
            window.moved.push({value: shift.value, pointing, input: shift.hadRecentInput, told});
        }
    }).observe({type: "layout-shift"});
}"""
"""Everything that moves, while somebody points or not, with what moved."""

OFFERED = '[data-standing="offered"]:not(.asbutton)'
POINTED_AT = 0.01
"""Far less than a line of text: what a hint for the ear may do at the edge of a page."""
PLAYED = 0.05
"""Besides what follows one's own act at once."""
ROWS = {"rialto"}
"""Where rows of cards take the place of the stages once a round, and the board makes room for them."""


def point_around(page: Page) -> None:
    """Moves the mouse over what is offered, then away."""
    page.evaluate("window.pointing = true")
    offered = page.locator(OFFERED)
    for which in range(min(offered.count(), 5)):
        box = offered.nth(which).bounding_box()
        if box:
            page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
            page.wait_for_timeout(60)
    page.mouse.move(2, 2)
    page.wait_for_timeout(60)
    page.evaluate("window.pointing = false")


@pytest.mark.parametrize("game", ["rialto", "doge", "venedig", "venice", "venezia2099"])
def test_nothing_moves_under_the_pointer(server: Server, visitor: Callable[..., Player], game: str) -> None:
    guest = visitor(1440, 900)
    page = guest.page
    bots = [{**BOT, "name": name} for name in ("Zanetta", "Marco")]
    guest.sit(server.table([screen("Lucia"), *bots], game=game, seed=5))
    guest.until_asked()
    page.wait_for_timeout(600)
    page.evaluate(WATCH)
    for turn in range(8):
        if not guest.until_asked():
            break
        page.wait_for_timeout(600)  # what follows an act is not taken for it
        point_around(page)
        guest.act(turn)
    moved: list[Any] = page.evaluate("window.moved")
    pointing = [one for one in moved if one["pointing"]]
    assert sum(one["value"] for one in pointing) < POINTED_AT, pointing
    played = [] if game in ROWS else [one for one in moved if not one["input"]]
    assert sum(one["value"] for one in played) < PLAYED, sorted(played, key=lambda one: -one["value"])[:4]

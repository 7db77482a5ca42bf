"""Every installed game can be played on its board, and nothing is said without words."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from serenissima.games import titles
from tests.browser.kit import BOT, Player, Server, no_violations, screen

pytestmark = pytest.mark.browser
TITLES = titles()


@pytest.mark.parametrize("game", [title.id for title in TITLES])
def test_some_turns_on_the_board(server: Server, visitor: Callable[..., Player], game: str) -> None:
    title = next(one for one in TITLES if one.id == game)
    guest = visitor(1440, 1000)
    page = guest.page
    bots = [{**BOT, "name": f"Bot {n}"} for n in range(1, max(2, title.min_players))]
    guest.sit(server.table([screen("Lucia"), *bots], game=game, seed=4))
    for turn in range(8):
        if not guest.until_asked():
            break
        guest.act(turn)
    guest.until_asked()
    no_violations(page)
    page.set_viewport_size({"width": 390, "height": 844})
    guest.no_sideways_scroll()
    bare = re.compile(r"^(ask|do|event|note|step|board|zone|describe)-[a-z0-9-]+$", re.MULTILINE)
    assert bare.findall(page.locator("body").inner_text()) == [], "an id without its text"
    assert guest.errors == []

"""A game laid out by `new-game` is on the home page and can be played, with the client as it was built before."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import expect

import build_client
from tests.browser.kit import BOT, Player, Server, no_violations, screen
from tests.new_game_kit import checkout_with_corsairs

pytestmark = pytest.mark.browser
TAGLINES = {"en": "Play cards and draw.", "fr": "Jouez des cartes et piochez."}


@pytest.fixture(scope="module")
def port(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of a checkout with a sixth game, whose client knows nothing of it."""
    if build_client.stale():
        build_client.build()
    checkout = checkout_with_corsairs(tmp_path_factory.mktemp("checkout"), client=True)
    running = Server(tmp_path_factory.mktemp("data"), checkout=checkout)
    running.start()
    yield running
    running.stop()


@pytest.mark.parametrize(("width", "theme", "lang"), [(1440, "light", "fr"), (390, "dark", "en")])
def test_it_is_on_the_home_page_and_can_be_played(
    port: Server, visitor: Callable[..., Player], width: int, theme: str, lang: str
) -> None:
    guest = visitor(width, 900, theme=theme, lang=lang, at=port)
    page = guest.page
    page.goto(port.base)
    card = page.locator(".games li").filter(has=page.get_by_role("heading", name="The Corsairs"))
    expect(card).to_contain_text(TAGLINES[lang])
    expect(card.locator("svg path").nth(10)).to_be_attached()  # a picture of its own
    expect(page.locator(".games li")).to_have_count(6)
    no_violations(page)
    guest.no_sideways_scroll()
    card.locator("a.primary").click()
    expect(page.locator(".game", has_text="The Corsairs").locator("input")).to_be_checked()
    page.locator("input.name").first.fill("Lucia")
    page.locator("button.go").click()
    assert guest.until_asked()
    expect(page.locator("header h1")).to_have_text("The Corsairs")
    for turn in range(4):
        guest.act(turn)
        if not guest.until_asked():
            break
    no_violations(page)
    guest.no_sideways_scroll()
    assert guest.errors == []


def test_its_default_board_carries_a_game_to_its_end(port: Server, visitor: Callable[..., Player]) -> None:
    guest = visitor(1440, 900, at=port)
    guest.sit(port.table([screen("Lucia"), BOT], game="corsairs", seed=3))
    for turn in range(60):
        if not guest.until_asked():
            break
        guest.act(turn)
    expect(guest.result).to_be_visible()
    assert guest.errors == []

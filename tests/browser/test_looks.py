"""Both themes, both languages, three widths: nothing scrolls sideways, and axe finds nothing."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from serenissima import games
from serenissima.core.ledger import read_headings
from tests.browser.kit import BOT, Player, Server, no_violations, screen

pytestmark = pytest.mark.browser
Visitor = Callable[..., Player]


@pytest.mark.parametrize(("theme", "lang"), [("light", "fr"), ("dark", "en")])
def test_pages_around_the_table(server: Server, visitor: Visitor, theme: str, lang: str) -> None:
    guest = visitor(1440, 1000, theme=theme, lang=lang)
    page = guest.page
    background = []
    for address in ("/", "/new?game=venezia2099", "/rules/venezia2099", "/nowhere"):
        page.goto(server.base + address)
        page.locator("h1").first.wait_for()
        page.wait_for_load_state("networkidle")
        for width in (1440, 1024, 390):
            page.set_viewport_size({"width": width, "height": 900})
            guest.no_sideways_scroll()
        no_violations(page)
        background.append(page.evaluate("getComputedStyle(document.body).backgroundColor"))
    assert set(background) == {"rgb(242, 237, 227)" if theme == "light" else "rgb(11, 23, 27)"}
    assert page.evaluate("document.documentElement.lang") == lang
    assert [told for told in guest.errors if "404" not in told] == []


@pytest.mark.parametrize(
    ("lang", "reason"),
    [
        ("en", "The rulebook has no further tie-break."),
        ("fr", "Le livret ne prévoit rien d’autre pour départager."),
    ],
)
def test_rules_give_their_reasons_in_the_language_of_the_reader(
    server: Server, visitor: Visitor, lang: str, reason: str
) -> None:
    page = visitor(lang=lang).page
    page.goto(f"{server.base}/rules/venezia2099")
    expect(page.locator('[data-clause="V99-SCORE-6"] .reason')).to_have_text(reason)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_rules_stand_under_headings_in_the_language_of_the_reader(server: Server, visitor: Visitor, lang: str) -> None:
    page = visitor(lang=lang).page
    page.goto(f"{server.base}/rules/venezia2099")
    headings = read_headings(games.title("venezia2099").folder)
    expect(page.locator(".rules h2")).to_have_text([heading.en if lang == "en" else heading.fr for heading in headings])


@pytest.mark.parametrize(("theme", "lang"), [("light", "en"), ("dark", "fr")])
def test_the_table(server: Server, visitor: Visitor, theme: str, lang: str) -> None:
    guest = visitor(1440, 1000, theme=theme, lang=lang)
    page = guest.page
    names = ["Lucia Marcantonio Bragadin", "Zanetta", "Marco", "Chiara", "Bartolomeo"]
    guest.sit(server.table([screen(names[0]), *({**BOT, "name": name} for name in names[1:])], seed=8))
    for turn in range(5):
        assert guest.until_asked()
        guest.act(turn)
    guest.until_asked()
    no_violations(page)
    for width in (1440, 1024, 390):
        page.set_viewport_size({"width": width, "height": 900})
        guest.no_sideways_scroll()
    no_violations(page)
    small = page.evaluate(
        """() => [...document.querySelectorAll("button, a.btn")].filter((one) => one.offsetParent)
            .map((one) => [one.textContent.trim() || one.ariaLabel, one.getBoundingClientRect()])
            .filter(([, box]) => box.height < 24 || box.width < 24).map(([name]) => name)"""
    )
    assert small == []
    assert guest.errors == []


def test_language_and_theme_change_at_the_table(server: Server, visitor: Visitor) -> None:
    guest = visitor()
    page = guest.page
    guest.sit(server.table([screen("Lucia"), BOT], seed=8))
    guest.until_asked()
    assert guest.question() == "Où placez-vous une figurine ?"
    page.get_by_role("button", name="EN", exact=True).click()
    expect(page.locator(".prompt h2")).to_have_text("Where do you place a figure?")
    page.get_by_role("button", name="Theme: as the device").click()
    page.get_by_role("button", name="Light theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.reload()
    guest.until_asked()
    assert guest.question() == "Where do you place a figure?"
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")

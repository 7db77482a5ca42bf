"""What is reconstructed says so: under the board, at an option of the table, at the result, in the rules."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from serenissima import games
from tests.browser.kit import BOT, WAIT_MS, Player, Server, no_violations, screen

pytestmark = pytest.mark.browser
Visitor = Callable[..., Player]

MARK = {"en": "reconstructed", "fr": "reconstitué"}


def lost(game: str, players: int, options: dict[str, str] | None = None) -> list[str]:
    """The ids of what is reconstructed at such a table."""
    title = games.title(game)
    return [clause.id for clause in title.reconstructed(title.setting(players, options))]


def shown(page: Page) -> list[str]:
    """The ids of the rules in the open drawer."""
    page.locator("dialog [data-clause]").first.wait_for()
    found = page.locator("dialog [data-clause]").all()
    return [rule.get_attribute("data-clause") or "" for rule in found]


@pytest.mark.parametrize(
    ("game", "players", "width", "theme", "lang"),
    [("venedig", 2, 1440, "dark", "en"), ("doge", 3, 390, "light", "fr"), ("rialto", 2, 1920, "light", "en")],
)
def test_the_mark_of_a_board_opens_what_is_reconstructed(
    server: Server, visitor: Visitor, game: str, players: int, width: int, theme: str, lang: str
) -> None:
    guest = visitor(width, 900, theme=theme, lang=lang)
    page = guest.page
    guest.sit(server.table([screen("Lucia"), *[BOT] * (players - 1)], game, seed=5))
    mark = page.locator(".board").get_by_role("button", name=MARK[lang])
    place, board = mark.bounding_box(), page.locator('.board svg[role="group"]').bounding_box()
    assert place
    assert board
    assert place["height"] >= 24
    assert board["x"] < place["x"]
    assert place["x"] + place["width"] <= board["x"] + board["width"], "it hangs from the board, not beside it"
    assert abs(place["y"] - board["y"] - board["height"]) < 2, "it covers nothing of the board"
    below = page.locator(".board ~ div:visible").first.bounding_box()
    assert below
    assert place["y"] + place["height"] <= below["y"], "and nothing of what follows"
    mark.focus()
    page.keyboard.press("Enter")
    assert shown(page) == lost(game, players)
    expect(page.locator("dialog .why")).to_be_visible()
    assert page.locator("dialog .reason").count() == len(lost(game, players)), "each says why"
    no_violations(page)
    guest.no_sideways_scroll()
    page.locator("dialog .only").click()
    assert len(shown(page)) == len(games.title(game).clauses)
    page.keyboard.press("Escape")
    expect(mark).to_be_focused()


def test_a_game_of_which_nothing_is_lost_shows_no_mark(server: Server, visitor: Visitor) -> None:
    assert not lost("venezia2099", 2)
    guest = visitor()
    guest.sit(server.table([screen("Lucia"), BOT], seed=5))
    guest.page.get_by_role("button", name="Règles").first.click()
    assert shown(guest.page)
    expect(guest.page.locator(".only")).to_have_count(0)
    expect(guest.page.locator(".board > button", has_text=MARK["fr"])).to_have_count(0)


def test_an_option_says_what_of_it_is_reconstructed(server: Server, visitor: Visitor) -> None:
    page = visitor(390, 844, lang="en").page
    reasons = {clause.id: clause.reason for clause in games.title("rialto").clauses}
    choice = next(choice for choice in games.title("rialto").options if choice.name == "board")
    page.goto(f"{server.base}/new?game=rialto")
    option = page.locator(".option").filter(has=page.locator("#lost-board"))
    for value, clauses in choice.clauses.items():
        option.locator("select").select_option(value)
        expect(option).to_contain_text("Reconstructed. " + " ".join(reasons[clause] for clause in clauses))
    no_violations(page)
    option.get_by_role("button").click()
    wanted = page.locator("dialog [aria-current]")
    expect(wanted).to_have_attribute("data-clause", clauses[0])

    mix = games.title("venedig").options[0]
    plain = next(value for value in mix.values if not lost_by("venedig", mix.clauses.get(value, [])))
    page.goto(f"{server.base}/new?game=venedig")
    expect(page.locator(f"#lost-{mix.name}")).to_be_visible()
    page.locator(".option select").first.select_option(plain)
    expect(page.locator(f"#lost-{mix.name}")).to_have_count(0)


def lost_by(game: str, clauses: list[str]) -> list[str]:
    """Those that are reconstructed."""
    return [c.id for c in games.title(game).clauses if c.id in clauses and c.source == "reconstruction"]


def test_the_result_names_what_was_reconstructed(server: Server, visitor: Visitor) -> None:
    options = {"board": "rings"}
    random = {**BOT, "level": "random"}
    made = server.table([random, {**random, "name": "Marco"}], "rialto", options=options, seed=3)
    guest = visitor()
    page = guest.page
    guest.sit(made, made["watch"])
    guest.result.wait_for(timeout=3 * WAIT_MS)
    title = games.title("rialto")
    places = dict.fromkeys(clause.place for clause in title.reconstructed(title.setting(2, options)))
    line = guest.result.locator("p", has_text="Partie jouée avec des données reconstituées")
    for place in places:
        expect(line).to_contain_text(place)
    no_violations(page)
    line.get_by_role("button").click()
    assert shown(page) == lost("rialto", 2, options)

"""Whole games and single turns of Venezia 2099 in a real browser."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from serenissima import bots
from tests.browser.kit import BOT, WAIT_MS, Player, Server, screen

pytestmark = pytest.mark.browser
Visitor = Callable[..., Player]


def test_a_game_in_french_on_a_phone_from_the_home_page_to_the_score_sheet(server: Server, visitor: Visitor) -> None:
    lucia = visitor(390, 844)
    page = lucia.page
    page.goto(server.base)
    lucia.no_sideways_scroll()
    page.get_by_role("link", name="Jouer à Venezia 2099").tap()
    page.get_by_role("radiogroup").or_(page.get_by_text("Combien de joueurs ?")).first.wait_for()
    page.locator(".counts label", has_text="2").tap()
    page.get_by_label("Nom du siège 1").fill("Lucia")
    seconds = f"{bots.announced('apprentice'):g}".replace(".", ",")
    expect(page.locator(".seats")).to_contain_text(f"Répond en {seconds} s au plus.")
    lucia.no_sideways_scroll()
    page.get_by_role("button", name="Ouvrir la table").tap()

    asked: set[str] = set()
    turn = 0
    while lucia.until_asked():
        asked.add(lucia.question())
        if turn in (0, 3, 8):
            lucia.no_sideways_scroll()
            box = page.locator(".prompt").bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 845, "the prompt stays at the bottom of the window"
        lucia.act(turn)
        turn += 1
        assert turn < 80

    expect(lucia.result.get_by_role("heading")).to_contain_text("gagne")
    expect(lucia.result.get_by_role("row", name="Total")).to_be_visible()
    expect(page.locator("button.chips")).to_contain_text("1re place")
    assert "finissait maintenant" not in page.content(), "the players' cards show what counts in the end"
    assert "Où placez-vous une figurine ?" in asked
    assert "Quelle figurine se déplace, et où ?" in asked
    lucia.no_sideways_scroll()
    assert lucia.errors == []

    page.get_by_role("button", name="Rejouer").tap()
    expect(page.locator(".prompt")).to_be_visible(timeout=WAIT_MS)
    expect(lucia.result).to_have_count(0)


def test_turns_with_the_keyboard_alone(server: Server, visitor: Visitor) -> None:
    lucia = visitor()
    page, keys = lucia.page, lucia.page.keyboard
    lucia.sit(server.table([screen("Lucia"), BOT], seed=11))
    lucia.until_asked()

    def focused(what: str) -> str:
        return str(page.evaluate(f"document.activeElement?.getAttribute('{what}') ?? ''"))

    for _ in range(30):
        keys.press("Tab")
        if focused("data-ref"):
            break
    first = focused("data-ref")
    assert first.startswith("square:")
    assert page.locator('[data-ref][tabindex="0"]').count() == 1, "the board is one stop of the Tab key"

    keys.press("ArrowRight")
    second = focused("data-ref")
    assert int(second.split(":")[1]) > int(first.split(":")[1])
    keys.press("ArrowLeft")
    assert focused("data-ref") == first

    keys.press("Enter")
    expect(page.locator(f'[data-ref="{first}"]')).to_have_attribute("aria-pressed", "true")
    assert page.locator(".acts .btn.primary").inner_text().startswith("La placer en")
    keys.press("Escape")
    expect(page.locator(f'[data-ref="{first}"]')).to_have_attribute("aria-pressed", "false")

    before = lucia.position()
    keys.press("Enter")
    keys.press("Enter")
    lucia.until_moved(before)
    lucia.until_asked()
    page.wait_for_function("() => document.activeElement?.hasAttribute('data-ref')", timeout=WAIT_MS)
    for _ in range(2):
        before = lucia.position()
        keys.press("Enter")
        keys.press("Enter")
        lucia.until_moved(before)
        lucia.until_asked()
        page.wait_for_function("() => document.activeElement?.hasAttribute('data-ref')", timeout=WAIT_MS)
    expect(page.locator(".prompt h2")).to_have_text("Quelle figurine se déplace, et où ?")
    assert focused("data-ref").startswith("figure:0.")
    assert lucia.errors == []


def test_undo_is_possible_and_then_says_why_not(server: Server, visitor: Visitor) -> None:
    lucia = visitor()
    page = lucia.page
    lucia.sit(server.table([screen("Lucia"), BOT], seed=11))
    for _ in range(3):
        lucia.until_asked()
        lucia.act(5)
    lucia.until_asked()
    undo = page.get_by_role("button", name="Annuler")
    expect(undo).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#why-undo")).to_contain_text("Zanetta a joué depuis")

    lucia.act()
    expect(page.locator(".prompt h2")).not_to_have_text("Quelle figurine se déplace, et où ?")
    expect(undo).to_have_attribute("aria-disabled", "false")
    expect(page.locator("#why-undo")).to_contain_text("reprendre votre dernière action")
    undo.click()
    expect(page.locator(".prompt h2")).to_have_text("Quelle figurine se déplace, et où ?")


def test_choosing_shows_what_the_move_would_do(server: Server, visitor: Visitor) -> None:
    lucia = visitor(lang="en")
    page = lucia.page
    lucia.sit(server.table([screen("Lucia"), BOT], seed=11))
    lucia.until_asked()
    target = page.locator('[data-ref^="square:"][data-standing="offered"]').nth(7)
    target.hover()
    expect(page.locator(".prompt .notes")).to_be_visible()
    expect(page.locator("svg .ghost")).to_have_count(1)
    target.click()
    expect(page.locator('[data-standing="chosen"]')).to_have_count(1)
    page.locator('[data-standing="chosen"]').click()
    page.wait_for_function("() => document.querySelectorAll('.figure').length > 0", timeout=WAIT_MS)


def test_pointing_at_what_is_not_offered_tells_the_rule(server: Server, visitor: Visitor) -> None:
    lucia = visitor()
    page = lucia.page
    lucia.sit(server.table([screen("Lucia"), BOT], seed=11))
    for _ in range(3):
        lucia.until_asked()
        lucia.act(5)
    lucia.until_asked()
    before = lucia.position()
    page.locator('[data-ref^="figure:1."]').first.dispatch_event("click")
    told = page.locator(".prompt .refused.calm")
    expect(told).to_contain_text("Ce n’est pas ce qui est demandé maintenant. Un coup a trois étapes")
    expect(told.get_by_role("button")).to_have_text("La règle V99-TURN-2")
    page.locator('[data-standing="offered"]').first.dispatch_event("click")
    expect(told).to_have_count(0)
    page.locator('[data-ref^="square:"][data-standing="none"]').first.dispatch_event("click")
    expect(told).to_contain_text("Ce n’est pas possible maintenant.")
    assert lucia.position() == before
    assert lucia.errors == []


def test_the_list_of_moves_needs_no_board(server: Server, visitor: Visitor) -> None:
    lucia = visitor(lang="en")
    page = lucia.page
    lucia.sit(server.table([screen("Lucia"), BOT], seed=11))
    lucia.until_asked()
    before = lucia.position()
    page.locator("summary", has_text="as a list").click()
    page.locator(".listed").get_by_role("button", name="Place it on C3").click()
    lucia.until_moved(before)
    page.get_by_role("button", name="In words").click()
    expect(page.get_by_role("dialog")).to_contain_text("Lucia")
    expect(page.get_by_role("dialog")).to_contain_text("C3")

"""A turn of Venice on a phone, by pointing at the board: the way is told first, and the prompt hides nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, TimeoutError, WebSocketRoute, expect

from tests.browser.kit import BOT, WAIT_MS, Player, Server, screen

pytestmark = pytest.mark.browser
Visitor = Callable[..., Player]

OFFERED = '[data-standing="offered"]:not(.asbutton)'
OUT_OF_SIGHT = f"""() => {{
    const edge = document.querySelector(".prompt").getBoundingClientRect().top;
    return [...document.querySelectorAll('{OFFERED}')]
        .filter((one) => one.checkVisibility())
        .map((one) => [one.dataset.ref, one.getBoundingClientRect()])
        .filter(([, box]) => box.top < 0 || box.bottom > edge)
        .map(([ref]) => ref);
}}"""


def nothing_lies_under_the_prompt(guest: Player) -> None:
    """Everything offered can be seen above the prompt, without scrolling by hand."""
    try:
        guest.page.wait_for_function(f"() => ({OUT_OF_SIGHT})().length === 0", timeout=3000)
    except TimeoutError as late:
        raise AssertionError(f"{guest.question()} {guest.page.evaluate(OUT_OF_SIGHT)}") from late


def touch(guest: Player, element: Locator) -> None:
    """Puts a finger on the middle of what is seen there: whatever covers it gets the touch instead."""
    box = element.bounding_box()
    assert box is not None
    guest.page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def carry_out(guest: Player) -> None:
    """Points at the first things offered until an act is named, and presses its button."""
    page, before = guest.page, guest.position()
    nothing_lies_under_the_prompt(guest)
    while page.locator(OFFERED).count() and not page.locator(".acts .btn.primary").count():
        first = page.locator(OFFERED).first
        ref = first.get_attribute("data-ref")
        touch(guest, first)
        expect(page.locator(f'[data-ref="{ref}"]').first).to_have_attribute("data-standing", "chosen")
    page.locator(".acts .btn.primary").or_(page.locator(".acts .btn")).first.tap()
    guest.until_moved(before)
    assert guest.until_asked()


def until(guest: Player, question: str) -> None:
    """Plays on until this is asked."""
    for _ in range(30):
        guest.until_asked()
        if guest.question().startswith(question):
            return
        carry_out(guest)
    raise AssertionError(f"never asked: {question}")


def own_gondolas(guest: Player) -> list[str]:
    """What a screen reader says of one's own gondolas."""
    return [one.get_attribute("aria-label") or "" for one in guest.page.locator('[data-ref^="gondola:0."]').all()]


@pytest.mark.parametrize(("players", "seed"), [(1, 5), (3, 5)])
def test_a_turn_on_a_phone_shows_the_way_before_it_is_taken(
    server: Server, visitor: Visitor, players: int, seed: int
) -> None:
    guest = visitor(390, 844)
    page = guest.page
    bots = [{**BOT, "name": f"Bot {n}"} for n in range(1, players)]
    guest.sit(server.table([screen("Lucia"), *bots], game="venice", seed=seed))
    until(guest, "Par quel canal")
    nothing_lies_under_the_prompt(guest)
    before = guest.position()

    # A dock farther off cannot be chosen yet; pointing at it shows the whole way there, and plays nothing.
    far = page.locator('[data-look][data-standing="none"]').first
    assert page.locator(".ticket").count() >= page.locator("[data-look]").count(), "each dock in reach has its price"
    touch(guest, far)
    way = page.locator(".prompt .way")
    expect(way).to_contain_text(re.compile("pièce"))
    expect(way).to_contain_text("en passant")
    expect(way).to_contain_text("en s’amarrant")
    expect(page.locator("svg .trace").first).to_be_attached()
    assert page.locator("svg .stop").count() >= 2
    assert guest.position() == before

    # The next dock can be chosen; touched again, it is where the gondola goes.
    ref = page.locator(f'{OFFERED}[aria-label*="en s’amarrant"]').first.get_attribute("data-ref")
    goal = page.locator(f'[data-ref="{ref}"]')
    place = (goal.get_attribute("aria-label") or "").split(",")[0]
    nothing_lies_under_the_prompt(guest)
    touch(guest, goal)
    expect(goal).to_have_attribute("data-standing", "chosen")
    expect(way).to_contain_text(f"{place}, en s’amarrant")
    expect(page.locator(".acts .btn.primary")).to_contain_text(re.compile("Vers .*(gratuit|pièce)"))
    before = guest.position()
    touch(guest, goal)
    guest.until_moved(before)
    guest.until_asked()
    expect(page.locator(".prompt h2")).to_contain_text("Passer ou s’amarrer")
    here = page.locator(OFFERED)
    touch(guest, here)
    expect(page.locator(".prompt .notes")).to_contain_text("assistant")
    before = guest.position()
    touch(guest, page.locator('[data-standing="chosen"]'))
    guest.until_moved(before)

    # The turn ends with the gondola there, in a position that the server tells again in the same words.
    until(guest, "Quelle gondole")
    moored = own_gondolas(guest)
    assert len(moored) == 2
    assert any(f", {place}," in label for label in moored)
    before = guest.position()
    page.reload()
    page.locator(".prompt").wait_for(timeout=WAIT_MS)
    guest.until_asked()
    assert (guest.position(), own_gondolas(guest)) == (before, moored)
    guest.no_sideways_scroll()
    assert guest.errors == []


def test_the_keyboard_looks_at_docks_that_cannot_be_reached_in_one_step(server: Server, visitor: Visitor) -> None:
    guest = visitor(lang="en")
    page = guest.page
    guest.sit(server.table([screen("Lucia"), {**BOT, "name": "A"}, {**BOT, "name": "B"}], game="venice", seed=5))
    for _ in range(30):
        guest.until_asked()
        if guest.question().startswith("Along which canal"):
            break
        guest.act()
    page.locator(OFFERED).first.focus()
    seen: set[str] = set()
    for key in ("ArrowRight", "ArrowRight", "ArrowDown", "ArrowDown", "ArrowLeft", "ArrowLeft", "ArrowLeft"):
        page.keyboard.press(key)
        ref = page.evaluate("document.activeElement.dataset.ref")
        standing = page.evaluate("document.activeElement.dataset.standing")
        expect(page.locator(".prompt .way")).to_be_visible()
        assert "cheapest way" in page.evaluate("document.activeElement.getAttribute('aria-label')")
        if standing == "none":
            seen.add(ref)
    assert seen, "only neighbours were looked at"
    assert guest.errors == []


FULL = (0, 14)
"""Two docks where all ten gondolas lie: at the first end of the board and at the last."""

COVERED = """() => {
    const box = (one) => one.getBoundingClientRect();
    const meet = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    const all = (name, selector) => [...document.querySelectorAll(selector)].map((one) => [name, box(one)]);
    const tags = all("tag", ".ticket");
    const boats = all("gondola", ".boat .hull");
    const rest = [...boats, ...all("name", "svg .name"), ...all("bridge", '[data-ref^="canal:"] > g path')];
    const found = tags.flatMap(([, tag]) => rest.filter(([, other]) => meet(tag, other)).map(([name]) => name));
    const sea = box(document.querySelector('svg[role="group"]'));
    const out = tags.filter(([, tag]) => tag.left < sea.left || tag.right > sea.right || tag.bottom > sea.bottom);
    return { tags: tags.length, boats: boats.length, covered: found, outside: out.length };
}"""


def crowd(told: str | bytes) -> str | bytes:
    """The worst that can be drawn: all gondolas at two docks, a bridge on every canal, dear ways that give a lot."""
    update = json.loads(told)
    if update.get("type") != "update":
        return told
    view, figures = update["view"], update["figures"]
    for dock in figures["docks"]:
        dock["gondolas"] = []
    for gondola, berth in enumerate(view["berth"]):
        if berth >= 0:
            figures["docks"][FULL[gondola % 2]]["gondolas"].append(gondola)
    view["bridge"] = [1 + canal % len(view["players"]) for canal in range(len(view["bridge"]))]
    for way in (way for reach in figures["reach"] for way in reach["docks"]):
        way |= {"price": 12, "crossings": 8, "activates": [1, 2], "missions": [0]}
    return json.dumps(update)


@pytest.mark.parametrize("width", [390, 1440])
def test_tags_keep_clear_of_gondolas_names_and_bridges(server: Server, visitor: Visitor, width: int) -> None:
    guest = visitor(width, 900)
    page = guest.page

    def between(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        line.on_message(far.send)
        far.on_message(lambda told: line.send(crowd(told)))

    page.route_web_socket("**/live**", between)
    bots = [{**BOT, "name": f"Bot {n}"} for n in range(1, 5)]
    guest.sit(server.table([screen("Lucia"), *bots], game="venice", seed=5))
    for _ in range(30):
        guest.until_asked()
        if guest.question().startswith("Par quel canal"):
            break
        guest.act()
    for dock in FULL:
        page.locator(f'[data-ref="dock:{dock}"]').dispatch_event("click")
        seen = page.evaluate(COVERED)
        assert seen["tags"] >= 20
        assert seen["boats"] == 10
        assert (seen["covered"], seen["outside"]) == ([], 0)

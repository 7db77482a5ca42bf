"""A result explains itself: what each row is made of and by which rule; and it speaks to the one who has won."""

from __future__ import annotations

import json
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.browser.kit import BOT, WAIT_MS, Player, Server, Told, no_violations

pytestmark = pytest.mark.browser
Visitor = Callable[..., Player]
RANDOM = {**BOT, "level": "random"}

SHEET = """[...document.querySelectorAll('.result tbody tr')].map((row) => ({
    part: row.classList.contains('part'),
    values: [...row.querySelectorAll('td')].map((cell) => Number(cell.textContent)),
    folds: row.querySelector('[aria-expanded]') !== null,
}))"""


@pytest.fixture(scope="module")
def made(server: Server) -> Told:
    """A game that two bots play to its end."""
    return server.table([RANDOM, {**RANDOM, "name": "Marco"}], "rialto", seed=3)


def test_rows_unfold_into_their_parts_and_name_their_rule(server: Server, visitor: Visitor, made: Told) -> None:
    guest = visitor()
    page = guest.page
    guest.sit(made, made["watch"])
    guest.result.wait_for(timeout=3 * WAIT_MS)
    expect(guest.result.locator("h2 + p")).to_contain_text("La partie s’achève à la fin du tour 6")
    folded = guest.result.locator("th [aria-expanded=false]")
    assert folded.count() > 0
    while folded.count():
        folded.first.click()
    rows = page.evaluate(SHEET)
    for place, row in enumerate(rows):
        if row["folds"]:
            parts = []
            for part in rows[place + 1 :]:
                if not part["part"]:
                    break
                parts.append(part["values"])
            assert [sum(column) for column in zip(*parts, strict=True)] == row["values"]
    no_violations(page)
    guest.result.get_by_role("button", name="La règle").last.click()
    expect(page.locator("dialog [aria-current]")).to_have_attribute("data-clause", "RIA-END-2")
    page.keyboard.press("Escape")
    page.set_viewport_size({"width": 390, "height": 844})
    guest.no_sideways_scroll()
    assert guest.errors == []


@pytest.mark.parametrize(
    ("lang", "winners", "said"),
    [
        ("fr", [0], "Vous gagnez\u202f!"),
        ("fr", [1], "Marco gagne\u202f!"),
        ("en", [0], "You win!"),
        ("en", [0, 1], "You share the victory with Marco"),
    ],
)
def test_the_winner_is_spoken_to(
    server: Server, visitor: Visitor, made: Told, lang: str, winners: list[int], said: str
) -> None:
    guest = visitor(lang=lang)

    def seated(told: str | bytes) -> str | bytes:
        """The update of somebody who holds the first seat, with these winners."""
        update = json.loads(told)
        return json.dumps(update | {"mine": [0], "winners": winners}) if update.get("over") else told

    def between(line: WebSocketRoute) -> None:
        far = line.connect_to_server()
        line.on_message(far.send)
        far.on_message(lambda told: line.send(seated(told)))

    guest.page.route_web_socket("**/live**", between)
    guest.sit(made, made["watch"])
    expect(guest.result.locator("h2")).to_have_text(said, timeout=3 * WAIT_MS)

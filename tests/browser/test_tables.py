"""Who may see and do what: curtain, friends, spectators, coming back."""

from __future__ import annotations

import signal
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.kit import BOT, WAIT_MS, Player, Server, screen

pytestmark = pytest.mark.browser
Visitor = Callable[..., Player]


def test_a_curtain_falls_between_two_people_at_one_screen(server: Server, visitor: Visitor) -> None:
    both = visitor()
    page = both.page
    both.sit(server.table([screen("Lucia"), screen("Marco")], seed=3))
    seen = set()
    for _ in range(3):
        curtain = page.locator(".curtain")
        expect(curtain).to_be_visible(timeout=WAIT_MS)
        assert page.locator('[data-ref^="card:"]').count() == 0, "no hand behind the curtain, not even in the page"
        name = "Lucia" if "Lucia" in curtain.inner_text() else "Marco"
        seen.add(name)
        page.get_by_role("button", name=f"Je suis {name}").click()
        expect(page.locator('[data-ref^="card:"]').first).to_be_visible()
        both.act(4)
    assert seen == {"Lucia", "Marco"}


def test_a_friend_comes_by_the_secret_link(server: Server, visitor: Visitor) -> None:
    host = visitor()
    page = host.page
    page.goto(f"{server.base}/new?game=venezia2099&friends")
    page.locator(".counts label", has_text="2").click()
    page.get_by_label("Nom du siège 1").fill("Lucia")
    page.get_by_label("Nom du siège 2").fill("Paolo")
    page.get_by_role("button", name="Ouvrir la table").click()
    link = page.get_by_label("Lien secret de Paolo").input_value()
    assert "#" in link
    expect(page.get_by_role("heading", name="On attend Paolo")).to_be_visible()

    paolo = visitor(390, 844)
    paolo.page.goto(link)
    page.locator(".prompt").wait_for(timeout=WAIT_MS)
    paolo.page.locator(".prompt").wait_for(timeout=WAIT_MS)
    first, second = (host, paolo) if host.asked.count() else (paolo, host)
    first.act(2)
    expect(second.asked).to_be_visible(timeout=WAIT_MS)
    second.act(9)
    first.until_asked()


def test_spectators_see_no_hand_and_cannot_act(server: Server, visitor: Visitor) -> None:
    made = server.table([screen("Lucia"), BOT], seed=5)
    lucia, watcher = visitor(), visitor(lang="en")
    lucia.sit(made)
    lucia.until_asked()
    watcher.sit(made, made["watch"])
    page = watcher.page
    expect(page.get_by_text("you are watching")).to_be_visible()
    assert page.locator('[data-ref^="card:"]').count() == 0
    assert page.locator('[data-standing="offered"]').count() == 0
    assert page.locator(".prompt button").count() == 0
    before = page.locator(".figure").count()
    lucia.act(3)
    page.wait_for_function("(n) => document.querySelectorAll('.figure').length > n", arg=before, timeout=WAIT_MS)


def test_reload_resumes_and_the_home_page_leads_back(server: Server, visitor: Visitor) -> None:
    lucia = visitor()
    page = lucia.page
    lucia.sit(server.table([screen("Lucia"), BOT], seed=5))
    lucia.until_asked()
    lucia.act(3)
    lucia.until_asked()
    position, question = lucia.position(), lucia.question()
    page.reload()
    lucia.until_asked()
    assert (lucia.position(), lucia.question()) == (position, question)
    page.goto(server.base)
    expect(page.get_by_text("Reprendre : à vous de jouer")).to_be_visible(timeout=WAIT_MS)
    page.locator(".mine").get_by_role("link", name="Jouer").click()
    lucia.until_asked()
    assert lucia.position() == position


def test_a_server_that_was_killed_finds_the_table_as_it_was(tmp_path: Path, server: Server, visitor: Visitor) -> None:
    own = Server(tmp_path)
    own.start()
    try:
        lucia = visitor(at=own)
        page = lucia.page
        lucia.sit(own.table([screen("Lucia"), BOT], seed=5))
        lucia.until_asked()
        lucia.act(3)
        lucia.until_asked()
        position = lucia.position()
        own.stop(signal.SIGKILL)
        expect(page.get_by_text("Connexion perdue, on réessaie…").first).to_be_visible(timeout=WAIT_MS)
        own.start()
        expect(page.get_by_text("Connexion perdue, on réessaie…")).to_have_count(0, timeout=WAIT_MS)
        assert lucia.position() == position
        lucia.act(4)
    finally:
        own.stop(signal.SIGKILL)


def test_a_refusal_names_its_rule(server: Server, visitor: Visitor) -> None:
    lucia = visitor()
    page = lucia.page

    def refuse_acts(line: object) -> None:
        to_server = line.connect_to_server()  # type: ignore[attr-defined]

        def told(message: str) -> None:
            if '"act"' in message:
                line.send(  # type: ignore[attr-defined]
                    '{"type":"refused","clause":"V99-PLACE-4","message":{"id":"refused-not-offered","args":{}},"seq":0}'
                )
            else:
                to_server.send(message)

        line.on_message(told)  # type: ignore[attr-defined]

    page.route_web_socket("**/live**", refuse_acts)
    lucia.sit(server.table([screen("Lucia"), BOT], seed=5))
    lucia.until_asked()
    page.locator('[data-standing="offered"]').nth(3).click()
    page.locator(".acts .btn.primary").click()
    expect(page.locator(".refused")).to_contain_text("Ce n’est pas possible maintenant.")
    page.get_by_role("button", name="La règle V99-PLACE-4").click()
    expect(page.locator('[aria-current="true"][data-clause="V99-PLACE-4"]')).to_be_in_viewport()


@pytest.mark.parametrize(
    ("address", "title"),
    [
        ("/t/nowhere#nokey", "Cette table est introuvable"),
        ("/t/nowhere", "Il manque la clef"),
        ("/not/a/page", "Cette page a coulé"),
    ],
)
def test_addresses_that_lead_nowhere_say_so(server: Server, visitor: Visitor, address: str, title: str) -> None:
    lost = visitor()
    lost.page.goto(server.base + address)
    expect(lost.page.get_by_role("heading", name=title)).to_be_visible(timeout=WAIT_MS)
    lost.page.get_by_role("link", name="Retour à l’accueil").click()
    expect(lost.page.get_by_role("heading", name="Les jeux", exact=True)).to_be_visible()


@pytest.mark.parametrize("width", [1440, 390])
def test_a_bot_of_somebodys_own_that_fails_is_named_on_every_screen(
    tmp_path: Path, visitor: Visitor, width: int
) -> None:
    file = tmp_path / "broken.py"
    file.write_text(
        "from serenissima.bots import Bot\n\n\nclass Broken(Bot):\n"
        "    def choose(self, known, options):\n        raise RuntimeError('no idea')\n"
    )
    house = Server(tmp_path / "data", (file,))
    house.start()
    try:
        person = visitor(width, lang="en", at=house)
        page = person.page
        person.sit(house.table([screen("Lucia"), {**BOT, "level": "broken"}], seed=5))
        for _ in range(3):
            assert person.until_asked()
            person.act()
        told = page.get_by_text("broken failed (RuntimeError: no idea); another bot plays in its place.")
        expect(told.filter(visible=True)).to_have_count(1, timeout=WAIT_MS)
        person.no_sideways_scroll()
        if width < 500:
            page.get_by_role("status").get_by_role("button", name="Close").click()
            expect(told.filter(visible=True)).to_have_count(0)
        assert person.errors == []
    finally:
        house.stop()

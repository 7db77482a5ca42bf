"""The room before the deal, and the proof of the luck: in a real browser, with the browser's own random bytes."""

from __future__ import annotations

import hashlib
import json
import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Route, expect

from tests.browser.kit import BOT, WAIT_MS, Player, Server, Told, no_violations, screen

pytestmark = pytest.mark.browser
Visitor = Callable[..., Player]
FRIEND: Told = {"kind": "friend", "name": "Paolo"}
LATE: Told = {"kind": "friend", "name": "Bartolomeo-Emanuele"}


def enter(person: Player, made: Told, key: str | None = None) -> None:
    person.page.goto(f"{person.server.base}/t/{made['table']}#{key or made['key']}")


def key_of(made: Told, seat: int) -> str:
    return str(next(link["key"] for link in made["links"] if link["seat"] == seat))


def luck_of(server: Server, made: Told) -> Any:
    return server.get(f"/api/tables/{made['table']}/luck?key={made['key']}")


def kept(person: Player, made: Told, name: str) -> Any:
    told = person.page.evaluate(f"localStorage.getItem('serenissima.luck.{made['table']}.{name}')")
    return json.loads(told)


@pytest.mark.parametrize(("width", "theme", "lang"), [(1440, "light", "fr"), (390, "dark", "en")])
def test_the_room_shows_who_is_missing_and_the_host_may_deal_without_them(
    server: Server, visitor: Visitor, width: int, theme: str, lang: str
) -> None:
    made = server.table([screen("Lucia"), FRIEND, LATE, BOT], dealt=False)
    host = visitor(width, theme=theme, lang=lang)
    enter(host, made)
    room = host.page.locator(".room")
    both = "On attend Paolo et Bartolomeo-Emanuele" if lang == "fr" else "Waiting for Paolo and Bartolomeo-Emanuele"
    expect(room.get_by_role("heading")).to_have_text(both, timeout=WAIT_MS)
    host.no_sideways_scroll()
    no_violations(host.page)

    paolo = visitor(390, 844, lang=lang)
    enter(paolo, made, key_of(made, 1))
    one = "On attend Bartolomeo-Emanuele" if lang == "fr" else "Waiting for Bartolomeo-Emanuele"
    for person in (host, paolo):
        expect(person.page.locator(".room").get_by_role("heading")).to_have_text(one, timeout=WAIT_MS)
    deal = "Distribuer maintenant" if lang == "fr" else "Deal now"
    expect(paolo.page.get_by_role("button", name=deal)).to_have_count(0)
    host.page.get_by_role("button", name=deal).click()
    for person in (host, paolo):
        person.page.locator(".prompt").wait_for(timeout=WAIT_MS)
        assert person.errors == []

    told = luck_of(server, made)
    assert {one["name"] for one in told["contributors"]} == {"host", "friend-1"}
    for person, name in ((host, "host"), (paolo, "friend-1")):
        own = kept(person, made, name)
        assert own["bytes"] == next(one["bytes"] for one in told["contributors"] if one["name"] == name)
        assert own["commitment"] == told["commitment"]
        assert own["pledges"] == {one["name"]: one["pledge"] for one in told["contributors"]}
    late = visitor(lang=lang)
    enter(late, made, key_of(made, 2))
    late.page.locator(".prompt").wait_for(timeout=WAIT_MS)


def test_who_plays_alone_sees_no_room(server: Server, visitor: Visitor) -> None:
    lucia = visitor()
    page = lucia.page
    page.add_init_script(
        "new MutationObserver(() => { if (document.querySelector('.room')) window.roomSeen = true; })"
        ".observe(document, { childList: true, subtree: true })"
    )
    page.goto(f"{server.base}/new?game=venezia2099")
    page.get_by_role("button", name="Ouvrir la table").click()
    page.locator(".prompt").wait_for(timeout=WAIT_MS)
    assert page.evaluate("window.roomSeen") is None


def test_a_friend_who_goes_before_showing_the_bytes_is_not_waited_for_forever(server: Server, visitor: Visitor) -> None:
    """The friend's browser pledges and never shows: the host begins anew, and everybody sees it, in the end too."""
    made = server.table([screen("Lucia"), FRIEND], dealt=False)
    paolo = visitor(lang="fr")

    def no_reveal(line: object) -> None:
        to_server = line.connect_to_server()  # type: ignore[attr-defined]
        line.on_message(  # type: ignore[attr-defined]
            lambda told: None if '"reveal"' in told else to_server.send(told)
        )

    paolo.page.route_web_socket("**/live**", no_reveal)
    enter(paolo, made, key_of(made, 1))
    paolo.page.locator(".room").wait_for(timeout=WAIT_MS)
    host = visitor(lang="fr")
    enter(host, made)
    expect(host.page.get_by_text("Paolo a promis des octets de hasard et doit encore les montrer.")).to_be_visible(
        timeout=WAIT_MS
    )
    no_violations(host.page)
    paolo.page.context.close()
    host.page.get_by_role("button", name="Recommencer ce tour").click()
    expect(host.page.get_by_text("Au tour 1, Paolo avait promis des octets et ne les a pas montrés.")).to_be_visible()
    host.page.get_by_role("button", name="Distribuer maintenant").click()
    host.page.locator(".prompt").wait_for(timeout=WAIT_MS)
    told = luck_of(server, made)
    assert (told["rounds"], told["dropped"]) == (2, [["friend-1"]])
    host.page.locator(".journal a").click()
    expect(host.page.get_by_text("Il y a eu 2 tours de promesses.")).to_be_visible(timeout=WAIT_MS)
    told_by_name = "Au tour 1, Paolo avait promis des octets et ne les a pas montrés."
    expect(host.page.get_by_text(told_by_name)).to_be_visible()


def test_a_browser_tells_nothing_to_a_table_that_is_bound_to_another_secret(server: Server, visitor: Visitor) -> None:
    made = server.table([screen("Lucia"), FRIEND], dealt=False)
    host = visitor(lang="en")
    enter(host, made)
    expect(host.page.locator(".room")).to_be_visible(timeout=WAIT_MS)
    said: list[str] = []

    def other_secret(line: object) -> None:
        to_server = line.connect_to_server()  # type: ignore[attr-defined]

        def down(told: str) -> None:
            message = json.loads(told)
            if message["type"] == "gathering":
                message = {**message, "commitment": "0" * 64, "round": 2}
            line.send(json.dumps(message))  # type: ignore[attr-defined]

        to_server.on_message(down)
        line.on_message(lambda told: said.append(told))  # type: ignore[attr-defined]  # noqa: PLW0108

    host.page.route_web_socket("**/live**", other_secret)
    host.page.reload()
    expect(host.page.get_by_text("The table is bound to another secret than when you came.")).to_be_visible(
        timeout=WAIT_MS
    )
    assert said == []


def play_to_the_end(person: Player, made: Told) -> None:
    person.sit(made)
    while person.until_asked():
        person.act()


def verdict(person: Player) -> str:
    heading = person.page.locator("main section h2")
    heading.wait_for(timeout=WAIT_MS)
    return heading.inner_text()


Tamper = Callable[[Told], None]


def flip(text: str) -> str:
    return f"{int(text[0], 16) ^ 1:x}{text[1:]}"


def other_outcome(luck: Told) -> None:
    draw = luck["draws"][3]
    draw["outcome"] = (draw["outcome"] + 1) % draw["n"]


def no_bytes_of_mine(luck: Told) -> None:
    own = os.urandom(32)
    luck["contributors"][0].update(bytes=own.hex(), pledge=hashlib.sha256(own).hexdigest())


TAMPERED: dict[str, Tamper] = {
    "secret": lambda luck: luck.update(secret=flip(luck["secret"])),
    "commitment": lambda luck: luck.update(commitment=flip(luck["commitment"])),
    "bytes": lambda luck: luck["contributors"][0].update(bytes=flip(luck["contributors"][0]["bytes"])),
    "pledge": lambda luck: luck["contributors"][0].update(pledge=flip(luck["contributors"][0]["pledge"])),
    "an outcome": other_outcome,
    "a draw left out": lambda luck: luck["draws"].pop(),
    "other bytes in the place of mine": no_bytes_of_mine,
    "nobody": lambda luck: luck.update(contributors=[]),
    "another format": lambda luck: luck.update(format="serenissima-luck-0"),
}


def answering(luck: Told, tamper: Tamper) -> Callable[[Route], None]:
    """Answers with the luck after that change."""
    tamper(luck)
    return lambda route: route.fulfill(json=luck)


def test_the_proof_holds_and_every_tampering_is_told(server: Server, visitor: Visitor) -> None:
    lucia = visitor(lang="fr")
    page = lucia.page
    made = server.table([screen("Lucia"), BOT], dealt=False)
    play_to_the_end(lucia, made)
    page.locator(".result a", has_text="Hasard prouvable").click()
    assert verdict(lucia).startswith("Rien n’a été choisi")
    expect(page.get_by_text("Les octets de ce navigateur ont été utilisés.")).to_be_visible()
    count = len(luck_of(server, made)["draws"])
    expect(page.get_by_text(f"Les {count} tirages découlent")).to_be_visible()
    no_violations(page)
    page.locator("details summary").click()
    assert page.locator("tbody tr").count() == count
    lucia.no_sideways_scroll()
    with page.expect_download() as saved:
        page.get_by_role("link", name="Fichier de la partie").click()
    told = saved.value.path().read_text()
    assert made["key"] not in told
    assert json.loads(told)["fair"]["secret"] == luck_of(server, made)["secret"]

    for what, tamper in TAMPERED.items():
        page.route("**/luck?key=*", answering(luck_of(server, made), tamper))
        page.reload()
        assert verdict(lucia) == "Quelque chose ne va pas dans ce hasard", what
        page.unroute("**/luck?key=*")

    def other_match(route: Route) -> None:
        match = server.get(f"/api/tables/{made['table']}/match?key={made['key']}")
        match["entries"][0]["luck"][0] ^= 1
        route.fulfill(json=match)

    page.route("**/match?key=*", other_match)
    page.reload()
    assert verdict(lucia) == "Quelque chose ne va pas dans ce hasard"
    page.unroute("**/match?key=*")
    page.reload()
    assert verdict(lucia).startswith("Rien n’a été choisi"), "the answer was bad, not the luck"


@pytest.mark.parametrize(("width", "theme", "lang"), [(1440, "dark", "en"), (390, "light", "fr")])
def test_the_proof_works_without_the_cryptography_of_the_browser(
    server: Server, visitor: Visitor, width: int, theme: str, lang: str
) -> None:
    """Over plain http in a home network the browser offers none: all is worked out all the same."""
    lucia = visitor(width, theme=theme, lang=lang)
    lucia.page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    made = server.table([screen("Lucia"), BOT], dealt=False)
    play_to_the_end(lucia, made)
    assert lucia.page.evaluate("crypto.subtle") is None
    lucia.page.goto(f"{server.base}/t/{made['table']}/luck#{made['key']}")
    assert verdict(lucia).startswith("Rien n’a été choisi" if lang == "fr" else "Nothing was chosen")
    own = "Les octets de ce navigateur ont été" if lang == "fr" else "The random bytes of this browser were used"
    expect(lucia.page.get_by_text(own)).to_be_visible()
    lucia.no_sideways_scroll()
    no_violations(lucia.page)
    assert lucia.errors == []


def test_before_the_end_the_page_tells_what_is_fixed_and_keeps_the_secret(server: Server, visitor: Visitor) -> None:
    lucia = visitor(lang="en")
    made = server.table([screen("Lucia"), BOT], dealt=False)
    lucia.sit(made)
    lucia.page.goto(f"{server.base}/t/{made['table']}/luck#{made['key']}")
    assert verdict(lucia) == "The proof comes at the end"
    expect(lucia.page.get_by_text("The random bytes of this browser were used.")).to_be_visible()
    assert luck_of(server, made)["secret"] is None


def test_a_table_with_a_seed_says_that_its_luck_is_repeatable(server: Server, visitor: Visitor) -> None:
    lucia = visitor(lang="en")
    made = server.table([screen("Lucia"), BOT], seed=5)
    lucia.sit(made)
    lucia.page.get_by_role("link", name="Repeatable luck").click()
    assert verdict(lucia) == "This luck is repeatable, not provable"
    no_violations(lucia.page)

"""The account page in a real browser: passkeys with a virtual authenticator, at both widths, with axe."""

from __future__ import annotations

import json
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, CDPSession

from tests.web.house import Person, ServerProcess
from tests.web.shell.test_access import faults

pytestmark = pytest.mark.browser
GAME = "burgundy_dice"


def at_localhost(house: ServerProcess) -> ServerProcess:
    """Return the server under a host name: browsers offer passkeys there, not at a number."""
    return _at(house, "localhost")


def at_a_number(house: ServerProcess) -> ServerProcess:
    """Return the server under its numeric address, where there are no passkeys."""
    return _at(house, "127.0.0.1")


def _at(house: ServerProcess, host: str) -> ServerProcess:
    same = ServerProcess(house.data)
    same.address = f"http://{host}:{urlsplit(house.address).port}"
    return same


@contextmanager
def authenticator(person: Person) -> Iterator[tuple[CDPSession, str]]:
    """Give a browser an authenticator that verifies its user and stores passkeys."""
    session = person.context.new_cdp_session(person.page)
    session.send("WebAuthn.enable")
    options: dict[str, Any] = {
        "protocol": "ctap2",
        "transport": "internal",
        "hasResidentKey": True,
        "hasUserVerification": True,
        "isUserVerified": True,
        "automaticPresenceSimulation": True,
    }
    id = session.send("WebAuthn.addVirtualAuthenticator", {"options": options})["authenticatorId"]
    yield session, id
    session.send("WebAuthn.disable")


def test_a_passkey_is_made_and_opens_the_account_again(house: ServerProcess, browser: Browser) -> None:
    person = Person(browser, at_localhost(house))
    page = person.page
    person.quick(GAME)
    table = page.url
    with authenticator(person):
        page.goto("/me")
        page.fill("#make input[name=name]", "Camille")
        page.locator("[data-passkey=create]").click()
        page.wait_for_selector("#devices")
        assert page.locator("h1").inner_text() == "Camille"
        page.goto(table)
        person.at_table()
        assert page.locator("#people .me").count() == 1
        page.goto("/me")
        page.locator("form[action='/account/out'] button").click()
        page.goto("/me")
        assert page.locator("#devices").count() == 0
        page.locator("[data-passkey=in]").click()
        page.wait_for_selector("#devices")
        page.goto(table)
        person.at_table()
        assert page.locator("#people .me").count() == 1
        page.goto("/me")
        page.locator("[data-passkey=add]").click()
        page.wait_for_selector("[data-fault=add]:visible")  # the same authenticator has one already
    person.close()


def test_who_does_not_answer_is_told_in_words_and_may_go_on(house: ServerProcess, browser: Browser) -> None:
    person = Person(browser, at_localhost(house), lang="de-DE")
    page = person.page
    with authenticator(person) as (session, id):
        session.send("WebAuthn.setUserVerified", {"authenticatorId": id, "isUserVerified": False})
        page.goto("/me")
        page.fill("#make input[name=name]", "Dorothea")
        page.locator("[data-passkey=create]").click()
        page.wait_for_selector("[data-fault=create]:visible")
        assert page.locator("[data-fault=create]").inner_text().startswith("Das hat nicht geklappt.")
        page.fill("#make input[name=password]", "drei lange Wörter")
        page.locator("#make button:not([data-passkey])").click()
        page.wait_for_selector("#devices")
        session.send("WebAuthn.setUserVerified", {"authenticatorId": id, "isUserVerified": True})
        page.locator("[data-passkey=add]").click()
        page.wait_for_selector(".keys-own li")
    person.close()


def test_where_there_are_no_passkeys_a_password_is_offered(house: ServerProcess, browser: Browser) -> None:
    person = Person(browser, at_a_number(house))
    page = person.page
    page.goto("/me")
    page.wait_for_selector("#no-passkeys:visible")
    assert page.locator("[data-passkey]:visible").count() == 0
    assert page.locator("main .go:visible").all_inner_texts() == ["Make it with a password"]
    page.set_viewport_size({"width": 390, "height": 844})
    page.fill("#in input[name=name]", "Edmond")
    page.fill("#in input[name=password]", "two words")
    page.locator("#in form button").click()
    refusal = page.locator("#in .note[role=alert]:focus")
    refusal.wait_for()
    assert refusal.evaluate("e => e.getBoundingClientRect().bottom < innerHeight")
    assert page.locator("#in input[name=name]").input_value() == "Edmond"
    page.fill("#make input[name=name]", "Edmond")
    page.fill("#make input[name=password]", "three words together")
    page.keyboard.press("Enter")
    page.wait_for_selector("#devices")
    person.close()


@pytest.mark.parametrize("wide", [1280, 360])
def test_the_page_about_oneself_is_for_everybody(house: ServerProcess, browser: Browser, wide: int) -> None:
    theme = "light" if wide == 360 else "dark"
    person = Person(browser, at_localhost(house), wide=wide, high=640 if wide == 360 else 800, theme=theme)
    page = person.page
    page.goto("/me")
    page.locator("[data-passkey=create]").wait_for()
    assert page.locator("main .go:visible").count() == 1
    assert faults(page) == []
    page.fill("#make input[name=name]", f"Fanny {wide}")
    page.fill("#make input[name=password]", "three words together")
    page.locator("#make button:not([data-passkey])").click()
    page.wait_for_selector("#devices")
    assert page.locator("main .go:visible").count() == 0
    page.locator("main nav a", has_text="Profile").click()
    page.wait_for_selector(".profile-head .crest")
    assert faults(page) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.locator("main nav a", has_text="Settings").click()
    page.wait_for_selector("#devices")
    page.locator("#delete summary").click()
    assert faults(page) == []
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    small = page.evaluate(
        "() => [...document.querySelectorAll('main button, main input:not([type=hidden]), main summary')]"
        ".filter(one => one.offsetParent && one.getBoundingClientRect().height < 44)"
        ".map(one => one.outerHTML)"
    )
    assert small == []
    person.close()


FAKE_PUSH = """
PushManager.prototype.subscribe = async function (options) {
  const key = new Uint8Array(options.applicationServerKey);
  if (!options.userVisibleOnly || key.length !== 65) throw new TypeError("not what a browser takes");
  window.kept = {
    endpoint: "https://fcm.googleapis.com/fcm/send/abc", options,
    unsubscribe: async () => (window.kept = null),
    toJSON: () => ({ endpoint: "https://fcm.googleapis.com/fcm/send/abc",
      keys: { p256dh: "%s", auth: "c2l4dGVlbiBieXRlcyBvaw" } }),
  };
  return window.kept;
};
PushManager.prototype.getSubscription = async () => window.kept ?? null;
"""
"""Stands for the browser's push service, which no test can reach."""
POINT = "BGsX0fLhLEJH-Lzm5WOkQPJ3A32BLeszoPShOUXYmMKWT-NC4v4af5uO5-tKfA-eFivOM1drMV7Oy7ZAaDe_UfU"


def test_a_browser_is_told_when_its_person_wants_it(house: ServerProcess, whole_browser: Browser) -> None:
    person = Person(whole_browser, at_localhost(house))
    page, context = person.page, person.context
    context.grant_permissions(["notifications"], origin=at_localhost(house).address)
    page.add_init_script(FAKE_PUSH % POINT)
    page.goto("/me")
    page.locator("#push-on").click()
    page.locator("#push-off").wait_for()
    session = context.new_cdp_session(page)
    found: list[dict[str, Any]] = []
    session.on("ServiceWorker.workerRegistrationUpdated", lambda told: found.extend(told["registrations"]))
    session.send("ServiceWorker.enable")
    page.wait_for_function("() => navigator.serviceWorker.controller?.state === 'activated'")
    told = {"title": "A game", "body": "It is your turn.", "to": "/rules", "tag": "/t/abc"}

    def shown() -> bool:
        """Deliver the message, since the browser may lose one, and look for its notice, which has its tag."""
        session.send(
            "ServiceWorker.deliverPushMessage",
            {
                "origin": page.url.removesuffix("/me"),
                "registrationId": found[0]["registrationId"],
                "data": json.dumps(told),
            },
        )
        return bool(
            page.evaluate(
                """async () => {
                  const notices = await (await navigator.serviceWorker.ready).getNotifications();
                  const ours = ({ title, body, tag }) =>
                    title === 'A game' && body === 'It is your turn.' && tag === '/t/abc';
                  return notices.length === 1 && notices.some(ours);
                }"""
            )
        )

    person.waiting_for(shown)
    page.locator("#push-off").click()
    page.locator("#push-on").wait_for()
    page.locator("#try").click()
    page.locator("#tried", has_text="nobody to tell").wait_for()
    person.close()


def test_who_has_forbidden_notices_is_told_where_to_allow_them(
    house: ServerProcess, browser: Browser
) -> None:
    person = Person(browser, at_localhost(house))
    page = person.page
    page.add_init_script("Object.defineProperty(Notification, 'permission', { get: () => 'denied' })")
    page.goto("/me")
    page.locator("#push-denied").wait_for()
    assert page.locator("#push-on:visible, #push-off:visible").count() == 0
    person.close()

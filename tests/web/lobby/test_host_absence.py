"""An absent host, as the people in the lobby see it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess, client

pytestmark = pytest.mark.browser
TOLD = """async ([client, left]) => {
    const { HostAbsence } = await import(client + "lobby/host-absence.js");
    new HostAbsence().follow(left);
}"""
"""Makes the server send the page this time for which the host is waited for."""


def test_who_waits_is_told_when_he_may_take_over_and_then_may(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house, wide=360, high=640)
    bea.join(ada.open("dom_pierre", "Ada", 3), "Bea")
    page = bea.page
    page.locator("#seats .name", has_text="Ada").wait_for()
    assert page.locator("#host-starts:visible").count() == 1
    assert page.locator("#host-away:visible, #succeed:visible").count() == 0
    lobby = ada.page.url
    ada.page.goto("/")
    page.wait_for_selector("#host-away:visible")
    assert "you can take over in 5 minutes." in page.locator("#host-away").inner_text()
    page.evaluate(TOLD, [client(page), 59_000])
    assert "in one minute" in page.locator("#host-away").inner_text()
    page.evaluate(TOLD, [client(page), 300])
    page.wait_for_selector("#succeed:visible")
    assert page.locator("#host-away:visible, #host-starts:visible").count() == 0
    box = page.locator("#succeed button").bounding_box()
    assert box
    assert box["height"] >= 44
    assert box["y"] + box["height"] <= 640 - 100  # visible without scrolling
    page.set_viewport_size({"width": 1280, "height": 800})
    wide = page.locator("#succeed button").bounding_box()
    assert wide
    assert wide["y"] + wide["height"] <= 300
    page.set_viewport_size({"width": 360, "height": 640})
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.locator("#succeed button").click()  # the page got a wrong time, but the server counts by itself
    page.wait_for_url("**/host")
    assert "you can take over in 5 minutes." in page.locator("main").inner_text()
    page.goto(lobby)
    page.wait_for_selector("#host-away:visible")
    ada.page.goto(lobby)
    page.wait_for_selector("#host-starts:visible")
    assert page.locator("#host-away:visible, #succeed:visible").count() == 0
    ada.close()
    bea.close()

"""A page reports whether it is visible, so that an inattentive player gets notices of their turn."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser
BEHIND = """(hidden) => {
    Object.defineProperty(document, "hidden", { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event("visibilitychange"));
}"""


def test_a_page_says_when_it_goes_to_the_background_and_comes_back(
    house: ServerProcess, browser: Browser
) -> None:
    ada, sent = Person(browser, house), list[dict[str, Any]]()
    ada.page.on(
        "websocket", lambda line: line.on("framesent", lambda frame: sent.append(json.loads(str(frame))))
    )
    ada.open("dom_pierre", "Ada", 2)
    ada.page.locator("#seats .name", has_text="Ada").wait_for()

    def said(kind: str) -> list[bool]:
        return [message["hidden"] for message in sent if message["t"] == kind]

    assert said("hello") == [False]
    ada.page.evaluate(BEHIND, True)
    ada.waiting_for(lambda: said("ping") == [True])
    ada.page.evaluate(BEHIND, False)
    ada.waiting_for(lambda: said("ping") == [True, False])
    ada.page.evaluate(BEHIND, True)
    house.kill()
    ada.page.wait_for_selector("#wire:visible")
    house.start()
    ada.waiting_for(lambda: said("hello")[1:2] == [True])
    ada.page.wait_for_selector("#wire", state="hidden")
    assert ada.faults == []
    ada.close()

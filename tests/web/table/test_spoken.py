"""For who does not see the table: every question is announced, and every thing is reached by keys."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from vigneron.core.registry import game, games

pytestmark = pytest.mark.browser
GAMES = [key for key in games() if not game(key).draft]
_EAR = """
window.spoken = [];
addEventListener("DOMContentLoaded", () => new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes) spoken.push(node.textContent);
}).observe(document.getElementById("live") ?? document.body, { childList: true }));
"""
_ON = "selector => document.activeElement.matches(selector)"


@pytest.mark.parametrize("key", GAMES)
def test_questions_are_announced_and_all_things_reached(
    house: ServerProcess, browser: Browser, key: str
) -> None:
    person = Person(browser, house)
    page = person.page
    page.add_init_script(_EAR)
    person.quick(key)
    assert page.evaluate("spoken[0]") == "One moment…", "while the table loads there is silence"
    for _ in range(4):
        person.waiting(lambda: person.mine or person.over, "nobody is asked")
        page.evaluate("spoken.length = 0")
        version = person.version()
        person.act()
        person.waiting(lambda before=version: person.version() != before, "the act is not answered")  # type: ignore[misc]
        person.waiting(lambda: person.mine or person.over, "nobody is asked again")
        prompt = page.locator("#prompt").inner_text()
        person.waiting(
            lambda asked=prompt: any(asked in said for said in page.evaluate("spoken")),  # type: ignore[misc]
            f"the question is not announced: {prompt}",
        )

    def walk(selector: str) -> bool:
        """Walk from frame to frame by Tab, and in it by arrows, until one of this kind has the focus."""
        page.keyboard.press("b")
        for _ in range(30):
            for key in ["ArrowRight", "ArrowDown", "ArrowRight", "ArrowUp"]:
                if page.evaluate(_ON, selector):
                    return True
                if page.evaluate(_ON, ".node"):
                    page.keyboard.press(f"Shift+{key}")
            page.keyboard.press("Tab")
        return bool(page.evaluate(_ON, selector))

    assert walk(".node[role=img]"), "no thing that is only looked at is reached"
    assert page.evaluate("document.activeElement.tabIndex") == 0, "the focus is seen and stays in the order"
    assert page.locator("#tip").is_visible()
    page.evaluate("spoken.length = 0")
    page.keyboard.press("Enter")
    assert any("No move touches this" in said for said in page.evaluate("spoken"))
    if walk(".node.touchable:not(.lit, .touched)"):
        page.keyboard.press("Enter")
        person.waiting(lambda: page.locator("#note").is_visible(), "it is not said why not")
        assert page.locator("#note").get_attribute("role") == "alert"
    if walk(".node[data-rule]"):
        page.keyboard.press("r")
        page.wait_for_selector("#clause[open]")
    person.close()

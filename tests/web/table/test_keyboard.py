"""A whole game alone, by keyboard only."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser


class Keys:
    """Presses keys, and reads what has the focus."""

    def __init__(self, person: Person) -> None:
        self.person = person
        self.page = person.page
        self.random = random.Random(5)

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def on(self, selector: str) -> bool:
        return bool(self.page.evaluate("s => document.activeElement.matches(s)", selector))

    def tab_to(self, selector: str) -> None:
        """Press Tab until something of this kind has the focus."""
        for _ in range(80):
            if self.on(selector):
                return
            self.press("Tab")
        raise AssertionError(f"Tab does not reach {selector}")

    def by_board(self) -> None:
        """Select an act on the boards: arrows move, Enter touches."""
        for _ in range(10):
            if self.person.ready():
                return
            self.press("b")
            if self.on(".node.lit"):
                self.press(
                    *self.random.choices(
                        ["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"], k=self.random.randrange(3)
                    )
                )
                if not self.on(".node.lit"):
                    self.press("b")  # the arrows led to a touched node
            else:
                self.tab_to(".control.lit")
            self.press("Enter")
            self.page.wait_for_timeout(20)
        raise AssertionError("the keys lead to no act")

    def by_list(self) -> None:
        """Select an act from the list of all moves."""
        for _ in range(3):  # other players' acts may change the list
            self.press("a")
            assert self.on("#moves-filter")
            self.press("ArrowDown", *["ArrowDown"] * self.random.randrange(4), "Enter")
            if self.on("#confirm"):
                return
        raise AssertionError("the list leads to no act")


def test_a_whole_game_by_keyboard_alone(house: ServerProcess, browser: Browser) -> None:
    person = Person(browser, house)
    keys = Keys(person)
    person.page.goto("/")
    keys.tab_to("a[href='/new?game=burgundy_dice']")
    keys.press("Enter")
    person.page.wait_for_url("**/new?*")
    keys.tab_to("input[name=name]")
    person.page.keyboard.type("Ada")
    keys.tab_to("input[name=seats]")
    while not keys.on("input[value='1']"):
        keys.press("ArrowLeft")
    keys.tab_to("#new-table button.go")
    keys.press("Enter")
    person.page.wait_for_url("**/t/*")
    if person.page.locator("form[action$='/start']").count():
        keys.tab_to("form[action$='/start'] button")
        keys.press("Enter")
    person.at_table()
    for turn in range(60):
        person.waiting(lambda: person.mine or person.over, f"nothing to do, turn {turn}")
        if person.over:
            break
        if turn % 4 == 3:
            keys.by_list()
        elif not person.ready():
            keys.by_board()
        if turn == 1:  # deselecting, and selecting again
            keys.press("Escape")
            assert person.page.locator(".node.touched").count() == 0
            keys.by_board()
        version = person.version()
        keys.press("Control+Enter")
        person.waiting(lambda before=version: person.version() != before, "the act is not answered")  # type: ignore[misc]
    assert person.over
    person.page.wait_for_selector("#over[open]")
    keys.press("Escape")
    assert person.page.locator("#over[open]").count() == 0
    person.close()


def test_the_boards_speak(house: ServerProcess, browser: Browser) -> None:
    """Frames are named groups; touchable nodes are named buttons with their pressed state."""
    person = Person(browser, house)
    person.quick("burgundy_dice")
    page = person.page
    assert page.get_by_role("group", name="Duchy").count() >= 1
    lit = page.locator(".node.lit[role=button]").first
    name = lit.get_attribute("aria-label")
    assert name
    assert lit.get_attribute("aria-pressed") == "false"
    dark = page.locator(".node.touchable[role=button]:not(.lit)").first
    assert dark.get_attribute("aria-disabled") == "true"
    lit.click()
    touched = page.locator(".node.touched[role=button]").first
    assert touched.get_attribute("aria-pressed") == "true"
    page.wait_for_function("() => document.querySelector('#live').textContent.length > 0")
    person.close()

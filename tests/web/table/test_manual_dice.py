"""Real dice in the browser: the host enters outcomes, goes back, corrects; the others wait and see."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from tests.web.shell.test_access import faults

pytestmark = pytest.mark.browser


def enter(person: Person, label: str) -> None:
    """Touch an outcome, and wait until it is noted or all is done."""
    before = person.page.locator("#real-given").inner_text()
    person.page.locator(".result", has_text=label).first.click()
    person.page.wait_for_function(
        "before => document.getElementById('real').hidden"
        " || document.getElementById('real-given').innerText !== before",
        arg=before,
    )


def in_sight(person: Person) -> bool:
    """Return whether the question is in the window, and the focus on its first answer."""
    return bool(
        person.page.evaluate("""() => {
          const box = document.getElementById("real-what").getBoundingClientRect();
          const first = document.querySelector("#real-choices button, #real-done:not([hidden])");
          const low = first?.getBoundingClientRect().bottom ?? Infinity;
          return box.top >= 0 && low <= innerHeight && document.activeElement === first;
        }""")
    )


def test_a_roll_is_entered_and_corrected(house: ServerProcess, browser: Browser) -> None:
    ada = Person(browser, house, wide=360, high=640)
    bea = Person(browser, house)
    bea.join(ada.open("burgundy_dice", "Ada", 2, draws="hand"), "Bea")
    assert "by hand" in ada.page.locator("#agreed").inner_text()
    ada.start()
    bea.at_table()
    ada.act()
    bea.act()  # the last choice of a castle: five dice are rolled
    ada.page.locator("#real").wait_for()
    assert "the host enters" in bea.page.locator("#prompt").inner_text()
    assert not bea.page.locator("#real").is_visible()
    assert faults(ada.page) == []
    smallest = ada.page.locator(".result").evaluate_all(
        "all => Math.min(...all.map((one) => Math.min(one.offsetWidth, one.offsetHeight)))"
    )
    assert smallest >= 44
    assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    for label in ("purple", "green", "4"):
        enter(ada, label)
    given = ada.page.locator("#real-given li")
    assert given.count() == 3
    assert faults(ada.page) == []
    ada.page.locator("#real-back").click()
    ada.waiting_for(lambda: given.count() == 2)
    for label in ("1", "6", "double"):  # five touches, sent in one go
        enter(ada, label)
    ada.waiting(lambda: bea.mine, "nobody may go on")
    told = " ".join(bea.page.locator("#log li").all_inner_texts())
    assert "1" in told
    version = bea.version()
    ada.page.locator("#correct").click()
    ada.page.locator("#real").wait_for()
    assert ada.page.locator("#real-drops").is_hidden()
    for label in ("yellow", "green", "2", "6", "one"):
        enter(ada, label)
    bea.waiting(lambda: bea.mine and bea.version() != version, "the correction does not come")
    told = " ".join(bea.page.locator("#log li").all_inner_texts())
    assert "ellow" in told
    assert "urple" not in told
    ada.page.locator("[data-opens=menu]").click()
    ada.page.locator("#menu [data-opens=fair]").click()
    assert ada.page.locator("#fair-hand").is_visible()
    ada.close()
    bea.close()


def test_a_set_up_is_entered_in_the_lobby_and_looked_at_before_the_game_begins(
    house: ServerProcess, browser: Browser
) -> None:
    """The host enters what all see, and each their own secret draws on their own device (DP-10)."""
    ada, bea = Person(browser, house), Person(browser, house, wide=390, high=844)
    bea.join(ada.open("dom_pierre", "Ada", 2, draws="hand"), "Bea")
    ada.page.locator("form[action$='/start'] button").click()
    ada.page.locator("#real").wait_for()
    ada.waiting_for(lambda: in_sight(ada))
    assert ada.page.locator(".start-bar").is_hidden(), "it would lie over the choices"
    secrets = 0
    while ada.page.locator("#real-done").is_hidden():
        person = ada
        if ada.page.locator("#real-what").inner_text().startswith("Bea draws in secret"):
            person = bea
            bea.page.locator("#real").wait_for()
            bea.waiting_for(lambda: in_sight(bea))
            assert ada.page.locator(".result").count() == 0
        secret = "vintage token" in person.page.locator("#real-what").inner_text()
        secrets += secret
        before = ada.page.locator("#real-given li").count()
        person.page.locator(".result").nth(secrets % 3 if secret else 0).click()
        ada.waiting_for(lambda before=before: ada.page.locator("#real-given li").count() > before)  # type: ignore[misc]
    assert secrets == 6
    ada.page.reload()
    ada.page.locator("#real-done").wait_for()
    given = ada.page.locator("#real-given li").all_inner_texts()[-secrets:]
    assert [line.rstrip(" ·").endswith("covered") for line in given] == [False] * 3 + [True] * 3
    ada.page.locator("#real-done").click()
    for person in (ada, bea):
        person.at_table()
        person.close()

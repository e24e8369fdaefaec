"""How to play: the list of signs and a refusal's clause over the table, the pages, and the way back."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page

from tests.web.house import Person, ServerProcess
from vigneron.core import how_to_play
from vigneron.core.registry import game, games

pytestmark = pytest.mark.browser
GUIDED = next(key for key in games() if how_to_play.page(game(key), "en"))
_FITS = "e => e.scrollWidth <= e.clientWidth"


def test_help_opens_over_the_table_and_pages_lead_back(house: ServerProcess, browser: Browser) -> None:
    """On the narrowest phone; `?` and Escape work as the button does."""
    person = Person(browser, house, wide=360, high=720)
    page = person.page
    person.quick(GUIDED)
    person.waiting(lambda: person.mine, "nobody is asked")
    _signs(page)
    _clause_of_a_refusal(person)
    table = page.url.rstrip("/").rsplit("/", 1)[1]
    _page(page, f"/howto/{GUIDED}?table={table}")
    _rules(page, f"/rules/{GUIDED}?table={table}")
    page.locator(".ways a.go").click()
    person.at_table()
    person.close()


def _signs(page: Page) -> None:
    page.keyboard.press("?")
    page.wait_for_selector("#help[open] #signs .signs")
    told = sum(bool(block.sign) for part in how_to_play.signs(game(GUIDED), "en") for block in part.blocks)
    rows = page.locator("#signs .signs > *")
    assert rows.count() > told, "the table's own rings are told too"
    assert page.evaluate("""() => [...document.querySelectorAll("#signs use")].every((one) =>
        document.querySelector(one.getAttribute("href")) && one.getBBox().width > 0)""")
    assert page.locator("#help").evaluate(_FITS)
    page.locator("#signs a[href*='#']").first.click()
    page.wait_for_selector("#clause[open] #clause-text p")
    figured = next(one for part in how_to_play.figures(game(GUIDED).folder).values() for one in part.rules)
    page.evaluate(
        """async (asked) => {
        const base = document.querySelector("script[type=module]").src.split("/").slice(0, 5).join("/");
        (await import(`${base}/ui/rule-dialog.js`)).openRule(...asked);
    }""",
        [GUIDED, figured],
    )
    page.wait_for_selector("#clause-text figure img:visible")
    assert page.locator("#clause").evaluate(_FITS)
    for dialog in ("#clause", "#help"):
        page.keyboard.press("Escape")
        page.wait_for_selector(f"{dialog}:not([open])", state="attached")
    page.locator("button[data-opens=menu]").click()
    page.locator("#menu-aid").click()
    page.wait_for_selector("#help[open] #signs .signs")
    page.keyboard.press("Escape")


def _clause_of_a_refusal(person: Person) -> None:
    """Touch a thing that cannot be touched now; the clause opens over the table, and not elsewhere."""
    page = person.page
    before = page.url
    page.locator("#board .node.touchable:not(.lit, .touched):visible").first.focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("#note .rule")
    number = page.locator("#note .rule").inner_text()
    page.locator("#note .rule").click()
    page.wait_for_selector("#clause[open] #clause-text p")
    assert page.locator("#clause-number").inner_text() == number
    assert page.locator("#clause").evaluate(_FITS)
    page.keyboard.press("Escape")
    assert page.url == before


def _page(page: Page, address: str) -> None:
    page.goto(address)
    figures = page.locator("figure img:visible")
    assert figures.count() == len(how_to_play.figures(game(GUIDED).folder))
    for figure in figures.all():
        figure.scroll_into_view_if_needed()
        page.wait_for_function("e => e.naturalWidth > 0", arg=figure.element_handle())
        assert figure.get_attribute("alt")
    assert page.locator("html").evaluate(_FITS)
    page.locator("main article a[href*='/rules/'][href*='#']").first.click()
    page.wait_for_selector("#clause[open] #clause-text p")


def _rules(page: Page, address: str) -> None:
    page.goto(address)
    shown = page.locator(".clause:not([hidden])")
    every = shown.count()
    page.locator("[data-mark=ruling]").check(force=True)
    assert 0 < shown.count() < every
    assert page.locator(".clause:not([hidden]):not(:has(.clause-mark.ruling))").count() == 0
    page.locator("#search").fill("zzzz")
    assert shown.count() == 0
    assert page.locator("#search-found").inner_text()
    page.locator(".contents summary").click()
    page.locator(".contents details a").first.click()
    page.locator("#search").fill("")
    page.locator("[data-mark=ruling]").uncheck(force=True)
    assert shown.count() == every
    assert page.locator(".clause figure").count() > 0
    assert page.locator("html").evaluate(_FITS)

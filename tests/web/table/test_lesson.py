"""A lesson in the browser: a wrong try gets its word, a right one leads on, and the list keeps it."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from tests.web.shell.test_access import faults
from vigneron.core.registry import game
from vigneron.lessons.reading import lesson, lessons

pytestmark = pytest.mark.browser
_CUT = """() => {
    const panel = document.querySelector("#panel").getBoundingClientRect();
    const parts = [...document.querySelectorAll("#lesson-task, #prompt, #amounts, .acts button, #note")];
    return parts.filter((part) => part.getClientRects().length > 0).filter((part) => {
        const box = part.getBoundingClientRect();
        return box.top < panel.top || box.bottom > Math.min(panel.bottom, innerHeight) + 1;
    }).map((part) => part.id || part.textContent);
}"""
"""Return the parts of the panel that are not wholly in sight and that do not scroll."""


def test_a_lesson_is_failed_solved_by_keys_and_followed_by_the_next(
    house: ServerProcess, browser: Browser
) -> None:
    first, second, *_ = lessons(game("burgundy_dice"))
    person = Person(browser, house, wide=360, high=640)
    page = person.page
    page.goto("/lessons/burgundy_dice")
    assert page.evaluate("document.documentElement.scrollWidth") <= 360
    assert page.locator("#lessons-solved").inner_text().startswith("Solved: 0 of")
    assert page.locator("#lessons-go").inner_text() == "Begin"
    page.locator("#lessons-go").click()
    page.locator("#declines button").click()
    page.locator("#confirm").click()
    word = page.locator("#lesson-word")
    word.wait_for()
    assert word.inner_text() == first.said("en", "pass")
    person.fits()
    assert page.evaluate(_CUT) == []
    assert faults(page) == []
    page.locator("#lesson-show").click()  # after the first failure
    page.locator("#lesson[data-outcome=shown]").wait_for(state="attached")
    assert word.inner_text().startswith("This was played:")
    assert word.inner_text() in page.locator("#live p").all_inner_texts()
    person.fits()
    assert page.evaluate(_CUT) == []
    page.locator("#lesson-again").click()
    word.wait_for(state="hidden")
    page.locator('[role=button][data-touch="hex-16"]').wait_for()
    page.locator('[role=button][data-touch="hex-16"]').press("Enter")
    page.locator("#confirm:not([aria-disabled])").wait_for()
    page.keyboard.press("Control+Enter")
    word.wait_for()
    assert word.inner_text() == first.said("en", "solved")
    page.locator("#lesson-next").press("Enter")
    page.locator("#lesson-title", has_text=second.said("en", "title")).wait_for()
    page.locator("#lesson .lesson-at a").click()
    assert page.locator("#lessons-list .shown:visible").count() == 0, "what was solved is not called shown"
    page.locator("#lessons-list li[data-solved]").wait_for()
    assert page.locator("#lessons-list li[data-solved]").count() == 1
    assert faults(page) == []
    assert page.locator("#lessons-go").inner_text() == "Go on"
    assert page.locator("#lessons-go").get_attribute("href") == f"/lessons/burgundy_dice/{second.name}"
    person.close()


def test_a_lesson_is_whole_in_the_panel_before_and_after_a_touch(
    house: ServerProcess, browser: Browser
) -> None:
    person = Person(browser, house, wide=1440, high=900)
    page = person.page
    for name, thing in (("improvement", "wine-2-gamay"), ("festival", "space-late")):
        page.set_viewport_size({"width": 1440, "height": 900})
        page.goto(f"/lessons/grand_cru/{name}")
        node = page.locator(f"[role=button].lit[data-touch={thing}]")
        node.wait_for()
        learn = page.locator("#lesson-learn")
        assert learn.evaluate("text => text.scrollHeight <= text.clientHeight"), (name, "the text is cut")
        for touched in (False, True):
            if touched:
                node.press("Enter")
                page.locator("#panel.touching").wait_for()
            for wide, high in ((1440, 900), (1280, 720), (390, 844)):
                page.set_viewport_size({"width": wide, "height": high})
                assert page.evaluate(_CUT) == [], (name, touched, wide)
            page.set_viewport_size({"width": 1440, "height": 900})
        if name == "improvement":  # a plain sale, to which a tile may be added
            page.locator("#confirm:not([aria-disabled])").wait_for()
            assert page.locator("#more").is_visible()
        else:
            assert page.locator("#prompt").inner_text().startswith("Now")
    person.close()


def test_between_two_turns_of_a_lesson_the_card_says_what_was_right(
    house: ServerProcess, browser: Browser
) -> None:
    found = lesson(game("grand_cru"), "demand")
    assert found is not None
    person = Person(browser, house, wide=1440, high=900)
    page = person.page
    page.goto("/lessons/grand_cru/demand")
    node = page.locator("[role=button].lit[data-touch=marker-merlot]").first
    node.wait_for()
    node.press("Enter")
    page.locator("#confirm:not([aria-disabled])").wait_for()
    page.keyboard.press("Control+Enter")
    page.locator("#lesson[data-goes-on]").wait_for(state="attached")
    word = page.locator("#lesson-word")
    assert word.inner_text().startswith(found.said("en", "right"))
    assert "Margaux" in word.inner_text()
    assert found.said("en", "right") in page.locator("#live p").all_inner_texts()
    for wide, high in ((360, 640), (390, 844), (1440, 900)):
        page.set_viewport_size({"width": wide, "height": high})
        assert page.evaluate(_CUT) == [], wide
        person.fits()
    assert faults(page) == []
    person.close()

"""The settings in the menu: each is stored in the browser, and does what it says."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser
_STYLE = "([selector, name]) => getComputedStyle(document.querySelector(selector)).getPropertyValue(name)"


def test_each_setting_does_what_it_says(house: ServerProcess, browser: Browser) -> None:
    person = Person(browser, house)
    page = person.page
    person.quick("grand_cru")
    person.waiting(lambda: person.mine, "nobody is asked")

    def style(selector: str, name: str) -> str:
        return str(page.evaluate(_STYLE, [selector, name]))

    def choose(name: str, value: str = "") -> None:
        page.get_by_role("button", name="Menu").click()
        one = f"#menu [data-setting={name}]" + (f"[value='{value}']" if value else "")
        page.locator(one).check(force=True)
        page.keyboard.press("Escape")

    # The menu has three parts, and groups of settings have headings.
    page.get_by_role("button", name="Menu").click()
    parts = {
        "At this table": "Rules, Look back, Give up my seat",
        "How I play": "",
        "This house": "Start page, Deutsch",
    }
    assert page.locator("#menu h3").all_inner_texts() == [*parts]
    for part, deeds in parts.items():
        region = page.get_by_role("region", name=part, exact=True)
        assert region.locator("h3 svg").count() == 1
        for deed in filter(None, deeds.split(", ")):
            assert region.get_by_text(deed, exact=True).is_visible(), deed
    assert page.locator("#menu [data-setting]").count() > 8
    outside = "#menu [data-setting]:not(section[aria-labelledby=menu-mine] *)"
    assert page.locator(outside).count() == 0, "all settings stand together"
    for group in (
        "Ask before a move",
        "Movement, and the others’ moves",
        "Sounds of the table",
        "Type",
        "Light",
    ):
        assert page.get_by_role("group", name=group, exact=True).is_visible(), group
    page.keyboard.press("Escape")

    # Type: words grow, boards do not.
    high = page.locator("#prompt").bounding_box()
    choose("size", "130")
    grown = page.locator("#prompt").bounding_box()
    assert high is not None
    assert grown is not None
    assert grown["height"] > high["height"] * 1.2
    assert page.evaluate("localStorage.getItem('size')") == "130"

    # Speed, as style sheets read it; scripts have `paced`.
    choose("speed", "slow")
    assert style("html", "--pace") == "2"

    # Letters on pieces, by their tones.
    assert page.locator(".scene .letter").count() == 0
    choose("signs")
    letters = set(page.locator(".frame .scene .letter").all_text_contents())
    assert letters <= set("GSMCP")
    assert len(letters) > 1
    tones = page.evaluate(
        "[...document.querySelectorAll('.scene .letter')].map(l => l.parentNode.getAttribute('class')"
        ".match(/tone-(\\w+)/)[1][0].toUpperCase() === l.textContent)"
    )
    assert all(tones), "a letter is that of its piece"

    # All of it is still so after a reload, from the first paint.
    page.reload()
    person.at_table()
    assert style("html", "--type") == "1.3"
    assert page.locator(".frame .scene .letter").count() > 0

    # Forced colours: what cannot be done looks so.
    page.emulate_media(forced_colors="active")
    grey = page.evaluate(
        "(() => { const p = document.body.appendChild(document.createElement('p'));"
        " p.style.color = 'GrayText'; const c = getComputedStyle(p).color; p.remove(); return c; })()"
    )
    assert page.locator("#confirm").get_attribute("aria-disabled") == "true"
    assert style("#confirm", "color") == grey
    assert style("#confirm", "border-top-color") == grey
    person.close()

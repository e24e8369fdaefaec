"""The page of an address that leads nowhere has ways on; a place for files takes a file that is dropped."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from tests.web.shell.test_access import faults

pytestmark = pytest.mark.browser


def test_a_lost_page_leads_to_ones_tables_and_to_a_friends(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house, wide=390, high=844, theme="dark")
    code = ada.open("burgundy_dice", "Ada", 2).rsplit("/", 1)[-1]
    page = bea.page
    page.goto("/t/nothing")
    assert page.locator("main .go").count() == 1
    assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    page.fill("input[name=code]", code)
    page.fill("input[name=name]", "Bea")
    page.locator("form[action='/join'] button").click()
    page.wait_for_selector("#seats .me")
    table = page.url
    page.goto("/nowhere")
    page.locator("main a", has_text="My tables").click()
    page.locator(f"#mine a[href='{table[len(house.address) :]}']").click()
    page.wait_for_selector("#seats .me")
    ada.close()
    bea.close()


def test_a_file_may_be_dropped(house: ServerProcess, browser: Browser, tmp_path: Path) -> None:
    """In the words of the page: the browser's own are in the browser's language."""
    person = Person(browser, house, lang="de-DE", wide=390, high=844)
    page = person.page
    record = tmp_path / "partie.jsonl"
    record.write_text("nothing of the kind", encoding="utf-8")
    session = person.context.new_cdp_session(page)
    for path in ("/import", "/fair"):
        page.goto(path)
        place = page.locator(".file")
        place.scroll_into_view_if_needed()
        assert place.inner_text() == "Eine Datei wählen oder hierher ziehen"
        box = place.bounding_box()
        assert box
        where = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] - 9}
        data = {"items": [], "files": [str(record)], "dragOperationsMask": 1}
        for kind in ("dragEnter", "dragOver"):
            session.send("Input.dispatchDragEvent", {"type": kind, "data": data, **where})
        page.wait_for_selector(".file.over")
        session.send("Input.dispatchDragEvent", {"type": "drop", "data": data, **where})
        page.wait_for_selector(".file.chosen:not(.over)")
        assert place.inner_text() == "partie.jsonl"
        assert page.evaluate("document.querySelector('.file input').files[0].name") == "partie.jsonl"
        assert faults(page) == []
        page.locator("form:has(.file) button").click()
        page.locator("#verdict.bad, [role=alert]:visible").first.wait_for()
    person.close()

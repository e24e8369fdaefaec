"""Cookies in a real browser, which ignore ports: two servers on a host, one at an old address, none."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import ARGUMENTS, PATH
from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser


def test_two_houses_on_one_host_and_a_new_one_at_an_old_address(browser: Browser, tmp_path: Path) -> None:
    first, second = ServerProcess(tmp_path / "first"), ServerProcess(tmp_path / "second")
    first.start()
    second.start()
    try:
        ada = Person(browser, first)
        ada.quick("burgundy_dice")
        table = ada.page.url
        ada.page.goto(second.address)
        ada.page.locator("form:has(input[value=burgundy_dice]) button.go").click()
        ada.at_table()
        ada.page.goto(first.address)
        ada.page.locator(f"a[href='/t/{table.rpartition('/')[2]}']").first.wait_for()
        ada.page.locator("form:has(input[value=burgundy_dice]) button.go").click()
        ada.at_table()
        first.stop()
        anew = ServerProcess(tmp_path / "anew")  # another key at an address that the browser knows
        anew.port = first.port
        anew.start()
        try:
            ada.quick("burgundy_dice")
            assert ada.page.url.startswith(f"{anew.address}/t/")
        finally:
            anew.stop()
        ada.close()
    finally:
        first.stop()
        second.stop()


def test_a_browser_without_cookies_is_told_what_is_missing(
    house: ServerProcess, browser: Browser, tmp_path: Path
) -> None:
    (tmp_path / "Default").mkdir()
    blocked = {"profile": {"default_content_setting_values": {"cookies": 2}}}
    (tmp_path / "Default" / "Preferences").write_text(json.dumps(blocked), encoding="utf-8")
    context = browser.browser_type.launch_persistent_context(
        str(tmp_path), executable_path=PATH, args=ARGUMENTS, base_url=house.address, locale="en-GB"
    )
    page = context.new_page()
    page.goto("/")
    page.locator("form:has(input[value=burgundy_dice]) button.go").click()
    page.get_by_role("heading", name="No cookies").wait_for()
    assert "Allow cookies for this address" in page.locator("main").inner_text()
    context.close()


def test_who_gets_a_used_context_is_known_to_nobody(house: ServerProcess, browser: Browser) -> None:
    """A context that is used again (`tests.web.contexts`) keeps its caches, and nothing else."""
    ada = Person(browser, house)
    used = ada._context
    ada.quick("burgundy_dice")
    table = ada.page.url
    ada.page.evaluate("localStorage.setItem('left', 'behind')")
    ada.close()
    bea = Person(browser, house)
    assert bea._context is used
    bea.page.goto("/")
    assert bea.page.evaluate("localStorage.getItem('left')") is None
    assert bea.page.locator(f"a[href='/t/{table.rpartition('/')[2]}']").count() == 0
    bea.close()

"""Covered choices, lost connections, and two tabs of one person."""

from __future__ import annotations

import json
import re

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.web.house import Person, ServerProcess

pytestmark = pytest.mark.browser


def all_here(text: str) -> bool:
    """Return whether a message says that everybody is at a running table."""
    told = json.loads(text)
    people = told.get("people") or []
    playing = (told.get("table") or {}).get("phase") == "playing"
    return bool(playing and people and all(person["here"] for person in people))


def test_nobody_sees_a_choice_before_all_have_chosen(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    heard: list[str] = []
    bea.page.on("websocket", lambda line: line.on("framereceived", lambda text: heard.append(str(text))))
    link = ada.open("burgundy_dice", "Ada", 2)
    bea.join(link, "Bea")
    ada.start()
    bea.at_table()
    page = bea.page
    bea.waiting(lambda: any(all_here(text) for text in heard), "Ada has not come to the table")
    boards = "[...document.querySelectorAll('#table .scene')].map(e => e.innerHTML).join()"
    before = page.evaluate(boards)
    heard.clear()
    ada.act()
    bea.waiting(lambda: any('"people"' in text for text in heard), "nobody says that Ada has chosen")
    assert page.evaluate(boards) == before
    told = " ".join(heard)
    assert '"t":"moved"' not in told.replace(" ", "")
    act = ada.page.evaluate("document.querySelector('#prompt').textContent")
    assert act
    assert ada.page.locator("#change:visible").count() == 1
    ada.page.locator("#change").click()
    ada.waiting(lambda: ada.mine, "Ada may not choose again")
    ada.act()
    bea.act()
    for person in (ada, bea):
        person.waiting(lambda who=person: len(who.page.locator("#log li").all()) >= 2, "nothing was revealed")  # type: ignore[misc]
    ada.close()
    bea.close()


def test_an_act_without_a_line_is_done_once(house: ServerProcess, browser: Browser) -> None:
    ada = Person(browser, house)
    ada.quick("burgundy_dice")
    ada.page.locator(".node.lit[role=button]").first.click()
    ada.waiting(ada.ready, "no act is ready")
    house.kill()
    ada.page.wait_for_selector("html.offline")
    version = ada.version()
    ada.page.locator("#confirm").click()
    # The bar says what will be sent, covers nothing, and lets one think again.
    ada.page.wait_for_selector("#wire:visible #wire-drop")
    assert ada.version() == version
    head = ada.page.locator("header.bar").bounding_box()
    bar = ada.page.locator("#wire").bounding_box()
    table = ada.page.locator("#table").bounding_box()
    assert head is not None
    assert bar is not None
    assert table is not None
    assert head["y"] + head["height"] <= bar["y"] + 1
    assert bar["y"] + bar["height"] <= table["y"] + 1
    ada.page.locator("#wire-drop").click()
    assert ada.page.locator("#wire-drop").count() == 0
    assert ada.page.locator("#wire:visible").count() == 1
    ada.page.locator(".node.lit[role=button]").first.click()
    ada.waiting(ada.ready, "no act is ready again")
    ada.page.locator("#confirm").click()
    ada.page.wait_for_selector("#wire-drop")
    assert ada.version() == version
    house.start()
    ada.waiting(lambda: ada.version() != version, "the act that was kept is not done")
    name = ada.page.locator("#people .me .name").inner_text()
    mine = [line for line in ada.page.locator("#log li").all_inner_texts() if line.startswith(name)]
    assert mine.count(mine[0]) == 1
    ada.close()


def test_an_act_that_comes_too_late_is_refused_clearly(house: ServerProcess, browser: Browser) -> None:
    """Two tabs of one person: one acts while offline, and the other has acted meanwhile."""
    ada = Person(browser, house)
    ada.quick("burgundy_dice")
    second = Person.__new__(Person)
    second.__dict__.update(ada.__dict__)
    second.page = ada.context.new_page()
    cut = {"off": False}
    lines: list[WebSocketRoute] = []

    def through(line: WebSocketRoute) -> None:
        if cut["off"]:
            line.close()
        else:
            lines.append(line)
            line.connect_to_server()

    second.page.route_web_socket(re.compile(r"/socket$"), through)
    second.page.goto(ada.page.url)
    second.at_table()
    second.page.locator(".node.lit[role=button]").nth(1).click()
    second.waiting(second.ready, "no act is ready")
    cut["off"] = True
    for line in lines:
        line.close()
    second.page.wait_for_selector("html.offline")
    second.page.locator("#confirm").click()
    ada.act()
    cut["off"] = False
    second.waiting(lambda: second.page.locator("#note:visible").count() > 0, "the refusal is not said")
    assert second.page.locator("html.offline").count() == 0
    assert ada.version() == second.version()
    ada.close()


def test_a_refusal_names_its_rule_and_opens_it(house: ServerProcess, browser: Browser) -> None:
    ada = Person(browser, house)
    ada.quick("burgundy_dice")
    ada.page.locator("#board .node.touchable[role=button]:not(.lit)").first.click(force=True)
    ada.page.wait_for_selector("#note:visible")
    rule = ada.page.locator("#note .rule")
    number = rule.inner_text()
    rule.click()
    ada.page.wait_for_selector("#clause[open]")
    assert ada.page.locator("#clause-number").inner_text() == number
    ada.waiting(lambda: len(ada.page.locator("#clause-text").inner_text()) > 20, "the clause has no text")
    ada.close()

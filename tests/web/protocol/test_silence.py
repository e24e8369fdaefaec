"""A phone's connection that goes silent without closing: the page notices and reconnects by itself.

Bytes are swallowed between browser and server; the page's clock is advanced by hand."""

from __future__ import annotations

import sqlite3
from collections.abc import Iterator
from contextlib import closing
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from tests.web.wire import SlowProxy

pytestmark = pytest.mark.browser
# Without a preview's ghosts, which appear when the server has answered.
PICTURE = """[...document.querySelectorAll('#table .scene, #status, #log, #people .score')].map(
  (part) => part.id === 'log' || !part.classList.contains('scene') ? part.textContent
    : [...part.querySelectorAll('.node:not(.preview)')].map((node) => [node.dataset.key,
      node.getAttribute('transform'), node.getAttribute('aria-label'), node.textContent]))"""


@pytest.fixture
def wire(house: ServerProcess) -> Iterator[SlowProxy]:
    wire = SlowProxy(house.port)
    yield wire
    wire.close()


def sat(browser: Browser, house: ServerProcess, wire: SlowProxy) -> Person:
    """Return a person with a small phone at a table, connected through the wire, with a manual clock."""
    ada = Person(browser, house, wide=360, high=640, through=wire.address)
    ada.context.clock.install()
    ada.quick("burgundy_dice")
    return ada


def acts(house: ServerProcess, person: Person) -> list[str]:
    """Return the first seat's acts in this table's journal."""
    table = urlsplit(person.page.url).path.rpartition("/")[2]
    with closing(sqlite3.connect(house.data / "tables.sqlite3")) as store:
        rows = store.execute("select act from row where play = ? and seat = 0 and kind = ''", (table,))
        return [act for (act,) in rows]


def equals_the_fold(house: ServerProcess, person: Person) -> None:
    """Check the page against a fresh one, from a server restarted with what it stored."""
    seen = person.page.evaluate(PICTURE)
    assert len(str(seen)) > 500
    house.kill()
    house.start()
    fresh = person.context.new_page()
    page = urlsplit(person.page.url)
    fresh.goto(f"http://{page.hostname}:{house.port}{page.path}")  # cookies belong to a host, not to a port
    fresh.wait_for_selector("#board .node", state="attached")
    fresh.wait_for_function("() => document.documentElement.dataset.turn")
    assert fresh.evaluate(PICTURE) == seen
    fresh.close()


@pytest.mark.parametrize("answers_only", [False, True], ids=["the act is lost", "its answer is lost"])
def test_an_act_on_a_silent_line_lands_once(
    house: ServerProcess, browser: Browser, wire: SlowProxy, answers_only: bool
) -> None:
    ada = sat(browser, house, wire)
    ada.page.locator(".node.lit[role=button]").first.click()
    ada.waiting(ada.ready, "no act is ready")
    version = ada.version()
    wire.hush(answers_only=answers_only, still=1)
    ada.page.locator("#confirm").click()
    if answers_only:
        ada.waiting_for(lambda: len(acts(house, ada)) == 1)
    ada.page.clock.fast_forward(14_000)
    ada.page.wait_for_selector("html.offline")
    ada.page.wait_for_selector("#wire:visible")
    assert ada.version() == version
    ada.waiting_for(lambda: wire.stillborn == 1)
    ada.page.clock.fast_forward(6_000)  # the next connection is silent from its start
    ada.waiting(lambda: ada.version() != version, "the act that was under way is neither done nor refused")
    assert ada.page.locator("html.offline").count() == 0
    assert len(acts(house, ada)) == 1
    equals_the_fold(house, ada)
    ada.close()


def test_somebody_who_only_waits_notices_too(house: ServerProcess, browser: Browser, wire: SlowProxy) -> None:
    ada = sat(browser, house, wire)
    wire.hush()
    ada.page.clock.run_for(16_000)  # it sends a ping
    assert ada.page.locator("html.offline").count() == 0
    ada.page.clock.fast_forward(14_000)
    ada.page.wait_for_selector("html.offline")
    ada.waiting(lambda: ada.page.locator("html.offline").count() == 0, "no way back")
    ada.act()
    assert len(acts(house, ada)) == 1
    equals_the_fold(house, ada)
    ada.close()

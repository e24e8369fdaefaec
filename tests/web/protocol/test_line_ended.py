"""A connection that the server ends for good: the page says why, and does not reconnect."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, WebSocketRoute

from tests.web.house import Person, ServerProcess
from vigneron.i18n.speaker import Speaker

pytestmark = pytest.mark.browser
LONG = 120_000
"""Milliseconds of the page's clock in which a reconnecting page would have tried often."""


@pytest.fixture(scope="module")
def crowded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """A server with room for one socket per table."""
    house = ServerProcess(tmp_path_factory.mktemp("crowded"), limits='{"sockets_per_table": 1}')
    house.start()
    yield house
    house.stop()


@pytest.fixture
def strict(tmp_path: Path) -> Iterator[ServerProcess]:
    """A server with the default limits."""
    house = ServerProcess(tmp_path, limits="")
    house.start()
    yield house
    house.stop()


class Sockets:
    """Counts a page's sockets, and treats each as a test says."""

    def __init__(self, person: Person) -> None:
        self.opened = 0
        self.code = 0
        """The code with which the server closes further sockets."""
        self.lines: list[WebSocketRoute] = []
        person.page.route_web_socket(re.compile(r"/socket"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self.opened += 1
        self.lines.append(line)
        if self.code:
            line.close(code=self.code)
        else:
            line.connect_to_server()


def stays_away(person: Person, sockets: Sockets, why: str) -> None:
    """Check that the page says why, offers a reload, and opens no socket whatever happens."""
    person.page.wait_for_selector("#wire:visible button")
    assert person.page.locator("#wire span").inner_text() == why
    opened = sockets.opened
    for happens in ("online", "offline", "online"):
        person.page.evaluate(f"dispatchEvent(new Event('{happens}'))")
    person.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    person.page.clock.run_for(LONG)
    assert person.page.locator("#wire span").inner_text() == why
    assert sockets.opened == opened


def test_a_full_table_is_not_knocked_at_again(crowded: ServerProcess, browser: Browser) -> None:
    ada = Person(browser, crowded)
    ada.quick("burgundy_dice")
    bea = Person(browser, crowded, wide=390, high=844)
    sockets = Sockets(bea)
    bea.context.clock.install()
    bea.page.goto(ada.page.url)
    stays_away(bea, sockets, Speaker("en", None).say("server-crowded"))
    assert sockets.opened == 1
    ada.page.goto("/")
    bea.page.clock.resume()
    button = bea.page.locator("#wire:visible button")
    while button.count():  # until the server has noticed that Ada's socket is closed
        button.click()
        bea.page.wait_for_selector("#board .node, #wire:visible button", state="attached")
    bea.at_table()
    assert bea.page.locator("#wire:visible").count() == 0
    for person in (ada, bea):
        person.close()


def test_the_lobby_of_a_full_table_says_so_too(crowded: ServerProcess, browser: Browser) -> None:
    ada = Person(browser, crowded)
    link = ada.open("burgundy_dice", "Ada", 2)
    bea = Person(browser, crowded, lang="fr-FR")
    sockets = Sockets(bea)
    bea.context.clock.install()
    bea.page.goto(link)
    bea.page.fill("input[name=name]", "Bea")
    bea.page.locator("form[action='/join'] button").click()
    stays_away(bea, sockets, Speaker("fr", None).say("server-crowded"))
    assert sockets.opened == 1
    for person in (ada, bea):
        person.close()


@pytest.mark.parametrize("code", [1008, 4404])
def test_a_code_alone_ends_the_line_and_other_codes_do_not(
    house: ServerProcess, browser: Browser, code: int
) -> None:
    ada = Person(browser, house)
    sockets = Sockets(ada)
    ada.context.clock.install()
    ada.quick("burgundy_dice")
    sockets.lines[-1].close(code=1012)
    ada.waiting(lambda: sockets.opened == 2, "the page does not come back to a house that starts anew")
    ada.page.wait_for_selector("html:not(.offline)")
    sockets.code = code
    sockets.lines[-1].close(code=code)
    said = ada.page.locator("#words").text_content()
    assert said is not None
    stays_away(ada, sockets, json.loads(said)["wire-ended"])
    assert sockets.opened == 2
    ada.close()


def test_a_page_that_says_too_much_is_told_so(strict: ServerProcess, browser: Browser) -> None:
    """The server itself ends this connection, with its sentence before code 1008."""
    ada = Person(browser, strict, lang="de-DE")
    sockets = Sockets(ada)
    ada.context.clock.install()
    ada.quick("burgundy_dice")

    def flood(line: WebSocketRoute) -> None:
        server = line.connect_to_server()
        for _ in range(40):
            server.send('{"t":"ping"}')

    ada.page.route_web_socket(re.compile(r"/socket"), flood)
    ada.page.reload()
    stays_away(ada, sockets, Speaker("de", None).say("server-too-many"))
    ada.close()

"""A slow connection, by a socket that delays messages: chat, and a page older than its server."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute

from tests.web.house import Person, ServerProcess
from tests.web.table.test_chat import lines

pytestmark = pytest.mark.browser


class Slow:
    """Stands between a page and the server, and delays messages until they are released."""

    def __init__(self, page: Page) -> None:
        self.up: list[str] = []
        """Messages of the page that the server has not received yet."""
        self.down: list[str] = []
        self.holds_up = self.holds_down = False
        self.held: tuple[str, ...] = ("done", "refused", "said")
        """The kinds of messages that are held on their way down."""
        self.version = ""
        """The version that the server pretends to have."""
        self.greetings: list[dict[str, object]] = []
        page.route_web_socket(re.compile("/socket"), self._between)

    def _between(self, page: WebSocketRoute) -> None:
        house = page.connect_to_server()
        self.page, self.house = page, house

        def from_page(message: str | bytes) -> None:
            told = json.loads(message)
            if told["t"] == "hello":
                self.greetings.append(told)
            if self.holds_up and told["t"] == "say":
                self.up.append(str(message))
            else:
                house.send(message)

        def from_house(message: str | bytes) -> None:
            told = json.loads(message)
            if self.version and told["t"] == "welcome":
                message = json.dumps({**told, "version": self.version})
            if self.holds_down and told["t"] in self.held:
                self.down.append(str(message))
            else:
                page.send(message)

        page.on_message(from_page)
        house.on_message(from_house)

    def release(self) -> None:
        self.holds_up = self.holds_down = False
        for message in self.up:
            self.house.send(message)
        for message in self.down:
            self.page.send(message)
        self.up, self.down = [], []

    def cut(self) -> None:
        """Break the connection and drop delayed messages; the next connection is fast."""
        self.holds_up = self.holds_down = False
        self.up, self.down = [], []
        self.house.close()
        self.page.close()


@pytest.fixture
def pair(house: ServerProcess, browser: Browser) -> Iterator[tuple[Person, Slow, Person]]:
    """Ada on a slow connection, and Bea, at a running table."""
    ada, bea = Person(browser, house), Person(browser, house)
    bea.join(ada.open("burgundy_dice", "Ada", 2), "Bea")
    slow = Slow(ada.page)  # not in the lobby: while a form is on its way, a routed socket passes nothing
    ada.start()
    bea.at_table()
    yield ada, slow, bea
    ada.close()
    bea.close()


def field(person: Person) -> str:
    return person.page.locator("#talk-text").input_value()


def test_three_times_enter_says_it_once_and_the_next_line_is_not_wiped(
    pair: tuple[Person, Slow, Person],
) -> None:
    ada, slow, bea = pair
    slow.holds_up = True
    text = ada.page.locator("#talk-text")
    text.fill("Good luck")
    for _ in range(3):
        text.press("Enter")
    assert field(ada) == ""  # at once: nothing is answered yet
    text.press_sequentially("And sec")
    slow.release()
    bea.waiting_for(lambda: lines(bea) == ["Ada says: Good luck"])
    ada.waiting_for(lambda: lines(ada) == ["Ada says: Good luck"])
    assert field(ada) == "And sec"
    text.press_sequentially("ondly")
    text.press("Enter")
    text.press_sequentially("Third")
    text.press("Enter")
    bea.waiting_for(lambda: lines(bea)[1:] == ["Ada says: And secondly", "Ada says: Third"])
    assert field(ada) == ""


def test_what_is_refused_is_given_back_before_what_was_typed_meanwhile(
    pair: tuple[Person, Slow, Person],
) -> None:
    ada, slow, bea = pair
    text = ada.page.locator("#talk-text")
    for number in range(6):  # more would be too often
        text.fill(f"Line {number}")
        text.press("Enter")
    ada.waiting_for(lambda: len(lines(ada)) == 6)
    slow.holds_down = True
    text.fill("One too many")
    text.press("Enter")
    text.press_sequentially("and more")
    text.press("ArrowLeft")
    slow.release()
    ada.waiting_for(lambda: field(ada) == "One too many and more")
    assert ada.page.locator("#talk-note").inner_text() != ""
    text.press_sequentially("!")  # at the cursor
    assert field(ada) == "One too many and mor!e"
    assert len(lines(bea)) == 6


def test_what_is_lost_on_the_way_is_given_back(pair: tuple[Person, Slow, Person]) -> None:
    ada, slow, bea = pair
    slow.holds_up = True
    text = ada.page.locator("#talk-text")
    text.fill("Are you there?")
    text.press("Enter")
    assert field(ada) == ""
    slow.cut()
    ada.waiting_for(lambda: field(ada) == "Are you there?")
    ada.waiting_for(lambda: len(slow.greetings) >= 2 and not ada.page.locator("html.offline").count())
    ada.waiting_for(lambda: ada.page.locator("#talk-note").inner_text() == "")
    assert lines(bea) == []
    text.press("Enter")
    bea.waiting_for(lambda: lines(bea) == ["Ada says: Are you there?"])
    assert field(ada) == ""


def test_what_was_said_though_the_answer_was_lost_is_not_said_twice(
    pair: tuple[Person, Slow, Person],
) -> None:
    ada, slow, bea = pair
    slow.holds_down = True
    text = ada.page.locator("#talk-text")
    text.fill("  Only   once ")
    text.press("Enter")
    bea.waiting_for(lambda: lines(bea) == ["Ada says: Only once"])
    slow.cut()
    ada.waiting_for(lambda: lines(ada) == ["Ada says: Only once"])  # received on the next connection
    ada.waiting_for(lambda: field(ada) == "")
    text.press("Enter")
    text.fill("Next")
    text.press("Enter")
    bea.waiting_for(lambda: lines(bea) == ["Ada says: Only once", "Ada says: Next"])


def test_what_was_heard_before_its_answer_was_lost_is_not_given_back(
    pair: tuple[Person, Slow, Person],
) -> None:
    """The line comes to everybody at a table before its sender's answer does, or the other way round."""
    ada, slow, bea = pair
    slow.held = ("done",)
    slow.holds_down = True
    text = ada.page.locator("#talk-text")
    text.fill("Only once")
    text.press("Enter")
    ada.waiting_for(lambda: lines(ada) == ["Ada says: Only once"])
    again(ada, slow)
    assert field(ada) == ""
    assert lines(bea) == ["Ada says: Only once"]


def again(person: Person, slow: Slow) -> None:
    """Let the page reconnect."""
    before = len(slow.greetings)
    slow.cut()
    person.waiting_for(
        lambda: len(slow.greetings) > before and not person.page.locator("html.offline").count()
    )


def test_a_page_older_than_the_house_offers_to_load_anew_when_nothing_is_lost(
    pair: tuple[Person, Slow, Person],
) -> None:
    ada, slow, _ = pair
    page = ada.page
    bar, text = page.locator("#older"), page.locator("#talk-text")
    assert not bar.is_visible()
    assert slow.greetings[0]["version"] == page.evaluate("document.documentElement.dataset.version")
    again(ada, slow)
    assert not bar.is_visible()  # the same version
    text.fill("Half a sen")
    slow.version = "9.9.9+new"
    again(ada, slow)
    page.wait_for_timeout(100)
    assert not bar.is_visible()  # typed text would be lost
    text.fill("")
    bar.wait_for()
    assert "This page is older than the house." in bar.inner_text()
    ada.fits()
    page.locator("[data-opens=menu]").first.click()
    bar.wait_for(state="hidden")
    page.keyboard.press("Escape")
    bar.wait_for()
    page.locator("#older-later").click()
    bar.wait_for(state="hidden")
    again(ada, slow)
    bar.wait_for()
    slow.version = ""
    with page.expect_navigation():
        page.locator("#older-load").click()
    ada.at_table()
    assert not bar.is_visible()


def test_a_move_that_is_begun_keeps_the_offer_back(pair: tuple[Person, Slow, Person]) -> None:
    ada, slow, _ = pair
    slow.version = "9.9.9+new"
    ada.waiting(lambda: ada.mine, "Ada is not awaited")
    again(ada, slow)
    bar = ada.page.locator("#older")
    bar.wait_for()
    touchable = ada.page.locator(
        "#board [data-touch].lit, #board .lit [data-touch], #controls button:not([disabled])"
    )
    touchable.first.click(force=True)
    bar.wait_for(state="hidden")
    ada.page.keyboard.press("Escape")
    bar.wait_for()


@pytest.mark.parametrize(("wide", "high"), [(1440, 900), (390, 844)])
def test_a_lobby_page_offers_it_too(house: ServerProcess, browser: Browser, wide: int, high: int) -> None:
    ada = Person(browser, house, wide=wide, high=high, lang="fr-FR")
    slow = Slow(ada.page)
    slow.version = "9.9.9+new"
    ada.open("burgundy_dice", "Ada", 2)
    bar = ada.page.locator("#older")
    bar.wait_for()
    assert ada.page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
    ada.page.fill("#my-name", "Adele")
    bar.wait_for(state="hidden")
    ada.page.locator("#name-form button").click()
    bar.wait_for()
    ada.close()


def test_the_field_for_a_code_takes_what_people_paste(house: ServerProcess, browser: Browser) -> None:
    ada, bea = Person(browser, house), Person(browser, house)
    link = ada.open("burgundy_dice", "Ada", 2)
    code = link.rpartition("/")[2]
    wide = "".join(chr(ord(c) - 0x20 + 0xFF00) for c in code.lower())
    for given in (f"{link}.", f"\u200b{code[:3]}\u2060-{code[3:]}\ufeff", wide, f"Come and play: <{link}>"):
        bea.page.goto("/")
        bea.page.locator("form[action='/join'] input[name=code]").evaluate(
            """(field, text) => {
              field.focus();
              document.execCommand("insertText", false, text);
            }""",
            given,
        )
        bea.page.locator("form[action='/join'] input[name=name]").fill("Bea")
        bea.page.locator("form[action='/join'] button").click()
        bea.page.wait_for_selector("#seats")
        bea.page.locator("form[action$='/leave'] button").click()
        bea.page.locator("form[action='/join']").wait_for()
    ada.close()
    bea.close()

"""How many touches the common decisions take, as the page is by default.

An act that can be taken back goes with its last touch. An act that cannot is asked for once more: that touch
is not counted, but it may come only there."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket

from tests.patience import HANG
from tests.web.house import PLAYER, Person, ServerProcess

pytestmark = pytest.mark.browser


@dataclass
class Hand:
    """A person whose touches are counted."""

    person: Person
    previews: list[dict[str, Any]] = field(default_factory=list)

    @classmethod
    def at(cls, browser: Browser, house: ServerProcess, key: str) -> Hand:
        """Open a table of two with a random bot."""
        hand = cls(Person(browser, house, confirm="auto"))
        hand.person.page.on("websocket", hand._listen)
        hand.person.open(key, "Ada", 2, bot_1="random")
        hand.person.start()
        return hand

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("t") == "preview":
            self.previews.append(message)

    def find(self, *things: str) -> None:
        """Play on at random until each of these may be touched."""
        person = self.person
        for _ in range(200):
            person.waiting(lambda: person.mine or person.over, "nobody lets me act")
            assert not person.over, f"{things} never came"
            if all(person.page.locator(thing).count() for thing in things):
                return
            person.page.evaluate("localStorage.setItem('confirm', 'on')")
            told = [person.random.randrange(1 << 30), 1, HANG * 1000]
            person.page.evaluate(f"arguments => ({PLAYER})(arguments)", told)
            person.page.evaluate("localStorage.setItem('confirm', 'auto')")
        raise AssertionError(f"{things} never came")

    def decide(self, *things: str) -> int:
        """Touch things until the act is sent or asked for; return how many touches that took."""
        person, count = self.person, 0
        version = person.version()
        for thing in things:
            if person.version() != version or person.ready():
                break  # it went, or is complete
            self.previews.clear()
            person.page.locator(thing).first.click()
            count += 1
        person.waiting(lambda: person.version() != version or bool(self._known()), "the act is not complete")
        known = self._known()
        if known is not None and not known["undo"] and person.version() == version:
            person.page.locator("#confirm").click()
        person.waiting(lambda: person.version() != version, "asked, though it can be taken back")
        return count

    def _known(self) -> dict[str, Any] | None:
        """Return the preview of the act that is complete."""
        return self.previews[-1] if self.previews else None


LIT = ".node.lit[role=button]:visible"


def test_burgundy(house: ServerProcess, browser: Browser) -> None:
    hand = Hand.at(browser, house, "burgundy_dice")
    hand.find(f"{LIT}[data-touch^=hex]")
    assert hand.decide(f"{LIT}[data-touch^=hex]") == 1, "the start castle"
    hand.find(f"{LIT}[data-touch^=hex]", f"{LIT}[data-touch^=die-c]", f"{LIT}[data-touch^=die-n]")
    assert hand.decide(f"{LIT}[data-touch^=hex]", f"{LIT}[data-touch^=die-n]") <= 2
    hand.person.close()


def test_grand_cru(house: ServerProcess, browser: Browser) -> None:
    hand = Hand.at(browser, house, "grand_cru")
    assert hand.decide(f"{LIT}[data-touch='loans=3']") == 1
    tile, three = f"{LIT}[data-touch^=tile-]", f"{LIT}[data-touch='auction bid=3']"
    hand.find(tile, three)
    assert hand.decide(tile, three) == 2, "open an auction at 3"
    hand.find(f"{LIT}[data-touch^='overbid column-']")
    assert hand.decide(f"{LIT}[data-touch^='overbid column-']") == 1, "overbid"
    hand.find(".control.lit[data-touch=demand]", f"{LIT}[data-touch^=marker-]")
    assert hand.decide(f"{LIT}[data-touch^=marker-]") == 1, "raise demand"
    hand.person.close()


def test_dom_pierre(house: ServerProcess, browser: Browser) -> None:
    hand = Hand.at(browser, house, "dom_pierre")
    page = hand.person.page
    hand.find(f"{LIT}[data-touch=disc-sales]")
    assert hand.decide(f"{LIT}[data-touch=disc-sales]") == 1, "a disc moves"
    hand.find(".control.lit[data-touch=end]")
    assert hand.decide(".control.lit[data-touch=end]") <= 1, "the end of the turn"
    assert page.locator("#prompt").count() == 1
    hand.person.close()

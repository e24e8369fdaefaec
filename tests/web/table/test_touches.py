"""How many touches the common decisions take, as the page is by default: a table of decisions and bounds.

An act that can be taken back goes with its last touch. An act that cannot is asked for once more: that touch
is not counted, but it may come only there."""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, WebSocket

from tests.patience import HANG
from tests.web.house import PLAYER, Person, ServerProcess

pytestmark = pytest.mark.browser
LIT = ".frame .node.lit[role=button]"
CONTROL = ".control.lit"


@dataclass(frozen=True)
class Decision:
    """A row of the table: what is touched, one thing after another, and the most touches that it may take.

    `then` is what the rest of the turn takes: the first of these things that may be touched, again and again
    until nothing but the end of the turn is left, which goes by itself."""

    name: str
    things: tuple[str, ...]
    most: int
    then: tuple[str, ...] = ()


SPACE = f"{LIT}[data-touch^=hex]"
DIE = f"{LIT}[data-touch^=die-]"
PIP = f"{CONTROL}[data-touch^=pip-]"
SOLE = "#panel:not(.touching:has(#back:not([hidden]))) #confirm:not([aria-disabled], [hidden])"
"""The button of an act that is the only one."""
TABLE = {
    "burgundy_dice": (
        Decision("a mark with one's own dice", (f"{SPACE}:not([data-ring~=costly])", DIE), 2),
        Decision("a mark with a bonus", (f"{SPACE}[data-ring~=costly]", f"{PIP}, {DIE}"), 2),
        Decision("nothing fits: confirmed and no more", (SOLE,), 0),
    ),
    "grand_cru": (
        Decision("an auction at 3", (f"{LIT}[data-touch^=tile-]", f"{LIT}[data-touch='auction bid=3']"), 2),
        Decision("a bid of 5", (f"{LIT}[data-touch^='overbid column-'][data-touch$='bid=5']",), 1),
        Decision("demand", (f"{LIT}[data-touch^=marker-]",), 1),
        Decision("a harvest", (f"{LIT}[data-touch^=vine-]",), 1),
        Decision("an acquisition", (f"{CONTROL}[data-touch=acquire]", f"{LIT}[data-touch^=column-]"), 2),
        Decision("loans left alone", (f"{CONTROL}[data-touch=keep]",), 1),
    ),
    "dom_pierre": (
        Decision(
            "a turn of the vineyard",
            (f"{LIT}[data-touch=disc-vineyard]",),
            4,
            (f"{LIT}[data-touch^=square-]", f"{LIT}[data-touch*=' press-']", f"{CONTROL}[data-touch=done]"),
        ),
        Decision(
            "a turn of logistics",
            (f"{LIT}[data-touch=disc-logistics]",),
            3,
            (f"{LIT}[data-touch^=workers-]", f"{LIT}[data-touch^=route-]"),
        ),
    ),
}
"""The decisions of each game. The end of a turn is none: it goes by itself."""


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
        hand.begin(key)
        return hand

    def begin(self, key: str) -> None:
        """Open a table of two with a random bot, and start."""
        self.person.open(key, "Ada", 2, bot_1="random")
        self.person.start()

    def _listen(self, line: WebSocket) -> None:
        line.on("framereceived", self._hear)

    def _hear(self, frame: str | bytes) -> None:
        message = json.loads(frame)
        if message.get("t") == "preview":
            self.previews.append(message)

    def may(self, *things: str) -> bool:
        return all(self.person.page.locator(f"{thing} >> visible=true").count() for thing in things)

    def pass_time(self) -> None:
        """Play an act at random."""
        page = self.person.page
        page.evaluate("localStorage.setItem('confirm', 'on')")
        told = [self.person.random.randrange(1 << 30), 1, HANG * 1000]
        page.evaluate(f"arguments => ({PLAYER})(arguments)", told)
        page.evaluate("localStorage.setItem('confirm', 'auto')")

    def decide(self, *things: str) -> int:
        """Touch things until the act is sent or asked for; return how many touches that took."""
        person, count = self.person, 0
        version = person.version()
        for thing in things:
            if person.version() != version or person.ready():
                break  # it went, or is complete
            self.previews.clear()
            person.page.locator(f"{thing} >> visible=true").first.click()
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

    def turn(self, then: tuple[str, ...]) -> int:
        """Finish a turn by touching the first of some things again and again; return how many touches.

        Its end goes by itself if there is no other act; else it is a choice, which is not counted."""
        person, count = self.person, 0
        end = f"{CONTROL}[data-touch=end]"
        ends = False
        while person.mine and not ends:
            version = person.version()
            thing = next((one for one in then if self.may(one)), None)
            if thing is not None:
                count += self.decide(thing)
                continue
            ends = self.may(end) or self.may(SOLE)
            if ends and len(person.touchable()) > 1:
                self.decide(end)
                break
            person.waiting(lambda was=version: person.version() != was, "the turn does not end by itself")  # type: ignore[misc]
        return count


@pytest.fixture
def fixed(tmp_path: Path) -> Iterator[ServerProcess]:
    """Return a server whose dice are the same in every run.

    Once in a hundred runs, others asked for a third touch, or did not bring one of the decisions."""
    house = ServerProcess(tmp_path / "house", chance="touches")
    house.start()
    yield house
    house.stop()


@pytest.mark.parametrize("key", TABLE)
def test_common_decisions_take_few_touches(fixed: ServerProcess, browser: Browser, key: str) -> None:
    hand = Hand.at(browser, fixed, key)
    person, left = hand.person, list(TABLE[key])
    taken: dict[str, int] = {}
    others = 3  # The dice decide whether a decision comes in a game, for example that nothing fits.
    for _ in range(500):
        person.waiting(lambda: person.mine or person.over, "nobody lets me act")
        if not left or (person.over and not others):
            break
        if person.over:
            others -= 1
            hand.begin(key)
            continue
        for row in left:
            if hand.may(row.things[0]):
                count = hand.decide(*row.things) + (hand.turn(row.then) if row.then else 0)
                taken[row.name] = count
                left.remove(row)
                break
        else:
            hand.pass_time()
    assert [row.name for row in left] == [], "decisions that never came"
    for row in TABLE[key]:
        assert taken[row.name] <= row.most, row.name
    person.close()

"""A server in a process of its own, and people who use it with browsers."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Error, Page

from tests.patience import HANG
from tests.ports import free_port
from tests.web import contexts
from tests.web.fixed_chance import WORD
from vigneron.server.table import absence

_SERVE = """
import sys
from pathlib import Path
from vigneron.core.registry import homes, use_homes
from vigneron.server.lobby import client_seeds
from vigneron.server.ops.serve import serve
from vigneron.server.table import absence
absence.PATIENCE, client_seeds.PATIENCE = float(sys.argv[3]), int(sys.argv[4])
if sys.argv[5]:
    from tests.web.fixed_chance import fix
    fix(sys.argv[5])
use_homes([*homes(), *sys.argv[6:]])
tell = lambda address: print(address, flush=True)
serve("127.0.0.1", int(sys.argv[1]), data_dir=Path(sys.argv[2]), ready=tell)
"""
WORDS = int(2 * HANG * 1000)
"""Milliseconds for which a start waits for client seeds: browsers may be slow."""
LIMITS = '{"messages_per_second": 1000}'
"""Generous limits, because a script plays as fast as it is answered."""
PLAYER = (Path(__file__).parent / "player.js").read_text(encoding="utf-8").rstrip().removesuffix(";")


def client(page: Page) -> str:
    """Return the base URL of this page's static files, `/static/STAMP/`."""
    source = page.locator("script[type=module]").first.get_attribute("src")
    assert source is not None
    return "/".join(source.split("/")[:3]) + "/"


class ServerProcess:
    """A server that can be killed at any time; its data and its port stay."""

    def __init__(
        self, data: Path, limits: str = LIMITS, games: Sequence[Path] = (), chance: str = ""
    ) -> None:
        """Make a server.

        `games`: folders of games besides the packaged ones. `chance`: a seed for all draws of the tables and
        bots, so that they are the same in every run."""
        self.data, self._limits, self._games, self.chance = data, limits, games, chance
        self.missed = absence.PATIENCE
        """Seconds for which somebody is missed before a bot may play for them, from the next start on."""
        self.port = free_port()
        self.address = ""
        self._process: subprocess.Popen[str] | None = None

    def start(self) -> None:
        command = [sys.executable, "-c", _SERVE, str(self.port), str(self.data), str(self.missed), str(WORDS)]
        command += [self.chance, *map(str, self._games)]
        limits = {**os.environ, "VIGNERON_LIMITS": self._limits}
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=limits)
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address.startswith("http"), "the server did not start"

    def _end(self, how: signal.Signals) -> None:
        if self._process is None:
            return
        self._process.send_signal(how)
        self._process.wait(HANG)
        if self._process.stdout is not None:
            self._process.stdout.close()
        self._process = None

    def kill(self) -> None:
        """End it like a power cut."""
        self._end(signal.SIGKILL)

    def stop(self) -> None:
        self._end(signal.SIGTERM)


_PRESS_AGAIN = """version => {
  const confirm = document.getElementById("confirm");
  const same = document.documentElement.dataset.position === version;
  if (same && confirm?.checkVisibility() && !confirm.hasAttribute("aria-disabled")) confirm.click();
}"""


class Person:
    """A person with a browser, who touches only what is in sight: pieces, and buttons of the panel."""

    def __init__(
        self,
        browser: Browser,
        house: ServerProcess,
        *,
        wide: int = 1440,
        high: int = 900,
        seed: int = 0,
        lang: str = "en-GB",
        theme: str = "light",
        still: bool = True,
        through: str = "",
        confirm: str = "on",
        pause: int = 0,
    ) -> None:
        """Open a browser. `through`: another address of the server."""
        self._shelf = contexts.shelf(browser, through or house.address, wide, high, lang, still)
        self._context, self.page = self._shelf.take()
        self._alone = False
        choices = {"theme": theme, "confirm": confirm, "pause": pause}
        self._script = "".join(
            f"localStorage.setItem('{name}', '{value}');" for name, value in choices.items()
        )
        if house.chance:
            self._script += WORD
        self.page.add_init_script(self._script)
        self.faults: list[str] = []
        self.page.on("pageerror", lambda error: self.faults.append(error.stack or str(error)))
        self.page.set_default_timeout(HANG * 1000)
        self.random = random.Random(seed)

    @property
    def context(self) -> BrowserContext:
        """The context, which is nobody else's afterwards: it may be changed."""
        if not self._alone:
            self._alone = True
            self._context.add_init_script(self._script)  # for other pages
        return self._context

    def quick(self, game: str) -> None:
        """Start a game with one click on the start page."""
        self.page.goto("/")
        self.page.locator(f"form:has(input[value={game}]) button.go").click()
        self.at_table()

    def open(self, game: str, name: str, seats: int, **fields: str) -> str:
        """Open a table and return its join link."""
        self.page.goto(f"/new?game={game}")
        self.page.fill("input[name=name]", name)
        self.page.locator(f"input[name=seats][value='{seats}']").check(force=True)
        for field, value in fields.items():
            box = self.page.locator(f"[name='{field.replace('_', '-')}']")
            if box.first.evaluate("e => e.tagName") == "SELECT":
                box.select_option(value)
            else:
                self.page.locator(f"[name='{field.replace('_', '-')}'][value='{value}']").check(force=True)
        self.page.locator("#new-table button.go").click()
        self._in_lobby()
        return self.page.locator("#link").input_value()

    def join(self, link: str, name: str) -> None:
        self.page.goto(link)
        self.page.fill("input[name=name]", name)
        self.page.locator("form[action='/join'] button").click()
        self._in_lobby()

    def _in_lobby(self) -> None:
        """Wait until the lobby's script is running; before that its forms are sent as they are."""
        self.page.wait_for_selector("#seats")
        self.page.wait_for_function("() => document.documentElement.dataset.lobby")

    def start(self) -> None:
        self.page.locator("form[action$='/start'] button").click()
        if self.page.locator("#start-sure[open]").count():  # bots take the open seats
            self.page.locator("#start-yes").click()
        self.at_table()

    def at_table(self) -> None:
        self.page.wait_for_selector("#board .node", state="attached")
        self.page.wait_for_function("() => document.documentElement.dataset.turn")

    @property
    def mine(self) -> bool:
        return bool(self.page.evaluate("document.documentElement.dataset.turn === 'mine'"))

    @property
    def over(self) -> bool:
        return self.page.locator("#count:not([hidden])").count() > 0

    def waiting(self, test: Callable[[], bool], what: str) -> None:
        """Wait until a condition holds."""
        ends = time.monotonic() + HANG
        while not test():
            assert time.monotonic() < ends, (
                f"{what}; the page says: {self.page.locator('#panel').inner_text()}"
            )
            self.page.wait_for_timeout(30)

    def waiting_for(self, test: Callable[[], bool]) -> None:
        """Wait until a condition holds, on any page."""
        ends = time.monotonic() + HANG
        while not test():
            assert time.monotonic() < ends, self.page.locator("body").inner_text()
            self.page.wait_for_timeout(30)

    def touchable(self) -> list[Any]:
        """Return what is lit and in sight: pieces, buttons and steppers."""
        return self.page.locator(
            ".frame .node.lit[role=button]:visible, .control.lit:visible, "
            ".stepper:has(output.unset) .greater:visible"
        ).all()

    def ready(self) -> bool:
        return self.page.locator("#confirm:visible:not([aria-disabled])").count() > 0

    def act(self) -> None:
        """Select some act by touching lit things, and confirm it."""
        for _ in range(12):
            if self.ready():
                break
            lit = self.touchable()
            if lit:
                chosen = self.random.choice(lit)
                try:
                    chosen.click(timeout=30_000)
                except Error:  # a finger could not reach it
                    for back in self.page.locator("#back:visible").all():
                        back.click()
            elif tabs := self.page.locator(".tab.has-lit:visible").all():
                tabs[0].click()
            self.page.wait_for_timeout(10)
        version = self.version()
        self.page.locator("#confirm").click()
        self.waiting(lambda: self._answered(version), "the act is not answered")

    def _answered(self, version: str) -> bool:
        # The preview that comes between looking and pressing can move the button: a person presses again.
        self.page.evaluate(_PRESS_AGAIN, version)
        return self.version() != version

    def play_on(self, seed: int) -> None:
        """Play by touching until the game is over, while others play too. `played` waits for the end."""
        told = [seed, 1500, HANG * 1000]
        self.page.evaluate(f"arguments => {{ window.game = ({PLAYER})(arguments); }}", told)

    def played(self) -> None:
        found = self.page.evaluate("window.game")
        assert found.get("over"), found

    def version(self) -> str:
        return str(self.page.evaluate("document.documentElement.dataset.position"))

    def fits(self) -> None:
        """Check that the page does not scroll, and that the panel covers no board."""
        page = self.page
        assert page.evaluate("document.scrollingElement.scrollHeight <= innerHeight && scrollY === 0")
        assert page.evaluate("document.scrollingElement.scrollWidth <= innerWidth")
        board, panel = page.locator("#board").bounding_box(), page.locator("#panel").bounding_box()
        assert board
        assert panel
        apart = (
            board["y"] + board["height"] <= panel["y"] + 1 or panel["x"] + panel["width"] <= board["x"] + 1
        )
        assert apart, (board, panel)

    def close(self) -> None:
        assert self.faults == [], self.faults
        if self._alone:
            self._context.close()
        else:
            self._shelf.give_back(self._context)

"""Print how many bytes a browser receives for the start page and for a table of each game.

    python -m tests.web.page_bytes ADDRESS [GAME …]

ADDRESS is that of a running server, of this or of another version. Needs a Chromium (VIGNERON_CHROMIUM). Each
page is opened with an empty cache. The bytes are those on the wire, headers included, by kind of resource."""

from __future__ import annotations

import os
import sys
from collections import Counter
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import ARGUMENTS

KINDS = ("Document", "Script", "Stylesheet", "Font", "Image", "Media", "Other")


class ReceivedBytes:
    """Counts the bytes that a page receives, by kind."""

    def __init__(self, page: Page) -> None:
        self.sums: Counter[str] = Counter()
        self._kinds: dict[str, str] = {}
        session = page.context.new_cdp_session(page)
        session.on("Network.responseReceived", self._answered)
        session.on("Network.loadingFinished", self._finished)
        session.send("Network.enable")
        session.send("Network.setCacheDisabled", {"cacheDisabled": True})

    def _answered(self, told: dict[str, Any]) -> None:
        kind = told["type"]
        self._kinds[told["requestId"]] = kind if kind in KINDS else "Other"

    def _finished(self, told: dict[str, Any]) -> None:
        self.sums[self._kinds.get(told["requestId"], "Other")] += int(told["encodedDataLength"])

    def line(self, name: str) -> str:
        parts = "".join(f"{self.sums[kind] / 1000:11.1f}" for kind in KINDS)
        return f"{name:14}{parts}{self.sums.total() / 1000:11.1f}"


def _start(browser: Browser, address: str) -> tuple[str, list[str]]:
    page = browser.new_context(base_url=address).new_page()
    received = ReceivedBytes(page)
    page.goto("/", wait_until="networkidle")
    games = page.locator("form input[name=game]").evaluate_all("all => all.map(one => one.value)")
    page.context.close()
    return received.line("start page"), list(dict.fromkeys(games))


def _table(browser: Browser, address: str, game: str) -> str:
    page = browser.new_context(base_url=address).new_page()
    page.goto("/")
    page.locator(f"form:has(input[value={game}]) button.go").first.click()
    page.wait_for_selector("#board, .frames, [data-frame]", state="attached")
    received = ReceivedBytes(page)
    page.reload(wait_until="networkidle")
    page.context.close()
    return received.line(game)


def main(arguments: list[str]) -> int:
    """Run the command; return its exit status."""
    if not arguments:
        print(__doc__, file=sys.stderr)
        return 2
    address, *asked = arguments
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("VIGNERON_CHROMIUM"), args=ARGUMENTS
        )
        print(f"{'kB':14}" + "".join(f"{kind:>11}" for kind in (*KINDS, "all")))
        line, found = _start(browser, address)
        print(line)
        for game in asked or found:
            print(_table(browser, address, game))
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

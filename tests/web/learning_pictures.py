"""Takes pictures of all that teaches: how to play, a lesson, a guide, hints, and the review of a game.

python -m tests.web.learning_pictures FOLDER [GAME]

Some of them are in docs/img."""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from tests.web.conftest import ARGUMENTS
from tests.web.house import Person, ServerProcess
from tests.web.screenshots import DRAWN, SIZES
from vigneron.core.game import Game
from vigneron.core.registry import game, games
from vigneron.lessons.reading import lessons

SETTLED = 900
"""Milliseconds until nothing moves any more."""


def taken(page: Page, into: Path, name: str) -> None:
    """Take a picture at each size."""
    for size, (wide, high) in SIZES.items():
        page.set_viewport_size({"width": wide, "height": high})
        page.wait_for_timeout(SETTLED)
        page.screenshot(path=into / f"{name}-{size}.png")


def pictures(browser: Browser, house: ServerProcess, own: Game[Any, Any], into: Path) -> None:
    """Walk from the page "how to play" to the review of a whole game that is played at random."""
    person = Person(browser, house, seed=3)
    page = person.page
    page.goto(f"/howto/{own.key}")
    person.waiting_for(lambda: bool(page.evaluate(DRAWN)))
    taken(page, into, "howto")
    page.goto(f"/lessons/{own.key}/{lessons(own)[2].name}")
    person.at_table()
    taken(page, into, "lesson")
    page.goto("/")
    page.locator(f"form:has(input[value={own.key}]) button.guided").click()
    person.at_table()
    page.locator("#guide:visible").wait_for()
    taken(page, into, "guide")
    page.locator("#guide .deeds button").first.click()
    for step in ("where", "what", "why"):
        page.keyboard.press("i")
        page.locator("#hint-ask:not([aria-disabled])").wait_for(state="attached")
        taken(page, into, f"hint-{step}")
    person.play_on(3)
    person.played()
    page.goto(page.url.split("?")[0] + "/review")
    page.locator("main button.go").click()
    page.wait_for_selector(".account")
    taken(page, into, "review")
    page.locator(".moments li .deeds a").first.click()
    page.wait_for_selector("#past-better:not([hidden])")
    taken(page, into, "better")
    page.go_back()
    page.locator("#review-mine ~ .deeds a").click()
    person.at_table()
    taken(page, into, "mistake")
    person.close()


def main(into: Path, key: str) -> None:
    into.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("VIGNERON_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = ServerProcess(Path(data))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        pictures(browser, house, game(key), into)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2] if len(sys.argv) > 2 else games()[0])

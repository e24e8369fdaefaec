"""Takes the pictures of docs/img: every game on a desktop and a phone, light and dark, during a move.

python -m tests.web.screenshots docs/img [GAME …]"""

from __future__ import annotations

import os
import shutil
import sys
import tempfile
from functools import partial
from pathlib import Path

from playwright.sync_api import Browser, sync_playwright

from tests.web.conftest import ARGUMENTS
from tests.web.house import PLAYER, Person, ServerProcess
from vigneron.core.registry import games

SIZES = {"desk": (1440, 900), "phone": (390, 844)}
ACTS = 16


def picture(browser: Browser, house: ServerProcess, key: str, size: str, theme: str, into: Path) -> None:
    """Play some acts, select the next one up to its preview, and take the picture."""
    wide, high = SIZES[size]
    person = Person(browser, house, wide=wide, high=high, theme=theme, seed=3)
    person.quick(key)
    person.page.evaluate(f"arguments => ({PLAYER})(arguments)", [5, ACTS])
    person.waiting(lambda: person.mine or person.over, "nobody lets me act")
    for _ in range(12):
        if person.ready() or person.over:
            break
        lit = person.touchable()
        if lit:
            person.random.choice(lit).click()
        elif tabs := person.page.locator(".tab.has-lit:visible").all():
            tabs[0].click()
        person.page.wait_for_timeout(60)
        person.waiting(lambda: person.mine or person.over, "nobody lets me act")  # a touch may be a whole act
    if person.ready():
        person.page.wait_for_selector("#preview li, #preview p", state="attached", timeout=15_000)
    person.page.wait_for_timeout(900)
    person.page.screenshot(path=into / f"{key}-{size}-{theme}.png")
    person.close()


DRAWN = """[...document.images].every((one) =>
  !one.checkVisibility() || one.naturalWidth || one.getBoundingClientRect().top > innerHeight)"""
"""Whether all pictures in sight are there: those of games are drawn when they are first asked for."""


def main(into: Path, keys: list[str]) -> None:
    into.mkdir(parents=True, exist_ok=True)
    chromium = os.environ.get("VIGNERON_CHROMIUM") or shutil.which("chromium")
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        house = ServerProcess(Path(data))
        house.start()
        browser = playwright.chromium.launch(executable_path=chromium, args=ARGUMENTS)
        for theme in ("light", "dark"):
            for size, (wide, high) in SIZES.items():
                person = Person(browser, house, wide=wide, high=high, theme=theme)
                person.page.goto("/")
                shown = partial(person.page.evaluate, DRAWN)
                person.waiting(shown, "no pictures of the games")
                person.page.screenshot(path=into / f"start-{size}-{theme}.png")
                person.close()
                for key in keys:
                    picture(browser, house, key, size, theme, into)
        browser.close()
        house.stop()


if __name__ == "__main__":
    main(Path(sys.argv[1]), sys.argv[2:] or games())

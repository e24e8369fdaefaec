"""Print what a browser does for each frame while a game is played at a table with bots.

    python -m tests.web.frame_cost ADDRESS [--acts N] [--size WIDTHxHEIGHT] [GAME …]

ADDRESS is that of a running server, of this or of another version, so that two versions can be compared in
turns. Needs a Chromium (VIGNERON_CHROMIUM). Motion is on. Each act is the middle one of the offers, sent
on the page's own connection, so both versions play by the same rule. The times are those that Chromium
counts: processor time of scripts, styles and layout, in milliseconds, for each frame and for each act with
what follows it."""

from __future__ import annotations

import argparse
import os
import sys
from dataclasses import dataclass

from playwright.sync_api import Browser, CDPSession, Page, sync_playwright

from tests.patience import HANG
from tests.web.conftest import ARGUMENTS

PARTS = {"scripts": "ScriptDuration", "styles": "RecalcStyleDuration", "layout": "LayoutDuration"}
SETTLED = 2_500
"""Milliseconds that each act gets to be shown; the answers of bots come within them."""
_LISTEN = """() => {
  const Plain = WebSocket;
  window.WebSocket = class extends Plain {
    constructor(...given) {
      super(...given);
      window.line = this;
      this.addEventListener("message", ({ data }) => {
        const told = JSON.parse(data);
        if (["welcome", "moved", "stale"].includes(told.t)) window.told = told;
      });
    }
  };
  const count = () => {
    window.frames_ = (window.frames_ ?? 0) + 1;
    requestAnimationFrame(count);
  };
  requestAnimationFrame(count);
}"""
_ACT = """() => {
  const { v, d, offers } = window.told;
  const { act } = offers[Math.floor(offers.length / 2)];
  const n = Date.now() * 1000 + 999;
  window.told = null;
  window.line.send(JSON.stringify({ t: "act", n, v, d, act }));
}"""


@dataclass(frozen=True, slots=True)
class Spent:
    """What a page has spent since it was opened."""

    frames: int
    milliseconds: tuple[float, ...]


def _spent(page: Page, session: CDPSession) -> Spent:
    told = session.send("Performance.getMetrics")["metrics"]
    metrics = {metric["name"]: metric["value"] for metric in told}
    return Spent(page.evaluate("window.frames_"), tuple(1000 * metrics[name] for name in PARTS.values()))


def _played(browser: Browser, address: str, game: str, acts: int, size: tuple[int, int]) -> str:
    wide, high = size
    page = browser.new_context(base_url=address, viewport={"width": wide, "height": high}).new_page()
    page.set_default_timeout(HANG * 1000)
    page.add_init_script(f"({_LISTEN})()")
    page.goto("/")
    page.locator(f"form:has(input[value={game}]) button.go").first.click()
    page.wait_for_selector("#board .node", state="attached")
    page.wait_for_timeout(SETTLED)
    session = page.context.new_cdp_session(page)
    session.send("Performance.setTimeDomain", {"timeDomain": "threadTicks"})
    session.send("Performance.enable")
    begun, done = _spent(page, session), 0
    while done < acts:
        page.wait_for_function("() => window.told?.over || window.told?.offers?.length > 0")
        if page.evaluate("Boolean(window.told.over)"):
            break
        page.evaluate(_ACT)
        page.wait_for_timeout(SETTLED)
        done += 1
    ended = _spent(page, session)
    page.context.close()
    frames = ended.frames - begun.frames
    spent = [after - before for before, after in zip(begun.milliseconds, ended.milliseconds, strict=True)]
    figures = [each / count for count in (frames, done) for each in (*spent, sum(spent))]
    return f"{game:14}{done:6}{frames:8}" + "".join(f"{figure:10.2f}" for figure in figures)


def _size(text: str) -> tuple[int, int]:
    wide, high = text.split("x")
    return int(wide), int(high)


def main(arguments: list[str]) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("address")
    parser.add_argument("games", nargs="+", metavar="GAME")
    parser.add_argument("--acts", type=int, default=20)
    parser.add_argument("--size", type=_size, default=(1440, 900), metavar="WIDTHxHEIGHT")
    options = parser.parse_args(arguments)
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=os.environ.get("VIGNERON_CHROMIUM"), args=ARGUMENTS
        )
        print(f"{'ms':14}{'acts':>6}{'frames':>8}{'a frame:':>10}{'':30}{'an act:':>10}")
        print(f"{'':28}" + "".join(f"{name:>10}" for name in (*PARTS, "all") * 2))
        for game in options.games:
            print(_played(browser, options.address, game, options.acts, options.size), flush=True)
        browser.close()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))

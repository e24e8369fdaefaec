"""How a browser reconnects: soon, often while the server may be starting, then patiently.

The page's clock is advanced by hand."""

from __future__ import annotations

from itertools import pairwise

import pytest
from playwright.sync_api import Browser

from tests.web.house import ServerProcess, client

pytestmark = pytest.mark.browser
_DEAD = """async (path) => {
  window.tries = [];
  window.WebSocket = class {
    static CONNECTING = 0; static OPEN = 1;
    constructor() {
      tries.push(Date.now());
      this.readyState = 3;
      setTimeout(() => this.onclose?.({ code: 1006 }), 0);
    }
    close() {}
    send() {}
  };
  const { Connection } = await import(path);
  new Connection("/nowhere", { message: () => {}, state: () => {}, since: () => null });
}"""


def tries(house: ServerProcess, browser: Browser, luck: str = "") -> list[int]:
    """Return when a browser tried in the minute after it was disconnected, in milliseconds.

    `luck`: the random factor of every pause, as a JavaScript expression."""
    context = browser.new_context(base_url=house.address)
    page = context.new_page()
    page.clock.install(time=0)
    page.goto("/")
    page.clock.pause_at(1000)
    if luck:
        page.evaluate(f"Math.random = () => {luck}")
    page.evaluate(_DEAD, client(page) + "protocol/connection.js")
    page.clock.run_for(60_000)
    found: list[int] = page.evaluate("tries")
    context.close()
    return [at - found[0] for at in found]


def test_tries_come_soon_and_often_then_patiently(house: ServerProcess, browser: Browser) -> None:
    found = tries(house, browser)
    gaps = [after - before for before, after in pairwise(found)]
    assert gaps[0] <= 250
    early = [gap for gap, at in zip(gaps, found, strict=False) if at < 18_000]
    assert max(early) <= 1010
    assert 20 <= len(early) <= 60
    assert 2500 <= max(gaps) <= 5010
    assert len(set(gaps)) > 10  # not all browsers at the same times


@pytest.mark.parametrize("luck", ["0.999999999", "0"])
def test_whoever_is_cut_off_has_tried_six_times_within_five_seconds(
    house: ServerProcess, browser: Browser, luck: str
) -> None:
    """Even with the longest pauses; a server that is back is found within a second."""
    found = tries(house, browser, luck)
    first = found[1:7]
    assert len(first) == 6
    assert max(first) <= 5000
    assert max(after - before for before, after in pairwise(found) if after < 20_000) <= 1001

"""What one must decide is in sight at ten sizes of window; `tests.web.sight` looks at more positions."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.house import Person, ServerProcess
from tests.web.sight.measure import SIZES, faults
from vigneron.core.registry import games

pytestmark = pytest.mark.browser
POSITIONS = 6
CHANCE = "s8"
"""The seed of the positions. At grand_cru, one asks for loans where a panel was too high for its decline."""
WANTED = {"de": SIZES, "en": ((1366, 768), (390, 844)), "fr": ((720, 450), (390, 844))}
HELD = {"controls", "scores", "bar", "fits", "question", "type", "width", "pages", "lit", "log", "shift"}
"""The laws that every game keeps."""


@pytest.mark.parametrize("key", games())
def test_what_one_must_decide_is_in_sight(tmp_path: Path, browser: Browser, key: str) -> None:
    house = ServerProcess(tmp_path, chance=CHANCE)
    house.start()
    found = list(faults(browser, house, key, POSITIONS, WANTED, touches=2, absent=True))
    house.stop()
    assert [fault for fault in found if fault.law in HELD] == []


MUCH = """() => {
  const panel = document.getElementById("panel");
  panel.classList.add("has-act");
  panel.classList.remove("sole", "touching");
  const lines = Array.from({ length: 30 }, (_, at) => `<p>Line ${at}</p>`);
  document.getElementById("preview").innerHTML = lines.join("");
  for (const id of ["declines", "confirm", "undo"]) document.getElementById(id).hidden = false;
  document.getElementById("declines").innerHTML = "<button class=control>No</button>";
  const { bottom, top } = panel.getBoundingClientRect();
  const edge = Math.min(bottom, innerHeight);
  return [...panel.querySelectorAll(".acts button")]
    .filter((button) => button.getClientRects().length > 0)
    .map((button) => button.getBoundingClientRect())
    .map((box) => box.top >= top && box.bottom <= edge + 1);
}"""
"""Fill the panel with what an act brings; return for each button below it whether it is in sight."""


@pytest.mark.parametrize("key", games())
def test_however_much_an_act_brings_the_buttons_below_it_stay_in_sight(
    house: ServerProcess, browser: Browser, key: str
) -> None:
    """At a low window, a long preview pushed the button to decline out of the panel."""
    ada = Person(browser, house)
    ada.quick(key)
    for wide, high in ((1366, 768), (720, 450), (844, 390), (360, 640)):
        ada.page.set_viewport_size({"width": wide, "height": high})
        ada.page.evaluate(
            "() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))"
        )
        seen = ada.page.evaluate(MUCH)
        assert len(seen) >= 2, (wide, high)
        assert all(seen), (wide, high)
    ada.close()

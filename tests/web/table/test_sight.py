"""What one must decide is in sight at ten sizes of window; `tests.web.sight` looks at more positions."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.web.house import ServerProcess
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

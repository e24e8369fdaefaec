"""A house that can be killed, and a browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import House

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    """Return a house of its own, serving on a free port."""
    house = House(tmp_path / "data")
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    path = os.environ.get("VIGNERON_CHROMIUM") or shutil.which("chromium")
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        yield browser
        browser.close()

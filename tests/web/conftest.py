"""A server that can be killed, and a browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.web.house import ServerProcess
from vigneron.cli.template import make_game

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
DRAFT, FINISHED = "blue_moon", "harvest_moon"
"""The games of `other_games`."""
PATH = os.environ.get("VIGNERON_CHROMIUM") or shutil.which("chromium")


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server on a free port. A test that kills it starts it again."""
    house = ServerProcess(tmp_path_factory.mktemp("house"))
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def other_games(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServerProcess]:
    """Return a server that has a draft and a small finished game besides the packaged games."""
    games = tmp_path_factory.mktemp("games")
    make_game(DRAFT, games)
    make_game(FINISHED, games, source="_three_rows")
    house = ServerProcess(tmp_path_factory.mktemp("house"), games=[games])
    house.start()
    yield house
    house.stop()


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=PATH, args=ARGUMENTS)
        yield browser
        browser.close()

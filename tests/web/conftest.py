"""A server that can be killed, and a browser."""

from __future__ import annotations

import os
import shutil
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Playwright, sync_playwright

from tests.web.house import ServerProcess
from vigneron.cli.template import make_game

ARGUMENTS = ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"]
DRAFT, FINISHED = "blue_moon", "harvest_moon"
"""The games of `other_games`."""
PATH = os.environ.get("VIGNERON_CHROMIUM") or shutil.which("chromium")
SHELL = os.environ.get("VIGNERON_HEADLESS_SHELL", shutil.which("chromium-headless-shell")) or PATH
"""Chromium's headless shell: the same engine without windows, which takes half the processor's time."""
SHELL_ARGUMENTS = [*ARGUMENTS, "--font-render-hinting=none"]
"""Letters as wide as in the whole Chromium: the shell alone would round their widths to pixels."""
LONG = ("test_sight.py", "test_whole_game.py")
"""Files whose tests take a minute each. They come first: begun last, one would leave a processor idle."""


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.name not in LONG)


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
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as playwright:
        yield playwright


@pytest.fixture(scope="session")
def browser(playwright: Playwright) -> Iterator[Browser]:
    """Return the headless shell of Chromium if there is one, and otherwise the whole Chromium."""
    with playwright.chromium.launch(executable_path=SHELL, args=SHELL_ARGUMENTS) as browser:
        yield browser


@pytest.fixture(scope="session")
def whole_browser(playwright: Playwright) -> Iterator[Browser]:
    """Return the whole Chromium, for what the shell lacks: notices, and a profile's preferences."""
    with playwright.chromium.launch(executable_path=PATH, args=ARGUMENTS) as browser:
        yield browser

"""What all tests share: the plugins of the test kit, and that each test is run by a step of `./check`."""

from __future__ import annotations

import os
import re
from functools import cache
from pathlib import Path
from typing import Final

import pytest

pytest_plugins = ("pytester", "vigneron.testing.position_plugin", "vigneron.testing.rule_plugin")

ROOT: Final = Path(__file__).resolve().parents[1]
FOLDERS: Final = {"browser": "tests/web", "pyodide": "tests/pure", "ray": "tests/bots"}
"""Where the tests with a marker lie whose step of `./check` looks in one folder only."""

# Byte code is kept, whatever the machine's own habits are: tests start Python hundreds of times.
os.environ.setdefault("PYTHONPYCACHEPREFIX", str(ROOT / ".pytest_cache" / "byte-code"))
os.environ["PYTHONDONTWRITEBYTECODE"] = ""


@cache
def _all_compiled(path: Path) -> bool:
    """Return whether a file is marked as a whole, in the line that `./check` searches for."""
    return bool(re.search(r"^pytestmark.*mark\.compiled", path.read_text(encoding="utf-8"), re.MULTILINE))


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Refuse a test that no step of `./check` would run."""
    for item in items:
        for marker, folder in FOLDERS.items():
            if item.get_closest_marker(marker) and not item.path.is_relative_to(ROOT / folder):
                raise pytest.UsageError(f"{item.nodeid}: tests marked '{marker}' lie in {folder}")
        if item.get_closest_marker("compiled") and not _all_compiled(item.path):
            raise pytest.UsageError(f"{item.nodeid}: 'compiled' marks whole files, with `pytestmark`")

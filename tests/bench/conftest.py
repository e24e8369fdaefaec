"""Scripts of bench/, imported as their commands find them."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

BENCH = Path(__file__).resolve().parents[2] / "bench"


@pytest.fixture
def script(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[str], Any]]:
    """Import a script by its name. It is forgotten after the test, with all that it imports of bench/."""
    before = set(sys.modules)
    monkeypatch.syspath_prepend(str(BENCH))
    yield import_module
    for name in sys.modules.keys() - before:
        if BENCH in Path(getattr(sys.modules[name], "__file__", None) or "/").parents:
            del sys.modules[name]

"""A plugin for pytest. It shows each position of a failing test as one line of text.

    pytest -p vigneron.testing.position_plugin

A section below the failure lists matches, positions and game lines. It lists those that the test and its
helpers held in local variables or compared. `vigneron show TEXT` shows a position. A class of your own is
listed too if it has a method `position_text` that returns the text of a position.
"""

from __future__ import annotations

from collections.abc import Generator, Iterator
from typing import Any, Final, Protocol, runtime_checkable

import pytest

from vigneron.core.errors import error_line
from vigneron.core.match import Match
from vigneron.core.snapshot import Snapshot
from vigneron.testing.walk import GameLine

_SHOWN: Final = 8
"""The largest number of positions that are shown for a test. A test that fails in a loop may hold many."""


@runtime_checkable
class HasPosition(Protocol):
    """An object that stands for a position, such as a builder of positions for tests."""

    def position_text(self) -> str:
        """Return the position as one line of text."""


def text_of(value: object) -> str | None:
    """Return the position of an object as one line of text, or None if it has none.

    If a position cannot be written, return the reason, because the test may fail for this reason."""
    try:
        if isinstance(value, (Match, Snapshot, GameLine)):
            return value.text()
        if isinstance(value, HasPosition) and not isinstance(value, type):
            return value.position_text()
    except Exception as error:
        return f"no text: {error_line(error)}"
    return None


def _held(item: pytest.Item, error: pytest.ExceptionInfo[BaseException]) -> Iterator[tuple[str, str]]:
    """Yield (name, text) of every position in local variables, beginning with the frame of the test itself.

    Pytest keeps what an `assert` compares in variables that are called `@py_…`."""
    own = False
    for entry in error.traceback:
        own = own or entry.path == item.path
        if own:
            for name, value in entry.frame.f_locals.items():
                text = text_of(value)
                if text is not None:
                    yield ("compared" if name.startswith("@py_") else name), text


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[Any]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add a section with the positions of a failing test to its report."""
    report = yield
    if report.failed and call.excinfo is not None:
        names: dict[str, str] = {}
        for name, text in _held(item, call.excinfo):
            names.setdefault(text, name)  # a helper holds the same position under another name
        lines = [f"{name}: {text}" for text, name in list(names.items())[:_SHOWN]]
        if len(names) > _SHOWN:
            lines.append(f"and {len(names) - _SHOWN} more")
        if lines:
            report.sections.append(("Positions", "\n".join(lines)))
    return report

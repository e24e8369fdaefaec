"""The findings of checks of a game: a thing is right, is wrong, or is missing for a release."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from vigneron.core.errors import error_line

Kind = Literal["ok", "failed", "missing"]
_SHOWN: Final = 5
"""The largest number of names that are listed."""
_TRACE: Final = 12
"""The number of lines of a traceback that are shown."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report: a sentence `cli-check-ID` with its arguments.

    `missing` marks a thing that a draft may lack and a finished game must have. `proof` is shown below the
    line. It is a journal, a position as text, or the output of a test.
    """

    kind: Kind
    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)
    proof: str = ""


def ok(id: str, **args: int | str) -> Finding:
    """Return a finding that something is right."""
    return Finding("ok", id, args)


def failed(id: str, proof: str = "", **args: int | str) -> Finding:
    """Return a finding that something is wrong. It is an error in a draft too."""
    return Finding("failed", id, args, proof)


def raised(id: str, error: BaseException, **args: int | str) -> Finding:
    """Return a finding that the game's code raised an error. The proof is the traceback."""
    lines = "".join(traceback.format_exception(error)).splitlines()
    return failed(id, "\n".join(lines[-_TRACE:]), fault=error_line(error), **args)


def missing(id: str, **args: int | str) -> Finding:
    """Return a finding that something is missing which a finished game must have."""
    return Finding("missing", id, args)


def listed(names: Sequence[str]) -> str:
    """Return names as one line of text. Of many names, it has the first ones and how many more there are."""
    more = len(names) - _SHOWN
    return ", ".join(names[:_SHOWN]) + (f" … (+{more})" if more > 0 else "")

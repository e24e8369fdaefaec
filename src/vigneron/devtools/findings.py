"""What a check of a game finds: it is right, it is wrong, or it is missing for a release."""

from __future__ import annotations

import traceback
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Final, Literal

from vigneron.core.errors import error_line

Kind = Literal["ok", "failed", "missing"]
_SHOWN: Final = 5
"""Names that are listed of many."""
_TRACE: Final = 12
"""Lines of a traceback that are shown."""


@dataclass(frozen=True, slots=True)
class Finding:
    """One line of the report: a sentence `cli-check-ID` with its arguments.

    `missing` is what a draft may lack and a finished game must have. `proof` is shown below the line: a
    journal, the position as a text, what a test printed.
    """

    kind: Kind
    id: str
    args: Mapping[str, int | str] = field(default_factory=dict)
    proof: str = ""


def ok(id: str, **args: int | str) -> Finding:
    """Return that something is right."""
    return Finding("ok", id, args)


def failed(id: str, proof: str = "", **args: int | str) -> Finding:
    """Return that something is wrong, in a draft too."""
    return Finding("failed", id, args, proof)


def raised(id: str, error: BaseException, **args: int | str) -> Finding:
    """Return that the game's code raised an error; the proof is where."""
    lines = "".join(traceback.format_exception(error)).splitlines()
    return failed(id, "\n".join(lines[-_TRACE:]), fault=error_line(error), **args)


def missing(id: str, **args: int | str) -> Finding:
    """Return that a finished game must have something that is not there."""
    return Finding("missing", id, args)


def listed(names: Sequence[str]) -> str:
    """Return names in a row; of many, the first and how many more."""
    more = len(names) - _SHOWN
    return ", ".join(names[:_SHOWN]) + (f" … (+{more})" if more > 0 else "")

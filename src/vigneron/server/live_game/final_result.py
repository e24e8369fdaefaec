"""How a table that is over is counted: by the rules, or, if it was ended before, as it stood then."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Result
from vigneron.core.outcome import counted
from vigneron.server.live_game.position import Position

__all__ = ["counted", "outcome"]


def outcome(position: Position[Any]) -> Result:
    """Return the result of a table."""
    return counted(position.rules.result(position.state), position.ended, position.rows)

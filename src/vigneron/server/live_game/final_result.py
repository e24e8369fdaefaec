"""Computes the result of a finished table by the rules, or from the last position if it was ended early."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Result
from vigneron.core.outcome import counted
from vigneron.server.live_game.position import Position

__all__ = ["counted", "outcome"]


def outcome(position: Position[Any]) -> Result:
    """Return the result of a table."""
    return counted(position.rules.result(position.state), position.ended, position.rows)

"""Invariants of every position (law 12)."""

from __future__ import annotations

from vigneron.games._three_rows.rules.rules import SPACES, ThreeRowsRules
from vigneron.games._three_rows.rules.state import State


def invariants(rules: ThreeRowsRules, state: State) -> list[str]:
    """Return the broken invariants: rows have at most four numbers and never fall (TR-3)."""
    return [
        f"row {i} is {row}" for i, row in enumerate(state.rows) if len(row) > SPACES or row != sorted(row)
    ]

"""What must be true of every position (law 12)."""

from __future__ import annotations

from vigneron.games._three_rows.rules.rules import SPACES, ThreeRowsRules
from vigneron.games._three_rows.rules.state import State


def invariants(rules: ThreeRowsRules, state: State) -> list[str]:
    """TR-3: rows are at most four long and never fall."""
    return [
        f"row {i} is {row}" for i, row in enumerate(state.rows) if len(row) > SPACES or row != sorted(row)
    ]

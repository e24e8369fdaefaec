"""The action table. It holds the text and the touches of every act."""

from __future__ import annotations

from typing import Final

from vigneron.core.game import ActionTable

ROWS: Final = 3
PASS: Final = ROWS
ACTIONS: Final = ActionTable(
    (*(f"put:{row}" for row in range(ROWS)), "pass"),
    (*(("die", f"row-{row}") for row in range(ROWS)), ("pass",)),
)

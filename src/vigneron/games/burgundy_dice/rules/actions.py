"""The action table. It holds the text, the touches and the fields of every act.

The texts are `castle:SPACE`, `mark:C.N.SPACE`, `monk:N.SPACE`, `worker:C.SPACE.VALUE`, `pass`,
`second:C.N.SPACE` and `done`. C is a colour die and N a number die: 0 is the first die, 1 the second. SPACE
is a number from 0 to 36."""

from __future__ import annotations

from typing import Final

from vigneron.core.game import ActionTable
from vigneron.games.burgundy_dice.rules.box import NUMBERS, SPACES

START, MARK, MONK_MARK, WORKER_MARK, PASS, SECOND, DONE = range(7)
"""Kinds of acts: start castle, combination, combination with a monk, combination with a worker, decline,
second combination, decline the second combination."""

_Row = tuple[str, tuple[str, ...], int, int, int, int, int]  # text, touches, kind, C, N, space, value


def _rows() -> list[_Row]:
    dice = (0, 1)
    spaces = range(SPACES)
    rows: list[_Row] = [(f"castle:{s}", (f"hex-{s}",), START, 0, 0, s, 0) for s in spaces]
    rows += [
        (f"mark:{c}.{n}.{s}", (f"die-c{c}", f"die-n{n}", f"hex-{s}"), MARK, c, n, s, 0)
        for c in dice
        for n in dice
        for s in spaces
    ]
    rows += [
        (f"monk:{n}.{s}", ("bonus-monk", f"die-n{n}", f"hex-{s}"), MONK_MARK, 0, n, s, 0)
        for n in dice
        for s in spaces
    ]
    rows += [
        (
            f"worker:{c}.{s}.{v}",
            ("bonus-worker", f"die-c{c}", f"hex-{s}", f"pip-{v}"),
            WORKER_MARK,
            c,
            0,
            s,
            v,
        )
        for c in dice
        for s in spaces
        for v in NUMBERS
    ]
    rows.append(("pass", ("pass",), PASS, 0, 0, 0, 0))
    rows += [
        (f"second:{c}.{n}.{s}", ("bonus-silver", f"die-c{c}", f"die-n{n}", f"hex-{s}"), SECOND, c, n, s, 0)
        for c in dice
        for n in dice
        for s in spaces
    ]
    rows.append(("done", ("done",), DONE, 0, 0, 0, 0))
    return rows


_ROWS: Final = _rows()
ACTIONS: Final = ActionTable(tuple(row[0] for row in _ROWS), tuple(row[1] for row in _ROWS))

KIND: Final = bytes(row[2] for row in _ROWS)
COLOUR_DIE: Final = bytes(row[3] for row in _ROWS)
NUMBER_DIE: Final = bytes(row[4] for row in _ROWS)
SPACE: Final = bytes(row[5] for row in _ROWS)
VALUE: Final = bytes(row[6] for row in _ROWS)
"""The number that the worker changes the die to, 0 for other acts."""

FIRST_START: Final = KIND.index(START)
FIRST_MARK: Final = KIND.index(MARK)
FIRST_MONK: Final = KIND.index(MONK_MARK)
FIRST_WORKER: Final = KIND.index(WORKER_MARK)
PASS_ACT: Final = KIND.index(PASS)
FIRST_SECOND: Final = KIND.index(SECOND)
DONE_ACT: Final = KIND.index(DONE)
"""First act of each kind. Within a kind, acts are ordered by colour die, number die and space. Combinations
with a worker are ordered by colour die, space and value."""

"""What comes at the year's end for one seat, as a line of figures over its estate."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import Cache
from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Node, Text, number, words
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.count import score
from vigneron.games.grand_cru.rules.state import State

_Y: Final = 9.0
_FONT: Final = 13.0
_LINES: Final[Cache[list[Node]]] = Cache(256)
_AGE_RULE: Final = "GC-51"
_INTEREST_RULE: Final = "GC-52"
_COUNT_RULE: Final = "GC-60"


def minus(value: int) -> str:
    """Return a number with the minus sign of print."""
    return str(value).replace("-", "−")


def year_end(rules: GrandCruRules, state: State, seat: Seat) -> list[Node]:
    """Return the line: cubes that spoil, interest due, what is left of the money, the points as of now.

    Before the first year and after the ageing nothing is foretold."""
    if state.phase not in (n.GROWING, n.FESTIVAL) or state.sides[seat].money < 0:
        return []
    box, side = rules.box, state.sides[seat]
    spoils = sum(side.cellar[box.ripe_to[g] * n.GRAPE_COUNT + g] for g in range(n.GRAPE_COUNT))
    due, points = box.interest[side.loans], minus(score(box, side))
    left = side.money - due
    loans = 0 if left >= 0 else -(left // box.emergency_pays)
    return _LINES.get((spoils, due, left, loans, points), lambda: _line(spoils, due, left, loans, points))


def _line(spoils: int, due: int, left: int, loans: int, points: str) -> list[Node]:
    args: Args = {"count": spoils, "price": due, "money": max(left, 0), "loans": loans, "points": points}
    label = Text("label-year-end", args)
    out = [
        words("end-n", 1, _Y + 4.7, Text("scene-year-end"), _FONT, tone="soft", look="strong", anchor="start")
    ]
    out[0].label, out[0].rule = label, _AGE_RULE
    x = 112.0
    for sign, tone, value, rule in (
        ("drop", "wine" if spoils else "soft", number(spoils), _AGE_RULE),
        ("percent", "warn", Text(f"=−{due}" if due else "=0"), _INTEREST_RULE),
        (
            ("coin", "coin", number(left), _INTEREST_RULE)
            if left >= 0
            else ("loan", "warn", Text(f"=+{loans}"), _INTEREST_RULE)
        ),
    ):
        out.append(Node(f"end-{sign}", x, _Y, symbol=sign, size=15, tone=tone, label=label, rule=rule))
        ink = "" if tone in ("soft", "coin") else tone
        out.append(
            words(f"end-{sign}-n", x + 11, _Y + 4.7, value, _FONT, tone=ink, look="strong", anchor="start")
        )
        x += 50.0
    now = words(
        "end-now", 379, _Y + 4.7, Text("scene-now", {"points": points}), _FONT, look="strong", anchor="end"
    )
    now.label, now.rule = label, _COUNT_RULE
    return [*out, now]

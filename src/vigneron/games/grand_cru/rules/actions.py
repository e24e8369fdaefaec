"""The action table. It holds the text, the touches and the fields of every act.

An act is a verb with up to four fields. docs/records.md describes the texts. Texts and touches count barrels
and columns from 1, fields count them from 0. An act on a tile of the display names the kind of the tile,
because tiles of one kind are equivalent and have the same touch. An act does not say which free auction
column it uses, or which cube or vine of a grape, because these are equivalent too."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from vigneron.core.game import ActionTable
from vigneron.games.grand_cru.rules import names as n

(
    LOANS,
    AUCTION,
    OVERBID,
    ACQUIRE,
    BUY,
    BUY_COLUMN,
    DEMAND,
    HARVEST,
    SELL,
    SELL_AOC,
    SELL_FIRST,
    SELL_SECOND,
    HARVEST_FIRST,
    HARVEST_SECOND,
    HARVEST_RICH,
    BLEND,
    SELL_VINTAGE,
    REFINE,
    ADVERTISE,
    STEP,
    ENOUGH,
    PASS,
    TAKE_BOTTLE,
    HARVEST_LATE,
    SELL_LATE,
    PRESS,
    SELL_PRIMEUR,
    REPLANT,
    RAISE,
    CASH,
    LEAVE,
    BORROW,
    REPAY,
    KEEP,
) = range(34)
"""The verbs, in the order of the table."""
VERB_COUNT: Final = 34

_Row = tuple[int, str, tuple[str, ...], int, int, int, int]  # verb, text, touches, fields


def _wine(verb: int, word: str, touch: str) -> Iterable[_Row]:
    for b in range(n.BARRELS):
        for g, grape in enumerate(n.GRAPES):
            for count in range(n.MOST_CUBES, 0, -1):
                touches = (f"wine-{b + 1}-{grape}", f"count={count}")
                yield (
                    verb,
                    f"{word}:{b + 1}.{grape}.{count}",
                    ((touch, *touches) if touch else touches),
                    b,
                    g,
                    count,
                    0,
                )


def _barrels(verb: int, word: str, touch: str) -> Iterable[_Row]:
    for b in range(n.BARRELS):
        for g, grape in enumerate(n.GRAPES):
            yield verb, f"{word}:{b + 1}.{grape}", (touch, f"wine-{b + 1}-{grape}"), b, g, 0, 0


def _grapes(verb: int, word: str, touch: str, thing: str) -> Iterable[_Row]:
    for g, grape in enumerate(n.GRAPES):
        yield (
            verb,
            f"{word}:{grape}",
            ((touch, f"{thing}-{grape}") if touch else (f"{thing}-{grape}",)),
            g,
            0,
            0,
            0,
        )


def _one(verb: int, word: str, touch: str = "") -> Iterable[_Row]:
    yield verb, word, (touch or word,), 0, 0, 0, 0


def _amounts(verb: int, word: str, most: int) -> Iterable[_Row]:
    for amount in range(1, most + 1):
        yield verb, f"{word}:{amount}", (f"{word}={amount}",), amount, 0, 0, 0


def _market() -> Iterable[_Row]:
    for kind, name in enumerate(n.KINDS):
        for bid in range(1, n.HIGHEST_BID + 1):
            yield AUCTION, f"auction:{name}.{bid}", ("auction", f"tile-{name}", f"bid={bid}"), kind, bid, 0, 0
    for c in range(n.COLUMNS):
        for bid in range(2, n.HIGHEST_BID + 1):
            yield (
                OVERBID,
                f"overbid:{c + 1}.{bid}",
                ("overbid", f"column-{c + 1}", f"bid={bid}"),
                c,
                bid,
                0,
                0,
            )
    for c in range(n.COLUMNS):
        yield ACQUIRE, f"acquire:{c + 1}", ("acquire", f"column-{c + 1}"), c, 0, 0, 0
    for kind, name in enumerate(n.KINDS):
        yield BUY, f"buy:{name}", ("buy", f"tile-{name}"), kind, 0, 0, 0
    for c in range(n.COLUMNS):
        yield BUY_COLUMN, f"buycol:{c + 1}", ("buy", f"column-{c + 1}"), c, 0, 0, 0


def _blends() -> Iterable[_Row]:
    for b in range(n.BARRELS):
        for old, grape in enumerate(n.GRAPES):
            for new, other in enumerate(n.GRAPES):
                if new != old:
                    touches = ("use-blending", f"wine-{b + 1}-{grape}", f"into-{other}")
                    yield BLEND, f"blending:{b + 1}.{grape}.{other}", touches, b, old, new, 0


def _replants() -> Iterable[_Row]:
    for old, grape in enumerate(n.GRAPES):
        for full, (word, vine) in enumerate((("bare", "bare"), ("full", "vine"))):
            for new, other in enumerate(n.GRAPES):
                for source, place in enumerate(("pile", "discards")):
                    if new != old:
                        touches = ("space-replant", f"{vine}-{grape}", f"into-{other}", f"from-{place}")
                        yield (
                            REPLANT,
                            f"replant:{grape}.{word}.{other}.{place}",
                            touches,
                            old,
                            full,
                            new,
                            source,
                        )


def _raises() -> Iterable[_Row]:
    for place in range(3):
        for g, grape in enumerate(n.GRAPES):
            touches = (f"space-raise{place + 1}", f"marker-{grape}")
            yield RAISE, f"raise:{place + 1}.{grape}", touches, place, g, 0, 0


def _cashes() -> Iterable[_Row]:
    for place in range(3):
        yield CASH, f"cash:{place + 1}", (f"space-cash{place + 1}",), place, 0, 0, 0


def _rows() -> list[_Row]:
    rows: list[_Row] = []
    rows += _amounts(LOANS, "loans", n.MOST_OPENING)
    rows += _market()
    rows += _grapes(DEMAND, "demand", "demand", "marker")
    rows += _grapes(HARVEST, "harvest", "harvest", "vine")
    rows += _wine(SELL, "sell", "sell")
    rows += _wine(SELL_AOC, "aoc", "use-aoc")
    rows += _wine(SELL_FIRST, "wholesaler", "use-wholesaler")
    rows += _wine(SELL_SECOND, "second", "")
    rows += _grapes(HARVEST_FIRST, "hands", "use-hands", "vine")
    rows += _grapes(HARVEST_SECOND, "again", "", "vine")
    rows += _grapes(HARVEST_RICH, "rich", "use-rich", "vine")
    rows += _blends()
    rows += _barrels(SELL_VINTAGE, "vintage", "use-vintage")
    rows += _barrels(REFINE, "refinement", "use-refinement")
    rows += _grapes(ADVERTISE, "advertising", "use-advertising", "marker")
    rows += _grapes(STEP, "step", "", "marker")
    rows += _one(ENOUGH, "enough")
    rows += _one(PASS, "pass")
    rows += _one(TAKE_BOTTLE, "first", "space-first")
    rows += _grapes(HARVEST_LATE, "late", "space-late", "vine")
    rows += _wine(SELL_LATE, "deliver", "space-deliver")
    rows += _one(PRESS, "juice", "space-juice")
    rows += _wine(SELL_PRIMEUR, "primeur", "space-primeur")
    rows += _replants()
    rows += _raises()
    rows += _cashes()
    rows += _one(LEAVE, "leave")
    rows += _amounts(BORROW, "borrow", n.MOST_LOANS)
    rows += _amounts(REPAY, "repay", n.MOST_LOANS)
    rows += _one(KEEP, "keep")
    return rows


_ROWS: Final = _rows()
ACTIONS: Final = ActionTable(tuple(row[1] for row in _ROWS), tuple(row[2] for row in _ROWS))

VERB: Final = bytes(row[0] for row in _ROWS)
A: Final = bytes(row[3] for row in _ROWS)
B: Final = bytes(row[4] for row in _ROWS)
C: Final = bytes(row[5] for row in _ROWS)
D: Final = bytes(row[6] for row in _ROWS)
FIRST: Final = [VERB.index(verb) for verb in range(VERB_COUNT)]
"""The first act of each verb. Acts of a verb are ordered by their fields, ascending. Sales from one barrel
begin with the largest number of cubes, so that a client first offers to sell all of them."""

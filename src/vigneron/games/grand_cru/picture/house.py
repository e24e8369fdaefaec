"""A rival's house in short: vines and improvements in one row, the seven casks as bars below."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import WeakCache
from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import State

_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_WIDE, _HIGH = 240.0, 66.0
_TOP: Final = 11.0
_BAR: Final = (24.0, 65.0)
"""The y of the top and the bottom of the bars."""


def house(rules: GrandCruRules, state: State, seat: Seat) -> Frame:
    """Return the frame that the players' list shows of a seat."""
    side = state.sides[seat]
    key = (rules, seat, bytes(side.estate), bytes(side.used), bytes(side.cellar))
    return _FRAMES.get(key, lambda: _house(rules, state, seat))


def _house(rules: GrandCruRules, state: State, seat: Seat) -> Frame:
    side = state.sides[seat]
    nodes: list[Node] = []
    for grape, name in enumerate(n.GRAPES):
        x, count = 10 + 27.5 * grape, side.tiles[grape]
        tone = "" if count else "soft"
        nodes.append(Node(f"vines-{name}", x, _TOP, symbol=name, size=20, tone=name if count else "soft"))
        nodes.append(marks.figure(f"vines-{name}-n", x + 13.5, _TOP, count, 13, tone=tone))
    plans = [k for k in range(n.GRAPE_COUNT, n.KIND_COUNT) for _ in range(side.tiles[k])]
    pitch = min(16.0, 96.0 / max(len(plans), 1))
    for i, kind in enumerate(plans):
        x = _WIDE - 8 - pitch * (len(plans) - 1 - i)
        key = f"plan-{i}"
        nodes.append(Node(key, x, _TOP, symbol=n.KINDS[kind], size=15, tone="plan-ink"))
    pitch = _WIDE / n.BARRELS
    for barrel in range(n.BARRELS):
        nodes += _bar(rules, state, seat, barrel, pitch * (barrel + 0.5), pitch - 4)
    return Frame(f"house-{seat}", Text("scene-house", {"who": seat}), _WIDE, _HIGH, nodes, seat)


def _bar(rules: GrandCruRules, state: State, seat: Seat, barrel: int, x: float, wide: float) -> list[Node]:
    """Return a cask as a bar: a segment for each grape, higher for more cubes, with the number of cubes."""
    top, bottom = _BAR
    side = state.sides[seat]
    lots = [g for g in range(n.GRAPE_COUNT) if side.cellar[barrel * n.GRAPE_COUNT + g]]
    out = [
        Node(
            f"bar-{barrel}", x, (top + bottom) / 2, path=box(wide, bottom - top, 5), tone="wood", look="bare"
        )
    ]
    if not lots:
        return out
    across = 1 if len(lots) < 4 else 2
    rows = (len(lots) + across - 1) // across
    high, part = min(15.0, (bottom - top - 2) / rows), (wide - 2) / across
    for i, grape in enumerate(lots):
        name, count = n.GRAPES[grape], side.cellar[barrel * n.GRAPE_COUNT + grape]
        ripe = rules.box.ripe[barrel * n.GRAPE_COUNT + grape] > 0
        at = x + part * (i % across - (across - 1) / 2)
        y = bottom - 1 - high * (i // across + 0.5)
        out.append(
            Node(
                f"bar-{barrel}-{name}",
                at,
                y,
                path=box(part - 1, high - 1, 3),
                tone=name,
                look="done" if ripe else "bare",
            )
        )
        if across == 1:
            out.append(
                Node(
                    f"bar-{barrel}-{name}-s",
                    at - 7,
                    y,
                    symbol=f"mark-{name}",
                    size=10,
                    tone=name,
                    look="inlay",
                )
            )
            out.append(
                marks.figure(f"bar-{barrel}-{name}-n", at + 6, y, count, 12, tone=name, look="inlay strong")
            )
        else:
            out.append(
                Node(f"bar-{barrel}-{name}-s", at, y, symbol=f"mark-{name}", size=9, tone=name, look="inlay")
            )
    return out

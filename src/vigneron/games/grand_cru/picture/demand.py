"""The frame of the columns of demand, this year's sales with their prizes, and the supply."""

from __future__ import annotations

from functools import partial
from typing import Final

from vigneron.core.cache import Cache, WeakCache
from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Frame, Node, Text, box, number
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import State

_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_WIDE, _HIGH = 240.0, 300.0
_STEPS: Final = (34.0, 178.0)
"""The y of the top and the bottom of the steps of demand."""
_SOLD: Final = (203.0, 279.0)
_SUPPLY: Final = 290.0
_FONT: Final = 14.2
_COLUMNS: Final[Cache[list[Node]]] = Cache(256)
_DEMAND_RULE: Final = "GC-25"
_PRIZE_RULE: Final = "GC-41"
_SUPPLY_RULE: Final = "GC-1"


def demand(rules: GrandCruRules, state: State) -> Frame:
    """Return the frame of the columns of demand, this year's sales with prizes, and the supply."""
    sold = tuple(bytes(side.market) for side in state.sides)
    key = (rules, bytes(state.markers), bytes(state.supply), sold)
    return _FRAMES.get(key, lambda: _demand(rules, state))


def _demand(rules: GrandCruRules, state: State) -> Frame:
    nodes: list[Node] = []
    for grape in range(n.GRAPE_COUNT):
        key = (rules, grape, state.markers[grape])
        nodes += _COLUMNS.get(key, partial(_prices, rules, state, grape))
    top, bottom = _SOLD
    prizes: Args = {"first": rules.box.prize_first, "second": rules.box.prize_second}
    nodes.append(
        marks.heading(
            "head-sold", 1, top - 9, Text("scene-sold"), Text("label-prizes", prizes), _PRIZE_RULE, font=_FONT
        )
    )
    nodes.append(
        marks.aside("head-sold-prizes", _WIDE - 2, top - 9, Text("scene-prizes", prizes), font=_FONT)
    )
    pitch = min(19.0, (bottom - top) / rules.seats)
    for seat in range(rules.seats):
        y = top + pitch * (seat + 0.5)
        who = Text("label-sold-by", {"who": seat})
        nodes.append(marks.pawn(f"sold-{seat}", 13, y, seat, min(19.0, pitch), who, _PRIZE_RULE))
        for grape in range(n.GRAPE_COUNT):
            nodes.append(_sold(rules, state, seat, grape, y, pitch))
    for grape, name in enumerate(n.GRAPES):
        left = Text("label-supply", {"grape": n.GRAPE_NAMES[grape], "count": state.supply[grape]})
        nodes.append(
            Node(
                f"supply-{name}",
                _x(grape) - 7,
                _SUPPLY,
                symbol=f"cube-{name}",
                size=14,
                tone=name,
                look="inlay",
                label=left,
                rule=_SUPPLY_RULE,
            )
        )
        nodes.append(marks.figure(f"supply-{name}-n", _x(grape) + 10.5, _SUPPLY, state.supply[grape], _FONT))
    nodes.append(
        marks.heading(
            "supply",
            0,
            _SUPPLY + 4.5,
            Text("scene-supply"),
            Text("label-supplies"),
            _SUPPLY_RULE,
            font=_FONT,
            look="",
        )
    )
    return Frame("demand", Text("scene-demand"), _WIDE, _HIGH, nodes)


def _x(grape: int) -> float:
    return 51.0 + 41.5 * grape


def _prices(rules: GrandCruRules, state: State, grape: int) -> list[Node]:
    """Return a column of demand: its grape, its steps, and the marker, which is as high as a step."""
    prices, at = rules.box.price[grape], state.markers[grape]
    name, x = n.GRAPES[grape], _x(grape)
    top, bottom = _STEPS
    high = (bottom - top) / len(prices)
    args: Args = {"grape": n.GRAPE_NAMES[grape], "price": prices[at], "best": prices[-1]}
    label = Text("label-marker", args)
    touch = f"marker-{name}"
    out = [
        Node(
            f"column-{name}",
            x,
            (bottom + 2) / 2,
            path=box(39, bottom - 1, 8),
            tone=f"{name}-pale",
            look="bare",
        ),
        Node(
            f"head-{name}",
            x,
            17,
            path=box(36, 29, 7),
            symbol=name,
            size=26,
            tone=name,
            look="echo",
            touch=touch,
            label=label,
            rule=_DEMAND_RULE,
        ),
    ]
    for step, price in enumerate(prices):
        y = bottom - high * (step + 0.5)
        if step != at:
            pale = f"{name}-pale"
            out.append(
                marks.figure(f"marker-{name}-price-{step}", x, y, price, _FONT, tone=pale, look="inlay fine")
            )
    y = bottom - high * (at + 0.5)
    out.append(
        Node(
            f"marker-{name}",
            x,
            y,
            path=box(37, high, 6),
            tone=name,
            look="raised done strong",
            touch=touch,
            label=label,
            rule=_DEMAND_RULE,
        )
    )
    out.append(Node(f"marker-{name}-s", x - 10, y, symbol=f"mark-{name}", size=12, tone=name, look="inlay"))
    out.append(marks.figure(f"marker-{name}-n", x + 8, y, prices[at], 15, tone=name, look="inlay strong"))
    return out


def _sold(rules: GrandCruRules, state: State, seat: Seat, grape: int, y: float, pitch: float) -> Node:
    """Return how many cubes of a grape a player has sold, framed by the prize that they would win now."""
    sold = [side.market[grape] for side in state.sides]
    mine, most = sold[seat], max(sold)
    next_most = max([count for count in sold if count < most], default=0)
    shared = sold.count(most) > 1
    prize = 0
    if mine and mine == most:
        prize = rules.box.prize_tied if shared else rules.box.prize_first
    elif mine and mine == next_most and not shared and sold.count(next_most) == 1:
        prize = rules.box.prize_second
    args: Args = {"who": seat, "count": mine, "grape": n.GRAPE_NAMES[grape], "prestige": prize}
    first = prize > 0 and mine == most and not shared
    return Node(
        f"sold-{seat}-{n.GRAPES[grape]}",
        _x(grape),
        y if mine else y + 4,
        path=box(32, pitch - 2, 5) if mine else "",
        text=number(mine) if mine else Text("=·"),
        font=_FONT,
        tone="brass" if first else "" if mine else "soft",
        look="strong bare" if first else "outline" if prize else "bare",
        label=Text("label-sold", args),
        rule=_PRIZE_RULE,
    )

"""The frames of display and auctions, and of demand and sales."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import WeakCache
from vigneron.core.contract import Args
from vigneron.core.scene import Frame, Node, Text, box, number, words
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import State

_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_WIDE, _HIGH = 452.0, 284.0
_TOP: Final = 22.0
_SHOW: Final = 104.0
_LADDER: Final = (150.0, 282.0)
"""The y of the top and the bottom of the auctions."""
_AUCTION_RULE: Final = "GC-20"
_BID_RULE: Final = "GC-21"
_DEMAND_RULE: Final = "GC-25"
_PRIZE_RULE: Final = "GC-41"
_SUPPLY_RULE: Final = "GC-1"
_PILE_RULE: Final = "GC-40"


def market(rules: GrandCruRules, state: State) -> Frame:
    """Return the frame of the display (above) and the auctions (below)."""
    key = (
        rules,
        _slots(rules, state),
        bytes(state.display),
        bytes(state.pile),
        sum(state.discards),
        bytes(state.column_tile),
        bytes(state.column_seat),
        bytes(state.column_price),
    )
    return _FRAMES.get(key, lambda: _market(rules, state))


def _market(rules: GrandCruRules, state: State) -> Frame:
    box_ = rules.box
    args: Args = {"price": box_.outright_price, "count": sum(state.pile)}
    running = sum(seat != n.NONE for seat in state.column_seat)
    nodes = [
        marks.heading("head-display", 2, 12, Text("scene-display")),
        Node(
            "pile",
            _WIDE - 2,
            12,
            text=Text("scene-pile", args),
            font=12.5,
            anchor="end",
            tone="soft",
            look="fine",
            label=Text("label-pile", pile_args(state)),
            rule=_PILE_RULE,
        ),
        *_display(rules, state),
        marks.heading("head-auctions", 2, _TOP + _SHOW + 13, Text("scene-auctions")),
        marks.aside(
            "running",
            _WIDE - 2,
            _TOP + _SHOW + 13,
            Text("scene-running", {"count": running, "most": box_.columns}),
        ),
        *_auctions(rules, state),
    ]
    return Frame("market", Text("scene-market"), _WIDE, _HIGH, nodes)


def pile_args(state: State) -> Args:
    """Return the number of tiles of each kind in the pile, which is public."""
    args: Args = {name: state.pile[kind] for kind, name in enumerate(n.KINDS)}
    return args | {"discards": sum(state.discards)}


def _slots(rules: GrandCruRules, state: State) -> int:
    """Return the number of display slots of this year."""
    first = state.year == 1 and state.phase in (n.OPENING, n.GROWING)
    each = rules.box.first_vines + rules.box.first_improvements if first else rules.box.new_tiles
    return each * rules.seats


def _display(rules: GrandCruRules, state: State) -> list[Node]:
    slots = _slots(rules, state)
    rows = 1 if slots <= 6 else 2
    across = (slots + rows - 1) // rows
    pitch = _WIDE / across
    wide, high = min(pitch, 118.0) - 7, _SHOW / rows - 6
    out: list[Node] = []
    for slot in range(slots):
        x = (_WIDE - pitch * across) / 2 + pitch * (slot % across + 0.5)
        y = _TOP + (slot // across + 0.5) * _SHOW / rows
        tile = state.display[slot]
        if tile == n.NONE:
            out.append(Node(f"slot-{slot}", x, y, path=box(wide, high, 8), look="outline dashed fine"))
        else:
            touch = f"tile-{n.KINDS[marks.kind_of(tile)]}"
            out += tile_nodes(rules, tile, (x, y), (wide, high), touch, _AUCTION_RULE)
    return out


def tile_nodes(
    rules: GrandCruRules, tile: int, at: tuple[float, float], size: tuple[float, float], touch: str, rule: str
) -> list[Node]:
    """Return a tile of display or auction: face, sign, and as much of its name as fits."""
    kind = marks.kind_of(tile)
    (x, y), (wide, high) = at, size
    tone, key = marks.tone_of(kind), f"tile-{tile}"
    label = marks.tile_label(rules.box, kind)
    out = [Node(key, x, y, path=box(wide, high, 8), tone=tone, touch=touch, label=label, rule=rule)]
    sign = n.KINDS[kind]
    if wide > 96 and wide > 1.55 * high:
        out.append(Node(f"{key}-s", x - wide / 2 + 20, y, symbol=sign, size=29, tone=tone, look="inlay"))
        return out + _names(key, kind, x + 15, y + 1, min(14.0, (wide - 40) / 5.4), tone)
    if high > 70:
        up, low, big = 15.0, 16.0, min(wide - 8, 44)
    elif kind < n.GRAPE_COUNT:
        up, low, big = 9.0, 10.0, 26.0
    else:
        up, low, big = 11.5, 13.5, 21.0
    out.append(Node(f"{key}-s", x, y - up, symbol=sign, size=big, tone=tone, look="inlay"))
    return out + _names(key, kind, x, y + high / 2 - low, min(12.5, wide / 5), tone)


def _names(key: str, kind: int, x: float, y: float, font: float, tone: str) -> list[Node]:
    """Return the name of a tile, centred on y: one line for a grape, two for an improvement."""
    look = "inlay title fine"
    if kind < n.GRAPE_COUNT:
        short = Text(f"={n.GRAPE_NAMES[kind].split()[0]}")
        return [words(f"{key}-n", x, y + font * 0.34, short, font, tone=tone, look=look)]
    args = marks.tile_args(kind)
    return [
        words(f"{key}-n", x, y - 1.5, Text("tile-first-line", args), font, tone=tone, look=look),
        words(f"{key}-m", x, y + font - 2, Text("tile-second-line", args), font, tone=tone, look=look),
    ]


def _auctions(rules: GrandCruRules, state: State) -> list[Node]:
    box_ = rules.box
    pitch = min(_WIDE / box_.columns, 124.0)
    start = (_WIDE - pitch * box_.columns) / 2
    top, bottom = _LADDER
    high = bottom - top
    out: list[Node] = []
    for column in range(box_.columns):
        x = start + pitch * column
        wide = pitch - 44
        out += _column(rules, state, column, x, (wide, high), top + high / 2)
    return out


def _column(
    rules: GrandCruRules, state: State, column: int, x: float, size: tuple[float, float], y: float
) -> list[Node]:
    """Return an auction: its tile, and the ladder of prices with the leading pawn."""
    wide, high = size
    leader, price, tile = state.column_seat[column], state.column_price[column], state.column_tile[column]
    steps = rules.box.highest_bid
    pitch = high / steps
    touch = f"column-{column + 1}" if leader != n.NONE else ""
    label = Text("label-free")
    out: list[Node] = []
    if leader != n.NONE:
        kind = marks.kind_of(tile)
        label = Text("label-auction", marks.tile_args(kind) | {"seat_other": leader, "price": price})
        face = tile_nodes(rules, tile, (x + 3 + wide / 2, y), (wide, high), touch, _BID_RULE)
        face[0].label = label
        out += face
    else:
        out.append(
            Node(
                f"free-{column}",
                x + 3 + wide / 2,
                y,
                path=box(wide, high, 8),
                look="outline dashed",
                label=label,
                rule=_AUCTION_RULE,
            )
        )
        out.append(words(f"free-{column}-n", x + 3 + wide / 2, y + 4, Text("scene-free"), 12.5, tone="soft"))
    for step in range(1, steps + 1):
        at = y + high / 2 - (step - 0.5) * pitch
        now = step == price
        out.append(
            Node(
                f"step-{column}-{step}",
                x + wide + 22,
                at,
                path=box(30, pitch - 2, 4),
                text=number(step),
                font=13,
                tone="brass" if now else "",
                look="bare" if now else "step",
                touch=touch,
                label=label if touch else None,
                rule=_BID_RULE if touch else "",
            )
        )
        if now:
            out.append(marks.pawn(f"bid-{column}", x + wide + 22, at - 1, leader, 26, label))
    return out


def demand(rules: GrandCruRules, state: State) -> Frame:
    """Return the frame of the columns of demand, this year's sales with prizes, and the supply."""
    sold = tuple(bytes(side.market) for side in state.sides)
    key = (rules, bytes(state.markers), bytes(state.supply), sold)
    return _FRAMES.get(key, lambda: _demand(rules, state))


def _demand(rules: GrandCruRules, state: State) -> Frame:
    nodes: list[Node] = []
    for grape in range(n.GRAPE_COUNT):
        nodes += _prices(rules, state, grape)
    nodes.append(marks.heading("head-sold", 2, 186, Text("scene-sold")))
    prizes: Args = {"first": rules.box.prize_first, "second": rules.box.prize_second}
    nodes.append(marks.aside("prizes", 260, 186, Text("scene-prizes", prizes)))
    pitch = min(19.0, 76.0 / rules.seats)
    for seat in range(rules.seats):
        y = 193 + pitch * (seat + 0.5)
        who = Text("label-sold-by", {"who": seat})
        nodes.append(marks.pawn(f"sold-{seat}", 13, y, seat, min(19.0, pitch + 3), who))
        for grape in range(n.GRAPE_COUNT):
            nodes.append(_sold(rules, state, seat, grape, y, pitch))
    for grape, name in enumerate(n.GRAPES):
        left = Text("label-supply", {"grape": n.GRAPE_NAMES[grape], "count": state.supply[grape]})
        nodes.append(
            Node(
                f"supply-{name}",
                _x(grape) - 10,
                275,
                symbol=f"cube-{name}",
                size=16,
                tone=name,
                look="inlay",
                label=left,
                rule=_SUPPLY_RULE,
            )
        )
        nodes.append(marks.figure(f"supply-{name}-n", _x(grape) + 8, 275, state.supply[grape], 13))
    nodes.append(words("supply", 2, 279, Text("scene-supply"), 11.5, tone="soft", anchor="start"))
    return Frame("demand", Text("scene-demand"), 262, _HIGH, nodes)


def _x(grape: int) -> float:
    return 52.0 + 46.5 * grape


def _prices(rules: GrandCruRules, state: State, grape: int) -> list[Node]:
    """Return a column of demand: its grape, its steps, and the marker."""
    prices, at = rules.box.price[grape], state.markers[grape]
    name, x = n.GRAPES[grape], _x(grape)
    high = 128.0 / len(prices)
    args: Args = {"grape": n.GRAPE_NAMES[grape], "price": prices[at], "best": prices[-1]}
    label = Text("label-marker", args)
    touch = f"marker-{name}"
    out = [
        Node(f"column-{name}", x, 84, path=box(43, 168, 8), tone=f"{name}-pale", look="bare"),
        Node(
            f"head-{name}",
            x,
            17,
            path=box(40, 29, 7),
            symbol=name,
            size=26,
            tone=name,
            touch=touch,
            label=label,
            rule=_DEMAND_RULE,
        ),
    ]
    for step, price in enumerate(prices):
        y = 166 - high * (step + 0.5)
        out.append(
            marks.figure(f"price-{name}-{step}", x, y, price, 12.5, tone=f"{name}-pale", look="inlay fine")
        )
    y = 166 - high * (at + 0.5)
    out.append(
        Node(
            f"marker-{name}",
            x,
            y,
            path=box(41, high + 3, 6),
            text=number(prices[at]),
            font=15,
            tone=name,
            look="raised done strong",
            touch=touch,
            label=label,
            rule=_DEMAND_RULE,
        )
    )
    out.append(Node(f"marker-{name}-s", x - 13, y, symbol=f"mark-{name}", size=11, tone=name, look="inlay"))
    return out


def _sold(rules: GrandCruRules, state: State, seat: int, grape: int, y: float, pitch: float) -> Node:
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
        path=box(34, pitch - 3, 5) if mine else "",
        text=number(mine) if mine else Text("=·"),
        font=13,
        tone="brass" if first else "" if mine else "soft",
        look="strong bare" if first else "outline" if prize else "bare",
        label=Text("label-sold", args),
        rule=_PRIZE_RULE,
    )

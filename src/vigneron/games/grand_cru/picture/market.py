"""The frame of the display and the auctions."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import WeakCache
from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Frame, Node, Text, box, number, words
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import State

_FRAMES: Final[WeakCache[Frame]] = WeakCache()
WIDE, HIGH = 380.0, 300.0
"""Fonts of 13 units are at least 11 pixels high on a phone that is 360 pixels wide."""
_FONT: Final = 13.0
_SHOW: Final = (20.0, 114.0)
"""The y of the top and the bottom of the display."""
_LADDER: Final = (140.0, 299.0)
"""The y of the top and the bottom of the auctions."""
_STEP: Final = 30.0
"""The width of a step of an auction, which is a thing to touch."""
_AUCTION_RULE: Final = "GC-20"
_BID_RULE: Final = "GC-21"
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
    low = _LADDER[0] - 9
    nodes = [
        marks.heading("head-display", 1, 13, Text("scene-display"), Text("label-display"), _AUCTION_RULE),
        Node(
            "pile",
            WIDE - 1,
            13,
            text=Text("scene-pile", args),
            font=_FONT,
            anchor="end",
            tone="soft",
            look="fine",
            label=Text("label-pile", pile_args(state)),
            rule=_PILE_RULE,
        ),
        *_display(rules, state),
        marks.heading("head-auctions", 1, low, Text("scene-auctions"), Text("label-auctions"), _AUCTION_RULE),
        marks.aside(
            "head-auctions-running",
            WIDE - 1,
            low,
            Text("scene-running", {"count": running, "most": box_.columns}),
        ),
        *_auctions(rules, state),
    ]
    return Frame("market", Text("scene-market"), WIDE, HIGH, nodes)


def own_leads(rules: GrandCruRules, state: State, seat: Seat) -> list[Node]:
    """Return, for the overlay of a seat, what the tiles would cost on whose auctions it leads."""
    out: list[Node] = []
    for column in range(rules.box.columns):
        if state.column_seat[column] != seat:
            continue
        x, wide = _tile_place(rules, column)
        yours = Text("scene-yours" if wide > 76 else "scene-price", {"price": state.column_price[column]})
        out.append(words(f"price-{column}", x, _LADDER[1] - 9, yours, _FONT, tone="plan", look="strong"))
    return out


def later(rules: GrandCruRules) -> dict[str, str]:
    """Return the rings of bids for a free column: one opens an auction by its tile first (GC-20)."""
    return {f"auction bid={step}": "later" for step in range(1, rules.box.highest_bid + 1)}


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
    rows = 1 if slots <= 6 else 2 if slots <= 10 else 3
    across = (slots + rows - 1) // rows
    top, bottom = _SHOW
    pitch, step = WIDE / across, (bottom - top) / rows
    wide, high = min(pitch, 96.0) - 6, step - 5
    out: list[Node] = []
    for slot in range(slots):
        x = pitch * (slot % across + 0.5)
        y = top + (slot // across + 0.5) * step
        tile = state.display[slot]
        if tile == n.NONE:
            out.append(Node(f"slot-{slot}", x, y, path=box(wide, high, 8), look="outline dashed fine"))
        else:
            touch = f"tile-{n.KINDS[marks.kind_of(tile)]}"
            out += tile_nodes(rules, tile, (x, y), (wide, high), touch)
    return out


def tile_nodes(
    rules: GrandCruRules, tile: int, at: tuple[float, float], size: tuple[float, float], touch: str
) -> list[Node]:
    """Return a tile of display or auction: face, bevel, sign, and its short name if it fits."""
    kind = marks.kind_of(tile)
    (x, y), (wide, high) = at, size
    tone, key = marks.tone_of(kind), f"tile-{tile}"
    label, rule = marks.tile_label(rules.box, kind), marks.rule_of(kind)
    out = [
        Node(key, x, y, path=box(wide, high, 8), tone=tone, touch=touch, label=label, rule=rule),
        marks.bevel(f"{key}-b", x, y, wide, high, tone, leaf=kind < n.GRAPE_COUNT and high > 50),
    ]
    sign, name = n.KINDS[kind], marks.short_name(kind)
    look = "inlay title fine"
    if high < 34:  # a flat tile has its name beside the sign
        left = x - wide / 2
        out.append(Node(f"{key}-s", left + 9.5, y, symbol=sign, size=17, tone=tone, look="inlay"))
        beside = left + 18
        return [*out, words(f"{key}-n", beside, y + 4.5, name, 12.3, tone=tone, look=look, anchor="start")]
    if high < 50:
        out.append(Node(f"{key}-s", x, y - 7, symbol=sign, size=high - 17, tone=tone, look="inlay"))
        return [
            *out,
            words(f"{key}-n", x, y + high / 2 - 5, name, marks.name_font(wide, _FONT), tone=tone, look=look),
        ]
    if wide <= 50:  # a narrow tile has its name along it
        out.append(Node(f"{key}-s", x, y - 46, symbol=sign, size=wide - 6, tone=tone, look="inlay"))
        along = words(f"{key}-n", x + 5, y + 8, name, 15, tone=tone, look=look)
        along.turn = -90
        return [*out, along]
    tall = high > 120
    big = min(wide - 6, 52.0 if tall else 42.0)
    up = 14.0 if tall else 11.0
    out.append(Node(f"{key}-s", x, y - up, symbol=sign, size=big, tone=tone, look="inlay"))
    if wide > 50:
        low = y + (big / 2 + 6 if tall else high / 2 - 9)
        font = marks.name_font(wide, 15 if tall else 14)
        out.append(words(f"{key}-n", x, low, name, font, tone=tone, look=look))
    return out


def _tile_place(rules: GrandCruRules, column: int) -> tuple[float, float]:
    """Return the x of the middle and the width of the tile of an auction."""
    pitch = min(WIDE / rules.box.columns, 126.0)
    start = (WIDE - pitch * rules.box.columns) / 2 + pitch * column
    wide = pitch - _STEP - 10
    return start + 2 + wide / 2, wide


def _auctions(rules: GrandCruRules, state: State) -> list[Node]:
    top, bottom = _LADDER
    out: list[Node] = []
    for column in range(rules.box.columns):
        x, wide = _tile_place(rules, column)
        out += _face(rules, state, column, (x, (top + bottom) / 2), (wide, bottom - top))
        out += _ladder(rules, state, column, x + wide / 2 + 3 + _STEP / 2)
    return out


def _face(
    rules: GrandCruRules, state: State, column: int, at: tuple[float, float], size: tuple[float, float]
) -> list[Node]:
    """Return the tile of an auction, or the place of a free column."""
    x, y = at
    leader = state.column_seat[column]
    if leader == n.NONE:
        return [
            Node(
                f"free-{column}",
                x,
                y,
                path=box(*size, 8),
                look="outline dashed",
                label=Text("label-free"),
                rule=_AUCTION_RULE,
            ),
            words(f"price-{column}", x, _LADDER[1] - 9, Text("scene-free"), _FONT, tone="soft"),
        ]
    tile, price = state.column_tile[column], state.column_price[column]
    kind = marks.kind_of(tile)
    out = tile_nodes(rules, tile, at, size, f"column-{column + 1}")
    out[0].label = Text("label-auction", marks.tile_args(kind) | {"seat_other": leader, "price": price})
    out[0].rule = _BID_RULE
    cost = Text("scene-price", {"price": price})
    out.append(
        words(
            f"price-{column}", x, _LADDER[1] - 9, cost, _FONT, tone=marks.tone_of(kind), look="inlay strong"
        )
    )
    return out


def _ladder(rules: GrandCruRules, state: State, column: int, x: float) -> list[Node]:
    """Return the steps of an auction. Each step that may be bid is a thing of its own."""
    top, bottom = _LADDER
    steps = rules.box.highest_bid
    pitch = (bottom - top) / steps
    leader, price = state.column_seat[column], state.column_price[column]
    free = leader == n.NONE
    out: list[Node] = []
    for step in range(1, steps + 1):
        y = bottom - (step - 0.5) * pitch
        node = Node(f"step-{column}-{step}", x, y, path=box(_STEP, pitch - 3, 5), look="step")
        if step != price:
            node.text, node.font = number(step), 14
        if free:
            node.touch = f"auction bid={step}"
            node.label, node.rule = Text("label-open-bid", {"price": step}), _AUCTION_RULE
        elif step > price:
            node.touch = f"overbid column-{column + 1} bid={step}"
            args = marks.tile_args(marks.kind_of(state.column_tile[column]))
            node.label, node.rule = Text("label-bid", args | {"price": step}), _BID_RULE
        else:
            node.tone = "soft"
            node.look = "bare" if step < price else "bare strong"
            node.label, node.rule = Text("label-below", {"price": step, "bid": price}), _BID_RULE
        out.append(node)
        if step == price:
            node.tone = "brass"
            who = Text("label-leads", {"who": leader, "price": price})
            out.append(marks.pawn(f"bid-{column}", x, y - 1, leader, pitch + 1, who, _BID_RULE))
    return out

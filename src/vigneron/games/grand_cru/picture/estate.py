"""The frame of an estate: twelve spaces for tiles, ripe zones with their prices, seven barrels."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import Cache, WeakCache
from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Frame, Node, Text, box, number, words
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import Side, State

_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_PARTS: Final[Cache[list[Node]]] = Cache(4096)
_WIDE, _HIGH = 640.0, 428.0
_ACROSS: Final = 6
_TILE: Final = (99.0, 68.0)
_ROW: Final = 75.0
_ZONES: Final = 158.0
_CELLAR: Final = 216.0
_ROOM: Final = (238.0, 402.0)
"""The y of the top and the bottom of the cubes in a barrel."""
_ZONE_ROW: Final = (0, 1, 2, 0, 1)
_SELL_RULE: Final = "GC-27"
_HARVEST_RULE: Final = "GC-26"
_AGE_RULE: Final = "GC-51"
_FULL_RULE: Final = "GC-24"


def estate(rules: GrandCruRules, state: State, seat: Seat) -> Frame:
    """Return the frame of a seat's estate."""
    side, markers = state.sides[seat], bytes(state.markers)
    first = bytes([side.cellar[grape] for grape in range(n.GRAPE_COUNT)])
    tiles = (rules, seat, vintage(state, 0), bytes(side.estate), bytes(side.used), bytes(side.vines), first)

    def make() -> Frame:
        """Make the frame, which is then cached."""
        nodes = [
            *_PARTS.get(tiles, lambda: _tiles(rules, state, side, seat)),
            *_PARTS.get((rules, seat, markers), lambda: _zones(rules, state, seat)),
        ]
        for barrel in range(rules.box.barrels):
            nodes += _kept_barrel(rules, state, seat, barrel)
        return Frame(f"estate-{seat}", Text("scene-estate", {"who": seat}), _WIDE, _HIGH, nodes, seat)

    return _FRAMES.get((tiles, markers, bytes(side.cellar)), make)


def vintage(state: State, barrel: int) -> int:
    """Return the year in which the wine of a barrel was harvested, if nobody moved it.

    The keys of cubes contain this year, so that the client moves cubes when they age."""
    aged = 1 if state.phase in (n.LOANS, n.OVER) else 0
    return state.year - barrel + aged


def _place(space: int) -> tuple[float, float]:
    return (space % _ACROSS + 0.5) * _WIDE / _ACROSS, 36 + _ROW * (space // _ACROSS)


def _tiles(rules: GrandCruRules, state: State, side: Side, seat: Seat) -> list[Node]:
    out: list[Node] = []
    full, spent = list(side.vines), list(side.used)
    cubes = [side.cellar[grape] for grape in range(n.GRAPE_COUNT)]
    year = vintage(state, 0)
    for space in range(rules.box.estate_spaces):
        x, y = _place(space)
        if space >= len(side.estate):
            out.append(
                Node(
                    f"space-{seat}-{space}",
                    x,
                    y,
                    path=box(*_TILE, 8),
                    look="outline dashed",
                    label=Text("label-space-free"),
                    rule=_FULL_RULE,
                )
            )
            continue
        tile = side.estate[space]
        kind = marks.kind_of(tile)
        if kind >= n.GRAPE_COUNT:
            used = spent[kind] > 0
            spent[kind] -= 1
            out += _plan(rules, tile, kind, used, x, y)
            continue
        bears = full[kind] > 0
        full[kind] -= 1
        out += _vine(rules, tile, kind, bears, x, y)
        if bears:
            key = f"wine-{seat}-{n.GRAPES[kind]}-{year}-{cubes[kind]}"
            out.append(marks.cube(key, x + 30, y - 13, kind, 30))
            cubes[kind] += 1
    return out


def _vine(rules: GrandCruRules, tile: int, kind: int, bears: bool, x: float, y: float) -> list[Node]:
    name, key = n.GRAPES[kind], f"tile-{tile}"
    args: Args = {"grape": n.GRAPE_NAMES[kind], **marks.zone_args(rules.box, kind)}
    label = Text("label-vine-full" if bears else "label-vine-bare", args)
    touch = f"{'vine' if bears else 'bare'}-{name}"
    out = [
        Node(key, x, y, path=box(*_TILE, 8), tone=name, touch=touch, label=label, rule=_HARVEST_RULE),
        Node(f"{key}-s", x - 22, y - 10, symbol=name, size=42, tone=name, look="inlay"),
        words(f"{key}-n", x, y + 26, Text(f"={n.GRAPE_NAMES[kind]}"), 14, tone=name, look="inlay title fine"),
    ]
    if not bears:
        out.append(Node(f"{key}-e", x + 30, y - 13, symbol="slot", size=26, tone=name, look="inlay fine"))
    return out


def _plan(rules: GrandCruRules, tile: int, kind: int, used: bool, x: float, y: float) -> list[Node]:
    name, key = n.KINDS[kind], f"tile-{tile}"
    label = Text("label-plan-used", {"tile": name}) if used else marks.tile_label(rules.box, kind)
    look = "used" if used else ""
    out = [
        Node(
            key,
            x,
            y,
            path=box(*_TILE, 8),
            tone="plan",
            look=look,
            touch="" if used else f"use-{name}",
            label=label,
            rule=marks.rule_of(kind),
        ),
        Node(f"{key}-s", x - 29, y, symbol=name, size=34, tone="plan", look=f"inlay {look}".strip()),
        words(
            f"{key}-n",
            x + 18,
            y - 2,
            Text("tile-first-line", marks.tile_args(kind)),
            12,
            tone="plan",
            look="inlay title fine",
        ),
        words(
            f"{key}-m",
            x + 18,
            y + 12,
            Text("tile-second-line", marks.tile_args(kind)),
            12,
            tone="plan",
            look="inlay title fine",
        ),
    ]
    if used:
        out.append(Node(f"{key}-x", x, y, symbol="spent", size=82, tone="soft", look="fine"))
    return out


def _zones(rules: GrandCruRules, state: State, seat: Seat) -> list[Node]:
    """Return, above the barrels, the ripe zone and the current price of each grape."""
    out: list[Node] = []
    pitch = _WIDE / n.BARRELS
    for grape, name in enumerate(n.GRAPES):
        first, last = rules.box.ripe_from[grape], rules.box.ripe_to[grape]
        wide = pitch * (last - first + 1) - 6
        x, y = pitch * (first + last + 1) / 2, _ZONES + 18 * _ZONE_ROW[grape]
        price = rules.box.price[grape][state.markers[grape]]
        args: Args = {"grape": n.GRAPE_NAMES[grape], "price": price, **marks.zone_args(rules.box, grape)}
        out.append(
            Node(
                f"zone-{seat}-{name}",
                x,
                y,
                path=box(wide, 16, 7),
                tone=name,
                look="bare fine",
                label=Text("label-zone", args),
                rule=_SELL_RULE,
            )
        )
        out.append(
            Node(
                f"zone-{seat}-{name}-s",
                x - wide / 2 + 11,
                y,
                symbol=f"mark-{name}",
                size=12,
                tone=name,
                look="inlay fine",
            )
        )
        out.append(
            words(
                f"zone-{seat}-{name}-n",
                x - wide / 2 + 22,
                y + 4.7,
                Text(f"={n.GRAPE_NAMES[grape]}"),
                13,
                tone=name,
                look="inlay title fine",
                anchor="start",
            )
        )
        out.append(
            words(
                f"zone-{seat}-{name}-p",
                x + wide / 2 - 8,
                y + 4.7,
                Text("scene-price", {"price": price}),
                13,
                tone=name,
                look="inlay strong fine",
                anchor="end",
            )
        )
    return out


_BODY: Final = "M-34,-104H34Q52,0 34,104H-34Q-52,0 -34,-104Z"
_STAVES: Final = "M-17,-103Q-26,0 -17,103M0,-103V103M17,-103Q26,0 17,103"
_HOOPS: Final = "M-37,-88H37M-37,88H37"


def _kept_barrel(rules: GrandCruRules, state: State, seat: Seat, barrel: int) -> list[Node]:
    cellar, first = state.sides[seat].cellar, barrel * n.GRAPE_COUNT
    lots = bytes([cellar[first + grape] for grape in range(n.GRAPE_COUNT)])
    prices = bytes([state.markers[grape] for grape in range(n.GRAPE_COUNT) if lots[grape]])
    key = (rules, seat, barrel, lots, prices, vintage(state, barrel) if prices else 0)
    return _PARTS.get(key, lambda: _barrel(rules, state, seat, barrel))


def _barrel(rules: GrandCruRules, state: State, seat: Seat, barrel: int) -> list[Node]:
    side = state.sides[seat]
    pitch = _WIDE / n.BARRELS
    x, y = pitch * (barrel + 0.5), (_CELLAR + _HIGH - 4) / 2
    mark = number(barrel + 1)
    out = [
        Node(f"barrel-{seat}-{barrel}", x, y, path=_BODY, tone="wood"),
        Node(f"staves-{seat}-{barrel}", x, y, path=_STAVES, tone="stave", look="outline fine"),
        Node(f"hoops-{seat}-{barrel}", x, y, path=_HOOPS, tone="hoop", look="outline strong fine"),
        Node(f"rim-{seat}-{barrel}", x, y, path=_BODY, tone="hoop", look="outline fine"),
        words(f"barrel-{seat}-{barrel}-n", x, _HIGH - 9, mark, 13.5, tone="wood", look="inlay strong fine"),
    ]
    lots = [g for g in range(n.GRAPE_COUNT) if side.cellar[barrel * n.GRAPE_COUNT + g]]
    top, bottom = _ROOM
    high = min(46.0, (bottom - top) / max(len(lots), 1))
    for i, grape in enumerate(lots):
        middle = (top + bottom) / 2 + high * (i - (len(lots) - 1) / 2)
        out += _lot(rules, state, seat, barrel, grape, (x, middle, high - 5))
    return out


def _lot(
    rules: GrandCruRules, state: State, seat: Seat, barrel: int, grape: int, at: tuple[float, float, float]
) -> list[Node]:
    """Return the cubes of a grape in a barrel, with their price or the years until they are ripe."""
    box_ = rules.box
    x, y, high = at
    name = n.GRAPES[grape]
    count = state.sides[seat].cellar[barrel * n.GRAPE_COUNT + grape]
    ripe, last = box_.ripe[barrel * n.GRAPE_COUNT + grape] > 0, barrel == box_.ripe_to[grape]
    price, wait = box_.price[grape][state.markers[grape]], box_.ripe_from[grape] - barrel
    key = f"lot-{seat}-{barrel}-{name}"
    args: Args = {
        "grape": n.GRAPE_NAMES[grape],
        "count": count,
        "barrel": barrel + 1,
        "price": price,
        "years": wait,
    }
    label = Text("label-lot-last" if last else "label-lot-ripe" if ripe else "label-lot-young", args)
    out = [
        Node(
            key,
            x,
            y,
            path=box(76, high, 7),
            tone="lot" if ripe else "lot-young",
            touch=f"wine-{barrel + 1}-{name}",
            label=label,
            rule=_SELL_RULE if ripe else _AGE_RULE,
            look="" if ripe else "bare",
        )
    ]
    size = min(28.0, high - 3)
    for i in range(min(count, 2)):
        wine = f"wine-{seat}-{name}-{vintage(state, barrel)}-{i}"
        out.append(
            marks.cube(
                wine,
                x - 23 + (i * 8 if count < 3 else i * 4),
                y + (0 if count < 3 else 2 - i * 4),
                grape,
                size,
            )
        )
    if count > 2:
        times = words(
            f"{key}-c",
            x - 5,
            y + 5,
            Text(f"=×{count}"),
            13,
            look="strong fine inlay",
            anchor="start",
            tone="lot",
        )
        out.append(times)
    font = 14.5 if high > 20 else 12.5
    if ripe:
        out.append(marks.figure(f"{key}-p", x + 22, y, price, font, look="strong fine inlay", tone="lot"))
        out.append(Node(f"{key}-f", x + 32, y - 3, symbol="coin", size=10, tone="coin", look="inlay fine"))
    else:
        out.append(Node(f"{key}-w", x + 19, y, symbol="wait", size=12, tone="lot-young", look="inlay fine"))
        out.append(marks.figure(f"{key}-y", x + 31, y, wait, font - 1, look="fine inlay", tone="lot-young"))
    if last:
        out.append(
            Node(
                f"{key}-l",
                x + 36,
                y - high / 2 + 2,
                symbol="spoil",
                size=17,
                tone="warn",
                look="fine",
                label=label,
            )
        )
    return out

"""The cellar of an estate: a vault with seven bays, in each a cask, and in the casks the cubes."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Node, Text, box, disc, number
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import State

_WALL: Final = (122.0, 262.0)
"""The y of the top and the bottom of the vault's wall."""
_ARCH: Final = "M-25.5,59V-33Q-25.5,-59 0,-59Q25.5,-59 25.5,-33V59Z"
_ARCH_Y: Final = 201.0
_CASK: Final = (204.0, 110.0)
"""The y of the middle of a cask, and the size of its symbol."""
_ROOM: Final = (155.0, 240.0)
"""The y of the top and the bottom of the cubes in a cask."""
_PLATE: Final = 249.0
_LOT: Final = 54.0
_MOST: Final = 3
"""The most cubes of a lot that are drawn. A number says how many there are, from two on."""
_FONT: Final = 13.0
_SELL_RULE: Final = "GC-27"
_AGE_RULE: Final = "GC-51"


def vault(rules: GrandCruRules, seat: Seat, wide: float) -> list[Node]:
    """Return the wall with its bays, and over each bay the grapes that are ripe in it."""
    top, bottom = _WALL
    pitch = wide / n.BARRELS
    middle = (top + bottom) / 2
    out = [
        Node(f"wall-{seat}", wide / 2, middle, path=box(wide, bottom - top, 9), tone="stone", look="bare"),
        Node(
            f"joints-{seat}",
            wide / 2,
            middle,
            path=_joints(wide, pitch),
            tone="stone",
            look="engraved inlay fine",
        ),
    ]
    for barrel in range(n.BARRELS):
        x = pitch * (barrel + 0.5)
        out.append(Node(f"plate-{seat}-{barrel}-bay", x, _ARCH_Y, path=_ARCH, tone="bay"))
        out.append(
            Node(f"plate-{seat}-{barrel}-cask", x, _CASK[0], symbol="cask", size=_CASK[1], tone="cask")
        )
        plate = Node(f"plate-{seat}-{barrel}", x, _PLATE, path=disc(8.5), text=number(barrel + 1), font=_FONT)
        plate.tone, plate.look = "plate", "strong"
        plate.label, plate.rule = Text("label-barrel", {"barrel": barrel + 1}), _AGE_RULE
        out.append(plate)
        ripe = [g for g in range(n.GRAPE_COUNT) if rules.box.ripe[barrel * n.GRAPE_COUNT + g]]
        for i, grape in enumerate(ripe):
            name = n.GRAPES[grape]
            args: Args = {"grape": n.GRAPE_NAMES[grape], **marks.zone_args(rules.box, grape)}
            out.append(
                Node(
                    f"zone-{seat}-{barrel}-{name}",
                    x + 15.5 * (i - (len(ripe) - 1) / 2),
                    top + 11,
                    path=disc(7.2),
                    symbol=f"mark-{name}",
                    size=10,
                    tone=name,
                    look="fine",
                    label=Text("label-zone", args),
                    rule=_SELL_RULE,
                )
            )
    return out


def _joints(wide: float, pitch: float) -> str:
    """Return the path of the joints between the stones of the wall, around (0, 0)."""
    top, bottom = _WALL
    high = bottom - top
    lines = [f"M{-wide / 2 + 4:g},{y - high / 2:g}H{wide / 2 - 4:g}" for y in (24.0,)]
    lines += [f"M{-wide / 2 + pitch * i:g},{-high / 2 + 24:g}V{high / 2:g}" for i in range(1, n.BARRELS)]
    lines += [
        f"M{-wide / 2 + pitch * (i + 0.5) + side:g},{-high / 2 + 3:g}V{-high / 2 + 24:g}"
        for i in range(n.BARRELS)
        for side in (-pitch / 2 + 1, pitch / 2 - 1)
        if 0 < i < n.BARRELS - 1
    ]
    return "".join(lines)


def cask(
    rules: GrandCruRules, state: State, seat: Seat, barrel: int, vintage: int, wide: float
) -> list[Node]:
    """Return the lots in a cask: the cubes of a grape, with their price or the years until they are ripe."""
    side = state.sides[seat]
    x = wide / n.BARRELS * (barrel + 0.5)
    lots = [g for g in range(n.GRAPE_COUNT) if side.cellar[barrel * n.GRAPE_COUNT + g]]
    top, bottom = _ROOM
    high = min(27.0, (bottom - top) / max(len(lots), 1))
    out: list[Node] = []
    for i, grape in enumerate(lots):
        y = (top + bottom) / 2 + high * (i - (len(lots) - 1) / 2)
        out += _lot(rules, state, seat, barrel, grape, vintage, (x, y, high - 3))
    return out


def _lot(
    rules: GrandCruRules,
    state: State,
    seat: Seat,
    barrel: int,
    grape: int,
    vintage: int,
    at: tuple[float, float, float],
) -> list[Node]:
    """Return the cubes of a grape in a cask. Cubes that spoil at the year's end are tilted and drip.

    Years are at the left, on a slate, and money is at the right, as a coin: a lot that still has to wait has
    its cubes at the right, where a ripe one has its price."""
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
            path=box(_LOT, high, 7),
            tone="lot" if ripe else "lot-young",
            touch=f"wine-{barrel + 1}-{name}",
            label=label,
            rule=_SELL_RULE if ripe else _AGE_RULE,
        )
    ]
    size = min(20.0, high - 2)
    tilt = -14.0 if last else 0.0
    side = -1 if ripe else 1
    for i in range(min(count, _MOST)):
        cube = marks.cube(f"wine-{seat}-{name}-{vintage}-{i}", x + side * (_LOT / 2 - 11), y, grape, size)
        cube.turn = 360.0 * barrel + tilt  # so that it rolls when it moves on
        out.append(cube)
    if count > 1:
        ink = "lot" if ripe else "lot-young"
        out.append(marks.figure(f"{key}-c", x + 1, y, count, _FONT, tone=ink, look="inlay strong fine"))
    if ripe:
        out.append(marks.coin(f"{key}-p", x + _LOT / 2 - 9.5, y, price, min(8.5, high / 2 - 0.5)))
    else:
        slate = box(21, min(16.0, high - 2), 5)
        out += [
            Node(f"{key}-slate", x - _LOT / 2 + 12, y, path=slate, tone="ink", look="fine"),
            Node(f"{key}-w", x - _LOT / 2 + 7, y, symbol="wait", size=11, tone="ink", look="inlay fine"),
            marks.figure(f"{key}-y", x - _LOT / 2 + 16, y, wait, _FONT, tone="ink", look="inlay fine"),
        ]
    if last:
        out.append(
            Node(
                f"{key}-l",
                x - _LOT / 2 + 6,
                y + high / 2 - 4,
                symbol="drop",
                size=17,
                tone="wine",
                label=label,
            )
        )
        out[-1].rule = _AGE_RULE
    return out

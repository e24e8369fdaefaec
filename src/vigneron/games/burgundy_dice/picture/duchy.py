"""Draws a duchy: 37 hexes with colours and signs, their numbers or demands, and the borders of areas."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from itertools import chain
from math import cos, pi, sin, sqrt
from operator import itemgetter
from typing import Final

from vigneron.core.cache import Cache, WeakCache
from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, disc, hexagon, number, words
from vigneron.games.burgundy_dice.rules.box import (
    AXIAL,
    BONUSES,
    CASTLE,
    CITY,
    COLOURS,
    NEIGHBOURS,
    NUMBERS,
    PASTURE,
    PLACE,
    SPACES,
    Box,
    Sheet,
)
from vigneron.games.burgundy_dice.rules.marks import COLOUR_RULE
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.state import Side

_R: Final = 46.0
"""The radius of a hex, in the frame's units."""
_FACE: Final = hexagon(40.5)
"""The part of a hex that players touch. It is smaller than the cell, so that no neighbour covers its ring."""
_LEFT: Final = 20.0
_TOP: Final = 67.0
WIDTH: Final = _LEFT + 7 * sqrt(3) * _R + 4
HEIGHT: Final = _TOP + 10 * _R + 5
FONT: Final = 19.0
"""The smallest words on a duchy: 11 pixels on a phone 360 pixels wide."""
SIGN: Final = ("monk", "silver", "goods", "worker")
"""The symbols of the bonuses, by index. The touches `bonus-…` contain them too."""
BONUS_TONE: Final = ("monastery", "mine", "river", "city")
BONUS_RULE: Final = ("CB-41", "CB-43", "CB-11", "CB-42")
_OPPOSITE: Final = ((1, 0), (0, 1), (-1, 1), (-1, 0), (0, -1), (1, -1))
"""By edge: the step to the neighbour beyond it. Edge i is between corners i and i + 1, clockwise from the
right."""


def _centre(space: int) -> tuple[float, float]:
    q, r = AXIAL[space]
    return _LEFT + _R * sqrt(3) * (q + r / 2 + 2), _TOP + 1.5 * _R * r


CENTRE: Final = tuple((round(x, 1), round(y, 1)) for x, y in map(_centre, range(SPACES)))
_AT: Final = {axial: space for space, axial in enumerate(AXIAL)}


def _edges(space: int) -> list[tuple[str, str, int]]:
    """Return the six edges of a hex clockwise: from corner, to corner, the space beyond (-1: none)."""
    x, y = _centre(space)
    corner = [
        f"{x + _R * cos(pi / 3 * i - pi / 6):.1f},{y + _R * sin(pi / 3 * i - pi / 6):.1f}" for i in range(6)
    ]
    q, r = AXIAL[space]
    beyond = [_AT.get((q + dq, r + dr), -1) for dq, dr in _OPPOSITE]
    return [(corner[i], corner[(i + 1) % 6], beyond[i]) for i in range(6)]


def _outline(spaces: tuple[int, ...]) -> str:
    """Return the path round an area (each of its loops)."""
    follow = {start: end for space in spaces for start, end, other in _edges(space) if other not in spaces}
    path = ""
    while follow:
        first = at = next(iter(follow))
        loop = []
        while at in follow:
            loop.append(at)
            at = follow.pop(at)
        path += "M" + "L".join([first, *loop[1:]]) + "Z"
    return path


def _drawn(sheet: Sheet) -> tuple[tuple[str, ...], str]:
    """Return the path of every area, and one path of all borders between areas."""
    border = "".join(
        f"M{start}L{end}"
        for space in range(SPACES)
        for start, end, other in _edges(space)
        if other < space and (other < 0 or sheet.area[other] != sheet.area[space])
    )
    return tuple(_outline(spaces) for spaces in sheet.area_spaces), border


def takes(rules: BurgundyRules, side: Side, space: int) -> tuple[str, str]:
    """Return which numbers an open space takes now, as (kind of demand, numbers as text).

    The kinds are `only` these numbers (CB-20 to CB-22), `not` these (CB-23), `beside` one of these (CB-24),
    `same` as this (CB-25), and `any`."""
    sheet = rules.box.sheet
    colour = sheet.colour[space]
    if rules.box.allowed[colour]:
        return "only", "·".join(map(str, rules.box.allowed[colour]))
    if colour == CASTLE:
        found = sorted({side.values[other] for other in NEIGHBOURS[space]} - {0})
        return "beside", "·".join(map(str, found))
    inside = sorted({side.values[other] for other in sheet.area_spaces[sheet.area[space]]} - {0})
    if not inside:
        return "any", ""
    return ("not" if colour == CITY else "same"), "·".join(map(str, inside))


Pairs = list[tuple[Node, list[Node]]]
"""The face of each space, and the nodes on it."""
Cut = tuple[Callable[[bytearray], object], int, int, tuple[int, ...]]
"""What an area depends on: a getter of the numbers, the area's mask, the mask of the numbers' spaces, and the
area's spaces."""
_GROUNDS: Final[Cache[tuple[tuple[str, ...], str]]] = Cache(32)
_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_AREAS: Final[Cache[Pairs]] = Cache(1024)
_CUTS: Final[Cache[list[Cut]]] = Cache(16)
_GROUND: Final[Cache[Node]] = Cache(1024)
_NOTHING: Final = Node("")
_REST: Final[Cache[list[Node]]] = Cache(64)
"""Caches of drawn areas. Most areas do not change from ply to ply, and look the same in several duchies."""


def sheet_frame(rules: BurgundyRules, side: Side, seat: Seat, phase: int) -> Frame:
    """Return the frame of a duchy. Its labels say what areas are worth in the phase and in the next one."""
    key = (rules, seat, bytes(side.values), side.castle, side.marked, phase)
    return _FRAMES.get(key, lambda: _frame(rules, side, seat, phase))


def _frame(rules: BurgundyRules, side: Side, seat: Seat, phase: int) -> Frame:
    title = Text("scene-sheet", {"who": seat})
    return Frame(f"sheet-{seat}", title, WIDTH, HEIGHT, _nodes(rules, side, seat, phase), seat, plain=True)


def sheet_news(rules: BurgundyRules, before: Side, after: Side, seat: Seat, phase: int) -> list[Node]:
    """Return the nodes of a duchy that differ between `before` and `after`.

    A node that vanishes becomes an empty node. `after` has more marks than `before`, and is otherwise
    equal."""
    old, new = list[Node](), list[Node]()
    marked = before.marked ^ after.marked
    for area, (seen, mask, around, spaces) in enumerate(_cuts(rules)):
        if not marked & around:
            continue
        for nodes, side in ((old, before), (new, after)):
            nodes.append(_ground_of(rules, side, seat, area))
            for face, more in _area(rules, side, seat, phase, area, seen(side.values), mask, spaces):
                nodes.append(face)
                nodes += more
    return news(old, new)


def news(before: Sequence[Node], after: Sequence[Node]) -> list[Node]:
    """Return the nodes that are new or different. A node that vanishes becomes an empty node."""
    old = {node.key: node for node in before}
    keys = {node.key for node in after}
    gone = [Node(key) for key in old if key not in keys]
    return [node for node in after if (was := old.get(node.key)) is not node and was != node] + gone


def _nodes(rules: BurgundyRules, side: Side, seat: Seat, phase: int) -> list[Node]:
    hexes: list[Node] = [_NOTHING] * SPACES
    on: list[list[Node]] = [[]] * SPACES
    for spaces, pairs in zip(rules.box.sheet.area_spaces, _areas(rules, side, seat, phase), strict=True):
        for space, (face, more) in zip(spaces, pairs, strict=True):
            hexes[space], on[space] = face, more
    ground = _ground(rules, side, seat)
    names = _REST.get((seat,), lambda: coordinates(seat))
    return [*ground[:-1], *hexes, ground[-1], *chain.from_iterable(on), *names]


def _ground(rules: BurgundyRules, side: Side, seat: Seat) -> list[Node]:
    """Return the grounds of the areas, then the borders between them."""
    areas = range(len(rules.box.sheet.area_spaces))
    borders = _REST.get((rules.box, seat), lambda: [_borders(rules, seat)])
    return [*(_ground_of(rules, side, seat, area) for area in areas), *borders]


def _borders(rules: BurgundyRules, seat: Seat) -> Node:
    sheet = rules.box.sheet
    border = _GROUNDS.get(sheet, lambda: _drawn(sheet))[1]
    return Node(f"borders-{seat}", path=border, look="outline strong")


def _ground_of(rules: BurgundyRules, side: Side, seat: Seat, area: int) -> Node:
    mask = rules.box.sheet.area_mask[area]
    full = side.marked & mask == mask
    return _GROUND.get((rules.box, seat, area, full), lambda: _new_ground(rules, seat, area, full))


def _new_ground(rules: BurgundyRules, seat: Seat, area: int, full: bool) -> Node:
    sheet = rules.box.sheet
    path = _GROUNDS.get(sheet, lambda: _drawn(sheet))[0][area]
    tone = COLOURS[sheet.area_colour[area]] + ("-full" if full else "-open")
    return Node(f"area-{seat}-{area}", path=path, tone=tone, look="bare")


def _areas(rules: BurgundyRules, side: Side, seat: Seat, phase: int) -> list[Pairs]:
    """Return, for each area, the hex of each of its spaces with the nodes on it."""
    return [
        _area(rules, side, seat, phase, area, seen(side.values), mask, spaces)
        for area, (seen, mask, _, spaces) in enumerate(_cuts(rules))
    ]


def _area(
    rules: BurgundyRules,
    side: Side,
    seat: Seat,
    phase: int,
    area: int,
    seen: object,
    mask: int,
    spaces: tuple[int, ...],
) -> Pairs:
    """Return the hexes of an area with the nodes on them.

    Marks, the start castle and the numbers that the area depends on (`seen`) determine them."""
    marked = side.marked & mask
    now = 0 if marked == mask else phase  # what a completed area would be worth says nothing
    key = (rules.box, seat, area, seen, marked, side.castle if side.castle in spaces else -1, now)
    return _AREAS.get(key, lambda: _new_area(rules, side, seat, area, phase))


def _cuts(rules: BurgundyRules) -> list[Cut]:
    """Return, for each area, what it depends on."""
    return _CUTS.get(rules.box, lambda: _new_cuts(rules.box))


def _new_cuts(box: Box) -> list[Cut]:
    sheet, out = box.sheet, list[Cut]()
    for spaces, mask, colour in zip(sheet.area_spaces, sheet.area_mask, sheet.area_colour, strict=True):
        near = NEIGHBOURS[spaces[0]] if colour == CASTLE else ()
        around = mask | (box.near[spaces[0]] if near else 0)
        out.append((itemgetter(*spaces, *near), mask, around, spaces))
    return out


def _new_area(rules: BurgundyRules, side: Side, seat: Seat, area: int, phase: int) -> Pairs:
    sheet = rules.box.sheet
    full = side.marked & sheet.area_mask[area] == sheet.area_mask[area]
    return [
        (_hex(rules, side, seat, space, full, phase), _on_hex(rules, side, seat, space, full))
        for space in sheet.area_spaces[area]
    ]


def coordinates(seat: Seat) -> list[Node]:
    """Return the letters of the rows, and along the upper edge the numbers of the spaces in a row.

    Sentences name a space by both. The line of spaces with one number runs down to the left as far as the
    longest row, and from there to the right."""
    out = []
    for space, name in enumerate(PLACE):
        x, y = CENTRE[space]
        if name[1] == "1":
            letter = Text("=" + name[0])
            out.append(
                words(f"row-{seat}-{space}", x - 50, y + 6, letter, FONT, tone="soft", look="fine mute")
            )
        q, r = AXIAL[space]
        if (q + 1, r - 1) not in _AT and r <= 3:
            place = Text("=" + name[1])
            out.append(
                words(f"place-{seat}-{space}", x + 28, y - 40, place, FONT, tone="soft", look="fine mute")
            )
    return out


def _tone(rules: BurgundyRules, side: Side, space: int, full: bool) -> str:
    colour = COLOURS[rules.colour[space]]
    return colour + ("-full" if full else "" if side.marked & rules.box.bit[space] else "-open")


def _hex(rules: BurgundyRules, side: Side, seat: Seat, space: int, full: bool, phase: int) -> Node:
    x, y = CENTRE[space]
    colour = rules.colour[space]
    marked = bool(side.marked & rules.box.bit[space])
    return Node(
        f"hex-{seat}-{space}",
        x,
        y,
        path=_FACE,
        tone=_tone(rules, side, space, full),
        touch=f"hex-{space}",
        look="done" if marked else "",
        label=_label(rules, side, space, full, phase),
        rule=COLOUR_RULE[colour],
    )


def _on_hex(rules: BurgundyRules, side: Side, seat: Seat, space: int, full: bool) -> list[Node]:
    """Return the nodes on a hex: sign, written or demanded number, bonus of a castle, and start ring."""
    x, y = CENTRE[space]
    sheet = rules.box.sheet
    colour, gift = sheet.colour[space], sheet.castle_bonus[space]
    tone = _tone(rules, side, space, full)
    key = f"{seat}-{space}"
    out = []
    sign = f"sign-{key}"
    if side.values[space]:
        out.append(_sign(sign, x, y - 26, colour, 23, tone))
        out.append(_ink(f"mark-{key}", x, y + 24, number(side.values[space]), 43, tone, "written"))
    else:
        kind, numbers = ("any", "") if space == side.castle else takes(rules, side, space)
        beside = gift >= 0 and space != side.castle
        size = 43 if space == side.castle else 36 if numbers else 38 if beside else 50
        left = 7 if beside else 0
        touch = "" if space == side.castle else f"hex-{space}"
        out.append(_sign(sign, x - left, y - (12 if numbers else 0), colour, size, tone, touch))
        if numbers:
            out.append(_ink(f"need-{key}", x, y + 28, Text(f"={short(kind, numbers)}"), FONT, tone))
    if space == side.castle:
        out.append(Node(f"start-{seat}", x, y, symbol="start", size=76, tone="start", look="inlay"))
    elif gift >= 0:
        out.append(
            Node(
                f"gift-{key}",
                x + 24,
                y - 14,
                path=disc(11.5),
                symbol=SIGN[gift],
                size=17,
                tone=BONUS_TONE[gift],
                look="done fine",
            )
        )
    return out


def short(kind: str, numbers: str) -> str:
    """Return demanded numbers in at most five signs, as `≠` and those that do not fit if that is shorter."""
    fit = [int(one) for one in numbers.split("·")]
    if kind == "same":
        return f"={numbers}"
    others = [value for value in NUMBERS if value not in fit]
    if kind == "not":
        fit, others = others, fit
    if not others:
        return f"{fit[0]}–{fit[-1]}"
    few = len(others) <= 2 and (kind == "not" or len(fit) > 3)
    return "≠" + "·".join(map(str, others)) if few else "·".join(map(str, fit))


def _sign(key: str, x: float, y: float, colour: int, size: float, tone: str, touch: str = "") -> Node:
    """Return the sign of a colour. With the touch of its hex it pales like it, and makes room for a badge."""
    return Node(key, x, y, symbol=COLOURS[colour], size=size, tone=tone, look="inlay fine", touch=touch)


def _ink(key: str, x: float, y: float, text: Text, font: float, tone: str, more: str = "") -> Node:
    """Return a number on a hex. The label of the hex says it, so that it is not read a second time.

    Numbers that are written stand on the small sheets of the others too."""
    fine = "" if more == "written" else "fine "
    return words(key, x, y, text, font, tone=tone, look=f"inlay strong {fine}mute {more}".strip())


def _label(rules: BurgundyRules, side: Side, space: int, full: bool, phase: int) -> Text:
    """Return what a space is, in words, for hover and screen readers."""
    sheet = rules.box.sheet
    spaces = sheet.area_spaces[sheet.area[space]]
    colour = sheet.colour[space]
    args: dict[str, int | str] = {
        "colour": COLOURS[colour],
        "place": PLACE[space],
        "size": len(spaces),
        "number": side.values[space],
        "open": (sheet.area_mask[sheet.area[space]] & ~side.marked).bit_count(),
        "bonus": BONUSES[sheet.castle_bonus[space]] if colour == CASTLE else "none",
        # A complete area has been counted: pictures of it are kept for all phases.
        "points": 0 if full else rules.marks.worth(sheet.area[space], phase),
        "later": 0 if full or phase == rules.box.phases else rules.marks.worth(sheet.area[space], phase + 1),
    }
    if space == side.castle:
        return Text("label-start", args)
    if side.values[space]:
        return Text("label-marked-full" if full else "label-marked", args)
    kind, numbers = takes(rules, side, space)
    if kind in ("same", "any") and colour == PASTURE:
        kind = f"pasture-{kind}"
    elif kind == "beside" and not numbers:
        kind = "beside-none"
    return Text(f"label-open-{kind}", args | {"numbers": numbers.replace("·", ", ")})

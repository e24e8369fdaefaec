"""Common parts of the frames: tones and symbols by index, and a cache of drawn nodes.

Pictures share the cached nodes, so nodes must not be changed."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Any, Concatenate, Final, ParamSpec

from vigneron.core.contract import Args
from vigneron.core.scene import Counter, Node, Text, box, counted, disc
from vigneron.games.dom_pierre.rules.box import (
    B_COIN,
    B_FLAG,
    B_HARVEST,
    B_PRESS,
    B_VP,
    B_WORKER,
    FLAGS,
    KINDS,
    T_COIN,
    T_CROWN,
    T_HARVEST,
    T_WORKER,
    TYPES,
    VARIETIES,
    Box,
)
from vigneron.games.dom_pierre.rules.state import BARRELS

_MOST: Final = 8_000  # cached drawings of a box; a dozen games use about 3,500
Nodes = tuple[Node, ...]
_P = ParamSpec("_P")
SHAPES: Final = (
    disc,
    lambda r: f"M0,{-1.2 * r:g}L{1.2 * r:g},0L0,{1.2 * r:g}L{-1.2 * r:g},0Z",
    lambda r: box(1.8 * r, 1.8 * r, 0.3 * r),
)
"""By variety: a function from the half width to a path. The paths are round, a diamond and a square."""


class Kit:
    """The box of one table, with a cache of everything that was drawn from it."""

    __slots__ = ("box", "memory")

    def __init__(self, box_: Box) -> None:
        self.box = box_
        self.memory: dict[Any, Any] = {}


@lru_cache(maxsize=24)
def _kit(box_: Box) -> Kit:
    return Kit(box_)


_OF: dict[int, Kit] = {}


def kit_of(box_: Box) -> Kit:
    """Return the kit of a box. Equal boxes share one kit."""
    found = _OF.get(id(box_))
    if found is None or found.box is not box_:
        if len(_OF) > 500:
            _OF.clear()
        found = Kit(box_)
        found.memory = _kit(box_).memory
        _OF[id(box_)] = found
    return found


def once(draw: Callable[Concatenate[Kit, _P], Nodes]) -> Callable[Concatenate[Kit, _P], Nodes]:
    """Return the function with a cache: the nodes that it returns are kept by its arguments."""
    name = draw.__qualname__

    def again(kit: Kit, /, *args: _P.args, **kwargs: _P.kwargs) -> Nodes:
        """Return cached nodes, or draw them."""
        key = (name, args, *sorted(kwargs.items()))
        found: Nodes | None = kit.memory.get(key)
        if found is None:
            if len(kit.memory) >= _MOST:
                kit.memory.clear()
            found = kit.memory[key] = draw(kit, *args, **kwargs)
        return found

    return again


def boxes(places: list[float], wide: float, high: float, r: float) -> str:
    """Return one path of rounded rectangles in a row, centred on these places."""
    w, h = wide - 2 * r, high - 2 * r
    turns = [f"{r:g},{r:g} 0 0 1 {x:g},{y:g}" for x, y in ((r, r), (-r, r), (-r, -r), (r, -r))]
    one = f"h{w:g}a{turns[0]}v{h:g}a{turns[1]}h{-w:g}a{turns[2]}v{-h:g}a{turns[3]}z"
    return "".join(f"M{x - w / 2:g},{-high / 2:g}{one}" for x in places)


def face(
    key: str,
    x: float,
    y: float,
    path: str,
    tone: str = "",
    look: str = "",
    *,
    touch: str = "",
    label: Text | None = None,
    rule: str = "",
) -> Node:
    """Return a node with a shape."""
    return Node(key, x, y, path=path, tone=tone, look=look, touch=touch, label=label, rule=rule)


def sign(
    key: str,
    x: float,
    y: float,
    symbol: str,
    size: float,
    tone: str = "",
    look: str = "",
    *,
    label: Text | None = None,
    rule: str = "",
) -> Node:
    """Return a node with a symbol."""
    return Node(key, x, y, symbol=symbol, size=size, tone=tone, look=look, label=label, rule=rule)


def say(
    key: str,
    x: float,
    y: float,
    text: Text | str | int,
    font: float,
    tone: str = "",
    look: str = "",
    anchor: str = "middle",
) -> Node:
    """Return a node of text that is vertically centred on y. Strings and numbers are shown literally."""
    said = text if isinstance(text, Text) else Text(f"={text}")
    return Node(key, x, y + font * 0.36, text=said, font=font, tone=tone, look=look, anchor=anchor)


VINTAGE_RULE: Final = {
    "vineyard": "DP-36",
    "cellar": "DP-46",
    "village": "DP-56",
    "logistics": "DP-62",
    "sales": "DP-76",
    "goals": "DP-78",
}
"""By column: the clause of its vintage token."""
COLUMN_RULE: Final = {
    "vineyard": "DP-30",
    "cellar": "DP-40",
    "village": "DP-50",
    "logistics": "DP-60",
    "sales": "DP-70",
    "goals": "DP-77",
}
"""By column: the clause with which its action begins."""


def label(id: str, **args: int | str) -> Text:
    """Return a sentence that explains a thing."""
    full: Args = dict(args)
    return Text(f"label-{id}", full)


def counter(symbol: str, value: int, id: str, rule: str, tone: str = "") -> Counter:
    """Return a counter."""
    return counted(symbol, value, f"counter-{id}", tone, rule)


def tile_tone(tile: int) -> str:
    """Return the tone of a champagne tile, which is also its symbol."""
    return KINDS[tile >= BARRELS]


def accessory_of(accessory: int) -> tuple[str, str]:
    """Return symbol and tone of an accessory: grey by type, then blue by type."""
    return TYPES[accessory % len(TYPES)], "grey" if accessory < len(TYPES) else "blue"


def bonus_face(kit: Kit, bonus: int) -> tuple[str, str, str]:
    """Return symbol, tone and figure of a goal card's bonus."""
    value = kit.box.bonus_value[bonus]
    if bonus < B_FLAG:
        return TYPES[bonus], "grey", ""
    if bonus < B_COIN:
        return FLAGS[bonus - B_FLAG], "", ""
    if bonus == B_COIN:
        return "coin", "coin", str(value)
    if bonus == B_VP:
        return "points", "brass", str(value)
    if bonus < B_PRESS:
        return VARIETIES[bonus - B_HARVEST], VARIETIES[bonus - B_HARVEST], str(value)
    return ("press", "wood", f"+{value}") if bonus < B_WORKER else ("move", "ink", "")


def token_face(kit: Kit, token: int) -> tuple[str, str, str]:
    """Return symbol, tone and figure of a prestige token."""
    value = kit.box.token_value[token]
    if token == T_CROWN:
        return "crown", "brass", ""
    if token < T_COIN:
        return "points", "brass", str(value)
    if token == T_COIN:
        return "coin", "coin", str(value)
    if token < T_WORKER:
        return "sales", "wine", f"+{value}"
    if token == T_WORKER:
        return "move", "ink", ""
    if token < T_HARVEST:
        return "press", "wood", f"+{value}"
    return VARIETIES[token - T_HARVEST], VARIETIES[token - T_HARVEST], str(value)

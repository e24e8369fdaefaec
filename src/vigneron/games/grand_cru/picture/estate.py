"""The frame of an estate: twelve spaces for tiles above, the cellar with its seven casks below."""

from __future__ import annotations

from typing import Final

from vigneron.core.cache import Cache, WeakCache
from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Frame, Node, Text, box, words
from vigneron.games.grand_cru.picture import marks
from vigneron.games.grand_cru.picture.cellar import cask, vault
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.state import Side, State

_FRAMES: Final[WeakCache[Frame]] = WeakCache()
_PARTS: Final[Cache[list[Node]]] = Cache(4096)
WIDE, HIGH = 380.0, 262.0
_ACROSS: Final = 6
_TILE: Final = (58.0, 46.0)
_TOP: Final = 45.0
_ROW: Final = 50.0
_HARVEST_RULE: Final = "GC-26"
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
            *_PARTS.get((rules, seat), lambda: vault(rules, seat, WIDE)),
        ]
        for barrel in range(rules.box.barrels):
            nodes += _kept_cask(rules, state, seat, barrel)
        return Frame(f"estate-{seat}", Text("scene-estate", {"who": seat}), WIDE, HIGH, nodes, seat)

    return _FRAMES.get((tiles, markers, bytes(side.cellar)), make)


def vintage(state: State, barrel: int) -> int:
    """Return the year in which the wine of a barrel was harvested, if nobody moved it.

    The keys of cubes contain this year, so that the client moves cubes when they age."""
    aged = 1 if state.phase in (n.LOANS, n.OVER) else 0
    return state.year - barrel + aged


def _kept_cask(rules: GrandCruRules, state: State, seat: Seat, barrel: int) -> list[Node]:
    side = state.sides[seat]
    lots = bytes(side.cellar[barrel * n.GRAPE_COUNT : (barrel + 1) * n.GRAPE_COUNT])
    prices = bytes(state.markers[grape] if count else 0 for grape, count in enumerate(lots))
    key = (rules, seat, barrel, lots, prices, vintage(state, barrel) if any(lots) else 0)
    return _PARTS.get(key, lambda: cask(rules, state, seat, barrel, vintage(state, barrel), WIDE))


def _place(space: int) -> tuple[float, float]:
    return (space % _ACROSS + 0.5) * WIDE / _ACROSS, _TOP + _ROW * (space // _ACROSS)


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
            out.append(marks.cube(key, x + 17, y - 8, kind, 22))
            cubes[kind] += 1
    return out


def _vine(rules: GrandCruRules, tile: int, kind: int, bears: bool, x: float, y: float) -> list[Node]:
    name, key = n.GRAPES[kind], f"tile-{tile}"
    args: Args = {"grape": n.GRAPE_NAMES[kind], **marks.zone_args(rules.box, kind)}
    label = Text("label-vine-full" if bears else "label-vine-bare", args)
    touch = f"{'vine' if bears else 'bare'}-{name}"
    font = marks.name_font(_TILE[0], 13)
    out = [
        Node(key, x, y, path=box(*_TILE, 8), tone=name, touch=touch, label=label, rule=_HARVEST_RULE),
        marks.bevel(f"{key}-b", x, y, *_TILE, name, leaf=True),
        Node(f"{key}-s", x - 12, y - 7, symbol=name, size=27, tone=name, look="inlay"),
        words(f"{key}-n", x, y + 18, marks.short_name(kind), font, tone=name, look="inlay title fine"),
    ]
    if not bears:
        out.append(Node(f"{key}-e", x + 17, y - 8, symbol="slot", size=19, tone=name, look="inlay fine"))
    return out


def _plan(rules: GrandCruRules, tile: int, kind: int, used: bool, x: float, y: float) -> list[Node]:
    name, key = n.KINDS[kind], f"tile-{tile}"
    label = Text("label-plan-used", {"tile": name}) if used else marks.tile_label(rules.box, kind)
    look = "used" if used else ""
    font = marks.name_font(_TILE[0], 13)
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
        marks.bevel(f"{key}-b", x, y, *_TILE, "plan"),
        Node(f"{key}-s", x, y - 7, symbol=name, size=27, tone="plan", look=f"inlay {look}".strip()),
        words(f"{key}-n", x, y + 18, marks.short_name(kind), font, tone="plan", look="inlay title fine"),
    ]
    if used:
        out.append(Node(f"{key}-x", x, y - 6, symbol="spent", size=52, tone="soft", look="fine"))
    return out

"""The frame of a house's three presses: harvest tiles, modifiers, champagne, and possible tiles and sales."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Frame, Node, Text, box
from vigneron.games.dom_pierre.picture import stock
from vigneron.games.dom_pierre.picture.kit import (
    SHAPES,
    Kit,
    Nodes,
    face,
    kit_of,
    label,
    once,
    say,
    sign,
    tile_tone,
)
from vigneron.games.dom_pierre.rules.actions import PLACE_OF_TILE
from vigneron.games.dom_pierre.rules.box import BARREL, BOTTLE, PRESSES, ROUTES, VARIETIES, Box
from vigneron.games.dom_pierre.rules.cellar import values
from vigneron.games.dom_pierre.rules.common import has_harvest, tile_value
from vigneron.games.dom_pierre.rules.market import market_of
from vigneron.games.dom_pierre.rules.names import PRESS_ID, VARIETY_ID, tile_id
from vigneron.games.dom_pierre.rules.sales import accepts, basic_value, ratio_vp
from vigneron.games.dom_pierre.rules.state import BARRELS, NONE, SELL, House, State

WIDTH: Final = 356.0
HEIGHT: Final = 352.0
PRESS_X: Final = (58.0, 178.0, 298.0)
_WIDE: Final = 114.0
_HIGH: Final = 198.0
SLOT_Y: Final = (51.0, 95.0, 139.0)
_TILE_Y: Final = (61.0, 128.0)
FOOT: Final = 181.0


def frame(box_: Box, state: State, seat: Seat) -> Frame:
    """Return the frame of a house, without its winery and goal cards."""
    kit = kit_of(box_)
    house = state.houses[seat]
    nodes: list[Node] = []
    for press in range(3):
        nodes += _press(kit, press)
        nodes += _content(kit, house, press)
    nodes += stock.nodes(kit, house, seat)
    return Frame(f"presses-{seat}", Text("frame-presses", {"who": seat}), WIDTH, HEIGHT, nodes, seat)


@once
def _press(kit: Kit, press: int) -> Nodes:
    """Return a press, with the bonus for the first tile of each kind that it makes (DP-42)."""
    x, name = PRESS_X[press], PRESSES[press]
    out = [
        face(
            f"press-{name}",
            x,
            2 + _HIGH / 2,
            box(_WIDE, _HIGH, 10),
            "woodwork",
            touch=f"press-{name}",
            label=label("press", press=PRESS_ID[press]),
            rule="DP-40",
        ),
        say(
            f"press-name-{name}",
            x - 51,
            16,
            Text(f"note-press_{name}"),
            14,
            "woodwork",
            "title inlay",
            "start",
        ),
    ]
    for kind, symbol in ((BOTTLE, "bottle"), (BARREL, "barrel")):
        bonus = kit.box.press_bonus[press][kind]
        if bonus:
            about = label(f"first_{symbol}", press=PRESS_ID[press], bonus=bonus)
            out += [
                say(f"first-{name}-{kind}", x + 51, 16, f"+{bonus}", 15, symbol, "strong", "end"),
                sign(f"first-kind-{name}-{kind}", x + 19, 15, symbol, 16, symbol, label=about, rule="DP-42"),
            ]
    return tuple(out)


def _content(kit: Kit, house: House, press: int) -> Nodes:
    first, second = house.champagne[2 * press], house.champagne[2 * press + 1]
    if first:
        tiles = _tile(kit, 2 * press, first)
        return (*tiles, *_tile(kit, 2 * press + 1, second)) if second else tiles
    h, b = house.harvest, house.base
    out: list[Node] = []
    for variety in range(3):
        at = 3 * press + variety
        out += _slot(kit, press, variety, h[at], b[at])
    if house.modifiers[press]:
        out += _modifier(kit, press, house.modifiers[press])
    if has_harvest(house, press):
        bottle, barrel = values(kit.box, house, press, 1, 0)
        out += _makes(kit, press, bottle, barrel)
    return tuple(out)


@once
def _slot(kit: Kit, press: int, variety: int, value: int, base: int) -> Nodes:
    """Return a harvest tile, or its empty place (DP-34)."""
    key, x, y, name = f"{press}-{variety}", PRESS_X[press], SLOT_Y[variety], VARIETIES[variety]
    if not value:
        about = label("slot", variety=VARIETY_ID[variety], press=PRESS_ID[press])
        return (
            face(f"slot-{key}", x, y, box(100, 37, 8), "card", "dashed", label=about, rule="DP-34"),
            face(f"slot-shape-{key}", x, y, SHAPES[variety](11), name, "outline ghost"),
        )
    code = "harvest" if base == value else "harvest_with"
    about = label(code, variety=VARIETY_ID[variety], value=value, base=base, press=PRESS_ID[press])
    return (
        face(f"slot-{key}", x, y, box(100, 40, 8), name, "raised done", label=about, rule="DP-34"),
        sign(f"harvest-{key}", x - 25, y, name, 33, name, "inlay"),
        say(f"harvest-value-{key}", x + 22, y, value, 26, name, "strong inlay"),
    )


@once
def _modifier(kit: Kit, press: int, value: int) -> Nodes:
    about = label("modifier", press=PRESS_ID[press], value=value)
    return (
        Node(
            f"modifier-{press}",
            PRESS_X[press] - 36,
            FOOT,
            path=box(32, 24, 8),
            text=Text(f"=+{value}"),
            font=16,
            tone="token",
            look="strong raised",
            label=about,
            rule="DP-47",
        ),
    )


@once
def _makes(kit: Kit, press: int, bottle: int, barrel: int) -> Nodes:
    """Return the values that the press would make now: first bottle, first barrel (DP-42)."""
    x, name = PRESS_X[press], PRESSES[press]
    about = label("makes", bottle=bottle, barrel=barrel, press=PRESS_ID[press])
    return (
        sign(f"make-bottle-{name}", x - 9, FOOT, "bottle", 20, "bottle", label=about, rule="DP-42"),
        say(f"make-bottle-value-{name}", x - 1, FOOT, bottle, 17, "woodwork", "strong inlay", "start"),
        sign(f"make-barrel-{name}", x + 30, FOOT, "barrel", 19, "barrel", label=about, rule="DP-42"),
        say(f"make-barrel-value-{name}", x + 40, FOOT, barrel, 17, "woodwork", "strong inlay", "start"),
    )


@once
def _tile(kit: Kit, place: int, tile: int) -> Nodes:
    press, x, y, tone = place // 2, PRESS_X[place // 2], _TILE_Y[place % 2], tile_tone(tile)
    about = label("tile", kind=tile_id(tile), value=tile_value(tile), press=PRESS_ID[press])
    return (
        face(
            PLACE_OF_TILE[place],
            x,
            y,
            box(102, 62, 9),
            tone,
            "raised",
            touch=PLACE_OF_TILE[place],
            label=about,
            rule="DP-70",
        ),
        sign(f"kind-{place}", x - 22, y - 13, tone, 33, tone, "inlay"),
        say(f"value-{place}", x + 16, y - 13, tile_value(tile), 27, tone, "strong inlay"),
    )


def fetches(box_: Box, state: State, seat: Seat) -> list[Node]:
    """Return, for each champagne tile, what the four markets pay without additions (DP-71).

    While the seat chooses what to sell, a figure is that sale."""
    kit = kit_of(box_)
    selling = state.seat == seat and bool(state.pending) and state.pending[-1][0] == SELL
    champagne = state.houses[seat].champagne
    out: list[Node] = []
    for place in range(6):
        tile = champagne[place]
        if not tile:
            continue
        for route in range(4):
            card = market_of(state, route)
            vp = value = 0
            if card != NONE and accepts(box_, card, tile, place // 2):
                value = basic_value(box_, state, seat, route, place)
                vp = ratio_vp(box_, state, route, value)
            out += _fetch(kit, place, tile >= BARRELS, route, vp, value, selling)
    return out


@once
def _fetch(kit: Kit, place: int, barrel: bool, route: int, vp: int, value: int, selling: bool) -> Nodes:
    x, y = PRESS_X[place // 2] - 37.5 + 25 * route, _TILE_Y[place % 2]
    tone = "barrel" if barrel else "bottle"
    prestige = value >= kit.box.prestige_from
    out = [say(f"fetch-{place}-{route}-at", x, y + 10, Text(f"note-at_{ROUTES[route]}"), 13, tone, "inlay")]
    if vp:
        about = label("fetches", value=value, vp=vp, route=f"@route-{ROUTES[route]}")
        out.append(
            Node(
                f"fetch-{place}-{route}",
                x,
                y + 22,
                path=box(21, 15, 5),
                text=Text(f"={vp}"),
                font=13.5,
                tone="brass" if prestige else "card",
                look="strong bare",
                touch=f"market-{ROUTES[route]} {PLACE_OF_TILE[place]}" if selling else "",
                label=about,
                rule="DP-71",
            )
        )
    else:
        out.append(say(f"fetch-{place}-{route}", x, y + 22, "–", 13, tone, "inlay"))
    return tuple(out)

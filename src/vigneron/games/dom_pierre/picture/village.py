"""The village: two stacks of harvest tiles, two of blue accessories, VP for champagne (DP-50 to DP-55)."""

from __future__ import annotations

from typing import Final

from vigneron.core.scene import Node, Text, box
from vigneron.games.dom_pierre.picture.kit import Kit, Nodes, face, label, once, say, sign
from vigneron.games.dom_pierre.rules.box import TYPES, VARIETIES
from vigneron.games.dom_pierre.rules.names import ACCESSORY_ID, VARIETY_ID
from vigneron.games.dom_pierre.rules.state import NONE, State

_Y: Final = 319.0
_TILE_X: Final = (78.0, 145.0)
_BLUE_X: Final = (212.0, 270.0)


def nodes(kit: Kit, state: State) -> list[Node]:
    """Return the strip of the village."""
    out = list(_printed(kit))
    for stack in range(2):
        out += _harvest(kit, stack, state.tops[stack], state.below[stack])
        out += _blue(kit, stack, state.blue_tops[stack], state.blue_below[stack])
    return out


@once
def _printed(kit: Kit) -> Nodes:
    out = [
        face("village", 210, _Y, box(416, 50, 9), "band-1", "bare"),
        sign("village-sign", 23, _Y - 7, "village", 28, "wine", label=label("village"), rule="DP-50"),
        say("village-sign-name", 23, _Y + 16, Text("note-column_village"), 13.8, look="title inlay"),
    ]
    for count, vp in enumerate(kit.box.champagne_vp):
        if count:
            y = _Y - 23 + 23 * count - 11
            about = label("village_champagne", count=count, vp=vp)
            x = 318.0
            out += [
                sign(
                    f"village-give-{count}-{i}",
                    x + 15 * i,
                    y,
                    "order",
                    19,
                    "order",
                    label=about,
                    rule="DP-53",
                )
                for i in range(count)
            ]
            out += [
                say(f"village-shield-{count}-arrow", 352, y, "→", 15, "soft"),
                sign(f"village-shield-{count}", 382, y, "points", 21, "wine", label=about, rule="DP-53"),
                say(f"village-vp-{count}", 382, y - 0.5, vp, 13.8, "wine", "strong inlay"),
            ]
    return tuple(out)


@once
def _harvest(kit: Kit, stack: int, top: int, below: int) -> Nodes:
    x, key = _TILE_X[stack], f"harvest-{stack + 1}"
    if top == NONE:
        about = label("harvest_empty")
        return (face(key, x, _Y, box(58, 42, 8), "card", "dashed", touch=key, label=about, rule="DP-51"),)
    variety, value = VARIETIES[top // 3], top % 3 + 1
    about = label("village_tile", variety=VARIETY_ID[top // 3], value=value, below=below)
    return (
        face(key, x, _Y, box(60, 44, 10), "goal", touch=key, label=about, rule="DP-51"),
        face(f"{key}-face", x, _Y, box(54, 38, 7), variety, "raised"),
        sign(f"{key}-sign", x - 12, _Y, variety, 29, variety, "inlay"),
        say(f"{key}-value", x + 15, _Y, value, 23, variety, "strong inlay"),
        *_below(f"{key}-below", x + 25, _Y - 18, below),
    )


@once
def _blue(kit: Kit, stack: int, top: int, below: int) -> Nodes:
    x, key = _BLUE_X[stack], f"blue-{stack + 1}"
    if top == NONE:
        about = label("blue_empty")
        return (face(key, x, _Y, box(46, 42, 8), "card", "dashed", touch=key, label=about, rule="DP-52"),)
    about = label(
        "village_blue", accessory=ACCESSORY_ID[len(TYPES) + top], value=kit.box.blue_value, below=below
    )
    return (
        Node(
            key,
            x,
            _Y,
            path=box(46, 42, 9),
            symbol=TYPES[top],
            size=27,
            tone="blue",
            look="raised",
            touch=key,
            label=about,
            rule="DP-52",
        ),
        *_below(f"{key}-below", x + 21, _Y - 18, below),
    )


def _below(key: str, x: float, y: float, count: int) -> Nodes:
    """Return the number of pieces beneath, as a small figure."""
    return (
        (
            Node(
                key,
                x,
                y,
                path=box(24, 16, 8),
                text=Text(f"=+{count}"),
                font=13.8,
                tone="card",
                look="strong bare",
            ),
        )
        if count
        else ()
    )

"""The village: two stacks of harvest tiles, two of blue accessories, VP for champagne (DP-50 to DP-55).

Lifted workers lie on it, below the routes for which they are meant."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat
from vigneron.core.scene import Node, Text, box
from vigneron.games.dom_pierre.picture.kit import Kit, Nodes, face, label, once, say, sign
from vigneron.games.dom_pierre.rules.box import TYPES, VARIETIES
from vigneron.games.dom_pierre.rules.names import ACCESSORY_ID, VARIETY_ID
from vigneron.games.dom_pierre.rules.state import LIFT, NONE, PLACE, State

_Y: Final = 319.0
_TILE_X: Final = (78.0, 145.0)
_BLUE_X: Final = (212.0, 270.0)
_TRAY: Final = (359.0, 118.0)
"""The x of the middle and the width of the tray of lifted workers. It covers what champagne brings."""
_LYING: Final = 5
"""Lifted workers that are drawn. Of more, the number is told."""


def nodes(kit: Kit, state: State) -> list[Node]:
    """Return the strip of the village."""
    out = list(_printed(kit))
    for stack in range(2):
        out += _harvest(kit, stack, state.tops[stack], state.below[stack])
        out += _blue(kit, stack, state.blue_tops[stack], state.blue_below[stack])
    row = state.pending[-1] if state.pending else None
    if row is not None and row[0] in (LIFT, PLACE):
        out += _lifted(kit, state.seat, row[2] if row[0] == LIFT else row[1])
    return out


@once
def _lifted(kit: Kit, seat: Seat, count: int) -> Nodes:
    """Return the tray with the workers that somebody has lifted and not yet placed (DP-60)."""
    if not count:
        return ()
    x, wide = _TRAY
    about = label("lifted", count=count)
    out = [
        face("tray", x, _Y, box(wide, 46, 9), "goal", "raised", label=about, rule="DP-60"),
        say("tray-hand", x - wide / 2 + 9, _Y - 12, Text("note-in_hand"), 13.8, "soft", anchor="start"),
    ]
    for i in range(min(count, _LYING)):
        at = x - wide / 2 + 17 + 21 * i
        worker, tone = f"worker-{seat}", f"seat-{seat}"
        out.append(sign(f"lifted-{i}", at, _Y + 8, worker, 26, tone, label=about, rule="DP-60"))
    if count > _LYING:
        out.append(say("tray-count", x + wide / 2 - 8, _Y - 12, f"×{count}", 14, look="strong", anchor="end"))
    return tuple(out)


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
        say(f"{key}-value", x + 14, _Y + 7.5 * (below > 0), value, 21, variety, "strong inlay"),
        *_below(f"{key}-below", x + 14, _Y - 10, below),
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
        face(key, x, _Y, box(46, 42, 9), "blue", "raised", touch=key, label=about, rule="DP-52"),
        sign(f"{key}-sign", x - 5 * (below > 0), _Y + 5 * (below > 0), TYPES[top], 27, "blue", "inlay"),
        *_below(f"{key}-below", x + 10, _Y - 12, below),
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

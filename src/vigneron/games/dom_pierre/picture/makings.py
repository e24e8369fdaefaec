"""What the presses may take in or make now, as things to touch on the presses: one touch is the whole act."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Action, Seat
from vigneron.core.scene import Node, Text, box
from vigneron.games.dom_pierre.picture.kit import Kit, Nodes, face, kit_of, once, say, sign
from vigneron.games.dom_pierre.picture.offer_labels import describe
from vigneron.games.dom_pierre.picture.presses import FOOT, PRESS_X, SLOT_Y
from vigneron.games.dom_pierre.rules.actions import CROP, CRUSH, CRUSHES, VERB, A, B, C
from vigneron.games.dom_pierre.rules.box import PRESSES, VARIETIES
from vigneron.games.dom_pierre.rules.cellar import values
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.state import CELLARING, HARVEST, State

_MADE: Final = (("bottle", "bottle"), ("bottle", "barrel"), ("barrel", "barrel"))
"""The kinds of the two tiles, by what is made."""
_CHIP_X: Final = (-37.0, 0.0, 37.0)
_CHIP: Final = box(35, 34, 6)


def makings(rules: DomPierre, state: State, seat: Seat, legal: list[Action]) -> list[Node]:
    """Return a place to touch for each harvest (DP-32) or pressing (DP-41) that is legal, with its figures.

    The same acts with the vintage have none; the vintage is a thing of its own."""
    if state.seat != seat or not state.pending or state.pending[-1][0] not in (HARVEST, CELLARING):
        return []
    kit = kit_of(rules.box)
    out: list[Node] = []
    if state.pending[-1][0] == CELLARING:
        for press in range(3):
            out += _cleared(kit, press)
    for action in legal:
        if VERB[action] == CROP and not C[action]:
            said = describe(rules, state, seat, action)
            out += _slot(kit, B[action], A[action], int(said.args["value"]), said)
        elif VERB[action] == CRUSH and not C[action]:
            press, made = A[action], B[action]
            first, second = values(rules.box, state.houses[seat], press, made, 0)
            out += _chip(kit, press, made, first, second, describe(rules, state, seat, action))
    return out


def _slot(kit: Kit, press: int, variety: int, value: int, said: Text) -> Nodes:
    """Return the place of a harvest tile, with the value that it would have."""
    key, name = f"{press}-{variety}", VARIETIES[variety]
    x, y = PRESS_X[press], SLOT_Y[variety]
    touch = f"variety-{name} press-{PRESSES[press]}"
    return (
        face(f"slot-{key}", x, y, box(100, 37, 8), name, "dashed", touch=touch, label=said, rule="DP-34"),
        sign(f"slot-shape-{key}", x - 22, y, name, 24, name, "inlay"),
        say(f"slot-value-{key}", x + 18, y, f"+{value}", 20, name, "strong inlay mute"),
    )


@once
def _cleared(kit: Kit, press: int) -> Nodes:
    """Return nothing to see in the place of the figures that stand at the foot of a press at other times."""
    keys = (f"make-{kind}{what}-{PRESSES[press]}" for kind in ("bottle", "barrel") for what in ("", "-value"))
    return tuple(face(key, PRESS_X[press], FOOT, "M0,0", "woodwork", "bare") for key in keys)


@once
def _chip_signs(kit: Kit, press: int, made: int, first: int, second: int) -> Nodes:
    """Return the two tiles that a press would make, one over the other."""
    x, key = PRESS_X[press] + _CHIP_X[made], f"{PRESSES[press]}-{CRUSHES[made]}"
    out: list[Node] = []
    for i, (kind, value) in enumerate(zip(_MADE[made], (first, second), strict=True)):
        y = FOOT - 7.5 + 15 * i
        out += [
            sign(f"making-{key}-{i}", x - 8.5, y, kind, 14, kind),
            say(f"making-{key}-{i}-value", x + 6.5, y, value, 13, "card", "strong inlay mute"),
        ]
    return tuple(out)


def _chip(kit: Kit, press: int, made: int, first: int, second: int, said: Text) -> Nodes:
    """Return the thing to touch for what a press makes, in place of the figures that always stand there."""
    name = PRESSES[press]
    x, touch = PRESS_X[press] + _CHIP_X[made], f"press-{name} make-{CRUSHES[made]}"
    chip = face(
        f"making-{name}-{CRUSHES[made]}", x, FOOT, _CHIP, "card", touch=touch, label=said, rule="DP-41"
    )
    return (chip, *_chip_signs(kit, press, made, first, second))

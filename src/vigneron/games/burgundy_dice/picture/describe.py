"""The readable position. It has names instead of indexes."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Json
from vigneron.games.burgundy_dice.rules.box import BONUSES, COLOURS, PLACE, ROWS
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.serialise import VALUES, text_of
from vigneron.games.burgundy_dice.rules.state import Side, State


def _space(rules: BurgundyRules, side: Side, space: int) -> str:
    """Return one space in words: `city`, `city 4`, `castle(monk) start`."""
    sheet = rules.box.sheet
    word = COLOURS[sheet.colour[space]]
    if sheet.castle_bonus[space] >= 0:
        word += f"({BONUSES[sheet.castle_bonus[space]]})"
    if space == side.castle:
        return word + " start"
    return f"{word} {side.values[space]}" if side.values[space] else word


def readable(rules: BurgundyRules, state: State) -> Json:
    """Return the whole position with names instead of indexes."""
    sheet = rules.box.sheet
    stage = "over" if state.over else "choosing castles" if state.turn == 0 else "turn"
    dice: Json = None
    if state.turn:
        dice = {
            "colours": [COLOURS[die] for die in state.dice[:2]],
            "numbers": list(state.dice[2:4]),
            "hourglasses": state.dice[4],
        }
    sides = []
    for seat, side in enumerate(state.sides):
        rows, at = [], 0
        for width in ROWS:
            rows.append([_space(rules, side, space) for space in range(at, at + width)])
            at += width
        colours = {
            COLOURS[c]: {"phase": phase, "value": VALUES[side.colour_value[c]]}
            for c, phase in enumerate(side.colour_phase)
            if phase
        }
        areas = [
            {
                "colour": COLOURS[sheet.area_colour[area]],
                "spaces": [PLACE[space] for space in sheet.area_spaces[area]],
                "phase": phase,
            }
            for area, phase in enumerate(side.area_phase)
            if phase
        ]
        row: dict[str, Any] = {
            "seat": seat,
            "points": side.points,
            "start castle": PLACE[side.castle] if side.castle >= 0 else None,
            "bonuses": {name: side.bonus[i] for i, name in enumerate(BONUSES)},
            "rows": rows,
            "completed areas": areas,
            "whole colours": colours,
            "goods sold by phase": list(side.sold),
            "choice": [text_of(act) for act in (side.first, side.second) if act >= 0],
            "has chosen": bool(side.chosen),
        }
        sides.append(row)
    return {
        "stage": stage,
        "sheet": sheet.name,
        "phase": state.phase,
        "turn": state.turn,
        "boxes crossed": state.boxes,
        "boxes in column": rules.column,
        "dice": dice,
        "open colour values": {
            name: [VALUES[v] for v in range(state.claimed[c], 2)] for c, name in enumerate(COLOURS)
        },
        "sides": sides,
    }

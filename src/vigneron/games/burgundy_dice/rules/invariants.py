"""Invariants of every position (law 12)."""

from __future__ import annotations

from typing import Final

from vigneron.games.burgundy_dice.rules.box import CASTLE, CITY, NEIGHBOURS, PASTURE
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.games.burgundy_dice.rules.serialise import parts
from vigneron.games.burgundy_dice.rules.state import Side, State

KEPT: Final = ("finished", "fits", "marked", "reach")
"""Fields of a side that are derived from its castle and its numbers."""


def invariants(rules: BurgundyRules, state: State) -> list[str]:
    """Return the broken invariants in words; [] if all hold."""
    broken: list[str] = []
    if not 0 <= state.boxes <= rules.column:
        broken.append(f"{state.boxes} boxes crossed off of {rules.column} (CB-10)")
    if not state.over and all(side.chosen for side in state.sides):
        broken.append("all have chosen and nothing is revealed (CB-14a)")
    for seat, side in enumerate(state.sides):
        broken += [f"seat {seat}: {fault}" for fault in _side(rules, state, side)]
    return broken


def _side(rules: BurgundyRules, state: State, side: Side) -> list[str]:
    broken: list[str] = []
    if sum(part.value for part in parts(rules, side)) != side.points:
        broken.append("the parts do not add up to the points")
    if side.castle >= 0 and (rules.colour[side.castle] != CASTLE or side.values[side.castle]):
        broken.append("the start castle is no castle without a number (CB-2)")
    marks = sum(1 for value in side.values if value)
    if marks > 2 * state.turn:
        broken.append("more than two marks a turn (CB-40)")
    fresh = side.copy()
    rules.marks.refresh(fresh)
    if [getattr(fresh, name) for name in KEPT] != [getattr(side, name) for name in KEPT]:
        broken.append("masks and numbers disagree")
    broken += _numbers(rules, side)
    broken += _completion(rules, side)
    return broken


def _numbers(rules: BurgundyRules, side: Side) -> list[str]:
    """Check that the numbers on a sheet keep the rules of neighbours and colours (CB-13, CB-20 to CB-25)."""
    broken: list[str] = []
    sheet = rules.box.sheet
    for space, value in enumerate(side.values):
        allowed = rules.box.allowed[sheet.colour[space]]
        if value and allowed and value not in allowed:
            broken.append(f"a number that its colour does not take in space {space}")
        beside = [side.values[other] for other in NEIGHBOURS[space]]
        if value and sheet.colour[space] == CASTLE and value not in beside:
            broken.append(f"the castle's number in space {space} stands nowhere beside it")
        if value and not any(beside) and side.castle not in NEIGHBOURS[space]:
            broken.append(f"space {space} touches no mark")
    for area, spaces in enumerate(sheet.area_spaces):
        inside = [side.values[space] for space in spaces if side.values[space]]
        if sheet.area_colour[area] == CITY and len(set(inside)) < len(inside):
            broken.append(f"a number twice in city area {area}")
        if sheet.area_colour[area] == PASTURE and len(set(inside)) > 1:
            broken.append(f"two numbers in pasture area {area}")
    return broken


def _completion(rules: BurgundyRules, side: Side) -> list[str]:
    """Check that exactly the full areas and colours are recorded as completed (CB-30, CB-50)."""
    broken: list[str] = []
    for area, mask in enumerate(rules.box.sheet.area_mask):
        full = not mask & ~side.marked and side.castle not in rules.box.sheet.area_spaces[area]
        if full != (side.area_phase[area] > 0):
            broken.append(f"area {area} is {'full' if full else 'not full'} and counted otherwise")
    for colour, mask in enumerate(rules.box.sheet.colour_mask):
        if side.colour_phase[colour] and mask & ~side.marked:
            broken.append(f"colour {colour} is counted and not full")
    return broken

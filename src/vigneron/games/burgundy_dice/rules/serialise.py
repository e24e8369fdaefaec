"""Computes the result, and converts a position to JSON and back, for files and digests."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigneron.core.contract import Json, Part, Result
from vigneron.games.burgundy_dice.rules.actions import ACTIONS
from vigneron.games.burgundy_dice.rules.box import COLOURS, PASTURE
from vigneron.games.burgundy_dice.rules.state import Side, State

if TYPE_CHECKING:
    from vigneron.games.burgundy_dice.rules.rules import BurgundyRules

VALUES = ("first", "second", "none")


def result(rules: BurgundyRules, state: State) -> Result:
    """Return the result: most points win, then most bonuses left.

    Seats that are still tied share the place (CB-60)."""
    keys = [(side.points, sum(side.bonus)) for side in state.sides]
    places = tuple(1 + sum(other > key for other in keys) for key in keys)
    winners = tuple(seat for seat, place in enumerate(places) if place == 1)
    return Result(
        scores=tuple(side.points for side in state.sides),
        places=places,
        winners=winners,
        parts=tuple(parts(rules, side) for side in state.sides),
        ending="clock" if state.over else "",
    )


def parts(rules: BurgundyRules, side: Side) -> tuple[Part, ...]:
    """Return the lines of a side's count: its points by area, phase, colour and bonus.

    They add up to its points."""
    sheet = rules.box.sheet
    sums: dict[tuple[str, int, int, int], int] = {}  # key, phase, colour, size
    for area, phase in enumerate(side.area_phase):
        if phase:
            colour, size = sheet.area_colour[area], len(sheet.area_spaces[area])
            points = rules.box.area_points[size][phase - 1]
            sums["area", phase, colour, size] = sums.get(("area", phase, colour, size), 0) + points
            if colour == PASTURE:
                sums["pasture", phase, colour, size] = sums.get(("pasture", phase, colour, size), 0) + points
    out = [Part("start", rules.box.start_points)]
    for (key, phase, colour, size), points in sorted(sums.items(), key=lambda row: row[0][1:] + row[0][:1]):
        out.append(Part(key, points, {"colour": COLOURS[colour], "size": size, "phase": phase}))
    for phase, goods in enumerate(side.sold, 1):
        if goods:
            out.append(Part("goods", goods * rules.box.goods_points, {"phase": phase}))
    for colour, phase in enumerate(side.colour_phase):
        value = side.colour_value[colour]
        if phase and rules.box.colour_points[colour][value]:
            data: dict[str, int | str] = {"colour": COLOURS[colour], "phase": phase, "value": VALUES[value]}
            out.append(Part("colour_bonus", rules.box.colour_points[colour][value], data))
    return tuple(out)


def text_of(act: int) -> str:
    """Return the text of an act, or "" for -1, which means no act."""
    return ACTIONS.text[act] if act >= 0 else ""


def dump(state: State) -> Json:
    """Return the state as JSON."""
    return {
        "boxes": state.boxes,
        "claimed": list(state.claimed),
        "dice": list(state.dice),
        "over": state.over,
        "phase": state.phase,
        "sides": [
            {
                "area_phase": list(side.area_phase),
                "bonus": list(side.bonus),
                "castle": side.castle,
                "chosen": side.chosen,
                "colour_phase": list(side.colour_phase),
                "colour_value": list(side.colour_value),
                "first": text_of(side.first),
                "points": side.points,
                "second": text_of(side.second),
                "sold": list(side.sold),
                "values": list(side.values),
            }
            for side in state.sides
        ],
        "turn": state.turn,
    }


def _act(text: str) -> int:
    act = ACTIONS.parse(text)
    return -1 if act is None else act


def load(rules: BurgundyRules, data: Json) -> State:
    """Return the state that `dump` wrote."""
    sides: list[Side] = []
    for row in data["sides"]:
        side = rules.marks.blank()
        side.castle, side.points, side.chosen = row["castle"], row["points"], row["chosen"]
        side.first, side.second = _act(row["first"]), _act(row["second"])
        for name in ("area_phase", "bonus", "colour_phase", "colour_value", "sold", "values"):
            getattr(side, name)[:] = row[name]
        rules.marks.refresh(side)
        sides.append(side)
    state = State(sides)
    state.phase, state.turn = data["phase"], data["turn"]
    state.boxes, state.over = data["boxes"], data["over"]
    state.dice[:], state.claimed[:] = data["dice"], data["claimed"]
    return state

"""Makes events, for the log and for previews. Rules never read events."""

from __future__ import annotations

from typing import TYPE_CHECKING

from vigneron.core.contract import Args, Event, Seat
from vigneron.games.burgundy_dice.rules.actions import (
    KIND,
    MONK_MARK,
    PASS,
    SECOND,
    SPACE,
    START,
    WORKER_MARK,
)
from vigneron.games.burgundy_dice.rules.box import BONUSES, COLOURS, PASTURE, PLACE
from vigneron.games.burgundy_dice.rules.serialise import VALUES
from vigneron.games.burgundy_dice.rules.state import State

if TYPE_CHECKING:
    from vigneron.games.burgundy_dice.rules.rules import BurgundyRules

TABLE = -1
"""Seat of events that concern everybody."""
_USED = {MONK_MARK: "monk", WORKER_MARK: "worker", SECOND: "silverling"}


def choice(rules: BurgundyRules, state: State, seat: Seat, act: int, log: list[Event]) -> None:
    """Log the events of a covered act, for its seat only. The reveal logs them for everybody."""
    told: list[Event] = []
    side = state.sides[seat]
    if act in (side.first, side.second):  # `done` has no event
        _act(rules, state, seat, act, told)
        done = rules.colour[SPACE[act]]
        if KIND[act] not in (START, PASS) and not rules.box.sheet.colour_mask[done] & ~side.marked:
            colour(rules, seat, done, rules.open_value(state, done), told)  # colours are paid at the reveal
    log.extend(Event(e.kind, e.seat, e.data, (seat,), told_later=True) for e in told)


def revealed(rules: BurgundyRules, state: State, seat: Seat, log: list[Event]) -> None:
    """Log the acts of a revealed choice."""
    side = state.sides[seat]
    for act in (side.first, side.second):
        if act >= 0:
            _act(rules, state, seat, act, log)


def castle_chosen(rules: BurgundyRules, seat: Seat, space: int, log: list[Event]) -> None:
    """Log a start castle and its bonus."""
    bonus = rules.box.sheet.castle_bonus[space]
    log.append(Event("castle_chosen", seat, {"place": PLACE[space], "bonus": BONUSES[bonus]}))


def _act(rules: BurgundyRules, state: State, seat: Seat, act: int, log: list[Event]) -> None:
    kind = KIND[act]
    side = state.sides[seat]
    if kind == START:
        castle_chosen(rules, seat, SPACE[act], log)
        return
    if kind == PASS:
        log.append(Event("declined", seat, {"bonus": BONUSES[rules.box.declining_gives]}))
        return
    sheet = rules.box.sheet
    space = SPACE[act]
    mark = {"place": PLACE[space], "colour": COLOURS[sheet.colour[space]], "number": side.values[space]}
    if kind in _USED:
        log.append(Event("marked_with_bonus", seat, {**mark, "bonus": _USED[kind]}))
    else:
        log.append(Event("marked", seat, mark))
    area = sheet.area[space]
    then = side.marked
    if act == side.first and side.second >= 0:
        then &= ~rules.box.bit[SPACE[side.second]]
    if not sheet.area_mask[area] & ~then:
        gift = rules.marks.gift(area)
        pasture = sheet.area_colour[area] == PASTURE
        kept = "doubled" if pasture else BONUSES[gift] if gift >= 0 else "none"
        size, points = len(sheet.area_spaces[area]), rules.marks.worth(area, state.phase)
        data = {"colour": COLOURS[sheet.colour[space]], "size": size, "points": points, "bonus": kept}
        log.append(Event("area_completed", seat, data))


def colour(rules: BurgundyRules, seat: Seat, colour_index: int, value: int, log: list[Event]) -> None:
    """Log that a seat has filled a colour.

    `value` is 0 if it gets the first value, 1 for the second value, 2 for none."""
    points = rules.box.colour_points[colour_index][value]
    data = {"colour": COLOURS[colour_index], "value": VALUES[value], "points": points}
    log.append(Event("colour_claimed", seat, data))


def rolled(rules: BurgundyRules, state: State, crossed: int, log: list[Event]) -> None:
    """Log a roll and the boxes that it crossed off."""
    dice = state.dice
    log.append(
        Event(
            "dice_rolled",
            TABLE,
            {
                "turn": state.turn,
                "phase": state.phase,
                "colour1": COLOURS[dice[0]],
                "colour2": COLOURS[dice[1]],
                "number1": dice[2],
                "number2": dice[3],
            },
        )
    )
    kind = rules.clock_words[dice[4] >= 2]
    log.append(Event(kind, TABLE, {"crossed": crossed, "left": rules.column - state.boxes}))


def sold(rules: BurgundyRules, seat: Seat, goods: int, log: list[Event]) -> None:
    """Log a sale of goods, with points and silverlings."""
    points, silver = goods * rules.box.goods_points, goods * rules.box.goods_silver
    data: Args = {"goods": goods, "points": points, "silverlings": silver}
    log.append(Event("goods_sold", seat, data))


def phase_ended(state: State, log: list[Event]) -> None:
    """Log the end of a phase."""
    log.append(Event("phase_ended", TABLE, {"phase": state.phase}))


def game_ended(rules: BurgundyRules, state: State, log: list[Event]) -> None:
    """Log the winners."""
    winners = rules.result(state).winners
    log.extend(Event("won", seat, {"points": state.sides[seat].points}) for seat in winners)


def solo_rated(rules: BurgundyRules, state: State, log: list[Event]) -> None:
    """Log the book's rating of a solo game (CB-72)."""
    points = state.sides[0].points
    mark = "none"
    for word, least in rules.box.solo_marks:
        if points >= least:
            mark = word
    log.append(Event("solo_rated", 0, {"points": points, "mark": mark}))

"""The learned weights of a duchy's evaluation: the features that are read, and what they add."""

from __future__ import annotations

from typing import Any

import pytest

from vigneron.core.chance import Xorshift
from vigneron.core.registry import game
from vigneron.games.burgundy_dice.ai import evaluation
from vigneron.games.burgundy_dice.ai.evaluation import SheetEvaluation, over_time
from vigneron.games.burgundy_dice.ai.weights import WEIGHTS

GAME = game("burgundy_dice")


def begun(sheet: str = "A", acts: int = 0) -> tuple[Any, Any]:
    setup = GAME.setup(1, {"sheet": sheet})
    rules, chance = GAME.rules(setup), Xorshift(5)
    state = rules.new(setup, chance)
    for _ in range(acts):
        legal = list(rules.legal(state, 0))
        rules.step(state, 0, legal[chance.below(len(legal))], chance, None)
    return rules, state


def test_every_sign_has_a_weight_for_every_part_of_time() -> None:
    assert len(WEIGHTS) == len(SheetEvaluation().row)
    assert {len(row) for row in WEIGHTS} == {len(over_time(1.0))}
    assert over_time(24.0) == (1.0, 1.0, 1.0, 0.0, 0.0, 0.0)
    assert over_time(4.0)[3:] == (0.0, 1.0, 1.0)


def test_the_signs_of_a_sheet_are_counted_as_people_would() -> None:
    rules, state = begun(acts=22)
    side, sheet = state.sides[0], rules.box.sheet
    seen = SheetEvaluation()
    value = seen.side(rules, state, side)
    one, written, points, *rest = list(seen.row)
    assert (one, points) == (1.0, float(side.points))
    row = iter(rest)
    for held in side.bonus:
        assert [next(row) for _ in range(3)] == [held, min(held, 1), max(0, min(held - 1, 1))]
    near = {space for space in range(37) if side.reach >> space & 1}
    left = [{s for s in range(37) if sheet.colour[s] == c and not side.marked >> s & 1} for c in range(6)]
    for spaces in left:
        asked = len(spaces & near) if spaces else 0
        assert [next(row) for _ in range(4)] == [len(spaces), not spaces, asked, min(asked, 1)]
    areas = [(sheet.area_colour[area], set(sheet.area_spaces[area])) for area in range(len(sheet.area_mask))]
    for colour in range(6):
        open_ = [spaces & left[colour] for own, spaces in areas if own == colour]
        whole = [spaces for own, spaces in areas if own == colour]
        begun_ = [len(some) for some, every in zip(open_, whole, strict=True) if 0 < len(some) < len(every)]
        assert [next(row) for _ in range(2)] == [len(begun_), begun_.count(1)]
    done = [min(len(spaces), 7) for colour, spaces in areas if not spaces & left[colour]]
    assert [next(row) for _ in range(7)] == [done.count(size) for size in range(1, 8)]
    basis = over_time(seen.moment(rules, state).last)
    told = [sum(w * b for w, b in zip(weights, basis, strict=True)) for weights in WEIGHTS]
    assert value == pytest.approx(written + sum(w * s for w, s in zip(told, seen.row, strict=True)))


def test_without_what_was_learned_the_written_value_stands(monkeypatch: pytest.MonkeyPatch) -> None:
    rules, state = begun("C", acts=12)
    with_it = SheetEvaluation()
    told = with_it.side(rules, state, state.sides[0])
    monkeypatch.setattr(evaluation, "WEIGHTS", ())
    without = SheetEvaluation()
    assert without.side(rules, state, state.sides[0]) == with_it.row[1] != told


def test_at_the_end_the_value_is_what_is_counted() -> None:
    rules, state = begun("A")
    chance = Xorshift(2)
    while rules.to_act(state):
        legal = list(rules.legal(state, 0))
        rules.step(state, 0, legal[chance.below(len(legal))], chance, None)
    assert round(SheetEvaluation().side(rules, state, state.sides[0])) == rules.result(state).scores[0]

"""The reason for a touch is about what was touched, not about something else that an act would need."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import cache
from itertools import islice
from typing import Any, Final

import pytest

from tests.games.burgundy_dice.positions import table
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Refusal
from vigneron.core.game import Game
from vigneron.core.registry import game, games
from vigneron.core.scene import widened
from vigneron.lessons.reading import lesson
from vigneron.server.lessons.attempt import Attempt
from vigneron.server.live_game.position import Position
from vigneron.server.projection.preview import why
from vigneron.testing.walk import any_setup, random_line

ACTS: Final = 60
POSITIONS: Final = 4
TOUCHES: Final = 12

CASES: Final[list[tuple[str, Sequence[str], Sequence[str], str]]] = [
    # lesson, acts, touches, the reason
    ("first-mark", (), ["hex-25"], "not_adjacent CB-13 e4"),
    ("first-mark", (), ["hex-0"], "not_adjacent CB-13 a1"),
    ("first-mark", (), ["hex-11"], "wrong_colour CB-25"),
    ("first-mark", (), ["hex-10"], "space_marked CB-13 c2"),
    ("first-mark", (), ["die-c1", "die-n0"], "wrong_number CB-22 d2"),
    ("first-mark", (), ["bonus-worker"], "no_bonus CB-42"),
    ("first-mark", (), ["bonus-silver"], "no_first_combination CB-43"),
    ("same-number", (), ["die-c0", "die-n1"], "other_pasture_number CB-25 c4"),
    ("same-number", (), ["hex-11"], "space_marked CB-13 c3"),
    ("other-number", (), ["hex-26"], "wrong_colour CB-24"),
    ("number-beside", (), ["die-c0", "die-n1"], "number_not_beside CB-24 e2"),
    ("second-mark", ("mark:0.0.6",), ["hex-14"], "wrong_number CB-20 c6"),
    ("second-mark", ("mark:0.0.6",), ["hex-14", "die-c0", "die-n0"], "same_dice CB-43"),
    ("second-mark", ("mark:0.0.6",), ["bonus-worker"], "two_purposes CB-44"),
    ("worker", (), ["hex-7"], "not_adjacent CB-13 b4"),
    # things that no act has together
    ("worker", (), ["bonus-worker", "die-n0"], "worker_and_die CB-42"),
    ("monk", (), ["bonus-monk", "die-c1"], "monk_and_die CB-41"),
    ("monk", (), ["bonus-monk", "bonus-worker"], "two_purposes CB-44"),
    ("first-mark", (), ["hex-16", "hex-25"], "one_space CB-12"),
    ("first-mark", (), ["die-n0", "die-n1"], "one_of_each CB-12"),
    ("first-mark", (), ["hex-16", "done"], "no_such_move"),
]


@pytest.mark.parametrize("case", CASES, ids=lambda case: f"{case[0]} {' '.join(case[2])}")
def test_the_reason_is_about_what_was_touched(case: tuple[str, Sequence[str], Sequence[str], str]) -> None:
    name, acts, touches, wanted = case
    found = lesson(game("burgundy_dice"), name)
    assert found is not None
    attempt = Attempt(game("burgundy_dice"), found)
    for act in acts:
        attempt.play(act)
    refusal = why(attempt.position, attempt.seat, touches)
    assert refusal is not None
    place = str(refusal.data.get("place", ""))
    assert f"{refusal.code} {refusal.rule} {place}".strip() == wanted


class _Seen(Position[Any]):
    """The position of one seat, as far as `why` asks it."""

    def __init__(self, found: Game[Any, Any], rules: Any, state: Any) -> None:
        self.game, self.rules, self._state = found, rules, state

    def chosen(self, seat: int) -> bool:
        """Return False: the seat is to act."""
        return False

    def own(self, seat: int | None) -> Any:
        """Return the state as it is."""
        return self._state


def test_a_die_gets_no_reason_that_is_about_other_dice() -> None:
    """CB-43: with the 4 only the first combination goes; a mine or a city has nothing to do with it."""
    here = table(2).castles("c2", "c2").holding(0, silverling=1).rolled("city", "mine", 4, 6)
    here.act("mark:0.0.c1")
    assert here.may("second:0.1.b1")
    told = why(_Seen(game("burgundy_dice"), here.rules, here.state), 0, ["die-n0"])
    assert told is not None
    assert (told.code, told.rule) == ("same_dice", "CB-43")


@pytest.mark.parametrize("key", games())
def test_no_reason_is_that_of_acts_that_need_something_else(key: str) -> None:
    """In random positions: a group of acts that are all refused alike gives no reason for other things."""
    found = game(key)
    families, table = found.picture().families, found.actions
    kinds = [f"{text.partition(':')[0]}:" for text in table.text]
    groups = [(*widened(t, families), kind) for t, kind in zip(table.touch, kinds, strict=True)]
    acts_of: dict[str, set[int]] = {}
    for action, names in enumerate(groups):
        for name in names:
            acts_of.setdefault(name, set()).add(action)
    things = sorted({touch for touches in table.touch for touch in touches})
    chance, judged = Xorshift(7), 0
    walk = islice(random_line(found, any_setup(found, chance.below), 7), ACTS)
    *_, line = walk
    rules, states = line.rules, [state for state in line.states if line.rules.to_act(state)]
    for state in states[:: len(states) // POSITIONS]:
        seat = rules.to_act(state)[0]

        @cache
        def reason(action: int, state: Any = state, seat: int = seat) -> Refusal | None:
            return rules.why_not(state, seat, action)

        @cache
        def alike(name: str, reason: Callable[[int], Refusal | None] = reason) -> bool:
            """Return whether all acts of the group have one reason."""
            refusals = [reason(action) for action in acts_of[name]]
            return None not in refusals and all(refusal == refusals[0] for refusal in refusals)

        for touch in (things[chance.below(len(things))] for _ in range(TOUCHES)):
            acts = acts_of[touch]
            others = {
                act for act in acts if any(not acts_of[name] <= acts and alike(name) for name in groups[act])
            }
            told = why(_Seen(found, rules, state), seat, [touch])
            free = {(r.code, r.rule) for act in acts - others if (r := reason(act))}
            if any(reason(action) is None for action in acts):
                assert told is None
            elif free:
                assert told is not None
                assert (told.code, told.rule) in free, touch
                judged += bool(others)
    assert judged or not found.draft

"""Set-up: CB-1 to CB-3."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import pytest

from tests.games.burgundy_dice.positions import kinds, table
from vigneron.core.chance import NeedDraw, Scripted, Xorshift
from vigneron.core.contract import BadSetup
from vigneron.games.burgundy_dice import GAME
from vigneron.games.burgundy_dice.rules.box import COLOURS, SHEETS


@pytest.mark.parametrize("name", SHEETS)
def test_all_play_on_the_sheet_that_was_agreed(name: str) -> None:
    """CB-1: one sheet, A to H, is bound to the table; every side is measured by it."""
    here = table(5, name)
    assert here.rules.box.sheet.name == name
    assert all(len(side.area_phase) == len(here.rules.box.sheet.area_mask) for side in here.state.sides)


def test_the_sheet_is_an_option_of_the_table() -> None:
    """CB-1: nobody chooses a sheet of their own, and there are only eight."""
    with pytest.raises(BadSetup) as caught:
        GAME.setup(2, {"sheet": "I"})
    assert caught.value.refusal.rule == "CB-1"


def test_everybody_chooses_a_castle_at_once() -> None:
    """CB-2: all seats are asked together, and only castles are offered."""
    here = table(3)
    assert here.rules.to_act(here.state) == (0, 1, 2)
    for seat in range(3):
        assert here.offers(seat) == ["castle:c2", "castle:c5", "castle:e2", "castle:e5"]
    assert here.why("castle:c3") == "not_a_castle CB-2"
    assert here.why("pass") == "castle_first CB-2"
    assert here.why("mark:0.0.c2") == "castle_first CB-2"


def test_a_start_castle_counts_as_marked_and_has_no_number() -> None:
    """CB-2: marked, no number, its bonus, and the 1 point that stands on every sheet."""
    here = table(2)
    here.turn("castle:c2", "castle:e5")
    assert (here.number("c2"), here.side().marked) == (0, here.rules.box.bit[10])
    assert (here.bonuses(0), here.bonuses(1)) == ({"goods": 1}, {"monk": 1})
    assert (here.points(0), here.points(1)) == (1, 1)
    assert here.why("mark:0.0.c2") == "space_marked CB-13"


@pytest.mark.parametrize(
    ("place", "bonus"), [("c2", "goods"), ("c5", "silverling"), ("e2", "worker"), ("e5", "monk")]
)
def test_the_castle_gives_the_bonus_printed_on_it(place: str, bonus: str) -> None:
    """CB-2: each of the four castles of sheet A."""
    here = table(2)
    here.turn(f"castle:{place}", "castle:c2")
    assert here.bonuses() == {bonus: 1}


def test_everybody_has_a_point_before_choosing() -> None:
    """CB-2: the point is printed on the sheet."""
    assert [table(4).points(seat) for seat in range(4)] == [1, 1, 1, 1]


def test_several_may_choose_the_same_castle() -> None:
    """CB-2: five players, one castle."""
    here = table(5)
    here.turn(*["castle:c5"] * 5)
    assert [here.bonuses(seat) for seat in range(5)] == [{"silverling": 1}] * 5


def test_a_castle_is_chosen_once() -> None:
    """CB-2: whoever has chosen waits; afterwards there is no castle to choose."""
    here = table(2)
    here.act("castle:c2")
    assert here.why("castle:c5") == "already_chosen CB-2"
    assert here.rules.to_act(here.state) == (1,)
    here.act("castle:c2", 1)
    assert here.why("castle:c5") == "castles_are_chosen CB-2"


def test_castles_are_revealed_together() -> None:
    """CB-2: a choice is told to its own seat, and to everybody when the last has chosen; then dice roll."""
    here = table(2)
    first = here.act("castle:c2")
    assert [(e.kind, e.audience, e.told_later) for e in first] == [("castle_chosen", (0,), True)]
    last = here.act("castle:e5", 1)
    assert kinds(last)[:2] == [("castle_chosen", 0), ("castle_chosen", 1)]
    assert all(e.audience is None and not e.told_later for e in last)
    assert here.state.turn == 1


def test_nothing_is_rolled_before_the_castles_are_chosen() -> None:
    """CB-2, CB-10: the set-up draws nothing; the last castle brings the first roll."""
    setup = GAME.setup(2)
    rules = GAME.rules(setup)
    state = rules.new(setup, Scripted())
    rules.step(state, 0, 10, Scripted(), None)
    with pytest.raises(NeedDraw):
        rules.step(state, 1, 10, Scripted(), None)


class Recorder:
    """A chance that remembers what was asked."""

    def __init__(self) -> None:
        self.asked: list[tuple[tuple[int, ...], str]] = []

    def draw(self, weights: Sequence[int], why: str) -> int:
        self.asked.append((tuple(weights), why))
        return 0


def test_five_dice_are_rolled() -> None:
    """CB-3: two dice with six colours, two with 1 to 6, and hourglasses on four and two faces."""
    here = table()
    recorder = Recorder()
    here.rules.roll(here.state, recorder, None)
    six = (1, 1, 1, 1, 1, 1)
    assert recorder.asked == [
        (six, "colour"),
        (six, "colour"),
        (six, "number"),
        (six, "number"),
        ((4, 2), "hourglass"),
    ]
    assert list(here.state.dice) == [0, 0, 1, 1, 1]


def test_faces_of_the_dice_mean_what_they_show() -> None:
    """CB-3: the outcomes of a roll in order."""
    here = table().castles("c2")
    here.act("pass", roll=("city", "castle", 2, 5, 2))
    colours = [COLOURS[die] for die in here.state.dice[:2]]
    assert (colours, list(here.state.dice[2:])) == (["city", "castle"], [2, 5, 2])


def test_every_face_comes_up() -> None:
    """CB-3: all colours, numbers and both hourglasses are seen, about as often as they should."""
    here = table()
    chance, seen = Xorshift(3), Counter[tuple[str, int]]()
    for _ in range(3000):
        here.state.boxes = 0
        here.rules.roll(here.state, chance, None)
        seen.update(
            [("colour", here.state.dice[0]), ("number", here.state.dice[3]), ("glass", here.state.dice[4])]
        )
    assert all(400 < seen["colour", face] < 600 for face in range(6))
    assert all(400 < seen["number", face] < 600 for face in range(1, 7))
    assert 1850 < seen["glass", 1] < 2150

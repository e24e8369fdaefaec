"""The end and the count: CB-60."""

from __future__ import annotations

from tests.games.burgundy_dice.positions import Table, table
from vigneron.core.contract import Part
from vigneron.games.burgundy_dice import GAME


def ended(*seats: tuple[int, dict[str, int]]) -> Table:
    """A game after its last turn: points and bonuses of every seat."""
    here = table(len(seats)).castles(*["c2"] * len(seats))
    for seat, (points, bonuses) in enumerate(seats):
        here.side(seat).points = points
        here.holding(seat, **bonuses)
    here.state.phase, here.state.boxes, here.state.over = 3, 10, 1
    return here


def test_the_game_ends_after_phase_three() -> None:
    """CB-60, CB-15: the turn of the last box is played in full, then nobody may act."""
    here = table(2).castles("c2", "c2").clock(3, 10).rolled("city", "city", 3, 4)
    here.act("mark:0.0.c1")
    assert here.rules.result(here.state).ending == ""
    events = here.act("pass", 1)
    assert here.rules.to_act(here.state) == ()
    assert (here.offers(0), here.offers(1)) == ([], [])
    assert here.why("pass") == "game_over CB-60"
    assert here.rules.result(here.state).ending == "clock"
    assert [e.kind for e in events][-1] == "won"
    assert (here.state.turn, here.number("c1")) == (1, 3)


def test_it_does_not_end_after_phase_two() -> None:
    """CB-60: three phases."""
    here = table(2).castles("c2", "c2").clock(2, 10)
    here.turn("pass", "pass")
    assert (here.state.over, here.state.phase) == (0, 3)


def test_the_last_turn_draws_nothing() -> None:
    """CB-60: no roll after the end."""
    from vigneron.core.chance import Scripted

    here = table(2).castles("c2", "c2").clock(3, 10)
    here.act("pass")
    here.rules.step(here.state, 1, here._act("pass"), Scripted(), None)
    assert here.state.over


def test_most_points_win() -> None:
    """CB-60: bonuses do not matter unless points are equal."""
    here = ended((50, {}), (49, {"monk": 9}), (51, {}))
    result = here.rules.result(here.state)
    assert (result.scores, result.places, result.winners) == ((50, 49, 51), (2, 3, 1), (2,))


def test_a_tie_goes_to_the_most_bonuses_left() -> None:
    """CB-60: all kinds count, unsold goods and castle bonuses too."""
    here = ended((50, {"monk": 1, "worker": 1}), (50, {"goods": 3}), (50, {"silverling": 1}))
    result = here.rules.result(here.state)
    assert (result.places, result.winners) == ((2, 1, 3), (1,))


def test_a_tie_in_bonuses_too_is_shared() -> None:
    """CB-60: places 1, 1, 3; and 1, 2, 2, 4."""
    here = ended((50, {"monk": 2}), (50, {"goods": 2}), (40, {"goods": 9}))
    result = here.rules.result(here.state)
    assert (result.places, result.winners) == ((1, 1, 3), (0, 1))
    here = ended((50, {}), (40, {}), (40, {}), (30, {}))
    assert here.rules.result(here.state).places == (1, 2, 2, 4)


def test_the_count_can_be_printed_by_area_phase_colour_and_bonus() -> None:
    """CB-60, CB-30, CB-31: the parts of a whole little game add up to the points."""
    here = table(2)
    here.turn("castle:c2", "castle:e5", roll=("pasture", "river", 3, 5, 2))  # c2's goods are sold: 2
    here.holding(0)
    here.turn("mark:0.0.c3", "pass", roll=("pasture", "river", 3, 5, 1))
    here.turn("mark:0.0.c4", "pass", roll=("river", "city", 5, 6, 1))  # pasture of 2 in phase I: 4 + 4
    here.clock(2, 1)
    here.turn("mark:0.0.d2", "pass", roll=("river", "city", 5, 6, 1))
    here.act("mark:0.1.d3")  # river of 2 in phase II: 3
    result = here.rules.result(here.state)
    assert result.parts[0] == (
        Part("start", 1),
        Part("area", 4, {"colour": "pasture", "size": 2, "phase": 1}),
        Part("pasture", 4, {"colour": "pasture", "size": 2, "phase": 1}),
        Part("area", 3, {"colour": "river", "size": 2, "phase": 2}),
        Part("goods", 2, {"phase": 1}),
    )
    assert result.scores[0] == 14 == sum(part.value for part in result.parts[0])


def test_equal_areas_are_one_line_of_the_count() -> None:
    """CB-60, CB-30: two rivers of two completed in one phase are one line; a whole colour is another."""
    here = table(2).castles("c2", "c2")
    side = here.side()
    sheet = here.rules.box.sheet
    for area, colour in enumerate(sheet.area_colour):
        if colour == 2:
            side.area_phase[area] = 1
    side.colour_phase[2], side.colour_value[2] = 1, 1
    parts = here.rules.result(here.state).parts[0]
    assert parts[1:] == (
        Part("area", 12, {"colour": "river", "size": 2, "phase": 1}),
        Part("colour_bonus", 2, {"colour": "river", "phase": 1, "value": "second"}),
    )


def test_a_position_reads_with_names() -> None:
    """CB-60, CB-14a: everything on the table, in words."""
    here = table(2).castles("c2", "e5").written(0, c3=3).holding(0, goods=2).rolled("city", "mine", 3, 4)
    told = GAME.picture().readable(here.rules, here.state)
    assert told["dice"] == {"colours": ["city", "mine"], "numbers": [3, 4], "hourglasses": 1}
    assert told["sides"][0]["rows"][2][:3] == ["city", "castle(goods) start", "pasture 3"]
    assert told["sides"][0]["bonuses"] == {"monk": 0, "silverling": 0, "goods": 2, "worker": 0}
    assert told["sides"][1]["start castle"] == "e5"

"""The growing phase: GC-10 to GC-14, GC-29."""

from __future__ import annotations

import pytest

from tests.games.grand_cru.positions import Table, table
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules import names as n
from vigneron.i18n.speaker import Speaker


def idle(here: Table) -> Table:
    """The seat to act does something of no consequence."""
    if here.step_of("pinot") > 4:
        here.prices(1)
    return here.act("demand:pinot")


def test_clockwise_from_the_holder() -> None:
    """GC-10: one action each, the passed left out."""
    here = Table(4).opened(holder=2)
    seats = []
    for _ in range(6):
        seats.append(here.state.turn)
        if here.state.turn == 0:
            here.act("pass")
        else:
            idle(here)
    assert seats == [2, 3, 0, 1, 2, 3]
    assert here.state.turn == 1


def test_only_whose_turn_it_is() -> None:
    """GC-10"""
    here = table(3)
    assert here.why("pass", 1) == ("not_your_turn", "GC-10")
    assert here.offers(seat=1) == []


def test_the_counter_moves_with_the_holders_turns() -> None:
    """GC-11: first space in the holder's first turn, last from the fourth on."""
    here = Table(3).opened(holder=1)
    spaces = []
    for _ in range(18):
        if here.state.turn == 1:
            spaces.append(here.state.counter)
        before = here.state.counter
        idle(here)
        assert (here.state.counter == before) or here.state.turn == 1
    assert spaces == [1, 2, 3, 4, 4, 4]


def test_a_passed_holder_still_moves_the_counter() -> None:
    """GC-11: whenever the holder's turn would come."""
    here = table(3)
    here.act("pass")
    spaces = []
    for _ in range(8):
        spaces.append((here.state.turn, here.state.counter))
        idle(here)
    assert spaces == [(1, 1), (2, 1), (1, 2), (2, 2), (1, 3), (2, 3), (1, 4), (2, 4)]


def test_passing_is_always_allowed_and_final() -> None:
    """GC-29: no more turns this year."""
    here = table(3).money(0, 0)
    assert "pass" in here.offers()
    here.act("pass")
    idle(here)
    idle(here)
    assert here.state.turn == 1
    assert here.side(0).passed == 1


def test_a_last_cube_gives_the_others_one_more_action() -> None:
    """GC-12: from the player's left on, without those who have passed and without this player."""
    here = table(4).turn(1, 4).vine(1, "merlot").passed(3)
    here.act("harvest:merlot")
    assert here.told("last_cube_harvested") == [("last_cube_harvested", 1)]
    said = Speaker("en", GAME, ["Ada", "Bo", "Cy", "Di"]).event(here.log[-1])
    assert said == "Bo has harvested the last cube: everybody else who has not passed gets one more action."
    assert here.state.turn == 2
    idle(here)
    assert (here.state.phase, here.state.turn) == (n.GROWING, 0)
    idle(here)
    assert here.state.phase == n.FESTIVAL


def test_the_log_says_who_acts_once_more() -> None:
    """GC-12: everybody else only if nobody has passed."""
    here = table(2).turn(1, 4).vine(1, "merlot")
    here.act("harvest:merlot")
    for lang, said in (
        ("en", "Bo has harvested the last cube: everybody else gets one more action."),
        ("fr", "Bo a vendangé son dernier cube\u00a0: chacun des autres a encore une action."),
        ("de", "Bo hat den letzten Würfel geerntet: alle anderen haben noch eine Aktion."),
    ):
        assert Speaker(lang, GAME, ["Ada", "Bo"]).event(here.log[-1]) == said


def test_nothing_restarts_the_end() -> None:
    """GC-12: another last cube, or passing in the last action, changes nothing."""
    here = table(3).turn(0, 4).vine(0, "merlot").vine(1, "syrah")
    here.act("harvest:merlot", "harvest:syrah")
    assert here.told("last_cube_harvested") == []
    assert here.state.turn == 2
    here.act("pass")
    assert here.told("last_player_left") == []
    assert here.state.phase == n.FESTIVAL


def test_a_last_cube_with_all_others_passed_but_one() -> None:
    """GC-12: the one left gets one action, though they are also the last player."""
    here = table(3).turn(0, 4).vine(0, "merlot").passed(1)
    here.act("harvest:merlot")
    assert here.state.turn == 2
    idle(here)
    assert here.state.phase == n.FESTIVAL


def test_all_but_one_passed_on_the_last_space() -> None:
    """GC-12: the last player gets exactly one more action."""
    here = table(3).turn(1, 4).passed(0)
    here.act("pass")
    assert here.told("last_player_left") == [("last_player_left", 2)]
    assert here.state.turn == 2
    idle(here)
    assert here.state.phase == n.FESTIVAL


def test_the_last_player_may_harvest_his_last_cube_in_it() -> None:
    """GC-12: which starts nothing again."""
    here = table(2).turn(0, 4).vine(1, "merlot")
    here.act("pass", "harvest:merlot")
    assert here.told("last_cube_harvested") == []
    assert here.state.phase == n.FESTIVAL


def test_two_left_are_not_one() -> None:
    """GC-12: on the last space the phase goes on while two have not passed."""
    here = table(3).turn(0, 4)
    here.act("pass")
    for _ in range(8):
        idle(here)
    assert here.state.phase == n.GROWING
    assert here.state.closing == n.OPEN


def test_going_on_alone() -> None:
    """GC-13: until the counter is on its last space, then exactly one more action."""
    here = table(3)
    here.act("pass", "pass")
    spaces = []
    while here.state.phase == n.GROWING:
        assert here.state.turn == 2
        spaces.append(here.state.counter)
        idle(here)
    assert spaces == [1, 2, 3, 4]


def test_going_on_alone_as_holder() -> None:
    """GC-13: the turn that moves the counter to its last space is the holder's last one."""
    here = table(3)
    idle(here)
    here.act("pass", "pass")
    spaces = []
    while here.state.phase == n.GROWING:
        spaces.append(here.state.counter)
        idle(here)
    assert spaces == [2, 3, 4]


def test_passing_alone_ends_the_phase_at_once() -> None:
    """GC-13: wherever the counter stands."""
    here = table(3)
    here.act("pass", "pass")
    idle(here)
    assert here.state.counter == 2
    here.act("pass")
    assert here.state.phase == n.FESTIVAL


def test_all_pass_in_the_first_round() -> None:
    """GC-13"""
    here = table(4)
    here.act("pass", "pass", "pass")
    assert (here.state.phase, here.state.counter) == (n.GROWING, 1)
    here.act("pass")
    assert here.state.phase == n.FESTIVAL


@pytest.mark.parametrize("counter", [1, 2, 3])
def test_no_last_cube_before_the_last_space(counter: int) -> None:
    """GC-14: one cube must stay on the vines."""
    here = table(2).turn(0, counter).vine(0, "merlot")
    assert here.why("harvest:merlot") == ("last_cube", "GC-14")
    assert here.offers("harvest") == []
    here.vine(0, "syrah")
    assert here.offers("harvest") == ["harvest:syrah", "harvest:merlot"]
    here.act("harvest:syrah")
    assert here.state.closing == n.OPEN


def test_no_last_cube_by_rich_harvest_either() -> None:
    """GC-14: by whatever means; on the last space it closes the phase, the bonus cube notwithstanding."""
    here = table(2).turn(0, 3).vine(0, "merlot").tile(0, "rich")
    assert here.why("rich:merlot") == ("last_cube", "GC-14")
    assert here.offers("rich") == []
    here.turn(0, 4).act("rich:merlot")
    assert here.state.closing == n.LAST_CUBE


def test_hands_need_three_before_the_last_space() -> None:
    """GC-14: and two on it, where the second harvest closes the phase, not the first."""
    here = table(2).turn(0, 3).vine(0, "merlot", "syrah").tile(0, "hands")
    assert here.why("hands:merlot") == ("last_cube", "GC-14")
    assert here.offers("hands") == []
    here.vine(0, "gamay")
    assert here.offers("hands") == ["hands:gamay", "hands:syrah", "hands:merlot"]
    two = table(2).turn(0, 4).vine(0, "merlot", "syrah").tile(0, "hands")
    two.act("hands:merlot")
    assert (two.state.turn, two.state.closing) == (0, n.OPEN)
    two.act("again:syrah")
    assert (two.state.turn, two.state.closing) == (1, n.LAST_CUBE)


def test_an_estate_without_vines_closes_nothing() -> None:
    """GC-14: nor does any action but a harvest."""
    here = table(3).turn(0, 4)
    for _ in range(3):
        idle(here)
    here.wine(0, 1, "gamay").act("sell:1.gamay.1")
    assert here.state.closing == n.OPEN


def test_a_harvest_that_leaves_cubes_closes_nothing() -> None:
    """GC-14: on the last space too."""
    here = table(2).turn(0, 4).vine(0, "merlot", "merlot")
    here.act("harvest:merlot")
    assert here.state.closing == n.OPEN
    assert here.state.turn == 1

"""The end, the count and the quick variant: DP-100, DP-101, DP-110."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import Table, fresh, kinds, put, table
from vigneron.games.dom_pierre.rules.box import COLUMNS, GOALS
from vigneron.games.dom_pierre.rules.state import GONE, OVER, VINTAGE


def rest(t: Table) -> list[str]:
    """A seat lays nobody off with its lowest disc and ends its turn."""
    house = t.house(t.state.seat)
    low = min((row, c) for c, row in enumerate(house.discs))[1]
    return kinds(t.acts(f"layoff:{COLUMNS[low]}", "done", "end"))


@pytest.mark.parametrize(("seats", "trigger"), [(2, 4), (3, 5), (4, 6)])
def test_the_space_for_the_player_count(seats: int, trigger: int) -> None:
    """DP-100, DP-26: the disc that fills it triggers the end and earns its 2 VP; later ones earn nothing."""
    t = table(seats).discs(3, sales=5, goals=5)
    t.state.track = bytearray([1] * (trigger - 1))
    told = t.acts("layoff:sales", "done")
    assert kinds(told)[-2:] == ["disc_left", "end_triggered"]
    assert (t.vp(), t.state.last_round) == (2, 2)
    t.act("cork:goals")
    assert (t.vp(), t.row("goals")) == (2, GONE)
    assert len(t.state.track) == trigger


def test_one_space_before_nothing_ends() -> None:
    """DP-100: the end waits for the last space."""
    t = table(3).discs(3, sales=5)
    t.state.track = bytearray([1] * 3)
    t.acts("layoff:sales", "done")
    assert t.state.last_round == 0


@pytest.mark.parametrize("by", [0, 1, 2])
def test_the_round_is_finished_and_one_more_is_played(by: int) -> None:
    """DP-100: everybody has the same number of turns, whoever triggers."""
    t = table(3)
    for seat in range(3):
        t.discs(3, seat=seat)
    t.discs(3, seat=by, sales=5)
    t.state.track = bytearray([1] * 4)
    turns = [0, 0, 0]
    while t.rules.to_act(t.state):
        seat = t.state.seat
        turns[seat] += 1
        if seat == by and turns[seat] == 1:
            t.acts("layoff:sales", "done", "end")
        else:
            rest(t)
    assert turns == [2, 2, 2]
    assert t.state.stage == OVER
    assert t.rules.result(t.state).ending == "end_track"
    assert t.offers(seat=0) == []
    assert t.why("end", 0) == "over DP-100"


def test_the_last_round_is_announced() -> None:
    """DP-100: when it begins, everybody hears that it is the last."""
    t = table(3).turn(2)
    t.state.last_round = 2
    t.acts("layoff:goals", "done")
    assert kinds(t.act("end")) == ["round_began", "last_round_began"]
    t = table(3).turn(2)
    t.acts("layoff:goals", "done")
    assert kinds(t.act("end")) == ["round_began"]


def test_later_discs_count_for_g45() -> None:
    """DP-100: a disc that leaves without VP has reached the top all the same."""
    t = table(3).discs(3, sales=GONE, goals=5).goal("G45")
    t.state.track, t.state.last_round = bytearray(5), 2
    t.acts("layoff:goals", "done")
    assert t.vp() == 0
    t.act("score:G45")
    assert t.vp() == 9


def test_the_count() -> None:
    """DP-101: VP of the track, of the prestige step, and crowns times the multiplier of the step."""
    t = table().won("Wien", "London").tokens(crown=1).goal("G40").coins(30)
    house = t.house()
    house.step = 3
    house.earned = [20, 5, 7, 2, 3]
    result = t.rules.result(t.state)
    parts = {part.key: part.value for part in result.parts[0]}
    assert parts == {
        "sales": 20,
        "village": 5,
        "goals": 7,
        "discs": 2,
        "gifts": 3,
        "step": 9,
        "crowns": 4 * 2,
    }
    assert result.scores[0] == sum(parts.values())
    house.cork = 0
    assert t.rules.result(t.state).scores[0] == result.scores[0] - 2


@pytest.mark.parametrize(
    ("step", "vp", "times"),
    [(0, 0, 1), (1, 2, 1), (2, 5, 1), (3, 9, 2), (4, 14, 2), (5, 19, 2), (6, 24, 3), (7, 30, 3)],
)
def test_the_track(step: int, vp: int, times: int) -> None:
    """DP-101: VP and multiplier of every step, with the initial card's crown."""
    t = table()
    t.house().step = step
    assert t.rules.result(t.state).scores[0] == vp + times


def test_ties() -> None:
    """DP-101: most VP, then more Fr, then earlier in the turn order; nobody shares a win."""
    t = table(3)
    t.state.first = 1
    for seat, (vp, coins) in enumerate([(10, 3), (10, 3), (10, 2)]):
        put(t.house(seat), "earned", 0, vp)
        t.coins(coins, seat)
    result = t.rules.result(t.state)
    assert result.places == (2, 1, 3), "seat 1 comes first in the turn order"
    assert result.winners == (1,)
    t.coins(4, 2)
    assert t.rules.result(t.state).places == (3, 2, 1)
    put(t.house(0), "earned", 0, 11)
    assert t.rules.result(t.state).places == (1, 3, 2)


def test_the_quick_variant() -> None:
    """DP-110: discs one row higher, both vintages in place, the strength token waits at row 2."""
    t = fresh(4, "quick")
    assert all(list(house.discs) == [1] * 6 for house in t.state.houses)
    kept, waits = {}, {}
    for seat in range(4):
        text = t.offers(seat=seat)[0]
        kept[seat] = COLUMNS.index(text.split(":")[1])
        t.act(text, seat)
    for seat in range(4):
        text = t.offers(seat=seat)[0]
        waits[seat] = COLUMNS.index(text.split(":")[1])
        t.act(text, seat)
    for seat, house in enumerate(t.state.houses):
        assert [c for c, v in enumerate(house.vintages) if v == VINTAGE] == sorted({kept[seat], waits[seat]})
        assert (house.waiting_vintage, house.waiting_strength) == (-1, 1)
    t = table(4, "quick").waiting(strength=True)
    assert t.why("set:sales") == "discs_too_low DP-21"
    t.discs(2)
    assert t.may("set:sales")


def test_the_quick_variant_with_two_players() -> None:
    """DP-110, DP-10: the Goals vintage is in place too, and the first disc moves to row 2."""
    t = table(2, "quick")
    assert all(house.vintages[GOALS] == VINTAGE for house in t.state.houses)
    t.act("move:logistics")
    assert t.row("logistics") == 2
    assert t.state.pending[-1][1] == 2


def test_a_fast_end_of_the_quick_variant() -> None:
    """DP-110, DP-27: five moves per disc; the game is over in time."""
    t = table(3, "quick")
    while t.rules.to_act(t.state):
        rest(t)
    assert 20 <= t.state.round <= 28

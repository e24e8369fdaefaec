"""The turn: DP-20 to DP-27."""

from __future__ import annotations

import pytest

from tests.games.dom_pierre.positions import fresh, kinds, table
from vigneron.core.game import BadData
from vigneron.games.dom_pierre import GAME
from vigneron.games.dom_pierre.rules.box import (
    CELLAR,
    COLUMNS,
    LOGISTICS,
    SALES,
    VILLAGE,
    VINEYARD,
    rounds_bound,
)
from vigneron.games.dom_pierre.rules.common import cost_after, lowest_row
from vigneron.games.dom_pierre.rules.state import AFTER, BEFORE, GONE, STRENGTH, VINTAGE


def test_the_order_of_a_turn() -> None:
    """DP-20: move one disc, act, perhaps a free action, end; then the next seat."""
    t = table().coins(9)
    assert t.why("end") == "move_first DP-20"
    t.act("move:logistics")
    assert t.row("logistics") == 1
    assert t.why("move:sales") == "not_now DP-20", "the action is not finished"
    t.acts("lift:supply", "put:north")
    assert t.state.stage == AFTER
    assert t.why("move:sales") == "moved_already DP-20"
    assert t.may("prestige")
    t.act("end")
    assert (t.state.seat, t.state.stage) == (1, BEFORE)
    assert t.why("move:sales", 0) == "not_your_turn DP-20"


def test_a_column_without_disc_cannot_be_chosen() -> None:
    """DP-20, DP-26: only a disc that is still in the winery moves."""
    t = table().discs(3, sales=GONE)
    assert t.why("move:sales") == "disc_gone DP-26"
    assert t.why("layoff:sales") == "disc_gone DP-26"
    assert not t.may("cork:sales")


def test_an_action_that_must_be_finished() -> None:
    """DP-20, DP-31, DP-77: grapes in hand are planted and goal cards taken; there is no way to stop early."""
    t = table()
    t.act("move:vineyard")
    assert t.why("done") == "not_done DP-31"
    t = table()
    t.act("move:goals")
    assert t.why("done") == "not_done DP-77"


def test_the_vintage_may_be_placed_when_all_discs_are_on_its_row() -> None:
    """DP-21: all on row 1 or higher, those that have left included; it goes into its own column."""
    t = table().discs(1, sales=0, goals=GONE).waiting("cellar", strength=True)
    assert t.why("set:vintage") == "discs_too_low DP-21"
    t.act("move:sales")
    assert t.may("set:vintage")
    assert t.why("set:sales") == "discs_too_low DP-21"
    t.act("set:vintage")
    assert t.house().vintages[CELLAR] == VINTAGE
    assert t.house().waiting_vintage < 0


def test_the_strength_token_goes_anywhere() -> None:
    """DP-21: all on row 2 or higher; what lies there is discarded, also a vintage."""
    t = table().discs(2, sales=1).waiting("", strength=True).vintage(logistics="vintage")
    assert t.why("set:logistics") == "discs_too_low DP-21"
    t.act("move:sales")
    assert len(t.offers("set:")) == 6
    t.act("set:logistics")
    assert t.house().vintages[LOGISTICS] == STRENGTH
    assert t.house().waiting_strength == 0


def test_a_vintage_discards_a_strength_token() -> None:
    """DP-21: a token already there is discarded, also a strength token."""
    t = table().discs(2).waiting("cellar").vintage(cellar="strength")
    t.act("set:vintage")
    assert t.house().vintages[CELLAR] == VINTAGE


def test_both_tokens_are_due_in_any_order() -> None:
    """DP-21: both may be placed in one turn; the later one discards the earlier."""
    t = table().discs(2).waiting("cellar", strength=True)
    t.acts("set:cellar", "set:vintage")
    assert t.house().vintages[CELLAR] == VINTAGE
    t = table().discs(2).waiting("cellar", strength=True)
    t.acts("set:vintage", "set:cellar")
    assert t.house().vintages[CELLAR] == STRENGTH


def test_a_token_may_wait_longer() -> None:
    """DP-21: not placed now, it may be placed before a later move, right after one, or after a cork."""
    t = table(2).discs(2).waiting("cellar").champagne("left")
    t.act("move:sales")
    assert t.may("set:vintage"), "right after the move"
    t.act("done")
    assert t.state.stage == AFTER, "nothing can be sold"
    assert t.why("set:vintage") == "not_now DP-21"
    t.act("cork:goals")
    assert t.may("set:vintage"), "right after a cork"
    t.acts("done", "end", "layoff:sales", "done", "end")
    assert t.may("set:vintage"), "before a later move"


def test_nothing_waits_for_who_has_placed() -> None:
    """DP-21: a placed token never moves."""
    t = table().discs(3)
    assert t.why("set:vintage") == "nothing_waits DP-21"
    assert t.why("set:sales") == "nothing_waits DP-21"


def test_a_token_placed_after_the_move_counts() -> None:
    """DP-21, DP-22: the strength token placed right after the move serves the same action."""
    t = table().discs(2, logistics=1).waiting("", strength=True)
    t.act("move:logistics")
    t.act("set:logistics")
    assert t.state.pending[-1][1] == 3, "strength 2 and the token"


def test_strength_tokens_add_one_in_their_column() -> None:
    """DP-22: +1 strength for actions of that column only."""
    t = table().discs(3).vintage(sales="strength")
    t.act("move:sales")
    assert t.state.pending[-1][1] == 4
    t = table().discs(3).vintage(sales="strength").workers(presses=5)
    t.act("move:logistics")
    assert t.state.pending[-1][1] == 3


def test_a_vintage_works_only_in_its_own_column() -> None:
    """DP-22: no effect during another column's action, and once per turn."""
    t = table().discs(3).vintage(village="vintage").workers(maison=2)
    t.act("move:logistics")
    t.acts("lift:maison", "lift:maison", "done")
    assert not t.may("put:north.skip")
    t = table().discs(3).vintage(logistics="vintage").workers(maison=2)
    t.acts("move:logistics", "lift:maison", "lift:maison", "done", "put:north.skip")
    assert t.why("put:north.skip") == "no_vintage DP-62"


@pytest.mark.parametrize(
    ("rows", "column", "cost"),
    [
        ({"row": 0}, VINEYARD, 0),
        ({"row": 1}, VINEYARD, 1),
        ({"row": 3, "village": 1}, VILLAGE, 2),
        ({"row": 3, "village": 1, "sales": 1}, VILLAGE, 1),
        ({"row": 5, "goals": 4}, CELLAR, 4),
        ({"row": 5, "goals": GONE}, VINEYARD, 5),
    ],
)
def test_the_cost_follows_the_lowest_disc_after_the_move(
    rows: dict[str, int], column: int, cost: int
) -> None:
    """DP-23: the Fr of the row of the lowest disc after the move; discs that have left do not count."""
    t = table().discs(**rows)
    assert cost_after(t.box, t.house(), column) == cost


def test_the_top_row_is_never_the_lowest() -> None:
    """DP-23, DP-27: with all other discs gone there is still one below the top, whatever happens."""
    t = table().discs(GONE, sales=5, goals=5)
    assert cost_after(t.box, t.house(), SALES) == 5
    assert lowest_row(t.box, t.house()) == 5


def test_who_cannot_pay_can_only_lay_off() -> None:
    """DP-23: Vineyard and Village are refused, Cellar may still be chosen for barrels."""
    t = table().discs(3).coins(2)
    assert t.why("move:vineyard") == "too_dear DP-23"
    assert t.why("move:village") == "too_dear DP-23"
    assert t.may("move:cellar")
    assert t.may("layoff:vineyard")
    t.coins(3)
    assert t.may("move:vineyard")


def test_paying_comes_first() -> None:
    """DP-23, DP-30: the Fr are paid before the grapes are drawn; coins found while planting come too late."""
    t = table().discs(1).coins(1)
    told = t.act("move:vineyard")
    assert kinds(told)[:3] == ["moved", "paid", "grape_drawn"]
    assert t.house().coins == 0


@pytest.mark.parametrize("column", ["logistics", "sales", "goals"])
def test_free_columns_cost_nothing(column: str) -> None:
    """DP-24: Logistics, Sales and Goals are free."""
    t = table().discs(4).coins(0)
    assert t.may(f"move:{column}")
    t.act(f"move:{column}")
    assert t.house().coins == 0


def test_actions_without_effect() -> None:
    """DP-24: Logistics and Sales may be performed with no effect, Goals not."""
    t = table().discs(3)
    t.acts("move:sales", "done")
    assert t.state.stage == AFTER
    t = table().discs(3)
    t.acts("move:logistics", "done")
    assert t.state.stage == AFTER
    t = table().discs(3)
    t.act("move:goals")
    assert not t.may("done")


def test_one_free_action_a_turn() -> None:
    """DP-25: before the move or after the action, once; not in the middle of an action."""
    t = table().coins(20).discs(3)
    t.act("prestige")
    while t.state.pending:
        t.act(t.offers()[0])
    assert t.why("prestige") == "one_free_action DP-25"
    assert t.why("cork:sales") == "one_free_action DP-25"
    t.act("move:logistics")
    assert t.why("local:l1") == "not_now DP-25"
    t.act("done")
    assert t.why("local:l1") == "one_free_action DP-25"
    t = table(2)
    t.acts("layoff:sales", "done")
    t.act("local:l1")
    assert t.why("prestige") == "one_free_action DP-25"
    t.act("end")
    assert t.may("local:l1", 1), "every turn has its own"


def test_a_disc_on_the_top_row_leaves_after_its_action() -> None:
    """DP-26: it goes to the end track for 2 VP; during the action it is still there."""
    t = table(4).discs(3, logistics=5)
    t.act("move:logistics")
    assert t.row("logistics") == 6
    assert t.vp() == 0
    told = t.act("done")
    assert t.row("logistics") == GONE
    assert t.vp() == 2
    assert list(t.state.track) == [0]
    assert kinds(told) == ["disc_left"]
    assert t.why("move:logistics") == "moved_already DP-20"


def test_laying_off_moves_the_disc_to_the_end_track_too() -> None:
    """DP-26, DP-80: a disc that reaches the top while laying off leaves as well."""
    t = table().discs(3, sales=5)
    t.acts("layoff:sales", "done")
    assert t.row("sales") == GONE
    assert t.vp() == 2


def test_discs_cannot_run_out() -> None:
    """DP-27: data with which somebody could run out of discs, or play without end, are refused."""
    for seats, most in ((2, 33), (3, 33), (4, 33)):
        assert rounds_bound(table(seats).box) == most
    data = GAME.data()
    data["winery"]["end_track"]["trigger"]["2"] = 8
    with pytest.raises(BadData, match="DP-27"):
        GAME.rules(GAME.setup(2), data)


def test_nobody_runs_out_of_discs_by_stalling() -> None:
    """DP-27: three who keep all discs below the top as long as they can still have one at the end."""
    t = table(3)
    while t.rules.to_act(t.state):
        seat = t.state.seat
        house = t.house(seat)
        if t.state.pending:
            t.act("done")
        elif t.state.stage == AFTER:
            cork = [c for c in t.offers("cork:") if house.discs[COLUMNS.index(c[5:])] == 4]
            t.act(cork[0] if cork else "end")
        else:
            low = min(range(6), key=lambda c: house.discs[c])
            t.act(f"layoff:{COLUMNS[low]}")
    assert t.state.round <= rounds_bound(t.box)
    assert all(min(house.discs) < t.box.top for house in t.state.houses)


def test_moves_of_the_draft_are_over() -> None:
    """DP-20: a table that is drafting does not move discs yet."""
    assert fresh().why("end", 0) == "draft_first DP-10"

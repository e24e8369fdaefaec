"""Free actions: DP-90 to DP-94."""

from __future__ import annotations

from tests.games.dom_pierre.positions import kinds, table
from vigneron.games.dom_pierre.rules.actions import GOAL
from vigneron.games.dom_pierre.rules.state import GONE, STRENGTH


def test_a_local_sale() -> None:
    """DP-90: any number of champagne tiles for 1 Fr each."""
    t = (
        table()
        .coins(0)
        .champagne("right", "bottle 9", "barrel 2")
        .champagne("centre", "bottle 1", "bottle 1")
    )
    assert len(t.offers("local:")) == 2 * 4 * 3 - 1, "left one, right two, centre two that are alike"
    assert t.why("local:c2") == "take_the_twin DP-90"
    assert t.why("local:l1.l2") == "no_tile_there DP-90"
    t.act("local:l1.c1.c2.r2")
    assert t.house().coins == 4
    assert (t.tiles("left"), t.tiles("centre"), t.tiles("right")) == ([], [], ["bottle 9"])
    assert t.vp() == 0


def test_buying_prestige() -> None:
    """DP-91: 5 Fr for a step and a token."""
    t = table().coins(4)
    assert t.why("prestige") == "too_dear DP-91"
    t.coins(5).act("prestige")
    assert (t.house().coins, t.house().step) == (0, 1)
    assert t.offers("take:") != []


def test_scoring_a_goal() -> None:
    """DP-92: a face-up card of one's own; then it is turned down and nothing is consumed."""
    t = table().goal("G40").goal("G41", seat=1).coins(8)
    assert t.why("score:G41") == "not_your_goal DP-92"
    assert t.why("score:G01") == "not_your_goal DP-92"
    told = t.act("score:G40")
    assert kinds(told) == ["goal_scored"]
    assert (t.vp(), t.house().coins) == (5, 8)
    assert [GOAL[g] for g in t.house().scored] == ["G40"]
    t.state.free_used = 0
    assert t.why("score:G40") == "goal_scored DP-92"


def test_popping_the_cork() -> None:
    """DP-94: the crown is lost, a disc moves up without action or money; once in the game."""
    t = table().discs(1).coins(0)
    t.act("cork:vineyard")
    assert (t.house().cork, t.row("vineyard"), t.state.pending) == (0, 2, [])
    assert t.may("move:vineyard") is False, "no money"
    assert t.may("move:sales")
    t.state.free_used = 0
    assert t.why("cork:sales") == "cork_popped DP-94"


def test_the_same_disc_may_move_after_the_cork() -> None:
    """DP-94: popped before the move it changes rows, cost and strength of the turn."""
    t = table().discs(3, logistics=2)
    t.acts("cork:logistics", "move:logistics")
    assert t.row("logistics") == 4
    assert t.state.pending[-1][1] == 3
    t = table().discs(3, village=2).coins(9)
    t.acts("cork:village", "move:village")
    assert t.house().coins == 6, "the lowest row is 3 now"


def test_a_disc_popped_to_the_top_leaves_at_once() -> None:
    """DP-94, DP-26: 2 VP, the column is closed."""
    t = table(4).discs(3, sales=5)
    told = t.act("cork:sales")
    assert kinds(told) == ["cork_popped", "disc_left"]
    assert (t.row("sales"), t.vp()) == (GONE, 2)
    assert t.why("move:sales") == "disc_gone DP-26"
    t.state.free_used, t.house().cork = 0, 1
    assert t.why("cork:sales") == "disc_gone DP-94"


def test_the_cork_makes_tokens_due() -> None:
    """DP-94, DP-21: waiting tokens may be placed at once, before the move or after the action."""
    t = table().discs(2, goals=1).waiting("", strength=True)
    assert not t.may("set:sales")
    t.act("cork:goals")
    t.act("set:sales")
    assert t.house().vintages[4] == STRENGTH
    t = table().discs(2, goals=1).waiting("", strength=True)
    t.acts("layoff:sales", "done")
    assert not t.may("set:sales")
    t.act("cork:goals")
    t.act("set:sales")
    assert t.house().vintages[4] == STRENGTH


def test_the_cork_may_trigger_the_end() -> None:
    """DP-94, DP-100: a disc popped onto the last space of the end track."""
    t = table(2).discs(3, sales=5)
    t.state.track = bytearray([1, 1, 0])
    t.act("cork:sales")
    assert t.state.last_round == 2

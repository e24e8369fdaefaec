"""Workers: DP-60 to DP-62, and laying off, DP-80."""

from __future__ import annotations

from tests.games.dom_pierre.positions import Table, kinds, table
from vigneron.games.dom_pierre.rules.state import AFTER


def posting(row: int = 3) -> Table:
    """Return a table whose Logistics will have the strength of the next row."""
    return table().discs(row)


def test_lift_up_to_the_strength_and_any_number_from_the_maison() -> None:
    """DP-60: strength from supply, routes, vineyard or presses; the maison is free."""
    t = posting(1).workers(maison=3, presses=1, vines="d3", north=(1, 3))
    t.act("move:logistics")
    assert t.offers("lift:") == [
        "lift:supply",
        "lift:maison",
        "lift:presses",
        "lift:north.1",
        "lift:north.3",
        "lift:d3",
    ]
    t.acts("lift:north.3", "lift:maison", "lift:d3")
    assert t.offers("lift:") == ["lift:maison"], "strength 2"
    assert t.why("lift:supply") == "all_lifted DP-60"
    assert t.why("lift:east.1") == "all_lifted DP-60"
    t.acts("lift:maison", "lift:maison")
    assert t.offers("lift:") == [], "all are lifted"
    assert t.state.pending[-1][1] == 5


def test_only_own_workers_are_lifted() -> None:
    """DP-60: nobody lifts a worker of others or from an empty place."""
    t = posting().workers(seat=1, north=(1,), vines="d3")
    t.act("move:logistics")
    for text in ("lift:north.1", "lift:d3", "lift:maison", "lift:e5", "lift:west.6"):
        assert t.why(text) == "nothing_to_lift DP-60"


def test_all_are_lifted_before_the_first_is_placed() -> None:
    """DP-60: spaces left by lifted workers are vacant for the placing."""
    t = posting().workers(north=(1, 2))
    t.acts("move:logistics", "lift:north.1", "lift:supply")
    assert t.why("put:north") == "not_now DP-60"
    t.act("done")
    t.acts("put:north", "put:north")
    assert t.on_route("north") == [0, 0, 0, None, None, None]
    assert t.state.stage == AFTER


def test_workers_are_lifted_to_be_placed() -> None:
    """DP-60: who is lifted must be placed; the presses always have room."""
    t = posting(0)
    t.acts("move:logistics", "lift:supply")
    assert t.why("done") == "not_done DP-60"
    assert t.may("put:presses")
    t.act("put:presses")
    assert t.house().presses == 2


def test_one_worker_per_grape() -> None:
    """DP-60: on a planted grape without a worker, anybody's."""
    t = posting(0).workers(seat=1, vines="d3")
    t.acts("move:logistics", "lift:supply")
    assert t.why("put:d3") == "vine_taken DP-60"
    assert t.why("put:a1") == "no_grape_there DP-60"
    t.act("put:e4")
    assert t.state.workers[28] == 0


def test_a_gap_comes_first() -> None:
    """DP-61: the vacant space nearest the crossroads, one worker per space, anybody's."""
    t = posting(3).workers(seat=1, west=(1,)).workers(seat=2, west=(3,))
    t.acts("move:logistics", "lift:supply", "lift:supply", "done", "put:west", "put:west")
    assert t.on_route("west") == [1, 0, 2, 0, None, None]


def test_a_full_route_takes_nobody() -> None:
    """DP-61: all spaces occupied."""
    t = posting(0).workers(seat=1, south=(1, 2, 3, 4, 5, 6))
    t.acts("move:logistics", "lift:supply")
    assert t.why("put:south") == "route_full DP-61"


def test_the_vintage_skips_one_vacant_space() -> None:
    """DP-62: one worker, one vacant space; occupied ones are not counted; once per turn."""
    t = posting(3).vintage(logistics="vintage").workers(seat=1, east=(2,))
    t.acts("move:logistics", "lift:supply", "lift:supply", "done")
    t.act("put:east.skip")
    assert t.on_route("east") == [None, 1, 0, None, None, None]
    assert t.why("put:north.skip") == "no_vintage DP-62"
    t.act("put:east")
    assert t.on_route("east") == [0, 1, 0, None, None, None], "the gap is filled first"


def test_nothing_to_skip() -> None:
    """DP-62: with one vacant space there is nothing behind it."""
    t = posting(0).vintage(logistics="vintage").workers(seat=1, east=(1, 2, 3, 4, 5))
    t.acts("move:logistics", "lift:supply")
    assert t.why("put:east.skip") == "nothing_to_skip DP-62"
    assert t.may("put:north.skip")


def test_laying_off() -> None:
    """DP-80: up to the strength go back to the own supply for 1 Fr each, from everywhere but the supply."""
    t = posting(3).coins(0).workers(maison=2, presses=1, vines="d3", north=(1,))
    told = t.act("layoff:logistics")
    assert kinds(told) == ["moved_to_lay_off"]
    assert t.offers() == ["done", "lift:maison", "lift:presses", "lift:north.1", "lift:d3"]
    assert t.why("lift:supply") == "already_there DP-80"
    t.acts("lift:north.1", "lift:maison")
    assert t.state.pending[-1][1:] == [1, 2], "one more may go, two have gone"
    t.act("lift:d3")
    assert (t.house().coins, t.house().supply) == (3, 4 + 3)
    assert t.state.stage == AFTER, "strength 3"
    assert t.on_route("north")[0] is None, "a gap is a vacant space"


def test_laying_off_nobody() -> None:
    """DP-80: zero is allowed; the action of the column is forfeited, nothing is paid."""
    t = posting(3).coins(1).workers(maison=2)
    t.acts("layoff:vineyard", "done")
    assert (t.house().coins, t.row("vineyard")) == (1, 4)
    assert list(t.state.bag) == [15, 16, 16]


def test_a_strength_token_counts_for_laying_off_a_vintage_not() -> None:
    """DP-80: strength 1 and the token lays off two; the vintage gives nothing."""
    t = posting(0).workers(maison=4).vintage(village="strength")
    t.acts("layoff:village", "lift:maison", "lift:maison")
    assert t.state.stage == AFTER
    t = posting(0).workers(maison=4).vintage(village="vintage")
    t.acts("layoff:village", "lift:maison")
    assert t.state.stage == AFTER
    t = posting(1).workers(maison=4).vintage(village="vintage")
    t.act("layoff:village")
    t.act("lift:maison")
    assert t.offers() == ["done", "lift:maison"]


def test_no_more_than_the_strength() -> None:
    """DP-80: the third worker stays."""
    t = posting(1).workers(maison=3)
    t.acts("layoff:sales", "lift:maison", "lift:maison")
    assert t.house().maison == 1
    assert t.house().coins == 6

"""Clocks: terms, running, and time-outs. Pure arithmetic, no time passes."""

from __future__ import annotations

import pytest

from vigneron.server.live_game import clocks
from vigneron.server.live_game.clocks import BadTerms, agreed, due, fresh, left, over, run
from vigneron.server.storage import row_mapping
from vigneron.server.storage.table_state import ClockState, ClockTerms, Had

ACT = ClockTerms("act", 60)
BANK = ClockTerms("bank", 600, 10)


def begun(terms: ClockTerms, awaited: set[int], at: int = 1000) -> ClockState:
    clock = fresh(terms, 2)
    assert clock is not None
    return run(clock, terms, at, awaited)


def test_without_a_clock_there_is_nothing() -> None:
    assert fresh(ClockTerms(), 3) is None
    assert due(None) is None
    assert over(None, 10**15) == []
    assert clocks.behind(None, 9) is None
    assert (clocks.had(None, 3), clocks.used(None, 3, 10**15)) == (None, 0)


def test_only_whom_the_house_waits_for_loses_time() -> None:
    clock = begun(BANK, {0})
    assert (left(clock, 0, 31_000), left(clock, 1, 31_000)) == (570_000, 600_000)
    assert due(clock) == 601_000
    assert over(clock, 600_999) == []
    assert over(clock, 601_000) == [0]


def test_a_bank_gains_its_increment_when_the_turn_ends() -> None:
    clock = run(begun(BANK, {0}), BANK, 31_000, {1}, ended={0})
    assert (left(clock, 0, 99_000), left(clock, 1, 31_000)) == (580_000, 600_000)


def test_an_allowance_is_whole_again_when_the_turn_ends() -> None:
    clock = run(begun(ACT, {0}), ACT, 31_000, {1}, ended={0})
    assert left(clock, 0, 99_000) == 60_000


def test_a_step_of_the_same_turn_changes_nothing() -> None:
    clock = begun(BANK, {0})
    assert run(clock, BANK, 5_000, {0}) == clock


def test_a_complete_covered_choice_stops_the_clock_and_a_change_lets_it_go_on() -> None:
    clock = run(begun(ACT, {0, 1}), ACT, 11_000, {1})
    assert (left(clock, 0, 50_000), left(clock, 1, 11_000)) == (50_000, 50_000)
    clock = run(clock, ACT, 30_000, {0, 1})
    assert left(clock, 0, 35_000) == 45_000


@pytest.mark.parametrize(("terms", "had"), [(BANK, 570_000), (ACT, 30_000)])
def test_whoever_takes_the_end_of_their_turn_back_has_used_the_time_since(
    terms: ClockTerms, had: int
) -> None:
    start = begun(terms, {0})
    clock = run(clocks.noted(start, 4, 31_000), terms, 31_000, {1}, ended={0})
    for undo in (
        33_000,
        38_000,
        43_000,
    ):  # repeated undo gains no time: the clock runs on, and the bank gets no increment
        ended, then, used = {1} if terms is ACT else (), clocks.had(clock, 4), clocks.used(clock, 4, undo)
        clock = run(clock, terms, undo, {0}, ended=ended, again={0}, had=then, undone=0, used=used)
        clock = clocks.forgetting(clock, ())
        assert left(clock, 0, undo) == had - (undo - 31_000)
        assert left(clock, 1, 99_000) == left(start, 1, 1000)
        clock = run(clocks.noted(clock, 4, undo), terms, undo, {1}, ended={0})


def test_alone_with_bots_a_bank_gains_nothing_by_taking_back() -> None:
    clock = begun(BANK, {0})
    for act, undo in ((31_000, 40_000), (50_000, 55_000)):
        was = left(clock, 0, act)
        clock = run(clocks.noted(clock, 4, act), BANK, act, (), ended={0})  # it is a bot's turn
        clock = run(clock, BANK, act + 1_000, {0})
        then, used = clocks.had(clock, 4), clocks.used(clock, 4, undo)
        clock = clocks.forgetting(run(clock, BANK, undo, {0}, had=then, undone=0, used=used), ())
        assert was is not None
        assert left(clock, 0, undo) == was - (undo - act)


def test_what_was_noted_by_an_earlier_version_counts_without_the_time_since() -> None:
    clock = ClockState((580_000, 600_000), (None, 31_000), (Had(4, (570_000, 600_000)),))
    assert clocks.used(clock, 4, 50_000) == 0
    clock = run(clock, BANK, 50_000, {0}, again={0}, had=clocks.had(clock, 4), undone=0)
    assert (left(clock, 0, 50_000), left(clock, 1, 50_000)) == (570_000, 600_000)


def test_whoever_changes_a_complete_choice_has_used_the_time_since() -> None:
    clock = begun(ACT, {0, 1})
    for at in (11_000, 21_000):
        clock = clocks.holding(run(clock, ACT, at, {1}), 0, at)
        assert left(clock, 0, at + 9_000) == left(clock, 0, at)
        clock = run(clocks.resumed(clock, 0, at + 5_000), ACT, at + 5_000, {0, 1})
        assert left(clock, 0, at + 5_000) == 60_000 - (at + 5_000 - 1_000)
    assert clocks.resumed(clock, 1, 99_000) is clock
    assert clock.held == {}
    assert clocks.released(clocks.holding(clock, 0, 30_000)).held == {}


def test_what_was_had_is_kept_as_long_as_it_may_be_needed() -> None:
    clock = clocks.noted(clocks.noted(begun(BANK, {0}), 4, 2_000), 5, 3_000)
    assert (clocks.had(clock, 4), clocks.had(clock, 5)) == ((599_000, 600_000), (598_000, 600_000))
    clock = clocks.forgetting(run(clock, BANK, 9_000, {1}), {5, 8})
    assert (clocks.had(clock, 4), clocks.had(clock, 5)) == (None, (598_000, 600_000))
    assert clocks.forgetting(clock, {8}).had == ()


def test_who_all_agree_to_go_back_have_what_they_had() -> None:
    clock = clocks.returned(ClockState((10, 20, 30), (None, 5, None)), [400, 50_000, 7_000], 60_000, {1})
    assert clock == ClockState((1_000, 50_000, 7_000), (None, 60_000, None))


def test_whoever_is_waited_for_gets_an_allowance_and_whoever_comes_back_a_minute() -> None:
    late = ClockState((-5, 100), (None, None))
    assert left(run(late, BANK, 10, {0}, granted={0}), 0, 10) == 600_000
    assert left(run(late, BANK, 10, {0}, back={0}), 0, 10) == 60_000


def test_a_running_clock_is_granted_anew_from_now_on() -> None:
    clock = run(begun(ACT, {0}), ACT, 50_000, {0}, granted={0})
    assert due(clock) == 110_000


@pytest.mark.parametrize("offered", clocks.OFFERED)
def test_what_forms_offer_can_be_agreed_on(offered: str) -> None:
    found = agreed(offered, "vote", "")
    assert row_mapping.terms_of(row_mapping.terms_text(found)) == found
    assert (found.clock == "none") == (offered == "none")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "act",
        "act:0",
        "act:99999",
        "act:60:10:1",
        "act:-1",
        "act:6²",
        "none:5",
        "days:31",
        "hour:1",
        "act:x",
        "bank:60:601",
        "act:" + "9" * 50,
    ],
)
def test_what_no_table_can_have_is_refused(text: str) -> None:
    with pytest.raises(BadTerms):
        agreed(text, "bot", "")


def test_what_follows_is_one_of_three() -> None:
    with pytest.raises(BadTerms):
        agreed("act:60", "nothing", "")


def test_days_are_days() -> None:
    assert due(begun(ClockTerms("days", 3), {1}, at=0)) == 3 * 86_400_000


def test_no_time_of_a_clock_lies_ahead_of_now() -> None:
    had = (Had(4, (5, 6), 80), Had(5, (5, 6)))
    clock = ClockState((5, 6), (None, 90), had, {0: 70})
    sound = clocks.behind(clock, 60)
    assert sound == ClockState((5, 6), (None, 60), (Had(4, (5, 6), 60), Had(5, (5, 6))), {0: 60})
    assert clocks.behind(clock, 100) == clock

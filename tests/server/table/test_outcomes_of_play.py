"""Acts, choices, draws by hand, devices, bots and the start as functions: no server, no store, no socket."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.server.live_game.test_position import record_of
from vigneron.core.chance import NeedDraw
from vigneron.core.contract import IllegalAction, Refusal
from vigneron.core.journal import Ply
from vigneron.core.registry import game, games
from vigneron.server.botpool.pool import Choice
from vigneron.server.live_game.manual_chance import Entered
from vigneron.server.live_game.open import new_position
from vigneron.server.live_game.position import Position
from vigneron.server.lobby import client_seeds
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Act, Enter, Revise, Undo
from vigneron.server.storage import awaited
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.table_state import (
    ClientCommitment,
    ClientSeeds,
    ClockState,
    ClockTerms,
    Had,
    PendingDraw,
    TablePolicy,
)
from vigneron.server.table import absence, awaited_draw, bot_turns, hotseat, manual_dice, play, start_game
from vigneron.server.table.outcome import Begin, Commit, Keep, Opened, Outcome, Reply

AT = 1_000_000
HERE = absence.Missing()


def table(seats: int = 2, by_hand: bool = False) -> tuple[TableRecord, Position[Any]]:
    """Return a table of people whose game has begun, and its position: all choose at once."""
    record = record_of("hedge", seats)
    record.policy = TablePolicy(by_hand=by_hand)
    position = new_position(record)
    position.commit(position.begin())
    return record, position


def make(position: Position[Any], found: Outcome) -> TableRecord | None:
    """Make an outcome true, as `LiveTable` does once it is written; return the record that it brings."""
    assert isinstance(found, Keep | Commit)
    if isinstance(found, Commit):
        position.commit(found.change)
        return found.record
    for seat, draft in found.drafts.items():
        position.cover(seat, draft)
    return found.record


def do(record: TableRecord, position: Position[Any], seat: int, *acts: str) -> Outcome:
    """Do acts of a seat one after the other; return what the last one brings, which is not made true."""
    for text in acts[:-1]:
        make(position, act(record, position, seat, text))
    return act(record, position, seat, acts[-1])


def act(record: TableRecord, position: Position[Any], seat: int, text: str) -> Outcome:
    return play.act(record, position, AT, seat, Act(position.v, text, position.d(seat)))


def opened(seats: int = 2, by_hand: bool = False) -> tuple[TableRecord, Position[Any]]:
    """Return a table at which all have chosen and seat 0 acts openly."""
    record, position = table(seats, by_hand)
    for seat in range(seats):
        make(position, do(record, position, seat, "pick:1", "plain"))
    return record, position


def refused(ask: Callable[[], object]) -> Refusal:
    with pytest.raises(Refused) as error:
        ask()
    return error.value.refusal


# acts and choices


def test_a_choice_is_kept_covered_and_moves_clocks_once_it_is_complete() -> None:
    record, position = table(3)
    record.missing = awaited.mask([0, 1, 2])
    half = do(record, position, 1, "pick:1")
    assert isinstance(half, Keep)
    assert (half.tell, half.whole, half.record.missing) == ("choice", False, awaited.mask([0, 1, 2]))
    assert position.drafts == {}, "nothing is true before it is written"
    make(position, half)
    whole = act(record, position, 1, "plain")
    assert isinstance(whole, Keep)
    assert (whole.tell, whole.record.missing) == ("choice", awaited.mask([0, 2]))
    assert record.missing == awaited.mask([0, 1, 2]), "the record that counts is as it was"
    assert position.completes(whole.drafts)
    assert not position.completes(half.drafts)


def test_the_last_choice_reveals_all() -> None:
    record, position = table()
    make(position, do(record, position, 0, "pick:1", "plain"))
    found = do(record, position, 1, "pick:2", "double")
    assert isinstance(found, Commit)
    assert found.uncover
    assert [(row.seat, row.act) for row in found.change.rows if isinstance(row, Ply)] == [
        (0, "pick:1"),
        (0, "plain"),
        (1, "pick:2"),
        (1, "double"),
    ]


def test_choices_that_do_not_go_together_are_all_opened_again(monkeypatch: pytest.MonkeyPatch) -> None:
    record, position = table()
    record.missing = awaited.mask([0, 1])
    make(position, do(record, position, 0, "pick:1", "plain"))
    make(position, act(record, position, 1, "pick:1"))

    def reveal(*_: object) -> None:
        raise IllegalAction(Refusal("order", "HE-1"), "plain")

    monkeypatch.setattr(position, "reveal", reveal)
    found = act(record, position, 1, "plain")
    assert isinstance(found, Keep)
    assert (found.tell, dict(found.drafts)) == ("all", {0: None, 1: None})
    assert "do not go together" in found.fault
    make(position, found)
    assert position.missing() == (0, 1)


def test_what_was_done_is_answered_and_what_is_outdated_is_stale() -> None:
    record, position = opened()
    first = Act(position.v, "walk", 0)
    make(position, play.act(record, position, AT, 0, first))
    assert play.act(record, position, AT, 0, first) == Reply("again")
    assert play.act(record, position, AT, 0, Act(first.v, "roll", 0)) == Reply("stale")
    assert play.undo(record, position, AT, 0, Undo(first.v)) == Reply("stale")
    assert play.revise(record, position, AT, 0, Revise(first.v)) == Reply("stale")


def test_an_act_is_refused_by_the_table_or_by_a_rule() -> None:
    record, position = opened()
    assert refused(lambda: act(record, position, 1, "walk")).rule == "HE-2"
    record.pending = PendingDraw("act", 1)
    assert refused(lambda: act(record, position, 0, "walk")).code == "draw_awaited"
    record.seats[0].bot = "random"
    assert refused(lambda: act(record, position, 0, "walk")).code == "bot_plays"
    assert refused(lambda: play.undo(record, position, AT, 0, Undo(position.v))).code == "bot_plays"


def test_a_seat_takes_its_last_act_back_or_that_of_another_on_its_device() -> None:
    record, position = opened()
    assert refused(lambda: play.undo(record, position, AT, 0, Undo(position.v))).code == "nothing_to_undo"
    make(position, act(record, position, 0, "walk"))
    own = play.undo(record, position, AT, 0, Undo(position.v))
    other = play.undo(record, position, AT, 1, Undo(position.v), shared=(1, 0))
    assert own == other
    assert isinstance(own, Commit)
    assert own.change.undone_by == 0
    assert refused(lambda: play.undo(record, position, AT, 1, Undo(position.v))).code == "nothing_to_undo"


def test_no_act_is_taken_back_on_a_clock_that_it_would_empty() -> None:
    record, position = opened()
    make(position, act(record, position, 0, "walk"))
    record.terms = ClockTerms("bank", 60)
    ply = position.ply - 1
    record.clock = ClockState((9_000,) * 2, (AT, None), (Had(ply, (5_000, 9_000), AT - 5_000),))
    undo = Undo(position.v)
    assert refused(lambda: play.undo(record, position, AT, 0, undo)).code == "time_used"
    assert isinstance(play.undo(record, position, AT - 1, 0, undo), Commit)


def test_a_covered_choice_is_taken_back_step_by_step() -> None:
    record, position = table()
    assert refused(lambda: play.revise(record, position, AT, 0, Revise())).code == "no_choice_to_change"
    make(position, do(record, position, 0, "pick:1", "plain"))
    for found in (
        play.revise(record, position, AT, 0, Revise(position.v, 2)),
        play.undo(record, position, AT, 0, Undo(position.v)),
    ):
        assert isinstance(found, Keep)
        draft = found.drafts[0]
        assert draft is not None
        assert (draft.acts, draft.complete) == (("pick:1",), False)
    make(position, found)
    make(position, play.revise(record, position, AT, 0, Revise()))
    assert position.drafts == {}


def test_a_complete_choice_is_not_changed_on_a_clock_that_ran_out_meanwhile() -> None:
    record, position = table()
    make(position, do(record, position, 0, "pick:1", "plain"))
    record.terms = ClockTerms("act", 60)
    record.clock = ClockState((60_000,) * 2, (None, None), held={0: AT - 60_000})
    assert refused(lambda: play.revise(record, position, AT, 0, Revise())).code == "time_used"
    assert isinstance(play.revise(record, position, AT - 1, 0, Revise()), Keep)


# draws by hand


def enter(record: TableRecord, position: Position[Any] | None, message: Enter, by: str = "p0") -> Outcome:
    return manual_dice.enter(record, position, AT, by, message, HERE)


def rolled() -> tuple[TableRecord, Position[Any]]:
    """Return a table that waits for the roll of seat 0."""
    record, position = opened(by_hand=True)
    kept = make(position, act(record, position, 0, "roll"))
    assert kept is not None
    return kept, position


def test_an_act_is_done_once_its_draw_is_entered() -> None:
    record, position = rolled()
    assert record.pending == PendingDraw("act", 0, "roll")
    found = enter(record, position, Enter(0, 3))
    assert isinstance(found, Commit)
    assert not found.uncover
    assert found.record is not None
    assert found.record.pending is None
    assert [row.draws for row in found.change.rows if isinstance(row, Ply)] == [(3,)]
    make(position, found)
    again = manual_dice.correct(found.record, position, "p0", position.v, HERE)
    assert isinstance(again, Keep)
    assert again.record.pending == PendingDraw("correct")
    right = enter(again.record, position, Enter(0, 5))
    assert isinstance(right, Commit)
    assert right.change.drop == [position.v]


def test_entries_that_cannot_be_are_refused_or_answered() -> None:
    record, position = rolled()
    assert refused(lambda: enter(record, position, Enter(0, 6))).code == "draw_impossible"
    assert refused(lambda: enter(record, position, Enter(0))).code == "draw_impossible"
    assert refused(lambda: enter(record, position, Enter(0, 3), "p1")).code == "not_host"
    assert enter(record, position, Enter(1, 3)) == Reply("draw")
    quiet, still = opened(by_hand=True)
    assert refused(lambda: enter(quiet, still, Enter(0, 3))).code == "nothing_drawn"
    settled = refused(lambda: manual_dice.correct(quiet, still, "p0", still.v, HERE))
    assert settled.code == "draw_settled"


def test_who_acted_takes_back_what_is_not_drawn_yet() -> None:
    record, position = rolled()
    assert refused(lambda: play.undo(record, position, AT, 1, Undo(position.v))).code == "draw_awaited"
    for found in (
        play.undo(record, position, AT, 0, Undo(position.v)),
        enter(record, position, Enter(0, back=True)),
    ):
        assert isinstance(found, Keep)
        assert (found.tell, found.record.pending, dict(found.drafts)) == ("draw", None, {})


def test_the_last_choice_is_open_again_when_its_draw_is_let_go() -> None:
    record, position = table(by_hand=True)
    make(position, do(record, position, 0, "pick:1", "plain"))
    record.pending = PendingDraw("reveal", 0)
    record.missing = awaited.mask([1])
    found = play.undo(record, position, AT, 0, Undo(position.v))
    assert isinstance(found, Keep)
    assert (found.tell, found.record.missing) == ("draw", awaited.mask([0, 1]))
    draft = found.drafts[0]
    assert draft is not None
    assert draft.acts == ("pick:1",)


def drawn_at_the_start() -> str:
    """Return a game whose set-up is drawn."""
    for key in games():
        try:
            new_position(record_of(key, game(key).seats[0])).begin(Entered(()))
        except NeedDraw:
            return key
    raise AssertionError("no set-up is drawn")


def test_the_game_begins_when_the_draws_of_its_set_up_have_been_looked_at() -> None:
    key = drawn_at_the_start()
    record = record_of(key, game(key).seats[0])
    record.phase, record.policy = "lobby", TablePolicy(by_hand=True)
    found = start_game.begin(record, "p0", "")
    assert isinstance(found, Keep)
    asking, position = found.record, new_position(found.record)
    for _ in range(400):
        assert asking.pending is not None
        chance = Entered(asking.pending.draws)
        try:
            awaited_draw.worked(position, asking.pending, chance)
        except NeedDraw:
            assert chance.missing is not None
            outcome = next(i for i, weight in enumerate(chance.missing.weights) if weight)
            secret = awaited_draw.owner(asking, position)
            by = f"p{secret or 0}"
            kept = enter(asking, position, Enter(len(asking.pending.draws), outcome), by)
            assert isinstance(kept, Keep)
            asking = kept.record
        else:
            break
    assert asking.pending is not None
    draws = asking.pending.draws
    begun = enter(asking, position, Enter(len(draws), done=True))
    assert isinstance(begun, Begin)
    assert begun.record.pending is None
    assert [row.draws for row in begun.change.rows if isinstance(row, Ply)] == [draws]
    assert record.phase == "lobby"


# the start


def test_a_game_begins_with_the_seeds_that_came() -> None:
    record = record_of("hedge", 2)
    record.phase = "lobby"
    assert start_game.ask_seeds(record, AT, "p0", "") is None
    record.seeds = ClientSeeds({"p0": ClientCommitment("0" * 64)})
    found = start_game.ask_seeds(record, AT, "p0", "")
    assert found is not None
    assert (found.record.seeds.asked, record.seeds.asked) == (AT, None)
    assert start_game.waits(found.record, AT + client_seeds.PATIENCE - 1)
    assert not start_game.waits(found.record, AT + client_seeds.PATIENCE)
    assert not start_game.waits(record, AT)
    begun = start_game.begin(found.record, "p0", "")
    assert isinstance(begun, Begin)
    assert [row.ply for row in begun.change.rows if isinstance(row, Ply)] == [0]
    assert begun.position.rows == [], "nothing is true before it is written"
    assert refused(lambda: start_game.begin(record, "p1", "")).code == "not_host"


# several people on one device


def device(seats: int = 2) -> tuple[TableRecord, Position[Any], Viewer]:
    record, position = table(seats)
    for seat in record.seats:
        seat.person = "p0"
    return record, position, Viewer("p0", "en", "", 9)


def test_a_curtain_lies_between_seats_that_choose_in_secret() -> None:
    record, position, viewer = device()
    secrets = hotseat.Secrets()
    assert hotseat.settled(record, position, secrets, viewer) == (None, None)
    assert hotseat.opened(record, position, secrets, viewer, 1) == Opened(1, 1)
    viewer.open = 0
    assert hotseat.opened(record, position, secrets, viewer, 1) == Opened(None, 1)
    assert hotseat.shared(record, position, secrets, viewer, 0) == (0,)
    told = hotseat.told(record, position, secrets, viewer)
    assert told is not None
    assert (told.seats, told.awaited, told.curtain) == ([0, 1], [0, 1], True)
    assert refused(lambda: hotseat.opened(record, position, secrets, viewer, 2)).code == "no_seat"


def test_where_nothing_is_hidden_whoever_is_awaited_is_opened() -> None:
    record, position = opened()
    for seat in record.seats:
        seat.person = "p0"
    viewer, secrets = Viewer("p0", "en", "", 9), hotseat.Secrets()
    viewer.open = 1
    assert hotseat.settled(record, position, secrets, viewer) == (0, 0)
    assert viewer.open == 1, "who tells them opens it"
    assert hotseat.shared(record, position, secrets, viewer, 1) == (1, 0)
    assert hotseat.opened(record, position, secrets, viewer, 0) == Opened(0, 0)
    assert hotseat.settled(record, None, secrets, viewer) == (0, None)


# bots


def bots() -> tuple[TableRecord, Position[Any]]:
    record, position = opened()
    record.seats[0] = SeatRecord(0, "bot", None, "random", "Bot")
    return record, position


def test_bots_are_awaited_while_people_play_or_look() -> None:
    record, position = bots()
    assert bot_turns.awaited(record, position, ()) == [0]
    assert bot_turns.awaited(record, None, ()) == []
    record.seats[1].bot = "random"
    assert bot_turns.awaited(record, position, ()) == []
    assert bot_turns.awaited(record, position, {1}) == [0]
    record.pending = PendingDraw("act", 0)
    assert bot_turns.awaited(record, position, {1}) == []


def test_what_a_bot_chose_is_done_unless_the_game_has_gone_on() -> None:
    record, position = bots()
    asked = (position.v, 0)
    found = bot_turns.chosen(record, position, AT, 0, asked, Choice("walk"))
    assert isinstance(found, Commit)
    make(position, found)
    assert bot_turns.chosen(record, position, AT, 0, asked, Choice("walk")) is None
    record.seats[0] = SeatRecord(0, "person", "p0", "", "N0")
    assert bot_turns.chosen(record, position, AT, 0, (position.v, 0), Choice("walk")) is None


def test_that_a_bot_fails_is_said_once_and_then_a_plain_players_act_is_done() -> None:
    record, position = bots()
    failed = Choice("walk", failed=True)
    first = bot_turns.chosen(record, position, AT, 0, (position.v, 0), failed)
    assert isinstance(first, Commit)
    assert [row.kind for row in first.change.rows if not isinstance(row, Ply)] == ["failed"]
    make(position, first)
    assert first.then is not None
    for found in (
        first.then(record, position, AT),
        bot_turns.chosen(record, position, AT, 0, (position.v, 0), failed),
    ):
        assert isinstance(found, Commit)
        assert [row.act for row in found.change.rows if isinstance(row, Ply)] == ["walk"]
        assert found.then is None

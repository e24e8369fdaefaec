"""Votes, seats and chat as functions of record, position and time: without server and store."""

from __future__ import annotations

import pytest
from msgspec.structs import replace as changed

from tests.server.live_game.test_position import begun, record_of
from vigneron.core.journal import TableRow
from vigneron.server.live_game.position import Change, Position
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection.protocol import Say, Vote
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import (
    ClockState,
    ClockTerms,
    EndMotion,
    LateMotion,
    PendingDraw,
    TablePolicy,
)
from vigneron.server.table import absence, chat, outcome, takeovers, votes
from vigneron.server.table.outcome import Commit, Keep

AT = 1_000_000


def played(seats: int = 3) -> tuple[TableRecord, Position[object]]:
    """Return a running table of people, and its position."""
    return record_of("hedge", seats), begun("hedge", seats)


def code(error: pytest.ExceptionInfo[Refused]) -> str:
    return error.value.refusal.code


def kinds(found: object) -> list[str]:
    assert isinstance(found, Commit)
    return [row.kind for row in found.change.rows if isinstance(row, TableRow)]


def test_a_question_is_kept_until_all_have_answered() -> None:
    record, position = played()
    asked = votes.propose(record, position, AT, 0, "end")
    assert isinstance(asked, Keep)
    assert asked.record.motion == EndMotion(0, {0: "yes"}, AT + 120_000, AT)
    assert record.motion is None, "the record that counts is as it was"
    one = votes.vote(asked.record, position, AT + 1, 1, Vote("yes", about=AT))
    assert isinstance(one, Keep)
    all_ = votes.vote(one.record, position, AT + 2, 2, Vote("yes"))
    assert kinds(all_) == ["end"]
    assert isinstance(all_, Commit)
    assert all_.record is not None
    assert all_.record.motion is None


def test_one_no_closes_a_question_and_who_asks_may_withdraw_it() -> None:
    record, position = played()
    record.motion = EndMotion(0, {0: "yes"}, AT + 9, AT)
    for seat, choice in ((1, "no"), (0, "withdraw")):
        found = votes.vote(record, position, AT, seat, Vote(choice))  # type: ignore[arg-type]
        assert isinstance(found, Keep)
        assert found.record.motion is None


@pytest.mark.parametrize(
    ("seat", "message"),
    [(0, Vote("yes")), (1, Vote("wait")), (1, Vote("withdraw")), (1, Vote("yes", about=7))],
)
def test_an_answer_that_was_not_asked_for_is_refused(seat: int, message: Vote) -> None:
    record, position = played()
    record.motion = EndMotion(0, {0: "yes"}, AT + 9, AT)
    with pytest.raises(Refused) as error:
        votes.vote(record, position, AT, seat, message)
    assert code(error) == "nothing_asked"


def test_an_answer_that_comes_too_late_closes_the_question_and_is_refused() -> None:
    record, position = played()
    record.motion = EndMotion(0, {0: "yes"}, AT, AT - 120_000)
    found = votes.vote(record, position, AT, 1, Vote("yes"))
    assert isinstance(found, Keep)
    assert found.record.motion is None
    assert found.refusal is not None
    assert found.refusal.code == "nothing_asked"


def test_while_something_is_asked_nothing_else_is() -> None:
    record, position = played()
    record.motion = EndMotion(0, {0: "yes"}, AT + 9, AT)
    with pytest.raises(Refused) as error:
        votes.propose(record, position, AT, 1, "end")
    assert code(error) == "asked_already"
    with pytest.raises(Refused) as error:
        votes.propose(record, position, AT + 9, 1, "undo")
    assert code(error) == "nothing_to_undo"


@pytest.mark.parametrize(
    ("then", "rows"),
    [("bot", ["clock", "takeover"]), ("end", ["clock", "forfeit", "end"]), ("vote", ["clock"])],
)
def test_what_follows_when_time_is_over(then: str, rows: list[str]) -> None:
    record, position = played()
    record.terms = changed(ClockTerms("act", 60), then=then)
    record.clock = ClockState((60_000,) * 3, (AT - 60_000, None, None))
    found = takeovers.look(record, position, AT)
    assert kinds(found) == rows
    assert isinstance(found, Commit)
    assert found.then is votes.settle
    assert found.record is not None
    assert found.record.motion == (LateMotion(0, id=AT) if then == "vote" else None)
    assert takeovers.look(record, position, AT - 1) is None


def test_a_table_that_is_due_though_nobody_is_late_is_looked_at_later() -> None:
    record, position = played()
    record.due = AT
    found = takeovers.look(record, position, AT)
    assert isinstance(found, Keep)
    assert (found.tell, found.record.due, record.due) == ("nobody", None, AT)


def test_whoever_leaves_is_played_by_a_bot_and_may_come_back() -> None:
    record, position = played()
    found = takeovers.leave(record, position, "p0")
    assert found is not None
    assert kinds(found) == ["takeover"]
    left = found.record
    assert left is not None
    assert (left.plays(0), left.host, record.plays(0)) == (False, "p1", True)
    position.commit(found.change)
    back = takeovers.back(left, position, "p0")
    assert back is not None
    assert kinds(back) == ["return"]
    assert back.back == {0}
    assert takeovers.leave(left, position, "p0") is None
    for strange in (takeovers.leave, takeovers.back):
        with pytest.raises(Refused) as error:
            strange(left, position, "p9")
        assert code(error) == "no_seat"


def test_when_the_last_person_leaves_the_table_ends() -> None:
    record, position = played(1)
    assert kinds(takeovers.leave(record, position, "p0")) == ["takeover", "end"]


def test_somebody_may_be_removed_once_they_have_been_missed(monkeypatch: pytest.MonkeyPatch) -> None:
    record, position = played()
    now, missing = 500.0, absence.Missing()
    monkeypatch.setattr(absence, "monotonic", lambda: now)
    missing.note(record, {0, 1})

    def refused(person: str, seat: int) -> str:
        with pytest.raises(Refused) as error:
            takeovers.remove(record, position, person, seat, {0, 1}, missing, 0)
        return code(error)

    assert (refused("p0", 2), refused("p0", 1), refused("p1", 2)) == ("away_soon", "still_here", "not_host")
    now += absence.PATIENCE
    found = takeovers.remove(record, position, "p0", 2, {0, 1}, missing, 0)
    assert isinstance(found, outcome.Commit)
    assert found.record is not None
    position.commit(found.change)
    rows = takeovers.removals_of(found.record, position, "p2")
    assert [row.data["by"] for row in rows] == [0]
    again = takeovers.here_again(found.record, position, "p2")
    assert kinds(again) == ["return"]
    record.clock = ClockState((1,) * 3, (None,) * 3)
    assert refused("p0", 2) == "in_time"


def test_a_change_settles_what_was_asked_about_the_position() -> None:
    record, position = played()

    def after(change: Change[object]) -> tuple[str, bool, bool, bool]:
        new = record.fork()
        settled = outcome.follow(new, position, change)
        return new.phase, new.motion is None, new.pending is None, settled

    record.motion, record.pending = LateMotion(1), PendingDraw("act", 0)
    still = position.aside([TableRow("clock", {"seat": 1})])
    assert after(still) == ("playing", False, False, False)
    act = Change(still.rows, position.state, position.ply)
    assert after(act) == ("playing", True, True, True)
    record.motion = EndMotion(0)
    assert after(act) == ("playing", False, True, True)
    assert after(position.aside([TableRow("end", {"why": "agreed"})])) == ("over", True, False, False)


def test_who_may_speak() -> None:
    record, _ = played()
    line = chat.line_of(record, 1, "p1", Say(text=" a\n b "), AT)
    assert (line.name, line.text, line.phrase, line.at) == ("N1", "a b", False, AT)

    def refused(seat: int | None, message: Say) -> str:
        with pytest.raises(Refused) as error:
            chat.line_of(record, seat, "p", message, AT)
        return code(error)

    assert (refused(None, Say(text="a")), refused(0, Say(text=" "))) == ("talk_seats", "talk_empty")
    record.policy = TablePolicy("all")
    assert chat.line_of(record, None, "p", Say(phrase="hello"), AT).phrase
    record.policy = TablePolicy("off")
    assert refused(0, Say(text="a")) == "talk_off"


def test_the_host_decides_who_may_speak() -> None:
    record, _ = played()
    found = chat.allow(record, "p0", "off")
    assert found is not None
    assert (found.record.policy.talk, found.whole, record.policy.talk) == ("off", True, "seats")
    assert chat.allow(record, "p0", "seats") is None
    with pytest.raises(Refused) as error:
        chat.allow(record, "p1", "off")
    assert code(error) == "not_host"

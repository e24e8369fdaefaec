"""Who is at a table, without a server: sockets of this process, programs, and reports of other processes."""

from __future__ import annotations

from types import SimpleNamespace

import pytest

from tests.server.live_game.test_position import record_of
from vigneron.server.lobby.seating import Refused
from vigneron.server.projection.connection import Viewer
from vigneron.server.table import host_transfer, presence
from vigneron.server.table.answered import Answered
from vigneron.server.table.presence import Presence


def test_who_is_here_through_any_process(monkeypatch: pytest.MonkeyPatch) -> None:
    record, here, other = record_of("hedge", 4), Presence(), Presence()
    now = 100.0
    monkeypatch.setattr(presence, "time", SimpleNamespace(monotonic=lambda: now))
    mine = Viewer("p0", "en", "", 4)
    here.viewers |= {mine, Viewer("stranger", "en", "", 4)}
    other.viewers |= {Viewer("p1", "en", "", 4)}
    here.hear("other", other.told(record))
    here.call("p3")
    assert here.note(record, 0) == ({0, 1, 3}, 1)
    assert (here.own(record), here.looking(record)) == ({0, 3}, {0, 1})
    mine.hidden = True
    assert here.looking(record) == {1}
    assert (here.forget_silent(), here.forget_programs()) == (False, False)
    now += presence.ELSEWHERE
    assert here.here(record) == {0, 3}
    assert here.forget_silent()
    now += presence.CALLS
    assert here.forget_programs()
    assert (here.here(record), here.called) == ({0}, {})


def test_a_host_who_stays_away_is_replaced_and_one_who_is_here_is_not() -> None:
    record = record_of("hedge", 2)
    record.phase = "lobby"

    def refused(here: set[int], left: int | None) -> tuple[str, object]:
        with pytest.raises(Refused) as error:
            host_transfer.take_over(record, "p1", here, left)
        return error.value.refusal.code, error.value.refusal.data.get("count")

    assert refused({0, 1}, 0) == ("host_here", None)
    assert refused({1}, 61_000) == ("host_soon", 2)
    assert refused({1}, None) == ("host_soon", 5)
    host_transfer.take_over(record, "p1", {1}, 0)
    assert record.host == "p1"


def test_a_number_is_known_for_its_own_seat_only() -> None:
    answered = Answered()
    answered.remember(0, 5)
    answered.remember(0, None)
    assert (answered.knows(0, 5), answered.knows(1, 5), answered.knows(0, None)) == (True, False, False)

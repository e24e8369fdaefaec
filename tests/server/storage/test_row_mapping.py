"""The JSON in a table's columns: every version's is read, and written back letter by letter."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, cast

import msgspec
import pytest
from sqlalchemy import RowMapping

from tests.server.live_game.test_position import record_of
from vigneron.server.storage import row_mapping
from vigneron.server.storage.models import TableRecord
from vigneron.server.storage.table_state import (
    ClientCommitment,
    ClientSeeds,
    ClockState,
    ClockTerms,
    EndMotion,
    Had,
    LateMotion,
    Origin,
    PendingDraw,
    Removal,
    TablePolicy,
    UndoMotion,
)

TERMS = {"clock": "bank", "amount": 900, "increment": 15, "then": "vote", "bot": ""}
PENDING = {"kind": "reveal", "seat": 1, "act": "", "draws": [3, 0]}


def as_read(columns: Mapping[str, Any]) -> TableRecord:
    """Return the record of a table whose row has these columns changed."""
    record = record_of("hedge", 2)
    row = {**row_mapping.play_values(record), **columns}
    seats = [{**row_mapping.seat_values(record.id, seat)} for seat in record.seats]
    return row_mapping.record_of(cast("RowMapping", row), cast("list[RowMapping]", seats))


@pytest.mark.parametrize(
    ("column", "stored", "field", "value"),
    [
        ("terms", {}, "terms", ClockTerms()),
        ("terms", TERMS, "terms", ClockTerms("bank", 900, 15, "vote")),
        ("clock", {}, "clock", None),
        ("clock", {"left": [5, 6], "since": [None, 9]}, "clock", ClockState((5, 6), (None, 9))),
        (
            "clock",
            {"left": [5], "since": [None], "had": [[4, [5], 80], [5, [6]]], "held": {"0": 70}},
            "clock",
            ClockState((5,), (None,), (Had(4, (5,), 80), Had(5, (6,))), {0: 70}),
        ),
        ("motion", None, "motion", None),
        (
            "motion",
            {"kind": "undo", "by": 1, "votes": {"1": "yes"}, "until": 12, "id": 7},
            "motion",
            UndoMotion(1, {1: "yes"}, 12, 7),
        ),
        (
            "motion",
            {"kind": "end", "by": 0, "votes": {}, "until": 3, "id": 2},
            "motion",
            EndMotion(0, {}, 3, 2),
        ),
        (
            "motion",
            {"kind": "late", "seat": 1, "votes": {"0": "bot"}, "until": None, "id": 7},
            "motion",
            LateMotion(1, {0: "bot"}, None, 7),
        ),
        ("words", {}, "seeds", ClientSeeds()),
        (
            "words",
            {"pledges": {"p0": {"hash": "ab", "word": ""}}, "asked": 7, "given": ["annasword1"]},
            "seeds",
            ClientSeeds({"p0": ClientCommitment("ab")}, 7, ("annasword1",)),
        ),
        ("manner", {}, "policy", TablePolicy()),
        ("manner", {"talk": "all", "hand": True}, "policy", TablePolicy("all", by_hand=True)),
        ("manner", {"hand": True, "pending": PENDING}, "pending", PendingDraw("reveal", 1, "", (3, 0))),
        (
            "manner",
            {"removed": {"p1": {"by": "Zoé", "why": "seat"}}},
            "removed",
            {"p1": Removal("Zoé", "seat")},
        ),
        ("origin", None, "origin", None),
        ("origin", {"table": "t", "commitment": "c0", "secret": "5e"}, "origin", Origin("t", "c0", "5e")),
    ],
)
def test_what_a_column_holds_is_read_and_written_again(
    column: str, stored: Any, field: str, value: object
) -> None:
    text = None if stored is None else json.dumps(stored)
    record = as_read({column: text})
    assert getattr(record, field) == value
    assert row_mapping.play_values(record)[column] == text


@pytest.mark.parametrize(
    ("column", "stored", "field", "value"),
    [
        ("motion", {"kind": "end", "by": 0, "votes": {}}, "motion", EndMotion(0)),
        ("words", {"pledges": {}, "given": []}, "seeds", ClientSeeds()),
        ("manner", {"talk": "seats"}, "policy", TablePolicy()),
        ("terms", {"clock": "act", "amount": 60}, "terms", ClockTerms("act", 60)),
    ],
)
def test_what_an_earlier_version_left_out_or_wrote_out_is_the_default(
    column: str, stored: Any, field: str, value: object
) -> None:
    assert getattr(as_read({column: json.dumps(stored)}), field) == value


@pytest.mark.parametrize(
    ("column", "stored"),
    [("terms", {"clock": "hourglass"}), ("clock", {"left": []}), ("motion", {"kind": "x"})],
)
def test_what_no_version_has_written_is_an_error(column: str, stored: Any) -> None:
    with pytest.raises(msgspec.DecodeError):
        as_read({column: json.dumps(stored)})

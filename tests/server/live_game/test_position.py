"""A position without a table: repeated requests, and replaying stored rows."""

from __future__ import annotations

import pytest

from vigneron.core.chance import Xorshift
from vigneron.core.journal import BadJournal, Journal, Ply, TableRow, replay
from vigneron.core.registry import game, games
from vigneron.server.live_game.open import new_position
from vigneron.server.live_game.position import Position
from vigneron.server.storage.models import SeatRecord, TableRecord


def record_of(key: str, seats: int, people: int | None = None) -> TableRecord:
    found = game(key)
    count = seats if people is None else people
    own = [SeatRecord(s, "person" if s < count else "bot", f"p{s}", "", f"N{s}") for s in range(seats)]
    return TableRecord(
        "abcdefghjkmn",
        "CODE",
        key,
        "playing",
        "p0",
        dict(found.setup(seats).options),
        found.edition,
        found.digest(found.data()),
        None,
        b"s" * 32,
        0,
        0,
        own,
    )


def begun(key: str, seats: int, people: int | None = None) -> Position[object]:
    position = new_position(record_of(key, seats, people))
    position.commit(position.begin())
    return position


def play(position: Position[object], chance: Xorshift, plies: int) -> None:
    """Play random acts and undo some; complete covered choices are revealed."""
    for _ in range(plies):
        waiting = position.missing()
        if not waiting:
            return
        seat = waiting[chance.below(len(waiting))]
        last = position.undo(seat)
        if last is not None and chance.below(3) == 0:
            position.commit(last)
            continue
        legal = position.legal(seat)
        text = position.game.actions.text[legal[chance.below(len(legal))]]
        if not position.covered:
            position.commit(position.act(seat, text))
            continue
        position.cover(seat, position.choose(seat, text))
        if not position.missing():
            position.commit(position.reveal())


def test_folding_the_rows_gives_the_same_position_for_every_game() -> None:
    for key in games():
        found = game(key)
        for seats in {found.seats[0], found.seats[-1]}:
            position = begun(key, seats)
            play(position, Xorshift(seats), 80)
            again = new_position(record_of(key, seats))
            drafts = {s: (position.ply, d.acts) for s, d in position.drafts.items()}
            again.load(position.rows, drafts)
            rules = position.rules
            assert rules.dump(again.state) == rules.dump(position.state)
            assert (again.v, again.ply, again.log) == (position.v, position.ply, position.log)
            assert {s: d.acts for s, d in again.drafts.items()} == {
                s: d.acts for s, d in position.drafts.items()
            }
            for seat in range(seats):
                assert rules.dump(again.own(seat)) == rules.dump(position.own(seat))
                assert again.may_undo(seat) == position.may_undo(seat), (key, seat)


def test_a_table_s_rows_are_a_journal_that_replays() -> None:
    for key in games():
        seats = game(key).seats[0]
        position = begun(key, seats)
        play(position, Xorshift(7), 60)
        journal = Journal(record_of(key, seats).header(), list(position.rows))
        fold = replay(game(key), journal)
        assert position.rules.dump(fold.states[-1]) == position.rules.dump(position.state)


def test_rows_that_lead_elsewhere_are_refused() -> None:
    position = begun("hedge", 2)
    play(position, Xorshift(1), 12)
    rows = list(position.rows)
    last = rows[-1]
    assert isinstance(last, Ply)
    for bad in (
        [*rows[:-1], Ply(last.ply, last.seat, last.act, last.draws, "0" * 16)],
        [*rows[:-1], Ply(last.ply, last.seat, "fly", last.draws, last.digest)],
        [],
    ):
        with pytest.raises(BadJournal):
            new_position(record_of("hedge", 2)).load(bad, {})


def test_another_edition_is_named() -> None:
    record = record_of("hedge", 2)
    record.edition = "0"
    with pytest.raises(BadJournal, match="edition 0 is needed"):
        new_position(record)


def test_stored_choices_against_an_older_position_are_forgotten() -> None:
    position = begun("hedge", 2)
    again = new_position(record_of("hedge", 2))
    again.load(position.rows, {0: (position.ply - 1, ["pick:1"]), 1: (position.ply, ["pick:2"])})
    assert {seat: draft.acts for seat, draft in again.drafts.items()} == {1: ("pick:2",)}


def open_turns(people: int) -> Position[object]:
    position = begun("hedge", 2, people)
    for seat in (0, 1):
        for text in ("pick:1", "plain"):
            position.cover(seat, position.choose(seat, text))
    position.commit(position.reveal())
    return position


def test_alone_against_bots_undo_passes_over_their_acts_when_nothing_was_drawn() -> None:
    position = open_turns(people=1)
    position.commit(position.act(0, "rest"))
    position.commit(position.act(1, "walk"))
    change = position.undo(0)
    assert change is not None
    assert change.rows == [TableRow("undo", {"to": 4})]
    assert len(change.drop) == 2
    position.commit(change)
    assert position.to_act == (0,)
    position.commit(position.act(0, "rest"))
    position.commit(position.act(1, "roll"))
    assert position.undo(0) is None


def test_with_another_person_at_the_table_undo_stops_at_his_act() -> None:
    position = open_turns(people=2)
    position.commit(position.act(0, "rest"))
    position.commit(position.act(1, "walk"))
    assert position.undo(0) is None
    assert position.undo(1) is not None


def test_said_before_means_the_very_same_act_at_the_very_same_place() -> None:
    position = open_turns(people=2)
    assert position.done_before(0, 1, 0, "pick:1")
    assert position.done_before(1, 1, 1, "plain")
    assert not position.done_before(1, 1, 2, "plain")
    assert not position.done_before(0, 1, 0, "pick:2")
    assert not position.done_before(0, 5, 0, "walk")
    position.commit(position.act(0, "walk"))
    assert position.done_before(0, 5, 0, "walk")
    assert not position.done_before(1, 5, 0, "walk")
    assert not position.done_before(0, 99, 0, "walk")


def test_tables_that_agreed_on_the_same_share_their_rules() -> None:
    one, other = begun("hedge", 2), begun("hedge", 2)
    assert one.rules is other.rules
    assert begun("hedge", 3).rules is not one.rules
    record = record_of("hedge", 2)
    record.override = game("hedge").data()
    assert new_position(record).rules is not one.rules
    record.data = "0" * 16
    with pytest.raises(BadJournal, match="data"):
        new_position(record)

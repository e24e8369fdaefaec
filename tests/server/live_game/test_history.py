"""The past of a position: every ply in bounded time and memory, also after acts were undone."""

from __future__ import annotations

from typing import Any

import pytest

from tests.server.live_game.test_position import begun, play, record_of
from vigneron.core.chance import Xorshift
from vigneron.core.journal import Journal, Ply, replay
from vigneron.core.registry import game, games
from vigneron.server.live_game import history
from vigneron.server.live_game.history import History
from vigneron.server.live_game.position import Position


def check(found: History[object], position: Position[object], key: str, seats: int) -> None:
    """Compare every past state with the replayed journal, from the last to the first."""
    fold = replay(game(key), Journal(record_of(key, seats).header(), list(position.rows)))
    dump = position.rules.dump
    assert [mark.seat for mark in found.marks] == [row.seat for row in fold.plies]
    for ply in reversed(range(len(fold.states))):
        assert dump(found.at(ply)) == dump(fold.states[ply]), (key, ply)
        mark = found.marks[ply]
        row = position.rows[mark.v - 1]
        assert isinstance(row, Ply)
        assert (row.ply, found.ply_of(mark.v)) == (ply, ply)


def test_every_past_state_is_the_one_of_the_journal_while_acts_are_played_and_undone() -> None:
    for key in games():
        seats = game(key).seats[-1]
        position, chance = begun(key, seats), Xorshift(5)
        found = History(position)
        for _ in range(3):  # the history goes on from where it was read before
            play(position, chance, 25)
            check(found, position, key, seats)


def test_an_act_that_was_undone_is_in_no_past() -> None:
    position, chance = begun("hedge", 2), Xorshift(2)
    while not any(isinstance(row, Ply) and row.act == "walk" for row in position.rows[-1:]):
        play(position, chance, 1)
    found, seat = History(position), position._steps[-1].seat
    gone = found.marks[-1].v
    back = position.undo(seat)
    assert back is not None
    position.commit(back)
    assert found.ply_of(gone) is None
    assert len(found.marks) == position.ply + 1
    check(found, position, "hedge", 2)


def test_covered_acts_are_one_step_and_open_acts_are_steps_of_their_own() -> None:
    position = begun("hedge", 2)
    for seat, number in ((1, 1), (0, 2)):
        for text in (f"pick:{number}", "plain"):
            position.cover(seat, position.choose(seat, text))
    position.commit(position.reveal())
    position.commit(position.act(0, "walk"))
    marks = History(position).marks
    assert [(mark.seat, mark.shown) for mark in marks] == [
        (-1, True),
        (0, False),
        (0, False),
        (1, False),
        (1, True),
        (0, True),
    ]


def test_memory_and_steps_are_bounded_however_long_the_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(history, "_KEPT", 6)
    position, chance = begun("hedge", 3), Xorshift(4)
    found = History(position)
    most: list[int] = []
    for _ in range(12):
        play(position, chance, 12)
        assert len(found.marks) == position.ply + 1
        assert len(found._kept) <= 6
        assert all(ply % found._distance == 0 for ply in found._kept)
        steps = [0]
        step = found._step

        def counted(state: Any, v: int, steps: list[int] = steps, step: Any = step) -> None:
            steps[0] += 1
            step(state, v)

        monkeypatch.setattr(found, "_step", counted)
        for ply in range(len(found.marks)):
            steps[0] = 0
            found.at(ply)
            assert steps[0] < found._distance
        most.append(found._distance)
        monkeypatch.undo()
        monkeypatch.setattr(history, "_KEPT", 6)
    assert most[-1] > most[0] or position.over
    with pytest.raises(ValueError, match="no ply"):
        found.at(len(found.marks))

"""Journals: written, read, folded. Broken ones of every kind are in tests/cli/test_journals.py."""

from __future__ import annotations

import json
from dataclasses import replace

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from vigneron.core.chance import commitment
from vigneron.core.contract import Rules
from vigneron.core.game import Game
from vigneron.core.journal import BadJournal, Header, Journal, Ply, TableRow, digest, read, replay, write
from vigneron.core.match import Match, seed_secret
from vigneron.core.outcome import check_closing
from vigneron.games import _three_rows
from vigneron.games._three_rows.rules.state import State

GAME: Game[State, Rules[State]] = _three_rows.GAME


def finished(seed: int = 1, seats: int = 2) -> Match[State]:
    match = Match(GAME, seats, secret=seed_secret(seed), table="t")
    while match.to_act:
        match.act(match.to_act[0], match.offers(match.to_act[0])[0])
    return match


def test_a_journal_survives_writing_and_reading() -> None:
    match = finished()
    again = read(write(match.journal))
    assert write(again) == write(match.journal)
    assert again.plies() == match.journal.plies()
    assert again.closing is not None
    assert commitment(bytes.fromhex(again.closing.secret)) == again.header.commitment


def test_replay_gives_every_position_and_what_happened() -> None:
    match = finished()
    fold = replay(GAME, match.journal)
    check_closing(fold, match.journal)
    assert len(fold.states) == match.ply + 1
    assert digest(fold.rules, fold.states[-1]) == digest(match.rules, match.state)
    assert fold.events[0] == []
    assert [event.kind for event in fold.events[1]] == ["put"]


def test_replay_up_to_a_ply() -> None:
    match = finished()
    assert len(replay(GAME, match.journal, 3).states) == 4
    match.journal.rows[6] = Ply(6, 0, "nonsense", (), "")
    assert len(replay(GAME, match.journal, 5).states) == 6, "what comes later does not matter"
    with pytest.raises(BadJournal) as bad:
        replay(GAME, match.journal)
    assert (bad.value.ply, bad.value.code) == (6, "unknown_act")


@given(st.lists(st.integers(0, 3), max_size=12))
@settings(max_examples=30, deadline=None)
def test_undo_takes_back_and_deletes_nothing(steps: list[int]) -> None:
    """Any mixture of acts and undos folds to the same position as the acts that count."""
    match = Match(GAME, 1, secret=seed_secret(2), table="t")
    for step in steps:
        if step == 3 and match.ply > 0 and match.to_act:
            match.undo()
        elif match.to_act:
            offers = match.offers(0)
            match.act(0, offers[step % len(offers)])
    assert replay(GAME, read(write(match.journal))).states[-1].rows == match.state.rows
    plies = match.journal.plies()
    assert [row.ply for row in plies] == list(range(match.ply + 1))
    assert sum(isinstance(row, Ply) for row in match.journal.rows) >= len(plies)


def test_rows_of_the_table_are_kept_and_left_aside() -> None:
    match = finished()
    match.journal.rows.insert(3, TableRow("takeover", {"seat": 1, "bot": "random"}))
    again = read(write(match.journal))
    assert TableRow("takeover", {"seat": 1, "bot": "random"}) in again.rows
    assert len(replay(GAME, again).states) == match.ply + 1


def test_a_digest_hangs_on_the_whole_position_and_not_on_the_order_of_keys() -> None:
    match = finished()
    rules = match.rules
    before = digest(rules, match.state)
    other = rules.clone(match.state)
    other.rows[0] = [*other.rows[0][:-1], 6, 6]
    assert digest(rules, other) != before
    dumped = rules.dump(match.state)
    turned = dict(reversed(list(dumped.items())))
    assert digest(rules, rules.load(turned)) == before


def test_the_closing_row_must_count_as_the_rules_do() -> None:
    """Also where somebody gave up: who has forfeited is last, and all else is counted by the rules."""
    match = finished()
    good = match.journal.closing
    assert good is not None
    match.journal.closing = replace(good, scores=[0, 99])
    fold = replay(GAME, match.journal)
    with pytest.raises(BadJournal) as bad:
        check_closing(fold, match.journal)
    assert (bad.value.ply, bad.value.code) == (match.ply, "closing_count")
    match.journal.rows += [TableRow("forfeit", {"seat": 0}), TableRow("end", {"why": "time"})]
    with pytest.raises(BadJournal):
        check_closing(fold, match.journal)
    match.journal.closing = replace(good, ending="time", places=[2, 1])
    check_closing(fold, match.journal)


def test_half_characters_and_numbers_without_end_are_refused() -> None:
    text = write(finished().journal)
    for old, new in (
        ('"table":"t"', '"table":"\\ud800"'),
        ('"seats":2', f'"seats":{"9" * 4000}'),
        ('"scores":[', f'"scores":[{"9" * 4000},'),
        ('"ply":1,', f'"ply":{"9" * 4000},'),
    ):
        assert old in text
        with pytest.raises(BadJournal):
            read(text.replace(old, new, 1))
    assert read(text.replace('"table":"t"', '"table":"\\ud83c\\udf47"', 1)).header.table == "\U0001f347"


def test_lines_are_plain_json_without_escapes() -> None:
    header = Header("g", "1", "d", "château", 1, {}, ("Zoë",))
    text = write(Journal(header))
    assert "château" in text
    assert "Zoë" in text
    assert "override" not in json.loads(text)
    assert text.endswith("}\n")

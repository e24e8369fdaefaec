"""A game in memory: seeded, refused in words, recorded, taken back."""

from __future__ import annotations

import hashlib

import pytest

import vigneron
from vigneron.core.contract import BadSetup, IllegalAction
from vigneron.core.journal import replay
from vigneron.core.match import Match, seed_secret
from vigneron.games import _template
from vigneron.games._template.state import State

GAME = _template.GAME


def start(seats: int = 1, seed: int = 4, *, digests: bool = True) -> Match[State]:
    return Match(GAME, seats, secret=seed_secret(seed), table="t", digests=digests)


def test_the_secret_of_a_seeded_game() -> None:
    """As docs/records.md says it."""
    assert seed_secret(1, 7) == hashlib.sha256(b"vigneron-seed|1|7").digest()
    assert seed_secret("1") == seed_secret(1, 0)


def test_an_illegal_act_changes_nothing() -> None:
    match = start(2)
    before = match.rules.dump(match.state)
    refusal = match.why_not(1, "pass")
    assert refusal is not None
    assert refusal.code == "not_your_turn"
    with pytest.raises(IllegalAction) as illegal:
        match.act(1, "pass")
    assert illegal.value.refusal == refusal
    with pytest.raises(IllegalAction) as unknown:
        match.act(0, "fly:1")
    assert unknown.value.refusal.code == "unknown_act"
    assert unknown.value.refusal == match.why_not(0, "fly:1")
    assert (match.rules.dump(match.state), match.ply, len(match.journal.rows)) == (before, 0, 1)


def test_a_setup_that_cannot_be() -> None:
    with pytest.raises(BadSetup) as bad:
        start(9)
    assert bad.value.refusal.code == "bad_seats"


def test_the_closing_row_comes_with_the_last_act() -> None:
    match = start()
    while match.to_act:
        assert match.journal.closing is None
        match.act(0, "pass")
    assert match.journal.closing is not None
    assert match.journal.closing.secret == seed_secret(4).hex()
    with pytest.raises(ValueError, match="taken back"):
        match.undo()


def test_undo_goes_back_act_by_act() -> None:
    match = start()
    dumps = [match.rules.dump(match.state)]
    for _ in range(3):
        match.act(0, "pass")
        dumps.append(match.rules.dump(match.state))
    for left in (2, 1, 0):
        match.undo()
        assert match.ply == left
        assert match.rules.dump(match.state) == dumps[left]
    with pytest.raises(ValueError, match="taken back"):
        match.undo()
    match.act(0, "pass")
    assert match.rules.dump(match.state) == dumps[1], "the same ply draws the same die"
    assert len(replay(GAME, match.journal).states) == 2


def test_without_digests_nothing_is_taken_back() -> None:
    match = start(digests=False)
    match.act(0, "pass")
    with pytest.raises(ValueError, match="taken back"):
        match.undo()


def test_data_of_ones_own_travel_in_the_header() -> None:
    data = GAME.data()
    assert start().journal.header.override is None
    data["box"]["length"]["short"] = 2
    match = Match(GAME, 1, secret=b"s", data=data)
    assert match.journal.header.override == data
    match.act(0, "pass")
    match.act(0, "pass")
    assert match.to_act == ()


@pytest.mark.parametrize("key", vigneron.games())
def test_a_table_in_a_notebook_is_a_picture(key: str) -> None:
    match = vigneron.start(key, seats=vigneron.game(key).seats[0], seed=1)
    assert match._repr_svg_().startswith("<svg")


def test_the_keys_can_be_listed_again_after_a_game_was_loaded() -> None:
    """`vigneron.games` is a function and a folder of modules; the folder must not take the name."""
    for key in vigneron.games():
        assert vigneron.game(key).key == key
    assert vigneron.games() == sorted(vigneron.games())


def test_an_unknown_game() -> None:
    with pytest.raises(KeyError):
        vigneron.game("chess")

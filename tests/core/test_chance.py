"""Where outcomes come from. The derivation itself is compared with docs/records.md in tests/docs."""

from __future__ import annotations

from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from vigneron.core.chance import Derived, ImpossibleDraw, NeedDraw, Scripted, Xorshift, commitment, pick
from vigneron.native import byte_rows
from vigneron.native.prng import Die

weights_of_any = st.lists(st.integers(0, 50), min_size=1, max_size=20).filter(lambda w: sum(w) > 0)


def test_pick_gives_every_index_its_share() -> None:
    assert [pick([2, 0, 1, 3], ticket) for ticket in range(6)] == [0, 0, 2, 3, 3, 3]
    with pytest.raises(ValueError, match="outside"):
        pick([2, 1], 3)


@given(weights_of_any, st.integers(0, 2**40))
def test_whatever_picks_by_weight_picks_alike(weights: list[int], seed: int) -> None:
    """`Xorshift`, a die and a row of bytes have the loop of `pick` once more: there it is compiled."""
    ticket = Xorshift(seed).below(sum(weights))
    assert Xorshift(seed).draw(weights, "any") == pick(weights, ticket)
    assert Die(weights, "any").outcomes[ticket] == pick(weights, ticket)
    assert byte_rows.draw(bytearray(weights), "any", Xorshift(seed)) == pick(weights, ticket)


def test_a_commitment_is_the_hash_of_the_secret() -> None:
    """The SHA-256 of nothing, as everybody knows it."""
    assert commitment(b"") == "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855"


@given(weights_of_any, st.binary(min_size=1, max_size=40), st.integers(0, 500))
def test_derived_draws_are_possible_and_remembered(weights: list[int], secret: bytes, ply: int) -> None:
    chance = Derived(secret, "table", ply)
    drawn = [chance.draw(weights, "any") for _ in range(4)]
    assert all(weights[outcome] > 0 for outcome in drawn)
    assert chance.drawn == drawn
    again = Derived(secret, "table", ply)
    assert [again.draw(weights, "other word") for _ in range(4)] == drawn


def test_everything_that_is_hashed_matters() -> None:
    """Another secret, table, ply, word or order of words: other dice."""

    def dice(secret: bytes = b"s", table: str = "t", ply: int = 1, *words: str) -> tuple[int, ...]:
        chance = Derived(secret, table, ply, words)
        return tuple(chance.draw([1] * 1000, "die") for _ in range(3))

    seen = {
        dice(),
        dice(b"x"),
        dice(b"s", "u"),
        dice(b"s", "t", 2),
        dice(b"s", "t", 1, "a", "b"),
        dice(b"s", "t", 1, "b", "a"),
    }
    assert len(seen) == 6


def test_derived_draws_are_fair() -> None:
    """6,000 throws over as many plies: every face within five standard deviations (29) of 1,000."""
    faces = Counter(Derived(b"fair", "t", ply).draw([1] * 6, "die") for ply in range(6000))
    assert sorted(faces) == [0, 1, 2, 3, 4, 5]
    assert all(abs(count - 1000) < 145 for count in faces.values())


def test_scripted_gives_what_it_was_given() -> None:
    chance = Scripted([2, 0])
    assert (chance.draw([1, 1, 1], "a"), chance.left) == (2, 1)
    assert (chance.draw([1, 1], "b"), chance.left) == (0, 0)
    with pytest.raises(NeedDraw) as need:
        chance.draw([4, 5], "grape")
    assert (need.value.weights, need.value.why) == ((4, 5), "grape")


@pytest.mark.parametrize("outcome", [-1, 1, 3])
def test_scripted_refuses_what_cannot_be(outcome: int) -> None:
    """No such index, or one without weight."""
    with pytest.raises(ImpossibleDraw):
        Scripted([outcome]).draw([1, 0, 2], "x")


@given(weights_of_any, st.integers(0, 2**70))
def test_quick_draws_are_possible_and_repeat(weights: list[int], seed: int) -> None:
    one, two = Xorshift(seed), Xorshift(seed)
    for _ in range(5):
        outcome = one.draw(weights, "x")
        assert weights[outcome] > 0
        assert two.draw(weights, "x") == outcome


def test_quick_is_even_enough_for_playouts() -> None:
    chance = Xorshift(3)
    faces = Counter(chance.below(6) for _ in range(6000))
    assert all(abs(faces[face] - 1000) < 145 for face in range(6))

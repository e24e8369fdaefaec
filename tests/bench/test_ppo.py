"""The example of a learning agent learns."""

from __future__ import annotations

import pytest

from bench import ppo


@pytest.mark.compiled  # uncompiled it takes six times as long
def test_ppo_learns_burgundy_dice() -> None:
    """After 16,384 acts the likeliest acts make some 37 points; random ones make 26."""
    network, inputs, _ = ppo.train("burgundy_dice", seconds=1e9, most=16_384)
    assert ppo.greedy_score(network, inputs, "burgundy_dice", 100).mean() > 31


def test_it_is_short() -> None:
    """At most 200 lines, read from top to bottom."""
    assert ppo.__file__
    with open(ppo.__file__, encoding="utf-8") as source:
        assert len(source.readlines()) <= 200

"""The example of a learning agent learns. Uncompiled it takes six times as long."""

from __future__ import annotations

import pytest

from bench import ppo

pytestmark = pytest.mark.compiled


def test_ppo_learns_burgundy_dice() -> None:
    """It learns from 24,576 acts, then the likeliest acts make 34 points or more; random ones make 26."""
    network, inputs, _ = ppo.train("burgundy_dice", seconds=0, least=24_576)
    assert ppo.greedy_score(network, inputs, "burgundy_dice", 100).mean() > 31

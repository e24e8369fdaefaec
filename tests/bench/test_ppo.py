"""The example of a learning agent learns."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

from bench import ppo


@pytest.mark.compiled  # uncompiled it takes six times as long
def test_ppo_learns_burgundy_dice() -> None:
    """It learns for 60 seconds, or as many as `VIGNERON_PPO_SECONDS` says, and from 16,384 acts at least.

    After so many acts the likeliest acts make some 37 points; random ones make 26."""
    seconds = float(os.environ.get("VIGNERON_PPO_SECONDS", "60"))
    network, inputs, _ = ppo.train("burgundy_dice", seconds, least=16_384)
    assert ppo.greedy_score(network, inputs, "burgundy_dice", 100).mean() > 31


def test_a_picture_that_cannot_be_written_is_refused_at_once(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Before an hour of learning, not after it."""
    for name in ("no folder/curve.svg", "curve.unknown"):
        with pytest.raises(SystemExit, match="2"):
            ppo.main(["--minutes", "600", "--plot", str(tmp_path / name)])
        assert "--plot: " in capsys.readouterr().err


def test_it_is_short() -> None:
    """At most 200 lines, read from top to bottom."""
    assert ppo.__file__
    with open(ppo.__file__, encoding="utf-8") as source:
        assert len(source.readlines()) <= 200

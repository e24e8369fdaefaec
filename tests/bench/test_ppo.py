"""The example of a learning agent: what its command refuses, and how long it is."""

from __future__ import annotations

from pathlib import Path

import pytest

from bench import ppo


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

"""A fourth game is one new folder with nothing else touched, as a draft and finished."""

from __future__ import annotations

import hashlib
import json
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigneron
from vigneron.cli.template import make_game
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games, homes, use_homes
from vigneron.testing.sweep import sweep

HOUSE = Path(vigneron.__file__).parent


def fingerprint() -> str:
    """Return one digest of every source file of the house and its games."""
    whole = hashlib.sha256()
    for path in sorted(p for p in HOUSE.rglob("*") if p.is_file() and "__pycache__" not in p.parts):
        whole.update(str(path.relative_to(HOUSE)).encode() + path.read_bytes())
    return whole.hexdigest()


@pytest.fixture(params=["_three_rows", "_template"])
def fourth(tmp_path: Path, request: pytest.FixtureRequest) -> Iterator[Path]:
    """A finished game and a draft under a new key, in a folder that the registry looks into too."""
    before = homes()
    home = tmp_path / "games"
    make_game("harvest_moon", home, source=request.param)
    use_homes([*before, str(home)])
    yield home / "harvest_moon"
    use_homes(before)


def test_the_registry_finds_it_and_touches_nothing(fourth: Path) -> None:
    before = fingerprint()
    assert "harvest_moon" in games()
    match = vigneron.start("harvest_moon", seats=3, seed=1)
    while match.to_act:
        seat = match.to_act[0]
        match.act(seat, match.offers(seat)[-1])
    assert match.result.ending
    assert fingerprint() == before


def test_the_laws_hold_on_it(fourth: Path) -> None:
    assert sweep(find_game("harvest_moon"), 20, seed=3) == []


def run(fourth: Path, *words: str) -> str:
    code = (
        "import sys; from vigneron.core.registry import homes, use_homes;"
        f"use_homes([*homes(), {str(fourth.parent)!r}]);"
        "from vigneron.cli import main; sys.argv[1:] = sys.argv[1:]; main()"
    )
    done = subprocess.run([sys.executable, "-c", code, *words], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_bots_play_it_from_the_command_line(fourth: Path, tmp_path: Path) -> None:
    out = json.loads(
        run(
            fourth,
            "match",
            "harvest_moon",
            "--bots",
            "greedy,random",
            "--games",
            "6",
            "--json",
            "--journals",
            str(tmp_path),
        )
    )
    assert out["games"] == 6
    assert out["seats"][0]["mean_score"] > out["seats"][1]["mean_score"]
    journal = next(tmp_path.glob("harvest_moon-*.jsonl"))
    assert json.loads(run(fourth, "replay", str(journal), "--json"))["game"] == "harvest_moon"
    picture = tmp_path / "x.svg"
    run(fourth, "draw", str(journal), "--ply", "3", "-o", str(picture))
    assert "<svg" in picture.read_text(encoding="utf-8")


def test_its_own_tests_pass(fourth: Path, tmp_path: Path) -> None:
    code = (
        "import sys, pytest; from vigneron.core.registry import homes, use_homes;"
        f"use_homes([*homes(), {str(fourth.parent)!r}]);"
        f"sys.exit(pytest.main(['-q', '-p', 'no:cacheprovider', {str(fourth / 'example_tests')!r}]))"
    )
    done = subprocess.run(
        [sys.executable, "-c", code], capture_output=True, text=True, check=False, cwd=tmp_path
    )
    assert done.returncode == 0, done.stdout

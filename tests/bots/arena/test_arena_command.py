"""The command `vigneron arena`."""

from __future__ import annotations

import importlib.util
import json
import os
import subprocess
import sys
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

from tests.patience import HANG
from vigneron.cli import main
from vigneron.cli.commands import arena as command
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games

KEY = next(key for key in games() if 1 in find_game(key).seats)


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")


def call(capsys: pytest.CaptureFixture[str], *argv: str | Path) -> tuple[int, str, str]:
    status = main(["arena", KEY, *map(str, argv)])
    said = capsys.readouterr()
    return status, said.out, said.err


def test_an_arena(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    bots = ("--bots", "random,apprentice", "--games", 1, "--out", tmp_path)
    status, out, err = call(capsys, *map(str, bots))
    assert (status, err) == (0, "")
    assert "random" in out
    assert "apprentice" in out
    assert "first seat wins" in out
    assert {path.name for path in tmp_path.iterdir()} == {
        "results.jsonl",
        "ratings.csv",
        "arena.json",
        "ratings.png",
        "ratings.svg",
        "scores.png",
        "scores.svg",
    }
    status, out, err = call(capsys, *map(str, bots), "--json")
    assert status == 0
    assert json.loads(out) == json.loads((tmp_path / "arena.json").read_text(encoding="utf-8"))
    assert json.loads(out)["games"] == 2


def test_a_terminal_shows_how_far_it_is(tmp_path: Path) -> None:
    above, below = os.openpty()
    program = "import sys; from vigneron.cli import main; sys.exit(main(sys.argv[1:]))"
    asked = ("arena", KEY, "--bots", "random,apprentice", "--games", "3", "--out", str(tmp_path / "out"))
    command = [sys.executable, "-c", program, *asked]
    with subprocess.Popen(
        command, stdout=subprocess.DEVNULL, stderr=below, env={**os.environ, "TERM": "xterm"}
    ) as run:
        os.close(below)
        shown = b""
        with suppress(OSError):  # end of input, as of a closed terminal
            while more := os.read(above, 4096):
                shown += more
        assert run.wait(HANG) == 0
    os.close(above)
    assert b"6/6" in shown
    assert "\N{BOX DRAWINGS HEAVY HORIZONTAL}".encode() in shown


@pytest.mark.parametrize(
    ("argv", "complaint"),
    [
        (("--bots", "random"), "--bots"),
        (("--bots", "random,random"), "--bots"),
        (("--bots", "random,clever"), "clever"),
        (("--bots", "random,greedy", "--games", "0"), "--games"),
        (("--bots", "random,greedy", "--seats", "9"), "9"),
        (("--bots", "random,greedy", "--seats", "0"), "--seats"),
    ],
)
def test_what_cannot_be(
    argv: tuple[str, ...], complaint: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, out, err = call(capsys, *argv, "--out", tmp_path / "new")
    assert status == 2
    assert out == ""
    assert complaint in err
    assert not (tmp_path / "new").exists()


def test_another_arenas_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "results.jsonl").write_text('{"arena": 1, "game": "another"}\n', encoding="utf-8")
    status, _, err = call(capsys, "--bots", "random,greedy", "--games", "1", "--out", tmp_path)
    assert status == 1
    assert "another arena" in err


@pytest.mark.parametrize(("gone", "extra"), [("openskill", "arena"), ("matplotlib", "arena"), ("ray", "ray")])
def test_a_missing_extra_is_named(
    gone: str, extra: str, tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Before anything is played."""
    real = importlib.util.find_spec

    def without(name: str) -> Any:
        return None if name == gone else real(name) or object()

    monkeypatch.setattr(command, "find_spec", without)
    more = ("--ray", "local") if gone == "ray" else ()
    argv = ("--bots", "random,greedy", "--games", "1", "--out", tmp_path / "new", *more)
    status, _, err = call(capsys, *argv)
    assert status == 1
    assert f"vigneron[{extra}]" in err
    assert not (tmp_path / "new").exists()


def test_ray_is_not_loaded_unasked(tmp_path: Path) -> None:
    """In a process of its own: other tests may have loaded it here."""
    argv = ["arena", KEY, "--bots", "random,greedy", "--games", "1", "--out", str(tmp_path)]
    code = (
        "import sys; from vigneron.cli import main; status = main(sys.argv[1:]); assert not status, status;"
        "print({'ray', 'vigneron.bots.arena.ray_runner'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code, *argv], capture_output=True, text=True, check=True)
    assert done.stdout.endswith("set()\n")

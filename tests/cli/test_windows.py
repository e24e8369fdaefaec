"""The library and the command line without Unix-only modules; Windows itself is not tested here."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from vigneron.core.registry import games

WITHOUT = """
import os, signal, sys
for name in ("fcntl", "pwd", "grp", "resource", "termios", "tty", "uvloop", "readline"):
    sys.modules[name] = None
for name in ("pthread_sigmask", "SIGUSR1", "SIGUSR2", "SIGHUP", "SIGALRM", "SIGCHLD"):
    if hasattr(signal, name):
        delattr(signal, name)
for name in ("fork", "forkpty", "killpg", "chown", "openpty"):
    if hasattr(os, name):
        delattr(os, name)
sys.argv.pop(0)
if sys.argv[0] == "import":
    from importlib import import_module
    from pathlib import Path
    import vigneron
    house = Path(vigneron.__file__).parent
    for part in ("core", "native", "bots", "games", "i18n", "render", "cli", "server"):
        for path in sorted((house / part).rglob("*.py")):
            inner = path.relative_to(house).with_suffix("").parts
            if "migrations" in inner or "example_tests" in inner or inner[-1] in ("ray_runner",):
                continue
            import_module(".".join(["vigneron", *inner]).removesuffix(".__init__"))
else:
    from vigneron.cli import main
    if __name__ == "__main__":
        sys.exit(main(sys.argv))
"""


def without(*words: str | Path, typed: str = "") -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-c", WITHOUT, *map(str, words)],
        capture_output=True,
        text=True,
        input=typed,
        encoding="utf-8",
    )


def test_everything_can_be_imported() -> None:
    done = without("import")
    assert done.returncode == 0, done.stderr


@pytest.mark.parametrize("processes", ["1", "2"])
def test_matches_are_played_and_replayed(tmp_path: Path, processes: str) -> None:
    key = games()[0]
    done = without(
        "match",
        key,
        "--bots",
        "random,greedy",
        "--games",
        "2",
        "--processes",
        processes,
        "--journals",
        tmp_path,
    )
    assert done.returncode == 0, done.stderr
    for path in sorted(tmp_path.iterdir()):
        for command in ("replay", "verify"):
            done = without(command, path)
            assert done.returncode == 0, done.stderr
    done = without("laws", key, "--games", "2", "--processes", processes)
    assert done.returncode == 0, done.stderr


def test_a_game_is_played_and_goes_on(tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    for more in ([], ["--resume"]):
        done = without("play", games()[0], "--journal", path, *more, typed="1\n")
        assert done.returncode == 0, done.stderr
    assert path.read_bytes().count(b'"ply"') > 2


def test_a_seed_holds_no_sign_that_a_path_has_a_meaning_for() -> None:
    """A seed is part of journals' file names; a drive's colon and a backslash have a meaning there."""
    for seed in ("a:b", "a\\b", "a/b", "a*", ".."):
        done = without("match", games()[0], "--bots", "random", "--games", "1", "--seed", seed)
        assert (done.returncode, "--seed" in done.stderr) == (2, True), seed

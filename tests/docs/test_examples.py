"""Code in README and docs is run as it stands; links lead somewhere; the tree is the tree."""

from __future__ import annotations

import re
import subprocess
import sys
from pathlib import Path

import pytest

from vigneron.bots import make_bot
from vigneron.bots.arena.self_play import Series, play
from vigneron.core.registry import games
from vigneron.games import _three_rows

ROOT = Path(__file__).parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("**/*.md"))]


def blocks(path: Path, language: str) -> list[str]:
    found: list[str] = re.findall(rf"```{language}\n(.*?)```", path.read_text(encoding="utf-8"), re.DOTALL)
    return found


def test_the_ten_lines_of_the_readme_play_a_whole_game() -> None:
    (example,) = blocks(ROOT / "README.md", "python")
    assert len(example.splitlines()) == 10
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", example], capture_output=True, text=True, check=True
    )
    assert re.fullmatch(r"\(\d+, \d+, \d+\) \w+\n", done.stdout)


def test_the_bot_of_the_docs_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It has thirty lines at most, plays by the rules, and better than chance: it wins against it."""
    example, _, other = blocks(ROOT / "docs" / "bots.md", "python")
    assert len(example.splitlines()) <= 30
    (tmp_path / "my_bots.py").write_text(example, encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    game = _three_rows.GAME
    assert make_bot("my_bots:Playouts", game)
    scores = [
        play(Series("_three_rows", ("my_bots:Playouts", "random"), 1, {}), number, game).result.scores
        for number in range(10)
    ]
    assert sum(mine for mine, _ in scores) > sum(his for _, his in scores)
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", other.replace('"GAME"', repr(games()[0]))],
        capture_output=True,
        text=True,
        check=True,
    )
    assert "'win_rate'" in done.stdout


def test_the_program_of_the_docs_plays(tmp_path: Path) -> None:
    _, program, _ = blocks(ROOT / "docs" / "bots.md", "python")
    (tmp_path / "mybot.py").write_text(program, encoding="utf-8")
    series = Series("_three_rows", (f"cmd:{sys.executable} {tmp_path / 'mybot.py'}", "random"), 1, {})
    first, again = (play(series, 0, _three_rows.GAME).journal.plies() for _ in range(2))
    assert first == again


@pytest.mark.parametrize("page", PAGES, ids=lambda path: str(path.relative_to(ROOT)))
def test_links_lead_somewhere(page: Path) -> None:
    text = re.sub(r"```.*?```", "", page.read_text(encoding="utf-8"), flags=re.DOTALL)
    for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", text):
        assert (page.parent / target).exists(), target


def test_the_tree_is_the_tree() -> None:
    """Every name in the README's tree exists, and every part of the package is in it."""
    part = (ROOT / "README.md").read_text(encoding="utf-8").split("## The tree")[1]
    tree = part.split("```")[1].strip("\n").splitlines()
    named = set()
    for line in tree:
        names = re.split(r" {3,}", line.strip())[0].split()
        base = ROOT / "src" / "vigneron" if line.startswith("  ") else ROOT
        for name in names:
            assert (base / name).exists(), name
            named.add(name.strip("/"))
    package = {path.name for path in (ROOT / "src" / "vigneron").iterdir() if (path / "__init__.py").exists()}
    assert package <= named


def test_no_path_of_a_machine_and_no_registry_in_the_docs() -> None:
    for page in PAGES:
        text = page.read_text(encoding="utf-8")
        assert not re.search(r"/(root|tmp|home|work)/|pypi\.org|registry\.npmjs", text), page

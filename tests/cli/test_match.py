"""`vigneron match`: its report, its files, and reproducible games."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import FOUND, Run
from vigneron.core.registry import game, games, homes
from vigneron.i18n.speaker import LANGUAGES, Speaker


def test_golden_figures(run: Run, toy: str) -> None:
    """The whole report of one series, stored: a change of bots, draws or arithmetic shows here."""
    said = run("match", toy, "--bots", "random,random", "--games", 20, "--seed", 1, "--json")
    golden = Path(__file__).parent / "golden_match.json"
    assert said.json() == json.loads(golden.read_text(encoding="utf-8"))


def test_the_seed_decides(run: Run, toy: str, tmp_path: Path) -> None:
    def files(folder: str, seed: str) -> dict[str, str]:
        home = tmp_path / folder
        run("match", toy, "--bots", "random", "--games", 3, "--seed", seed, "--journals", home)
        return {path.name.replace(seed, "S"): path.read_text(encoding="utf-8") for path in home.iterdir()}

    one = files("a", "5")
    assert one == files("b", "5")
    assert one != files("c", "6")
    assert len({text.split("\n", 2)[2] for text in one.values()}) == 3, "three different games"


def test_options_and_data(run: Run, toy: str, tmp_path: Path) -> None:
    """Options repeat or are joined by commas; changed component data are stored in the journal."""
    box = tmp_path / "data" / "box.toml"
    box.parent.mkdir()
    packaged = next(Path(home) / toy for home in homes() if (Path(home) / toy).is_dir())
    text = (packaged / "data" / "box.toml").read_text(encoding="utf-8")
    box.write_text(text.replace("short = 8", "short = 2"), encoding="utf-8")
    assert box.read_text(encoding="utf-8") != text
    said = run("match", toy, "--bots", "random", "--games", 1, "--options", "length=long", "--json").json()
    assert said["plies"]["max"] == 16
    said = run(
        "match", toy, "--bots", "random", "--games", 1, "--data", box.parent, "--journals", tmp_path, "--json"
    ).json()
    assert said["plies"]["max"] == 2
    journal = tmp_path / f"{toy}-0-0.jsonl"
    assert "override" in json.loads(journal.read_text(encoding="utf-8").split("\n")[0])
    assert run("replay", journal).status == 0


def test_the_table(run: Run, toy: str) -> None:
    said = run("match", toy, "--bots", "greedy", "--bots", "random", "--games", 4, "--lang", "de")
    assert said.status == 0
    assert "Punkte im Mittel" in said.out
    assert said.err == "", "no progress bar where there is no terminal"


def test_one_game_has_no_interval(run: Run, toy: str) -> None:
    for lang, words in (
        ("en", "no interval from one value"),
        ("de", "aus einem Wert kein Intervall"),
        ("fr", "pas d’intervalle avec une seule valeur"),
    ):
        said = run("match", toy, "--bots", "greedy", "--games", 1, "--paired", "--lang", lang)
        assert said.out.splitlines()[2].split()[3] == "–"
        assert words in said.out.replace("\u00a0", " ")


@pytest.mark.parametrize(
    ("bots", "head"),
    [
        ("greedy", "Points, with the 95 % interval:"),
        ("greedy,random", "Points ahead of the best other, with the 95 % interval:"),
    ],
)
def test_means_without_luck_say_what_they_are_means_of(run: Run, toy: str, bots: str, head: str) -> None:
    lines = run("match", toy, "--bots", bots, "--games", 4, "--paired").out.splitlines()
    at = lines.index(head)
    assert lines[at + 1].startswith("Raw, greedy (1): ")
    assert head not in run("match", toy, "--bots", bots, "--games", 4).out


@pytest.mark.parametrize("key", FOUND)
def test_processes_and_hash_seeds_change_nothing(key: str, tmp_path: Path) -> None:
    """With one process or two, and any hash seed: the same report and the same files."""
    said = []
    for processes, hash_seed in (("1", "0"), ("2", "4711")):
        home = tmp_path / processes
        done = subprocess.run(
            [
                sys.executable,
                "-c",
                "from vigneron.cli import main; raise SystemExit(main())",
                "match",
                key,
                "--bots",
                "random,random",
                "--games",
                "4",
                "--seed",
                "2",
                "--processes",
                processes,
                "--journals",
                str(home),
                "--json",
            ],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            text=True,
            check=True,
        )
        said.append((done.stdout, {path.name: path.read_bytes() for path in home.iterdir()}))
    assert said[0] == said[1]
    assert len(said[0][1]) == 4


@pytest.mark.parametrize("lang", LANGUAGES)
def test_numbers_and_endings_are_in_the_language(run: Run, toy: str, lang: str) -> None:
    """No id of an ending is printed, and decimals have the sign of the language, also in percentages."""
    said = run("match", toy, "--bots", "random", "--games", 4, "--lang", lang).out
    ending = Speaker(lang, game(toy)).say("ending-rounds").rstrip(".")
    assert re.search(re.escape(ending) + "\u00a0?: 4$", said.rstrip())
    assert bool(re.search(r"\d,\d", said)) == (lang != "en")
    assert bool(re.search(r"\d\.\d", said)) == (lang == "en")
    assert ("100.0%" if lang == "en" else "100,0\u00a0%") in said


@pytest.mark.parametrize("name", games())
def test_every_ending_can_be_counted(name: str) -> None:
    """A summary of many games names an ending without anybody who was in it."""
    for lang in LANGUAGES:
        own = (game(name).folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8")
        for id, text in re.findall(r"^(ending-\w+) = (.*)$", own, re.MULTILINE):
            assert "$" not in text or f"{id}-kind = " in own, (lang, id)

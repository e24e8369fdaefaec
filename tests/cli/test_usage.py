"""Exit statuses, and one clear sentence in the user's language for every wrong usage."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from vigneron.cli import main
from vigneron.cli.app import command_names
from vigneron.core.registry import games

CALL = "from vigneron.cli import main; raise SystemExit(main())"

WRONG: list[tuple[list[str], int, str]] = [
    (["nothing"], 2, "There is no command “nothing”; there are: analyse, arena, "),
    (["match"], 2, "GAME is missing."),
    (["match", "TOY"], 2, "--bots is missing."),
    (["match", "TOY", "--bots", ","], 2, "--bots is missing."),
    (["match", "TOY", "--nothing"], 2, "There is no option “--nothing” here."),
    (["match", "TOY", "--bots", "random", "--games", "many"], 2, "--games must be a whole number."),
    (["match", "TOY", "--bots", "random", "--games"], 2, "--games needs a value."),
    (["match", "TOY", "--bots", "random", "--json=1"], 2, "--json takes no value."),
    (["match", "TOY", "--bots", "random", "--games", "0"], 2, "--games must be a whole number, at least 1."),
    (
        ["match", "TOY", "--bots", "random,greedy", "--games", "3", "--paired"],
        2,
        "With --paired, --games must be a multiple of 2: ",
    ),
    (
        ["match", "TOY", "--bots", "random", "--on-failure", "x"],
        2,
        "--on-failure must be one of these: lose, ",
    ),
    (
        ["match", "TOY", "--bots", "random", "--processes", "0"],
        2,
        "--processes must be a whole number, at least",
    ),
    (["match", "TOY", "--bots", "random", "--seed", "../x"], 2, "--seed must be made of letters, digits,"),
    (["match", "chess", "--bots", "random"], 2, "There is no game “chess”; there are: burgundy_dice, "),
    (["match", "TOY", "--bots", "clever"], 2, "There is no bot “clever”; there are: "),
    (["match", "TOY", "--bots", "no_such_module:Bot"], 2, "The bot “no_such_module:Bot” cannot play: No"),
    (["match", "TOY", "--bots", "pathlib:Path"], 2, "The bot “pathlib:Path” cannot play: "),
    (["match", "TOY", "--bots", "random,random,random,random,random"], 2, "This game is for 1 to 4 players,"),
    (["match", "TOY", "--bots", "random", "--options", "length"], 2, "“length” is not of the form"),
    (["match", "TOY", "--bots", "random", "--options", "size=3"], 2, "This game has no option “size”."),
    (["match", "TOY", "--bots", "random", "--options", "length=3"], 2, "“3” is not a choice for"),
    (["match", "TOY", "--bots", "random", "--data", "nowhere"], 2, "There is no folder “nowhere”."),
    (["match", "TOY", "--bots", "random", "--lang", "es"], 2, "--lang must be one of these: en, "),
    (["replay", "nothing.jsonl"], 2, "There is no file “nothing.jsonl”."),
    (["verify", "nothing.jsonl"], 2, "There is no file “nothing.jsonl”."),
    (["rules", "TOY", "TR-99"], 2, "There is no rule “TR-99”; they go from TR-1 to TR-6."),
    (["rules", "TOY", "TR-1", "TR-2"], 2, "This cannot be understood;"),
    (["perft", "TOY", "--depth", "0"], 2, "--depth must be a whole number, at least 1."),
    (["perft", "TOY", "--seats", "9"], 2, "This game is for 1 to 4 players, not 9."),
    (["laws", "TOY", "--games", "0"], 2, "--games must be a whole number, at least 1."),
    (["laws", "TOY", "--seats", "9"], 2, "--seats must be one of these: 1, 2, 3, 4."),
    (["bench", "chess"], 2, "There is no game “chess”;"),
    (["bench", "TOY", "--seconds", "0"], 2, "--seconds must be a number above 0, at most 3,600."),
    (["bench", "TOY", "--seconds", "x"], 2, "--seconds must be a number."),
    (
        ["arena", "TOY", "--bots", "random,random", "--out", "x"],
        2,
        "--bots must name at least two bots, each",
    ),
    (["check-game", "TOY", "--games", "0"], 2, "--games must be a whole number, at least 1."),
    (["draw", "x.jsonl", "-o", "x.png"], 2, "--output must be the name of an SVG file, not of .png."),
    (["draw", "x.jsonl", "-o", "x.svg", "--theme", "red"], 2, "--theme must be one of these: light, dark."),
    (["play", "TOY", "--seats", "human,clever"], 2, "There is no bot “clever”; there are: "),
    (["play", "TOY", "--names", "Ada"], 2, "--names must give one name per seat, 2 in all."),
    (["serve", "--port", "99999"], 2, "--port must be a whole number from 0 to 65,535."),
    (["serve", "--workers", "65"], 2, "--workers must be a whole number from 1 to 64."),
    (["serve", "--log", "loud"], 2, "--log must be one of these: plain, json."),
    (["serve", "--data", "nowhere"], 2, "There is no folder “nowhere”."),
]


@pytest.mark.parametrize(("argv", "status", "sentence"), WRONG, ids=[" ".join(words[0]) for words in WRONG])
def test_wrong_words_end_in_one_sentence(
    argv: list[str], status: int, sentence: str, run: Run, toy: str
) -> None:
    said = run(*(toy if word == "TOY" else word for word in argv))
    assert (said.status, said.out) == (status, "")
    assert said.err.startswith(sentence)
    assert said.err.count("\n") == 1


def test_a_folder_without_the_data_of_a_game_is_told_in_words(run: Run, tmp_path: Path) -> None:
    asked = ["match", "burgundy_dice", "--bots", "random", "--data", tmp_path]
    files = "dice.toml, scoring.toml, sheets.toml"
    begins = f"The component data cannot be right: {tmp_path}:"
    assert run(*asked).err == f"{begins} none of {files} is there\n"
    (tmp_path / "cards.toml").write_text("")
    assert run(*asked).err == f"{begins} unknown cards.toml; known are {files}\n"


def test_an_unknown_game_lists_the_games(run: Run) -> None:
    assert run("rules", "chess").err == f"There is no game “chess”; there are: {', '.join(games())}.\n"


@pytest.mark.parametrize(
    ("environment", "argv", "sentence"),
    [
        ({"LANG": "fr_FR.UTF-8"}, [], "Il n’y a pas de jeu «\u00a0chess\u00a0»\u00a0;"),
        ({"LANG": "fr_FR.UTF-8", "LC_ALL": "de_DE"}, [], "Ein Spiel „chess“ gibt es nicht;"),
        ({"LANG": "fr_FR.UTF-8"}, ["--lang", "de"], "Ein Spiel „chess“ gibt es nicht;"),
        ({}, ["--lang=fr"], "Il n’y a pas de jeu «\u00a0chess\u00a0»\u00a0;"),
        ({"LANG": "es_ES.UTF-8"}, [], "There is no game “chess”;"),
        ({"LC_ALL": "C"}, [], "There is no game “chess”;"),
    ],
)
def test_the_askers_language(
    environment: dict[str, str], argv: list[str], sentence: str, run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name, value in environment.items():
        monkeypatch.setenv(name, value)
    assert run("rules", "chess", *argv).err.startswith(sentence)
    assert run(*argv, "rules", "chess").err.startswith(sentence)


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_every_command_explains_itself(lang: str, run: Run) -> None:
    whole = run("--help", "--lang", lang)
    assert whole.status == 0
    assert run("--lang", lang).out == whole.out, "nothing asked: the same help"
    for name in command_names():
        assert f" {name} " in whole.out
        said = run(name, "--help", "--lang", lang)
        assert said.status == 0
        assert not re.search(r"cli-\w+", said.out), "an id instead of a sentence"


def test_version(run: Run) -> None:
    assert re.fullmatch(r"vigneron \d+\.\d+\.\d+\n", run("--version").out)


def test_a_fault_of_ours_is_no_traceback(run: Run, toy: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def fails(*words: object) -> None:
        raise ZeroDivisionError("oh")

    monkeypatch.setattr("vigneron.cli.commands.rules.chapters", fails)
    said = run("rules", toy)
    assert said.status == 1
    assert said.err.startswith("This should not have happened (ZeroDivisionError: oh)")
    monkeypatch.setenv("VIGNERON_DEBUG", "1")
    with pytest.raises(ZeroDivisionError):
        main(["rules", toy])


def test_a_file_that_cannot_be_written(run: Run, journal: Path, tmp_path: Path) -> None:
    said = run("draw", journal, "-o", tmp_path / "nowhere" / "x.svg")
    assert (said.status, said.out) == (1, "")
    assert said.err.startswith("“")
    assert "nowhere” cannot be read or written: " in said.err


def test_help_and_serve_read_no_game_and_no_other_command() -> None:
    """Frequent commands start fast: no games and, for help, no server are imported."""
    script = (
        "import sys; from vigneron.cli import main; main(['{}', '--help']); "
        "print([m for m in sys.modules if m.startswith(('vigneron.games.', 'vigneron.server', 'litestar'))])"
    )
    for command in ("--lang=en", "serve"):
        done = subprocess.run(
            [sys.executable, "-c", script.format(command)],
            env={**os.environ, "LC_ALL": "C.UTF-8"},
            capture_output=True,
            text=True,
            check=True,
        )
        assert done.stdout.splitlines()[-1] == "[]"


def test_a_reader_that_goes_away_is_no_trouble(toy: str) -> None:
    done = subprocess.run(
        [sys.executable, "-c", CALL, "rules", games()[0]],
        stdout=_closed_pipe(),
        stderr=subprocess.PIPE,
        text=True,
        check=False,
    )
    assert done.stderr == ""


def _closed_pipe() -> int:
    reading, writing = os.pipe()
    os.close(reading)
    return writing

"""Every command on consoles that lack characters: they are replaced, and nothing else changes."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

import pytest

import vigneron
from tests.cli.conftest import FOUND, Run
from vigneron.cli import main
from vigneron.cli.app import command_names
from vigneron.cli.console import fit, plain, print_json

MANY = ("en", "fr", "de")
CONSOLES = ("ascii", "latin-1", "cp1252", "cp437")


def begun(key: str) -> str:
    """Return the text of a game's first position."""
    return vigneron.start(key, seats=vigneron.game(key).seats[-1]).text()


COMMANDS: dict[str, list[tuple[list[str], int]]] = {
    "analyse": [(["„x“"], 2)],
    "arena": [(["TOY", "--bots", "random,greedy", "--games", "1", "--out", "TMP/arena"], 0), (["x"], 2)],
    "backup": [(["TMP/x.backup", "--data-dir", "TMP/none"], 1)],
    "bench": [(["TOY", "--seconds", "0.001"], 0), (["TOY", "--seconds", "0"], 2)],
    "check-game": [(["TOY", "--games", "2"], 0), (["„x“"], 2)],
    "draw": [(["JOURNAL", "-o", "TMP/é’.svg"], 0), (["JOURNAL", "-o", "TMP/no’where/x.svg"], 1)],
    "games": [([], 0), (["--json"], 0)],
    "golden": [(["TOY", "--folder", "TMP/none"], 0), (["„x“"], 2)],
    "laws": [(["TOY", "--games", "2"], 0), (["TOY", "--games", "0"], 2)],
    "match": [
        (["TOY", "--bots", "random,greedy", "--games", "2"], 0),
        (["TOY", "--bots", "random,greedy", "--games", "2", "--json"], 0),
        (["TOY", "--bots", "„wer“"], 2),
        (["TOY", "--bots", "random", "--options", "length=…"], 2),
    ],
    "new-game": [(["four_rows", "--into", "TMP"], 0), (["Größe"], 2)],
    "password": [(["Zoë", "--data-dir", "TMP/house"], 1)],
    "perft": [(["TOY", "--depth", "1"], 0), (["TOY", "--depth", "0"], 2)],
    "play": [
        (["TOY", "--seats", "random,greedy", "--names", "Zoë,Łukasz", "--seed", "4"], 0),
        (["TOY", "--seats", "human,greedy", "--names", "Zoë,日本", "--seed", "4"], 0),
    ],
    "ratings": [(["--data-dir", "TMP/house"], 0), (["--data-dir", "TMP/house", "--json"], 0)],
    "replay": [(["JOURNAL"], 0), (["JOURNAL", "--json"], 0), (["TMP/„nichts“.jsonl"], 2)],
    "restore": [(["TMP/„nichts“", "--data-dir", "TMP/other"], 2)],
    "review": [(["JOURNAL", "--json"], 0), (["TMP/„nichts“.jsonl"], 2)],
    "rules": [*(([key], 0) for key in FOUND), (["TOY", "TR-1"], 0), (["„x“"], 2)],
    "show": [*(([begun(key)], 0) for key in FOUND), (["„x“"], 1)],
    "serve": [(["--port", "99999"], 2), (["--data", "TMP/„nichts“"], 2)],
    "verify": [(["JOURNAL"], 0), (["TMP/„nichts“.jsonl"], 2)],
}
"""For each command its arguments (TOY, JOURNAL and TMP stand for what the test makes) and the exit status."""


def test_every_command_is_tried() -> None:
    assert sorted(COMMANDS) == command_names()


@dataclass
class Console:
    """Collects what is written to a console that has only these characters."""

    status: int
    out: str
    err: str


Call = Callable[..., Console]


@pytest.fixture
def call(toy: str, journal: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Call:
    def call(encoding: str, *argv: str, lang: str, typed: bytes = b"") -> Console:
        out, err = (io.TextIOWrapper(io.BytesIO(), encoding, "strict") for _ in range(2))
        words = [
            w.replace("TOY", toy).replace("JOURNAL", str(journal)).replace("TMP", str(tmp_path)) for w in argv
        ]
        with monkeypatch.context() as patch:
            patch.setattr(sys, "stdout", out)
            patch.setattr(sys, "stderr", err)
            patch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(typed), encoding, "strict"))
            patch.setenv("COLUMNS", "100")
            status = main([*words, "--lang", lang])
            said = []
            for stream in (out, err):
                stream.flush()
                said.append(stream.buffer.getvalue().decode(encoding))
        return Console(status, *said)

    return call


@pytest.mark.parametrize("encoding", CONSOLES)
@pytest.mark.parametrize("command", COMMANDS)
def test_no_sign_that_is_lacking_ends_a_command(
    command: str, encoding: str, call: Call, tmp_path: Path
) -> None:
    (tmp_path / "none").mkdir()
    for lang in MANY if command in ("rules", "replay", "play", "verify", "match") else ("fr",):
        said = call(encoding, command, "--help", lang=lang)
        assert (said.status, said.err) == (0, "")
        for words, status in COMMANDS[command]:
            said = call(encoding, command, *words, lang=lang, typed="zurück\n1\nq\n".encode())
            assert said.status == status, said.err
            assert not re.search("Unicode(En|De)codeError|VIGNERON_DEBUG", said.err)
            if "--json" in words:
                assert isinstance(json.loads(said.out), dict)


def test_signs_that_are_there_stay(call: Call) -> None:
    """Latin-1 shows the characters that it has; others are replaced by similar ones."""
    said = call("latin-1", "rules", "chess", lang="fr").err
    assert said.startswith("Il n'y a pas de jeu «\u00a0chess\u00a0»\u00a0;")
    assert call("ascii", "rules", "chess", lang="fr").err.startswith('Il n\'y a pas de jeu " chess " ;')
    assert call("cp1252", "rules", "chess", lang="de").err.startswith("Ein Spiel „chess“ gibt es nicht")
    assert call("cp437", "rules", "chess", lang="de").err.startswith('Ein Spiel "chess" gibt es nicht')


def test_json_loses_nothing(call: Call, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    out = io.TextIOWrapper(io.BytesIO(), "ascii", "strict")
    monkeypatch.setattr(sys, "stdout", out)
    fit()
    print_json({"name": "Zoë 日本"})
    out.flush()
    assert json.loads(out.buffer.getvalue()) == {"name": "Zoë 日本"}


@pytest.mark.parametrize(
    ("sign", "told"),
    [("é", "e"), ("Ø", "O"), ("ß", "ss"), ("½", "1/2"), ("日", "?"), ("…", "..."), ("ﬁ", "fi")],
)
def test_what_stands_for_a_sign(sign: str, told: str) -> None:
    assert plain(sign) == told


def test_as_a_program(journal: Path) -> None:
    """With PYTHONIOENCODING; and `python -m vigneron` is the same command."""
    for words in (["rules", FOUND[0]], ["replay", str(journal.with_name("none"))], ["--help"]):
        done = subprocess.run(
            [sys.executable, "-m", "vigneron", *words, "--lang", "fr"],
            env={**os.environ, "PYTHONIOENCODING": "ascii"},
            capture_output=True,
        )
        assert done.returncode == (2 if words[0] == "replay" else 0)
        assert b"Unicode" not in done.stderr
        (done.stdout + done.stderr).decode("ascii")


@pytest.mark.skipif(sys.platform == "win32", reason="words are Unicode there")
def test_words_that_are_no_text(journal: Path, tmp_path: Path) -> None:
    wrong = os.fsdecode(b"\xff")
    for words in (["rules", wrong], ["play", FOUND[0], "--names", f"{wrong},a", "--journal", "j.jsonl"]):
        done = subprocess.run(
            [sys.executable, "-m", "vigneron", *words],
            capture_output=True,
            cwd=tmp_path,
            stdin=subprocess.DEVNULL,
        )
        assert done.returncode == 2
        assert done.stderr.count(b"\n") == 1
        assert b"should not have happened" not in done.stderr


def test_a_code_is_shown_where_its_signs_are_lacking(
    call: Call, monkeypatch: pytest.MonkeyPatch, tmp_path: Path, run: Run
) -> None:
    import vigneron.server.ops.serve

    def serve(host: str, port: int, *, ready: Callable[[str], None], **more: object) -> None:
        ready("http://127.0.0.1:1")

    monkeypatch.setattr(vigneron.server.ops.serve, "serve", serve)
    said = call("ascii", "serve", "--lan", "--port", "1234", lang="en")
    assert said.status == 0
    assert "\x1b[7m" in said.out
    assert "?" not in said.out
    assert "█" in call("cp437", "serve", "--lan", "--port", "1234", lang="en").out

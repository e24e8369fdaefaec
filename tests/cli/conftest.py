"""A game of the tests' own (a copy of `_three_rows`), and a way to run commands in this process."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from vigneron.cli import main
from vigneron.cli.template import make_game
from vigneron.core.registry import games, homes, use_homes

TOY = "three_rows"
FOUND = games()
"""The packaged games, without the tests' own."""


@dataclass(frozen=True)
class CommandResult:
    """The result of a command: exit status, standard output, standard error."""

    status: int
    out: str
    err: str

    def json(self) -> Any:
        return json.loads(self.out)


Run = Callable[..., CommandResult]


@pytest.fixture(scope="session")
def toy_home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    home = tmp_path_factory.mktemp("games")
    make_game(TOY, home, source="_three_rows")
    return home


@pytest.fixture(scope="module")
def toy(toy_home: Path) -> Iterator[str]:
    """The key of a copy of the small finished game, found like any other game while these tests run."""
    before = homes()
    use_homes([*before, str(toy_home)])
    yield TOY
    use_homes(before)


@pytest.fixture
def run(toy: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run a command with English as language, a hundred columns and no terminal."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("COLUMNS", "100")

    def call(*argv: str | Path) -> CommandResult:
        capsys.readouterr()
        status = main([str(word) for word in argv])
        said = capsys.readouterr()
        return CommandResult(status, said.out, said.err)

    return call


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> Callable[..., None]:
    """Feed these lines to standard input, then its end."""

    def give(*lines: str) -> None:
        waiting = iter(lines)

        def line(prompt: str) -> str:
            print(prompt, end="")
            try:
                answer = next(waiting)
            except StopIteration:
                raise EOFError from None
            print(answer)
            return answer

        monkeypatch.setattr("builtins.input", line)

    return give


@pytest.fixture
def journal(run: Run, toy: str, tmp_path: Path) -> Path:
    """A finished game of the tests' own game."""
    assert (
        run("match", toy, "--bots", "random,greedy", "--games", 1, "--seed", 7, "--journals", tmp_path).status
        == 0
    )
    return tmp_path / f"{toy}-7-0.jsonl"

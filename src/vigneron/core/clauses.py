"""Reads a game's rules text: numbered clauses in English, French and German.

A clause is a heading `### CB-24` (optionally followed by a title), then its text up to the next heading.
A text that begins with `**Ruling**` is ours where the book is silent; `**Data**` marks values shown only in
pictures. Other headings are chapters.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import Final

LANGUAGES: Final = ("en", "fr", "de")
_CLAUSE: Final = re.compile(r"^### ([A-Z]{2}-\d+[a-z]?)(?:[ :.·]+(.*))?$")
_CHAPTER: Final = re.compile(r"^#{1,2} (.*)$")


@dataclass(frozen=True, slots=True)
class Clause:
    number: str
    title: str
    chapter: str
    text: str


@cache
def clauses(folder: Path, lang: str) -> dict[str, Clause]:
    """Return the clauses of `folder/rules/LANG.md` by number, in the order of the text."""
    out: dict[str, Clause] = {}
    chapter = number = title = ""
    lines: list[str] = []

    def close() -> None:
        if number:
            if number in out:
                raise ValueError(f"{number} stands twice in {lang}.md")
            out[number] = Clause(number, title, chapter, "\n".join(lines).strip())

    for line in (folder / "rules" / f"{lang}.md").read_text(encoding="utf-8").splitlines():
        if found := _CLAUSE.match(line):
            close()
            number, title = found[1], (found[2] or "").strip()
            lines = []
        elif found := _CHAPTER.match(line):
            close()
            number, chapter = "", found[1]
        else:
            lines.append(line)
    close()
    return out

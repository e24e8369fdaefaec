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


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter: `text` stands before its first clause; a glossary has nothing else."""

    title: str
    text: str
    clauses: tuple[Clause, ...]


@cache
def chapters(folder: Path, lang: str) -> tuple[Chapter, ...]:
    """Return the chapters of `folder/rules/LANG.md`, in the order of the text."""
    out: list[Chapter] = []
    found: list[Clause] = []
    chapter = number = title = intro = ""
    lines: list[str] = []

    def close() -> None:
        nonlocal intro
        text = "\n".join(lines).strip()
        if number:
            found.append(Clause(number, title, chapter, text))
        else:
            intro = text

    for line in (folder / "rules" / f"{lang}.md").read_text(encoding="utf-8").splitlines():
        if clause := _CLAUSE.match(line):
            close()
            number, title, lines = clause[1], (clause[2] or "").strip(), []
        elif heading := _CHAPTER.match(line):
            close()
            if chapter:
                out.append(Chapter(chapter, intro, tuple(found)))
            chapter, number, intro, found, lines = heading[1], "", "", [], []
        else:
            lines.append(line)
    close()
    out.append(Chapter(chapter, intro, tuple(found)))
    return tuple(out)


@cache
def clauses(folder: Path, lang: str) -> dict[str, Clause]:
    """Return the clauses of `folder/rules/LANG.md` by number. Raises ValueError if one stands twice."""
    out: dict[str, Clause] = {}
    for clause in (clause for chapter in chapters(folder, lang) for clause in chapter.clauses):
        if clause.number in out:
            raise ValueError(f"{clause.number} stands twice in {lang}.md")
        out[clause.number] = clause
    return out

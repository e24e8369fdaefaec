"""Reads a game's rules text: numbered clauses in English, French and German.

A clause is a heading `### CB-24` (optionally followed by a title), then its text up to the next heading.
`**Ruling**` begins a text of our own where the rulebook is silent, `**Data**` one about values that only
pictures show. Other headings are chapters.

`text/LANG.md` is the text of the newest edition. `text/EDITION/LANG.md` holds, under the same headings, the
clauses that differ in an earlier edition. A clause without text does not exist there.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from pathlib import Path
from typing import Any, Final, TypeAlias

from vigneron.core.game import Game

LANGUAGES: Final = (
    "en",
    *sorted({path.stem for path in (Path(__file__).parent / "words").glob("*.ftl")} - {"en"}),
)
"""Languages of texts and sentences, English first: those of which there is a file beside this module."""
MARKS: Final = {
    "ruling": {"en": "Ruling", "fr": "Décision", "de": "Entscheidung"},
    "data": {"en": "Data", "fr": "Donnée", "de": "Daten"},
}
"""By kind and language: the bold word that begins a text of our own, or one about reconstructed values."""
_CLAUSE: Final = re.compile(r"^### ([A-Z]{2}-\d+[a-z]?)(?:[ :.·]+(.*))?$")
_Asked: TypeAlias = tuple[Path, str, tuple[str, ...], bool]
"""Folder, language, editions whose texts lie over the newest (oldest first), and whether it is a draft."""
_CHAPTER: Final = re.compile(r"^#{1,2} (.*)$")


@dataclass(frozen=True, slots=True)
class Clause:
    """A numbered clause: its number, title and text, and the chapter that it is in."""

    number: str
    title: str
    chapter: str
    text: str


@dataclass(frozen=True, slots=True)
class Chapter:
    """A chapter. `text` precedes its first clause; a glossary has no clauses."""

    title: str
    text: str
    clauses: tuple[Clause, ...]


def chapters(game: Game[Any, Any], lang: str) -> tuple[Chapter, ...]:
    """Return the chapters of a game's rules, in order, in the edition of `game`."""
    return _chapters(*_asked(game, lang))


def clauses(game: Game[Any, Any], lang: str) -> dict[str, Clause]:
    """Return the clauses of a game's rules by number, in the edition of `game`.

    Raises ValueError if a number occurs twice."""
    return _clauses(*_asked(game, lang))


def _asked(game: Game[Any, Any], lang: str) -> _Asked:
    return game.folder, lang, tuple(edition.name for edition in game.since()[:-1]), game.draft


def changes(game: Game[Any, Any], lang: str) -> dict[str, Clause | None]:
    """Return the clauses that this edition changed: number -> the clause of the edition before.

    The value is None if the clause is new. The first edition changed nothing."""
    names = [edition.name for edition in game.editions]
    at = names.index(game.edition)
    if at == 0:
        return {}
    now, before = clauses(game, lang), clauses(game.in_edition(names[at - 1]), lang)
    numbers = [*now, *(number for number in before if number not in now)]
    return {number: before.get(number) for number in numbers if now.get(number) != before.get(number)}


def own_numbers(game: Game[Any, Any], lang: str) -> list[str]:
    """Return the numbers of the clauses that a language has itself, in their order; [] without a file."""
    return [clause.number for part in _own(game.folder, lang) for clause in part.clauses]


def _own(folder: Path, lang: str) -> tuple[Chapter, ...]:
    path = folder / "text" / f"{lang}.md"
    return _read(path) if path.is_file() else ()


@cache
def _chapters(folder: Path, lang: str, editions: tuple[str, ...], draft: bool) -> tuple[Chapter, ...]:
    """Return the chapters of the newest edition, replaced by those of `editions` (oldest first).

    A draft's chapters are the English ones, with those clauses in them that the language has."""
    if draft:
        said = {clause.number: clause for part in _own(folder, lang) for clause in part.clauses}
        parts = _own(folder, "en")
        return tuple(replace(part, clauses=tuple(_laid_over(part, said))) for part in parts)
    out = _read(folder / "text" / f"{lang}.md")
    for edition in reversed(editions):
        path = folder / "text" / edition / f"{lang}.md"
        own = {clause.number: clause for part in _read(path) for clause in part.clauses}
        missing = set(own) - {clause.number for part in out for clause in part.clauses}
        if missing:
            raise ValueError(f"{path}: {sorted(missing)} are in no later edition")
        out = tuple(replace(part, clauses=tuple(_laid_over(part, own))) for part in out)
    return out


def _laid_over(part: Chapter, own: Mapping[str, Clause]) -> Iterator[Clause]:
    for clause in part.clauses:
        found = own.get(clause.number, clause)
        if found.text or found is clause:
            yield replace(found, chapter=part.title)


def _read(path: Path) -> tuple[Chapter, ...]:
    """Return the chapters of a file; none if there is no such file of an earlier edition."""
    if not path.exists() and path.parent.name != "text":
        return ()
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

    for line in path.read_text(encoding="utf-8").splitlines():
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
def _clauses(folder: Path, lang: str, editions: tuple[str, ...], draft: bool) -> dict[str, Clause]:
    out: dict[str, Clause] = {}
    for clause in (
        clause for chapter in _chapters(folder, lang, editions, draft) for clause in chapter.clauses
    ):
        if clause.number in out:
            raise ValueError(f"{clause.number} stands twice in {lang}.md")
        out[clause.number] = clause
    return out

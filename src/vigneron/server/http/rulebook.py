"""A game's rules as pages: chapters of clauses, their text as safe markup."""

from __future__ import annotations

import html
import re
from typing import Any, Final

from vigneron.core.game import Game
from vigneron.core.rules_text import Clause, changes, clauses
from vigneron.core.rules_text import chapters as core_chapters

_BOLD: Final = re.compile(r"\*\*(.+?)\*\*")
_SLANTED: Final = re.compile(r"(?<![\w*])\*([^*\s][^*]*)\*(?![\w*])")
_CODE: Final = re.compile(r"`([^`]+)`")
_NUMBER: Final = re.compile(r"(?<![\w#-])([A-Z]{2}-\d+[a-z]?)\b")


def chapters(found: Game[Any], lang: str) -> list[dict[str, Any]]:
    """Return [{title, html, clauses: [{number, title, html, changed, before}]}] in the order of the text.

    `changed` says that this edition changed the clause, `before` is its text in the edition before, or ''."""
    own, changed = clauses(found, lang), changes(found, lang)
    return [
        {
            "title": chapter.title,
            "html": markup(chapter.text, own),
            "clauses": [
                {
                    "number": clause.number,
                    "title": clause.title,
                    "html": markup(clause.text, own),
                    "changed": clause.number in changed,
                    "before": _before(changed.get(clause.number), own),
                }
                for clause in chapter.clauses
            ],
        }
        for chapter in core_chapters(found, lang)
        if chapter.text or chapter.clauses
    ]


def editions(found: Game[Any]) -> list[dict[str, str]]:
    """Return [{edition, name}], newest first, of a game that has several editions; [] of another."""
    every = [found.in_edition(edition.name) for edition in reversed(found.editions)]
    return [{"edition": each.edition, "name": each.name} for each in every] if len(every) > 1 else []


def _before(clause: Clause | None, numbers: dict[str, Any]) -> str:
    return markup(clause.text, numbers) if clause else ""


def markup(text: str, numbers: dict[str, Any]) -> str:
    """Return safe markup of a clause's text: paragraphs, lists, tables, emphasis, links to other clauses."""
    return "".join(_block(block, numbers) for block in re.split(r"\n\s*\n", text.strip()) if block.strip())


def _block(block: str, numbers: dict[str, Any]) -> str:
    out: list[str] = []
    for kind, lines in _grouped(block.splitlines()):
        if kind == "list":
            out.append("<ul>" + "".join(f"<li>{_inline(line[2:], numbers)}</li>" for line in lines) + "</ul>")
        elif kind == "table":
            rows = [
                line.strip().strip("|").split("|") for line in lines if not re.fullmatch(r"[|:\s-]+", line)
            ]
            cells = ("".join(f"<td>{_inline(cell.strip(), numbers)}</td>" for cell in row) for row in rows)
            out.append("<table>" + "".join(f"<tr>{row}</tr>" for row in cells) + "</table>")
        else:
            out.append(f"<p>{_inline(' '.join(lines), numbers)}</p>")
    return "".join(out)


def _grouped(lines: list[str]) -> list[tuple[str, list[str]]]:
    out: list[tuple[str, list[str]]] = []
    for line in map(str.strip, lines):
        if line.startswith("|"):
            kind = "table"
        elif line.startswith(("- ", "* ")):
            kind = "list"
        elif out and out[-1][0] == "list":
            out[-1][1][-1] += f" {line}"
            continue
        else:
            kind = "text"
        if out and out[-1][0] == kind:
            out[-1][1].append(line)
        else:
            out.append((kind, [line]))
    return out


def _inline(text: str, numbers: dict[str, Any]) -> str:
    safe = html.escape(text)
    safe = _CODE.sub(r"<code>\1</code>", safe)
    safe = _BOLD.sub(r"<strong>\1</strong>", safe)
    safe = _SLANTED.sub(r"<em>\1</em>", safe)
    return _NUMBER.sub(lambda m: f'<a href="#{m[1]}">{m[1]}</a>' if m[1] in numbers else m[1], safe)

"""What the site makes from the code: a page for each game, and docstrings as plain text.

A page is written before Sphinx reads the sources, into docs/games, which git does not keep."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import vigneron  # noqa: F401  (first, so that compiled modules are found)
from vigneron.core.registry import game, games
from vigneron.devtools.game_page import page


def write_game_pages(app: Any) -> None:
    """Write docs/games/KEY.md for each game that is found, if its text has changed."""
    folder = Path(app.srcdir) / "games"
    folder.mkdir(exist_ok=True)
    pages = {f"{key}.md": page(game(key)) for key in games()}
    for old in folder.glob("*.md"):
        if old.name not in pages:
            old.unlink()
    for name, text in pages.items():
        path = folder / name
        if not path.is_file() or path.read_text(encoding="utf-8") != text:
            path.write_text(text, encoding="utf-8")


def plain(lines: list[str]) -> list[str]:
    """Return a docstring as reStructuredText that shows it as it is written.

    Text in single backticks becomes code. A paragraph with columns or with lines that are set in becomes a
    literal block, an example with `>>>` stays one."""
    out: list[str] = []
    for paragraph in re.split(r"\n[ \t]*\n", "\n".join(lines)):
        rows = paragraph.split("\n")
        if rows[0].startswith(">>>"):
            out += [*rows, ""]
        elif any(re.search(r"^\s|\S {2,}\S", row) for row in rows if row):
            out += ["::", "", *(f"    {row}" for row in rows), ""]
        else:
            out += [*(_escaped(row) for row in rows), ""]
    return out


def _escaped(row: str) -> str:
    pieces = re.split(r"(`[^`]+`)", row)
    return "".join(
        f"`{piece}`" if number % 2 else re.sub(r"([\\*|_`])", r"\\\1", piece)
        for number, piece in enumerate(pieces)
    )


def show_as_written(app: Any, what: str, name: str, found: Any, options: Any, lines: list[str]) -> None:
    """Replace the lines of a docstring."""
    lines[:] = plain(lines)


def setup(app: Any) -> dict[str, bool]:
    """Tell Sphinx what this extension does."""
    app.connect("builder-inited", write_game_pages)
    app.connect("autodoc-process-docstring", show_as_written)
    return {"parallel_read_safe": True, "parallel_write_safe": True}

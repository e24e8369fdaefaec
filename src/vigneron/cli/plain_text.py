"""The text of rules without the signs of Markdown, for consoles."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.token import Token


def plain_text(text: str) -> str:
    """Return a text of rules without emphasis and escapes. Lines, lists and tables stay as they are."""
    lines = text.split("\n")
    for token in _reader().parse(text):
        if token.type != "inline" or token.map is None:
            continue
        source, plain = token.content.split("\n"), _inline(token.children or ()).split("\n")
        for at, (written, said) in enumerate(zip(source, plain, strict=False), token.map[0]):
            if written.strip():
                lines[at] = lines[at].replace(written.strip(), said.strip(), 1)
    return "\n".join(lines)


def _inline(tokens: Sequence[Token]) -> str:
    breaks = ("softbreak", "hardbreak")
    return "".join("\n" if token.type in breaks else token.content for token in tokens)


@cache
def _reader() -> MarkdownIt:
    from markdown_it import MarkdownIt  # not needed to play

    return MarkdownIt("zero").enable(
        ["list", "table", "emphasis", "balance_pairs", "backticks", "escape", "newline"]
    )

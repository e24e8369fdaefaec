"""A game's rules for pages: chapters of clauses, with the text of each clause as safe HTML."""

from __future__ import annotations

import re
from collections.abc import Container, Iterator, MutableMapping
from functools import cache
from typing import TYPE_CHECKING, Any, Final

from vigneron.core.game import Game
from vigneron.core.rules_text import MARKS, Clause, changes, clauses
from vigneron.core.rules_text import chapters as core_chapters

if TYPE_CHECKING:
    from markdown_it import MarkdownIt
    from markdown_it.rules_core import StateCore
    from markdown_it.token import Token

_READ: Final = ("list", "table", "emphasis", "balance_pairs", "backticks", "escape", "newline")
"""The Markdown rules that are enabled."""
_MARKS: Final = re.compile(r"\*\*\w+\*\*|[*`]")
_SENTENCES: Final = re.compile(r"(?<=\.)\s+(?=[^\W\da-z])")
"""Between two sentences: an abbreviation is not followed by a capital letter."""
_ENOUGH: Final = 8
"""Words: a clause whose first sentence has fewer is told by more of its sentences."""
_NUMBER: Final = re.compile(r"(?<![\w#-])([A-Z]{2}-\d+[a-z]?)\b")


def chapters(found: Game[Any, Any], lang: str) -> list[dict[str, Any]]:
    """Return [{title, html, clauses: [{number, title, html, marks, changed, before}]}] in their order.

    `marks` lists what the text of a clause marks: `ruling`, `data` or both. `changed` tells whether this
    edition changed the clause. `before` is the text in the previous edition, or ''."""
    own, changed = clauses(found, lang), changes(found, lang)
    return [
        {
            "title": chapter.title,
            "html": markup(chapter.text, own),
            "clauses": [
                {
                    "number": clause.number,
                    "title": clause.title,
                    "html": marked(markup(clause.text, own), lang),
                    "marks": [kind for kind, words in MARKS.items() if f"**{words[lang]}**" in clause.text],
                    "changed": clause.number in changed,
                    "before": _before(changed.get(clause.number), own),
                }
                for clause in chapter.clauses
            ],
        }
        for chapter in core_chapters(found, lang)
        if chapter.text or chapter.clauses
    ]


def briefly(found: Game[Any, Any], lang: str) -> dict[str, dict[str, str]]:
    """Return {number: {title, does}}. `does` is the beginning of the clause as plain text."""
    return {
        clause.number: {"title": clause.title, "does": beginning(clause)}
        for clause in clauses(found, lang).values()
    }


def beginning(clause: Clause) -> str:
    """Return the first sentence of a clause without its marks, and more of them if it is very short."""
    text = " ".join(_MARKS.sub("", clause.text.partition("\n\n")[0]).split())
    said = ""
    for sentence in _SENTENCES.split(text):
        said = f"{said} {sentence}".strip()
        if len(said.split()) >= _ENOUGH:
            break
    return said


def editions(found: Game[Any, Any]) -> list[dict[str, str]]:
    """Return [{edition, name}], newest first, or [] for a game with one edition."""
    every = [found.in_edition(edition.name) for edition in reversed(found.editions)]
    return [{"edition": each.edition, "name": each.name} for each in every] if len(every) > 1 else []


def marked(html: str, lang: str) -> str:
    """Return the HTML of a clause in which the words of `MARKS` are badges."""
    for kind, words in MARKS.items():
        word = f"<strong>{words[lang]}</strong>"
        html = html.replace(f"<p>{word}", f'<p class="{kind}">{word}')
        html = html.replace(word, f'<strong class="clause-mark {kind}">{words[lang]}</strong>')
    return html


def _before(clause: Clause | None, numbers: Container[str]) -> str:
    return markup(clause.text, numbers) if clause else ""


def markup(text: str, numbers: Container[str], page: str = "") -> str:
    """Return the text of a clause as safe HTML: paragraphs, lists, tables, emphasis, code, links to clauses.

    `numbers` are the existing clauses. Only their numbers become links, to `page`#NUMBER. Other Markdown is
    disabled: HTML in the text is escaped, and addresses do not become links."""
    return str(_markdown().render(text, {"numbers": numbers, "page": page}))


def inline(text: str, numbers: Container[str], page: str = "") -> str:
    """Return one paragraph as `markup` does, without the element around it."""
    return str(_markdown().renderInline(text, {"numbers": numbers, "page": page}))


@cache
def _markdown() -> MarkdownIt:
    from markdown_it import MarkdownIt

    reader = MarkdownIt("zero").enable(list(_READ))
    reader.core.ruler.after("inline", "numbers", _link_numbers)
    return reader


def _link_numbers(state: StateCore) -> None:
    """Turn the numbers of clauses in running text into links. Code is left unchanged."""
    for block in state.tokens:
        if block.type == "inline":
            block.children = [
                part
                for token in block.children or ()
                for part in (_linked(token, state.env) if token.type == "text" else (token,))
            ]


def _linked(text: Token, env: MutableMapping[str, Any]) -> Iterator[Token]:
    """Yield a text token as text and links.

    `split` returns text at even places and numbers at odd places."""
    from markdown_it.token import Token

    for at, part in enumerate(_NUMBER.split(text.content)):
        said = text.copy(content=part)
        if at % 2 and part in env["numbers"]:
            yield Token("link_open", "a", 1, {"href": f"{env['page']}#{part}"})
            yield said
            yield Token("link_close", "a", -1)
        elif part:
            yield said

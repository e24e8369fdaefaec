"""The page "how to play" and the list of signs as safe HTML."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from typing import Any, Final

from vigneron.core.game import Game
from vigneron.core.how_to_play import Block, Section, Sign, figures, filled, page, signs
from vigneron.core.rules_text import clauses
from vigneron.render.svg import THEMES
from vigneron.server.http.rulebook import inline, markup
from vigneron.server.projection.figures import shape

_LARGER: Final = 1.35
_WIDEST: Final = 620
"""How much larger than at the table a figure is drawn, unless it gets wider than this many pixels."""


def sections(found: Game[Any, Any], lang: str) -> list[dict[str, str]]:
    """Return [{id, title, html}] of the page "how to play"; [] if the game has none."""
    return _html(found, lang, page(found, lang))


def sign_sections(found: Game[Any, Any], lang: str) -> list[dict[str, str]]:
    """Return [{id, title, html}] of the list of signs; [] if the game has none.

    The signs refer to the symbols of the game's art.svg, which the page must contain."""
    return _html(found, lang, signs(found, lang))


def figures_of_clauses(found: Game[Any, Any], lang: str, only: str = "") -> dict[str, str]:
    """Return for each clause (or `only` for one) the figures that show it, as HTML with captions."""
    out: dict[str, str] = {}
    known = figures(found.folder)
    for section in page(found, lang):
        for block in section.blocks:
            for number in known[block.figure].rules if block.figure else ():
                if only and number != only:
                    continue
                out[number] = out.get(number, "") + _figure(found, lang, block, ())
    return out


def _html(found: Game[Any, Any], lang: str, parts: Sequence[Section]) -> list[dict[str, str]]:
    return [
        {"id": part.id, "title": part.title, "html": "\n".join(_blocks(found, lang, part.blocks))}
        for part in parts
    ]


def _blocks(found: Game[Any, Any], lang: str, blocks: Sequence[Block]) -> Iterator[str]:
    for at, block in enumerate(blocks):
        if block.figure:
            yield _figure(found, lang, block, figures(found.folder)[block.figure].rules)
        elif block.sign:
            if at == 0 or not blocks[at - 1].sign:
                yield '<ul class="signs" role="list">'  # a list: what is drawn alone would be an empty term
            told = _inline(found, lang, block.text)
            yield f'<li><span class="drawn">{_signs(block.sign)}</span><span>{told}</span></li>'
            if at + 1 == len(blocks) or not blocks[at + 1].sign:
                yield "</ul>"
        else:
            yield markup(_said(found, block.text), clauses(found, lang), f"/rules/{found.name}")


def _said(found: Game[Any, Any], text: str) -> str:
    return filled(text, figures(found.folder))


def _inline(found: Game[Any, Any], lang: str, text: str) -> str:
    return inline(_said(found, text), clauses(found, lang), f"/rules/{found.name}")


def _figure(found: Game[Any, Any], lang: str, block: Block, numbers: Sequence[str]) -> str:
    """Return a figure with its caption, and links to clauses after it."""
    drawn = shape(found.key, block.figure, lang)
    scale = min(_LARGER, _WIDEST / drawn.width)
    width, height = round(drawn.width * scale), round(drawn.height * scale)
    path = f"/howto/{found.key}/figures/{block.figure}.svg?lang={lang}&amp;theme="
    pictures = "".join(
        f'<img class="for-{theme}" src="{path}{theme}"'
        f' width="{width}" height="{height}" loading="lazy" alt="{escape(drawn.says)}">'
        for theme in THEMES
    )
    caption = _inline(found, lang, " ".join([block.text, *numbers]))
    return f"<figure>{pictures}<figcaption>{caption}</figcaption></figure>"


def _signs(sign: Sign) -> str:
    return " ".join(_sign(symbol, tone) for symbol, tone in sign.signs)


def _sign(symbol: str, tone: str) -> str:
    worn = f" tone-{escape(tone)}" if tone else ""
    if symbol.startswith("="):
        return f'<span class="sign words{worn}">{escape(symbol[1:])}</span>'
    name = escape(symbol)
    return (
        f'<svg class="sign{worn}" viewBox="-20 -20 40 40" aria-hidden="true">'
        f'<use href="#{name}" x="-20" y="-20" width="40" height="40"/></svg>'
    )

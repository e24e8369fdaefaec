"""Figures of the pages "how to play": their pictures, sizes and words, kept for the next reader."""

from __future__ import annotations

from hashlib import blake2b
from typing import Final

from vigneron.core.cache import Cache
from vigneron.core.how_to_play import figures
from vigneron.core.registry import game
from vigneron.i18n.speaker import LANGUAGES
from vigneron.render import figure as drawing
from vigneron.render.svg import THEMES
from vigneron.server.projection.embedded_fonts import embedded_fonts

_drawn: Final[Cache[tuple[bytes, str]]] = Cache(128)
_shapes: Final[Cache[drawing.Shape]] = Cache(256)


def picture(key: str, name: str, lang: str, theme: str) -> tuple[bytes, str] | None:
    """Return a figure as SVG with its digest, or None if there is no such figure, language or theme."""
    found = figures(game(key).folder).get(name)
    if found is None or lang not in LANGUAGES or theme not in THEMES:
        return None

    def draw() -> tuple[bytes, str]:
        data = drawing.draw(found, lang=lang, theme=theme, more=embedded_fonts()).encode()
        return data, blake2b(data, digest_size=8).hexdigest()

    return _drawn.get((key, name, lang, theme), draw)


def shape(key: str, name: str, lang: str) -> drawing.Shape:
    """Return the size of a figure and what it shows in words. Raises KeyError if there is no such figure."""
    found = figures(game(key).folder)[name]
    return _shapes.get((key, name, lang), lambda: drawing.shape(found, lang))

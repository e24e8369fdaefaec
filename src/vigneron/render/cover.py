"""Draws a game without a table around it: its boards in one picture, or one frame alone.

Pages use these pictures to show what a game, or a value of an option, looks like."""

from __future__ import annotations

import re
from collections.abc import Iterable
from html import escape
from typing import Any, Final

from vigneron.core.game import Game
from vigneron.core.scene import Frame, Scene
from vigneron.i18n.speaker import Speaker
from vigneron.render.nodes import Painter
from vigneron.render.svg import THEMES, safe_css, stylesheet, symbols, title, tones

WIDE: Final = 720.0
_GAP: Final = 14.0
_SYMBOL: Final = re.compile(r'<symbol\b[^>]*?\bid="([^"]+)".*?</symbol>', re.DOTALL)
_NAMED: Final = re.compile(r'href="#([^"]+)"|url\(#([^)]+)\)')
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)


def cover(game: Game[Any, Any], scene: Scene, *, lang: str, theme: str, more: str = "") -> str:
    """Return a player's boards in the middle of the table as an SVG document, `WIDE` units wide.

    `more` is a style sheet after the usual ones.

    Raises ValueError for a theme other than `light` and `dark`."""
    paint = _painter(game, lang, theme)
    out: list[str] = []
    y = _GAP
    for row in _rows(scene):
        ratios = [frame.width / frame.height for frame in row]
        high = (WIDE - _GAP * (len(row) + 1)) / sum(ratios)
        x = _GAP
        for frame, ratio in zip(row, ratios, strict=True):
            out.append(paint.frame(frame, frame.nodes, (x, y, high * ratio, high)))
            x += high * ratio + _GAP
        y += high + _GAP
    return document(game, paint, out, (WIDE, y), theme, more)


def single(game: Game[Any, Any], scene: Scene, name: str, *, lang: str, theme: str, more: str = "") -> str:
    """Return one frame as an SVG document. Raises LookupError if the scene has no such frame.

    `more` is a style sheet after the usual ones."""
    paint, frame = _painter(game, lang, theme), framed(scene, name)
    if frame is None:
        raise LookupError(name)
    wide = frame.width + 2 * _GAP, frame.height + 2 * _GAP
    drawn = paint.frame(frame, frame.nodes, (_GAP, _GAP, frame.width, frame.height))
    return document(game, paint, [drawn], wide, theme, more)


def boards(scene: Scene) -> list[Frame]:
    """Return the frames that `cover` shows."""
    return [frame for row in _rows(scene) for frame in row]


def _rows(scene: Scene) -> list[list[Frame]]:
    """Return the rows of the middle in which a player's own board is, because they show most of a game."""
    own = [row for row in scene.layout.centre if any(name.startswith("mine:") for name in row)]
    rows = own or scene.layout.centre or ((scene.frames[0].key,),)
    found = [[frame for name in row if (frame := framed(scene, name))] for row in rows]
    return [row for row in found if row]


def framed(scene: Scene, name: str) -> Frame | None:
    """Return a frame by its name in a layout. `mine:NAME` is the frame of the first seat."""
    key = f"{name.removeprefix('mine:')}-0" if name.startswith("mine:") else name
    return next((frame for frame in scene.frames if frame.key == key), None)


def _painter(game: Game[Any, Any], lang: str, theme: str) -> Painter:
    if theme not in THEMES:
        raise ValueError(f"theme: expected one of {THEMES}, found {theme!r}")
    return Painter(Speaker(lang, game), f"{game.key}-", still=True)


def document(
    game: Game[Any, Any],
    paint: Painter,
    drawn: list[str],
    size: tuple[float, float],
    theme: str,
    more: str = "",
) -> str:
    """Return an SVG document of this size (width, height). `more` is a style sheet after the usual ones."""
    width, height = (f"{side:.1f}".rstrip("0").rstrip(".") for side in size)
    body, name = "\n".join(drawn), escape(title(game, paint.speaker))
    css = _COMMENT.sub("", stylesheet() + tones(game.folder, game.key) + more)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}"'
        f' height="{height}" role="img" aria-label="{name}" lang="{paint.speaker.lang}"'
        f' data-theme="{theme}">\n'
        f"<title>{name}</title>\n<style>{safe_css(css)}</style>\n"
        f"<defs>{_used(body, symbols(game.folder, paint.prefix))}</defs>\n"
        f'<g class="scene game-{game.key}">\n<rect class="sheet" width="{width}" height="{height}"/>\n'
        f"{body}\n</g>\n</svg>\n"
    )


def _used(body: str, defined: str) -> str:
    """Return the symbols that a drawing uses, and those that these symbols use."""
    known = {found[1]: found[0] for found in _SYMBOL.finditer(defined)}
    wanted: dict[str, None] = {}
    new = list(_names(body))
    while new:
        name = new.pop()
        if name in known and name not in wanted:
            wanted[name] = None
            new += _names(known[name])
    return "\n".join(known[name] for name in sorted(wanted))


def _names(text: str) -> Iterable[str]:
    return (one or other for one, other in _NAMED.findall(text))

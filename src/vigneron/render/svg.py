"""Draws a table as a standalone SVG, for notebooks, the command line, documentation and printing.

The picture uses the wide form of the scene's layout (docs/scene.md). It contains its style sheet and its
symbols, so it needs no other file."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from html import escape
from pathlib import Path
from typing import Any, Final, TypeVar

from vigneron.core.contract import Rules, Seat, Seen
from vigneron.core.game import Game
from vigneron.core.scene import Counter, Frame, Node, Overlay, Scene, Standing
from vigneron.i18n.speaker import Speaker
from vigneron.render.nodes import Painter, over

S = TypeVar("S")
THEMES: Final = ("light", "dark")
_COLUMN: Final = 320.0
_CENTRE: Final = 704.0
_GAP: Final = 20.0
_PAD: Final = 14.0
_HEAD: Final = 30.0
_TOP: Final = 62.0


def draw(
    game: Game[S, Rules[S]],
    rules: Rules[S],
    seen: Seen[S],
    *,
    names: Sequence[str] = (),
    lang: str = "en",
    theme: str = "light",
) -> str:
    """Return the table as a viewer sees it, as a complete SVG document. Viewer None is a spectator.

    Raises ValueError for a theme other than `light` and `dark`."""
    if theme not in THEMES:
        raise ValueError(f"theme: expected one of {THEMES}, found {theme!r}")
    viewer = seen.viewer
    overlay = None if viewer is None else game.picture().overlay(rules, seen, viewer)
    speaker = Speaker(lang, game, names)
    return _Composer(
        game, game.picture().scene(rules, seen), overlay, viewer or 0, Painter(speaker, f"{game.key}-")
    ).document(theme)


def title(game: Game[Any, Any], speaker: Speaker) -> str:
    """Return the game's name in the speaker's language."""
    return next((speaker.say(id) for id in ("title", "game-title", "name") if speaker.has(id)), game.key)


def stylesheet() -> str:
    """Return the style sheet of scenes."""
    return _read(Path(__file__).parent / "scene.css")


def symbols(folder: Path, prefix: str = "") -> str:
    """Return the `<symbol>` elements of a game's art.svg with prefixed ids; "" if it has none."""
    path = folder / "art.svg"
    if not path.is_file():
        return ""
    found: list[str] = re.findall(r"<symbol\b.*?</symbol>", _read(path), re.DOTALL)
    text = "\n".join(found)
    text = re.sub(r'\bid="', f'id="{prefix}', text)
    return re.sub(r'href="#', f'href="#{prefix}', re.sub(r"url\(#", f"url(#{prefix}", text))


def tones(folder: Path, key: str) -> str:
    """Return a game's art.css, restricted to elements inside `.game-KEY`."""
    path = folder / "art.css"
    return _read(path).replace(".tone-", f".game-{key} .tone-") if path.is_file() else ""


@lru_cache(maxsize=32)
def _read(path: Path) -> str:
    return path.read_text(encoding="utf-8")


@dataclass(slots=True)
class _Composer:
    """Arranges the frames of one picture."""

    game: Game[Any, Any]
    scene: Scene
    overlay: Overlay | None
    seat: Seat
    paint: Painter
    out: list[str] = field(default_factory=list)

    def document(self, theme: str) -> str:
        """Return the picture as an SVG document."""
        layout, said = self.scene.layout, self.paint.speaker
        y = _TOP
        left = self._column(layout.left, _GAP, y)
        x = _GAP if not layout.left else 2 * _GAP + _COLUMN
        middle = y
        for row in layout.centre:
            middle = self._row(row, x, middle)
        right_x = x + (_CENTRE + _GAP if layout.centre else 0)
        right = self._column(layout.right, right_x, y)
        right = self._standings(right_x, right)
        width, height = right_x + _COLUMN + _GAP, max(left, middle, right)
        name, status = escape(title(self.game, said)), escape(said.text(self.scene.status))
        line = escape("; ".join(self._line(s) for s in self.scene.standings))
        game = self.game
        return (
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}" width="{width:g}"'
            f' height="{height:g}" role="img" aria-label="{name}" lang="{said.lang}" data-theme="{theme}">\n'
            f"<title>{name}</title>\n<desc>{status}. {line}</desc>\n"
            f"<style>{safe_css(stylesheet())}\n{safe_css(tones(game.folder, game.key))}</style>\n"
            f"<defs>{symbols(game.folder, self.paint.prefix)}</defs>\n"
            f'<g class="scene game-{game.key}">\n'
            f'<rect class="sheet" width="{width:g}" height="{height:g}"/>\n'
            + "\n".join(
                [
                    _words("brand", _GAP, 40, 25, name),
                    _words("note", width - _GAP, 39, 16, status, "end"),
                    *self.out,
                ]
            )
            + "\n</g>\n</svg>\n"
        )

    def _line(self, standing: Standing) -> str:
        said = self.paint.speaker
        return f"{said.name(standing.seat)} {said.text(standing.score)}"

    def _frame(self, name: str) -> Frame | None:
        key = f"{name.removeprefix('mine:')}-{self.seat}" if name.startswith("mine:") else name
        return next((frame for frame in self.scene.frames if frame.key == key), None)

    def _nodes(self, frame: Frame) -> list[Node]:
        return over(frame.nodes, self.overlay.nodes.get(frame.key, []) if self.overlay else [])

    def _card(self, frame: Frame, x: float, y: float, width: float) -> float:
        """Draw a frame, with card and heading unless it is plain. Return the y coordinate below the frame."""
        if frame.plain:
            high = width * frame.height / frame.width
            self.out.append(self.paint.frame(frame, self._nodes(frame), (x, y, width, high)))
            return y + high + _GAP
        inner = width - 2 * _PAD
        high = inner * frame.height / frame.width
        whole = _HEAD + high + _PAD
        heading = escape(self.paint.speaker.text(frame.title))
        self.out.append(
            f'<rect class="frame-card" x="{x:g}" y="{y:g}" width="{width:g}" height="{whole:g}" rx="14"/>\n'
            f'<text class="heading" x="{x + _PAD:g}" y="{y + 21:g}" font-size="13">{heading}</text>\n'
            + self.paint.frame(frame, self._nodes(frame), (x + _PAD, y + _HEAD, inner, high))
        )
        return y + whole + _GAP

    def _column(self, names: Sequence[str], x: float, y: float) -> float:
        for frame in filter(None, map(self._frame, names)):
            y = self._card(frame, x, y, _COLUMN)
        return y

    def _row(self, names: Sequence[str], x: float, y: float) -> float:
        """Draw a row of frames of equal height that is as wide as the centre.

        Return the y coordinate below the row."""
        frames = [frame for frame in map(self._frame, names) if frame]
        ratios = [frame.width / frame.height for frame in frames]
        free = _CENTRE - (len(frames) - 1) * _GAP - sum(0 if frame.plain else 2 * _PAD for frame in frames)
        below = y
        for frame, ratio in zip(frames, ratios, strict=True):
            width = free * ratio / sum(ratios) + (0 if frame.plain else 2 * _PAD)
            below = max(below, self._card(frame, x, y, width))
            x += width + _GAP
        return below

    def _standings(self, x: float, y: float) -> float:
        said, name = self.paint.speaker, self.scene.layout.house
        for standing in self.scene.standings:
            house = next((f for f in self.scene.frames if f.key == f"{name}-{standing.seat}"), None)
            wide = 0.0 if house is None else min(84.0, 74 * house.width / house.height)
            lines = 2 + bool(standing.counters)
            high = max(22.0 * lines + 16, 0 if house is None else wide * house.height / house.width + 16)
            self.out.append(
                f'<rect class="frame-card" x="{x:g}" y="{y:g}" width="{_COLUMN:g}"'
                f' height="{high:g}" rx="14"/>\n'
                f'<g class="node shape tone-seat-{standing.seat}"><path class="face"'
                f' d="M{x + 14:g},{y:g}h-1a13,14 0 0 0 -13,14v{high - 28:g}a13,14 0 0 0 13,14h1z"/></g>'
            )
            if house is not None:
                tall = wide * house.height / house.width
                at = (x + 20, y + (high - tall) / 2, wide, tall)
                self.out.append(self.paint.frame(house, house.nodes, at, small=True))
            start = x + (wide + 32 if wide else _PAD + 10)
            note = said.text(standing.note) if standing.note else ""
            self.out += [
                _words("name", start, y + 26, 16, escape(said.name(standing.seat))),
                _words("note", start, y + 46, 13.5, escape(note)),
                _words("score", x + _COLUMN - _PAD, y + 34, 26, escape(said.text(standing.score)), "end"),
                self._counters(standing.counters, start, y + 66),
            ]
            y += high + 10
        return y + 10

    def _counters(self, counters: Sequence[Counter], x: float, y: float) -> str:
        out = []
        for counter in counters:
            tone = f" tone-{counter.tone}" if counter.tone else ""
            hint, value = (escape(self.paint.speaker.text(t)) for t in (counter.label, counter.value))
            sign = self.paint.use(counter.symbol, x + 9, y - 5, 19)
            out.append(
                f'<g class="node piece{tone}"><title>{hint}</title>{sign}</g>'
                + _words("name", x + 21, y, 14, value)
            )
            x += 34 + 8 * len(value)
        return "".join(out)


def _words(kind: str, x: float, y: float, size: float, said: str, anchor: str = "start") -> str:
    """Return text outside of frames as an SVG element. The caller must escape `said`."""
    end = "" if anchor == "start" else f' text-anchor="{anchor}"'
    return f'<text class="{kind}" x="{x:g}" y="{y:g}" font-size="{size:g}"{end}>{said}</text>'


def safe_css(css: str) -> str:
    """Return the style sheet in a form that is valid text in XML."""
    return css.replace("&", "&amp;").replace("<", "&lt;")

"""Parses the two style sheets and measures contrast as WCAG 2 defines it."""

from __future__ import annotations

import re
from pathlib import Path

import vigneron

HOUSE = (Path(vigneron.__file__).parent / "render" / "scene.css").read_text(encoding="utf-8")
_RULE = re.compile(r"([^{}]+)\{([^{}]*)\}")
_PROPERTY = re.compile(r"(--[\w-]+):\s*([^;]+);")

Colour = tuple[float, float, float]


def rules(css: str) -> list[tuple[str, dict[str, str]]]:
    """Return (selector, custom properties) of every rule, in order."""
    bare = re.sub(r"/\*.*?\*/", "", css, flags=re.DOTALL)
    return [
        (one.strip(), dict(_PROPERTY.findall(body)))
        for selectors, body in _RULE.findall(bare)
        for one in selectors.split(",")
    ]


def palette(theme: str) -> dict[str, str]:
    """Return the page's custom properties in a theme."""
    found: dict[str, str] = {}
    for selector, properties in rules(HOUSE):
        if selector == ":root" or selector == f'[data-theme="{theme}"]':
            found |= properties
    return found


def tones(css: str, theme: str) -> dict[str, dict[str, str]]:
    """Return each tone's custom properties in a theme."""
    found: dict[str, dict[str, str]] = {}
    for selector, properties in rules(css):
        match = re.fullmatch(r'(\[data-theme="(\w+)"\] )?\.tone-([\w-]+)', selector)
        if match and match[2] in (None, theme):
            found.setdefault(match[3], {}).update(properties)
    return found


class Tone:
    """A tone as it looks in a theme: face, ink on the face, ink on the card."""

    def __init__(self, properties: dict[str, str], page: dict[str, str]) -> None:
        self.face = colour(properties.get("--f", page["--card"]), page)
        self.ink = colour(properties.get("--i", page["--ink"]), page)
        self.on_card = colour(properties["--w"], page) if "--w" in properties else self.ink
        self.rich = colour(properties["--rich"], page) if "--rich" in properties else self.face
        """The face while the thing may be touched."""
        self.lit = colour(properties.get("--lit", page["--lit"]), page)


def colour(text: str, page: dict[str, str]) -> Colour:
    """Return a colour's red, green and blue, 0 to 1. Raises ValueError for anything but #rrggbb and var()."""
    if text.startswith("var("):
        return colour(page[text[4:-1]], page)
    match = re.fullmatch(r"#([0-9a-f]{6})", text.strip())
    if match is None:
        raise ValueError(f"not a plain colour: {text!r}")
    return (int(match[1][0:2], 16) / 255, int(match[1][2:4], 16) / 255, int(match[1][4:6], 16) / 255)


def mix(one: Colour, share: float, other: Colour) -> Colour:
    """Return the colour of color-mix(in srgb, one SHARE, other)."""
    mixed = [a * share + b * (1 - share) for a, b in zip(one, other, strict=True)]
    return (mixed[0], mixed[1], mixed[2])


def luminance(c: Colour) -> float:
    red, green, blue = (v / 12.92 if v <= 0.04045 else ((v + 0.055) / 1.055) ** 2.4 for v in c)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(one: Colour, other: Colour) -> float:
    """Return the contrast ratio, 1 to 21."""
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)

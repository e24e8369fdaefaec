"""Resolves the styles of a scene's picture, for programs that know no custom properties.

Browsers draw scenes by a style sheet with custom properties, `color-mix` and symbols that inherit colours
from where they are used. Rasterisers and drawing programs know little of this. `flat` returns the same
picture with every value written out. It supports what scene.css and the games' art.css use. Rules with states
(`:hover`) and animations are left out, because a picture has none."""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping, Sequence
from copy import deepcopy
from dataclasses import dataclass
from typing import Final
from xml.etree import ElementTree

_SVG: Final = "{http://www.w3.org/2000/svg}"
_COMMENT: Final = re.compile(r"/\*.*?\*/", re.DOTALL)
_BLOCK: Final = re.compile(r"@[^{;]+\{(?:[^{}]*\{[^{}]*\})*[^{}]*\}", re.DOTALL)
_RULE: Final = re.compile(r"([^{}]+)\{([^{}]*)\}")
_PART: Final = re.compile(
    r'\.([\w-]+)|\[([\w-]+)="([^"]*)"\]|:(root)|:not\(\.([\w-]+)\)|:where\(\.([\w-]+)\)'
)
_VAR: Final = re.compile(r"var\(\s*(--[\w-]+)\s*(?:,\s*((?:[^()]|\([^()]*\))*))?\)")
_MIX: Final = re.compile(r"color-mix\(in srgb,\s*(#\w+|transparent)\s+([\d.]+)%,\s*(#\w+|transparent)\)")
_KEPT: Final = re.compile(
    r"fill|stroke|color|opacity|font|letter-spacing|text-anchor|text-transform|filter|display"
)
_INITIAL: Final = "initial"

Style = dict[str, str]


@dataclass(frozen=True, slots=True)
class _Compound:
    """Conditions on one element. With `child`, its parent must match the part before; else an ancestor."""

    classes: frozenset[str]
    without: frozenset[str]
    attributes: tuple[tuple[str, str], ...]
    root: bool
    child: bool

    def fits(self, path: Sequence[_Node]) -> bool:
        node = path[-1]
        return (
            self.classes <= node.classes
            and not self.without & node.classes
            and all(node.element.get(key) == value for key, value in self.attributes)
            and (len(path) == 1 or not self.root)
        )


@dataclass(frozen=True, slots=True)
class _Node:
    element: ElementTree.Element
    classes: frozenset[str]


@dataclass(frozen=True, slots=True)
class _Rule:
    parts: tuple[_Compound, ...]
    weight: int
    style: Style

    def fits(self, path: Sequence[_Node]) -> bool:
        return self._fits(len(self.parts) - 1, path)

    def _fits(self, at: int, path: Sequence[_Node]) -> bool:
        if not path or not self.parts[at].fits(path):
            return False
        if at == 0:
            return True
        if self.parts[at].child:
            return self._fits(at - 1, path[:-1])
        return any(self._fits(at - 1, path[:end]) for end in range(len(path) - 1, 0, -1))


def flat(svg: str) -> str:
    """Return an SVG document without style sheet and symbols, which looks the same.

    Raises xml.etree.ElementTree.ParseError."""
    ElementTree.register_namespace("", _SVG[1:-1])
    root = ElementTree.fromstring(svg)
    sheets = list(root.iter(f"{_SVG}style"))
    rules = sorted(_rules("\n".join(sheet.text or "" for sheet in sheets)), key=lambda rule: rule.weight)
    symbols = {one.get("id", ""): one for one in root.iter(f"{_SVG}symbol")}
    for parent in list(root.iter()):
        for child in list(parent):
            if child.tag in (f"{_SVG}style", f"{_SVG}symbol"):
                parent.remove(child)
    _write_out(root, rules, symbols, [], {})
    return ElementTree.tostring(root, encoding="unicode")


def _rules(css: str) -> Iterator[_Rule]:
    bare = _BLOCK.sub("", _COMMENT.sub("", css))
    for selectors, body in _RULE.findall(bare):
        style = {
            key.strip(): value.strip()
            for key, colon, value in (line.partition(":") for line in body.split(";"))
            if colon
        }
        for selector in selectors.split(","):
            parts = _selector(selector.strip())
            if parts is not None:
                yield _Rule(parts[0], parts[1], style)


def _selector(text: str) -> tuple[tuple[_Compound, ...], int] | None:
    """Return the parts of a selector and its specificity; None if it has something that is not supported."""
    parts: list[_Compound] = []
    weight, child = 0, False
    for word in text.replace(">", " > ").split():
        if word == ">":
            child = True
            continue
        if _PART.sub("", word):
            return None
        found = _PART.findall(word)
        classes = {one[0] or one[5] for one in found if one[0] or one[5]}
        weight += sum(not one[5] for one in found)
        attributes = tuple((one[1], one[2]) for one in found if one[1])
        without = frozenset(one[4] for one in found if one[4])
        parts.append(_Compound(frozenset(classes), without, attributes, any(one[3] for one in found), child))
        child = False
    return (tuple(parts), weight) if parts else None


def _write_out(
    element: ElementTree.Element,
    rules: Sequence[_Rule],
    symbols: Mapping[str, ElementTree.Element],
    path: list[_Node],
    inherited: Style,
) -> None:
    path = [*path, _Node(element, frozenset(element.get("class", "").split()))]
    style: Style = {}
    for rule in rules:
        if rule.fits(path):
            style |= rule.style
    own = {key: value for key, value in style.items() if key.startswith("--")}
    custom = inherited | own
    custom = {key: _value(value, custom) if key in own else value for key, value in custom.items()}
    for key, value in list(element.attrib.items()):
        if "var(" in value:
            element.set(key, _value(value, custom))
    shown = {k: _value(v, custom) for k, v in style.items() if _KEPT.match(k)}
    if shown.pop("text-transform", "") == "uppercase" and element.text:
        element.text = element.text.upper()
    if shown:
        element.set("style", ";".join(f"{key}:{value}" for key, value in shown.items()))
    if element.tag == f"{_SVG}use":
        _unfold(element, symbols)
    for child in element:
        _write_out(child, rules, symbols, path, custom)
    for key in ("class", "data-key", "data-theme"):
        element.attrib.pop(key, None)


def _unfold(use: ElementTree.Element, symbols: Mapping[str, ElementTree.Element]) -> None:
    """Turn a use of a symbol into a nested picture with the symbol's content."""
    symbol = symbols.get(use.get("href", "")[1:])
    if symbol is None:
        return
    use.tag = f"{_SVG}svg"
    use.attrib.pop("href")
    use.set("viewBox", symbol.get("viewBox", "0 0 24 24"))
    use.extend(deepcopy(child) for child in symbol)


def _value(text: str, custom: Mapping[str, str]) -> str:
    """Return a value with variables and mixtures of colours replaced."""
    for _ in range(8):
        if "var(" not in text:
            break
        text = _VAR.sub(lambda found: _variable(found[1], found[2], custom), text)
    return _MIX.sub(lambda found: _mixed(found[1], float(found[2]) / 100, found[3]), text)


def _variable(name: str, instead: str | None, custom: Mapping[str, str]) -> str:
    found = custom.get(name, _INITIAL)
    return found if found != _INITIAL else (instead or "").strip()


def _mixed(one: str, share: float, other: str) -> str:
    a, b = _channels(one), _channels(other)
    return "#" + "".join(f"{round(x * share + y * (1 - share)):02x}" for x, y in zip(a, b, strict=True))


def _channels(colour: str) -> tuple[int, ...]:
    if colour == "transparent":
        return (0, 0, 0, 0)
    digits = colour[1:]
    if len(digits) in (3, 4):
        digits = "".join(2 * digit for digit in digits)
    full = digits if len(digits) == 8 else digits + "ff"
    return tuple(int(full[at : at + 2], 16) for at in range(0, 8, 2))

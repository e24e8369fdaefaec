"""Writes nodes as SVG text, as docs/scene.md specifies.

The client in the browser follows the same specification."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from html import escape

from vigneron.core.scene import Frame, Node
from vigneron.i18n.speaker import Speaker

_CENTRED = 0.36
"""The distance from the middle of centred text to its baseline, as a fraction of the font size."""


@dataclass(frozen=True, slots=True)
class Painter:
    """Writes nodes in one language. The ids of symbols get `prefix`.

    With `still`, nodes have no keys and labels. Pictures that nobody can point at need none."""

    speaker: Speaker
    prefix: str = ""
    still: bool = False

    def node(self, node: Node) -> str:
        """Return one node as a `<g>` element."""
        place = f"translate({_n(node.x)} {_n(node.y)})" + (f" rotate({_n(node.turn)})" if node.turn else "")
        key = "" if self.still else f' data-key="{escape(node.key)}"'
        out = [f'<g class="{classes(node)}"{key} transform="{place}">']
        if node.label is not None and not self.still:
            out.append(f"<title>{escape(self.speaker.text(node.label), quote=False)}</title>")
        if node.path:
            out.append(f'<path class="face" d="{escape(node.path)}"/>')
        if node.symbol:
            out.append(self.use(node.symbol, 0, 0, node.size))
        if node.text is not None:
            below = node.font * _CENTRED if node.path or node.symbol else 0
            anchor = "" if node.anchor == "middle" else f' text-anchor="{node.anchor}"'
            said = escape(self.speaker.text(node.text), quote=False)
            out.append(f'<text class="say" y="{_n(below)}" font-size="{_n(node.font)}"{anchor}>{said}</text>')
        out.append("</g>")
        return "".join(out)

    def use(self, symbol: str, x: float, y: float, size: float) -> str:
        """Return a symbol centred on (x, y)."""
        return (
            f'<use class="sign" href="#{self.prefix}{escape(symbol)}" x="{_n(x - size / 2)}"'
            f' y="{_n(y - size / 2)}" width="{_n(size)}" height="{_n(size)}"/>'
        )

    def frame(
        self,
        frame: Frame,
        nodes: Iterable[Node],
        at: tuple[float, float, float, float],
        *,
        small: bool = False,
    ) -> str:
        """Return a frame's nodes in the box `at` (x, y, width, height)."""
        x, y, width, height = (_n(v) for v in at)
        kind = "scene small" if small else "scene"
        hint = escape(self.speaker.text(frame.title))
        inside = "\n".join(self.node(node) for node in nodes if not (small and "fine" in node.look.split()))
        return (
            f'<svg class="{kind}" x="{x}" y="{y}" width="{width}" height="{height}"'
            f' viewBox="0 0 {_n(frame.width)} {_n(frame.height)}" role="group" aria-label="{hint}">'
            f"\n{inside}\n</svg>"
        )


def classes(node: Node) -> str:
    """Return a node's class names: `node KIND tone-X LOOK…`."""
    kind = "shape" if node.path else "piece" if node.symbol else "words"
    return " ".join(filter(None, ("node", kind, f"tone-{node.tone}" if node.tone else "", node.look)))


def over(nodes: Iterable[Node], more: Iterable[Node]) -> list[Node]:
    """Return the nodes of a frame together with those of an overlay.

    A node of the overlay takes the place of a node with the same key. The other nodes come last."""
    own = {node.key: node for node in more}
    return [own.pop(node.key, node) for node in nodes] + list(own.values())


def _n(value: float) -> str:
    return f"{value:.2f}".rstrip("0").rstrip(".") if value else "0"

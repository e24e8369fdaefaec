"""How each field of a node becomes SVG: docs/scene.md, which the client follows too."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.render.colours import HOUSE
from vigneron.core.scene import Frame, Node, Text
from vigneron.i18n.speaker import Speaker
from vigneron.render.nodes import Painter, over

PAINT = Painter(Speaker("en", None, ["A & B"]), "game-")


def test_parts_stand_in_their_order_and_only_when_given() -> None:
    node = Node(
        "k", 10, 20.5, path="M0,0H1", symbol="cow", size=30, text=Text("=7"), font=10, tone="red", look="done"
    )
    assert PAINT.node(node) == (
        '<g class="node shape tone-red done" data-key="k" transform="translate(10 20.5)">'
        '<path class="face" d="M0,0H1"/>'
        '<use class="sign" href="#game-cow" x="-15" y="-15" width="30" height="30"/>'
        '<text class="say" y="3.6" font-size="10">7</text></g>'
    )


@pytest.mark.parametrize(
    ("node", "kind"),
    [
        (Node("a", path="M0,0"), "shape"),
        (Node("a", symbol="cow", size=4), "piece"),
        (Node("a", text=Text("=x"), font=9), "words"),
        (Node("a"), "words"),
    ],
)
def test_a_node_has_exactly_one_kind(node: Node, kind: str) -> None:
    assert f'class="node {kind}"' in PAINT.node(node)


def test_words_alone_stand_on_their_baseline() -> None:
    said = PAINT.node(Node("w", 3, 4, text=Text("=1 < 2"), font=10, anchor="end"))
    assert '<text class="say" y="0" font-size="10" text-anchor="end">1 &lt; 2</text>' in said


def test_turning_and_labels() -> None:
    said = PAINT.node(Node("w", turn=45, label=Text("={A&B}")))
    assert 'transform="translate(0 0) rotate(45)"' in said
    assert "<title>{A&amp;B}</title>" in said


def test_an_overlay_replaces_in_place_and_adds_on_top() -> None:
    below = [Node("a"), Node("b"), Node("c")]
    above = [Node("d"), Node("b", x=5)]
    assert [(n.key, n.x) for n in over(below, above)] == [("a", 0), ("b", 5), ("c", 0), ("d", 0)]


def test_a_small_frame_has_no_fine_nodes() -> None:
    frame = Frame("f", Text("=F"), 100, 50, [])
    nodes = [Node("a", path="M0,0"), Node("b", path="M0,0", look="fine bare")]
    small = PAINT.frame(frame, nodes, (0, 0, 10, 5), small=True)
    assert 'class="scene small"' in small
    assert 'data-key="b"' not in small
    assert 'data-key="b"' in PAINT.frame(frame, nodes, (0, 0, 10, 5))


def test_every_word_of_the_page_is_in_the_sheet() -> None:
    """The looks, states and tones that docs/scene.md promises."""
    page = (Path(__file__).parents[2] / "docs" / "scene.md").read_text(encoding="utf-8")
    looks = page.split("## Look words")[1]
    promised = set(re.findall(r"^\| `([a-z]+)` \|", looks, re.MULTILINE))
    assert {"quiet", "lit", "inlay"} <= promised
    styled = set(re.findall(r"\.([a-z][\w-]*)", HOUSE))
    rings = set(re.findall(r'\[data-ring~="(\w+)"\]', HOUSE))
    assert sorted(promised - styled - rings) == []
    tones = re.search(r"general tones are (.*?), and `seat-0`", page, re.DOTALL)
    assert tones is not None
    assert (
        sorted(f"tone-{name}" for name in re.findall(r"`(\w+)`", tones[1]) if f"tone-{name}" not in styled)
        == []
    )

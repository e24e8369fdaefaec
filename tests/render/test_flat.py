"""Pictures without custom properties look as in a browser; PNG files are drawn from them."""

from __future__ import annotations

import struct
from xml.etree import ElementTree

import pytest

from vigneron.core.registry import games
from vigneron.render import raster
from vigneron.render.flat import flat
from vigneron.server.projection import showcase

SVG = "{http://www.w3.org/2000/svg}"


def styled(css: str, body: str) -> list[str]:
    """Return the `style` of each element of a drawing, in order."""
    text = f'<svg xmlns="http://www.w3.org/2000/svg" data-theme="dark"><style>{css}</style>{body}</svg>'
    return [found.get("style", "") for found in list(ElementTree.fromstring(flat(text)).iter())[1:]]


@pytest.mark.parametrize(
    ("css", "body", "found"),
    [
        (":root { --f: #123456; } .a { fill: var(--f); }", '<g class="a"/>', ["fill:#123456"]),
        (".a { fill: var(--none, #ffffff); }", '<g class="a"/>', ["fill:#ffffff"]),
        (".a { --w: initial; fill: var(--w, #000001); }", '<g class="a"/>', ["fill:#000001"]),
        (
            ".a { --f: #010203; --t: var(--f); } .b { fill: var(--t); }",
            '<g class="a"><g class="b"/></g>',
            ["", "fill:#010203"],
        ),
        (".a { fill: color-mix(in srgb, #000000 50%, #ffffff); }", '<g class="a"/>', ["fill:#808080ff"]),
        (".a.b { fill: red; } .a { fill: blue; }", '<g class="a b"/>', ["fill:red"]),
        (
            ":where(.s) .a { fill: red; } .a { fill: blue; }",
            '<g class="s"><g class="a"/></g>',
            ["", "fill:blue"],
        ),
        (".s > .a { fill: red; }", '<g class="s"><g><g class="a"/></g></g>', ["", "", ""]),
        (".s .a { fill: red; }", '<g class="s"><g><g class="a"/></g></g>', ["", "", "fill:red"]),
        (".a:not(.b) { fill: red; }", '<g class="a"/><g class="a b"/>', ["fill:red", ""]),
        ('[data-theme="dark"] .a { fill: red; }', '<g class="a"/>', ["fill:red"]),
        ('[data-theme="light"] .a { fill: red; }', '<g class="a"/>', [""]),
        (".a:hover { fill: red; }", '<g class="a"/>', [""]),
        ("@media (x) { .a { fill: red; } } .a { opacity: 1; }", '<g class="a"/>', ["opacity:1"]),
        ("@keyframes x { from { fill: red; } to { fill: red; } }", "<g/>", [""]),
        (".a { transition: none; cursor: pointer; }", '<g class="a"/>', [""]),
    ],
)
def test_rules_are_written_out_as_browsers_apply_them(css: str, body: str, found: list[str]) -> None:
    assert styled(css, body) == found


def test_a_symbol_takes_its_colours_from_where_it_is_used() -> None:
    text = flat(
        '<svg xmlns="http://www.w3.org/2000/svg"><style>.x { --f: #00ff00; }</style><defs>'
        '<symbol id="s" viewBox="0 0 8 8"><path fill="var(--f)" d="M0 0"/></symbol></defs>'
        '<g class="x"><use href="#s" x="1" y="2" width="3" height="4"/></g></svg>'
    )
    root = ElementTree.fromstring(text)
    (inner,) = [one for one in root.iter(f"{SVG}svg") if one is not root]
    assert (inner.get("viewBox"), inner.get("x"), inner.get("width")) == ("0 0 8 8", "1", "3")
    assert inner[0].get("fill") == "#00ff00"
    assert root.find(f".//{SVG}symbol") is None


@pytest.mark.parametrize("key", games())
def test_nothing_is_left_that_only_browsers_know(key: str) -> None:
    found = showcase.picture(key, "en", "dark")
    assert found is not None
    text = flat(found[0].decode())
    for word in ("var(", "color-mix(", "<style", "<symbol", "class="):
        assert word not in text, word


def size_of(data: bytes) -> tuple[int, int]:
    assert data.startswith(b"\x89PNG")
    width, height = struct.unpack(">II", data[16:24])
    return width, height


@pytest.mark.skipif(not raster.able(), reason="needs the extra pictures")
@pytest.mark.parametrize("key", games())
def test_games_have_a_picture_of_the_size_that_messengers_want(key: str) -> None:
    found = showcase.photograph(key, "fr", "light")
    assert found is not None
    assert size_of(found[0]) == (1200, 630)
    assert len(found[0]) > 20_000  # not an empty sheet


@pytest.mark.skipif(not raster.able(), reason="needs the extra pictures")
def test_a_picture_fills_its_size_and_is_cut_evenly() -> None:
    svg = (
        '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10" width="10" height="10">'
        '<rect width="10" height="10" fill="#ff0000"/></svg>'
    )
    assert size_of(raster.png(svg, 40, 20)) == (40, 20)

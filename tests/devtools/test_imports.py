"""The graph of imports: floors, circles, and the picture of the rooms in the documents."""

from __future__ import annotations

import re
import xml.etree.ElementTree as ET
from pathlib import Path

import pytest

from tests.docs.test_examples import ROOT
from vigneron.devtools.imports import HOUSE, floors_of, graph_of, svg_of, text_of, without_circles


@pytest.fixture
def package(tmp_path: Path) -> Path:
    """A package of three rooms, in which `low.one` imports `high.two` against the floors."""
    files = {
        "__init__": "from vigneron.high import two",
        "low/__init__": "",
        "low/one": "def late():\n    from vigneron.high.two import call",
        "low/base": "import json",
        "high/__init__": "from vigneron.low import base, one",
        "high/two": "from vigneron.low.base import json\nimport vigneron.low.one",
        "alone/__init__": "import vigneron",
    }
    for name, text in files.items():
        path = tmp_path / f"{name}.py"
        path.parent.mkdir(exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return tmp_path


def test_floors_and_the_arrow_that_closes_a_circle(package: Path) -> None:
    graph = graph_of(package)
    assert graph == {"": {"high"}, "low": {"high"}, "high": {"low"}, "alone": set()}
    flat, up = without_circles(graph)
    assert len(up) == 1
    assert floors_of(flat) == [["alone", "high"], ["", "low"]]
    assert text_of(graph).startswith("4 nodes, 3 arrows, 2 floors, 1 arrows point up\n")
    assert svg_of(graph).count('class="up"') == 1


def test_modules_of_one_part_are_drawn_by_themselves(package: Path) -> None:
    assert graph_of(package, "low") == {"low.base": set(), "low.one": set()}


def test_no_arrow_between_rooms_points_up() -> None:
    assert without_circles(graph_of(HOUSE))[1] == []


def test_the_picture_in_the_documents_shows_the_rooms_that_there_are() -> None:
    """`python -m vigneron.devtools.imports --svg docs/img/rooms.svg` draws it anew."""
    drawn = ET.fromstring((ROOT / "docs/img/rooms.svg").read_text(encoding="utf-8"))
    names = {text.text for text in drawn.iter("{http://www.w3.org/2000/svg}text")}
    assert names == {room or "vigneron" for room in graph_of(HOUSE)}


def test_modules_that_the_architecture_page_names_exist() -> None:
    page = (ROOT / "docs/architecture.md").read_text(encoding="utf-8")
    named = re.findall(r"`((?:[a-z_]+/)+[a-z_-]+\.(?:py|js))`", page)
    assert len(named) > 20
    for name in named:
        places = (ROOT, HOUSE, HOUSE / "web/static")
        assert any((place / name).is_file() for place in places), f"{name} is gone"

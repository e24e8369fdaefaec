"""Only transform and opacity are animated: they cost neither layout nor paint, frame by frame."""

from __future__ import annotations

import re

import pytest

from tests.laws.client import STATIC, scripts
from tests.render.colours import HOUSE

CHEAP = {"transform", "opacity", "none"}
SHEETS = {"scene.css": HOUSE} | {path.name: path.read_text("utf-8") for path in STATIC.rglob("*.css")}


@pytest.mark.parametrize("name", sorted(SHEETS))
def test_sheets_animate_only_what_is_cheap(name: str) -> None:
    css = re.sub(r"/\*.*?\*/", "", SHEETS[name], flags=re.DOTALL)
    moved: set[str] = set()
    for value in re.findall(r"\btransition(?:-property)?:([^;]+);", css):
        moved |= {part.split()[0] for part in re.sub(r"\([^)]*\)", "", value).split(",")}
    for body in re.findall(r"@keyframes [\w-]+ \{((?:[^{}]*\{[^{}]*\})*)", css):
        moved |= set(re.findall(r"([\w-]+):", body))
    assert moved - CHEAP == set()


def test_scripts_animate_only_what_is_cheap() -> None:
    """Each keyframe of `animate([…])` names only transform and opacity, besides its timing."""
    seen = 0
    for path in scripts():
        for frames in re.findall(r"\.animate\(\s*\[(.*?)\],\s*\{", path.read_text("utf-8"), re.DOTALL):
            named = set(re.findall(r"[{,]\s*(\w+):", frames))
            assert named <= {"transform", "opacity", "offset", "easing"}, path.name
            seen += bool(named)
    assert seen >= 4

"""The shape of the server: no circle of modules within a room, and features of a table that do no I/O."""

from __future__ import annotations

import ast
from pathlib import Path

import pytest

from vigneron.devtools.imports import HOUSE, circles, graph_of, imported, modules_in, room_of

MODULES = modules_in(HOUSE)
ROOMS = sorted(
    {room_of(MODULES, name) for name in MODULES if name.startswith("server.") and "migrations" not in name}
    - {"server"}
)
EDGES = {"bot_thinking", "chat_feed", "hints", "live_table", "looking_back", "requests", "services"}
"""The modules of a live table that write, tell and wait; all others decide."""
FEATURES = [
    module
    for module in MODULES
    if module.startswith("server.table.") and module.removeprefix("server.table.") not in EDGES
]


@pytest.mark.parametrize("room", ROOMS)
def test_the_modules_of_a_room_import_each_other_in_no_circle(room: str) -> None:
    found = [circle for circle in circles(graph_of(HOUSE, room)) if len(circle) > 1]
    assert found == []


def for_types_only(path: Path) -> list[str]:
    """Return what a module imports under `if TYPE_CHECKING`."""
    blocks = [
        node
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.If) and "TYPE_CHECKING" in ast.unparse(node.test)
    ]
    imports = [node for block in blocks for node in ast.walk(block) if isinstance(node, ast.ImportFrom)]
    return [str(node.module) for node in imports]


@pytest.mark.parametrize("module", [name for name in MODULES if name.startswith("server.")])
def test_nothing_of_ours_is_imported_for_its_types_only(module: str) -> None:
    """Whoever names a part stands above it, and whoever is below is handed what it needs."""
    hidden = [name for name in for_types_only(MODULES[module]) if name.startswith("vigneron.")]
    assert hidden == []


@pytest.mark.parametrize("module", FEATURES)
def test_a_feature_of_the_table_neither_waits_nor_writes(module: str) -> None:
    tree = ast.parse(MODULES[module].read_text(encoding="utf-8"))
    waits = [node for node in ast.walk(tree) if isinstance(node, ast.AsyncFunctionDef | ast.Await)]
    assert waits == []
    above = {"server.table.live_table", "server.table.requests"}
    assert above.isdisjoint(imported(MODULES, module))
    assert "server.storage.repository" not in imported(MODULES, module)

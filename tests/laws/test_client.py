"""The shape of the client's files, and the tools that check them."""

from __future__ import annotations

import json
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_tools_of_node_are_pinned_by_version_and_hash() -> None:
    folder = ROOT / "requirements" / "node"
    wanted = json.loads((folder / "package.json").read_text(encoding="utf-8"))["devDependencies"]
    lock = json.loads((folder / "package-lock.json").read_text(encoding="utf-8"))["packages"]
    assert lock.pop("")["devDependencies"] == wanted
    assert {name: lock[f"node_modules/{name}"]["version"] for name in wanted} == wanted
    assert [name for name, package in lock.items() if not package["integrity"].startswith("sha512-")] == []
    assert [name for name, package in lock.items() if "resolved" in package] == []

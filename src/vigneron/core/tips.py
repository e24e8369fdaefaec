"""Tips of a game for a first game with a guide: what is said when something appears for the first time.

The file `tips.toml` in the game's folder has a table per tip, in the order in which they matter. A tip `NAME`
has the sentence `tip-NAME`, the clause `rule`, and one condition or both::

    [auction]
    touch = "auction"              # something that the seat may touch now has this id
    node = "mine:estate/lot-*-l"   # a frame shows a node with this key

`*` stands for any signs. A frame's own nodes are FRAME/KEY; those of a frame that the seat owns are
mine:NAME/KEY, as in a `Layout`; frames of others do not count. A game without the file has no tips.
"""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any, Final

from vigneron.core.contract import Seat
from vigneron.core.game import BadData, Game
from vigneron.core.scene import Overlay, Scene

FILE: Final = "tips.toml"
_NAME: Final = re.compile(r"[a-z][a-z0-9-]{0,39}")
_KEYS: Final = frozenset({"rule", "touch", "node"})


@dataclass(frozen=True, slots=True)
class Tip:
    """A tip: its name, its clause, and the patterns of its conditions ("" for a condition that it lacks)."""

    name: str
    rule: str
    touch: str
    node: str

    def holds(self, touches: Collection[str], nodes: Collection[str]) -> bool:
        """Return whether the conditions hold for what a seat may touch and for the nodes that it sees."""
        return _matches(self.touch, touches) and _matches(self.node, nodes)


def tips(game: Game[Any, Any]) -> tuple[Tip, ...]:
    """Return the tips of a game in their order, () if it has none. Raises BadData."""
    return _read(game.folder / FILE)


def shown_nodes(scene: Scene, overlay: Overlay, seat: Seat) -> Iterator[str]:
    """Yield the nodes that conditions may name, as a seat sees them."""
    for frame in scene.frames:
        if frame.owner not in (None, seat):
            continue
        name = frame.key if frame.owner is None else f"mine:{frame.key.removesuffix(f'-{seat}')}"
        for node in (*frame.nodes, *overlay.nodes.get(frame.key, ())):
            yield f"{name}/{node.key}"


def _matches(pattern: str, things: Collection[str]) -> bool:
    found = re.compile(".*".join(map(re.escape, pattern.split("*"))))
    return not pattern or any(found.fullmatch(thing) for thing in things)


@lru_cache(maxsize=32)
def _read(path: Path) -> tuple[Tip, ...]:
    if not path.is_file():
        return ()
    try:
        plain = tomllib.loads(path.read_text(encoding="utf-8"))
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as error:
        raise BadData(f"{path.name}: {error}") from error
    return tuple(_tip(path.name, name, table) for name, table in plain.items())


def _tip(file: str, name: str, table: Any) -> Tip:
    if not _NAME.fullmatch(name):
        raise BadData(f"{file}: {name} must be lower case letters, digits and hyphens")
    if not isinstance(table, Mapping) or not all(isinstance(value, str) for value in table.values()):
        raise BadData(f"{file}: {name} must be a table of texts")
    if unknown := sorted(set(table) - _KEYS):
        raise BadData(f"{file}: {name} has the unknown key {unknown[0]}")
    if not table.get("rule") or not (table.get("touch") or table.get("node")):
        raise BadData(f"{file}: {name} needs a rule, and a touch or a node")
    return Tip(name, table["rule"], table.get("touch", ""), table.get("node", ""))

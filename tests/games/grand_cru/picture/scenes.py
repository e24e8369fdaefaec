"""What the scene of a position shows."""

from __future__ import annotations

from tests.games.grand_cru.positions import Table
from vigneron.core.scene import Node
from vigneron.games.grand_cru import GAME
from vigneron.games.grand_cru.rules.common import refresh


def shown(here: Table, frame: str) -> dict[str, Node]:
    """Return the nodes of a frame as seat 0 sees it, by key."""
    refresh(here.rules.box, here.state)
    scene = GAME.picture().scene(here.rules, here.rules.observe(here.state, None))
    own = GAME.picture().overlay(here.rules, here.rules.observe(here.state, 0), 0)
    nodes = {node.key: node for f in scene.frames if f.key == frame for node in f.nodes}
    return nodes | {node.key: node for node in own.nodes.get(frame, [])}

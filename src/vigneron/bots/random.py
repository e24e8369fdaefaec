"""The bot `random`. It plays any legal act."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Action
from vigneron.core.game import View


class Random:
    """Chooses among the legal acts, all with the same probability."""

    def choose(self, view: View[Any]) -> Action:
        """Return a random legal act."""
        return view.legal[view.chance.draw([1] * len(view.legal), "bot")]


BOT = Random

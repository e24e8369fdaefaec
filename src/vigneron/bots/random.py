"""Plays anything it may, all with the same probability."""

from __future__ import annotations

from typing import Any

from vigneron.core.contract import Action
from vigneron.core.game import View


class Random:
    """Uniform over the legal acts."""

    def choose(self, view: View[Any]) -> Action:
        return view.legal[view.chance.draw([1] * len(view.legal), "bot")]


BOT = Random

"""The rules, one module for each part of the year. Read `rules` first: it passes each act to its module."""

from __future__ import annotations

from vigneron.games.grand_cru.rules.rules import GrandCruRules

__all__ = ["GrandCruRules"]

"""The rules, by the parts of the year. Start reading at `bound`, which hands each act to its part."""

from __future__ import annotations

from vigneron.games.grand_cru.rules.rules import GrandCruRules

__all__ = ["GrandCruRules"]

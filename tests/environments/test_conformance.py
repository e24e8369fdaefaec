"""The conformance tests of Gymnasium and PettingZoo, with the least and the most seats of every game.

`python -m vigneron.testing.conformance` runs them with every number of seats."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from vigneron.core import registry
from vigneron.testing import conformance


def counts(key: str) -> range:
    return registry.load(key).seats


KEYS = [*registry.games(), "_template"]
"""The template stands for a game that somebody has just made: it has no encoding of its own."""
TABLES = [(key, seats) for key in KEYS for seats in sorted({min(counts(key)), max(counts(key))})]


@pytest.mark.parametrize(("key", "seats"), TABLES)
@pytest.mark.parametrize("check", conformance.CHECKS)
def test_environments_conform(check: Callable[[str, int], None], key: str, seats: int) -> None:
    conformance.run(check, key, seats)

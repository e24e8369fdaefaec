"""A house in a folder of its own, and a toy game for it."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.server.harness import TOYS, Town, town_in
from vigneron.core.registry import homes, use_homes


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    before = homes()
    use_homes([*before, TOYS])
    yield
    use_homes(before)


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with town_in(tmp_path) as town:
        yield town

"""A server in a temporary folder, a toy game for it, and a PostgreSQL for tests that need one."""

from __future__ import annotations

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
from argon2 import PasswordHasher

from tests.server.harness import TOYS, Town, town_in
from tests.server.postgres import Postgres, programs
from tests.server.standing import standing
from vigneron.core.registry import homes, use_homes
from vigneron.server.accounts import passwords

__all__ = ("cluster", "postgres", "standing", "town", "toys", "url")


@pytest.fixture(autouse=True)
def toys() -> Iterator[None]:
    before = homes()
    use_homes([*before, TOYS])
    yield
    use_homes(before)


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hash passwords at the lowest cost, so that tests with accounts are fast."""
    hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(passwords, "_hasher", lambda: hasher)
    passwords._nobody.cache_clear()


@pytest.fixture
async def town(tmp_path: Path) -> AsyncIterator[Town]:
    async with town_in(tmp_path) as town:
        yield town


@pytest.fixture(scope="session")
def cluster() -> Iterator[Postgres]:
    found = programs()
    if found is None:
        pytest.skip("NOT RUN: tests on PostgreSQL: no pg_ctl found")
    postgres = Postgres(found)
    try:
        postgres.start()
        yield postgres
    finally:
        postgres.stop()


@pytest.fixture
async def postgres(cluster: Postgres) -> str:
    """The address of an empty database on PostgreSQL."""
    return await cluster.database()


@pytest.fixture(params=["sqlite", "postgresql"])
async def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of an empty database of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tables.sqlite3'}"
    cluster: Postgres = request.getfixturevalue("cluster")
    return await cluster.database()

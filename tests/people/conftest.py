"""The house and the toys of the table's tests; passwords that cost little."""

from __future__ import annotations

import pytest
from argon2 import PasswordHasher

from tests.server.conftest import cluster, postgres, standing, town, toys, url
from vigneron.people import passwords

__all__ = ("cluster", "postgres", "standing", "town", "toys", "url")


@pytest.fixture(autouse=True)
def cheap_passwords(monkeypatch: pytest.MonkeyPatch) -> None:
    hasher = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    monkeypatch.setattr(passwords, "_hasher", lambda: hasher)
    passwords._nobody.cache_clear()

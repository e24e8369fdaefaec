"""Every request of the OpenAPI document is tried with all sorts of data: no 5xx, no trace of the inside."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import httpx
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.openapi import from_dict
from schemathesis.schemas import APIOperation

from tests.server.live import LiveHouse

EXAMPLES = 8
INSIDE = ("Traceback", "sqlalchemy", "litestar.", "asyncpg", 'File "')


async def test_no_request_makes_the_house_fail(tmp_path: Path) -> None:
    house = LiveHouse(tmp_path / "data", limits={"requests_per_address": 10**6, "tables_per_address": 10**6})
    await house.start()
    try:
        await asyncio.to_thread(try_all, house.address)
        assert httpx.get(f"{house.address}/healthz").text == "ok"
    finally:
        await house.close()


def try_all(address: str) -> None:
    with httpx.Client(base_url=address, timeout=60) as client:
        document: dict[str, Any] = client.get("/schema/openapi.json").json()
        schema = from_dict(document)
        schema.config.update(base_url=address)
        tried = 0
        for operation in schema.get_all_operations():
            assert isinstance(operation, Ok)
            _try(operation.ok())
            tried += 1
        assert tried >= 20


def _try(operation: APIOperation[Any, Any, Any, Any]) -> None:
    @settings(
        max_examples=EXAMPLES, deadline=None, database=None, derandomize=True, phases=[Phase.generate],
        suppress_health_check=list(HealthCheck),
    )  # fmt: skip
    @given(case=operation.as_strategy())
    def once(case: Any) -> None:
        answer = case.call(allow_redirects=False)
        assert answer.status_code < 500, (case, answer.status_code)
        assert not any(word in answer.text for word in INSIDE), case

    once()

"""Every request of the OpenAPI document with all kinds of data: no 5xx, and no internals in answers."""

from __future__ import annotations

import asyncio
import re
from collections import Counter
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx
import pytest
from hypothesis import HealthCheck, Phase, given, settings
from schemathesis.core.result import Ok
from schemathesis.openapi import from_dict
from schemathesis.schemas import APIOperation

from tests.patience import HANG
from tests.server.live import LiveHouse
from vigneron.core.registry import games

EXAMPLES = 5
WIDE = ("requests_per_address", "tables_per_address", "tables_per_person")
INSIDE = ("Traceback", "sqlalchemy", "litestar.", "asyncpg", 'File "')


@dataclass
class Asker:
    """A stranger, or a person with a table, whose forms and programs are accepted."""

    address: str
    known: bool
    answers: Counter[int] = field(default_factory=Counter)
    cookies: dict[str, str] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    paths: dict[str, str] = field(default_factory=dict)

    def come(self) -> None:
        if not self.known:
            return
        with httpx.Client(base_url=self.address, timeout=HANG) as client:
            found = re.search(r'name="_csrf_token" value="([^"]+)"', client.get("/").text)
            assert found
            self.headers = {"x-csrftoken": found[1]}
            game = next(iter(games()))
            table = client.post(
                "/new", data={"game": game, "seats": "2", "name": "Anna"}, headers=self.headers
            )
            self.paths = {"table_id": table.headers["location"].rpartition("/")[2], "key": game}
            page = client.post("/programs", data={"name": "Robo"}, headers=self.headers)
            token = re.search(r'value="(vigneron_[^"]+)"', page.text)
            assert token
            self.headers["authorization"] = f"Bearer {token[1]}"
            self.cookies = dict(client.cookies)

    def ask(self, operation: APIOperation[Any, Any, Any, Any]) -> None:
        @settings(
            max_examples=EXAMPLES,
            deadline=None,
            database=None,
            derandomize=True,
            phases=[Phase.generate],
            suppress_health_check=list(HealthCheck),
        )
        @given(case=operation.as_strategy())
        def once(case: Any) -> None:
            case.path_parameters.update({k: v for k, v in self.paths.items() if k in case.path_parameters})
            answer = case.call(allow_redirects=False, headers=self.headers, cookies=self.cookies)
            assert answer.status_code < 500, (case, answer.status_code)
            assert not any(word.encode() in answer.content for word in INSIDE), case  # pictures are no text
            self.answers[answer.status_code] += 1

        once()


@pytest.mark.parametrize("known", [False, True], ids=["a stranger", "somebody known"])
async def test_no_request_makes_the_house_fail(tmp_path: Path, known: bool) -> None:
    house = LiveHouse(tmp_path / "data", limits=dict.fromkeys(WIDE, 10**6))
    await house.start()
    try:
        asker = Asker(house.address, known)
        await asyncio.to_thread(try_all, asker)
        assert httpx.get(f"{house.address}/healthz", timeout=HANG).text == "ok"
        refused = asker.answers[401] + asker.answers[403]
        assert (
            refused < asker.answers.total() / 2
        ) == known  # a signed-in person is not refused by the middleware
    finally:
        await house.close()


def try_all(asker: Asker) -> None:
    asker.come()
    document: dict[str, Any] = httpx.get(f"{asker.address}/schema/openapi.json", timeout=HANG).json()
    schema = from_dict(document)
    schema.config.update(base_url=asker.address)
    tried = 0
    for operation in schema.get_all_operations():
        assert isinstance(operation, Ok)
        asker.ask(operation.ok())
        tried += 1
    assert tried >= 20

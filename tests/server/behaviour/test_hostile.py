"""Hostile input to every route, on both databases: the status is below 500, without a traceback."""

from __future__ import annotations

import json
import logging
import os
import random
from collections.abc import AsyncIterator, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any, get_args
from urllib.parse import unquote

import pytest
from argon2 import PasswordHasher
from litestar import Litestar

from tests.server import hostile
from tests.server.behaviour.test_claims import WHOLE, written
from tests.server.behaviour.test_fair import ask_weights
from tests.server.behaviour.test_secrets import play_to_the_end
from tests.server.harness import HOST, Person, Town, town_in
from tests.server.http.test_verify_routes import bring
from vigneron.core import journal
from vigneron.core.journal import TableRow
from vigneron.server.accounts import passwords
from vigneron.server.platform.settings import Limits
from vigneron.server.projection import protocol

OFTEN = 10**9
WIDE = Limits(
    tables_per_person=OFTEN,
    tables_per_address=OFTEN,
    codes_per_address=OFTEN,
    imports_per_person=OFTEN,
    proofs_per_address=OFTEN,
    tokens_per_address=OFTEN,
    calls_per_program=OFTEN,
    accounts_per_address=OFTEN,
    wrong_passwords_per_address=OFTEN,
    wrong_passwords_per_name=OFTEN,
    passkeys_per_address=OFTEN,
    requests_per_address=OFTEN,
    messages_per_second=OFTEN,
    messages_per_seat=OFTEN,
    outbox=OFTEN,
)


@dataclass
class Ground:
    """A server with something behind every route, and a person who is signed in."""

    town: Town
    anna: Person
    token: str
    program: str
    known: dict[str, list[str]]

    @property
    def app(self) -> Litestar:
        return self.town.app._app  # type: ignore[return-value]

    async def ask(self, method: str, asked: hostile.Asked) -> int:
        """Return the status of a raw request, which no client normalises."""
        target, headers, body = asked
        path, _, query = target.partition("?")
        cookie = "; ".join(f"{k}={v}" for k, v in self.anna.http.cookies.items())
        own = {"host": HOST.encode(), "cookie": cookie.encode(), "accept": b"text/html"}
        if path.startswith("/api/"):
            own["authorization"] = f"Bearer {self.program}".encode()
        own["content-length"] = str(len(body)).encode()
        found = {**own, **headers}
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "http",
            "method": method,
            "path": unquote(path),
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode("latin-1", "replace"),
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "headers": [(k.encode(), v) for k, v in found.items()],
            "state": {},
        }
        sent, status = [{"type": "http.request", "body": body, "more_body": False}], list[int]()

        async def receive() -> Any:
            return sent.pop() if sent else {"type": "http.disconnect"}

        async def send(message: Any) -> None:
            if message["type"] == "http.response.start":
                status.append(message["status"])

        await self.town.app(scope, receive, send)
        return status[0]


@asynccontextmanager
async def ground(folder: Path, url: str) -> AsyncIterator[Ground]:
    async with town_in(folder, database_url=url, limits=WIDE) as town:
        anna, bert = town.person(), town.person()
        over = await town.table_of(anna, bert)
        await play_to_the_end([(await person.watch(over))[0] for person in (anna, bert)])
        running = await town.table_of(anna, bert)
        lobby = await anna.open("hedge", seats="3", name="Anna")
        record = town.live(lobby).record
        assert (await anna.post("/account", name="Anna", password="along password")).status_code == 303
        made = await town.services.programs.make(record.host, "robot")
        assert made is not None
        known = {
            "table_id": [lobby, running, over],
            "code": [record.code],
            "key": ["hedge"],
            "number": ["HE-1"],
            "name": ["art.svg"],
            "public": ["abc"],
            "id": ["abc"],
            "stamp": ["1"],
            "path": ["base.css"],
        }
        yield Ground(town, anna, await anna.token(), made[0], known)


ENDS = ("leave", "out", "remove", "delete", "start", "again", "withdraw", "host")
"""Routes that delete something, which are tried last."""
MOST = int(os.environ.get("VIGNERON_HOSTILE", "4"))
"""How many of the many requests are tried on each route, besides those that always are."""


async def test_every_route_answers_whatever_is_sent(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(passwords, "_hasher", cheap)
    passwords._nobody.cache_clear()
    caplog.set_level(logging.ERROR)
    faults = list[str]()
    async with ground(tmp_path, url) as at:
        found = sorted(hostile.routes(at.app), key=lambda route: any(end in route.path for end in ENDS))
        assert len(found) > 60
        for route in found:
            always, others = hostile.attempts(route, at.known, at.token)
            chosen = random.Random(route.path).sample(others, min(MOST, len(others)))
            for asked in [*always, *(make() for make in chosen)]:
                status = await at.ask(route.method, asked)
                if (status >= 500 and route.path != "/away") or caplog.records:
                    why = [str(record.exc_info and record.exc_info[1])[:80] for record in caplog.records]
                    faults.append(
                        f"{route.method} {asked.target[:60]!a} {status} {why} {str(asked[1:])[:300]}"
                    )
                    caplog.clear()
        line, _ = await at.anna.watch(at.known["table_id"][1])
        assert (await line.ask("ping"))["t"] == "pong"
    assert faults == []
    passwords._nobody.cache_clear()


def spoiled(text: str) -> Iterator[bytes]:
    """Yield records of a finished game with each text and each number replaced in turn."""
    good = journal.write(written([*WHOLE[:4], TableRow("note", {"said": "x"}), *WHOLE[4:]])).splitlines()
    for at, line in enumerate(good):
        row = json.loads(line)
        for path in places(row):
            change = json.loads(line)
            inner: Any = change
            for step in path[:-1]:
                inner = inner[step]
            inner[path[-1]] = text
            # Lone surrogates are written as escapes: `ensure_ascii`.
            yield "\n".join([*good[:at], json.dumps(change), *good[at + 1 :]]).encode()


def places(value: Any) -> Iterator[list[Any]]:
    """Yield the path to each text and number in a JSON value."""
    pairs = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, inner in pairs:
        if isinstance(inner, str | int):
            yield [key]
        yield from ([key, *rest] for rest in places(inner))


@pytest.mark.parametrize(
    "text", ["\x00", "\ud800", "@refusal-over", "x" * 30_000, "9" * 4_000, "\U000e0001"], ids=ascii
)
async def test_records_with_any_text_in_any_place_are_taken_or_refused(
    url: str, text: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    found = list(spoiled(text))
    assert len(found) > 60
    async with town_in(tmp_path, database_url=url, limits=WIDE) as town:
        anna, brought = town.person(), list[str]()
        for data in random.Random(ascii(text)).sample(found, min(3 * MOST, len(found))):
            for number in (data, data.replace(json.dumps(text).encode(), text.encode("utf-8", "replace"), 1)):
                answers = [await bring(anna, number), await ask_weights(anna, number)]
                assert {answer.status_code for answer in answers} <= {200, 303, 422}, data
                assert not caplog.records, data
                if answers[0].status_code == 303:
                    brought.append(answers[0].headers["location"])
        for path in brought[:5]:  # a bad name or client seed: the table can be viewed nevertheless
            assert (await anna.http.get(path)).status_code == 200
            assert (await anna.http.get(f"{path}/draws")).status_code == 200
            assert (await anna.http.get(f"{path}/journal")).status_code == 200


async def test_messages_with_any_text_in_any_place_are_answered(
    url: str, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.ERROR)
    async with town_in(tmp_path, database_url=url, limits=WIDE) as town:
        anna, bert = town.person(), town.person()
        table = await town.table_of(anna, bert)
        line, _ = await anna.watch(table)
        kinds = get_args(protocol.Message)
        assert len(kinds) > 12
        for kind in kinds:
            tag, names = kind.__struct_config__.tag, [*kind.__struct_fields__]
            for text in hostile.TEXTS:
                short = text[:250]
                for sent in (dict.fromkeys(names, short), *({name: short} for name in names)):
                    line.send_raw(json.dumps({"t": tag, **sent})[:4_000])
            for raw in (*hostile.RAW, *hostile.BODIES[:8]):
                line.send_raw(raw[:4_000])
                line.send_raw(f'{{"t":"{tag}","{names[0]}":'.encode() + raw[:3_900] + b"}")
            assert (await line.ask("ping", n=7_777_777))["t"] == "pong", tag
            assert not caplog.records, tag


def cheap() -> PasswordHasher:
    """Return a cheap hasher: every password here is wrong anyway."""
    return PasswordHasher(time_cost=1, memory_cost=8, parallelism=1)

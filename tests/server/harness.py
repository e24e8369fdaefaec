"""People at a server, in one process and without a network: httpx for requests, ASGI messages for sockets."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import AsyncIterator, Mapping
from contextlib import asynccontextmanager
from functools import cache
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import httpx
import msgspec
from sqlalchemy import create_engine

from tests.patience import HANG
from vigneron.server.http.middleware import Door
from vigneron.server.ops.composition import Server, services_for
from vigneron.server.platform.settings import Limits, Settings
from vigneron.server.projection import protocol
from vigneron.server.projection.protocol import Encoded, outgoing
from vigneron.server.storage.migrate import migrate
from vigneron.server.table.live_table import LiveTable

HOST = "house.test"
TOYS = str(Path(__file__).parent / "toys")


class Closed(Exception):
    """The server closed the socket, with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(str(code))
        self.code = code


def as_json(value: Any) -> Any:
    """Return a part of a message as a browser receives it."""
    return json.loads(protocol.encode(value))


class _Part(Encoded[Any]):
    """An encoded part of a message, decoded again."""

    def __init__(self, value: Any) -> None:
        self.value = value


def _read(kind: Any, value: Any) -> _Part:
    return _Part(msgspec.convert(value, kind.__args__[0], dec_hook=_read))


_reader: msgspec.json.Decoder[outgoing.Down] = msgspec.json.Decoder(outgoing.Down, dec_hook=_read)


def heard(text: str) -> dict[str, Any]:
    """Return a message of the server, after checking it against the protocol field by field."""
    again = msgspec.json.encode(_reader.decode(text), enc_hook=lambda part: part.value)
    assert again.decode() == text, "fields in another order, or with other values"
    told: dict[str, Any] = json.loads(text)
    return told


class SocketLine:
    """One socket. `messages` keeps everything that arrived on it, as text."""

    def __init__(self, app: Door, path: str, headers: Mapping[str, str]) -> None:
        self.messages: list[str] = []
        self._up: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._down: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._n = 0
        scope = {
            "type": "websocket",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "scheme": "ws",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": b"",
            "subprotocols": [],
            "headers": [(k.lower().encode(), v.encode()) for k, v in headers.items()],
            "extensions": {},
            "client": ("127.0.0.1", 1),
            "server": (HOST, 80),
            "state": {},
        }
        self._up.put_nowait({"type": "websocket.connect"})
        self._task = asyncio.create_task(app(scope, self._up.get, self._receive))  # type: ignore[arg-type]

    async def _receive(self, message: Any) -> None:
        if message["type"] == "websocket.send":
            self.messages.append(message["text"])
        self._down.put_nowait(message)

    def send_raw(self, text: str | bytes) -> None:
        key = "text" if isinstance(text, str) else "bytes"
        self._up.put_nowait({"type": "websocket.receive", key: text})

    def send(self, t: str, **fields: Any) -> int:
        """Send a message with the next number, or with `n`; return the number."""
        self._n += 1
        n = int(fields.pop("n", self._n))
        self.send_raw(json.dumps({"t": t, "n": n, **fields}))
        return n

    async def next(self, *kinds: str) -> dict[str, Any]:
        """Return the next message of these kinds (of any kind), skipping others. Raises Closed."""
        async with asyncio.timeout(HANG):
            while True:
                message = await self._down.get()
                if message["type"] == "websocket.close":
                    raise Closed(message.get("code", 1000))
                if message["type"] == "websocket.send":
                    told = heard(message["text"])
                    if not kinds or told["t"] in kinds:
                        return told

    def waiting(self) -> dict[str, Any] | None:
        """Return the next message that has arrived, None if there is none."""
        while not self._down.empty():
            message = self._down.get_nowait()
            if message["type"] == "websocket.send":
                return heard(message["text"])
        return None

    async def answer(self, n: int) -> dict[str, Any]:
        """Return the message that answers number n."""
        while True:
            told = await self.next()
            if told.get("n") == n:
                return told

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        return await self.answer(self.send(t, **fields))

    async def until(self, true: Any) -> dict[str, Any]:
        """Return the first message for which `true` holds."""
        while True:
            told = await self.next()
            if true(told):
                return told

    async def end(self) -> int:
        """Skip what still arrives and return the code with which the server closes."""
        try:
            while True:
                await self.next()
        except Closed as closed:
            return closed.code

    async def close(self) -> None:
        self._up.put_nowait({"type": "websocket.disconnect", "code": 1000})
        async with asyncio.timeout(HANG):
            await asyncio.gather(self._task, return_exceptions=True)


class Person:
    """A person with a browser: cookies, forms, sockets."""

    def __init__(self, app: Door, lang: str = "en") -> None:
        self.app = app
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=app, raise_app_exceptions=False),  # type: ignore[arg-type]
            base_url=f"http://{HOST}",
            headers={"accept-language": lang, "accept": "text/html"},
        )
        self.lines: list[SocketLine] = []

    @property
    def cookie(self) -> str:
        """The value of the cookie that identifies this person."""
        return str(self.http.cookies[self.app._identity.cookie])

    @property
    def form_token(self) -> str:
        return str(self.http.cookies[self.app._identity.form_cookie])

    async def token(self) -> str:
        """Return the token that a form sends: the cookie of an earlier page, else that of the start page."""
        known = self.http.cookies.get(self.app._identity.form_cookie)
        if known is not None and self.app._identity.is_form_token(known):
            return known
        page = await self.http.get("/")
        found = re.search(r'name="_csrf_token" value="([^"]+)"', page.text)
        assert found
        return found[1]

    async def post(self, path: str, **fields: str) -> httpx.Response:
        return await self.http.post(path, data={"_csrf_token": await self.token(), **fields})

    async def start(self, table: str, fill: str) -> httpx.Response:
        """Start a game, and confirm that bots take the open seats."""
        answer = await self.post(f"/t/{table}/start", fill=fill)
        if answer.status_code != 200:
            return answer
        told = re.search(r'name="told" value="([^"]+)"', answer.text)
        assert told, answer.text
        return await self.post(f"/t/{table}/start", fill=fill, told=told[1])

    async def open(self, game: str, **fields: str) -> str:
        """Open a table with the form and return its id."""
        answer = await self.post("/new", game=game, **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    async def quick(self, game: str) -> str:
        answer = await self.post("/quick", game=game)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"].removeprefix("/t/")

    def connect(self, table: str, **headers: str) -> SocketLine:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        own = {
            "host": HOST,
            "cookie": cookie,
            "accept-language": self.http.headers["accept-language"],
            **headers,
        }
        line = SocketLine(self.app, f"/t/{table}/socket", own)
        self.lines.append(line)
        return line

    async def watch(self, table: str) -> tuple[SocketLine, dict[str, Any]]:
        """Connect and send hello; return the socket and the welcome."""
        line = self.connect(table)
        return line, await line.ask("hello", since=None)

    async def leave(self) -> None:
        for line in self.lines:
            await line.close()
        await self.http.aclose()


class Town:
    """A server and its people."""

    def __init__(self, settings: Settings) -> None:
        self.services = services_for(settings)
        self.server = Server(self.services)
        self.app = self.server.door()
        self.people: list[Person] = []

    def live(self, table: str) -> LiveTable:
        """Return a table that is in memory."""
        found = self.server.tables.in_memory(table)
        assert found is not None, "this table is not in memory"
        return found

    def ids(self) -> set[str]:
        """Return the ids of the tables in memory."""
        return {table.record.id for table in self.server.tables}

    def forget(self) -> None:
        """Have nothing in memory any more, as after a restart: only the store knows."""
        self.server.tables._tables.clear()

    def person(self, lang: str = "en") -> Person:
        person = Person(self.app, lang)
        self.people.append(person)
        return person

    async def table_of(self, *people: Person, game: str = "hedge", **fields: Any) -> str:
        """Open a table by the first person, let the others join, and start; return its id."""
        seats = str(fields.pop("seats", len(people)))
        table = await people[0].open(game, seats=seats, name="Anna", **fields)
        code = self.live(table).record.code
        for person, name in zip(people[1:], ("Bert", "Chloe", "Dora"), strict=False):
            assert (await person.post("/join", code=code, name=name)).status_code == 303
        assert (await people[0].post(f"/t/{table}/start", fill="")).status_code == 303
        return table


def settings_in(folder: Path, **changes: Any) -> Settings:
    values: dict[str, Any] = {
        "data_dir": folder,
        "key": "k" * 64,
        "database_url": f"sqlite:///{folder / 'tables.sqlite3'}",
        "minds": 0,
        "limits": Limits(tables_per_person=100, messages_per_second=1000, messages_per_seat=10_000),
    }
    return Settings(**{**values, **changes})


@cache
def _blank() -> bytes:
    """Return the file of an empty database. Its migrations take longer than many a test."""
    with TemporaryDirectory() as folder:
        file = Path(folder) / "tables.sqlite3"
        engine = create_engine(f"sqlite:///{file}")
        with engine.begin() as connection:
            migrate(connection)
        engine.dispose()
        return file.read_bytes()


@asynccontextmanager
async def town_in(folder: Path, **changes: Any) -> AsyncIterator[Town]:
    """Start a server in a folder, and close it at the end."""
    town = Town(settings_in(folder, **changes))
    file = folder / "tables.sqlite3"
    if town.services.settings.database_url == f"sqlite:///{file}" and not file.exists():
        file.write_bytes(_blank())
    up: asyncio.Queue[dict[str, str]] = asyncio.Queue()
    down: asyncio.Queue[Any] = asyncio.Queue()
    scope: Any = {"type": "lifespan", "asgi": {"version": "3.0"}, "state": {}}
    task = asyncio.create_task(town.app(scope, up.get, down.put))  # type: ignore[arg-type]
    up.put_nowait({"type": "lifespan.startup"})
    begun = await down.get()
    assert begun["type"] == "lifespan.startup.complete", begun
    try:
        yield town
    finally:
        for person in town.people:
            await person.leave()
        up.put_nowait({"type": "lifespan.shutdown"})
        await task


@asynccontextmanager
async def two_processes(postgres: str, folder: Path, **changes: Any) -> AsyncIterator[tuple[Town, Town]]:
    """Start one server twice, like two processes."""
    how = {"database_url": postgres, **changes}
    async with town_in(folder, **how) as first, town_in(folder, **how) as second:
        yield first, second

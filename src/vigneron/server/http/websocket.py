"""The WebSocket between a browser and a table. Reads, checks and dispatches messages, and sends answers.

The route accepts the socket and stores the socket's line in the scope. Then the middleware serves the line.
In this way the objects of the route are freed, although a socket is open for hours."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from typing import Any, Final

from litestar import WebSocket, websocket
from litestar.di import NamedDependency
from litestar.params import FromPath
from litestar.types import Receive, Send

from vigneron.core.contract import Refusal
from vigneron.core.journal import TableRow
from vigneron.i18n.speaker import Speaker
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.accounts.sessions import Sessions
from vigneron.server.http import seat_identity
from vigneron.server.http.middleware import LATER, LINE, address_of
from vigneron.server.http.origin import same_origin
from vigneron.server.http.public_address import PublicAddress
from vigneron.server.http.routing import Routes, router
from vigneron.server.lobby import client_seeds, removals
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform import static_files
from vigneron.server.platform.errors import BadValue, StoreAway
from vigneron.server.platform.loop_shares import PAYING, Shares, paid
from vigneron.server.platform.metrics import Metrics
from vigneron.server.platform.rate_limits import Bucket
from vigneron.server.platform.settings import Limits
from vigneron.server.projection import protocol
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import BadMessage, outgoing
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table import hints, looking_back, requests, takeovers
from vigneron.server.table.live_table import LiveTable, Outdated
from vigneron.server.table_registry import open_connections
from vigneron.server.table_registry.open_connections import OpenConnections, Right
from vigneron.server.table_registry.registry import TableRegistry, TableUnreadable

TOO_BIG: Final = 1009
"""The close code when a message is too long."""
TOO_MUCH: Final = 1008
"""The close code when there are too many messages, or when a message is not allowed."""
GONE: Final = 4404
"""The close code when there is no such table for this person. Clients do not reconnect."""
RESTART: Final = 1012
"""The close code when the server restarts. Clients reconnect."""
REST: Final = 2.0
"""The maximum pause in seconds before the next message of a socket over its share is read. The socket may
have closed in the meantime."""

log = logging.getLogger(__name__)
Socket = WebSocket[Any, Any, Any]


class TableSockets:
    """Admits sockets to tables, and counts the open sockets."""

    def __init__(
        self,
        tables: TableRegistry,
        connections: OpenConnections,
        address: PublicAddress,
        limits: Limits,
        metrics: Metrics,
    ) -> None:
        self._tables, self._connections, self._address, self._limits = tables, connections, address, limits
        self._metrics, self._shares = metrics, Shares()
        self.open: Counter[str] = Counter()
        """The number of open sockets by address."""

    async def let_in(
        self,
        socket: Socket,
        table_id: str,
        person: str,
        lang: str,
        *,
        right: Right,
        holder: str,
        view: bool = False,
    ) -> None:
        """Accept a socket of a known person, and store its line for the middleware to serve.

        The line ends when the `right` of the `holder` ends."""
        try:
            table = await self._tables.find(table_id)
            code = "no-table"
            if table is not None and not table.record.lets(person):
                table, code = None, "no-watchers"
        except TableUnreadable:
            table, code = None, "unreadable"
        except (Outdated, StoreAway):
            await socket.close(code=LATER)  # the client reconnects automatically
            return
        await socket.accept()
        limits, address = self._limits, address_of(socket.scope)
        crowded = self.open[address] >= limits.sockets_per_address
        if table is None or crowded or len(table.viewers) >= limits.sockets_per_table:
            told = _gone(code, lang) if table is None else _gone("too-many", lang, "server-crowded")
            await socket.send_data(told, mode="text")
            await socket.close(code=GONE)
            return
        link = self._address.join_link(socket, table.record)
        viewer = Viewer(person, lang, link, limits.outbox, view=view, holder=holder)
        state: dict[str, Any] = socket.scope["state"]
        line = _SocketLine(
            table, viewer, right, address, limits, self.open, self._connections, self._shares, self._metrics
        )
        state[LINE] = line.serve


@dataclass(frozen=True, slots=True)
class SocketServices:
    """The services that the socket of a table's page uses."""

    store: SqlStore
    accounts: Accounts
    sessions: Sessions
    sockets: TableSockets


@websocket("/t/{table_id:str}/socket")
async def table_socket(
    socket: Socket, services: NamedDependency[SocketServices], table_id: FromPath[str]
) -> None:
    """Accept a browser's connection to a table."""
    if not same_origin(socket.scope):
        await socket.close(code=TOO_MUCH)  # not accepted: the browser sees a refused connection
        return
    state, wanted = socket.scope["state"], socket.query_params.get("as", "")
    try:
        person = await seat_identity.person_at(services.store, services.accounts, table_id, state, wanted)
    except StoreAway:
        await socket.close(code=LATER)
        return
    own = str(state["person"])
    right = open_connections.of_person(services.sessions, own, str(state.get("session", "")))
    await services.sockets.let_in(socket, table_id, person, state["lang"], right=right, holder=own)


def _gone(code: str, lang: str, sentence: str = "") -> str:
    """Return the message that ends a connection for good.

    `sentence` is the id of the message's text. By default it is `server-CODE`."""
    say = Speaker(lang, None).say(sentence or f"server-{code}")
    return protocol.encode(outgoing.Gone(code=code, say=say)).decode()


class _SocketLine:
    __slots__ = (
        "_address",
        "_bucket",
        "_connections",
        "_greeted",
        "_longest",
        "_metrics",
        "_patience",
        "_per_seat",
        "_reading",
        "_receive",
        "_right",
        "_send",
        "_shares",
        "_sockets",
        "_table",
        "_viewer",
        "_writing",
    )

    def __init__(
        self,
        table: LiveTable,
        viewer: Viewer,
        right: Right,
        address: str,
        limits: Limits,
        sockets: Counter[str],
        connections: OpenConnections,
        shares: Shares,
        metrics: Metrics,
    ) -> None:
        self._sockets, self._connections, self._right = sockets, connections, right
        self._shares, self._metrics = shares, metrics
        self._address, self._table, self._viewer = address, table, viewer
        self._bucket, self._longest = Bucket(limits.messages_per_second), limits.message_bytes
        self._patience, self._per_seat = limits.greeting_seconds, limits.messages_per_seat
        self._receive: Receive
        self._send: Send
        self._reading: asyncio.Task[int]
        self._greeted = False
        self._writing: asyncio.Task[None] | None = None
        """The task that sends messages. It exists only while messages wait, because most sockets are idle
        most of the time."""

    async def serve(self, receive: Receive, send: Send) -> None:
        """Serve the connection until it ends."""
        self._receive, self._send = receive, send
        self._sockets[self._address] += 1
        PAYING.set(self._shares.enter(self._address))
        self._reading = asyncio.create_task(self._read())
        self._viewer.has_come = self._has_come
        code = RESTART
        try:
            await self._connections.enter(self._viewer, self._right)
            code = await self._reading
        except StoreAway:
            code = LATER
        except asyncio.CancelledError:
            if not self._viewer.lost:
                raise
        except Exception:
            log.exception("table %s: a line broke", self._table.record.id)
        finally:
            self._viewer.has_come = None
            self._connections.leave(self._viewer)
            self._shares.leave(self._address)
            self._sockets[self._address] -= 1
            if not self._sockets[self._address]:
                del self._sockets[self._address]
            tasks = [task for task in (self._reading, self._writing) if task is not None]
            for task in tasks:
                task.cancel()
            await asyncio.gather(*tasks, return_exceptions=True)
            with suppress(Outdated):  # the table has left memory, so it need not be told
                await self._table.part(self._viewer)
        if code:
            with suppress(RuntimeError, OSError):
                await self._send({"type": "websocket.close", "code": code, "reason": ""})

    def _has_come(self) -> None:
        if self._viewer.lost:
            self._reading.cancel()
        elif self._writing is None:
            self._writing = asyncio.create_task(self._write())

    async def _write(self) -> None:
        try:
            while message := self._viewer.first():
                await self._send({"type": "websocket.send", "bytes": None, "text": message.decode()})
        except (RuntimeError, OSError):  # the socket has closed
            self._viewer.let_go()
        except Exception:  # a message may be lost, so the socket must be closed
            log.exception("table %s: a line broke", self._table.record.id)
            self._viewer.let_go()
        self._writing = None

    async def _read(self) -> int:
        """Read messages until the connection ends. Return the close code, 0 if the client has closed."""
        while True:
            try:
                got: Any = await self._receive() if self._greeted else await self._first()
            except TimeoutError:
                return await self._turn_away("silent")
            except RuntimeError:
                return 0
            if got["type"] != "websocket.receive":
                return 0
            data: str | bytes = got.get("text") or got.get("bytes") or ""
            if (
                len(data) > self._longest
                or len(data if isinstance(data, bytes) else data.encode()) > self._longest
            ):
                return TOO_BIG
            if not self._bucket.allows() or not self._table.allows(self._viewer, self._per_seat):
                return await self._turn_away("too-many")
            await paid(partial(self._answer, data))
            if (owed := max(share.owed() for share in PAYING.get())) > 0:
                await asyncio.sleep(min(owed, REST))

    async def _turn_away(self, code: str) -> int:
        """Tell the client why the connection ends for good. Return the close code."""
        with suppress(RuntimeError, OSError, TimeoutError):
            async with asyncio.timeout(REST):  # a client that floods may not read
                told = _gone(code, self._viewer.lang)
                await self._send({"type": "websocket.send", "bytes": None, "text": told})
        return TOO_MUCH

    async def _first(self) -> Any:
        """Return the first message. Raises TimeoutError if the client sends nothing."""
        async with asyncio.timeout(self._patience):
            return await self._receive()

    async def _answer(self, data: str | bytes) -> None:
        n: int | None = None
        try:
            message = protocol.decode(data)
            n = message.n
            await self._hand_on(message)
        except (Outdated, StoreAway):  # the client reconnects and repeats requests that were not answered
            self._viewer.let_go()
        except (BadMessage, BadValue):
            self._table.refuse(self._viewer, n, Refusal("bad_message", ""))
        except Exception:
            # Whatever the error was, the socket and the table go on. The log has the traceback.
            log.exception("table %s", self._table.record.id)
            self._table.refuse(self._viewer, n, Refusal("failed", ""))

    async def _hand_on(self, message: protocol.Message) -> None:
        table, viewer = self._table, self._viewer
        match message:
            case protocol.Ping():
                if message.hidden is not None:
                    table.show(viewer, message.hidden)
                    if not message.hidden:
                        await table.here_again(viewer.person)
                viewer.send(outgoing.Pong(n=message.n))
            case protocol.Hello():
                if not self._greeted and message.version not in ("", static_files.version()):
                    self._metrics.older.inc()
                self._greeted = True
                viewer.open = message.open
                table.show(viewer, message.hidden)
                rows = [] if message.hidden else await table.here_again(viewer.person)
                await table.greet(viewer, message.n, self._note(rows))
            case _ if not self._greeted:
                raise BadMessage("hello comes first")
            case protocol.Act():
                await self._ask(message.n, requests.act(table, viewer, message))
            case protocol.Preview():
                await self._ask(message.n, requests.preview(table, viewer, message))
            case protocol.Why():
                await self._ask(message.n, requests.why(table, viewer, message))
            case protocol.AskHint():
                await self._ask(message.n, hints.hint(table, viewer, message))
            case protocol.AskHistory():
                await self._ask(message.n, looking_back.history(table, viewer, message))
            case protocol.LookBack():
                await self._ask(message.n, looking_back.past(table, viewer, message))
            case protocol.Undo():
                await self._ask(message.n, requests.undo(table, viewer, message))
            case protocol.Revise():
                await self._ask(message.n, requests.revise(table, viewer, message))
            case protocol.Propose():
                await self._ask(message.n, requests.propose(table, viewer, message))
            case protocol.Vote():
                await self._ask(message.n, requests.vote(table, viewer, message))
            case protocol.Sit(what="leave"):
                await self._do(message.n, self._leave())
            case protocol.Sit(what="back"):
                await self._do(message.n, requests.back(table, viewer.person))
            case protocol.Sit():
                await self._do(message.n, requests.remove(table, viewer.person, message.seat))
            case protocol.CommitSeed():
                change = partial(client_seeds.pledge, person=viewer.person, hash=message.hash)
                await self._do(message.n, table.gather(change))
            case protocol.RevealSeed():
                change = partial(client_seeds.tell, person=viewer.person, word=message.word)
                await self._do(message.n, table.gather(change))
            case protocol.Open():
                await self._do(message.n, requests.open_seat(table, viewer, message))
            case protocol.Enter():
                await self._do(message.n, requests.enter(table, viewer, message))
            case protocol.Correct():
                await self._do(message.n, requests.correct(table, viewer, message))
            case protocol.Listen():
                await table.talk.listen(viewer, message)
            case protocol.Say():
                await self._do(message.n, requests.say(table, viewer, message))
            case protocol.Talking():
                await self._do(message.n, requests.allow_speakers(table, viewer.person, message.who))

    def _note(self, rows: list[TableRow]) -> str:
        """Return the sentence that tells a returning person that they were removed, now or earlier."""
        table, viewer = self._table, self._viewer
        if rows:
            return takeovers.told_of(rows, table.views.speaker(viewer.lang))
        speaker = table.views.speaker(viewer.lang)
        return "" if table.record.phase == "lobby" else removals.said(table.record, viewer.person, speaker)

    async def _leave(self) -> None:
        """Give up the person's seat. Raises Refused.

        If the person has several seats on one device, only the open seat is given up."""
        table, viewer = self._table, self._viewer
        several = len(table.record.seats_of(viewer.person)) > 1
        seat = table.memory.seat(viewer)
        if several and seat is None:
            raise Refused("curtain_drawn")
        await requests.leave(table, viewer.person, seat if several else None)

    async def _do(self, n: int | None, work: Awaitable[None]) -> None:
        """Await a request. Send `done`, or the reason for a refusal."""
        if await self._ask(n, work):
            self._viewer.send(outgoing.Done(n=n))

    async def _ask(self, n: int | None, work: Awaitable[None]) -> bool:
        """Await a request that sends its own answer; return whether it succeeded. Send a refusal."""
        try:
            await work
        except Refused as error:
            self._table.refuse(self._viewer, n, error.refusal)
            return False
        return True


def routes(services: SocketServices) -> Routes:
    """Return the routes of this module."""
    return router((table_socket,), services=services)

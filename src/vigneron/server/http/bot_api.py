"""The API for programs: HTTP and sockets, with a token in a header. See docs/live-bots.md."""

from __future__ import annotations

import hashlib
from asyncio import timeout
from contextlib import suppress
from dataclasses import dataclass
from typing import Annotated, Any, Final, Literal

import msgspec
from litestar import Controller, Response, WebSocket, get, post, websocket
from litestar.di import NamedDependency
from litestar.exceptions import HTTPException
from litestar.params import FromPath, JSONBody, QueryParameter
from msgspec import Meta, structs

from vigneron.core.contract import Refusal, Seat
from vigneron.i18n.speaker import Speaker
from vigneron.server.botpool.tokens import Program, Programs
from vigneron.server.http.middleware import LATER, PROGRAMS, address_of
from vigneron.server.http.page_routes import ENDED
from vigneron.server.http.pages import AnyRequest
from vigneron.server.http.routing import Routes, router
from vigneron.server.http.websocket import TableSockets
from vigneron.server.live_game.position import Position
from vigneron.server.lobby import seating
from vigneron.server.lobby.join_codes import normal_code
from vigneron.server.lobby.seating import Refused
from vigneron.server.platform.errors import StoreAway
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.projection import protocol
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import parts
from vigneron.server.projection.protocol.incoming import ActText, Count
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table import requests
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry import open_connections
from vigneron.server.table_registry.backfill import Backfill
from vigneron.server.table_registry.code_lookup import CodeLookup, TooManyWrongCodes
from vigneron.server.table_registry.registry import TableRegistry, TableUnreadable

LONGEST_WAIT: Final = 25.0
"""The maximum number of seconds for which a request may wait for a change."""
_LANG: Final = "en"


class Code(msgspec.Struct, forbid_unknown_fields=True):
    """The join code of a table. The host passes it on to players."""

    code: Annotated[str, Meta(max_length=40)]


class Move(msgspec.Struct, forbid_unknown_fields=True):
    """An act. `v` and `d` are the values that came with the offers."""

    v: Count
    act: ActText
    d: Count = 0


class Answer(msgspec.Struct, forbid_unknown_fields=True):
    """A vote: one of the choices in `motion`.

    `about` is the `id` of the motion. With `about`, a vote on another motion is refused."""

    choice: Literal["yes", "no", "wait", "bot", "end", "withdraw"]
    about: Count | None = None


@dataclass(frozen=True, slots=True)
class BotServices:
    """The services that these routes use."""

    store: SqlStore
    programs: Programs
    tables: TableRegistry
    backfill: Backfill
    codes: CodeLookup
    limits: RateLimits
    sockets: TableSockets


def _bearer(headers: Any) -> str:
    kind, _, token = str(headers.get("authorization", "")).partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


async def _program(services: BotServices, headers: Any, address: str) -> Program:
    """Return the program with this token.

    Raises HTTPException: 401 for a wrong token, 429 after too many wrong tokens."""
    token = _bearer(headers)
    if services.limits.tokens_per_address.full(address):
        raise HTTPException(status_code=429)
    found = await services.programs.with_token(token) if token else None
    if found is None:
        services.limits.tokens_per_address.allows(address)
        raise HTTPException(status_code=401)
    return found


async def _asking(request: AnyRequest, services: BotServices) -> Program:
    found = await _program(services, request.headers, address_of(request.scope))
    if not services.limits.calls_per_program.allows(found.id):
        raise HTTPException(status_code=429)
    return found


async def _table(services: BotServices, id: str) -> LiveTable:
    try:
        found = await services.tables.find(id)
    except TableUnreadable as error:
        raise HTTPException(status_code=409) from error
    if found is None:
        raise HTTPException(status_code=404)
    return found


def _seated(table: LiveTable, program: Program) -> Seat:
    seat = table.record.seat_of(program.person)
    if seat is None:
        raise HTTPException(status_code=403)
    return seat


async def _here(table: LiveTable, program: Program) -> None:
    """Record that a program is present. If others replaced it by a bot, it gets its seat back."""
    table.program_calls(program.person)
    await table.here_again(program.person)


def told(table: LiveTable, seat: Seat) -> dict[str, Any]:
    """Return a table as a program sees it: the program's view of the position, and its offers."""
    record, position = table.record, table.position
    at = table.now()
    out: dict[str, Any] = {
        "table": record.id,
        "game": record.game,
        "phase": record.phase,
        "seat": seat,
        "seats": len(record.seats),
        "options": record.options,
        "revision": 0,
        "people": table.views.people(_LANG, table.memory.here(), at, table.memory.away()),
        "motion": table.views.motion(seat, _LANG, at),
        "v": 0,
        "d": 0,
        "yours": False,
        "offers": [],
        "view": None,
        "log": [],
        "result": None,
    }
    if position is not None:
        out |= _position(table, position, seat)
    out["revision"] = _revision(out)
    return out


def _revision(told: dict[str, Any]) -> int:
    """Return a number that changes whenever the answer changes, except for times that run down.

    The number depends on the answer only. A count of writes would reveal that somebody made a covered
    choice."""
    people: list[parts.Person] = told["people"]
    asked: parts.Motion | None = told["motion"]
    still = [
        structs.replace(one, clock=one.clock and structs.replace(one.clock, left=0), away=one.away and 0)
        for one in people
    ]
    motion = asked and structs.replace(asked, left=0)
    alike = protocol.encode({**told, "people": still, "motion": motion})
    made = hashlib.blake2b(alike, digest_size=7).digest()
    return int.from_bytes(made, "big") >> 3


def _position(table: LiveTable, position: Position[Any], seat: Seat) -> dict[str, Any]:
    seen = position.rules.observe(position.own(seat), seat)
    over = table.views.over(_LANG)
    yours = seat in position.missing() and table.record.plays(seat)
    return {
        "v": position.v,
        "d": position.d(seat),
        "yours": yours,
        "offers": [position.game.actions.text[a] for a in position.legal(seat)] if yours else [],
        "view": position.game.shown(position.rules, seen),
        "log": table.views.log(position.log, seat, _LANG),
        "result": over.rows if over else None,
    }


def _refused(refusal: Refusal, status: int = 422) -> Response[Any]:
    said = {"code": refusal.code, "rule": refusal.rule, "say": Speaker(_LANG, None).refusal(refusal)}
    return Response(said, status_code=status)


class Playing(Controller):
    """The HTTP routes for programs."""

    path = PROGRAMS.rstrip("/")
    tags = ["programs"]  # noqa: RUF012 (Litestar reads it from the class)

    @get("/tables", summary="The program's tables; `ended`: a page of the finished ones instead")
    async def tables(
        self,
        request: AnyRequest,
        services: NamedDependency[BotServices],
        ended: Annotated[int, QueryParameter(ge=0, le=10**6)] = 0,
    ) -> list[dict[str, Any]]:
        program = await _asking(request, services)
        lines = [] if ended else await services.backfill.tables_of(program.person)
        skip = (max(1, ended) - 1) * ENDED
        lines += await services.store.ended_tables_of(program.person, skip, ENDED)
        return [
            {"table": one.id, "game": one.game, "phase": one.phase, "yours": bool(one.yours)} for one in lines
        ]

    @post("/sit", summary="Sit down at a table by its code")
    async def sit(
        self, request: AnyRequest, services: NamedDependency[BotServices], data: JSONBody[Code]
    ) -> Response[Any]:
        program = await _asking(request, services)
        try:
            table = await services.codes.find(normal_code(data.code), address_of(request.scope))
        except TooManyWrongCodes as error:
            raise HTTPException(status_code=429) from error
        except TableUnreadable as error:
            raise HTTPException(status_code=409) from error
        if table is None:
            raise HTTPException(status_code=404)
        try:
            seat = await table.gather(
                lambda record: seating.sit(record, program.person, program.name, program.name)
            )
        except Refused as error:
            return _refused(error.refusal, 409)
        return Response(told(table, seat), status_code=200)

    @get("/tables/{table_id:str}", summary="A table; `wait` up to so many seconds for another `revision`")
    async def look(
        self,
        request: AnyRequest,
        services: NamedDependency[BotServices],
        table_id: FromPath[str],
        wait: Annotated[float, QueryParameter(ge=0, le=LONGEST_WAIT)] = 0.0,
        revision: Annotated[int, QueryParameter(ge=-1, le=2**53)] = -1,
    ) -> dict[str, Any]:
        program, table = await _asking(request, services), await _table(services, table_id)
        seat = _seated(table, program)
        await _here(table, program)
        now = told(table, seat)
        with suppress(TimeoutError):
            async with timeout(wait):
                while now["revision"] == revision:
                    # the event is taken before the state is read, so that no change is missed
                    news = table.memory.news(seat)
                    table, now = await self._again(request, services, table_id)
                    if now["revision"] == revision:
                        await news.wait()
        table.program_calls(program.person)
        return now

    @staticmethod
    async def _again(
        request: AnyRequest, services: BotServices, table_id: str
    ) -> tuple[LiveTable, dict[str, Any]]:
        """Return the table for a request that waited. The token or the seat may have been lost meanwhile."""
        program = await _program(services, request.headers, address_of(request.scope))
        table = await _table(services, table_id)
        return table, told(table, _seated(table, program))

    @post("/tables/{table_id:str}/act", summary="Play an act")
    async def act(
        self,
        request: AnyRequest,
        services: NamedDependency[BotServices],
        table_id: FromPath[str],
        data: JSONBody[Move],
    ) -> Response[Any]:
        program, table = await _asking(request, services), await _table(services, table_id)
        seat = _seated(table, program)
        await _here(table, program)
        viewer = Viewer(program.person, _LANG, "", 8)
        try:
            await requests.act(table, viewer, protocol.Act(data.v, data.act, data.d))
        except Refused as error:
            table.refuse(viewer, None, error.refusal)
        answer = viewer.told()
        if answer.get("t") == "refused":
            return Response({name: answer[name] for name in ("code", "rule", "say")}, status_code=422)
        return Response(told(table, seat), status_code=409 if answer.get("t") == "stale" else 200)

    @post("/tables/{table_id:str}/vote", summary="Vote on the open motion")
    async def vote(
        self,
        request: AnyRequest,
        services: NamedDependency[BotServices],
        table_id: FromPath[str],
        data: JSONBody[Answer],
    ) -> Response[Any]:
        program, table = await _asking(request, services), await _table(services, table_id)
        seat = _seated(table, program)
        await _here(table, program)
        viewer = Viewer(program.person, _LANG, "", 8)
        try:
            await requests.vote(table, viewer, protocol.Vote(data.choice, data.about))
        except Refused as error:
            return _refused(error.refusal, 422)
        answer = viewer.told()
        if answer.get("t") == "refused":
            return Response({name: answer[name] for name in ("code", "rule", "say")}, status_code=422)
        return Response(told(table, seat), status_code=200)

    @post("/tables/{table_id:str}/leave", summary="Give up the seat")
    async def leave(
        self, request: AnyRequest, services: NamedDependency[BotServices], table_id: FromPath[str]
    ) -> Response[Any]:
        program, table = await _asking(request, services), await _table(services, table_id)
        _seated(table, program)
        try:
            if table.record.phase == "lobby":
                await table.gather(lambda record: seating.leave(record, program.person))
            else:
                await requests.leave(table, program.person)
        except Refused as error:
            return _refused(error.refusal, 409)
        return Response({}, status_code=200)


@websocket(PROGRAMS + "tables/{table_id:str}/socket")
async def program_socket(
    socket: WebSocket[Any, Any, Any], services: NamedDependency[BotServices], table_id: FromPath[str]
) -> None:
    """Serve the table's socket to a program. The token is a header, and every position has a `view`."""
    try:
        program = await _program(services, socket.headers, address_of(socket.scope))
    except HTTPException:
        await socket.close(code=1008)  # before the socket is accepted: the program gets status 403
        return
    except StoreAway:
        await socket.close(code=LATER)
        return
    right = open_connections.of_program(services.programs, _bearer(socket.headers))
    await services.sockets.let_in(
        socket, table_id, program.person, _LANG, right=right, holder=program.owner, view=True
    )


def error(status: int, code: str) -> Response[Any]:
    """Return an error for programs as `{status, code, say}`."""
    return Response(
        {"status": status, "code": code, "say": Speaker(_LANG, None).say(f"server-{code}")},
        status_code=status,
    )


def routes(services: BotServices) -> Routes:
    """Return the routes of this module."""
    return router((Playing, program_socket), services=services)

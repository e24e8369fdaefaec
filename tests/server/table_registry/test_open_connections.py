"""A right that ends closes the connections that depend on it, in all processes."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from tests.server.behaviour.test_live_bots import ProgramClient, token_of
from tests.server.harness import HOST, Person, SocketLine, Town, town_in
from tests.server.postgres import Postgres
from vigneron.cli.commands.password import _replace
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table_registry.open_connections import of_program

WORD = "correct horse battery"


@pytest.fixture(params=["one process", "two processes"])
async def towns(request: pytest.FixtureRequest, tmp_path: Path) -> AsyncIterator[tuple[Town, Town]]:
    """Return the process that is asked to end something, and the one with the connection."""
    if request.param == "one process":
        async with town_in(tmp_path) as town:
            yield town, town
        return
    cluster: Postgres = request.getfixturevalue("cluster")
    how = {"database_url": await cluster.database()}
    async with town_in(tmp_path, **how) as first, town_in(tmp_path, **how) as second:
        yield first, second


def phone(person: Person, town: Town) -> Person:
    """Return another device of the same person at this process, with a copy of the cookies."""
    other = town.person()
    other.http.cookies.update(person.http.cookies)
    return other


async def sign_out(anna: Person, url: str) -> None:
    await anna.post("/account/out")


async def sign_out_everywhere(anna: Person, url: str) -> None:
    await anna.post("/account/out-everywhere")


async def new_password(anna: Person, url: str) -> None:
    assert (await anna.post("/account/password", old=WORD, new="quite another one")).status_code == 303


async def delete_account(anna: Person, url: str) -> None:
    assert (await anna.post("/account/delete", name="Anna", password=WORD)).status_code == 303


async def lost_password(anna: Person, url: str) -> None:
    """Replace a password as `vigneron password` does beside a running server."""
    assert await _replace(SqlStore(url), "Anna", "what the host tells her") == "Anna"


@pytest.mark.parametrize(
    "ended", [sign_out, sign_out_everywhere, new_password, delete_account, lost_password]
)
async def test_the_sockets_of_a_session_end_with_it(
    towns: tuple[Town, Town], ended: Callable[[Person, str], Awaitable[None]]
) -> None:
    """Greeted or not; they reconnect only if they have another right."""
    first, second = towns
    anna, bert = first.person(), first.person()
    assert (await anna.post("/account", name="Anna", password=WORD)).status_code == 303
    table = await first.table_of(anna, bert)
    there = phone(anna, second)
    if ended is new_password:  # the session that changes it stays
        there = second.person()
        await there.post("/account/in", name="Anna", password=WORD)
    line, _ = await there.watch(table)
    silent = there.connect(table)
    assert (await silent.ask("ping"))["t"] == "pong"
    theirs, _ = await phone(bert, second).watch(table)
    await ended(anna, first.services.settings.database_url)
    assert await line.end() == 1012
    assert await silent.end() == 1012
    again, told = await there.watch(table)
    assert told["you"]["seat"] is None
    assert (await again.ask("act", v=1, d=0, act="pick:1"))["code"] == "no_seat"
    assert (await theirs.ask("act", v=1, d=0, act="pick:1"))["t"] == "moved"  # nobody else is disconnected


async def test_who_signs_in_as_somebody_else_leaves_the_first_account_s_sockets(
    towns: tuple[Town, Town],
) -> None:
    first, second = towns
    anna, bert = first.person(), first.person()
    for person, name in ((anna, "Anna"), (bert, "Bert")):
        assert (await person.post("/account", name=name, password=WORD)).status_code == 303
    table = await first.table_of(anna, seats=1)
    line, _ = await phone(anna, second).watch(table)
    await anna.post("/account/in", name="Bert", password=WORD)
    assert await line.end() == 1012


class Waiting:
    """A program with an open socket and a waiting request."""

    def __init__(self, town: Town, table: str, program: ProgramClient) -> None:
        self.program = ProgramClient(town, program.token)
        headers = {"host": HOST, "authorization": f"Bearer {program.token}"}
        self.line = SocketLine(town.app, f"/api/tables/{table}/socket", headers)
        self._town, self._table = town, table
        self.asking: asyncio.Task[Any]

    async def begin(self, seat: int) -> None:
        assert (await self.line.ask("hello"))["you"]["seat"] == seat
        path = f"/tables/{self._table}"
        revision = (await self.program.http.get(path)).json()["revision"]
        asked = self.program.http.get(f"{path}?wait=25&revision={revision}", timeout=60)
        self.asking = asyncio.create_task(asked)
        while seat not in self._town.live(self._table).memory._news:
            assert not self.asking.done(), self.asking.result().text
            await asyncio.sleep(0)


async def test_a_withdrawn_token_ends_its_socket_and_what_waits_with_it(towns: tuple[Town, Town]) -> None:
    first, second = towns
    anna, bert = first.person(), first.person()
    table = await anna.open("hedge", seats="3", name="Anna")
    programs = [
        ProgramClient(first, await token_of(anna)),
        ProgramClient(first, await token_of(bert, "Other")),
    ]
    for program in programs:
        await program.sit(table)
    await anna.post(f"/t/{table}/start", fill="")
    one, other = (Waiting(second, table, program) for program in programs)
    await one.line.ask("hello")
    await other.begin(2)  # both are present before the wait, because arrivals are news
    await one.begin(1)
    page = (await anna.http.get("/programs")).text
    id = re.search(r"/programs/(\w+)/withdraw", page)
    assert id
    await bert.post(f"/programs/{id[1]}/withdraw")  # not the owner's: nothing ends
    assert (await one.line.ask("ping"))["t"] == "pong"
    assert not one.asking.done()
    await anna.post(f"/programs/{id[1]}/withdraw")
    assert await one.line.end() == 1012
    answer = await one.asking
    assert (answer.status_code, answer.json()["code"]) == (401, "unauthorized")
    acted = await one.program.http.post(f"/tables/{table}/act", json={"v": 1, "d": 0, "act": "pick:2"})
    assert acted.status_code == 401
    assert (await other.line.ask("ping"))["t"] == "pong"
    assert not other.asking.done() or other.asking.result().status_code == 200
    other.asking.cancel()
    for waiting in (one, other):
        await waiting.line.close()


async def test_a_lost_seat_ends_what_waits_for_it(towns: tuple[Town, Town]) -> None:
    first, second = towns
    anna = first.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    program = ProgramClient(first, await token_of(anna))
    await program.sit(table)
    waiting = Waiting(second, table, program)
    await waiting.begin(1)
    await anna.post(f"/t/{table}/remove", seat="1", why="away")
    assert (await waiting.asking).status_code == 403
    told = await waiting.line.until(lambda message: message["t"] == "people" and "you" in message)
    while told["you"]["seat"] is not None:
        told = await waiting.line.next("people")
    assert told["table"]["code"] is None
    await waiting.line.close()


async def test_a_token_withdrawn_while_somebody_comes_in_opens_nothing(town: Town) -> None:
    """A token that was read before it was withdrawn is neither cached nor used."""
    anna = town.person()
    token = await token_of(anna)
    programs = town.services.programs
    found = await programs.with_token(token)
    assert found is not None
    programs.forget_all()
    read, go_on, begun = town.services.store.read, asyncio.Event(), asyncio.Event()

    async def slowly(query: Any) -> Any:
        rows = await read(query)
        begun.set()
        await go_on.wait()
        return rows

    town.services.store.read = slowly  # type: ignore[method-assign]
    asking = asyncio.create_task(programs.with_token(token))
    await begun.wait()
    town.services.store.read = read  # type: ignore[method-assign]
    await programs.withdraw(found.owner, found.id)
    go_on.set()
    assert await asking == found  # the query began before
    assert not await of_program(programs, token)()


async def test_what_was_taken_away_unheard_ends_when_others_are_heard_again(
    cluster: Postgres, tmp_path: Path
) -> None:
    how = {"database_url": await cluster.database()}
    async with town_in(tmp_path, **how) as first, town_in(tmp_path, **how) as second:
        anna = first.person()
        assert (await anna.post("/account", name="Anna", password=WORD)).status_code == 303
        table = await first.table_of(anna, seats=1)
        there = phone(anna, second)
        line, _ = await there.watch(table)
        second.server.listener.lost()
        second.server.listener.heard = lambda *_: None  # type: ignore[method-assign]
        heard, second.services.bus._heard = second.services.bus._heard, lambda *_: None  # type: ignore[attr-defined]
        await anna.post("/account/out-everywhere")
        page = await there.http.get("/me")
        assert "account/out" not in page.text  # the cache is not used
        assert (await line.ask("ping"))["t"] == "pong"
        second.services.bus._heard = heard  # type: ignore[attr-defined]
        second.server.listener.joined()
        assert await line.end() == 1012

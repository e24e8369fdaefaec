"""While the store is unavailable, requests fail clearly and completely.

The same request succeeds once when it is repeated later."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import asyncpg
import httpx
import pytest
from litestar.routes import HTTPRoute

from tests.patience import HANG
from tests.server.behaviour.test_live_bots import ProgramClient, token_of
from tests.server.harness import Closed, Person, Town, town_in
from tests.server.outage import Outage
from vigneron.i18n.speaker import Speaker
from vigneron.server.http.middleware import LATER, PROGRAMS
from vigneron.server.platform.errors import StoreAway
from vigneron.server.storage.repository import SqlStore

WORD = "a long enough secret"
FORM = {
    "game": "hedge",
    "seats": "2",
    "name": "Anna",
    "code": "ACDEFG",
    "seat": "1",
    "bot": "",
    "fill": "",
    "clock": "",
    "then": "",
    "substitute": "",
    "ready": "1",
    "colour": "2",
    "back": "/",
    "password": WORD,
    "old": WORD,
    "new": WORD + "r",
    "url": "ntfys://push.example/x",
}
BODY = {"what": "in", "endpoint": "https://push.example/1", "keys": {}, "credential": {}, "name": "Anna"}


def routes(town: Town) -> list[tuple[str, str]]:
    """Return all routes: methods and paths with their parameters."""
    found = [
        (str(method), route.path_format)
        for route in town.app._app.routes  # type: ignore[attr-defined]
        if isinstance(route, HTTPRoute)
        for method in route.methods
        if method in ("GET", "POST")
    ]
    assert len(found) > 45
    return found


def filled(path: str, table: str, code: str) -> str:
    values = {
        "{table_id}": table,
        "{code}": code,
        "{key}": "hedge",
        "{number}": "HE-1",
        "{name}": "art.svg",
        "{stamp}": "0",
        "{path}": "base.css",
        "{public}": "nobody",
        "{id}": "0123456789abcdef",
        "{ply}": "1",
    }
    for name, value in values.items():
        path = path.replace(name, value)
    assert "{" not in path
    return path


async def asked(person: Person, program: ProgramClient, method: str, path: str, token: str) -> httpx.Response:
    if path.startswith(PROGRAMS):
        body = {"code": "ACDEFG"} if path.endswith("/sit") else {"v": 0, "act": "pick:1"}
        way = path.removeprefix(PROGRAMS.rstrip("/"))
        return await program.http.request(method, way, json=body if method == "POST" else None)
    if method == "GET":
        return await person.http.get(path)
    answer = await person.http.post(
        path, data={"_csrf_token": token, **FORM, "lang": person.http.headers["accept-language"]}
    )
    if answer.status_code != 400:
        return answer
    head = {"x-csrftoken": token, "content-type": "application/json"}
    return await person.http.post(path, content=json.dumps(BODY), headers=head)


@pytest.mark.parametrize(
    ("lang", "reads"), [("fr", False), ("de", True)], ids=["nothing is written", "nothing is read either"]
)
async def test_every_request_is_answered_in_the_asker_s_language(
    town: Town, lang: str, reads: bool, caplog: pytest.LogCaptureFixture
) -> None:
    outage = Outage(town.services.store)
    anna, program = town.person(lang), ProgramClient(town, await token_of(town.person()))
    lobby, playing = await anna.open("hedge", seats="2", name="Anna"), await anna.quick("hedge")
    code = town.live(lobby).record.code
    token, away = await anna.token(), 0
    for known in (True, False) if reads else (True,):
        for method, path in routes(town):
            for table in (lobby, playing):
                if not known:
                    town.services.sessions._claimed.clear()
                outage.begin(reads=reads)
                way = filled(path, table, code)
                answer = await asked(anna, program, method, way, token)
                outage.back()
                assert answer.status_code < 500 or answer.status_code == 503, (method, way)
                if answer.status_code != 503:
                    continue
                away += 1
                assert int(answer.headers["retry-after"]) >= 1
                spoken = "en" if way.startswith(PROGRAMS) else lang
                assert Speaker(spoken, None).say("server-store-away") in answer.text, (method, way)
    assert away > (60 if reads else 10)
    assert not [line for line in caplog.records if "Traceback" in line.getMessage()]


Count = Callable[[Town, Person], Awaitable[Any]]


async def _tables(town: Town, person: Person) -> Any:
    me = town.app._identity.read(person.cookie)
    assert me is not None
    return [line.phase for line in await town.services.store.tables_of(me)]


async def _account(town: Town, person: Person) -> Any:
    page = (await person.http.get("/me")).text
    return "signed in here only" in page, "Annabella" in page


async def _programs(town: Town, person: Person) -> Any:
    return (await person.http.get("/programs")).text.count("/withdraw")


@pytest.mark.parametrize(
    ("path", "fields", "count", "then"),
    [
        ("/quick", {"game": "hedge"}, _tables, ["playing"]),
        ("/new", {"game": "hedge", "seats": "2", "name": "Anna"}, _tables, ["lobby"]),
        ("/account", {"name": "Annabella", "password": WORD}, _account, (True, True)),
        ("/programs", {"name": "Robo"}, _programs, 1),
    ],
    ids=["play at once", "open a table", "make an account", "make a token"],
)
async def test_wherever_it_breaks_the_same_request_is_done_once(
    tmp_path: Path, path: str, fields: dict[str, str], count: Count, then: Any
) -> None:
    broken = 0
    for after in range(5):
        folder = tmp_path / str(after)
        folder.mkdir()
        async with town_in(folder) as town:
            anna, outage = town.person(), Outage(town.services.store)
            page = (await anna.http.get("/")).text
            form = {**fields, "draw": page.partition('name="draw" value="')[2].partition('"')[0]}
            assert form["draw"]
            outage.begin(after=after)
            answer = await anna.post(path, **form)
            outage.back()
            if answer.status_code == 503:
                broken += 1
                answer = await anna.post(path, **form)
            assert answer.status_code < 400, answer.text
            assert await count(town, anna) == then
    assert broken


async def test_an_account_is_changed_wholly_or_not_at_all(town: Town) -> None:
    """A new password ends the other sessions in the same transaction.

    Deleting an account can be repeated after a failure."""
    outage, anna, other = Outage(town.services.store), town.person(), town.person()
    await anna.post("/account", name="Annabella", password=WORD)
    await other.post("/account/in", name="Annabella", password=WORD)
    change = {"old": WORD, "new": WORD + "r"}
    outage.begin()
    assert (await anna.post("/account/password", **change)).status_code == 503
    outage.back()
    assert "Annabella" in (await other.http.get("/me")).text
    assert (await anna.post("/account/password", **change)).status_code == 303
    assert "Annabella" not in (await other.http.get("/me")).text
    last = {"name": "Annabella", "password": WORD + "r"}
    for after in range(8):
        outage.begin(after=after)
        answer = await anna.post("/account/delete", **last)
        outage.back()
        if answer.status_code == 303:
            break
        assert answer.status_code == 503
    assert 0 < after < 7
    assert await town.services.accounts.named("Annabella") is None


async def test_a_program_s_act_lands_once_whenever_the_store_is_back(town: Town) -> None:
    outage, anna = Outage(town.services.store), town.person()
    program = ProgramClient(town, await token_of(anna))
    table = await anna.open("hedge", seats="2", name="Anna")
    await program.sit(table)
    await anna.post(f"/t/{table}/start", fill="")
    act = {"v": 1, "d": 0, "act": "pick:2"}
    for reads in (False, True):
        outage.begin(reads=reads)
        answer = await program.http.post(f"/tables/{table}/act", json=act)
        assert (answer.status_code, answer.json()["code"]) == (503, "store-away")
        outage.back()
    for _ in range(2):
        answer = await program.http.post(f"/tables/{table}/act", json=act)
        assert (answer.status_code, answer.json()["d"], answer.json()["view"]["picks"]) == (200, 1, [0, 2])


async def test_a_socket_s_act_waits_for_the_store_and_nobody_becomes_a_stranger(town: Town) -> None:
    """The socket closes without an answer, so that the browser repeats the act when the store is back."""
    outage, anna = Outage(town.services.store), town.person()
    table = await anna.quick("hedge")
    line, welcome = await anna.watch(table)
    act = {"v": welcome["v"], "d": 0, "act": "pick:1", "n": 77}
    outage.begin(reads=True)
    line.send("act", **act)
    assert await line.end() != 1000
    assert not any('"refused"' in text for text in line.messages)
    town.services.sessions._claimed.clear()
    with pytest.raises(Closed) as closed:
        await anna.connect(table).next()
    assert closed.value.code == LATER
    outage.back()
    line, welcome = await anna.watch(table)
    assert welcome["you"]["seat"] == 0
    assert (await line.ask("act", **act))["t"] != "refused"
    assert (await line.ask("act", **act))["t"] == "again"


async def test_a_postgresql_that_is_closed_is_away_and_not_a_fault(postgres: str, tmp_path: Path) -> None:
    async with town_in(tmp_path, database_url=postgres) as town:
        anna = town.person("de")
        table = await anna.open("hedge", seats="2", name="Anna")
        name = postgres.rpartition("/")[2]
        by = await asyncpg.connect(postgres.rpartition("/")[0] + "/postgres", timeout=HANG)
        await by.execute(f'alter database "{name}" allow_connections false')
        await by.execute("select pg_terminate_backend(pid) from pg_stat_activity where datname = $1", name)
        ready = {"_csrf_token": anna.form_token, "ready": "1"}
        answer = await anna.http.post(f"/t/{table}/ready", data=ready)
        assert (answer.status_code, answer.headers["retry-after"]) == (503, "2")
        await by.execute(f'alter database "{name}" allow_connections true')
        await by.close()
        assert (await anna.http.post(f"/t/{table}/ready", data=ready)).status_code == 303


async def test_a_database_that_is_not_there_is_away() -> None:
    store = SqlStore("postgresql://nobody@127.0.0.1:1/none")
    with pytest.raises(StoreAway):
        await store.ping()
    await store.close()

"""Programs: tokens, HTTP and sockets; the client in docs/live-bots.md plays a whole game."""

from __future__ import annotations

import asyncio
import re
import sys
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.patience import HANG
from tests.server.harness import Closed, Person, SocketLine, Town, town_in
from tests.server.live import LiveHouse, Visitor
from vigneron.server.platform.settings import Limits

DOCUMENT = Path(__file__).parents[3] / "docs" / "live-bots.md"


def client() -> str:
    found = re.search(r"```python\n(.*?)```", DOCUMENT.read_text(encoding="utf-8"), re.DOTALL)
    assert found
    return found[1]


async def token_of(person: Person, name: str = "Robo") -> str:
    page = await person.post("/programs", name=name)
    found = re.search(r'value="(vigneron_[^"]+)"', page.text)
    assert found, page.text
    return found[1]


class ProgramClient:
    """A person's program, over HTTP and without cookies."""

    def __init__(self, town: Town, token: str) -> None:
        self.town = town
        self.token = token
        self.http = httpx.AsyncClient(
            transport=httpx.ASGITransport(app=town.app, raise_app_exceptions=False),  # type: ignore[arg-type]
            base_url="http://house.test/api",
            headers={"authorization": f"Bearer {token}"},
        )

    async def sit(self, table: str) -> dict[str, Any]:
        answer = await self.http.post("/sit", json={"code": self.town.live(table).record.code})
        assert answer.status_code == 200, answer.text
        told: dict[str, Any] = answer.json()
        return told


@pytest.fixture
async def seated(town: Town) -> tuple[str, Person, ProgramClient]:
    """Anna and her program at a running table."""
    anna = town.person()
    program = ProgramClient(town, await token_of(anna))
    table = await anna.open("hedge", seats="2", name="Anna")
    told = await program.sit(table)
    assert (told["seat"], told["phase"], told["view"]) == (1, "lobby", None)
    await anna.post(f"/t/{table}/start", fill="")
    return table, anna, program


async def test_a_program_sees_its_view_and_acts(seated: tuple[str, Person, ProgramClient]) -> None:
    table, anna, program = seated
    now = (await program.http.get(f"/tables/{table}")).json()
    assert (now["yours"], now["offers"]) == (True, ["pick:1", "pick:2", "pick:3"])
    assert now["people"][1]["program"] is True
    refused = await program.http.post(f"/tables/{table}/act", json={"v": 1, "d": 0, "act": "walk"})
    assert (refused.status_code, refused.json()["rule"]) == (422, "HE-2")
    done = await program.http.post(f"/tables/{table}/act", json={"v": 1, "d": 0, "act": "pick:2"})
    assert (done.status_code, done.json()["d"], done.json()["view"]["picks"]) == (200, 1, [0, 2])
    again = await program.http.post(f"/tables/{table}/act", json={"v": 1, "d": 0, "act": "pick:2"})
    assert (again.status_code, again.json()["d"]) == (200, 1)
    stale = await program.http.post(f"/tables/{table}/act", json={"v": 1, "d": 0, "act": "pick:3"})
    assert (stale.status_code, stale.json()["d"]) == (409, 1)
    line, _ = await anna.watch(table)
    await line.ask("act", v=1, d=0, act="pick:3")
    now = (await program.http.get(f"/tables/{table}")).json()
    assert now["view"]["picks"] == [0, 2]  # Anna's choice is covered
    assert [one["table"] for one in (await program.http.get("/tables")).json()] == [table]


async def test_waiting_ends_when_something_is_to_be_told(seated: tuple[str, Person, ProgramClient]) -> None:
    table, anna, program = seated
    line, _ = await anna.watch(table)
    now = (await program.http.get(f"/tables/{table}")).json()
    asking = asyncio.create_task(
        program.http.get(f"/tables/{table}?wait=20&revision={now['revision']}", timeout=30)
    )
    live = program.town.live(table)
    while 1 not in live.memory._news:
        await asyncio.sleep(0)
    await line.ask("act", v=1, d=0, act="pick:1")  # begun under cover, which nobody else is shown
    assert (await program.http.get(f"/tables/{table}")).json() == now
    assert not asking.done()
    await line.ask("act", v=1, d=1, act="plain")
    told = (await asking).json()
    assert told["people"][0]["chosen"]
    assert told["revision"] != now["revision"]
    assert (await program.http.get(f"/tables/{table}?wait=0.05&revision={told['revision']}")).json() == told
    assert (await program.http.get(f"/tables/{table}?wait=20&revision=99999")).json() == told
    assert (await program.http.get(f"/tables/{table}?wait=9999")).status_code == 400


async def test_only_a_token_opens_the_door(seated: tuple[str, Person, ProgramClient]) -> None:
    table, anna, program = seated
    for header in ("", "Bearer", "Bearer vigneron_wrong", f"Basic {program.token}", "Bearer " + "x" * 5000):
        answer = await program.http.get("/tables", headers={"authorization": header})
        assert answer.status_code == 401, header
        assert answer.json()["code"] == "unauthorized"
    cookies = await anna.http.get(f"/api/tables/{table}")
    assert cookies.status_code == 401  # a person's cookie is ignored there
    assert (await anna.http.get(f"/api/tables/{table}?token={program.token}")).status_code == 401
    other = ProgramClient(program.town, await token_of(anna, "Second"))
    assert (await other.http.get(f"/tables/{table}")).status_code == 403
    assert (await other.http.get("/tables/nothere")).status_code == 404
    assert (await other.http.post("/sit", json={"code": "NOCODE"})).status_code == 404
    wrongs: list[Any] = [{}, {"code": 7}, {"code": "x" * 99}, {"code": "A", "more": 1}, []]
    for wrong in wrongs:
        assert (await other.http.post("/sit", json=wrong)).status_code == 400


async def test_a_token_is_kept_as_a_hash_and_can_be_withdrawn(town: Town) -> None:
    anna = town.person()
    token = await token_of(anna)
    page = (await anna.http.get("/programs")).text
    assert token not in page
    kept = (town.services.settings.data_dir / "tables.sqlite3").read_bytes()
    wal = (town.services.settings.data_dir / "tables.sqlite3-wal").read_bytes()
    assert token.encode() not in kept + wal
    id = re.search(r"/programs/(\w+)/withdraw", page)
    assert id
    bert = town.person()
    await bert.post(f"/programs/{id[1]}/withdraw")
    program = ProgramClient(town, token)
    assert (await program.http.get("/tables")).status_code == 200  # Bert may not withdraw Anna's
    await anna.post(f"/programs/{id[1]}/withdraw")
    assert (await program.http.get("/tables")).status_code == 401
    for number in range(10):
        await token_of(anna, f"n{number}")
    assert (await anna.post("/programs", name="one more")).status_code == 429


async def test_guessing_and_asking_have_limits(tmp_path: Path) -> None:
    limits = Limits(tokens_per_address=3, calls_per_program=4, tables_per_person=100)
    async with town_in(tmp_path, limits=limits) as town:
        program = ProgramClient(town, await token_of(town.person()))
        codes = [(await program.http.get("/tables")).status_code for _ in range(6)]
        assert codes == [200] * 4 + [429] * 2
        guesser = ProgramClient(town, "vigneron_guess")
        codes = [(await guesser.http.get("/tables")).status_code for _ in range(5)]
        assert codes == [401] * 3 + [429] * 2


async def test_the_socket_speaks_the_table_s_protocol(seated: tuple[str, Person, ProgramClient]) -> None:
    table, _, program = seated
    line = SocketLine(
        program.town.app, f"/api/tables/{table}/socket", {"authorization": f"Bearer {program.token}"}
    )
    welcome = await line.ask("hello")
    assert (welcome["you"]["seat"], welcome["view"]["picks"]) == (1, [0, 0])
    told = await line.ask("act", v=1, d=0, act="pick:3")
    assert (told["t"], told["view"]["picks"]) == ("moved", [0, 3])
    await line.close()
    stranger = SocketLine(program.town.app, f"/api/tables/{table}/socket", {"authorization": "Bearer nobody"})
    with pytest.raises(Closed):
        await stranger.next()
    await stranger.close()


async def test_leaving_hands_the_seat_over(seated: tuple[str, Person, ProgramClient]) -> None:
    table, _, program = seated
    assert (await program.http.post(f"/tables/{table}/leave")).status_code == 200
    assert program.town.live(table).record.seats[1].bot
    now = (await program.http.get(f"/tables/{table}")).json()
    assert now["yours"] is False


async def test_the_client_of_the_documentation_plays_a_whole_game(tmp_path: Path) -> None:
    program = tmp_path / "bot.py"
    program.write_text(client())
    assert len(client().splitlines()) <= 45
    house = LiveHouse(tmp_path / "data")
    await house.start()
    try:
        anna = Visitor(house)
        page = await anna.http.get("/programs")
        csrf = re.search(r'name="_csrf_token" value="([^"]+)"', page.text)
        assert csrf
        tokens = []
        for name in ("Robo", "Second"):
            made = await anna.http.post("/programs", data={"_csrf_token": csrf[1], "name": name})
            found = re.search(r'value="(vigneron_[^"]+)"', made.text)
            assert found
            tokens.append(found[1])
        table = await anna.post("/new", game="hedge", seats="3", name="Anna")
        line = await anna.connect(table)
        told = await line.ask("hello")
        code = told["table"]["code"]
        bots = [
            await asyncio.create_subprocess_exec(
                sys.executable,
                str(program),
                house.address,
                token,
                code,
                stdout=asyncio.subprocess.PIPE,
                stderr=asyncio.subprocess.PIPE,
            )
            for token in tokens
        ]
        while sum(person["kind"] == "person" for person in told["people"]) < 3:
            told = await line.next()
        await anna.post(f"/t/{table}/start", fill="")
        while told.get("over") is None:
            if told.get("offers") and told["turn"]["yours"]:
                told = await line.ask("act", v=told["v"], d=told["d"], act=told["offers"][0]["act"])
            else:
                told = await line.next()
        for bot in bots:
            out, fault = await asyncio.wait_for(bot.communicate(), HANG)
            assert bot.returncode == 0, fault.decode()
            assert len(out.decode().splitlines()) == 3
    finally:
        await house.close()

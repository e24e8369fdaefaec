"""A real process on a real socket, killed at any moment: each act is stored completely or not at all."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.patience import HANG
from tests.server.live import LiveHouse, Visitor


@pytest.fixture
async def live(tmp_path: Path) -> AsyncIterator[LiveHouse]:
    house = LiveHouse(tmp_path / "data")
    await house.start()
    yield house
    await house.close()


async def test_killed_between_accepting_and_answering(live: LiveHouse) -> None:
    anna, bert = Visitor(live), Visitor(live)
    table = await anna.post("/new", game="hedge", seats="2", name="Anna")
    code = (await (await anna.connect(table)).ask("hello"))["table"]["code"]
    await bert.post("/join", code=code, name="Bert")
    await anna.post(f"/t/{table}/start", fill="")
    mine, his = await anna.connect(table), await bert.connect(table)
    await mine.ask("hello")
    await his.ask("hello")
    acts = [
        ("pick:3", 0),
        ("double", 1),
    ]  # the second completes Anna's choice, and Bert's is complete already
    for act, d in acts:
        await his.ask("act", v=1, d=d, act=act.replace("3", "2").replace("double", "plain"))
    await mine.ask("act", v=1, d=0, act="pick:3")
    for delay in (0.0, 0.002, 0.006):
        await mine.send("act", v=1, d=1, act="double")
        await asyncio.sleep(delay)
        await live.kill()
        await mine.end()
        await live.start()
        mine = await anna.connect(table)
        told = await mine.ask("hello", since=1)
        assert (told["v"], told["d"]) in ((1, 1), (5, 0))  # the choice as before, or all four rows
        if told["v"] == 5:
            break
    if told["v"] == 1:
        told = await mine.ask("act", v=1, d=1, act="double")
    assert told["v"] == 5
    again = await mine.ask("act", v=1, d=1, act="double")
    assert again["t"] == "again"
    his = await bert.connect(table)
    assert [row["score"] for row in (await his.ask("hello"))["scene"]["standings"]] == ["6", "2"]
    rows = sqlite3.connect(live.folder / "tables.sqlite3")
    assert [r[0] for r in rows.execute("select row from row order by row")] == [0, 1, 2, 3, 4]
    assert list(rows.execute("select * from draft")) == []
    rows.close()


async def test_a_table_with_bots_goes_on_after_a_restart_and_leaves_no_process_behind(
    live: LiveHouse,
) -> None:
    anna = Visitor(live)
    table = await anna.post("/quick", game="hedge")
    line = await anna.connect(table)
    await line.ask("hello")
    await line.ask("act", v=1, d=0, act="pick:1")
    told = await line.ask("act", v=1, d=1, act="plain")
    while told.get("v") != 7:
        told = await line.next()
    children = [int(p) for p in Path(f"/proc/{live.pid}/task/{live.pid}/children").read_text().split()]
    await live.kill()
    await live.start()
    line = await anna.connect(table)
    told = await line.ask("hello")
    assert told["v"] == 7
    told = await line.ask("act", v=7, d=0, act="rest")
    while told.get("turn", {}).get("to_act") != [0, 1, 2]:  # both bots play their open turns
        told = await line.next()
    while any(_alive(child) for child in children):
        await asyncio.sleep(0.1)


def _alive(pid: int) -> bool:
    try:
        os.kill(pid, 0)
        return "Z" not in Path(f"/proc/{pid}/stat").read_text().split(")")[-1].split()[0]
    except (ProcessLookupError, FileNotFoundError):
        return False


async def test_the_wire_itself(live: LiveHouse) -> None:
    anna = Visitor(live)
    table = await anna.post("/quick", game="hedge")
    line = await anna.connect(table)
    await line.ask("hello")
    assert "permessage-deflate" not in str(line.socket.response.headers if line.socket.response else "")
    await line.socket.send("x" * 5000)
    assert await line.end() == 1009
    line = await anna.connect(table)
    await line.ask("hello")
    with pytest.raises(InvalidStatus) as refused:
        await _foreign(live, table)
    assert refused.value.response.status_code == 403
    page = await anna.http.get("/", headers={"host": "evil.test"})
    assert "server" not in page.headers
    assert await live.stop() in (0, -15)
    assert await line.end() is not None


async def _foreign(live: LiveHouse, table: str) -> None:
    await connect(
        f"{live.address.replace('http', 'ws', 1)}/t/{table}/socket",
        origin="https://evil.test",  # type: ignore[arg-type]
        open_timeout=HANG,
    )

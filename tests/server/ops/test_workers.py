"""`vigneron serve --workers`: several processes on one port; dead ones are replaced, and all end together."""

from __future__ import annotations

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from tests.patience import HANG
from tests.server.live import Visitor
from tests.server.postgres import Postgres
from vigneron.core.registry import games


class Crew:
    """`vigneron serve` with two workers."""

    def __init__(self, folder: Path, url: str) -> None:
        code = "from vigneron.cli import main; main()"
        self._process = subprocess.Popen(
            [sys.executable, "-c", code, "serve", "--port", "0", "--workers", "2", "--data-dir", str(folder)],
            stdout=subprocess.PIPE,
            text=True,
            env={**os.environ, "VIGNERON_DATABASE_URL": url},
        )
        self.address = ""
        self.pid = self._process.pid
        self.visitors: list[Visitor] = []

    async def ready(self) -> None:
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", await asyncio.to_thread(self._process.stdout.readline))
        assert found
        self.address = found[0]

    def workers(self) -> list[int]:
        return [int(one) for one in Path(f"/proc/{self.pid}/task/{self.pid}/children").read_text().split()]

    async def end(self) -> int:
        self._process.send_signal(signal.SIGTERM)
        status = await asyncio.to_thread(self._process.wait, HANG)
        assert self._process.stdout is not None
        self._process.stdout.close()
        return status


@asynccontextmanager
async def crew_in(folder: Path, url: str) -> AsyncIterator[Crew]:
    crew = Crew(folder, url)
    try:
        yield crew
    finally:
        for visitor in crew.visitors:
            await visitor.close()
        workers = crew.workers()
        await crew.end()
        assert not any(Path(f"/proc/{worker}").exists() for worker in workers)


@pytest.fixture
async def crew(tmp_path: Path, postgres: str) -> AsyncIterator[Crew]:
    async with crew_in(tmp_path, postgres) as crew:
        await crew.ready()
        yield crew


async def test_a_worker_that_dies_is_replaced_and_the_table_goes_on(crew: Crew) -> None:
    anna = Visitor(crew)
    game = next(key for key in games() if key != "hedge")
    table = await anna.post("/new", game=game, seats="2", name="Anna")
    before = crew.workers()
    assert len(before) == 2
    for worker in before:
        os.kill(worker, signal.SIGKILL)
    while len(after := [worker for worker in crew.workers() if worker not in before]) < 2:
        await asyncio.sleep(0.05)
    line = await anna.connect(table)
    told = await line.ask("hello")
    assert (told["t"], told["people"][0]["name"]) == ("welcome", "Anna")
    assert set(after).isdisjoint(before)


async def test_a_worker_that_is_stopped_is_replaced(crew: Crew) -> None:
    """It would keep its connections for ever, and answer none of them."""
    before = crew.workers()
    os.kill(before[0], signal.SIGSTOP)
    while before[0] in (now := crew.workers()) or len(now) < 2:
        await asyncio.sleep(0.05)
    assert before[1] in now
    async with httpx.AsyncClient(base_url=crew.address, timeout=HANG) as http:
        assert (await http.get("/healthz")).text == "ok"


async def test_a_house_that_starts_before_its_store_says_when_it_serves(
    tmp_path: Path, cluster: Postgres
) -> None:
    """As at the boot of a machine. Without the report systemd would wait for ever."""
    async with crew_in(tmp_path, cluster.address("later")) as crew:
        while not (first := crew.workers()):
            await asyncio.sleep(0.05)
        while set(first) <= set(crew.workers()):
            await asyncio.sleep(0.05)
        await cluster.database("later")
        await crew.ready()
        async with httpx.AsyncClient(base_url=crew.address, timeout=HANG) as http:
            assert (await http.get("/healthz")).text == "ok"

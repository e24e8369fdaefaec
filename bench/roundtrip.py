"""Measure how long a start takes, and how long an act: on this machine, loopback only, bounded.

    python bench/roundtrip.py [--game KEY] [--tables 4] [--people 2] [--acts 400] [--starts 5] [--pace 0.05]

Starts `vigneron serve` with an empty folder of its own. A start is the time from the command to the first
whole page; the first start, which compiles byte code, is printed apart. An act is the time from sending `act`
to the answer `moved` on the same socket: it includes rules, disk and picture. All tables play at once; each
person waits `pace` seconds between acts."""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import re
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect


class ServerProcess:
    """A server in a process of its own."""

    def __init__(self, folder: Path, cache: str) -> None:
        environment = {**os.environ, "PYTHONPYCACHEPREFIX": cache, "PYTHONDONTWRITEBYTECODE": ""}
        command = [
            sys.executable,
            "-c",
            "from vigneron.cli import main; main()",
            "serve",
            "--port",
            "0",
            "--data-dir",
            str(folder),
        ]
        begun = time.perf_counter()
        self._process = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment)
        assert self._process.stdout is not None
        found = re.search(r"http://\S+", self._process.stdout.readline())
        assert found, "the house did not start"
        self.address = found[0].rstrip(".")
        httpx.get(self.address).raise_for_status()
        self.seconds = time.perf_counter() - begun
        self.pid = self._process.pid

    def processor(self) -> float:
        """Return the processor time of the serving process in seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def stop(self) -> None:
        self._process.terminate()
        self._process.wait(20)


class Player:
    """One person at one table."""

    def __init__(self, house: ServerProcess) -> None:
        self.http = httpx.AsyncClient(base_url=house.address)
        self._address = house.address
        self.socket: ClientConnection
        self.now: dict[str, Any] = {}
        self.n = 0
        self.times: list[float] = []

    async def post(self, path: str, **fields: str) -> str:
        found = re.search(r'name="_csrf_token" value="([^"]+)"', (await self.http.get("/")).text)
        assert found
        answer = await self.http.post(path, data={"_csrf_token": found[1], **fields})
        assert answer.status_code == 303, answer.text
        return str(answer.headers["location"]).rpartition("/")[2]

    async def sit(self, table: str) -> None:
        cookie = "; ".join(f"{k}={v}" for k, v in self.http.cookies.items())
        address = self._address.replace("http", "ws", 1)
        self.socket = await connect(
            f"{address}/t/{table}/socket",
            additional_headers={"cookie": cookie},
            max_size=2**24,
            compression=None,
        )
        await self.ask("hello")

    async def ask(self, t: str, **fields: Any) -> dict[str, Any]:
        self.n += 1
        await self.socket.send(json.dumps({"t": t, "n": self.n, **fields}))
        while True:
            told: dict[str, Any] = json.loads(await self.socket.recv())
            self._note(told)
            if told.get("n") == self.n:
                return told

    def _note(self, told: dict[str, Any]) -> None:
        if told["t"] in ("welcome", "moved", "stale"):
            self.now = told

    async def play(self, numbers: Iterator[int], pace: float) -> None:
        """Do acts while there are numbers left, each the middle one of the offers."""
        while not self.now.get("over"):
            offers = self.now["offers"]
            if not offers:
                self._note(json.loads(await self.socket.recv()))
                continue
            if next(numbers, None) is None:
                return
            await asyncio.sleep(pace)
            act = offers[len(offers) // 2]["act"]
            begun = time.perf_counter()
            told = await self.ask("act", v=self.now["v"], d=self.now["d"], act=act)
            if told["t"] == "moved":
                self.times.append(time.perf_counter() - begun)


async def play_table(people: list[Player], acts: int, pace: float) -> None:
    """Play at one table until its acts are done or its game is over. Who waits then stops waiting."""
    numbers = iter(range(acts))
    playing = [asyncio.create_task(person.play(numbers, pace)) for person in people]
    done, waiting = await asyncio.wait(playing, return_when=asyncio.FIRST_COMPLETED)
    for task in waiting:
        task.cancel()
    await asyncio.gather(*waiting, return_exceptions=True)
    for task in done:
        task.result()


async def rounds(house: ServerProcess, options: argparse.Namespace) -> list[float]:
    tables: list[list[Player]] = []
    for _ in range(options.tables):
        own = [Player(house) for _ in range(options.people)]
        table = await own[0].post("/new", game=options.game, seats=str(options.people), name="Anna")
        await own[0].sit(table)
        for guest in own[1:]:
            await guest.post("/join", code=own[0].now["table"]["code"], name="Bert")
        await own[0].post(f"/t/{table}/start", fill="")
        for person in own:
            await person.sit(table)
        tables.append(own)
    each = max(1, options.acts // len(tables))
    async with asyncio.timeout(300):
        await asyncio.gather(*(play_table(people, each, options.pace) for people in tables))
    everybody = [person for people in tables for person in people]
    for person in everybody:
        await person.socket.close()
        await person.http.aclose()
    return [seconds for person in everybody for seconds in person.times]


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--game", default="")
    parser.add_argument("--tables", type=int, default=4)
    parser.add_argument("--people", type=int, default=2)
    parser.add_argument("--acts", type=int, default=400, help="moves of all people together")
    parser.add_argument("--starts", type=int, default=5)
    parser.add_argument("--pace", type=float, default=0.05)
    options = parser.parse_args()
    if options.starts < 1:
        parser.error("--starts: at least 1, since the first start is printed apart")
    if not options.game:
        from vigneron.core.registry import games

        options.game = games()[0]
    with tempfile.TemporaryDirectory() as folder, tempfile.TemporaryDirectory() as cache:
        starts: list[float] = []
        for _ in range(options.starts + 1):
            house = ServerProcess(Path(folder), cache)
            starts.append(house.seconds)
            house.stop()
        middle = statistics.median(starts[1:])
        print(f"first start {starts[0]:.2f} s; then median {middle:.2f} s of {options.starts}")
        house = ServerProcess(Path(folder), cache)
        before = house.processor()
        try:
            times = sorted(asyncio.run(rounds(house, options)))
            used = house.processor() - before
        finally:
            house.stop()
    count = len(times)
    p50, p95, p99 = (times[min(count - 1, int(count * share))] * 1000 for share in (0.5, 0.95, 0.99))
    print(f"{options.game}, {options.tables} tables of {options.people}: {count} moves")
    print(f"round trip ms: median {p50:.1f}  95 % {p95:.1f}  99 % {p99:.1f}  worst {times[-1] * 1000:.1f}")
    print(f"processor of the server: {used / count * 1000:.1f} ms per move, pages and joining included")


if __name__ == "__main__":
    main()

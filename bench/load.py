"""Measure what a server bears on this machine: acts at many tables, memory, a start with many live tables.

    python bench/load.py [acts] [memory] [abandoned] [restart] [--game KEY] [--tables 250] [--seats 4]
                         [--plies 30] [--rate 200] [--seconds 20] [--database-url URL] [--profile FILE]

Uses loopback only. Each part (without an argument, all four) makes an empty server of its own, fills its
store with tables in the middle of a game (after `--plies` random acts), and serves it in a process of its
own; every part is bounded in time and count. Figures are printed with their bars; the exit status is 1 if one
misses its bar.

acts       All seats are connected; acts come at a steady rate, each a random one of the seat's offers. Prints
           the time from sending an act to its answer, the server's processor time per act, and how many
           messages were lost or came out of order.
memory     The cost of a table that all its players look at and that does nothing.
abandoned  Ten thousand tables are looked at once and left.
restart    The time from the command to the first act, while all players of a thousand tables return.
"""

from __future__ import annotations

import argparse
import asyncio
import itertools
import json
import os
import random
import secrets
import signal
import subprocess
import sys
import tempfile
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import httpx
import msgspec
import uvloop
from wire import WebSocketClient

from vigneron.core.journal import Row
from vigneron.core.registry import game, games
from vigneron.server.http.identity import Identity
from vigneron.server.live_game.open import new_position
from vigneron.server.platform.settings import settings
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.repository import SqlStore, now

LIMITS = {"sockets_per_address": 10**6, "requests_per_address": 10**9, "messages_per_second": 1000}
SERVE = """
import sys
from dataclasses import replace
from pathlib import Path
from vigneron.server.ops import serve as run
from vigneron.server.platform import settings
from vigneron.server.table_registry import registry
made = settings.settings
run.settings = lambda *a, **k: replace(made(*a, **k), idle_seconds=int(sys.argv[3]))
if sys.argv[5]:
    registry._SWEEP, registry._QUIET = 1.0, 3.0  # sweeps happen while we measure
def serve():
    run.serve("127.0.0.1", 0, data_dir=Path(sys.argv[1]), database_url=sys.argv[2] or None,
              ready=lambda at: print(at, flush=True))
if sys.argv[4]:
    import cProfile
    profile = cProfile.Profile()
    plainly = serve
    serve = lambda: profile.runcall(plainly)
try:
    serve()
except KeyboardInterrupt:
    if sys.argv[4]:
        profile.dump_stats(sys.argv[4])
"""


@dataclass(frozen=True)
class Bar:
    """A figure and its upper bound."""

    what: str
    found: float
    most: float
    unit: str = ""

    @property
    def missed(self) -> bool:
        return self.found > self.most

    def __str__(self) -> str:
        verdict = "MISSED" if self.missed else "ok"
        return (
            f"  {self.what}: {self.found:.4g} {self.unit}".rstrip() + f" (at most {self.most:g}: {verdict})"
        )


class ShortOffer(msgspec.Struct):
    act: str


class ShortTurn(msgspec.Struct, frozen=True):
    yours: bool = False


class ShortMessage(msgspec.Struct):
    """The fields of a message that a player needs; the others are skipped."""

    t: str
    n: int | None = None
    v: int = -1
    d: int = 0
    offers: list[ShortOffer] = []
    turn: ShortTurn = ShortTurn()
    over: Any = None


DECODER = msgspec.json.Decoder(ShortMessage)


class ServerProcess:
    """A server in a process of its own."""

    def __init__(
        self, folder: Path, url: str, idle: int = 600, profile: str = "", *, hasty: bool = False
    ) -> None:
        environment = {**os.environ, "VIGNERON_LIMITS": json.dumps(LIMITS)}
        self.begun = time.perf_counter()
        self._process = subprocess.Popen(
            [sys.executable, "-c", SERVE, str(folder), url, str(idle), profile, "hasty" if hasty else ""],
            stdout=subprocess.PIPE,
            text=True,
            env=environment,
        )
        assert self._process.stdout is not None
        self.address = self._process.stdout.readline().strip()
        assert self.address, "the house did not start"
        self.pid = self._process.pid

    def processor(self) -> float:
        """Return the processor time of the serving process in seconds."""
        fields = Path(f"/proc/{self.pid}/stat").read_text().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    def memory(self) -> int:
        """Return the memory of the serving process in bytes."""
        return int(Path(f"/proc/{self.pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")

    def stop(self) -> None:
        self._process.send_signal(signal.SIGINT)
        self._process.wait(60)
        assert self._process.stdout is not None
        self._process.stdout.close()


class Filling:
    """Puts tables into the store that are in the middle of a game."""

    def __init__(self, options: argparse.Namespace, folder: Path) -> None:
        self._game = game(options.game)
        self._seats, self._plies = options.seats, options.plies
        self._own = settings(folder, options.database_url or None)
        self._identity = Identity(self._own.key)
        self._data = self._game.digest(self._game.data())
        self._chance = random.Random(1)

    async def tables(self, count: int, lines: int) -> list[list[tuple[str, str]]]:
        """Return for each table its seats' (id, cookie). The same games come again after `lines` of them."""
        store = SqlStore(self._own.database_url)
        await store.open()
        known: list[list[Row]] = []
        out = []
        for number in range(count):
            people = [self._identity.new() for _ in range(self._seats)]
            record = self._record(number, people)
            if len(known) < lines:
                known.append(self._line(record))
            await store.create(record, known[number % lines])
            cookies = [f"{self._identity.cookie}={self._identity.sign(person)}" for person in people]
            out.append([(record.id, cookie) for cookie in cookies])
        await store.close()
        return out

    def _record(self, number: int, people: list[str]) -> TableRecord:
        id = f"{number:012d}".translate(str.maketrans("0123456789", "abcdefghjk"))
        seats = [SeatRecord(s, "person", person, "", f"N{number}-{s}") for s, person in enumerate(people)]
        return TableRecord(
            id,
            f"C{number}",
            self._game.key,
            "playing",
            people[0],
            dict(self._game.setup(self._seats).options),
            self._game.edition,
            self._data,
            None,
            secrets.token_bytes(32),
            now(),
            now(),
            seats,
        )

    def _line(self, record: TableRecord) -> list[Row]:
        """Return the rows of the beginning of a game, at least `plies` of them unless it ended earlier."""
        position = new_position(record)
        position.commit(position.begin())
        texts = self._game.actions.text
        while position.ply < self._plies and (waiting := position.missing()):
            seat = self._chance.choice(waiting)
            text = texts[self._chance.choice(position.legal(seat))]
            if not position.covered:
                position.commit(position.act(seat, text))
                continue
            position.cover(seat, position.choose(seat, text))
            if not position.missing():
                position.commit(position.reveal())
        return list(position.rows)


class Seat:
    """One person's socket."""

    def __init__(self, house: ServerProcess, table: str, cookie: str) -> None:
        self._at = f"{house.address.replace('http', 'ws', 1)}/t/{table}/socket"
        self._cookie = cookie
        self.now = ShortMessage("")
        self.busy = False
        self.disorder = 0
        self._n = itertools.count(1)
        self._sent: dict[int, float] = {}
        self.times: list[float] = []
        self.answers: dict[str, int] = {}
        self._welcome = asyncio.Event()
        self._wire: WebSocketClient | None = None

    async def sit(self) -> None:
        self._wire = await WebSocketClient.to(self._at, self._cookie, self._hear)
        self._wire.send('{"t":"hello","n":0}')
        await self._welcome.wait()

    def _hear(self, text: bytes) -> None:
        told = DECODER.decode(text)
        if told.t in ("welcome", "moved", "stale"):
            self.disorder += told.v < self.now.v
            self.now = told
            self._welcome.set()
        if told.n and told.n in self._sent:
            self.times.append(time.perf_counter() - self._sent.pop(told.n))
            self.answers[told.t] = self.answers.get(told.t, 0) + 1
            self.busy = False

    def may_act(self) -> bool:
        return not self.busy and bool(self.now.offers) and self.now.turn.yours and self.now.over is None

    def act(self) -> None:
        assert self._wire is not None
        self.busy = True
        n, told = next(self._n), self.now
        act = random.choice(told.offers).act
        self._sent[n] = time.perf_counter()
        self._wire.send(json.dumps({"t": "act", "v": told.v, "d": told.d, "act": act, "n": n}))

    def lost(self) -> int:
        return len(self._sent)

    def leave(self) -> None:
        if self._wire is not None:
            self._wire.close()


async def seated(house: ServerProcess, people: list[list[tuple[str, str]]]) -> list[list[Seat]]:
    tables = [[Seat(house, *one) for one in table] for table in people]
    door = asyncio.Semaphore(50)

    async def sit(seat: Seat) -> None:
        async with door:
            await seat.sit()

    await asyncio.gather(*(sit(seat) for table in tables for seat in table))
    return tables


async def acts(options: argparse.Namespace, folder: Path) -> list[Bar]:
    people = await Filling(options, folder).tables(options.tables, options.tables)
    house = ServerProcess(folder, options.database_url, profile=options.profile)
    try:
        tables = await seated(house, people)
        await asyncio.sleep(1)
        used, begun = house.processor(), time.perf_counter()
        chance, sent = random.Random(1), 0
        while (past := time.perf_counter() - begun) < options.seconds:
            while sent < past * options.rate:
                free = [seat for seat in chance.choice(tables) if seat.may_act()]
                if not free:
                    break
                chance.choice(free).act()
                sent += 1
            await asyncio.sleep(0.002)
        took = time.perf_counter() - begun
        await asyncio.sleep(2)
        bars = _tell(options, tables, sent / took, house.processor() - used)
        for seat in [seat for table in tables for seat in table]:
            seat.leave()
        return bars
    finally:
        house.stop()


def _tell(options: argparse.Namespace, tables: list[list[Seat]], rate: float, used: float) -> list[Bar]:
    everybody = [seat for table in tables for seat in table]
    times = sorted(one for seat in everybody for one in seat.times)
    answers: dict[str, int] = {}
    for seat in everybody:
        for kind, count in seat.answers.items():
            answers[kind] = answers.get(kind, 0) + count
    apart = sum(len({seat.now.v for seat in table}) > 1 for table in tables)
    lost, disorder = sum(seat.lost() for seat in everybody), sum(seat.disorder for seat in everybody)
    p50, p95, p99 = (
        times[min(len(times) - 1, int(len(times) * share))] * 1000 for share in (0.5, 0.95, 0.99)
    )
    print(f"acts: {options.tables} tables of {options.seats}, {rate:.0f} acts a second, {options.game}")
    print(f"  round trip ms: median {p50:.1f}  95 % {p95:.1f}  99 % {p99:.1f}  worst {times[-1] * 1000:.1f}")
    print(f"  answers {answers}; tables apart {apart}")
    return [
        Bar("95 % of round trips", p95, 50, "ms"),
        Bar("99 % of round trips", p99, 150, "ms"),
        Bar("processor of the server per act", used / len(times) * 1000, 2.5, "ms"),
        Bar("lost", lost, 0),
        Bar("out of order", disorder, 0),
        Bar("tables apart", apart, 0),
    ]


async def memory(options: argparse.Namespace, folder: Path) -> list[Bar]:
    people = await Filling(options, folder).tables(options.tables + 50, options.tables + 50)
    house = ServerProcess(folder, options.database_url, hasty=True)
    try:
        first = await seated(house, people[:50])  # fills caches that all tables share
        await asyncio.sleep(6)
        before = house.memory()
        rest = await seated(house, people[50:])
        await asyncio.sleep(6)
        each = (house.memory() - before) / len(rest) / 1000
        for seat in [seat for table in first + rest for seat in table]:
            seat.leave()
        return [Bar(f"memory per idle table with its {options.seats} sockets", each, 200, "kB")]
    finally:
        house.stop()


async def abandoned(options: argparse.Namespace, folder: Path) -> list[Bar]:
    count = options.abandoned
    people = await Filling(options, folder).tables(count, 100)
    house = ServerProcess(folder, options.database_url, idle=1, hasty=True)
    door = asyncio.Semaphore(4)
    marks: list[int] = []
    try:
        async with httpx.AsyncClient(base_url=house.address, timeout=60) as client:

            async def look(table: str, cookie: str) -> None:
                async with door:
                    answer = await client.get(f"/t/{table}", headers={"cookie": cookie})
                    assert answer.status_code == 200, answer.status_code

            for at in range(0, count, count // 10):
                await asyncio.gather(*(look(*table[0]) for table in people[at : at + count // 10]))
                await asyncio.sleep(3)
                marks.append(house.memory())
            figures = (await client.get("/metrics")).text
        left = next(line for line in figures.splitlines() if line.startswith("vigneron_tables "))
        print(f"abandoned: {count} tables looked at once and left")
        print(f"  MB after each tenth: {', '.join(f'{mark / 1e6:.0f}' for mark in marks)}")
        more = (marks[-1] - marks[1]) / (count * 0.8) / 1000
        return [
            Bar("tables in memory afterwards", float(left.split()[1]), 0),
            Bar("memory left behind per table after the first fifth", more, 1, "kB"),
        ]
    finally:
        house.stop()


async def restart(options: argparse.Namespace, folder: Path) -> list[Bar]:
    people = await Filling(options, folder).tables(options.live, 100)
    house = ServerProcess(folder, options.database_url)
    started = time.perf_counter() - house.begun
    try:
        tables = [[Seat(house, *one) for one in table] for table in people]
        coming = [asyncio.create_task(seat.sit()) for table in tables for seat in table]
        everybody = [seat for table in tables for seat in table]
        while not (able := [seat for seat in everybody if seat.may_act()]):
            await asyncio.sleep(0.005)
        able[0].act()
        while not able[0].times:
            await asyncio.sleep(0.005)
        acted = time.perf_counter() - house.begun
        done, late = await asyncio.wait(coming, timeout=60)
        back = time.perf_counter() - house.begun
        here = sum(one.exception() is None for one in done)
        print(f"restart: {options.live} live tables of {options.seats}; pages after {started:.1f} s,")
        print(f"  {here} of {len(coming)} people back after {back:.1f} s")
        for one in late:
            one.cancel()
        await asyncio.gather(*late, return_exceptions=True)
        for seat in everybody:
            seat.leave()
        return [Bar("from the command to the first act", acted, 5, "s")]
    finally:
        house.stop()


PARTS = {"acts": acts, "memory": memory, "abandoned": abandoned, "restart": restart}


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("parts", nargs="*", choices=[*PARTS, []], default=list(PARTS))
    parser.add_argument("--game", default="")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--plies", type=int, default=30, help="how far the games are")
    parser.add_argument("--rate", type=float, default=200, help="acts per second, all tables together")
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--abandoned", type=int, default=10_000)
    parser.add_argument("--live", type=int, default=1_000, help="live tables at a restart")
    parser.add_argument(
        "--database-url", default="", help="an empty database; without, SQLite in a new folder"
    )
    parser.add_argument("--profile", default="", help="write the server's profile of `acts` to this file")
    options = parser.parse_args()
    options.game = options.game or games()[0]
    missed = False
    for part in options.parts or PARTS:
        with tempfile.TemporaryDirectory() as folder:
            for bar in uvloop.run(PARTS[part](options, Path(folder))):
                print(bar)
                missed = missed or bar.missed
    sys.exit(missed)


if __name__ == "__main__":
    main()

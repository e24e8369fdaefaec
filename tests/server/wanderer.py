"""A browser's connection: applies differences, reconnects to any process, and repeats unanswered acts."""

from __future__ import annotations

import asyncio
import itertools
import json
import time
from collections import Counter
from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.patience import HANG

Json = dict[str, Any]
GONE = (ConnectionClosed, InvalidHandshake, OSError, TimeoutError)


class Wanderer:
    """One person at one table. `addresses()` are those of the processes, the preferred one first."""

    def __init__(self, table: str, cookie: str, addresses: Callable[[], list[str]], first_n: int) -> None:
        self.table, self.cookie, self.addresses = table, cookie, addresses
        self.v = self.d = -1
        self.frames: dict[str, Json] = {}
        self.standings: list[Json] = []
        self.status = ""
        self.log: list[Json] = []
        self.said: Json = {}
        self.address = ""
        self.away: list[float] = []
        """Seconds for which each lost connection was down."""
        self.closed: Counter[int] = Counter()
        """How connections ended: the close code, 0 for a broken one, -1 for one that never opened."""
        self.acted: list[tuple[int, int, str, str]] = []
        """(v, d, act, answer) of every answered act."""
        self._n = first_n
        self._waiting: Json | None = None
        self._socket: ClientConnection | None = None
        self._sent = asyncio.Event()
        self.answered = asyncio.Event()
        self.changed = asyncio.Event()

    async def live(self) -> None:
        """Keep a connection open until cancelled."""
        lost = time.monotonic()
        for at in itertools.count():
            every = self.addresses()
            self.address = every[at % len(every)]
            try:
                async with asyncio.timeout(10):
                    self._socket = await connect(
                        f"{self.address.replace('http', 'ws', 1)}/t/{self.table}/socket",
                        compression=None,
                        additional_headers={"cookie": self.cookie},
                        max_size=2**24,
                        close_timeout=0.1,
                        ping_interval=None,
                    )
                    await self._send({"t": "hello", "since": None})
                    self._take(json.loads(await self._socket.recv()))
                self.away.append(time.monotonic() - lost)
                if self._waiting is not None:
                    await self._socket.send(json.dumps(self._waiting))
                while True:
                    self._take(json.loads(await self._socket.recv()))
            except ConnectionClosed as closed:
                self.closed[closed.rcvd.code if closed.rcvd else 0] += 1
            except GONE:
                self.closed[-1] += 1
            finally:
                if self._socket is not None:
                    lost = time.monotonic()
                    socket, self._socket = self._socket, None
                    await socket.close()
            await asyncio.sleep(0.1)

    async def _send(self, message: Json) -> None:
        self._n += 1
        assert self._socket is not None
        await self._socket.send(json.dumps({**message, "n": self._n}))

    async def act(self, act: str) -> str:
        """Play an act; return the kind of the answer, over as many connections as it takes."""
        self._n += 1
        self._waiting = {"t": "act", "v": self.v, "d": self.d, "act": act, "n": self._n}
        self.answered.clear()
        if self._socket is not None:
            with suppress(*GONE):  # repeated after reconnecting
                await self._socket.send(json.dumps(self._waiting))
        self._sent.set()
        async with asyncio.timeout(HANG):
            await self.answered.wait()
        return self.acted[-1][3]

    async def sending(self) -> None:
        """Wait until the next act has just been sent."""
        self._sent.clear()
        await self._sent.wait()

    def _take(self, message: Json) -> None:
        waiting = self._waiting
        if waiting is not None and message.get("n") == waiting["n"]:
            self.acted.append((waiting["v"], waiting["d"], waiting["act"], message["t"]))
            self._waiting = None
            self.answered.set()
        if "scene" in message and message["scene"] is not None:
            scene = message["scene"]
            self.frames = {frame["key"]: {**frame, "nodes": nodes_of(frame)} for frame in scene["frames"]}
            self.standings, self.status, self.log = scene["standings"], scene["status"], message["log"]
        elif message["t"] == "moved":
            self._lay(message["diff"])
            self.log = [entry for entry in self.log if entry["v"] not in message["drop"]] + message["log"]
        if "v" in message:
            self.v, self.d = message["v"], message["d"]
        self.said.update({k: message[k] for k in ("offers", "turn", "over", "people", "you") if k in message})
        self.changed.set()

    def _lay(self, diff: Json) -> None:
        self.standings, self.status = diff["standings"], diff["status"]
        for key in diff["gone"]:
            del self.frames[key]
        for frame in diff["new"]:
            self.frames[frame["key"]] = {**frame, "nodes": nodes_of(frame)}
        for key, part in diff["frames"].items():
            nodes = self.frames[key]["nodes"]
            for gone in part["drop"]:
                del nodes[gone]
            for node in part["set"]:
                nodes[node["key"]] = node
            if "order" in part:
                self.frames[key]["nodes"] = {key: nodes[key] for key in part["order"]}


def nodes_of(frame: Mapping[str, Any]) -> dict[str, Json]:
    return {node["key"]: node for node in frame["nodes"]}

"""A pool of worker processes in which bots choose their acts. Each process makes one choice at a time."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
import sys
from dataclasses import dataclass
from typing import Any, Final

import msgspec

from vigneron.analysis.hint import Hint
from vigneron.bots.search.taste import taste_of
from vigneron.core.contract import Seat
from vigneron.core.registry import homes
from vigneron.server.botpool.behind_play import BehindPlay
from vigneron.server.botpool.worker import HintQuestion, Question, find_hint, plain, think
from vigneron.server.live_game.position import Position
from vigneron.server.platform.stopped_process import stopped
from vigneron.server.storage.models import TableRecord

_GRACE: Final = 10.0
"""The seconds beyond its budget after which a worker counts as hung. They include the worker's first
start."""
_TRIES: Final = 2
"""How many times a bot is asked before the plain player chooses instead."""
_LOOK: Final = 0.5
"""The seconds between two checks whether a worker is stopped."""
_HINT: Final = 2.0
"""How many times as long as a bot a hint may take."""
_LINE: Final = 16 * 1024 * 1024

log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class Choice:
    """The text of a chosen act. If `failed`, the bot gave no act, and the plain player chose."""

    act: str
    failed: bool = False


class WorkerStopped(RuntimeError):
    """A worker process is stopped (SIGSTOP)."""


class BotPool:
    """A pool of worker processes. A process is started when it is first needed.

    With `processes` 0, bots run in a thread."""

    def __init__(self, processes: int, seconds: float = 1.0) -> None:
        self._seconds = seconds
        self._processes = processes
        self._free: asyncio.Queue[_BotWorker] = asyncio.Queue()
        self._all: list[_BotWorker] = []
        self._asked = 0
        self.behind: BehindPlay[_BotWorker] = BehindPlay(processes, self._free, self.waiting)
        """Lends processes to reviews."""
        for _ in range(processes):
            mind = _BotWorker()
            self._all.append(mind)
            self._free.put_nowait(mind)

    async def choose(self, record: TableRecord, position: Position[Any], seat: Seat) -> Choice:
        """Return the act that a seat's bot chooses.

        A bot that fails is asked once more. If the bot fails again, the plain player chooses in this process,
        because it may be impossible to start another process."""
        own = position.own(seat)
        seen = position.rules.dump(position.rules.observe(own, seat).state)
        question = Question(
            record.seats[seat].bot,
            position.game.name,
            position.setup.seats,
            dict(position.setup.options),
            record.override,
            seen,
            seat,
            self._seconds,
            secrets.randbits(60),
            taste_of(record.id, seat),
        )
        legal = [position.game.actions.text[action] for action in position.legal(seat)]
        for _ in range(_TRIES):
            try:
                act = str((await self._ask(question))["act"])
            except Exception as error:  # a bot may raise any error; the table must go on
                log.warning("a bot (%s) gave no answer: %s", question.bot, error)
            else:
                if act in legal:
                    return Choice(act)
                log.warning("a bot (%s) wanted %r, which is not legal", question.bot, act)
            question.seed = secrets.randbits(60)
        try:
            act = await asyncio.to_thread(plain, question)
        except Exception:
            log.exception("the plain player gave no answer")
            act = ""
        return Choice(act if act in legal else legal[0], failed=True)

    async def hint(self, record: TableRecord, position: Position[Any], seat: Seat) -> Hint:
        """Return a hint for a seat, from its view. Raises any error of the process."""
        seen = position.rules.dump(position.rules.observe(position.own(seat), seat).state)
        question = HintQuestion(
            position.game.name,
            position.setup.seats,
            dict(position.setup.options),
            record.override,
            seen,
            seat,
            position.ply,
            _HINT * self._seconds,
        )
        return msgspec.convert((await self._ask(question))["hint"], Hint)

    async def _ask(self, question: Question | HintQuestion) -> dict[str, Any]:
        """Return the answer of a process: its `act`, or its `hint`."""
        if not self._processes:
            if isinstance(question, HintQuestion):
                return {"hint": await asyncio.to_thread(find_hint, question)}
            return {"act": await asyncio.to_thread(think, question)}
        self._asked += 1
        self.behind.give_way()
        try:
            mind = await self._free.get()
        finally:
            self._asked -= 1
        try:
            while True:
                try:
                    async with asyncio.timeout(question.seconds + _GRACE):
                        return await mind.ask(question)
                except WorkerStopped:  # the bot is not at fault: ask another process at once
                    log.warning("a process in which bots think was stopped, and is replaced")
                    await mind.stop()
        except BaseException:
            await mind.stop()  # also when cancelled: a late answer would be read as the next one
            raise
        finally:
            self._free.put_nowait(mind)
            self.behind.offer()

    def waiting(self) -> int:
        """Return the number of choices that wait for a free worker."""
        return self._asked

    def busy(self) -> int:
        """Return the number of workers in which a bot thinks."""
        return self._processes - self._free.qsize() - self.behind.running()

    async def warm(self) -> None:
        """Start the workers before they are needed, so that the first bot does not wait for them."""
        for mind in self._all:
            await mind.start()

    async def stop(self) -> None:
        """End the workers."""
        for mind in self._all:
            await mind.stop()


class _BotWorker:
    def __init__(self) -> None:
        self._process: asyncio.subprocess.Process | None = None

    async def start(self) -> asyncio.subprocess.Process:
        if self._process is None or self._process.returncode is not None:
            # The worker ends when its input ends, and the input ends when this process ends in any way.
            self._process = await asyncio.create_subprocess_exec(
                sys.executable,
                "-m",
                "vigneron.server.botpool.worker",
                *homes(),
                limit=_LINE,
                stdin=asyncio.subprocess.PIPE,
                stdout=asyncio.subprocess.PIPE,
            )
        return self._process

    async def ask(self, question: Question | HintQuestion) -> dict[str, Any]:
        process = await self.start()
        assert process.stdin is not None
        assert process.stdout is not None
        process.stdin.write(msgspec.json.encode(question) + b"\n")
        answer: dict[str, Any] = json.loads(await self._answer(process) or b'{"error":"it ended"}')
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer

    @staticmethod
    async def _answer(process: asyncio.subprocess.Process) -> bytes:
        """Return the answer of the worker, one line of JSON.

        Raises WorkerStopped if the worker is stopped, because it would neither answer nor end."""
        assert process.stdin is not None
        assert process.stdout is not None

        async def exchange(sent: asyncio.StreamWriter, got: asyncio.StreamReader) -> bytes:
            await sent.drain()
            return await got.readline()

        answering = asyncio.create_task(exchange(process.stdin, process.stdout))
        try:
            while not answering.done():
                await asyncio.wait({answering}, timeout=_LOOK)
                if not answering.done() and stopped(process.pid):
                    raise WorkerStopped
            return answering.result()
        finally:
            answering.cancel()

    async def stop(self) -> None:
        if self._process is not None and self._process.returncode is None:
            self._process.kill()
            await self._process.wait()
        self._process = None

"""Random messages on sockets, a bounded number of times: they are refused, and tables play on."""

from __future__ import annotations

import asyncio
import json
import random
from typing import Any

from tests.server.harness import Closed, Person, SocketLine, Town

FRAMES = 1500
KINDS = (
    "hello",
    "act",
    "preview",
    "why",
    "undo",
    "change",
    "propose",
    "vote",
    "seat",
    "pledge",
    "word",
    "open",
    "enter",
    "correct",
    "say",
    "listen",
    "talk",
    "history",
    "past",
    "ping",
)
KNOWN = (
    *("welcome", "moved", "people", "preview", "why", "refused", "stale", "again", "pong", "done", "said"),
    *("history", "past"),
)
FIELDS = (
    "n",
    "v",
    "d",
    "act",
    "touches",
    "since",
    "kind",
    "choice",
    "what",
    "seat",
    "hash",
    "word",
    "open",
    "at",
    "outcome",
    "back",
    "done",
    "text",
    "phrase",
    "who",
    "ply",
    "base",
    "eyes",
    "t",
    "x",
)
TEXTS = (
    "walk",
    "pick:1",
    "double",
    "rest",
    "roll",
    "undo",
    "end",
    "yes",
    "bot",
    "leave",
    "all",
    "\u0000",
    "é" * 50,
    "x" * 300,
)


class Noise:
    """Frames of every kind, the same in every run."""

    def __init__(self, seed: int) -> None:
        self._chance = random.Random(seed)

    def value(self, depth: int = 0) -> Any:
        chance = self._chance
        plain: list[Any] = [
            None,
            True,
            0,
            1,
            -1,
            7,
            2**31,
            2**53,
            2**64,
            -(2**64),
            1.5,
            1e308,
            "",
            chance.choice(TEXTS),
        ]
        if depth < 3 and chance.random() < 0.2:
            return [self.value(depth + 1) for _ in range(chance.randrange(5))]
        if depth < 3 and chance.random() < 0.1:
            return {chance.choice(FIELDS): self.value(depth + 1) for _ in range(chance.randrange(4))}
        return chance.choice(plain)

    def message(self) -> dict[str, Any]:
        chance = self._chance
        out: dict[str, Any] = {"t": chance.choice(KINDS) if chance.random() < 0.95 else self.value()}
        for field in chance.sample(FIELDS, chance.randrange(5)):
            out[field] = self.value()
        return out

    def sensible(self) -> dict[str, Any]:
        """Return a well-formed message."""
        chance = self._chance
        return chance.choice(
            [
                {
                    "t": "act",
                    "v": chance.randrange(20),
                    "d": chance.randrange(3),
                    "act": chance.choice(TEXTS),
                },
                {"t": "preview", "v": chance.randrange(20), "d": 0, "act": chance.choice(TEXTS)},
                {"t": "why", "touches": [chance.choice(TEXTS)]},
                {"t": "undo", "v": chance.randrange(20)},
                {"t": "change"},
                {"t": "propose", "kind": "undo"},
                {"t": "vote", "choice": "no"},
                {"t": "seat", "what": "back"},
                {"t": "hello", "since": None},
            ]
        )

    def frame(self) -> str | bytes:
        chance = self._chance
        kind = chance.random()
        if kind < 0.35:
            return json.dumps(self.sensible())
        if kind < 0.7:
            return json.dumps(self.message())
        if kind < 0.8:  # a message that is cut, or has a changed character
            text = json.dumps(self.sensible())
            at = chance.randrange(len(text))
            return text[:at] if kind < 0.75 else text[:at] + chance.choice('"{}[]:,\\0x') + text[at + 1 :]
        if kind < 0.86:
            return chance.choice("[{") * chance.randrange(1, 4000)
        if kind < 0.9:
            return '{"t":' * chance.randrange(1, 700) + "1" + "}" * chance.randrange(700)
        if kind < 0.97:
            return chance.randbytes(chance.randrange(200))
        return "x" * chance.randrange(3500, 6000)


async def noisy(person: Person, table: str, seed: int) -> None:
    """Send frame after frame, reconnecting whenever the server closes."""
    noise = Noise(seed)
    line, _ = await person.watch(table)
    for count in range(FRAMES):
        line.send_raw(noise.frame())
        if count % 10 == 0:
            line = await answered(person, table, line)


async def answered(person: Person, table: str, line: SocketLine) -> SocketLine:
    """Return a socket that answers: this one, or a new one if it was closed with a code of the protocol."""
    try:
        while (await line.ask("ping"))["t"] != "pong":
            continue
        return line
    except Closed as closed:
        code = closed.code
    assert code in (1008, 1009, 1012), code
    await line.close()
    person.lines.remove(line)
    again, _ = await person.watch(table)
    return again


async def test_noise_disturbs_nobody(town: Town) -> None:
    anna, bert, chloe = (town.person() for _ in range(3))
    noisy_table = await town.table_of(anna, bert)
    quiet_table = await town.table_of(chloe, seats=1)
    line, welcome = await chloe.watch(quiet_table)
    crowd = [
        asyncio.create_task(noisy(person, noisy_table, seed))
        for seed, person in enumerate((anna, bert, town.person()))
    ]
    told = welcome
    while not all(task.done() for task in crowd):
        if not told.get("over"):
            told = await line.ask("act", v=told["v"], d=told["d"], act=told["offers"][0]["act"])
            assert told["t"] == "moved"
        await asyncio.sleep(0.05)
    await asyncio.gather(*crowd)
    table = town.live(noisy_table)
    assert not table.broken
    assert len(table.viewers) <= 3
    assert table.position is not None
    kept = await town.services.store.load(noisy_table)
    assert kept is not None
    assert kept.rows == table.position.rows


async def test_every_answer_to_noise_is_a_message_of_the_protocol(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    noise = Noise(99)
    for _ in range(300):
        frame = noise.frame()
        if len(frame) <= 4096 and (isinstance(frame, bytes) or len(frame.encode()) <= 4096):
            line.send_raw(frame)
    await line.ask("ping", n=123456789)
    for text in line.messages:
        told = json.loads(text)
        assert told["t"] in KNOWN
        assert not any(word in text for word in ("Traceback", "msgspec", "Error:", ".py"))

"""Nothing that belongs to one seat, and nothing of the dice to come, reaches anybody else."""

from __future__ import annotations

import asyncio
import re
from typing import Any

from tests.server.harness import Line, Town
from vigneron.core.chance import commitment
from vigneron.core.journal import read, replay
from vigneron.core.registry import game, games


async def play_to_the_end(lines: list[Line]) -> dict[str, Any]:
    """Let every line do its last offered act until the game is over; return the last position told."""
    now = [await line.ask("hello") for line in lines]
    for step in range(1000):
        for seat, line in enumerate(lines):
            while (told := line.waiting()) is not None:
                now[seat] = told if told["t"] in ("moved", "welcome") else now[seat]
            if now[seat]["over"]:
                return now[seat]
            if now[seat]["offers"]:
                at = {"v": now[seat]["v"], "d": now[seat]["d"], "act": now[seat]["offers"][-1]["act"]}
                if step % 4 == 0:
                    await line.ask("preview", **at)
                now[seat] = await line.ask("act", **at)
        await asyncio.sleep(0)
    raise AssertionError("the game does not end")


async def test_whole_games_keep_every_secret_and_can_be_downloaded(town: Town) -> None:
    for key in [key for key in games() if key != "hedge"]:
        anna, bert, stranger = town.person(), town.person("fr"), town.person("de")
        table = await town.table_of(anna, bert, game=key)
        secret = town.house._tables[table].record.secret
        (mine, welcome), (his, _), (theirs, _) = [await one.watch(table) for one in (anna, bert, stranger)]
        assert welcome["table"]["commitment"] == commitment(secret)
        early = await anna.http.get(f"/t/{table}/journal")
        assert early.status_code == 409
        assert secret.hex() not in early.text
        over = await play_to_the_end([mine, his])
        assert over["table"]["secret"] == secret.hex()
        for line in (mine, his, theirs):
            for text in line.messages:
                if '"over":{' not in text:
                    assert secret.hex() not in text
                    assert not re.search(r'"(secret|digest|seed|person)":"', text)
                for seated in (anna, bert):
                    assert seated.http.cookies["vigneron"].split(".")[0] not in text
        journal = read((await anna.http.get(f"/t/{table}/journal")).text)
        fold = replay(game(key), journal)
        assert journal.closing is not None
        assert commitment(bytes.fromhex(journal.closing.secret)) == journal.header.commitment
        assert list(fold.rules.result(fold.states[-1]).scores) == [
            row["score"] for row in sorted(over["over"]["rows"], key=lambda row: row["seat"])
        ]

"""Nothing that belongs to one seat, and nothing of the dice to come, reaches anybody else."""

from __future__ import annotations

import json
import re
from typing import Any

from tests.server.harness import Line, Town
from vigneron.core.chance import commitment
from vigneron.core.journal import read, replay
from vigneron.core.registry import game, games


async def play_to_the_end(lines: list[Line], welcome: dict[str, Any]) -> dict[str, Any]:
    """Let every line do its last offered act until the game is over; return the last message."""
    told = [welcome, *[await line.ask("hello") for line in lines[1:]]]
    for _ in range(600):
        if told[0]["over"]:
            return told[0]
        for seat, line in enumerate(lines):
            now = await line.ask("hello")
            told[seat] = now
            if now["offers"]:
                act = now["offers"][-1]["act"]
                await line.ask("preview", v=now["v"], d=now["d"], act=act)
                told[seat] = await line.ask("act", v=now["v"], d=now["d"], act=act)
    raise AssertionError("the game does not end")


async def test_every_byte_of_whole_games_keeps_every_secret(town: Town) -> None:
    for key in [key for key in games() if key != "hedge"]:
        anna, bert, stranger = town.person(), town.person("fr"), town.person("de")
        table = await town.table_of(anna, bert, game=key)
        secret = town.house._tables[table].record.secret
        (mine, welcome), (his, _), (theirs, _) = [await one.watch(table) for one in (anna, bert, stranger)]
        assert welcome["table"]["commitment"] == commitment(secret)
        over = await play_to_the_end([mine, his], welcome)
        assert over["table"]["secret"] == secret.hex()
        for line in (mine, his, theirs):
            for text in line.messages:
                told = json.loads(text)
                if told.get("over") is None:
                    assert secret.hex() not in text
                    assert not re.search(r'"(secret|digest|seed|person)":"', text)
                for seated in (anna, bert):
                    assert seated.http.cookies["vigneron"].split(".")[0] not in text


async def test_a_finished_game_can_be_downloaded_and_replays(town: Town) -> None:
    for key in [key for key in games() if key != "hedge"]:
        anna = town.person()
        low = game(key).seats[0]
        people = [anna, *[town.person() for _ in range(low - 1)]]
        table = await town.table_of(*people, game=key)
        early = await anna.http.get(f"/t/{table}/journal")
        assert early.status_code == 409
        assert town.house._tables[table].record.secret.hex() not in early.text
        lines = [(await person.watch(table))[0] for person in people]
        over = await play_to_the_end(lines, await lines[0].ask("hello"))
        text = (await anna.http.get(f"/t/{table}/journal")).text
        journal = read(text)
        fold = replay(game(key), journal)
        assert journal.closing is not None
        assert commitment(bytes.fromhex(journal.closing.secret)) == journal.header.commitment
        assert list(fold.rules.result(fold.states[-1]).scores) == [
            row["score"] for row in sorted(over["over"]["rows"], key=lambda row: row["seat"])
        ]

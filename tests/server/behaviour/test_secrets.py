"""Nothing that one seat alone may know, and nothing about future draws, reaches anybody else."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import SocketLine, Town, town_in
from tests.server.live_game.test_position import play, record_of
from vigneron.core.chance import Xorshift, commitment
from vigneron.core.journal import Row, read, replay
from vigneron.core.registry import game, games
from vigneron.server.live_game.open import new_position
from vigneron.server.projection.connection import Viewer
from vigneron.server.projection.protocol import Act, LookBack, Preview
from vigneron.server.storage.models import TableRecord
from vigneron.server.table import absence, looking_back, requests


async def play_to_the_end(lines: list[SocketLine]) -> dict[str, Any]:
    """Let every socket play its last offer until the game is over; return the last position."""
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


def sums_up(over: dict[str, Any]) -> None:
    """Check that the final score has one row per part; details add up to values, values to scores."""
    for row in over["rows"]:
        seat = row["seat"]
        assert sum(part["values"][seat] or 0 for part in over["parts"]) == row["score"]
        for part in over["parts"]:
            details = [detail["value"] for detail in part["details"][seat]]
            assert not details or sum(details) == part["values"][seat]
    labels = [part["label"] for part in over["parts"]]
    assert len(set(labels)) == len(labels) <= 9
    assert not any(re.search(r"\d", label) for label in labels), labels


async def test_whole_games_keep_every_secret_and_can_be_downloaded(town: Town) -> None:
    for key in [key for key in games() if key != "hedge"]:
        anna, bert, stranger = town.person(), town.person("fr"), town.person("de")
        table = await town.table_of(anna, bert, game=key)
        secret = town.live(table).record.secret
        (mine, welcome), (his, _), (theirs, _) = [await one.watch(table) for one in (anna, bert, stranger)]
        assert welcome["table"]["commitment"] == commitment(secret)
        early = await anna.http.get(f"/t/{table}/journal")
        assert early.status_code == 409
        assert secret.hex() not in early.text
        over = await play_to_the_end([mine, his])
        assert over["table"]["secret"] == secret.hex()
        sums_up(over["over"])
        for line in (mine, his, theirs):
            for text in line.messages:
                if '"over":{' not in text:
                    assert secret.hex() not in text
                    assert not re.search(r'"(secret|digest|seed|person)":"', text)
                for seated in (anna, bert):
                    assert seated.cookie.split(".")[0] not in text
        journal = read((await anna.http.get(f"/t/{table}/journal")).text)
        fold = replay(game(key), journal)
        assert journal.closing is not None
        assert commitment(bytes.fromhex(journal.closing.secret)) == journal.header.commitment
        assert list(fold.rules.result(fold.states[-1]).scores) == [
            row["score"] for row in sorted(over["over"]["rows"], key=lambda row: row["seat"])
        ]


async def _heard(folder: Path, record: TableRecord, rows: list[Row], last: bool) -> list[list[bytes]]:
    """Let seat 1 choose by its first or its last offers; return the bytes that the others receive."""
    folder.mkdir()
    async with town_in(folder) as town:
        await town.services.store.create(record.fork(), rows)
        table = await town.server.tables.find(record.id)
        assert table is not None
        position = table.position
        assert position is not None
        own, *others = [Viewer(person, "en", "", 64) for person in ("p1", "p0", "p2", "stranger")]
        for viewer in (own, *others):
            await table.greet(viewer, 1)
        texts = position.game.actions.text
        while 1 in position.missing():
            text = texts[position.legal(1)[-1 if last else 0]]
            v, d = position.v, position.d(1)
            await requests.preview(table, own, Preview(v, text, d, n=7))
            await requests.act(table, own, Act(v, text, d, n=d + 10))
        for viewer in others:
            await looking_back.past(table, viewer, LookBack(position.ply))
        heard = [list(iter(viewer.first, None)) for viewer in others]
        for viewer in (own, *others):
            await table.part(viewer)
        return heard


@pytest.mark.parametrize("key", [key for key in games() if len(game(key).seats) > 1])
async def test_what_others_hear_is_the_same_whatever_somebody_chose_under_cover(
    key: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(
        absence, "monotonic", lambda: 0.0
    )  # the time for which others are waited for is in ms
    chance, record = Xorshift(11), record_of(key, 3)
    position: Any = new_position(record)
    position.commit(position.begin())
    tried, met = 0, False
    for number in range(120):
        legal = position.legal(1)
        if position.covered and 1 in position.missing() and len(legal) > 1 and not position.drafts:
            rows = list(position.rows)
            one = await _heard(tmp_path / f"{number}-one", record, rows, last=False)
            other = await _heard(tmp_path / f"{number}-other", record, rows, last=True)
            assert one == other
            assert all(any(b'"chosen":true' in text for text in texts) for texts in one)
            tried += 1
            if tried == 2:
                return
        met = met or position.covered
        play(position, chance, 1)
    assert tried or not met

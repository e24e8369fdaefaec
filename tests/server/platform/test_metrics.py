"""Metrics and logs: counts and durations, without names or addresses."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from pathlib import Path

import httpx
import pytest

from tests.server.harness import Person, Town, town_in


def figures(text: str) -> dict[str, float]:
    found = re.findall(r"^(vigneron_\w+) ([\d.e+-]+)$", text, re.MULTILINE)
    return {name: float(value) for name, value in found}


async def test_what_happened_is_counted(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    for line in (mine, his):
        await line.ask("act", v=1, d=0, act="pick:1")
        await line.ask("act", v=1, d=1, act="plain")
    await mine.ask("act", v=5, d=0, act="double")
    await mine.ask("act", v=3, d=0, act="walk")
    answer = await anna.http.get("/metrics")
    assert answer.headers["content-type"].startswith("text/plain")
    told = figures(answer.text)
    assert told["vigneron_acts_total"] == 4
    assert (told["vigneron_refused_total"], told["vigneron_stale_total"]) == (1, 1)
    assert (told["vigneron_tables"], told["vigneron_sockets"]) == (1, 2)
    assert told["vigneron_act_seconds_count"] >= 5  # the last one may not have arrived yet
    assert told["vigneron_store_seconds_count"] >= 5
    assert (told["vigneron_bots_waiting"], told["vigneron_store_waiting"]) == (0, 0)
    assert not any(word in answer.text for word in ("Anna", "Bert", table))


async def test_bots_thinking_is_timed(town: Town) -> None:
    anna = town.person()
    table = await anna.quick("hedge")
    line, told = await anna.watch(table)
    while not all(person["chosen"] for person in told["people"][1:]):
        told = await line.next("people")
    assert figures((await anna.http.get("/metrics")).text)["vigneron_thinking_seconds_count"] >= 4


def away(person: Person, address: str) -> httpx.AsyncClient:
    transport = httpx.ASGITransport(app=person.app, client=(address, 5))  # type: ignore[arg-type]
    return httpx.AsyncClient(transport=transport, base_url="http://house.test")


async def test_figures_are_for_this_machine_or_for_whoever_shows_the_token(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town, away(town.person(), "192.0.2.7") as stranger:
        assert (await stranger.get("/metrics")).status_code == 404
    async with (
        town_in(tmp_path, metrics_token="letmein") as town,
        away(town.person(), "192.0.2.7") as scraper,
    ):
        assert (await scraper.get("/metrics")).status_code == 404
        assert (await scraper.get("/metrics", headers={"authorization": "Bearer wrong"})).status_code == 404
        assert (await scraper.get("/metrics", headers={"authorization": "Bearer letmein"})).status_code == 200
        assert (await town.person().http.get("/metrics")).status_code == 404


LOGGING = """
import logging.config
from vigneron.server.platform import logs
logging.config.dictConfig(logs.config("json"))
own = logging.getLogger("vigneron.test")
own.info("game %s", "over", extra={"table": "abc", "plies": 7})
try:
    raise ValueError("two\\nlines")
except ValueError:
    own.exception("oh")
logging.getLogger("other").info("not ours")
"""
"""A program of its own: `dictConfig` closes all handlers, and that of absl closes the stream of pytest."""


def test_a_log_line_is_an_object_with_what_the_call_gave() -> None:
    done = subprocess.run([sys.executable, "-c", LOGGING], capture_output=True, text=True, check=True)
    lines = [json.loads(line) for line in done.stderr.splitlines()]
    assert [line["message"] for line in lines] == ["game over", "oh"]
    assert (lines[0]["table"], lines[0]["plies"], lines[0]["level"]) == ("abc", 7, "info")
    assert "ValueError" in lines[1]["fault"]
    assert lines[0]["time"].endswith("+00:00")
    assert set(lines[0]) == {"time", "level", "logger", "message", "table", "plies"}


async def test_a_failing_statement_does_not_put_its_values_into_the_log(town: Town) -> None:
    with pytest.raises(Exception, match="SQL parameters hidden") as failed:
        await town.services.store.keep_name("somebody", object())  # type: ignore[arg-type]
    assert "somebody" not in str(failed.value)

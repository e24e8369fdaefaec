"""Chat: who receives what in which language, who may send how often, and what is never sent."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.harness import Person, SocketLine, Town, town_in, two_processes
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.table.chat import LONGEST, PHRASES


async def two(town: Town) -> tuple[str, list[Person], list[SocketLine]]:
    people = [town.person(), town.person("de")]
    table = await town.table_of(*people)
    lines = [(await person.watch(table))[0] for person in people]
    for line in lines:
        assert (await line.ask("listen", since=0))["lines"] == []
    return table, people, lines


async def hears(line: SocketLine) -> dict[str, Any]:
    told = await line.next("said")
    assert len(told["lines"]) == 1
    heard: dict[str, Any] = told["lines"][0]
    return heard


async def test_each_hears_words_as_they_are_and_phrases_in_his_language(town: Town) -> None:
    _, _, (mine, his) = await two(town)
    assert (await mine.ask("say", text="  <b>Grüße</b>\u202e\n aus\tBeaune "))["t"] == "done"
    heard = await hears(his)
    assert (heard["number"], heard["seat"], heard["name"]) == (1, 0, "Anna")
    assert heard["say"] == "<b>Grüße</b> aus Beaune"
    assert not heard["phrase"]
    mine.messages.clear()
    await his.ask("say", phrase="thanks")
    heard = await hears(mine)
    while heard["number"] < 2:
        heard = await hears(mine)
    assert (heard["say"], heard["seat"], heard["phrase"]) == ("Thank you.", 1, True)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_phrase_is_said_in_every_language(lang: str) -> None:
    speaker = Speaker(lang, None)
    assert len({speaker.say(f"talk-{name}") for name in PHRASES}) == len(PHRASES)


async def test_who_comes_hears_what_was_said_and_who_returns_only_the_rest(town: Town) -> None:
    table, (anna, _), (mine, _) = await two(town)
    for number in range(3):
        await mine.ask("say", text=f"line {number}")
    again, _ = await anna.watch(table)
    told = await again.ask("listen", since=1)
    assert [line["say"] for line in told["lines"]] == ["line 1", "line 2"]
    assert [line["number"] for line in told["lines"]] == [2, 3]


async def test_spectators_hear_and_speak_only_if_the_host_lets_them(town: Town) -> None:
    table, _, (mine, his) = await two(town)
    watcher, welcome = await town.person().watch(table)
    assert welcome["table"]["talk"] == "seats"
    await watcher.ask("listen", since=0)
    assert (await watcher.ask("say", text="psst"))["code"] == "talk_seats"
    await mine.ask("say", text="hello there")
    assert (await hears(watcher))["say"] == "hello there"
    assert (await his.ask("talk", who="all"))["code"] == "not_host"
    assert (await mine.ask("talk", who="all"))["t"] == "done"
    await watcher.until(lambda m: m["t"] == "people" and m["table"]["talk"] == "all")
    assert (await watcher.ask("say", text="psst"))["t"] == "done"
    heard = (await his.until(lambda m: m["t"] == "said" and m["lines"][0]["say"] == "psst"))["lines"][0]
    assert (heard["seat"], heard["name"]) == (None, "Guest")
    await mine.ask("talk", who="off")
    for line in (mine, his, watcher):
        assert (await line.ask("say", text="x"))["code"] == "talk_off"


async def test_too_long_too_often_and_nothing(town: Town) -> None:
    _, _, (mine, his) = await two(town)
    assert (await mine.ask("say", text=" \u202e\u200f \n"))["code"] == "talk_empty"
    assert (await mine.ask("say", phrase="no_such"))["code"] == "talk_empty"
    assert (await mine.ask("say", text="x" * 500))["t"] == "done"
    assert len((await hears(his))["say"]) == LONGEST
    mine.send("say", text="x" * 601)
    assert (await mine.next("refused"))["code"] == "bad_message"
    answers = [await mine.ask("say", text="again") for _ in range(8)]
    assert [a.get("code") for a in answers].count("talk_often") >= 2
    assert (await his.ask("say", text="I may"))["t"] == "done"


async def test_what_is_said_is_in_no_log_and_no_journal(town: Town, caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level(logging.DEBUG)
    table, (anna, _), (mine, _) = await two(town)
    await mine.ask("say", text="kirschkuchen")
    live = town.live(table)
    assert live.position is not None
    assert "kirschkuchen" not in caplog.text
    assert "kirschkuchen" not in str(live.position.rows)
    assert "kirschkuchen" not in (await anna.http.get(f"/t/{table}")).text


async def test_what_was_said_goes_with_its_table(tmp_path: Path) -> None:
    async with town_in(tmp_path) as town:
        table, _, (mine, _) = await two(town)
        await mine.ask("say", text="hello")
        assert len(await town.services.store.talk(table, 0, 9)) == 1
    async with town_in(tmp_path) as town:
        assert len(await town.services.store.talk(table, 0, 9)) == 1
        gone = text("delete from play where id = :id")
        await town.services.store.database.write(lambda connection: connection.execute(gone, {"id": table}))
        assert await town.services.store.talk(table, 0, 9) == []


async def test_of_very_much_the_oldest_goes(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigneron.server.storage.repository._SPOKEN", 3)
    table, _, (mine, _) = await two(town)
    for number in range(5):
        await mine.ask("say", text=f"{number}")
    kept = await town.services.store.talk(table, 0, 9)
    assert [(line.number, line.text) for line in kept] == [(3, "2"), (4, "3"), (5, "4")]


async def test_two_processes_count_one_table(postgres: str, tmp_path: Path) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        anna, bert = first.person(), first.person()
        table = await first.table_of(anna, bert)
        mine, _ = await anna.watch(table)
        bert.app = second.app
        his, _ = await bert.watch(table)
        for line in (mine, his):
            await line.ask("listen", since=0)
        for number in range(4):
            for line in (mine, his):
                line.send("say", text=f"{number}")
        for line in (mine, his):
            numbers = list[int]()
            while len(numbers) < 8:
                numbers += [one["number"] for one in (await line.next("said"))["lines"]]
            assert numbers == list(range(1, 9))  # each once, in the same order everywhere
        await mine.ask("talk", who="off")
        await his.until(lambda m: m["t"] == "people" and m["table"]["talk"] == "off")

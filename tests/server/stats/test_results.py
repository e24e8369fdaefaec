"""Results of finished games, ratings, and the pages that show them."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.accounts.test_accounts import account, come_in
from tests.server.harness import Person, Town, town_in, two_processes
from vigneron.cli import main
from vigneron.server.stats import results
from vigneron.server.stats.profiles import ladder_label
from vigneron.server.stats.ratings import BOT, Ladder, Ladders, Played, RatingState, games
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.table_state import TablePolicy

ONE = Ladder("hedge", "")


async def finish(town: Town, *people: Person, rounds: str = "1", **fields: str) -> str:
    """Play a short game to its end; return its table."""
    table = await town.table_of(*people, **{"option-rounds": rounds, **fields})
    await end(table, *people)
    return table


async def end(table: str, *people: Person) -> None:
    lines = [await person.watch(table) for person in people]
    told = [welcome for _, welcome in lines]
    while told[0].get("over") is None:
        at = next(n for n, one in enumerate(told) if one["turn"]["yours"] and not one["turn"]["chosen"])
        line, now = lines[at][0], told[at]
        told[at] = await line.ask("act", v=now["v"], d=now["d"], act=now["offers"][-1]["act"])
        assert told[at]["t"] == "moved"
        for other, (theirs, _) in enumerate(lines):
            if other != at and told[at]["v"] != told[other]["v"]:
                v = told[at]["v"]
                told[other] = await theirs.until(lambda one, v=v: one.get("v") == v)
    for line, _ in lines:
        await line.close()


async def why(town: Town, table: str) -> str:
    rows = await town.services.store.read(text(f"select why from result where play = '{table}'"))
    return str(rows[0]["why"])


def played(number: int, players: tuple[str, ...], ranks: tuple[int, ...]) -> Played:
    return Played(number, f"table-{number}", ONE, players, ranks)


async def test_a_finished_game_is_kept_with_its_last_act(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await finish(town, anna, bert)
    [one] = await town.services.store.database.read(games)
    rows = await town.services.store.read(text("select * from outcome order by seat"))
    record = town.live(table).record
    counted = town.live(table).position
    assert counted is not None
    result = counted.rules.result(counted.state)
    assert [row["score"] for row in rows] == list(result.scores)
    assert [row["place"] for row in rows] == list(result.places) == list(one.ranks)
    assert [bool(row["winner"]) for row in rows] == [seat in result.winners for seat in (0, 1)]
    assert one.players == tuple(seat.person for seat in record.seats)
    assert one.ladder == ONE
    assert await why(town, table) == ""


async def test_people_who_played_have_ratings_and_see_them(town: Town) -> None:
    anna, bert = town.person(), town.person()
    await account(anna)
    table = await finish(town, anna, bert)
    for person in (anna, bert):  # with an account and without
        page = (await person.http.get("/me/profile")).text
        assert "Ratings" in page
        assert ">counts<" in page
        assert "Anna and Bert" in page
        assert f'href="/t/{table}"' in page


async def test_a_stranger_sees_results_but_no_tables_and_nobody_else(town: Town) -> None:
    anna, bert, zoe = town.person(), town.person(), town.person("fr")
    await account(anna)
    table = await finish(town, anna, bert)
    public = (await town.services.accounts.named("Anna")).public  # type: ignore[union-attr]
    page = await zoe.http.get(f"/people/{public}")
    assert page.status_code == 200
    assert page.headers["x-robots-tag"] == "noindex"
    assert "<h1>Anna</h1>" in page.text
    assert "sur 2" in page.text
    assert table not in page.text
    assert "Bert" not in page.text
    for wrong in ("", "x", "A" * 300, public.upper() + "x"):
        assert (await zoe.http.get(f"/people/{wrong}")).status_code == 404


async def test_any_page_number_gives_a_page(town: Town) -> None:
    anna = town.person()
    for page in ("0", "-1", "x", "99999999", "9" * 50):
        assert (await anna.http.get(f"/me/profile?page={page}")).status_code == 200, page


async def test_games_come_page_by_page(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("vigneron.server.stats.profiles.PAGE", 2)
    anna, bert = town.person(), town.person()
    tables = [await finish(town, anna, bert) for _ in range(3)]
    found = []
    for page in (1, 2):
        text_ = (await anna.http.get(f"/me/profile?page={page}")).text.partition('id="history-title"')[2]
        found += [table for table in tables if table in text_]
        assert ('href="?page=2"' in text_) == (page == 1)
        assert ('href="?page=1"' in text_) == (page == 2)
    assert sorted(found) == sorted(tables)


async def test_what_makes_a_game_not_count_is_said(town: Town) -> None:
    anna, bert = town.person(), town.person()
    alone = await finish(town, anna)
    assert await why(town, alone) == "alone"
    bots = await anna.open("hedge", seats="2", name="Anna", **{"option-rounds": "1", "bot-1": "random"})
    await anna.post(f"/t/{bots}/start", fill="")
    line, told = await anna.watch(bots)
    while told.get("over") is None:
        if told["turn"]["yours"] and not told["turn"]["chosen"]:
            line.send("act", v=told["v"], d=told["d"], act=told["offers"][-1]["act"])
        told = await line.until(lambda one: "turn" in one and "v" in one)
    assert await why(town, bots) == "bots"
    ended = await town.table_of(anna, bert)
    line, _ = await anna.watch(ended)
    other, _ = await bert.watch(ended)
    line.send("propose", kind="end")
    await other.until(lambda one: one.get("motion"))
    await other.ask("vote", choice="yes")
    assert await why(town, ended) == "ended"
    page = (await anna.http.get("/me/profile")).text
    for sentence in ("played alone", "only bots besides", "ended early"):
        assert f"does not count: {sentence}" in page
    assert await town.services.store.database.read(games) == []


async def test_who_has_left_is_rated_last_and_the_game_counts(town: Town) -> None:
    anna, bert, chloe = town.person(), town.person(), town.person()
    table = await town.table_of(anna, bert, chloe, **{"option-rounds": "1"})
    await anna.post(f"/t/{table}/leave")
    live = town.live(table)
    line, _ = await bert.watch(table)
    second, _ = await chloe.watch(table)
    while live.record.phase != "over":
        assert live.position is not None
        for seat, own in ((1, line), (2, second)):
            if live.position is not None and seat in live.position.missing():
                acts = [live.position.game.actions.text[a] for a in live.position.legal(seat)]
                await own.ask("act", v=live.position.v, d=live.position.d(seat), act=acts[-1])
        await asyncio.sleep(0.01)
    [one] = await town.services.store.database.read(games)
    assert one.ranks[0] == 4
    assert sorted(one.ranks[1:]) in ([1, 2], [1, 3], [2, 3], [1, 1], [2, 2])
    assert "you had left" in (await anna.http.get("/me/profile")).text


def test_ratings_follow_from_the_games_in_their_order_alone() -> None:
    some = [
        played(1, ("anna", "bert"), (1, 2)),
        played(2, ("bert", "chloe", "anna"), (1, 2, 2)),
        played(3, (BOT + "greedy", "anna"), (1, 2)),
    ]
    at_once, one_by_one = RatingState(), RatingState()
    at_once.add(some[::-1])
    for each in some:
        one_by_one.add([each])
    assert at_once.ratings == one_by_one.ratings
    own = at_once.ratings[ONE]
    assert own["anna"].games == 3
    assert own["bert"].mu > own["anna"].mu
    assert own["chloe"].low < own["chloe"].mu < own["chloe"].high


def test_ratings_are_those_of_openskill_itself() -> None:
    from openskill.models import PlackettLuce

    model: Any = PlackettLuce()
    [[first], [second]] = model.rate([[model.rating()], [model.rating()]], ranks=[1.0, 2.0])
    fold = RatingState()
    fold.add([played(1, ("anna", "bert"), (1, 2))])
    for name, expected in (("anna", first), ("bert", second)):
        found = fold.ratings[ONE][name]
        assert (found.mu, found.sigma) == (expected.mu, expected.sigma)


def test_one_person_in_two_seats_is_not_rated_and_bots_of_a_level_are_one_player() -> None:
    fold = RatingState()
    fold.add([played(1, ("anna", "anna", "bert"), (1, 2, 3))])
    assert fold.ratings == {}
    fold.add([played(2, ("anna", "bert", BOT + "random", BOT + "random"), (1, 2, 3, 4))])
    assert fold.ratings[ONE][BOT + "random"].games == 1


def test_games_that_open_different_things_are_different_ladders() -> None:
    fold = RatingState()
    other = Ladder("hedge", "x=yes")
    fold.add([played(1, ("anna", "bert"), (1, 2)), Played(2, "b", other, ("anna", "bert"), (2, 1))])
    assert fold.ratings[ONE]["anna"].mu > 25 > fold.ratings[other]["anna"].mu


def test_open_money_is_a_ladder_of_its_own_and_said_in_words() -> None:
    key = "grand_cru"
    record = TableRecord(
        id="t",
        code="c",
        game=key,
        phase="over",
        host="a",
        options={"open_money": "yes", "last_year": "30"},
        edition="1",
        data="",
        override=None,
        secret=b"",
        made=0,
        changed=0,
        seats=[SeatRecord(0, "person", "a"), SeatRecord(1, "person", "b")],
    )
    assert results.ladder(record) == "open_money=yes"
    said = {lang: ladder_label(Ladder(key, "open_money=yes"), lang) for lang in ("en", "fr", "de")}
    assert all(": " in text_ and "_" not in text_ for text_ in said.values())
    assert len(set(said.values())) == 3


@pytest.mark.parametrize(
    ("change", "ended", "found"),
    [
        ({}, "", ""),
        ({}, "time", ""),
        ({}, "agreed", "ended"),
        ({"override": {"a": 1}}, "", "data"),
        ({"policy": TablePolicy("all")}, "", ""),
        ({"policy": TablePolicy(by_hand=True)}, "", "manner"),
        ({"seats": [SeatRecord(0, "person", "a")]}, "", "alone"),
        ({"seats": [SeatRecord(0, "person", "a"), SeatRecord(1, "bot", None, "greedy")]}, "", "bots"),
        ({"seats": [SeatRecord(0, "person", "a"), SeatRecord(1, "person", "program:x")]}, "", "program"),
        ({"seats": [SeatRecord(0, "person", "a"), SeatRecord(1, "person", "a")]}, "", "same"),
    ],
)
def test_why_a_game_does_not_count(change: dict[str, Any], ended: str, found: str) -> None:
    values: dict[str, Any] = {
        "id": "t",
        "code": "c",
        "game": "hedge",
        "phase": "over",
        "host": "a",
        "options": {},
        "edition": "1",
        "data": "",
        "override": None,
        "secret": b"",
        "made": 0,
        "changed": 0,
        "seats": [SeatRecord(0, "person", "a"), SeatRecord(1, "person", "b"), SeatRecord(2, "bot")],
    }
    assert results.why_not(TableRecord(**{**values, **change}), ended) == found


async def test_a_guest_s_results_become_those_of_his_account(town: Town) -> None:
    anna, phone, bert = town.person(), town.person(), town.person()
    await account(anna)
    await finish(town, phone, bert)
    assert (await town.services.ladders.ratings())[ONE].keys() != set()
    own = (await town.services.accounts.named("Anna")).id  # type: ignore[union-attr]
    assert await town.services.ladders.of(own) == {}
    await come_in(phone)
    [rating] = (await town.services.ladders.of(own)).values()
    assert rating.games == 1
    await anna.post("/account/delete", name="Anna", password="three words together")
    players = (await town.services.ladders.ratings())[ONE]
    assert own not in players
    assert sum(player.startswith("gone:") for player in players) == 1


async def test_who_sat_twice_at_a_table_is_not_rated_for_it(town: Town) -> None:
    anna, phone = town.person(), town.person()
    await account(anna)
    await finish(town, anna, phone)
    await come_in(phone)
    assert await town.services.ladders.ratings() == {}
    assert "one person or device in several seats" in (await anna.http.get("/me/profile")).text


async def test_a_game_that_becomes_known_late_is_rated_in_its_place(town: Town) -> None:
    anna, bert = town.person(), town.person()
    first, second = [await finish(town, anna, bert, rounds=rounds) for rounds in ("1", "2")]
    ladders = Ladders(town.services.store)

    async def change(what: str, table: str) -> None:
        statement = text(f"update result set {what} where play = '{table}'")
        await town.services.store.database.write(lambda connection: connection.execute(statement))

    await change(f"over = {10**13}", first)
    await change(f"over = {10**13 + 100}", second)
    both = await ladders.ratings()
    other = Ladders(town.services.store)
    await change("why = 'bots'", first)
    await other.ratings()
    await change("why = ''", first)
    assert await other.ratings() == both
    assert await ladders.ratings() == both


async def test_two_processes_that_finish_a_game_at_once_count_it_once(postgres: str, tmp_path: Path) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        anna, bert = first.person(), first.person()
        table = await first.table_of(anna, bert)
        bert.app = second.app
        await bert.watch(table)
        leaving = (person.post(f"/t/{table}/leave") for person in (anna, bert))
        assert [answer.status_code for answer in await asyncio.gather(*leaving)] == [303, 303]
        for town in (first, second):
            assert (await town.services.store.load(table)).record.phase == "over"  # type: ignore[union-attr]
        assert len(await first.services.store.read(text("select * from result"))) == 1
        assert len(await first.services.store.read(text("select * from outcome"))) == 2


async def test_games_from_before_are_counted_when_the_house_starts(town: Town) -> None:
    anna, bert = town.person(), town.person()
    await finish(town, anna, bert)
    store = town.services.store
    before = [dict(row) for row in await store.read(text("select * from outcome"))]
    await store.database.write(lambda c: c.execute(text("delete from outcome")))
    await store.database.write(lambda c: c.execute(text("delete from result")))
    assert await results.catch_up(store, 0) == 1
    assert await results.catch_up(store, 0) == 0
    assert [dict(row) for row in await store.read(text("select * from outcome"))] == before


async def test_the_command_tells_ratings_and_counts_anew(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async with town_in(tmp_path) as town:
        anna, bert = town.person(), town.person()
        await account(anna)
        await finish(town, anna, bert)
        before = await town.services.ladders.ratings()
    said = []
    for more in ((), ("--rebuild",)):
        argv = ["ratings", "--json", "--data-dir", str(tmp_path), *more]
        assert await asyncio.to_thread(main, argv) == 0
        said.append(json.loads(capsys.readouterr().out))
    assert said[0]["ratings"] == said[1]["ratings"]
    assert (said[0]["rebuilt"], said[1]["rebuilt"]) == (None, 1)
    assert {row["name"] for row in said[0]["ratings"]} == {"Anna", None}
    assert {row["mu"] for row in said[0]["ratings"]} == {round(one.mu, 3) for one in before[ONE].values()}
    assert await asyncio.to_thread(main, ["ratings", "--data-dir", str(tmp_path), "--lang", "de"]) == 0
    told = capsys.readouterr().out
    assert "Anna" in told
    assert "ein Gast" in told

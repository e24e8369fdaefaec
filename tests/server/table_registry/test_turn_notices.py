"""Notices of turns: to absent players, once per turn, by one of several processes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from http.client import InvalidURL
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.patience import HANG
from tests.server.accounts.test_accounts import account, come_in
from tests.server.harness import Town, town_in, two_processes
from tests.server.live_game.test_position import open_turns
from tests.server.notify.test_web_push import Browser, PushServer, service, subscribe
from tests.server.outage import Outage
from vigneron.i18n.speaker import MissingWords
from vigneron.server.notify.notifier import Notifier
from vigneron.server.notify.web_push import Push, Subscription
from vigneron.server.platform.errors import StoreAway
from vigneron.server.storage import schema
from vigneron.server.storage.repository import now
from vigneron.server.table_registry.turn_notices import turn_of

__all__ = ("service",)


@pytest.fixture
async def calm(service: PushServer, tmp_path: Path) -> AsyncIterator[Town]:
    """A server that checks only on request, and counts every table as resting."""
    async with town_in(tmp_path, push_hosts=(service.origin,), notice_seconds=3600.0) as town:
        rest(town)
        yield town


def rest(town: Town) -> None:
    town.server.turn_notices._rest = -2
    town.server.chores["turn notices"].cancel()  # it checks when the test asks it to


async def date(town: Town) -> None:
    """Set the database's time, which advances while the server's stands still."""
    hours = town.services.clock
    hours._lead = await town.services.store.time() - hours.now()


async def look(*towns: Town) -> None:
    for town in towns:
        await date(town)
    await asyncio.gather(*(town.server.turn_notices.look() for town in towns))


async def again(town: Town, table: str) -> None:
    """Make the server check the table again, as after a write."""
    change = text(f"update play set changed = {now()} where id = '{table}'")
    await town.services.store.database.write(lambda connection: connection.execute(change))
    town.server.turn_notices._since = -1
    await look(town)


async def test_who_is_away_is_told_once_per_turn(calm: Town, service: PushServer) -> None:
    anna, bert = calm.person("de"), calm.person()
    browser = Browser(f"{service.origin}/anna")
    await subscribe(anna, browser)
    table = await calm.table_of(anna, bert)
    await look(calm)
    [(_, _, body)] = service.got
    assert browser.read(body) == {
        "title": "Hecke",
        "body": "Du bist am Zug, am Tisch mit Bert.",
        "to": f"/t/{table}",
        "tag": f"/t/{table}",
    }
    await again(calm, table)
    assert len(service.got) == 1
    line, welcome = await anna.watch(table)
    await line.ask("act", v=welcome["v"], d=0, act="pick:1")
    told = await line.ask("act", v=welcome["v"], d=1, act="plain")
    assert told["turn"]["chosen"]
    await line.close()
    await again(calm, table)
    assert len(service.got) == 1  # it is not her turn
    his, welcome = await bert.watch(table)
    await his.ask("act", v=welcome["v"], d=0, act="pick:2")
    told = await his.ask("act", v=welcome["v"], d=1, act="plain")
    assert 0 in told["turn"]["to_act"]
    await again(calm, table)
    assert len(service.got) == 2


async def test_an_address_that_cannot_be_called_stops_nobody_s_notice(
    calm: Town, service: PushServer
) -> None:
    """Even one that an older version stored and this one would refuse."""
    people = [calm.person() for _ in range(3)]
    browsers = [Browser(f"{service.origin}/{name}") for name in ("anna", "bert", "chloe")]
    for person, browser in zip(people, browsers, strict=True):
        await subscribe(person, browser)
    await calm.table_of(*people)
    at = schema.push.c
    first = f"{service.origin.replace('127.0.0.1', '127.0.0.1%00')}/anna"
    spoil = schema.push.update().where(at.endpoint == browsers[0].endpoint).values(endpoint=first)
    await calm.services.store.database.write(lambda connection: connection.execute(spoil))
    calm.services.push._hosts = (*calm.services.push._hosts, first.removesuffix("/anna"))
    await look(calm)
    assert sorted(path for path, _, _ in service.got) == ["/bert", "/chloe"]


@pytest.mark.parametrize(
    "fault", [RuntimeError("boom"), MissingWords("x"), UnicodeError("x"), InvalidURL("x"), RecursionError()]
)
async def test_whatever_goes_wrong_for_one_the_others_are_told(
    calm: Town, service: PushServer, fault: Exception, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = [calm.person() for _ in range(3)]
    for person, name in zip(people, ("anna", "bert", "chloe"), strict=True):
        await subscribe(person, Browser(f"{service.origin}/{name}"))
    await calm.table_of(*people)
    push, hand = calm.services.push, Push.send

    def fails(to: Subscription, told: dict[str, str]) -> int:
        if to.endpoint.endswith("anna"):
            raise fault
        return hand(push, to, told)

    monkeypatch.setattr(push, "send", fails)
    await look(calm)
    assert sorted(path for path, _, _ in service.got) == ["/bert", "/chloe"]
    monkeypatch.undo()
    service.got.clear()
    ways = Notifier.ways

    async def lacks(self: Notifier, person: str) -> Any:
        found = await ways(self, person)
        if any(way.endpoint.endswith("bert") for way in found if isinstance(way, Subscription)):
            raise fault
        return found

    monkeypatch.setattr(Notifier, "ways", lacks)
    await again(calm, await calm.table_of(*people))
    assert sorted(path for path, _, _ in service.got) == ["/anna", "/chloe"]


async def test_who_is_at_the_table_is_not_told(calm: Town, service: PushServer) -> None:
    anna, bert = calm.person(), calm.person()
    await subscribe(anna, Browser(f"{service.origin}/anna"))
    table = await calm.table_of(anna, bert)
    line, _ = await anna.watch(table)
    await look(calm)
    assert service.got == []
    await line.close()
    await again(calm, table)
    assert len(service.got) == 1


async def test_who_looked_and_leaves_in_the_same_turn_is_told_then(calm: Town, service: PushServer) -> None:
    """Once, and not for a reload of the page."""
    anna, bert = calm.person(), calm.person()
    await subscribe(anna, Browser(f"{service.origin}/anna"))
    table = await calm.table_of(anna, bert)
    line, _ = await anna.watch(table)
    await look(calm)
    await look(calm)
    assert service.got == []
    hours, calm.server.turn_notices._rest = calm.services.clock, 40
    await line.close()
    hours._base += 30_000
    await look(calm)
    back, _ = await anna.watch(table)
    hours._base += 30_000
    await look(calm)
    assert service.got == []
    await back.ask("ping", hidden=True)
    hours._base += 39_000
    await look(calm)
    assert service.got == []
    hours._base += 1_500
    await look(calm)
    assert len(service.got) == 1
    await back.ask("ping", hidden=False)
    await look(calm)
    await back.close()
    hours._base += 100_000
    await look(calm)
    await again(calm, table)
    assert len(service.got) == 1  # the turn is the same
    assert calm.server.turn_notices._seen == {}


async def test_who_looked_is_told_though_his_table_has_left_memory(calm: Town, service: PushServer) -> None:
    anna, bert = calm.person(), calm.person()
    await subscribe(anna, Browser(f"{service.origin}/anna"))
    table = await calm.table_of(anna, bert)
    line, _ = await anna.watch(table)
    await look(calm)
    await line.close()
    assert calm.server.tables.sweep(-1) == 1
    await look(calm)
    assert len(service.got) == 1


async def test_who_acted_is_not_told_of_the_turn_that_is_over(calm: Town, service: PushServer) -> None:
    anna, bert = calm.person(), calm.person()
    await subscribe(anna, Browser(f"{service.origin}/anna"))
    table = await calm.table_of(anna, bert)
    line, welcome = await anna.watch(table)
    await look(calm)
    await line.ask("act", v=welcome["v"], d=0, act="pick:1")
    await line.ask("act", v=welcome["v"], d=1, act="plain")
    await line.close()
    await look(calm)
    await look(calm)
    assert service.got == []


async def test_whose_pages_are_all_in_the_background_is_told(calm: Town, service: PushServer) -> None:
    anna, bert = calm.person(), calm.person()
    await subscribe(anna, Browser(f"{service.origin}/anna"))
    table = await calm.table_of(anna, bert)
    line, _ = await anna.watch(table)
    front, _ = await anna.watch(table)
    assert (await line.ask("ping", hidden=True))["t"] == "pong"
    await look(calm)
    assert service.got == []  # another of her pages is visible
    await front.ask("ping", hidden=True)
    await line.ask("ping", hidden=False)
    await line.ask("ping")  # has no news
    await again(calm, table)
    assert service.got == []
    await line.ask("hello", hidden=True)
    await again(calm, table)
    assert len(service.got) == 1
    his, welcome = await bert.watch(table)
    assert welcome["people"][0]["here"]  # the others see her as present
    his.send("ping", hidden=1)
    assert (await his.next("refused"))["code"] == "bad_message"


async def test_nobody_is_told_of_a_seat_that_a_bot_plays_or_of_a_game_that_is_over(
    calm: Town, service: PushServer
) -> None:
    anna, bert = calm.person(), calm.person()
    await subscribe(anna, Browser(f"{service.origin}/anna"))
    table = await calm.table_of(anna, bert)
    await anna.post(f"/t/{table}/leave")
    over = await calm.table_of(anna)
    await anna.post(f"/t/{over}/leave")
    await look(calm)
    assert service.got == []


async def test_who_signed_in_is_told_of_his_guest_s_seat_too(calm: Town, service: PushServer) -> None:
    anna, phone = calm.person(), calm.person()
    await account(anna)
    await subscribe(anna, Browser(f"{service.origin}/anna"))
    table = await calm.table_of(anna, phone)
    await come_in(phone)
    await look(calm)
    assert len(service.got) == 2  # both of her seats choose
    await again(calm, table)
    assert len(service.got) == 2


@asynccontextmanager
async def told_by_two(service: PushServer, postgres: str, tmp_path: Path) -> AsyncIterator[tuple[Town, Town]]:
    how: dict[str, Any] = {"push_hosts": (service.origin,), "notice_seconds": 3600.0}
    async with two_processes(postgres, tmp_path, **how) as both:
        for town in both:
            rest(town)
        yield both


async def test_of_several_processes_one_tells(service: PushServer, postgres: str, tmp_path: Path) -> None:
    async with told_by_two(service, postgres, tmp_path) as (first, second):
        anna, bert = first.person(), first.person()
        await subscribe(anna, Browser(f"{service.origin}/anna"))
        table = await first.table_of(anna, bert)
        bert.app = second.app
        await bert.watch(table)
        await look(first, second, first, second)
        assert len(service.got) == 1


async def test_who_is_at_the_table_through_another_process_is_not_told(
    service: PushServer, postgres: str, tmp_path: Path
) -> None:
    async with told_by_two(service, postgres, tmp_path) as (first, second):
        anna, bert = first.person(), first.person()
        await subscribe(anna, Browser(f"{service.origin}/anna"))
        table = await first.table_of(anna, bert)
        anna.app = second.app
        await anna.watch(table)
        live = first.live(table)
        while 0 not in live.memory.here():
            await asyncio.sleep(0.02)
        await look(first, second)
        assert service.got == []
        behind, _ = await anna.watch(table)
        for ask in (behind.ask("hello", hidden=True), anna.lines[-2].close()):  # the visible page is closed
            assert 0 in live.presence.looking(live.record)
            await ask
        while 0 in live.presence.looking(live.record):
            await asyncio.sleep(0.02)
        assert 0 in live.memory.here()
        await look(first, second)
        assert len(service.got) == 1


async def test_who_leaves_after_the_process_that_kept_his_table_has_died_is_told(
    service: PushServer, postgres: str, tmp_path: Path
) -> None:
    async with told_by_two(service, postgres, tmp_path) as (first, second):
        anna, bert = first.person(), first.person()
        await subscribe(anna, Browser(f"{service.origin}/anna"))
        table = await first.table_of(anna, bert)
        anna.app = second.app
        line, _ = await anna.watch(table)
        await look(first, second)
        await first.services.bus.release([table])  # as the end of the turn would
        await line.close()
        await look(second)
        assert len(service.got) == 1


async def test_a_store_that_is_away_for_a_moment_makes_nobody_forgotten(
    calm: Town, service: PushServer
) -> None:
    anna, bert = calm.person(), calm.person()
    await subscribe(anna, Browser(f"{service.origin}/anna"))
    table = await calm.table_of(anna, bert)
    line, _ = await anna.watch(table)
    outage = Outage(calm.services.store)
    for reads in (True, False):  # while the table comes to rest, and again when she has left
        outage.begin(reads=reads)
        with pytest.raises(StoreAway):
            await look(calm)
        outage.back()
        await look(calm)
        await line.close()
    assert len(service.got) == 1


async def test_a_house_that_starts_tells_what_nobody_was_told(service: PushServer, tmp_path: Path) -> None:
    how: dict[str, Any] = {"push_hosts": (service.origin,), "notice_seconds": 3600.0}
    async with town_in(tmp_path, **how) as town:
        anna, bert = town.person(), town.person()
        await subscribe(anna, Browser(f"{service.origin}/anna"))
        await town.table_of(anna, bert)
    for _ in range(2):
        async with town_in(tmp_path, **how) as town:
            rest(town)
            await look(town)
            assert len(service.got) == 1


async def test_it_looks_by_itself(service: PushServer, tmp_path: Path) -> None:
    async with town_in(tmp_path, push_hosts=(service.origin,), notice_seconds=0.3) as town:
        anna, bert = town.person(), town.person()
        await subscribe(anna, Browser(f"{service.origin}/anna"))
        await town.table_of(anna, bert)
        async with asyncio.timeout(HANG):
            while not service.got:
                await date(town)
                await asyncio.sleep(0.05)


async def test_who_is_asked_something_is_told_once_and_of_the_turn_besides(
    calm: Town, service: PushServer
) -> None:
    anna, bert = calm.person(), calm.person("de")
    browser = Browser(f"{service.origin}/bert")
    table = await calm.table_of(anna, bert, clock="days:3")
    (mine, welcome), (his, _) = await anna.watch(table), await bert.watch(table)
    for line in (mine, his):
        await line.ask("act", v=welcome["v"], d=0, act="pick:1")
        await line.ask("act", v=welcome["v"], d=1, act="plain")
    await his.close()
    await subscribe(bert, browser)
    await look(calm)
    assert service.got == []  # it is Anna's turn
    await mine.ask("propose", kind="end")
    await again(calm, table)
    [(_, _, body)] = service.got
    assert browser.read(body)["body"] == (
        "Du wirst etwas gefragt, am Tisch mit Anna. Anna möchte den Tisch hier beenden."
    )
    await again(calm, table)
    assert len(service.got) == 1
    await mine.ask("act", v=5, d=0, act="rest")
    await again(calm, table)
    assert browser.read(service.got[1][2])["body"] == "Du bist am Zug, am Tisch mit Anna."
    await mine.ask("vote", choice="withdraw")
    calm.services.clock._base += 1000
    await mine.ask("propose", kind="end")  # another motion
    await again(calm, table)
    assert browser.read(service.got[2][2])["body"].startswith("Du wirst etwas gefragt")
    await again(calm, table)
    assert len(service.got) == 3


def test_acts_without_another_s_between_them_are_one_turn() -> None:
    position = open_turns(people=2)
    seat, other = position.to_act[0], 1 - position.to_act[0]
    first = turn_of(position, seat)
    position.commit(position.act(seat, "walk"))
    assert position.to_act == (seat,)
    assert turn_of(position, seat) in (first, first + 1)
    now = turn_of(position, seat)
    position.commit(position.act(seat, "walk"))
    assert turn_of(position, seat) == now
    position.commit(position.act(seat, "rest"))
    assert position.to_act == (other,)
    assert turn_of(position, seat) == now
    position.commit(position.act(other, "rest"))
    assert turn_of(position, seat) == now + 1

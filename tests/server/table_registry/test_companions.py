"""Companions: whom a host played with, and for whom they keep a seat with one touch."""

from __future__ import annotations

import re
from pathlib import Path

from tests.server.harness import Person, Town, town_in
from tests.server.notify.test_web_push import Browser, PushServer, service, subscribe

__all__ = ("service",)

OFFER = re.compile(
    r'name="play" value="(\w+)"><input type="hidden" name="seat" value="(\d)">'
    r'<button aria-label="Keep a seat for (\w+)"'
)


async def offered(person: Person, table: str) -> dict[str, dict[str, str]]:
    """Return the fields of each companion's form on the table's page, by name."""
    page = (await person.http.get(f"/t/{table}")).text
    return {name: {"play": play, "seat": seat} for play, seat, name in OFFER.findall(page)}


def seated(town: Town, table: str) -> list[str]:
    return [seat.name for seat in town.live(table).record.seats if seat.kind != "open"]


async def test_one_touch_keeps_a_seat_for_somebody_with_whom_one_played(
    service: PushServer, tmp_path: Path
) -> None:
    async with town_in(tmp_path, push_hosts=(service.origin,)) as town:
        anna, bert, chloe, eve = (town.person(lang) for lang in ("en", "de", "en", "en"))
        browser = Browser(f"{service.origin}/bert")
        await subscribe(bert, browser)
        await town.table_of(anna, bert, chloe)
        await town.table_of(anna, bert, seats=3, **{"bot-2": "random"})
        table = await anna.open("hedge", seats="3", name="Anna")
        known = await offered(anna, table)
        assert sorted(known) == ["Bert", "Chloe"], "each once, and no bot"
        for stranger in (bert, eve):  # only the host invites, and only their own companions
            assert (await stranger.post(f"/t/{table}/invite", **known["Bert"])).status_code in (403, 409)
        assert seated(town, table) == ["Anna"]
        assert (await anna.post(f"/t/{table}/invite", play=table, seat="0")).status_code == 409
        assert (
            await anna.post(f"/t/{table}/invite", play=known["Bert"]["play"], seat="x")
        ).status_code == 409
        assert (await anna.post(f"/t/{table}/invite", **known["Bert"])).status_code == 303
        assert seated(town, table) == ["Anna", "Bert"]
        [(_, _, body)] = service.got
        assert browser.read(body) == {
            "title": "Hecke",
            "body": "Anna hält dir einen Platz frei.",
            "to": f"/t/{table}",
            "tag": f"/t/{table}",
        }
        assert f'href="/t/{table}"' in (await bert.http.get("/")).text
        assert list(await offered(anna, table)) == ["Chloe"], "who sits here needs no seat"
        assert await offered(bert, table) == {}, "they are not the host"
        assert (await bert.post(f"/t/{table}/leave")).status_code == 303
        assert (await anna.post(f"/t/{table}/invite", **known["Bert"])).status_code == 303
        assert len(service.got) == 1, "nobody is sent a second notice of the same table"

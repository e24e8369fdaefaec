"""Limits per address and seat, forms from other sites, silent sockets, the host's settings."""

from __future__ import annotations

import json
import logging
from dataclasses import fields
from pathlib import Path

import httpx
import pytest

from tests.server.harness import HOST, Closed, Town, settings_in, town_in
from vigneron.server.platform import rate_limits
from vigneron.server.platform.errors import BadSetting
from vigneron.server.platform.rate_limits import RateLimits, Window, network
from vigneron.server.platform.settings import Limits, limits_from, settings


async def test_too_many_requests_of_one_address_are_answered_by_429(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(requests_per_address=5)) as town:
        anna = town.person()
        codes = [(await anna.http.get("/")).status_code for _ in range(7)]
        assert codes == [200] * 5 + [429] * 2
        assert (await anna.http.get("/healthz")).status_code == 200
        assert (await anna.http.get("/games/hedge/art.svg")).status_code == 200
        page = await anna.http.get("/new")
        assert "Wait a minute" in page.text


@pytest.mark.parametrize(
    ("given", "counted"),
    [
        ("192.0.2.7", "192.0.2.7"),
        ("::ffff:192.0.2.7", "192.0.2.7"),
        ("::1", "::1"),
        ("", ""),
        ("x", "x"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("2001:DB8:1:2::9", "2001:db8:1:2::"),
        ("2001:db8:1:3::9", "2001:db8:1:3::"),
        ("fe80::1%eth0", "fe80::"),
    ],
)
def test_a_network_of_ipv6_counts_as_one_address(given: str, counted: str) -> None:
    assert network(given) == counted


NAMED = [each.name for each in fields(Limits) if hasattr(RateLimits(Limits()), each.name)]


@pytest.mark.parametrize("name", NAMED)
def test_a_named_limit_is_the_one_that_the_host_set(name: str) -> None:
    limits = RateLimits(Limits(**{name: 3}))
    window = getattr(limits, name)
    assert [window.allows("a") for _ in range(5)] == [True] * 3 + [False] * 2
    assert window.full("a")
    assert not window.full("b")
    others = {one for one in vars(limits) if one != name and getattr(limits, one).full("a")}
    assert others == set()


def test_every_named_limit_counts_per_something() -> None:
    """Every setting that is counted per key and minute or hour is a named limit, and vice versa."""
    told = {name for name in (each.name for each in fields(Limits)) if "_per_" in name}
    elsewhere = {name for name in told if name.split("_")[0] in ("messages", "sockets", "reviews")}
    assert set(NAMED) == told - elsewhere
    assert set(vars(RateLimits(Limits()))) - set(NAMED) == {
        "notice_changes_per_person",
        "notice_trials_per_key",
        "refusal_pages_per_address",
    }


def test_a_window_forgets_the_longest_unseen_key(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(rate_limits, "_KEYS", 2)
    window = Window(1, 60)
    for key in ("a", "b"):
        assert window.allows(key)
    assert not window.allows("a")
    assert window.allows("c")  # drops b, the least recently used
    assert not window.allows("a")
    assert window.allows("b")


async def test_whoever_changes_his_address_within_his_network_meets_the_limits(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(requests_per_address=5)) as town:
        codes = []
        for last in range(7):
            transport = httpx.ASGITransport(town.app, client=(f"2001:db8::{last}", 5))  # type: ignore[arg-type]
            async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as one:
                codes.append((await one.get("/")).status_code)
        assert codes == [200] * 5 + [429] * 2


async def test_forms_from_another_origin_are_refused_even_with_a_token(town: Town) -> None:
    anna = town.person()
    token = await anna.token()
    form = {"_csrf_token": token, "game": "hedge", "seats": "1"}
    for origin in ("https://evil.test", "null", f"http://{HOST}.evil.test"):
        answer = await anna.http.post("/new", data=form, headers={"origin": origin})
        assert answer.status_code == 403, origin
    assert not town.ids()
    assert (await anna.http.post("/new", data=form, headers={"origin": f"http://{HOST}"})).status_code == 303


async def test_sockets_of_one_address_have_a_limit_and_free_it_again(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(sockets_per_address=2)) as town:
        anna = town.person()
        table = await anna.open("hedge", seats="2")
        first, _ = await anna.watch(table)
        await anna.watch(table)
        third = anna.connect(table)
        assert (await third.next())["t"] == "gone"
        await third.close()
        await first.close()
        await anna.watch(table)
        for line in anna.lines:
            await line.close()
        assert not town.server.sockets.open


async def test_sockets_that_come_and_go_without_end_meet_a_limit(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(requests_per_address=20)) as town:
        anna = town.person()
        table = await town.table_of(anna, seats=1)
        ends = list[int]()
        for _ in range(30):
            line = anna.connect(table)
            line.send("hello")
            try:
                await line.next("welcome")
            except Closed as closed:
                ends.append(closed.code)
            await line.close()
        assert len(ends) >= 10
        assert set(ends) == {1008}
        assert not town.server.sockets.open


async def test_a_seat_s_messages_are_counted_over_all_its_sockets(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(messages_per_second=50, messages_per_seat=10)) as town:
        anna = town.person()
        table = await town.table_of(anna, seats=1)
        lines = [(await anna.watch(table))[0] for _ in range(4)]
        for line in lines:
            for _ in range(30):
                line.send("ping")
        assert [await line.end() for line in lines] == [1008] * 4


async def test_a_line_that_never_says_hello_is_closed(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(greeting_seconds=0.05)) as town:
        anna = town.person()
        table = await town.table_of(anna, seats=1)
        quiet = anna.connect(table)
        assert (await quiet.next("gone"))["code"] == "silent"
        assert await quiet.end() == 1008


def test_a_host_changes_single_limits_by_environment(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("VIGNERON_LIMITS", '{"sockets_per_address": 2000}')
    found = settings(tmp_path).limits
    assert found.sockets_per_address == 2000
    assert found.message_bytes == Limits().message_bytes
    for wrong in ('{"sockets": 1}', '{"sockets_per_address": "many"}', "[]", "{", '{"message_bytes": null}'):
        with pytest.raises(BadSetting, match="VIGNERON_LIMITS"):
            limits_from(wrong)
    assert limits_from("") == Limits()


async def test_secure_cookies_and_hsts_behind_tls_only(town: Town) -> None:
    plain = await town.person().http.get("/")
    assert "secure" not in str(plain.headers.get_list("set-cookie")).lower()
    secret = town.person()
    secret.http.base_url = "https://house.test"
    behind = await secret.http.get("/")
    cookies = behind.headers.get_list("set-cookie")
    assert cookies
    assert all("Secure" in one and "HttpOnly" in one and "samesite=lax" in one.lower() for one in cookies)
    assert behind.headers["strict-transport-security"]


async def test_no_secret_is_in_an_address_or_in_a_log(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    caplog.set_level("DEBUG")
    async with town_in(tmp_path) as town:
        anna, bert = town.person(), town.person()
        table = await town.table_of(anna, bert)
        record = town.live(table).record
        line, _ = await anna.watch(table)
        line.send_raw("{")
        await line.next()
        with monkeypatch.context() as patch:
            patch.setattr(town.services.store, "find", lambda *_: 1 / 0)
            page = await anna.http.get(f"/j/{record.code}")
            assert page.status_code == 500
        secrets = [
            record.code,
            record.secret.hex(),
            settings_in(tmp_path).key,
            "Anna",
            anna.cookie,
            str(record.seats[0].person),
        ]
        for entry in caplog.records:
            if entry.name.startswith("vigneron"):
                text = logging.Formatter().format(entry) + json.dumps(entry.args, default=str)
                assert not any(secret in text for secret in secrets), text

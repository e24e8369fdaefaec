"""Concurrent handshakes: of many clients that reconnect at once, a few at a time are let in, in order."""

from __future__ import annotations

import asyncio
from collections import Counter
from collections.abc import Coroutine
from pathlib import Path
from typing import Any, cast

import pytest

from tests.patience import HANG
from tests.server.harness import Town
from vigneron.server import http
from vigneron.server.accounts.sessions import Sessions
from vigneron.server.http import middleware
from vigneron.server.http.identity import Identity
from vigneron.server.http.middleware import Door
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.platform.settings import Limits
from vigneron.server.table.live_table import Outdated


class Nobody:
    async def claimed(self, person: str) -> bool:
        return False


def socket(number: int) -> Any:
    return {"type": "websocket", "path": "/t/x/socket", "scheme": "ws", "headers": [], "number": number}


async def test_the_first_are_served_while_the_last_wait(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "_LONGEST", HANG)
    seen, opened, over = Counter[str](), asyncio.Event(), asyncio.Event()
    order = list[int]()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        seen["came"] += 1
        order.append(scope["number"])
        if scope["number"] % 10 == 3:
            raise RuntimeError("broken")
        await opened.wait()
        await send({"type": "websocket.close" if scope["number"] % 10 == 4 else "websocket.accept"})
        await over.wait()  # an accepted socket stays, and takes no slot

    async def send(message: Any) -> None:
        seen[message["type"]] += 1

    entrance = Door(app, Identity("key"), cast(Sessions, Nobody()), RateLimits(Limits()))
    tasks = [asyncio.create_task(entrance(socket(n), cast(Any, None), send)) for n in range(30)]
    while not entrance._entrance.locked() or not tasks[3].done():
        await asyncio.sleep(0)
    await asyncio.sleep(0)
    assert seen["came"] - 1 == middleware._AT_ONCE  # the failed one has released its slot
    opened.set()
    while seen["websocket.accept"] + seen["websocket.close"] < 27:
        await asyncio.sleep(0)
    assert (seen["came"], seen["websocket.accept"], seen["websocket.close"]) == (30, 24, 3)
    assert order == list(range(30))
    over.set()
    done = await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(isinstance(one, RuntimeError) for one in done) == 3


async def test_sockets_that_are_never_answered_keep_nobody_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(middleware, "_LONGEST", 0.05)
    stuck, inside = asyncio.Event(), asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        if scope["number"] < middleware._AT_ONCE:
            await stuck.wait()
        await send({"type": "websocket.accept"})
        inside.set()

    async def send(message: Any) -> None: ...

    entrance = Door(app, Identity("key"), cast(Sessions, Nobody()), RateLimits(Limits()))
    tasks = [
        asyncio.create_task(entrance(socket(n), cast(Any, None), send))
        for n in range(middleware._AT_ONCE + 1)
    ]
    async with asyncio.timeout(HANG):
        await inside.wait()
    stuck.set()
    await asyncio.gather(*tasks)
    assert entrance._entrance._value == middleware._AT_ONCE  # every slot was released once


async def test_who_goes_while_he_waits_takes_no_place_with_him() -> None:
    opened = asyncio.Event()

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await opened.wait()
        await send({"type": "websocket.accept"})

    async def send(message: Any) -> None: ...

    entrance = Door(app, Identity("key"), cast(Sessions, Nobody()), RateLimits(Limits()))
    tasks = [
        asyncio.create_task(entrance(socket(n), cast(Any, None), send))
        for n in range(4 * middleware._AT_ONCE)
    ]
    await asyncio.sleep(0)
    for task in tasks[::2]:  # for accepted ones and for waiting ones
        task.cancel()
    await asyncio.sleep(0)
    opened.set()
    async with asyncio.timeout(HANG):
        done = await asyncio.gather(*tasks, return_exceptions=True)
    assert sum(isinstance(one, asyncio.CancelledError) for one in done) == 2 * middleware._AT_ONCE
    assert entrance._entrance._value == middleware._AT_ONCE


async def test_a_line_is_served_when_all_around_its_route_is_over() -> None:
    told = list[str]()

    async def line(receive: Any, send: Any) -> None:
        told.append(f"served, with {len(scope)} things known of how it came")
        assert entrance._entrance._value == middleware._AT_ONCE

    async def app(scope: Any, receive: Any, send: Any) -> None:
        await send({"type": "websocket.accept"})
        scope["state"][middleware.LINE] = line
        told.append("let in")

    async def send(message: Any) -> None: ...

    entrance, scope = Door(app, Identity("key"), cast(Sessions, Nobody()), RateLimits(Limits())), socket(1)
    await entrance(scope, cast(Any, None), send)
    assert told == ["let in", "served, with 0 things known of how it came"]


async def test_what_breaks_while_it_is_let_in_is_not_served() -> None:
    async def line(receive: Any, send: Any) -> None:
        raise AssertionError("served")

    async def app(scope: Any, receive: Any, send: Any) -> None:
        scope["state"][middleware.LINE] = line
        raise RuntimeError("broken")

    entrance = Door(app, Identity("key"), cast(Sessions, Nobody()), RateLimits(Limits()))
    with pytest.raises(RuntimeError, match="broken"):
        await entrance(socket(1), cast(Any, None), cast(Any, None))


async def test_nothing_of_the_framework_stays_with_an_open_socket(town: Town) -> None:
    anna = town.person()
    line, _ = await anna.watch(await town.table_of(anna))
    awaited: Any = line._task.get_coro()
    files = list[Path]()
    while isinstance(awaited, Coroutine):
        files.append(Path(cast(Any, awaited).cr_code.co_filename))
        awaited = cast(Any, awaited).cr_await
    assert files
    assert {file.parent for file in files} == {Path(http.__file__).parent}


async def test_who_leaves_a_table_that_leaves_memory_is_asked_to_come_back(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = town.person()
    table = await town.table_of(anna)
    line, _ = await anna.watch(table)
    live = town.live(table)

    async def outdated(viewer: Any) -> None:
        raise Outdated(table)

    monkeypatch.setattr(live, "part", outdated)
    live.retire()
    assert await line.end() == 1012
    await line._task
    assert not town.server.sockets.open

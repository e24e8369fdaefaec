"""Shares of the event loop's time: of sockets, addresses, proofs, and of clients far over their limit."""

from __future__ import annotations

import asyncio
import threading
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import Town, town_in
from vigneron.server.http.websocket import REST
from vigneron.server.platform.loop_shares import PAYING, Share, Shares, paid
from vigneron.server.platform.proof_thread import MOST, Crowded, Prover
from vigneron.server.platform.settings import Limits
from vigneron.server.table import requests


class ManualClock:
    def __init__(self) -> None:
        self.now = 100.0

    def __call__(self) -> float:
        return self.now


def test_a_share_is_spent_and_comes_back_with_time() -> None:
    clock = ManualClock()
    share = Share(0.2, 1.0, clock)
    share.spend(0.9)
    assert share.owed() == 0.0
    share.spend(0.3)
    assert share.owed() == pytest.approx(1.0)
    clock.now += 1.0
    assert share.owed() == pytest.approx(0.0)
    clock.now += 100.0
    share.spend(1.2)
    assert share.owed() == pytest.approx(1.0)  # no more than this is saved up


def test_sockets_of_one_address_share_what_it_may_take() -> None:
    here = Shares()
    (one, all_), (other, same), (_, elsewhere) = here.enter("a"), here.enter("a"), here.enter("b")
    assert one is not other
    assert all_ is same
    assert all_ is not elsewhere
    all_.spend(100.0)
    here.leave("a")
    assert here.enter("a")[1] is all_  # while one of them is open, the debt remains
    here.leave("a")
    here.leave("a")
    assert here.enter("a")[1] is not all_


async def test_only_time_that_keeps_the_loop_is_paid(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = ManualClock()
    monkeypatch.setattr("vigneron.server.platform.loop_shares.time.perf_counter", clock)
    share = Share(0.5, 0.0, lambda: 0.0)
    PAYING.set((share,))
    gate = asyncio.Event()

    async def job() -> int:
        clock.now += 2.0  # this coroutine computes
        await gate.wait()
        clock.now += 1.0
        return 7

    asking = asyncio.create_task(paid(job))
    await asyncio.sleep(0)
    clock.now += 50.0  # other coroutines compute
    gate.set()
    assert await asking == 7
    assert share.owed() == pytest.approx(3.0 / 0.5)

    async def fails() -> None:
        clock.now += 1.0
        raise KeyError

    with pytest.raises(KeyError):
        await paid(fails)
    stopped = asyncio.create_task(paid(lambda: asyncio.sleep(600)))
    await asyncio.sleep(0)
    stopped.cancel()
    with pytest.raises(asyncio.CancelledError):
        await stopped
    assert share.owed() == pytest.approx(4.0 / 0.5)


async def test_who_asks_for_costly_things_is_read_later_and_others_are_not(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each preview costs more than the share: this socket is read later, and no other."""
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    rests: list[float] = []
    go_on = asyncio.Event()
    sleep, preview = asyncio.sleep, requests.preview

    async def rest(seconds: float, result: Any = None) -> None:
        if seconds != REST:
            return await sleep(seconds)
        rests.append(seconds)
        await go_on.wait()
        return None

    async def costly(*args: Any) -> None:
        for share in PAYING.get()[:1]:
            share.spend(5.0)
        await preview(*args)

    monkeypatch.setattr(requests, "preview", costly)
    monkeypatch.setattr("vigneron.server.http.websocket.asyncio.sleep", rest)
    told = await mine.ask("preview", v=1, d=0, act="pick:1")
    assert told["t"] == "preview"
    n = mine.send("preview", v=1, d=0, act="pick:2")
    for _ in range(20):
        assert (await his.ask("ping"))["t"] == "pong"
    assert len(rests) == 1
    assert mine.waiting() is None
    go_on.set()
    assert (await mine.answer(n))["t"] == "preview"


async def test_proofs_are_made_one_at_a_time_and_only_so_many_wait() -> None:
    prover, go_on = Prover(), threading.Event()
    running: list[int] = []
    together: list[int] = []

    def work(number: int) -> int:
        running.append(number)
        together.append(len(running))
        go_on.wait()
        running.remove(number)
        return number

    asked = [asyncio.create_task(prover.run(lambda n=n: work(n))) for n in range(MOST)]  # type: ignore[misc]
    while not running:
        await asyncio.sleep(0)
    with pytest.raises(Crowded):
        await prover.run(lambda: work(99))
    go_on.set()
    assert await asyncio.gather(*asked) == list(range(MOST))
    assert set(together) == {1}
    prover.close()


async def test_who_is_far_over_the_limit_costs_no_page(tmp_path: Path) -> None:
    """The first refusals are pages; further ones never reach the application."""
    async with town_in(tmp_path, limits=Limits(requests_per_address=5)) as town:
        anna = town.person()
        answers = [await anna.http.get("/") for _ in range(100)]
        pages = [answer for answer in answers if "Wait a minute" in answer.text]
        bare = [answer for answer in answers if answer.headers.get("connection") == "close"]
        assert [answer.status_code for answer in answers] == [200] * 5 + [429] * 95
        assert (len(pages), len(bare)) == (60, 35)
        assert bare[0].text == "429 Too Many Requests\n"
        assert bare[0].headers["x-content-type-options"] == "nosniff"
        assert (await anna.http.get("/healthz")).status_code == 200

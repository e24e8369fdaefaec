"""Abusive input meets a limit and gets a sentence, and tables do not notice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest

from tests.server.harness import HOST, Closed, SocketLine, Town, settings_in, town_in
from vigneron.i18n.speaker import Speaker
from vigneron.server.platform.settings import Limits
from vigneron.server.projection.protocol import outgoing

WRONG = [
    "",
    "null",
    "[]",
    "{}",
    "7",
    '"act"',
    '{"t":"fly"}',
    '{"t":"act"}',
    '{"t":"act","v":"1","act":"walk"}',
    '{"t":"act","v":-1,"act":"walk"}',
    '{"t":"act","v":1.5,"act":"walk"}',
    '{"t":"act","v":1,"act":7}',
    '{"t":"act","v":1,"act":"walk","seat":1}',
    '{"t":"act","v":1,"act":"' + "x" * 300 + '"}',
    '{"t":"why","touches":"hand"}',
    '{"t":"why","touches":' + json.dumps(["x"] * 50) + "}",
    '{"t":"hello","since":99999999999999999999}',
    "[" * 4000,
    '{"t":' * 600,
    "\ud7ff\x00{",
]


async def test_wrong_messages_are_refused_and_the_line_goes_on(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    for text in WRONG:
        line.send_raw(text)
        told = await line.next()
        assert (told["t"], told["code"], told["n"]) == ("refused", "bad_message", None), text
        line.send_raw(text.encode())
        assert (await line.next())["code"] == "bad_message", text
    assert (await line.ask("ping"))["t"] == "pong"


async def test_hello_comes_first(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line = anna.connect(table)
    line.send("act", v=1, d=0, act="pick:1")
    assert (await line.next())["code"] == "bad_message"


async def test_more_than_four_kilobytes_close_the_line(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    for text in ("x" * 4097, "é" * 3000, b"x" * 5000):
        line, _ = await anna.watch(table)
        line.send_raw(text)
        with pytest.raises(Closed) as closed:
            await line.next()
        assert closed.value.code == 1009


async def test_too_many_messages_close_the_line_and_only_that_one(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(messages_per_second=20)) as town:
        anna, bert = town.person(), town.person()
        table = await town.table_of(anna, bert)
        (noisy, _), (quiet, _) = await anna.watch(table), await bert.watch(table)
        for _ in range(1000):
            noisy.send("ping")
        told = await noisy.next("gone")
        assert (told["code"], told["say"]) == ("too-many", Speaker("en", None).say("server-too-many"))
        assert await noisy.end() == 1008
        assert (await quiet.ask("act", v=1, d=0, act="pick:1"))["t"] == "moved"


async def test_a_socket_from_another_origin_is_refused(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    for origin in ("https://evil.test", f"http://{HOST}.evil.test", f"http://{HOST}:81", "null", "file://"):
        with pytest.raises(Closed):
            await anna.connect(table, origin=origin).next()
    line = anna.connect(table, origin=f"http://{HOST}")
    assert (await line.ask("hello"))["t"] == "welcome"


async def test_an_unknown_table_says_so_and_ends(town: Town) -> None:
    anna = town.person()
    for table in ("nothere", "abcdefghjkmn", "x" * 500, "%00", "..%2f.."):
        line = anna.connect(table)
        assert (await line.next())["t"] == "gone"
        with pytest.raises(Closed) as closed:
            await line.next()
        assert closed.value.code == 4404
        page = await anna.http.get(f"/t/{table}")
        assert page.status_code == 404
        assert "Traceback" not in page.text


async def test_a_client_that_does_not_read_is_let_go_and_the_others_play_on(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(outbox=4, messages_per_second=1000)) as town:
        anna, bert = town.person(), town.person()
        table = await town.table_of(anna, bert)
        (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
        live = town.live(table)
        slow = next(viewer for viewer in live.viewers if live.memory.seat(viewer) == 1)
        for _ in range(8):
            slow.send(outgoing.Done(n=None))  # nothing is awaited in between, so the queue fills up
        assert slow.lost
        assert await his.end() == 1012
        assert (await mine.ask("act", v=1, d=0, act="pick:1"))["t"] == "moved"
        again, _ = await bert.watch(table)
        assert (await again.ask("ping"))["t"] == "pong"


@pytest.mark.parametrize("fault", [OSError("gone"), ValueError("odd")])
async def test_a_line_that_cannot_be_written_to_ends(town: Town, fault: Exception) -> None:
    class BrokenLine(SocketLine):
        fault: Exception | None = None

        async def _receive(self, message: Any) -> None:
            if self.fault is not None and message["type"] == "websocket.send":
                raise self.fault
            await super()._receive(message)

    anna = town.person()
    table = await town.table_of(anna, seats=1)
    cookie = "; ".join(f"{name}={value}" for name, value in anna.http.cookies.items())
    line = BrokenLine(town.app, f"/t/{table}/socket", {"host": HOST, "cookie": cookie})
    anna.lines.append(line)
    await line.ask("hello")
    line.fault = fault
    line.send("ping")
    assert await line.end() == 1012
    assert not town.live(table).viewers
    again, _ = await anna.watch(table)
    assert (await again.ask("ping"))["t"] == "pong"


IMPOSSIBLE: list[tuple[str, dict[str, str]]] = [
    ("5000", {}),
    ("-1", {}),
    ("0", {}),
    ("", {}),
    ("two", {}),
    ("1e3", {}),
    ("9" * 30, {}),
    ("²", {}),
    ("2", {"option-rounds": "7"}),
    ("2", {"option-colour": "red"}),
    ("2", {"bot-1": "os:system"}),
    ("2", {"bot-1": "x" * 9000}),
]


async def test_impossible_tables_are_refused_with_a_sentence(town: Town) -> None:
    anna = town.person()
    for seats, more in IMPOSSIBLE:
        answer = await anna.post("/new", game="hedge", seats=seats, **more)
        assert answer.status_code == 400, seats
        assert 'role="alert"' in answer.text
    assert not town.ids()


async def test_unknown_games_are_not_found(town: Town) -> None:
    anna = town.person()
    for key in ("", "nothing", "_template", "../hedge", "hedge\x00", "__pycache__"):
        assert (await anna.post("/quick", game=key)).status_code == 404
        assert (await anna.post("/new", game=key, seats="2")).status_code == 404
        assert (await anna.http.get("/new", params={"game": key or "none"})).status_code == 404
    for path in (
        "/rules/nothing",
        "/rules/nothing/HE-1",
        "/games/nothing/art.svg",
        "/games/hedge/__init__.py",
    ):
        assert (await anna.http.get(path)).status_code == 404


async def test_a_large_body_is_refused(town: Town) -> None:
    anna = town.person()
    token = await anna.token()
    answer = await anna.http.post("/new", data={"_csrf_token": token, "name": "x" * 50_000_000})
    assert answer.status_code == 413
    assert "Too large" in answer.text


async def test_a_form_without_this_house_s_token_is_refused(town: Town) -> None:
    anna, bert = town.person(), town.person()
    await anna.token()
    other = await bert.token()
    for data in ({}, {"_csrf_token": other}, {"_csrf_token": "x"}, {"_csrf_token": "0" * 128}):
        answer = await anna.http.post("/quick", data={"game": "hedge", **data})
        assert answer.status_code == 403
        assert "did not come from a page of this house" in answer.text
    assert not town.ids()


async def test_a_form_of_wrong_kind_is_refused_without_a_trace(town: Town) -> None:
    anna = town.person()
    token = await anna.token()
    answers = [
        await anna.http.post("/quick", json={"game": "hedge", "_csrf_token": token}),
        await anna.http.post("/quick", content=b"\xff\xfe", headers={"content-type": "text/plain"}),
        await anna.http.post("/quick", content=b"--x", headers={"content-type": "multipart/form-data"}),
        await anna.http.post("/quick", files={"game": b"hedge"}, data={"_csrf_token": token}),
        await anna.http.put("/quick"),
        await anna.http.request("DELETE", "/"),
    ]
    for answer in answers:
        assert 400 <= answer.status_code < 500
        assert "Traceback" not in answer.text
        assert "litestar" not in answer.text.lower()


async def test_opening_tables_without_end_meets_a_limit(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(tables_per_person=3)) as town:
        anna = town.person()
        for _ in range(3):
            await anna.quick("hedge")
        assert (await anna.post("/quick", game="hedge")).status_code == 429
        assert (await anna.post("/new", game="hedge", seats="2")).status_code == 429
        assert await town.person().quick("hedge")


async def test_codes_cannot_be_guessed_without_end(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(codes_per_address=5)) as town:
        anna = town.person()
        table = await anna.open("hedge", seats="2")
        code = town.live(table).record.code
        guesser = town.person()
        for number in range(5):
            assert (await guesser.http.get(f"/j/AAAAA{number}")).status_code == 404
        blocked = await guesser.http.get(f"/j/{code}")
        assert blocked.status_code == 404
        assert "Wait a minute" in blocked.text


async def test_files_outside_the_client_s_folder_are_not_served(town: Town) -> None:
    anna = town.person()
    for path in (
        "../templates/base.html",
        "..%2ftemplates%2fbase.html",
        "%2fetc%2fpasswd",
        "x/../../x.js",
        "",
    ):
        answer = await anna.http.get(f"/static/x/{path}")
        assert answer.status_code == 404


async def test_a_failing_game_is_told_without_a_trace_and_harms_nobody(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    position = town.live(table).position
    assert position is not None
    with monkeypatch.context() as patch:
        patch.setattr(type(position.rules), "why_not", lambda *_: 1 / 0)
        told = await mine.ask("act", v=1, d=0, act="pick:1")
        assert (told["t"], told["code"]) == ("refused", "failed")
        assert "division" not in json.dumps(told)
    assert (await his.ask("act", v=1, d=0, act="pick:1"))["t"] == "moved"


async def test_a_store_that_fails_leaves_the_act_wholly_undone(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)

    async def full(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as patch:
        patch.setattr(town.services.store, "write", full)
        line.send("act", v=1, d=0, act="pick:1")
        assert await line.end() == 1012
    again, welcome = await anna.watch(table)
    assert welcome["v"] == 1
    assert (await again.ask("act", v=1, d=0, act="pick:1"))["v"] == 2


def test_wide_open_settings_do_not_happen_by_default(tmp_path: Path) -> None:
    limits = Limits()
    assert limits.message_bytes == 4096
    assert limits.messages_per_second == 20
    assert settings_in(tmp_path, limits=limits).limits.body_bytes < 1_000_000


async def test_many_at_once_do_not_disturb_a_table(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    noise = [town.person().http.get(path) for path in ("/", "/nothing", "/rules/hedge", f"/t/{table}") * 5]
    told, *answers = await asyncio.gather(line.ask("act", v=1, d=0, act="pick:1"), *noise)
    assert told["t"] == "moved"
    assert {answer.status_code for answer in answers} == {200, 404}


async def test_what_is_on_disk_counts_even_if_it_could_not_be_told(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=1)
    line, _ = await anna.watch(table)
    with monkeypatch.context() as patch:
        patch.setattr("vigneron.server.table.broadcast.moved", lambda *_: 1 / 0)
        n = line.send("act", v=1, d=0, act="pick:1")
        assert await line.end() == 1012
    again, welcome = await anna.watch(table)
    assert welcome["v"] == 2
    assert (await again.ask("act", v=1, d=0, act="pick:1", n=n))["t"] == "again"

"""The pages of lessons, and what a request that cannot be right is told."""

from __future__ import annotations

import re
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.accounts.test_accounts import WORD, account
from tests.server.harness import HOST, Person, Town
from vigneron.core.registry import game
from vigneron.lessons.lesson import BadLesson
from vigneron.lessons.reading import lessons
from vigneron.server.http import lesson_routes
from vigneron.server.storage import schema

KEY = "burgundy_dice"


async def ask(person: Person, path: str, body: Any) -> Any:
    headers = {"x-csrftoken": await person.token(), "origin": f"http://{HOST}", "accept": "application/json"}
    return await person.http.post(path, json=body, headers=headers)


async def test_the_start_page_leads_to_the_list_and_the_list_to_every_lesson(town: Town) -> None:
    anna = town.person("fr")
    start = (await anna.http.get("/")).text
    assert f'href="/lessons/{KEY}"' in start
    assert 'href="/lessons/hedge"' not in start  # a game without lessons
    page = (await anna.http.get(f"/lessons/{KEY}")).text
    own = lessons(game(KEY))
    for number, one in enumerate(own, 1):
        assert f'href="/lessons/{KEY}/{one.name}"' in page
        table = await anna.http.get(f"/lessons/{KEY}/{one.name}")
        assert table.status_code == 200
        assert one.said("fr", "title").replace("’", "’") in table.text
        assert f"leçon {number} sur" in table.text
        play = '<form id="lesson-play" method="post" action="/quick"'
        assert (play in table.text) == (one is own[-1]), "the last one leads to a game of its own"


async def test_what_is_not_there_is_a_page_that_says_so(town: Town) -> None:
    anna = town.person()
    for path in ("hedge", "nothing", f"{KEY}/nothing", "hedge/first-mark"):
        assert (await anna.http.get(f"/lessons/{path}")).status_code == 404, path
    assert (await ask(anna, f"/lessons/{KEY}/nothing", {})).status_code == 404


async def test_a_try_is_answered_and_nonsense_is_refused_in_a_sentence(town: Town) -> None:
    anna, path = town.person("de"), f"/lessons/{KEY}/first-mark"
    hello = {"t": "hello", "n": 1}
    whole = (await ask(anna, path, {"acts": [], "ask": hello})).json()
    assert whole["messages"][0]["t"] == "welcome"
    wrong: list[Any] = [
        {},
        [],
        {"acts": [1], "ask": hello},
        {"acts": [], "ask": {"t": "sing"}},
        {"acts": ["pass"] * 41, "ask": hello},
        {"acts": [], "ask": hello, "more": 1},
    ]
    for body in wrong:
        refused = await ask(anna, path, body)
        assert (refused.status_code, bool(refused.json()["text"])) == (400, True), body
    gone = await ask(anna, path, {"acts": ["mark:1.1.0"], "ask": hello})
    assert gone.status_code == 409
    assert re.search("Lektion", gone.json()["text"])


async def test_lessons_that_cannot_be_read_take_no_page_down(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(_: Any) -> Any:
        raise BadLesson("some.toml: order: this key is missing")

    monkeypatch.setattr(lesson_routes, "lessons", broken)
    anna = town.person()
    assert (await anna.http.get(f"/lessons/{KEY}")).status_code == 404
    assert (await anna.http.get("/")).status_code == 200


async def test_an_account_keeps_what_was_solved_and_a_guest_leaves_nothing(town: Town) -> None:
    anna, path = town.person(), f"/lessons/{KEY}/first-mark"
    right = {"acts": [], "ask": {"t": "act", "v": 1, "act": "mark:1.1.16"}}
    assert (await ask(anna, path, right)).json()["solved"]
    kept = town.services.store.read
    assert await kept(select(schema.lesson)) == []
    await account(anna)
    wrong = {"acts": [], "ask": {"t": "act", "v": 1, "act": "pass"}}
    shown = {"acts": [], "ask": {"t": "hello"}, "show": True}
    looked = {"acts": ["mark:1.1.16"], "ask": {"t": "hello"}}  # a page that connects again after it
    for body in (wrong, shown, looked):
        await ask(anna, path, body)
    assert await kept(select(schema.lesson)) == []
    for _ in range(2):
        assert (await ask(anna, path, right)).json()["solved"]
    assert (await ask(anna, f"/lessons/{KEY}", ["whole-area", "nothing"])).status_code == 204
    assert (await ask(anna, f"/lessons/{KEY}", {"a": 1})).status_code == 400
    rows = await kept(select(schema.lesson.c.name).order_by(schema.lesson.c.name))
    assert [row["name"] for row in rows] == ["first-mark", "whole-area"]
    page = (await anna.http.get(f"/lessons/{KEY}")).text
    assert '"solved": ["first-mark", "whole-area"]' in page
    own = (await anna.http.get("/me/data")).json()["lessons"]
    assert [(one["game"], one["lesson"]) for one in own] == [(KEY, "first-mark"), (KEY, "whole-area")]
    await anna.post("/account/delete", name="Anna", password=WORD)
    assert await kept(select(schema.lesson)) == []

"""Fair draws: commitments, client seeds, the secret at the end, proofs; imported games."""

from __future__ import annotations

import asyncio
import hashlib
import json
import re
from typing import Any

import httpx

from tests.server.behaviour.test_secrets import play_to_the_end
from tests.server.harness import Person, SocketLine, Town
from vigneron.core import journal
from vigneron.core.chance import Derived, Scripted, commitment
from vigneron.core.journal import Journal, Ply, closing, digest, setup_of
from vigneron.core.registry import game
from vigneron.server.lobby import client_seeds


def hashed(word: str) -> str:
    return hashlib.sha256(word.encode()).hexdigest()


async def lobby(town: Town) -> tuple[str, list[Person], list[SocketLine]]:
    anna, bert = town.person(), town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    await bert.post("/join", code=town.live(table).record.code, name="Bert")
    return table, [anna, bert], [(await person.watch(table))[0] for person in (anna, bert)]


async def test_words_are_pledged_told_together_and_mixed_into_every_draw(town: Town) -> None:
    table, (anna, _), (mine, his) = await lobby(town)
    words = ["annasword1", "bertsword2"]
    for line, word in zip((mine, his), words, strict=True):
        assert (await line.ask("pledge", hash=hashed(word)))["t"] == "done"
    told = await mine.until(lambda m: m["t"] == "people" and len(m["table"]["pledges"]) == 2)
    assert [one["hash"] for one in told["table"]["pledges"]] == [hashed(word) for word in words]
    assert all(one["word"] == "" for one in told["table"]["pledges"])

    async def answer(line: SocketLine, word: str) -> None:
        await line.until(lambda m: m["t"] == "people" and m["table"]["asked"])
        assert (await line.ask("word", word="somethingelse"))["code"] == "bad_word"
        assert (await line.ask("word", word=word))["t"] in ("done", "welcome")

    start = asyncio.create_task(anna.post(f"/t/{table}/start", fill=""))
    await answer(mine, words[0])
    quiet = "".join(his.messages)
    assert words[0] not in quiet  # Bert has not revealed his seed, and does not see Anna's
    await answer(his, words[1])
    assert (await start).status_code == 303
    record = town.live(table).record
    assert record.seeds.given == tuple(words)
    assert record.header().words == tuple(words)
    _, welcome = await anna.watch(table)
    assert [one["word"] for one in welcome["table"]["pledges"]] == words
    for line in (mine, his):
        await line.ask("act", v=1, d=0, act="pick:1")
        await line.ask("act", v=1, d=1, act="plain")
    told = await mine.ask("act", v=5, d=0, act="roll")
    position = town.live(table).position
    assert position is not None
    row = position.rows[-1]
    assert isinstance(row, Ply)
    chance = Derived(record.secret, table, row.ply, words)
    chance.draw((1,) * 6, "roll")
    assert list(row.draws) == chance.drawn


async def test_who_does_not_tell_his_word_holds_nobody_up(town: Town) -> None:
    table, (anna, _), (mine, _) = await lobby(town)
    await mine.ask("pledge", hash=hashed("annasword1"))
    starting = asyncio.create_task(anna.post(f"/t/{table}/start", fill=""))
    while not town.live(table).record.seeds.asked:
        await asyncio.sleep(0)
    town.services.clock._base += client_seeds.PATIENCE - 1
    assert not starting.done()
    town.services.clock._base += 1
    assert (await starting).status_code == 303
    assert town.live(table).record.seeds.given == ()
    assert (await mine.ask("word", word="annasword1"))["code"] == "not_asked"


async def test_what_is_no_pledge_is_refused(town: Town) -> None:
    table, (anna, _), (mine, _) = await lobby(town)
    stranger, _ = await town.person().watch(table)
    assert (await stranger.ask("pledge", hash=hashed("x" * 9)))["code"] == "no_seat"
    assert (await mine.ask("pledge", hash="x" * 64))["code"] == "bad_word"
    assert (await mine.ask("word", word="annasword1"))["code"] == "not_asked"
    await anna.post(f"/t/{table}/start", fill="")
    assert (await mine.ask("pledge", hash=hashed("x" * 9)))["code"] == "already_started"


async def test_alone_the_start_page_commits_before_the_word_is_given(town: Town) -> None:
    anna = town.person()
    offer = town.services.precommits.offer()
    answer = await anna.post("/quick", game="hedge", draw=offer["token"], word="annasword1")
    table = answer.headers["location"].removeprefix("/t/")
    record = town.live(table).record
    assert commitment(record.secret) == offer["commitment"]
    assert record.header().words == ("annasword1",)
    again = await anna.post("/quick", game="hedge", draw=offer["token"], word="otherword2")
    other = town.live(again.headers["location"].removeprefix("/t/")).record
    assert other.secret != record.secret  # a commitment is used once
    forged = await anna.post("/quick", game="hedge", draw=offer["token"] + "x", word="<b>")
    plain = town.live(forged.headers["location"].removeprefix("/t/")).record
    assert plain.header().words == ()


async def finished(town: Town) -> tuple[Person, str]:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    lines = [(await person.watch(table))[0] for person in (anna, bert)]
    await play_to_the_end(lines)
    return anna, table


async def test_the_draws_of_a_finished_game_can_be_derived_again(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    assert (await anna.http.get(f"/t/{table}/draws")).status_code == 409
    (mine, _), (his, _) = await anna.watch(table), await bert.watch(table)
    v = 1
    for _ in range(2):
        for line in (mine, his):
            await line.ask("act", v=v, d=0, act="pick:1")
            await line.ask("act", v=v, d=1, act="plain")
        await mine.ask("act", v=v + 4, d=0, act="roll")
        await his.ask("act", v=v + 5, d=0, act="roll")
        v += 6
    told = (await anna.http.get(f"/t/{table}/draws")).json()
    assert commitment(bytes.fromhex(told["secret"])) == told["commitment"]
    drawn = 0
    for ply in told["plies"]:
        chance = Derived(bytes.fromhex(told["secret"]), told["table"], ply["ply"], told["words"])
        for draw in ply["draws"]:
            assert chance.draw(draw["weights"], draw["why"]) == draw["outcome"]
            drawn += 1
    assert drawn == 4


async def bring(person: Person, text: str | bytes) -> httpx.Response:
    data = text.encode() if isinstance(text, str) else text
    return await person.http.post(
        "/import", data={"_csrf_token": await person.token()}, files={"journal": ("game.jsonl", data)}
    )


async def test_a_finished_game_is_brought_elsewhere_and_looked_at(town: Town) -> None:
    anna, table = await finished(town)
    text = (await anna.http.get(f"/t/{table}/journal")).text
    chloe = town.person()
    answer = await bring(chloe, text)
    assert answer.status_code == 303, answer.text
    there = answer.headers["location"].removeprefix("/t/")
    assert there != table
    line, welcome = await chloe.watch(there)
    assert (welcome["table"]["phase"], welcome["table"]["imported"]) == ("over", True)
    assert welcome["you"]["seat"] is None
    assert [person["name"] for person in welcome["people"]] == ["Anna", "Bert"]
    assert welcome["over"]["rows"]
    assert (await line.ask("act", v=welcome["v"], d=0, act="walk"))["code"] == "no_seat"
    assert (await chloe.http.get(f"/t/{there}/journal")).text == text
    assert (await chloe.http.get(f"/t/{there}/draws")).json()["table"] == table
    town.forget()
    _, welcome = await chloe.watch(there)
    assert welcome["over"]["rows"]


def rows_of(text: str) -> list[dict[str, Any]]:
    return [json.loads(line) for line in text.splitlines()]


def text_of(rows: list[Any]) -> str:
    return "".join(json.dumps(row) + "\n" for row in rows)


async def test_a_changed_file_is_refused_naming_the_ply(town: Town) -> None:
    anna, table = await finished(town)
    good = rows_of((await anna.http.get(f"/t/{table}/journal")).text)
    town.services.limits.imports_per_person._count = town.services.limits.proofs_per_address._count = 1000
    act = next(i for i, row in enumerate(good) if row.get("act") == "pick:3")
    changes: list[tuple[int, dict[str, Any], str]] = [
        (act, {"act": "pick:1"}, f"at ply {good[act]['ply']}"),
        (act, {"act": "fly"}, f"at ply {good[act]['ply']}"),
        (act, {"digest": "0" * 16}, f"at ply {good[act]['ply']}"),
        (act, {"draws": [1]}, f"at ply {good[act]['ply']}"),
        (-1, {"data": {**good[-1]["data"], "scores": [99, 0]}}, "The closing row counts"),
        (-1, {"data": {**good[-1]["data"], "secret": "00" * 32}}, "not the one that was committed to"),
        (0, {"edition": "0"}, "edition 0"),
        (0, {"game": "chess"}, "chess"),
        (0, {"override": {"a": 1}}, "data"),
        (0, {"seats": 7}, ""),
    ]
    for at, change, says in changes:
        rows = [dict(row) for row in good]
        rows[at].update(change)
        answer = await bring(anna, text_of(rows))
        assert answer.status_code == 422, change
        assert says in answer.text, (change, re.findall(r'role="alert">([^<]*)', answer.text))
    for text in (text_of(good[:-1]), text_of(good[:3]), "", "[]", "x" * 100, b"\xff\xfe\x00", "{}\n" * 50):
        assert (await bring(anna, text)).status_code == 422
    assert len(town.ids()) == 1


async def test_a_draw_that_the_secret_does_not_give_is_refused(town: Town) -> None:
    anna, table = await finished(town)
    found = journal.read((await anna.http.get(f"/t/{table}/journal")).text)
    lucky = _with_other_draw(found)
    answer = await bring(anna, journal.write(lucky))
    assert answer.status_code == 422
    assert "the secret gives" in answer.text


def _with_other_draw(found: Journal) -> Journal:
    """The same game with other rolls; digests and score follow the rules."""
    assert found.closing is not None
    secret = bytes.fromhex(found.closing.secret)
    own = game(found.header.game)
    setup, rules = setup_of(own, found.header)
    state, rows = rules.new(setup, Scripted()), [found.rows[0]]
    acts = [("pick:1", 0), ("plain", 0), ("pick:1", 1), ("plain", 1), ("roll", 0), ("rest", 1)] * 2
    for ply, (act, seat) in enumerate(acts, 1):
        true = Derived(secret, found.header.table, ply, found.header.words).draw((1,) * 6, "roll")
        draws = ((true + 1) % 6,) if act == "roll" else ()
        action = own.actions.parse(act)
        assert action is not None
        rules.step(state, seat, action, Scripted(draws), None)
        rows.append(Ply(ply, seat, act, draws, digest(rules, state)))
    end = closing(secret, rules.result(state))
    return Journal(found.header, rows, end)


async def test_too_much_is_refused(town: Town) -> None:
    anna = town.person()
    assert (await bring(anna, b"x" * 3_000_000)).status_code == 413
    answer = await anna.post("/import", journal="text")
    assert answer.status_code == 400
    codes = [(await bring(anna, "[]")).status_code for _ in range(8)]
    assert codes[-1] == 429

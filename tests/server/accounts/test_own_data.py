"""One's name and one's data: changed at running tables, taken away, erased; what was done is said."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.server.accounts.test_accounts import account, come_in, everything, note
from tests.server.harness import Person, Town
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.http.me_page import DONE


async def data_of(person: Person) -> dict[str, Any]:
    answer = await person.http.get("/me/data")
    assert answer.status_code == 200
    assert answer.headers["content-disposition"] == 'attachment; filename="vigneron.json"'
    assert answer.headers["cache-control"] == "no-store"
    found: dict[str, Any] = answer.json()
    return found


async def names_at(town: Town, table: str) -> tuple[str, ...]:
    kept = await town.services.store.load(table)
    assert kept
    return kept.record.names()


async def test_a_new_name_reaches_the_tables_where_one_plays(town: Town) -> None:
    anna, bert = town.person(), town.person()
    await account(anna)
    running = await town.table_of(anna, bert)
    lobby = await anna.open("hedge", seats="2", name="Anna")
    line, _ = await bert.watch(running)
    answer = await anna.post("/me/name", name="  Annika ")
    assert (answer.status_code, answer.headers["location"]) == (303, "/me?done=name")
    assert await names_at(town, running) == ("Annika", "Bert")
    assert (await names_at(town, lobby))[0] == "Annika"
    told = await line.until(lambda m: "Annika" in json.dumps(m))
    assert told
    page = (await anna.http.get("/me?done=name")).text
    assert "<h1>Annika</h1>" in page
    assert "The name is changed." in page
    # the game goes on with the new name, and the account opens by it
    first, welcome = await anna.watch(running)
    assert (await first.ask("act", v=welcome["v"], d=0, act="pick:1"))["t"] == "moved"
    await come_in(town.person(), "Annika")
    assert (
        await town.person().post("/account/in", name="Anna", password="three words together")
    ).status_code == 400


async def test_a_new_name_must_be_free(town: Town) -> None:
    anna, bert = town.person(), town.person()
    await account(anna)
    await account(bert, "Bert")
    for name in ("Bert", "bErt", "B\u0435rt"):  # the last has a Cyrillic letter
        answer = await anna.post("/me/name", name=name)
        assert answer.status_code == 400
        assert "is taken in this house" in note(answer)
        assert f'value="{name}"' in answer.text, "what was typed stays in the field"
    assert (await anna.post("/me/name", name="x")).status_code == 400
    assert (await anna.post("/me/name", name="ANNA")).status_code == 303  # one's own name, written otherwise
    assert (await anna.post("/me/name", name="Chloe")).status_code == 303
    assert (await bert.post("/me/name", name="Anna")).status_code == 303  # free again


async def test_a_guest_may_change_the_name_too(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    assert (await anna.post("/me/name", name="Bert")).status_code == 303
    assert await names_at(town, table) == ("Bert 2", "Bert")  # nobody's name is another's
    assert 'value="Bert"' in (await anna.http.get("/me")).text
    answer = await anna.post("/me/name", name=" \u200b ")
    assert answer.status_code == 400
    assert "A name has 1 to" in note(answer)


async def test_a_finished_game_keeps_its_names(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    mine, _ = await anna.watch(table)
    his, _ = await bert.watch(table)
    await mine.ask("propose", kind="end")
    await his.ask("vote", choice="yes")
    kept = await town.services.store.load(table)
    assert kept
    assert kept.record.phase == "over"
    assert (await anna.post("/me/name", name="Annika")).status_code == 303
    assert await names_at(town, table) == ("Anna", "Bert")
    assert (await data_of(anna))["results"][0]["ending"]


async def test_own_data_are_whole_and_hold_no_keys(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    line, _ = await anna.watch(table)
    await line.ask("say", text="Good evening")
    guest = await data_of(anna)
    assert guest["account"] is None
    assert guest["seats"][0] | {"made": "", "changed": ""} == {
        "table": table,
        "game": "hedge",
        "edition": "1",
        "phase": "playing",
        "seat": 1,
        "name": "Anna",
        "made": "",
        "changed": "",
    }
    assert [(said["table"], said["text"]) for said in guest["chat"]] == [(table, "Good evening")]
    await account(anna)
    found = await data_of(anna)
    assert found["account"]["name"] == "Anna"
    assert found["account"]["password"] is True
    assert len(found["account"]["devices"]) == 1
    assert found["seats"] == guest["seats"]
    assert (await data_of(bert))["chat"] == []
    text = json.dumps(found)
    own = [str(row) for row in (await everything(town)).split("'") if len(row) > 25 and row.isascii()]
    assert own
    assert not [secret for secret in own if secret in text]


async def test_a_guest_erases_what_is_kept(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    line, _ = await anna.watch(table)
    await line.ask("say", text="Good evening")
    cookie = anna.cookie
    refused = await anna.post("/me/erase")
    assert refused.status_code == 400
    assert note(refused) == "Tick the box first."
    assert await names_at(town, table) == ("Anna", "Bert")
    answer = await anna.post("/me/erase", sure="yes")
    assert answer.headers["location"] == "/me?done=erased"
    assert anna.cookie != cookie
    kept = await everything(town)
    assert "Anna" not in kept
    assert "Good evening" not in kept
    assert (await data_of(anna))["seats"] == []
    _, welcome = await bert.watch(table)
    assert welcome["you"]["seat"] == 1


async def test_an_account_is_not_erased_by_a_box(town: Town) -> None:
    anna = town.person()
    await account(anna)
    assert (await anna.post("/me/erase", sure="yes")).headers["location"] == "/me"
    await come_in(town.person())


async def test_a_refused_form_keeps_the_name_and_never_the_password(town: Town) -> None:
    anna, bert = town.person(), town.person()
    await account(anna)
    for path, word in (("/account", "another word here"), ("/account/in", "a wrong word here")):
        answer = await bert.post(path, name="Anna", password=word)
        assert answer.status_code == 400
        form = answer.text.partition(f'action="{path}"')[2].partition("</form>")[0]
        assert 'value="Anna"' in form
        assert word not in answer.text


async def test_what_was_done_is_said(town: Town) -> None:
    anna = town.person()
    await account(anna)
    for path, form, done in (
        ("/account/password", {"old": "three words together", "new": "four words go together"}, "password"),
        ("/account/out", {}, "out"),
    ):
        answer = await anna.post(path, **form)
        assert answer.headers["location"] == f"/me?done={done}"
        page = (await anna.http.get(answer.headers["location"])).text
        assert Speaker("en", None).say(f"me-done-{done}") in page
    assert 'role="status"' not in (await anna.http.get("/me?done=nonsense")).text.partition("<h1>")[2][:200]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_deed_has_its_sentence(lang: str) -> None:
    assert all(Speaker(lang, None).has(f"me-done-{done}") for done in DONE)

"""Accounts with a password: made by a guest, opened elsewhere, deleted; nobody loses a seat."""

from __future__ import annotations

import asyncio
import hashlib
import re
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.harness import HOST, Person, Town, town_in, two_processes
from vigneron.server.accounts import passwords
from vigneron.server.accounts.accounts import Accounts, NoAccount
from vigneron.server.platform.errors import StoreAway
from vigneron.server.platform.rate_limits import Window
from vigneron.server.platform.settings import Limits

WORD = "three words together"


async def account(person: Person, name: str = "Anna", word: str = WORD) -> None:
    """Make an account."""
    answer = await person.post("/account", name=name, password=word)
    assert answer.status_code == 303, answer.text
    assert answer.headers["location"] == "/me?done=made"


async def come_in(person: Person, name: str = "Anna", word: str = WORD) -> None:
    answer = await person.post("/account/in", name=name, password=word)
    assert answer.status_code == 303, answer.text


def note(answer: Any) -> str:
    found = re.search(r'<p class="note" role="alert">([^<]+)</p>', answer.text)
    assert found, answer.text
    return found[1].replace("&#34;", '"').replace("&#39;", "'")


async def everything(town: Town) -> str:
    """Return everything that the store contains about people, as text."""

    def work(connection: Any) -> str:
        names = ("account", "session", "alias", "person", "seat", "play", "passkey", "talk")
        return "\n".join(
            str(row) for name in names for row in connection.execute(text(f"select * from {name}"))
        )

    return await town.services.store.database.read(work)


async def test_a_guest_becomes_an_account_without_losing_his_game(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    cookie = anna.cookie
    await account(anna)
    assert anna.cookie != cookie
    _, welcome = await anna.watch(table)
    assert (welcome["you"]["seat"], welcome["you"]["host"]) == (0, True)
    assert "Anna" in (await anna.http.get("/me")).text


async def test_the_guest_s_old_cookie_opens_nothing_any_more(town: Town) -> None:
    anna, bert = town.person(), town.person()
    table = await town.table_of(anna, bert)
    thief = town.person()
    thief.http.cookies.update(anna.http.cookies)
    _, welcome = await thief.watch(table)
    assert welcome["you"]["seat"] == 0
    await account(anna)
    _, welcome = await thief.watch(table)
    assert welcome["you"]["seat"] is None
    assert "Anna" not in (await thief.http.get("/me")).text


async def test_another_device_finds_seats_and_tables(town: Town) -> None:
    anna, bert, phone = town.person(), town.person(), town.person("de")
    table = await town.table_of(anna, bert)
    await account(anna)
    await come_in(phone, " ANNA ")
    _, welcome = await phone.watch(table)
    assert welcome["you"]["seat"] == 0
    assert f'href="/t/{table}"' in (await phone.http.get("/")).text
    _, again = await anna.watch(table)
    assert again["you"]["seat"] == 0


async def test_a_guest_s_seats_come_along_when_he_signs_in(town: Town) -> None:
    anna, bert, phone = town.person(), town.person(), town.person()
    await account(anna)
    running = await town.table_of(phone, bert)
    lobby = await phone.open("hedge", seats="2", name="Anna")
    line, _ = await phone.watch(running)
    await come_in(phone)
    assert await line.end() == 1012  # the browser reconnects, with the account's cookie
    for person in (phone, anna):
        for table in (running, lobby):
            _, welcome = await person.watch(table)
            assert (welcome["you"]["seat"], welcome["you"]["host"]) == (0, True)
    line, welcome = await anna.watch(running)
    answer = await line.ask("act", v=welcome["v"], d=0, act="pick:1")
    assert answer["t"] == "moved"


async def test_the_word_that_a_guest_pledged_counts_for_his_account(town: Town) -> None:
    anna, phone = town.person(), town.person()
    await account(anna)
    table = await phone.open("hedge", seats="2", name="Anna")
    line, _ = await phone.watch(table)
    hash = hashlib.sha256(b"seventeen").hexdigest()
    assert (await line.ask("pledge", hash=hash))["t"] == "done"
    await come_in(phone)
    _, welcome = await phone.watch(table)
    assert welcome["table"]["pledges"] == [{"seat": 0, "hash": hash, "word": ""}]


async def test_at_a_table_where_both_sit_both_seats_stay_playable(town: Town) -> None:
    anna, phone = town.person(), town.person()
    await account(anna)
    table = await town.table_of(anna, phone)
    await come_in(phone)
    page = (await phone.http.get(f"/t/{table}")).text
    assert "You also sit here as Bert" in page
    assert f'href="/t/{table}?as=1"' in page
    _, welcome = await phone.watch(table)
    assert welcome["you"]["seat"] == 0
    other = (await phone.http.get(f"/t/{table}?as=1")).text
    socket = re.search(r'"socket": "([^"]+)"', other)
    assert socket
    assert socket[1] == f"/t/{table}/socket?as=1"
    assert (await town.services.store.load(table)).record.names() == ("Anna", "Bert")  # type: ignore[union-attr]


async def test_the_second_seat_is_nobody_else_s(town: Town) -> None:
    anna, phone, stranger = town.person(), town.person(), town.person()
    await account(anna)
    table = await town.table_of(anna, phone)
    await come_in(phone)
    await account(stranger, "Zoe")
    for wanted in ("1", "0", "-1", "99", "x"):
        page = (await stranger.http.get(f"/t/{table}?as={wanted}")).text
        assert f'"socket": "/t/{table}/socket"' in page
        assert "You also sit here" not in page


async def test_who_has_two_seats_has_both_on_one_device_when_they_play_again(town: Town) -> None:
    anna, phone, bert = town.person(), town.person(), town.person()
    await account(anna)
    table = await town.table_of(anna, phone, bert)
    (line, _), (second, _), (his, _) = [await one.watch(table) for one in (anna, phone, bert)]
    await line.ask("propose", kind="end")
    await second.ask("vote", choice="yes")
    await come_in(phone)
    assert (await his.ask("vote", choice="yes"))["over"]
    again = (await anna.post(f"/t/{table}/again")).headers["location"].removeprefix("/t/")
    seats = town.live(again).record.seats
    assert [seat.name for seat in seats] == ["Bert", "Chloe", "Anna"]
    assert seats[0].person == seats[2].person != seats[1].person
    for person in (anna, phone):
        page = (await person.http.get(f"/t/{again}")).text
        assert f'action="/t/{again}/beside/name"' in page
        assert "You also sit here" not in page
    assert (await phone.post(f"/t/{again}/beside/name", seat="2", name="Annika")).status_code == 303
    line, welcome = await phone.watch(again)
    assert [one["name"] for one in welcome["people"]] == ["Bert", "Chloe", "Annika"]
    assert welcome["you"]["device"]["seats"] == [0, 2]
    await anna.post(f"/t/{again}/beside/leave", seat="2")
    assert [seat.kind for seat in town.live(again).record.seats] == ["person", "person", "open"]


async def test_in_a_lobby_where_both_sit_the_second_seat_is_given_up(town: Town) -> None:
    anna, phone = town.person(), town.person()
    await account(anna)
    table = await phone.open("hedge", seats="2", name="Anna")
    code = town.live(table).record.code
    await anna.post("/join", code=code, name="Anna too")
    await come_in(phone)
    record = town.live(table).record
    assert [seat.kind for seat in record.seats] == ["open", "person"]
    _, welcome = await phone.watch(table)
    assert (welcome["you"]["seat"], welcome["you"]["host"]) == (1, True)


async def test_programs_come_along(town: Town) -> None:
    anna, phone = town.person(), town.person()
    await account(anna)
    await phone.post("/programs", name="Robot")
    await come_in(phone)
    assert "Robot" in (await anna.http.get("/programs")).text


async def test_signing_out_ends_this_device_only(town: Town) -> None:
    anna, phone = town.person(), town.person()
    await account(anna)
    await come_in(phone)
    assert "signed in on 2 devices" in (await anna.http.get("/me")).text
    stolen = town.person()
    stolen.http.cookies.update(phone.http.cookies)
    await phone.post("/account/out")
    for person in (phone, stolen):
        assert "You play as a guest" in (await person.http.get("/me")).text
    assert "signed in here only" in (await anna.http.get("/me")).text


async def test_who_was_signed_out_elsewhere_is_a_guest_whose_seats_come_along(town: Town) -> None:
    anna, bert, phone = town.person(), town.person(), town.person()
    await account(anna)
    await come_in(phone)
    await anna.post("/account/out-everywhere")
    table = await town.table_of(phone, bert)  # as a guest, because the session has ended
    await come_in(phone)
    await come_in(anna)
    _, welcome = await anna.watch(table)
    assert welcome["you"]["seat"] == 0


async def test_signing_out_everywhere_ends_open_sockets_too(town: Town) -> None:
    anna, bert, phone = town.person(), town.person(), town.person()
    table = await town.table_of(anna, bert)
    await account(anna)
    await come_in(phone)
    line, _ = await phone.watch(table)
    await anna.post("/account/out-everywhere")
    await line.end()
    for person in (anna, phone):
        _, welcome = await person.watch(table)
        assert welcome["you"]["seat"] is None
    await come_in(phone)
    _, welcome = await phone.watch(table)
    assert welcome["you"]["seat"] == 0


async def test_a_changed_password_signs_the_other_devices_out(town: Town) -> None:
    anna, phone = town.person(), town.person()
    await account(anna)
    await come_in(phone)
    answer = await anna.post("/account/password", old="something else", new="quite another one")
    assert note(answer) == "That is not the present password."
    answer = await anna.post("/account/password", old=WORD, new="short")
    assert "8 to 200 characters" in note(answer)
    assert (await anna.post("/account/password", old=WORD, new="quite another one")).status_code == 303
    assert "signed in here only" in (await anna.http.get("/me")).text
    assert "You play as a guest" in (await phone.http.get("/me")).text
    assert (await phone.post("/account/in", name="Anna", password=WORD)).status_code == 400
    await come_in(phone, word="quite another one")


async def test_a_deleted_account_leaves_no_name_and_its_games_go_on(town: Town) -> None:
    anna, bert = town.person(), town.person("de")
    await account(anna, "Annabelle")
    running, lobby = await town.table_of(anna, bert), await anna.open("hedge", seats="2", name="Annabelle")
    over = await town.table_of(anna, bert)
    (line, _), (his, _) = await anna.watch(over), await bert.watch(over)
    await line.ask("propose", kind="end")
    assert (await his.ask("vote", choice="yes"))["over"]
    own = (await town.services.accounts.named("annabelle")).id  # type: ignore[union-attr]
    answer = await anna.post("/account/delete", name="Bert", password=WORD)
    assert note(answer) == "That is not the name of this account."
    answer = await anna.post("/account/delete", name="Annabelle", password="not this one")
    assert note(answer) == "That is not the present password."
    assert (await anna.post("/account/delete", name="Annabelle", password=WORD)).status_code == 303
    kept = await everything(town)
    assert own not in kept
    assert "Annabelle" not in kept
    _, welcome = await bert.watch(over)
    assert [one["name"] for one in welcome["people"]] == ["früherer Mitspieler", "Bert"]
    _, welcome = await bert.watch(running)
    assert welcome["people"][0]["bot"]
    assert welcome["table"]["phase"] == "playing"
    record = (await town.services.store.load(lobby)).record  # type: ignore[union-attr]
    assert [seat.kind for seat in record.seats] == ["open", "open"]
    await account(town.person(), "Annabelle")


async def test_who_only_watched_and_spoke_leaves_no_name_with_his_account(town: Town) -> None:
    anna, bert, carla = town.person(), town.person("de"), town.person()
    table, lobby = await town.table_of(anna, bert), await anna.open("hedge", seats="3", listed="1")
    host, _ = await anna.watch(table)
    await host.ask("talk", who="all")
    await carla.token()
    watching, _ = await carla.watch(table)  # still a guest
    assert (await watching.ask("say", text="what a game"))["t"] == "done"
    await account(carla, "Carlotta")
    own = (await town.services.accounts.named("carlotta")).id  # type: ignore[union-attr]
    watching, _ = await carla.watch(table)
    assert (await watching.ask("say", phrase="well"))["t"] == "done"
    await carla.post(f"/t/{lobby}/sit")
    seated, _ = await carla.watch(lobby)
    assert (await seated.ask("say", text="I must go"))["t"] == "done"
    await carla.post(f"/t/{lobby}/leave")
    his, _ = await bert.watch(table)
    assert [line["name"] for line in (await his.ask("listen", since=0))["lines"]] == ["Guest", "Carlotta"]
    assert (await carla.post("/account/delete", name="Carlotta", password=WORD)).status_code == 303
    kept = await everything(town)
    assert own not in kept
    assert "Carlotta" not in kept
    told = (await his.ask("listen", since=0))["lines"]
    assert [line["name"] for line in told] == ["früherer Mitspieler"] * 2
    assert told[0]["say"] == "what a game"


async def test_what_a_guest_said_is_his_account_s(town: Town) -> None:
    anna, carla, phone = town.person(), town.person(), town.person()
    await account(carla)
    table = await town.table_of(anna)
    host, _ = await anna.watch(table)
    await host.ask("talk", who="all")
    await phone.token()
    watching, _ = await phone.watch(table)
    await watching.ask("say", text="hello")
    await come_in(phone)
    await phone.post("/account/delete", name="Anna", password=WORD)
    assert [line["name"] for line in (await host.ask("listen", since=0))["lines"]] == ["a former player"]


async def test_what_makes_no_account_is_said(town: Town) -> None:
    await account(town.person())
    person = town.person()
    name, word = "2 to 24 characters", "8 to 200 characters"
    for given, password, said in (
        ("A", WORD, name),
        ("x" * 25, WORD, name),
        ("\u202e", WORD, name),
        ("Bert", "seven77", word),
        ("Bert", "a" * 9, word),
        ("Bert", "x1" * 101, word),
        ("Augustine", "AUGUSTINE", word),
        ("aNNa", WORD, "is taken"),
        ("Ａｎｎａ", WORD, "is taken"),
    ):
        town.services.limits.accounts_per_address = Window(10, 60)
        answer = await person.post("/account", name=given, password=password)
        assert answer.status_code == 400, given
        assert said in note(answer)


async def test_an_unknown_name_and_a_wrong_password_are_told_the_same(town: Town) -> None:
    await account(town.person())
    other = town.person()
    first = await other.post("/account/in", name="Anna", password="not this one")
    second = await other.post("/account/in", name="Nobody", password="not this one")
    assert note(first) == note(second) == "No account is opened by this name and password."


async def test_an_unknown_name_costs_a_check_as_well(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    checked: list[str | None] = []

    def fits(kept: str | None, password: str) -> bool:
        checked.append(kept)
        return False

    monkeypatch.setattr(passwords, "_fits", fits)
    await town.person().post("/account/in", name="Nobody", password="not this one")
    assert checked == [None]


def test_nobody_s_password_is_none() -> None:
    assert not passwords._fits(None, "")
    assert not passwords._fits("no hash at all", "x")


async def test_wrong_passwords_are_limited_per_address_and_per_name(tmp_path: Path) -> None:
    limits = Limits(wrong_passwords_per_address=3, wrong_passwords_per_name=2)
    async with town_in(tmp_path, limits=limits) as town:
        await account(town.person())
        other = town.person()
        for _ in range(2):
            assert (await other.post("/account/in", name="anna", password="wrong wrong")).status_code == 400
        assert (await other.post("/account/in", name="Anna", password=WORD)).status_code == 429
        assert (await other.post("/account/in", name="Zoe", password="wrong wrong")).status_code == 400
        assert (await other.post("/account/in", name="Yves", password=WORD)).status_code == 429


async def test_accounts_are_limited_per_address(tmp_path: Path) -> None:
    async with town_in(tmp_path, limits=Limits(accounts_per_address=1)) as town:
        await account(town.person())
        answer = await town.person().post("/account", name="Bert", password=WORD)
        assert answer.status_code == 429


async def test_neither_password_nor_token_is_kept(town: Town) -> None:
    anna = town.person()
    await account(anna)
    kept = await everything(town)
    assert WORD not in kept
    assert "$argon2id$" in kept
    assert anna.cookie.removeprefix("~") not in kept


async def test_the_cookie_of_a_session_is_closed_and_secure_behind_tls(town: Town) -> None:
    anna = town.person()
    token = await anna.token()
    own = {"origin": f"https://{HOST}"}
    answer = await anna.http.post(
        f"https://{HOST}/account", data={"_csrf_token": token, "name": "Anna", "password": WORD}, headers=own
    )
    [cookie] = [
        c for c in answer.headers.get_list("set-cookie") if c.startswith(f"{town.app._identity.cookie}=")
    ]
    assert "HttpOnly" in cookie
    assert "samesite=lax" in cookie.lower()
    assert "Secure" in cookie


async def test_forms_need_the_token_and_sign_nobody_else_in(town: Town) -> None:
    anna = town.person()
    await account(anna)
    other = town.person()
    await other.http.get("/")
    for path in ("/account", "/account/in", "/account/out-everywhere", "/account/passkey/ask"):
        answer = await other.http.post(path, data={"name": "Anna", "password": WORD})
        assert answer.status_code == 403, path
    assert "You play as a guest" in (await other.http.get("/me")).text


async def test_an_old_session_ends_and_one_in_use_is_renewed(town: Town) -> None:
    anna = town.person()
    await account(anna)

    async def aged(seconds: int) -> None:
        await town.services.store.database.write(
            lambda c: c.execute(text(f"update session set seen = seen - {seconds}"))
        )
        town.services.sessions._found.clear()

    await aged(3 * 24 * 3600)
    answer = await anna.http.get("/me")
    assert "signed in here only" in answer.text
    assert any(c.startswith(f"{town.app._identity.cookie}=~") for c in answer.headers.get_list("set-cookie"))
    town.services.sessions._found.clear()
    assert not any("vigneron" in c for c in (await anna.http.get("/me")).headers.get_list("set-cookie"))
    await aged(366 * 24 * 3600)
    assert "You play as a guest" in (await anna.http.get("/me")).text


async def test_nobody_loses_his_cookie_while_the_store_is_away(
    town: Town, monkeypatch: pytest.MonkeyPatch
) -> None:
    anna = town.person()
    await account(anna)
    town.services.sessions._found.clear()

    async def away(query: Any) -> None:
        raise StoreAway(ConnectionError())

    with monkeypatch.context() as patch:
        patch.setattr(town.services.store, "read", away)
        answer = await anna.http.get("/me")
        assert answer.status_code == 503
        assert not any("vigneron" in c for c in answer.headers.get_list("set-cookie"))
    assert "signed in here only" in (await anna.http.get("/me")).text


async def test_two_who_want_one_name_at_once_get_one_account(town: Town) -> None:
    accounts = Accounts(town.services.store)
    made = await asyncio.gather(
        *(accounts.make(f"person-{n}", "Anna", WORD) for n in range(4)), return_exceptions=True
    )
    assert sum(not isinstance(one, BaseException) for one in made) == 1
    assert all(
        isinstance(one, NoAccount) and one.code == "name_taken"
        for one in made
        if isinstance(one, BaseException)
    )


async def test_another_process_hears_that_somebody_signed_out(postgres: str, tmp_path: Path) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        anna, bert = first.person(), first.person()
        table = await first.table_of(anna, bert)
        await account(anna)
        anna.app = second.app
        line, welcome = await anna.watch(table)
        assert welcome["you"]["seat"] == 0
        anna.app = first.app
        await anna.post("/account/out-everywhere")
        await line.end()


async def test_a_guest_s_seats_come_along_while_another_process_serves_the_table(
    postgres: str, tmp_path: Path
) -> None:
    async with two_processes(postgres, tmp_path) as (first, second):
        anna, bert, phone = first.person(), first.person(), first.person()
        await account(anna)
        table = await first.table_of(phone, bert)
        bert.app = second.app
        line, _ = await bert.watch(table)
        await come_in(phone)
        anna.app = second.app
        _, welcome = await anna.watch(table)
        assert welcome["you"]["seat"] == 0
        assert second.live(table).record.revision == first.live(table).record.revision
        await line.close()

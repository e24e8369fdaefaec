"""Cookies belong to one server: another one on the same host takes nobody's seat and locks nobody out."""

from __future__ import annotations

import html
from pathlib import Path

import httpx
import pytest

from tests.server.harness import HOST, Person, Town, town_in
from vigneron.server.http.identity import OLD_COOKIE, OLD_FORM_COOKIE, Identity, cookies

WORD = "three words together"


def both(first: Town, second: Town, lang: str = "en") -> tuple[Person, Person]:
    """Return one browser at two servers on one host."""
    here, there = first.person(lang), second.person(lang)
    there.http.cookies = here.http.cookies
    return here, there


async def test_two_houses_on_one_host_leave_each_other_s_seats_and_forms(tmp_path: Path) -> None:
    (tmp_path / "b").mkdir()
    async with town_in(tmp_path) as one, town_in(tmp_path / "b", key="another key") as other:
        here, there = both(one, other)
        table = await here.open("hedge", seats="1", name="Anna")
        elsewhere = await there.open("hedge", seats="1", name="Bert")
        for person, at, name in ((here, table, "Anna"), (there, elsewhere, "Bert")):
            assert (await person.post("/quick", game="hedge")).status_code == 303
            _, welcome = await person.watch(at)
            assert welcome["you"]["seat"] == 0
            assert welcome["people"][0]["name"] == name
        assert (await here.post("/account", name="Anna", password=WORD)).status_code == 303
        assert (await there.post("/account/out")).status_code == 303
        assert "signed in here only" in (await here.http.get("/me")).text


async def test_a_browser_that_knew_a_house_of_before_at_this_address_is_not_locked_out(town: Town) -> None:
    """It has another server's cookies with the old names, and garbage with the new ones."""
    anna, stranger = town.person(), Identity("another key")
    token = "0" * 64 + "f" * 64
    anna.http.cookies.set(OLD_COOKIE, stranger.sign(stranger.new()), domain=HOST)
    anna.http.cookies.set(OLD_FORM_COOKIE, token, domain=HOST)
    assert (await anna.post("/quick", game="hedge")).status_code == 303
    for bad in (token, "x", '"', "f" * 128):
        anna.http.cookies.set(town.app._identity.form_cookie, bad, domain=HOST)
        assert (await anna.http.post("/quick", data={"_csrf_token": bad, "game": "hedge"})).status_code == 403
        assert (await anna.post("/quick", game="hedge")).status_code == 303  # after the next page
        anna.http.cookies.delete(town.app._identity.form_cookie, domain=HOST)
    assert OLD_COOKIE in anna.http.cookies  # it may belong to another server, and stays


async def test_who_holds_an_older_cookie_of_this_house_keeps_seats_and_open_pages(town: Town) -> None:
    anna = town.person()
    table = await anna.open("hedge", seats="1", name="Anna")
    own, token = anna.cookie, anna.form_token
    old = town.person()
    old.http.cookies.set(OLD_COOKIE, own, domain=HOST)
    old.http.cookies.set(OLD_FORM_COOKIE, token, domain=HOST)
    _, welcome = await old.watch(table)  # a page that was open during the upgrade
    assert welcome["you"]["seat"] == 0
    renamed = await old.http.post(f"/t/{table}/name", data={"_csrf_token": token, "name": "Ana"})
    assert renamed.status_code == 303
    assert (old.cookie, old.form_token) == (own, token)
    assert OLD_COOKIE not in old.http.cookies
    assert (await old.post("/quick", game="hedge")).status_code == 303
    assert (await old.watch(table))[1]["people"][0]["name"] == "Ana"


async def test_a_session_of_before_goes_on_and_ends_like_any(town: Town) -> None:
    anna, old = town.person(), town.person()
    assert (await anna.post("/account", name="Anna", password=WORD)).status_code == 303
    old.http.cookies.set(OLD_COOKIE, anna.cookie, domain=HOST)
    assert "Anna" in (await old.http.get("/me")).text
    assert old.cookie == anna.cookie
    await old.post("/account/out")
    assert not old.cookie.startswith("~")
    again = town.person()
    again.http.cookies.set(OLD_COOKIE, anna.cookie, domain=HOST)
    await again.http.get("/")
    assert not again.cookie.startswith("~")


@pytest.mark.parametrize(
    ("lang", "said"), [("en", "sent no cookie"), ("fr", "aucun cookie"), ("de", "kein Cookie")]
)
async def test_whoever_sends_no_cookies_is_told_so(town: Town, lang: str, said: str) -> None:
    anna = town.person(lang)
    token = await anna.token()
    form = {"_csrf_token": token, "game": "hedge"}
    for known, there in ((False, True), (True, False)):
        transport = httpx.ASGITransport(town.app)  # type: ignore[arg-type]
        headers = {"accept-language": lang, "accept": "text/html"}
        if known:
            headers["cookie"] = f"{town.app._identity.cookie}={anna.cookie}"
        async with httpx.AsyncClient(transport=transport, base_url=f"http://{HOST}") as bare:
            answer = await bare.post("/quick", data=form, headers=headers)
        assert answer.status_code == 403
        assert (said in html.unescape(answer.text)) is there


def test_what_others_on_the_host_have_set_disturbs_no_cookie() -> None:
    jar = cookies('json={"a": 1, "b"}; vigneron-1=abc; ;=x; flag; vigneron-1=later; q="a b"')
    assert jar == {"json": '{"a": 1, "b"}', "vigneron-1": "abc", "q": '"a b"'}
    assert cookies("") == {}


def test_names_of_cookies_do_not_tell_the_key() -> None:
    one, other = Identity("key one"), Identity("key two")
    assert len({one.cookie, one.form_cookie, other.cookie, other.form_cookie}) == 4
    assert one.cookie == Identity("key one").cookie
    assert "key" not in one.cookie

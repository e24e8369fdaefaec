"""Passkeys: made, used, added and deleted; an invalid answer opens nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.accounts.test_accounts import WORD, account, note
from tests.server.authenticator import Authenticator
from tests.server.harness import HOST, Person, Town, town_in
from vigneron.server.accounts.passkeys import MOST, RelyingParty, place

ORIGIN = f"https://{HOST}"


def secure(town: Town) -> Person:
    """Return a person who connects over TLS."""
    person = town.person()
    person.http.base_url = ORIGIN
    return person


async def told(person: Person, path: str, what: Mapping[str, Any]) -> httpx.Response:
    """Send a request as the page's script does, over TLS."""
    page = await person.http.get(f"{ORIGIN}/me")
    found = re.search(r'name="_csrf_token" value="([^"]+)"', page.text)
    assert found
    headers = {"x-csrftoken": found[1], "origin": ORIGIN, "accept": "application/json"}
    return await person.http.post(f"{ORIGIN}{path}", content=json.dumps(what), headers=headers)


async def asked(person: Person, **what: str) -> dict[str, Any]:
    answer = await told(person, "/account/passkey/ask", what)
    assert answer.status_code == 200, answer.text
    options: dict[str, Any] = answer.json()
    return options


async def make(person: Person, key: Authenticator, name: str = "Anna") -> httpx.Response:
    credential = key.make(await asked(person, what="create", name=name))
    return await told(person, "/account/passkey/done", {"name": name, "credential": credential})


async def come_in(person: Person, key: Authenticator, **how: bool) -> httpx.Response:
    credential = key.sign(await asked(person, what="in"), **how)
    return await told(person, "/account/passkey/in", {"credential": credential})


async def signed_in(person: Person) -> bool:
    return 'id="devices"' in (await person.http.get(f"{ORIGIN}/me")).text


async def test_a_passkey_makes_an_account_and_opens_it_elsewhere(town: Town) -> None:
    anna, bert, phone, key = secure(town), secure(town), secure(town), Authenticator(ORIGIN)
    table = await town.table_of(anna, bert)
    assert (await make(anna, key)).json() == {"to": "/me?done=made"}
    assert (await come_in(phone, key)).json() == {"to": "/me?done=in"}
    for person in (anna, phone):
        _, welcome = await person.watch(table)
        assert welcome["you"]["seat"] == 0


async def test_what_is_asked_names_nobody_and_wants_its_person_verified(town: Town) -> None:
    anna = secure(town)
    options = await asked(anna, what="create", name="Anna")
    own = anna.cookie.split(".")[0]
    assert own not in json.dumps(options)
    assert options["rp"]["id"] == HOST
    assert options["authenticatorSelection"]["userVerification"] == "required"
    assert options["authenticatorSelection"]["residentKey"] == "required"
    signing = await asked(anna, what="in")
    assert signing["userVerification"] == "required"
    assert not signing.get("allowCredentials")


async def test_an_answer_counts_once(town: Town) -> None:
    anna, phone, key = secure(town), secure(town), Authenticator(ORIGIN)
    await make(anna, key)
    options = await asked(phone, what="in")
    wrong = {**key.sign(options), "rawId": "AAAA", "id": "AAAA"}
    assert (await told(phone, "/account/passkey/in", {"credential": wrong})).status_code == 400
    again = await told(phone, "/account/passkey/in", {"credential": key.sign(options)})
    assert again.status_code == 400
    assert "opens no account here" in again.json()["say"]
    assert not await signed_in(phone)


async def test_an_answer_counts_for_the_browser_that_was_asked(town: Town) -> None:
    anna, phone, other, key = secure(town), secure(town), secure(town), Authenticator(ORIGIN)
    await make(anna, key)
    credential = key.sign(await asked(phone, what="in"))
    assert (await told(other, "/account/passkey/in", {"credential": credential})).status_code == 400
    assert not await signed_in(other)


async def test_what_proves_nothing_opens_nothing(town: Town) -> None:
    anna, key = secure(town), Authenticator(ORIGIN)
    await make(anna, key)
    other = secure(town)
    unknown = Authenticator(ORIGIN)
    unknown.handle = key.handle
    elsewhere, careless, forged = (Authenticator(ORIGIN) for _ in range(3))
    for one in (elsewhere, careless, forged):
        one.credential, one.handle, one.count, one._key = key.credential, key.handle, 50, key._key
    elsewhere.origin = "https://evil.test"
    careless.verifies = False
    forged._key = Authenticator(ORIGIN)._key
    for wrong in (unknown, elsewhere, careless, forged):
        assert (await come_in(other, wrong)).status_code == 400
    assert not await signed_in(other)
    assert (await come_in(other, key)).status_code == 200


async def test_a_copied_authenticator_is_noticed_by_its_count(town: Town) -> None:
    anna, phone, key = secure(town), secure(town), Authenticator(ORIGIN)
    await make(anna, key)
    assert (await come_in(phone, key)).status_code == 200
    await phone.post("/account/out")
    assert (await come_in(phone, key, counted=False)).status_code == 400


async def test_rubbish_is_refused(town: Town) -> None:
    anna = secure(town)
    wrong = (3, "AAAA", "e30", "é", "W10", "eyJjaGFsbGVuZ2UiOjF9")
    answers = [{"rawId": [], "response": {"clientDataJSON": data}} for data in wrong]
    for credential in ({}, {"response": None}, *answers):
        for path in ("/account/passkey/done", "/account/passkey/in"):
            answer = await told(anna, path, {"credential": credential})
            assert answer.status_code == 400, credential
            assert answer.json()["say"]


async def test_an_account_may_have_several_and_keeps_the_last(town: Town) -> None:
    anna, phone = secure(town), secure(town)
    first, second = Authenticator(ORIGIN), Authenticator(ORIGIN)
    await make(anna, first)
    options = await asked(anna, what="create")
    assert [one["id"] for one in options["excludeCredentials"]]
    added = await told(
        anna, "/account/passkey/done", {"credential": second.make(options), "name": "Somebody else"}
    )
    assert added.status_code == 200
    assert second.handle == first.handle
    assert (await come_in(phone, second)).status_code == 200
    page = (await anna.http.get("/me")).text
    removals = re.findall(r'action="(/account/passkeys/\w+/remove)"', page)
    assert len(removals) == 2
    await anna.post(removals[0])
    answer = await anna.post(removals[1])
    assert answer.status_code == 400
    assert "alone opens your account" in note(answer)
    answer = await anna.post("/account/password", new=WORD)
    assert answer.headers["location"] == "/me?done=password-set"
    assert "The password is set." in (await anna.http.get("/me?done=password-set")).text
    assert (await anna.post(removals[1])).status_code == 303
    assert "/remove" not in (await anna.http.get("/me")).text
    assert (await secure(town).post("/account/in", name="anna", password=WORD)).status_code == 303


async def test_nobody_removes_another_s(town: Town) -> None:
    anna, bert, key = secure(town), secure(town), Authenticator(ORIGIN)
    await make(anna, key)
    await account(bert, "Bert")
    removal = re.search(r'"(/account/passkeys/\w+/remove)"', (await anna.http.get("/me")).text)
    assert removal
    await bert.post(removal[1])
    assert "/remove" in (await anna.http.get("/me")).text


async def test_there_are_only_so_many(town: Town) -> None:
    anna = secure(town)
    for _ in range(MOST):
        assert (await make(anna, Authenticator(ORIGIN))).status_code == 200
    answer = await told(anna, "/account/passkey/ask", {"what": "create"})
    assert answer.status_code == 400
    assert "as many passkeys" in answer.json()["say"]


async def test_a_taken_name_is_said_before_the_authenticator_is_asked(town: Town) -> None:
    await account(secure(town))
    answer = await told(secure(town), "/account/passkey/ask", {"what": "create", "name": "anna"})
    assert answer.status_code == 400
    assert "is taken" in answer.json()["say"]


async def test_without_tls_there_are_none(town: Town) -> None:
    anna = town.person()
    token = await anna.token()
    answer = await anna.http.post(
        "/account/passkey/ask", content=b'{"what":"in"}', headers={"x-csrftoken": token}
    )
    assert answer.status_code == 400
    assert answer.json() == {"say": "Passkeys cannot be used at this address."}


async def test_the_host_s_public_address_counts(tmp_path: Path) -> None:
    async with town_in(tmp_path, public_url="https://play.example") as town:
        anna, key = secure(town), Authenticator("https://play.example")
        options = await asked(anna, what="create", name="Anna")
        assert options["rp"]["id"] == "play.example"
        told_ = {"name": "Anna", "credential": key.make(options)}
        assert (await told(anna, "/account/passkey/done", told_)).status_code == 200


@pytest.mark.parametrize(
    ("address", "found"),
    [
        ("https://play.example", RelyingParty("play.example", "https://play.example")),
        ("https://Play.Example:8443/", RelyingParty("play.example", "https://play.example:8443")),
        ("http://localhost:8340", RelyingParty("localhost", "http://localhost:8340")),
        ("http://play.example", None),
        ("http://127.0.0.1:8340", None),
        ("https://192.168.1.7", None),
        ("https://[::1]:8340", None),
        ("https://", None),
    ],
)
def test_where_passkeys_count(address: str, found: RelyingParty | None) -> None:
    assert place(address) == found

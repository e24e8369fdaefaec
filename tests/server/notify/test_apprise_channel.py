"""Notices through apprise: by services that the host allows; addresses are encrypted and never logged."""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.accounts.test_accounts import note
from tests.server.harness import Town, town_in
from tests.server.notify.test_web_push import ask
from vigneron.server.notify import apprise_channel
from vigneron.server.notify.apprise_channel import AppriseChannels, BadService, check
from vigneron.server.platform.settings import SERVICES

HOOK = "discord://1234567890/very-secret-token"
GOOD = (
    (HOOK, "Discord"),
    ("tgram://123456789:abcdefg_hijklmnop/12315544/", "Telegram"),
    ("ntfys://ntfy.sh/mytopic", "ntfy"),
    ("pbul://abcdefghijk", "Pushbullet"),
)
BAD = (
    "json://127.0.0.1/x",
    "http://127.0.0.1/",
    "file:///etc/passwd",
    "ntfy://ntfy.sh/x",
    "ntfys://evil.test/x",
    "ntfys://ntfy.sh:99/x",
    "ntfys://127.0.0.1/ntfy.sh",
    "ntfys://topic",
    "ntfys://ntfy.sh@evil.test/x",
    "ntfys://evil.test#@ntfy.sh/x",
    "ntfys://evil.test\\@ntfy.sh/x",
    "ntfys://ntfy.sh/x?attach=file:///etc/passwd",
    "discord://1/2?avatar_url=http://127.0.0.1/",
    "mailto://a:b@evil.test",
    "windows://",
    "dbus://",
    "syslog://",
    "",
    "x",
    "discord://",
    "DISCORD://x/y z",
    "discord://" + "x" * 400,
)


@pytest.mark.parametrize(("url", "kind"), GOOD)
def test_what_the_host_allows_is_taken(url: str, kind: str) -> None:
    assert check(url, SERVICES) == kind


@pytest.mark.parametrize("url", BAD)
def test_nothing_else_is(url: str) -> None:
    with pytest.raises(BadService):
        check(url, SERVICES)


def test_a_host_s_list_counts() -> None:
    with pytest.raises(BadService):
        check(HOOK, ())
    assert check("ntfys://push.example/x", ("ntfys://push.example",)) == "ntfy"
    assert check("json://anywhere.example/x", ("json",)) == "JSON"


async def test_the_page_shows_how_an_address_of_each_service_looks(town: Town) -> None:
    """Each example is an address that the house would take; what has none is shown as far as it is known."""
    channels = AppriseChannels(town.services.store, "key", SERVICES)
    examples = channels.examples()
    assert {name for name, _ in examples} == {
        "Discord",
        "Telegram",
        "Slack",
        "Pushover",
        "Pushbullet",
        "ntfy",
    }
    assert all(check(example, SERVICES) == name for name, example in examples)
    own = AppriseChannels(town.services.store, "key", ("ntfys://push.example", "json"))
    assert own.examples() == [("json", "json://…"), ("ntfy", "ntfys://push.example/my-vineyard")]
    page = (await town.person().http.get("/me")).text
    assert all(example in page for _, example in examples)


async def test_an_address_is_kept_sealed_and_never_shown(town: Town) -> None:
    anna, bert = town.person(), town.person()
    answer = await anna.post("/me/services", url=f" {HOOK} ")
    assert answer.status_code == 303
    page = (await anna.http.get("/me")).text
    assert "<span>Discord</span>" in page
    assert "very-secret-token" not in page
    rows = await town.services.store.read(text("select * from service"))
    assert "very-secret" not in str([dict(row) for row in rows])
    removal = f"/me/services/{rows[0]['id']}/remove"
    await bert.post(removal)
    assert "<span>Discord</span>" in (await anna.http.get("/me")).text
    await anna.post(removal)
    assert "<span>Discord</span>" not in (await anna.http.get("/me")).text


async def test_what_is_refused_is_said(town: Town) -> None:
    anna = town.person()
    assert "does not call that service" in note(await anna.post("/me/services", url="json://127.0.0.1/x"))
    assert "Apprise understands" in note(await anna.post("/me/services", url="discord://1/2?x=http://a"))
    for number in range(3):
        await anna.post("/me/services", url=f"{HOOK}{number}")
    assert "as many services" in note(await anna.post("/me/services", url=HOOK))


async def test_a_notice_goes_through_the_library(town: Town, monkeypatch: pytest.MonkeyPatch) -> None:
    sent: list[tuple[str, str]] = []

    def notify(self: Any, body: str, title: str) -> bool:
        sent.append((title, body))
        return True

    monkeypatch.setattr(type(apprise_channel._plugin(HOOK)), "notify", notify)
    anna = town.person()
    await anna.post("/me/services", url=HOOK)
    assert (await ask(anna, "/me/notices/try")).json() == {"say": "It is on its way."}
    assert sent == [
        ("Vigneron", "This is a trial. Notices of your turn arrive like this. http://house.test/me")
    ]


async def test_neither_the_address_nor_what_the_library_says_is_logged(
    town: Town, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def notify(self: Any, body: str, title: str) -> bool:
        logging.getLogger("apprise").warning("failed: %s", HOOK)
        logging.getLogger("urllib3.connectionpool").warning("Retrying: /very-secret-token")
        raise RuntimeError(HOOK)

    monkeypatch.setattr(type(apprise_channel._plugin(HOOK)), "notify", notify)
    anna = town.person()
    await anna.post("/me/services", url=HOOK)
    with caplog.at_level(logging.DEBUG, logger="vigneron"):
        assert "not taken" in (await ask(anna, "/me/notices/try")).json()["say"]
    assert "very-secret-token" not in caplog.text


async def test_a_service_that_is_allowed_no_longer_is_not_called(town: Town) -> None:
    anna = town.person()
    await anna.post("/me/services", url=HOOK)
    person = anna.cookie.rpartition(".")[0]
    [own] = await town.services.channels.of(person)
    assert not AppriseChannels(town.services.store, town.services.settings.key, ("pover",)).send(
        own, "a", "b"
    )
    assert not AppriseChannels(town.services.store, "another key", SERVICES).send(own, "a", "b")


async def test_without_the_library_nothing_is_offered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(apprise_channel, "find_spec", lambda name: None)
    async with town_in(tmp_path) as town:
        anna = town.person()
        assert "/me/services" not in (await anna.http.get("/me")).text
        assert (await anna.post("/me/services", url=HOOK)).status_code == 400

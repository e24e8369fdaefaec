"""Forms and sockets are accepted from pages of this server, however a proxy spells its host."""

from __future__ import annotations

import logging
from typing import Any, cast

import pytest
from litestar.types import Scope

from tests.server.harness import HOST, Closed, Town
from vigneron.server.http.origin import same_origin


def asked(origin: str, host: str) -> Scope:
    headers = [(b"origin", origin.encode()), (b"host", host.encode())]
    return cast(Scope, {"headers": [(k, v) for k, v in headers if v]})


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("https://name", "name"),
        ("https://name", "name:443"),
        ("https://name:443", "name"),
        ("http://name", "name:80"),
        ("http://name:80", "name"),
        ("HTTPS://Name", "nAME:443"),
        ("http://name:8221", "name:8221"),
        ("https://[::1]", "[::1]:443"),
        ("http://[::1]:80", "[::1]"),
        ("http://[::1]:8221", "[0:0:0:0:0:0:0:1]:8221"),
        ("https://[2001:DB8::A]", "[2001:db8::a]:443"),
        ("", "name"),
        ("http://127.0.0.1", "127.0.0.1:80"),
    ],
)
def test_one_place_by_two_spellings_is_one(origin: str, host: str) -> None:
    assert same_origin(asked(origin, host))


@pytest.mark.parametrize(
    ("origin", "host"),
    [
        ("http://name", "name:443"),
        ("https://name", "name:80"),
        ("https://name:8443", "name"),
        ("https://name", "name:8443"),
        ("https://evil.test", "name"),
        ("https://name.evil.test", "name"),
        ("https://name:443.evil.test", "name"),
        ("https://name@evil.test", "name"),
        ("null", "name"),
        ("file://", ""),
        ("https://", ""),
        ("https://:443", ":443"),
        ("ftp://name", "name"),
        ("https://name", ""),
        ("https://[::1]", "[::2]"),
        ("https://[zz]", "[zz]"),
        ("https://name/", "name"),
        ("https://name, https://name", "name"),
        ("https://::1", "::1:443"),
        ("https://name:44３", "name:44３"),
        ("https://::1:443", "::1:443"),
    ],
)
def test_another_place_is_refused_and_the_log_names_both(
    origin: str, host: str, caplog: pytest.LogCaptureFixture
) -> None:
    with caplog.at_level(logging.WARNING, logger="vigneron"):
        assert not same_origin(asked(origin, host))
    [line] = caplog.messages
    shown = (text.encode().decode("latin-1") for text in (origin, host))
    assert line == "refused: the page is of {!r}, and the host asked for is {!r}".format(*shown)


def test_neither_two_origins_nor_signs_disturb_the_log(caplog: pytest.LogCaptureFixture) -> None:
    scope = asked("https://name", "name")
    cast(Any, scope)["headers"].append((b"origin", b"https://name"))
    assert not same_origin(scope)
    assert not same_origin(asked("https://x\n2026 all is well" + "y" * 1000, "name"))
    assert all("\n" not in line and len(line) < 400 for line in caplog.messages)


async def test_forms_and_sockets_behind_a_proxy_that_names_the_port(
    town: Town, caplog: pytest.LogCaptureFixture
) -> None:
    anna = town.person()
    form = {"_csrf_token": await anna.token(), "game": "hedge", "seats": "1"}
    names = {"host": f"{HOST}:443", "origin": f"https://{HOST}"}
    made = await anna.http.post("/new", data=form, headers=names)
    assert made.status_code == 303
    table = made.headers["location"].removeprefix("/t/")
    line = anna.connect(table, **names)
    assert (await line.ask("hello"))["t"] == "welcome"
    names["host"] = f"{HOST}:8443"
    assert (await anna.http.post("/new", data=form, headers=names)).status_code == 403
    with pytest.raises(Closed):
        await anna.connect(table, **names).next()
    told = f"refused: the page is of 'https://{HOST}', and the host asked for is '{HOST}:8443'"
    assert [m for m in caplog.messages if m.startswith("refused")] == [told] * 2

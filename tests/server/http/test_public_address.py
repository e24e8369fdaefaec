"""The address in join links: a link that others cannot open is called so, and what to do about it."""

from __future__ import annotations

from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tests.server.harness import Town, town_in
from vigneron.server.http.public_address import PublicAddress


@pytest.mark.parametrize(
    ("base", "local"),
    [
        ("http://localhost:8340", True),
        ("http://127.0.0.1:8340", True),
        ("http://127.9.9.9", True),
        ("http://[::1]:8340", True),
        ("http://vigneron.localhost", True),
        ("http://192.168.1.20:8340", False),
        ("https://wine.example", False),
        ("http://localhost.example", False),
        ("http://[fe80::1]:8340", False),
    ],
)
def test_which_addresses_work_on_this_machine_only(base: str, local: bool) -> None:
    request: Any = SimpleNamespace(url=SimpleNamespace(scheme="http", netloc="ignored"))
    assert PublicAddress(base).local(request) is local


def test_without_a_public_address_the_request_s_own_counts() -> None:
    request: Any = SimpleNamespace(url=SimpleNamespace(scheme="http", netloc="localhost:1"))
    assert PublicAddress("").local(request)


async def test_the_lobby_says_that_its_link_is_for_this_machine_and_how_to_open_the_house(
    tmp_path: Path,
) -> None:
    async with town_in(tmp_path, public_url="http://127.0.0.1:8340") as town:
        anna = town.person()
        table = await anna.open("hedge", seats="2", name="Anna")
        page = (await anna.http.get(f"/t/{table}")).text
        assert "This link works on this machine only." in page
        assert "./play --lan" in page
        assert "Send this link to your friends" not in page
        assert "qr.svg" not in page


async def test_a_link_that_friends_can_open_has_a_code_to_scan(town: Town) -> None:
    anna = town.person()
    table = await anna.open("hedge", seats="2", name="Anna")
    page = (await anna.http.get(f"/t/{table}")).text
    assert "Send this link to your friends" in page
    assert f'src="/t/{table}/qr.svg"' in page
    assert "this machine only" not in page


async def test_the_link_of_a_running_game_stays_with_those_who_sit_there(town: Town) -> None:
    anna = town.person()
    table = await town.table_of(anna, seats=2, **{"bot-1": "random"})
    code = town.live(table).record.code
    page = (await anna.http.get(f"/t/{table}")).text
    assert f'value="http://house.test/j/{code}"' in page
    assert "Whoever has this link may look on" in page
    bert = town.person()
    assert code not in (await bert.http.get(f"/t/{table}")).text

"""`vigneron password`: the host replaces a lost password."""

from __future__ import annotations

import asyncio
import re
from pathlib import Path

import pytest

from tests.server.accounts.test_accounts import WORD, account, come_in
from tests.server.harness import town_in
from vigneron.cli import main

Capture = pytest.CaptureFixture[str]


@pytest.fixture(autouse=True)
def english(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)


async def test_a_lost_password_is_replaced_and_old_sessions_end(tmp_path: Path, capsys: Capture) -> None:
    async with town_in(tmp_path) as town:
        await account(town.person())
    assert await asyncio.to_thread(main, ["password", "ANNA", "--data-dir", str(tmp_path)]) == 0
    found = re.search(r"of Anna is (\S+) ", capsys.readouterr().out)
    assert found
    async with town_in(tmp_path) as town:
        anna = town.person()
        assert (await anna.post("/account/in", name="Anna", password=WORD)).status_code == 400
        await come_in(anna, word=found[1])
        assert "signed in here only" in (await anna.http.get("/me")).text


def test_a_name_that_nobody_has_is_said(tmp_path: Path, capsys: Capture) -> None:
    assert main(["password", "Nobody", "--data-dir", str(tmp_path)]) == 1
    said = capsys.readouterr()
    assert (said.out, said.err) == ("", "There is no account with the name “Nobody”.\n")

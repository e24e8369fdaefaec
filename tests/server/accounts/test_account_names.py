"""Names of accounts: how they are compared, and which are refused."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text

from tests.server.accounts.test_accounts import WORD, account, note
from tests.server.harness import Town, town_in
from vigneron.server.accounts import passwords
from vigneron.server.accounts.accounts import NoAccount, key_of
from vigneron.server.storage.database import database
from vigneron.server.storage.migrate import migrate


def test_names_are_compared_as_people_see_them() -> None:
    assert key_of(" Anna ") == key_of("ANNA") == key_of("Ａｎｎａ") == "anna"
    assert key_of("Straße") == key_of("STRASSE")
    assert key_of("Anna") != key_of("Anne")


@pytest.mark.parametrize(
    "twin", ["Аnna", "Ａｎｎａ", "An\u200bna", "Anna\u3164", "Αnnа", "aNNA", "Anna\ufe0f"]
)
async def test_no_account_is_made_beside_one_whose_name_it_cannot_be_told_from(town: Town, twin: str) -> None:
    anna, other = town.person(), town.person()
    await account(anna)
    answer = await other.post("/account", name=twin, password=WORD)
    assert answer.status_code == 400
    assert "is taken in this house, or looks like one that is." in note(answer)
    await anna.post("/account/delete", name=twin, password=WORD)  # deleting an account frees its name
    await account(other, twin)


@pytest.mark.parametrize(
    "name", ["\u3164\u3164", "\u2800\u2800\u2800", "A\u3164", "\u200b" * 5, "\ufdfa" * 24]
)
async def test_a_name_that_is_not_seen_or_too_long_makes_no_account(town: Town, name: str) -> None:
    answer = await town.person().post("/account", name=name, password=WORD)
    assert (answer.status_code, note(answer)) == (400, "A name has 2 to 24 characters.")


async def test_twins_of_before_keep_working_and_get_no_third(url: str, tmp_path: Path) -> None:
    """Accounts of an older store without skeletons: a full-width name, one with a filler, one in Cyrillic."""
    at, hash = database(url), await passwords.Passwords().hash(WORD)
    await at.write(lambda connection: migrate(connection, to="0010"))

    def fill(connection: Any) -> None:
        for number, (name, key) in enumerate(
            [("Anna", "anna"), ("Anna\u3164", "anna\u1160"), ("Аnna", "аnna"), ("\u3164", "\u1160")]
        ):
            values = {
                "id": f"p{number}",
                "name": name,
                "key": key,
                "password": hash,
                "public": f"x{number}",
                "handle": bytes([number]),
                "made": number,
            }
            connection.execute(
                text(
                    "insert into account (id, name, key, password, public, handle, made)"
                    " values (:id, :name, :key, :password, :public, :handle, :made)"
                ),
                values,
            )

    await at.write(fill)
    await at.close()
    async with town_in(tmp_path, database_url=url) as town:
        accounts = town.services.accounts
        for number, name in enumerate(["ANNA", "anna\u3164", "аnna", "\u3164"]):
            opened = await accounts.opened_by(name, WORD)
            assert opened is not None
            assert opened.id == f"p{number}"
        for twin in ("Anna", "Ａnna", "ANNΑ"):
            with pytest.raises(NoAccount, match="name_taken"):
                await accounts.make("q", twin, WORD)
        for number in range(3):
            assert await accounts.taken("Anna")
            await accounts.remove(f"p{number}")
        assert (await accounts.make("q", "Anna", WORD)).id == "q"

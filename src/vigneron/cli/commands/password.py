"""`vigneron password`: sets a new password for a person who has lost their password."""

from __future__ import annotations

import asyncio
import secrets
from typing import TYPE_CHECKING, Annotated

import typer

from vigneron.cli.places import DatabaseUrl, DataDir
from vigneron.cli.voice import Fail, say

if TYPE_CHECKING:
    from vigneron.server.storage.repository import SqlStore


def run(
    name: Annotated[str, typer.Argument(metavar="NAME", help="cli-argument-account")],
    data_dir: DataDir = None,
    database_url: DatabaseUrl = None,
) -> int:
    """Run the command and return its exit status."""
    from vigneron.server.platform.settings import settings
    from vigneron.server.storage.repository import SqlStore

    word = secrets.token_urlsafe(12)
    found = asyncio.run(_replace(SqlStore(settings(data_dir, database_url).database_url), name, word))
    if not found:
        raise Fail("cli-password-nobody", 1, name=name[:40])
    print(say("cli-password-done", name=found, password=word))
    return 0


async def _replace(store: SqlStore, name: str, word: str) -> str:
    """Set a password and end the person's sessions. Return the stored name, or '' if there is no account."""
    from vigneron.server.accounts.accounts import Accounts
    from vigneron.server.accounts.sessions import Sessions

    await store.open()
    try:
        accounts = Accounts(store)
        account = await accounts.named(name)
        if account is None:
            return ""
        await accounts.replace_password(account, word)
        await Sessions(store).end_all(account.id)
        return account.name
    finally:
        await store.close()

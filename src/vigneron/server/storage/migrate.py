"""Migrates a store to the newest schema, on a given connection."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from sqlalchemy import Connection, inspect, text

from vigneron.server.platform.errors import StoreTooNew
from vigneron.server.storage.schema import HEAD

_LOCK: Final = 0x7669676E65726F6E
"""The advisory lock on PostgreSQL. Of several processes that start together, only one migrates."""


def lock(connection: Connection) -> None:
    """Take the migration lock until the transaction ends. SQLite has one writer and needs no lock."""
    if connection.dialect.name == "postgresql":
        connection.execute(text("select pg_advisory_xact_lock(:lock)"), {"lock": _LOCK})


def migrate(connection: Connection, to: str = "head") -> None:
    """Create or update the schema in the connection's transaction. Raises StoreTooNew."""
    lock(connection)
    found = None
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("select version_num from alembic_version")).scalar()
    if found == HEAD:
        return
    from alembic import command  # importing Alembic takes half a second
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    here = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", here.replace("%", "%%"))  # % is special in this file format
    config.set_main_option("path_separator", "os")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if to != "head" and to not in known:
        raise StoreTooNew(f"schema {to} is asked for; this version knows {HEAD}")
    if found is not None and found not in known:
        raise StoreTooNew(f"the store has schema {found}; this version knows {HEAD}")
    config.attributes["connection"] = connection
    command.upgrade(config, to)

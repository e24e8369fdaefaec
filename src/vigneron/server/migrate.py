"""Brings a store to the newest schema: one connection in, the same connection, migrated, out."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

from vigneron.server.schema import HEAD


class StoreTooNew(RuntimeError):
    """The store was written by a newer version than this one; it is left alone."""


def migrate(connection: Connection) -> None:
    """Create or update the schema in the connection's transaction. Raises StoreTooNew."""
    found = None
    if inspect(connection).has_table("alembic_version"):
        found = connection.execute(text("select version_num from alembic_version")).scalar()
    if found == HEAD:
        return
    from alembic import command  # a start with nothing to do is half a second faster without it
    from alembic.config import Config
    from alembic.script import ScriptDirectory

    config = Config()
    here = str(Path(__file__).parent / "migrations")
    config.set_main_option("script_location", here.replace("%", "%%"))  # the file format expands %
    config.set_main_option("path_separator", "os")
    known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
    if found is not None and found not in known:
        raise StoreTooNew(f"the store has schema {found}; this version knows {HEAD}")
    config.attributes["connection"] = connection
    command.upgrade(config, "head")

"""Alembic's environment. `vigneron.server.storage.migrate` passes it an open connection."""

from alembic import context

from vigneron.server.storage.schema import metadata

connection = context.config.attributes["connection"]
context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()

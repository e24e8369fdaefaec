"""Adds the seats that a table waits for, and the offset of the database's time from the server's.

The server finds the awaited seats of running tables by replaying the games (`backfill`)."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("play", sa.Column("missing", sa.Integer(), nullable=True))
    op.add_column("pulse", sa.Column("lead", sa.BigInteger(), nullable=False, server_default="0"))

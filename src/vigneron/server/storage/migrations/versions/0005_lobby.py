"""Adds public tables, tables closed to spectators, rematches, colours and ready marks."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None


def upgrade() -> None:
    # Defaults are plain text. For an expression, SQLite would rebuild the table and delete its seats.
    with op.batch_alter_table("play") as play:
        play.add_column(sa.Column("listed", sa.Boolean, nullable=False, server_default="0"))
        play.add_column(sa.Column("closed", sa.Boolean, nullable=False, server_default="0"))
        play.add_column(sa.Column("next", sa.String(32), nullable=True))
        play.create_index("play_listed", ["listed", "phase"])
    with op.batch_alter_table("seat") as seat:
        seat.add_column(sa.Column("colour", sa.Integer, nullable=False, server_default="-1"))
        seat.add_column(sa.Column("ready", sa.Boolean, nullable=False, server_default="0"))

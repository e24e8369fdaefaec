"""Adds the lessons that accounts have solved."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "lesson",
        sa.Column("person", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("at", sa.BigInteger(), nullable=False),
    )

"""Adds leases: which processes run, until when, and which tables each process holds."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "process",
        sa.Column("name", sa.String(40), primary_key=True),
        sa.Column("backend", sa.Integer, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "keeper",
        sa.Column("play", sa.String(32), primary_key=True),
        sa.Column("process", sa.String(40), nullable=False),
    )

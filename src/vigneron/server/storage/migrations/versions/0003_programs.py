"""Adds programs, each with the hash of its token."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "program",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("owner", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("token", sa.String(64), nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_index("program_owner", "program", ["owner"])

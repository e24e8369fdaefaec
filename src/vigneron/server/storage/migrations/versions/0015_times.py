"""Adds the time at which each row of a game was written, so that a finished game shows the time used."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("row", sa.Column("at", sa.BigInteger(), nullable=True))

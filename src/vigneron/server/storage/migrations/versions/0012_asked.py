"""Adds the last motion for which a notice was sent, beside the last turn."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("notice", sa.Column("asked", sa.BigInteger(), nullable=False, server_default="0"))

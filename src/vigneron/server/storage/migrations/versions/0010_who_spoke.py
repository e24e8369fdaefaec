"""Adds the speaker of a chat line, so that a spectator's name can be removed with their account."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.add_column("talk", sa.Column("person", sa.String(64), nullable=True))
    op.create_index("talk_person", "talk", ["person"])

"""The first schema: people, tables, seats, rows and covered choices."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "play",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("code", sa.String(16), nullable=False, unique=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("host", sa.String(64), nullable=False),
        sa.Column("options", sa.Text, nullable=False),
        sa.Column("edition", sa.String(64), nullable=False),
        sa.Column("data", sa.String(64), nullable=False),
        sa.Column("override", sa.Text, nullable=True),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "seat",
        sa.Column("play", sa.String(32), sa.ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("person", sa.String(64), nullable=True),
        sa.Column("bot", sa.String(64), nullable=False),
        sa.Column("name", sa.String(80), nullable=False),
    )
    op.create_index("seat_person", "seat", ["person"])
    op.create_table(
        "row",
        sa.Column("play", sa.String(32), sa.ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("row", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("ply", sa.Integer, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("act", sa.Text, nullable=False),
        sa.Column("draws", sa.Text, nullable=False),
        sa.Column("digest", sa.String(32), nullable=False),
        sa.Column("data", sa.Text, nullable=False),
    )
    op.create_table(
        "draft",
        sa.Column("play", sa.String(32), sa.ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("base", sa.Integer, nullable=False),
        sa.Column("acts", sa.Text, nullable=False),
    )

"""Adds reviews of finished games: what is kept, and the jobs that people asked for."""

import sqlalchemy as sa
from alembic import op

revision = "0017"
down_revision = "0016"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "review",
        sa.Column("digest", sa.String(64), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("version", sa.String(16), nullable=False),
        sa.Column("plies", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.Column("changed", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "job",
        sa.Column("id", sa.String(32), primary_key=True),
        sa.Column("play", sa.String(32), sa.ForeignKey("play.id", ondelete="CASCADE"), nullable=False),
        sa.Column("digest", sa.String(64), nullable=False),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("busy", sa.String(64), nullable=True, unique=True),
        sa.Column("phase", sa.String(16), nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("total", sa.Integer, nullable=False),
        sa.Column("done", sa.Integer, nullable=False),
        sa.Column("seconds", sa.Integer, nullable=True),
        sa.Column("aside", sa.Boolean, nullable=False, server_default="0"),
        sa.Column("process", sa.String(40), nullable=True),
        sa.Column("until", sa.BigInteger, nullable=False, server_default="0"),
    )
    op.create_index("job_person", "job", ["person"])
    op.create_index("job_play", "job", ["play"])

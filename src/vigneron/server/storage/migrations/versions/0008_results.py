"""Adds results of finished games. When the server starts, it stores the results of earlier games."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "result",
        sa.Column("play", sa.String(32), sa.ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
        sa.Column("game", sa.String(64), nullable=False),
        sa.Column("ladder", sa.String(200), nullable=False),
        sa.Column("seats", sa.Integer, nullable=False),
        sa.Column("over", sa.BigInteger, nullable=False),
        sa.Column("ending", sa.String(32), nullable=False),
        sa.Column("why", sa.String(16), nullable=False),
    )
    op.create_index("result_over", "result", ["over"])
    op.create_table(
        "outcome",
        sa.Column("play", sa.String(32), sa.ForeignKey("result.play", ondelete="CASCADE"), primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("winner", sa.Boolean, nullable=False),
        sa.Column("stayed", sa.Boolean, nullable=False),
    )

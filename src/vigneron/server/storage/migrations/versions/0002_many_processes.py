"""Adds revisions for several processes, and clocks, motions, client seeds and imported journals."""

import json
from typing import Any

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    with op.batch_alter_table("play") as play:
        play.add_column(sa.Column("revision", sa.Integer, nullable=False, server_default="0"))
        play.add_column(sa.Column("due", sa.BigInteger, nullable=True))
        play.add_column(sa.Column("terms", sa.Text, nullable=False, server_default="{}"))
        play.add_column(sa.Column("clock", sa.Text, nullable=False, server_default="{}"))
        play.add_column(sa.Column("motion", sa.Text, nullable=True))
        play.add_column(sa.Column("words", sa.Text, nullable=False, server_default="{}"))
        play.add_column(sa.Column("origin", sa.Text, nullable=True))
        play.create_index("play_due", ["due"])
    _choices_by_ply()


def _choices_by_ply() -> None:
    """Rewrite covered choices so that they name the ply that they follow instead of the number of rows.

    Choices that follow an older position have no effect. They are deleted."""
    connection = op.get_bind()
    row = sa.table("row", *map(sa.column, ("play", "row", "kind", "ply", "data")))
    draft = sa.table("draft", *map(sa.column, ("play", "base")))
    for id in connection.execute(sa.select(draft.c.play).distinct()).scalars().all():
        last: Any = connection.execute(
            sa.select(row.c.row, row.c.kind, row.c.ply, row.c.data)
            .where(row.c.play == id)
            .order_by(row.c.row.desc())
            .limit(1)
        ).first()
        rows = 0 if last is None else last.row + 1
        connection.execute(sa.delete(draft).where(draft.c.play == id, draft.c.base != rows))
        if last is not None:
            ply = json.loads(last.data)["to"] if last.kind else last.ply
            connection.execute(sa.update(draft).where(draft.c.play == id).values(base=ply))

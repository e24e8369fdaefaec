"""Adds the skeletons of account names, so that no new name looks the same as another.

Existing names with the same skeleton remain. Each further one of them has a higher number."""

from collections import Counter

import sqlalchemy as sa
from alembic import op

from vigneron.server.accounts.name_skeletons import hashes

revision = "0011"
down_revision = "0010"
branch_labels = None
depends_on = None


def upgrade() -> None:
    likeness = op.create_table(
        "likeness",
        sa.Column("look", sa.String(64), primary_key=True),
        sa.Column("twin", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("account", sa.String(64), sa.ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    )
    op.create_index("likeness_account", "likeness", ["account"])
    count: Counter[str] = Counter()
    rows = []
    for id, name in op.get_bind().execute(sa.text("select id, name from account order by made, id")).all():
        for look in hashes(name):
            rows.append({"look": look, "twin": count[look], "account": id})
            count[look] += 1
    if rows:
        op.bulk_insert(likeness, rows)

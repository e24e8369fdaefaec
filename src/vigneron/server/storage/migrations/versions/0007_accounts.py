"""Adds accounts: password hashes (Argon2), passkeys, hashes of sessions, and guests who have signed in."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "account",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("name", sa.String(80), nullable=False),
        sa.Column("key", sa.String(80), nullable=False, unique=True),
        sa.Column("password", sa.Text, nullable=True),
        sa.Column("public", sa.String(16), nullable=False, unique=True),
        sa.Column("handle", sa.LargeBinary, nullable=False, unique=True),
        sa.Column("made", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.String(64), primary_key=True),
        _account(),
        sa.Column("credential", sa.LargeBinary, nullable=False),
        sa.Column("public_key", sa.LargeBinary, nullable=False),
        sa.Column("count", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
    )
    op.create_index("passkey_account", "passkey", ["account"])
    op.create_table(
        "session",
        sa.Column("token", sa.String(64), primary_key=True),
        _account(),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
    )
    op.create_index("session_account", "session", ["account"])
    op.create_table("alias", sa.Column("id", sa.String(64), primary_key=True), _account())
    op.create_index("alias_account", "alias", ["account"])
    op.create_table(
        "challenge",
        sa.Column("id", sa.String(64), primary_key=True),
        sa.Column("person", sa.String(64), nullable=False),
        sa.Column("purpose", sa.String(16), nullable=False),
        sa.Column("handle", sa.LargeBinary, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    op.create_index("challenge_until", "challenge", ["until"])


def _account() -> sa.Column[str]:
    owner = sa.ForeignKey("account.id", ondelete="CASCADE")
    return sa.Column("account", sa.String(64), owner, nullable=False)

"""The tables of the store, in SQL that SQLite and PostgreSQL share. A change here needs a migration."""

from __future__ import annotations

from typing import Final

from sqlalchemy import (
    BigInteger,
    Boolean,
    Column,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
)

HEAD: Final = "0014"
"""The newest migration. A store that is there already starts without loading Alembic."""

metadata = MetaData()

person = Table(
    "person",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("name", String(80), nullable=False),
    Column("made", BigInteger, nullable=False),  # seconds since 1970, as are all times here
)

play = Table(
    "play",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("code", String(16), nullable=False, unique=True),
    Column("game", String(64), nullable=False),
    Column("phase", String(16), nullable=False),  # lobby, playing, over
    Column("host", String(64), nullable=False),
    Column("options", Text, nullable=False),  # JSON object
    Column("edition", String(64), nullable=False),
    Column("data", String(64), nullable=False),  # digest of the component data
    Column("override", Text, nullable=True),  # JSON: the data themselves where they are not the packaged ones
    Column("secret", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),  # one more with everything written
    Column("due", BigInteger, nullable=True),  # the house's time: then it has to do something
    Column("missing", Integer, nullable=True),  # the seats whose act is awaited, a bit each; none: not known
    Column("terms", Text, nullable=False, server_default="{}"),  # JSON: clock and what follows it, as agreed
    Column("clock", Text, nullable=False, server_default="{}"),  # JSON: time left and running, per seat
    Column("motion", Text, nullable=True),  # JSON: what is being voted on
    Column("words", Text, nullable=False, server_default="{}"),  # JSON: people's words for the draws
    Column("origin", Text, nullable=True),  # JSON: the head and end of a journal that was brought here
    Column("listed", Boolean, nullable=False, server_default="0"),  # whether strangers may sit down
    Column("closed", Boolean, nullable=False, server_default="0"),  # whether only its own people may look
    Column("next", String(32), nullable=True),  # the table at which the same people play again
    Column("manner", Text, nullable=False, server_default="{}"),  # JSON: how people sit and speak here
    Index("play_due", "due"),
    Index("play_listed", "listed", "phase"),
)

seat = Table(
    "seat",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("kind", String(16), nullable=False),  # person, bot, open
    Column("person", String(64), nullable=True),
    Column("bot", String(64), nullable=False),
    Column("name", String(80), nullable=False),
    Column("colour", Integer, nullable=False, server_default="-1"),  # as chosen; -1: what is left
    Column("ready", Boolean, nullable=False, server_default="0"),
    Index("seat_person", "person"),
)

row = Table(
    "row",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("row", Integer, primary_key=True),  # 0, 1, 2 …: two writers cannot both write the same one
    Column("kind", String(16), nullable=False),  # '' for a ply, else what the table did
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("act", Text, nullable=False),
    Column("draws", Text, nullable=False),  # numbers with spaces between
    Column("digest", String(32), nullable=False),
    Column("data", Text, nullable=False),  # JSON object of a row of the table
)

draft = Table(
    "draft",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("base", Integer, nullable=False),  # the ply after which it is made
    Column("acts", Text, nullable=False),  # JSON list of act texts
)

program = Table(
    "program",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("owner", String(64), nullable=False),  # the person who made the token
    Column("name", String(80), nullable=False),
    Column("token", String(64), nullable=False, unique=True),  # its SHA-256; the token itself is not kept
    Column("made", BigInteger, nullable=False),
    Index("program_owner", "owner"),
)

pulse = Table(
    "pulse",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False),  # one row, 1
    Column("alive", BigInteger, nullable=False),  # milliseconds since 1970: then a process ran for certain
    Column("lead", BigInteger, nullable=False, server_default="0"),  # of the database's time over the house's
)

account = Table(
    "account",
    metadata,
    Column("id", String(64), primary_key=True),  # the person who made it
    Column("name", String(80), nullable=False),
    Column("key", String(80), nullable=False, unique=True),  # the name as names are compared
    Column("password", Text, nullable=True),  # Argon2id; none: only passkeys open it
    Column("public", String(16), nullable=False, unique=True),  # the address of its profile
    Column("handle", LargeBinary, nullable=False, unique=True),  # what authenticators know it by
    Column("made", BigInteger, nullable=False),
)

likeness = Table(
    "likeness",
    metadata,
    Column("look", String(64), primary_key=True),  # SHA-256 of how an account's name looks
    Column("twin", Integer, primary_key=True, autoincrement=False),  # 0; more where there were twins already
    Column("account", String(64), ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    Index("likeness_account", "account"),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what the authenticator calls it
    Column("account", String(64), ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # of signatures, as far as the authenticator counts
    Column("made", BigInteger, nullable=False),
    Column("used", BigInteger, nullable=False),
    Index("passkey_account", "account"),
)

session = Table(
    "session",
    metadata,
    Column("token", String(64), primary_key=True),  # its SHA-256; the token itself is not kept
    Column("account", String(64), ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    Index("session_account", "account"),
)

alias = Table(
    "alias",
    metadata,
    Column("id", String(64), primary_key=True),  # a guest who signed in, now the account's person
    Column("account", String(64), ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    Index("alias_account", "account"),
)

challenge = Table(
    "challenge",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of what an authenticator is asked to sign
    Column("person", String(64), nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("handle", LargeBinary, nullable=False),  # of the account that the passkey will open
    Column("until", BigInteger, nullable=False),
    Index("challenge_until", "until"),
)

talk = Table(
    "talk",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3 … at each table
    Column("seat", Integer, nullable=True),  # none: somebody who watches
    Column("name", String(80), nullable=False),  # '' after the speaker deleted their account
    Column("phrase", Integer, nullable=False),  # 1: `text` names a quick phrase
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("person", String(64), nullable=True),  # who said it; none of what was said before schema 0010
    Index("talk_person", "person"),
)

result = Table(
    "result",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ladder", String(200), nullable=False),  # what the options open: only like is compared with like
    Column("seats", Integer, nullable=False),
    Column("over", BigInteger, nullable=False),  # milliseconds since 1970
    Column("ending", String(32), nullable=False),
    Column("why", String(16), nullable=False),  # why it does not count for ratings, '' if it does
    Index("result_over", "over"),
)

outcome = Table(
    "outcome",
    metadata,
    Column("play", String(32), ForeignKey("result.play", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("place", Integer, nullable=False),
    Column("score", Integer, nullable=False),
    Column("winner", Boolean, nullable=False),
    Column("stayed", Boolean, nullable=False),  # false: gave up, and is rated behind all who stayed
)

secret = Table(
    "secret",
    metadata,
    Column("name", String(32), primary_key=True),  # what the house keeps for itself, made once
    Column("value", Text, nullable=False),
)

push = Table(
    "push",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the endpoint
    Column("person", String(64), nullable=False),
    Column("session", String(64), ForeignKey("session.token", ondelete="CASCADE"), nullable=True),
    Column("endpoint", Text, nullable=False),
    Column("p256dh", String(200), nullable=False),
    Column("auth", String(100), nullable=False),
    Column("lang", String(8), nullable=False),
    Column("base", String(300), nullable=False),  # the house's address as this browser knows it
    Column("made", BigInteger, nullable=False),
    Index("push_person", "person"),
)

service = Table(
    "service",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(40), nullable=False),  # shown; the address itself never is
    Column("url", Text, nullable=False),  # sealed with the house's key
    Column("lang", String(8), nullable=False),
    Column("base", String(300), nullable=False),
    Column("made", BigInteger, nullable=False),
    Index("service_person", "person"),
)

notice = Table(
    "notice",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("turn", Integer, nullable=False),  # the seat's last turn of which somebody was told
    Column("at", BigInteger, nullable=False),
    Column("asked", BigInteger, nullable=False, server_default="0"),  # the `id` of the last such question
)

process = Table(
    "process",
    metadata,
    Column("name", String(40), primary_key=True),  # of its lease: another one with every connection
    Column("backend", Integer, nullable=False),  # the number of that connection in PostgreSQL
    Column("until", BigInteger, nullable=False),  # milliseconds since 1970: then the lease ends
)

keeper = Table(
    "keeper",
    metadata,
    Column("play", String(32), primary_key=True),  # no foreign key: `pulse.HOUSE` is none
    Column("process", String(40), nullable=False),
)

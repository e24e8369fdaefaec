"""The tables of the database, in SQL that SQLite and PostgreSQL share. A change here needs a migration."""

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

HEAD: Final = "0017"
"""The number of the newest migration. If the database has it, the server starts without importing Alembic."""

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
    Column("override", Text, nullable=True),  # JSON: component data that replace the packaged data
    Column("secret", LargeBinary, nullable=False),
    Column("made", BigInteger, nullable=False),
    Column("changed", BigInteger, nullable=False),
    Column("revision", Integer, nullable=False, server_default="0"),  # increases with every write
    Column("due", BigInteger, nullable=True),  # server's time at which it must act
    Column("missing", Integer, nullable=True),  # bit mask of awaited seats; null: unknown
    Column(
        "terms", Text, nullable=False, server_default="{}"
    ),  # JSON: the clock, and what happens at its end
    Column(
        "clock", Text, nullable=False, server_default="{}"
    ),  # JSON: time left by seat, and which clocks run
    Column("motion", Text, nullable=True),  # JSON: the open vote
    Column("words", Text, nullable=False, server_default="{}"),  # JSON: client seeds
    Column("origin", Text, nullable=True),  # JSON: origin of an imported journal
    Column("listed", Boolean, nullable=False, server_default="0"),  # whether strangers may sit down
    Column("closed", Boolean, nullable=False, server_default="0"),  # whether only seated people may watch
    Column("next", String(32), nullable=True),  # the table of the rematch
    Column("manner", Text, nullable=False, server_default="{}"),  # JSON: policy, pending draw, removals
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
    Column("colour", Integer, nullable=False, server_default="-1"),  # chosen colour; -1: any free one
    Column("ready", Boolean, nullable=False, server_default="0"),
    Index("seat_person", "person"),
)

row = Table(
    "row",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("row", Integer, primary_key=True),  # 0, 1, 2 …; unique, so that one of two writers fails
    Column("kind", String(16), nullable=False),  # '' for a ply, else the kind of table row
    Column("ply", Integer, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("act", Text, nullable=False),
    Column("draws", Text, nullable=False),  # numbers separated by spaces
    Column("digest", String(32), nullable=False),
    Column("data", Text, nullable=False),  # JSON object of a table row
    Column("at", BigInteger, nullable=True),  # milliseconds since 1970; null: imported, or an earlier version
)

draft = Table(
    "draft",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("base", Integer, nullable=False),  # the ply that the choice follows
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
    Column("id", Integer, primary_key=True, autoincrement=False),  # always 1: there is one row
    Column("alive", BigInteger, nullable=False),  # last heartbeat, milliseconds since 1970
    Column("lead", BigInteger, nullable=False, server_default="0"),  # database's time minus server's time, ms
)

account = Table(
    "account",
    metadata,
    Column("id", String(64), primary_key=True),  # the person who made it
    Column("name", String(80), nullable=False),
    Column("key", String(80), nullable=False, unique=True),  # `accounts.key_of` of the name
    Column("password", Text, nullable=True),  # Argon2id; null: only passkeys open it
    Column("public", String(16), nullable=False, unique=True),  # name of the profile page
    Column("handle", LargeBinary, nullable=False, unique=True),  # WebAuthn user handle
    Column("made", BigInteger, nullable=False),
)

likeness = Table(
    "likeness",
    metadata,
    Column("look", String(64), primary_key=True),  # SHA-256 of a skeleton of the account's name
    Column("twin", Integer, primary_key=True, autoincrement=False),  # 0; higher for twins from before 0011
    Column("account", String(64), ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    Index("likeness_account", "account"),
)

passkey = Table(
    "passkey",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the credential id
    Column("account", String(64), ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    Column("credential", LargeBinary, nullable=False),
    Column("public_key", LargeBinary, nullable=False),
    Column("count", BigInteger, nullable=False),  # the authenticator's signature counter
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
    Column("id", String(64), primary_key=True),  # a guest who signed in to the account
    Column("account", String(64), ForeignKey("account.id", ondelete="CASCADE"), nullable=False),
    Index("alias_account", "account"),
)

challenge = Table(
    "challenge",
    metadata,
    Column("id", String(64), primary_key=True),  # SHA-256 of the challenge
    Column("person", String(64), nullable=False),
    Column("purpose", String(16), nullable=False),
    Column("handle", LargeBinary, nullable=False),  # user handle of the account to open
    Column("until", BigInteger, nullable=False),
    Index("challenge_until", "until"),
)

talk = Table(
    "talk",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),  # 1, 2, 3 … at each table
    Column("seat", Integer, nullable=True),  # null: a spectator
    Column("name", String(80), nullable=False),  # '' after the speaker deleted their account
    Column("phrase", Integer, nullable=False),  # 1: `text` names a quick phrase
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),  # milliseconds since 1970
    Column("person", String(64), nullable=True),  # the speaker; null before schema 0010
    Index("talk_person", "person"),
)

result = Table(
    "result",
    metadata,
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("ladder", String(200), nullable=False),  # see `results.ladder`
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
    Column("stayed", Boolean, nullable=False),  # false: the person left, and ranks last
)

secret = Table(
    "secret",
    metadata,
    Column("name", String(32), primary_key=True),  # name of a secret that the server makes once
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
    Column("base", String(300), nullable=False),  # the site's address in this browser
    Column("made", BigInteger, nullable=False),
    Index("push_person", "person"),
)

service = Table(
    "service",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("person", String(64), nullable=False),
    Column("kind", String(40), nullable=False),  # shown to the person; the address is not shown
    Column("url", Text, nullable=False),  # encrypted with the server's key
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
    Column("turn", Integer, nullable=False),  # the seat's last turn for which a notice was sent
    Column("at", BigInteger, nullable=False),
    Column(
        "asked", BigInteger, nullable=False, server_default="0"
    ),  # the `id` of the last motion for which a notice was sent
)

process = Table(
    "process",
    metadata,
    Column("name", String(40), primary_key=True),  # name of the lease; new for every connection
    Column("backend", Integer, nullable=False),  # PostgreSQL's process id of that connection
    Column("until", BigInteger, nullable=False),  # end of the lease, milliseconds since 1970
)

keeper = Table(
    "keeper",
    metadata,
    Column("play", String(32), primary_key=True),  # no foreign key: `heartbeat.HOUSE` is no table
    Column("process", String(40), nullable=False),
)

lesson = Table(
    "lesson",
    metadata,
    Column("person", String(64), primary_key=True),  # an account
    Column("game", String(64), primary_key=True),
    Column("name", String(40), primary_key=True),  # of the lesson that the account has solved
    Column("at", BigInteger, nullable=False),  # seconds since 1970
)

review = Table(
    "review",
    metadata,
    Column("digest", String(64), primary_key=True),  # `plies_digest`: acts, settings, policy and versions
    Column("game", String(64), nullable=False),
    Column("version", String(16), nullable=False),  # of reviews; other versions are deleted
    Column("plies", Integer, nullable=False),  # how many the game has, with the set-up
    Column("done", Integer, nullable=False),  # how many of them are reviewed
    Column("body", LargeBinary, nullable=False),  # compressed JSON, see `reviews.kept`
    Column("changed", BigInteger, nullable=False),
)

job = Table(
    "job",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("play", String(32), ForeignKey("play.id", ondelete="CASCADE"), nullable=False),
    Column("digest", String(64), nullable=False),
    Column("person", String(64), nullable=False),  # who asked
    Column("busy", String(64), nullable=True, unique=True),  # `person` until the job has ended: one at a time
    Column("phase", String(16), nullable=False),  # queued, running, done, stopped, failed
    Column("made", BigInteger, nullable=False),
    Column("total", Integer, nullable=False),  # plies to review
    Column("done", Integer, nullable=False),
    Column("seconds", Integer, nullable=True),  # how many are left, as estimated; null: unknown
    Column("aside", Boolean, nullable=False, server_default="0"),  # whether it waits for bots
    Column("process", String(40), nullable=True),  # the process that does it
    Column("until", BigInteger, nullable=False, server_default="0"),  # ms; then another process may take it
    Index("job_person", "person"),
    Index("job_play", "play"),
)

"""What the host decides: where things are kept, how much one person may do."""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import msgspec
from platformdirs import user_data_path

from vigneron.server.platform.errors import BadSetting

PUSH_HOSTS: Final = (
    "fcm.googleapis.com",
    "push.services.mozilla.com",
    "notify.windows.com",
    "push.apple.com",
)
SERVICES: Final = ("discord", "tgram", "slack", "pover", "pbul", "ntfys://ntfy.sh")


@dataclass(frozen=True, slots=True)
class Limits:
    """How much is enough. Counts are per minute unless they say otherwise."""

    message_bytes: int = 4096
    messages_per_second: int = 20
    body_bytes: int = 64 * 1024
    tables_per_person: int = 10
    tables_per_address: int = 60
    codes_per_address: int = 30
    """Wrong codes that one address may try; so nobody guesses his way to a table."""
    imports_per_person: int = 5
    proofs_per_address: int = 20
    """Games that one address may have proven, be they brought here or looked at."""
    tokens_per_address: int = 30
    """Wrong tokens that one address may try."""
    calls_per_program: int = 1200
    accounts_per_address: int = 10
    wrong_passwords_per_address: int = 20
    wrong_passwords_per_name: int = 30
    """An hour, from wherever they come."""
    passkeys_per_address: int = 60
    """How often one address may ask for something to sign."""
    requests_per_address: int = 1200
    """Pages, forms, calls and new sockets; files that are the same for everybody are not counted."""
    sockets_per_table: int = 200
    sockets_per_address: int = 500
    messages_per_seat: int = 40
    """A second, over all sockets of one seat."""
    greeting_seconds: float = 15.0
    """A socket that has not said hello by then is closed."""
    outbox: int = 64
    """Messages waiting for one slow client before it is let go; it comes back to the truth."""


@dataclass(frozen=True, slots=True)
class Settings:
    """Made by `settings`; tests make their own."""

    data_dir: Path
    database_url: str
    key: str
    """Signs cookies and forms. Secret; the same for all processes of one house."""
    override: Path | None = None
    """A folder of component data that replaces the packaged ones for tables opened from now on."""
    public_url: str = ""
    """Address by which others reach this house, for join links; '' means: as the request came."""
    minds: int = 1
    """Processes in which bots think; 0: a thread of this one."""
    idle_seconds: int = 600
    """After so long without anybody looking, a table leaves memory; the store has it."""
    limits: Limits = field(default_factory=Limits)
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    """Push services that are called; names of hosts, those below them included."""
    services: tuple[str, ...] = SERVICES
    """Services that people may be told through: `SCHEME`, or `SCHEME://HOST` where the host is free."""
    notice_seconds: float = 45.0
    """After so long without an act, whoever is awaited and does not look at the table is told."""
    metrics_token: str = ""
    """Who shows it may read /metrics from anywhere; '' : from this machine only."""


def limits_from(text: str) -> Limits:
    """Return the limits with those changed that a JSON object names. Raises BadSetting."""
    try:
        found: Limits = msgspec.json.decode(text or "{}", type=Limits)
    except msgspec.MsgspecError as error:
        raise BadSetting("VIGNERON_LIMITS", str(error)) from error
    unknown = set(msgspec.json.decode(text or "{}")) - set(Limits.__dataclass_fields__)
    if unknown:
        raise BadSetting("VIGNERON_LIMITS", f"there is no {', '.join(sorted(unknown))}")
    return found


def default_data_dir() -> Path:
    """Return the folder in which this user's tables are kept; VIGNERON_DATA names another."""
    named = os.environ.get("VIGNERON_DATA")
    return Path(named) if named else user_data_path("vigneron", appauthor=False)


def _key(data_dir: Path) -> str:
    """Return the signing key of this house, made at the first start and readable by its owner only."""
    named = os.environ.get("VIGNERON_KEY")
    if named:
        return named
    path = data_dir / "key"
    if not path.exists() or not path.stat().st_size:
        _make_key(path)
    return path.read_text(encoding="utf-8").strip()


def _make_key(path: Path) -> None:
    """Put a key there, whole or not at all: of processes that start at once, all read what the first made.

    They wait for each other at the file itself, empty until then, or since a power cut; nothing was ever
    signed with that. A link would need no lock, but not every file system has links."""
    if sys.platform == "win32":  # there a house is one process, and no open file can be replaced
        _fill(path)
        return
    import fcntl

    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600)) as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # until it is closed
        if not path.stat().st_size:
            _fill(path)


def _fill(path: Path) -> None:
    handle, part = tempfile.mkstemp(prefix=f"{path.name}.", suffix=".part", dir=path.parent)
    with os.fdopen(handle, "w", encoding="ascii") as file:
        file.write(secrets.token_hex(32))
        file.flush()
        os.fsync(handle)
    os.replace(part, path)


def settings(
    data_dir: Path | None = None,
    database_url: str | None = None,
    override: Path | None = None,
    *,
    public_url: str = "",
    limits: Limits | None = None,
    minds: int | None = None,
) -> Settings:
    """Return the settings of a house, making folder and key where they are missing.

    Raises OSError, and BadSetting for limits that cannot be."""
    home = (data_dir or default_data_dir()).expanduser().resolve()
    home.mkdir(parents=True, exist_ok=True)
    url = database_url or os.environ.get("VIGNERON_DATABASE_URL") or f"sqlite:///{home / 'tables.sqlite3'}"
    own = limits or limits_from(os.environ.get("VIGNERON_LIMITS", ""))
    bots = max(1, (os.cpu_count() or 2) - 1) if minds is None else minds
    token = os.environ.get("VIGNERON_METRICS_TOKEN", "")
    return Settings(
        home,
        url,
        _key(home),
        override,
        public_url,
        bots,
        limits=own,
        metrics_token=token,
        push_hosts=_listed("VIGNERON_PUSH_HOSTS", PUSH_HOSTS),
        services=_listed("VIGNERON_SERVICES", SERVICES),
    )


def _listed(name: str, default: tuple[str, ...]) -> tuple[str, ...]:
    """Return what the environment lists, with commas between; set and empty: nothing."""
    text = os.environ.get(name)
    return default if text is None else tuple(filter(None, (word.strip() for word in text.split(","))))

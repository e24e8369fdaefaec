"""Settings of a server: addresses, folders, limits."""

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
    """Limits of use. Numbers are per minute unless their description names another unit."""

    message_bytes: int = 4096
    messages_per_second: int = 20
    body_bytes: int = 64 * 1024
    tables_per_person: int = 10
    tables_per_address: int = 60
    codes_per_address: int = 30
    """The wrong codes that one address may try. The limit prevents guessing a table's code."""
    imports_per_person: int = 5
    proofs_per_address: int = 20
    """The games that one address may have checked, whether they are imported or not."""
    reviews_per_person: int = 20
    """The reviews that one person may ask for in 24 hours."""
    tokens_per_address: int = 30
    """The wrong tokens that one address may try."""
    calls_per_program: int = 1200
    accounts_per_address: int = 10
    wrong_passwords_per_address: int = 20
    wrong_passwords_per_name: int = 30
    """The wrong passwords for one name per hour, from all addresses together."""
    passkeys_per_address: int = 60
    """The passkey challenges that one address may request."""
    requests_per_address: int = 1200
    """Requests of one address: pages, forms, API calls and new sockets. Static files are not counted."""
    sockets_per_table: int = 200
    sockets_per_address: int = 500
    messages_per_seat: int = 40
    """Messages per second, over all sockets of one seat."""
    greeting_seconds: float = 15.0
    """The seconds after which a socket that has sent no `hello` is closed."""
    outbox: int = 64
    """The maximum number of messages that wait for a slow client. When it is exceeded, the socket is closed
    and the client reconnects."""


@dataclass(frozen=True, slots=True)
class Settings:
    """All settings of a server. The function `settings` reads them from the environment."""

    data_dir: Path
    database_url: str
    key: str
    """The secret that signs cookies and forms. All processes of a server share it."""
    override: Path | None = None
    """A folder of component data that new tables use instead of the packaged data, or None."""
    public_url: str = ""
    """The public address for join links; '' means the address of the request."""
    minds: int = 1
    """The number of processes in which bots think. With 0, bots think in a thread of this process."""
    idle_seconds: int = 600
    """The seconds without viewers after which a table leaves memory. The store keeps the table."""
    limits: Limits = field(default_factory=Limits)
    push_hosts: tuple[str, ...] = PUSH_HOSTS
    """The hosts of push services that may be called. Their subdomains may be called too."""
    services: tuple[str, ...] = SERVICES
    """The services that may carry notices. An entry is `SCHEME`, or `SCHEME://HOST` for a service whose
    address has a free host."""
    notice_seconds: float = 45.0
    """The seconds without an act after which absent players who must act get a notice."""
    metrics_token: str = ""
    """The token for /metrics. With '', only this machine may read the metrics."""


def limits_from(text: str) -> Limits:
    """Return the default limits, changed by a JSON object. Raises BadSetting."""
    try:
        found: Limits = msgspec.json.decode(text or "{}", type=Limits)
    except msgspec.MsgspecError as error:
        raise BadSetting("VIGNERON_LIMITS", str(error)) from error
    unknown = set(msgspec.json.decode(text or "{}")) - set(Limits.__dataclass_fields__)
    if unknown:
        raise BadSetting("VIGNERON_LIMITS", f"there is no {', '.join(sorted(unknown))}")
    return found


def default_data_dir() -> Path:
    """Return the data folder: VIGNERON_DATA, or else the user's data folder of this operating system."""
    named = os.environ.get("VIGNERON_DATA")
    return Path(named) if named else user_data_path("vigneron", appauthor=False)


def _key(data_dir: Path) -> str:
    """Return the signing key. The first start makes the key, and only its owner can read the file."""
    named = os.environ.get("VIGNERON_KEY")
    if named:
        return named
    path = data_dir / "key"
    if not path.exists() or not path.stat().st_size:
        _make_key(path)
    return path.read_text(encoding="utf-8").strip()


def _make_key(path: Path) -> None:
    """Write a new key atomically. Processes that start at the same time all use the first key.

    A process locks the key file itself. An empty file (new, or left by a power failure) has never signed
    anything. A hard link would need no lock, but some file systems have no hard links."""
    if sys.platform == "win32":  # on this system a server has one process, and open files cannot be replaced
        _fill(path)
        return
    import fcntl

    with os.fdopen(os.open(path, os.O_RDWR | os.O_CREAT, 0o600)) as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)  # the lock is held until the file is closed
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
    """Return the settings from the environment. Make the data folder and the key if they are missing.

    Raises OSError. Raises BadSetting for impossible limits."""
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
    """Return the comma-separated items of an environment variable; () if it is empty."""
    text = os.environ.get(name)
    return default if text is None else tuple(filter(None, (word.strip() for word in text.split(","))))

"""Sends notices through services such as Discord, Telegram or ntfy, with the library apprise (an extra).

The server calls an address that a person enters. Therefore the host lists the allowed addresses
(`Settings.services`): `SCHEME` for a service whose scheme determines the host, `SCHEME://HOST` for others.
Addresses may have no parameters. They are stored encrypted with the server's key, and are neither shown nor
logged."""

from __future__ import annotations

import base64
import hashlib
import logging
import re
import secrets
from dataclasses import dataclass
from importlib.util import find_spec
from typing import Any, Final

from sqlalchemy import delete, insert, select

from vigneron.core.errors import Picklable
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Statement

MOST: Final = 3
"""The maximum number of services of one person."""
EXAMPLES: Final = {
    "discord": "discord://4174216298/JHMHI8qBe7bk2ZwO5U711o3dV",
    "ntfys": "ntfys://ntfy.sh/my-vineyard",
    "pbul": "pbul://a6k4FabnPadBiB3x8bfqVXE6pUMLGrVt",
    "pover": "pover://uwk4FabnPadBiB3x8bfqVXE6pUMLGr@a6k4FabnPadBiB3x8bfqVXE6pUMLGr",
    "slack": "slack://T1JJ3T3L2/A1BRTD4JD/TIiajkdnlazkcOXrIdevi7FQ",
    "tgram": "tgram://123456789:AAF3b2xjd8/12315544",
}
"""How an address of a service looks, by its scheme."""
_PLAIN: Final = re.compile(r"([a-z0-9]{2,20})://[A-Za-z0-9:/@._~+=%-]{3,300}")
_service = schema.service


class BadService(Picklable, ValueError):
    """This server does not call this address. `code` names a sentence that says why."""

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


@dataclass(frozen=True, slots=True)
class AppriseChannel:
    """A service through which a person gets notices.

    `url` is encrypted. `lang` and `base` are the language and the site address of the notices."""

    id: str
    kind: str
    url: str
    lang: str
    base: str


def able() -> bool:
    """Return whether apprise is installed."""
    return find_spec("apprise") is not None


def check(url: str, allowed: tuple[str, ...]) -> str:
    """Return the name of the service that an address belongs to. Raises BadService."""
    plain = _PLAIN.fullmatch(url)
    if plain is None:
        raise BadService("bad_service")
    scheme = plain[1]
    hosts = [entry.partition("://")[2] for entry in allowed if entry.partition("://")[0] == scheme]
    if not hosts:
        raise BadService("no_service")
    found = _plugin(url)
    if found is None:
        raise BadService("bad_service")
    # Check the host that the library parses, because the library will call that host.
    if "" not in hosts and (getattr(found, "host", "") not in hosts or getattr(found, "port", None)):
        raise BadService("no_service")
    return str(getattr(found, "service_name", "") or scheme)[:40]


def _example(entry: str) -> tuple[str, str]:
    """Return the name of an allowed service, and how an address of it looks."""
    scheme, _, host = entry.partition("://")
    example = EXAMPLES.get(scheme)
    if example is None:
        return scheme, f"{scheme}://{host or '…'}"
    if host:
        example = f"{scheme}://{host}/{example.rpartition('/')[2]}"
    return check(example, (entry,)), example


def _plugin(url: str) -> Any:
    import apprise

    for name in ("apprise", "urllib3"):
        logging.getLogger(name).setLevel(logging.CRITICAL + 1)  # the library's warnings contain addresses
    return apprise.Apprise.instantiate(url, suppress_exceptions=True)


class AppriseChannels:
    """The services of all people. `allowed` is `Settings.services`; `key` encrypts the addresses."""

    def __init__(self, store: SqlStore, key: str, allowed: tuple[str, ...]) -> None:
        self._store, self._allowed = store, allowed
        self._seal = base64.urlsafe_b64encode(hashlib.sha256(f"vigneron.services|{key}".encode()).digest())

    @property
    def schemes(self) -> list[str]:
        """Return the services that people may use. The result is empty if apprise is not installed."""
        return sorted(self._allowed) if able() else []

    def examples(self) -> list[tuple[str, str]]:
        """Return the name and an example of an address for each service that people may use."""
        return [_example(entry) for entry in self.schemes]

    async def add(self, person: str, url: str, lang: str, base: str) -> None:
        """Store a service. Raises BadService."""
        from cryptography.fernet import Fernet

        if not self.schemes:
            raise BadService("no_service")
        if len(await self.of(person)) >= MOST:
            raise BadService("enough_services")
        url = url.strip()
        kind = check(url, self._allowed)
        values = {
            "id": secrets.token_hex(8),
            "person": person,
            "kind": kind,
            "lang": lang,
            "base": base[:300],
            "url": Fernet(self._seal).encrypt(url.encode()).decode(),
            "made": now(),
        }
        await self._store.writer.write(person, [Statement(insert(_service), values)])

    async def of(self, person: str) -> list[AppriseChannel]:
        """Return a person's services. The addresses are still encrypted."""
        at = _service.c
        rows = await self._store.read(select(_service).where(at.person == person).order_by(at.made, at.id))
        return [AppriseChannel(r["id"], r["kind"], r["url"], r["lang"], r["base"]) for r in rows]

    async def remove(self, person: str, id: str) -> None:
        """Delete a person's service."""
        gone = delete(_service).where(_service.c.id == id, _service.c.person == person)
        await self._store.writer.write(person, [Statement(gone)])

    def send(self, to: AppriseChannel, title: str, body: str) -> bool:
        """Send a notice through a service; return whether the service accepted it.

        This blocks for up to several seconds."""
        from cryptography.fernet import Fernet, InvalidToken

        try:
            url = Fernet(self._seal).decrypt(to.url.encode()).decode()
            check(url, self._allowed)  # the host may have changed the setting in the meantime
            found = _plugin(url)
            return bool(found is not None and found.notify(body=body, title=title))
        except (BadService, InvalidToken, ValueError):
            return False
        except Exception:  # not logged: the message may contain the address
            return False

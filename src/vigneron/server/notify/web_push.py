"""Web Push: sends encrypted notices (RFC 8291), signed by the server (RFC 8292), to browsers' push services.

A browser's endpoint is an address that a stranger chooses. Only known push services are called
(`Settings.push_hosts`). The connection uses TLS, and redirects are not followed."""

from __future__ import annotations

import base64
import hashlib
import json
import re
import secrets
import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from typing import Any, Final
from urllib.parse import urlsplit

from sqlalchemy import delete, insert, select, text

from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Statement

MOST: Final = 10
"""The maximum number of browsers of one person. A further browser replaces the oldest."""
_LONGEST: Final = 1000
_PLAIN_HOST: Final = re.compile(r"[A-Za-z0-9.:_\[\]-]+")
"""Matches hosts and ports without escapes. The calling library would decode an escape such as `%00`."""
_SECONDS: Final = 10.0
_LASTS: Final = 24 * 3600
"""The seconds for which a push service keeps a notice for a browser that is offline."""
_push = schema.push
_KEEP_KEY: Final = text(
    "insert into secret (name, value) values ('vapid', :value) on conflict (name) do nothing"
)


class BadSubscription(ValueError):
    """This server does not accept the endpoint or the keys of the subscription."""


@dataclass(frozen=True, slots=True)
class Subscription:
    """A browser that gets notices. `lang` and `base` are the language and the site address of its notices."""

    id: str
    endpoint: str
    p256dh: str
    auth: str
    lang: str
    base: str


def check_endpoint(endpoint: str, hosts: tuple[str, ...]) -> str:
    """Return an endpoint if its host is one of `hosts` or a subdomain. Raises BadSubscription.

    An entry of `hosts` with a scheme is an origin, and allows only this origin."""
    if not endpoint.isascii() or not endpoint.isprintable() or " " in endpoint or len(endpoint) > _LONGEST:
        raise BadSubscription("not an address")
    try:
        parts = urlsplit(endpoint)
        host, port = (parts.hostname or "").rstrip("."), parts.port
    except ValueError as error:
        raise BadSubscription("not an address") from error
    if "@" in parts.netloc or "\\" in endpoint or _PLAIN_HOST.fullmatch(parts.netloc) is None:
        raise BadSubscription("not an address")
    if f"{parts.scheme}://{parts.netloc}" in hosts:
        return endpoint
    known = any(host == one or host.endswith(f".{one}") for one in hosts if "://" not in one)
    if parts.scheme != "https" or port not in (None, 443) or not known:
        raise BadSubscription("not a push service that is known here")
    return endpoint


def check_keys(p256dh: str, auth: str) -> None:
    """Check that the keys are a point of P-256 and a secret of 16 bytes. Raises BadSubscription."""
    from cryptography.hazmat.primitives.asymmetric import ec

    try:
        ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), _bytes(p256dh))
        right = len(_bytes(auth)) == 16
    except ValueError as error:
        raise BadSubscription("not a key") from error
    if not right or len(p256dh) > 200 or len(auth) > 100:
        raise BadSubscription("not a key")


class Push:
    """Sends notices by Web Push. `hosts` are the push services that may be called."""

    def __init__(self, store: SqlStore, hosts: tuple[str, ...]) -> None:
        self._store, self._hosts = store, hosts
        self._private = ""
        self.public = ""
        """The server's VAPID key, in the form that `pushManager.subscribe` takes."""

    async def open(self) -> None:
        """Load the server's key pair.

        The first start makes the key pair. If several processes start at once, the pair of one of them is
        stored."""
        found = await self._key()
        if not found:
            made = json.dumps(_new_key())
            await self._store.writer.write("vapid", [Statement(_KEEP_KEY, {"value": made})])
            found = await self._key()
        self._private, self.public = found["private"], found["public"]

    async def _key(self) -> dict[str, str]:
        rows = await self._store.read(select(schema.secret.c.value).where(schema.secret.c.name == "vapid"))
        return dict(json.loads(rows[0]["value"])) if rows else {}

    async def subscribe(self, person: str, session: str, told: dict[str, Any], lang: str, base: str) -> None:
        """Store a browser's subscription. Raises BadSubscription.

        `session` is the hash of the session's token, or '' for a guest. `told` is the result of
        `PushSubscription.toJSON()`."""
        endpoint, keys = told.get("endpoint"), told.get("keys")
        if not isinstance(endpoint, str) or not isinstance(keys, dict):
            raise BadSubscription("no subscription")
        p256dh, auth = keys.get("p256dh"), keys.get("auth")
        if not isinstance(p256dh, str) or not isinstance(auth, str):
            raise BadSubscription("no keys")
        check_endpoint(endpoint, self._hosts)
        check_keys(p256dh, auth)
        values = {
            "id": id_of(endpoint),
            "person": person,
            "session": session or None,
            "endpoint": endpoint,
            "p256dh": p256dh,
            "auth": auth,
            "lang": lang,
            "base": base[:300],
            "made": now(),
        }
        same = delete(_push).where(_push.c.id == values["id"])
        await self._store.writer.write(person, [Statement(same), Statement(insert(_push), values)])
        newest = select(_push.c.id).where(_push.c.person == person).order_by(_push.c.made.desc(), _push.c.id)
        rows = await self._store.read(newest)
        if len(rows) > MOST:
            await self.drop(person, [row["id"] for row in rows[MOST:]])

    async def of(self, person: str) -> list[Subscription]:
        """Return a person's subscriptions. The oldest come first."""
        at = _push.c
        rows = await self._store.read(select(_push).where(at.person == person).order_by(at.made, at.id))
        return [
            Subscription(r["id"], r["endpoint"], r["p256dh"], r["auth"], r["lang"], r["base"]) for r in rows
        ]

    async def drop(self, person: str, ids: list[str]) -> None:
        """Delete some of a person's subscriptions."""
        gone = delete(_push).where(_push.c.id.in_(ids), _push.c.person == person)
        await self._store.writer.write(person, [Statement(gone)])

    def send(self, to: Subscription, told: dict[str, str]) -> int:
        """Send a notice to a browser's push service and return the HTTP status.

        This blocks for up to several seconds. The result is 0 if the service cannot be reached. 404 and 410
        mean that the subscription has ended. Keys that an older version stored may raise any error of the
        libraries."""
        try:
            check_endpoint(to.endpoint, self._hosts)  # the host may have changed the setting in the meantime
        except BadSubscription:
            return 410
        body = _sealed(json.dumps(told, ensure_ascii=False).encode(), to)
        topic = hashlib.sha256(told.get("tag", "").encode()).hexdigest()[:32]
        headers = {
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(_LASTS),
            "Urgency": "normal",
            "Topic": topic,
            **self._signature(to),
        }
        request = urllib.request.Request(to.endpoint, body, headers, method="POST")
        try:
            with _OPENER.open(request, timeout=_SECONDS) as answer:
                return int(answer.status)
        except urllib.error.HTTPError as error:
            error.close()
            return error.code
        except (OSError, ValueError, HTTPException):
            return 0

    def _signature(self, to: Subscription) -> dict[str, str]:
        from py_vapid import Vapid02

        parts = urlsplit(to.endpoint)
        contact = to.base if to.base.startswith("https://") else "https://localhost"
        claims = {"aud": f"{parts.scheme}://{parts.netloc}", "sub": contact, "exp": now() + 12 * 3600}
        signed: dict[str, str] = Vapid02.from_raw(self._private.encode()).sign(claims)
        return signed


def id_of(endpoint: str) -> str:
    """Return the id of an endpoint."""
    return hashlib.sha256(endpoint.encode()).hexdigest()


def _new_key() -> dict[str, str]:
    from cryptography.hazmat.primitives.asymmetric import ec
    from cryptography.hazmat.primitives.serialization import Encoding, PublicFormat

    key = ec.generate_private_key(ec.SECP256R1())
    public = key.public_key().public_bytes(Encoding.X962, PublicFormat.UncompressedPoint)
    return {
        "private": _text(key.private_numbers().private_value.to_bytes(32, "big")),
        "public": _text(public),
    }


def _sealed(message: bytes, to: Subscription) -> bytes:
    import http_ece
    from cryptography.hazmat.primitives.asymmetric import ec

    sealed: bytes = http_ece.encrypt(
        message,
        salt=secrets.token_bytes(16),
        private_key=ec.generate_private_key(ec.SECP256R1()),
        dh=_bytes(to.p256dh),
        auth_secret=_bytes(to.auth),
        version="aes128gcm",
    )
    return sealed


def _text(what: bytes) -> str:
    return base64.urlsafe_b64encode(what).rstrip(b"=").decode()


def _bytes(text: str) -> bytes:
    """Decode base64url without padding. Raises ValueError."""
    return base64.b64decode(text + "=" * (-len(text) % 4), altchars=b"-_", validate=True)


class _NoRedirect(urllib.request.HTTPRedirectHandler):
    def redirect_request(self, *args: Any, **kwargs: Any) -> None:
        return None


_OPENER: Final = urllib.request.build_opener(_NoRedirect)

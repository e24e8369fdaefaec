"""Identifies the person and the language of a request. The person is a random id in a signed cookie.

Browsers send cookies to all ports of a host. Therefore the names of the cookies contain a digest of the
server's key, so that several servers on one host do not overwrite each other's cookies."""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import Mapping
from hmac import compare_digest
from typing import Final

from itsdangerous import BadSignature, Signer
from litestar.middleware.csrf import CSRF_SECRET_LENGTH, generate_csrf_hash

from vigneron.i18n.speaker import LANGUAGES

OLD_COOKIE: Final = "vigneron"
OLD_FORM_COOKIE: Final = "csrftoken"
"""The cookie names of earlier versions. They were the same for every server."""
LANGUAGE_COOKIE: Final = "language"
YEARS: Final = 5 * 365 * 24 * 3600


class Identity:
    """Signs and reads the cookies of a server."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="vigneron.person", digest_method=_sha256)
        self._key = key
        mark = hashlib.sha256(b"vigneron.cookie " + key.encode()).hexdigest()[:12]
        self.cookie, self.form_cookie = f"vigneron-{mark}", f"vigneron-form-{mark}"

    def new(self) -> str:
        """Return a new random person id."""
        return secrets.token_urlsafe(24)

    def sign(self, person: str) -> str:
        """Return the value of a guest's cookie."""
        return self._signer.sign(person).decode("ascii")

    def read(self, value: str | None) -> str | None:
        """Return the person in a cookie's value. Return None if it is missing or has a wrong signature."""
        if not value or len(value) > 200:
            return None
        try:
            return self._signer.unsign(value).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return None

    def is_form_token(self, token: str) -> bool:
        """Return whether this server made a form token."""
        if len(token) != 2 * CSRF_SECRET_LENGTH or not token.isascii():
            return False
        drawn, signed = token[:CSRF_SECRET_LENGTH], token[CSRF_SECRET_LENGTH:]
        return compare_digest(signed, generate_csrf_hash(drawn, self._key))

    def knows(self, jar: Mapping[str, str]) -> bool:
        """Return whether a browser sent any cookie of this server."""
        return not {self.cookie, self.form_cookie, OLD_COOKIE, OLD_FORM_COOKIE}.isdisjoint(jar)


def _sha256(data: bytes = b"") -> object:
    return hashlib.sha256(data)


def cookies(header: str) -> dict[str, str]:
    """Return the cookies in a request's header.

    Malformed cookies, which others on the same host may have set, are left out."""
    jar: dict[str, str] = {}
    for pair in header.split(";"):
        name, sign, value = pair.strip().partition("=")
        if sign and name:
            jar.setdefault(name, value)
    return jar


def header(name: str, value: str, seconds: int | None = None) -> str:
    """Return the value of a `Set-Cookie` header. If `seconds` is None, the cookie ends with the browser."""
    age = "" if seconds is None else f"; Max-Age={seconds}"
    return f"{name}={value}; Path=/{age}; HttpOnly; SameSite=Lax"


def language(cookie: str | None, accept: str) -> str:
    """Return the language in the cookie, or the first supported one in `Accept-Language`, or English."""
    if cookie in LANGUAGES:
        return str(cookie)
    wanted: list[tuple[float, str]] = []
    for part in accept[:500].split(","):
        tag, _, rest = part.strip().partition(";")
        try:
            weight = float(rest.strip().removeprefix("q=")) if rest else 1.0
        except ValueError:
            continue
        if weight > 0:
            wanted.append((-weight, tag.strip().lower().split("-")[0]))
    return next((tag for _, tag in sorted(wanted, key=lambda one: one[0]) if tag in LANGUAGES), "en")

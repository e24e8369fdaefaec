"""Who is asking: a random name in a signed cookie, and the language he reads."""

from __future__ import annotations

import secrets
from http.cookies import CookieError, SimpleCookie
from typing import Final

from itsdangerous import BadSignature, Signer

from vigneron.words import LANGUAGES

COOKIE: Final = "vigneron"
LANGUAGE_COOKIE: Final = "language"
YEARS: Final = 5 * 365 * 24 * 3600


class Identity:
    """Signs and reads the cookie by which a person holds his seats."""

    def __init__(self, key: str) -> None:
        self._signer = Signer(key, salt="vigneron.person", digest_method=_sha256)

    def new(self) -> str:
        return secrets.token_urlsafe(24)

    def sign(self, person: str) -> str:
        return self._signer.sign(person).decode("ascii")

    def read(self, value: str | None) -> str | None:
        """Return the person in a cookie's value; None if it is missing or not ours."""
        if not value or len(value) > 200:
            return None
        try:
            return self._signer.unsign(value).decode("ascii")
        except (BadSignature, UnicodeDecodeError):
            return None


def _sha256(data: bytes = b"") -> object:
    import hashlib

    return hashlib.sha256(data)


def cookies(header: str) -> dict[str, str]:
    """Return the cookies of a request's header."""
    jar: SimpleCookie = SimpleCookie()
    try:
        jar.load(header)
    except CookieError:
        return {}
    return {name: morsel.value for name, morsel in jar.items()}


def language(cookie: str | None, accept: str) -> str:
    """Return the language a person chose, else the first of ours that his browser asks for, else English."""
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

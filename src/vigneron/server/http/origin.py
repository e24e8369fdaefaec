"""Protects against cross-site requests: the origin of a form or socket must match the requested host."""

from __future__ import annotations

import ipaddress
import logging
from typing import Final

from litestar.types import Scope

log = logging.getLogger(__name__)
_PORTS: Final = {"http": "80", "https": "443"}
_LONGEST: Final = 300


def same_origin(scope: Scope) -> bool:
    """Return whether a form or socket comes from a page of this server. Programs send no origin and pass.

    A mismatch is logged. Usually a proxy has changed the host."""
    origin = _header(scope, b"origin")
    if not origin:
        return True
    host = _header(scope, b"host")
    scheme, _, place = origin.partition("://")
    scheme = scheme.lower()
    if scheme in _PORTS and (own := _place(place, scheme)) and own == _place(host, scheme):
        return True
    log.warning("refused: the page is of %r, and the host asked for is %r", origin[:100], host[:100])
    return False


def _header(scope: Scope, name: bytes) -> str:
    """Return the value of a header, or '' if it is missing.

    Repeated headers are joined with commas, and therefore match no host."""
    found = [value.decode("latin-1") for key, value in scope.get("headers", []) if key == name]
    return found[0] if len(found) == 1 else ", ".join(found)


def _place(text: str, scheme: str) -> str:
    """Return the host and port of an address in a normal form. The result is '' for a malformed address."""
    if not 0 < len(text) <= _LONGEST or any(c in text for c in "/?#@, \t"):
        return ""
    name, colon, port = text.lower().rpartition(":")
    if not colon or text.endswith("]"):
        name, port = text.lower(), ""
    if port == _PORTS[scheme]:
        port = ""
    if port and not (port.isascii() and port.isdigit()):
        return ""
    if name.startswith("[") and name.endswith("]"):
        try:
            name = f"[{ipaddress.IPv6Address(name[1:-1]).compressed}]"
        except ValueError:
            return ""
    elif ":" in name:
        return ""
    return f"{name}:{port}" if name else ""

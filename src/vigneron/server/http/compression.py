"""Compresses files that are the same for everybody.

Pages and answers to programs are sent as they are: what holds a secret beside words that a stranger may
choose must not be compressed, since its length would tell the secret (BREACH)."""

from __future__ import annotations

import gzip
from functools import lru_cache
from typing import Final

_LEAST: Final = 600
"""Smaller files are sent as they are, in bytes."""
_TEXT: Final = frozenset({".js", ".css", ".svg", ".json", ".webmanifest"})
"""The kinds of files that become smaller. Fonts and PNG files are compressed already."""
_LEVEL: Final = 6


def takes_gzip(accepted: str) -> bool:
    """Return whether a header `Accept-Encoding` allows gzip (RFC 9110, 12.5.3)."""
    for part in accepted.casefold().split(","):
        name, _, quality = part.partition(";")
        if name.strip() == "gzip":
            return quality.replace(" ", "") not in ("q=0", "q=0.0", "q=0.00", "q=0.000")
    return False


@lru_cache(maxsize=256)
def _zipped(data: bytes) -> bytes:
    return gzip.compress(data, _LEVEL, mtime=0)


def packed(data: bytes, suffix: str, accepted: str) -> tuple[bytes, dict[str, str]]:
    """Return the bytes of a file as they are sent, and the headers that say so.

    `suffix` is that of the file's name, `accepted` the request's header `Accept-Encoding`."""
    if suffix not in _TEXT or len(data) < _LEAST:
        return data, {}
    vary = {"vary": "accept-encoding"}
    return (_zipped(data), {**vary, "content-encoding": "gzip"}) if takes_gzip(accepted) else (data, vary)

"""Requests as the house reads them: whatever somebody sends is text that can be kept, or refused with 400.

Every route reads bodies and forms through this one class, so no route has to know what is wrong with bytes.
"""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote_from_bytes

from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.exceptions import ClientException, InternalServerException
from litestar.types import Scope

LOST: Final = "\ufffd"
"""What stands where a character was none."""
_ASCII: Final = "".join(map(chr, range(33, 127)))
_LONGEST_HOST: Final = 255
"""Characters of a host's name with its port; longer ones are none."""
_UNREADABLE: Final = (ValueError, LookupError, RecursionError)
"""What bytes do to those who decode them: wrong UTF-8, unknown encodings, brackets without end."""


def plain(text: str) -> str:
    """Return a text with U+FFFD for NUL and halves of surrogate pairs, which no store takes.

    They are not left out, or what is nothing's name would become something's."""
    if "\x00" not in text and text.isascii():
        return text
    return text.replace("\x00", LOST).encode("utf-16", "surrogatepass").decode("utf-16", "replace")


class Asked(Request[Any, Any, Any]):
    """A request whose body is read once and wholly, and whose faults are the asker's."""

    async def body(self) -> bytes:
        try:
            return await super().body()
        except InternalServerException as error:  # they went while they sent it
            raise ClientException("the body is not whole") from error

    async def json(self) -> Any:
        try:
            return await super().json()
        except _UNREADABLE as error:
            raise ClientException("not JSON") from error

    async def msgpack(self) -> Any:
        try:
            return await super().msgpack()
        except _UNREADABLE as error:
            raise ClientException("not MessagePack") from error

    async def form(self) -> FormMultiDict:
        await self.body()  # kept: who reads it as something else afterwards finds it whole
        try:
            return await super().form()
        except _UNREADABLE as error:
            raise ClientException("not a form") from error


def settle(scope: Scope) -> bool:
    """Make path and query of a request what every part of the house can read; return whether a link can be
    made of its `Host`."""
    if "\x00" in scope["path"]:
        scope["path"] = scope["path"].replace("\x00", LOST)
    query = scope.get("query_string", b"")  # of a socket's it may be left out
    if not query.isascii():
        scope["query_string"] = quote_from_bytes(query, _ASCII).encode()
    return all(len(value) <= _LONGEST_HOST for name, value in scope["headers"] if name == b"host")

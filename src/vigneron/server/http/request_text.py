"""Reads requests. All text becomes text that the store can keep, or the request is refused with 400.

Every route reads bodies and forms through `TextRequest`, so no route has to handle undecodable bytes."""

from __future__ import annotations

from typing import Any, Final
from urllib.parse import quote_from_bytes

from litestar import Request
from litestar.datastructures import FormMultiDict
from litestar.exceptions import ClientException, InternalServerException
from litestar.types import Scope

LOST: Final = "\ufffd"
"""A table that replaces characters that cannot be stored."""
_ASCII: Final = "".join(map(chr, range(33, 127)))
_LONGEST_HOST: Final = 255
"""The maximum number of characters of a host with its port."""
_UNREADABLE: Final = (ValueError, LookupError, RecursionError)
"""The errors that decoders raise for wrong UTF-8, unknown encodings and very deep nesting."""


def plain(text: str) -> str:
    """Return a text with U+FFFD in place of NUL and lone surrogates, which no database can store.

    The characters are replaced and not removed, because removal could make two different names equal."""
    if "\x00" not in text and text.isascii():
        return text
    return text.replace("\x00", LOST).encode("utf-16", "surrogatepass").decode("utf-16", "replace")


class TextRequest(Request[Any, Any, Any]):
    """A request that reads its whole body once. A body that cannot be decoded is refused with 400."""

    async def body(self) -> bytes:
        """Return the body. Raises ClientException if the client disconnects."""
        try:
            return await super().body()
        except InternalServerException as error:  # the client disconnected
            raise ClientException("the body is not whole") from error

    async def json(self) -> Any:
        """Return the body as JSON. Raises ClientException."""
        try:
            return await super().json()
        except _UNREADABLE as error:
            raise ClientException("not JSON") from error

    async def msgpack(self) -> Any:
        """Return the body as MessagePack. Raises ClientException."""
        try:
            return await super().msgpack()
        except _UNREADABLE as error:
            raise ClientException("not MessagePack") from error

    async def form(self) -> FormMultiDict:
        """Return the form. Raises ClientException."""
        await self.body()  # the body is cached, so that it can still be read in another format
        try:
            return await super().form()
        except _UNREADABLE as error:
            raise ClientException("not a form") from error


def settle(scope: Scope) -> bool:
    """Make path and query decodable. Return whether the `Host` header is acceptable."""
    if "\x00" in scope["path"]:
        scope["path"] = scope["path"].replace("\x00", LOST)
    query = scope.get("query_string", b"")  # the scope of a socket may have no `Host` header
    if not query.isascii():
        scope["query_string"] = quote_from_bytes(query, _ASCII).encode()
    return all(len(value) <= _LONGEST_HOST for name, value in scope["headers"] if name == b"host")

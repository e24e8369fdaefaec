"""The address under which others reach this server."""

from __future__ import annotations

from ipaddress import ip_address
from typing import Any
from urllib.parse import urlsplit

from litestar.connection import ASGIConnection

from vigneron.server.storage.models import TableRecord


class PublicAddress:
    """The public address of this server. `base` is set by the host; '' means the address of the request."""

    def __init__(self, base: str) -> None:
        self._base = base

    def origin(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str:
        """Return the address of this server for a request or a socket. It does not end in a slash."""
        base = self._base
        if not base:
            scheme = "https" if connection.url.scheme in ("https", "wss") else "http"
            base = f"{scheme}://{connection.url.netloc}"
        return base.rstrip("/")

    def local(self, connection: ASGIConnection[Any, Any, Any, Any]) -> bool:
        """Return whether the address works on this machine only."""
        host = urlsplit(self.origin(connection)).hostname or ""
        try:
            return ip_address(host).is_loopback
        except ValueError:
            return host == "localhost" or host.endswith(".localhost")

    def join_link(self, connection: ASGIConnection[Any, Any, Any, Any], record: TableRecord) -> str:
        """Return the join link of a table."""
        return f"{self.origin(connection)}/j/{record.code}"

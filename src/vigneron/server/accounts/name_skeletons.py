"""Hashes of the skeletons of account names. Two names that look the same share a hash."""

from __future__ import annotations

import hashlib
from typing import Any, Final

from sqlalchemy import delete, insert, select

from vigneron.server.platform.confusables import looks
from vigneron.server.storage import schema
from vigneron.server.storage.write_batcher import Statement

_likeness: Final = schema.likeness


def hashes(name: str) -> list[str]:
    """Return the hashes of a name's two skeletons.

    Hashes are stored because a skeleton may be many times longer than the name."""
    return [hashlib.sha256(f"{i} {look}".encode()).hexdigest() for i, look in enumerate(looks(name))]


def found(name: str) -> Any:
    """Return the query for accounts whose names look like this one."""
    return select(_likeness.c.account).where(_likeness.c.look.in_(hashes(name)))


def kept(account: str, name: str) -> Statement:
    """Return the statement that stores an account's hashes. It raises Conflict if they are taken."""
    values = [{"look": look, "twin": 0, "account": account} for look in hashes(name)]
    return Statement(insert(_likeness), values)


def dropped(account: str) -> Statement:
    """Return the statement that deletes an account's hashes."""
    return Statement(delete(_likeness).where(_likeness.c.account == account))

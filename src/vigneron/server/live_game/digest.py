"""The digest of a position as the house works it out: that of `core.journal`, in a tenth of the time."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

from vigneron.core.contract import Rules

S = TypeVar("S")
_ENCODER = msgspec.json.Encoder(order="sorted")


def digest(rules: Rules[S], state: S) -> str:
    """Return `core.journal.digest(rules, state)`."""
    return hashlib.blake2b(_ENCODER.encode(rules.dump(state)), digest_size=8).hexdigest()

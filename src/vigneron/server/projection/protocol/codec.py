"""Encodes messages as JSON, and parts of messages that are encoded once and sent to many viewers."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

import msgspec

Json = dict[str, Any]
"""A JSON object for a template."""
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
_encoder = msgspec.json.Encoder()


class Encoded(Generic[T_co]):
    """A part of a message that is encoded as JSON already.

    A type for the type checker only. At run time it is a `msgspec.Raw`, which has no fields."""


def encode(value: Any) -> bytes:
    """Return a value as JSON. Parts that are `Encoded` are inserted unchanged."""
    return _encoder.encode(value)


def encoded(value: T) -> Encoded[T]:
    """Return a part of a message, encoded as JSON."""
    return cast("Encoded[T]", msgspec.Raw(_encoder.encode(value)))

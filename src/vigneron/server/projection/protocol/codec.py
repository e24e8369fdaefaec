"""Encodes messages as JSON. A part that many viewers are sent is encoded once."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

import msgspec

Json = dict[str, Any]
"""A JSON object that is passed to a template."""
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
_encoder = msgspec.json.Encoder()


class Encoded(Generic[T_co]):
    """A part of a message that is already encoded as JSON.

    This class exists for the type checker only. At run time the part is a `msgspec.Raw`, which has no
    fields."""


def encode(value: Any) -> bytes:
    """Return a value as JSON. Parts that are `Encoded` are inserted unchanged."""
    return _encoder.encode(value)


def encoded(value: T) -> Encoded[T]:
    """Return a part of a message, encoded as JSON."""
    return cast("Encoded[T]", msgspec.Raw(_encoder.encode(value)))

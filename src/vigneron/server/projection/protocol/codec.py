"""Messages as JSON, and parts of messages that are made once and sent to many."""

from __future__ import annotations

from typing import Any, Generic, TypeVar, cast

import msgspec

Json = dict[str, Any]
"""A JSON object as templates are given it."""
T = TypeVar("T")
T_co = TypeVar("T_co", covariant=True)
_encoder = msgspec.json.Encoder()


class Encoded(Generic[T_co]):
    """A part that is JSON already and goes into messages as it is.

    A type only: at run time it is a `msgspec.Raw`, and nothing can be read from it."""


def encode(value: Any) -> bytes:
    """Return JSON; parts that are `Encoded` go in as they are."""
    return _encoder.encode(value)


def encoded(value: T) -> Encoded[T]:
    """Return a part of a message as JSON."""
    return cast("Encoded[T]", msgspec.Raw(_encoder.encode(value)))

"""Law 16: every value of the component data names its source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any


def unsourced(found: dict[str, Any]) -> list[str]:
    """Return the values of a data file that have no `source` in their own table or in a table above it.

    If the file has no table `provenance`, the result contains `provenance`."""
    lacking = [] if "provenance" in found else ["provenance"]
    return [*lacking, *_values(found, "", False)]


def _values(value: Any, where: str, sourced: bool) -> Iterator[str]:
    if isinstance(value, dict):
        sourced = sourced or "source" in value
        for key, inner in value.items():
            if key != "source":
                yield from _values(inner, f"{where}.{key}".lstrip("."), sourced)
    elif isinstance(value, list) and any(isinstance(inner, dict) for inner in value):
        for at, inner in enumerate(value):
            yield from _values(inner, f"{where}[{at}]", sourced)
    elif not sourced:
        yield where

"""How people sit and draw at a new table, as its form says."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any


def manner_in(form: Mapping[str, str]) -> dict[str, Any]:
    """Return what a form says of the manner of a table (`TableRecord.manner`)."""
    return {"hand": True} if form.get("draws") == "hand" else {}

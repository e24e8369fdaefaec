"""Reads the form of a new table."""

from __future__ import annotations

from collections.abc import Mapping

from vigneron.server.storage.table_state import TablePolicy


def policy_in(form: Mapping[str, str]) -> TablePolicy:
    """Return the table policy that a form asks for."""
    return TablePolicy(by_hand=form.get("draws") == "hand", hints=form.get("hints") == "1" or None)

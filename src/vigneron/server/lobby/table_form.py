"""How people sit and draw at a new table, as its form says."""

from __future__ import annotations

from collections.abc import Mapping

from vigneron.server.storage.table_state import TablePolicy


def policy_in(form: Mapping[str, str]) -> TablePolicy:
    """Return what a form says of the policy of a table."""
    return TablePolicy(by_hand=form.get("draws") == "hand")

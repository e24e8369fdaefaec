"""Prints a notice, once, that a game's rules are not compiled and therefore run more slowly."""

from __future__ import annotations

import hashlib
import sys

from platformdirs import user_cache_path

from vigneron._compiled.finder import CORE, lacking, source_hash, why
from vigneron.cli.voice import complain, say


def tell(key: str) -> None:
    """Print the notice on standard error when this installation plays the game for the first time."""
    missing = [unit for unit in lacking() if unit in (key, CORE)]
    if not missing:
        return
    reason = why(missing[0])
    about = "|".join([sys.prefix, key, reason, *map(source_hash, missing)])
    mark = user_cache_path("vigneron") / f"uncompiled-{hashlib.sha256(about.encode()).hexdigest()[:16]}"
    try:
        if mark.exists():
            return
        mark.parent.mkdir(parents=True, exist_ok=True)
        mark.touch()
    except OSError:
        pass  # the notice will be printed again
    complain(say("cli-uncompiled", game=key, why=say(f"cli-bench-why-{reason}")))

"""A notice, shown once, that a game's rules are not compiled and run slower than they could."""

from __future__ import annotations

import hashlib
import sys

from platformdirs import user_cache_path

from vigneron._compiled.finder import CORE, lacking, source_hash, why
from vigneron.cli.voice import complain, say


def tell(key: str) -> None:
    """Print the notice on standard error, the first time that this installation plays the game."""
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
        pass  # the notice will be shown again
    complain(say("cli-uncompiled", game=key, why=say(f"cli-bench-why-{reason}")))

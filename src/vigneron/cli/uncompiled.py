"""Says once that a game could run much faster: its rules were to be compiled and are not."""

from __future__ import annotations

import hashlib
import sys

from platformdirs import user_cache_path

from vigneron._compiled.finder import CORE, lacking, source_hash, why
from vigneron.cli.voice import complain, say


def tell(key: str) -> None:
    """Tell it on standard error, the first time that this game is played by an installation."""
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
        pass  # it cannot be remembered, and is said again
    complain(say("cli-uncompiled", game=key, why=say(f"cli-bench-why-{reason}")))

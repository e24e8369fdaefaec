"""Tells which extra is not installed when a package is missing."""

from __future__ import annotations

from typing import Final

from vigneron.cli.voice import Fail

OF_ROOM: Final = {"vigneron.server": "server", "vigneron.learn": "learn", "vigneron.spiel": "openspiel"}
"""The extra that the modules of a room need."""


def needed(module: str, extra: str) -> Fail:
    """Return the error for a missing module. Its sentence says how to install the extra."""
    return Fail("cli-extra", 1, module=module, extra=extra)


def missing(error: ModuleNotFoundError) -> Fail | None:
    """Return the error for a package of an extra, if a room that needs this extra wanted to import it."""
    name = (error.name or "").partition(".")[0]
    frame = error.__traceback__
    while frame is not None and name != "vigneron":
        importer = str(frame.tb_frame.f_globals.get("__name__"))
        for room, extra in OF_ROOM.items():
            if f"{importer}.".startswith(f"{room}."):
                return needed(name, extra)
        frame = frame.tb_next
    return None

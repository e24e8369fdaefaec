"""The rooms that one game at a table needs, and what they may import.

They run wherever Python runs, also in a browser: they use no socket, no database and no process."""

from __future__ import annotations

from pathlib import Path
from typing import Final

import vigneron

HOUSE: Final = Path(vigneron.__file__).parent
ROOMS: Final = (
    "core",
    "native",
    "_compiled",
    "games",
    "bots",
    "i18n",
    "render",
    "server/live_game",
    "server/projection",
    "server/lobby",
)
"""Folders below `vigneron`. The package itself is pure too, because importing any module imports it."""
EXCEPT: Final = ("bots/arena", "_compiled/build.py", "_compiled/worker.py")
"""Parts of them that need processes: they measure bots over thousands of games, or compile."""
LIBRARIES: Final = frozenset({"babel", "fluent", "msgspec"})
"""What they import besides the standard library."""
OPTIONAL: Final = frozenset({"greenlet", "resvg_py"})
"""What they use if it is there, and do without otherwise."""


def pure_files() -> list[Path]:
    """Return the sources of the pure rooms, in order."""
    found = {HOUSE / "__init__.py", HOUSE / "drawing.py", HOUSE / "match.py"}
    found.update(path for room in ROOMS for path in (HOUSE / room).rglob("*.py"))
    apart = [HOUSE / part for part in EXCEPT]
    apart += HOUSE.rglob("example_tests")
    return sorted(path for path in found if not any(path.is_relative_to(part) for part in apart))


def module_of(path: Path) -> str:
    """Return the module name of a source file."""
    parts = path.relative_to(HOUSE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)

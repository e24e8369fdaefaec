"""Finds compiled modules and says which rules run compiled, and if not, why.

A source file with a `.pxd` of types beside it can be compiled; `vigneron._compiled.build` does it. The
modules of `native` and `bots`, and those of each game, are one *unit*: they know each other's memory, so all
of them are used or none. Compiled modules never lie beside their source. They lie in a folder of their own,
with a manifest that holds a hash of what each unit was compiled from. A unit whose source has changed since
is stale: then its source runs, as if nothing were compiled.

    VIGNERON_PURE=1          use no compiled module
    VIGNERON_COMPILED=DIR    look in DIR only

Importing this module is what makes `import` find them, so `vigneron` imports it first.
"""

from __future__ import annotations

import hashlib
import json
import os
import sys
import sysconfig
from collections.abc import Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import spec_from_file_location
from pathlib import Path
from types import ModuleType
from typing import Any, Final

HOUSE: Final = Path(__file__).resolve().parents[1]
"""The folder of the package."""
TAG: Final = str(sysconfig.get_config_var("SOABI") or sys.implementation.cache_tag)
"""Which Python and machine a compiled module is for."""
CORE: Final = "core"
"""The unit of what no game owns."""
NATIVE: Final = "native"
"""The folder of what is inline, and so no unit's own."""
RECIPE: Final = "_compiled/build.py"
"""The file that says how: with other directives other modules are built from the same source."""
INLINE: Final = "# Inline only"
"""How a `.pxd` begins whose module is not compiled: it holds nothing but what others take in."""


def units(house: Path = HOUSE) -> dict[str, list[Path]]:
    """Return the sources to compile, sorted, by unit: `core` for what no game owns, and the keys of games."""
    found: dict[str, list[Path]] = {}
    for path in sorted(house.rglob("*.pxd")):
        source = path.with_suffix(".py")
        if source.is_file() and not path.read_text(encoding="utf-8").startswith(INLINE):
            part = path.relative_to(house).parts
            found.setdefault(part[1] if part[0] == "games" else CORE, []).append(source)
    return found


def source_hash(unit: str, house: Path = HOUSE) -> str:
    """Return the hash of all that a unit is compiled from: its modules, its types, those of core, and how."""
    common = units(house).get(CORE, [])
    types = [source.with_suffix(".pxd") for source in common]
    paths = [*common, *types, *(house / NATIVE).glob("*.pxd"), *house.glob(RECIPE)]
    if unit != CORE:
        modules = units(house).get(unit, [])
        paths += [*modules, *(house / "games" / unit).rglob("*.pxd")]
    total = hashlib.sha256()
    for path in sorted(set(paths)):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{path.relative_to(house).as_posix()} {len(text)}\n".encode() + text)
    return total.hexdigest()


def module_name(source: Path, house: Path = HOUSE) -> str:
    """Return the name that a source is imported by."""
    return ".".join(["vigneron", *source.relative_to(house).with_suffix("").parts])


def own_folder() -> Path:
    """Return where this environment keeps what was compiled after the installation."""
    return Path(sys.prefix) / "vigneron-compiled"


def _folders() -> list[Path]:
    named = os.environ.get("VIGNERON_COMPILED")
    if named:
        return [Path(named) / TAG]
    return [own_folder() / TAG, HOUSE / "compiled" / TAG]


def read_manifest(folder: Path) -> dict[str, Any]:
    """Return {"units": {unit: {"hash": …, "modules": {name: file}}}, "failed": {unit: why}}; {} for none.

    `left` names the units that were not done when the compiler was stopped."""
    try:
        found = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


class Finder(MetaPathFinder):
    """Offers compiled modules to `import`. `why[unit]` is a word, see `why`."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self.why: dict[str, str] = {}
        self.asked = bool(os.environ.get("VIGNERON_PURE"))
        self.manifests = [] if self.asked else [(folder, read_manifest(folder)) for folder in _folders()]
        if any(manifest for _, manifest in self.manifests):
            self.look()

    def look(self) -> None:
        """Find out about every unit; without anything compiled nobody has to wait for that."""
        for unit in sorted(units(), key=lambda name: name != CORE):
            self.why[unit] = "asked" if self.asked else self._look(unit)

    def _look(self, unit: str) -> str:
        if unit != CORE and self.why.get(CORE) != "built":
            return self.why.get(CORE, "source")
        why = "source"
        for folder, manifest in self.manifests:
            built = manifest.get("units", {}).get(unit)
            if built is None:
                stopped = unit in manifest.get("left", ())
                why = "failed" if unit in manifest.get("failed", {}) else "stopped" if stopped else why
            elif built["hash"] != source_hash(unit):
                why = "stale"
            else:
                files = {name: str(folder / file) for name, file in built["modules"].items()}
                if all(map(os.path.isfile, files.values())):
                    self.files.update(files)
                    return "built"
        return why

    def find_spec(
        self, fullname: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))

    def leave(self) -> None:
        self.files.clear()
        self.asked = True
        self.why.clear()


_FINDER: Final = Finder()
if _FINDER.files:
    sys.meta_path.insert(0, _FINDER)


def leave() -> None:
    """Import sources only from now on: for those who change them and import them again."""
    _FINDER.leave()


def lacking() -> list[str]:
    """Return the units that run as source though somebody wanted them compiled: the compiler was stopped, or
    failed. Sources are looked at only if a manifest says so."""
    if not any(manifest.get("left") or manifest.get("failed") for _, manifest in _FINDER.manifests):
        return []
    return [unit for unit in units() if why(unit) in ("stopped", "failed")]


def why(unit: str) -> str:
    """Return `built` if a unit runs compiled, otherwise why not: `source` (nothing was compiled), `stale`,
    `failed`, `stopped` (the compiler had no time left), `asked`, or `untyped` (no types beside it)."""
    if not _FINDER.why:
        _FINDER.look()
    return _FINDER.why.get(unit, "untyped")

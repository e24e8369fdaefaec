"""Finds compiled modules, and says which rules run compiled and why others do not.

A source file with a `.pxd` beside it can be compiled, by `vigneron._compiled.build`. The modules of `native`
and `bots` are one *unit*, and so are those of each game. The modules of a unit depend on each other's memory
layout, so either all of them are used or none. Compiled modules are not beside their source. They have a
folder of their own, with a manifest that holds a hash of the source of each unit. If the source has changed
since the build, the unit is stale and runs from source.

    VIGNERON_PURE=1          use no compiled module
    VIGNERON_COMPILED=DIR    look in DIR only

Importing this module changes what `import` finds, so `vigneron` imports it first."""

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
"""The Python version and the machine for which modules are compiled."""
CORE: Final = "core"
"""The name of the unit of the modules outside games."""
NATIVE: Final = "native"
"""The folder of inline functions, which are compiled into all units."""
RECIPE: Final = ("_compiled/build.py", "_compiled/worker.py")
"""The build script and its worker. Every hash includes them, because they decide how a module is compiled."""
INLINE: Final = "# Inline only"
"""The first words of a `.pxd` that has only inline functions. Its module is not compiled."""


def units(house: Path = HOUSE) -> dict[str, list[Path]]:
    """Return the sources to compile by unit, sorted: `core` for sources outside games, and keys of games."""
    found: dict[str, list[Path]] = {}
    for path in sorted(house.rglob("*.pxd")):
        source = path.with_suffix(".py")
        if source.is_file() and not path.read_text(encoding="utf-8").startswith(INLINE):
            part = path.relative_to(house).parts
            found.setdefault(part[1] if part[0] == "games" else CORE, []).append(source)
    return found


def source_hash(unit: str, house: Path = HOUSE) -> str:
    """Return the hash of everything that a unit is compiled from: sources, types, and the build script."""
    common = units(house).get(CORE, [])
    types = [source.with_suffix(".pxd") for source in common]
    paths = [*common, *types, *(house / NATIVE).glob("*.pxd"), *(house / name for name in RECIPE)]
    if unit != CORE:
        modules = units(house).get(unit, [])
        paths += [*modules, *(house / "games" / unit).rglob("*.pxd")]
    total = hashlib.sha256()
    for path in sorted(set(paths)):
        text = path.read_bytes().replace(b"\r\n", b"\n")
        total.update(f"{path.relative_to(house).as_posix()} {len(text)}\n".encode() + text)
    return total.hexdigest()


def module_name(source: Path, house: Path = HOUSE) -> str:
    """Return the name under which a source is imported."""
    return ".".join(["vigneron", *source.relative_to(house).with_suffix("").parts])


def own_folder() -> Path:
    """Return the folder for modules that are compiled after the installation."""
    return Path(sys.prefix) / "vigneron-compiled"


def _folders() -> list[Path]:
    named = os.environ.get("VIGNERON_COMPILED")
    if named:
        return [Path(named) / TAG]
    return [own_folder() / TAG, HOUSE / "compiled" / TAG]


def read_manifest(folder: Path) -> dict[str, Any]:
    """Return the manifest of a folder, {} if there is none.

    It has the form {"units": {unit: {"hash": …, "modules": {name: file}}}, "failed": {unit: why}}. `left`
    names the units that were missing when the build was stopped."""
    try:
        found = json.loads((folder / "manifest.json").read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return found if isinstance(found, dict) else {}


class Finder(MetaPathFinder):
    """Offers compiled modules to `import`.

    `why[unit]` is one of the words that the function `why` returns."""

    def __init__(self) -> None:
        self.files: dict[str, str] = {}
        self.why: dict[str, str] = {}
        self.asked = bool(os.environ.get("VIGNERON_PURE"))
        self.manifests = [] if self.asked else [(folder, read_manifest(folder)) for folder in _folders()]
        if any(manifest for _, manifest in self.manifests):
            self.look()

    def look(self) -> None:
        """Find out the state of every unit.

        This reads all sources, so it is delayed if nothing is compiled."""
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
        """Return the spec of a compiled module, or None."""
        file = self.files.get(fullname)
        if file is None:
            return None
        return spec_from_file_location(fullname, file, loader=ExtensionFileLoader(fullname, file))

    def leave(self) -> None:
        """Forget all compiled modules."""
        self.files.clear()
        self.asked = True
        self.why.clear()


_FINDER: Final = Finder()
if _FINDER.files:
    sys.meta_path.insert(0, _FINDER)


def leave() -> None:
    """Import only sources from now on. This is for tools that change sources and import them again."""
    _FINDER.leave()


def lacking() -> list[str]:
    """Return the units that run as source because their compilation was stopped or failed.

    The sources are read only if a manifest names such units."""
    if not any(manifest.get("left") or manifest.get("failed") for _, manifest in _FINDER.manifests):
        return []
    return [unit for unit in units() if why(unit) in ("stopped", "failed")]


def why(unit: str) -> str:
    """Return `built` if a unit runs compiled, otherwise the reason why it does not.

    The reasons are `source` (nothing was compiled), `stale`, `failed`, `stopped` (the time was over), `asked`
    (VIGNERON_PURE) and `untyped` (it has no `.pxd`)."""
    if not _FINDER.why:
        _FINDER.look()
    return _FINDER.why.get(unit, "untyped")

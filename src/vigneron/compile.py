"""Compiles the rules: `python -m vigneron.compile`.

    --into DIR    where to put what is built (default: this environment's own folder, where `import` looks)
    --portable    for any machine of this kind, not for this very processor
    --quick       to be done sooner: what it makes is slower, but the same
    --can         only find out whether anything can be compiled here
    --clean       only take away what this environment has built

Needs Cython and a C compiler. Every `.py` with a `.pxd` of types beside it is compiled (see
`core.compiled`); what was built from the same source is left as it is. A unit that does not compile, or
does not play, is left out and named in the manifest. Exit status: 0 when everything runs compiled, 1 when
something does not, 2 when nothing can be compiled.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any, Final

from vigneron.core.compiled import (
    CORE,
    HOUSE,
    TAG,
    module_name,
    own_folder,
    read_manifest,
    source_hash,
    units,
)

DIRECTIVES: Final = {
    "language_level": 3,
    "annotation_typing": False,  # annotations are for people and mypy; C types stand in the .pxd
    "infer_types": True,
    "wraparound": False,  # no negative index: with the bounds checked, one is an error and not a wrong answer
    "boundscheck": True,
    "initializedcheck": False,
    "cdivision": False,  # else `/` of two ints is a whole number, and `//` of negative ones another one
}
_TRIAL: Final = """
import sys
from vigneron.core.chance import Quick
from vigneron.core.compiled import why
unit = sys.argv[1]
assert why(unit) == "built", why(unit)
if unit != "core":
    from vigneron.core.playouts import playout
    from vigneron.core.registry import game
    found = game(unit)
    for seats in found.seats:
        setup = found.setup(seats)
        rules = found.rules(setup)
        playout(found, rules, rules.new(setup, Quick(seats)), Quick(1), found.max_plies(setup))
"""


class CannotCompile(Exception):
    """Nothing can be compiled here, or one unit cannot; the message says why in a few words."""


def tools(portable: bool = False, quick: bool = False) -> list[str]:
    """Return what to tell the C compiler. Raises CannotCompile if there is none that works, or no Cython."""
    if importlib.util.find_spec("Cython") is None or importlib.util.find_spec("setuptools") is None:
        raise CannotCompile("Cython or setuptools is not installed")
    if sys.platform == "win32":
        flags = ["/O2"]
    else:
        # No fused multiply-add: a compiled estimate is the interpreted one to the last bit.
        level = "-O1" if quick else "-O3"
        flags = [level, "-g0", "-ffp-contract=off", *([] if portable else ["-march=native"])]
    with tempfile.TemporaryDirectory() as scratch:
        trial = Path(scratch) / "trial.c"
        trial.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
        while True:
            try:
                _build_extension("trial", trial, flags)
            except CannotCompile as error:
                if not flags:
                    raise CannotCompile(f"no C compiler that works: {error}") from error
                flags.pop()  # the last is what some compilers do not know
            else:
                return flags


def _build_extension(name: str, source: Path, flags: list[str], out: Path | None = None) -> None:
    """Make one extension module from C. Raises CannotCompile with the compiler's complaint."""
    code = (
        "import sys; from setuptools import Distribution, Extension\n"
        "name, source, out, *flags = sys.argv[1:]\n"
        "from setuptools.command.build_ext import build_ext\n"
        "e = Extension(name, [source], extra_compile_args=flags)\n"
        "c = build_ext(Distribution({'name': 'x', 'ext_modules': [e]}))\n"
        "c.build_lib, c.build_temp, c.force = out, out + '/objects', True\n"
        "c.ensure_finalized(); c.run()\n"
    )
    with tempfile.TemporaryDirectory() as scratch:
        place = str(out or scratch)
        done = subprocess.run(
            [sys.executable, "-c", code, name, str(source), place, *flags],
            capture_output=True, text=True, check=False, cwd=scratch,
        )  # fmt: skip
    if done.returncode:
        raise CannotCompile(_complaint(done))


def _translate(source: Path, out: Path) -> Path:
    """Translate a Python source to C. Raises CannotCompile with Cython's complaint."""
    name = module_name(source)
    result = out / f"{name}.c"
    directives = [word for key, value in DIRECTIVES.items() for word in ("-X", f"{key}={value}")]
    done = subprocess.run(
        [sys.executable, "-m", "cython", "-I", str(HOUSE.parent), *directives, "--module-name", name,
         "-o", str(result), str(source)],
        capture_output=True, text=True, check=False,
    )  # fmt: skip
    if done.returncode:
        raise CannotCompile(_complaint(done))
    return result


def _complaint(done: subprocess.CompletedProcess[str]) -> str:
    """Return the first line that names an error, else the last of all."""
    lines = [line for line in (done.stdout + done.stderr).splitlines() if line.strip()]
    errors = [line for line in lines if " error: " in line]
    return (errors[:1] or lines[-1:] or [f"status {done.returncode}"])[0]


def _try(unit: str, folder: Path, built: dict[str, Any], scratch: Path) -> None:
    """Raise CannotCompile unless a unit's modules load and play a game: before anybody else finds them."""
    here = {
        name: {"hash": row["hash"], "modules": {m: str(folder / file) for m, file in row["modules"].items()}}
        for name, row in built.items()
    }
    (scratch / TAG).mkdir(exist_ok=True)
    _write(scratch / TAG, {"units": here, "failed": {}})
    env = {**os.environ, "VIGNERON_COMPILED": str(scratch), "PYTHONPATH": str(HOUSE.parent)}
    env.pop("VIGNERON_PURE", None)
    done = subprocess.run(
        [sys.executable, "-c", _TRIAL, unit], env=env, capture_output=True, text=True, check=False
    )
    if done.returncode:
        raise CannotCompile(_complaint(done))


def build(
    into: Path, *, portable: bool = False, quick: bool = False, say: Any = lambda line: None
) -> dict[str, Any]:
    """Compile what is not compiled yet into `into / TAG`; return the manifest.

    Raises CannotCompile if nothing can be compiled here. `say` is handed a line about each unit.
    """
    folder = into.resolve() / TAG
    old = read_manifest(folder)
    wanted = {unit: source_hash(unit) for unit in units()}
    kept = {
        unit: row
        for unit, row in old.get("units", {}).items()
        if row["hash"] == wanted.get(unit)
        and all((folder / file).is_file() for file in row["modules"].values())
    }
    if set(kept) == set(wanted):
        return old
    flags = tools(portable, quick)
    manifest: dict[str, Any] = {"units": kept, "failed": {}}
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as scratch_name:
        scratch = Path(scratch_name)
        for unit in sorted(set(wanted) - set(kept), key=lambda name: name != CORE):
            begun = time.monotonic()
            try:
                modules = _build_unit(unit, folder / wanted[unit][:12], scratch, flags)
                fresh = {"hash": wanted[unit], "modules": modules}
                _try(unit, folder, {**manifest["units"], unit: fresh}, scratch)
            except CannotCompile as error:
                manifest["failed"][unit] = str(error)
                say(f"{unit}: not compiled: {error}")
            else:
                manifest["units"][unit] = fresh
                say(f"{unit}: {len(modules)} modules, {time.monotonic() - begun:.0f} s")
        _write(folder, manifest)
    _tidy(folder, old, manifest)
    return manifest


def _build_unit(unit: str, place: Path, scratch: Path, flags: list[str]) -> dict[str, str]:
    """Compile a unit's modules into `place`; return {module: file, as seen from the manifest}."""
    place.mkdir(exist_ok=True)

    def compile_one(source: Path) -> tuple[str, str]:
        name = module_name(source)
        made = scratch / name
        made.mkdir()
        _build_extension(name, _translate(source, made), flags, made)
        (file,) = made.glob("/".join(name.split(".")) + ".*")
        fresh = place / f"{name}.{os.getpid()}"
        shutil.move(file, fresh)
        fresh.replace(place / f"{name}{file.suffix}")  # in one step: somebody may be running from the old one
        return name, f"{place.name}/{name}{file.suffix}"

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        return dict(pool.map(compile_one, units()[unit]))


def _write(folder: Path, manifest: dict[str, Any]) -> None:
    fresh = folder / f"manifest-{os.getpid()}.json"
    fresh.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(folder / "manifest.json")


def _tidy(folder: Path, *manifests: dict[str, Any]) -> None:
    """Take away what neither this manifest nor the last one names; somebody may still run from the last."""
    used = {
        file.split("/")[0]
        for manifest in manifests
        for row in manifest.get("units", {}).values()
        for file in row["modules"].values()
    }
    for path in folder.iterdir():
        if path.is_dir() and path.name not in used:
            shutil.rmtree(path, ignore_errors=True)


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m vigneron.compile", description="Compile the rules.")
    parser.add_argument("--into", type=Path, default=own_folder())
    parser.add_argument("--portable", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--can", action="store_true")
    parser.add_argument("--clean", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.clean:
        shutil.rmtree(asked.into, ignore_errors=True)
        return 0
    try:
        if asked.can:
            tools(asked.portable)
            return 0
        manifest = build(
            asked.into, portable=asked.portable, quick=asked.quick, say=lambda line: print(line, flush=True)
        )
    except (CannotCompile, OSError) as error:
        print(f"nothing is compiled: {error}", file=sys.stderr)
        return 2
    return 1 if manifest["failed"] else 0


if __name__ == "__main__":
    sys.exit(main())

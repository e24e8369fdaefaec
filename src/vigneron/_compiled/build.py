"""Compiles the rules: `python -m vigneron._compiled.build`.

    --into DIR    the folder for the result (default: the folder of this environment in which `import` looks)
    --portable    build for every processor of this architecture, not just for this one
    --quick       compile faster; the result is slower and plays the same
    --seconds N   stop after N seconds; finished modules count, and the next run continues
    --can         only find out whether anything can be compiled here
    --clean       only remove what this environment has built

This needs Cython and a C compiler. Every `.py` with a `.pxd` beside it is compiled (see `finder`). Modules
that were built from the same source are kept. If a unit does not compile, or does not play a game after
compiling, it is left out, and the manifest names it. The manifest is written after every unit.

Exit status: 0 everything runs compiled, 1 something does not, 2 nothing can be compiled, 130 interrupted."""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from concurrent.futures import ThreadPoolExecutor
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path
from typing import Any, Final

from vigneron._compiled.finder import (
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
    "annotation_typing": False,  # C types come from the .pxd only
    "infer_types": True,
    "wraparound": False,  # with checked bounds, a negative index raises
    "boundscheck": True,
    "initializedcheck": False,
    "cdivision": False,  # keep the meaning of `/` and `//` in Python
}
_TRIAL: Final = """
import sys
from vigneron.core.chance import Xorshift
from vigneron._compiled.finder import why
unit = sys.argv[1]
assert why(unit) == "built", why(unit)
if unit != "core":
    from vigneron.core.playouts import playout
    from vigneron.core.registry import game
    found = game(unit)
    for seats in found.seats:
        setup = found.setup(seats)
        rules = found.rules(setup)
        playout(rules, rules.new(setup, Xorshift(seats)), Xorshift(1), found.max_plies(setup))
"""


class CannotCompile(Exception):
    """No unit can be compiled on this machine, or one unit cannot be compiled.

    The message says why in a few words."""


class OutOfTime(Exception):
    """The time is over. Modules that are finished are kept."""


class _Programs:
    """Running compilers. They end when the time is over or the build stops, and with the `with` block."""

    def __init__(self, seconds: float | None = None) -> None:
        self._running: set[subprocess.Popen[str]] = set()
        self._idle: list[subprocess.Popen[str]] = []
        self._lock = threading.Lock()
        self.stopped = False
        self._timer: threading.Timer | None = None
        if seconds is not None:
            self._timer = threading.Timer(seconds, self.stop)
            self._timer.daemon = True
            self._timer.start()

    def __enter__(self) -> _Programs:
        return self

    def __exit__(self, *_: object) -> None:
        self.stop()
        for process in self._running:
            with suppress(OSError), process:  # closes its pipes, and waits
                pass

    def _start(self, command: list[str], **more: Any) -> subprocess.Popen[str]:
        with self._lock:  # what is started is stopped
            if self.stopped:
                raise OutOfTime
            process = subprocess.Popen(
                command, stdout=subprocess.PIPE, text=True, start_new_session=sys.platform != "win32", **more
            )
            self._running.add(process)
        return process

    def run(self, command: list[str], **more: Any) -> subprocess.CompletedProcess[str]:
        """Run a program to its end. Raises OutOfTime."""
        process = self._start(command, stderr=subprocess.PIPE, **more)
        try:
            out, err = process.communicate()
        except BaseException:
            _kill(process)
            process.communicate()
            raise
        finally:
            self._running.discard(process)
        if self.stopped:
            raise OutOfTime
        return subprocess.CompletedProcess(command, process.returncode, out, err)

    def ask(self, job: str, **arguments: Any) -> None:
        """Have a job done by a worker that has nothing to do, or by a new one.

        Raises CannotCompile with the compiler's message, or OutOfTime."""
        with self._lock:
            worker = self._idle.pop() if self._idle else None
        if worker is None:
            command = [sys.executable, "-P", str(HOUSE / "_compiled" / "worker.py")]
            worker = self._start(command, stdin=subprocess.PIPE, encoding="utf-8")
        assert worker.stdin is not None
        assert worker.stdout is not None
        answer = ""
        with suppress(OSError):  # it has ended
            worker.stdin.write(json.dumps({"job": job, **arguments}) + "\n")
            worker.stdin.flush()
            answer = worker.stdout.readline()
        if self.stopped:
            raise OutOfTime
        if not answer:
            raise CannotCompile(f"the compiler ended with status {worker.wait()}")
        with self._lock:
            self._idle.append(worker)
        told = json.loads(answer)
        if not told["done"]:
            raise CannotCompile(_complaint(told["said"]))

    def stop(self) -> None:
        """End all programs."""
        if self._timer is not None:
            self._timer.cancel()
        with self._lock:
            self.stopped = True
            running = list(self._running)
        for process in running:
            _kill(process)


def _kill(process: subprocess.Popen[str]) -> None:
    """End a program and the programs that it started."""
    with suppress(OSError):
        if sys.platform == "win32":
            process.kill()
        else:
            os.killpg(process.pid, signal.SIGKILL)


def tools(portable: bool = False, quick: bool = False, programs: _Programs | None = None) -> list[str]:
    """Return the flags for the C compiler.

    Raises CannotCompile if there is no Cython or no compiler that works, or OutOfTime."""
    if programs is None:
        with _Programs() as own:
            return tools(portable, quick, own)
    if importlib.util.find_spec("Cython") is None or importlib.util.find_spec("setuptools") is None:
        raise CannotCompile("Cython or setuptools is not installed")
    if sys.platform == "win32":
        flags = ["/O2"]
    else:
        # No fused multiply-add: compiled estimates must equal interpreted ones to the last bit.
        level = "-Og" if quick else "-O3"
        flags = [level, "-g0", "-ffp-contract=off", *([] if portable else ["-march=native"])]
    with tempfile.TemporaryDirectory() as scratch:
        trial = Path(scratch) / "trial.c"
        trial.write_text("#include <Python.h>\nPyMODINIT_FUNC PyInit_trial(void) { return NULL; }\n")
        while True:
            try:
                _build_extension(programs, "trial", trial, flags)
            except CannotCompile as error:
                if not flags:
                    raise CannotCompile(f"no C compiler that works: {error}") from error
                flags.pop()  # some compilers do not know the last flag
            else:
                return flags


def _build_extension(
    programs: _Programs, name: str, source: Path, flags: list[str], out: Path | None = None
) -> None:
    """Build an extension module from C. Raises CannotCompile with the compiler's message."""
    with tempfile.TemporaryDirectory() as scratch:
        programs.ask("extension", name=name, source=str(source), flags=flags, out=str(out or scratch))


def _translate(programs: _Programs, source: Path, out: Path) -> Path:
    """Translate a Python source to C. Raises CannotCompile with Cython's message."""
    name = module_name(source)
    result = out / f"{name}.c"
    include = str(HOUSE.parent)
    programs.ask(
        "translate", source=str(source), result=str(result), name=name, include=include, directives=DIRECTIVES
    )
    return result


def _complaint(said: str) -> str:
    """Return the first line that names an error, else the last line."""
    lines = [line for line in said.splitlines() if line.strip()]
    errors = [line for line in lines if " error: " in line]
    return (errors[:1] or lines[-1:] or ["it failed without a word"])[0]


def _try(programs: _Programs, unit: str, folder: Path, built: dict[str, Any], scratch: Path) -> None:
    """Play a game with the modules of a unit, before other processes can find them.

    Raises CannotCompile if they do not load or do not play."""
    here = {
        name: {"hash": row["hash"], "modules": {m: str(folder / file) for m, file in row["modules"].items()}}
        for name, row in built.items()
    }
    _write(scratch / TAG, {"units": here, "failed": {}})
    env = {**os.environ, "VIGNERON_COMPILED": str(scratch), "PYTHONPATH": str(HOUSE.parent)}
    env.pop("VIGNERON_PURE", None)
    done = programs.run([sys.executable, "-c", _TRIAL, unit], env=env)
    if done.returncode:
        raise CannotCompile(_complaint(done.stdout + done.stderr))


def build(
    into: Path,
    *,
    portable: bool = False,
    quick: bool = False,
    say: Any = lambda line: None,
    seconds: float | None = None,
) -> dict[str, Any]:
    """Compile the modules that are not compiled yet into `into / TAG`, and return the manifest.

    The build stops after `seconds`. Then `left` in the manifest names the missing units, and the next run
    uses the finished modules. `say` is called with a line about each unit. Raises CannotCompile if nothing
    can be compiled."""
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
    manifest: dict[str, Any] = {"units": kept, "failed": {}}
    todo = sorted(set(wanted) - set(kept), key=lambda name: (name != CORE, name))
    try:
        with _Programs(seconds) as programs:
            flags = tools(portable, quick, programs)
            while todo:
                place = folder / wanted[todo[0]][:12]
                _add(programs, manifest, todo[0], place, wanted[todo[0]], flags, say)
                todo.pop(0)
                _write(folder, manifest)
    except BaseException as error:
        manifest["left"] = todo
        if not isinstance(error, CannotCompile):  # if nothing can be compiled, no unit is left to do
            _write(folder, manifest)
        if not isinstance(error, OutOfTime):
            raise
        say(f"out of time, not compiled yet: {', '.join(todo)}")
    _tidy(folder, {wanted[unit][:12] for unit in todo}, old, manifest)
    return manifest


def _add(
    programs: _Programs,
    manifest: dict[str, Any],
    unit: str,
    place: Path,
    wanted: str,
    flags: list[str],
    say: Any,
) -> None:
    """Compile a unit and enter the result into the manifest. Raises OutOfTime."""
    begun = time.monotonic()
    with tempfile.TemporaryDirectory() as scratch_name:
        scratch = Path(scratch_name)
        try:
            modules = _build_unit(programs, unit, place, scratch, flags)
            fresh = {"hash": wanted, "modules": modules}
            _try(programs, unit, place.parent, {**manifest["units"], unit: fresh}, scratch)
        except CannotCompile as error:
            shutil.rmtree(place, ignore_errors=True)
            manifest["failed"][unit] = str(error)
            say(f"{unit}: not compiled: {error}")
        else:
            manifest["units"][unit] = fresh
            say(f"{unit}: {len(modules)} modules, {time.monotonic() - begun:.0f} s")


def _build_unit(
    programs: _Programs, unit: str, place: Path, scratch: Path, flags: list[str]
) -> dict[str, str]:
    """Compile the modules of a unit into `place`; return {module: file relative to the manifest}.

    Modules that an earlier run built from the same source are kept. Raises CannotCompile or OutOfTime."""
    place.mkdir(parents=True, exist_ok=True)

    def compile_one(source: Path) -> tuple[str, str]:
        """Compile one module; return its name and file."""
        name = module_name(source)
        target = place / f"{name}{EXTENSION_SUFFIXES[-1]}"
        if not target.is_file():
            made = scratch / name
            made.mkdir()
            _build_extension(programs, name, _translate(programs, source, made), flags, made)
            (file,) = made.glob("/".join(name.split(".")) + ".*")
            fresh = place / f"{name}.{os.getpid()}"
            shutil.move(file, fresh)
            fresh.replace(target)  # atomic: other processes may use the old file
        return name, f"{place.name}/{target.name}"

    with ThreadPoolExecutor(os.cpu_count()) as pool:
        waiting = [pool.submit(compile_one, source) for source in units()[unit]]
        try:
            return dict(done.result() for done in waiting)
        except BaseException as error:
            pool.shutdown(wait=False, cancel_futures=True)
            if not isinstance(error, CannotCompile):  # the other units are not to blame
                programs.stop()
            raise


def _write(folder: Path, manifest: dict[str, Any]) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    fresh = folder / f"manifest-{os.getpid()}.json"
    fresh.write_text(json.dumps(manifest, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    fresh.replace(folder / "manifest.json")


def _tidy(folder: Path, begun: set[str], *manifests: dict[str, Any]) -> None:
    """Remove modules that are not in progress and that neither of the two manifests names.

    The modules of the previous manifest are kept, because processes may still use them."""
    used = begun | {
        file.split("/")[0]
        for manifest in manifests
        for row in manifest.get("units", {}).values()
        for file in row["modules"].values()
    }
    for path in folder.iterdir():
        if path.is_dir() and path.name not in used:
            shutil.rmtree(path, ignore_errors=True)


def main(arguments: list[str] | None = None) -> int:
    """Run the command; return its exit status."""
    parser = argparse.ArgumentParser(
        prog="python -m vigneron._compiled.build", description="Compile the rules."
    )
    parser.add_argument("--into", type=Path, default=own_folder())
    parser.add_argument("--portable", action="store_true")
    parser.add_argument("--quick", action="store_true")
    parser.add_argument("--seconds", type=float)
    parser.add_argument("--can", action="store_true")
    parser.add_argument("--clean", action="store_true")
    asked = parser.parse_args(arguments)
    if asked.clean:
        shutil.rmtree(asked.into, ignore_errors=True)
        return 0
    signal.signal(signal.SIGTERM, signal.default_int_handler)
    try:
        if asked.can:
            tools(asked.portable)
            return 0
        manifest = build(
            asked.into,
            portable=asked.portable,
            quick=asked.quick,
            say=lambda line: print(line, flush=True),
            seconds=asked.seconds,
        )
    except KeyboardInterrupt:
        return 130
    except (CannotCompile, OSError) as error:
        print(f"nothing is compiled: {error}", file=sys.stderr)
        return 2
    return 1 if manifest["failed"] or manifest.get("left") else 0


if __name__ == "__main__":
    sys.exit(main())

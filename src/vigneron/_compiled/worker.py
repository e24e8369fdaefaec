"""Translates modules to C and compiles them, one after another: the program of which `build` starts a few.

Cython and setuptools are loaded once for many modules. Each line of standard input is a job: a JSON object
with the arguments of `translate` or of `extension`. Each is answered by a line, a JSON object: whether it is
`done`, and what the compilers `said`. The program ends with its input."""

from __future__ import annotations

import json
import os
import sys
import tempfile
import traceback
from collections.abc import Callable
from contextlib import chdir
from importlib import import_module
from typing import Any


def translate(source: str, result: str, name: str, include: str, directives: dict[str, Any]) -> bool:
    """Translate a Python source to C; return whether it has no errors."""
    cython: Any = import_module("Cython.Compiler.Main")
    options = cython.CompilationOptions(
        include_path=[include], compiler_directives=directives, output_file=result, language_level=3
    )
    return bool(cython.compile_single(source, options, name).num_errors == 0)


def extension(name: str, source: str, flags: list[str], out: str) -> bool:
    """Build an extension module from C into a folder."""
    setuptools: Any = import_module("setuptools")
    module = setuptools.Extension(name, [source], extra_compile_args=flags)
    distribution = setuptools.Distribution({"name": "x", "ext_modules": [module]})
    command: Any = import_module("setuptools.command.build_ext").build_ext(distribution)
    command.build_lib, command.build_temp, command.force = out, os.path.join(out, "objects"), True
    with chdir(out):  # a compiler may leave files where it runs
        command.ensure_finalized()
        command.run()
    return True


JOBS: dict[str, Callable[..., bool]] = {"translate": translate, "extension": extension}


def main() -> None:
    """Do jobs until there are no more."""
    answers = os.fdopen(os.dup(1), "w", encoding="utf-8")
    with tempfile.TemporaryFile() as log:
        os.dup2(log.fileno(), 1)  # also what the C compiler says
        os.dup2(log.fileno(), 2)
        for line in sys.stdin:
            log.seek(0)
            log.truncate()
            done = False
            try:
                arguments = json.loads(line)
                done = JOBS[arguments.pop("job")](**arguments)
            except (Exception, SystemExit):
                traceback.print_exc()
            sys.stdout.flush()
            sys.stderr.flush()
            log.seek(0)
            said = log.read().decode("utf-8", "replace")
            print(json.dumps({"done": done, "said": said}), file=answers, flush=True)


if __name__ == "__main__":
    main()

"""What installing does to the rules where there is no C compiler: they stay pure."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
import venv
import zipfile
from pathlib import Path

import vigneron
from tests.compiled.test_installation import installed, wheel_of


def run_as_pipx_does(wheel: Path, folder: Path) -> str:
    """Return the output of the package's own program, in an environment with this wheel alone.

    Its dependencies are borrowed from here, so nothing is downloaded. The program is what installers write.
    """
    venv.create(folder / "venv", with_pip=False)
    python = folder / "venv" / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    place = "import sysconfig; print(sysconfig.get_path('purelib'))"
    site = subprocess.run([python, "-c", place], capture_output=True, text=True, check=True).stdout.strip()
    zipfile.ZipFile(wheel).extractall(site)
    borrowed = sysconfig.get_path("purelib")
    program = (
        "import sys; from importlib.metadata import distribution\n"
        "(point,) = distribution('vigneron').entry_points.select(group='console_scripts', name='vigneron')\n"
        "main = point.load(); assert sys.modules['vigneron'].__file__.startswith(sys.argv.pop(1))\n"
        f"sys.path.append({borrowed!r}); sys.exit(main())"
    )
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("VIGNERON_", "PYTHON"))}
    done = subprocess.run(
        [python, "-I", "-c", program, site, "--version"],
        cwd=folder,
        capture_output=True,
        text=True,
        env=clean,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_without_a_compiler_the_wheel_is_pure_and_for_every_machine(tmp_path: Path) -> None:
    wheel = wheel_of(tmp_path, {"CC": str(tmp_path / "no-compiler"), "PATH": str(tmp_path)})
    assert wheel.name.endswith("-py3-none-any.whl")
    assert not [name for name in zipfile.ZipFile(wheel).namelist() if "gone" in name]  # of an earlier version
    why, file = installed(wheel, tmp_path)
    assert (why, file) == ("source", str(tmp_path / "site" / "vigneron" / "native" / "prng.py"))
    assert run_as_pipx_does(wheel, tmp_path) == f"vigneron {vigneron.__version__}\n"

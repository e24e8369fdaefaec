"""Build and try a release: what `./release` runs.

The three files are built from the commit, never from the working tree: `git archive` gives the source, the
source gives the sdist, and the sdist gives both wheels. Each of the three is then installed into an empty
environment with the versions that requirements/library.txt pins, without extras, and tried there by
deploy/try_installed.py."""

from __future__ import annotations

import argparse
import ast
import datetime
import hashlib
import os
import re
import shutil
import subprocess
import sys
import tarfile
import tempfile
import zipfile
from collections.abc import Mapping
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parents[1]
LOCK: Final = "requirements/library.txt"
"""The pinned requirements of an installation without extras, and of its build."""
PURE: Final = {"VIGNERON_PURE": "1"}
_BUILD: Final = "import sys; from setuptools import build_meta as b; getattr(b, sys.argv[1])(sys.argv[2])"
_HEADING: Final = re.compile(r"^## (\S+)(?: \(([^)\n]*)\))?\n(.*?)(?=^## |\Z)", re.MULTILINE | re.DOTALL)


class NotReady(Exception):
    """The release cannot be made; its text is one sentence that says why."""


class Section(NamedTuple):
    """A version's section of the change log."""

    version: str
    date: str
    text: str


def say(text: str) -> None:
    print(f"== {text}", flush=True)


def run(*command: str | Path, cwd: Path = ROOT, env: Mapping[str, str] | None = None) -> None:
    """Run a command without this project's environment variables. Raises NotReady if it fails.

    Its output is shown only then."""
    clean = {key: value for key, value in os.environ.items() if not key.startswith(("VIGNERON_", "PYTHON"))}
    done = subprocess.run(
        command,
        cwd=cwd,
        env={**clean, **(env or {})},
        check=False,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
    )
    if done.returncode:
        print(*done.stdout.splitlines()[-30:], sep="\n", file=sys.stderr)
        raise NotReady(f"{' '.join(map(str, command[:4]))} failed with status {done.returncode}")


def git(root: Path, *words: str) -> str:
    """Return the output of a git command. Raises NotReady."""
    done = subprocess.run(["git", "-C", str(root), *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise NotReady(f"git {words[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


# ------------------------------------------------------------------------------------------------- the tree


def version_of(root: Path) -> str:
    """Return `vigneron.__version__` without importing it. Raises NotReady."""
    tree = ast.parse((root / "src" / "vigneron" / "__init__.py").read_text(encoding="utf-8"))
    for node in tree.body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == "__version__":
            return str(ast.literal_eval(node.value))
    raise NotReady("src/vigneron/__init__.py has no __version__")


def sections(root: Path) -> list[Section]:
    """Return the change log's sections, newest first."""
    text = (root / "CHANGELOG.md").read_text(encoding="utf-8")
    return [Section(*found.groups(default="")) for found in _HEADING.finditer(text)]


def drafts(root: Path) -> list[str]:
    """Return the keys of the packaged games that are drafts, without folders that begin with `_`."""
    folders = (root / "src" / "vigneron" / "games").glob("[!_]*/__init__.py")
    return sorted(
        path.parent.name
        for path in folders
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.keyword) and node.arg == "draft" and ast.unparse(node.value) == "True"
    )


def ready(root: Path, tagged: bool = False) -> Section:
    """Return the change log's section of the version that may be released here. Raises NotReady.

    `tagged`: the version's tag must exist, at this commit."""
    version = version_of(root)
    if not re.fullmatch(r"\d+\.\d+\.\d+((a|b|rc)\d+)?", version):
        raise NotReady(f"{version!r} is no version: write MAJOR.MINOR.PATCH")
    newest = next(iter(sections(root)), Section("nothing", "", ""))
    if newest.version != version:
        raise NotReady(f"__version__ is {version}, but CHANGELOG.md begins with {newest.version}")
    try:
        date = datetime.date.fromisoformat(newest.date)
    except ValueError:
        raise NotReady(f"CHANGELOG.md gives no date: write ## {version} (YYYY-MM-DD)") from None
    if date > datetime.datetime.now(datetime.UTC).date() + datetime.timedelta(days=1):
        raise NotReady(f"CHANGELOG.md dates {version} to {newest.date}, which is yet to come")
    if not newest.text.strip():
        raise NotReady(f"CHANGELOG.md says nothing about {version}")
    if found := drafts(root):
        raise NotReady(f"a release has no drafts: {', '.join(found)}")
    if changed := git(root, "status", "--porcelain"):
        raise NotReady("the tree is not clean:\n" + changed)
    if tagged:
        if f"v{version}" not in git(root, "tag", "--points-at", "HEAD").splitlines():
            raise NotReady(f"no tag v{version} stands at this commit")
    elif git(root, "tag", "--list", f"v{version}"):
        raise NotReady(f"the tag v{version} exists already: raise __version__")
    return newest


# -------------------------------------------------------------------------------------------------- building


def environment(python: str, folder: Path) -> Path:
    """Make an environment with the pinned versions and nothing else; return its Python."""
    run(python, "-m", "venv", folder)
    inside = folder / ("Scripts/python.exe" if sys.platform == "win32" else "bin/python")
    quiet = ("-qq", "--disable-pip-version-check", "--no-input")
    run(inside, "-m", "pip", "install", *quiet, "--no-deps", "--require-hashes", "-r", ROOT / LOCK)
    return inside


def unpack(archive: Path, folder: Path) -> None:
    """Unpack an archive, with a filter where Python has one (3.11.4 and later)."""
    if hasattr(tarfile, "data_filter"):
        shutil.unpack_archive(archive, folder, filter="data")
    else:
        shutil.unpack_archive(archive, folder)


def build(python: Path, scratch: Path) -> list[Path]:
    """Return the sdist, the pure wheel and this platform's wheel, built from HEAD."""
    tree = scratch / "tree"
    git(ROOT, "archive", "--format=tar", f"--output={scratch / 'tree.tar'}", "HEAD")
    unpack(scratch / "tree.tar", tree)
    say("building the source distribution")
    made = list[Path]()
    run(python, "-c", _BUILD, "build_sdist", scratch / "sdist", cwd=tree)
    made += (scratch / "sdist").glob("*.tar.gz")
    for what, env in (("pure wheel", PURE), ("wheel for this platform, with compiled rules", {})):
        say(f"building the {what}")
        source = scratch / f"source-{len(made)}"
        unpack(made[0], source)
        [inner] = source.iterdir()
        run(python, "-c", _BUILD, "build_wheel", source / "out", cwd=inner, env=env)
        made += (source / "out").glob("*.whl")
    return made


def lacking(file: Path, names: list[str]) -> list[str]:
    """Return the package's files that are in the commit but not in an artifact."""
    if file.suffix == ".whl":
        with zipfile.ZipFile(file) as wheel:
            held = set(wheel.namelist())
        return [name for name in names if name.removeprefix("src/") not in held]
    with tarfile.open(file) as archive:
        held = {name.partition("/")[2] for name in archive.getnames()}
    return [name for name in names if name not in held]


def try_out(python: str, file: Path, version: str, kind: str, folder: Path) -> None:
    """Install one artifact into an environment of its own and try it. `kind` is `built` or `source`."""
    say(f"trying {file.name}")
    inside = environment(python, folder)
    quiet = ("-qq", "--disable-pip-version-check", "--no-input", "--no-index", "--no-deps")
    env = PURE if file.suffix == ".gz" else {}
    run(inside, "-m", "pip", "install", *quiet, "--no-build-isolation", file, cwd=folder, env=env)
    run(inside, "-m", "pip", "check", "--disable-pip-version-check", cwd=folder)
    run(inside, "-I", ROOT / "deploy" / "try_installed.py", kind, version, cwd=folder)


def release(python: str, scratch: Path, version: str) -> None:
    made = build(environment(python, scratch / "build"), scratch)
    names = git(ROOT, "ls-files", "src/vigneron").splitlines()
    for file, pure in zip(made, (True, True, False), strict=True):
        if missing := lacking(file, names):
            raise NotReady(f"{file.name} lacks {', '.join(missing[:5])}")
        if not pure and file.name.endswith("-none-any.whl"):
            raise NotReady(f"{file.name} holds no compiled rules: is there a C compiler?")
        try_out(python, file, version, "source" if pure else "built", scratch / f"trial-{file.suffix}-{pure}")
    (ROOT / "dist").mkdir(exist_ok=True)
    say("in dist:")
    for file in made:
        kept = shutil.copy2(file, ROOT / "dist")
        print(f"{hashlib.sha256(Path(kept).read_bytes()).hexdigest()}  {file.name}")


def main() -> int:
    parser = argparse.ArgumentParser(prog="./release", description="Make and try a release.")
    parser.add_argument("--ready", action="store_true", help="only say whether this tree may be released")
    tags = parser.add_mutually_exclusive_group()
    tags.add_argument("--tag", action="store_true", help="tag the commit when everything has been tried")
    tags.add_argument("--tagged", action="store_true", help="the commit has its tag already")
    parser.add_argument("--python", default=sys.executable, help="the Python to build with")
    chosen = parser.parse_args()
    try:
        found = ready(ROOT, chosen.tagged)
        say(f"{found.version} ({found.date}) may be released")
        if not chosen.ready:
            with tempfile.TemporaryDirectory(prefix="vigneron-release-") as scratch:
                release(chosen.python, Path(scratch), found.version)
        if chosen.tag and not chosen.ready:
            git(ROOT, "tag", "-a", f"v{found.version}", "-m", f"Vigneron {found.version}", "-m", found.text)
            say(f"tagged v{found.version}")
    except NotReady as error:
        print(f"release: {error}", file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())

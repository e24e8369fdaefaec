"""Which modules run compiled, and why not; the compiler without its tools."""

from __future__ import annotations

import json
import sys
import time
from contextlib import suppress
from importlib.machinery import EXTENSION_SUFFIXES
from pathlib import Path

import pytest

from vigneron._compiled import build as compiling
from vigneron._compiled import finder as compiled
from vigneron._compiled.finder import CORE, TAG, Finder, module_name, source_hash, units


def _house(folder: Path) -> Path:
    """A package with one core module, one of types only, and one game."""
    for name, text in {
        "_compiled/build.py": "E = 1\n",
        "_compiled/finder.py": "F = 1\n",
        "_compiled/worker.py": "G = 1\n",
        "native/fast.py": "A = 1\n",
        "native/fast.pxd": "cdef int A\n",
        "native/byte_rows.py": "B = 1\n",
        "native/byte_rows.pxd": "# Inline only: never compiled.\n",
        "games/chess/rules.py": "C = 1\n",
        "games/chess/rules.pxd": "cdef int C\n",
        "games/chess/scene.py": "D = 1\n",
    }.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)
    return folder


def test_units_are_the_sources_with_types_beside_them(tmp_path: Path) -> None:
    house = _house(tmp_path)
    assert units(house) == {"core": [house / "native/fast.py"], "chess": [house / "games/chess/rules.py"]}
    assert module_name(house / "games/chess/rules.py", house) == "vigneron.games.chess.rules"


@pytest.mark.parametrize(
    ("changed", "of_core", "of_game"),
    [
        ("_compiled/build.py", True, True),
        ("_compiled/worker.py", True, True),
        ("_compiled/finder.py", False, False),
        ("native/fast.py", True, True),
        ("native/fast.pxd", True, True),
        ("native/byte_rows.pxd", True, True),
        ("native/byte_rows.py", False, False),
        ("games/chess/rules.py", False, True),
        ("games/chess/rules.pxd", False, True),
        ("games/chess/scene.py", False, False),
    ],
)
def test_a_hash_changes_with_what_is_compiled(
    tmp_path: Path, changed: str, of_core: bool, of_game: bool
) -> None:
    house = _house(tmp_path)
    before = source_hash(CORE, house), source_hash("chess", house)
    with (house / changed).open("a") as file:
        file.write("# changed\n")
    assert (source_hash(CORE, house) != before[0], source_hash("chess", house) != before[1]) == (
        of_core,
        of_game,
    )


@pytest.fixture
def place(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder for compiled modules in which the finder looks, with a file that stands for one."""
    monkeypatch.setenv("VIGNERON_COMPILED", str(tmp_path))
    monkeypatch.delenv("VIGNERON_PURE", raising=False)
    (tmp_path / TAG).mkdir()
    (tmp_path / TAG / "module.so").write_bytes(b"")
    return tmp_path / TAG


def _write(place: Path, **hashes: str) -> None:
    rows = {unit: {"hash": found, "modules": {f"some.{unit}": "module.so"}} for unit, found in hashes.items()}
    (place / "manifest.json").write_text(json.dumps({"units": rows, "failed": {"other": "broken"}}))


def _why(unit: str) -> str:
    finder = Finder()
    finder.look()
    return finder.why[unit]


def _game() -> str:
    return next(unit for unit in units() if unit != CORE)


def test_what_was_built_from_this_source_is_found(place: Path) -> None:
    _write(place, core=source_hash(CORE))
    finder = Finder()
    assert finder.why[CORE] == "built"
    spec = finder.find_spec("some.core")
    assert spec is not None
    assert spec.origin == str(place / "module.so")
    assert finder.find_spec("some.thing") is None
    finder.leave()
    assert finder.find_spec("some.core") is None


def test_what_was_built_from_other_source_is_stale(place: Path) -> None:
    _write(place, core="0" * 64)
    assert _why(CORE) == "stale"
    assert not Finder().files


def test_a_game_runs_compiled_only_on_a_compiled_core(place: Path) -> None:
    _write(place, **{CORE: "0" * 64, _game(): source_hash(_game())})
    assert _why(_game()) == "stale"


def test_a_game_may_be_stale_alone(place: Path) -> None:
    _write(place, **{CORE: source_hash(CORE), _game(): "0" * 64})
    assert (_why(CORE), _why(_game())) == ("built", "stale")


def test_a_missing_file_is_not_found(place: Path) -> None:
    _write(place, core=source_hash(CORE))
    (place / "module.so").unlink()
    assert _why(CORE) == "source"


@pytest.mark.parametrize("text", ["", "{", "[]", "{}"])
def test_a_manifest_that_says_nothing_means_source(place: Path, text: str) -> None:
    (place / "manifest.json").write_text(text)
    assert _why(CORE) == "source"


def test_pure_may_be_asked_for(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    _write(place, core=source_hash(CORE))
    monkeypatch.setenv("VIGNERON_PURE", "1")
    assert _why(CORE) == "asked"


def test_a_game_without_types_is_untyped() -> None:
    assert compiled.why("no_such_game") == "untyped"


def test_without_cython_nothing_is_compiled_and_nothing_breaks(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr("vigneron._compiled.build.importlib.util.find_spec", lambda name: None)
    assert compiling.main(["--into", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "nothing is compiled: Cython or setuptools is not installed\n"
    assert list(tmp_path.iterdir()) == []


def test_a_unit_that_does_not_compile_is_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(*_: object) -> dict[str, str]:
        raise compiling.CannotCompile("no such type")

    monkeypatch.setattr(compiling, "tools", lambda *_: [])
    monkeypatch.setattr(compiling, "_build_unit", refuse)
    manifest = compiling.build(tmp_path)
    assert manifest["units"] == {}
    assert manifest["failed"][CORE] == "no such type"
    monkeypatch.setenv("VIGNERON_COMPILED", str(tmp_path))
    monkeypatch.delenv("VIGNERON_PURE", raising=False)
    assert _why(CORE) == "failed"
    assert compiling.main(["--into", str(tmp_path)]) == 1
    assert compiling.main(["--into", str(tmp_path), "--clean"]) == 0
    assert not tmp_path.exists()


class Compiler:
    """Stands for the tools: makes modules at once, until its time is up."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.left = 10**6
        self.made: list[str] = []
        self.manifests: list[int] = []
        monkeypatch.setattr(compiling, "tools", lambda *_: [])
        monkeypatch.setattr(compiling, "_translate", lambda programs, source, out: source)
        monkeypatch.setattr(compiling, "_try", lambda *_: None)
        monkeypatch.setattr(compiling, "_build_extension", self.build)
        monkeypatch.setattr("vigneron._compiled.build.os.cpu_count", lambda: 1)

    def build(self, programs: object, name: str, source: Path, flags: list[str], out: Path) -> None:
        if self.left == 0:
            raise compiling.OutOfTime
        self.left -= 1
        self.made.append(name)
        path = out / f"{name.replace('.', '/')}.abi{EXTENSION_SUFFIXES[-1]}"
        path.parent.mkdir(parents=True)
        path.touch()


def test_a_unit_that_is_done_counts_and_the_next_time_goes_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Interrupted in the second unit: the first runs compiled, and no module is ever compiled twice."""
    monkeypatch.setenv("VIGNERON_COMPILED", str(tmp_path))
    monkeypatch.delenv("VIGNERON_PURE", raising=False)
    compiler, said = Compiler(monkeypatch), list[str]()
    first, second, *others = sorted(units(), key=lambda name: (name != CORE, name))
    compiler.left = len(units()[first]) + 1
    manifest = compiling.build(tmp_path, say=said.append)
    assert (list(manifest["units"]), manifest["left"]) == ([first], [second, *others])
    assert (_why(first), _why(second)) == ("built", "stopped")
    assert said[-1] == f"out of time, not compiled yet: {', '.join([second, *others])}"
    compiler.left = 0
    assert compiling.main(["--into", str(tmp_path)]) == 1, "once more without any time: nothing is lost"
    assert _why(first) == "built"
    compiler.left = 10**6
    assert "left" not in compiling.build(tmp_path)
    assert {_why(unit) for unit in units()} == {"built"}
    assert len(compiler.made) == len(set(compiler.made)) == sum(map(len, units().values()))


def test_a_manifest_is_written_after_every_unit(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A compiler that is killed in the second unit leaves the first."""

    class CompilerKilled(BaseException):
        pass

    def killed(programs: object, manifest: object, unit: str, *_: object) -> None:
        if unit != CORE:
            assert list(compiled.read_manifest(tmp_path / TAG)["units"]) == [CORE]
            raise CompilerKilled
        add(programs, manifest, unit, *_)  # type: ignore[arg-type]

    Compiler(monkeypatch)
    add = compiling._add
    monkeypatch.setattr(compiling, "_add", killed)
    with pytest.raises(CompilerKilled):
        compiling.build(tmp_path)


@pytest.mark.skipif(sys.platform == "win32", reason="process groups")
def test_compilers_end_with_the_time(tmp_path: Path) -> None:
    """Including the processes that the compiler has started."""
    pid = tmp_path / "pid"
    sleeper = "import os, subprocess, sys; p = subprocess.Popen(['sleep', '1000']); "
    sleeper += "new = sys.argv[1] + '.new'; open(new, 'w').write(str(p.pid)); "
    sleeper += "os.rename(new, sys.argv[1]); p.wait()"
    seconds = 1.0
    while not pid.exists():
        with pytest.raises(compiling.OutOfTime):
            compiling._Programs(seconds).run([sys.executable, "-c", sleeper, str(pid)])
        seconds *= 2  # on a busy machine it may not have started yet
    with suppress(ProcessLookupError, FileNotFoundError):
        while " Z " not in Path(f"/proc/{pid.read_text()}/stat").read_text():
            time.sleep(0.02)


def test_what_lacks_is_told_only_where_it_was_wanted(place: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def lacking() -> list[str]:
        monkeypatch.setattr(compiled, "_FINDER", Finder())
        return compiled.lacking()

    assert lacking() == [], "nothing was ever compiled"
    _write(place, core=source_hash(CORE))
    assert lacking() == [], "other games failed"
    text = json.loads((place / "manifest.json").read_text())
    (place / "manifest.json").write_text(json.dumps({**text, "left": [_game()]}))
    assert lacking() == [_game()]
    monkeypatch.setenv("VIGNERON_PURE", "1")
    assert lacking() == [], "it was asked for"

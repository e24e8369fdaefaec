"""Which modules run compiled, and why not; what the compiler does without its tools."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from vigneron import compile as compiling
from vigneron.core import compiled
from vigneron.core.compiled import CORE, TAG, Finder, module_name, source_hash, units


def _house(folder: Path) -> Path:
    """A house with one module of core, one of types only, and one game."""
    for name, text in {
        "compile.py": "E = 1\n",
        "core/fast.py": "A = 1\n",
        "core/fast.pxd": "cdef int A\n",
        "core/rows.py": "B = 1\n",
        "core/rows.pxd": "# Inline only: never compiled.\n",
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
    assert units(house) == {"core": [house / "core/fast.py"], "chess": [house / "games/chess/rules.py"]}
    assert module_name(house / "games/chess/rules.py", house) == "vigneron.games.chess.rules"


@pytest.mark.parametrize(
    ("changed", "of_core", "of_game"),
    [
        ("compile.py", True, True),
        ("core/fast.py", True, True),
        ("core/fast.pxd", True, True),
        ("core/rows.pxd", True, True),
        ("core/rows.py", False, False),
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
    """A folder for compiled modules that the finder looks into, with a file in it that stands for one."""
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
    monkeypatch.setattr("vigneron.compile.importlib.util.find_spec", lambda name: None)
    assert compiling.main(["--into", str(tmp_path)]) == 2
    assert capsys.readouterr().err == "nothing is compiled: Cython or setuptools is not installed\n"
    assert list(tmp_path.iterdir()) == []


def test_a_unit_that_does_not_compile_is_named_and_left_out(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def refuse(unit: str, *_: object) -> dict[str, str]:
        raise compiling.CannotCompile("no such type")

    monkeypatch.setattr(compiling, "tools", lambda portable, quick: [])
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

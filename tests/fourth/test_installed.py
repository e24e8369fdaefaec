"""A game of another distribution is found by its entry point, and one that is broken harms no other."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import vigneron
from tests.server.live import LiveHouse, Visitor
from vigneron.core import installed, registry
from vigneron.core.registry import BrokenGame, UnknownGame
from vigneron.games import _three_rows
from vigneron.render.svg import draw
from vigneron.testing.sweep import sweep

KEY = "acorn_rows"


def copy_game(home: Path) -> Path:
    """Copy a small game to a package of another name; return its folder."""
    ignored = shutil.ignore_patterns("__pycache__", "example_tests")
    shutil.copytree(_three_rows.GAME.folder, home, ignore=ignored)
    for path in home.rglob("*.py"):
        text = path.read_text(encoding="utf-8")
        path.write_text(text.replace("vigneron.games._three_rows", home.name), encoding="utf-8")
    return home


def install(site: Path, package: str, *, key: str = "", value: str = "", dist: str = "") -> Path:
    """Install a copy of a small game as another distribution; return the folder of its package."""
    key, dist = key or package, dist or package.replace("_", "-")
    home = copy_game(site / package)
    info = site / f"{dist.replace('-', '_')}-1.2.dist-info"
    info.mkdir()
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {dist}\nVersion: 1.2\n")
    (info / "entry_points.txt").write_text(f"[vigneron.games]\n{key} = {value or package + ':GAME'}\n")
    return home


def test_a_wheel_made_as_the_document_says(tmp_path: Path) -> None:
    """The lines of CONTRIBUTING.md build a wheel that has all files of the game."""
    text = (Path(__file__).parents[2] / "CONTRIBUTING.md").read_text(encoding="utf-8")
    project, site = tmp_path / "project", tmp_path / "site"
    project.mkdir()
    (project / "pyproject.toml").write_text(text.partition("```toml\n")[2].partition("```")[0])
    copy_game(project / "pig_dice")
    build = "import sys; from setuptools import build_meta; build_meta.build_wheel(sys.argv[1])"
    built = [sys.executable, "-c", build, str(tmp_path)]
    done = subprocess.run(built, capture_output=True, text=True, check=False, cwd=project)
    assert done.returncode == 0, done.stderr
    shutil.unpack_archive(next(tmp_path.glob("*.whl")), site, "zip")  # all that installing this one means
    env = {**os.environ, "PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])}
    for words in (["games"], ["rules", "pig_dice", "TR-2"], ["laws", "pig_dice", "--games", "2"]):
        program = [sys.executable, "-m", "vigneron", *words]
        done = subprocess.run(program, capture_output=True, text=True, check=False, env=env, cwd=tmp_path)
        assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "art.svg" in {path.name for path in (site / "pig_dice").iterdir()}


@pytest.fixture
def site(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder of installed distributions that Python looks into, here and in programs started here."""
    before = set(sys.modules)
    folder = tmp_path / "site"
    folder.mkdir()
    monkeypatch.syspath_prepend(folder)
    monkeypatch.setenv("PYTHONPATH", os.pathsep.join([str(folder), os.environ.get("PYTHONPATH", "")]))
    yield folder
    for name in set(sys.modules) - before:
        if getattr(sys.modules[name], "__file__", None) and str(folder) in str(sys.modules[name].__file__):
            del sys.modules[name]
    registry.game.cache_clear()


def command(*words: str) -> subprocess.CompletedProcess[str]:
    program = [sys.executable, "-m", "vigneron", *words]
    return subprocess.run(program, capture_output=True, encoding="utf-8", check=False)


def test_it_is_found_and_played(site: Path) -> None:
    """Its data, words, clauses and art are read from where it is installed."""
    home = install(site, KEY)
    assert KEY in vigneron.keys()
    assert registry.source(KEY) == "acorn-rows 1.2"
    assert registry.broken() == ()
    match = vigneron.start(KEY, seats=2, seed=1)
    assert match.game.folder == home
    while match.to_act:
        match.act(match.to_act[0], match.offers(match.to_act[0])[0])
    assert match.result.ending == "rounds"
    assert repr(vigneron.position(match.text())) == repr(match.position)
    svg = draw(match.game, match.rules, match.seen(None), names=("Ada", "Bo"))
    assert "Card of Ada" in svg
    assert 'id="acorn_rows-leaf"' in svg
    assert sweep(match.game, 3, seed=1) == []


def test_the_command_line_knows_it(site: Path, tmp_path: Path) -> None:
    install(site, KEY)
    told = json.loads(command("games", "--json", "--lang", "de").stdout)
    assert told["broken"] == []
    about = next(line for line in told["games"] if line["key"] == KEY)
    assert (about["title"], about["seats"], about["source"]) == ("Drei Reihen", [1, 4], "acorn-rows 1.2")
    assert (about["editions"], about["draft"]) == (["1"], False)
    listed = command("games").stdout.splitlines()
    assert [line.split()[0] for line in listed] == vigneron.keys()
    assert f"{KEY}     Three Rows (acorn-rows 1.2)" in listed
    assert "In a row no number is lower" in command("rules", KEY, "TR-3").stdout
    bots = ["--bots", "greedy,random", "--games", "2", "--processes", "2", "--journals", str(tmp_path)]
    played = command("match", KEY, *bots, "--json")
    assert json.loads(played.stdout)["games"] == 2, played.stderr
    journal = next(tmp_path.glob(f"{KEY}-*.jsonl"))
    assert command("verify", str(journal)).returncode == 0


async def test_a_table_is_opened_and_a_bot_plays_at_it(site: Path, tmp_path: Path) -> None:
    install(site, KEY)
    live = LiveHouse(tmp_path / "data")
    await live.start()
    try:
        anna = Visitor(live)
        assert "Three Rows" in (await anna.http.get("/")).text
        assert "TR-3" in (await anna.http.get(f"/rules/{KEY}")).text
        art = await anna.http.get(f"/games/{KEY}/art.css")
        assert ".tone-vine" in art.text
        assert 'id="leaf"' in (await anna.http.get(f"/games/{KEY}/art.svg")).text
        table = await anna.post("/new", game=KEY, seats="2", name="Anna")
        await anna.post(f"/t/{table}/start", fill="greedy", told="greedy 1")
        line = await anna.connect(table)
        told = await line.ask("hello")
        while not told["offers"]:
            told = await line.next()
        act = told["offers"][0]["act"]
        told = await line.ask("act", v=told["v"], d=told["d"], act=act)
        while not (told.get("offers") and told["v"] >= 2):  # the bot has answered
            told = await line.next()
    finally:
        await live.close()


def _broken(site: Path, change: Callable[[Path], Any], **how: str) -> BrokenGame:
    """Install a game, change it, and return what is wrong with it; the others are as ever."""
    before = set(vigneron.keys())
    change(install(site, "ashen_rows", **how))
    installed._found.cache_clear()  # a process looks once
    assert set(vigneron.keys()) == before
    (fault,) = registry.broken()
    assert fault.source == "ashen-rows 1.2"
    assert str(fault) == f"game {fault.key!r} of ashen-rows 1.2 is not used: {str(fault).partition(': ')[2]}"
    return fault


def _nothing(home: Path) -> None:
    """Leave the game as it is."""


def _raise(home: Path) -> None:
    (home / "__init__.py").write_text("raise SystemExit('no\\nway')\n")


def _no_game(home: Path) -> None:
    (home / "__init__.py").write_text("GAME = 3\n")


def _no_french(home: Path) -> None:
    (home / "words" / "fr.ftl").unlink()


def _no_rules(home: Path) -> None:
    (home / "text" / "en.md").unlink()


def _bad_data(home: Path) -> None:
    (home / "data" / "box.toml").write_text("[[[")


@pytest.mark.parametrize(
    ("change", "how", "code", "why"),
    [
        (_raise, {}, "failed", "SystemExit: no"),
        (_nothing, {"value": "ashen_rows:GAMES"}, "failed", "AttributeError"),
        (_nothing, {"value": "no_such_module:GAME"}, "failed", "No module named 'no_such_module'"),
        (_no_game, {}, "no_game", "ashen_rows:GAME is no Game"),
        (_nothing, {"key": "other_rows"}, "other_key", "its key is 'ashen_rows'"),
        (_nothing, {"key": "Ashen"}, "bad_key", "lower-case"),
        (_nothing, {"key": "grand_cru"}, "packaged", "Vigneron has a game of this key itself"),
        (_no_french, {}, "missing", "words/fr.ftl is missing"),
        (_no_rules, {}, "missing", "text/en.md is missing"),
        (_bad_data, {}, "data", "box.toml"),
    ],
)
def test_one_that_is_broken_is_named_and_harms_no_other(
    change: Callable[[Path], Any], how: dict[str, str], code: str, why: str, site: Path
) -> None:
    fault = _broken(site, change, **how)
    assert fault.code == code
    assert why in str(fault)
    assert "\n" not in str(fault)
    if code != "packaged":
        with pytest.raises(BrokenGame, match=fault.key):
            vigneron.game(fault.key)
    assert vigneron.game("grand_cru").folder.parent.name == "games"


def test_two_of_one_key_are_both_left_out(site: Path) -> None:
    install(site, KEY)
    install(site, "birch_rows", key=KEY)
    (fault,) = registry.broken()
    assert (fault.code, fault.source) == ("several", "acorn-rows 1.2 and birch-rows 1.2")
    assert KEY not in vigneron.keys()


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "The game “acorn_rows” of acorn-rows 1.2 is not used: the file text/en.md is missing."),
        ("fr", "Le jeu « acorn_rows » d’acorn-rows 1.2 n’est pas utilisé : le fichier text/en.md manque."),
        ("de", "Das Spiel „acorn_rows“ aus acorn-rows 1.2 wird nicht verwendet: die Datei text/en.md fehlt."),
    ],
)
def test_commands_say_so_in_one_sentence(lang: str, said: str, site: Path) -> None:
    _no_rules(install(site, KEY))
    for words in (["games"], ["play", KEY]):
        done = command(*words, "--lang", lang)
        assert [line.replace("\xa0", " ").replace("\u202f", " ") for line in done.stderr.splitlines()] == [
            said
        ]
        assert done.returncode == (0 if words == ["games"] else 1)


def test_an_unknown_game_is_unknown_beside_a_broken_one(site: Path) -> None:
    _raise(install(site, KEY))
    with pytest.raises(UnknownGame):
        vigneron.game("acorn")

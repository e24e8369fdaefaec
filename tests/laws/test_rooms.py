"""Every module belongs to a room, and rooms import downwards only."""

from __future__ import annotations

from pathlib import Path

import pytest

from vigneron.devtools.imports import HOUSE, game_of, imported, modules_in, room_of

FLOORS = (
    ("_compiled", "games", "native"),
    ("core",),
    ("bots.search", "i18n", "server.platform"),
    ("bots", "evaluation", "lessons", "render", "server.storage"),
    (
        "bots.arena",
        "environments",
        "server.live_game",
        "server.messaging",
        "server.notify",
        "server.projection.protocol",
    ),
    ("analysis", "spiel", "testing"),
    ("server.botpool",),
    ("devtools", "server.lobby"),
    ("server.accounts", "server.projection"),
    ("server.lessons", "server.reviews", "server.stats"),
    ("server.table",),
    ("server.table_registry",),
    ("server.http",),
    ("server.ops",),
    ("server", "web"),
    ("cli", "cli.commands"),
    ("",),
)
"""The rooms from the lowest floor to the highest. `games` is the package that holds the games' folders, and
"" is `vigneron` itself. A room imports from lower floors only."""
SHARED = {("cli", "cli.commands")}
"""Rooms of one floor that import each other, because commands are found by their files."""
IN_A_GAME = {"rules": set[str](), "picture": {"rules"}, "ai": {"rules"}}
"""The rooms of a game, and the rooms of the game that each imports. The game's `__init__` imports all."""
FLOOR_OF = {room: floor for floor, rooms in enumerate(FLOORS) for room in rooms}
MODULES = modules_in(HOUSE)

HOUSE_MODULES = [module for module in MODULES if not game_of(module) and "migrations" not in module]


@pytest.mark.parametrize("module", HOUSE_MODULES)
def test_a_module_imports_from_lower_floors_only(module: str) -> None:
    own = room_of(MODULES, module)
    assert own in FLOOR_OF, f"{own} stands on no floor: add it to FLOORS"
    for name in imported(MODULES, module):
        assert not game_of(name), f"{module} imports {name}, a game"
        other = room_of(MODULES, name)
        allowed = other == own or FLOOR_OF[other] < FLOOR_OF[own] or {own, other} <= set(*SHARED)
        assert allowed, f"{module} imports {name}, which stands as high or higher"


def test_there_is_no_room_that_is_gone() -> None:
    rooms = {room_of(MODULES, module) for module in HOUSE_MODULES}
    assert set(FLOOR_OF) <= rooms


GAME_MODULES = [module for module in MODULES if game_of(module)]


@pytest.mark.parametrize("module", GAME_MODULES)
def test_a_game_reaches_core_and_itself_only(module: str) -> None:
    """A game imports `core`, `native` and its own rooms, of which `rules` is the lowest."""
    key, parts = game_of(module), module.split(".")
    room = parts[2] if len(parts) > 2 else ""
    assert room in {"", *IN_A_GAME}, f"{module} stands in no room of a game"
    for name in imported(MODULES, module):
        if game_of(name):
            there = [*name.split("."), ""][2]
            assert game_of(name) == key, f"{module} imports {name}, another game"
            assert not room or there == room or there in IN_A_GAME[room], f"{module} imports {name}"
        else:
            assert room_of(MODULES, name) in ("core", "native"), f"{module} imports {name}"


ROOMS_OF_TESTS = {*IN_A_GAME, "data", "text", "words"}
AT_THE_TOP = {"positions.py", "test_golden.py", "test_rules.py"}
"""What tests of all rooms share, the golden games, and the tests of a draft, which may be one file."""
TESTS = sorted((HOUSE.parents[1] / "tests" / "games").glob("*/**/*.py"))


@pytest.mark.parametrize("path", TESTS, ids=lambda path: "/".join(path.parts[-3:]))
def test_a_test_of_a_game_lies_in_the_room_that_it_tests(path: Path) -> None:
    key, *folders, name = path.relative_to(HOUSE.parents[1] / "tests" / "games").parts
    assert len(folders) < 2
    if folders:
        assert folders[0] in ROOMS_OF_TESTS, f"{folders[0]} is no room of a game"
        assert (HOUSE / "games" / key / folders[0]).is_dir(), f"{key} has no room {folders[0]}"
    else:
        assert name in AT_THE_TOP, f"move {name} into the room that it tests: {sorted(ROOMS_OF_TESTS)}"

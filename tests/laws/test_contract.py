"""The contract says honestly what a game gives, and a game asserts no types."""

from __future__ import annotations

import ast
import dataclasses
import re
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import vigneron
from vigneron.core import contract
from vigneron.core.contract import Rules
from vigneron.core.game import Edition, Game, Insight, LearnedInsight
from vigneron.core.picture import Picture
from vigneron.core.playouts import FastRules
from vigneron.core.registry import games

HOUSE = Path(vigneron.__file__).parent
ROOT = HOUSE.parents[1]
_LINE = re.compile(r"^(?P<indent> {4}| {6})(?P<name>\w+)(?: +(?P<optional>\?))?(?: +(?P<who>\S.*))?$")


Groups = dict[str, tuple[bool, dict[str, bool]]]
"""By the name of a group, whether a game may leave it out, and for each callable whether the group may."""


def _documented() -> Groups:
    """Return the callables that the contract's first lines list."""
    found: Groups = {}
    group = ""
    assert contract.__doc__
    for line in contract.__doc__.partition("::\n\n")[2].partition("\n\n")[0].splitlines():
        match = _LINE.match(line)
        assert match, line
        if len(match["indent"]) == 4:
            group = match["name"]
            found[group] = (bool(match["optional"]), {})
        else:
            assert match["who"], f"{line}: who calls it?"
            found[group][1][match["name"]] = bool(match["optional"])
    return found


def _methods(protocol: type) -> Iterator[str]:
    """Yield the methods that a protocol adds to those that it builds on."""
    return (name for name, value in vars(protocol).items() if callable(value) and not name.startswith("_"))


def _fields(kind: type) -> dict[str, bool]:
    """Return the fields of a game's value that are callables, and whether each may be left out."""
    none = dataclasses.MISSING
    return {
        field.name: field.default is not none or field.default_factory is not none
        for field in dataclasses.fields(kind)
        if str(field.type).startswith("Callable")
    }


def _there() -> Groups:
    """Return the callables that the code knows."""
    game = _fields(Game)
    protocols = {Rules: False, Insight: True, LearnedInsight: True, FastRules: True}
    found: Groups = {
        kind.__name__: (left_out, dict.fromkeys(_methods(kind), False))
        for kind, left_out in protocols.items()
    }
    return found | {
        "Edition": (False, _fields(Edition)),
        "Game": (False, game),
        "Picture": (game["picture"], _fields(Picture)),
    }


def test_the_contract_lists_every_callable_of_a_game() -> None:
    """Each with who calls it, and whether a game may leave it out."""
    assert _documented() == _there()


def test_the_contract_counts_them() -> None:
    """`at most 30 callables, and must give 14`, and the methods of `Rules`."""
    there = _there()
    most = sum(len(group) for _, group in there.values())
    least = sum(list(group.values()).count(False) for left_out, group in there.values() if not left_out)
    counted = re.search(r"at most (\d+) callables, and must give (\d+)", contract.__doc__ or "")
    assert counted
    assert [int(number) for number in counted.groups()] == [most, least]
    rules = re.search(r"(\d+) methods", Rules.__doc__ or "")
    assert rules
    assert int(rules[1]) == len(there["Rules"][1])


def test_no_document_gives_another_figure() -> None:
    """Figures are given in the contract alone."""
    figure = re.compile(r"\b(\d+|eleven|twelve|twenty[- ]\w+|thirty)\s+(methods|callables)\b", re.IGNORECASE)
    places = [*ROOT.glob("*.md"), *ROOT.glob("docs/*.md"), *HOUSE.rglob("*.py")]
    found = {path for path in places if figure.search(path.read_text(encoding="utf-8"))}
    assert found == {HOUSE / "core" / "contract.py"}


GAMES = sorted(path for path in (HOUSE / "games").rglob("*.py"))


@pytest.mark.parametrize("path", GAMES, ids=lambda path: str(path.relative_to(HOUSE / "games")))
def test_no_game_asserts_a_type(path: Path) -> None:
    """Types say whose rules come: `Game[State, PigRules]`. Nor are they cast."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        assert not (isinstance(node, ast.Assert) and "isinstance" in ast.unparse(node)), ast.unparse(node)
        called = ast.unparse(node.func) if isinstance(node, ast.Call) else ""
        assert called not in ("cast", "typing.cast"), ast.unparse(node)


_PLAYED = """
import sys
import vigneron
from vigneron.bots import ask, bot_chance, make_bot
from vigneron.core.game import Budget

match = vigneron.start(sys.argv[1], seats=vigneron.game(sys.argv[1]).seats[-1], seed=1)
bot = make_bot("greedy", match.game)
for _ in range(12):
    seat = match.to_act[0]
    act = ask(bot, match.game, match.rules, match.state, seat, bot_chance(1, 0, seat), Budget())
    match.act(seat, match.game.actions.text[act])
    assert match.text() and repr(match)
from fnmatch import fnmatch
drawn = ("vigneron.core.scene", "vigneron.core.picture", "vigneron.render", "vigneron.games.*.picture")
print([name for name in sys.modules if any(fnmatch(name, one) or fnmatch(name, one + ".*") for one in drawn)])
match.game.picture()
assert "vigneron.core.scene" in sys.modules
"""


@pytest.mark.parametrize("key", games())
def test_a_game_that_is_played_loads_no_picture(key: str) -> None:
    """Neither importing a game nor playing it with a bot; what draws is imported when it is asked for."""
    done = subprocess.run([sys.executable, "-c", _PLAYED, key], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (0, "[]\n"), done.stderr


def test_a_value_of_a_game_may_name_its_types() -> None:
    """`Game[State, PigRules](…)` is what one would write; with slots, Python 3.11 raises TypeError."""
    from vigneron.games._three_rows import GAME
    from vigneron.games._three_rows.picture import PICTURE
    from vigneron.games._three_rows.rules.rules import ThreeRowsRules
    from vigneron.games._three_rows.rules.state import State

    def of(value: Any) -> dict[str, Any]:
        return {field.name: getattr(value, field.name) for field in dataclasses.fields(value) if field.init}

    made = Game[State, ThreeRowsRules](**of(GAME))
    assert made.setup(2) == GAME.setup(2)
    assert Picture[State, ThreeRowsRules](**of(PICTURE)) == PICTURE
    assert Edition[ThreeRowsRules](**of(GAME.editions[0])) == GAME.editions[0]

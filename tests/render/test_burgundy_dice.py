"""The scene of Burgundy Dice: stable keys, covered marks, and fitting a phone."""

from __future__ import annotations

from typing import Any

from vigneron.core.chance import Xorshift
from vigneron.core.contract import apply
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.core.scene import Node
from vigneron.games.burgundy_dice.rules.rules import BurgundyRules
from vigneron.render import draw
from vigneron.testing.walk import begin, random_line

GAME: Game[Any, Any] = find_game("burgundy_dice")


def _nodes(line: Any) -> dict[str, Node]:
    """Return the nodes of all frames by key; a key stands once in the whole scene."""
    scene = line.game.picture().scene(line.rules, line.rules.observe(line.state, None))
    nodes = [node for frame in scene.frames for node in frame.nodes]
    found = {node.key: node for node in nodes}
    assert len(found) == len(nodes)
    return found


def test_hexes_dice_and_bonuses_keep_their_keys() -> None:
    """Pieces move and light up by key, so each keeps one key from the first ply to the last."""
    setup = GAME.setup(2)
    want = {f"hex-{seat}-{space}" for seat in range(2) for space in range(37)}
    want |= {f"bonus-{seat}-{name}" for seat in range(2) for name in ("monk", "silver", "goods", "worker")}
    want |= {"die-c0", "die-c1", "die-n0", "die-n1", "die-glass"}
    for line in random_line(GAME, setup, 2):
        nodes = _nodes(line)
        assert want <= set(nodes)
        assert [nodes[f"hex-0-{space}"].touch for space in range(37)] == [
            f"hex-{space}" for space in range(37)
        ]


def test_written_numbers_are_large_and_completed_areas_are_richer() -> None:
    """CB-12, CB-30: a mark shows its number; the last mark of an area changes the area's tone."""
    *_, last = random_line(GAME, GAME.setup(1), 4)
    assert isinstance(last.rules, BurgundyRules)
    nodes, sheet, side = _nodes(last), last.rules.box.sheet, last.state.sides[0]
    full = 0
    for space, value in enumerate(side.values):
        done = bool(side.area_phase[sheet.area[space]])
        full += done
        if value:
            said = nodes[f"mark-0-{space}"].text
            assert said is not None
            assert said.id == f"={value}"
            assert nodes[f"mark-0-{space}"].font > 40
            assert nodes[f"hex-0-{space}"].tone.endswith("-full") == done
        elif space != side.castle:
            assert nodes[f"hex-0-{space}"].tone.endswith("-open")
    assert full


def test_a_covered_mark_shows_to_its_owner_only() -> None:
    """CB-12: choices are revealed together; nobody else's picture changes before."""
    line = begin(GAME, GAME.setup(2), "covered")
    chance = Xorshift(1)
    state = line.state
    for seat in (0, 1):
        state, _ = apply(line.rules, state, seat, line.rules.legal(state, seat)[0], chance)
    before = [draw(GAME, line.rules, line.rules.observe(state, viewer)) for viewer in (None, 0, 1)]
    act = line.rules.legal(state, 0)[0]
    after, _ = apply(line.rules, state, 0, act, chance)
    assert line.rules.to_act(after) == (1,)
    now = [draw(GAME, line.rules, line.rules.observe(after, viewer)) for viewer in (None, 0, 1)]
    assert now[0] == before[0]
    assert now[2] == before[2]
    assert now[1] != before[1]
    assert "used-" in now[1] or "ring-0-worker" in now[1]


def test_worker_values_and_declining_are_controls() -> None:
    """CB-14, CB-42: what is on no board is in the panel, and declining is separate."""
    seen = False
    for line in random_line(GAME, GAME.setup(1), 9):
        legal = line.rules.legal(line.state, 0)
        controls = {
            c.touch: c
            for c in line.game.picture().overlay(line.rules, line.rules.observe(line.state, 0), 0).controls
        }
        touches = {touch for action in legal for touch in GAME.actions.touch[action]}
        assert {t for t in touches if t.startswith("pip-")} == {t for t in controls if t.startswith("pip-")}
        assert ("pass" in touches) == ("pass" in controls)
        assert all(controls[name].decline for name in ("pass", "done") if name in controls)
        seen = seen or "pip-1" in controls
    assert seen


def test_bonuses_have_no_upper_limit() -> None:
    """CB-14b: a dot for each bonus, and their number, for any number of them."""
    line = begin(GAME, GAME.setup(1), "many")
    line.state.sides[0].bonus[:] = [0, 1, 7, 19]
    nodes = _nodes(line)
    for sign, held in (("monk", 0), ("silver", 1), ("goods", 7), ("worker", 19)):
        assert len([key for key in nodes if key.startswith(f"ring-0-{sign}-")]) == held
        said = nodes[f"held-0-{sign}"].text
        assert said is not None
        assert said.id == f"={held}"


def test_what_ends_the_phase_is_said() -> None:
    """CB-10, CB-15: with no box left this is the last turn; with two left the next roll may be."""
    said: dict[int, str] = {}
    for line in random_line(GAME, GAME.setup(2), 6):
        assert isinstance(line.rules, BurgundyRules)
        clock = _nodes(line)["clock"].text
        assert clock is not None
        if line.state.turn and not line.state.over:
            said[line.rules.column - line.state.boxes] = clock.id
    assert said[0] == "scene-clock-last"
    assert said.get(1, "scene-clock-one") == "scene-clock-one"
    assert said.get(2, "scene-clock-two") == "scene-clock-two"
    assert said[8] == "scene-clock"


def test_duchy_dice_and_bonuses_fit_a_phone_together() -> None:
    """360 x 640: at 344 units of width they leave 200 for bar, tabs and panel."""
    line = begin(GAME, GAME.setup(2), "phone")
    scene = line.game.picture().scene(line.rules, line.rules.observe(line.state, None))
    frames = {frame.key: frame for frame in scene.frames}
    shown = [
        frames[name.replace("mine:", "") + "-0" if "mine:" in name else name]
        for name in scene.layout.tabs[0].frames
    ]
    assert {frame.key for frame in shown} == {"sheet-0", "tray", "bonus-0"}
    assert sum(344 * frame.height / frame.width for frame in shown) <= 440

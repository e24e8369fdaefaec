"""The scene of Burgundy Dice: stable keys, covered marks, and fitting a phone."""

from __future__ import annotations

from typing import Any

from vigneron.core.chance import Xorshift
from vigneron.core.contract import apply
from vigneron.core.game import Game
from vigneron.core.registry import game as find_game
from vigneron.core.scene import Node
from vigneron.games.burgundy_dice.picture.duchy import short
from vigneron.games.burgundy_dice.rules.actions import KIND, MARK, MONK_MARK, SECOND, SPACE, WORKER_MARK
from vigneron.games.burgundy_dice.rules.box import AXIAL, COLOURS, PLACE
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
    assert "used-" in now[1] or "bonus-0-worker-ring" in now[1]


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
        pips = {t for t in controls if t.startswith("pip-")}
        assert {t for t in touches if t.startswith("pip-")} <= pips
        # All six in one row, once the worker is touched; those that no offer has are dark.
        assert pips in (set(), {f"pip-{value}" for value in range(1, 7)})
        assert all(controls[pip].after == "bonus-worker" for pip in pips)
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
        assert len([key for key in nodes if key.startswith(f"bonus-0-{sign}-ring-")]) == held
        said = nodes[f"held-0-{sign}"].text
        assert said is not None
        assert said.id == f"={held}"


def test_what_ends_the_phase_is_said() -> None:
    """CB-10, CB-15: with no box left this is the last turn; with two left the next roll may be."""
    said: dict[int, str] = {}
    for line in random_line(GAME, GAME.setup(2), 6):
        assert isinstance(line.rules, BurgundyRules)
        clock = _nodes(line)["clock"].label
        if line.state.turn and not line.state.over:
            assert clock is not None
            said[line.rules.column - line.state.boxes] = clock.id
    assert said[0] == "label-clock-last"
    assert said.get(1, "label-clock-one") == "label-clock-one"
    assert said.get(2, "label-clock-two") == "label-clock-two"
    assert said[8] == "label-clock"


def test_duchy_dice_and_bonuses_fit_a_phone_together() -> None:
    """360 x 640: at 344 units of width they leave 180 for bar, tabs and panel."""
    line = begin(GAME, GAME.setup(2), "phone")
    scene = line.game.picture().scene(line.rules, line.rules.observe(line.state, None))
    frames = {frame.key: frame for frame in scene.frames}
    shown = [
        frames[name.replace("mine:", "") + "-0" if "mine:" in name else name]
        for name in scene.layout.tabs[0].frames
    ]
    assert {frame.key for frame in shown} == {"sheet-0", "sand", "tray", "bonus-0"}
    assert sum(344 * frame.height / frame.width for frame in shown) <= 460


def test_no_words_are_under_11_pixels_on_the_narrowest_screens() -> None:
    """A phone 360 pixels wide shows pages at 344, a screen of 1024 side columns at 244 and 216."""
    for seats in (1, 5):
        scene = GAME.picture().scene(*_begun(seats))
        pages = {name for tab in scene.layout.tabs for name in tab.frames}
        widths = dict.fromkeys(pages, 344) | dict.fromkeys(scene.layout.left, 244)
        widths |= dict.fromkeys(scene.layout.right, 216)
        frames = {frame.key: frame for frame in scene.frames}
        for name, wide in widths.items():
            frame = frames[f"{name.removeprefix('mine:')}-0" if name.startswith("mine:") else name]
            small = [node for node in frame.nodes if node.text and node.font * wide / frame.width < 11]
            assert small == [], name


def _begun(seats: int) -> tuple[Any, Any]:
    *_, line = (line for line in random_line(GAME, GAME.setup(seats), 5) if not line.state.over)
    return line.rules, line.rules.observe(line.state, None)


def test_rings_tell_what_a_mark_costs_and_completes() -> None:
    """CB-12, CB-30, CB-41 to CB-43: three rings; the points beside one are those that the mark brings."""
    spends = {MONK_MARK: "monk", WORKER_MARK: "worker", SECOND: "silver"}
    seen = set[str]()
    for line in random_line(GAME, GAME.setup(1), 12):
        rules, state = line.rules, line.state
        assert isinstance(rules, BurgundyRules)
        legal = [act for act in rules.legal(state, 0) if KIND[act] in (MARK, *spends)]
        if not legal:
            continue
        overlay = GAME.picture().overlay(rules, rules.observe(state, 0), 0)
        nodes = {node.key: node for node in overlay.nodes.get("sheet-0", ())}
        for space in {SPACE[act] for act in legal}:
            ways = [act for act in legal if SPACE[act] == space]
            words = overlay.rings.get(f"hex-{space}", "").split()
            free = any(KIND[act] == MARK for act in ways)
            assert ("costly" in words) == (not free)
            signs = {key.split("-")[2] for key in nodes if key.startswith(f"cost-{space}-")}
            assert signs == (set() if free else {spends[KIND[act]] for act in ways})
            after = rules.clone(state)
            rules.choose(after, after.sides[0], ways[0])
            brought = after.sides[0].points - state.sides[0].points
            assert ("completing" in words) == (brought > 0)
            if brought:
                said = nodes[f"gain-{space}"].text
                assert said is not None
                whole = after.sides[0].finished > state.sides[0].finished
                assert int(said.id.removeprefix("=+")) == brought or whole
            later = nodes.get(f"later-{space}")
            assert ("full" in words) == (later is not None)
            if later is not None and later.text is not None:  # "II 3": the next phase, and its points
                assert later.text.id.removeprefix("=").split()[0] == "I" * (state.phase + 1)
            seen.update(words or ["free"])
    assert seen == {"free", "costly", "completing", "full"}


def test_demands_are_short_and_say_the_same() -> None:
    """CB-23, CB-24: five signs have room in a hex, whichever numbers fit."""
    for mask in range(1, 64):
        numbers = [value for value in range(1, 7) if mask >> (value - 1) & 1]
        for kind in ("only", "beside", "not"):
            if kind == "not" and len(numbers) == 6:
                continue
            said = short(kind, "·".join(map(str, numbers)))
            assert len(said) <= 5, (kind, numbers, said)
            first, *rest = said.removeprefix("≠").replace("–", "·–·").split("·")
            read = set(range(1, 7)) if rest[:1] == ["–"] else {int(first), *map(int, rest)}
            meant = set(numbers) if kind != "not" else set(range(1, 7)) - set(numbers)
            assert (set(range(1, 7)) - read if said.startswith("≠") else read) == meant


def test_everyone_sees_what_the_others_lack_for_a_whole_colour() -> None:
    """CB-50: the race needs the rivals' open spaces too, and every number names its colour."""
    *_, line = random_line(GAME, GAME.setup(3), 8)
    assert isinstance(line.rules, BurgundyRules)
    nodes, sheet = _nodes(line), line.rules.box.sheet
    for seat, side in enumerate(line.state.sides):
        for name, mask in zip(COLOURS, sheet.colour_mask, strict=True):
            node = nodes[f"left-{seat}-{name}"]
            assert node.text is not None
            assert node.label is not None
            assert node.text.id == f"={(mask & ~side.marked).bit_count()}"
            assert node.label.args["colour"] == name


def test_boxes_that_are_gone_are_crossed_off() -> None:
    """CB-10, CB-15: a full glass is a box that is left, the last two in red; a cross is one that is gone."""
    for line in random_line(GAME, GAME.setup(2), 4):
        assert isinstance(line.rules, BurgundyRules)
        nodes, column = _nodes(line), line.rules.column
        gone = column if line.state.over else line.state.boxes
        for key in ("clock", "sand"):
            signs = [nodes[f"{key}-sign-{i}"] for i in range(column)]
            assert [sign.symbol for sign in signs] == ["sand-gone"] * gone + ["sand"] * (column - gone)
            red = [i for i, sign in enumerate(signs) if sign.tone == "wine"]
            assert red == list(range(max(gone, column - 2), column))


def test_every_space_is_found_by_its_name() -> None:
    """Of "city b5" the letter stands left of the row, the number at the upper end of its line."""
    nodes = _nodes(begin(GAME, GAME.setup(2), "names"))
    texts = {key: (node.text.id, node) for key, node in nodes.items() if node.text is not None}
    letters = {said[1:]: node for key, (said, node) in texts.items() if key.startswith("row-0-")}
    numbers = {said[1:]: node for key, (said, node) in texts.items() if key.startswith("place-0-")}
    at = {axial: space for space, axial in enumerate(AXIAL)}
    for space, name in enumerate(PLACE):
        here, letter, number = nodes[f"hex-0-{space}"], letters[name[0]], numbers[name[1:]]
        assert abs(letter.y - here.y) < 12, name
        assert letter.x < here.x, name
        # Up to the right from the longest row, and up to the left below it.
        q, r = AXIAL[space]
        while r > 3:
            q, r = q, r - 1
        while (q + 1, r - 1) in at:
            q, r = q + 1, r - 1
        end = nodes[f"hex-0-{at[q, r]}"]
        assert (abs(number.x - end.x) < 50, abs(number.y - end.y) < 60) == (True, True), name

"""docs/records.md is sufficient: a program made from it and the rules text replays every journal in the tree.

The replay checks, act by act: whose turn it is, whether the act is legal, each draw's weights (the secret
gives every outcome again), the digest of each position, and the closing row."""

from __future__ import annotations

import ast
import hashlib
import json
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from tests.replayer.box import Box
from tests.replayer.draws import RecordedOutcomes, derive
from tests.replayer.faults import Fault
from tests.replayer.journal import Ply, digest_of, read
from tests.replayer.replay import GAMES, Known, component_data, known, replay, replay_file

HERE = Path(__file__).parent
TESTS = HERE.parent
PAGE = (TESTS.parent / "docs" / "records.md").read_text(encoding="utf-8")
MAKERS: dict[str, Known] = {
    folder.name: own for folder in sorted(GAMES.iterdir()) if (own := known(folder.name)) is not None
}
OWN = [path for game in MAKERS for path in sorted((TESTS / "games" / game / "golden").glob("*.jsonl"))]
JOURNALS = OWN + sorted((HERE / "journals").glob("*.jsonl"))


def _name(path: Path) -> str:
    return f"{path.parents[1].name}/{path.stem}"


def lines_of(game: str, name: str) -> list[dict[str, Any]]:
    path = TESTS / "games" / game / "golden" / f"{name}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def again(lines: list[dict[str, Any]]) -> None:
    replay(read([json.dumps(line) for line in lines]))


def test_it_imports_nothing_of_the_house() -> None:
    """A replayer that uses our own engine would prove nothing about the documents."""
    for path in HERE.glob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            names = [alias.name for alias in node.names] if isinstance(node, ast.Import) else []
            if isinstance(node, ast.ImportFrom):
                names.append(node.module or "")
            found = [name for name in names if name.partition(".")[0] == "vigneron"]
            assert not found, f"{path.name} imports {found}"


def test_it_runs_where_the_house_cannot_be_imported() -> None:
    code = (
        "import sys; sys.modules['vigneron'] = None; from pathlib import Path;"
        "from tests.replayer.replay import replay_file; print(replay_file(Path(sys.argv[1])).over)"
    )
    command = [sys.executable, "-c", code, str(OWN[0])]
    done = subprocess.run(command, cwd=TESTS.parent, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "True"


def test_games_are_found_by_their_files() -> None:
    """A game without a file here is skipped, so that a new game needs nothing outside its folders."""
    assert len(MAKERS) >= 3
    assert known("box") is None
    assert known("chess") is None
    assert {path.parents[1].name for path in OWN} == set(MAKERS)


@pytest.mark.parametrize("path", JOURNALS, ids=_name)
def test_a_journal_replays(path: Path) -> None:
    """Seat, act, draws, digests, scores, places and parts, from the documents alone."""
    told = replay_file(path)
    assert told.over
    assert told.digests > told.plies / 4  # dom_pierre has none while a step is under way


@pytest.mark.parametrize("game", sorted(MAKERS))
def test_offers_are_those_that_were_written_down(game: str) -> None:
    """The legal acts are exactly those in order.txt of each game, at every n-th ply of its goldens."""
    written: dict[tuple[str, int], tuple[int, set[str]]] = {}
    for line in (TESTS / "games" / game / "order.txt").read_text(encoding="utf-8").splitlines():
        head, _, texts = line.partition(": ")
        name, _, ply, _, seat = head.split(" ")
        written[name, int(ply)] = int(seat), set(texts.split())
    for name in {name for name, _ in written}:

        def watch(box: Box, row: Ply, name: str = name) -> None:
            if (name, row.ply - 1) in written:
                seat, texts = written.pop((name, row.ply - 1))
                assert box.to_act()[0] == seat
                assert set(box.offers(seat)) == texts, f"{name} after ply {row.ply - 1}"

        replay_file(TESTS / "games" / game / "golden" / f"{name}.jsonl", watch)
    assert not written


def test_the_vectors_of_the_page() -> None:
    """Commitment, HMAC, digest and draws as the page prints them."""
    first, second = (bytes.fromhex(found) for found in re.findall(r"^Secret .*?`([0-9a-f]{64})`", PAGE, re.M))
    assert first == bytes(range(32))
    assert second == hashlib.sha256(b"vigneron-seed|1|0").digest()
    assert f"commitment `{hashlib.sha256(first).hexdigest()}`" in PAGE
    assert f"`{digest_of({'b': [1, 2], 'a': 'é'})}`" in PAGE
    rows = re.findall(r"^\| (first|second) \| `(.*?)` \| (\d+) \| (.*?) \| ([\d ]+) \|$", PAGE, re.M)
    assert len(rows) == 24
    asked = ([1] * 6, [3, 1], [0, 5, 0, 7], [1], [1] * 1000)
    for which, table, ply, words, outcomes in rows:
        secret = first if which == "first" else second
        spoken = [] if words == "–" else words.split(", ")
        found = [derive(secret, table, int(ply), at, spoken, row) for at, row in enumerate(asked)]
        assert found == [int(outcome) for outcome in outcomes.split()]


def test_the_page_names_the_digests_that_stay_accepted() -> None:
    for game, own in MAKERS.items():
        written = " and ".join(f"`{digest}`" for digest in own.first_digests)
        assert f"{game} {written}" in " ".join(PAGE.split())


def test_other_component_data_are_noticed_and_own_ones_read() -> None:
    """`override` contains the data; without it the digest must be that of the edition's files."""
    lines = lines_of("burgundy_dice", "two")
    lines[0]["data"] = "0" * 16
    with pytest.raises(Fault, match="component data"):
        again(lines)
    lines[0]["override"] = component_data("burgundy_dice", "1")
    lines[0]["data"] = digest_of(lines[0]["override"])
    with pytest.raises(Fault, match="component data"):
        again(lines)  # a digest over sources too is accepted only where it was written first
    bare = {
        name: {key: value for key, value in table.items() if key != "provenance"}
        for name, table in lines[0]["override"].items()
    }
    lines[0]["override"] = json.loads(re.sub(r', "(?:source|status)": "[^"]*"', "", json.dumps(bare)))
    lines[0]["data"] = digest_of(lines[0]["override"])
    again(lines)


def test_an_act_that_was_taken_back_does_not_count() -> None:
    """The plies after an undo's ply are dropped, and played again under the same numbers."""
    lines = lines_of("grand_cru", "three")
    lines[8:8] = [lines[7], {"table": "undo", "data": {"to": lines[7]["ply"] - 1}}]
    lines[8], lines[9] = lines[9], lines[8]
    lines[9] = lines[7]
    again(lines)


def test_what_was_drawn_is_not_taken_back() -> None:
    lines = lines_of("burgundy_dice", "solo")
    row = next(number for number, line in enumerate(lines) if line.get("ply") == 2)
    lines[row + 1 : row + 1] = [{"table": "undo", "data": {"to": 1, "agreed": True}}, lines[row]]
    with pytest.raises(Fault, match="drew"):
        again(lines)


def test_draws_made_by_hand_can_be_corrected_for_the_same_act() -> None:
    """Without a secret the last act may be entered again with other draws, and no other act."""
    lines = lines_of("grand_cru", "three")
    lines[0]["commitment"] = lines[-1]["data"]["secret"] = ""
    row = next(number for number, line in enumerate(lines) if line.get("ply") and line["draws"])
    entered = lines[row]
    wrong = {**entered, "draws": [0, 0, 0, 0, 0, 0]}
    undo = {"table": "undo", "data": {"to": entered["ply"] - 1, "corrected": True}}
    lines[row : row + 1] = [wrong, undo, entered]
    again(lines)
    lines[row + 2] = {**entered, "act": "pass"}
    with pytest.raises(Fault, match="another one"):
        again(lines)
    lines[row + 2] = entered
    lines[0]["commitment"] = "0" * 64
    with pytest.raises(Fault, match="by hand"):
        again(lines)


def test_a_game_that_ended_early_is_counted_as_it_stood() -> None:
    """After `end` the scores are those of the last position, and whoever forfeited is behind all others."""
    lines = lines_of("grand_cru", "three")
    boxes: list[Box] = []
    replay(read([json.dumps(line) for line in lines[:60]]), lambda box, row: boxes.append(box))
    scores, places = boxes[-1].scores(), boxes[-1].places()
    first = places.index(1)
    early = [
        *lines[:60],
        {"table": "forfeit", "data": {"seat": first}},
        {"table": "end", "data": {"why": "time"}},
        {
            "table": "close",
            "data": {
                "secret": lines[-1]["data"]["secret"],
                "ending": "time",
                "scores": scores,
                "places": [3 if seat == first else place - 1 for seat, place in enumerate(places)],
                "parts": None,
            },
        },
    ]
    again(early)
    for name, other in (("scores", [0, 0, 0]), ("places", places), ("ending", "agreed")):
        broken = json.loads(json.dumps(early))
        broken[-1]["data"][name] = other
        with pytest.raises(Fault, match=name):
            again(broken)
    with pytest.raises(Fault, match="behind the end"):
        again([*early[:-1], lines[60], early[-1]])


def test_draws_by_hand_are_compared_by_range_alone() -> None:
    """Without a secret every possible draw is accepted."""
    hand = RecordedOutcomes((1, 0))
    assert hand.take([0, 1], "first") == 1
    with pytest.raises(Fault, match="cannot give"):
        hand.take([0, 1], "second")
    hand.take([1], "second")
    hand.finish()
    with pytest.raises(Fault, match="missing"):
        hand.take([1], "third")


@pytest.mark.parametrize(
    "change",
    [
        {"format": "vigneron-journal/2"},
        {"game": "chess"},
        {"edition": "99"},
        {"edition": "one"},
        {"seats": 9, "names": ["x"] * 9},
        {"names": ["x"]},
        {"words": [1]},
        {"options": {}},
        {"options": {"sheet": "Z", "variant": "standard"}},
        {"override": {"sheets": 1}},
    ],
    ids=lambda change: "-".join(change),
)
def test_a_header_that_nobody_can_play_by_is_refused(change: dict[str, Any]) -> None:
    lines = lines_of("burgundy_dice", "two")
    lines[0].update(change)
    with pytest.raises(Fault):
        again(lines)


@pytest.mark.parametrize(
    "line", ["", "{", "[]", '{"ply": 1}', '{"table": "undo"}', '{"table": "undo", "data": {}}']
)
def test_a_line_that_is_no_row_is_refused(line: str) -> None:
    lines = [json.dumps(row) for row in lines_of("burgundy_dice", "two")]
    with pytest.raises(Fault, match="line 9"):
        read([*lines[:8], line, *lines[8:]])

"""`vigneron replay`, `verify` and `draw` on sound journals and on all kinds of broken ones."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from tests.cli.conftest import Run
from vigneron.core.chance import commitment

GOLDEN = Path(__file__).parents[1] / "games" / "burgundy_dice" / "golden"
Rows = list[dict[str, Any]]


def rows_of(path: Path) -> Rows:
    return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]


def put(path: Path, rows: Rows) -> Path:
    path.write_text("".join(json.dumps(row) + "\n" for row in rows), encoding="utf-8")
    return path


def test_every_ply_can_be_replayed(run: Run, journal: Path) -> None:
    rows = rows_of(journal)
    for row in rows[1:-1]:
        told = run("replay", journal, "--ply", row["ply"], "--json").json()
        assert (told["plies"], told["digest"]) == (row["ply"], row["digest"])
    beyond = run("replay", journal, "--ply", len(rows))
    assert (beyond.status, beyond.out) == (2, "")
    assert beyond.err == f"There is no ply {len(rows)}; the last one is {len(rows) - 3}.\n"


def test_undone_plies_do_not_count(run: Run, journal: Path) -> None:
    rows = rows_of(journal)[:4]
    undone = [*rows, {"table": "undo", "data": {"to": 1}}, {"table": "note", "data": {}}, rows[3]]
    told = run("replay", put(journal, undone), "--json").json()
    assert (told["plies"], told["digest"]) == (2, rows[3]["digest"])


def from_stdin(command: list[str], given: bytes) -> str:
    """Return what a command prints that finds this on standard input."""
    call = "from vigneron.cli import main; raise SystemExit(main())"
    asked = [sys.executable, "-c", call, *command]
    return subprocess.run(asked, input=given, check=True, capture_output=True).stdout.decode()


@pytest.mark.skipif(sys.platform == "win32", reason="pipes have names")
@pytest.mark.parametrize("command", ["replay", "analyse", "review"])
def test_a_journal_may_come_from_a_pipe(command: str, run: Run) -> None:
    """It is read once, since what is read from a pipe is gone."""
    path = GOLDEN / "two.jsonl"
    more = {"review": ["--samples", "0.01"], "analyse": ["--samples", "2", "--ply", "9"]}.get(command, [])
    reader, writer = os.pipe()
    with open(writer, "wb") as file:
        file.write(path.read_bytes())
    told = run(command, f"/dev/fd/{reader}", *more)
    os.close(reader)
    assert (told.status, told.err) == (0, "")
    assert told.out == run(command, path, *more).out


def test_a_hyphen_stands_for_standard_input(run: Run) -> None:
    path = GOLDEN / "two.jsonl"
    assert from_stdin(["replay", "-", "--json"], path.read_bytes()) == run("replay", path, "--json").out


@pytest.mark.parametrize("command", ["replay", "review", "verify"])
def test_a_folder_is_no_journal(command: str, run: Run, tmp_path: Path) -> None:
    told = run(command, tmp_path)
    assert (told.status, told.out) == (2, "")
    assert told.err == f"“{tmp_path}” is a folder; a file is needed.\n"


@pytest.mark.skipif(sys.platform == "win32", reason="devices have other names")
def test_a_game_goes_on_in_a_file_only(run: Run, toy: str) -> None:
    told = run("play", toy, "--resume", "--journal", "/dev/null")
    assert told.err == "“/dev/null” must be a file, not a pipe or a device.\n"


def act(text: str) -> Callable[[Rows], object]:
    return lambda rows: rows[5].update(act=text)


TAMPERED: dict[str, tuple[Callable[[Rows], object], str]] = {
    "act": (act("put:9"), "ply 4: There is no such move: “put:9”."),
    "refused": (lambda rows: rows[5].update(seat=1 - rows[5]["seat"]), "ply 4: The rules refuse the move"),
    "seat": (lambda rows: rows[5].update(seat=7), "ply 4: There is no seat number 7."),
    "digest": (lambda rows: rows[5].update(digest="0" * 16), "ply 4: The position is another one"),
    "draw": (lambda rows: rows[5].update(draws=[6]), "ply 4: One of its draws is impossible."),
    "draw missing": (lambda rows: rows[5].update(draws=[]), "ply 4: A draw is missing."),
    "draws too many": (lambda rows: rows[5].update(draws=[*rows[5]["draws"], 0]), "ply 4: It has 1 draw too"),
    "a ply left out": (lambda rows: rows.pop(5), "ply 4: Ply 4 should stand here, not ply 5."),
    "no set-up": (lambda rows: rows.pop(1), "ply 0: Ply 0 should stand here, not ply 1."),
    "set-up only": (lambda rows: rows[1].update(seat=0), "ply 0: The set-up is missing."),
    "row": (lambda rows: rows[5].pop("draws"), "ply 4: Line 6 needs ply, seat, act, draws and digest."),
    "undo": (
        lambda rows: rows.insert(5, {"table": "undo", "data": {"to": 9}}),
        "ply 4: The undo in line 6 does not name a ply to go back to.",
    ),
    "table row": (lambda rows: rows.insert(5, {"table": 3}), "ply 4: Line 6 is not a proper"),
    "closing": (lambda rows: rows[-1]["data"].pop("secret"), "ply 17: The closing row is incomplete"),
    "closing count": (
        lambda rows: rows[-1]["data"].update(scores=[99, 0]),
        "ply 16: The closing row counts [99, 0],",
    ),
    "after the end": (lambda rows: rows.append(rows[5]), "ply 17: Line 20 stands after the closing row."),
    "edition": (lambda rows: rows[0].update(edition="0"), "It was played by edition 0 of the rules"),
    "data": (lambda rows: rows[0].update(data="0" * 16), "It was played with other component data"),
    "override": (lambda rows: rows[0].update(override={}), "It was played with other component data"),
    "seats": (lambda rows: rows[0].update(seats=9), "Its set-up is not possible. This game is"),
    "options": (
        lambda rows: rows[0].update(options={"length": "endless"}),
        "Its set-up is not possible. “endless”",
    ),
    "header": (lambda rows: rows[0].pop("names"), "“names” in its header is missing or wrong."),
    "format": (lambda rows: rows[0].update(format="x/1"), "This is not a journal (vigneron-journal/1)."),
    "game with an edition": (
        lambda rows: rows[0].update(game=rows[0]["game"] + "@9"),
        "@9”, which is not installed.",
    ),
    "game": (lambda rows: rows[0].update(game="chess"), "It is a journal of “chess”, which is"),
}


@pytest.mark.parametrize("kind", TAMPERED)
@pytest.mark.parametrize("command", ["replay", "verify"])
def test_a_tampered_journal_is_refused_naming_the_ply(
    kind: str, command: str, run: Run, journal: Path
) -> None:
    change, sentence = TAMPERED[kind]
    rows = rows_of(journal)
    change(rows)
    said = run(command, put(journal, rows))
    assert (said.status, said.out) == (1, "")
    assert said.err.startswith(f"{journal.name}: ")
    assert sentence in said.err
    assert said.err.count("\n") == 1, "one sentence, no traceback"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        (b"", "The file is empty."),
        (b"\n\n", "The file is empty."),
        (b"hello\n", "Line 1 is not a JSON object."),
        (b"[" * 100_000, "Line 1 is not a JSON object."),
        (b"\xff\xfe", "This is not a journal (UTF-8)."),
    ],
)
def test_what_is_no_journal_at_all(text: bytes, sentence: str, run: Run, tmp_path: Path) -> None:
    path = tmp_path / "x.jsonl"
    path.write_bytes(text)
    said = run("replay", path)
    assert (said.status, said.err) == (1, f"x.jsonl: {sentence}\n")


def test_faults_in_other_languages(run: Run, journal: Path) -> None:
    rows = rows_of(journal)
    rows[5]["act"] = "put:9"
    put(journal, rows)
    french = run("replay", journal, "--lang", "fr").err
    assert french.endswith(
        "Le journal se rompt au coup 4\u00a0: Ce coup n’existe pas\u00a0: «\u00a0put:9\u00a0».\n"
    )
    german = run("verify", journal, "--lang", "de").err
    assert german.endswith("Das Protokoll bricht bei Zug 4: Diesen Zug gibt es nicht: „put:9“.\n")


def test_verify_derives_every_draw(run: Run, journal: Path) -> None:
    said = run("verify", journal)
    draws = sum(len(row["draws"]) for row in rows_of(journal)[1:-1])
    assert said.status == 0
    assert f"All {draws} draws of 16 plies" in said.out


def test_verify_catches_a_changed_draw(run: Run, journal: Path, toy: str) -> None:
    """A player changed a die and made all digests fit: only the secret proves it wrong."""
    from vigneron.core.chance import Scripted
    from vigneron.core.contract import apply
    from vigneron.core.journal import digest, read, setup_of
    from vigneron.core.registry import game as find_game

    game, rows = find_game(toy), rows_of(journal)
    setup, rules = setup_of(game, read(journal.read_text(encoding="utf-8")).header)
    stored = rows[3]["draws"][0]
    rows[3]["draws"] = [(stored + 1) % 6]
    kept = rows[:2]
    state = rules.new(setup, Scripted(rows[1]["draws"]))
    for row in rows[2:-1]:
        passing = game.actions.parse("pass")
        assert passing is not None
        state, _ = apply(rules, state, row["seat"], passing, Scripted(row["draws"]))
        kept.append({**row, "act": "pass", "digest": digest(rules, state)})
    result = rules.result(state)
    parts = [[[part.key, part.value, part.data] for part in seat] for seat in result.parts]
    end = {**rows[-1]["data"], "scores": list(result.scores), "places": list(result.places), "parts": parts}
    put(journal, [*kept, {"table": "close", "data": end}])
    assert run("replay", journal).status == 0
    said = run("verify", journal)
    assert said.status == 1
    assert said.err == (
        f"Ply 2, draw 1: {(stored + 1) % 6} is written down, but {stored} follows from the secret.\n"
    )


def test_verify_needs_the_closing_secret(run: Run, journal: Path) -> None:
    rows = rows_of(journal)
    put(journal, rows[:-1])
    assert run("replay", journal).status == 0
    said = run("verify", journal)
    assert said.status == 1
    assert said.err == "This journal holds no closing secret yet: its draws cannot be derived again.\n"


def test_verify_knows_another_secret(run: Run, journal: Path) -> None:
    rows = rows_of(journal)
    rows[-1]["data"]["secret"] = "00" * 32
    assert run("verify", put(journal, rows)).err.startswith("The secret of this journal is not the one")
    rows[0]["commitment"] = commitment(bytes(32))
    assert run("verify", put(journal, rows)).err.startswith("Ply 1, draw 1: 5 is written down, but 1")


def test_verify_draws_by_hand(run: Run, journal: Path) -> None:
    """A secret with no commitment is refused; without both, rules and count are proven and no draw is."""
    rows = rows_of(journal)
    rows[0]["commitment"] = ""
    said = run("verify", put(journal, rows))
    assert (said.status, said.out) == (1, "")
    assert "a secret, but no commitment" in said.err
    rows[-1]["data"]["secret"] = ""
    said = run("verify", put(journal, rows))
    assert said.status == 1
    assert "entered by hand" in said.err
    assert "made by hand, fell like this" in said.out
    kept = run("verify", journal, "--commitment", "0" * 64)
    assert (kept.status, kept.out) == (1, "")
    assert "The commitment that you kept is another" in kept.err


def test_verify_compares_what_was_kept_since_before_the_game(run: Run, journal: Path) -> None:
    header = rows_of(journal)[0]
    said = run("verify", journal)
    assert "Only a commitment that you saw before the game proves this" in said.out
    kept = run("verify", journal, "--commitment", header["commitment"].upper(), "--table", header["table"])
    assert kept.status == 0
    assert "It is the commitment that you kept" in kept.out
    assert "Only a commitment" not in kept.out
    other = run("verify", journal, "--commitment", header["commitment"], "--table", "another")
    assert (other.status, other.err) == (
        1,
        "The table that you kept is another: the draws hang on its name too.\n",
    )
    assert run("verify", journal, "--commitment", "ab" * 32).status == 1


@pytest.mark.parametrize("lang", ["en", "fr", "de"])
def test_verify_says_what_is_only_claimed(lang: str, run: Run, journal: Path) -> None:
    rows = rows_of(journal)
    ended = [*rows[:5], {"table": "end", "data": {"why": "agreed"}}]
    said = run("verify", put(journal, [*ended, rows[-1]]), "--lang", lang)
    assert said.status == 1, "the count is that of the whole game"
    own = run("replay", put(journal, ended), "--json").json()
    places = [1 + sum(other > score for other in own["scores"]) for score in own["scores"]]
    end = {
        "secret": rows[-1]["data"]["secret"],
        "ending": "agreed",
        "scores": own["scores"],
        "places": places,
    }
    said = run("verify", put(journal, [*ended, {"table": "close", "data": end}]), "--lang", lang)
    assert said.status == 0, said.err
    claimed = {
        "en": "no later move was left out",
        "fr": "aucun coup suivant ne manque",
        "de": "kein späterer Zug weggelassen",
    }[lang]
    assert claimed in said.out
    assert rows[0]["commitment"] in said.out


def test_draw_themes(run: Run, journal: Path, tmp_path: Path) -> None:
    light, dark = tmp_path / "light.svg", tmp_path / "dark.svg"
    assert run("draw", journal, "-o", light).status == 0
    assert run("draw", journal, "-o", dark, "--theme", "dark").status == 0
    assert light.read_text(encoding="utf-8") != dark.read_text(encoding="utf-8")
    assert run("draw", journal, "-o", dark, "--theme", "blue").status == 2
    assert run("draw", journal).err == "--output is missing.\n"


@pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-16"])
def test_a_byte_order_mark_is_no_trouble(encoding: str, run: Run, journal: Path) -> None:
    """Windows' editors and shells write one."""
    before = run("replay", journal, "--json")
    journal.write_bytes(journal.read_text(encoding="utf-8").encode(encoding))
    assert run("replay", journal, "--json") == before
    assert run("verify", journal).status == 0


@pytest.mark.parametrize("left", [1, 20, 60])
def test_a_torn_journal_is_read_up_to_the_tear_and_said_to_be_torn(
    left: int, run: Run, journal: Path, tmp_path: Path
) -> None:
    rows = rows_of(journal)
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:9]) + lines[9][:left])
    told = run("replay", journal, "--json")
    assert (told.status, told.json()["plies"], told.json()["digest"]) == (0, 7, rows[8]["digest"])
    sentence = f"{journal.name} is torn in line 10; what stands before the tear is read, to ply 7.\n"
    assert told.err == sentence
    assert run("replay", journal, "--ply", 5, "--json").json()["digest"] == rows[6]["digest"]
    drawn = run("draw", journal, "-o", tmp_path / "x.svg")
    assert (drawn.status, drawn.err) == (0, sentence)
    verified = run("verify", journal)
    assert verified.status == 1
    assert verified.err.startswith(sentence)
    assert "abgerissen" in run("replay", journal, "--lang", "de").err


def test_a_line_that_is_broken_before_the_last_is_no_tear(run: Run, journal: Path) -> None:
    lines = journal.read_bytes().splitlines(keepends=True)
    journal.write_bytes(b"".join(lines[:4]) + lines[4][:20] + b"\n" + b"".join(lines[5:]))
    said = run("replay", journal)
    assert (said.status, said.out) == (1, "")
    assert "Line 5 is not a JSON object." in said.err

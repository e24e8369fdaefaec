"""`vigneron check-game`, `golden` and `games`: a draft and a finished game from the command line."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.cli.conftest import Run
from vigneron.cli.template import make_game
from vigneron.core.registry import homes, use_homes

DRAFT = "blue_moon"


@pytest.fixture
def draft(toy: str, tmp_path: Path) -> Iterator[Path]:
    """The folder of a new draft, found like any other game."""
    before = homes()
    make_game(DRAFT, tmp_path)
    use_homes([*before, str(tmp_path)])
    yield tmp_path / DRAFT
    use_homes(before)
    for name in [name for name in sys.modules if name.startswith(f"vigneron.games.{DRAFT}")]:
        del sys.modules[name]  # the next test has another folder


def kinds(out: str) -> set[str]:
    return {line.split()[0] for line in out.splitlines()[1:-1] if not line.startswith(" ")}


def test_a_new_draft_has_no_fault_and_lacks_what_a_release_needs(draft: Path, run: Run) -> None:
    said = run("check-game", DRAFT, "--games", 4)
    assert (said.status, said.err) == (0, "")
    assert said.out.startswith("Blue Moon (draft)\n")
    assert kinds(said.out) == {"ok", "missing"}
    assert re.search(r"^missing +Français: 4 clauses", said.out, re.MULTILINE)
    assert re.search(r"^missing +Deutsch: \d+ sentences", said.out, re.MULTILINE)
    for part in ("picture/", "ai/", "records.md", "text/refusals.toml", "Golden games"):
        assert re.search(rf"^missing .*{part}", said.out, re.MULTILINE), part
    for part in ("4 random games keep the laws", "Other processes", "taken back", "Bots play it", "5 passed"):
        assert re.search(rf"^ok .*{part}", said.out, re.MULTILINE), part
    assert said.out.splitlines()[-1].startswith("Nothing is wrong. For a release ")


def test_a_finished_game_has_no_fault(toy: str, run: Run) -> None:
    said = run("check-game", toy, "--games", 3, "--release")
    assert (said.status, kinds(said.out)) == (0, {"ok"}), said.out
    assert "One golden game replays" in said.out
    assert said.out.splitlines()[-1] == "Nothing is wrong."


@pytest.mark.parametrize(
    ("lang", "title", "kind", "end"),
    [("fr", "ébauche", "faute", "Une chose est fausse."), ("de", "Entwurf", "falsch", "Eines ist falsch.")],
)
def test_a_fault_is_told_in_the_askers_language(
    lang: str, title: str, kind: str, end: str, draft: Path, run: Run
) -> None:
    words = draft / "words" / "en.ftl"
    words.write_text(re.sub("^part-points.*\n", "", words.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    said = run("check-game", DRAFT, "--games", 1, "--lang", lang)
    assert said.status == 1
    first, *_, last = said.out.splitlines()
    assert first.endswith(f"({title})")
    assert f"{kind}  " in said.out
    assert "part-points" in said.out
    assert not re.search(r"cli-\w+", said.out), "an id instead of a sentence"
    assert last


def test_what_a_draft_lacks_counts_for_a_release(draft: Path, run: Run) -> None:
    assert run("check-game", DRAFT, "--games", 1, "--release").status == 1
    assert run("check-game", DRAFT, "--games", 0).status == 2
    assert run("check-game", "chess").status == 2


def test_golden_makes_a_plan_and_keeps_it(draft: Path, run: Run) -> None:
    tests = draft / "example_tests"
    said = run("golden", DRAFT)
    assert (said.status, said.err) == (0, "")
    written = [Path(line).relative_to(tests).as_posix() for line in said.out.splitlines()]
    assert written[0] == "golden/plan.toml"
    assert {"golden/seats-2.jsonl", "golden/seats-4.txt", "perft.txt", "order.txt"} <= set(written)
    assert all((tests / name).read_text("utf-8").strip() for name in written)
    kept = {name: (tests / name).read_bytes() for name in written}
    again = run("golden", DRAFT)
    assert "plan.toml" not in again.out
    assert {name: (tests / name).read_bytes() for name in written} == kept
    assert "2 golden games replay" in run("check-game", DRAFT, "--games", 1).out


def test_golden_says_what_is_wrong(draft: Path, run: Run, tmp_path: Path) -> None:
    assert run("golden", DRAFT, "--folder", tmp_path / "nowhere").err == (
        "blue_moon has no tests here: name their folder with --folder.\n"
    )
    assert run("golden", DRAFT).status == 0
    plan = draft / "example_tests" / "golden" / "plan.toml"
    for text, fault in (
        ("[[game]]\nname = 3", "lacks seats, players, seed"),
        ("= [", "plan.toml"),
        ("", "[[game]]"),
    ):
        plan.write_text(text, "utf-8")
        said = run("golden", DRAFT)
        assert said.status == 1
        assert fault in said.err
        assert said.err.count("\n") == 1


def test_games_are_listed_and_drafts_are_marked(draft: Path, toy: str, run: Run) -> None:
    rows = {line.split()[0]: line for line in run("games").out.splitlines()}
    assert rows[DRAFT].endswith("Blue Moon (draft)")
    assert rows[toy].endswith("Three Rows")
    told = {row["key"]: row["draft"] for row in run("games", "--json").json()["games"]}
    assert (told[DRAFT], told[toy]) == (True, False)
    assert "ébauche" in run("games", "--lang", "fr").out
    assert "Entwurf" in run("games", "--lang", "de").out


def test_a_draft_is_called_so_where_it_is_played(draft: Path, run: Run) -> None:
    assert run("play", DRAFT, "--seats", "random,random", "--seed", 1).out.startswith("Blue Moon (draft)\n")


def test_laws_says_which_are_not_checked(draft: Path, toy: str, run: Run) -> None:
    said = run("laws", DRAFT, "--games", 2)
    assert said.status == 0
    assert "Law 19 is not checked: blue_moon is a draft without text/refusals.toml" in said.out
    assert "not checked" not in run("laws", toy, "--games", 2).out


def test_a_draft_that_cannot_be_imported_shows_where(draft: Path, run: Run) -> None:
    rules = draft / "rules" / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("ACTIONS", "MOVES"), "utf-8")
    said = run("check-game", DRAFT)
    assert said.status == 1
    assert said.out.startswith("failed   “blue_moon” cannot be imported: AttributeError: ")
    assert "__init__.py" in said.out


def test_a_draft_whose_code_raises_shows_where(draft: Path, run: Run) -> None:
    rules = draft / "rules" / "rules.py"
    rules.write_text(rules.read_text("utf-8").replace("state.turn += 1", "state.turns += 1"), "utf-8")
    said = run("check-game", DRAFT, "--games", 1)
    assert said.status == 1
    line = 1 + rules.read_text("utf-8").splitlines().index("        state.turns += 1")
    assert re.search(
        rf"^failed +A legal act raises an error: AttributeError: .*rules\.py:{line}\)", said.out, re.MULTILINE
    )
    assert re.search(r"^failed +Some of its own tests fail", said.out, re.MULTILINE)
    assert re.search(r"^ok +The rules text has 4 clauses", said.out, re.MULTILINE), "other checks still run"


@pytest.mark.parametrize("sentence", ["event-taken", "ending-rounds", "draw-throw"])
def test_a_sentence_that_only_play_names_is_missed(sentence: str, draft: Path, run: Run) -> None:
    """The code may name an event, an ending or a draw by a variable, which no search of the code finds."""
    for path in (draft / "rules").glob("*.py"):
        word = sentence.partition("-")[2]
        path.write_text(path.read_text("utf-8").replace(f'"{word}"', f'"{word}".lower()'), "utf-8")
    words = draft / "words" / "en.ftl"
    words.write_text(re.sub(f"^{sentence} .*\n", "", words.read_text("utf-8"), flags=re.MULTILINE), "utf-8")
    said = run("check-game", DRAFT, "--games", 2)
    assert said.status == 1
    assert re.search(rf"^failed +Law 14 is broken: .*{sentence}", said.out, re.MULTILINE), said.out

"""`vigneron play`: a game at the terminal, in plain lines."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.cli.conftest import FOUND, Run
from vigneron.cli.help import level_name
from vigneron.cli.session import Session, words
from vigneron.cli.taking_back import last_own_act
from vigneron.cli.voice import _Voice, speaker
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import game as find_game
from vigneron.i18n.speaker import LANGUAGES
from vigneron.server.botpool import levels

Typed = Callable[..., None]


def test_numbered_choices_and_sentences(run: Run, toy: str, typed: Typed) -> None:
    """Seed 4: the first die is a 1; the human places it, the bot acts, the next choice follows."""
    typed("1")
    said = run("play", toy, "--seats", "human,random", "--seed", 4, "--names", "Ada,Bot")
    assert said.status == 0
    lines = said.out.splitlines()
    assert lines[0] == "Three Rows"
    assert "Ada: Put the 1 in a row, or pass." in lines
    assert "1. Put the 1 in row 1" in lines
    assert "4. Pass" in lines
    assert "Choice (1–4): 1" in lines
    assert "Ada puts a 1 in row 1." in lines
    assert "Round 2" in lines
    assert lines[-1] == "The game is left unfinished."
    assert "\x1b" not in said.out, "nothing but plain text"


def test_wrong_answers_change_nothing(run: Run, toy: str, typed: Typed) -> None:
    typed("0", "9", "nonsense", "", "quit")
    said = run("play", toy, "--seats", "human", "--seed", 4)
    assert said.out.count("Type a number from 1 to 4.") == 2
    assert said.out.count("Type a choice's number.") == 3, "once at the start, once for each riddle"
    assert said.out.count("Choice (1–4): ") == 5


def test_why_tells_the_rule(run: Run, toy: str, typed: Typed) -> None:
    """Seed 4: after a 6 in row 1 the next die, a 2, may not follow."""
    typed("put:0", "put:0", "why put:0", "why put:9", "?1", "?77", "rule tr-4", "rule XX-1")
    said = run("play", toy, "--seats", "human,random", "--seed", 4)
    assert "A 2 may not follow a 6.\nTR-3 Rows\nThe die's number goes to" in said.out
    assert "There is no such move: “put:9”." in said.out
    assert "Put the 2 in row 2\n  Player 1 puts a 2 in row 2.\nThen chance decides." in said.out
    assert "Type a number from 1 to 3." in said.out
    assert "TR-4 Passing\nYou may always pass instead." in said.out
    assert "There is no rule “XX-1”." in said.out


def test_look_and_list(run: Run, toy: str, typed: Typed) -> None:
    typed("look", "list row 2")
    said = run("play", toy, "--seats", "human,random", "--seed", 4)
    assert "Card of Player 1\n  Row 1, empty\n  Row 2, empty\n" in said.out
    assert said.out.count("1. Put the 1 in row 1") == 1, "the list was shown once"
    assert said.out.count("2. Put the 1 in row 2") == 2, "and once more by its word"


def test_look_tells_every_board_once(run: Run, typed: Typed) -> None:
    """What a phone shows in place of another board is left out."""
    for key in FOUND:
        typed("look")
        looked = run("play", key, "--seed", 3).out.split("\n\n")
        headings = [part.splitlines()[0] for part in looked if "\n  " in part]
        assert len(headings) > 2
        assert len(set(headings[2:])) == len(headings[2:]), headings


def test_who_names_nobody_plays_against_the_middle_level(run: Run, typed: Typed) -> None:
    """The line after it tells who else could play; it is missing where somebody is named."""
    typed("quit")
    told = run("play", FOUND[0]).out.splitlines()
    bots = [line for line in told if " is a bot: " in line]
    if bots:
        assert {line.rpartition(": ")[2] for line in bots} == {f"{level_name(levels.standard())}."}
        others = told[told.index(bots[-1]) + 1]
        assert others.startswith(
            "Other opponents, with --seats human,LEVEL: apprentice, cellarhand (Cellar hand), "
        )
        assert levels.standard() not in others
    typed("quit")
    assert "Other opponents" not in run("play", FOUND[0], "--seats", "human,greedy").out


@pytest.mark.parametrize("lang", LANGUAGES)
def test_commands_have_words_of_their_own(lang: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """No word means two commands, whether it is English or of the language in use."""
    monkeypatch.setattr(_Voice, "lang", lang)
    named = {name: words(name) for name in ("quit", "undo", "why", "look", "rule", "list")}
    for name, own in named.items():
        assert not set(own) & {word for other in named if other != name for word in named[other]}
    assert {"en": "show", "fr": "regarder", "de": "ansehen"}[lang] in named["look"]


def test_commands_may_begin_with_a_capital_letter(run: Run, toy: str, typed: Typed) -> None:
    typed("Regarder")
    assert "Carte de Place 1" in run("play", toy, "--seats", "human", "--seed", 4, "--lang", "fr").out


def test_a_game_in_another_language_is_told_as_that_language_does(
    run: Run, typed: Typed, tmp_path: Path
) -> None:
    """In French a space stands before a semicolon; a game begun in another language names its people anew."""
    file = tmp_path / "game.jsonl"
    typed("1", "quit")
    run("play", "grand_cru", "--seats", "human,greedy", "--seed", 3, "--journal", file)
    typed("voir", "pourquoi vente", "quitter")
    said = run("play", "grand_cru", "--journal", file, "--resume", "--lang", "fr").out
    assert "Place 1" in said
    assert "Player 1" not in said
    typed("quitter")
    castles = run("play", "burgundy_dice", "--seats", "human,greedy", "--seed", 3, "--lang", "fr").out
    assert "1 point\u00a0; " in castles
    assert " ; " not in castles
    assert "\nGC-27 " in said, "the action of this name is meant, and not what else sells"


def test_in_french_and_german(run: Run, toy: str, typed: Typed) -> None:
    typed("voir", "pourquoi put:9", "annuler", "quitter")
    french = run("play", toy, "--seats", "human,random", "--seed", 4, "--lang", "fr").out
    assert "Carte de Place 1" in french
    assert "Ce coup n’existe pas\u00a0: «\u00a0put:9\u00a0»." in french
    assert french.endswith("La partie reste inachevée.\n")
    typed("schauen", "warum put:9", "zurück", "ende")
    german = run("play", toy, "--seats", "human,random", "--seed", 4, "--lang", "de").out
    assert "Diesen Zug gibt es nicht: „put:9“." in german
    assert german.endswith("Die Partie bleibt unbeendet.\n")


def test_the_journal_is_kept_from_the_first_act(run: Run, toy: str, typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    typed("1", "1")
    said = run("play", toy, "--seats", "human,random", "--seed", 4, "--journal", path)
    assert said.out.endswith(f"The journal is kept in {path}\n")
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert rows[2] == {"table": "note", "data": {"kind": "seats", "seats": ["human", "random"]}}
    assert [row["ply"] for row in rows[1:] if "ply" in row] == [0, 1, 2, 3, 4]
    assert run("replay", path).status == 0
    assert run("verify", path).status == 1, "the secret is told at the end only"


def test_a_whole_game_ends_with_the_count(run: Run, toy: str, typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    typed(*["1"] * 8)
    said = run("play", toy, "--seats", "human,greedy", "--seed", 4, "--journal", path)
    assert "The game is over. The last round has been played." in said.out
    assert re.search(r"^1\. .*: \d+ points?$", said.out, re.MULTILINE)
    assert "  Numbers: " in said.out
    assert run("verify", path).status == 0


def test_without_a_seed_nobody_knows_the_dice(run: Run, toy: str, typed: Typed, tmp_path: Path) -> None:
    secrets = set()
    for number in range(2):
        path = tmp_path / f"{number}.jsonl"
        typed()
        run("play", toy, "--seats", "human", "--journal", path)
        secrets.add(json.loads(path.read_text(encoding="utf-8").split("\n")[0])["commitment"])
    assert len(secrets) == 2


def test_chance_closes_the_door(run: Run, toy: str, typed: Typed) -> None:
    """Every act of this game rolls a die, so nothing can be undone."""
    typed("1", "undo")
    said = run("play", toy, "--seats", "human", "--seed", 4)
    assert "Nothing can be taken back now" in said.out


def together() -> tuple[str, dict[str, str]]:
    """Return a packaged game in which several choose at once, with its default set-up."""
    for key in FOUND:
        game = find_game(key)
        if 2 in game.seats:
            match = Match(game, 2, secret=seed_secret(1))
            if len(match.to_act) > 1:
                return key, dict(match.setup.options)
    raise AssertionError("no game in which several choose at once")


def test_a_covered_choice_is_hidden_from_the_next_person(run: Run, typed: Typed, tmp_path: Path) -> None:
    """Two people choose at once at one terminal: a curtain hides the first choice."""
    key, _ = together()
    path = tmp_path / "mine.jsonl"
    typed("", "2", "")
    said = run("play", key, "--seats", "human,human", "--names", "Ada,Max", "--seed", 1, "--journal", path)
    before, after = said.out.split("The screen is covered. Max takes the seat.")
    assert "\n" * 50 in before
    chosen = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()][-1]
    assert chosen["seat"] == 0
    offers = {line for line in before.splitlines() if re.match(r"\d+\. ", line)}
    shown = [
        line for line in after.splitlines() if line and line not in offers and not line.startswith("Choice")
    ]
    assert not any("Ada" in line and re.search(r"\b(takes|chooses|chose|marks)\b", line) for line in shown)


def test_a_covered_choice_can_be_taken_back(run: Run, typed: Typed, tmp_path: Path) -> None:
    """At the curtain, while others still have to choose; the journal stores it as a row."""
    key, _ = together()
    path = tmp_path / "mine.jsonl"
    typed("", "1", "undo", "", "2", "", "1", "undo")
    said = run("play", key, "--seats", "human,human", "--names", "Ada,Max", "--seed", 1, "--journal", path)
    assert "Ada takes the last act back." in said.out
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()][3:]
    assert rows[1] == {"table": "undo", "data": {"to": 0}}
    assert [row["seat"] for row in rows if "seat" in row] == [0, 0, 1]
    assert rows[0]["act"] != rows[2]["act"]
    assert run("replay", path).status == 0


def test_the_last_choice_reveals_and_stays() -> None:
    key, options = together()
    match = Match(find_game(key), 2, options, secret=seed_secret(1))
    people = frozenset({0, 1})
    assert last_own_act(match, people) is None, "nothing has been done"
    match.act(0, match.offers(0)[0])
    assert last_own_act(match, people) == (0, 1)
    assert last_own_act(match, frozenset({1})) is None, "a bot takes nothing back"
    while match.to_act == (1,):
        match.act(1, match.offers(1)[0])
    assert last_own_act(match, people) is None, "all has been revealed"


def test_bots_play_on_when_no_person_is_asked(run: Run, toy: str) -> None:
    said = run("play", toy, "--seats", "random,greedy", "--seed", 4)
    assert said.status == 0
    assert "The game is over." in said.out


def test_a_session_asks_bots_with_their_own_chance(toy: str) -> None:
    match = Match(find_game(toy), 1, secret=seed_secret(4))
    session = Session(match, {}, speaker(find_game(toy)), "4", lambda: None)
    assert session.people == {0}
    assert session.streams == {}


def test_a_bot_that_fails_is_played_for_and_that_is_said_once(run: Run, toy: str, typed: Typed) -> None:
    typed(*["4"] * 8)
    said = run("play", toy, "--seats", "human,tests.bots.failing:Always", "--seed", 4, "--names", "Ada,Bot")
    assert said.status == 0
    assert said.out.count("The bot of Bot gives no answer (RuntimeError: boom (failing.py:") == 1
    assert "The game is over." in said.out


def test_a_game_in_a_file_is_not_wiped(run: Run, toy: str, typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    path.touch()  # an empty file is no game
    typed("1")
    assert run("play", toy, "--seats", "human,random", "--journal", path).status == 0
    before = path.read_bytes()
    typed("1")
    said = run("play", toy, "--seats", "human,random", "--journal", path)
    assert (said.status, said.out) == (2, "")
    assert said.err.startswith(f"There is a game in {path} already; go on from it with --resume")
    assert path.read_bytes() == before


def test_a_game_goes_on_from_its_file(run: Run, toy: str, typed: Typed, tmp_path: Path) -> None:
    """In one go, or resumed after each act: the same dice, the same rows, and the same bots."""
    whole, parts = tmp_path / "whole.jsonl", tmp_path / "parts.jsonl"
    words = ("play", toy, "--seats", "human,human", "--names", "Ada,Max", "--seed", 4)
    typed(*["", "1"] * 40)
    assert run(*words, "--journal", whole).status == 0
    typed("", "1")
    run(*words, "--journal", parts)
    left = 0
    while '"close"' not in parts.read_text(encoding="utf-8"):
        typed("", "1")
        said = run("play", toy, "--journal", parts, "--resume")
        assert said.status == 0, said.err
        left += 1
    assert left == 15
    assert parts.read_bytes() == whole.read_bytes()
    said = run("play", toy, "--journal", parts, "--resume")
    assert (said.status, said.err) == (1, "The game in parts.jsonl has ended.\n")


def test_bots_stay_bots_and_what_they_did_is_told(run: Run, toy: str, typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    typed("1")
    run("play", toy, "--seats", "human,random", "--names", "Ada,Ben", "--journal", path)
    typed("1")
    said = run("play", toy, "--journal", path, "--resume")
    assert re.search("^Ben (puts|leaves)", said.out, re.MULTILINE), "what has happened since my last act"
    assert not re.search("^Ada (puts|leaves)", said.out.split("Round 2")[0], re.MULTILINE), "not what I know"
    assert said.out.count("Ada: Put the ") == 2
    assert "Ben: Put the " not in said.out
    seats = [json.loads(row).get("seat") for row in path.read_text(encoding="utf-8").splitlines()]
    assert [seat for seat in seats if seat is not None] == [-1, 0, 1, 0, 1]
    typed("1", "1")
    said = run("play", toy, "--journal", path, "--resume", "--seats", "human,human")
    assert "Ben: Put the " in said.out, "if asked, somebody plays on for the bot"


def test_a_torn_file_goes_on_before_the_tear(run: Run, toy: str, typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    typed("1", "1")
    run("play", toy, "--seats", "human,random", "--seed", 4, "--journal", path)
    whole = path.read_bytes()
    path.write_bytes(whole[:-20])
    typed()
    said = run("play", toy, "--journal", path, "--resume")
    assert said.status == 0
    assert said.err == "mine.jsonl is torn in line 7; what stands before the tear is read, to ply 3.\n"
    assert "greedy" not in said.out
    text = path.read_text(encoding="utf-8")
    assert [json.loads(row) for row in text.splitlines()]
    assert run("replay", path).err == ""


def test_what_cannot_go_on(run: Run, toy: str, typed: Typed, tmp_path: Path) -> None:
    path = tmp_path / "mine.jsonl"
    typed("1")
    run("play", toy, "--seats", "human", "--seed", "secret", "--journal", path)
    before = path.read_text(encoding="utf-8")
    for asked, sentence in (
        (["--resume"], "--journal is missing."),
        (["--resume", "--journal", tmp_path / "none"], "There is no file"),
        (["--resume", "--journal", path, "--names", "Zoe"], "--names was agreed on before the game"),
        (
            ["--resume", "--journal", path, "--seats", "human,human"],
            "--seats must say who takes each seat of",
        ),
        (["--resume", "--journal", path, "--seats", "nobody"], "There is no bot “nobody”"),
    ):
        said = run("play", toy, *asked)
        assert (said.status, said.out) == (2, "")
        assert said.err.startswith(sentence)
    said = run("play", FOUND[0], "--resume", "--journal", path)
    assert (said.status, said.err) == (2, f"mine.jsonl holds a game of {toy}.\n")
    path.write_text(before.replace(f"{toy}-secret-0", "elsewhere"), encoding="utf-8")
    assert run("play", toy, "--resume", "--journal", path).err.startswith(
        "What the draws in mine.jsonl derive"
    )
    commitment = json.loads(before.split("\n")[0])["commitment"]
    path.write_text(before.replace(commitment, ""), encoding="utf-8")
    assert "by hand" in run("play", toy, "--resume", "--journal", path).err
    path.write_text(before.replace('"digest":"', '"digest":"0'), encoding="utf-8")
    assert "The journal breaks at ply 0" in run("play", toy, "--resume", "--journal", path).err
    early = {"table": "close", "data": {"secret": "", "ending": "full", "scores": [0], "places": [1]}}
    path.write_text(before + json.dumps(early) + "\n", encoding="utf-8")
    said = run("play", toy, "--resume", "--journal", path)
    assert said.err.endswith("The closing row stands before the game is over.\n")
    path.write_text(before, encoding="utf-8")
    typed()
    assert run("play", toy, "--resume", "--journal", path).status == 0
    assert path.read_text(encoding="utf-8") == before


def test_a_journal_without_the_note_knows_bots_by_their_names(
    run: Run, toy: str, typed: Typed, tmp_path: Path
) -> None:
    """Journals of earlier versions have no note."""
    path = tmp_path / "mine.jsonl"
    typed("1")
    run("play", toy, "--seats", "human,greedy", "--journal", path)
    lines = path.read_text(encoding="utf-8").splitlines(keepends=True)
    path.write_text("".join(line for line in lines if '"note"' not in line), encoding="utf-8")
    typed("1")
    said = run("play", toy, "--journal", path, "--resume")
    assert said.out.count("Choice (1–") == 2
    assert "takes the seat" not in said.out

"""Choices in two steps, words instead of spellings, and undo with the bots' answers."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator, Sequence
from itertools import pairwise
from pathlib import Path

import pytest

from tests.cli.conftest import FOUND, Run
from vigneron.cli.menu import LONGEST, Group, Menu, Offer, labels_of
from vigneron.cli.plain_text import plain_text
from vigneron.cli.taking_back import last_own_act
from vigneron.core.match import Match, seed_secret
from vigneron.core.registry import game as find_game
from vigneron.core.rules_text import LANGUAGES, clauses
from vigneron.core.scene import distinct
from vigneron.i18n.speaker import Speaker
from vigneron.native.prng import Xorshift
from vigneron.server.live_game.position import Position

Typed = Callable[..., None]


def menus(key: str, plies: int, lang: str = "en") -> list[Menu]:
    """Return the menus of the positions of a random game."""
    game, out = find_game(key), list[Menu]()
    match, chance = Match(game, game.seats[0], secret=seed_secret(5)), Xorshift(5)
    voice = Speaker(lang, game, match.journal.header.names)
    while match.to_act and match.ply < plies:
        seat = match.to_act[0]
        overlay = game.picture().overlay(match.rules, match.seen(seat), seat)
        legal = distinct(match.rules.legal(match.state, seat), game.actions.touch, overlay.alike)
        offers = [
            Offer(
                game.actions.text[action],
                voice.text(game.picture().describe(match.rules, match.state, seat, action)),
            )
            for action in legal
        ]
        labels = labels_of(game.picture().scene(match.rules, match.seen(seat)), overlay, voice)
        out.append(Menu(game.name, offers, labels))
        match.act(seat, offers[chance.draw([1] * len(offers), "")].text)
    return out


@pytest.mark.parametrize("key", FOUND)
def test_every_offer_is_in_its_menu_once(key: str, capsys: pytest.CaptureFixture[str]) -> None:
    for menu in menus(key, 60):
        found = [offer.text for number in range(1, len(menu) + 1) for offer in menu.offers_of(number)]
        assert sorted(found) == sorted(offer.text for offer in menu.offers)
        assert len(menu) == len(menu.offers) or len(menu.offers) > LONGEST
        menu.show()
        assert len(capsys.readouterr().out.splitlines()) == len(menu)


def test_a_long_list_is_asked_in_two_steps(capsys: pytest.CaptureFixture[str]) -> None:
    """In the game with most verbs, no first list is long, and each verb is one line."""
    longest = max((menu for key in FOUND for menu in menus(key, 40)), key=lambda menu: len(menu.offers))
    assert len(longest.offers) > 3 * LONGEST
    groups = [entry for entry in longest._top.entries if isinstance(entry, Group)]
    assert groups
    assert len(longest) <= 12
    number = next(n for n in range(1, len(longest) + 1) if 1 < len(longest.offers_of(n)) <= LONGEST)
    group = longest.offers_of(number)
    assert longest.choose(number) is None, "a verb alone plays nothing"
    assert capsys.readouterr().out.splitlines() == [f"{n}. {o.sentence}" for n, o in enumerate(group, 1)]
    entry = longest._top.entries[number - 1]
    assert isinstance(entry, Group)
    assert entry.title in longest.prompt()
    assert longest.choose(0) is None
    assert len(longest) == len(longest._top.entries)
    longest.choose(number)
    assert longest.choose(1) == group[0]
    longest.list("")
    assert len(longest) == len(longest.offers)


def lists(entries: Sequence[Offer | Group]) -> Iterator[Sequence[Offer | Group]]:
    """Yield the lists that a menu asks with, the first one first."""
    yield entries
    for entry in entries:
        if isinstance(entry, Group):
            yield from lists(entry.entries)


def test_a_long_group_is_asked_in_steps_too(capsys: pytest.CaptureFixture[str]) -> None:
    """No list is longer than 12 lines if its acts have parts: first what it is done to, then how much."""
    menus_here = [menu for menu in menus("grand_cru", 60) if len(menu.offers) > 2 * LONGEST]
    assert all(len(one) <= 12 for menu in menus_here for one in lists(menu._top.entries))
    menu = max(menus_here, key=lambda menu: len(menu.offers))
    number = next(n for n in range(1, len(menu) + 1) if len(menu.offers_of(n)) > 2 * LONGEST)
    menu.choose(number)
    tiles, inner = len(menu), menu.offers_of(1)
    assert len(inner) > 1
    menu.choose(1)
    capsys.readouterr()
    menu.show()
    assert capsys.readouterr().out.splitlines() == [f"{n}. {o.sentence}" for n, o in enumerate(inner, 1)]
    assert menu.choose(len(inner)) == inner[-1]
    menu.choose(0)
    assert len(menu) == tiles, "0 leads one step back"


def test_why_understands_what_lists_and_boards_say(run: Run, toy: str, typed: Typed) -> None:
    """Seed 4, as in `test_play`: after a 6 in row 1 the next die, a 2, may not follow."""
    typed("1", "1", "why put the 2 in row 1", "why row 2", "why Put the 6 in row 1", "why nonsense")
    said = run("play", toy, "--seats", "human,random", "--seed", 4).out
    assert "A 2 may not follow a 6." in said
    assert "Put the 2 in row 2\n  Player 1 puts a 2 in row 2." in said
    assert "There is no such move: “nonsense”.\n“look” names all things" in said
    assert "put:" not in said


def test_a_list_without_the_word_says_so(run: Run, toy: str, typed: Typed) -> None:
    typed("list xyzzy")
    assert "Nothing in the list contains “xyzzy”." in run("play", toy, "--seats", "human,random").out


def test_a_sentence_of_the_list_may_be_typed(run: Run, toy: str, typed: Typed) -> None:
    typed("put the 1 in row 2")
    assert "Player 1 puts a 1 in row 2." in run("play", toy, "--seats", "human,random", "--seed", 4).out


def plain(key: str, seed: int) -> tuple[Match[object], Position[object], int] | None:
    """Play a game of a person (seat 0) against a bot, at the terminal and at a table, side by side.

    Return both at the first position at which the table lets the person take back several acts."""
    match: Match[object] = Match(find_game(key), 2, secret=seed_secret(seed), table="t")
    position = Position(match.game, match.journal.header, seed_secret(seed), (1,))
    position.commit(position.begin())
    chance = Xorshift(seed)
    while match.to_act and match.ply < 60:
        seat = match.to_act[0]
        offers = match.offers(seat)
        text = offers[chance.draw([1] * len(offers), "")]
        match.act(seat, text)
        if position.covered:
            position.cover(seat, position.choose(seat, text))
            if not position.missing():
                position.commit(position.reveal())
            continue
        position.commit(position.act(seat, text))
        found = last_own_act(match, frozenset({0}))
        step = position.undo(0)
        assert (found is None) == (step is None), f"terminal and table differ at ply {match.ply}"
        if found is not None and step is not None:
            assert match.ply - found[1] == step.ply
            if found[1] > 1 and match.to_act == (0,):
                return match, position, found[1]
    return None


@pytest.mark.parametrize("key", FOUND)
def test_the_terminal_takes_back_what_a_table_takes_back(key: str) -> None:
    """At every position of a game against a bot, and the bot's answers go along."""
    games = [plain(key, seed) for seed in range(3)] if 2 in find_game(key).seats else []
    for both in filter(None, games):
        match, position, acts = both
        match.undo(acts)
        change = position.undo(0)
        assert change is not None
        assert match.rules.dump(match.state) == match.rules.dump(change.state)
        assert match.to_act == (0,)


def test_some_game_lets_the_bots_answers_go(run: Run, typed: Typed, tmp_path: Path) -> None:
    """Through the command: one word takes back one's own act and the bots' answers."""
    found = next(key for key in FOUND if 2 in find_game(key).seats and any(plain(key, s) for s in range(3)))
    path = tmp_path / "mine.jsonl"
    typed(*["1", "1", "undo"] * 30)
    said = run("play", found, "--seats", "human,greedy", "--seed", 3, "--journal", path)
    rows = [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    assert "Player 1 takes the last act back." in said.out
    back = [
        (before["ply"], row["data"]["to"])
        for before, row in pairwise(rows)
        if row.get("table") == "undo" and "ply" in before
    ]
    assert any(ply - to > 1 for ply, to in back), "the bot's answers go along"


def test_bots_have_names_and_points_are_called_points(run: Run, toy: str, typed: Typed) -> None:
    typed()
    said = run("play", toy, "--seats", "human,greedy,random", "--seed", 4).out
    levels = [Speaker("en", None).say(f"bot-{kind}") for kind in ("greedy", "random")]
    assert f"Odile is a bot: {levels[0]}.\nAnselm is a bot: {levels[1]}.\n" in said
    assert re.search(r"^Odile: 0 points", said, re.MULTILINE)
    assert "greedy" not in said
    typed()
    said = run("play", toy, "--seats", "human,greedy", "--seed", 4, "--lang", "de").out
    assert re.search(r"^Odile: 0 Punkte", said, re.MULTILINE)


def test_ones_own_figures_stand_below_ones_own_name(run: Run, typed: Typed) -> None:
    """They stood below the last player's name, and looked like that player's."""
    typed("1")
    said = run("play", "grand_cru", "--seats", "human,greedy", "--seed", 1, "--names", "Ada,Bea").out
    lines = said.splitlines()
    francs = max(number for number, line in enumerate(lines) if line.startswith("  francs: "))
    names = [line.partition(":")[0] for line in lines[:francs] if not line.startswith(" ") and ": " in line]
    assert names[-1] == "Ada"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("key", FOUND)
def test_rules_are_printed_without_marks(run: Run, key: str, lang: str) -> None:
    said = run("rules", key, "--lang", lang).out
    assert "**" not in said
    assert not re.search(r"(^|\s)\*\w", said)
    assert all(number in said for number in clauses(find_game(key), lang))


def test_plain_text_keeps_lists_and_tables() -> None:
    text = "**Data** a *b* and\n`c`:\n\n- one **x**\n- two\n\n| a | **b** |\n|---|---|\n| 1 | 2 \\* 3 |"
    assert plain_text(text) == ("Data a b and\nc:\n\n- one x\n- two\n\n| a | b |\n|---|---|\n| 1 | 2 * 3 |")


@pytest.mark.parametrize(
    ("lang", "usage", "needed"),
    [("en", "Usage:", "required"), ("de", "Aufruf:", "nötig"), ("fr", "Usage\u00a0: ", "requis")],
)
def test_help_names_games_options_and_bots(run: Run, toy: str, lang: str, usage: str, needed: str) -> None:
    said = run("play", "--help", "--lang", lang).out
    for key in FOUND:
        game, voice = find_game(key), Speaker(lang, find_game(key))
        assert key in said
        assert all(f"{option.key} (" in said for option in game.options if not option.host)
        assert voice.say("title").split(":")[0].split("\u00a0")[0] in said
    assert f"greedy ({Speaker(lang, None).say('bot-greedy')})" in said
    assert not re.search(r"(\S+) \(\1 \(", said), "a value is told twice"
    assert usage in said
    assert f"[{needed}]" in said
    if lang != "en":
        assert not re.search("Usage: |required|default:|INTEGER", said)
    assert not re.search("<str>|<int>", run("match", "--help", "--lang", lang).out)

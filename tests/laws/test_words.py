"""Law 14: cited rules exist, and refusals and events have sentences, in three languages."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.conftest import own_tests
from vigneron.core.game import Game
from vigneron.core.rules_text import clauses
from vigneron.i18n.speaker import LANGUAGES, Speaker
from vigneron.server.projection.scene_diff import overlay_part
from vigneron.testing.walk import random_line

_ID = re.compile(r"^([a-zA-Z][\w-]*) *=", re.MULTILINE)


def _numbers(game: Game[Any, Any]) -> set[str]:
    return set(clauses(game, "en"))


def _prefix(game: Game[Any, Any]) -> str:
    return next(iter(_numbers(game))).split("-")[0]


def test_every_language_has_the_same_rules(game: Game[Any, Any]) -> None:
    for lang in LANGUAGES:
        here = clauses(game, lang)
        assert list(here) == list(clauses(game, "en"))
        assert all(clause.text for clause in here.values())


def test_every_rule_is_cited_by_a_test_and_every_cited_rule_exists(game: Game[Any, Any]) -> None:
    pattern = re.compile(rf"\b{_prefix(game)}-\d+[a-z]?\b")
    cited: set[str] = set()
    for path in own_tests(game).rglob("*.py"):
        cited |= set(pattern.findall(path.read_text(encoding="utf-8")))
    assert sorted(_numbers(game) - cited) == [], "rules that no test names"
    assert sorted(cited - _numbers(game)) == [], "tests that name rules which do not exist"


def _calls(game: Game[Any, Any], name: str) -> Iterator[tuple[str, list[ast.expr]]]:
    for path in game.folder.glob("**/*.py"):
        if "example_tests" in path.parts:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == name:
                first = node.args[0] if node.args else None
                if isinstance(first, ast.Constant) and isinstance(first.value, str):
                    yield first.value, node.args


def test_rules_cited_by_the_code_exist(game: Game[Any, Any]) -> None:
    pattern = re.compile(rf"\b{_prefix(game)}-\d+[a-z]?\b")
    for path in game.folder.glob("**/*.py"):
        for number in pattern.findall(path.read_text(encoding="utf-8")):
            assert number in _numbers(game), f"{path.name} cites {number}"
    for option in game.options:
        assert option.rule in _numbers(game)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_event_and_option_has_a_sentence(game: Game[Any, Any], lang: str) -> None:
    speaker = Speaker(lang, game)
    wanted = {"title", "tagline"}
    wanted |= {f"refusal-{code}" for code, _ in _calls(game, "Refusal")}
    wanted |= {f"event-{kind}" for kind, _ in _calls(game, "Event")}
    wanted |= {f"part-{key}" for key, _ in _calls(game, "Part")}
    wanted |= {f"option-{option.key}" for option in game.options}
    wanted |= {text for text, _ in _calls(game, "Text") if not text.startswith("=")}
    assert sorted(id for id in wanted if not speaker.has(id)) == []


def test_every_language_has_the_same_sentences(game: Game[Any, Any]) -> None:
    texts = {lang: (game.folder / "words" / f"{lang}.ftl").read_text(encoding="utf-8") for lang in LANGUAGES}
    ids = {lang: sorted(_ID.findall(text)) for lang, text in texts.items()}
    assert len(set(ids["en"])) == len(ids["en"]), "a sentence stands twice"
    assert ids["en"] == ids["fr"] == ids["de"]


def test_everything_that_a_seat_is_shown_can_be_said(game: Game[Any, Any]) -> None:
    """Prompts, buttons, counters and headings of a complete random game, in every language."""
    for line in random_line(game, game.setup(game.seats[-1], {}), 7):
        for seat in line.rules.to_act(line.state):
            overlay = game.picture().overlay(line.rules, line.rules.observe(line.state, seat), seat)
            for lang in LANGUAGES:
                overlay_part(overlay, Speaker(lang, game, ["Ada", "Bea", "Cleo", "Dora", "Eve"]))

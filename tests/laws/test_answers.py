"""Law 22: everything on the tables answers, along the golden games of every game and every edition."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import pytest

from tests.laws.conftest import load, own_tests
from vigneron.core.chance import Scripted
from vigneron.core.game import Game
from vigneron.core.journal import edition_of, read, setup_of
from vigneron.core.registry import games
from vigneron.core.scene import Overlay, Scene
from vigneron.testing.answers import Judge, answers, mute

GAMES = [key for key in (*games(), "_three_rows") if not load(key).draft]
EACH = 7
"""Positions of a journal that are looked at, from the first to the last."""


def positions(key: str) -> Iterator[tuple[Game[Any, Any], list[str], Scene, Overlay]]:
    """Yield game, names, scene and overlay of positions spread over each golden game."""
    for path in sorted((own_tests(load(key)) / "golden").glob("*.jsonl")):
        journal = read(path.read_text(encoding="utf-8"))
        game = edition_of(load(key), journal.header)
        setup, rules = setup_of(game, journal.header)
        begin, *plies = journal.plies()
        looked = {len(plies) * at // (EACH - 1) for at in range(EACH)}
        state = rules.new(setup, Scripted(list(begin.draws)))
        for number in range(len(plies) + 1):
            if number:
                row = plies[number - 1]
                action = game.actions.parse(row.act)
                assert action is not None, row.act
                rules.step(state, row.seat, action, Scripted(list(row.draws)), None)
            if number in looked:
                seat = (*rules.to_act(state), 0)[0]
                seen, picture = rules.observe(state, seat), game.picture()
                names = ["Ada", "Ben", "Cleo", "Dan", "Eve"][: setup.seats]
                yield game, names, picture.scene(rules, seen), picture.overlay(rules, seen, seat)


@pytest.mark.parametrize("key", GAMES)
def test_everything_on_the_table_answers(key: str) -> None:
    judges: dict[tuple[str, int], Judge] = {}
    wrong: dict[str, str] = {}
    looked = 0
    for game, names, scene, overlay in positions(key):
        judge = judges.setdefault((game.edition, len(names)), Judge(game, names))
        looked += 1
        for where in mute(scene, overlay):
            wrong.setdefault(re.sub(r"\d+", "N", where), f"{where} is mute")
        for answer in answers(scene, overlay):
            if complaint := judge.complaint(answer):
                wrong.setdefault(re.sub(r"\d+", "N", answer.where) + answer.rule, complaint)
    assert looked
    assert not wrong, "\n".join(wrong.values())

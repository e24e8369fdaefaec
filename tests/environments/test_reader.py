"""Positions of matches, snapshots and bots are read as the environments show them."""

from __future__ import annotations

import runpy
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import vigneron
from vigneron import environments
from vigneron.core import registry
from vigneron.core.match import Match

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("key", [*registry.games(), "_template"])
def test_rows_and_masks_are_those_of_the_environments(key: str) -> None:
    """Of the whole position, and of what the seat sees; a number stands for the act that is then done."""
    env = environments.aec(key, seats=2)
    env.reset(seed=3)
    game, rules = env.table.game, env.table.rules
    reader = environments.reader(Match(game, 2, secret=bytes(32)))
    random = np.random.default_rng(1)
    for _ in range(60):
        row, _, over, _, info = env.last()
        if over:
            break
        seat = env.possible_agents.index(env.agent_selection)
        state = env.games.stepper.states[0]
        for position in (state, rules.observe(state, seat).state):
            assert np.array_equal(reader.row(position, seat), row)
            assert np.array_equal(reader.mask(position, seat), info["action_mask"])
        number = int(random.choice(np.flatnonzero(info["action_mask"])))
        action = reader.act(state, seat, number)
        assert action in rules.legal(state, seat)
        assert reader.number(state, seat, action) == number
        for illegal in (-1, reader.acts, *np.flatnonzero(info["action_mask"] == 0)[:1].tolist()):
            with pytest.raises(ValueError, match=f"seat {seat} may not do act {illegal} now"):
                reader.act(state, seat, illegal)
        env.step(number)


def test_the_example_of_the_docs_plays(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """A network as a bot, and its value of a position."""
    text = (ROOT / "docs" / "environments.md").read_text(encoding="utf-8")
    (code,) = [part.split("```")[0] for part in text.split("```python\n")[1:] if "class Learned" in part]
    script = tmp_path / "my_bots.py"
    script.write_text(code, encoding="utf-8")
    found: dict[str, Any] = runpy.run_path(str(script))
    assert len(found["match"].result.scores) == 2
    assert str(found["match"].result.scores) in capsys.readouterr().out
    assert found["value"] == 0.0


def test_a_view_without_a_setup_is_refused() -> None:
    match = vigneron.start("burgundy_dice", seats=2)
    budget, chance = vigneron.Budget(), vigneron.Xorshift(1)
    view = vigneron.View(match.game, match.rules, match.seen(0), 0, match.legal(0), budget, chance)
    with pytest.raises(ValueError, match=r"^the view has no setup$"):
        environments.reader(view)

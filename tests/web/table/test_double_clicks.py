"""A touch never outlives its question: what was meant for the last question does not answer the next one."""

from __future__ import annotations

import os
from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.patience import HANG
from tests.web.house import Person, ServerProcess
from vigneron.core.registry import game, games

PAIRS = int(os.environ.get("VIGNERON_DOUBLE_CLICKS", "20"))
"""Double clicks of each game; a longer run sets the variable to 200, with `--timeout 3000`."""
SCRIPT = Path(__file__).with_name("double.js").read_text(encoding="utf-8").rstrip().removesuffix(";")

pytestmark = pytest.mark.browser


@pytest.mark.parametrize("key", games())
def test_a_double_click_never_answers_a_question_that_it_did_not_see(
    house: ServerProcess, browser: Browser, key: str
) -> None:
    """As the page is by default: some acts go at once, others are confirmed, a sole act is a button."""
    person = Person(browser, house, confirm="auto", pause=600)
    seats = max(2, game(key).seats[0])
    left, sent, changes = PAIRS, 0, 0
    while left > 0:  # in as many games as that takes
        person.open(key, "Ada", seats, **{f"bot_{seat}": "random" for seat in range(1, seats)})
        person.start()
        found = person.page.evaluate(f"arguments => ({SCRIPT})(arguments)", [10 + left, left, HANG * 1000])
        assert found["faults"] == []
        left -= found["pair"]
        sent += found["sent"]
        changes += found["changes"]
    assert sent > PAIRS // 10, "double clicks do act"
    assert changes > 0, "some second clicks came to a new question"
    person.close()

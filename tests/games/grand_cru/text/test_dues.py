"""A preview names what an act brings with it by what changes: francs, not what they are paid for."""

import pytest

from vigneron.core.registry import game
from vigneron.i18n.speaker import LANGUAGES, Speaker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_interest_is_told_as_the_francs_that_are_left(lang: str) -> None:
    found = game("grand_cru")
    speaker, due = Speaker(lang, found), found.picture().dues["interest_paid"]
    assert speaker.text(due.label).startswith(speaker.say("label-money", {"count": 2}))

"""New tiles of the display are told with their kinds."""

import pytest

from tests.games.grand_cru.positions import table
from vigneron.core.chance import Scripted
from vigneron.core.registry import game
from vigneron.i18n.speaker import LANGUAGES, Speaker


@pytest.mark.parametrize("lang", LANGUAGES)
def test_new_tiles_are_named_with_their_numbers(lang: str) -> None:
    here = table(2).passed(1).turn(0, 4)
    here.does(0, "pass", Scripted([12, 0, 12, 4]))
    (event,) = [one for one in here.log if one.kind == "display_renewed"]
    speaker = Speaker(lang, game("grand_cru"))
    sentence = speaker.event(event)
    for tile, count in (("Gamay", 1), ("Pinot Noir", 1), ("advertising", 2)):
        assert speaker.say("tile-shown", {"tile": tile, "count": count}) in sentence

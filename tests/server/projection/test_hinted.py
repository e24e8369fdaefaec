"""Messages with hints, step by step."""

from __future__ import annotations

from tests.server.live_game.test_position import begun, play, record_of
from vigneron.analysis.hint import Hint
from vigneron.analysis.plies import Number
from vigneron.core.chance import Xorshift
from vigneron.i18n.speaker import LANGUAGES
from vigneron.server.projection.hints import LOOK, PLAY, WHY, hinted
from vigneron.server.projection.views import Views


def test_the_only_act_that_is_offered_is_told_at_the_first_step() -> None:
    position, counts = begun("dom_pierre", 2), set[bool]()
    for number in range(400):
        play(position, Xorshift(number), 1)
        if position.over or len(counts) == 2:
            break
        views, seat = Views(record_of("dom_pierre", 2), position), position.missing()[0]
        for lang in LANGUAGES:
            offers = views.offers(seat, lang)
            found = Hint(offers[0].act, "", Number(0.0), "", {}, {"coins": 2.0}, plain=False)
            look, play_it, why = (hinted(views, seat, found, step, lang, None) for step in (LOOK, PLAY, WHY))
            only = len(offers) == 1
            counts.add(only)
            assert look.step == (PLAY if only else LOOK)
            assert (look.act, look.say) == ((offers[0].act, offers[0].say) if only else (None, ""))
            assert (play_it.step, play_it.say, play_it.why) == (PLAY, offers[0].say, "")
            assert (why.step, why.act) == (WHY, offers[0].act)
            assert why.why
    assert len(counts) == 2, "both were seen"

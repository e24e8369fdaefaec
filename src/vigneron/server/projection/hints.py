"""Messages with hints: where to look, what to play, why."""

from __future__ import annotations

from collections.abc import Sequence

from vigneron.analysis.hint import Hint, hint_reason
from vigneron.core.contract import Seat
from vigneron.core.scene import alike_key
from vigneron.server.projection.protocol import outgoing, parts
from vigneron.server.projection.views import Views

LOOK, PLAY, WHY = 1, 2, 3
"""The steps."""


def hinted(views: Views, seat: Seat, found: Hint, step: int, lang: str, n: int | None) -> outgoing.Hinted:
    """Return a hint up to a step, for the position as it is now.

    It is made of what the seat knows: its offers, and a hint that was found from its view. Where only one act
    is offered, there is nothing to look for: the first step tells it."""
    position, speaker = views.position, views.speaker(lang)
    assert position is not None
    offers = views.offers(seat, lang)
    offer = _offer(views, seat, found.act, offers)
    step = PLAY if step < PLAY and len(offers) == 1 else step
    why = ""
    if step >= WHY:
        seen = position.rules.observe(position.own(seat), seat)
        why = hint_reason(speaker, position.game, position.rules, seen, seat, found)
    return outgoing.Hinted(
        n=n,
        v=position.v,
        d=position.d(seat),
        step=step,
        touches=offer.touch if step >= PLAY else offer.touch[:1],
        act=offer.act if step >= PLAY else None,
        say=offer.say if step >= PLAY else "",
        why=why,
        note=speaker.say("review-plain") if found.plain else "",
    )


def _offer(views: Views, seat: Seat, act: str, offers: Sequence[parts.Offer]) -> parts.Offer:
    """Return the offer of an act. Of acts that are alike only one is offered."""
    position = views.position
    assert position is not None
    actions = position.game.actions
    alike = views.overlay(seat).alike

    def key(text: str) -> frozenset[str]:
        action = actions.parse(text)
        assert action is not None
        return alike_key(actions.touch[action], alike)

    same = next((offer for offer in offers if offer.act == act), None)
    return same or next(offer for offer in offers if key(offer.act) == key(act))

"""Answers to questions in a terminal game: previews, reasons for refusals, and the text of rules."""

from __future__ import annotations

from typing import Any

from vigneron.cli.plain_text import plain_text
from vigneron.cli.voice import language, say
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Refusal, Seat
from vigneron.core.game import Game
from vigneron.core.match import Match
from vigneron.core.rules_text import clauses
from vigneron.core.split import until_draw
from vigneron.i18n.speaker import Speaker


def rule_lines(game: Game[Any, Any], number: str) -> list[str]:
    """Return a rule's number, title and text."""
    known = clauses(game, language())
    found = known.get(number.upper()) or known.get(number)
    if found is None:
        return [say("cli-play-no_rule", rule=number)]
    return [f"{found.number} {found.title}".rstrip(), plain_text(found.text)]


def refusal_lines(game: Game[Any, Any], voice: Speaker, refusal: Refusal) -> list[str]:
    """Return the reason for a refusal, and its rule."""
    lines = [voice.refusal(refusal)]
    return lines + rule_lines(game, refusal.rule) if refusal.rule else lines


def preview_lines(match: Match[Any], voice: Speaker, seat: Seat, text: str) -> list[str]:
    """Return what a legal act would change for its seat.

    The act is played in a sampled world that agrees with what the seat sees."""
    rules = match.rules
    action = match.game.actions.parse(text)
    assert action is not None, "a legal act is in the action table"
    world = rules.imagine(match.seen(seat), Xorshift(0))
    before = rules.result(world).scores[seat]
    lines = [voice.text(match.game.picture().describe(rules, match.state, seat, action))]
    tried = until_draw(rules, world, seat, action)
    own = [e for e in tried.events if e.seat == seat and e.is_for(seat)]
    lines += [f"  {voice.event(event)}" for event in own]
    if tried.draw is not None:
        return [*lines, say("cli-play-then_chance")]
    change = rules.result(tried.state).scores[seat] - before
    return [*lines, say("cli-play-points", points=change)]

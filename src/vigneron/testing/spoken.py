"""Law 14, about play: every draw, event, ending and part of a count has a sentence in every language."""

from __future__ import annotations

from typing import Any

from vigneron.i18n.speaker import LANGUAGES, MissingWords, Speaker
from vigneron.testing.walk import GameLine


def spoken_complaint(line: GameLine[Any]) -> str | None:
    """Law 14: what the last act did can be said in every language; in a draft, in English.

    Searching the code for sentences cannot find those that are named by a variable."""
    game, rules, state = line.game, line.rules, line.state
    names = [f"Player{seat}" for seat in range(line.setup.seats)]
    over = not rules.to_act(state)
    for lang in ("en",) if game.draft else LANGUAGES:
        speaker = Speaker(lang, game, names, strict=True)
        for why in line.whys[-1]:
            if not speaker.has(f"draw-{why}"):
                return f"words/{lang}.ftl lacks draw-{why}"
        try:
            for event in line.events[-1] if line.events else ():
                speaker.event(event)
            if over:
                result = rules.result(state)
                for part in (part for parts in result.parts for part in parts):
                    speaker.say(f"part-{part.key}", part.data)
                if result.ending and not speaker.has(f"ending-{result.ending}"):
                    return f"words/{lang}.ftl lacks ending-{result.ending}"
        except MissingWords as error:
            return str(error)
    return None

"""Describes draws in words: what is drawn, and the name of each outcome."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vigneron.core.chance import Scripted
from vigneron.core.contract import Json
from vigneron.core.game import Game
from vigneron.core.journal import Header, setup_of
from vigneron.core.picture import Drawing
from vigneron.i18n.speaker import Speaker


def asked(game: Game[Any, Any], rules: Any, drawing: Drawing[Any], speaker: Speaker) -> str:
    """Return a sentence that says what is to be drawn."""
    own = game.picture().ask_draw(rules, drawing)
    if own is not None:
        return speaker.text(own)
    id = f"draw-{drawing.why}"
    return speaker.say(id) if speaker.has(id) else drawing.why


def named(game: Game[Any, Any], header: Header, plies: Sequence[Json], speaker: Speaker) -> list[Json]:
    """Return the plies of a verified journal, with `what` and `label` added to every draw.

    `plies` is the list that `verify.proven` returns. `what` says what is drawn, and `label` names the
    outcome."""
    _, rules = setup_of(game, header)
    state: Any = None
    out: list[Json] = []
    for ply in plies:
        chance = _Naming(game, rules, ply["draws"], speaker)
        if ply["ply"] == 0:
            state = rules.new(setup_of(game, header)[0], chance)
        else:
            action = game.actions.parse(ply["act"])
            assert action is not None  # the journal has been verified, so the text is an act
            chance.state = state
            rules.step(state, ply["seat"], action, chance, None)
        out.append({**ply, "draws": chance.told})
    return out


class _Naming:
    """A chance that returns recorded outcomes, and collects a description of each draw in `told`."""

    def __init__(self, game: Game[Any, Any], rules: Any, draws: Sequence[Json], speaker: Speaker) -> None:
        self._game, self._rules, self._draws, self._speaker = game, rules, draws, speaker
        self._script = Scripted([draw["outcome"] for draw in draws])
        self._before: list[tuple[str, int]] = []
        self.state: Any = None
        self.told: list[Json] = []

    def draw(self, weights: Sequence[int], why: str) -> int:
        drawing = Drawing(self.state, tuple(self._before), why, tuple(weights))
        outcome = self._script.draw(weights, why)
        self.told.append(
            {
                **self._draws[len(self.told)],
                "what": asked(self._game, self._rules, drawing, self._speaker),
                "label": label(self._game, self._rules, drawing, outcome, self._speaker),
            }
        )
        self._before.append((why, outcome))
        return outcome


def left(drawing: Drawing[Any], weight: int, speaker: Speaker) -> str:
    """Return how many are left of an outcome with this weight, or "" if there is one.

    A game says `draw-WHY-left` where weights are something else, such as the faces of a die."""
    if weight == 1:
        return ""
    own = f"draw-{drawing.why}-left"
    id = own if speaker.has(own) else "server-draw-left"
    return speaker.say(id, {"n": weight, "of": sum(drawing.weights)})


def label(game: Game[Any, Any], rules: Any, drawing: Drawing[Any], outcome: int, speaker: Speaker) -> str:
    """Return the name of an outcome.

    This is the sentence `draw-WHY-OUTCOME`, or else the name that the game gives the outcome, or else the
    number of the outcome counted from 1."""
    id = f"draw-{drawing.why}-{outcome}"
    if speaker.has(id):
        return speaker.say(id)
    own = game.picture().name_draw(rules, drawing, outcome)
    return speaker.text(own) if own is not None else str(outcome + 1)

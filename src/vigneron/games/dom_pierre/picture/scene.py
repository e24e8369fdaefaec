"""The scene of the game, and the overlay of a seat."""

from __future__ import annotations

from typing import Final

from vigneron.core.contract import Seat, Seen
from vigneron.core.scene import Ending, Layout, Overlay, Scene, Standing, Tab, Text, number
from vigneron.games.dom_pierre.picture import (
    cards,
    field,
    house,
    panel,
    presses,
    renown,
    roads,
    speech,
    winery,
)
from vigneron.games.dom_pierre.picture.can_end import can_end
from vigneron.games.dom_pierre.picture.kit import counter
from vigneron.games.dom_pierre.picture.makings import makings
from vigneron.games.dom_pierre.rules.actions import KEEP_GOAL, TRADE, VERB
from vigneron.games.dom_pierre.rules.box import Box
from vigneron.games.dom_pierre.rules.goals import crowns
from vigneron.games.dom_pierre.rules.rules import DomPierre
from vigneron.games.dom_pierre.rules.scoring import result
from vigneron.games.dom_pierre.rules.state import GONE, OVER, WAIT, State

_LAYOUT: Final = Layout(
    left=("goals",),
    centre=(("vineyard", "roads"), ("mine:winery", "mine:presses")),
    right=("prestige", "mine:ledger"),
    house="house",
    tabs=(
        Tab("winery", Text("tab-winery"), ("mine:winery", "mine:presses")),
        Tab("vineyard", Text("tab-vineyard"), ("vineyard",)),
        Tab("roads", Text("tab-roads"), ("roads",)),
        Tab("goals", Text("tab-goals"), ("goals", "prestige", "mine:ledger")),
    ),
)


def scene(rules: DomPierre, seen: Seen[State]) -> Scene:
    """Return the scene of a view. For everybody, pass a spectator's view."""
    box, state = rules.box, seen.state
    frames = [
        field.frame(box, state),
        roads.frame(box, state),
        cards.frame(box, state),
        renown.frame(box, state),
    ]
    for seat in range(len(state.houses)):
        frames += [
            winery.frame(box, state, seat),
            presses.frame(box, state, seat),
            cards.ledger(box, state, seat),
            house.frame(box, state, seat),
        ]
    scores = result(box, state).scores
    standings = [_standing(box, state, seat, score) for seat, score in enumerate(scores)]
    return Scene(frames, standings, status(box, state), _LAYOUT, ending(box, state))


def status(box: Box, state: State) -> Text:
    """Return how far the game is and what ends it, as a sentence."""
    if state.stage == OVER:
        return Text("status-over")
    if state.stage <= WAIT:
        return Text("status-draft")
    if state.last_round:
        last = state.round == state.last_round
        return Text("status-last" if last else "status-last_but_one", {"round": state.round})
    return Text("status-round", {"round": state.round, "left": len(state.track), "trigger": box.trigger})


def ending(box: Box, state: State) -> Ending | None:
    """Return how full the end track is, and what comes after that (DP-100)."""
    if state.stage == OVER or state.stage <= WAIT:
        return None
    all, full = box.trigger, len(state.track)
    if state.last_round:
        say = Text(
            "scene-ending-last_round", {"round": state.last_round, "left": state.last_round - state.round}
        )
        return Ending(say, all, all, near=True)
    say = Text("scene-ending-track", {"full": full, "all": all, "left": all - full})
    return Ending(say, full, all, near=full == all - 1)


def _standing(box: Box, state: State, seat: Seat, score: int) -> Standing:
    side = state.houses[seat]
    left = sum(row != GONE for row in side.discs)
    first = seat == state.first
    counters = [
        counter("coin", side.coins, "coins", "DP-23", "coin"),
        counter("crown", crowns(box, side), "crowns", "DP-101", "brass"),
        counter("card", len(side.cards), "cards", "DP-73", "soft"),
        counter(f"crest-{seat}", left, "discs", "DP-26", f"seat-{seat}"),
    ]
    note = Text("note-first") if first else None
    return Standing(seat, number(score), note, counters, rule="DP-101", can_end=can_end(box, state, seat))


def overlay(rules: DomPierre, seen: Seen[State], seat: Seat) -> Overlay:
    """Return what this seat sees in addition: its controls, possible sales, and its own numbers."""
    box, state = rules.box, seen.state
    legal = rules.legal(state, seat)
    nodes = {
        "roads": roads.reach(box, state, seat),
        "goals": cards.progress(box, state, seat),
        f"presses-{seat}": [*presses.fetches(box, state, seat), *makings(rules, state, seat, legal)],
    }
    if any(VERB[act] in (KEEP_GOAL, TRADE) for act in legal):
        nodes["goals"] += cards.gifts(box, state)
    if speech.may_plant(state, seat):
        nodes["vineyard"] = field.hints(box, state)
    prompt = speech.prompt(box, state, seat, legal)
    return Overlay(
        prompt,
        {key: found for key, found in nodes.items() if found},
        panel.controls(rules, state, seat, legal),
        panel.counters(state, seat),
        rings=panel.rings(rules, state, seat, legal),
    )

"""The table of Dom Pierre as data: its surfaces, the players' lines, and what one seat sees besides."""

from __future__ import annotations

from vigneron.core.contract import Seat, Seen
from vigneron.core.scene import Control, Frame, Layout, Node, Overlay, Scene, Standing, Tab, Text, number
from vigneron.games.dom_pierre.actions import ACTIONS
from vigneron.games.dom_pierre.play import DomPierre
from vigneron.games.dom_pierre.state import State


def scene(rules: DomPierre, seen: Seen[State]) -> Scene:
    """Return the table as its viewer may know it; for everybody, hand it a spectator's view."""
    result = rules.result(seen.state)
    rows = [Node("round", 160, 30, text=number(seen.state.round), font=24)]
    standings = [Standing(seat, number(score)) for seat, score in enumerate(result.scores)]
    title = Text("=Dom Pierre")
    tabs = (Tab("winery", title, ("winery",)),)
    layout = Layout((), (("winery",),), (), "", tabs)
    return Scene([Frame("winery", title, 320, 60, rows)], standings, number(seen.state.round), layout)


def overlay(rules: DomPierre, seen: Seen[State], seat: Seat) -> Overlay:
    """Return what this seat sees besides: what it may do now."""
    touches = {touch for act in rules.legal(seen.state, seat) for touch in ACTIONS.touch[act]}
    controls = [Control(touch, Text(f"={touch}")) for touch in sorted(touches)]
    return Overlay(Text("=…"), controls=controls)

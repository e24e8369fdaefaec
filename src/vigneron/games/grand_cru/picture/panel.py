"""The panel of one seat: prompt, verbs, amounts, controls to decline, and purse."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from vigneron.core.cache import Cache
from vigneron.core.contract import Args, Seat
from vigneron.core.scene import Control, Counter, Overlay, Text, counted, number
from vigneron.games.grand_cru.picture.forecast import minus, year_end
from vigneron.games.grand_cru.picture.market import later, own_leads
from vigneron.games.grand_cru.picture.tracks import loan_choices
from vigneron.games.grand_cru.picture.verbs import FAMILIES, IMPROVE, why_not
from vigneron.games.grand_cru.rules import GrandCruRules
from vigneron.games.grand_cru.rules import actions as a
from vigneron.games.grand_cru.rules import names as n
from vigneron.games.grand_cru.rules.count import score
from vigneron.games.grand_cru.rules.state import Side, State

_VERBS: Final = (
    ("auction", "gavel", "GC-20"),
    ("overbid", "overbid", "GC-21"),
    ("acquire", "take", "GC-22"),
    ("buy", "buy", "GC-23"),
    ("demand", "up", "GC-25"),
    ("harvest", "shears", "GC-26"),
    ("sell", "sell", "GC-27"),
    (IMPROVE, "improve", "GC-28"),
    ("pass", "pass", "GC-29"),
)
"""The nine actions in the order of the panel, which never changes: touch, sign, clause."""
_DECLINES: Final = (("enough", "GC-39"), ("leave", "GC-42"), ("keep", "GC-54"))
_FESTIVAL_STEPS_RULE: Final = "GC-49"
_SOURCES: Final = ("pile", "discards")
_SOURCE_RULE: Final = "GC-48"
_OPENING_RULE: Final = "GC-5"
_LOAN_RULE: Final = "GC-54"
_BID_RULES: Final = (("auction", "GC-20"), ("overbid", "GC-21"))
_COUNT_RULES: Final = (("space-deliver", "GC-45"), ("space-primeur", "GC-47"), ("", "GC-27"))
_INTO_RULES: Final = (("space-replant", "GC-48"), ("", "GC-33"))
"""Pairs (touch, clause). The first touch in this list that an act has decides which clause explains the
control."""
_PHASES: Final = ("opening", "growing", "festival", "loans", "over")
_OWED: Final = ("", "prompt-second-sale", "prompt-second-harvest", "prompt-steps")


_PURSES: Final[Cache[list[Counter]]] = Cache(256)
_STEPS: Final = tuple(
    (f"{name}={amount}", name, amount, rule)
    for name, most, rule in (
        ("loans", n.MOST_OPENING, _OPENING_RULE),
        ("borrow", n.MOST_LOANS, _LOAN_RULE),
        ("repay", n.MOST_LOANS, _LOAN_RULE),
        ("bid", n.HIGHEST_BID, ""),
        ("count", n.MOST_CUBES, ""),
    )
    for amount in range(1, most + 1)
)
"""The values of all steppers: touch, stepper, amount, and the clause if it is always the same."""


def status(rules: GrandCruRules, state: State) -> Text:
    """Return how far the game is, as a sentence."""
    args: Args = {"year": state.year, "round": state.counter, "rounds": rules.box.rounds}
    if state.phase == n.GROWING and state.closing != n.OPEN:
        return Text("status-closing", args)
    if state.phase == n.GROWING and state.counter == rules.box.rounds:
        return Text("status-last-round", args)
    return Text(f"status-{_PHASES[state.phase]}", args)


def overlay(rules: GrandCruRules, state: State, seat: Seat) -> Overlay:
    """Return what this seat sees in addition. `state` is its own view."""
    legal = rules.legal(state, seat)
    touches = {touch for act in legal for touch in a.ACTIONS.touch[act]}
    touches |= {FAMILIES[touch] for touch in touches if touch in FAMILIES}
    out = Overlay(_prompt(rules, state, seat, legal))
    if legal and state.phase == n.GROWING and state.owed == n.NOTHING:
        out.controls += _verbs(rules, state, seat, touches)
    for source in _SOURCES:
        if f"from-{source}" in touches:
            label = Text(f"label-from-{source}")
            control = Control(f"from-{source}", label, group="source", rule=_SOURCE_RULE)
            control.after = "space-replant"
            out.controls.append(control)
    for grape, name in enumerate(n.GRAPES):
        if f"into-{name}" in touches:
            label = Text(f"={n.GRAPE_NAMES[grape]}")
            rule = _rule(_INTO_RULES, touches)
            control = Control(f"into-{name}", label, name, name, "into", rule=rule)
            control.after = "space-replant" if state.phase == n.FESTIVAL else "use-blending"
            if state.phase == n.FESTIVAL:
                control.about = Text("about-replant", {"grape": n.GRAPE_NAMES[grape]})
            out.controls.append(control)
    out.controls += _amounts(rules, touches)
    side = state.sides[seat]
    kept = {"leave": side.prestige, "keep": side.loans}
    for decline, rule in _DECLINES:
        if decline in touches:
            if decline == "enough" and state.phase == n.FESTIVAL:
                rule = _FESTIVAL_STEPS_RULE
            label = Text(f"label-{decline}", {"count": kept.get(decline, 0)})
            out.controls.append(Control(decline, label, decline=True, rule=rule))
    opened = _opened(rules, state, side)
    out.counters = _purse(rules, opened)
    out.score = Text(f"={minus(score(rules.box, opened))}")
    own = {
        "market": own_leads(rules, state, seat),
        "tracks": loan_choices(rules, state, seat, legal),
        f"estate-{seat}": year_end(rules, state, seat),
    }
    out.rings = later(rules) | {touch: "costly" for touch in touches if _costly(touch)}
    out.nodes = {frame: nodes for frame, nodes in own.items() if nodes}
    return out


def _costly(touch: str) -> bool:
    """Return whether only who touches it means it: a tile's one use in a year (GC-28), "buy" (GC-23)."""
    return touch == "buy" or touch in FAMILIES


def _verbs(rules: GrandCruRules, state: State, seat: Seat, touches: set[str]) -> list[Control]:
    """Return the nine actions. Those that are impossible now say why."""
    box, out = rules.box, list[Control]()
    prices = {"buy": box.outright_price, "harvest": box.harvest_price}
    for verb, sign, rule in _VERBS:
        about = Text(f"about-{verb}", {"price": prices.get(verb, 0), "most": box.highest_bid})
        if verb not in touches:
            about = why_not(rules, state, seat, verb)
        note = Text("scene-price", {"price": prices[verb]}) if verb in prices else None
        label = Text(f"label-verb-{verb}")
        out.append(Control(verb, label, sign, "wine", "action", rule=rule, note=note, about=about))
    return out


def _amounts(rules: GrandCruRules, touches: set[str]) -> list[Control]:
    """Return the labels of steppers' values."""
    pays = rules.box.loan_pays
    own = {"bid": _rule(_BID_RULES, touches), "count": _rule(_COUNT_RULES, touches)}
    return [
        _step(name, amount, pays, own.get(name, rule))
        for touch, name, amount, rule in _STEPS
        if touch in touches
    ]


@lru_cache(maxsize=256)
def _step(name: str, amount: int, pays: int, rule: str) -> Control:
    control = Control(f"{name}={amount}", _amount(name, amount, pays), group=name, rule=rule)
    if rule == _BID_RULES[0][1]:
        control.about = Text("label-open-bid", {"price": amount})
    return control


def _rule(rules: tuple[tuple[str, str], ...], touches: set[str]) -> str:
    return next((rule for touch, rule in rules if not touch or touch in touches), "")


def _amount(name: str, amount: int, pays: int) -> Text:
    if name == "bid":
        return Text("scene-price", {"price": amount})
    if name == "count":
        return number(amount)
    return Text("label-loan-amount", {"count": amount, "money": amount * pays})


def _opened(rules: GrandCruRules, state: State, side: Side) -> Side:
    """Return the player with the opening loans that are chosen and still covered (GC-5)."""
    if state.phase != n.OPENING or side.pledge == 0:
        return side
    opened = side.copy()
    opened.loans = side.pledge
    opened.money += side.pledge * rules.box.loan_pays
    return opened


def _purse(rules: GrandCruRules, side: Side) -> list[Counter]:
    due, now = rules.box.interest[side.loans], score(rules.box, side)
    key = (side.money, due, side.pawns, now)
    return _PURSES.get(key, lambda: _new_purse(*key))


def _new_purse(money: int, due: int, pawns: int, now: int) -> list[Counter]:
    return [
        counted("coin", money, "label-money", "coin", "GC-60"),
        counted("percent", due, "label-interest", "warn", "GC-52"),
        counted("pawn", pawns, "label-pawns", "soft", "GC-4"),
        counted("points", now, "label-now", "brass", "GC-60"),
    ]


def _prompt(rules: GrandCruRules, state: State, seat: Seat, legal: list[int]) -> Text:
    side = state.sides[seat]
    if state.phase == n.OVER:
        return Text("prompt-over")
    if state.phase == n.OPENING:
        if side.pledge:
            return Text("prompt-chosen", {"count": side.pledge})
        return Text("prompt-opening", {"price": rules.box.loan_pays})
    if not legal:
        return _waiting(state, side)
    if state.owed:
        return Text(_OWED[state.owed], {"count": state.left})
    if state.phase == n.LOANS:
        return Text("prompt-loans", {"count": side.loans, "price": rules.box.loan_pays})
    if state.phase == n.FESTIVAL:
        return Text("prompt-festival", {"count": side.prestige})
    if state.closing != n.OPEN:
        return Text("prompt-last-action")
    return Text("prompt-growing")


def _waiting(state: State, side: Side) -> Text:
    """Return what a player reads while another one is to act."""
    if side.bankrupt:
        return Text("prompt-bankrupt")
    if side.passed:
        return Text("prompt-passed" if state.phase == n.GROWING else "prompt-left")
    return Text("prompt-wait", {"who": state.turn})

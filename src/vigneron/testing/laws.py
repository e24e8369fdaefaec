"""The laws: properties of every game, checked on positions of random games.

Each law is a function of a `GameLine`. It returns a complaint, or None if the law holds. `CHEAP` laws are
checked at every ply, `COSTLY` laws on a sample. The numbers are those of docs/laws.md. Laws 2, 10, 15, 16 and
18, and law 14 as far as it is about files, have their tests in tests/laws."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator
from typing import Any, Final

from vigneron.core.chance import Scripted, Xorshift
from vigneron.core.contract import Event, IllegalAction, apply
from vigneron.core.journal import digest
from vigneron.core.rules_text import clauses
from vigneron.core.split import until_draw
from vigneron.testing.pictures import picture_complaint
from vigneron.testing.refusals import clause_at_hand
from vigneron.testing.spoken import spoken_complaint
from vigneron.testing.walk import GameLine

Law = Callable[[GameLine[Any]], str | None]


def _viewers(line: GameLine[Any]) -> list[int | None]:
    return [*range(line.setup.seats), None]


def purity(line: GameLine[Any]) -> str | None:
    """Law 1: `apply` does not change the old position, and a clone shares nothing with its original."""
    rules, state = line.rules, line.state
    before = digest(rules, state)
    for seat in rules.to_act(state):
        legal = rules.legal(state, seat)
        action = legal[len(line.acts) * 7 % len(legal)]
        after, _ = apply(rules, state, seat, action, Xorshift(len(line.acts)))
        if digest(rules, state) != before:
            return f"{line.game.actions.text[action]} of seat {seat} changed the position it was applied to"
        stamp = digest(rules, after)
        again = rules.clone(after)
        for other in rules.to_act(again)[:1]:
            rules.step(again, other, rules.legal(again, other)[0], Xorshift(1), None)
        if digest(rules, after) != stamp:
            return "a clone shares something with its original"
    return None


def offers_in_order(line: GameLine[Any]) -> str | None:
    """Law 3: `legal` is ascending, without repeats, and empty exactly for seats that are not to act."""
    rules, state = line.rules, line.state
    to_act = rules.to_act(state)
    if list(to_act) != sorted(set(to_act)) or not set(to_act) <= set(range(line.setup.seats)):
        return f"to_act is {to_act}"
    for seat in range(line.setup.seats):
        legal = rules.legal(state, seat)
        if seat in to_act and not legal:
            return f"seat {seat} is to act and may do nothing"
        if seat not in to_act and legal:
            return f"seat {seat} is not to act and may {line.game.actions.text[legal[0]]}"
        if legal != sorted(set(legal)):
            return f"the offers of seat {seat} are not in order"
    return None


def one_truth(line: GameLine[Any]) -> str | None:
    """Law 4: `legal` contains exactly the acts for which `why_not` returns None."""
    rules, state, texts = line.rules, line.state, line.game.actions.text
    for seat in range(line.setup.seats):
        legal = set(rules.legal(state, seat))
        for action in range(len(texts)):
            refusal = rules.why_not(state, seat, action)
            if (refusal is None) != (action in legal):
                said = "nothing against it" if refusal is None else f"{refusal.code} ({refusal.rule})"
                return f"seat {seat}, {texts[action]}: legal says {action in legal}, why_not says {said}"
    return None


def refusals_have_rules(line: GameLine[Any]) -> str | None:
    """Law 5: an illegal act is refused with a clause that exists, and changes nothing."""
    rules, state, texts = line.rules, line.state, line.game.actions.text
    known = clauses(line.game, "en")
    stream = Xorshift(len(line.acts) + 11)
    before = digest(rules, state)
    for seat in range(line.setup.seats):
        legal = set(rules.legal(state, seat))
        for _ in range(12):
            action = stream.below(len(texts))
            if action in legal:
                continue
            try:
                apply(rules, state, seat, action, Scripted())
            except IllegalAction as error:
                if error.refusal.rule not in known:
                    return f"{texts[action]}: {error.refusal.code} names no rule ({error.refusal.rule!r})"
            else:
                return f"{texts[action]} of seat {seat} was done although it is not legal"
    return "a refused act changed the position" if digest(rules, state) != before else None


def legality_is_visible(line: GameLine[Any]) -> str | None:
    """Law 6: which acts of a seat are legal or refused depends only on what the seat can see."""
    rules, state = line.rules, line.state
    stream = Xorshift(len(line.acts) + 3)
    for seat in range(line.setup.seats):
        seen = rules.observe(state, seat)
        if seat in rules.to_act(state) and rules.legal(seen.state, seat) != rules.legal(state, seat):
            return f"seat {seat} sees other offers than it has"
        for _ in range(8):
            action = stream.below(len(line.game.actions))
            if rules.why_not(seen.state, seat, action) != rules.why_not(state, seat, action):
                return f"why_not of {line.game.actions.text[action]} knows what seat {seat} does not"
    return None


def worlds_agree(line: GameLine[Any]) -> str | None:
    """Law 7: an imagined world looks the same to its viewer as the real one, and keeps the invariants."""
    rules, state = line.rules, line.state
    for viewer in _viewers(line):
        seen = rules.observe(state, viewer)
        view = json.dumps(rules.dump(seen.state), sort_keys=True)
        for number in range(3):
            world = rules.imagine(seen, Xorshift(number * 31 + len(line.acts)))
            if json.dumps(rules.dump(rules.observe(world, viewer).state), sort_keys=True) != view:
                return f"viewer {viewer} can tell an imagined world from the real one"
            broken = line.game.invariants(rules, world)
            if broken:
                return f"a world imagined by viewer {viewer} is broken: {broken[0]}"
        again = json.dumps(rules.dump(rules.observe(seen.state, viewer).state), sort_keys=True)
        if again != view:
            return f"observing twice shows viewer {viewer} something else"
    return None


def nothing_leaks(line: GameLine[Any]) -> str | None:
    """Law 8: if two worlds look the same to a viewer, an act without a reveal gives them the same events."""
    rules, state = line.rules, line.state
    for seat in rules.to_act(state):
        legal = rules.legal(state, seat)
        action = legal[len(line.acts) % len(legal)]
        for viewer in _viewers(line):
            if viewer == seat:
                continue
            world = rules.imagine(rules.observe(state, viewer), Xorshift(len(line.acts)))
            if action not in rules.legal(world, seat):
                continue
            told: list[list[Event]] = []
            views: list[str] = []
            for start in (state, world):
                tried = until_draw(rules, start, seat, action)
                after = tried.state
                if tried.draw is not None:
                    break
                told.append([e for e in tried.events if e.is_for(viewer)])
                views.append(json.dumps(rules.dump(rules.observe(after, viewer).state), sort_keys=True))
            covered = len(rules.to_act(state)) > 1 and len(rules.to_act(state)) == len(rules.to_act(after))
            if covered and len(told) == 2 and (told[0] != told[1] or views[0] != views[1]):
                return f"viewer {viewer} learns from {line.game.actions.text[action]} what is covered"
    return None


def dumps_whole(line: GameLine[Any]) -> str | None:
    """Law 9: `load(dump(s))` equals `s`, and a dump is JSON without floats."""
    rules, state = line.rules, line.state
    dump = rules.dump(state)
    text = json.dumps(dump, sort_keys=True)
    if json.dumps(rules.dump(rules.load(json.loads(text))), sort_keys=True) != text:
        return "a loaded position is not the dumped one"
    return "a dump holds a float" if _has_float(dump) else None


def _has_float(value: Any) -> bool:
    if isinstance(value, dict):
        return any(not isinstance(k, str) or _has_float(v) for k, v in value.items())
    if isinstance(value, list):
        return any(map(_has_float, value))
    return isinstance(value, float) or not isinstance(value, str | int | bool | None)


def touches_tell_apart(line: GameLine[Any]) -> str | None:
    """Law 11: no two offers of a seat have the same touches."""
    rules, table = line.rules, line.game.actions
    for seat in rules.to_act(line.state):
        seen: dict[frozenset[str], int] = {}
        for action in rules.legal(line.state, seat):
            touches = frozenset(table.touch[action])
            if touches in seen:
                return f"{table.text[seen[touches]]} and {table.text[action]} have the same touches"
            seen[touches] = action
    return None


def box_is_whole(line: GameLine[Any]) -> str | None:
    """Law 12: the game's own invariants hold."""
    broken = line.game.invariants(line.rules, line.state)
    return broken[0] if broken else None


def counts_add_up(line: GameLine[Any]) -> str | None:
    """Law 13: games end within `max_plies`. A result has an entry per seat, and parts add up to scores."""
    rules, state, seats = line.rules, line.state, line.setup.seats
    limit = line.game.max_plies(line.setup)
    if len(line.acts) > limit:
        return f"longer than the {limit} acts that were declared"
    result = rules.result(state)
    over = not rules.to_act(state)
    if (len(result.scores), len(result.places), len(result.parts)) != (seats, seats, seats):
        return "the count has not an entry for every seat"
    sums = [sum(part.value for part in parts) for parts in result.parts]
    if sums != list(result.scores):
        return f"the parts add up to {sums}, the scores are {list(result.scores)}"
    if over != bool(result.ending):
        return f"over is {over}, the ending is {result.ending!r}"
    if min(result.places) < 1 or any(result.places[w] != 1 for w in result.winners):
        return f"places {result.places} do not fit winners {result.winners}"
    return None


CHEAP: Final[dict[int, Law]] = {3: offers_in_order, 12: box_is_whole, 13: counts_add_up, 14: spoken_complaint}
COSTLY: Final[dict[int, Law]] = {
    1: purity,
    4: one_truth,
    5: refusals_have_rules,
    6: legality_is_visible,
    7: worlds_agree,
    8: nothing_leaks,
    9: dumps_whole,
    11: touches_tell_apart,
    17: picture_complaint,
    19: clause_at_hand,
}


def complaints(line: GameLine[Any], *, deep: bool) -> Iterator[tuple[int, str]]:
    """Yield (law, complaint) for each law that the last position breaks.

    With `deep`, check the costly laws too."""
    for number, law in {**CHEAP, **(COSTLY if deep else {})}.items():
        why = law(line)
        if why is not None:
            yield number, why

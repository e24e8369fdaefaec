"""Five opponents with names, from one that a child beats to the strongest; and one for reviewing games.

The easy ones make people's mistakes: they misjudge things (and go on misjudging them), overlook some, look at
the points of the moment, and stick to what they had in mind. See docs/bots.md and docs/strength.md.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from vigneron.bots.greedy import lookahead_scores
from vigneron.bots.search.mcts import Search, hints_of
from vigneron.core.contract import Action, Chance, Seat
from vigneron.core.game import Bot, Budget, View


@dataclass(frozen=True, slots=True)
class LevelSettings:
    """How a level errs.

    level      its place, 0 for the easiest; games scale misjudgements per level (`SearchHints.level_noise`)
    overlook   the probability of not seeing one thing that an act touches, anew for every decision
    greed      how much the points of the moment count against what is to come, 0 to 1
    stubborn   the share of a misjudgement by which things that one had in mind look better
    """

    level: int
    overlook: float
    greed: float
    stubborn: float


TEMPERS: Final = {
    "apprentice": LevelSettings(0, 0.16, 0.5, 0.6),
    "cellarhand": LevelSettings(1, 0.10, 0.3, 0.5),
    "grower": LevelSettings(2, 0.06, 0.15, 0.4),
    "winemaker": LevelSettings(3, 0.02, 0.0, 0.3),
}
LASTING_SHARE: Final = 0.6
"""The part of a misjudgement's variance that lasts through the game: a taste."""
REMEMBERED_ACTS: Final = 3
"""Acts whose things one keeps in mind after choosing."""
MAX_TABLES: Final = 200
"""Tables that one remembers, where the same opponent sits at several."""
UNIFORM_DRAW: Final = (1,) * 31
"""What a bell is made of: few enough that a draw is quick, and odd, so that there is a middle."""
PARTS: Final = 1000


class BotMemory:
    """What one keeps from one decision to the next at a table: tastes by touched thing, and a plan."""

    __slots__ = ("plan", "taste")

    def __init__(self) -> None:
        self.taste: dict[str, float] = {}
        self.plan: frozenset[str] = frozenset()


class LevelBot:
    """Plays by the game's insight as somebody who errs."""

    def __init__(self, temper: LevelSettings) -> None:
        self.temper = temper
        self._moods: dict[tuple[int, Seat], BotMemory] = {}

    def choose(self, view: View[Any]) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        mood = self._mood(view)
        errors = self._errors(view, mood)
        acts = self._noticed(view, errors)
        likes = self._likes(view, acts)
        slip = hints_of(view.game).level_noise[self.temper.level]
        touch = view.game.actions.touch
        for at, act in enumerate(acts):
            things = touch[act]
            likes[at] += slip * sum(errors[thing] for thing in things) / len(things) ** 0.5
            if mood.plan.intersection(things):
                likes[at] += slip * self.temper.stubborn
        order = sorted(range(len(acts)), key=lambda at: -likes[at])
        best = acts[order[0]]
        wanted = [touch[acts[at]] for at in order[1 : 1 + REMEMBERED_ACTS]]
        mood.plan = frozenset(thing for things in wanted for thing in things) - set(touch[best])
        return best

    def _mood(self, view: View[Any]) -> BotMemory:
        key = (id(view.rules), view.seat)
        if key not in self._moods:
            if len(self._moods) >= MAX_TABLES:
                self._moods.clear()
            self._moods[key] = BotMemory()
        return self._moods[key]

    def _errors(self, view: View[Any], mood: BotMemory) -> dict[str, float]:
        """Return by how many slips each thing is misjudged now: a lasting taste and the moment's error."""
        touch = view.game.actions.touch
        errors: dict[str, float] = {}
        for act in view.legal:
            for thing in touch[act]:
                if thing not in errors:
                    if thing not in mood.taste:
                        mood.taste[thing] = LASTING_SHARE**0.5 * bell(view.chance)
                    errors[thing] = mood.taste[thing] + (1 - LASTING_SHARE) ** 0.5 * bell(view.chance)
        return errors

    def _noticed(self, view: View[Any], things: Mapping[str, float]) -> list[Action]:
        """Return the acts of which nothing is overlooked; all if that leaves none."""
        unseen_in = round(PARTS * self.temper.overlook)
        weights = (unseen_in, PARTS - unseen_in)
        unseen = {thing for thing in things if view.chance.draw(weights, "bot") == 0}
        touch = view.game.actions.touch
        seen = [act for act in view.legal if unseen.isdisjoint(touch[act])]
        return seen or list(view.legal)

    def _likes(self, view: View[Any], acts: list[Action]) -> list[float]:
        """Return how good acts look, the points of the moment weighed against the game's own opinion."""
        world = view.rules.imagine(view.seen, view.chance)
        insight, greed = view.game.insight, self.temper.greed
        if insight is None:
            return lookahead_scores(view.rules, world, view.seat, acts, view.chance)
        likes = list(insight.prefer(view.rules, world, view.seat, acts))
        if greed:
            now = lookahead_scores(view.rules, world, view.seat, acts, view.chance)
            top, most = max(likes), max(now)
            likes = [
                (1 - greed) * (like - top) + greed * (points - most)
                for like, points in zip(likes, now, strict=True)
            ]
        return likes


def bell(chance: Chance) -> float:
    """Return a number of mean 0 and variance 1, nearly normal: four even draws."""
    total = sum([chance.draw(UNIFORM_DRAW, "bot") for _ in range(4)]) - 2 * (len(UNIFORM_DRAW) - 1)
    return float(total * (3 / (len(UNIFORM_DRAW) ** 2 - 1)) ** 0.5)


class Reviewer:
    """The strongest search, without hurry: at least so many seconds, or so many times the playouts."""

    seconds = 6.0
    times = 6

    def __init__(self, processes: int = 1) -> None:
        self.search = Search(processes=processes)

    def choose(self, view: View[Any]) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        budget = view.budget
        more = Budget(max(budget.seconds, self.seconds), budget.iterations * self.times)
        return self.search.choose(replace(view, budget=more))


def _human(temper: LevelSettings) -> Callable[[], Bot]:
    return lambda: LevelBot(temper)


BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    **{name: _human(temper) for name, temper in TEMPERS.items()},
    "master": Search,
}
"""The levels, easiest first."""
HIDDEN: Final[Mapping[str, Callable[[], Bot]]] = {"reviewer": Reviewer}
"""Opponents that are not offered: too slow for live play."""

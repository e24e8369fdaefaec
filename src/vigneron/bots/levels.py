"""The levels of play, and a bot for reviewing games. A child can beat the easiest level.

The easy levels make mistakes as people do. They misjudge some things throughout a game, overlook some acts,
overrate immediate points, and stick to their plans. See docs/bots.md and docs/strength.md."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Any, Final

from vigneron.bots.greedy import lookahead_scores
from vigneron.bots.search.mcts import Search, hints_of
from vigneron.bots.search.taste import bell, liking
from vigneron.core.contract import Action, Seat
from vigneron.core.game import Bot, Budget, View


@dataclass(frozen=True, slots=True)
class LevelSettings:
    """The mistakes that a level makes.

    level      number of the level, 0 for the easiest; `SearchHints.level_noise` sets the size of its errors
    overlook   probability of overlooking a thing that an act touches, drawn again for every decision
    greed      weight of the immediate points against the game's own estimate, 0 to 1
    stubborn   bonus of things in the last plan, as a multiple of `level_noise`
    """

    level: int
    overlook: float
    greed: float
    stubborn: float


LEVELS: Final = {
    "apprentice": LevelSettings(0, 0.16, 0.5, 0.6),
    "cellarhand": LevelSettings(1, 0.10, 0.3, 0.5),
    "grower": LevelSettings(2, 0.06, 0.15, 0.4),
    "winemaker": LevelSettings(3, 0.02, 0.0, 0.3),
}
LASTING_SHARE: Final = 0.6
"""The share of the variance of an error that stays the same throughout a game."""
REMEMBERED_ACTS: Final = 3
"""The number of acts in a plan. A plan consists of the best acts that were not chosen."""
MAX_TABLES: Final = 200
"""The number of tables that one bot remembers."""
PARTS: Final = 1000


class BotMemory:
    """What a bot remembers of a table between decisions.

    It remembers its plan, and a lasting error for each thing that acts touch."""

    __slots__ = ("plan", "taste")

    def __init__(self) -> None:
        self.taste: dict[str, float] = {}
        self.plan: frozenset[str] = frozenset()


class LevelBot:
    """Plays by the game's insight, and errs as its settings say."""

    def __init__(self, settings: LevelSettings) -> None:
        self.settings = settings
        self._memories: dict[tuple[int, Seat, int], BotMemory] = {}

    def choose(self, view: View[Any]) -> Action:
        """Return the act that looks best with the errors of this level."""
        if len(view.legal) == 1:
            return view.legal[0]
        memory = self._memory(view)
        errors = self._errors(view, memory)
        acts = self._noticed(view, errors)
        likes = self._likes(view, acts)
        slip = hints_of(view.game).level_noise[self.settings.level]
        touch = view.game.actions.touch
        for at, act in enumerate(acts):
            things = touch[act]
            likes[at] += slip * sum(errors[thing] for thing in things) / len(things) ** 0.5
            if memory.plan.intersection(things):
                likes[at] += slip * self.settings.stubborn
        order = sorted(range(len(acts)), key=lambda at: -likes[at])
        best = acts[order[0]]
        wanted = [touch[acts[at]] for at in order[1 : 1 + REMEMBERED_ACTS]]
        memory.plan = frozenset(thing for things in wanted for thing in things) - set(touch[best])
        return best

    def _memory(self, view: View[Any]) -> BotMemory:
        key = (id(view.rules), view.seat, view.taste)
        if key not in self._memories:
            if len(self._memories) >= MAX_TABLES:
                self._memories.clear()
            self._memories[key] = BotMemory()
        return self._memories[key]

    def _errors(self, view: View[Any], memory: BotMemory) -> dict[str, float]:
        """Return the lasting plus the momentary error of each thing, in multiples of `level_noise`."""
        touch = view.game.actions.touch
        errors: dict[str, float] = {}
        for act in view.legal:
            for thing in touch[act]:
                if thing not in errors:
                    if thing not in memory.taste:
                        own = liking(view.taste, thing) if view.taste else bell(view.chance)
                        memory.taste[thing] = LASTING_SHARE**0.5 * own
                    errors[thing] = memory.taste[thing] + (1 - LASTING_SHARE) ** 0.5 * bell(view.chance)
        return errors

    def _noticed(self, view: View[Any], things: Mapping[str, float]) -> list[Action]:
        """Return the acts that touch no overlooked thing, or all acts if there is none."""
        unseen_in = round(PARTS * self.settings.overlook)
        weights = (unseen_in, PARTS - unseen_in)
        unseen = {thing for thing in things if view.chance.draw(weights, "bot") == 0}
        touch = view.game.actions.touch
        seen = [act for act in view.legal if unseen.isdisjoint(touch[act])]
        return seen or list(view.legal)

    def _likes(self, view: View[Any], acts: list[Action]) -> list[float]:
        """Return the value of acts in points.

        It is a weighted mean of the game's own estimate and the immediate points."""
        world = view.rules.imagine(view.seen, view.chance)
        insight, greed = view.game.insight, self.settings.greed
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


class Reviewer:
    """The strongest search with a larger budget: at least `seconds`, and `times` as many playouts."""

    seconds = 6.0
    times = 6

    def __init__(self, processes: int = 1) -> None:
        self.search = Search(processes=processes)

    def choose(self, view: View[Any]) -> Action:
        """Return the choice of the search."""
        if len(view.legal) == 1:
            return view.legal[0]
        budget = view.budget
        more = Budget(max(budget.seconds, self.seconds), budget.iterations * self.times)
        return self.search.choose(replace(view, budget=more))


def _level_bot(settings: LevelSettings) -> Callable[[], Bot]:
    return lambda: LevelBot(settings)


BOTS: Final[Mapping[str, Callable[[], Bot]]] = {
    **{name: _level_bot(settings) for name, settings in LEVELS.items()},
    "master": Search,
}
"""The levels, easiest first."""
HIDDEN: Final[Mapping[str, Callable[[], Bot]]] = {"reviewer": Reviewer}
"""Bots that are not offered, because they are too slow for live play."""

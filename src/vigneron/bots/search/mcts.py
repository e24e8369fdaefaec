"""Tree search for games with chance, many seats, choices at once and covered things. Papers: docs/bots.md."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from vigneron.bots.search.tree import Edge, Node, Tree
from vigneron.core.contract import Action
from vigneron.core.game import View
from vigneron.core.search_config import SearchHints

OLD: Final = 0.5
"""What a playout of an earlier search counts against one of this search."""
OLD_MOST: Final = 20.0
SURE_AFTER: Final = 64
"""Playouts behind both of the last two acts before one may be taken for better at once …"""
SURE: Final = 3.5
"""… when the mean difference under equal dice is so many standard errors."""
FIRST: Final = 3.0
"""Playouts that the first guess of their variance is worth."""
TRIES: Final = 30
"""Positions that are compared to find the present one in an earlier tree."""
DEFAULT: Final = SearchHints()
BLIND: Final = SearchHints(candidates=64, depth=1000, trust=0.5, error=4.0, explore=8.0)
"""For games without an insight: random playouts to the end."""

Steps = tuple[tuple[Action, tuple[int, ...]], ...]
"""Acts with what chance and covered choices decided after each, the seat that chose next behind it."""


@dataclass(frozen=True, slots=True)
class Opinion:
    """What a search thinks of an act: `worth` in points against the best act's 0, after `visits` playouts."""

    action: Action
    worth: float
    visits: int


@dataclass(slots=True)
class Candidate:
    """An act of the root under comparison.

    base      what was thought of it before this search, in points
    old       playouts of earlier searches that stand behind that, besides the game's preference
    samples   what the playouts of this search brought, by seed
    """

    edge: Edge
    base: float
    old: float
    samples: list[float]


def hints_of(game: Any) -> SearchHints:
    """Return how a game likes to be searched."""
    if game.insight is None:
        return BLIND
    hints = getattr(game.insight, "search", DEFAULT)
    return hints if isinstance(hints, SearchHints) else DEFAULT


class Search:
    """Sequential halving at the root, PUCT below it, the game's habits and values beyond it.

    Remembers its tree from one of its acts to the next. `processes` above 1 search the same root with other
    seeds, where the system can fork.
    """

    def __init__(self, hints: SearchHints | None = None, processes: int = 1, share: float = 0.9) -> None:
        self.hints = hints
        self.processes = processes
        self.share = share
        self.playouts = 0
        """Playouts of the latest search."""
        self._last: tuple[Any, Edge] | None = None
        """What was seen when the latest act was chosen, and that act."""

    def choose(self, view: View[Any]) -> Action:
        if len(view.legal) == 1:
            return view.legal[0]
        return self.analyse(view)[0].action

    def analyse(self, view: View[Any]) -> list[Opinion]:
        """Return opinions of the acts that were considered, the best first."""
        start = perf_counter()
        hints = self.hints or hints_of(view.game)
        tree = Tree(view.game, view.rules, hints, view.seat)
        budget = view.budget
        iterations = budget.iterations
        tree.deadline = start + budget.seconds * self.share
        seed = view.chance.draw([1] * 65536, "bot")
        root, kept = self._root(tree, view, seed)
        candidates = self._candidates(hints, root, kept)
        if len(candidates) == 1:
            opinions, self.playouts = ranked(candidates, hints), 0
        elif self.processes > 1:
            from vigneron.bots.search.parallel import compare  # forks; most never need it

            opinions = compare(tree, view.seen, root, candidates, iterations, seed, self.processes)
            self.playouts = sum(opinion.visits for opinion in opinions)
        else:
            self.playouts = halve(tree, view.seen, root, candidates, iterations, seed << 20)
            opinions = ranked(candidates, hints)
        self._last = (view.seen, root.known[opinions[0].action])
        return opinions

    def _root(self, tree: Tree, view: View[Any], seed: int) -> tuple[Node, bool]:
        """Return the root, kept from the latest search where the same position stood in its tree."""
        legal = list(view.legal)
        root = None
        if self._last is not None:
            root = find(tree, self._last[0], self._last[1], view)
            self._last = None
        kept = root is not None
        if root is None:
            root = Node(view.seat)
        if any(act not in root.known for act in legal):
            tree.stream.restart(seed)
            tree.grow(root, view.rules.imagine(view.seen, tree.stream), legal)
        if len(root.edges) > len(legal):
            allowed = set(legal)
            root.edges = [edge for edge in root.edges if edge.act in allowed]
            root.known = {edge.act: edge for edge in root.edges}
        return root, kept

    def _candidates(self, hints: SearchHints, root: Node, kept: bool) -> list[Candidate]:
        """Return the likeliest acts; playouts of an earlier search count as so much more of a preference."""
        mean = root.total / root.visits if root.visits else 0.0
        out = []
        for edge in root.edges:
            base, old = edge.liking, 0.0
            if kept and edge.visits:
                old = min(OLD * edge.visits, OLD_MOST)
                was = edge.total / edge.visits - mean
                base = (base * hints.trust + was * old) / (hints.trust + old)
            if edge.liking > -hints.spread:
                out.append(Candidate(edge, base, old, []))
        out.sort(key=lambda candidate: (-candidate.base, candidate.edge.act))
        return out[: hints.candidates]


def halve(tree: Tree, seen: Any, root: Node, candidates: list[Candidate], iterations: int, seed: int) -> int:
    """Compare acts by sequential halving until iterations or time are used up; return the number of playouts.

    `candidates` is left in order, the best first. The seed decides everything if time does not run out.
    """
    hints = tree.hints
    rounds = max(1, (len(candidates) - 1).bit_length())
    begin = perf_counter()
    slice_ = max(0.0, tree.deadline - begin) / rounds
    used = 0
    longest = 0.0
    left = candidates[:]
    for number in range(1, rounds + 1):
        until = iterations * number // rounds if iterations else 0
        stop_at = begin + slice_ * number
        sweep = len(left[0].samples)
        while len(left) > 1:
            if iterations and used + len(left) > until and (number < rounds or used > 0):
                break
            for candidate in left:
                now = perf_counter()
                if now + longest > tree.deadline:
                    candidates[:] = order(left, candidates, hints)
                    return used
                values = tree.simulate(seen, candidate.edge, root, seed + sweep)
                if values is None:
                    candidates[:] = order(left, candidates, hints)
                    return used
                candidate.samples.append(values[root.seat])
                used += 1
                longest = max(longest, perf_counter() - now)
            sweep += 1
            if perf_counter() > stop_at:
                break
            if len(left) == 2 and sweep >= SURE_AFTER and sure(left[0].samples, left[1].samples):
                break
        left = order(left, left, hints)[: (len(left) + 1) // 2] if number < rounds else left
    candidates[:] = order(left, candidates, hints)
    return used


def sure(first: Sequence[float], second: Sequence[float]) -> bool:
    """Return whether paired samples differ beyond doubt: the later half of them, as a tree learns."""
    upto = min(len(first), len(second))
    differences = [first[i] - second[i] for i in range(upto // 2, upto)]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum([(d - mean) ** 2 for d in differences]) / (count - 1)
    return mean * mean * count > SURE * SURE * variance


def order(front: list[Candidate], rest: list[Candidate], hints: SearchHints) -> list[Candidate]:
    """Return `front` with the best first, then those of `rest` that are not among them."""
    scores = estimates(front, hints)
    found = sorted(range(len(front)), key=lambda i: (-scores[i], front[i].edge.act))
    return [front[i] for i in found] + [c for c in rest if all(c is not other for other in front)]


def estimates(candidates: Sequence[Candidate], hints: SearchHints) -> list[float]:
    """Return each act's worth against the mean of all: by common playouts and what was thought before.

    What was thought counts as many playouts as it would take to be as sure: their variance (under equal dice,
    against the mean of all) by that of the preferences' error.
    """
    count = len(candidates)
    base = sum(c.base for c in candidates) / count
    common = min(len(c.samples) for c in candidates)
    if common == 0:
        return [c.base - base for c in candidates]
    middle = [sum(c.samples[i] for c in candidates) / count for i in range(common)]
    means = []
    squares = 0.0
    for c in candidates:
        apart = [c.samples[i] - middle[i] for i in range(common)]
        mean = sum(apart) / common
        means.append(mean)
        squares += sum([(value - mean) ** 2 for value in apart])
    error = hints.error * hints.error
    variance = squares / (count * (common - 1)) if common > 1 else 0.0
    guess = hints.trust * error  # until there are playouts enough to tell their variance
    variance = (variance * (common - 1) + guess * FIRST) / (common - 1 + FIRST)
    out = []
    for mean, c in zip(means, candidates, strict=True):
        before = variance / error + c.old
        out.append((common * mean + before * (c.base - base)) / (common + before))
    return out


def ranked(candidates: Sequence[Candidate], hints: SearchHints) -> list[Opinion]:
    """Return opinions in the order in which the candidates stand."""
    scores = estimates(candidates, hints)
    return [
        Opinion(c.edge.act, min(0.0, score - scores[0]), len(c.samples))
        for c, score in zip(candidates, scores, strict=True)
    ]


def find(tree: Tree, seen: Any, edge: Edge, view: View[Any]) -> Node | None:
    """Return the node of an earlier search where what is seen now was imagined; None if there is none.

    `edge` is the act that was chosen when `seen` was seen. Positions are compared as seen from the seat.
    """
    wanted = view.rules.dump(view.seen.state)
    legal = list(view.legal)
    waiting: list[tuple[Steps, Edge]] = [((), edge)]
    tries = 0
    while waiting:
        steps, edge = waiting.pop(0)
        for key, node in sorted(edge.nodes.items(), key=lambda item: -item[1].visits):
            here = (*steps, (edge.act, key))
            if node.seat != tree.me:
                waiting += [(here, reply) for reply in node.edges if reply.visits]
                continue
            tries += 1
            if tries > TRIES:
                return None
            world = follow(tree, seen, here)
            if world is not None and view.rules.legal(world, tree.me) == legal:
                state = view.rules.observe(world, tree.me).state
                if view.rules.dump(state) == wanted:
                    return node
    return None


def follow(tree: Tree, seen: Any, steps: Steps) -> Any:
    """Return the world after these acts and outcomes; None where they do not fit the world imagined."""
    tree.stream.restart(0)
    world = tree.begin(seen)
    seat = tree.me
    legal = tree.rules.legal(world, seat)
    for act, key in steps:
        if act not in legal:
            return None
        tree.stream.repeat(key[:-1])
        tree.step(world, seat, act)
        seat, legal = tree.advance(world)
        if (*tree.stream.drawn, seat) != key:
            return None
    return world

"""Monte Carlo tree search for games with chance, several seats, simultaneous moves and hidden information.

docs/bots.md names the papers.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from time import perf_counter
from typing import Any, Final

from vigneron.bots.search.taste import likings
from vigneron.bots.search.tree import Edge, Tree, TreeNode
from vigneron.core.contract import Action
from vigneron.core.game import View
from vigneron.core.search_config import SearchHints

INHERITED_VISIT_WEIGHT: Final = 0.5
"""The weight of a visit that is inherited from the previous search, relative to a new visit."""
MAX_INHERITED_PLAYOUTS: Final = 20.0
"""The largest number of playouts that the inherited visits of one action count for."""
EARLY_STOP_MIN_PAIRS: Final = 64
"""The number of paired playouts after which the search may stop early if two candidates are left."""
EARLY_STOP_STANDARD_ERRORS: Final = 3.5
"""The search stops early only if the mean paired difference is at least this many standard errors."""
VARIANCE_PRIOR_PLAYOUTS: Final = 3.0
"""The number of playouts that the prior estimate of the playouts' variance counts for."""
MAX_NODES_COMPARED: Final = 30
"""The largest number of nodes of the previous tree that are compared with the current observation."""
DEFAULT: Final = SearchHints()
NO_INSIGHT_HINTS: Final = SearchHints(
    max_root_actions=64, depth=1000, prior_weight=0.5, prior_std=4.0, c_puct=8.0
)
"""The settings for games without an insight: random playouts until the end."""

Steps = tuple[tuple[Action, tuple[int, ...]], ...]
"""A list of steps. A step is an action, the outcomes of chance and covered choices that followed it, and the
next seat to choose."""


@dataclass(frozen=True, slots=True)
class ActionEvaluation:
    """The value of an action after `visits` playouts, in points relative to the best action, which has 0."""

    action: Action
    worth: float
    visits: int


@dataclass(slots=True)
class Candidate:
    """An action of the root that the search compares with others.

    base      value of the action before this search, in points
    old       number of playouts of the previous search that are part of `base`, besides the prior score
    samples   by seed: the value of a playout of this search
    """

    edge: Edge
    base: float
    old: float
    samples: list[float]


def hints_of(game: Any) -> SearchHints:
    """Return the search settings of a game."""
    if game.insight is None:
        return NO_INSIGHT_HINTS
    hints = getattr(game.insight, "search", DEFAULT)
    return hints if isinstance(hints, SearchHints) else DEFAULT


class Search:
    """Monte Carlo tree search. It uses sequential halving at the root and PUCT below the root.

    Rollouts use the policy and the values of the game's insight. A search keeps its tree between two of its
    decisions. If `processes` is above 1 and the system can fork, several processes search the same root with
    different seeds.

    >>> import vigneron
    >>> match = vigneron.start("burgundy_dice", seats=2)
    >>> match.bot(vigneron.Search()) in vigneron.start("burgundy_dice", seats=2).offers(0)
    True
    """

    def __init__(self, hints: SearchHints | None = None, processes: int = 1, share: float = 0.9) -> None:
        self.hints = hints
        self.processes = processes
        self.share = share
        self.playouts = 0
        """Playouts of the latest search."""
        self._last: tuple[Any, Edge] | None = None
        """The observation at the latest decision, and the action chosen."""

    def choose(self, view: View[Any]) -> Action:
        """Return the best action."""
        if len(view.legal) == 1:
            return view.legal[0]
        return self.analyse(view)[0].action

    def analyse(self, view: View[Any], also: Sequence[Action] = ()) -> list[ActionEvaluation]:
        """Return the evaluations of the actions that were considered, the best first.

        Legal actions in `also` are always considered, and get as many playouts as the best action. They
        count in addition to the iterations of the budget."""
        start = perf_counter()
        hints = self.hints or hints_of(view.game)
        tree = Tree(view.game, view.rules, hints, view.seat)
        budget = view.budget
        iterations = budget.iterations
        tree.deadline = start + budget.seconds * self.share
        seed = view.chance.draw([1] * 65536, "bot")
        root, kept = self._root(tree, view, seed)
        candidates = self._candidates(hints, root, kept, view, also)
        if len(candidates) == 1:
            evaluations, self.playouts = ranked(candidates, hints), 0
        elif self.processes > 1:
            from vigneron.bots.search.parallel import compare  # imported here because few searches fork

            evaluations = compare(tree, view.seen, root, candidates, iterations, seed, self.processes)
            self.playouts = sum(evaluation.visits for evaluation in evaluations)
        else:
            self.playouts = halve(tree, view.seen, root, candidates, iterations, seed << 20)
            if also:
                self.playouts += catch_up(tree, view.seen, root, candidates, also, seed << 20)
            evaluations = ranked(candidates, hints)
        self._last = (view.seen, root.known[evaluations[0].action])
        return evaluations

    def _root(self, tree: Tree, view: View[Any], seed: int) -> tuple[TreeNode, bool]:
        """Return the root, and whether the root was found in the tree of the previous search."""
        legal = list(view.legal)
        root = None
        if self._last is not None:
            root = find(tree, self._last[0], self._last[1], view)
            self._last = None
        kept = root is not None
        if root is None:
            root = TreeNode(view.seat)
        if any(act not in root.known for act in legal):
            tree.stream.restart(seed)
            tree.grow(root, view.rules.imagine(view.seen, tree.stream), legal)
        if len(root.edges) > len(legal):
            allowed = set(legal)
            root.edges = [edge for edge in root.edges if edge.act in allowed]
            root.known = {edge.act: edge for edge in root.edges}
        return root, kept

    def _candidates(
        self, hints: SearchHints, root: TreeNode, kept: bool, view: View[Any], also: Sequence[Action] = ()
    ) -> list[Candidate]:
        """Return the actions with the best prior scores, with the seat's taste, and those in `also`.

        Inherited playouts are added to the prior scores."""
        mean = root.total / root.visits if root.visits else 0.0
        out = []
        tastes = likings(view, [edge.act for edge in root.edges], hints.taste)
        for edge, liking in zip(root.edges, tastes, strict=True):
            base, old = edge.prior_score + liking, 0.0
            if kept and edge.visits:
                old = min(INHERITED_VISIT_WEIGHT * edge.visits, MAX_INHERITED_PLAYOUTS)
                was = edge.total / edge.visits - mean
                base = (base * hints.prior_weight + was * old) / (hints.prior_weight + old)
            if edge.prior_score > -hints.spread or edge.act in also:
                out.append(Candidate(edge, base, old, []))
        out.sort(key=lambda candidate: (-candidate.base, candidate.edge.act))
        return out[: hints.max_root_actions] + [
            candidate for candidate in out[hints.max_root_actions :] if candidate.edge.act in also
        ]


def halve(
    tree: Tree, seen: Any, root: TreeNode, candidates: list[Candidate], iterations: int, seed: int
) -> int:
    """Compare actions by sequential halving until iterations or time run out. Return the number of playouts.

    `candidates` is sorted in place, best first. The result depends on the seed only, unless time runs out."""
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
            if len(left) == 2 and sweep >= EARLY_STOP_MIN_PAIRS and sure(left[0].samples, left[1].samples):
                break
        left = order(left, left, hints)[: (len(left) + 1) // 2] if number < rounds else left
    candidates[:] = order(left, candidates, hints)
    return used


def catch_up(
    tree: Tree, seen: Any, root: TreeNode, candidates: list[Candidate], also: Sequence[Action], seed: int
) -> int:
    """Give the actions in `also` as many playouts as the best action has, and sort the candidates again.

    Return the number of playouts. With little time left, there may be fewer."""
    used, most = 0, len(candidates[0].samples)
    for candidate in candidates:
        while candidate.edge.act in also and len(candidate.samples) < most:
            if perf_counter() > tree.deadline:
                break
            values = tree.simulate(seen, candidate.edge, root, seed + len(candidate.samples))
            if values is None:
                break
            candidate.samples.append(values[root.seat])
            used += 1
    front = [candidate for candidate in candidates if len(candidate.samples) == most]
    if used:
        candidates[:] = order(front, candidates, tree.hints)
    return used


def sure(first: Sequence[float], second: Sequence[float]) -> bool:
    """Return whether paired samples differ significantly.

    Only the later half of the samples counts, because the tree improves during the search."""
    upto = min(len(first), len(second))
    differences = [first[i] - second[i] for i in range(upto // 2, upto)]
    count = len(differences)
    mean = sum(differences) / count
    variance = sum([(d - mean) ** 2 for d in differences]) / (count - 1)
    return mean * mean * count > EARLY_STOP_STANDARD_ERRORS * EARLY_STOP_STANDARD_ERRORS * variance


def order(front: list[Candidate], rest: list[Candidate], hints: SearchHints) -> list[Candidate]:
    """Return `front`, the best first, followed by the candidates of `rest` that are not in `front`."""
    scores = estimates(front, hints)
    found = sorted(range(len(front)), key=lambda i: (-scores[i], front[i].edge.act))
    return [front[i] for i in found] + [c for c in rest if all(c is not other for other in front)]


def estimates(candidates: Sequence[Candidate], hints: SearchHints) -> list[float]:
    """Return the value of each action relative to the mean of all, in points.

    The value is the posterior mean from a normal prior and the playouts that all candidates have in common.
    Let v be the variance of the playouts (paired by seed, relative to the mean of all). Then the prior counts
    for v / `prior_std` ** 2 playouts.
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
    prior_variance = hints.prior_std * hints.prior_std
    variance = squares / (count * (common - 1)) if common > 1 else 0.0
    guess = hints.prior_weight * prior_variance  # until there are enough playouts to estimate their variance
    variance = (variance * (common - 1) + guess * VARIANCE_PRIOR_PLAYOUTS) / (
        common - 1 + VARIANCE_PRIOR_PLAYOUTS
    )
    out = []
    for mean, c in zip(means, candidates, strict=True):
        before = variance / prior_variance + c.old
        out.append((common * mean + before * (c.base - base)) / (common + before))
    return out


def ranked(candidates: Sequence[Candidate], hints: SearchHints) -> list[ActionEvaluation]:
    """Return the evaluations of the candidates, in the same order."""
    scores = estimates(candidates, hints)
    return [
        ActionEvaluation(c.edge.act, min(0.0, score - scores[0]), len(c.samples))
        for c, score in zip(candidates, scores, strict=True)
    ]


def find(tree: Tree, seen: Any, edge: Edge, view: View[Any]) -> TreeNode | None:
    """Return the node of the previous tree whose sampled world matches the current observation, or None.

    `edge` is the edge of the action that was chosen at the observation `seen`. A node fits if its world looks
    the same to the seat.
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
            if tries > MAX_NODES_COMPARED:
                return None
            world = follow(tree, seen, here)
            if world is not None and view.rules.legal(world, tree.me) == legal:
                state = view.rules.observe(world, tree.me).state
                if view.rules.dump(state) == wanted:
                    return node
    return None


def follow(tree: Tree, seen: Any, steps: Steps) -> Any:
    """Return the world after these steps, or None if they are impossible in the sampled world."""
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

"""The tree of `mcts` and its inner loop.

The code consists of plain typed loops over lists, because these compile well. A node is a decision of one
seat, and an edge is one of its actions. An edge has a node for every sequence of outcomes that was sampled
after the action. Outcomes are never enumerated."""

from __future__ import annotations

from collections.abc import Sequence
from math import exp, sqrt
from time import perf_counter
from typing import Any

from vigneron.core.chance import pick
from vigneron.core.contract import Rules
from vigneron.core.game import Game, Insight
from vigneron.core.playouts import playout
from vigneron.core.search_config import SearchHints
from vigneron.native.prng import Xorshift

MAX_FORCED_ACTS = 2000
"""The largest number of actions that are played between two decisions in the tree."""
CLOCK_CHECK_INTERVAL = 50
"""The number of random actions between two checks of the clock."""
MAX_NODES = 50_000
"""The largest number of nodes of a tree. After that, playouts add no nodes."""
UNIFORM_PRIOR_SHARE = 0.2
"""The share of the prior that is uniform, so that no action has probability 0."""


class Stream:
    """A random stream that can be restarted from a seed, and that records and replays outcomes."""

    def __init__(self) -> None:
        self.seed = 0
        self.quick = Xorshift(0)
        self.drawn: list[int] = []
        self.script: tuple[int, ...] = ()

    def restart(self, seed: int) -> None:
        """Restart the stream from another seed."""
        self.seed = seed
        self.quick = Xorshift(seed)
        self.drawn = []
        self.script = ()

    def repeat(self, outcomes: tuple[int, ...]) -> None:
        """Replay these outcomes before drawing new ones."""
        self.drawn = []
        self.script = outcomes

    def scripted(self) -> int:
        """Return the next outcome that is to be replayed, or -1 if there is none."""
        at = len(self.drawn)
        return self.script[at] if at < len(self.script) else -1

    def draw(self, weights: Sequence[int], why: str) -> int:
        """Return the next outcome and record it. The outcome is replayed if possible."""
        outcome = self.scripted()
        # In another sampled world, a recorded outcome may be impossible.
        if outcome < 0 or outcome >= len(weights) or not weights[outcome]:
            outcome = pick(weights, self.quick.below(sum(weights)))
        self.drawn.append(outcome)
        return outcome


class Edge:
    """One action of a node.

    prior_score     prior score of the action in points, relative to the node's best action (0)
    prior           prior probability of the action; the priors of a node add up to about 1
    visits, total   number of playouts through the edge, and the sum of their values for the node's seat
    nodes           next nodes, by the outcomes of chance and covered choices and the seat to move
    """

    __slots__ = ("act", "nodes", "prior", "prior_score", "total", "visits")

    def __init__(self, act: int, prior_score: float, prior: float) -> None:
        self.act: int = act
        self.prior_score: float = prior_score
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0
        self.nodes: dict[tuple[int, ...], TreeNode] = {}


class TreeNode:
    """A decision of one seat.

    `edges` has an edge for every action that was legal in one of the sampled worlds. `known` finds the edge
    of an action."""

    __slots__ = ("edges", "known", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.total: float = 0.0
        self.edges: list[Edge] = []
        self.known: dict[int, Edge] = {}

    def size(self) -> int:
        """Return the number of nodes of this subtree."""
        return 1 + sum(child.size() for edge in self.edges for child in edge.nodes.values())


class Tree:
    """A search tree for one seat. Playouts run on sampled worlds; nodes hold statistics and no positions."""

    def __init__(self, game: Game[Any, Any], rules: Rules[Any], hints: SearchHints, me: int) -> None:
        self.game = game
        self.rules = rules
        self.insight: Insight[Any, Any] | None = game.insight
        self.round_of = game.round_of
        self.hints = hints
        # These are read at every selection. In compiled code they are C numbers.
        self.prior_weight: float = hints.prior_weight
        self.c_puct: float = hints.c_puct
        self.temperature: float = hints.temperature
        self.spread: float = hints.spread
        self.lookahead_weight: float = hints.lookahead_weight
        self.me: int = me
        self.stream: Stream = Stream()
        self.deadline: float = 0.0
        self.late: bool = False
        self.until: int = 0
        self.grown: int = 0
        self.done: int = 0
        self.patient: bool = False
        self.covered: list[int] = []
        self.path: list[Edge] = []
        self.nodes: list[TreeNode] = []

    # ---- priors and selection

    def prior_scores(self, world: Any, seat: int, legal: list[int]) -> list[float]:
        """Return the prior score of each action, in points; zeros in a game without an insight.

        If `lookahead_weight` is not 0, the value of the position after each action is added. The same dice
        are used for all actions.
        """
        if self.insight is None:
            return [0.0] * len(legal)
        likes = self.insight.prefer(self.rules, world, seat, legal)
        if self.lookahead_weight:
            for i in range(len(legal)):
                after = self.rules.clone(world)
                self.rules.step(after, seat, legal[i], Xorshift(self.stream.seed), None)
                values = (
                    self.estimated_values(after) if self.rules.to_act(after) else self.final_values(after)
                )
                likes[i] += self.lookahead_weight * values[seat]
        return likes

    def grow(self, node: TreeNode, world: Any, legal: list[int]) -> int:
        """Add an edge for each action that is new to a node. Return the action with the best prior score."""
        likes = self.prior_scores(world, node.seat, legal)
        best = 0
        for i in range(1, len(likes)):
            if likes[i] > likes[best]:
                best = i
        top = likes[best]
        whole = 0.0
        weights: list[float] = []
        for like in likes:
            weight = exp(max(like - top, -60.0) / self.temperature)
            weights.append(weight)
            whole += weight
        for i in range(len(legal)):
            act = legal[i]
            if act not in node.known:
                prior = (1.0 - UNIFORM_PRIOR_SHARE) * weights[i] / whole + UNIFORM_PRIOR_SHARE / len(legal)
                edge = Edge(act, max(likes[i] - top, -self.spread), prior)
                node.known[act] = edge
                node.edges.append(edge)
        return legal[best]

    def select(self, node: TreeNode, legal: list[int]) -> Edge:
        """Return the edge with the highest PUCT score.

        The mean value in the score includes the prior score, with the weight of `prior_weight` visits."""
        prior_weight = self.prior_weight
        scale = self.c_puct * sqrt(node.visits + 1.0)
        base = node.total / node.visits if node.visits else 0.0
        chosen: Edge | None = None
        best = 0.0
        for act in legal:
            edge = node.known[act]
            mean = (edge.total + prior_weight * (base + edge.prior_score)) / (edge.visits + prior_weight)
            worth = mean + scale * edge.prior / (1.0 + edge.visits)
            if chosen is None or worth > best:
                chosen = edge
                best = worth
        assert chosen is not None
        return chosen

    # ---- one playout

    def simulate(self, seen: Any, edge: Edge, root: TreeNode, seed: int) -> list[float] | None:
        """Run one playout through an edge of the root.

        Return the value for every seat, or None if the time has run out.

        The same seed samples the same world and draws the same dice behind every edge, so that actions are
        compared with common random numbers.
        """
        stream = self.stream
        stream.restart(seed)
        self.done += 1
        self.patient = 0 < self.hints.lookahead_min_playouts < self.done
        world = self.begin(seen)
        self.path = [edge]
        self.nodes = [root]
        seat = root.seat
        while True:
            self.step(world, seat, edge.act)
            seat, legal = self.advance(world)
            if self.late:
                return None
            if seat < 0:
                values = self.final_values(world)
                break
            # Hidden information may decide which seat is next, so the seat is part of the key.
            key = (*stream.drawn, seat)
            node = edge.nodes.get(key)
            if node is None:
                node = TreeNode(seat)
                # Most nodes are visited only once, so edges (and lookahead) are made at the second visit.
                best = (
                    self.rollout_policy(world, seat, legal)
                    if self.lookahead_weight
                    else self.grow(node, world, legal)
                )
                values = self.playout(world, seat, best)
                if self.late:
                    return None
                if self.grown < MAX_NODES:
                    self.grown += 1
                    edge.nodes[key] = node
                    node.visits += 1
                    node.total += values[seat]
                break
            for act in legal:
                if act not in node.known:
                    self.grow(node, world, legal)
                    break
            edge = self.select(node, legal)
            self.path.append(edge)
            self.nodes.append(node)
        for i in range(len(self.path)):
            node = self.nodes[i]
            worth = values[node.seat]
            node.visits += 1
            node.total += worth
            self.path[i].visits += 1
            self.path[i].total += worth
        return values

    def begin(self, seen: Any) -> Any:
        """Return a sampled world (a complete state) that agrees with the observation."""
        world = self.rules.imagine(seen, self.stream)
        self.stream.drawn = []
        self.late = False
        if not self.covered:
            self.covered = [0] * len(self.rules.result(world).scores)
        for seat in range(len(self.covered)):
            self.covered[seat] = 0
        self.note_covered(self.rules.to_act(world))
        if self.hints.rounds:
            self.until = self.round_of(world) + self.hints.rounds
        return world

    def step(self, world: Any, seat: int, act: int) -> None:
        """Do an action and record its draws."""
        self.rules.step(world, seat, act, self.stream, None)
        to_act = self.rules.to_act(world)
        if seat not in to_act:
            self.covered[seat] = 0
        self.note_covered(to_act)

    def note_covered(self, to_act: tuple[int, ...]) -> None:
        """Record which seats take part in a simultaneous choice."""
        if len(to_act) > 1:
            for seat in to_act:
                self.covered[seat] = 1

    def advance(self, world: Any) -> tuple[int, list[int]]:
        """Play to the next decision in the tree. Return its seat and actions, or (-1, []) at the end.

        Forced actions are played. In a simultaneous choice, the searching seat chooses first, and the other
        seats follow the rollout policy. So their covered choices are treated as outcomes and not as
        replies.
        """
        rules = self.rules
        for _ in range(MAX_FORCED_ACTS):
            to_act = rules.to_act(world)
            if not to_act:
                return -1, []
            seat = self.me if self.me in to_act else to_act[0]
            legal = rules.legal(world, seat)
            if len(legal) == 1:
                self.step(world, seat, legal[0])
            elif seat != self.me and self.covered[seat]:
                act = self.stream.scripted()
                if act not in legal:
                    act = self.rollout_policy(world, seat, legal)
                self.stream.drawn.append(act)
                self.step(world, seat, act)
            else:
                return seat, legal
            if self.deadline and perf_counter() > self.deadline:
                self.late = True
                return -1, []
        return -1, []

    def rollout_policy(self, world: Any, seat: int, legal: list[int]) -> int:
        """Return the action with the best prior score.

        For seats other than the searching one, only `rollout_sample` random actions are compared."""
        if self.insight is None:
            return legal[self.stream.quick.below(len(legal))]
        sample = self.hints.rollout_sample
        if sample and seat != self.me and len(legal) > sample:
            legal = legal[:]
            for i in range(sample):
                j = i + self.stream.quick.below(len(legal) - i)
                legal[i], legal[j] = legal[j], legal[i]
            legal = legal[:sample]
        if self.patient:
            likes = self.prior_scores(world, seat, legal)
        else:
            likes = self.insight.prefer(self.rules, world, seat, legal)
        best = 0
        for i in range(1, len(likes)):
            if likes[i] > likes[best]:
                best = i
        return legal[best]

    def playout(self, world: Any, seat: int, first: int) -> list[float]:
        """Play by the rollout policy to the configured depth. Return the value for every seat.

        Outcomes that are drawn here need not be recorded, so the rules get the random stream itself.
        """
        if self.insight is None:
            return self.random_rollout(world)
        rules = self.rules
        stream = self.stream.quick
        until = self.until
        left = 0 if until else self.hints.depth * len(self.covered)
        extend = self.hints.extend_to_turn_end
        act = first
        for _ in range(MAX_FORCED_ACTS):
            if until:
                if self.round_of(world) >= until:
                    break
            elif left <= 0 and not extend:
                break
            rules.step(world, seat, act, stream, None)
            left -= 1
            before = seat
            while True:
                to_act = rules.to_act(world)
                if not to_act:
                    return self.final_values(world)
                seat = to_act[0]
                legal = rules.legal(world, seat)
                if len(legal) > 1:
                    break
                rules.step(world, seat, legal[0], stream, None)
            if until:
                if self.round_of(world) >= until:
                    break
            elif left <= 0 and (seat != before or not extend):
                break
            if self.deadline and perf_counter() > self.deadline:
                self.late = True
                break
            act = self.rollout_policy(world, seat, legal)
        return self.estimated_values(world)

    def random_rollout(self, world: Any) -> list[float]:
        """Play at random until the end. Return the value for every seat."""
        while playout(self.rules, world, self.stream.quick, CLOCK_CHECK_INTERVAL) == CLOCK_CHECK_INTERVAL:
            if self.deadline and perf_counter() > self.deadline:
                self.late = True
                break
        return self.final_values(world)

    # ---- values

    def estimated_values(self, world: Any) -> list[float]:
        """Return the value of an unfinished world for every seat, in points.

        The insight gives the estimates."""
        if self.insight is None:
            values = [float(score) for score in self.rules.result(world).scores]
        else:
            values = self.insight.value(self.rules, world)
        hints = self.hints
        if len(values) == 1:
            return values
        out: list[float] = []
        for seat in range(len(values)):
            lead = values[seat] - best_other(values, seat)
            worth = (1.0 - hints.rivalry) * values[seat] + hints.rivalry * lead
            if hints.win:
                worth += hints.win / (1.0 + exp(-max(-50.0, min(50.0, lead / hints.win_logistic_scale))))
            out.append(worth)
        return out

    def final_values(self, world: Any) -> list[float]:
        """Return the value of a finished world for every seat, in points."""
        result = self.rules.result(world)
        values = [float(score) for score in result.scores]
        hints = self.hints
        if len(values) == 1:
            return values
        out: list[float] = []
        for seat in range(len(values)):
            lead = values[seat] - best_other(values, seat)
            worth = (1.0 - hints.rivalry) * values[seat] + hints.rivalry * lead
            if seat in result.winners:
                worth += hints.win / len(result.winners)
            out.append(worth)
        return out


def best_other(values: list[float], seat: int) -> float:
    """Return the highest value of the other seats."""
    best = -1.0e18
    for other in range(len(values)):
        if other != seat and values[other] > best:
            best = values[other]
    return best

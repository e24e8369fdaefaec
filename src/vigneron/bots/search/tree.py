"""The tree of `mcts`, and its hot loop: plain typed loops over lists, so that it compiles as it stands.

A node is a seat with something to choose. An edge is one of its acts, with a node for every outcome that has
been met behind it: chance is sampled when it is revealed and never enumerated.
"""

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
from vigneron.native.prng import Quick

MOST_FORCED = 2000
"""No game is played on for longer than this many acts in one go."""
BETWEEN_LOOKS = 50
"""Acts of random play between two looks at the clock."""
MOST_NODES = 50_000
"""A tree grows no further than this; playouts beyond it are not remembered."""
EVEN = 0.2
"""The part of the priors that is the same for all acts, so that nothing is ruled out for ever."""


class Stream:
    """A quick stream that can be started again, remembers what came out, and can repeat it."""

    def __init__(self) -> None:
        self.seed = 0
        self.quick = Quick(0)
        self.drawn: list[int] = []
        self.script: tuple[int, ...] = ()

    def restart(self, seed: int) -> None:
        """Begin the stream of another seed."""
        self.seed = seed
        self.quick = Quick(seed)
        self.drawn = []
        self.script = ()

    def repeat(self, outcomes: tuple[int, ...]) -> None:
        """Let these outcomes come next."""
        self.drawn = []
        self.script = outcomes

    def scripted(self) -> int:
        """Return the outcome that has to come next, -1 if it is free."""
        at = len(self.drawn)
        return self.script[at] if at < len(self.script) else -1

    def draw(self, weights: Sequence[int], why: str) -> int:
        outcome = self.scripted()
        # In another imagined world what came before may not be there to be drawn.
        if outcome < 0 or outcome >= len(weights) or not weights[outcome]:
            outcome = pick(weights, self.quick.below(sum(weights)))
        self.drawn.append(outcome)
        return outcome


class Edge:
    """One act of a node.

    liking   by how many points it looks worse than the node's best act, 0 for that one
    prior    its share of the visits before anything is known; a node's shares add up to about 1
    visits, total   playouts through it, and the sum of their worth to the node's seat
    nodes    what was met behind it, by what chance and others' covered choices decided, and whose turn it was
    """

    __slots__ = ("act", "liking", "nodes", "prior", "total", "visits")

    def __init__(self, act: int, liking: float, prior: float) -> None:
        self.act: int = act
        self.liking: float = liking
        self.prior: float = prior
        self.visits: int = 0
        self.total: float = 0.0
        self.nodes: dict[tuple[int, ...], Node] = {}


class Node:
    """A seat's decision. `edges` holds every act that was ever legal here, `known` where it stands."""

    __slots__ = ("edges", "known", "seat", "total", "visits")

    def __init__(self, seat: int) -> None:
        self.seat: int = seat
        self.visits: int = 0
        self.total: float = 0.0
        self.edges: list[Edge] = []
        self.known: dict[int, Edge] = {}

    def size(self) -> int:
        """Return the number of nodes from here down."""
        return 1 + sum(child.size() for edge in self.edges for child in edge.nodes.values())


class Tree:
    """Playouts for one seat, on worlds that it imagines. Holds nothing of a position but a node's numbers."""

    def __init__(self, game: Game[Any], rules: Rules[Any], hints: SearchHints, me: int) -> None:
        self.game = game
        self.rules = rules
        self.insight: Insight[Any] | None = game.insight
        self.round_of = game.round_of
        self.hints = hints
        # What every choice in the tree asks for; compiled, these are numbers of C.
        self.trust: float = hints.trust
        self.explore: float = hints.explore
        self.temperature: float = hints.temperature
        self.spread: float = hints.spread
        self.ahead: float = hints.ahead
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
        self.nodes: list[Node] = []

    # ---- what acts look like

    def likings(self, world: Any, seat: int, legal: list[int]) -> list[float]:
        """Return how good acts look, in points; all alike in a game without an insight.

        Where the hints say so, what stands behind each act counts too, all of them under the same dice.
        """
        if self.insight is None:
            return [0.0] * len(legal)
        likes = self.insight.prefer(self.rules, world, seat, legal)
        if self.ahead:
            for i in range(len(legal)):
                after = self.rules.clone(world)
                self.rules.step(after, seat, legal[i], Quick(self.stream.seed), None)
                values = self.judged(after) if self.rules.to_act(after) else self.ended(after)
                likes[i] += self.ahead * values[seat]
        return likes

    def grow(self, node: Node, world: Any, legal: list[int]) -> int:
        """Give a node edges for acts that are new to it; return the act that looks best."""
        likes = self.likings(world, node.seat, legal)
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
                prior = (1.0 - EVEN) * weights[i] / whole + EVEN / len(legal)
                edge = Edge(act, max(likes[i] - top, -self.spread), prior)
                node.known[act] = edge
                node.edges.append(edge)
        return legal[best]

    def select(self, node: Node, legal: list[int]) -> Edge:
        """Return the edge to go on by: its mean, drawn towards its liking, and a bonus if rarely tried."""
        trust = self.trust
        scale = self.explore * sqrt(node.visits + 1.0)
        base = node.total / node.visits if node.visits else 0.0
        chosen: Edge | None = None
        best = 0.0
        for act in legal:
            edge = node.known[act]
            mean = (edge.total + trust * (base + edge.liking)) / (edge.visits + trust)
            worth = mean + scale * edge.prior / (1.0 + edge.visits)
            if chosen is None or worth > best:
                chosen = edge
                best = worth
        assert chosen is not None
        return chosen

    # ---- one playout

    def simulate(self, seen: Any, edge: Edge, root: Node, seed: int) -> list[float] | None:
        """Play once through an edge of the root; return its worth for every seat, None if out of time.

        The same seed imagines the same world and draws the same dice behind every edge, so that acts are
        compared under equal luck.
        """
        stream = self.stream
        stream.restart(seed)
        self.done += 1
        self.patient = 0 < self.hints.ample < self.done
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
                values = self.ended(world)
                break
            # What is hidden may decide who is next: in another imagined world it is another's node.
            key = (*stream.drawn, seat)
            node = edge.nodes.get(key)
            if node is None:
                node = Node(seat)
                # Most are met only once: what stands behind their acts is looked at when they are met again.
                best = self.habit(world, seat, legal) if self.ahead else self.grow(node, world, legal)
                values = self.playout(world, seat, best)
                if self.late:
                    return None
                if self.grown < MOST_NODES:
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
        """Return a world that agrees with what was seen, in which nothing has happened yet."""
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
        self.rules.step(world, seat, act, self.stream, None)
        to_act = self.rules.to_act(world)
        if seat not in to_act:
            self.covered[seat] = 0
        self.note_covered(to_act)

    def note_covered(self, to_act: tuple[int, ...]) -> None:
        if len(to_act) > 1:
            for seat in to_act:
                self.covered[seat] = 1

    def advance(self, world: Any) -> tuple[int, list[int]]:
        """Go on to the next choice in the tree; return its seat and acts, (-1, []) at the end.

        Acts without alternative are done. Where several choose at once one's own seat goes first and the
        others do what they like best: their covered choices count as outcomes, never as replies.
        """
        rules = self.rules
        for _ in range(MOST_FORCED):
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
                    act = self.habit(world, seat, legal)
                self.stream.drawn.append(act)
                self.step(world, seat, act)
            else:
                return seat, legal
            if self.deadline and perf_counter() > self.deadline:
                self.late = True
                return -1, []
        return -1, []

    def habit(self, world: Any, seat: int, legal: list[int]) -> int:
        """Return the act that a seat likes best of those that it looks at."""
        if self.insight is None:
            return legal[self.stream.quick.below(len(legal))]
        glance = self.hints.glance
        if glance and seat != self.me and len(legal) > glance:
            legal = legal[:]
            for i in range(glance):
                j = i + self.stream.quick.below(len(legal) - i)
                legal[i], legal[j] = legal[j], legal[i]
            legal = legal[:glance]
        if self.patient:
            likes = self.likings(world, seat, legal)
        else:
            likes = self.insight.prefer(self.rules, world, seat, legal)
        best = 0
        for i in range(1, len(likes)):
            if likes[i] > likes[best]:
                best = i
        return legal[best]

    def playout(self, world: Any, seat: int, first: int) -> list[float]:
        """Play on by habit as far as the hints say, and return what came of it for every seat.

        Nothing that is drawn here has to be remembered, so the rules are handed the quick stream itself.
        """
        if self.insight is None:
            return self.blind(world)
        rules = self.rules
        stream = self.stream.quick
        until = self.until
        left = 0 if until else self.hints.depth * len(self.covered)
        settle = self.hints.settle
        act = first
        for _ in range(MOST_FORCED):
            if until:
                if self.round_of(world) >= until:
                    break
            elif left <= 0 and not settle:
                break
            rules.step(world, seat, act, stream, None)
            left -= 1
            before = seat
            while True:
                to_act = rules.to_act(world)
                if not to_act:
                    return self.ended(world)
                seat = to_act[0]
                legal = rules.legal(world, seat)
                if len(legal) > 1:
                    break
                rules.step(world, seat, legal[0], stream, None)
            if until:
                if self.round_of(world) >= until:
                    break
            elif left <= 0 and (seat != before or not settle):
                break
            if self.deadline and perf_counter() > self.deadline:
                self.late = True
                break
            act = self.habit(world, seat, legal)
        return self.judged(world)

    def blind(self, world: Any) -> list[float]:
        """Play at random to the end, by the game's own means if it has them."""
        while playout(self.game, self.rules, world, self.stream.quick, BETWEEN_LOOKS) == BETWEEN_LOOKS:
            if self.deadline and perf_counter() > self.deadline:
                self.late = True
                break
        return self.ended(world)

    # ---- what came of it

    def judged(self, world: Any) -> list[float]:
        """Return what an unfinished world is worth to every seat."""
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
                worth += hints.win / (1.0 + exp(-max(-50.0, min(50.0, lead / hints.doubt))))
            out.append(worth)
        return out

    def ended(self, world: Any) -> list[float]:
        """Return what a finished world is worth to every seat."""
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

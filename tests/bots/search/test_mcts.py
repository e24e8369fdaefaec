"""Tree search on games whose best act is known."""

from __future__ import annotations

from typing import Any

import pytest

import vigneron.bots.search.mcts
import vigneron.bots.search.tree
from tests.bots.toy import AtOnce, End, Hidden, Luck, ToyRules, Turn, toy_view, view_of
from vigneron.bots.search.mcts import Candidate, Search, estimates, hints_of, ranked
from vigneron.bots.search.tree import Edge, Stream, Tree, TreeNode, best_other
from vigneron.core.chance import Xorshift
from vigneron.core.contract import Rules, Setup
from vigneron.core.game import Budget, Game, View
from vigneron.core.registry import game as find_game
from vigneron.core.registry import games
from vigneron.core.search_config import SearchHints


def begin(key: str) -> tuple[Game[Any, Any], Rules[Any], Any]:
    """Return a game, its rules and its initial position for two seats."""
    game = find_game(key)
    setup = game.setup(max(2, game.seats[0]))
    rules = game.rules(setup)
    return game, rules, rules.new(setup, Xorshift(4))


class Forbidden:
    """Rules that must not be asked."""

    def __getattr__(self, name: str) -> Any:
        raise AssertionError(name)


def test_one_legal_act_is_answered_without_thinking() -> None:
    view = toy_view(Turn(0, {3: End((1, 0))}))
    object.__setattr__(view, "rules", Forbidden())
    assert Search().choose(view) == 3


def test_it_looks_beyond_what_looks_best() -> None:
    """Act 0 looks better by a point and wins 1; act 1 leads, through an act that looks bad, to 5."""
    later = Turn(0, {0: End((0, 0)), 1: End((5, 0))}, {0: 2.0})
    view = toy_view(Turn(0, {0: End((1, 0)), 1: later}, {0: 1.0}))
    assert Search().choose(view) == 1


def test_every_seat_wants_its_own_best() -> None:
    """max^n: the opponent takes 4 for itself rather than hurt us most; so act 1 gives us 3, act 0 only 2."""
    first = Turn(1, {0: End((9, 0)), 1: End((2, 5))})
    second = Turn(1, {0: End((3, 4)), 1: End((0, 1))})
    view = toy_view(Turn(0, {0: first, 1: second}), rivalry=0.0)
    assert Search().choose(view) == 1


def test_rivals_look_at_the_lead() -> None:
    """8 against 9 is more than 3 against 1, but it loses."""
    view = toy_view(Turn(0, {0: End((8, 9)), 1: End((3, 1))}), rivalry=1.0)
    assert Search().choose(view) == 1
    assert Search().choose(toy_view(Turn(0, {0: End((8, 9)), 1: End((3, 1))}), rivalry=0.0)) == 0


def test_luck_is_averaged() -> None:
    """A third of 12 is more than a sure 3; a sixth is less."""
    for weights, right in (((1, 2), 0), ((1, 5), 1)):
        lottery = Luck(weights, (End((12, 0)), End((0, 0))))
        assert Search().choose(toy_view(Turn(0, {0: lottery, 1: End((3, 0))}))) == right


def test_after_luck_one_chooses_by_what_came() -> None:
    """Whatever is drawn, the right reply wins 10.

    That beats a sure 6, which beats the mean of the replies."""
    one, other = Turn(0, {0: End((10, 0)), 1: End((0, 0))}), Turn(0, {0: End((0, 0)), 1: End((10, 0))})
    view = toy_view(Turn(0, {0: Luck((1, 1), (one, other)), 1: End((6, 0))}))
    assert Search().choose(view) == 0


def test_covered_choices_are_no_replies() -> None:
    """The opponent prefers act 0 anyway, and against that our act 1 wins 9. A reply to it would take 1."""
    table = {(0, 0): End((4, 0)), (0, 1): End((4, 0)), (1, 0): End((9, 0)), (1, 1): End((-9, 20))}
    view = toy_view(AtOnce(((0, 1), (0, 1)), table, ({}, {0: 1.0})))
    assert Search().choose(view) == 1


def test_who_chooses_second_is_told_nothing() -> None:
    """Seat 1 is asked after seat 0 has chosen, and answers the same whatever seat 0 chose."""
    table = {(a, b): End((0, 10 if a == b else 0)) for a in (0, 1) for b in (0, 1)}
    rules = ToyRules(AtOnce(((0, 1), (0, 1)), table, ({0: 1.0}, {})))
    answers = set()
    for act in (0, 1):
        state = rules.new(Setup(2), Xorshift(1))
        rules.step(state, 0, act, Xorshift(1), None)
        answers.add(Search().choose(view_of(rules, state, 1)))
    assert answers == {0}, "it expects the other to do what that likes"


def test_hidden_things_are_imagined() -> None:
    """Seat 0 cannot know which of two worlds is true: a sure 6 is better than 10 in one of them."""
    guess = {act: Hidden((End((10 * (act == 0), 0)), End((10 * (act == 1), 0)))) for act in (0, 1)}
    view = toy_view(Turn(0, {**guess, 2: End((6, 0))}))
    assert Search().choose(view) == 2


def test_what_it_hands_out_are_opinions_in_points() -> None:
    view = toy_view(Turn(0, {0: End((1, 0)), 1: End((7, 0)), 2: End((4, 0))}), iterations=900)
    opinions = Search().analyse(view)
    assert [opinion.action for opinion in opinions] == [1, 2, 0]
    assert [opinion.worth for opinion in opinions] == pytest.approx([0, -3, -6], abs=0.5)


def test_what_stands_behind_an_act_may_count_beside_its_preference() -> None:
    """Act 0 looks best and is; act 1 looks a point worse and leads to less; act 2, a draw, always loses."""
    first = Turn(0, {0: End((3, 0)), 1: End((1, 0)), 2: Luck((1, 1), (End((0, 9)), End((0, 9))))}, {1: -1.0})
    for ahead, wanted in ((0.0, [0.0, -1.0, 0.0]), (1.0, [0.0, -3.0, -8.0]), (0.5, [0.0, -2.0, -6.0])):
        view = toy_view(first, lookahead_weight=ahead)
        tree = Tree(view.game, view.rules, hints_of(view.game), 0)
        world = view.rules.imagine(view.seen, tree.stream)
        before, drawn = view.rules.dump(world), tree.stream.drawn[:]
        node = TreeNode(0)
        assert tree.grow(node, world, [0, 1, 2]) == 0
        assert [node.known[act].prior_score for act in range(3)] == wanted
        assert view.rules.dump(world) == before
        assert tree.stream.drawn == drawn


def test_nobody_looks_ahead_where_one_comes_by_only_once() -> None:
    """The reply's acts are evaluated when the node is visited again, not when it is made."""
    reply = Turn(1, {0: End((0, 2)), 1: End((0, 3))}, {0: 1.0})
    view = toy_view(Turn(0, {0: reply, 1: End((1, 0))}), lookahead_weight=1.0)
    tree = Tree(view.game, view.rules, hints_of(view.game), 0)
    root = TreeNode(0)
    tree.grow(root, view.rules.imagine(view.seen, tree.stream), [0, 1])
    through = root.known[0]
    scores = []
    for seed in range(2):
        tree.simulate(view.seen, through, root, seed)
        (node,) = through.nodes.values()
        scores.append([edge.prior_score for edge in node.edges])
    assert scores == [[], [0.0, 0.0]]  # of 1 + 2 and 0 + 3 points


def test_with_playouts_enough_one_looks_ahead_beyond_the_leaves_too() -> None:
    view = toy_view(
        Turn(0, {0: End((1, 0)), 1: End((5, 0))}, {0: 2.0}), lookahead_weight=1.0, lookahead_min_playouts=2
    )
    tree = Tree(view.game, view.rules, hints_of(view.game), 0)
    world = view.rules.imagine(view.seen, tree.stream)
    root = TreeNode(0)
    tree.grow(root, world, [0, 1])
    chosen = []
    for seed in range(4):
        tree.simulate(view.seen, root.edges[0], root, seed)
        chosen.append(tree.rollout_policy(world, 0, [0, 1]))
    assert chosen == [0, 0, 1, 1]


def test_same_seed_same_thoughts() -> None:
    root = Turn(0, {act: Luck((1, 1), (End((act, 0)), End((5, 0)))) for act in range(5)})
    told = [Search().analyse(toy_view(root, iterations=60)) for _ in range(2)]
    assert told[0] == told[1]


def test_iterations_are_kept() -> None:
    root = Turn(0, {act: Luck((1, 1), (End((act, 0)), End((5, 0)))) for act in range(6)})
    for iterations in (1, 7, 50, 100):
        search = Search()
        search.analyse(toy_view(root, iterations=iterations))
        assert 0 < search.playouts <= max(iterations, 6)


class TickingClock:
    """A clock that advances by one tick whenever it is read."""

    def __init__(self, tick: float) -> None:
        self.now, self.tick = 0.0, tick

    def __call__(self) -> float:
        self.now += self.tick
        return self.now


@pytest.mark.parametrize("tick", [0.0001, 0.003, 0.02, 0.2])
def test_time_is_kept(tick: float, monkeypatch: pytest.MonkeyPatch) -> None:
    """However slow the machine, thinking ends within the budget, except for reads of the clock."""
    clock = TickingClock(tick)
    monkeypatch.setattr(vigneron.bots.search.mcts, "perf_counter", clock)
    monkeypatch.setattr(vigneron.bots.search.tree, "perf_counter", clock)
    chain: Any = End((1, 0))
    for _ in range(30):
        chain = Turn(0, {0: chain, 1: End((0, 0))}, {0: 1.0})
    root = Turn(0, {0: chain, 1: Luck((1, 1), (End((9, 0)), End((-8, 0))))}, {0: 0.1})
    view = toy_view(root, iterations=0, seconds=1.0, depth=50)
    assert Search().choose(view) in (0, 1)
    assert clock.now <= 1.0 + 4 * tick


def test_a_sure_thing_ends_the_search() -> None:
    """Two acts that always differ by 6 do not need 10,000 playouts."""
    search = Search()
    search.choose(toy_view(Turn(0, {0: End((1, 0)), 1: End((7, 0))}), iterations=10_000))
    assert search.playouts < 200


def test_the_tree_is_kept_for_the_next_act() -> None:
    """After its own act and a reply the search finds the node again; an unknown position it does not find."""
    mine = Turn(0, {0: End((3, 0)), 1: End((5, 0))})
    reply = Turn(1, {0: mine, 1: Turn(0, {0: End((0, 0)), 1: End((1, 0))})})
    rules = ToyRules(Turn(0, {0: reply, 1: End((-9, 0))}))
    state = rules.new(Setup(2), Xorshift(1))
    search = Search()
    rules.step(state, 0, search.choose(view_of(rules, state, 0)), Xorshift(1), None)
    rules.step(state, 1, 0, Xorshift(1), None)
    view = view_of(rules, state, 0)
    tree = Tree(view.game, view.rules, SearchHints(), 0)
    last, edge = search._last or (None, None)
    assert isinstance(edge, Edge)
    found = vigneron.bots.search.mcts.find(tree, last, edge, view)
    assert isinstance(found, TreeNode)
    assert found.visits > 0
    assert search.choose(view) == 1
    elsewhere = ToyRules(Turn(0, {0: End((1, 0)), 1: End((0, 0))}))
    other = view_of(elsewhere, elsewhere.new(Setup(2), Xorshift(1)), 0)
    assert vigneron.bots.search.mcts.find(tree, last, edge, other) is None


def test_what_came_in_one_world_is_not_drawn_where_it_is_gone() -> None:
    """A token drawn in one sampled world may be gone in another, where that node has no successors."""
    stream = Stream()
    stream.restart(3)
    stream.repeat((1, 1, 7))
    assert stream.draw([2, 1], "token") == 1
    assert stream.draw([2, 0, 1], "token") in (0, 2)
    assert stream.draw([0, 1], "token") == 1
    assert len(stream.drawn) == 3


def test_what_is_hidden_may_decide_who_is_next() -> None:
    """Nothing is drawn on the way, so only the seat to act tells the two positions apart."""
    worlds = (Turn(0, {1: End((1, 0)), 2: End((2, 0))}), Turn(1, {3: End((0, 3)), 4: End((0, 4))}))
    view = toy_view(Turn(0, {0: Hidden(worlds), 9: End((0, 0))}))
    tree = Tree(view.game, view.rules, SearchHints(), 0)
    root = TreeNode(0)
    tree.grow(root, view.rules.imagine(view.seen, view.chance), [0, 9])
    for seed in range(40):
        assert tree.simulate(view.seen, root.known[0], root, seed) is not None
    nodes = root.known[0].nodes
    assert {key: (node.seat, sorted(node.known)) for key, node in nodes.items()} == {
        (0,): (0, [1, 2]),
        (1,): (1, [3, 4]),
    }


def test_equal_luck_behind_every_act() -> None:
    """The n-th playout of every act uses the same dice."""
    root = Turn(0, {act: Luck((1,) * 9, tuple(End((i, 0)) for i in range(9))) for act in range(2)})
    view = toy_view(root)
    tree = Tree(view.game, view.rules, SearchHints(), 0)
    node = TreeNode(0)
    tree.grow(node, view.rules.imagine(view.seen, view.chance), [0, 1])
    told = [[tree.simulate(view.seen, edge, node, seed) for seed in range(20)] for edge in node.edges]
    assert told[0] == told[1]
    assert len({tuple(values or ()) for values in told[0]}) > 4


def test_without_an_insight_games_are_played_to_the_end() -> None:
    """Only the scores at the end, six acts away, are known: act 1 leads to 5 whatever follows."""

    def chain(score: int) -> Any:
        node: Any = End((score, 0))
        for _ in range(6):
            node = Turn(1, {0: node, 1: node})
        return node

    view = toy_view(Turn(0, {0: chain(2), 1: chain(5), 2: chain(-1)}))
    object.__setattr__(view.game, "insight", None)
    assert Search().choose(view) == 1


def test_a_tree_grows_only_so_far(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(vigneron.bots.search.tree, "MAX_NODES", 5)
    search = Search()
    deep: Any = End((1, 0))
    for _ in range(12):
        deep = Turn(0, {0: deep, 1: End((0, 0))})
    search.choose(toy_view(Turn(0, {0: deep, 1: Luck((1, 1), (deep, End((2, 0))))}), iterations=60))
    assert search._last is not None
    assert sum(node.size() for node in search._last[1].nodes.values()) <= 5


AT_ONCE = [key for key in games() if len(begin(key)[1].to_act(begin(key)[2])) > 1]


def test_some_games_begin_with_choices_at_once() -> None:
    assert AT_ONCE


@pytest.mark.parametrize("key", AT_ONCE)
def test_covered_choices_do_not_reach_it(key: str) -> None:
    """When several choose at once, the second seat's search is the same whatever the first has chosen."""
    game, rules, start = begin(key)
    told = []
    for act in rules.legal(start, 0)[:2]:
        state = rules.clone(start)
        rules.step(state, 0, act, Xorshift(4), None)
        legal = rules.legal(state, 1)
        view = View(game, rules, rules.observe(state, 1), 1, legal, Budget(3600, 8), Xorshift(9))
        told.append(Search().analyse(view))
    assert told[0] == told[1]


def test_best_other() -> None:
    assert best_other([3.0, 9.0, 5.0], 1) == 5.0
    assert best_other([3.0, 9.0, 5.0], 2) == 9.0


def candidate(act: int, base: float, samples: list[float]) -> Candidate:
    return Candidate(Edge(act, base, 0.5), base, 0.0, samples)


def test_estimates_by_hand() -> None:
    """Preferences 0 and -1, playouts 4 and 6 whenever both are played.

    Against their mean: bases 0.5 and -0.5, playouts -1 and 1 without any spread. The first guess of the
    variance (trust 4, error 1: 4) weighs 3 playouts against 3: 2. So the preference counts 2 of 6 playouts.
    """
    one, other = candidate(0, 0.0, [4.0] * 4), candidate(1, -1.0, [6.0] * 4)
    wanted = (4 * -1 + 2 * 0.5) / 6
    assert estimates([one, other], SearchHints(prior_weight=4, prior_std=1)) == pytest.approx(
        [wanted, -wanted]
    )


def test_noise_makes_preferences_weigh_more() -> None:
    calm = estimates([candidate(0, 0.0, [5.0, 5.0] * 5), candidate(1, -1.0, [7.0, 7.0] * 5)], SearchHints())
    wild = estimates([candidate(0, 0.0, [0.0, 10.0] * 5), candidate(1, -1.0, [12.0, 2.0] * 5)], SearchHints())
    assert calm[1] > calm[0]
    assert wild[0] > wild[1]


def test_without_playouts_preferences_decide() -> None:
    told = ranked([candidate(3, 0.0, []), candidate(1, -0.5, [])], SearchHints())
    assert [(o.action, o.worth) for o in told] == [(3, 0.0), (1, -0.5)]

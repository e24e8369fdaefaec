"""Root parallelisation: several processes search the same root with different random seeds."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from vigneron.bots.search.mcts import ActionEvaluation, Candidate, halve, ranked
from vigneron.bots.search.tree import Tree, TreeNode


def compare(
    tree: Tree,
    seen: Any,
    root: TreeNode,
    candidates: list[Candidate],
    iterations: int,
    seed: int,
    processes: int,
) -> list[ActionEvaluation]:
    """Return the merged evaluations of all processes, the best first.

    If the system cannot fork, only this process searches.

    The iterations are divided evenly. The result depends on the seed only, unless time runs out."""
    if "fork" not in multiprocessing.get_all_start_methods():
        halve(tree, seen, root, candidates, iterations, seed << 20)
        return ranked(candidates, tree.hints)
    context = multiprocessing.get_context("fork")
    share = -(-iterations // processes)
    children = []
    for number in range(1, processes):
        here, there = context.Pipe(duplex=False)
        work = (there, tree, seen, root, candidates, share, (seed << 20) + (number << 44))
        child = context.Process(target=_think, args=work, daemon=True)
        child.start()
        there.close()
        children.append((child, here))
    halve(tree, seen, root, candidates, share, seed << 20)
    told = [ranked(candidates, tree.hints)]
    for child, here in children:
        with contextlib.suppress(EOFError):  # a process died, so only the results of the others are used
            told.append(here.recv())
        child.join()
        here.close()
    return together(told)


def _think(
    there: Connection,
    tree: Tree,
    seen: Any,
    root: TreeNode,
    candidates: list[Candidate],
    share: int,
    seed: int,
) -> None:
    halve(tree, seen, root, candidates, share, seed)
    there.send(ranked(candidates, tree.hints))
    there.close()


def together(told: Sequence[Sequence[ActionEvaluation]]) -> list[ActionEvaluation]:
    """Merge the evaluations of processes, weighted by playouts; return them best first."""
    visits: dict[int, int] = {}
    sums: dict[int, float] = {}
    for evaluations in told:
        for evaluation in evaluations:
            weight = max(1, evaluation.visits)
            visits[evaluation.action] = visits.get(evaluation.action, 0) + weight
            sums[evaluation.action] = sums.get(evaluation.action, 0.0) + evaluation.worth * weight
    most = max(visits.values())
    merged = [ActionEvaluation(act, sums[act] / count, count) for act, count in visits.items()]
    merged.sort(key=lambda evaluation: (2 * evaluation.visits < most, -evaluation.worth, evaluation.action))
    return [ActionEvaluation(o.action, min(0.0, o.worth - merged[0].worth), o.visits) for o in merged]

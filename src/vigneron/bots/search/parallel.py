"""The same root searched by several processes, each with dice of its own (root parallelisation)."""

from __future__ import annotations

import contextlib
import multiprocessing
from collections.abc import Sequence
from multiprocessing.connection import Connection
from typing import Any

from vigneron.bots.search.mcts import Candidate, Opinion, halve, ranked
from vigneron.bots.search.tree import Node, Tree


def compare(
    tree: Tree, seen: Any, root: Node, candidates: list[Candidate], iterations: int, seed: int, processes: int
) -> list[Opinion]:
    """Return the opinions of all processes, the best first. Without `fork`, this process thinks alone.

    The iterations are shared evenly; the seed decides everything if time does not run out.
    """
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
        with contextlib.suppress(EOFError):  # a process that is gone; the others have thought too
            told.append(here.recv())
        child.join()
        here.close()
    return together(told)


def _think(
    there: Connection, tree: Tree, seen: Any, root: Node, candidates: list[Candidate], share: int, seed: int
) -> None:
    halve(tree, seen, root, candidates, share, seed)
    there.send(ranked(candidates, tree.hints))
    there.close()


def together(told: Sequence[Sequence[Opinion]]) -> list[Opinion]:
    """Return several processes' opinions as one, weighed by playouts, the best of the well tried first."""
    visits: dict[int, int] = {}
    sums: dict[int, float] = {}
    for opinions in told:
        for opinion in opinions:
            weight = max(1, opinion.visits)
            visits[opinion.action] = visits.get(opinion.action, 0) + weight
            sums[opinion.action] = sums.get(opinion.action, 0.0) + opinion.worth * weight
    most = max(visits.values())
    merged = [Opinion(act, sums[act] / count, count) for act, count in visits.items()]
    merged.sort(key=lambda opinion: (2 * opinion.visits < most, -opinion.worth, opinion.action))
    return [Opinion(o.action, min(0.0, o.worth - merged[0].worth), o.visits) for o in merged]

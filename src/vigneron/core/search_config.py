"""How a game likes to be searched: an insight may carry these as its attribute `search`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchHints:
    """Settings of tree search. Points are those of `Insight.value`.

    iterations   playouts worth about 0.1 s on one core, the budget of seeded matches
    candidates   acts that are compared at the root, the most likely ones by `Insight.prefer`
    spread       points by which an act may look worse than the best and still be considered
    depth        acts per seat that are played on from a leaf before its value is asked
    rounds       play on until so many rounds (`Game.round_of`) have passed instead, so that all leaves are
                 valued at the same time; 0: count acts
    settle       play on from there until another seat is to act, where values are best known between turns
    glance       acts that others look at in such a continuation; 0: all of them
    temperature  points by which a preference must differ to make an act e times as likely
    ahead        by what the value behind an act is multiplied and added to its preference; 0: nobody looks
    ample        playouts after which there is time to look ahead beyond the leaves too; 0: never
    explore      points by which a likely act that was never tried looks better than it is known to be
    trust        playouts that a preference is worth inside the tree, when both disagree
    error        points by which preferences are usually wrong; at the root this and the spread of playouts
                 say how far to believe either
    rivalry      0: a seat wants points of its own; 1: it wants to be ahead of the best of the others
    win          points that winning is worth besides
    doubt        points of lead that make a win 73 % likely before the end
    slips        points by which the levels below the strongest misjudge an act, the easiest first
    """

    iterations: int = 100
    candidates: int = 8
    spread: float = 8.0
    depth: int = 2
    rounds: int = 0
    settle: bool = False
    glance: int = 0
    temperature: float = 0.7
    ahead: float = 0.0
    ample: int = 0
    explore: float = 2.0
    trust: float = 4.0
    error: float = 1.0
    rivalry: float = 1.0
    win: float = 0.0
    doubt: float = 8.0
    slips: tuple[float, ...] = (8.0, 4.0, 2.0, 0.7)

"""Search settings of a game. An insight may set them as its attribute `search`."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class SearchHints:
    """Settings of tree search. Points are those of `Insight.value`.

    iterations              playouts that take about 0.1 s on one core; the budget of seeded matches
    max_root_actions        actions compared at the root, those with the highest prior score
    spread                  actions whose prior score is lower than the best by more points are not compared
    depth                   actions per seat played from a leaf before the position is evaluated
    rounds                  play from a leaf for this many rounds (`Game.round_of`); 0: use `depth`
    extend_to_turn_end      continue a truncated rollout to the end of the turn, because `Insight.value` is
                            calibrated between turns
    rollout_sample          actions that other seats choose from in a rollout, drawn at random; 0: all
    temperature             a prior score lower by this many points makes an action e times less likely
    lookahead_weight        weight of the one-step-lookahead value added to an action's prior score;
                            0 disables lookahead
    lookahead_min_playouts  number of playouts after which rollouts use lookahead as well; 0: never
    c_puct                  exploration constant of PUCT, in points
    prior_weight            playouts that a prior score counts for inside the tree
    prior_std               standard deviation of the error of prior scores; it weighs them against playouts
                            at the root
    rivalry                 0: a seat maximises its points; 1: its lead over the best of the others
    win                     points added for a win
    win_logistic_scale      points of lead at which a win is 73 % likely, in unfinished positions
    level_noise             standard deviation, in points, of the misjudgements of each level below the
                            strongest, the easiest first
    taste                   standard deviation, in points, of the lasting preferences by which bots of one
                            level at one table differ
    """

    iterations: int = 100
    max_root_actions: int = 8
    spread: float = 8.0
    depth: int = 2
    rounds: int = 0
    extend_to_turn_end: bool = False
    rollout_sample: int = 0
    temperature: float = 0.7
    lookahead_weight: float = 0.0
    lookahead_min_playouts: int = 0
    c_puct: float = 2.0
    prior_weight: float = 4.0
    prior_std: float = 1.0
    rivalry: float = 1.0
    win: float = 0.0
    win_logistic_scale: float = 8.0
    level_noise: tuple[float, ...] = (8.0, 4.0, 2.0, 0.7)
    taste: float = 0.2

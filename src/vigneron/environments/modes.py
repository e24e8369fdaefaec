"""What a `Stepper` can be told, as numbers."""

from __future__ import annotations

from typing import Final

SCORE, MARGIN, WIN, PLACE = range(4)
"""What a reward is: points; points minus those of the best other seat; a share of the win; the place."""
LOSE, RAISE, RANDOM = range(3)
"""What an illegal act does: it ends the game with a loss; it is an error; a random act is done instead."""
NEXT_STEP, SAME_STEP, DISABLED = range(3)
"""When a game that is over begins anew: in the next step; at once; when it is told to."""
LOST: Final = -100
"""The score of a seat whose illegal act has ended the game. It is below those of bad play in all games."""

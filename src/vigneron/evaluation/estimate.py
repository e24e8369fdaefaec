"""Means of samples with their standard errors."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

CLEAR: Final = 3.0
LIKELY: Final = 2.0
"""Standard errors from 0 at which a number is clear, and likely."""


@dataclass(frozen=True, slots=True)
class Estimate:
    """The mean of samples in points, and its standard error. With one sample the error is unknown: None."""

    mean: float
    error: float | None
    samples: int

    def surely_positive(self, errors: float) -> bool:
        """Return whether the mean is above 0 by this many standard errors."""
        return self.mean > 0 and self.error is not None and self.mean >= errors * self.error


EXACTLY_0: Final = Estimate(0.0, 0.0, 0)
"""The advantage of the act that the reference policy takes, and the loss of a forced act."""


def estimate(samples: Sequence[float]) -> Estimate:
    """Return the mean of at least one sample, and its standard error."""
    count = len(samples)
    mean = math.fsum(samples) / count
    if count == 1:
        return Estimate(mean, None, 1)
    variance = math.fsum([(value - mean) ** 2 for value in samples]) / (count - 1)
    return Estimate(mean, math.sqrt(variance / count), count)


def sums(values: Sequence[Estimate]) -> Estimate:
    """Return the sum of independent estimates. Unknown errors count as 0."""
    error = math.sqrt(math.fsum([(value.error or 0.0) ** 2 for value in values]))
    return Estimate(math.fsum([value.mean for value in values]), error, len(values))

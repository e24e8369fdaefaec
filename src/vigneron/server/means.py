"""What all tables of a house use."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigneron.server import talk
from vigneron.server.bus import Bus
from vigneron.server.hours import Hours
from vigneron.server.metrics import Metrics
from vigneron.server.minds import Minds
from vigneron.server.store import Store


@dataclass(frozen=True, slots=True)
class Means:
    """Made once by the house, and handed to each of its tables."""

    store: Store
    minds: Minds
    bus: Bus
    hours: Hours
    metrics: Metrics
    manners: talk.Manners = field(default_factory=talk.Manners)

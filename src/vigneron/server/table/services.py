"""The services that all tables of a server share."""

from __future__ import annotations

from dataclasses import dataclass, field

from vigneron.server.botpool.pool import BotPool
from vigneron.server.messaging.bus import Bus
from vigneron.server.platform.metrics import Metrics
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.repository import Store
from vigneron.server.table import chat


@dataclass(frozen=True, slots=True)
class TableServices:
    """The services of a server that tables use. They are made once per process and passed to each table."""

    store: Store
    bots: BotPool
    bus: Bus
    clock: DatabaseClock
    metrics: Metrics
    manners: chat.ChatLimits = field(default_factory=chat.ChatLimits)

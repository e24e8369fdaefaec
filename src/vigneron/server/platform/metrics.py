"""Prometheus metrics of a running server: counts and times. Metrics contain no names and no ids of tables."""

from __future__ import annotations

import os
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Final

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest
from prometheus_client.multiprocess import MultiProcessCollector

TYPE: Final = "text/plain; version=0.0.4; charset=utf-8"
SHARED: Final = "PROMETHEUS_MULTIPROC_DIR"
"""The environment variable that names the folder in which workers add up their metrics."""
_SECONDS: Final = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5)


class Metrics:
    """The metrics of one process. Some gauges are functions that are called on each scrape."""

    def __init__(self) -> None:
        own = CollectorRegistry()
        self._registry = own
        self.acts = Counter("vigneron_acts", "Acts that were done, by people and bots.", registry=own)
        self.refused = Counter("vigneron_refused", "Acts that were refused.", registry=own)
        self.stale = Counter("vigneron_stale", "Acts that came too late.", registry=own)
        self.older = Counter("vigneron_older_pages", "Pages of another version that came.", registry=own)
        self.conflicts = Counter(
            "vigneron_conflicts", "Changes begun anew because another process was quicker.", registry=own
        )
        self.bot_failures = Counter(
            "vigneron_bot_failures", "Choices that a plain player made, since a bot gave none.", registry=own
        )
        self.act_seconds = Histogram(
            "vigneron_act_seconds",
            "From reading an act to having told everybody.",
            buckets=_SECONDS,
            registry=own,
        )
        self.store_seconds = Histogram(
            "vigneron_store_seconds",
            "One group of writes, until it is on disk.",
            buckets=_SECONDS,
            registry=own,
        )
        self.thinking_seconds = Histogram(
            "vigneron_thinking_seconds", "One choice of a bot.", buckets=_SECONDS, registry=own
        )
        self._read: list[tuple[Gauge, Callable[[], float]]] = []

    def gauge(self, name: str, about: str, read: Callable[[], float]) -> None:
        """Add a gauge that calls `read` on each scrape."""
        made = Gauge(f"vigneron_{name}", about, registry=self._registry, multiprocess_mode="livesum")
        self._read.append((made, read))

    def refresh(self) -> None:
        """Read the value of every gauge that is a function."""
        for gauge, read in self._read:
            gauge.set(read())

    def text(self) -> bytes:
        """Return all metrics as text. The values of all workers are added up."""
        self.refresh()
        if not os.environ.get(SHARED):
            return generate_latest(self._registry)
        together = CollectorRegistry()
        MultiProcessCollector(together)  # type: ignore[no-untyped-call]
        return generate_latest(together)

    @contextmanager
    def timed(self, histogram: Histogram) -> Iterator[None]:
        """Measure how long a block takes."""
        begun = time.perf_counter()
        try:
            yield
        finally:
            histogram.observe(time.perf_counter() - begun)

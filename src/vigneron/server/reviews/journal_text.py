"""The journal of a finished table as reviews read it, and what is known before a review is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import Any, Final, Protocol, TypeVar

from vigneron.core.cache import Cache
from vigneron.core.journal import Journal, Row, write
from vigneron.server.storage.models import TableRecord

T = TypeVar("T")


def journal_text(record: TableRecord, rows: Sequence[Row]) -> str:
    """Return the acts and draws of a table as a journal, without names, secrets and what was undone."""
    header = replace(record.header(), table="", names=[""] * len(record.seats), commitment="", words=())
    return write(Journal(header, list[Any](Journal(header, list(rows)).plies())))


@dataclass(frozen=True, slots=True)
class Subject:
    """What a table's review is of. `digest` is what the review is kept by, `plies` counts the set-up too."""

    journal: str
    digest: str
    game: str
    scale: float
    seed: int
    plies: int


def subject(record: TableRecord, rows: Sequence[Row]) -> Subject:
    """Return what a table's review is of. It replays the game. Raises BadJournal and NothingToReview."""
    from vigneron.analysis.review import prepared  # loads the search, which few requests need

    text = journal_text(record, rows)
    task = prepared(text)
    found = task.review
    settings = found.settings
    return Subject(text, found.digest, found.game, settings.scale, settings.seed, len(task.fold.plies))


class Thread(Protocol):
    """Something that runs slow work beside the event loop (`platform.proof_thread`)."""

    async def run(self, work: Callable[[], T]) -> T:
        """Run `work` and return its result."""


_SUBJECTS: Final[Cache[Subject]] = Cache(32)


async def subject_of(thread: Thread, record: TableRecord, rows: Sequence[Row]) -> Subject:
    """Return what a finished table's review is of; see `subject`. The game is replayed once."""
    key = (record.id, len(rows))
    found = _SUBJECTS.find(key)
    if found is None:
        found = await thread.run(lambda: subject(record, rows))
        _SUBJECTS.keep(key, found)
    return found

"""What is kept of reviews: reviewed plies, by the digest of the game, the settings and the versions."""

from __future__ import annotations

import json
import zlib
from dataclasses import dataclass, field
from typing import Any, Final

from sqlalchemy import delete, insert, select

from vigneron.core.contract import Json
from vigneron.server.reviews.journal_text import Subject
from vigneron.server.storage import schema
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.write_batcher import Conflict, Statement

_review = schema.review
_LEVEL: Final = 6


@dataclass(slots=True)
class Kept:
    """A review as it is kept, also before it is whole: plies by number, and the value of the start."""

    plies: dict[int, Json] = field(default_factory=dict)
    start: Json = field(default_factory=list)

    def missing(self, subject: Subject) -> list[int]:
        """Return the plies that are not reviewed."""
        return [ply for ply in range(subject.plies) if ply not in self.plies]

    def whole(self, subject: Subject) -> bool:
        """Return whether nothing is missing."""
        return bool(self.start) and not self.missing(subject)

    def data(self) -> dict[str, Any]:
        """Return it as `vigneron.analysis.review.unpacked` reads it."""
        return {"start": self.start, "plies": [self.plies[ply] for ply in sorted(self.plies)]}


def version() -> str:
    """Return the version of reviews. Reviews of other versions are never used again."""
    from vigneron.analysis.review import BESIDE, VERSION  # loads the search, which few requests need

    return f"{VERSION}.{BESIDE}"


class KeptReviews:
    """Reads and writes kept reviews."""

    def __init__(self, store: SqlStore) -> None:
        self._store = store

    async def load(self, digest: str) -> Kept:
        """Return what is kept under a digest; an empty `Kept` if nothing is. Raises StoreAway."""
        rows = await self._store.read(select(_review.c.body).where(_review.c.digest == digest))
        if not rows:
            return Kept()
        data = json.loads(zlib.decompress(rows[0]["body"]))
        return Kept({one["ply"]: one for one in data["plies"]}, data["start"])

    async def whole(self, subject: Subject) -> bool:
        """Return whether a whole review is kept. Raises StoreAway."""
        query = select(_review.c.done).where(_review.c.digest == subject.digest)
        rows = await self._store.read(query)
        return bool(rows) and rows[0]["done"] == subject.plies

    async def keep(self, subject: Subject, kept: Kept) -> None:
        """Write what is known of a review, in place of what was kept. Raises StoreAway."""
        body = zlib.compress(json.dumps(kept.data()).encode(), _LEVEL)
        values = {
            "digest": subject.digest,
            "game": subject.game,
            "version": version(),
            "plies": subject.plies,
            "done": len(kept.plies),
            "body": body,
            "changed": now(),
        }
        statements = [
            Statement(delete(_review).where(_review.c.digest == subject.digest)),
            Statement(insert(_review), values),
        ]
        try:
            await self._store.writer.write(subject.digest, statements)
        except Conflict:  # another process has just written the same review
            return

    async def forget_others(self) -> None:
        """Delete reviews of other versions. Raises StoreAway."""
        gone = delete(_review).where(_review.c.version != version())
        await self._store.writer.write("review", [Statement(gone)])

"""Opens tables with a lobby, with an imported finished game, or with one that goes on from there."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from pathlib import Path

from vigneron.core.contract import Seat
from vigneron.core.journal import Journal, Row
from vigneron.core.registry import game
from vigneron.server.lobby import continuation, journal_import, seating
from vigneron.server.platform.random_words import CODE_LETTERS, ID_LETTERS, random_word
from vigneron.server.storage.models import SeatRecord, TableRecord
from vigneron.server.storage.repository import SqlStore, now
from vigneron.server.storage.table_state import ClientSeeds, ClockTerms, TablePolicy
from vigneron.server.table.live_table import LiveTable
from vigneron.server.table_registry.component_data import override_for
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.seed_precommit import Precommit

_ID_LENGTH = 12
_CODE_LENGTH = 6


class TableOpener:
    """Opens tables. `override` is a folder of component data that replace the packaged data in new tables."""

    def __init__(self, store: SqlStore, tables: TableRegistry, override: Path | None) -> None:
        self._store, self._tables, self._override = store, tables, override

    async def open(
        self,
        key: str,
        seats: list[SeatRecord],
        options: dict[str, str],
        host: str,
        terms: ClockTerms | None = None,
        *,
        seeds: ClientSeeds | None = None,
        precommit: Precommit | None = None,
        listed: bool = False,
        closed: bool = False,
        policy: TablePolicy | None = None,
    ) -> LiveTable:
        """Open a table. `precommit` is the table's id and its committed secret.

        Raises Refused; BadData; Conflict if the precommitment was used before; StoreAway."""
        complete = seating.check_setup(key, len(seats), options)
        found = game(key)
        override = override_for(found, self._override)
        data = found.data() if override is None else override
        record = TableRecord(
            id=precommit.id if precommit else random_word(ID_LETTERS, _ID_LENGTH),
            code=await self._free_code(),
            game=key,
            phase="lobby",
            host=host,
            options=complete,
            edition=found.edition,
            data=found.digest(data),
            override=override,
            secret=precommit.secret if precommit else secrets.token_bytes(32),
            made=now(),
            changed=now(),
            seats=seats,
            terms=terms or ClockTerms(),
            seeds=seeds or ClientSeeds(),
            listed=listed,
            closed=closed,
            policy=policy or TablePolicy(),
        )
        return await self._tables.add(record)

    async def bring(self, found: Journal, person: str) -> str:
        """Store a finished game that `journal_import.read` has accepted. Return the id of its table."""
        id = random_word(ID_LETTERS, _ID_LENGTH)
        record = journal_import.record(found, id, await self._free_code(), person, now())
        await self._store.create(record, found.rows)
        return record.id

    async def go_on(
        self,
        record: TableRecord,
        rows: Sequence[Row],
        seats: list[SeatRecord],
        to_act: Sequence[Seat],
        person: str,
        word: str = "",
        precommit: Precommit | None = None,
    ) -> str:
        """Store a game that goes on from a position of a finished table. Return the id of its table.

        `rows` are those with which the game begins, and `to_act` are the seats that may act then. `word` is
        the person's client seed or ''. Raises Conflict if the precommitment was used before; StoreAway."""
        new = continuation.record(
            record,
            seats,
            to_act,
            id=precommit.id if precommit else random_word(ID_LETTERS, _ID_LENGTH),
            code=await self._free_code(),
            secret=precommit.secret if precommit else secrets.token_bytes(32),
            person=person,
            word=word,
            now=now(),
        )
        await self._store.create(new, rows)
        return new.id

    async def _free_code(self) -> str:
        while await self._store.find(code := random_word(CODE_LETTERS, _CODE_LENGTH)) is not None:
            pass
        return code

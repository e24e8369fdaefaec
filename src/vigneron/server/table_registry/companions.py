"""Companions: people with whom somebody played, and whom they invite to a new table with one touch.

The person's seat is kept for them, as at a rematch: they find the table in their list, and are sent a notice
if they get notices. They may leave the seat, and the host may open it again."""

from __future__ import annotations

from typing import Final

from vigneron.i18n.speaker import Speaker
from vigneron.server.accounts.accounts import Accounts
from vigneron.server.lobby import seating
from vigneron.server.lobby.seating import Refused
from vigneron.server.notify.notifier import Notifier
from vigneron.server.platform.rate_limits import Window
from vigneron.server.projection import display_names
from vigneron.server.storage.models import Companion, TableRecord
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table.live_table import LiveTable

_SHOWN: Final = 6
_LOOKED_AT: Final = 60
"""How many seats of earlier tables are looked at, to find different people."""
_DAY: Final = 24 * 3600


class Companions:
    """Finds and invites companions. A process has one instance."""

    def __init__(self, store: SqlStore, accounts: Accounts, notifier: Notifier) -> None:
        self._store, self._accounts, self._notifier = store, accounts, notifier
        self._told = Window(1, _DAY)
        """Who has been sent a notice of a table: each person once a day, however often they are invited."""

    async def of(self, person: str, record: TableRecord) -> list[Companion]:
        """Return with whom a person played last, without those who sit at this table. Raises StoreAway."""
        found = await self._store.companions_of(person, _LOOKED_AT)
        holders = await self._accounts.holders([one.person for one in found])
        out: dict[str, Companion] = {}
        for one in found:
            who = holders.get(one.person, one.person)
            if who != person and record.seat_of(who) is None:
                out.setdefault(who, Companion(who, one.name, one.play, one.seat))
        return list(out.values())[:_SHOWN]

    async def invite(self, table: LiveTable, host: str, play: str, seat: int) -> None:
        """Keep a seat for whoever had this seat at an earlier table, and tell them.

        Raises Refused, StoreAway."""
        known = await self.of(host, table.record)
        one = next((other for other in known if (other.play, other.seat) == (play, seat)), None)
        if one is None:
            raise Refused("no_companion")
        await table.gather(lambda record: seating.invite(record, host, one.person, one.name))
        await self._tell(table.record, host, one.person)

    async def _tell(self, record: TableRecord, host: str, person: str) -> None:
        ways = await self._notifier.ways(person)
        if not ways or not self._told.allows(f"{record.id} {person}"):
            return
        own = record.seat_of(host)
        for to in ways:
            speaker = Speaker(to.lang, None)
            names = display_names.named([] if own is None else [record.seats[own].name], to.lang)
            body = speaker.say("me-invited", {"name": display_names.listed(speaker, names)})
            title = display_names.title(record.game, to.lang)
            await self._notifier.send(person, to, title, body, f"/t/{record.id}")

"""Leases of tables on PostgreSQL: which process runs a table's bots and clocks.

Each process has one lease, which ends by the database's time, and renews it while it runs. A table belongs
to the process that is stored for it, while that process's lease runs and its connection stands. A process
that dies loses its tables at once. A process that is stopped (SIGSTOP, swapping) loses them when its lease
ends; if it wakes up later, `fence` rejects what it writes as their keeper.
"""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

from sqlalchemy import text

from vigneron.server.storage.write_batcher import Statement

LASTS: Final = 8_000
"""Milliseconds. Together with the heartbeat's period it is less than `database_clock.LOST`."""
RENEWED: Final = 2.0
"""Seconds between two renewals."""
_NOW: Final = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)"
_LIVES: Final = f"until > {_NOW} and exists (select 1 from pg_stat_activity where pid = backend)"

CLEAN: Final = (
    f"delete from process where until < {_NOW} - 3600000",
    "delete from keeper where not exists (select 1 from process where name = keeper.process)",
)
JOIN: Final = f"insert into process (name, backend, until) values ($1, pg_backend_pid(), {_NOW} + {LASTS})"
RENEW: Final = (
    f"update process set until = {_NOW} + {LASTS} where name = $1 and until > {_NOW} returning name"
)
KEEP: Final = f"""
    with free as (select play from keeper where play = any($1::varchar[]) for update skip locked)
    insert into keeper (play, process)
    select id, $2::varchar from unnest($1::varchar[]) as id
    where (id in (select play from free) or not exists (select 1 from keeper where play = id))
      and exists (select 1 from process where name = $2::varchar and until > {_NOW}) order by id
    on conflict (play) do update set process = excluded.process
    where keeper.process = excluded.process
       or not exists (select 1 from process where name = keeper.process and {_LIVES})
    returning play
"""
"""Skips locked rows, because a process may be stopped in the middle of a transaction."""
RELEASE: Final = "delete from keeper where play = any($1::varchar[]) and process = $2"
_FENCE: Final = text(
    "update keeper set process = :process where play = :play and process = :process"
    f" and exists (select 1 from process where name = :process and until > {_NOW})"
)

KEEPING: Final[ContextVar[bool]] = ContextVar("keeping", default=False)
"""Whether the current task acts as the keeper of a table, for its bots and clocks."""


def fence(play: str, process: str) -> Statement:
    """Return a statement that raises Fenced unless this process holds the table's lease."""
    return Statement(_FENCE, {"play": play, "process": process}, rows=1, fenced=True)

"""Leases of tables on PostgreSQL. A table's lease decides which process runs its bots and clocks.

Each process has one lease and renews it while it runs. The lease ends at a time on the database's clock. The
store names the process that a table belongs to. This is valid while that process's lease has not ended and
its connection is open. A process that dies loses its tables at once. A process that is stopped (SIGSTOP,
swapping) loses its tables when its lease ends. If it continues later, `fence` rejects what it writes for
these tables."""

from __future__ import annotations

from contextvars import ContextVar
from typing import Final

from sqlalchemy import text

from vigneron.server.storage.write_batcher import Statement

LASTS: Final = 8_000
"""The milliseconds for which a lease is valid. Together with the heartbeat's period this is less than
`database_clock.LOST`."""
RENEWED: Final = 2.0
"""Seconds between two renewals."""
_NOW: Final = "cast(extract(epoch from clock_timestamp()) * 1000 as bigint)"
_LIVES: Final = f"until > {_NOW} and exists (select 1 from pg_stat_activity where pid = backend)"
LIVING: Final = text(f"select count(*) as count from process where {_LIVES}")
"""The query for the number of processes that run."""

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
"""The query skips locked rows, because a process may be stopped in the middle of a transaction."""
RELEASE: Final = "delete from keeper where play = any($1::varchar[]) and process = $2"
_FENCE: Final = text(
    "update keeper set process = :process where play = :play and process = :process"
    f" and exists (select 1 from process where name = :process and until > {_NOW})"
)

KEEPING: Final[ContextVar[bool]] = ContextVar("keeping", default=False)
"""Whether the current task acts for a table's bots or clocks. Its writes then need the table's lease."""


def fence(play: str, process: str) -> Statement:
    """Return a statement that raises Fenced unless this process holds the table's lease."""
    return Statement(_FENCE, {"play": play, "process": process}, rows=1, fenced=True)

"""Transactions on SQLite and PostgreSQL through one interface. Each one runs a function of a connection."""

from __future__ import annotations

import asyncio
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, Protocol, TypeVar

from sqlalchemy import Connection, create_engine, event, text
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, DBAPIError, InterfaceError, OperationalError
from sqlalchemy.exc import TimeoutError as NoneFree
from sqlalchemy.sql.base import Executable
from sqlalchemy.sql.expression import ClauseElement

from vigneron.server.platform.errors import BadSetting, BadValue, StoreAway

T = TypeVar("T")
Work = Callable[[Connection], T]
Values = Mapping[str, Any] | Sequence[Mapping[str, Any]] | None
_MILLISECONDS: Final = {
    "sqlite": "select cast(round((julianday('now') - 2440587.5) * 86400000) as integer)",
    "postgresql": "select cast(extract(epoch from clock_timestamp()) * 1000 as bigint)",
}


_NO_ANSWER: Final = (OperationalError, InterfaceError, NoneFree, sqlite3.OperationalError)

_NO_VALUE: Final = (UnicodeEncodeError, OverflowError)
"""Errors that drivers raise for lone surrogates and for integers of more than 64 bits."""
_NO_SUCH_VALUE: Final = "22"
"""PostgreSQL's class of error codes for bad values, such as NUL in a text or a number out of range."""
_NOT_NOW: Final = ("08", "25", "28", "3D", "40", "53", "55", "57", "58")
"""PostgreSQL's classes of error codes for the state of the server, as opposed to errors in a statement."""

_NO_DATABASE: Final = ("SQLITE_NOTADB", "SQLITE_CORRUPT")
"""SQLite's error codes for a damaged file, and for a file that is no database."""


class Database(Protocol):
    """A database, either embedded (SQLite) or served (PostgreSQL)."""

    shared: bool
    """Whether several processes may use the store at the same time."""
    lanes: int
    """How many write transactions may run at once."""
    milliseconds: str
    """The SQL expression for the database's time, in milliseconds since 1970."""

    async def read(self, work: Work[T]) -> T:
        """Run a function in a read transaction. Raises StoreAway."""

    async def write(self, work: Work[T]) -> T:
        """Run a function in a write transaction. Raises StoreAway.

        When this returns, the changes are on disk. When this raises, the changes are undone. There is one
        exception: if the connection broke during the commit, the changes may be on disk although this
        raised."""

    def prepare(self, statements: Sequence[Executable]) -> None:
        """Prepare statements that run often. They must always be run with all their values."""

    def run(self, connection: Connection, statement: Executable, values: Values) -> int:
        """Run a statement within a transaction; return the number of affected rows."""

    async def foreign(self) -> bool:
        """Return whether another program has written since the last call. Raises StoreAway.

        A database with notifications always returns False."""

    async def close(self) -> None:
        """Close all connections."""


class SqliteDatabase:
    """SQLite: one thread writes, and two threads read.

    A whole transaction runs in one call in its thread. An asynchronous driver would switch threads for every
    statement."""

    shared = False
    lanes = 1
    milliseconds = _MILLISECONDS["sqlite"]

    def __init__(self, url: URL) -> None:
        self._engine = create_engine(
            url.set(drivername="sqlite"), connect_args={"check_same_thread": False}, hide_parameters=True
        )
        self._writer = ThreadPoolExecutor(1, thread_name_prefix="store-writer")
        self._readers = ThreadPoolExecutor(2, thread_name_prefix="store-reader")
        self._writing: Connection | None = None
        self._seen = -1
        self._prepared: dict[Executable, tuple[str, Sequence[str]]] = {}

        # The driver would begin transactions late, and only for some statements. Therefore they begin here.
        @event.listens_for(self._engine, "connect")
        def connected(connection: Any, record: Any) -> None:
            connection.isolation_level = None
            cursor = connection.cursor()
            for pragma in ("journal_mode=wal", "synchronous=full", "busy_timeout=5000", "foreign_keys=on"):
                cursor.execute(f"pragma {pragma}")
            cursor.close()

        @event.listens_for(self._engine, "begin")
        def begun(connection: Any) -> None:
            driver = connection.connection.driver_connection
            if not driver.in_transaction:  # `_change` has begun this transaction already
                driver.execute("begin")

    async def read(self, work: Work[T]) -> T:
        """Run a function in a read transaction, in a reading thread."""
        return await self._by(self._readers, self._run, work)

    async def write(self, work: Work[T]) -> T:
        """Run a function in a write transaction, in the writing thread."""
        return await self._by(self._writer, self._change, work)

    @staticmethod
    async def _by(pool: ThreadPoolExecutor, run: Callable[[Work[T]], T], work: Work[T]) -> T:
        try:
            return await asyncio.get_running_loop().run_in_executor(pool, run, work)
        except _NO_ANSWER as error:
            raise StoreAway(error) from error
        except (DatabaseError, sqlite3.DatabaseError) as error:
            if away(error):
                raise StoreAway(error) from error
            raise
        except _NO_VALUE as error:
            raise BadValue from error

    def prepare(self, statements: Sequence[Executable]) -> None:
        """Compile statements once."""
        for statement in statements:
            assert isinstance(statement, ClauseElement)
            made: Any = statement.compile(self._engine)
            self._prepared[statement] = (str(made), made.positiontup or ())

    def run(self, connection: Connection, statement: Executable, values: Values) -> int:
        """Run a statement. A prepared statement is passed to the driver directly."""
        found = self._prepared.get(statement)
        if found is None:
            return connection.execute(statement, values).rowcount
        # This bypasses SQLAlchemy, which takes ten times as long as the statement.
        text, names = found
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        if isinstance(values, Mapping):
            return driver.execute(text, [values[name] for name in names]).rowcount
        return driver.executemany(text, [[one[name] for name in names] for one in values or ()]).rowcount

    def _run(self, work: Work[T]) -> T:
        with self._engine.begin() as connection:
            return work(connection)

    def _change(self, work: Work[T]) -> T:
        # The writing thread keeps its connection. Getting one from the pool takes as long as writing an act.
        if self._writing is None:
            self._writing = self._engine.connect()
        connection = self._writing
        driver = connection.connection.driver_connection
        assert isinstance(driver, sqlite3.Connection)
        # This bypasses SQLAlchemy, which joins the transaction only for statements that it runs (see `run`).
        driver.execute("begin")
        try:
            done = work(connection)
            (connection if connection.in_transaction() else driver).commit()
        except BaseException:
            connection.rollback()
            driver.rollback()
            raise
        return done

    async def foreign(self) -> bool:
        """Return whether another program has written to the file since the last call."""
        version = await self.write(self._version)
        before, self._seen = self._seen, version
        return before not in (-1, version)

    @staticmethod
    def _version(connection: Connection) -> int:
        """Return a number that changes when another connection than the writer's has changed the file."""
        return int(connection.exec_driver_sql("pragma data_version").scalar_one())

    async def close(self) -> None:
        """Finish the waiting transactions, and close the database."""
        for pool in (self._writer, self._readers):
            await asyncio.to_thread(pool.shutdown)
        if self._writing is not None:
            self._writing.close()
        self._engine.dispose()


_SERVED: Final = {
    "application_name": "vigneron",
    # A process that is stopped during a transaction must not keep its locks for ever.
    "idle_in_transaction_session_timeout": "10s",
}


class PostgresDatabase:
    """PostgreSQL, with an asynchronous driver.

    A transaction that fails because its connection was lost is tried once more, on a new connection. This is
    safe: every write names the state that it expects, so the write cannot take effect twice."""

    shared = True
    lanes = 4
    milliseconds = _MILLISECONDS["postgresql"]

    def __init__(self, url: URL) -> None:
        import asyncpg
        from sqlalchemy.ext.asyncio import (
            create_async_engine,  # imported here, because it would double the start time with SQLite
        )

        # The driver raises its own errors while it connects; SQLAlchemy does not wrap them.
        self._no_answer = (*_NO_ANSWER, asyncpg.PostgresError, asyncpg.InterfaceError, OSError)
        self._engine = create_async_engine(
            url.set(drivername="postgresql+asyncpg"),
            pool_size=8,
            max_overflow=0,
            pool_timeout=20,
            hide_parameters=True,  # keeps names and secrets out of the logs
            connect_args={"timeout": 10, "server_settings": _SERVED},
        )
        self._still = self._engine.execution_options(isolation_level="REPEATABLE READ")

    def prepare(self, statements: Sequence[Executable]) -> None:
        """Do nothing: the driver prepares statements by itself."""

    def run(self, connection: Connection, statement: Executable, values: Values) -> int:
        """Run a statement."""
        return connection.execute(statement, values).rowcount

    async def read(self, work: Work[T]) -> T:
        """Run a function in a repeatable-read transaction."""
        return await self._sure(self._still, work)

    async def write(self, work: Work[T]) -> T:
        """Run a function in a write transaction."""
        return await self._sure(self._engine, work)

    async def _sure(self, engine: Any, work: Work[T]) -> T:
        own: list[OSError] = []

        def watched(connection: Connection) -> T:
            try:
                return work(connection)
            except OSError as error:  # a file that `work` reads or writes, not the database
                own.append(error)
                raise

        try:
            return await self._run(engine, watched)
        except DBAPIError as error:
            if away(error):
                raise StoreAway(error) from error
            if _state(error)[:2] == _NO_SUCH_VALUE:
                raise BadValue from error
            raise
        except self._no_answer as error:
            if error in own:
                raise
            raise StoreAway(error) from error

    @staticmethod
    async def _run(engine: Any, work: Work[T]) -> T:
        async def once() -> T:
            async with engine.begin() as connection:
                done: T = await connection.run_sync(work)
                return done

        try:
            return await once()
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise
        return await once()

    async def foreign(self) -> bool:
        """Return False: the other processes send notifications."""
        return False

    async def close(self) -> None:
        """Close the pool of connections."""
        await self._engine.dispose()


def away(error: Exception) -> bool:
    """Return whether an error is about the state of the database and not about a statement."""
    if isinstance(error, _NO_ANSWER) or getattr(error, "connection_invalidated", False):
        return True
    cause = getattr(error, "orig", None) or error
    return _state(error)[:2] in _NOT_NOW or getattr(cause, "sqlite_errorname", "") in _NO_DATABASE


def _state(error: Exception) -> str:
    """Return PostgreSQL's code of an error (SQLSTATE), '' if it has none."""
    return str(getattr(getattr(error, "orig", None) or error, "sqlstate", "") or "")


def database(address: str) -> Database:
    """Return the database at an address (`sqlite:///FILE` or `postgresql://…`). Raises BadSetting."""
    try:
        url = make_url(address)
    except (ArgumentError, ValueError):  # the address is not shown because it may contain a password
        raise BadSetting("--database-url", "no address of a database") from None
    kind = url.get_backend_name()
    if kind == "sqlite":
        return SqliteDatabase(url)
    if kind == "postgresql":
        return PostgresDatabase(url)
    raise BadSetting("--database-url", f"no store for {kind}; use sqlite or postgresql")


def time_of(connection: Connection, question: str) -> int:
    """Return the database's time in milliseconds since 1970. `question` is `Database.milliseconds`."""
    return int(connection.execute(text(question)).scalar_one())

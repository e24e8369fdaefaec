"""The composition root. It makes all parts of a server, and passes to each part only what the part needs.

uvicorn serves the application that `application` returns. No module that this one imports knows all parts,
and no part is looked up by name while the server runs."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine
from contextlib import asynccontextmanager
from dataclasses import dataclass
from typing import Any, Final

from vigneron.server.accounts.accounts import Accounts
from vigneron.server.accounts.passkeys import Passkeys
from vigneron.server.accounts.sessions import Sessions
from vigneron.server.botpool.pool import BotPool
from vigneron.server.botpool.tokens import Programs
from vigneron.server.http import (
    account_routes,
    app,
    bot_api,
    continue_routes,
    course_routes,
    error_pages,
    exercise_routes,
    guide_routes,
    hotseat_routes,
    how_to_play_routes,
    lesson_routes,
    lobby_routes,
    monitoring_routes,
    notification_routes,
    own_data_routes,
    page_routes,
    position_routes,
    profile_routes,
    quick_routes,
    review_routes,
    rules_routes,
    static_routes,
    table_routes,
    token_routes,
    verify_routes,
    websocket,
)
from vigneron.server.http.identity import Identity
from vigneron.server.http.me_page import MePage
from vigneron.server.http.middleware import Door
from vigneron.server.http.public_address import PublicAddress
from vigneron.server.http.routing import Routes
from vigneron.server.messaging.bus import Bus, bus
from vigneron.server.notify.apprise_channel import AppriseChannels
from vigneron.server.notify.notifier import Notifier
from vigneron.server.notify.web_push import Push
from vigneron.server.platform import gc_policy
from vigneron.server.platform.errors import StoreAway, StoreTooNew
from vigneron.server.platform.metrics import Metrics
from vigneron.server.platform.proof_thread import Prover
from vigneron.server.platform.rate_limits import RateLimits
from vigneron.server.platform.settings import Settings
from vigneron.server.reviews.jobs import Jobs
from vigneron.server.reviews.kept import KeptReviews
from vigneron.server.reviews.runner import ReviewRunner
from vigneron.server.stats import results
from vigneron.server.stats.ratings import Ladders
from vigneron.server.storage.database_clock import DatabaseClock
from vigneron.server.storage.repository import SqlStore
from vigneron.server.table.services import TableServices
from vigneron.server.table_registry.backfill import Backfill
from vigneron.server.table_registry.background import BackgroundTasks
from vigneron.server.table_registry.bus_listener import BusListener
from vigneron.server.table_registry.code_lookup import CodeLookup
from vigneron.server.table_registry.companions import Companions
from vigneron.server.table_registry.heartbeat import Heartbeat
from vigneron.server.table_registry.maintenance import Maintenance
from vigneron.server.table_registry.merge_guest import GuestMerge
from vigneron.server.table_registry.open_connections import OpenConnections
from vigneron.server.table_registry.registry import TableRegistry
from vigneron.server.table_registry.rematch import Rematches
from vigneron.server.table_registry.renaming import Renaming
from vigneron.server.table_registry.revocation import Revocation
from vigneron.server.table_registry.seed_precommit import SeedPrecommits
from vigneron.server.table_registry.table_leases import TableLeases
from vigneron.server.table_registry.table_opener import TableOpener
from vigneron.server.table_registry.turn_notices import TurnNotices

_SETTLED: Final = 2.0
"""The seconds before slow work begins. In this time the first page can be served."""


@dataclass(frozen=True, slots=True)
class Services:
    """The services that the parts of a server use. A service depends at most on the store."""

    settings: Settings
    store: SqlStore
    bus: Bus
    clock: DatabaseClock
    metrics: Metrics
    limits: RateLimits
    bots: BotPool
    prover: Prover
    identity: Identity
    address: PublicAddress
    accounts: Accounts
    passkeys: Passkeys
    sessions: Sessions
    programs: Programs
    ladders: Ladders
    push: Push
    channels: AppriseChannels
    notifier: Notifier
    precommits: SeedPrecommits
    backfill: Backfill


def services_for(settings: Settings) -> Services:
    """Return the services for these settings. No connection is opened yet."""
    store = SqlStore(settings.database_url)
    accounts = Accounts(store)
    push, channels = Push(store, settings.push_hosts), AppriseChannels(store, settings.key, settings.services)
    return Services(
        settings=settings,
        store=store,
        bus=bus(settings.database_url, store.shared),
        clock=DatabaseClock(),
        metrics=Metrics(),
        limits=RateLimits(settings.limits),
        bots=BotPool(settings.minds),
        prover=Prover(),
        identity=Identity(settings.key),
        address=PublicAddress(settings.public_url),
        accounts=accounts,
        passkeys=Passkeys(store, accounts),
        sessions=Sessions(store),
        programs=Programs(store),
        ladders=Ladders(store),
        push=push,
        channels=channels,
        notifier=Notifier(push, channels),
        precommits=SeedPrecommits(settings.key),
        backfill=Backfill(store),
    )


class Server:
    """One process of a server: its services, tables and tasks. Call `open` before use, then `close`."""

    def __init__(self, services: Services) -> None:
        self.services = s = services
        at_tables = TableServices(s.store, s.bots, s.bus, s.clock, s.metrics)
        self.background = BackgroundTasks()
        leases = TableLeases(s.bus, self.background)
        self.tables = TableRegistry(s.store, at_tables, leases, self.background)
        self.connections = OpenConnections(s.sessions, s.programs)
        self.revocation = Revocation(s.bus, self.connections, self.tables)
        self.heartbeat = Heartbeat(s.store, s.bus, s.clock)
        self.listener = BusListener(s.bus, self.tables, self.revocation, self.heartbeat, self.background)
        self.maintenance = Maintenance(s.store, s.clock, self.tables, leases, self.revocation, self.heartbeat)
        rest = s.settings.notice_seconds
        self.turn_notices = TurnNotices(s.store, s.clock, self.tables, leases, s.notifier, rest)
        self.opener = TableOpener(s.store, self.tables, s.settings.override)
        self.sockets = websocket.TableSockets(
            self.tables, self.connections, s.address, s.settings.limits, s.metrics
        )
        self.jobs = Jobs(s.store, s.settings.limits.reviews_per_person)
        self.kept_reviews = KeptReviews(s.store)
        self.reviews = ReviewRunner(s.store, self.jobs, self.kept_reviews, s.bots, s.prover, s.bus.name)
        self.chores: dict[str, asyncio.Task[None]] = {}
        """The tasks that run as long as the server runs."""
        self._measure()

    def _measure(self) -> None:
        s, gauge = self.services, self.services.metrics.gauge
        s.store.writer.took = s.metrics.store_seconds.observe
        gauge("tables", "Tables in memory.", self.tables.__len__)
        gauge("sockets", "Open sockets.", self.sockets.open.total)
        gauge("store_waiting", "Changes that wait to be written.", s.store.writer.waiting)
        gauge("bots_waiting", "Choices of bots that wait for a free process.", s.bots.waiting)
        gauge("bots_thinking", "Processes in which a bot thinks.", s.bots.busy)
        gauge("reviews_running", "Processes that review a finished game.", s.bots.behind.running)

    async def open(self) -> None:
        """Connect to the store, and start the periodic tasks. Raises StoreAway, StoreTooNew."""
        s = self.services
        await s.store.open()
        await self.maintenance.begin()
        await self.listener.open()
        await self.heartbeat.open()
        await s.push.open()
        chores: dict[str, Coroutine[Any, Any, None]] = {
            "maintenance": self.maintenance.run(),
            "sweep": self.tables.run(s.settings.idle_seconds),
            "turn notices": self.turn_notices.run(),
            "garbage": gc_policy.run(),
            "warm-up": self._warm(),
            "reviews": self.reviews.run(),
        }
        self.chores = {name: asyncio.create_task(chore) for name, chore in chores.items()}

    async def close(self) -> None:
        """Stop all tasks, and disconnect from the store."""
        s = self.services
        for chore in self.chores.values():
            chore.cancel()
        await asyncio.gather(*self.chores.values(), return_exceptions=True)
        await self.reviews.close()
        await self.background.cancel()
        s.ladders.close()
        s.notifier.close()
        s.prover.close()
        await self.heartbeat.close()
        await s.bus.close()
        await self.tables.rest()
        await s.bots.stop()
        await s.store.close()

    async def _warm(self) -> None:
        """Start the bots' processes and store missing results, after the first page has been served."""
        await asyncio.sleep(_SETTLED)
        await self.services.bots.warm()
        await self.services.backfill.run()
        await results.catch_up(self.services.store)

    def door(self) -> Door:
        """Return the ASGI application. Its lifespan opens and closes this server."""

        @asynccontextmanager
        async def life() -> AsyncIterator[None]:
            try:
                await self.open()
            except (StoreAway, StoreTooNew) as error:
                door.closed = error
                raise
            try:
                yield
            finally:
                await self.close()

        s = self.services
        door = app.application(s.settings, routes(self), life, s.identity, s.sessions, s.limits)
        return door


def routes(server: Server) -> list[Routes]:
    """Return all routes. Each module of routes gets the services that it needs."""
    s, tables = server.services, server.tables
    codes = CodeLookup(s.store, tables, s.limits.codes_per_address)
    merge = GuestMerge(s.store, tables, server.revocation)
    rematches = Rematches(server.opener, s.precommits, s.accounts)
    companions = Companions(s.store, s.accounts, s.notifier)
    reviews = review_routes.ReviewServices(
        s.store, tables, server.jobs, server.kept_reviews, server.reviews, s.prover
    )
    me = MePage(s.store, s.accounts, s.passkeys, s.sessions, s.push, s.channels, s.address)
    return [
        page_routes.routes(
            page_routes.PageServices(
                s.store,
                s.clock,
                tables,
                s.backfill,
                s.precommits,
                codes,
                s.accounts,
                s.address,
                s.notifier,
                companions,
            )
        ),
        table_routes.routes(
            table_routes.TableRouteServices(s.store, tables, server.opener, codes, s.limits, s.address)
        ),
        quick_routes.routes(
            quick_routes.QuickServices(s.store, tables, server.opener, s.precommits, s.limits)
        ),
        lobby_routes.routes(
            lobby_routes.LobbyServices(s.store, s.clock, tables, rematches, companions, s.limits)
        ),
        hotseat_routes.routes(tables),
        continue_routes.routes(
            continue_routes.ContinueServices(
                s.store, tables, server.opener, s.precommits, s.accounts, s.limits
            )
        ),
        course_routes.routes(course_routes.CourseServices(s.store, tables, s.prover, s.limits)),
        review_routes.routes(reviews),
        exercise_routes.routes(exercise_routes.ExerciseServices(reviews, s.limits)),
        verify_routes.routes(
            verify_routes.VerifyServices(s.store, tables, server.opener, s.prover, s.limits)
        ),
        position_routes.routes(position_routes.PositionServices(tables, s.accounts)),
        websocket.routes(websocket.SocketServices(s.store, s.accounts, s.sessions, server.sockets)),
        bot_api.routes(
            bot_api.BotServices(s.store, s.programs, tables, s.backfill, codes, s.limits, server.sockets)
        ),
        token_routes.routes(token_routes.TokenServices(s.programs, server.revocation)),
        account_routes.routes(
            account_routes.AccountServices(
                s.accounts, s.passkeys, s.sessions, s.identity, merge, server.revocation, s.limits, me
            )
        ),
        own_data_routes.routes(
            own_data_routes.OwnDataServices(
                s.store, s.accounts, s.identity, merge, Renaming(s.store, tables), me
            )
        ),
        profile_routes.routes(profile_routes.ProfileServices(s.store, s.ladders, s.accounts, s.address)),
        notification_routes.routes(
            notification_routes.NotificationServices(s.push, s.channels, s.notifier, s.limits, me, s.address)
        ),
        monitoring_routes.routes(
            monitoring_routes.MonitoringServices(s.store, s.metrics, s.settings.metrics_token)
        ),
        lesson_routes.routes(lesson_routes.LessonServices(s.store)),
        rules_routes.routes(),
        guide_routes.routes(),
        how_to_play_routes.routes(),
        static_routes.routes(),
        error_pages.routes(),
    ]


def application(settings: Settings) -> Door:
    """Return the ASGI application of a server."""
    return Server(services_for(settings)).door()

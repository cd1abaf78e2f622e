"""The application: puts routes, error handlers and services together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Litestar, Request, Router
from litestar.datastructures import State
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from .cluster.bus import Bus
from .http.bodies import CarefulRequest
from .http.callers import address_of
from .http.denials import check_limit
from .http.errors import HANDLERS
from .http.health import healthz, metrics, readyz
from .http.hosting import hosting_router
from .http.lessons import lessons_router
from .http.library import library_router
from .http.operators import operators_only
from .http.page import assets, offline, page
from .http.past import past_router
from .http.seats import seats_router
from .http.tables import tables_router
from .logs import configure_logs
from .retention import Tidier
from .services import Services
from .settings import Settings
from .sockets.handler import socket_handler
from .storage.database import Claimed
from .storage.store import Store
from .tables.registry import TableRegistry
from .workers.bots import Thinkers
from .workers.checks import Checks
from .workers.pool import Workers


async def limit_requests(request: Request[Any, Any, Any]) -> None:
    """Deny an address that asks too much; the page's own files do not count."""
    if request.url.path.startswith("/api/"):
        services: Services = request.app.state.services
        check_limit(services.budgets.requests.take(address_of(request)))


def create_app(settings: Settings | None = None, claimed: Claimed | None = None) -> Litestar:
    """Build the server for these settings, on a database that it claims when it starts, unless that is done."""
    chosen = settings or Settings()
    configure_logs()

    @asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        database = await asyncio.to_thread(Claimed, chosen.database) if claimed is None else claimed
        bus = Bus(chosen.database) if chosen.database.startswith("postgresql") else None
        store = Store(database.engine, bus.announce if bus else None)
        store.start()
        bots = Thinkers(Workers(1, chosen.bot_seconds), Workers(chosen.bot_workers, chosen.bot_seconds, nice=10))
        checks = Checks(chosen.replay_seconds)
        # Apart from these: a long record from elsewhere must not keep players from looking back at their own table.
        historian = Workers(1, chosen.replay_seconds)
        registry = TableRegistry(store, bots, chosen, bus)
        app.state.services = Services(store, registry, checks, historian, chosen)
        await registry.wake()  # before the first request: a clock may have to act for a player at once
        tasks = [asyncio.create_task(registry.sweep()), asyncio.create_task(registry.heartbeat.run())]
        if bus is not None:
            tasks += [asyncio.create_task(registry.follower.run()), asyncio.create_task(bus.listen(registry.heard))]
        if chosen.retention.archive_days is not None or chosen.retention.delete_days is not None:
            tasks.append(asyncio.create_task(Tidier(store, registry, chosen.retention).run()))
        if registry.presence is not None:
            tasks.append(asyncio.create_task(registry.presence.run()))
        try:
            yield
        finally:
            for task in tasks:
                task.cancel()
            # The store comes last, since everything before it may still have something to write.
            await registry.close()
            if registry.presence is not None:
                await registry.presence.leave()
            bots.close()
            checks.close()
            historian.close()
            await store.close()
            database.release()

    return Litestar(
        route_handlers=[
            tables_router,
            seats_router,
            hosting_router,
            past_router,
            library_router,
            lessons_router,
            socket_handler,
            healthz,
            readyz,
            metrics,
            page,
            assets,
            offline,
        ],
        lifespan=[lifespan],
        state=State({"services": None}),
        exception_handlers=HANDLERS,
        before_request=limit_requests,
        request_class=CarefulRequest,
        request_max_body_size=chosen.limits.body_bytes,
        openapi_config=OpenAPIConfig(
            title="Common Room",
            version="1",
            openapi_router=Router("/api/schema", route_handlers=[], guards=[operators_only], include_in_schema=False),
            render_plugins=[JsonRenderPlugin()],
        ),
        logging_config=None,
    )

"""What the handlers share while the server runs."""

from __future__ import annotations

from dataclasses import dataclass, field

from serenissima.server.client import Client
from serenissima.server.compose import Composer
from serenissima.server.security import Buckets
from serenissima.server.settings import Settings
from serenissima.server.store import Store
from serenissima.table.hall import Hall
from serenissima.table.outside import Outside
from serenissima.table.workers import BotWorkers


@dataclass
class Services:
    """Made when the server starts, closed when it stops."""

    settings: Settings
    outside: Outside
    store: Store
    workers: BotWorkers
    hall: Hall
    client: Client
    makers: Buckets
    composer: Composer = field(default_factory=Composer)
    connections: int = 0

    @classmethod
    async def open(cls, settings: Settings, outside: Outside) -> Services:
        """Opens the store and gets everything ready."""
        store = await Store.open(settings.data, outside)
        workers = BotWorkers(settings.workers, settings.pace.bot_limit, own=settings.bots)
        return cls(
            settings=settings,
            outside=outside,
            store=store,
            workers=workers,
            hall=Hall(store, workers, settings.pace, outside),
            client=Client(settings.web),
            makers=Buckets(settings.limits.tables_per_minute / 60, settings.limits.tables_at_once, outside),
        )

    async def close(self) -> None:
        """In the order that loses nothing: tables, then bots, then the store."""
        await self.hall.close()
        await self.workers.close()
        await self.store.close()

    def room(self) -> bool:
        """Whether one more screen can be served."""
        return self.connections < self.settings.limits.connections

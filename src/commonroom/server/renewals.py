"""New secrets for people who sign in: one that somebody else has put into their browser ends there."""

from __future__ import annotations

import asyncio
from collections import OrderedDict

import structlog
from sqlalchemy.exc import DBAPIError

from .keys import hashed, new_secret
from .limits.budgets import Budgets
from .storage.store import Store
from .tables.registry import TableRegistry

log = structlog.get_logger()

MOST = 10_000
"""New secrets that have not been used yet. If one is forgotten, the old one just keeps its seats."""


class Renewals:
    """Replaces secrets. The old one keeps its seats until the new one has been used: the answer may have been lost."""

    def __init__(self, store: Store, tables: TableRegistry, budgets: Budgets) -> None:
        self._store, self._tables, self._budgets = store, tables, budgets
        self._renewed: OrderedDict[str, str] = OrderedDict()
        """The new secret, by the hash of the old one, until the new one is used: whoever asks twice gets the same."""
        self._replaced: OrderedDict[str, str] = OrderedDict()
        """The hash of the old secret, by that of the new one."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def renew(self, secret: str) -> str:
        """Return a new secret for somebody who has brought one of ours; it opens whatever theirs does."""
        old = hashed(secret)
        if (known := self._renewed.get(old)) is not None:
            return known
        fresh = new_secret()
        self._renewed[old], self._replaced[hashed(fresh)] = fresh, old
        for kept in (self._renewed, self._replaced):
            if len(kept) > MOST:
                kept.popitem(last=False)
        await self._store.copy_keys(old, hashed(fresh))
        self._budgets.rename(old, hashed(fresh))
        await self._tables.rename(old, hashed(fresh))
        return fresh

    def note_use(self, person: str) -> None:
        """Note that somebody uses a secret: the one before it is not needed any more."""
        old = self._replaced.pop(person, None)
        if old is not None:
            self._renewed.pop(old, None)
            self._tasks.add(task := asyncio.create_task(self._retire(old)))
            task.add_done_callback(self._tasks.discard)

    async def _retire(self, old: str) -> None:
        try:
            await self._store.retire(old)
        except DBAPIError as error:
            log.warning("old secret not retired", error=type(error).__name__)

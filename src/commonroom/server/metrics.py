"""Counters for Prometheus."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, generate_latest

from commonroom.engine import Refusal

from .protocol import Acked
from .tables.registry import TableRegistry


class Metrics:
    """Counts what happens, and reads how much is in memory when it is asked."""

    def __init__(self, tables: TableRegistry) -> None:
        self._registry = CollectorRegistry()
        actions = Counter("commonroom_actions", "Actions by how they ended", ["answer"], registry=self._registry)
        self._acked, self._refused = actions.labels("acked"), actions.labels("refused")
        self._opened = Counter("commonroom_tables_opened", "Tables opened", registry=self._registry)
        in_memory = Gauge("commonroom_tables_in_memory", "Tables in memory", registry=self._registry)
        in_memory.set_function(lambda: len(tables))
        sockets = Gauge("commonroom_sockets", "Open sockets", registry=self._registry)
        sockets.set_function(lambda: tables.sockets)

    def count_opened(self) -> None:
        """Count a table that was opened."""
        self._opened.inc()

    def count_action(self, answer: Acked | Refusal) -> None:
        """Count an action by its answer."""
        (self._acked if isinstance(answer, Acked) else self._refused).inc()

    def text(self) -> bytes:
        """Return all counters in the format of Prometheus."""
        return generate_latest(self._registry)

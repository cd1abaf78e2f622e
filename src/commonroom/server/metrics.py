"""What Prometheus is told. There is one server in a process, so the counters are the process's own."""

from __future__ import annotations

from prometheus_client import CollectorRegistry, Counter, Gauge, Histogram, generate_latest

REGISTRY = CollectorRegistry()

QUICK = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5, 5.0)
"""Seconds that tell a good answer from a slow one."""
PATIENT = (0.01, 0.05, 0.1, 0.25, 0.5, 1.0, 2.0, 5.0, 10.0, 30.0)
"""The same for what may take its time."""

TABLES_OPENED = Counter("commonroom_tables_opened", "Tables opened", registry=REGISTRY)
TABLES = Gauge("commonroom_tables_in_memory", "Tables in memory", registry=REGISTRY)
SOCKETS = Gauge("commonroom_sockets", "Open sockets", registry=REGISTRY)
TASKS = Gauge("commonroom_tasks", "Tasks of the event loop", registry=REGISTRY)

ACTIONS = Counter("commonroom_actions", "Actions by how they ended", ["answer"], registry=REGISTRY)
ACTION_SECONDS = Histogram(
    "commonroom_action_seconds", "From hearing an action to answering it", buckets=QUICK, registry=REGISTRY
)
REQUESTS = Counter("commonroom_requests", "Requests by the status of the answer", ["status"], registry=REGISTRY)
REQUEST_SECONDS = Histogram("commonroom_request_seconds", "For a whole request", buckets=QUICK, registry=REGISTRY)

WRITES_WAITING = Gauge("commonroom_writes_waiting", "Writes that wait for the next commit", registry=REGISTRY)
WRITES = Counter("commonroom_writes", "Writes that were committed", registry=REGISTRY)
COMMIT_SECONDS = Histogram("commonroom_commit_seconds", "For one commit", buckets=QUICK, registry=REGISTRY)

WORK_WAITING = Gauge("commonroom_work_waiting", "Pieces of work that wait for a worker", ["workers"], registry=REGISTRY)
BOT_SECONDS = Histogram(
    "commonroom_bot_seconds", "From asking a bot to its answer", ["bot"], buckets=PATIENT, registry=REGISTRY
)
BOT_FAILURES = Counter("commonroom_bot_failures", "Bots that failed or took too long", ["bot"], registry=REGISTRY)

LIMITS = Counter("commonroom_limits", "Limits that somebody ran into", ["limit"], registry=REGISTRY)
REFUSALS = Counter("commonroom_refusals", "Errors that callers were told, by their code", ["code"], registry=REGISTRY)
TROUBLES = Counter("commonroom_troubles", "Warnings and errors in the log", ["level", "event"], registry=REGISTRY)


def text() -> bytes:
    """Return everything in the format of Prometheus."""
    return generate_latest(REGISTRY)

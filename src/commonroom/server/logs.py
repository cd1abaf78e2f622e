"""Logging: one line of JSON for each event, and tracebacks without the values of variables."""

from __future__ import annotations

import logging

import structlog
from structlog.typing import EventDict, Processor

from .metrics import TROUBLES


def count(_: object, __: str, event: EventDict) -> EventDict:
    """Count what should not happen, by what it is: the events of our own code are few and never change."""
    if event["level"] in ("warning", "error", "critical"):
        TROUBLES.labels(event["level"], event["event"]).inc()
    return event


# Values of variables would put secrets into the log, and formatting them is slow enough to be felt at every table.
PROCESSORS: list[Processor] = [
    structlog.contextvars.merge_contextvars,
    structlog.processors.add_log_level,
    count,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
    structlog.processors.JSONRenderer(),
]


class ToOurs(logging.Handler):
    """Passes on what uvicorn has to say, so that all lines have one form."""

    def emit(self, record: logging.LogRecord) -> None:
        """Log it as an event of ours."""
        told = structlog.get_logger().bind(message=record.getMessage())
        told.log(record.levelno, "uvicorn", exc_info=record.exc_info or None)


def configure_logs() -> None:
    """Write plain lines of JSON to standard output."""
    structlog.configure(processors=PROCESSORS)
    theirs = logging.getLogger("uvicorn.error")
    theirs.addFilter(is_ours)
    theirs.handlers = [ToOurs()]
    theirs.propagate = False


def is_ours(record: logging.LogRecord) -> bool:
    """Drop complaints about garbage from a client: it is not our error, and must not fill the log."""
    return not record.getMessage().startswith("Invalid UTF-8")

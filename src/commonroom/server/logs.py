"""Logging: one line of JSON for each event, and tracebacks without the values of variables."""

from __future__ import annotations

import logging

import structlog
from structlog.typing import Processor

# Values of variables would put secrets into the log, and formatting them is slow enough to be felt at every table.
PROCESSORS: list[Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
    structlog.processors.JSONRenderer(),
]


def configure_logs() -> None:
    """Write plain lines of JSON to standard output."""
    structlog.configure(processors=PROCESSORS)
    logging.getLogger("uvicorn.error").addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    """Drop complaints about garbage from a client: it is not our error, and must not fill the log."""
    return not record.getMessage().startswith("Invalid UTF-8")

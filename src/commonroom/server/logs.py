"""What the server writes down: one line for each event, and tracebacks without the values of variables."""

from __future__ import annotations

import logging

import structlog
from structlog.typing import Processor

# Values of variables would carry secrets, and drawing them takes long enough to be felt at every table.
PROCESSORS: list[Processor] = [
    structlog.processors.add_log_level,
    structlog.processors.TimeStamper(fmt="iso"),
    structlog.processors.format_exc_info,
    structlog.processors.JSONRenderer(),
]


def configure_logs() -> None:
    """Plain lines of JSON on standard output."""
    structlog.configure(processors=PROCESSORS)
    logging.getLogger("uvicorn.error").addFilter(is_ours)


def is_ours(record: logging.LogRecord) -> bool:
    """Garbage from a client is no error of ours; whoever sends it must not fill the log with it."""
    return not record.getMessage().startswith("Invalid UTF-8")

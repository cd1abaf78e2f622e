"""What the tests need of the machine besides Python: a browser and a database server."""

from __future__ import annotations

import shutil
from pathlib import Path

BROWSERS = ("chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """The browser, if there is one."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def postgres_tools() -> Path | None:
    """Where PostgreSQL's programs are, if they are anywhere."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def lacking() -> dict[str, str]:
    """The fixtures that cannot be had on this machine, and the name of what is missing."""
    parts = {"browser": ("Chromium", chromium()), "cluster": ("PostgreSQL", postgres_tools())}
    return {fixture: name for fixture, (name, found) in parts.items() if found is None}

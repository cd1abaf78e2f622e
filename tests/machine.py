"""Tools that the tests need besides Python: a browser and a database server."""

from __future__ import annotations

import shutil
from pathlib import Path

BROWSERS = ("chromium-headless-shell", "chromium", "chromium-browser", "google-chrome")


def chromium() -> str | None:
    """Return the browser, if there is one."""
    return next((path for name in BROWSERS if (path := shutil.which(name))), None)


def postgres_tools() -> Path | None:
    """Return the folder of PostgreSQL's programs, if there is one."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


def lacking() -> dict[str, str]:
    """Return the fixtures that are not available on this machine, with the missing tool."""
    parts = {"browser": ("Chromium", chromium()), "cluster": ("PostgreSQL", postgres_tools())}
    return {fixture: name for fixture, (name, found) in parts.items() if found is None}

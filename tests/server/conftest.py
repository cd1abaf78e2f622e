"""Servers for the tests, on every database that Common Room can be kept in."""

from __future__ import annotations

import os
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path

import pytest

from .running import Server, free_port, running


def postgres_tools() -> Path | None:
    """Where PostgreSQL's programs are, if they are anywhere."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A PostgreSQL server of our own, for this test run only."""
    tools = postgres_tools()
    if tools is None:
        pytest.fail("PostgreSQL is not installed; `make test` installs it on Debian")
    folder, port = tmp_path_factory.mktemp("postgres"), free_port()
    as_user: list[str] = []
    if os.geteuid() == 0:  # PostgreSQL refuses to run as root
        shutil.chown(folder, "postgres")
        for parent in list(folder.parents)[:3]:
            parent.chmod(0o755)
        as_user = ["runuser", "-u", "postgres", "--"]
    data = folder / "data"

    def run(*command: str) -> None:
        subprocess.run([*as_user, *command], check=True, capture_output=True, cwd=folder)

    run(str(tools / "initdb"), "-D", str(data), "-U", "commonroom", "--auth=trust", "--no-sync")
    options = f"-p {port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={folder}"
    run(str(tools / "pg_ctl"), "-D", str(data), "-w", "-l", str(folder / "log"), "-o", options, "start")
    try:
        yield f"postgresql://commonroom@127.0.0.1:{port}/postgres"
    finally:
        run(str(tools / "pg_ctl"), "-D", str(data), "-m", "immediate", "stop")


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database address, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/commonroom.db"
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on SQLite."""
    with running(f"sqlite:///{tmp_path}/commonroom.db") as server:
        yield server

"""A PostgreSQL of our own, which a test may stop and start again."""

from __future__ import annotations

import os
import shutil
import subprocess
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Literal

import psycopg

from .running import free_port

Stop = Literal["fast", "immediate"]
PATIENCE = "600"
"""Seconds to start or stop, which takes less than one on a quiet machine."""


def postgres_tools() -> Path | None:
    """Return the folder of PostgreSQL's programs, if there is one."""
    found = shutil.which("initdb")
    if found:
        return Path(found).parent
    return max(Path("/usr/lib/postgresql").glob("*/bin"), default=None)


class Cluster:
    """One PostgreSQL server in a folder."""

    def __init__(self, folder: Path) -> None:
        tools = postgres_tools()
        assert tools is not None, "PostgreSQL is not installed; `make test` installs it on Debian"
        self._tools, self._folder, self._port = tools, folder, free_port()
        self._as_user: list[str] = []
        if os.geteuid() == 0:  # PostgreSQL refuses to run as root
            shutil.chown(folder, "postgres")
            self._as_user = ["runuser", "-u", "postgres", "--"]
        self._run("initdb", "-U", "commonroom", "--auth=trust", "--no-sync")

    @property
    def url(self) -> str:
        return self._address("postgres")

    def new_database(self, name: str) -> str:
        """Return the address of an empty database."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"'.encode())
        return self._address(name)

    def drop_database(self, name: str) -> None:
        """Lose a database, whoever is connected to it."""
        with psycopg.connect(self.url, autocommit=True) as connection:
            connection.execute(f'DROP DATABASE "{name}" WITH (FORCE)'.encode())

    def start(self) -> None:
        """Start, and wait until it answers."""
        options = f"-p {self._port} -c listen_addresses=127.0.0.1 -c unix_socket_directories={self._folder}"
        self._run("pg_ctl", "-w", "-t", PATIENCE, "-l", str(self._folder / "log"), "-o", options, "start")

    def stop(self, how: Stop) -> None:
        """Stop it; `fast` lets it tidy up, `immediate` is what a crash does."""
        self._run("pg_ctl", "-w", "-t", PATIENCE, "-m", how, "stop")

    def _address(self, name: str) -> str:
        return f"postgresql://commonroom@127.0.0.1:{self._port}/{name}"

    def _run(self, program: str, *arguments: str) -> None:
        command = [*self._as_user, str(self._tools / program), "-D", str(self._folder / "data"), *arguments]
        ended = subprocess.run(command, capture_output=True, text=True, cwd=self._folder)
        assert ended.returncode == 0, f"{program}: {ended.stdout}{ended.stderr}"


@contextmanager
def cluster_of_our_own() -> Iterator[Cluster]:
    """Run a PostgreSQL server for as long as it is needed.

    Not in a folder of pytest's: those are private to the user who runs the tests, every other run makes sure of that
    again, and PostgreSQL runs as another user.
    """
    with tempfile.TemporaryDirectory(prefix="commonroom-postgresql-", ignore_cleanup_errors=True) as folder:
        cluster = Cluster(Path(folder))
        cluster.start()
        try:
            yield cluster
        finally:
            cluster.stop("immediate")

"""Servers for the tests, on every database that Common Room supports."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .calendars import Calendar
from .postgresql import Cluster, cluster_of_our_own
from .running import Server, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """Run a PostgreSQL server of our own, for this test run only."""
    with cluster_of_our_own() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def postgres(cluster: Cluster) -> str:
    """Return the address of its first database, which tests may share."""
    return cluster.url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Return a database address, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/commonroom.db"
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """Return the time of day, which the test may advance."""
    return Calendar(monkeypatch)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """Run a server on SQLite."""
    with running(f"sqlite:///{tmp_path}/commonroom.db") as server:
        yield server


@pytest.fixture
def any_server(database: str) -> Iterator[Server]:
    """Run a server on each kind of database."""
    with running(database) as server:
        yield server

"""Servers for the tests, on every database that Common Room can be kept in."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from .calendars import Calendar
from .postgresql import Cluster, cluster_of_our_own
from .running import Server, running


@pytest.fixture(scope="session")
def cluster() -> Iterator[Cluster]:
    """A PostgreSQL server of our own, for this test run only."""
    with cluster_of_our_own() as cluster:
        yield cluster


@pytest.fixture(scope="session")
def postgres(cluster: Cluster) -> str:
    """The address of its first database, which tests may share."""
    return cluster.url


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """A database address, once for each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/commonroom.db"
    address: str = request.getfixturevalue("postgres")
    return address


@pytest.fixture
def calendar(monkeypatch: pytest.MonkeyPatch) -> Calendar:
    """The time of day, which the test may turn."""
    return Calendar(monkeypatch)


@pytest.fixture
def server(tmp_path: Path) -> Iterator[Server]:
    """A server on SQLite."""
    with running(f"sqlite:///{tmp_path}/commonroom.db") as server:
        yield server


@pytest.fixture
def any_server(database: str) -> Iterator[Server]:
    """A server on each kind of database."""
    with running(database) as server:
        yield server

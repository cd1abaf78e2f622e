"""One browser and one server for the tests of the page, with the same seeds in every run."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, expect, sync_playwright
from tests.server.patience import PATIENCE
from tests.server.running import Server, running

from .browsing import launch
from .staging import PATIENT, Seeds

# The machine may be busy with other things; only a failing test ever waits this long.
expect.set_options(timeout=1000 * PATIENCE)


LONGEST = ("test_wheel", "test_hogwarts_games")
"""These begin first: what takes minutes must not be what one worker still does while the other is idle."""


@pytest.hookimpl(trylast=True)
def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    items.sort(key=lambda item: item.path.stem not in LONGEST)


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    folder = tmp_path_factory.mktemp("page")
    with running(f"sqlite:///{folder}/commonroom.db", limits=PATIENT) as server:
        yield server


@pytest.fixture(autouse=True)
def seeds(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Seeds:
    """Give the tables of this test their own seeds, the same in every run."""
    seeds = Seeds(request.node.name)
    monkeypatch.setattr("commonroom.server.http.tables.secrets", seeds)
    return seeds


@pytest.fixture(autouse=True)
def prompt(monkeypatch: pytest.MonkeyPatch) -> None:
    """Hold answers back no longer than the rules say: nobody is here who could learn from their times."""
    monkeypatch.setattr("commonroom.server.tables.judge.WAVER", 0.0)

"""A real Chromium on the real page: short ways to do what a person does with mouse, touch or keys."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, Locator, Page, Playwright

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = {"width": 390, "height": 844}
DESKTOP = {"width": 1280, "height": 860}


def launch(playwright: Playwright) -> Browser:
    """Debian's Chromium, or another that is on the path."""
    found = next(
        (path for name in ("chromium", "chromium-browser", "google-chrome") if (path := shutil.which(name))), None
    )
    assert found, "Chromium is not installed; `make test` installs it on Debian"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


@contextmanager
def visitor(browser: Browser, url: str, *, expect_trouble: bool = False, **more: Any) -> Iterator[Page]:
    """Somebody with a browser of their own; an error on the console or a failed request is an error of the test."""
    settings = {"viewport": DESKTOP, "locale": "en-GB", "reduced_motion": "reduce"} | more
    context = browser.new_context(base_url=url, **settings)
    page = context.new_page()
    trouble: list[str] = []
    page.on("console", lambda message: trouble.append(message.text) if message.type in ("error", "warning") else None)
    page.on("pageerror", lambda error: trouble.append(str(error)))
    page.on("requestfailed", lambda request: trouble.append(f"failed: {request.url}"))
    try:
        yield page
        assert expect_trouble or trouble == []
    finally:
        context.close()


def start_quick_game(page: Page) -> None:
    """Two clicks from the front page to a game against a bot."""
    page.goto("/")
    page.get_by_role("button", name="Play now").click()
    page.get_by_role("button", name="Start").click()
    board(page).wait_for()


def board(page: Page) -> Locator:
    return page.get_by_role("grid")


def hand(page: Page) -> Locator:
    return page.locator(".hand button.card")


def legal_cells(page: Page) -> Locator:
    """The cells that are lit for the card that was picked."""
    return page.locator('[role="gridcell"].lit')


def state(page: Page) -> str:
    """What the page asks the player to do."""
    return page.get_by_role("status").first.inner_text()

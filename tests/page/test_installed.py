"""A game of an installed package, which the page was not built with: Lanterns, from the shelf to its end."""

from __future__ import annotations

import re
import signal
import subprocess
import sys
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.examples.packages import LANTERNS, install
from tests.server.running import free_port

from .browsing import PHONE, log, see_log_grow, visitor
from .plain import offered
from .texts import ALL_TEXTS

SOURCE = "src/commonroom_lanterns"
RAW = re.compile(r"\b(?:lanterns|plain|option|edition|group|section|document|refusal|bot)-[\w-]+|\{ ?\$|[a-z]_[a-z]")
"""An id of a text, a gap, or a name from the code where the text itself should stand."""
CODES = {
    line["code"] for line in tomllib.loads((LANTERNS / SOURCE / "rules.toml").read_text(encoding="utf-8"))["refusals"]
}
"""What a program is told when an action is refused; the page of the rules lists them."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server in whose environment the package is installed."""
    folder = tmp_path_factory.mktemp("installed")
    environment = install(LANTERNS, folder / "packages")
    (folder / "quick.toml").write_text("bot_pause = 0.0\n", encoding="utf-8")
    port = free_port()
    options = ["--port", str(port), "--config", "quick.toml", "--database", "sqlite:///tables.db", "--no-open"]
    command = [sys.executable, "-m", "commonroom", "serve", *options]
    with subprocess.Popen(command, cwd=folder, env=environment, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        try:
            assert "Common Room is open" in server.stdout.readline()
            yield f"http://127.0.0.1:{port}"
        finally:
            server.send_signal(signal.SIGTERM)


def raw(page: Page) -> list[str]:
    """What the page shows that nobody should read."""
    return [text for text in page.evaluate(ALL_TEXTS) if RAW.search(text)]


def read_all(page: Page) -> None:
    """Unfold everything, and find nothing in it that nobody should read."""
    folded = page.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()
    assert raw(page) == []


def play_to_the_end(page: Page) -> None:
    """Do the last thing that is offered, whatever it is, until the game is over."""
    end = page.locator("section.end")
    mine = page.locator(".bar.mine")
    while not end.count():
        mine.or_(end).first.wait_for()
        if end.count():
            return
        before = log(page).count()
        offered(page).last.click()
        see_log_grow(page, before)


@pytest.mark.parametrize(
    ("language", "device", "name", "about", "hand"),
    [
        ("en", {}, "Lanterns", "Follow the colour", "Your hand"),
        ("pl", PHONE, "Lampiony", "Dokładaj do koloru", "Twoja ręka"),
        ("fr", {}, "Lanterns", "Follow the colour", "Your hand"),
    ],
)
def test_it_is_played_from_the_shelf_to_its_end(
    browser: Browser, url: str, language: str, device: dict[str, Any], name: str, about: str, hand: str
) -> None:
    with visitor(browser, url, locale=language, **device) as page:
        page.goto("/")
        card = page.locator('section[aria-labelledby="game-lanterns"]')
        expect(card.get_by_role("heading")).to_have_text(name)
        expect(card).to_contain_text(about)
        assert raw(page) == []
        card.locator("button.play").click()
        page.get_by_role("dialog").get_by_role("radio").first.wait_for()
        assert raw(page) == []
        page.get_by_role("dialog").locator("button.main").click()
        page.locator(".bar.mine").wait_for()
        expect(page.get_by_text(hand).first).to_be_visible()
        read_all(page)
        play_to_the_end(page)
        expect(page.locator("section.end")).to_contain_text("All lanterns are played")
        assert raw(page) == []


@pytest.mark.parametrize("language", ["en", "pl"])
def test_its_form_and_its_rules_are_read_in_words(browser: Browser, url: str, language: str) -> None:
    with visitor(browser, url, locale=language) as page:
        page.goto("/new?game=lanterns")
        page.locator("details summary").click()
        expect(page.get_by_text("Guiding colour", exact=True).first).to_be_visible()
        read_all(page)
        page.goto("/rules/lanterns")
        expect(page.get_by_role("heading", name="Tricks")).to_be_visible()
        expect(page.get_by_text("You must follow the colour that was led")).to_be_visible()
        assert set(raw(page)) == CODES

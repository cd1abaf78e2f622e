"""The page in other languages, for people who cannot see it, and its types."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Server

from commonroom.server.typescript import typescript

from .browsing import DESKTOP, PHONE, board, hand, start_quick_game, visitor

ROOT = Path(__file__).parents[2]
AXE = (ROOT / "web/node_modules/axe-core/axe.min.js").read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("locale", "play", "start", "prompt"),
    [("de-DE", "Jetzt spielen", "Starten", "Du bist am Zug"), ("pl-PL", "Graj teraz", "Start", "Twoja tura")],
)
def test_the_page_speaks_the_browsers_language(
    browser: Browser, server: Server, locale: str, play: str, start: str, prompt: str
) -> None:
    with visitor(browser, server.url, locale=locale) as page:
        page.goto("/")
        expect(page.locator("html")).to_have_attribute("lang", locale[:2])
        page.get_by_role("button", name=play).click()
        page.get_by_role("dialog").get_by_role("button", name=start).last.click()
        expect(board(page)).to_be_visible()
        page.locator(".fits").first.wait_for()
        assert prompt in page.locator("main").inner_text()


def serious(page: Page) -> list[str]:
    """What axe finds that would keep somebody from playing."""
    page.evaluate(AXE)
    found = page.evaluate("async () => (await axe.run()).violations")
    return [f"{one['id']}: {one['nodes'][0]['target']}" for one in found if one["impact"] in ("serious", "critical")]


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize("viewport", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_axe_finds_nothing_serious(browser: Browser, server: Server, scheme: str, viewport: dict[str, int]) -> None:
    with visitor(browser, server.url, color_scheme=scheme, viewport=viewport) as page:
        for path in ("/", "/new", "/replay", "/rules/sequence"):
            page.goto(path)
            page.get_by_role("heading").first.wait_for()
            assert serious(page) == [], path
        start_quick_game(page)
        expect(hand(page)).to_have_count(7)
        page.locator(".fits").first.wait_for()
        assert serious(page) == []


def test_a_mistyped_address_leads_to_the_page_that_says_so(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, expect_trouble=True) as page:
        page.goto("/nowhere")
        expect(page.get_by_role("heading", name="There is nothing here")).to_be_visible()


def test_the_types_of_the_page_are_those_of_the_server() -> None:
    assert (ROOT / "web/src/wire.ts").read_text(encoding="utf-8") == typescript(), "run `make wire`"

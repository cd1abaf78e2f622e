"""Parts of the page that are loaded later: in time, and without a blank screen where they cannot be."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.server.running import Server

from .browsing import CUT_LINE, start_quick_game, visitor


def test_what_cannot_be_loaded_says_so_and_comes_when_tried_again(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, expected=CUT_LINE, service_workers="block") as page:
        page.route("**/assets/Chat-*.js", lambda route: route.abort())
        start_quick_game(page)
        page.get_by_role("tab", name="Chat").click()
        expect(page.get_by_role("alert")).to_contain_text("The server is not responding")
        page.unroute_all()
        page.get_by_role("button", name="Try again").click()
        expect(page.get_by_role("list", name="Chat")).to_be_visible()
        expect(page.get_by_role("alert")).to_have_count(0)


def test_an_idle_table_fetches_what_is_needed_later(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, service_workers="block") as page:
        with page.expect_request("**/assets/End-*.js"), page.expect_request("**/assets/Chat-*.js"):
            start_quick_game(page)
        assert page.locator("section.end").count() == 0

"""Without a connection the page opens, and says what it cannot do; nothing of a table is kept."""

from __future__ import annotations

from playwright.sync_api import Browser, expect
from tests.server.patience import eventually
from tests.server.running import Server

from .browsing import DESKTOP, start_quick_game, visitor

# What a browser says of requests that do not arrive.
NO_LINE = r"ERR_INTERNET_DISCONNECTED|failed: |WebSocket"
IS_READY = """async () => {
  if (!navigator.serviceWorker.controller) return false;
  const kept = await caches.keys();
  return kept.length === 1 && (await (await caches.open(kept[0])).keys()).length > 3;
}"""
KEPT = """async () => {
  const [name] = await caches.keys();
  return (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname);
}"""


def test_the_page_opens_without_a_connection_and_keeps_no_answer(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, expected=NO_LINE, **DESKTOP | {"service_workers": "allow"}) as page:
        page.goto("/")
        eventually(lambda: page.evaluate(IS_READY), "the worker to have kept the page")
        start_quick_game(page)
        page.goto("/")
        page.get_by_role("button", name="Play", exact=True).first.wait_for()
        kept = page.evaluate(KEPT)
        assert "/" in kept
        assert all(path == "/" or path.startswith("/assets/") for path in kept), kept
        page.context.set_offline(True)
        page.reload()
        expect(page.get_by_role("banner")).to_contain_text("Common Room")
        expect(page.get_by_role("main")).to_contain_text("The server is not responding. Are you online?")
        page.context.set_offline(False)
        page.reload()
        expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()


def test_a_new_build_brings_its_own_worker(server: Server, browser: Browser) -> None:
    with visitor(browser, server.url) as page:
        answer = page.request.get("/offline.js")
        assert answer.headers["cache-control"] == "no-cache"
        assert answer.headers["content-type"].startswith("text/javascript")
        shell = page.request.get("/").text()
        # The worker keeps just the files that this build's page asks for.
        assert all(name in answer.text() for name in _scripts(shell))


def _scripts(html: str) -> list[str]:
    return [part.split('"')[0] for part in html.split('src="')[1:] if part.startswith("/assets/")]

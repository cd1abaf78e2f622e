"""The shuffle is checked against what a device was shown before, not against what the server says in the end."""

from __future__ import annotations

import hashlib

from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

from .browsing import do_aside, ending, my_turn, visitor
from .staging import Seeds, Stage, begun_by_host

# As on a page that came over plain http from another computer.
WITHOUT_DIGEST = "Object.defineProperty(Crypto.prototype, 'subtle', { get: () => undefined })"


def verdict(page: Page) -> Locator:
    """Find the page's verdict on the shuffle."""
    ending(page).get_by_role("button", name="Check the shuffle").click()
    return ending(page).get_by_role("status")


def test_each_device_checks_the_seed_against_what_it_saw_first(browser: Browser, server: Server, seeds: Seeds) -> None:
    plan = begun_by_host()
    stage = Stage(server, seeds, plan)
    commitment = hashlib.sha256(plan.seed).hexdigest()
    with (
        visitor(browser, server.url, person=stage.host) as early,
        visitor(browser, server.url) as late,
        visitor(browser, server.url) as stranger,
    ):
        early.add_init_script(WITHOUT_DIGEST)
        early.goto(stage.path)
        my_turn(early)
        stage.act(0, plan.legal(0)[0])
        late.goto(stage.path)
        expect(late.get_by_role("list", name="Game log").get_by_text("Ann plays")).to_be_visible()
        early.reload()
        do_aside(early, "Concede")
        expect(verdict(early)).to_contain_text("that this device saw before the first move")
        expect(ending(early).get_by_text(commitment)).to_be_visible()
        expect(verdict(late)).to_contain_text("fingerprint it first saw after move 1")
        stranger.goto(stage.path)
        expect(verdict(stranger)).to_contain_text("which proves nothing")


def test_a_server_that_changes_its_promise_is_found_out(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        # What a server with another seed in mind would have shown at first.
        page.evaluate(
            "([table, other]) => localStorage.setItem(`commonroom-promise-${table}`, `0 ${other}`)",
            [stage.table, hashlib.sha256(b"another seed").hexdigest()],
        )
        page.reload()
        do_aside(page, "Concede")
        expect(verdict(page)).to_contain_text("No. The seed does not match the fingerprint.")

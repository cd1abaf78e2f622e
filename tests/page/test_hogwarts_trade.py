"""Trades of A Year at Hogwarts with the tokens themselves: what to give, what to want, and the answer."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

from commonroom import Match

from .browsing import PHONE, visitor
from .fitting import LAPTOP
from .plain import at_a_moment, staged
from .staging import Seeds
from .test_accessible import serious

SEED = 3
"""A game of two in which the host comes to a common room with tokens."""


def in_a_common_room() -> Match:
    return at_a_moment("propose", 2, SEED)


def trade(page: Page) -> Locator:
    return page.locator(".trade")


@pytest.mark.rule("HOG-169", "RUL-HOG-055")
def test_a_trade_is_offered_in_two_steps_and_accepted(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = in_a_common_room()
    gives, wants = (match.view(0)["people"][seat]["items"][0] for seat in (0, 1))
    stage = staged(server, seeds, match)
    with (
        visitor(browser, server.url, person=stage.people[0], **LAPTOP) as ann,
        visitor(browser, server.url, person=stage.people[1], **PHONE) as bob,
    ):
        ann.goto(stage.path)
        bob.goto(stage.path)
        # The room offers cards by their backs, and tokens as coins.
        expect(trade(ann).locator(".back")).to_have_count(4)
        trade(ann).locator(f'[data-inspect="token {gives}"]').click()
        expect(ann.locator(".bar .question")).to_contain_text("What do you want for")
        expect(trade(ann).get_by_role("group", name="Bob")).to_be_visible()
        expect(trade(ann).locator(".button.main")).to_have_count(0)
        wanted = trade(ann).locator(f'[data-inspect="token {wants}"]')
        wanted.click()
        expect(wanted).to_have_attribute("aria-pressed", "true")
        assert serious(ann) == []
        trade(ann).locator(".button.main").click()
        # The answer shows both things from the side of whoever is asked.
        expect(bob.locator(".bar .question")).to_contain_text("Ann offers you")
        expect(trade(bob).locator("[data-inspect]")).to_have_count(2)
        expect(trade(bob).locator("[data-inspect]").first).to_have_attribute("data-inspect", f"token {wants}")
        assert bob.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(bob) == []
        trade(bob).get_by_role("button", name="Accept").click()
        expect(trade(bob)).to_have_count(0)
        expect(ann.locator(f'.mine [data-inspect="token {wants}"]').first).to_be_visible()
        expect(ann.locator(f'.mine [data-inspect="token {gives}"]')).to_have_count(0)


@pytest.mark.rule("HOG-169")
def test_an_offer_can_be_refused(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = in_a_common_room()
    give, want = (match.view(0)["people"][seat]["items"][0] for seat in (0, 1))
    match.submit(0, {"type": "propose", "give": give})
    match.submit(0, {"type": "offer", "player": 1, "give": give, "want": want})
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.people[1]) as page:
        page.goto(stage.path)
        trade(page).get_by_role("button", name="Refuse").click()
        expect(trade(page)).to_have_count(0)
        expect(page.locator(f'.mine [data-inspect="token {want}"]').first).to_be_visible()

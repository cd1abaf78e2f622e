"""Trades of A Year at Hogwarts with the tokens themselves: what to give, what to want, and the answer."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

import commonroom
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


@pytest.mark.rule("HOG-202")
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_full_satchel_asks_what_is_left_for_a_token(
    browser: Browser, server: Server, seeds: Seeds, device: dict[str, Any]
) -> None:
    match = commonroom.new("hogwarts", seats=["Ann"], seed=f"{1:064x}")
    while not (swaps := [each for each in match.legal(0) if each.get("leave")]):
        match.submit(0, match.bot("greedy").choose(0))
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.host, **device) as page:
        page.goto(stage.path)
        wanted = page.locator(f'[data-swap="{swaps[0]["token"]}"]')
        expect(wanted).to_be_visible()
        # Nothing covers the map before somebody wants the token, and nobody is pressed to take it.
        expect(page.locator(".stage .sheet")).to_have_count(0)
        wanted.click()
        expect(page.locator(".sheet h3")).to_contain_text("Your satchel is full.")
        expect(page.locator(".sheet [data-action]")).to_have_count(len(swaps))
        page.get_by_role("button", name="Cancel").click()
        expect(page.locator(".sheet")).to_have_count(0)
        wanted.click()
        page.locator(".sheet [data-action]").first.click()
        expect(page.locator(".sheet h3")).to_have_count(0)

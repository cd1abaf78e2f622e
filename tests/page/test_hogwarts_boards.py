"""The boards of all players in A Year at Hogwarts: at the table for whoever asks, and below the map of a replay."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

import commonroom

from .browsing import PHONE, visitor
from .fitting import LAPTOP
from .plain import at_a_moment, greedy, plan, staged
from .staging import Seeds
from .test_accessible import serious


def board(page: Page, player: str) -> Locator:
    return page.locator("details").filter(has=page.locator("summary", has_text=player))


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_tap_on_a_player_shows_what_may_be_known_of_them(
    browser: Browser, server: Server, seeds: Seeds, device: dict[str, Any]
) -> None:
    """Tokens lie open and cards do not; of one's own cards one sees the fronts. The board asked for is open."""
    match = at_a_moment("propose", 2, 3)
    view = match.view(0)["people"]
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.host, **device) as page:
        page.goto(stage.path)
        page.locator('[data-anchor="seat-1"]').click()
        for seat, name in enumerate(("Ann", "Bob")):
            shown, person = board(page, name), view[seat]
            if not seat:
                shown.locator("summary").click()
            cards = len(person["spells"]) + len(person["potions"]) + len(person["books"])
            assert cards
            expect(shown.locator(".back")).to_have_count(cards if seat else 0)
            expect(shown.locator("button.card")).to_have_count(0 if seat else cards)
            expect(shown.locator('[data-inspect^="token"]')).to_have_count(len(person["items"]))
        assert serious(page) == []


def test_a_replay_shows_boards_and_their_missions_on_the_map(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = plan(5, 1, greedy, length="quick")
    stage = staged(server, seeds, match)
    record, half = match.record(), match.version // 2
    del record["chain"]
    then = commonroom.replay(record | {"actions": record["actions"][:half]}).look(0).people[0]
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(f"/replay?table={stage.table}#move={half}")
        shown = board(page, "Ann")
        expect(shown).to_have_attribute("open", "")
        hand = (*then.spells, *then.potions, *then.books)
        expect(shown.locator("button.card")).to_have_count(len(hand))
        before = page.locator(".frame").inner_html()
        shown.locator(".place").first.click()
        page.wait_for_function("before => document.querySelector('.frame').innerHTML !== before", arg=before)
        assert serious(page) == []

"""Help for players: the rule that forbids a move, a hint, and what a bot knows."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import Server

from commonroom.rulebook import rulebook

from .browsing import card, cell, lit_cells, log, my_turn, prompt, start_quick_game, visitor
from .staging import Seeds, Stage, begun_by_host

SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}


def rule_text(rule: str, language: str) -> str:
    """Return a rule in the words of the rulebook."""
    book = rulebook("sequence", language)
    return next(entry.text for section in book.sections for entry in section.entries if entry.id == rule)


@pytest.mark.parametrize(("locale", "read"), [("en-GB", "Read rule SEQ-28"), ("de-DE", "Regel SEQ-28 lesen")])
def test_a_refused_move_shows_the_rule_and_where_to_read_it(
    browser: Browser, server: Server, seeds: Seeds, locale: str, read: str
) -> None:
    plan = begun_by_host()
    moves = plan.legal(0)
    held = moves[0]["card"]
    elsewhere = next(move["cell"] for move in moves if move["card"] != held and held[0] != "J")
    stage = Stage(server, seeds, plan)
    with visitor(browser, server.url, person=stage.host, locale=locale) as page:
        page.goto(stage.path)
        my_turn(page)
        card(page, held).click()
        cell(page, elsewhere).click()
        link = page.get_by_role("link", name=read)
        expect(link).to_be_visible()
        rule = " ".join(rule_text("SEQ-28", locale[:2]).split())
        expect(page.get_by_text(rule)).to_be_visible()
        expect(log(page)).to_have_count(0)
        my_turn(page)
        # The card stays chosen: only the space was wrong.
        expect(card(page, held)).to_have_attribute("aria-pressed", "true")
        expect(lit_cells(page)).not_to_have_count(0)
        link.click()
        entry = page.locator("#seq-28")
        expect(entry).to_be_in_viewport()
        expect(entry).to_contain_text(rule)
        # And back to the table, where the game goes on.
        page.locator('.page > p > a[href^="/t/"]').click()
        my_turn(page)


def test_a_hint_names_a_move_that_can_be_made(browser: Browser, server: Server, seeds: Seeds) -> None:
    plan = begun_by_host()
    possible = {
        (move["card"][:-1] + SUITS[move["card"][-1]], f"{'abcdefghij'[move['cell'][0]]}{move['cell'][1] + 1}")
        for move in plan.legal(0)
    }
    stage = Stage(server, seeds, plan)
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        page.get_by_role("button", name="Hint").click()
        asked = prompt(page).inner_text()
        expect(prompt(page)).to_have_text(re.compile("A bot would play"))
        # The question stays, and the bot's own sentence says why.
        assert asked in prompt(page).inner_text()
        note = page.locator(".bar .note")
        expect(note).to_have_text(re.compile(r"A bot would play \S+ on \w+\. [A-Z].+\."))
        hint = re.match(r"A bot would play (\S+) on (\w+)\.", note.inner_text())
        assert hint
        assert hint.groups() in possible
        expect(page.locator("svg.board .pencil")).to_be_visible()
        # The filled button does what the bot would, and is named by it.
        page.get_by_role("button", name="Play {} on {}".format(*hint.groups())).click()
        expect(log(page)).to_have_count(1)


def test_what_a_bot_knows_is_told_where_it_sits(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        start_quick_game(page, level="Easy")
        page.get_by_label("Players").get_by_role("button", name="Easy").click()
        about = page.get_by_role("dialog")
        expect(about.get_by_text("It never sees your cards or the order of the draw pile.")).to_be_visible()


def test_the_rules_are_searched_by_word_and_edition(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        page.goto("/rules/sequence")
        entries = page.locator("li[id]")
        entries.first.wait_for()
        everything = entries.count()
        page.get_by_label("Search the rules").fill("forget draw")
        expect(page.locator("#seq-33")).to_be_visible()
        found = entries.count()
        assert 0 < found < everything
        page.get_by_label("Edition").select_option(label="Classic 2022")
        expect(page.locator("#seq-33")).to_have_count(0)
        expect(page.locator("#seq-34")).to_be_visible()
        page.get_by_label("Search the rules").fill("xyzzy")
        expect(page.get_by_text("No rule contains these words.")).to_be_visible()


def test_a_mistyped_address_leads_to_the_page_that_says_so(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, expected="404") as page:
        for address in ("/nowhere", "/t/%E0%A4%A"):
            page.goto(address)
            expect(page.get_by_role("heading", name="Page not found")).to_be_visible()
        page.goto("/t/NoSuchTable1")
        expect(page.get_by_text("This table does not exist.")).to_be_visible()
        page.get_by_role("link", name="Back to the home page").click()
        expect(page.get_by_role("button", name="Play", exact=True).first).to_be_visible()

"""What explains itself: a card looked at closely, a hint with its reason, keys, and the rules in one minute."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Server

from commonroom import Match

from .browsing import PHONE, card, hand_of, log, my_turn, open_menu, play_any, prompt, start_quick_game, visitor
from .fitting import LAPTOP
from .quidditch import act_out, at_table, new_match, play_until, sockets, table_of_two
from .staging import Seeds, Stage, begun_by_host
from .test_accessible import serious
from .test_lessons import LANGUAGES


def look_at(page: Page) -> Any:
    """Find the card that is looked at closely."""
    return page.get_by_role("tooltip")


@pytest.mark.rule("SEQ-28")
def test_a_card_of_sequence_says_where_it_can_go(browser: Browser, server: Server, seeds: Seeds) -> None:
    plan = begun_by_host()
    plays = [move for move in plan.legal(0) if move["type"] == "play"]
    held = next(move["card"] for move in plays if not move["card"].startswith("J"))
    cells = [f"{'abcdefghij'[move['cell'][0]]}{move['cell'][1] + 1}" for move in plays if move["card"] == held]
    stage = Stage(server, seeds, plan)
    with visitor(browser, server.url, person=stage.host, **LAPTOP) as page:
        page.goto(stage.path)
        my_turn(page)
        card(page, held).hover()
        expect(look_at(page)).to_contain_text("Yes, it can be played.")
        expect(look_at(page)).to_contain_text(", ".join(cells))
        page.mouse.move(5, 5)
        expect(look_at(page)).to_have_count(0)
        # With the keyboard it is read out, too.
        card(page, held).focus()
        page.keyboard.press("i")
        expect(page.locator("[role=log]")).to_contain_text("Where it goes " + ", ".join(cells))
        page.keyboard.press("Escape")
        expect(look_at(page)).to_have_count(0)
        # After one's own move it says why not, with the rule.
        play_any(page)
        if page.locator(".bar.mine").count() == 0:
            hand_of(page).first.focus()
            page.keyboard.press("i")
            expect(look_at(page)).to_contain_text(re.compile(r"SEQ-|Yes"))


def test_a_card_looked_at_leaves_the_question_in_sight_and_leads_to_the_rule(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    stage = Stage(server, seeds, begun_by_host())
    for person, screen in ((0, LAPTOP), (0, PHONE), (1, LAPTOP)):
        with visitor(browser, server.url, person=stage.people[person], **screen) as page:
            page.goto(stage.path)
            hand_of(page).nth(3).hover() if screen is LAPTOP else hand_of(page).nth(3).focus()
            if screen is PHONE:
                page.keyboard.press("i")
            expect(look_at(page).locator("dd").nth(2)).to_be_visible()
            panel, asked = look_at(page).bounding_box(), page.locator(".bar").bounding_box()
            assert panel
            assert asked
            assert panel["y"] + panel["height"] <= asked["y"]
    with visitor(browser, server.url, person=stage.people[1], **LAPTOP) as page:
        page.goto(stage.path)
        hand_of(page).nth(3).hover()
        expect(look_at(page)).to_contain_text("Not now: ")
        # The mouse may take its way to the link.
        rule = look_at(page).get_by_role("link", name=re.compile(r"Read rule SEQ-\d+"))
        rule.click()
        expect(page).to_have_url(re.compile(r"/rules/sequence#seq-\d+"))


@pytest.mark.rule("QCG-45")
def test_a_bluff_is_said_before_it_is_laid(browser: Browser, server: Server, seeds: Seeds) -> None:
    seed = next(seed for seed in range(200) if specials(at_laying(seed)))
    match = new_match(seed)
    table = table_of_two(server, seeds, match)
    act_out(sockets(table), play_until(match, "LAY"))
    with at_table(browser, server, table[1], table[0]) as page:
        special = specials(match)[0]
        card(page, special).hover()
        expect(look_at(page)).to_contain_text("Yes, lay it at a ball.")
        card(page, special).click()
        expect(page.locator(".bar")).to_contain_text("counts for nothing at the Quaffle: a bluff.")


def at_laying(seed: int) -> Match:
    """Return a match in which both lay a card, at the Quaffle alone."""
    match = new_match(seed)
    play_until(match, "LAY")
    return match


def specials(match: Match) -> list[str]:
    """Return the cards in the first hand that count nowhere, if there is only the Quaffle to lay them at."""
    outlook = match.outlook(0)
    assert outlook is not None
    return [each["card"] for each in outlook["cards"] if "Q" in each["bluff"] and each["balls"] == ["Q"]]


def test_a_hint_in_quidditch_gives_its_reason_below_the_question(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = new_match(1)
    table = table_of_two(server, seeds, match)
    act_out(sockets(table), play_until(match, "LAY"))
    with at_table(browser, server, table[1], table[0]) as page:
        asked = prompt(page).locator("p").first
        question = asked.inner_text()
        page.get_by_role("button", name="Hint").click()
        note = prompt(page).locator(".note")
        expect(note).to_contain_text(re.compile(r"A bot would lay .+ at the Quaffle\."))
        assert len(note.inner_text()) > len(note.locator("strong").inner_text()) + 5
        expect(asked).to_have_text(question)


def test_keys_are_shown_where_they_work(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        start_quick_game(page)
        expect(page.locator(".hand kbd")).to_have_count(0)
        page.keyboard.press("2")
        expect(page.locator(".hand kbd")).to_have_text(list("1234567"))
        expect(page.get_by_role("button", name="Put back").locator("kbd")).to_have_text("Esc")
        page.keyboard.press("?")
        sheet = page.get_by_role("dialog", name="Keys")
        expect(sheet.get_by_text("Look at a card closely")).to_be_visible()
        assert serious(page) == []
        page.keyboard.press("Escape")
        menu = open_menu(page)
        menu.get_by_text("Single-key shortcuts").click()
        page.keyboard.press("Escape")
        expect(page.locator(".hand kbd")).to_have_count(0)


def test_escape_leaves_a_look_back(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        start_quick_game(page)
        play_any(page)
        my_turn(page)
        log(page).first.click()
        expect(page.get_by_role("button", name="Back to now")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("button", name="Back to now")).to_have_count(0)


def test_lessons_are_offered_once_at_the_first_game(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        start_quick_game(page)
        offer = page.locator(".offer")
        expect(offer).to_contain_text("New to Sequence?")
        assert serious(page) == []
        offer.get_by_role("button", name="No, thanks").click()
        expect(offer).to_have_count(0)
        start_quick_game(page)
        expect(page.locator(".bar.mine")).to_be_visible()
        expect(offer).to_have_count(0)


@pytest.mark.parametrize("game", ["sequence", "quidditch"])
def test_the_rules_begin_with_one_minute(browser: Browser, server: Server, game: str) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto(f"/rules/{game}")
        expect(page.get_by_role("heading", level=1)).to_contain_text("in one minute")
        tiles = page.locator("ol > li.paper")
        expect(tiles).to_have_count(6)
        for tile in tiles.all():
            assert tile.locator("svg").count() > 0
        assert serious(page) == []
        if game == "sequence":
            page.get_by_role("button", name=re.compile("Harry Potter")).click()
            expect(tiles.nth(3)).to_contain_text("Gryffindor")
        page.get_by_role("link", name="Learn by playing").click()
        expect(page.get_by_role("heading", name="Learn by playing")).to_be_visible()


def test_a_rule_leads_to_the_lesson_in_which_it_happens(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto("/rules/sequence#seq-53")
        page.locator("#seq-53").get_by_role("link", name="Try it: Five in a line").click()
        expect(page.locator(".bubble")).to_contain_text("Five of your chips in a line")


def test_the_minute_of_hogwarts_shows_both_modes_with_its_own_things(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto("/rules/hogwarts")
        tiles = page.locator("ol > li.paper")
        expect(tiles).to_have_count(6)
        expect(tiles.first).to_contain_text("Roll and walk")
        page.get_by_role("button", name="Voldemort Returns").click()
        expect(tiles.first).to_contain_text("Peter Pettigrew")
        expect(tiles).to_have_count(6)
        for tile in tiles.all():
            expect(tile.locator("svg").first).to_be_visible()
        assert serious(page) == []
        page.goto("/rules/quidditch-match")
        expect(tiles).to_have_count(6)
        expect(tiles.first.locator("[data-piece]")).to_have_count(12)
        assert serious(page) == []


@pytest.mark.parametrize("width", [320, *(pytest.param(width, marks=pytest.mark.full) for width in (360, 390, 400))])
def test_the_rules_in_one_minute_fit_every_phone(browser: Browser, server: Server, width: int) -> None:
    with visitor(browser, server.url, **{**PHONE, "viewport": {"width": width, "height": 700}}) as page:
        for game in ("sequence", "quidditch", "hogwarts", "quidditch-match"):
            page.goto(f"/rules/{game}")
            page.locator("ol > li.paper").first.wait_for()
            for language in LANGUAGES:
                page.get_by_role("banner").get_by_role("combobox").select_option(language)
                expect(page.locator("html")).to_have_attribute("lang", language)
                page.locator("ol > li.paper").first.wait_for()
                assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (game, language)

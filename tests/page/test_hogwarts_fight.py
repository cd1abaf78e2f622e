"""Fights of A Year at Hogwarts as a scene: fought by clicking or by keys, watched, and not lost with the server."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server import running as servers
from tests.server.running import Server

import commonroom
from commonroom import Match
from commonroom.server.settings import Settings

from .browsing import CUT_LINE, DESKTOP, PHONE, restarted, visitor
from .fitting import in_sight
from .plain import staged
from .staging import NAMES, PATIENT, Seeds
from .test_accessible import serious

DUEL, ANSWERED, FLEES = 64, 44, 8
"""Seeds of solo games whose first fight begins with an attack, with a blow that a card can answer, and is soon over."""


def at_the_first_fight(seed: int) -> Match:
    """Return a solo game at the first question of its first fight."""
    match = commonroom.new("hogwarts", seats=NAMES[:1], seed=f"{seed:064x}")
    while match.view(0)["agenda"][-1]["task"] not in ("take_turn", "brace"):
        match.submit(0, match.bot("greedy").choose(0))
    return match


def at_the_question(task: str, character: str, before: int = 0) -> Match:
    """Return a quick solo game of a character at the first such question, or some actions before it."""

    def begun() -> Match:
        return commonroom.new("hogwarts", seats=NAMES[:1], options={"length": "quick"}, seed=f"{1:064x}")

    match = begun()
    match.submit(0, {"type": "choose_character", "character": character})
    while match.view(0)["agenda"][-1]["task"] != task:
        match.submit(0, match.bot("greedy").choose(0))
    again = begun()
    for entry in match.record()["actions"][: match.version - before]:
        again.submit(0, {key: value for key, value in entry.items() if key != "seat"})
    return again


def scene(page: Page) -> Locator:
    return page.locator(".fight")


def likely(page: Page) -> Locator:
    """The one filled button."""
    return page.locator(".fight .answers .button.main")


def fight_on(page: Page, do: Any) -> None:
    """Give the likely answer, or any card that has to go, until the end of the fight is shown."""
    for _ in range(60):
        any_card = scene(page).locator(".sheet [data-action]").first
        expect(likely(page).or_(any_card).or_(page.locator(".ended .button.main"))).to_have_count(1)
        if page.locator(".ended").count():
            return
        version = scene(page).get_attribute("data-version")
        do(likely(page).or_(any_card))
        expect(page.locator(f'.fight[data-version="{version}"]')).to_have_count(0)
    raise AssertionError("the fight does not end")


@pytest.mark.rule("HOG-271", "HOG-310")
def test_a_duel_is_fought_by_clicking(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = at_the_first_fight(DUEL)
    numbers = match.outlook(0)
    assert numbers is not None
    dice = numbers["fight"]["fighters"][0]["dice"]
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.host, **DESKTOP) as page:
        page.goto(stage.path)
        expect(scene(page).get_by_role("heading", name="Your attack")).to_be_visible()
        expect(scene(page).get_by_role("heading", name="Ginny Weasley")).to_be_visible()
        expect(likely(page)).to_contain_text(f"Attack: {dice} dice")
        assert serious(page) == []
        # A card is chosen by one tap, and the filled button says so.
        card = scene(page).locator(".card.able").first
        card.click()
        expect(card).to_have_attribute("aria-pressed", "true")
        expect(likely(page)).to_contain_text("Play ")
        page.get_by_role("button", name="Show the map").click()
        expect(page.locator(".glance")).to_contain_text("You are fighting: Ginny Weasley")
        page.get_by_role("button", name="Back to the fight").click()
        page.get_by_role("button", name=f"Attack: {dice} dice").click()
        expect(scene(page).locator(".tray .die[aria-label]")).to_have_count(dice)
        fight_on(page, lambda button: button.click())
        expect(page.locator(".ended h1")).to_have_text(["You win the fight!"])
        assert serious(page) == []
        page.get_by_role("button", name="Go on").click()
        expect(page.locator(".ended")).to_have_count(0)
        expect(page.locator(".stage svg").first).to_be_visible()


@pytest.mark.rule("RUL-HOG-190")
def test_an_opponent_who_will_flee_says_when(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_the_first_fight(FLEES))
    for device in (DESKTOP, PHONE):
        with visitor(browser, server.url, person=stage.host, **device) as page:
            page.goto(stage.path)
            said = scene(page).get_by_text("Flees after 3 attacks")
            expect(said).to_be_visible()
            assert in_sight(said)


@pytest.mark.rule("HOG-276")
def test_dice_that_missed_are_offered_to_be_rolled_again(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_the_question("reroll_dice", "hermione_granger", before=1))
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        expect(scene(page).locator(".tray .title")).to_have_text("Your attack: 4 dice, each 3, 4, 5 or 6 hits")
        likely(page).click()
        # Of 5, 3, 2 and 6 the third misses.
        expect(likely(page)).to_have_text(["Roll one die again"])
        expect(scene(page).get_by_text("Tap the dice to choose.")).to_be_visible()
        missed = page.get_by_role("button", name="Roll the 2 again")
        expect(missed).to_have_attribute("aria-pressed", "true")
        # Whoever leaves the die keeps the roll; another tap takes it again.
        missed.click()
        expect(likely(page)).to_have_text(["Keep the dice"])
        missed.click()
        likely(page).click()
        expect(page.get_by_role("button", name="Roll the 2 again")).to_have_count(0)


def test_dice_roll_and_a_tap_ends_the_roll(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_the_first_fight(DUEL))
    with visitor(browser, server.url, person=stage.host, reduced_motion="no-preference") as page:
        page.clock.install()
        page.goto(stage.path)
        rolling = scene(page).locator(".tray .tumbling")
        expect(likely(page)).to_be_visible()
        # Time stands still, so that the roll lasts however busy the machine is.
        page.clock.pause_at(page.evaluate("Date.now()") / 1000 + 1)
        likely(page).click()
        expect(rolling.first).to_be_visible()
        scene(page).locator(".tray").click(position={"x": 60, "y": 60})
        expect(rolling).to_have_count(0)
        expect(scene(page).locator(".tray .outcome")).to_be_visible()


@pytest.mark.rule("RUL-HOG-063")
def test_a_blow_is_answered_by_keys_on_a_phone(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_the_first_fight(ANSWERED))
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        expect(scene(page).locator(".question")).to_have_text("Do you answer the blow?")
        expect(page.get_by_role("button", name="Take the blow")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert all(in_sight(part) for part in scene(page).locator("h1, .tray, .question").all())
        fight_on(page, lambda button: button.press("Enter"))
        page.get_by_role("button", name="Go on").press("Enter")
        expect(page.locator(".ended")).to_have_count(0)


def test_a_watcher_sees_the_fight_and_can_look_at_the_map(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_the_first_fight(DUEL))
    with visitor(browser, server.url) as page:
        page.goto(stage.path)
        expect(scene(page).get_by_role("heading", name="Ann attacks")).to_be_visible()
        expect(scene(page).locator(".needed")).to_be_visible()
        expect(scene(page).locator(".card")).to_have_count(0)
        page.get_by_role("button", name="Show the map").click()
        expect(page.locator(".glance")).to_contain_text("Ann is fighting: Ginny Weasley")
        page.get_by_role("button", name="Watch the fight").click()
        expect(scene(page)).to_be_visible()


def test_a_fight_goes_on_after_the_server_was_restarted(browser: Browser, seeds: Seeds, tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/commonroom.db", limits=PATIENT, **servers.QUICK)
    first = Server(settings)
    first.start()
    stage = staged(first, seeds, at_the_first_fight(DUEL))
    with visitor(browser, first.url, person=stage.host, expected=CUT_LINE) as page:
        page.goto(stage.path)
        likely(page).click()
        expect(scene(page).locator(".tray .die[aria-label]").first).to_be_visible()
        rolled = scene(page).locator(".tray").inner_text()
        with restarted(page, first):
            assert scene(page).locator(".tray").inner_text() == rolled
            fight_on(page, lambda button: button.click())

"""The Quidditch match on its pitch: by clicking, by keys, on a small phone, and within A Year at Hogwarts."""

from __future__ import annotations

import re
import time
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.patience import PATIENCE
from tests.server.running import Person, Server

from .browsing import DESKTOP, PHONE, do_aside, ending, my_turn, prompt, visitor
from .plain import at_a_moment, staged
from .quidditch import no_scrolling_sideways
from .staging import Seeds
from .test_accessible import serious
from .test_plain import LANGUAGES, quick_start, raw_keys

SMALL: dict[str, Any] = {"viewport": {"width": 320, "height": 640}, "has_touch": True, "is_mobile": True}


def opened(server: Server, **options: Any) -> tuple[Person, str]:
    """Open a match against a bot; return the person and the path of the table."""
    person = Person(server, "Ann")
    table = person.open("me", "greedy", game="quidditch-match", edition="year", options=options)
    return person, f"/t/{table['table']}"


def press(page: Page, name: str | re.Pattern[str]) -> None:
    page.locator(".match .bar").get_by_role("button", name=name).click()


def lit(page: Page) -> Locator:
    """Find the fields that the chosen piece can go to."""
    return page.locator("[data-lit]")


def place(page: Page, piece: str) -> str:
    """Return where a piece of the first side stands, as it is drawn."""
    return page.locator(f'[data-piece="0 {piece}"] > g').first.get_attribute("transform") or ""


def to_act(page: Page) -> None:
    """Wait for the own turn, and roll if that is due."""
    my_turn(page)
    if page.locator(".match .bar").get_by_role("button", name="Roll the dice").count():
        press(page, "Roll the dice")
        lit(page).first.wait_for()


def play_on(page: Page, seconds: float = 8 * PATIENCE) -> None:
    """Do what is most likely wanted until the match is over; end the turn when nothing is."""
    deadline = time.monotonic() + seconds
    row = page.locator(".match .bar .row")
    while not ending(page).count():
        assert time.monotonic() < deadline, "the match does not end"
        for button in (row.locator(".main"), row.get_by_role("button", name=re.compile("End"))):
            if button.count():
                button.first.click(timeout=2000, no_wait_after=True)
                break
        page.wait_for_timeout(40)


@pytest.mark.parametrize("device", [DESKTOP, PHONE], ids=["desktop", "phone"])
def test_a_match_alone_is_played_to_its_end_by_clicking(browser: Browser, server: Server, device: Any) -> None:
    person, path = opened(server, match_turns=2)
    with visitor(browser, server.url, person=person, **device) as page:
        page.goto(path)
        to_act(page)
        assert no_scrolling_sideways(page)
        left = page.locator(".match .bar .words").inner_text()
        before = place(page, "chaser_2")
        page.locator('[data-piece="0 chaser_2"]').click()
        expect(prompt(page)).to_contain_text("Where does Chaser 2 fly?")
        lit(page).first.click()
        expect(page.locator(".match .bar .words")).not_to_have_text(left)
        assert place(page, "chaser_2") != before
        assert serious(page) == []
        play_on(page)
        expect(ending(page)).to_contain_text("The Snitch has been caught")
        # The sky at dusk, with nothing black before it: a colour that is not known paints black.
        assert page.evaluate("getComputedStyle(document.querySelector('.end .night')).fill") == "rgba(12, 16, 43, 0)"
        expect(ending(page).get_by_role("heading", name="win")).to_be_visible()
        assert no_scrolling_sideways(page)
        assert raw_keys(page) == []


def test_a_match_is_opened_from_the_home_page_and_given_up(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        quick_start(page, "quidditch-match")
        page.get_by_role("dialog").get_by_label("House").select_option("ravenclaw")
        page.get_by_role("dialog").get_by_role("button", name="Start").click()
        expect(page.locator(".match > .score")).to_contain_text("Ravenclaw")
        to_act(page)
        do_aside(page, "Concede")
        expect(ending(page)).to_contain_text("The other side conceded")


def test_the_page_tells_why_a_piece_cannot_go_there(browser: Browser, server: Server) -> None:
    person, path = opened(server)
    with visitor(browser, server.url, person=person) as page:
        page.goto(path)
        to_act(page)
        page.locator('[data-piece="0 keeper"]').click()
        expect(prompt(page)).to_contain_text("Where does Keeper fly?")
        page.locator('[data-field="0,0"]').click()
        expect(prompt(page)).to_contain_text("A Keeper cannot leave")


def test_actions_are_not_lost_by_one_tap(browser: Browser, server: Server) -> None:
    person, path = opened(server)
    with visitor(browser, server.url, person=person) as page:
        page.goto(path)
        to_act(page)
        press(page, "End your turn")
        expect(prompt(page)).to_contain_text("if you end now")
        press(page, "End anyway")
        expect(prompt(page)).not_to_contain_text("if you end now")


def test_a_turn_is_played_with_keys_alone(browser: Browser, server: Server) -> None:
    person, path = opened(server)
    with visitor(browser, server.url, person=person) as page:
        page.goto(path)
        to_act(page)
        left = page.locator(".match .bar .words").inner_text()
        pitch = page.get_by_role("application", name="The Quidditch pitch")
        pitch.focus()
        page.keyboard.press("ArrowLeft")
        expect(pitch.locator('[aria-live="polite"]')).to_contain_text("c5")
        goal = lit(page).first.get_attribute("data-lit")
        assert goal is not None
        row, column = map(int, goal.split(","))
        for _ in range(abs(row)):
            page.keyboard.press("ArrowRight" if row > 0 else "ArrowLeft")
        for _ in range(abs(column - 2)):
            page.keyboard.press("ArrowDown" if column > 2 else "ArrowUp")
        page.keyboard.press("Enter")
        expect(page.locator(".match .bar .words")).not_to_have_text(left)


def test_the_moves_are_listed_for_those_who_do_not_see_the_pitch(browser: Browser, server: Server) -> None:
    person, path = opened(server)
    with visitor(browser, server.url, person=person) as page:
        page.goto(path)
        to_act(page)
        page.get_by_role("button", name="The moves as a list").click()
        dialog = page.get_by_role("dialog", name="The moves as a list")
        expect(dialog).to_contain_text("Keeper c1")
        assert serious(page) == []
        dialog.get_by_role("button", name="End your turn").click()
        expect(dialog).to_have_count(0)


def test_pieces_are_placed_freely_where_the_option_says_so(browser: Browser, server: Server) -> None:
    person, path = opened(server, placement="free")
    with visitor(browser, server.url, person=person) as page:
        page.goto(path)
        my_turn(page)
        page.locator(".bench").get_by_role("button", name="Chaser 3").click()
        lit(page).first.click()
        expect(page.locator('[data-piece="0 chaser_3"]')).to_have_count(1)
        expect(page.locator(".bench").get_by_role("button", name="Chaser 3")).to_have_count(0)
        press(page, "Take the standard formation")
        expect(page.get_by_label("To be placed")).to_have_count(0)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_small_phone_shows_the_pitch_in_every_language(browser: Browser, server: Server, language: str) -> None:
    person, path = opened(server)
    with visitor(browser, server.url, person=person, locale=language, **SMALL) as page:
        page.goto(path)
        my_turn(page)
        assert no_scrolling_sideways(page)
        page.locator(".match .bar .main").first.click()
        lit(page).first.wait_for()
        assert no_scrolling_sideways(page)
        assert raw_keys(page) == []
        assert page.locator("[data-field]").first.evaluate("(field) => field.getBoundingClientRect().width") >= 44


def test_a_match_within_a_year_is_played_by_two_and_watched_by_all(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    stage = staged(server, seeds, at_a_moment("match", 1, 1))
    with (
        visitor(browser, server.url, person=stage.host) as page,
        visitor(browser, server.url) as watcher,
    ):
        for eyes in (page, watcher):
            eyes.goto(stage.path)
            expect(eyes.get_by_role("application", name="The Quidditch pitch")).to_be_visible()
            expect(eyes.locator("[data-piece]")).to_have_count(12)
        my_turn(page)
        expect(prompt(watcher)).to_contain_text("Waiting for Ann")
        press(page, "Roll the dice")
        lit(page).first.wait_for()
        expect(watcher.locator(".match .bar .words")).to_be_visible()
        assert serious(page) == []

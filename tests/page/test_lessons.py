"""Lessons on the page: the coach speaks, every try is answered, and whoever leaves goes on where they were."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

from .browsing import PHONE, card, cell, chips, lit_cells, play, visitor
from .fitting import LAPTOP, box_of, is_inside
from .test_accessible import serious

LANGUAGES = ("en", "fr", "nl", "de", "it", "es", "pt", "pl")
FIVE = [
    {"card": "4H", "cell": [4, 5]},
    {"card": "KH", "cell": [5, 6]},
    {"card": "5S", "cell": [0, 4]},
]


def coach(page: Page) -> Locator:
    """Find what the coach says."""
    return page.locator(".bubble")


def step(page: Page, number: int, steps: int) -> None:
    """Wait until a lesson is at this step."""
    expect(page.locator(".head .count")).to_have_text(f"Step {number} of {steps}")


def button(page: Page, name: str) -> Locator:
    return page.locator(".bar, .answer").get_by_role("button", name=name)


COVERED = """() => {
        const bubble = document.querySelector(".bubble").getBoundingClientRect();
        return [...document.querySelectorAll("[data-target], .hand .matching, .hand .usable")].filter((thing) => {
            const box = thing.getBoundingClientRect();
            const beside = box.left >= bubble.right || box.right <= bubble.left;
            return !beside && box.top < bubble.bottom && box.bottom > bubble.top;
        }).map((thing) => thing.outerHTML.slice(0, 80));
    }"""
"""The targets that the bubble lies on."""


def uncover(page: Page) -> None:
    """Wait until the bubble has found a place where it lies on no target."""
    page.wait_for_function(f"() => !({COVERED})().length")


@pytest.mark.rule("SEQ-53")
@pytest.mark.rule("SEQ-36")
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_lesson_of_sequence_from_the_shelf_to_its_end(browser: Browser, server: Server, device: Any) -> None:
    with visitor(browser, server.url, **device) as page:
        page.goto("/")
        page.get_by_role("link", name=re.compile("Learn")).first.click()
        page.get_by_role("link", name="Five in a line").click()
        expect(coach(page)).to_contain_text("Which one lies on your diagonal from c4?")
        # What it is about is lit, and never below the bubble.
        expect(lit_cells(page)).to_have_count(2)
        expect(card(page, "4H")).to_have_class(re.compile("matching"))
        uncover(page)
        for number, action in enumerate(FIVE):
            step(page, number + 1, 3)
            play(page, action)
        expect(coach(page)).to_contain_text("Two sequences, and the game is yours!")
        expect(page.locator("[role=log]")).to_contain_text("Two sequences")
        expect(chips(page).locator("visible=true")).not_to_have_count(0)
        page.get_by_role("link", name="Next: Two kinds of jacks").click()
        expect(coach(page)).to_contain_text("J♠ has one eye")


@pytest.mark.rule("RUL-SEQ-21")
def test_a_wrong_try_is_answered_and_not_taken(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto("/learn/sequence/lines")
        step(page, 1, 3)
        before = chips(page).count()
        play(page, {"card": "4H", "cell": [7, 8]})
        expect(coach(page)).to_contain_text("it stands alone")
        play(page, {"card": "KH", "cell": [1, 6]})
        expect(coach(page)).to_contain_text("That does not help the diagonal.")
        assert chips(page).count() == before
        step(page, 1, 3)
        # What the rules refuse is answered with the rule, which leads back to the lesson.
        card(page, "4H").click()
        cell(page, [9, 0]).click()
        coach(page).get_by_role("link", name="Read rule RUL-SEQ-21").click()
        expect(page.locator("#rul-seq-21")).to_be_in_viewport()
        page.get_by_role("link", name="Back to the lesson").click()
        step(page, 1, 3)
        # Whoever is stuck is shown the card and the space.
        page.get_by_role("button", name="Show me").click()
        expect(coach(page)).to_contain_text("between your chips")
        expect(page.locator(".board .pencil")).not_to_have_count(0)
        play(page, FIVE[0])
        step(page, 2, 3)


def test_whoever_leaves_goes_on_where_they_were(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, expected="400", **LAPTOP) as page:
        page.goto("/learn/sequence/lines")
        play(page, FIVE[0])
        step(page, 2, 3)
        page.reload()
        step(page, 2, 3)
        expect(cell(page, [4, 5])).to_have_accessible_name(re.compile("blue chip|your chip|chip", re.IGNORECASE))
        page.goto("/learn")
        expect(page.get_by_role("link", name="Five in a line begun")).to_be_visible()
        page.get_by_role("link", name="Start: Five in a line").click()
        step(page, 2, 3)
        page.get_by_role("button", name="Back").click()
        step(page, 1, 3)
        page.get_by_role("link", name="Skip this lesson").click()
        expect(page.get_by_role("heading", name="Two kinds of jacks")).to_be_visible()
        # Progress that no longer fits the lesson begins anew.
        page.evaluate("""localStorage.setItem('commonroom-lessons-sequence',
            JSON.stringify({lines: {actions: [{type: 'draw'}], done: false}}))""")
        page.goto("/learn/sequence/lines")
        step(page, 1, 3)


@pytest.mark.rule("QCG-36")
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_lesson_of_quidditch_to_its_end(browser: Browser, server: Server, device: Any) -> None:
    with visitor(browser, server.url, **device) as page:
        page.goto("/learn/quidditch/ball")
        expect(coach(page)).to_contain_text("Lay your Chaser 9.")
        card(page, "beater_1").click()
        button(page, "Lay").click()
        expect(coach(page)).to_contain_text("A Beater counts here too, but only for 1.")
        step(page, 1, 3)
        card(page, "chaser_9").click()
        button(page, "Lay").click()
        step(page, 2, 3)
        uncover(page)
        # Nobody passes for the learner.
        button(page, "Pass").click()
        step(page, 3, 3)
        card(page, "chaser_8").click()
        button(page, "Lay").click()
        expect(coach(page)).to_contain_text("Lay, reveal, score: that is a round.")


def test_the_coach_is_read_out_and_keys_are_enough(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto("/learn/sequence/first-chip")
        live = page.locator("[role=log]")
        expect(live).to_contain_text("Every card except the jacks is printed twice")
        page.keyboard.press("2")
        expect(card(page, "4H")).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Enter")
        expect(live).to_contain_text("Your chip is down.")
        page.keyboard.press("d")
        step(page, 3, 4)


def test_on_a_phone_the_board_keeps_its_size_and_a_card_is_easily_drawn(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **PHONE) as page:
        page.goto("/learn/sequence/first-chip")
        expect(coach(page)).to_be_visible()
        before = box_of(page.locator("svg.board"))
        card(page, "4H").tap()
        expect(button(page, "Put back")).to_be_visible()
        assert box_of(page.locator("svg.board")) == before
        cell(page, [4, 5]).tap()
        step(page, 2, 4)
        expect(coach(page)).to_contain_text("Usually that happens by itself")
        pile = page.locator(".rack .pile")
        assert box_of(pile)["height"] >= 44
        assert is_inside(pile.locator(".word"))
        button(page, "Draw a card").tap()
        step(page, 3, 4)


@pytest.mark.rule("QCG-84")
def test_coach_and_question_have_one_voice(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto("/learn/sequence/first-chip")
        play(page, {"card": "4H", "cell": [4, 5]})
        expect(page.locator(".bar")).to_contain_text("Your new card is on the pile.")
        page.goto("/learn/quidditch/jinx")
        card(page, "leg_locker").click()
        button(page, "Play Leg-Locker").click()
        # The answer grows over the pitch, and the coach makes room.
        step(page, 2, 4)
        expect(page.locator(".answer .what")).to_be_visible()
        page.wait_for_function("""() => {
            const [coach, asked] = [".bubble", ".answer"].map((each) =>
                document.querySelector(each).getBoundingClientRect());
            return coach.bottom <= asked.top || coach.right <= asked.left;
        }""")
        button(page, "Cancel it with Finite").click()
        button(page, "Cancel it with Referee").click()
        step(page, 4, 4)
        expect(page.locator(".bar .main")).to_contain_text("Pass")


def test_an_unknown_lesson_is_not_found(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        for path in ("/learn/none", "/learn/hogwarts/none", "/learn/sequence/none"):
            page.goto(path)
            expect(page.get_by_role("heading", name="Page not found")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(320, 568), (360, 640), (390, 844), (400, 800)])
def test_lessons_fit_every_phone_in_every_language(browser: Browser, server: Server, width: int, height: int) -> None:
    phone = {**PHONE, "viewport": {"width": width, "height": height}}
    with visitor(browser, server.url, **phone) as page:
        for path in (
            "/learn",
            "/learn/sequence/dead-cards",
            "/learn/quidditch/jinx",
            "/learn/hogwarts/walk",
            "/learn/hogwarts/duel",
            "/learn/quidditch-match/snitch",
        ):
            page.goto(path)
            page.locator(".head h1, .page h1").first.wait_for()
            for language in LANGUAGES:
                page.get_by_role("banner").get_by_role("combobox").select_option(language)
                expect(page.locator("html")).to_have_attribute("lang", language)
                assert page.evaluate("document.documentElement.scrollWidth - innerWidth") <= 0, (path, language)


@pytest.mark.parametrize(("scheme", "device"), [("light", LAPTOP), ("dark", PHONE)], ids=["laptop", "phone"])
def test_axe_finds_nothing_serious_in_lessons(browser: Browser, server: Server, scheme: str, device: Any) -> None:
    with visitor(browser, server.url, color_scheme=scheme, **device) as page:
        for path in ("/learn", "/learn/sequence/lines", "/learn/quidditch/ball"):
            page.goto(path)
            page.locator("h1").wait_for()
            assert serious(page) == [], path


@pytest.mark.parametrize("size", [(1366, 768), (1920, 1080), (820, 1180)], ids=str)
@pytest.mark.parametrize(
    "lesson", ["sequence/first-chip", "sequence/jacks", "sequence/blocking", "quidditch/roles", "quidditch/snitch"]
)
def test_the_coach_stands_beside_what_it_talks_about(
    browser: Browser, server: Server, lesson: str, size: tuple[int, int]
) -> None:
    with visitor(browser, server.url, viewport={"width": size[0], "height": size[1]}) as page:
        page.goto(f"/learn/{lesson}")
        expect(coach(page)).to_be_visible()
        uncover(page)
        box = coach(page).bounding_box()
        assert box is not None
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0]

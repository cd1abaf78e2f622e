"""The first game of A Year at Hogwarts: a coach leads through it in five steps beside the question, or is skipped."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

import commonroom
from commonroom import Match

from .browsing import PHONE, open_menu, visitor
from .fitting import LAPTOP, in_sight
from .plain import staged
from .staging import NAMES, Seeds
from .test_accessible import serious
from .test_hogwarts_fight import DUEL, at_the_first_fight, fight_on

APART = """([one, other]) => {
  const [a, b] = [one, other].map((each) => document.querySelector(each).getBoundingClientRect());
  return a.bottom <= b.top || b.bottom <= a.top || a.right <= b.left || b.right <= a.left;
}"""


def coach(page: Page) -> Locator:
    """What the coach says now."""
    return page.locator(".coach.shown")


def new_game(players: int = 1, edition: str = "year", **options: Any) -> Match:
    return commonroom.new("hogwarts", edition=edition, seats=NAMES[:players], options=options, seed=f"{5:064x}")


def walk_somewhere(page: Page) -> None:
    """Go to the first place in the list to which nothing lies on the way that could be taken."""
    page.get_by_role("button", name="The map as a list").click()
    places = page.get_by_role("dialog").get_by_role("button", name="steps")
    places.filter(has_not_text="On the way").first.click()


def answer_until(page: Page, words: str) -> None:
    """Answer whatever is asked, until the coach says this."""
    said = coach(page).filter(has_text=words)
    for _ in range(20):
        expect(page.locator(".bar.mine")).to_be_visible()
        if said.count():
            return
        question = page.locator(".bar .question").inner_text()
        page.locator(".bar .button.main, .sheet [data-action], .bar .button:has-text('No, go on')").first.click()
        expect(page.locator(".bar .question").filter(has_not_text=question).or_(said).first).to_be_visible()
    raise AssertionError(f"the coach never says: {words}")


def test_a_first_game_is_led_step_by_step(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, new_game(length="quick"))
    with visitor(browser, server.url, person=stage.host, **LAPTOP) as page:
        page.goto(stage.path)
        expect(coach(page)).to_contain_text("First steps, 1 of 5")
        expect(coach(page)).to_contain_text("one mission and more than 210 points")
        page.get_by_role("button", name="Harry Potter").click()
        # Each step follows what the server asks, and stands beside its question.
        expect(coach(page)).to_contain_text("First steps, 2 of 5")
        expect(coach(page)).to_contain_text("Roll first")
        expect(page.locator(".bar .question")).to_contain_text("Your turn")
        page.get_by_role("button", name="Roll the dice").click()
        expect(coach(page)).to_contain_text("where the map glows")
        expect(page.locator(".bar .question")).to_have_text("Where do you walk?")
        assert page.evaluate(APART, [".coach", ".stage"])
        assert page.evaluate(APART, [".coach", ".bar"])
        assert serious(page) == []
        walk_somewhere(page)
        expect(coach(page)).to_contain_text("First steps, 3 of 5")
        coach(page).get_by_role("button", name="Got it").click()
        answer_until(page, "First steps, 4 of 5")
        # What is known is remembered on the device.
        page.reload()
        expect(coach(page)).to_contain_text("what is still missing")
        coach(page).get_by_role("button", name="Got it").click()
        expect(coach(page)).to_have_count(0)


@pytest.mark.rule("HOG-082")
def test_a_step_is_a_fight(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_the_first_fight(DUEL))
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        # What comes first is told first.
        expect(coach(page)).to_contain_text("First steps, 1 of 5")
        expect(coach(page)).to_contain_text("is a hit")
        expect(page.locator(".answers .question")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(page) == []
        fight_on(page, lambda button: button.click())
        page.get_by_role("button", name="Go on").click()
        expect(page.locator(".fight")).to_have_count(0)
        assert "fight" in page.evaluate("localStorage['commonroom-guide-hogwarts']").split()


def test_the_first_steps_can_be_skipped_and_shown_again(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, new_game())
    with visitor(browser, server.url, person=stage.host, locale="de", **PHONE) as page:
        page.goto(stage.path)
        expect(coach(page)).to_contain_text("Erste Schritte, 1 von 5")
        assert in_sight(coach(page))
        assert page.evaluate(APART, [".coach", ".bar"])
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        coach(page).get_by_role("button", name="Überspringen").click()
        expect(coach(page)).to_have_count(0)
        # Nor is anything else offered to whoever has skipped them.
        page.wait_for_load_state("networkidle")
        expect(page.locator(".offer")).to_have_count(0)
        page.reload()
        page.get_by_role("button", name="Harry Potter").click()
        page.get_by_role("button", name="Würfeln").wait_for()
        expect(coach(page)).to_have_count(0)
        page.get_by_role("button", name="Menü").click()
        page.get_by_role("button", name="Erste Schritte noch einmal zeigen").click()
        expect(coach(page)).to_contain_text("Erste Schritte, 1 von 5")
        page.get_by_role("button", name="Menü").click()
        page.get_by_role("button", name="Erste Schritte überspringen").click()
        expect(coach(page)).to_have_count(0)


@pytest.mark.parametrize(
    ("game", "seat", "words"),
    [
        (new_game(3), 0, "Then whoever has the most points wins"),
        (new_game(2, variant="team", teams=1), 0, "Your team needs"),
        (new_game(2, edition="voldemort-returns"), 0, "You are Peter Pettigrew"),
    ],
    ids=["company", "team", "dark"],
)
def test_every_way_to_play_begins_with_its_own_goal(
    browser: Browser, server: Server, seeds: Seeds, game: Match, seat: int, words: str
) -> None:
    while seat not in game.to_act:
        game.submit(game.to_act[0], game.bot("greedy").choose(game.to_act[0]))
    stage = staged(server, seeds, game)
    with visitor(browser, server.url, person=stage.people[seat]) as page:
        page.goto(stage.path)
        expect(coach(page)).to_contain_text(words)


def test_whoever_watches_is_not_taught(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, new_game())
    with visitor(browser, server.url) as page:
        page.goto(stage.path)
        page.locator(".bar .question").wait_for()
        expect(page.locator(".coach")).to_have_count(0)
        expect(open_menu(page).get_by_role("button", name="first steps")).to_have_count(0)

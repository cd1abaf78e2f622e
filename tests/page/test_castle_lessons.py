"""The lessons of A Year at Hogwarts and of its match, done by hand: whoever does what is lit comes to their end."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.lessons.teaching import stops
from tests.server.running import Server

from commonroom.lessons import Lesson, Step, lessons_of

from .browsing import PHONE, visitor
from .castle import tap_field
from .fitting import LAPTOP, in_sight
from .test_accessible import serious
from .test_lessons import coach, uncover
from .test_plain import raw_keys

LESSONS = [lesson for game in ("hogwarts", "quidditch-match") for lesson in lessons_of(game)]
WALK, QUAFFLE = (next(each for each in LESSONS if each.id == name) for name in ("walk", "quaffle"))
LOW_PHONE: dict[str, Any] = {**PHONE, "viewport": {"width": 360, "height": 640}}
LIT = "button.pointed:visible, .sheet button.hinted:visible"


def lit(page: Page) -> Locator:
    """Find the buttons that the lesson points at."""
    return page.locator(LIT)


def follow(page: Page, step: Step, action: dict[str, Any]) -> None:
    """Do what the coach asks for with what is lit, as somebody would who knows nothing else."""
    if fields := step.point.get("fields"):
        field = next(each for each in fields if each in (action.get("to"), *action.get("path", [])[-1:]))
        tap_field(page, field)
        page.locator(".question .button.main").click()
    elif spots := step.point.get("spots"):
        if action["type"] == "move":
            tap(page, page.locator(f'[data-piece="0 {action["piece"]}"]'))
        elif lit(page).count():
            lit(page).first.click()
        if action["type"] != "roll":
            tap(page, page.locator(f'[data-field="{spots[0][0]},{spots[0][1]}"]').first)
        if action["type"] == "throw":
            page.locator(".match .bar .button.main").click()
    else:
        press_lit(page, action)


def tap(page: Page, drawn: Locator) -> None:
    """Tap something that is drawn, where its middle is."""
    box = drawn.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def press_lit(page: Page, action: dict[str, Any]) -> None:
    """Press what is lit; what lies in a drawer is lit when the drawer, which is lit before, is open."""
    button = lit(page).and_(page.locator(":not(.drawer)"))
    if not button.count():
        page.locator(".drawer.pointed").click()
    button.first.click()
    # A card is chosen first, and played by its button.
    chosen = page.locator(".bar .button.main, .answers .button.main")
    if action["type"] in ("card", "play") and chosen.count():
        chosen.first.click()


def begun(page: Page, lesson: Lesson) -> None:
    page.goto(f"/learn/{lesson.game}/{lesson.id}")
    coach(page).wait_for()


def at(page: Page, number: int, lesson: Lesson) -> None:
    """Wait until a lesson is at this step and the coach speaks; Voldemort's return is read before."""
    if lesson.steps[number - 1].id == "hide":
        page.locator(".moment .button").click()
    coach(page).wait_for()
    expect(page.locator(".head .count")).to_have_text(f"Step {number} of {len(lesson.steps)}")


@pytest.mark.parametrize(
    "device",
    [LAPTOP, PHONE, pytest.param(LOW_PHONE, marks=pytest.mark.full)],
    ids=["laptop", "phone", "low phone"],
)
@pytest.mark.parametrize("lesson", LESSONS, ids=lambda lesson: f"{lesson.game}-{lesson.id}")
def test_whoever_does_what_is_lit_comes_to_the_end(
    browser: Browser, server: Server, lesson: Lesson, device: Any
) -> None:
    with visitor(browser, server.url, **device) as page:
        begun(page, lesson)
        for number, (course, _) in enumerate(stops(lesson)):
            if course.step is None:
                break
            at(page, number + 1, lesson)
            assert in_sight(coach(page))
            uncover(page)
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
            if course.step.right:
                follow(page, course.step, course.right()[0])
            else:
                coach(page).get_by_role("button", name="Go on").click()
        expect(coach(page).get_by_role("heading", name="Well done")).to_be_visible()
        assert raw_keys(page) == []
        assert serious(page) == []


@pytest.mark.rule("HOG-101")
def test_another_field_is_answered_by_the_coach_and_not_walked_to(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        begun(page, WALK)
        press_lit(page, {"type": "roll"})
        at(page, 2, WALK)
        pawn = page.locator("[data-pawn], .pawn").first.bounding_box()
        tap_field(page, "clock_tower")
        page.locator(".question .button.main").click()
        expect(coach(page)).to_contain_text("That comes next; now fetch the potion.")
        at(page, 2, WALK)
        assert page.locator("[data-pawn], .pawn").first.bounding_box() == pawn
        # Whoever is stuck is told once more, and finds the walk laid ready.
        coach(page).get_by_role("button", name="Show me").click()
        expect(coach(page)).to_contain_text("Walk to the lit field")
        page.get_by_role("button", name="Walk there").click()
        at(page, 3, WALK)


def test_whoever_ends_the_turn_too_early_on_the_pitch_is_told(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        begun(page, QUAFFLE)
        for number, (course, _) in enumerate(stops(QUAFFLE)):
            at(page, number + 1, QUAFFLE)
            if course.step is None or course.step.id == "pass":
                break
            follow(page, course.step, course.right()[0])
        page.locator(".match .bar").get_by_role("button", name="End your turn").click()
        page.locator(".match .bar").get_by_role("button", name="End anyway").click()
        expect(coach(page)).to_contain_text("You still have actions.")
        at(page, 3, QUAFFLE)

"""The table of A Year at Hogwarts: one header, the whole map, and on a phone everything on one screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Person, Server

from .browsing import PHONE, visitor
from .fitting import LAPTOP, in_sight
from .test_accessible import serious

SMALL_PHONE: dict[str, Any] = {"viewport": {"width": 360, "height": 640}, "has_touch": True, "is_mobile": True}
# A few pixels of its margin may be lost where the shapes nearly agree.
WHOLE_MAP = """() => {
  const map = document.querySelector(".frame .map").getBoundingClientRect();
  const frame = document.querySelector(".frame").getBoundingClientRect();
  return map.left >= frame.left - 12 && map.top >= frame.top - 12
    && map.right <= frame.right + 12 && map.bottom <= frame.bottom + 12;
}"""
LABELS = """() => [...document.querySelectorAll(".map-label")].map((label) => label.getBBox())
  .map(({ x, y, width, height }) => [x, y + height * 0.15, x + width, y + height * 0.85])"""


@contextmanager
def seated(browser: Browser, server: Server, seats: int = 4, **more: Any) -> Iterator[Page]:
    """Sit down with bots as the first player, and choose somebody to play."""
    host = Person(server, "Ann")
    options = {"first_player": 0}
    opened = host.open("me", *["greedy"] * (seats - 1), game="hogwarts", edition="year", options=options)
    with visitor(browser, server.url, person=host, **more) as page:
        page.goto(f"/t/{opened['table']}")
        page.locator("button.person").first.click()
        page.locator(".bar.mine .main").wait_for()
        yield page


@pytest.mark.parametrize("size", [LAPTOP, {"viewport": {"width": 1440, "height": 900}}])
def test_the_header_has_the_players_and_the_map_is_whole(
    browser: Browser, server: Server, size: dict[str, Any]
) -> None:
    with seated(browser, server, **size) as page:
        header = page.get_by_role("banner")
        assert header.bounding_box()["height"] <= 52  # type: ignore[index]
        expect(header.get_by_role("list", name="Players").locator("button.player")).to_have_count(4)
        expect(header.get_by_role("button", name="Menu")).to_be_visible()
        page.wait_for_function(WHOLE_MAP)
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert serious(page) == []


def test_eight_players_fit_into_the_header(browser: Browser, server: Server) -> None:
    with seated(browser, server, seats=8, **LAPTOP) as page:
        players = page.get_by_role("banner").locator("button.player")
        expect(players).to_have_count(8)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        boxes = [player.bounding_box() for player in players.all()]
        assert all(one["x"] + one["width"] <= two["x"] for one, two in pairwise(boxes))  # type: ignore[index]


def test_the_log_is_a_line_that_opens_over_the_map(browser: Browser, server: Server) -> None:
    with seated(browser, server, **LAPTOP) as page:
        page.locator("button.last").click()
        log = page.get_by_role("list", name="Game log")
        expect(log).to_be_visible()
        assert in_sight(log)
        page.get_by_role("button", name="Close").click()
        expect(log).to_have_count(0)
        expect(page.locator("button.last")).to_be_visible()


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE])
def test_a_phone_has_everything_on_one_screen(browser: Browser, server: Server, size: dict[str, Any]) -> None:
    with seated(browser, server, **size) as page:
        page.locator(".bar .main").click()
        expect(page.locator(".moves strong")).to_be_visible()
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(page) == []
        drawers = page.locator("button.drawer")
        expect(drawers).to_have_count(4)
        for number in range(4):
            drawers.nth(number).tap()
            inside = page.locator(".drawers").locator("xpath=..").get_by_role("region")
            expect(inside).to_be_visible()
            # A drawer covers the map, never the question.
            top = page.locator(".question p.question").bounding_box()["y"]  # type: ignore[index]
            box = inside.bounding_box()
            assert box["y"] >= 0  # type: ignore[index]
            assert box["y"] + box["height"] <= top  # type: ignore[index]
            drawers.nth(number).tap()
            expect(inside).to_have_count(0)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_names_on_the_map_do_not_cover_each_other(browser: Browser, server: Server, language: str) -> None:
    with seated(browser, server, locale=language, **LAPTOP) as page:
        page.evaluate("document.fonts.ready")
        boxes = page.evaluate(LABELS)
        assert len(boxes) > 40
        for number, one in enumerate(boxes):
            for two in boxes[number + 1 :]:
                wide, high = min(one[2], two[2]) - max(one[0], two[0]), min(one[3], two[3]) - max(one[1], two[1])
                # Letters are measured by the browser, names are placed by estimate: a hair is no collision.
                assert min(wide, high) < 5, (one, two)


def test_arrows_choose_where_to_walk_and_enter_goes_there(browser: Browser, server: Server) -> None:
    with seated(browser, server, **LAPTOP) as page:
        page.locator(".bar .main").click()
        expect(page.locator(".moves strong")).to_be_visible()
        targets = page.locator(".map [data-target]")
        targets.first.wait_for(state="attached")
        page.evaluate("document.activeElement.blur()")
        reached = set()
        for key in ("ArrowUp", "ArrowRight", "ArrowDown", "ArrowLeft"):
            page.keyboard.press(key)
            if (place := page.locator(".bar .asked .small")).count():
                reached.add(place.first.inner_text())
        assert len(reached) > 1, "the choice does not move"
        page.keyboard.press("l")
        expect(page.get_by_role("dialog")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        question = page.locator(".bar .question").inner_text()
        page.evaluate("document.activeElement.blur()")
        page.keyboard.press("Enter")
        expect(page.locator(".bar .question")).not_to_have_text(question)
        # The keys are listed where every table lists them.
        page.keyboard.press("?")
        expect(page.get_by_role("dialog")).to_contain_text("Find me on the map")


SCALE = """() => document.querySelector(".frame .map").style.transform"""


def test_the_map_keeps_its_size_whatever_is_said_below_it(browser: Browser, server: Server) -> None:
    with seated(browser, server, **LAPTOP) as page:
        page.wait_for_function(WHOLE_MAP)
        page.locator(".coach.shown").wait_for()
        before = page.evaluate(SCALE)
        page.get_by_role("button", name="Skip", exact=True).click()
        expect(page.locator(".coach.shown")).to_have_count(0)
        page.locator(".bar.mine .main").click()
        page.locator(".moves").wait_for()
        page.get_by_role("button", name="Hint").click()
        page.locator(".bar .asked .note, .bar [class*=hint], .stage .card article").first.wait_for()
        assert page.evaluate(SCALE) == before


def test_all_who_can_be_played_are_in_sight_on_a_laptop(browser: Browser, server: Server) -> None:
    host = Person(server, "Ann")
    opened = host.open("me", *["greedy"] * 3, game="hogwarts", edition="year", options={"first_player": 0})
    with visitor(browser, server.url, person=host, **LAPTOP) as page:
        page.goto(f"/t/{opened['table']}")
        people = page.locator("button.person")
        people.first.wait_for()
        expect(people).to_have_count(8)
        sheet = page.locator(".sheet.whole").bounding_box()
        for each in people.all():
            box = each.bounding_box()
            assert box["y"] + box["height"] <= sheet["y"] + sheet["height"]  # type: ignore[index]

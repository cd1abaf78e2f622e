"""A Year at Hogwarts on a phone: what a question or a mission names comes into sight, and a card is read by a tap."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, Page, expect
from tests.server.running import Server

from commonroom import Match

from .browsing import PHONE, visitor
from .fitting import is_inside
from .plain import staged
from .staging import Seeds
from .test_accessible import serious
from .test_hogwarts_fight import at_the_question

RINGED = ".map circle[stroke-dasharray]"
IN_FRAME = """thing => {
  const frame = document.querySelector(".frame").getBoundingClientRect();
  const { left, top, right, bottom } = thing.getBoundingClientRect();
  return left >= frame.left && top >= frame.top && right <= frame.right && bottom <= frame.bottom;
}"""
ANY_LIT = f"""() => [...document.querySelectorAll(".map [data-target]")].some({IN_FRAME})"""
WHERE = """() => document.querySelector(".frame .map").style.transform"""
HIGH = """() => document.querySelector(".frame").clientHeight"""


@contextmanager
def on_a_phone(browser: Browser, server: Server, seeds: Seeds, match: Match) -> Iterator[Page]:
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        page.get_by_role("button", name="Skip", exact=True).tap()
        yield page


def test_the_place_of_a_mission_is_shown_and_ringed_on_the_map(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = at_the_question("choose_mission", "cedric_diggory")
    with on_a_phone(browser, server, seeds, match) as page:
        page.locator(".drawer", has_text="Missions").tap()
        drawer = page.get_by_role("region", name="Missions")
        expect(page.locator(RINGED)).to_have_count(0)
        drawer.locator(".place").last.tap()
        expect(drawer).to_have_count(0)
        expect(page.locator(RINGED)).to_have_count(1)
        assert page.locator(RINGED).evaluate(IN_FRAME)


def test_lit_places_come_into_sight_once(browser: Browser, server: Server, seeds: Seeds) -> None:
    """Whoever turns away from them is not pulled back."""
    match = at_the_question("offer_trip", "cedric_diggory")
    with on_a_phone(browser, server, seeds, match) as page:
        expect(page.locator(".bar .question")).to_contain_text("Tap a lit place")
        page.wait_for_function(ANY_LIT)
        page.get_by_role("button", name="Show where I am").tap()
        assert not page.evaluate(ANY_LIT)
        where, high = page.evaluate(WHERE), page.evaluate(HIGH)
        page.set_viewport_size({"width": 390, "height": 780})
        page.wait_for_function(f"high => ({HIGH})() < high", arg=high)
        assert not page.evaluate(ANY_LIT), where


def test_the_dice_of_a_walk_are_seen(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = at_the_question("walk", "harry_potter")
    with on_a_phone(browser, server, seeds, match) as page:
        expect(page.locator(".bar .moves strong")).to_be_visible()
        dice = page.locator(".bar .dice svg")
        expect(dice).to_have_count(2)
        assert all(is_inside(die) for die in dice.all())


def test_a_tap_explains_what_cannot_be_used_now(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = at_the_question("choose_mission", "cedric_diggory")
    held = match.view(0)["people"][0]
    refused = (match.outlook(0) or {})["refused"]
    with on_a_phone(browser, server, seeds, match) as page:
        page.locator(".drawer", has_text="Hand").tap()
        drawer = page.get_by_role("region", name="Hand")
        expect(drawer).to_contain_text("Tap to read")
        decks = drawer.locator("button[aria-pressed]")
        expect(decks).to_have_count(sum(bool(held[heap]) for heap in ("spells", "potions", "books")))
        decks.first.tap()
        for name in drawer.locator(".card .name span").all():
            assert float(name.evaluate("name => parseFloat(getComputedStyle(name).fontSize)")) >= 11
        assert all(card.evaluate("card => card.offsetWidth") >= 100 for card in drawer.locator("button.card").all())
        assert serious(page) == []
        card = drawer.locator("button.card[aria-disabled=true]").last
        why = refused["cards"][card.get_attribute("data-inspect").split()[1]]["message"]  # type: ignore[union-attr]
        # Nothing would happen to it but that, which a browser under test takes for nothing at all.
        card.tap(force=True)
        expect(page.get_by_role("tooltip")).to_contain_text(why)
        expect(drawer).to_contain_text(why)
        # Whoever has no fingers for it uses a key.
        page.keyboard.press("Escape")
        expect(page.get_by_role("tooltip")).to_have_count(0)
        page.locator(".drawer", has_text="Satchel").tap()
        page.get_by_role("region", name="Satchel").locator("button.coin").first.press("Enter")
        expect(page.get_by_role("tooltip")).to_contain_text(refused["tokens"][held["items"][0]]["message"])
        assert serious(page) == []

"""Preferences of a player: confirmation, dragging, sorting, dark, still, quiet; and they are remembered."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

from .browsing import (
    card,
    cell,
    chips,
    hand,
    kept,
    listen_for_sounds,
    lit_cells,
    log,
    my_turn,
    open_menu,
    pick_any,
    play,
    prompt,
    visitor,
)
from .staging import Seeds, Stage, begun_by_host

RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A"]


@pytest.fixture
def stage(server: Server, seeds: Seeds) -> Stage:
    """Set up a table at which the host moves first."""
    return Stage(server, seeds, begun_by_host())


FIRST_MOVE: dict[str, Any] = begun_by_host().legal(0)[0]


def test_a_move_is_made_only_after_a_second_tap_for_whoever_wants_to_be_asked(
    browser: Browser, server: Server, stage: Stage
) -> None:
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        menu = open_menu(page)
        menu.get_by_text("Confirm each move").click()
        expect(menu.get_by_role("switch", name="Confirm each move")).to_be_checked()
        page.keyboard.press("Escape")
        play(page, FIRST_MOVE)
        expect(prompt(page)).to_contain_text("tap again to play")
        expect(log(page)).to_have_count(0)
        page.get_by_role("button", name="Put back").click()
        expect(lit_cells(page)).to_have_count(0)
        page.reload()
        play(page, FIRST_MOVE)
        expect(log(page)).to_have_count(0)
        page.get_by_role("button", name="Play on").click()
        expect(log(page)).to_have_count(1)
        stage.seats[1].reach(1)
        stage.act(1, stage.seats[1].my_turn()[0], 1)
        pick_any(page)
        place = lit_cells(page).first
        place.click()
        expect(prompt(page)).to_contain_text("tap again to play")
        place.click()
        expect(log(page)).to_have_count(3)


def test_a_card_can_be_dragged_to_its_space(browser: Browser, server: Server, stage: Stage) -> None:
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        held = card(page, FIRST_MOVE["card"])
        drag(page, held, page.get_by_role("banner"))
        expect(hand(page)).to_have_count(7)
        expect(lit_cells(page)).to_have_count(0)
        drag(page, held, cell(page, FIRST_MOVE["cell"]))
        expect(log(page)).to_have_count(1)
        expect(page.locator(".flying")).to_have_count(0)


def drag(page: Page, thing: Locator, target: Locator) -> None:
    """Drag from the middle of one thing to the middle of another."""
    page.mouse.move(*middle(thing))
    page.mouse.down()
    page.mouse.move(*middle(target), steps=6)
    expect(page.locator(".flying")).to_be_visible()
    page.mouse.up()


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def test_cards_are_sorted_as_somebody_likes_and_stay_so(browser: Browser, server: Server, stage: Stage) -> None:
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        page.get_by_label("Sort by").select_option(label="rank")
        by_rank = sorted(
            begun_by_host().view(0)["hand"], key=lambda name: (RANKS.index(name[:-1]), "SHCD".index(name[-1]))
        )
        assert cards(page) == by_rank
        page.reload()
        expect(hand(page)).to_have_count(7)
        assert cards(page) == by_rank
        page.get_by_label("Sort by").select_option(label="suit")
        assert cards(page) == sorted(by_rank, key=lambda name: "SHCD".index(name[-1]))


def cards(page: Page) -> list[str]:
    return [(each.get_attribute("data-anchor") or "").removeprefix("card-") for each in hand(page).all()]


def test_looking_back_shows_the_board_and_the_hand_of_that_moment_where_they_always_are(
    browser: Browser, server: Server, stage: Stage
) -> None:
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        before, place = cards(page), hand(page).first.bounding_box()
        play(page, FIRST_MOVE)
        expect(log(page)).to_have_count(1)
        stage.act(1, begun_answer(), 1)
        my_turn(page)
        log(page).first.click()
        # The game goes on meanwhile: whose turn it is refers to the present.
        expect(page.locator(".looking").get_by_role("status")).to_have_text("Your turn The table after move 1")
        expect(page.locator('.players [data-anchor="seat-0"]')).to_have_class(re.compile(r"\bturn\b"))
        expect(page.locator('.players [data-anchor="seat-1"]')).not_to_have_class(re.compile(r"\bturn\b"))
        page.get_by_role("button", name="Back to now").click()
        my_turn(page)
        # A page that has only heard of the first moment looks back as well as one that has seen it.
        for again in (False, True):
            if again:
                page.reload()
                my_turn(page)
            page.locator('ol [data-version="0"]').click()
            expect(chips(page)).to_have_count(0)
            expect(page.get_by_text("The table before the first move", exact=True)).to_be_visible()
            expect(page.locator(".bar")).to_have_count(0)
            expect(card(page, FIRST_MOVE["card"])).to_be_visible()
            assert cards_in_sight(page) == before
            assert page.locator(".hand button.card").first.bounding_box() == place
            page.get_by_role("button", name="Back to now").click()
            my_turn(page)
            expect(chips(page)).to_have_count(2)


def cards_in_sight(page: Page) -> list[str]:
    """Return the cards in hand, even while they cannot be taken up."""
    found = page.locator(".hand button.card").all()
    return [(each.get_attribute("data-anchor") or "").removeprefix("card-") for each in found]


def test_dark_as_the_device_says_or_as_chosen(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, color_scheme="dark") as page:
        page.goto("/")
        page.get_by_role("heading").first.wait_for()
        assert brightness(page) < 60
        page.get_by_role("button", name="Colours as on your device").click()
        page.get_by_role("button", name="Light colours").wait_for()
        assert brightness(page) > 180
        page.reload()
        page.get_by_role("button", name="Light colours").click()
        page.get_by_role("button", name="Dark colours").wait_for()
        page.emulate_media(color_scheme="light")
        assert brightness(page) < 60


def brightness(page: Page) -> float:
    """Return the brightness of the page's background, from 0 to 255."""
    light: float = page.evaluate(
        """() => {
            const ground = getComputedStyle(document.documentElement).backgroundColor;
            return Math.max(...ground.match(/[\\d.]+/g).slice(0, 3).map(Number));
        }"""
    )
    return light


@pytest.mark.parametrize(("wish", "flown"), [("no-preference", re.compile("[1-9]")), ("reduce", "0")])
def test_cards_fly_only_for_those_who_want_motion(
    browser: Browser, server: Server, stage: Stage, wish: str, flown: str | re.Pattern[str]
) -> None:
    with visitor(browser, server.url, person=stage.host, reduced_motion=wish) as page:
        page.goto(stage.path)
        my_turn(page)
        count_flights(page)
        play(page, FIRST_MOVE)
        expect(log(page)).to_have_count(1)
        stage.act(1, begun_answer(), 1)
        expect(log(page)).to_have_count(2)
        # Flights have landed before they are counted.
        expect(page.locator(".layer > *")).to_have_count(0)
        expect(page.locator("html")).to_have_attribute("data-flown", flown)


def count_flights(page: Page) -> None:
    """Count on the page itself how many cards have flown over it."""
    page.evaluate(
        """() => {
            const noted = document.documentElement.dataset;
            noted.flown = 0;
            new MutationObserver((changes) => {
                const added = changes.flatMap((change) => [...change.addedNodes]);
                noted.flown = Number(noted.flown) + added.filter((node) => node instanceof HTMLElement).length;
            }).observe(document.querySelector(".layer"), { childList: true });
        }"""
    )


def begun_answer() -> dict[str, Any]:
    """Return a move of the other side after the first one."""
    match = begun_by_host()
    match.submit(0, FIRST_MOVE)
    answer: dict[str, Any] = match.legal(1)[0]
    return answer


def test_sounds_can_be_switched_off_for_good(browser: Browser, server: Server, stage: Stage) -> None:
    with visitor(browser, server.url, person=stage.host, reduced_motion="no-preference") as page:
        listen_for_sounds(page)
        page.goto(stage.path)
        switch = page.get_by_role("button", name="Sounds")
        expect(switch).to_have_attribute("aria-pressed", "true")
        switch.click()
        assert kept(page)["sound"] is False
        page.reload()
        expect(switch).to_have_attribute("aria-pressed", "false")
        play(page, FIRST_MOVE)
        expect(log(page)).to_have_count(1)
        stage.act(1, begun_answer(), 1)
        my_turn(page)
        expect(page.locator("html")).not_to_have_attribute("data-rung", "yes")
        switch.click()
        pick_any(page)
        lit_cells(page).first.click()
        expect(page.locator("html")).to_have_attribute("data-rung", "yes")

"""Quidditch on screens of every size: everything needed is in sight, and nothing jumps."""

from __future__ import annotations

from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import Browser, FloatRect, Locator, Page, expect
from tests.server.running import Server

from commonroom import Match

from .browsing import PHONE, card, hand_of, log, visitor
from .quidditch import ROOMY, at_table, match_at, no_scrolling_sideways, press, sockets, staged
from .staging import Seeds

TABLET: dict[str, Any] = {"viewport": {"width": 768, "height": 1024}, "has_touch": True}
SIDEWAYS: dict[str, Any] = {**PHONE, "viewport": {"width": 844, "height": 390}}
SHORT: dict[str, Any] = {**PHONE, "viewport": {"width": 390, "height": 664}}
"""A phone whose browser keeps its own bars."""
SCREENS = {"desktop": ROOMY, "phone": PHONE, "tablet": TABLET, "sideways": SIDEWAYS}
every_screen = pytest.mark.parametrize("screen", SCREENS.values(), ids=SCREENS)


def box(thing: Locator) -> FloatRect:
    found = thing.bounding_box()
    assert found is not None
    return found


def in_sight(page: Page, thing: Locator) -> bool:
    """Tell whether all of it is on the screen, to the pixel that rounding may cost."""
    size, place = page.viewport_size, box(thing)
    assert size is not None
    across = place["x"] >= -1 and place["x"] + place["width"] <= size["width"] + 1
    return across and place["y"] >= -1 and place["y"] + place["height"] <= size["height"] + 1


def apart(things: list[FloatRect]) -> bool:
    """Tell whether no two of them overlap, but for the pixel that rounding may cost."""
    return all(
        one["x"] + one["width"] <= other["x"] + 1
        or other["x"] + other["width"] <= one["x"] + 1
        or one["y"] + one["height"] <= other["y"] + 1
        or other["y"] + other["height"] <= one["y"] + 1
        for one, other in combinations(things, 2)
    )


def hand_top(page: Page) -> float:
    return box(page.locator(".hand"))["y"]


def plays_of(match: Match, seat: int) -> list[dict[str, Any]]:
    return [move for move in match.legal(seat) if move["type"] == "play"] if seat in match.to_act else []


also_short = pytest.mark.parametrize("screen", [*SCREENS.values(), SHORT], ids=[*SCREENS, "short"])


@also_short
def test_pitch_question_and_hand_are_in_sight_at_once(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any]
) -> None:
    match = match_at(lambda match: match.view(None)["phase"] == "LAY" and len(match.view(0)["hand"]) == 5)
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0], **screen) as page:
        things = (page.locator(".pitch"), page.locator(".bar.mine"), hand_of(page).first, hand_of(page).last)
        for thing in (*things, *page.locator(".seats > li").all()):
            assert in_sight(page, thing)
        assert box(hand_of(page).first)["width"] >= 68
        assert no_scrolling_sideways(page)


@pytest.mark.parametrize("language", ["en", "fr", "nl", "de", "it", "es", "pt", "pl"])
def test_narrow_phones_never_scroll_sideways_in_any_language(
    browser: Browser, server: Server, seeds: Seeds, language: str
) -> None:
    match = match_at(lambda match: bool(plays_of(match, 0)) and len(match.view(0)["hand"]) == 5)
    table = staged(server, seeds, match)
    special = plays_of(match, 0)[0]["card"]
    with at_table(browser, server, table[1], table[0], **PHONE, locale=language) as page:
        for width in (320, 360, 390, 400):
            page.set_viewport_size({"width": width, "height": 640})
            assert no_scrolling_sideways(page), width
            card(page, special).click()
            assert no_scrolling_sideways(page), f"{width} with {special}"
            for thing in (page.locator(".bar"), *page.locator(".bar button").all()):
                assert in_sight(page, thing), f"{width}: {thing}"
            page.keyboard.press("Escape")


@pytest.mark.parametrize("balls", [3, 4])
@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_many_balls_on_a_narrow_phone_do_not_overlap(
    browser: Browser, server: Server, seeds: Seeds, balls: int, language: str
) -> None:
    match = match_at(lambda match: match.view(None)["phase"] == "W3" and len(match.view(None)["spots"]) == balls)
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0], **PHONE, locale=language) as page:
        for size in ((390, 844), (360, 640)):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            things = page.locator(".spot .slot, .spot .ball .name, .beside .deck, .beside .belongings").all()
            assert len(things) == 3 * balls + 3
            assert apart([box(thing) for thing in things]), size


def test_a_tablet_shows_large_cards(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = match_at(lambda match: match.view(None)["phase"] == "LAY")
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0], **TABLET) as page:
        assert box(hand_of(page).first)["width"] >= 100


@also_short
def test_the_hand_stays_where_it_is_when_an_answer_is_asked_for(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any]
) -> None:
    match = match_at(lambda match: bool(plays_of(match, 1)) and not match.view(None)["chain"])
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0], **screen) as page:
        before = hand_top(page)
        sockets(table)[1].act(plays_of(match, 1)[0], version=match.version)
        expect(page.locator(".answer")).to_be_visible()
        assert hand_top(page) == pytest.approx(before, abs=2)
        assert in_sight(page, page.locator(".answer"))
        page.locator(".answer").get_by_role("button").last.click()
        expect(page.locator(".answer")).to_have_count(0)
        assert hand_top(page) == pytest.approx(before, abs=2)


def chain_of(match: Match) -> list[dict[str, Any]]:
    chain: list[dict[str, Any]] = match.view(None)["chain"]
    return chain


def helpless(match: Match) -> bool:
    """Tell whether Bob has cancelled a card of Ann's, and she can only pass."""
    return len(chain_of(match)) > 1 and match.to_act == (0,) and len(match.legal(0)) == 1


@also_short
def test_the_hand_stays_where_it_is_when_no_answer_is_possible(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any]
) -> None:
    table = staged(server, seeds, match_at(helpless))
    with at_table(browser, server, table[1], table[0], **screen) as page:
        answer = page.locator(".answer")
        expect(answer).to_contain_text("You have no card that cancels")
        before = hand_top(page)
        assert in_sight(page, answer.locator(".ask"))
        answer.get_by_role("button").click()
        expect(answer).to_have_count(0)
        assert hand_top(page) == pytest.approx(before, abs=2)


@every_screen
def test_choosing_a_card_of_the_discard_moves_nothing(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any]
) -> None:
    match = match_at(lambda match: len({move.get("take") for move in plays_of(match, 0)}) > 8)
    summon = next(move for move in plays_of(match, 0) if move.get("take"))
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0], **screen) as page:
        before = hand_top(page)
        card(page, summon["card"]).click()
        takes = page.locator(".takes")
        expect(takes).to_be_visible()
        assert in_sight(page, takes)
        assert hand_top(page) == pytest.approx(before, abs=2)
        assert in_sight(page, hand_of(page).last)
        takes.get_by_role("button").last.click()
        press(page, "Play ")
        expect(log(page).last).to_contain_text("You play")


@pytest.mark.parametrize("width", [980, 1100, 1280])
def test_a_replay_with_open_hands_needs_no_scrolling(
    browser: Browser, server: Server, seeds: Seeds, width: int
) -> None:
    match = match_at(lambda match: match.version > 30 and match.to_act == (0,))
    match.submit(0, {"type": "concede"})
    table = staged(server, seeds, match)
    with visitor(browser, server.url, person=table[1], viewport={"width": width, "height": 800}) as page:
        page.goto(f"/replay?table={table[0]}#move=30")
        controls = box(page.get_by_role("group", name="Replay"))
        for row in page.locator(".rival").all():
            assert box(row)["y"] + box(row)["height"] <= controls["y"]
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight")

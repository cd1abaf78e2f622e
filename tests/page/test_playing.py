"""Playing Sequence in a real browser, from the front page to the end."""

from __future__ import annotations

import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.server.running import Server

import commonroom

from .browsing import PHONE, board, hand, legal_cells, start_quick_game, visitor


def play_a_card(page: Page) -> bool:
    """Pick a card that can be played and play it on the first lit cell; False if it is not our turn."""
    for number in range(hand(page).count()):
        card = hand(page).nth(number)
        if card.get_attribute("aria-pressed") != "true":
            card.click()
        cell = legal_cells(page).first
        if cell.count():
            cell.click()
            return True
    return False


def play_out(page: Page, seconds: float = 150) -> None:
    """Play until somebody has won."""
    deadline = time.monotonic() + seconds
    while not page.get_by_role("dialog").count():
        assert time.monotonic() < deadline, "the game does not come to an end"
        choice = page.locator('svg [role="button"]')
        if choice.count():
            choice.first.click()
        elif page.locator(".fits").count():
            play_a_card(page)
        page.wait_for_timeout(30)


def test_a_whole_game_against_a_bot_by_clicking_and_its_replay(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        start_quick_game(page)
        expect(hand(page)).to_have_count(7)
        play_out(page)
        end = page.get_by_role("dialog")
        expect(end.get_by_role("heading").first).to_be_visible()
        end.get_by_role("button", name="Check the shuffle").click()
        expect(end.get_by_text("Yes. The seed that was told now fits")).to_be_visible()
        with page.expect_download() as saved:
            end.get_by_role("button", name="Save the record").click()
        record = Path(saved.value.path()).read_bytes()
        assert commonroom.replay(record).outcome is not None
        end.get_by_role("button", name="Replay").or_(end.get_by_role("link", name="Replay")).click()
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_role("slider")).to_be_visible()
        expect(board(page).first).to_be_visible()


def test_two_browsers_through_an_invite_link_and_a_third_that_watches(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as ann, visitor(browser, server.url) as bob, visitor(browser, server.url) as eve:
        ann.goto("/")
        ann.get_by_role("button", name="With friends").or_(ann.get_by_role("link", name="With friends")).click()
        ann.get_by_label("Your name").fill("Ann <b>")
        ann.get_by_role("button", name="Open the table").click()
        link = invite_link(ann)
        assert "#invite=" in link
        bob.goto(link)
        bob.get_by_label("Your name").fill("Bob")
        bob.get_by_role("button", name="Sit down").click()
        for page in (ann, bob):
            expect(hand(page)).to_have_count(7)
        assert "#" not in bob.url
        expect(bob.get_by_text("Ann <b>").first).to_be_visible()
        eve.goto(ann.url)
        expect(board(eve)).to_be_visible()
        expect(hand(eve)).to_have_count(0)
        moves = 0
        while moves < 6:
            for page in (ann, bob):
                if page.locator(".fits").count():
                    assert play_a_card(page)
                    moves += 1
            ann.wait_for_timeout(30)
        chips = ann.locator("[data-chip], .chip")
        expect(eve.locator("[data-chip], .chip")).to_have_count(chips.count())


def invite_link(page: Page) -> str:
    """The link of the waiting room, as the host copies it."""
    field = page.locator("input[readonly], [data-link]").first
    field.wait_for()
    return field.input_value() if field.evaluate("node => node.tagName") == "INPUT" else field.inner_text()


def test_a_lost_connection_comes_back_by_itself_in_the_middle_of_a_move(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, expect_trouble=True) as page:
        start_quick_game(page)
        page.locator(".fits").first.wait_for()
        before = page.url
        page.context.set_offline(True)
        for client in every_client(server):
            client.close(1012)
        expect(page.get_by_text("The connection is lost").first).to_be_visible()
        play_a_card(page)
        page.context.set_offline(False)
        expect(page.get_by_text("The connection is lost")).to_have_count(0, timeout=20_000)
        page.locator(".fits").first.wait_for()
        assert page.url == before
        expect(page.locator("li, p").filter(has_text="You play").first).to_be_visible()


def every_client(server: Server) -> list[Any]:
    return [client for live in server.app.state.rooms.hub._live.values() for client in list(live.clients)]


def test_on_a_phone_board_and_hand_fit_without_scrolling_sideways(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, viewport=PHONE, has_touch=True) as page:
        start_quick_game(page)
        expect(hand(page)).to_have_count(7)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE["width"]
        page.locator(".fits").first.wait_for()
        hand(page).first.tap()
        size = board(page).bounding_box()
        assert size is not None
        assert size["width"] > 340


def test_a_move_can_be_made_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        page.goto("/")
        press_until_focused(page, "Play now")
        page.keyboard.press("Enter")
        press_until_focused(page, "Start")
        page.keyboard.press("Enter")
        page.locator(".fits").first.wait_for()
        for number in range(1, 8):
            page.keyboard.press(str(number))
            if legal_cells(page).count():
                break
        wanted = legal_cells(page).first.get_attribute("data-cell")
        walk_to(page, int(wanted or 0))
        page.keyboard.press("Enter")
        expect(page.locator("li, p").filter(has_text="You play").first).to_be_visible()


def press_until_focused(page: Page, name: str) -> None:
    """Tab through the page until a button of this name has the focus."""
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement?.textContent?.trim()") == name:
            return
    raise AssertionError(f"{name} cannot be reached with the Tab key")


def walk_to(page: Page, wanted: int) -> None:
    """Arrow keys over the board to the cell."""
    for _ in range(40):
        here = page.evaluate("document.activeElement?.dataset?.cell")
        if here is None:
            page.keyboard.press("Tab")
            continue
        rows, columns = wanted // 10 - int(here) // 10, wanted % 10 - int(here) % 10
        if rows == columns == 0:
            return
        key = ("ArrowDown" if rows > 0 else "ArrowUp") if rows else ("ArrowRight" if columns > 0 else "ArrowLeft")
        page.keyboard.press(key)
    raise AssertionError("the arrow keys do not lead to the cell")

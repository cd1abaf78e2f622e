"""The page without a mouse."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect
from tests.server.running import Server

from .browsing import board, hand, kept, lit_cells, log, my_turn, open_menu, see_log_grow, visitor


def test_a_game_with_the_keyboard_alone(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        page.goto("/")
        tab_to(page, "Play")
        page.keyboard.press("Enter")
        tab_to(page, "Start")
        page.keyboard.press("Enter")
        for _ in range(3):
            move_by_keys(page)
        my_turn(page)
        expect(log(page).filter(has_text="You play")).to_have_count(3)
        go_over_the_lit_cells(page)
        board_comes_first(page)
        put_a_card_back(page)
        tab_to(page, "Menu")
        page.keyboard.press("Enter")
        expect(page.get_by_role("dialog", name="Menu")).to_be_visible()
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        assert focused(page) == "Menu"
        look_back(page)
        switch_single_keys_off(page)


def focused(page: Page) -> str:
    """Return the name of the element that has the focus."""
    name: str = page.evaluate(
        "() => { const here = document.activeElement; return here.ariaLabel ?? here.textContent.trim(); }"
    )
    return name


def tab_to(page: Page, name: str) -> None:
    """Tab through the page until an element of this name has the focus."""
    for _ in range(60):
        if focused(page) == name:
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{name} cannot be reached with the Tab key")


def move_by_keys(page: Page) -> None:
    """Play by keys: a number takes up a card and leads to a lit cell, Enter plays."""
    my_turn(page)
    before = log(page).count()
    for number in range(1, 8):
        page.keyboard.press(str(number))
        if lit_cells(page).count():
            break
    expect(lit_cells(page).first).to_be_focused()
    page.keyboard.press("Enter")
    see_log_grow(page, before)


def go_over_the_lit_cells(page: Page) -> None:
    """Go from one lit cell to the next and back with N and P; without a chosen card, over all playable cells."""
    for number in range(1, 8):
        page.keyboard.press(str(number))
        if lit_cells(page).count() > 1:
            break
    places = lit_cells(page).evaluate_all("cells => cells.map(cell => cell.dataset.cell)")
    spoken = page.get_by_role("status").filter(has_text="Highlighted spaces: ")
    expect(spoken).to_contain_text("." if len(places) < 7 else f": {len(places)}.")
    expect(board(page).get_by_label(re.compile("can be played$"))).to_have_count(len(places))
    expect(board(page).get_by_label(re.compile("can be played with"))).to_have_count(0)
    for key, place in (("n", 1), ("p", 0), ("p", -1), ("n", 0)):
        page.keyboard.press(key)
        expect(lit_cells(page).nth(place)).to_be_focused()
    walk_to(page, int(places[-1]))
    page.keyboard.press("Escape")
    expect(board(page).get_by_label(re.compile("can be played$"))).to_have_count(0)
    page.keyboard.press("n")
    expect(board(page).locator(".fits:focus")).to_have_accessible_name(re.compile("can be played with"))


def board_comes_first(page: Page) -> None:
    """Expect nothing about the players, such as a bot's level, between the header and the board."""
    page.get_by_role("banner").locator("a, button, select").last.focus()
    page.keyboard.press("Tab")
    assert page.evaluate("document.activeElement.dataset.cell") is not None


def walk_to(page: Page, wanted: int) -> None:
    """Tab to the board, and go to the cell with the arrow keys."""
    for _ in range(60):
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


def put_a_card_back(page: Page) -> None:
    page.keyboard.press("1")
    expect(hand(page).and_(page.locator('[aria-pressed="true"]'))).to_have_count(1)
    page.keyboard.press("Escape")
    expect(hand(page).and_(page.locator('[aria-pressed="true"]'))).to_have_count(0)


def switch_single_keys_off(page: Page) -> None:
    """Switch single keys off, as people who dictate need to: everything else still works."""
    expect(hand(page).first).to_have_attribute("aria-keyshortcuts", "1")
    menu = open_menu(page)
    expect(menu.get_by_text("Show these keys")).to_be_visible()
    menu.get_by_role("switch", name="Single-key shortcuts").press("Space")
    expect(menu.get_by_text("Show these keys")).to_have_count(0)
    page.keyboard.press("Escape")
    expect(page.locator("[aria-keyshortcuts]")).to_have_count(0)
    page.keyboard.press("1")
    expect(hand(page).and_(page.locator('[aria-pressed="true"]'))).to_have_count(0)
    hand(page).first.focus()
    page.keyboard.press("Enter")
    expect(hand(page).and_(page.locator('[aria-pressed="true"]'))).to_have_count(1)
    page.keyboard.press("Escape")
    expect(hand(page).and_(page.locator('[aria-pressed="true"]'))).to_have_count(0)
    assert kept(page)["shortcuts"] is False


def look_back(page: Page) -> None:
    """Look back by the log: Enter shows a moment, and a button leads back."""
    tab_to(page, log(page).first.inner_text().strip())
    page.keyboard.press("Enter")
    expect(page.get_by_text("The table after move 1")).to_be_visible()
    tab_to(page, "Back to now")
    page.keyboard.press("Enter")
    expect(page.get_by_text("The table after move 1")).to_have_count(0)

"""A real Chromium on the real page: helpers for what a person does with mouse, touch or keys."""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Dialog, Locator, Page, Playwright, expect
from tests.machine import chromium
from tests.server.patience import PATIENCE
from tests.server.running import Person, Server

FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Starting processes is most of a visitor's cost: one for all pages of a visitor is enough.
    "--process-per-site",
    "--renderer-process-limit=1",
]
PHONE: dict[str, Any] = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
DESKTOP: dict[str, Any] = {"viewport": {"width": 1280, "height": 860}}

# Chromium logs these when a connection is cut: the test that cuts it expects exactly that.
CUT_LINE = r"WebSocket connection to|net::ERR_|failed: .*/(api|assets)/|dynamically imported module"

IN_WORDS = """try { localStorage["commonroom-page"] ??= '{"words": true}' } catch {}"""
"""Prefers the table in words; a blank page has no storage."""


def launch(playwright: Playwright) -> Browser:
    """Start Debian's Chromium, or another one on the path."""
    return playwright.chromium.launch(executable_path=chromium(), args=FLAGS)


@contextmanager
def visitor(
    browser: Browser,
    url: str,
    *,
    person: Person | None = None,
    expected: str = r"(?!)",
    words: bool = False,
    **more: Any,
) -> Iterator[Page]:
    """Open a browser for a new person, or for one who already has seats; with `words` for one who plays in words.

    An error on the console, a dialog of the browser, a failed request or an error response fails the test, unless it is
    expected.
    """
    settings = DESKTOP | {"locale": "en-GB", "reduced_motion": "reduce", "service_workers": "block"} | more
    context = browser.new_context(base_url=url, **settings)
    context.set_default_timeout(1000 * PATIENCE)
    if person is not None:
        context.add_cookies([{"name": name, "value": value, "url": url} for name, value in person.http.cookies.items()])
    if words:
        context.add_init_script(IN_WORDS)
    trouble: list[str] = []
    context.on("page", lambda page: watch(page, trouble))
    try:
        yield context.new_page()
        unexpected = [text for text in trouble if not re.search(expected, text)]
        assert not unexpected, unexpected
    finally:
        context.close()


# What Playwright says where a test wants no worker.
BLOCKED = "Service Worker registration blocked by Playwright"


@contextmanager
def restarted(page: Page, server: Server) -> Iterator[None]:
    """Stop the server under an open page, and start one at the same address that the page finds by itself."""
    server.stop()
    expect(page.get_by_text("Connection lost")).to_be_visible()
    again = Server(server.settings, server.port)
    again.start()
    try:
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        yield
    finally:
        again.stop()


def watch(page: Page, trouble: list[str]) -> None:
    """Note everything that must not happen on a page."""

    def note(kind: str, text: str) -> None:
        trouble.append(f"{kind}: {text}")

    def refuse(dialog: Dialog) -> None:
        note("dialog", dialog.message)
        dialog.dismiss()

    def hear(line: ConsoleMessage) -> None:
        if line.type in ("error", "warning") and line.text != BLOCKED:
            note(line.type, line.text)

    page.on("console", hear)
    page.on("pageerror", lambda error: note("error", str(error)))
    page.on("dialog", refuse)
    page.on("response", lambda answer: note(str(answer.status), answer.url) if answer.status >= 400 else None)
    # A request that its own page gave up, by navigating elsewhere, has not failed.
    page.on(
        "requestfailed",
        lambda request: note("failed", request.url) if request.failure != "net::ERR_ABORTED" else None,
    )


def start_quick_game(page: Page, level: str = "Normal") -> None:
    """Go from the front page to a game against a bot."""
    page.goto("/")
    page.get_by_role("button", name="Play", exact=True).first.click()
    dialog = page.get_by_role("dialog")
    dialog.get_by_role("radio", name=level).check()
    dialog.get_by_role("button", name="Start").click()
    my_turn(page)


def board(page: Page) -> Locator:
    """Find the board that is played on, not its picture at the end."""
    return page.locator(".square svg.board")


def cell(page: Page, place: tuple[int, int] | list[int]) -> Locator:
    """Find a cell of the board by row and column."""
    return board(page).locator(f'[data-cell="{place[0] * 10 + place[1]}"]')


def hand(page: Page) -> Locator:
    return page.get_by_role("list", name="Your cards").get_by_role("button")


def card(page: Page, name: str) -> Locator:
    """Find a card in hand by its short name; of two equal ones the first."""
    return page.locator(f'.hand [data-anchor="card-{name}"]').first


def chips(page: Page) -> Locator:
    """Find the chips on the board."""
    return board(page).locator(".chip")


def lit_cells(page: Page) -> Locator:
    """Find the cells that are lit for the picked card."""
    return board(page).locator('[role="gridcell"].lit')


def prompt(page: Page) -> Locator:
    """Find what the page asks the player to do."""
    return page.locator(".bar").get_by_role("status")


def log(page: Page) -> Locator:
    """Find the lines of the log since the first move."""
    return page.locator('ol [data-version]:not([data-version="0"])')


def see_log_grow(page: Page, before: int) -> None:
    """Wait for a new line of the log, or the end, which stands in its place.

    This goes without `expect`, whose polling costs too much for something awaited so often.
    """
    log(page).nth(before).or_(ending(page)).first.wait_for(state="attached")


def my_turn(page: Page) -> None:
    """Wait until there is something to do."""
    page.locator(".bar.mine").wait_for()


def play(page: Page, action: dict[str, Any]) -> None:
    """Play a certain card on a certain cell."""
    card(page, action["card"]).click()
    cell(page, action["cell"]).click()


def pick_any(page: Page) -> None:
    """Take up a card that can be played."""
    my_turn(page)
    for number in range(hand_of(page).count()):
        each = hand_of(page).nth(number)
        if each.get_attribute("aria-pressed") != "true":
            each.click()
        if lit_cells(page).count():
            return
    raise AssertionError("no card can be played")


def hand_of(page: Page) -> Locator:
    """Find the cards in hand, in whatever language they are named."""
    return page.locator(".hand button.card")


def play_any(page: Page) -> None:
    """Play a playable card on the first lit cell, and wait for it in the log."""
    before = log(page).count()
    pick_any(page)
    lit_cells(page).first.click()
    see_log_grow(page, before)


def ending(page: Page) -> Locator:
    """Find the result at the end of a match."""
    return page.locator("section.end")


def play_out(page: Page, seconds: float = 5 * PATIENCE) -> None:
    """Play until somebody has won."""
    choice, end, mine = page.locator('svg [role="button"]'), ending(page), page.locator(".bar.mine")
    deadline = time.monotonic() + seconds
    while not end.count():
        assert time.monotonic() < deadline, "the game does not come to an end"
        mine.or_(end).first.wait_for()
        if choice.count():
            choice.first.click()
        elif (passing := page.locator(".bar").get_by_role("button", name="Pass")).count():
            passing.click()
        elif not end.count():
            exchange_or_play(page)


def exchange_or_play(page: Page) -> None:
    """Do one step of a turn: play, or exchange a card if none has a place.

    Its button is looked for in the bar: the lines of the log are buttons too, and tell of exchanges.
    """
    before = log(page).count()
    for number in range(hand_of(page).count()):
        each = hand_of(page).nth(number)
        if each.get_attribute("aria-pressed") != "true":
            each.click()
        swap = page.locator(".bar").get_by_role("button", name="Exchange")
        if lit_cells(page).count() or swap.count():
            (swap if swap.count() else lit_cells(page).first).click()
            break
    see_log_grow(page, before)


def show_panel(page: Page, name: str) -> None:
    """Switch to the log or to the chat, which is loaded when it is first asked for."""
    page.get_by_role("tab", name=name).click()
    page.get_by_role("list", name=name).wait_for()


def unfold_log(page: Page) -> None:
    """Open the older parts of the log, which a long match folds away."""
    folded = page.get_by_role("list", name="Game log").locator('[aria-expanded="false"]')
    while folded.count():
        folded.first.click()


def open_menu(page: Page) -> Locator:
    """Open the menu of the table."""
    page.get_by_role("button", name="Menu").click()
    return page.get_by_role("dialog", name="Menu")


def do_aside(page: Page, label: str) -> None:
    """Choose an aside from the menu, and confirm it."""
    open_menu(page).get_by_role("button", name=label).click()
    page.get_by_role("dialog", name=label).get_by_role("button", name=label).click()
    expect(page.get_by_role("dialog", name=label)).to_have_count(0)


def say(page: Page, text: str) -> None:
    """Write into the chat, which must be open."""
    page.get_by_label("Write a message").fill(text)
    page.get_by_role("button", name="Send").click()


def invite_link(page: Page) -> str:
    """Return the link of the waiting room, as the host copies it."""
    return page.get_by_label("Send this link to your friends").input_value()


def sit_here(page: Page, seat: int) -> None:
    """Choose a free seat, by its number, as one who is invited or waits."""
    page.get_by_role("button", name=f"Sit here Seat {seat}").click()


def seat_a_bot(page: Page, seat: int, level: str) -> None:
    """Give a seat on the form to a bot."""
    page.locator(".seat").nth(seat - 1).click()
    page.get_by_role("button", name="A bot", exact=True).click()
    page.get_by_role("button", name=level, exact=True).click()
    page.keyboard.press("Escape")


def listen_for_sounds(page: Page) -> None:
    """Record on the page itself, from its next load on, that a sound was made."""
    page.add_init_script(
        """const start = OscillatorNode.prototype.start;
        OscillatorNode.prototype.start = function (...when) {
            document.documentElement.dataset.rung = "yes";
            start.apply(this, when);
        };"""
    )


def kept(page: Page) -> Any:
    """Return what the browser remembers about its person."""
    return page.evaluate("JSON.parse(localStorage.getItem('commonroom-page') ?? '{}')")

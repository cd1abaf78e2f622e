"""The page in one hand: a phone of usual size, and fingers."""

from __future__ import annotations

from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

from .browsing import PHONE, board, hand, lit_cells, log, my_turn, visitor
from .staging import Seeds, Stage, begun_by_host

WIDTH, HEIGHT = PHONE["viewport"].values()


def test_a_few_moves_by_tapping(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **PHONE) as page:
        page.goto("/")
        check_no_sideways(page)
        page.get_by_role("button", name="Play now").first.tap()
        page.get_by_role("button", name="Start").tap()
        for _ in range(3):
            tap_a_move(page)
            check_no_sideways(page)
        my_turn(page)
        expect(hand(page)).to_have_count(7)
        assert page.evaluate("scrollY") == 0
        # Board and cards are in sight at once: who must scroll between them cannot compare them.
        assert is_inside(board(page))
        assert is_inside(hand(page).first)
        assert is_inside(hand(page).last)
        size = board(page).bounding_box()
        assert size is not None
        assert size["width"] > 340


def test_what_others_say_is_seen_where_they_sit(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        my_turn(page)
        stage.seats[1].send(type="say", id="luck", text="<b>Good luck</b>")
        words = page.locator('[data-anchor="seat-1"]').get_by_text("<b>Good luck</b>")
        expect(words).to_be_visible()
        assert is_inside(words)
        expect(page.get_by_text("Bob: <b>Good luck</b>")).to_be_attached()
        expect(words).to_have_count(0)


def test_a_phone_held_sideways_shows_board_and_hand_side_by_side(browser: Browser, server: Server) -> None:
    sideways = {**PHONE, "viewport": {"width": HEIGHT, "height": WIDTH}}
    with visitor(browser, server.url, **sideways) as page:
        page.goto("/")
        page.get_by_role("button", name="Play now").first.tap()
        page.get_by_role("button", name="Start").tap()
        my_turn(page)
        for thing in (board(page), hand(page).first, hand(page).last, page.locator(".bar")):
            assert is_inside(thing, HEIGHT, WIDTH)
        tap_a_move(page)


def tap_a_move(page: Page) -> None:
    my_turn(page)
    told = log(page).count()
    for number in range(7):
        hand(page).nth(number).tap()
        if lit_cells(page).count():
            break
    lit_cells(page).first.tap()
    expect(log(page).nth(told)).to_be_attached()


def check_no_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH


def is_inside(thing: Locator, wide: float = WIDTH, high: float = HEIGHT) -> bool:
    """Whether all of it is on the screen."""
    box = thing.bounding_box()
    assert box is not None
    across = box["x"] >= 0 and box["x"] + box["width"] <= wide
    return across and box["y"] >= 0 and box["y"] + box["height"] <= high


def test_every_page_fits_the_width_of_a_phone(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **PHONE) as page:
        for path in ("/", "/new", "/replay", "/rules/sequence"):
            page.goto(path)
            page.get_by_role("heading").first.wait_for()
            check_no_sideways(page)
        page.goto("/new")
        page.get_by_role("button", name="12", exact=True).tap()
        check_no_sideways(page)
        page.get_by_role("button", name="Open the table").tap()
        page.get_by_role("heading", name="Waiting for your friends").wait_for()
        check_no_sideways(page)
        page.get_by_role("button", name="Fill the 11 open seats with bots").tap()
        expect(hand(page)).to_have_count(3)
        check_no_sideways(page)

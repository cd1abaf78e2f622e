"""The page on a phone of common size, with touch."""

from __future__ import annotations

import re
from itertools import product

import pytest
from playwright.sync_api import Browser, FloatRect, Page, expect
from tests.server.running import Server

from .browsing import (
    CUT_LINE,
    PHONE,
    board,
    cell,
    hand,
    hand_of,
    lit_cells,
    log,
    my_turn,
    open_menu,
    prompt,
    see_log_grow,
    visitor,
)
from .fitting import HEIGHT, LOW_PHONE, WIDTH, box_of, is_inside, overlap, phone
from .staging import Seeds, Stage, begun_by_host


def test_a_few_moves_by_tapping(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **PHONE) as page:
        page.goto("/")
        check_no_sideways(page)
        page.get_by_role("button", name="Play", exact=True).first.tap()
        page.get_by_role("button", name="Start").tap()
        for _ in range(3):
            tap_a_move(page)
            check_no_sideways(page)
        my_turn(page)
        expect(hand(page)).to_have_count(7)
        assert page.evaluate("scrollY") == 0
        # Board and cards are in sight at once: a player who must scroll between them cannot compare them.
        assert is_inside(board(page))
        assert is_inside(hand(page).first)
        assert is_inside(hand(page).last)
        size = board(page).bounding_box()
        assert size is not None
        assert size["width"] > 340


@pytest.mark.rule("SEQ-32")
@pytest.mark.parametrize("size", [(390, 664), (360, 640)], ids=["usual", "small"])
def test_beside_the_browsers_own_bars_everything_for_a_move_is_on_the_first_screen(
    browser: Browser, server: Server, seeds: Seeds, size: tuple[int, int]
) -> None:
    stage = Stage(server, seeds, begun_by_host(draw_mode="manual"))
    with visitor(browser, server.url, person=stage.host, expected=CUT_LINE, **phone(*size)) as page:
        page.goto(stage.path)
        my_turn(page)
        place = box_of(board(page))
        assert place["width"] > size[0] * 0.8
        pile = page.get_by_label(re.compile("^Draw pile"))
        tap_a_move(page)
        expect(pile).to_have_accessible_name(re.compile("you may draw"))
        goal = page.get_by_text("2 sequences win")
        for thing in (goal, board(page), page.locator(".bar"), hand(page).first, hand(page).last, pile):
            assert is_inside(thing, *size)
        assert box_of(board(page)) == place
        # A message about the connection lies over the header, and moves nothing.
        page.context.set_offline(True)
        pile.tap()
        banner = page.get_by_role("alert")
        expect(banner).to_contain_text("Your move is saved")
        assert not overlap(box_of(banner), box_of(page.locator(".seats")))
        assert box_of(board(page)) == place
        page.context.set_offline(False)
        expect(hand(page)).to_have_count(7)
        assert box_of(board(page)) == place


@pytest.mark.parametrize(
    ("edition", "languages"),
    [("classic-2022", ("en", "nl", "it", "pt")), ("harry-potter-2021", ("fr", "de", "es", "pl"))],
    ids=["classic-2022", "harry-potter-2021"],
)
def test_the_board_stays_under_the_finger_of_whoever_is_asked_before_each_move(
    browser: Browser, server: Server, seeds: Seeds, edition: str, languages: tuple[str, ...]
) -> None:
    stage = Stage(server, seeds, begun_by_host(edition=edition))
    with visitor(browser, server.url, person=stage.host, **LOW_PHONE) as page:
        page.add_init_script('localStorage.setItem("commonroom-page", JSON.stringify({ confirm: true }))')
        page.goto(stage.path)
        my_turn(page)
        place = box_of(board(page))
        for language in languages:
            page.get_by_role("banner").get_by_role("combobox").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            for number in range(7):
                hand_of(page).nth(number).tap()
                check_bar(page, place)
                if lit_cells(page).count():
                    lit_cells(page).last.tap()
                    expect(page.locator(".bar .button.main")).to_be_visible()
                    check_bar(page, place)
            page.locator(".bar .button:not(.main)").first.tap()
            check_bar(page, place)


def check_bar(page: Page, place: FloatRect) -> None:
    """Expect the board where it was, and room for the whole message below it."""
    assert box_of(board(page)) == place
    words = page.locator(".bar").get_by_role("status").locator("p").first
    assert words.evaluate("words => words.scrollHeight <= words.clientHeight"), words.inner_text()


def test_the_menu_is_silent_about_keys_where_there_are_only_fingers(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    stage = Stage(server, seeds, begun_by_host())
    for settings, switches in ((PHONE, 0), ({}, 1)):
        with visitor(browser, server.url, person=stage.host, **settings) as page:
            page.goto(stage.path)
            menu = open_menu(page)
            expect(menu.get_by_role("link", name="Rules")).to_be_visible()
            expect(menu.get_by_role("switch", name="Single-key shortcuts")).to_have_count(switches)


def test_a_hint_is_there_beside_a_card_that_is_picked(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        my_turn(page)
        hand(page).first.tap()
        hint = page.get_by_role("button", name="Hint")
        assert is_inside(hint)
        check_no_sideways(page)
        hint.tap()
        expect(page.locator("svg.board .pencil")).to_be_visible()
        expect(page.locator(".bar .note")).to_be_visible()


def test_on_a_phone_a_hint_stands_below_the_question_and_its_button_plays_it(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, **LOW_PHONE) as page:
        page.goto(stage.path)
        my_turn(page)
        question = prompt(page).inner_text()
        page.get_by_role("button", name="Hint").tap()
        note = page.locator(".bar .note")
        expect(note).to_contain_text("A bot would play")
        asked = page.locator(".bar").get_by_role("status").locator("p").first
        expect(asked).to_have_text(question)
        # Both are looked at in one frame: the bar grows while the hint comes.
        page.wait_for_function(
            "([above, below]) => above.getBoundingClientRect().bottom <= below.getBoundingClientRect().top",
            arg=[asked.element_handle(), note.element_handle()],
        )
        for thing in (board(page), page.locator(".bar"), hand_of(page).first):
            assert is_inside(thing, 390, 664)
        # Advice is in pencil; only what the person chooses is lit.
        expect(page.locator(".hand .advised")).to_have_count(1)
        expect(page.locator(".hand .matching")).to_have_count(0)
        hint = re.search(r"on (\w+)\.", note.inner_text())
        assert hint
        page.get_by_role("button", name=f"Play on {hint[1]}").tap()
        expect(log(page)).to_have_count(1)
        expect(log(page).first).to_contain_text(f"on {hint[1]}.")


def test_a_phone_held_sideways_shows_board_and_hand_side_by_side(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **phone(HEIGHT, WIDTH)) as page:
        page.goto("/")
        page.get_by_role("button", name="Play", exact=True).first.tap()
        page.get_by_role("button", name="Start").tap()
        my_turn(page)
        players, pile = page.locator(".seats > li"), page.get_by_label(re.compile("^Draw pile"))
        things = (board(page), hand(page).first, hand(page).last, page.locator(".bar"), pile)
        for thing in (*things, *players.all(), page.get_by_text("2 sequences win")):
            assert is_inside(thing, HEIGHT, WIDTH)
        for one, other in product(players.all(), things):
            assert not overlap(box_of(one), box_of(other))
        # A player's words can be tapped: nothing invisible lies over them.
        page.get_by_label("Players").get_by_role("button", name="Normal").tap()
        page.get_by_role("dialog").get_by_role("button", name="Close").tap()
        tap_a_move(page)


def tap_a_move(page: Page) -> None:
    my_turn(page)
    before = log(page).count()
    for number in range(7):
        hand(page).nth(number).tap()
        if lit_cells(page).count():
            break
    lit_cells(page).first.tap()
    see_log_grow(page, before)


def check_no_sideways(page: Page) -> None:
    assert page.evaluate("document.documentElement.scrollWidth") <= WIDTH


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


@pytest.mark.parametrize("size", [(390, 844), (320, 568)], ids=["usual", "small"])
def test_a_note_hides_neither_the_hand_nor_a_button(
    browser: Browser, server: Server, seeds: Seeds, size: tuple[int, int]
) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, **phone(*size)) as page:
        page.goto(stage.path)
        my_turn(page)
        # A space on which no card of this hand can be played, and then a move that the rules forbid.
        playable = {tuple(move["cell"]) for move in begun_by_host().legal(0)}
        elsewhere = next(place for place in product(range(1, 9), range(1, 9)) if place not in playable)
        cell(page, elsewhere).tap()
        check_answer(page, elsewhere, r"Only \S+ or a wild jack goes here, and you have neither\.")
        for corner in ((0, 0), (0, 9), (9, 0), (9, 9)):
            cell(page, corner).tap()
            check_answer(page, corner, r"A corner counts for everyone: no chip goes there\.")
        hand(page).first.tap()
        expect(page.locator(".bubble")).to_have_count(0)
        cell(page, elsewhere).tap()
        check_answer(page, elsewhere, r"This space needs \S+, not \S+\.", announced=False)
        expect(page.get_by_role("link", name="Read rule")).to_be_visible()
        note = box_of(page.locator(".toast").locator("visible=true"))
        for thing in (board(page), page.locator(".bar"), hand(page).first, hand(page).last):
            assert not overlap(note, box_of(thing)), thing


def check_answer(page: Page, place: tuple[int, int], words: str, *, announced: bool = True) -> None:
    """Expect the answer to a tap beside its space and inside the board, and read out."""
    bubble = page.locator(".bubble")
    expect(bubble).to_have_text(re.compile(f"^{words}$"))
    there, space, whole = box_of(bubble), box_of(cell(page, place)), box_of(board(page))
    gap = max(there["y"] - space["y"] - space["height"], space["y"] - there["y"] - there["height"])
    assert 0 <= gap < 12
    assert there["x"] <= space["x"] + space["width"] / 2 <= there["x"] + there["width"]
    assert whole["x"] <= there["x"]
    assert there["x"] + there["width"] <= whole["x"] + whole["width"]
    if announced:
        expect(page.get_by_role("log")).to_have_text(re.compile(f"^{words}\u200b?$"))


def test_log_chat_and_menu_open_from_a_bar_at_the_lower_edge(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        my_turn(page)
        log_tab, chat_tab = page.get_by_role("tab", name="Game log"), page.get_by_role("tab", name="Chat")
        game_log = page.get_by_role("list", name="Game log")
        assert is_inside(log_tab)
        assert is_inside(page.get_by_role("button", name="Menu"))
        expect(game_log).to_be_hidden()
        log_tab.tap()
        expect(game_log).to_be_visible()
        expect(log_tab).to_have_attribute("aria-selected", "true")
        # The same tap closes it again; so does Escape.
        log_tab.tap()
        expect(game_log).to_be_hidden()
        chat_tab.tap()
        expect(page.get_by_label("Write a message")).to_be_visible()
        page.get_by_role("button", name="Close").tap()
        expect(page.get_by_label("Write a message")).to_be_hidden()
        log_tab.tap()
        page.keyboard.press("Escape")
        expect(game_log).to_be_hidden()
        tap_a_move(page)
        # Whoever looks back sees the table, not the log.
        log_tab.tap()
        game_log.locator('[data-version="1"]').tap()
        expect(game_log).to_be_hidden()

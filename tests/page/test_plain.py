"""The table in words, which every game has: Hogwarts and the Quidditch match, from the first click to the last."""

from __future__ import annotations

import re
import time
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.patience import PATIENCE
from tests.server.running import Server

from . import browsing
from .browsing import DESKTOP, PHONE, ending, invite_link, log, my_turn, open_menu, prompt, sit_here
from .plain import RAW, actions, at_a_moment, do, greedy, offered, pick, plan, staged, steps
from .staging import Seeds
from .test_accessible import serious
from .texts import ALL_TEXTS

LANGUAGES = ("en", "fr", "nl", "de", "it", "es", "pt", "pl")
visitor = partial(browsing.visitor, words=True)
GAMES = ("sequence", "quidditch", "hogwarts", "quidditch-match")


def raw_keys(page: Page) -> list[str]:
    """Return ids of phrases that the page shows."""
    return [text for text in page.evaluate(ALL_TEXTS) if RAW.search(text)]


def quick_start(page: Page, game: str) -> None:
    """Open the questions before a quick start."""
    page.goto("/")
    page.locator(f'section[aria-labelledby="game-{game}"] button.play').click()
    page.get_by_role("dialog").get_by_role("radio").first.wait_for()


def who_is_asked(host: Page, guest: Page) -> tuple[Page, Page]:
    """Wait until one of the two has something to do, and the other is told so."""
    deadline = time.monotonic() + PATIENCE
    while time.monotonic() < deadline:
        for page, other in ((host, guest), (guest, host)):
            if page.locator(".bar.mine").count() and "Waiting for" in prompt(other).inner_text():
                return page, other
    raise AssertionError("nobody is asked")


def open_all(page: Page) -> None:
    """Unfold everything that can be read."""
    folded = page.locator("details:not([open]) > summary")
    while folded.count():
        folded.first.click()


# From the start page to the end


def test_a_solo_year_is_played_to_its_end_by_its_buttons(browser: Browser, server: Server, seeds: Seeds) -> None:
    year = plan(5, 1, greedy, length="quick")
    with visitor(browser, server.url) as page:
        quick_start(page, "hogwarts")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="Solo").click()
        expect(dialog.get_by_label("Variant")).to_have_count(0)
        expect(dialog.get_by_label("Length")).to_have_value("quick")
        seeds.wished.append(year.seed.hex())
        dialog.get_by_role("button", name="Start").click()
        for number, action in enumerate(steps(year)):
            do(page, action)
            if number == 40:
                assert raw_keys(page) == []
        expect(ending(page).get_by_role("heading", name="You win")).to_be_visible()
        expect(ending(page)).to_contain_text("The goal is reached")
        assert raw_keys(page) == []
        ending(page).get_by_role("link", name="Replay").click()
        page.get_by_role("slider").wait_for()
        page.keyboard.press("Home")
        page.keyboard.press("ArrowRight")
        expect(page.get_by_text("Move 1 of")).to_be_visible()
        page.get_by_role("button", name="To the end").click()
        expect(page.get_by_text("The goal is reached").or_(page.get_by_text("The game is over.")).first).to_be_visible()
        assert raw_keys(page) == []


def test_two_friends_meet_by_a_link(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as host, visitor(browser, server.url, **PHONE) as guest:
        host.goto("/new?game=hogwarts")
        host.get_by_label("Your name").fill("Ann")
        host.get_by_label("Length").select_option("quick")
        host.get_by_role("radio", name="Voldemort Returns").check(force=True)
        # The second mode is for two to four, and has no length.
        expect(host.get_by_role("group", name="Players").get_by_role("button")).to_have_count(3)
        expect(host.get_by_label("Length")).to_have_count(0)
        host.get_by_role("radio", name="A Year at Hogwarts").check(force=True)
        host.get_by_role("group", name="Players").get_by_role("button", name="2", exact=True).click()
        host.locator(".seat").first.click()
        host.get_by_label("Character").select_option("luna_lovegood")
        host.get_by_role("button", name="Open the table").click()
        guest.goto(invite_link(host))
        expect(guest.get_by_text(re.compile(r"^Ann .* A Year at Hogwarts\.$"))).to_be_visible()
        expect(guest.get_by_text("Quick", exact=True)).to_be_visible()
        guest.get_by_label("Your name").fill("Bob")
        guest.get_by_label("Character").select_option("cho_chang")
        sit_here(guest, 2)
        for page, mine, other in ((host, "Luna Lovegood", "Bob"), (guest, "Cho Chang", "Ann")):
            page.locator(".bar").wait_for()
            expect(page.locator(".players")).to_contain_text(mine)
            expect(page.locator("details.mine")).to_contain_text(mine)
            expect(page.locator(".players")).to_contain_text(other)
        for _ in range(6):
            active, waiting = who_is_asked(host, guest)
            last = log(waiting).last.get_attribute("data-version") if log(waiting).count() else None
            offered(active).first.click()
            expect(log(waiting).last).not_to_have_attribute("data-version", str(last))
        assert raw_keys(host) + raw_keys(guest) == []


# The view


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_page_shows_the_id_of_a_text(browser: Browser, server: Server, language: str) -> None:
    with visitor(browser, server.url, locale=language) as page:
        for game in GAMES:
            quick_start(page, game)
            assert raw_keys(page) == [], game
        for game in ("hogwarts", "quidditch-match"):
            page.goto(f"/new?game={game}")
            page.locator("details summary").click()
            assert len(page.evaluate(ALL_TEXTS)) > 40
            assert raw_keys(page) == [], game


def test_the_check_for_ids_finds_them(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        page.goto("/")
        page.locator("h2").first.wait_for()
        page.evaluate("document.querySelector('h2').textContent = 'hogwarts-name'")
        assert raw_keys(page) == ["hogwarts-name"]


@pytest.mark.full
def test_very_many_challenges_are_picked_out_of_lists(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = at_a_moment("challenge", 13, first=23, players=5)
    wanted = [move for move in match.legal(0) if move["type"] == "challenge"][-1]
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        assert offered(page).count() < 13
        group = actions(page).get_by_role("group", name="Play a Quidditch match")
        expect(group.get_by_role("combobox").first).to_be_visible()
        pick(page, wanted)
        asked = stage.people[wanted["player"]].name
        expect(prompt(page)).to_contain_text(f"Waiting for {asked}.")
        seat = stage.seats[wanted["player"]]
        seat.my_turn()
        assert seat.table["view"]["agenda"][-1] == {
            "task": "ask_house",
            "seat": wanted["player"],
            "by": 0,
            "taken": wanted["house"],
        }


def test_cards_and_places_say_what_they_do(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_a_moment("go", 13, first=27))
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        chip = page.locator("details.mine .chips button").first
        name = chip.inner_text()
        chip.click()
        dialog = page.get_by_role("dialog", name=name)
        assert len(dialog.locator("p").first.inner_text()) > 20
        page.keyboard.press("Escape")
        expect(chip).to_be_focused()
        # The board is drawn by the server, and loaded when somebody opens it.
        page.get_by_text("The board", exact=True).click()
        drawn = page.locator("details img")
        expect(drawn).to_be_visible()
        page.wait_for_function("document.querySelector('details img').naturalWidth > 500")


def test_a_hint_is_marked_and_the_past_can_be_looked_at(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_a_moment("go", 13, first=27))
    with visitor(browser, server.url, person=stage.host) as page, visitor(browser, server.url) as watcher:
        page.goto(stage.path)
        my_turn(page)
        page.get_by_role("button", name="Hint").click()
        expect(prompt(page)).to_contain_text("A bot would choose:")
        expect(page.locator(".hinted").first).to_be_visible()
        page.locator('ol [data-version="1"]').click()
        expect(page.get_by_text("The table after move 1")).to_be_visible()
        expect(actions(page)).to_have_count(0)
        page.get_by_role("button", name="Back to now").click()
        my_turn(page)
        watcher.goto(stage.path)
        expect(prompt(watcher)).to_contain_text("Waiting for Ann.")
        expect(watcher.locator("details.mine")).to_have_count(0)
        expect(watcher.locator(".players")).to_contain_text("1 person is watching")


# Every screen, keyboard and screen reader


def test_nothing_is_wider_than_a_phone_in_any_language(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, at_a_moment("go", 13, first=27))
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        my_turn(page)
        open_all(page)
        for language in LANGUAGES:
            page.get_by_role("banner").get_by_role("combobox").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            for width in (320, 360, 390):
                page.set_viewport_size({"width": width, "height": 740})
                assert page.evaluate("document.documentElement.scrollWidth") <= width, (language, width)
            assert raw_keys(page) == [], language


@pytest.mark.parametrize(("width", "height"), [(844, 390), (1024, 1366), (2560, 1440)])
def test_nothing_is_wider_than_other_screens(
    browser: Browser, server: Server, seeds: Seeds, width: int, height: int
) -> None:
    stage = staged(server, seeds, at_a_moment("go", 13, first=27))
    screen: Any = {"viewport": {"width": width, "height": height}}
    with visitor(browser, server.url, person=stage.host, **screen) as page:
        page.goto(stage.path)
        my_turn(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= width
        expect(actions(page).get_by_role("button").first).to_be_in_viewport()


def test_a_turn_is_played_with_the_keyboard_alone(browser: Browser, server: Server, seeds: Seeds) -> None:
    year = plan(5, 1, greedy, length="quick")
    with visitor(browser, server.url) as page:
        quick_start(page, "hogwarts")
        page.get_by_role("dialog").get_by_role("button", name="Solo").press("Enter")
        seeds.wished.append(year.seed.hex())
        page.get_by_role("dialog").get_by_role("button", name="Start").press("Enter")
        my_turn(page)
        page.keyboard.press("Tab")
        for _ in range(30):
            if page.evaluate("document.activeElement.matches('[data-action]')"):
                break
            page.keyboard.press("Tab")
        for number in range(1, 9):
            # After an action the focus moves to what can be done next.
            assert page.evaluate("document.activeElement.matches('[data-action]')"), number
            page.keyboard.press("Enter")
            page.locator(f'ol [data-version="{number}"]').wait_for(state="attached")
            my_turn(page)
            page.wait_for_function("document.activeElement.matches('[data-action]')")


@pytest.mark.parametrize(
    ("scheme", "device"), [("light", DESKTOP), ("dark", PHONE)], ids=["light desktop", "dark phone"]
)
def test_axe_finds_nothing_serious(
    browser: Browser, server: Server, seeds: Seeds, scheme: str, device: dict[str, Any]
) -> None:
    stage = staged(server, seeds, at_a_moment("go", 13, first=27))
    with visitor(browser, server.url, person=stage.host, color_scheme=scheme, **device) as page:
        for path in ("/", "/new?game=hogwarts", "/new?game=quidditch-match"):
            page.goto(path)
            page.get_by_role("heading").first.wait_for()
            assert serious(page) == [], path
        page.goto(stage.path)
        my_turn(page)
        open_all(page)
        page.locator("details img").wait_for()
        assert serious(page) == [], "table"
        page.locator("details.mine .chips button").first.click()
        page.get_by_role("dialog").wait_for()
        assert serious(page) == [], "a card"
        page.keyboard.press("Escape")
        open_menu(page)
        assert serious(page) == [], "menu"


def test_the_words_of_other_games_are_not_loaded_before_they_are_needed(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        loaded: list[str] = []
        page.on("request", lambda request: loaded.append(request.url))
        page.goto("/")
        page.locator("h2").first.wait_for()
        # The shelf names the lessons of all games, and so needs their titles.
        files = [url for url in loaded if "/api/" not in url and "-lessons-" not in url]
        words = [url for url in files if any(game in url for game in ("hogwarts", "quidditch", "sequence", "plain"))]
        assert words == []
        page.locator('section[aria-labelledby="game-sequence"] button.play').click()
        page.get_by_role("dialog").get_by_text("Draw cards yourself").or_(page.get_by_role("switch")).first.wait_for()
        assert not [url for url in loaded if "hogwarts" in url]

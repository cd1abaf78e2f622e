"""Narrow phones: no screen of the page is wider than its window, whatever its width and its language."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Person, Server

import commonroom
from commonroom import Match

from .browsing import PHONE, open_menu, visitor
from .plain import at_a_moment, plan, staged
from .staging import Seeds, Stage, begun_by_host
from .test_hogwarts_fight import DUEL, at_the_first_fight
from .test_plain import LANGUAGES, raw_keys

WIDTHS = (320, 360, 390, 400)

# The widest things, so that a failure says what to mend.
TOO_WIDE = """() => document.documentElement.scrollWidth <= innerWidth ? [] :
  [...document.querySelectorAll("body *")]
    .filter((it) => it.getBoundingClientRect().right > innerWidth + 1 && it.checkVisibility())
    .slice(-3).map((it) => `${it.tagName}.${it.className.baseVal ?? it.className}`)"""

PAGES = {
    "home": ("/", "h2"),
    "new sequence": ("/new?game=sequence", "form .button.main"),
    "new quidditch": ("/new?game=quidditch", "form .button.main"),
    "new hogwarts": ("/new?game=hogwarts", "form .button.main"),
    "new match": ("/new?game=quidditch-match", "form .button.main"),
    "rules sequence": ("/rules/sequence", "li[id]"),
    "rules quidditch": ("/rules/quidditch", "li[id]"),
    "rules hogwarts": ("/rules/hogwarts", "li[id]"),
    "rules match": ("/rules/quidditch-match", "li[id]"),
    "learn sequence": ("/learn/sequence", "h1"),
    "learn quidditch": ("/learn/quidditch", "h1"),
    "learn hogwarts": ("/learn/hogwarts", "h1"),
    "learn match": ("/learn/quidditch-match", "h1"),
    "a replay that is chosen": ("/replay", "h1"),
    "nothing": ("/nowhere", "h1"),
}


SPEAK = """language => {
  const known = JSON.parse(localStorage.getItem("commonroom-page") ?? "{}");
  localStorage.setItem("commonroom-page", JSON.stringify({ ...known, language }));
}"""


def speak(page: Page, language: str, sign: str) -> None:
    """Change the language where the screen has a choice of it; where that is in the menu, come again in another."""
    choice = page.get_by_role("banner").get_by_role("combobox")
    if choice.count():
        choice.select_option(language)
    else:
        page.evaluate(SPEAK, language)
        page.reload()
    expect(page.locator("html")).to_have_attribute("lang", language)
    page.locator(sign).first.wait_for()


def check_widths(page: Page, sign: str) -> None:
    """Look at the screen, which is there when its sign is, in every language and width."""
    page.locator(sign).first.wait_for()
    for language in LANGUAGES:
        speak(page, language, sign)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate(TOO_WIDE) == [], (language, width)
        # Rules may speak of a "sequence-symbool".
        assert page.locator("li[id]").count() or raw_keys(page) == [], language


@pytest.mark.parametrize("screen", PAGES)
def test_no_page_is_wider_than_a_phone(browser: Browser, server: Server, screen: str) -> None:
    path, sign = PAGES[screen]
    with visitor(browser, server.url, expected="404", **PHONE) as page:
        page.goto(path)
        check_widths(page, sign)


def quidditch() -> Match:
    return commonroom.new("quidditch", seats=["Ann", "Bob"], options={"min_pass_ms": 0}, seed=f"{1:064x}")


def twelve() -> Match:
    seats = [f"Person number {number}" for number in range(12)]
    options = {"draw_mode": "auto", "teams": 3}
    return commonroom.new("sequence", edition="classic-2022", seats=seats, options=options, seed=f"{1:064x}")


def at_the_walk() -> Match:
    """Return a year for eight at the first walk of the host."""
    match = commonroom.new("hogwarts", seats=[f"Name {number}" for number in range(8)], seed=f"{3:064x}")
    while not (match.to_act == (0,) and match.view(0)["agenda"][-1]["task"] == "walk"):
        match.submit(match.to_act[0], match.bot("easy").choose(match.to_act[0]))
    return match


def dark_side() -> Match:
    match = commonroom.new("hogwarts", edition="voldemort-returns", seats=["Ann", "Bob"], seed=f"{11:064x}")
    while match.version < 60:
        match.submit(match.to_act[0], match.bot("greedy").choose(match.to_act[0]))
    return match


TABLES: dict[str, tuple[Callable[[], Match], Callable[..., Stage], str]] = {
    "sequence": (begun_by_host, Stage, ".square"),
    "sequence for twelve": (twelve, Stage, ".square"),
    "quidditch": (quidditch, Stage, ".pitch"),
    "a walk": (at_the_walk, staged, ".area.hogwarts .map"),
    "a fight": (lambda: at_the_first_fight(DUEL), staged, ".fight"),
    "a match within a year": (lambda: at_a_moment("match", 1, 1), staged, ".match"),
    "voldemort returns": (dark_side, staged, ".area.hogwarts .map"),
    "the end of a year": (lambda: plan(5, 1, finish, length="quick"), staged, "section.end"),
}


def finish(match: Match, seat: int) -> Any:
    return match.bot("greedy").choose(seat)


@pytest.mark.parametrize("screen", TABLES)
def test_no_table_is_wider_than_a_phone(browser: Browser, server: Server, seeds: Seeds, screen: str) -> None:
    match, set_up, sign = TABLES[screen]
    stage = set_up(server, seeds, match())
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        check_widths(page, sign)


def test_neither_menu_nor_waiting_room_is_wider_than_a_phone(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(stage.path)
        page.locator(".room.square").wait_for()
        open_menu(page)
        for width in WIDTHS:
            page.set_viewport_size({"width": width, "height": 740})
            assert page.evaluate(TOO_WIDE) == [], width
    host = Person(server, "Ann")
    opened = host.open("me", *["open"] * 5, game="sequence", options={"draw_mode": "auto", "teams": 3})
    with visitor(browser, server.url, person=host, **PHONE) as page:
        page.goto(f"/t/{opened['table']}")
        check_widths(page, ".waiting .seat")
    with visitor(browser, server.url, **PHONE) as page:
        page.goto(f"/t/{opened['table']}#invite={opened['invite']}")
        check_widths(page, ".seat.can")


def test_no_replay_is_wider_than_a_phone(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = staged(server, seeds, plan(5, 1, finish, length="quick"))
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.goto(f"/replay?table={stage.table}")
        check_widths(page, "input[type=range], [role=slider]")


@pytest.mark.parametrize("width", [820, 1024, 1366])
def test_the_shelf_is_not_wider_than_a_laptop_either(browser: Browser, server: Server, width: int) -> None:
    with visitor(browser, server.url, viewport={"width": width, "height": 768}) as page:
        page.goto("/")
        for language in LANGUAGES:
            speak(page, language, "h2")
            assert page.evaluate(TOO_WIDE) == [], language

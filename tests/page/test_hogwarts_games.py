"""Whole games of A Year at Hogwarts on the page, from the first click to the result."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, Page, expect
from tests.server.running import Person, Server

from .browsing import DESKTOP, PHONE, ending, log, visitor
from .castle import Player, enter, match_of
from .quidditch import no_scrolling_sideways
from .staging import Seeds
from .test_accessible import serious
from .test_plain import quick_start, raw_keys

SHORT: dict[str, Any] = {"length": "quick", "match_turns": 2}
DARK: dict[str, Any] = DESKTOP | {"color_scheme": "dark"}


def check_the_end(page: Page) -> None:
    """Check the last screen as one would look at it."""
    expect(ending(page)).to_be_visible()
    assert raw_keys(page) == []
    assert no_scrolling_sideways(page)
    assert serious(page) == []


def play_together(players: list[Player], over: Callable[[], bool]) -> None:
    """Let several people play, each on their own page, until it is over for all."""
    while not over():
        for player in players:
            if not ending(player.page).count():
                player.turn()


def test_a_solo_year_is_played_to_its_end_on_the_map(browser: Browser, server: Server, seeds: Seeds) -> None:
    with visitor(browser, server.url, **DESKTOP) as page:
        quick_start(page, "hogwarts")
        dialog = page.get_by_role("dialog")
        dialog.get_by_role("button", name="Solo").click()
        seeds.wished.append(f"{47:064x}")
        dialog.get_by_role("button", name="Start").click()
        page.locator(".area.hogwarts").wait_for()
        player = Player(page, match_of(server, page.url.rsplit("/", 1)[-1]), 0)
        player.play_out()
        assert {"roll", "step", "fight"} <= player.used
        check_the_end(page)
        ending(page).get_by_role("link", name="Replay").click()
        page.get_by_role("slider").wait_for()
        expect(page.locator(".area.hogwarts, .watch").first).to_be_visible()
        assert raw_keys(page) == []


def test_a_solo_year_is_played_to_its_end_with_keys_alone(browser: Browser, server: Server, seeds: Seeds) -> None:
    ann = Person(server, "Ann")
    seeds.wished.append(f"{51:064x}")
    table = ann.open("me", game="hogwarts", edition="year", options={"variant": "solo", "length": "quick"})["table"]
    with visitor(browser, server.url, person=ann, **DESKTOP) as page:
        page.goto(f"/t/{table}")
        page.locator(".area.hogwarts").wait_for()
        Player(page, match_of(server, table), 0, enter).play_out()
        check_the_end(page)


def test_a_quick_year_with_three_bots_is_played_on_a_phone_in_polish(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    ann = Person(server, "Ann")
    seeds.wished.append(f"{19:064x}")
    seats = ("me", "greedy", "greedy", "easy")
    table = ann.open(*seats, game="hogwarts", edition="year", options=SHORT)["table"]
    with visitor(browser, server.url, person=ann, locale="pl", **PHONE) as page:
        page.goto(f"/t/{table}")
        page.locator(".area.hogwarts").wait_for()
        assert no_scrolling_sideways(page)
        Player(page, match_of(server, table), 0).play_out()
        check_the_end(page)


def test_a_team_plays_in_two_browsers_and_is_watched(browser: Browser, server: Server, seeds: Seeds) -> None:
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    seeds.wished.append(f"{3:064x}")
    opened = ann.open("me", "open", game="hogwarts", edition="year", options=SHORT | {"variant": "team"})
    assert bob.join(opened).json()["seat"] == 1
    path = f"/t/{opened['table']}"
    with (
        visitor(browser, server.url, person=ann, **DESKTOP) as first,
        visitor(browser, server.url, person=bob, **PHONE) as second,
        visitor(browser, server.url, **DESKTOP) as watcher,
    ):
        for page in (first, second, watcher):
            page.goto(path)
            page.locator(".area.hogwarts").wait_for()
        match = match_of(server, opened["table"])
        players = [Player(page, match, seat) for seat, page in enumerate((first, second))]
        play_together(players, lambda: all(ending(page).count() for page in (first, second)))
        for page in (first, second, watcher):
            check_the_end(page)


def test_voldemort_returns_and_is_met(browser: Browser, server: Server, seeds: Seeds) -> None:
    ann = Person(server, "Ann")
    seeds.wished.append(f"{11:064x}")
    table = ann.open("me", "greedy", game="hogwarts", edition="voldemort-returns", options={})["table"]
    with visitor(browser, server.url, person=ann, **DARK) as page:
        page.goto(f"/t/{table}")
        page.locator(".area.hogwarts").wait_for()
        player = Player(page, match_of(server, table), 0)
        player.play_out()
        assert log(page).count() or ending(page).count()
        check_the_end(page)

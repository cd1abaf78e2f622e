"""The screens around the table: what one came for is in sight at once, and nobody is asked about what has no effect."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, expect
from tests.server.running import Person, Server

from commonroom.bots.levels import levels_of
from commonroom.games import GAMES

from .browsing import open_menu, visitor
from .fitting import LAPTOP, LOW_PHONE, in_sight, is_whole, without_scrolling
from .staging import Seeds, Stage, begun_by_host

screens = pytest.mark.parametrize("screen", [LAPTOP, LOW_PHONE], ids=["laptop", "phone"])


@screens
@pytest.mark.parametrize("language", ["en", "pl"])
def test_a_quick_start_fits_the_screen(browser: Browser, server: Server, screen: Any, language: str) -> None:
    with visitor(browser, server.url, locale=language, **screen) as page:
        for game in ("sequence", "quidditch"):
            page.goto("/")
            page.locator(f'section[aria-labelledby="game-{game}"] button.play').click()
            dialog = page.get_by_role("dialog")
            levels = dialog.get_by_role("radio")
            expect(levels).to_have_count(len(levels_of(GAMES[game])))
            assert without_scrolling(dialog)
            # Another level is described, and moves nothing.
            before = dialog.bounding_box()
            for level in levels.all():
                level.check()
                description = level.get_attribute("aria-describedby")
                expect(page.locator(f"[id='{description}']")).to_be_visible()
                expect(dialog.locator(".abouts span").locator("visible=true")).to_have_count(1)
                assert dialog.bounding_box() == before
            # However low the window, the start is in sight.
            page.set_viewport_size({"width": screen["viewport"]["width"], "height": 420})
            assert not without_scrolling(dialog)
            assert in_sight(dialog.locator("button.main"))
            page.set_viewport_size(screen["viewport"])


@screens
def test_the_menu_begins_with_what_is_needed_often(browser: Browser, server: Server, seeds: Seeds, screen: Any) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, **screen) as page:
        page.goto(stage.path)
        menu = open_menu(page)
        assert without_scrolling(menu)
        items = menu.locator("ul a, ul button").all_inner_texts()
        often = ["Rules", "Continue on another device", "Pause", "Make Bob the host"]
        assert items == [*often, "Concede", "Leave and let a bot play on"]
        # Irreversible actions look alike, and smaller than the rest.
        dangers = menu.locator(".danger")
        looks = {each.evaluate("it => [it.className, getComputedStyle(it).fontSize].join()") for each in dangers.all()}
        expect(dangers).to_have_count(2)
        assert len(looks) == 1
        assert [each.bounding_box()["height"] < 40 for each in dangers.all()] == [True] * 2  # type: ignore[index]

        dangers.first.click()
        asked = page.get_by_role("dialog", name="Concede")
        expect(asked.get_by_role("heading", name="Concede")).to_be_focused()
        assert in_sight(asked.locator(".button.main.danger"))
        asked.get_by_role("button", name="Cancel").click()
        menu.get_by_role("button", name="Continue on another device").click()
        other = page.get_by_role("dialog", name="Continue on another device")
        expect(other.get_by_role("heading", name="Continue on another device")).to_be_focused()
        expect(other.get_by_text("This link only works on this computer.")).to_be_visible()
        expect(page.get_by_role("dialog")).to_have_count(1)
        assert in_sight(other.get_by_role("button", name="Copy link"))
        other.get_by_role("button", name="Close").click()
        expect(page.get_by_role("dialog")).to_have_count(0)

        # After closing a dialog one continues where one was.
        open_menu(page).get_by_role("button", name="Close").click()
        expect(page.get_by_role("button", name="Menu")).to_be_focused()


def test_nobody_is_asked_for_what_has_no_effect(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto("/new?game=sequence")
        more = page.locator("details")
        more.locator("summary").click()
        for absent in (
            "Talking within a team",
            "A forgotten draw",
            "Bots wait for a draw",
            "Hands within a team",
            "The game ends",
        ):
            expect(page.get_by_label(absent)).to_have_count(0)
        headings = more.get_by_role("group")
        expect(headings).to_have_count(5)
        expect(more.get_by_role("group", name="Drawing and exchanging").get_by_role("combobox")).to_have_count(2)
        expect(more.get_by_role("group", name="Teams")).to_have_count(0)

        page.get_by_label("Drawing cards").select_option("manual")
        drawing = more.get_by_role("group", name="Drawing and exchanging")
        expect(drawing.get_by_label("A forgotten draw")).to_be_visible()
        # An impossible number is corrected at once.
        grace = drawing.get_by_label("Bots wait for a draw")
        for typed, kept in (("90", "60"), ("", "5"), ("7", "7")):
            grace.fill(typed)
            grace.blur()
            expect(grace).to_have_value(kept)
        page.get_by_role("radio", name="Harry Potter 2021").check(force=True)
        expect(more.get_by_role("group", name="When the pile is empty").get_by_label("The game ends")).to_be_visible()

        page.get_by_role("button", name="4", exact=True).click()
        page.get_by_label("Talking within a team").select_option("allowed")
        expect(page.get_by_label("Penalty for coaching")).to_have_count(0)
        page.get_by_label("Hands within a team").select_option("on")
        page.get_by_label("Drawing cards").select_option("auto")
        # One sequence wins among three: nothing can happen to it any more.
        page.get_by_role("button", name="3", exact=True).click()
        expect(more.get_by_role("group", name="Sequences and chips").get_by_role("combobox")).to_have_count(1)
        # A choice that is out of sight now is not sent either.
        with page.expect_request("**/api/tables") as opening:
            page.get_by_role("button", name="Open the table").click()
        assert json.loads(opening.value.post_data or "")["options"] == {"draw_mode": "auto"}
        expect(page.get_by_role("heading", name="Waiting for your friends")).to_be_visible()


def test_the_options_of_quidditch_stand_in_groups(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, locale="pl", **LOW_PHONE) as page:
        page.goto("/new?game=quidditch")
        more = page.locator("details")
        more.locator("summary").tap()
        expect(more.get_by_role("group")).to_have_count(7)
        titles = more.locator("legend").all_inner_texts()
        assert titles[0] == "Karty specjalne i odpowiedzi"
        assert not any("group" in title for title in titles)
        expect(page.get_by_label("Sekundy na wyścig")).to_have_count(0)
        page.locator("select").filter(has=page.locator('option[value="race"]')).select_option("race")
        expect(more.locator('input[type="number"]')).to_have_count(3)


def test_a_game_can_be_begun_from_the_first_screen_of_a_phone(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **LOW_PHONE) as page:
        page.goto("/")
        begin = page.locator("section .button.play").first
        for language in ("en", "fr", "nl", "de", "it", "es", "pt", "pl"):
            page.get_by_role("banner").get_by_role("combobox").select_option(language)
            expect(page.locator("html")).to_have_attribute("lang", language)
            assert in_sight(begin), language


@screens
def test_whoever_is_invited_can_sit_down_at_once(browser: Browser, server: Server, screen: Any) -> None:
    host = Person(server, "Żaneta")
    opened = host.open("me", "open", "open", "greedy", options={"team_talk": "allowed", "turn_limit": 600})
    with visitor(browser, server.url, locale="pl", **screen) as page:
        page.goto(f"/t/{opened['table']}#invite={opened['invite']}")
        sit = page.get_by_role("button", name="Usiądź tutaj").first
        expect(sit).to_be_visible()
        assert in_sight(sit)
        names = page.locator(".seat b")
        expect(names.filter(has_text="Żaneta")).to_have_count(1)
        expect(names.filter(has_text="Usiądź tutaj")).to_have_count(2)
        for name in names.all():
            assert is_whole(name)


def test_whoever_only_watches_waits_for_the_players(browser: Browser, server: Server) -> None:
    host = Person(server, "Ann")
    opened = host.open("me", "open", "open")
    path = f"/t/{opened['table']}"
    with visitor(browser, server.url, person=host) as page, visitor(browser, server.url) as watcher:
        page.goto(path)
        watcher.goto(path)
        expect(watcher.get_by_role("heading", name="Waiting for the players")).to_be_visible()
        expect(page.get_by_role("heading", name="Waiting for your friends")).to_be_visible()
        expect(page.get_by_role("button", name="Fill the 2 open seats with bots")).to_be_visible()
        # For the last seat one button is enough.
        page.get_by_role("button", name="Open Seat 2").click()
        page.get_by_role("button", name="Add a bot").click()
        expect(page.get_by_text("1 seat is still open")).to_be_visible()
        expect(page.get_by_role("button", name="Fill the open seat with a bot")).to_be_visible()


@screens
def test_whoever_watches_can_read_whose_turn_it_is(browser: Browser, server: Server, screen: Any) -> None:
    opened = Person(server, "Ann").open("me", "greedy")
    with visitor(browser, server.url, **screen) as watcher:
        watcher.goto(f"/t/{opened['table']}")
        bar = watcher.locator(".bar")
        expect(bar).to_contain_text("turn")
        assert bar.evaluate("""bar => {
            const { x, y, width, height } = bar.getBoundingClientRect();
            return [0.1, 0.5, 0.9].every((part) =>
                bar.contains(document.elementFromPoint(x + width / 2, y + part * height)));
        }"""), "something lies over the question"


def test_what_has_no_room_is_still_read_out(browser: Browser, server: Server) -> None:
    for width, seen in ((390, True), (320, False)):
        with visitor(browser, server.url, viewport={"width": width, "height": 568}) as page:
            page.goto("/")
            name = page.get_by_role("banner").get_by_role("link", name="Common Room")
            assert within(name.get_by_text("Common Room"), name) is seen


def within(thing: Locator, frame: Locator) -> bool:
    """Tell whether a thing does not begin below its frame, which hides what hangs out of it."""
    inner, outer = thing.bounding_box(), frame.bounding_box()
    assert inner is not None
    assert outer is not None
    return inner["y"] + 1 < outer["y"] + outer["height"]

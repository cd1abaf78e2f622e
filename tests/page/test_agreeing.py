"""Agreeing at the table: taking a move back, pausing, more time, and the talk of those who watch."""

from __future__ import annotations

from playwright.sync_api import Browser, Page, expect
from tests.server.running import Server

from .browsing import chips, do_aside, ending, log, my_turn, open_menu, play_any, say, show_panel, visitor
from .staging import Seeds, Stage, begun_by_host, new_match
from .test_accessible import serious


def do(page: Page, label: str) -> None:
    """Choose something from the menu that needs no confirmation."""
    open_menu(page).get_by_role("button", name=label, exact=True).click()
    expect(page.get_by_role("dialog")).to_have_count(0)


def test_a_move_is_taken_back_if_the_other_agrees(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with (
        visitor(browser, server.url, person=stage.host) as ann,
        visitor(browser, server.url, person=stage.people[1]) as bob,
    ):
        for page in (ann, bob):
            page.goto(stage.path)
        my_turn(ann)
        expect(open_menu(ann).get_by_role("button", name="Take my move back")).to_have_count(0)
        ann.keyboard.press("Escape")
        play_any(ann)
        do(ann, "Take my move back")
        expect(ann.locator(".bar")).to_contain_text("Waiting for an answer from Bob")
        bar = bob.locator(".bar")
        expect(bar).to_contain_text("Ann would like to take the last move back.")
        expect(bar).to_contain_text("Ann has drawn a card since, and will draw the same one again.")
        assert serious(bob) == [], "a question of another player"
        bar.get_by_role("button", name="No").click()
        expect(ann.get_by_text("Bob would rather play on.")).to_be_visible()
        do(ann, "Take my move back")
        expect(ann.get_by_text("The answer was no. Play on before you ask again.")).to_be_visible()
        play_any(bob)
        my_turn(ann)
        do(bob, "Take my move back")
        ann.locator(".bar").get_by_role("button", name="Agree").click()
        my_turn(bob)
        for page, line in ((ann, "Bob takes a move back."), (bob, "You take a move back.")):
            expect(chips(page)).to_have_count(1)
            expect(log(page).last).to_contain_text(line)
        play_any(bob)
        for page in (ann, bob):
            expect(chips(page)).to_have_count(2)
        # Somebody who comes later is told the same.
        ann.reload()
        my_turn(ann)
        expect(log(ann)).to_have_count(log(bob).count())


def test_a_bot_agrees_by_itself(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        page.goto("/new?game=sequence")
        page.locator(".seat").nth(1).click()
        page.get_by_role("button", name="A bot", exact=True).click()
        page.get_by_role("button", name="Open the table").click()
        play_any(page)
        my_turn(page)
        do(page, "Take my move back")
        expect(log(page).last).to_contain_text("You take a move back.")
        play_any(page)
        my_turn(page)


def test_everything_stands_still_until_somebody_goes_on(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, new_match(3, turn_limit=60))
    with (
        visitor(browser, server.url, person=stage.host) as ann,
        visitor(browser, server.url, person=stage.people[1]) as bob,
    ):
        for page in (ann, bob):
            page.goto(stage.path)
            page.get_by_role("timer").wait_for()
        # The host pauses at once; a guest asks.
        do(ann, "Pause")
        expect(ann.locator(".bar")).to_contain_text("You have paused the game.")
        expect(bob.locator(".bar")).to_contain_text("Paused by Ann.")
        assert serious(bob) == [], "paused"
        shown = bob.get_by_role("timer").inner_text()
        bob.wait_for_timeout(1600)
        assert bob.get_by_role("timer").inner_text() == shown
        bob.locator(".bar").get_by_role("button", name="Go on").click()
        expect(ann.locator(".bar")).not_to_contain_text("paused")
        do(bob, "Pause")
        ann.locator(".bar").get_by_role("button", name="Agree").click()
        expect(ann.locator(".bar")).to_contain_text("Paused by Bob.")
        ann.locator(".bar").get_by_role("button", name="Go on").click()
        for page in (ann, bob):
            expect(page.locator(".bar")).not_to_contain_text("Paused by")
        turn = ann if ann.locator(".bar.mine").count() else bob
        other = bob if turn is ann else ann
        do(other, "Give more time")
        expect(turn.get_by_text("You have been given more time.")).to_be_visible()
        assert turn.get_by_role("timer").inner_text().startswith("1:")


def test_watchers_have_names_and_talk_among_themselves(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with (
        visitor(browser, server.url, person=stage.host) as ann,
        visitor(browser, server.url) as eve,
        visitor(browser, server.url) as fay,
    ):
        for page in (ann, eve, fay):
            page.goto(stage.path)
            page.locator("svg.board").first.wait_for()
        for page in (eve, fay):
            show_panel(page, "Chat")
        assert serious(eve) == [], "a watcher's chat"
        for page, name in ((eve, "Eve"), (fay, "Fay")):
            page.get_by_label("Your name").fill(name)
            page.get_by_role("button", name="Show my name").click()
        expect(ann.get_by_text("2 people are watching: Eve and Fay")).to_be_visible()
        say(eve, "What a hand!")
        expect(fay.get_by_role("list", name="Chat")).to_contain_text("What a hand!")
        expect(fay.get_by_role("list", name="Chat")).to_contain_text("Eve")
        show_panel(ann, "Chat")
        expect(ann.get_by_text("What a hand!")).to_have_count(0)
        do_aside(ann, "Concede")
        ending(ann).get_by_role("button", name="View the table").click()
        ann.get_by_role("tab", name="Chat").click()
        expect(ann.get_by_role("list", name="Chat")).to_contain_text("What a hand!")

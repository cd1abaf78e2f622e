"""The connection breaks, the server restarts: nothing is lost, nothing is done twice, and nobody has to reload."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from msgspec.structs import replace
from playwright.sync_api import Browser, Page, expect
from tests.server import running as servers
from tests.server.patience import PATIENCE
from tests.server.running import Server

from commonroom.server.settings import Settings

from .browsing import (
    CUT_LINE,
    board,
    card,
    cell,
    chips,
    hand,
    lit_cells,
    log,
    my_turn,
    pick_any,
    play,
    play_any,
    prompt,
    restarted,
    say,
    show_panel,
    start_quick_game,
    visitor,
)
from .lossy import Line, Way, line_to
from .staging import PATIENT, Seeds, Stage, begun_by_host


@pytest.fixture
def line(server: Server) -> Iterator[Line]:
    with line_to(server.port) as line:
        yield line


@pytest.mark.parametrize("way", ["there", "back"])
def test_a_move_is_made_once_when_the_line_breaks_in_the_middle_of_it(
    browser: Browser, server: Server, seeds: Seeds, line: Line, way: Way
) -> None:
    plan = begun_by_host()
    move = plan.legal(0)[0]
    stage = Stage(server, seeds, plan)
    with visitor(browser, line.url, person=stage.host, expected=CUT_LINE) as page:
        open_and_mark(page, stage.path)
        line.lose(way)
        play(page, move)
        assert line.lost.wait(PATIENCE)
        if way == "back":  # the server has made the move, but the page cannot know that
            stage.seats[1].reach(1)
        expect(chips(page)).to_have_count(0)
        expect(prompt(page)).to_contain_text("Not sent yet: ")
        line.cut()
        expect(chips(page)).to_have_count(1)
        expect(log(page)).to_have_count(1)
        stage.seats[1].reach(1)
        stage.act(1, stage.seats[1].my_turn()[0], 1)
        my_turn(page)
        expect(log(page)).to_have_count(2)
        play_any(page)
        stage.seats[1].reach(3)
        assert stage.seats[1].table["version"] == 3
        check_not_reloaded(page)


def open_and_mark(page: Page, path: str) -> None:
    """Open a table, and leave a mark that a reload would wipe out."""
    page.goto(path)
    my_turn(page)
    page.evaluate("window.marked = true")


def check_not_reloaded(page: Page) -> None:
    assert page.evaluate("window.marked") is True


def test_what_is_said_while_the_line_is_down_arrives_once(
    browser: Browser, server: Server, seeds: Seeds, line: Line
) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, line.url, person=stage.host, expected=CUT_LINE) as page:
        open_and_mark(page, stage.path)
        show_panel(page, "Chat")
        line.lose("back")
        say(page, "Are you there?")
        heard = stage.seats[1].until("said")
        assert heard["text"] == "Are you there?"
        line.cut()
        lines = page.get_by_role("list", name="Chat").get_by_role("listitem")
        expect(lines.filter(has_text="Are you there?")).to_have_count(1)
        say(page, "Still here")
        assert stage.seats[1].until("said")["text"] == "Still here"
        expect(lines).to_have_count(2)
        check_not_reloaded(page)


def test_a_line_that_is_not_taken_goes_back_to_where_it_was_written(
    browser: Browser, tmp_path: Path, seeds: Seeds
) -> None:
    limits = replace(PATIENT, chats=(1, 60.0))
    with servers.running(f"sqlite:///{tmp_path}/commonroom.db", limits=limits) as server:
        stage = Stage(server, seeds, begun_by_host())
        with visitor(browser, server.url, person=stage.host) as page:
            page.goto(stage.path)
            show_panel(page, "Chat")
            say(page, "Good luck!")
            expect(page.get_by_role("list", name="Chat").get_by_text("Good luck!")).to_be_visible()
            say(page, "May the best one win")
            expect(page.get_by_text("please write more slowly")).to_be_visible()
            expect(page.get_by_label("Write a message")).to_have_value("May the best one win")
            # And it is still there after a look at something else.
            show_panel(page, "Game log")
            show_panel(page, "Chat")
            expect(page.get_by_label("Write a message")).to_have_value("May the best one win")


def test_a_move_made_while_the_line_is_down_is_kept_and_sent_when_it_is_back(browser: Browser, line: Line) -> None:
    with visitor(browser, line.url, expected=CUT_LINE) as page:
        start_quick_game(page)
        page.evaluate("window.marked = true")
        mine = log(page).filter(has_text="You play")
        line.cut(down=True)
        expect(page.get_by_text("Connection lost. Reconnecting …")).to_be_visible()
        pick_any(page)
        lit_cells(page).first.click()
        expect(page.get_by_text("Your move is saved and will be sent as soon as you are back online.")).to_be_visible()
        expect(mine).to_have_count(0)
        page.get_by_role("button", name="Try now").click()
        line.down = False
        expect(page.get_by_text("Connection lost")).to_have_count(0)
        expect(mine).to_have_count(1)
        my_turn(page)
        check_not_reloaded(page)


def test_a_move_made_offline_carries_a_mark_until_it_is_sent(browser: Browser, server: Server, seeds: Seeds) -> None:
    plan = begun_by_host()
    action = plan.legal(0)[0]
    stage = Stage(server, seeds, plan)
    with visitor(browser, server.url, person=stage.host, expected=CUT_LINE) as page:
        page.goto(stage.path)
        my_turn(page)
        page.context.set_offline(True)
        play(page, action)
        for thing in (card(page, action["card"]), cell(page, action["cell"])):
            expect(thing).to_have_attribute("aria-label", re.compile(r" \(not sent yet\)$"))
        expect(card(page, action["card"]).locator(".unsent")).to_be_visible()
        expect(board(page).locator(".unsent")).to_be_visible()
        expect(prompt(page)).to_have_text(re.compile(rf"^Not sent yet: {action['card'][:-1]}. → \w+\s*$"))
        # Nobody has closed the socket: the page has to notice by itself that nothing gets through.
        expect(page.get_by_role("alert")).to_contain_text(
            "Your move is saved and will be sent as soon as you are back online."
        )
        expect(board(page).locator(".chip")).to_have_count(0)
        page.context.set_offline(False)
        expect(log(page)).to_have_count(1)
        expect(page.locator(".unsent")).to_have_count(0)
        expect(page.get_by_role("alert")).to_have_count(0)
    stage.seats[1].reach(1)
    assert stage.seats[1].table["version"] == 1


def test_a_game_goes_on_after_the_server_was_restarted(browser: Browser, tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/commonroom.db", limits=PATIENT, **servers.QUICK)
    first = Server(settings)
    first.start()
    with visitor(browser, first.url, expected=CUT_LINE) as page:
        start_quick_game(page)
        page.evaluate("window.marked = true")
        play_any(page)
        my_turn(page)
        lines, cards = log(page).all_inner_texts(), names_in_hand(page)
        with restarted(page, first):
            my_turn(page)
            assert log(page).all_inner_texts() == lines
            assert names_in_hand(page) == cards
            for _ in range(2):
                play_any(page)
                my_turn(page)
            expect(hand(page)).to_have_count(7)
            check_not_reloaded(page)
            page.reload()
            expect(log(page).first).to_have_text(lines[0])


def names_in_hand(page: Page) -> list[str]:
    return [each.get_attribute("aria-label") or "" for each in hand(page).all()]

"""Replays: any moment, at any speed, as any viewer, from a table or from a file."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.cli.running import output
from tests.server.running import Server

import commonroom
from commonroom import Match

from .browsing import board, chips, log, visitor
from .fitting import LAPTOP, LOW_PHONE, in_sight, with_whole_words
from .staging import Seeds, Stage, begun_by_host, matches
from .test_accessible import serious

# As a hand is sorted at the table.
SUITS = ["spades", "hearts", "clubs", "diamonds"]
RANKS = ["2", "3", "4", "5", "6", "7", "8", "9", "10", "jack", "queen", "king", "ace"]
NOON = datetime(2024, 2, 29, 12, tzinfo=UTC)


@pytest.fixture(scope="module")
def match() -> Match:
    """Return a match of eight moves, after which one side gives up."""
    match = begun_by_host()
    while match.version < 8:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    match.submit(0, {"type": "concede"})
    return match


@pytest.fixture
def table(server: Server, seeds: Seeds, match: Match) -> str:
    """Play the match at a table of the server."""
    stage = Stage(server, seeds, match)
    stage.play_to(match.version)
    return stage.table


def moment(page: Page) -> Locator:
    """Find the moment of the match that the replay shows; its value is the number of moves."""
    return page.get_by_role("slider")


def chips_at(match: Match, move: int) -> int:
    """Return the number of chips on the board after this many moves."""
    record = match.record()
    del record["chain"]
    then = commonroom.replay(record | {"actions": record["actions"][:move]})
    return sum(len(cells) for cells in then.view(None)["chips"])


def test_every_moment_of_a_match_can_be_reached(browser: Browser, server: Server, table: str, match: Match) -> None:
    with visitor(browser, server.url) as page:
        page.goto(f"/replay?table={table}")
        # It opens at the end, where the table is full.
        expect(moment(page)).to_have_value("9")
        expect(moment(page)).to_have_attribute("max", "9")
        expect(chips(page)).to_have_count(chips_at(match, 9))
        page.get_by_role("button", name="To the start").click()
        expect(chips(page)).to_have_count(0)
        for button, move in [("Forward one move", 1), ("To the end", 9), ("Back one move", 8), ("To the start", 0)]:
            page.get_by_role("button", name=button).click()
            expect(moment(page)).to_have_value(str(move))
            expect(chips(page)).to_have_count(chips_at(match, move))
        page.get_by_role("slider").fill("5")
        expect(chips(page)).to_have_count(chips_at(match, 5))
        log(page).nth(2).click()
        expect(moment(page)).to_have_value("3")
        page.keyboard.press("ArrowRight")
        expect(moment(page)).to_have_value("4")
        expect(log(page).last).to_contain_text("Ann concedes. Bob wins: the other side concedes.")


def test_a_replay_plays_by_itself_and_pauses(browser: Browser, server: Server, table: str) -> None:
    with visitor(browser, server.url) as page:
        page.clock.install(time=NOON)
        page.goto(f"/replay?table={table}")
        expect(moment(page)).to_have_value("9")
        # From here on time passes only as the test tells it to.
        page.clock.pause_at(NOON + timedelta(hours=1))
        page.get_by_label("Speed").select_option("4")
        page.get_by_role("button", name="Play", exact=True).click()
        for move in (1, 2, 3):
            page.clock.run_for(300)
            expect(moment(page)).to_have_value(str(move))
        page.get_by_role("button", name="Pause").click()
        page.clock.run_for(5000)
        expect(moment(page)).to_have_value("3")
        page.get_by_role("button", name="Play", exact=True).click()
        for move in range(4, 10):
            page.clock.run_for(300)
            expect(moment(page)).to_have_value(str(move))
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()


def test_keys_lead_through_a_replay_and_are_shown_where_they_work(
    browser: Browser, server: Server, table: str, match: Match
) -> None:
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto(f"/replay?table={table}")
        expect(moment(page)).to_have_value("9")
        caps = page.get_by_role("group", name="Replay").locator("kbd")
        expect(caps.first).to_be_visible()
        assert [cap.get_attribute("data-key") for cap in caps.all()] == ["Home", "←", "Space", "→", "End", "⇧ →"]
        # Whoever uses the mouse in between can go on with the keys.
        page.get_by_role("button", name="Back one move").click()
        for key, move in [("End", 9), ("ArrowLeft", 8), ("Home", 0), ("ArrowRight", 1), ("End", 9)]:
            page.keyboard.press(key)
            expect(moment(page)).to_have_value(str(move))
        expect(page.locator(".count")).to_have_text(f"Move 9 of {match.version}")
        page.keyboard.press("Home")
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Pause")).to_be_visible()
        page.keyboard.press("Space")
        expect(page.get_by_role("button", name="Play", exact=True)).to_be_visible()
        page.keyboard.press("?")
        expect(page.get_by_role("dialog", name="Keys")).to_contain_text("Space")
        page.keyboard.press("Escape")
        expect(page.get_by_role("dialog")).to_have_count(0)
        # A key that comes while the sheet still closes is the sheet's.
        while "/replay" in page.url:
            page.keyboard.press("Escape")
            page.wait_for_timeout(200)
        expect(page).to_have_url(f"{server.url}/t/{table}")


def test_key_moments_are_listed_and_reached_without_passing_the_rest(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = by_bots(lambda match: match.outcome is not None and all(match.view(None)["sequences"]))
    told = [number for number in range(1, match.version + 1) if lines_at(match, number) > lines_at(match, number - 1)]
    stage = Stage(server, seeds, match)
    stage.play_to(match.version)
    with visitor(browser, server.url, **LAPTOP) as page:
        page.goto(f"/replay?table={stage.table}#move=0")
        listed = page.get_by_role("region", name="Key moments").get_by_role("button")
        expect(listed).to_have_count(len(told))
        for item, move in zip(listed.all(), told, strict=True):
            expect(item).to_contain_text(f"Move {move}")
        for move in told:
            page.get_by_role("button", name="Next key moment").click()
            expect(moment(page)).to_have_value(str(move))
        page.keyboard.press("Shift+ArrowLeft")
        expect(moment(page)).to_have_value(str(told[-2]))
        page.keyboard.press("Shift+ArrowRight")
        expect(moment(page)).to_have_value(str(told[-1]))
        listed.first.click()
        expect(moment(page)).to_have_value(str(told[0]))
        expect(listed.first).to_have_attribute("aria-current", "true")
        assert serious(page) == []


def by_bots(wanted: Callable[[Match], bool]) -> Match:
    """Return the first match that is wanted among those that bots play to the end."""
    for match in matches():
        while match.to_act:
            seat = match.to_act[0]
            match.submit(seat, match.bot("greedy").choose(seat))
        if wanted(match):
            return match
    raise AssertionError("unreachable: seeds do not come to an end")


def lines_at(match: Match, move: int) -> int:
    """Return the number of lines on the board after this many moves."""
    record = {key: value for key, value in match.record().items() if key != "chain"}
    then = commonroom.replay(record | {"actions": record["actions"][:move]})
    return sum(map(len, then.view(None)["sequences"]))


def test_hands_are_seen_through_the_eyes_that_are_chosen(
    browser: Browser, server: Server, table: str, match: Match
) -> None:
    with visitor(browser, server.url) as page:
        page.goto(f"/replay?table={table}")
        hands = page.get_by_label("Open hands")
        expect(hands.get_by_role("listitem")).to_have_count(14)
        # If all cards are face up, so are those that are drawn.
        expect(log(page).filter(has_text=re.compile(r"(Ann|Bob) draws \w+[♠♥♦♣]\."))).to_have_count(8)
        for owner in hands.locator(".hand").all():
            cards = [(name.split()[-1], name.split()[0]) for name in owner.locator("li .unseen").all_text_contents()]
            assert cards == sorted(cards, key=lambda each: (SUITS.index(each[0]), RANKS.index(each[1])))
        page.get_by_label("Show cards of").select_option(label="Bob")
        expect(hands.get_by_role("listitem")).to_have_count(7)
        expect(hands.get_by_text("Ann")).to_have_count(0)
        page.get_by_role("button", name="To the end").click()
        expect(log(page).filter(has_text="You play")).to_have_count(4)
        # What Ann drew stays hidden from Bob, as it was at the table.
        expect(log(page).filter(has_text="Ann draws")).to_have_count(0)
        page.get_by_label("Show cards of").select_option(label="All players")
        expect(hands.get_by_role("listitem")).to_have_count(sum(match.view(None)["hands"]))


def test_a_link_leads_to_the_exact_moment(browser: Browser, server: Server, table: str, match: Match) -> None:
    with visitor(browser, server.url) as page, visitor(browser, server.url) as friend:
        page.goto(f"/replay?table={table}#move=6")
        expect(moment(page)).to_have_value("6")
        page.get_by_role("button", name="Back one move").click()
        expect(moment(page)).to_have_value("5")
        assert page.url.endswith("#move=5")
        friend.goto(page.url)
        expect(moment(friend)).to_have_value("5")
        expect(chips(friend)).to_have_count(chips_at(match, 5))


def test_selects_show_their_words_whole(browser: Browser, server: Server, table: str) -> None:
    for screen in (LAPTOP, LOW_PHONE):
        with visitor(browser, server.url, locale="pl", **screen) as page:
            for path, name in ((f"/replay?table={table}", "eyes"), ("/rules/sequence", "edition")):
                page.goto(path)
                select = page.locator(f"select.{name}")
                expect(select).to_be_visible()
                assert with_whole_words(select)


def test_a_replay_in_one_hand(browser: Browser, server: Server, table: str, match: Match) -> None:
    with visitor(browser, server.url, **LOW_PHONE) as page:
        page.goto(f"/replay?table={table}")
        for name in ("To the start", "Back one move", "Play", "Forward one move", "To the end"):
            assert in_sight(page.get_by_role("button", name=name, exact=True))
        assert in_sight(page.get_by_label("Show cards of"))
        assert in_sight(page.get_by_label("Speed"))
        assert in_sight(page.get_by_role("link", name="Back to the table"))
        assert in_sight(board(page))
        assert page.evaluate("document.documentElement.scrollWidth") <= 390
        page.get_by_role("button", name="To the end").tap()
        expect(moment(page)).to_have_value(str(match.version))
        page.get_by_role("button", name="To the start").tap()
        expect(moment(page)).to_have_value("0")
        expect(chips(page)).to_have_count(0)


def test_the_link_to_a_moment_is_copied(
    browser: Browser, server: Server, table: str, match: Match, tmp_path: Path
) -> None:
    with visitor(browser, server.url, permissions=["clipboard-read", "clipboard-write"], **LAPTOP) as page:
        page.goto(f"/replay?table={table}#move=4")
        page.get_by_role("button", name="Forward one move").click()
        copy = page.get_by_role("button", name="Copy a link to this move")
        copy.click()
        expect(copy.get_by_text("Copied")).to_be_visible()
        expect(page.locator("[aria-live]").get_by_text("Copied")).to_be_attached()
        link = page.evaluate("navigator.clipboard.readText()")
        assert link == f"{server.url}/replay?table={table}#move=5"
        # A file is on no other computer, so no link leads to it.
        file = tmp_path / "match.json"
        file.write_text(json.dumps(match.record()), encoding="utf-8")
        page.goto("/replay")
        page.get_by_label("Open a record").set_input_files(file)
        expect(moment(page)).to_have_value("9")
        expect(copy).to_have_count(0)
    with visitor(browser, server.url, **LOW_PHONE) as page:
        # Without https a browser has no clipboard; then the link is shown.
        page.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
        page.goto(link)
        expect(moment(page)).to_have_value("5")
        page.get_by_role("button", name="Copy a link to this move").tap()
        expect(page.get_by_role("dialog").get_by_role("textbox")).to_have_value(link)


def test_a_record_from_the_command_line_opens_in_the_page(browser: Browser, server: Server, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    output("new", "sequence", "--seats", "Kim,Lee", "--option", "draw_mode=auto", "--seed", "7", "-o", file)
    for _ in range(3):
        match = commonroom.replay(file.read_bytes())
        seat = match.to_act[0]
        output("submit", file, seat, json.dumps(match.legal(seat)[0]))
    with visitor(browser, server.url) as page:
        page.goto("/replay")
        page.get_by_label("Open a record").set_input_files(file)
        expect(moment(page)).to_have_value("3")
        expect(page.get_by_label("Open hands").get_by_text("Kim")).to_be_visible()
        expect(chips(page)).to_have_count(3)
        expect(board(page)).to_be_visible()


@pytest.mark.parametrize("text", ["{", '{"format": "commonroom/1"}', "[]"])
def test_what_is_no_record_is_refused_with_a_sentence(
    browser: Browser, server: Server, tmp_path: Path, text: str
) -> None:
    file = tmp_path / "match.json"
    file.write_text(text, encoding="utf-8")
    with visitor(browser, server.url, expected="400") as page:
        page.goto("/replay")
        page.get_by_label("Open a record").set_input_files(file)
        expect(page.get_by_role("alert")).not_to_be_empty()
        page.get_by_role("link", name="Open another record").click()
        expect(page.get_by_label("Open a record")).to_be_attached()

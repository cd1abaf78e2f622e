"""A whole game of Sequence in a real browser, from the front page to the end and the next one."""

from __future__ import annotations

import json
import re
from collections import Counter
from pathlib import Path

import httpx
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

import commonroom
from commonroom import Match

from .browsing import board, chips, ending, hand, log, my_turn, play_out, start_quick_game, unfold_log, visitor


def test_a_whole_game_against_a_bot_by_clicking(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        start_quick_game(page)
        expect(hand(page)).to_have_count(7)
        play_out(page)
        end, table = ending(page), page.url.rsplit("/", 1)[1]
        record = httpx.get(f"{server.url}/api/tables/{table}/record").json()
        match = commonroom.replay(record)
        assert saved_record(page, end) == record
        check_result(end, match)
        check_statistics(end, match)
        end.get_by_role("button", name="Check the shuffle").click()
        # If the bot has moved before the page was there, the page says so.
        expect(end.get_by_text(re.compile("^Yes[.,]"))).to_be_visible()
        expect(end.get_by_text(match.commitment)).to_be_visible()
        check_board_behind(page, end, match)
        go_to_replay_and_back(page, match)
        ending(page).get_by_role("button", name="Play again").click()
        page.wait_for_url(lambda url: table not in url)
        my_turn(page)
        expect(hand(page)).to_have_count(7)
        assert chips(page).count() <= 1


def saved_record(page: Page, end: Locator) -> object:
    with page.expect_download() as saved:
        end.get_by_role("button", name="Save the record").click()
    assert saved.value.suggested_filename.endswith(".json")
    return json.loads(Path(saved.value.path()).read_bytes())


def check_result(end: Locator, match: Match) -> None:
    """Expect the winner, the line and the card that won, and all the lines."""
    assert match.outcome is not None
    view = match.view(None)
    mine = match.outcome["winners"] == [0]
    winner = "You" if mine else match.table.seats[match.outcome["winners"][0]].name
    expect(end.get_by_role("heading", name="You win!" if mine else f"{winner} got there first")).to_be_visible()
    last = next(entry for entry in reversed(match.record()["actions"]) if entry["type"] == "play")
    row, column = last["cell"]
    how = rf"^{winner} completed the sequences? .* with {last['card'][:-1]}. on {'abcdefghij'[row]}{column + 1}\.$"
    expect(end.get_by_text(re.compile(how))).to_be_visible()
    facts = end.locator(".facts li")
    expect(facts).to_have_count(3)
    # Whole sentences about this match, not numbers side by side.
    assert all(re.search(r"\w.*\.$", fact) and " : " not in fact for fact in facts.all_inner_texts())
    end.get_by_text("Statistics").click()
    expect(end.get_by_role("columnheader", name=re.compile(r" \(you\)$"))).to_have_count(1)
    # The board stays; the light falls on the lines that won, which are drawn once more above the rest.
    won = view["sequences"][match.outcome["side"]]
    expect(end.locator("line.light")).to_have_count(len(won))
    expect(end.locator("line.string")).to_have_count(sum(len(lines) for lines in view["sequences"]) + len(won))
    expect(end.page.get_by_role("dialog")).to_have_count(0)


def check_statistics(end: Locator, match: Match) -> None:
    """Expect the page's numbers to be those of the record."""
    view = match.view(None)
    plays = Counter(entry["seat"] for entry in match.record()["actions"] if entry["type"] == "play")
    rows = [[part.strip() for part in row.split("\t")] for row in end.get_by_role("table").inner_text().splitlines()]
    figures = {row[0]: row[1:] for row in rows}
    assert figures["Sequences"] == [str(len(lines)) for lines in view["sequences"]]
    assert figures["Chips on the board"] == [str(len(cells)) for cells in view["chips"]]
    assert figures["Cards played"] == [str(plays[seat]) for seat in (0, 1)]
    assert figures["Total moves"] == [str(match.version)]


def check_board_behind(page: Page, end: Locator, match: Match) -> None:
    """Expect that the result can be put away to look at the board, and comes back."""
    end.get_by_role("button", name="View the table").click()
    expect(end).to_have_count(0)
    expect(chips(page)).to_have_count(sum(len(cells) for cells in match.view(None)["chips"]))
    unfold_log(page)
    log(page).first.click()
    expect(chips(page)).to_have_count(1)
    page.get_by_role("button", name="Back to now").click()
    page.get_by_role("button", name="Show the result").click()
    expect(end).to_be_visible()
    end.get_by_role("button", name="View the table").click()
    expect(end).to_have_count(0)
    page.keyboard.press("Escape")
    expect(end).to_be_visible()


def go_to_replay_and_back(page: Page, match: Match) -> None:
    ending(page).get_by_role("link", name="Replay").click()
    expect(page.get_by_role("slider")).to_have_attribute("max", str(match.version))
    expect(page.get_by_role("slider")).to_have_value(str(match.version))
    expect(board(page)).to_be_visible()
    page.go_back()
    expect(ending(page)).to_be_visible()

"""Quidditch on the page: whole games by clicking, windows and answers, second thoughts, and automatic passing."""

from __future__ import annotations

import random
import re
import time
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.patience import PATIENCE
from tests.server.running import Person, Server

from commonroom import Match

from .browsing import CUT_LINE, DESKTOP, PHONE, card, ending, hand_of, log, open_menu, prompt, visitor
from .quidditch import (
    AT_ONCE,
    ROOMY,
    act_out,
    at_table,
    card_name,
    do,
    lay,
    match_at,
    new_match,
    no_scrolling_sideways,
    play_until,
    press,
    sockets,
    spot,
    staged,
    table_of_two,
)
from .staging import Seeds
from .test_accessible import serious

# The opacity of a thing, including everything that it is part of.
OPACITY = """thing => {
    let shown = 1;
    for (; thing; thing = thing.parentElement) shown *= Number(getComputedStyle(thing).opacity);
    return shown;
}"""


WINDOW = re.compile(r"^(You can play .+|Tap a lit card to play it), or pass\.\s*$")
"""The question in a window, with one card to play or several."""


def loudly_played(seed: int, **options: Any) -> tuple[Match, int]:
    """Return a match in which special cards are played and cancelled whenever possible, and its longest chain."""
    match, chance, longest = new_match(seed, **options), random.Random(seed), 0
    while match.to_act:
        seat = match.to_act[0]
        moves = match.legal(seat)
        loud = [move for move in moves if move["type"] in ("play", "cancel")]
        match.submit(seat, chance.choice(loud if loud and chance.random() < 0.9 else moves))
        longest = max(longest, len(match.view(None)["chain"]))
    return match, longest


def match_with_everything() -> Match:
    """Return a short match with every kind of move, a card of two powers, a retrieved card, and a countered counter."""
    for seed in count(3971):
        match, longest = loudly_played(seed, round_limit=3, bludger_pick="blind_slot")
        actions = match.record()["actions"]
        kinds = {action["type"] for action in actions}
        if longest >= 3 and {"declare", "order", "pick", "commit", "play", "cancel", "pass"} <= kinds:
            plays = [action for action in actions if action["type"] == "play"]
            if any(play.get("mode") for play in plays) and any(play.get("take") for play in plays):
                return match
    raise AssertionError("unreachable: seeds do not come to an end")


# Whole games


def test_two_people_click_a_whole_match_with_a_countered_counter(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    plan = match_with_everything()
    table, ann, bob = table_of_two(server, seeds, plan)
    longest = 0
    with (
        at_table(browser, server, ann, table) as one,
        at_table(browser, server, bob, table, **PHONE) as other,
        at_table(browser, server, None, table) as third,
    ):
        pages = [one, other]
        checked: set[str] = set()
        for version, entry in enumerate(plan.record()["actions"], 1):
            page = pages[entry["seat"]]
            if page.locator(".answer.mine").count():
                expect(page.get_by_role("alert").filter(has_text="Without an answer")).to_be_visible()
                longest = max(longest, page.locator(".answer li").count())
            if entry["type"] not in checked:
                checked.add(entry["type"])
                page.locator(".bar.mine, .answer:has(button), .rival .backs button").first.wait_for()
                assert serious(page) == [], entry["type"]
                assert no_scrolling_sideways(page), entry["type"]
            do(page, {key: value for key, value in entry.items() if key != "seat"})
            for each in (*pages, third):
                # The result stands in the place of the log.
                each.locator(f'ol [data-version="{version}"]').or_(ending(each)).first.wait_for(state="attached")
        assert longest >= 2, "nobody saw a counter that could be countered"
        assert third.locator(".hand, .peep").count() == 0, "a watcher sees a hand"
        for page in (one, other):
            expect(ending(page)).to_be_visible()
            assert serious(page) == [], "the end"
    check_replay(browser, server, ann, table, plan)


def check_replay(browser: Browser, server: Server, person: Person, table: str, plan: Match) -> None:
    """Expect that the match can be replayed, with both hands open or from one seat."""
    with visitor(browser, server.url, person=person, **ROOMY) as page:
        page.goto(f"/replay?table={table}#move=3")
        expect(page.locator(".backs li")).to_have_count(sum(len(hand) for hand in hands_at(plan, 3)))
        assert page.locator(".backs li .unseen").count() == sum(len(hand) for hand in hands_at(plan, 3))
        page.get_by_label("Show cards of").select_option(label="Ann")
        expect(page.locator(".backs li .unseen")).to_have_count(len(hands_at(plan, 3)[0]))
        page.get_by_role("button", name="To the end").click()
        expect(page.locator(".watch .moment")).to_have_text("The end")
        assert serious(page) == [], "replay"


def hands_at(plan: Match, version: int) -> list[list[str]]:
    """Return both hands after this many moves."""
    past = new_match(int(plan.seed.hex(), 16), **dict(plan.table.options))
    for entry in plan.record()["actions"][:version]:
        past.submit(entry["seat"], {key: value for key, value in entry.items() if key != "seat"})
    return [past.view(seat)["hand"] for seat in (0, 1)]


OTHER_WAYS = {
    "declare_mode": "simultaneous",
    "order_mode": "stepwise",
    "reveal_mode": "all_at_once",
    "bludger_pick": "blind_slot",
    "discard_view": "top_only",
}
"""Tables with many unusual options."""


@pytest.mark.parametrize(("device", "options"), [(DESKTOP, {}), (PHONE, OTHER_WAYS)], ids=["desktop", "phone"])
def test_a_whole_match_against_a_bot(
    browser: Browser, server: Server, device: dict[str, Any], options: dict[str, Any]
) -> None:
    person = Person(server)
    chosen = AT_ONCE | {"round_limit": 6} | options
    opened = person.open("me", "greedy", game="quidditch", edition="card-game-2001", options=chosen)
    with at_table(browser, server, person, opened["table"], **device) as page:
        deadline = time.monotonic() + 5 * PATIENCE
        while not ending(page).count():
            assert time.monotonic() < deadline, "the match does not come to an end"
            step(page)
        expect(ending(page).get_by_role("img", name=re.compile(r"^Ann: \d+ points?, "))).to_be_visible()
        assert no_scrolling_sideways(page)


def step(page: Page) -> None:
    """Do whatever is possible: answer, declare everything, lay the first cards, order, pass."""
    page.locator(".bar.mine, .answer:has(button)").or_(ending(page)).first.wait_for()
    main, lit, backs = (
        page.locator(".buttons .main"),
        page.locator(".spot.lit:not(:has(.planned)):not(.chosen)"),
        page.locator(".backs button"),
    )
    if page.locator(".answer button").count():
        page.locator(".answer button").last.click()
    elif backs.count():
        backs.first.click()
    elif (passing := page.get_by_role("button", name="Pass", exact=True)).count():
        passing.click()
    elif main.count():
        if lit.count():
            lit.first.click()
        main.first.click()
    elif lit.count():
        lit.first.click()
    elif page.locator(".bar.mine").count() and "Tap a card" in prompt(page).inner_text():
        hand_of(page).locator("visible=true").and_(page.locator(":not(.away)")).first.click()
    page.wait_for_timeout(20)


def test_the_quick_start_leads_to_a_table_with_the_house_that_was_wished_for(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **ROOMY) as page:
        page.goto("/")
        page.locator("section", has=page.get_by_role("heading", name="Quidditch", exact=True)).get_by_role(
            "button"
        ).click()
        page.get_by_label("House").select_option(label="Slytherin")
        page.get_by_role("button", name="Start").click()
        expect(page.locator(".players li.paint-slytherin")).to_contain_text("(you)")
        assert page.evaluate("document.documentElement.scrollHeight <= innerHeight"), "the table needs scrolling"


# Moments


def test_who_has_decided_may_change_it_until_the_other_has_decided_too(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = next(each for each in map(new_match, count()) if len(set(each.view(0)["hand"])) == 5)
    table = table_of_two(server, seeds, match)
    seats = sockets(table)
    act_out(seats, play_until(match, "LAY"))
    first, second = match.view(0)["hand"][:2]
    (ball,) = (each["ball"] for each in match.view(0)["spots"])
    with at_table(browser, server, table[1], table[0], expected=CUT_LINE) as page:
        lay(page, ball, first)
        press(page, "Lay the cards")
        expect(prompt(page)).to_contain_text("until Bob has decided")
        expect(page.get_by_role("button", name="Lay the cards")).to_have_count(0)
        assert open_menu(page).get_by_role("button", name=re.compile("Concede|Lay")).count() == 1
        page.keyboard.press("Escape")
        card(page, second).click()
        spot(page, ball).click()
        page.context.set_offline(True)
        press(page, "Lay the cards")
        # A decision that waits to be sent is marked where the card lies, where it was, and on the button.
        for thing in (spot(page, ball), card(page, second)):
            expect(thing).to_have_attribute("aria-label", re.compile(r" \(not sent yet\)$"))
            expect(thing.locator(".unsent")).to_be_visible()
            assert thing.locator(".unsent").evaluate(OPACITY) == 1
        expect(page.get_by_role("button", name="Lay the cards (not sent yet)")).to_be_disabled()
        expect(prompt(page)).to_have_text(f"Not sent yet: {card_name(second)} → Quaffle")
        page.context.set_offline(False)
        expect(log(page).last).to_have_text("You change your mind.")
        expect(page.locator(".unsent")).to_have_count(0)
        # Bob hears that Ann has decided, and nothing of her second thoughts: by his count there were none.
        seats[1].reach(match.version + 1)
        assert seats[1].act(match.legal(1)[0])["version"] == match.version + 2
        expect(spot(page, ball)).to_have_attribute("aria-label", re.compile(card_name(second)))


def test_the_page_passes_by_itself_only_where_nothing_can_be_played(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = next(each for each in map(new_match, count()) if passes_only(each, 0) and not passes_only(each, 1))
    table = table_of_two(server, seeds, match)
    with (
        visitor(browser, server.url, person=table[1], **ROOMY) as one,
        visitor(browser, server.url, person=table[2], **ROOMY) as other,
    ):
        for page in (one, other):
            page.goto(f"/t/{table[0]}")
        # Bob leads and has a card that he could play, so nobody passes for him.
        expect(prompt(other)).to_have_text(WINDOW)
        expect(prompt(one)).to_contain_text("Bob may play")
        other.keyboard.press("p")
        expect(log(one).last).to_have_text("Bob passes. You pass.")


def passes_only(match: Match, seat: int) -> bool:
    """Tell whether a seat can do nothing but pass in the open window."""
    trial = new_match(int(match.seed.hex(), 16))
    if not trial.view(None)["phase"].startswith("W"):
        return False
    if trial.to_act != (seat,):
        trial.submit(trial.to_act[0], {"type": "pass"})
    return trial.to_act == (seat,) and trial.legal(seat) == [{"type": "pass"}]


def test_cards_are_laid_by_keys_alone_and_by_dragging(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = new_match(1)
    table = table_of_two(server, seeds, match)
    act_out(sockets(table), play_until(match, "LAY"))
    (ball,) = (each["ball"] for each in match.view(0)["spots"])
    with at_table(browser, server, table[1], table[0]) as page:
        page.locator(".bar.mine").wait_for()
        page.keyboard.press("2")
        expect(spot(page, ball).locator(".planned")).to_have_count(1)
        page.keyboard.press("Escape")
        expect(spot(page, ball).locator(".planned")).to_have_count(0)
        page.keyboard.press("3")
        page.keyboard.press("Enter")
        expect(log(page).last).to_have_text("You have decided.")
    with at_table(browser, server, table[2], table[0]) as page:
        page.locator(".bar.mine").wait_for()
        hand_of(page).nth(4).drag_to(spot(page, ball))
        press(page, "Lay the cards")
        expect(log(page).last).to_contain_text("You lay Quaffle: ")


def test_a_card_says_why_it_cannot_be_played_and_passing_stays_possible(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(lambda match: match.to_act == (0,) and {"chaser_5", "finite"} <= set(match.view(0)["hand"]))
    assert match.view(None)["phase"].startswith("W")
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        for held in ("chaser_5", "finite"):
            card(page, held).click()
            expect(prompt(page)).to_contain_text(f"{card_name(held)}: ")
            expect(prompt(page)).to_contain_text("Not playable right now.")
        page.get_by_role("button", name="Pass", exact=True).click()
        expect(log(page).last).to_have_text(re.compile("You pass"))


def test_the_keyboard_stays_with_the_question_when_a_button_has_done_its_work(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = match_at(lambda match: match.to_act == (0,) and match.view(None)["phase"] == "DECLARE_LEADER")
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        page.get_by_role("button", name="Go for none").focus()
        page.keyboard.press("Enter")
        expect(page.get_by_role("button", name="Go for none")).to_have_count(0)
        expect(page.locator('[data-anchor="bar"]')).to_be_focused()
        page.keyboard.press("Shift+Tab")
        assert page.evaluate("document.activeElement.closest('.pitch') !== null"), "the pitch is not beside it"
        menu = open_menu(page)
        expect(menu.get_by_text("Show these keys")).to_be_visible()
        menu.get_by_role("switch", name="Single-key shortcuts").press("Space")
        page.keyboard.press("Escape")
        page.keyboard.press("1")
        expect(hand_of(page).and_(page.locator('[aria-pressed="true"]'))).to_have_count(0)


def test_a_hint_says_what_a_bot_would_lay(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = new_match(1)
    table = table_of_two(server, seeds, match)
    seats = sockets(table)
    act_out(seats, play_until(match, "LAY"))
    with at_table(browser, server, table[1], table[0]) as page:
        page.get_by_role("button", name="Hint").click()
        advice = re.compile(r"A bot would lay .+ at the Quaffle\.")
        expect(prompt(page)).to_contain_text(advice)
        # It stays when a card lies at every ball, and is followed by one button.
        other = hand_of(page).and_(page.locator("button:not(.hinted)")).first
        lay(page, "Q", other.get_attribute("data-inspect") or "")
        expect(page.locator(".bar")).to_contain_text("Every ball has its card.")
        expect(prompt(page)).to_contain_text(advice)
        expect(page.locator(".bar .main")).to_have_text("Follow the hint")
        advised = hand_of(page).and_(page.locator(".hinted")).first.get_attribute("data-inspect") or ""
        lay(page, "Q", advised)
        expect(page.locator(".bar .main")).to_contain_text("Lay the cards")
        lay(page, "Q", other.get_attribute("data-inspect") or "")
        page.get_by_role("button", name="Follow the hint").click()
        expect(page.locator(".bar")).not_to_contain_text("Lay the cards")


@pytest.mark.parametrize(("language", "words"), [("de", "Vor dem Legen"), ("pl", "Przed wyłożeniem")])
def test_the_moment_is_told_in_the_language_of_the_person(
    browser: Browser, server: Server, seeds: Seeds, language: str, words: str
) -> None:
    match = match_at(lambda match: match.view(None)["phase"] == "W2" and match.to_act == (0,))
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0], locale=language) as page:
        expect(page.locator(".bar .moment")).to_have_text(words)
        assert not re.search(r"quidditch-|\{ ?\$", page.inner_text("body"))

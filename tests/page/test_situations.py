"""Rare situations at a table of Sequence, on the page."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Person, Seat, Server

from .browsing import (
    board,
    card,
    cell,
    chips,
    do_aside,
    ending,
    hand,
    invite_link,
    lit_cells,
    log,
    my_turn,
    play,
    play_any,
    prompt,
    say,
    show_panel,
    visitor,
)
from .staging import Seeds, Stage, about_to_choose_a_line, about_to_pass, begun_by_host


@pytest.mark.rule("RUL-SEQ-52")
def test_the_five_of_a_long_line_are_chosen_on_the_board(browser: Browser, server: Server, seeds: Seeds) -> None:
    plan, last = about_to_choose_a_line()
    stage = Stage(server, seeds, plan)
    stage.play_to(plan.version)
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        play(page, last)
        page.mouse.move(0, 0)  # away from the space, where a handle may be by now
        expect(prompt(page)).to_contain_text("Your line is longer than five")
        choices = page.get_by_role("button", name=re.compile("Make .* the sequence$"))
        expect(choices).to_have_count(2)
        for number, line in enumerate(("e4.e8", "e5.e9")):
            choices.nth(number).hover()
            expect(prompt(page)).to_contain_text(re.compile(line))
            expect(board(page).locator(".five")).to_have_attribute("x1", f"{30 + 100 * (3 + number) + 50}")
        cell(page, (0, 1)).click()  # first the line: the board waits for nothing else
        expect(page.locator(".toast").filter(has_text="Your line is longer than five")).to_be_visible()
        choices.nth(1).click()
        expect(choices).to_have_count(0)
        expect(log(page).last).to_contain_text(re.compile("sequence for Blue: e5.e9, out of a line of 6!"))
        expect(board(page).locator("line.string")).to_have_count(1)
        expect(board(page).locator(".chip.locked")).to_have_count(5)


@pytest.mark.rule("SEQ-50", "RUL-SEQ-16")
def test_a_dead_card_is_exchanged_and_who_can_do_nothing_passes(browser: Browser, server: Server, seeds: Seeds) -> None:
    plan, exchange = about_to_pass()
    dead = plan.record()["actions"][exchange]["card"]
    stage = Stage(server, seeds, plan)
    stage.play_to(exchange)
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        expect(card(page, dead)).to_have_accessible_name(re.compile("dead"))
        card(page, dead).click()
        expect(prompt(page)).to_contain_text(re.compile("is dead.*exchange"))
        expect(lit_cells(page)).to_have_count(0)
        page.get_by_role("button", name="Exchange").click()
        expect(log(page).filter(has_text="You exchange the dead card")).to_have_count(1)
        expect(hand(page)).to_have_count(7)
        stage.play_to(plan.version, by_browser=1)
        expect(prompt(page)).to_have_text("You cannot play or exchange a card.")
        expect(page.get_by_label("Draw pile, 0 cards")).to_be_disabled()
        page.get_by_role("button", name="Pass").click()
        expect(log(page).filter(has_text="You pass.")).to_have_count(1)


@pytest.mark.rule("SEQ-32", "SEQ-33", "SEQ-35")
def test_cards_of_houses_are_drawn_by_hand_and_a_forgotten_draw_is_lost(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        bob = open_by_form(page, Person(server, "Bob"))
        expect(hand(page).first).to_have_accessible_name(re.compile("of (Gryffindor|Slytherin|Hufflepuff|Ravenclaw)"))
        expect(page.get_by_label("Players").get_by_text("dealer")).to_have_count(1)
        pile = page.get_by_label(re.compile("^Draw pile"))
        wait_for_turn(page, bob)
        expect(pile).to_be_disabled()
        play_any(page)
        expect(hand(page)).to_have_count(6)
        expect(pile).to_have_accessible_name(re.compile("you may draw"))
        pile.click()
        expect(hand(page)).to_have_count(7)
        expect(log(page).last).to_contain_text("You draw")
        wait_for_turn(page, bob)
        play_any(page)
        expect(pile).to_have_accessible_name(re.compile("you may draw"))
        wait_for_turn(page, bob)
        expect(log(page).filter(has_text="You did not draw in time and go without the card.")).to_have_count(1)
        expect(hand(page)).to_have_count(6)
        expect(pile).to_be_disabled()


def open_by_form(page: Page, friend: Person) -> Seat:
    """Open a table of the Harry Potter edition with drawing by hand, and seat a friend."""
    page.goto("/new")
    page.get_by_role("radio", name="Harry Potter 2021").check(force=True)
    page.get_by_label("Drawing cards").select_option(label="By hand, as in the rulebook")
    page.get_by_role("button", name="Open the table").click()
    table, invite = invite_link(page).rsplit("/", 1)[1].split("#invite=")
    assert friend.join({"table": table, "invite": invite}).status_code == 200
    return friend.sit(table)


def wait_for_turn(page: Page, other: Seat) -> None:
    """Let the friend play and draw if it is their turn, and wait for ours."""
    mine = page.locator(".bar.mine")
    expect(mine.or_(prompt(page).filter(has_text="then yours"))).to_have_count(1)
    if mine.count():
        return
    for kind in ("play", "draw"):
        while not (moves := [move for move in other.my_turn() if move["type"] == kind]):
            other.next()
        answer = other.act(moves[0])
        assert answer["type"] == "acked", answer
        other.reach(answer["version"])
    my_turn(page)


@pytest.mark.rule("SEQ-59", "SEQ-60", "RUL-SEQ-71", "RUL-SEQ-72")
def test_coaching_is_claimed_ruled_on_admitted_and_paid_for(browser: Browser, server: Server, seeds: Seeds) -> None:
    plan = begun_by_host(seats=4, coaching_penalty="on")
    stage = Stage(server, seeds, plan)
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        do_aside(page, "Claim that Green was coaching")
        expect(log(page).last).to_have_text("You claim that Green was coaching.")
        do_aside(page, "Uphold the claim against Green")
        expect(page.get_by_label("Players").get_by_text("must give up a card")).to_have_count(2)
        for seat, version in ((1, 2), (3, 3)):
            stage.act(seat, {"type": "forfeit", "card": plan.view(seat)["hand"][0]}, version)
        expect(log(page).filter(has_text=re.compile("(Bob|Dot) gives up"))).to_have_count(2)
        stage.act(1, {"type": "claim_coaching", "side": 0}, 4)
        do_aside(page, "Admit it")
        expect(prompt(page)).to_have_text("Your team was caught coaching: choose a card to give up.")
        hand(page).first.click()
        expect(prompt(page)).to_have_text("Tap the card again to give it up.")
        hand(page).first.click()
        expect(hand(page)).to_have_count(5)
        stage.act(2, {"type": "forfeit", "card": plan.view(2)["hand"][0]}, 7)
        play_any(page)
        expect(hand(page)).to_have_count(5)


@pytest.mark.rule("RUL-SEQ-74")
def test_hands_of_a_team_lie_open_to_it_and_its_talk_stays_in_it(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    plan = begun_by_host(seats=4, team_talk="allowed", share_hands="on")
    stage = Stage(server, seeds, plan)
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        hands = page.get_by_label("Open hands")
        expect(hands.get_by_text("Cid")).to_be_visible()
        expect(hands.get_by_role("listitem")).to_have_count(6)
        for other in ("Ann", "Bob", "Dot"):
            expect(hands.get_by_text(other)).to_have_count(0)
        show_panel(page, "Chat")
        page.get_by_label("Send to").select_option(label="My team")
        say(page, "I need hearts")
        assert stage.seats[2].until("said")["text"] == "I need hearts"
        page.get_by_label("Send to").select_option(label="Everyone")
        say(page, "Good luck")
        assert stage.seats[1].until("said")["text"] == "Good luck"
        expect(page.get_by_text("(to the team)")).to_have_count(1)


@pytest.mark.rule("RUL-SEQ-78", "RUL-SEQ-79")
@pytest.mark.parametrize(("aside", "how"), [("Concede", "You concede."), ("Leave the game", "No other side is left.")])
def test_giving_up_ends_the_game(browser: Browser, server: Server, seeds: Seeds, aside: str, how: str) -> None:
    stage = Stage(server, seeds, begun_by_host(on_leave="skip"))
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        my_turn(page)
        do_aside(page, aside)
        expect(ending(page).get_by_role("heading", name="Bob wins")).to_be_visible()
        expect(ending(page).get_by_text(how, exact=True)).to_be_visible()
        expect(chips(page)).to_have_count(0)

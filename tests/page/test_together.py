"""Several people at one table: invited, watching, talking, beside bots, in the largest circle possible."""

from __future__ import annotations

import re
import time

from playwright.sync_api import Browser, Page, expect
from tests.server.patience import PATIENCE
from tests.server.running import Person, Server

from .browsing import (
    board,
    cell,
    chips,
    do_aside,
    ending,
    hand,
    invite_link,
    listen_for_sounds,
    log,
    my_turn,
    open_menu,
    play_any,
    say,
    seat_a_bot,
    show_panel,
    visitor,
)
from .staging import Seeds, Stage, begun_by_host


def open_form(page: Page, name: str) -> None:
    """Go from the front page to the form for a table with friends."""
    page.goto("/")
    page.get_by_role("link", name="With friends").first.click()
    page.get_by_label("Your name").fill(name)


def sit_down(page: Page, link: str, name: str) -> None:
    page.goto(link)
    expect(page.get_by_text("has saved you a seat")).to_be_visible()
    page.get_by_label("Your name").fill(name)
    page.get_by_role("button", name="Sit here").first.click()


def test_two_through_a_link_a_bot_beside_them_and_one_who_watches(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as ann, visitor(browser, server.url) as bob, visitor(browser, server.url) as eve:
        open_form(ann, "Ann <b>")
        ann.get_by_role("button", name="3", exact=True).click()
        seat_a_bot(ann, 3, "Easy")
        expect(ann.get_by_text("You, a friend, and a bot")).to_be_visible()
        ann.get_by_role("button", name="Open the table").click()
        expect(ann.get_by_text("1 seat is still open")).to_be_visible()
        link = invite_link(ann)
        assert "#invite=" in link
        sit_down(bob, link, "Bob")
        for page in (ann, bob):
            expect(hand(page)).to_have_count(6)
        assert "#" not in bob.url
        expect(bob.get_by_text("Ann <b>").first).to_be_visible()
        eve.goto(ann.url)
        expect(board(eve)).to_be_visible()
        for page in (ann, bob):
            expect(page.get_by_text("1 person is watching")).to_be_visible()
        play_in_turns([ann, bob], moves=6)
        check_only_watches(eve, bob)
        talk(ann, bob, eve)


def test_an_invitation_says_what_one_is_about_to_join(browser: Browser, server: Server) -> None:
    chosen = {"draw_mode": "manual", "team_talk": "allowed", "turn_limit": 120, "jack_exchange": "off", "teams": 2}
    host = Person(server, "Ann")
    opened = host.open("me", "easy", "open", "open", options=chosen, hints=False)
    with visitor(browser, server.url, locale="de-DE") as page:
        page.goto(f"/t/{opened['table']}#invite={opened['invite']}")
        expect(page.get_by_text("Ann hat dir in einer Runde „Sequence“ einen Platz freigehalten.")).to_be_visible()
        facts = {
            "Ausgabe": "Klassik 2022",
            "Teams": "2",
            "Zeit pro Zug": "2 Minuten",
            "Nachziehen": "Von Hand, wie in der Anleitung",
            "Absprachen im Team": "Erlaubt",
            "Tipps": "nein",
        }
        # Defaults, such as the exchange of jacks, are not mentioned.
        expect(page.get_by_role("term")).to_have_text(list(facts))
        expect(page.get_by_role("definition")).to_have_text(list(facts.values()))
        seats = page.get_by_role("region", name="Wähle einen Platz").get_by_role("listitem")
        here = re.compile("Hier sitzen")
        expect(seats).to_have_text([re.compile("Ann"), re.compile("Leicht"), here, here])


def test_the_host_finds_the_link_in_another_tab_until_the_match_begins(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as ann, visitor(browser, server.url) as bob:
        open_form(ann, "Ann")
        ann.get_by_role("button", name="Open the table").click()
        link = invite_link(ann)
        expect(ann.get_by_text("This link only works on this computer.")).to_be_visible()
        tab = ann.context.new_page()
        tab.goto(ann.url)
        assert invite_link(tab) == link
        sit_down(bob, link, "Bob")
        expect(hand(tab)).to_have_count(7)
        kept = "Object.keys(localStorage).filter((key) => key.includes('invite'))"
        assert tab.evaluate(kept) == []
        # A returning player finds the table again, and who waits there.
        tab.goto("/")
        expect(tab.get_by_role("heading", name="Back to Bob?")).to_be_visible()
        tab.get_by_role("link", name="Sit down again").click()
        expect(hand(tab)).to_have_count(7)


def play_in_turns(pages: list[Page], moves: int) -> None:
    """Let everybody play when it is their turn; others at the table play in between."""
    for _ in range(moves):
        play_any(whose_turn(pages))
    lines = log(whose_turn(pages)).count()
    for page in pages:
        expect(log(page)).to_have_count(lines)


def whose_turn(pages: list[Page], seconds: float = PATIENCE) -> Page:
    """Return the page that is asked for a move."""
    turns = [page.locator(".bar.mine") for page in pages]
    deadline = time.monotonic() + seconds
    while time.monotonic() < deadline:
        for page, turn in zip(pages, turns, strict=True):
            if turn.count():
                return page
        pages[0].wait_for_timeout(20)
    raise AssertionError("it is nobody's turn")


def check_only_watches(eve: Page, bob: Page) -> None:
    """Expect a watcher to see the same board, but no hand and nothing to press."""
    expect(chips(eve)).to_have_count(chips(bob).count())
    expect(hand(eve)).to_have_count(0)
    expect(eve.get_by_text("You draw")).to_have_count(0)
    before = log(eve).count()
    for place in ([4, 4], [5, 5]):
        cell(eve, place).click()
    for key in ("1", "d"):
        eve.keyboard.press(key)
    menu = open_menu(eve)
    for label in ("Leave", "Concede", "Continue on another device"):
        expect(menu.get_by_role("button", name=label)).to_have_count(0)
    menu.get_by_role("button", name="Close").click()
    show_panel(eve, "Chat")
    expect(eve.get_by_text("Give your name to chat with other spectators.")).to_be_visible()
    expect(eve.get_by_role("button", name="Send")).to_have_count(0)
    show_panel(eve, "Game log")
    expect(log(eve)).to_have_count(before)


def talk(ann: Page, bob: Page, eve: Page) -> None:
    show_panel(ann, "Chat")
    say(ann, "Good luck, <i>all</i>!")
    bob.get_by_role("tab", name="Chat (1 new)").click()
    expect(bob.get_by_role("list", name="Chat").get_by_text("Good luck, <i>all</i>!")).to_be_visible()
    say(bob, "And to you")
    expect(ann.get_by_role("list", name="Chat").get_by_role("listitem")).to_have_text(
        [re.compile("You.*Good luck"), re.compile("Bob.*And to you")]
    )
    bob.get_by_role("button", name="Bravo").click()
    expect(ann.get_by_role("img", name="Bravo")).to_be_visible()
    eve.get_by_role("tab", name=re.compile("Chat")).click()
    expect(eve.get_by_role("list", name="Chat").get_by_role("listitem")).to_have_count(2)


def test_whoever_comes_or_decides_too_late_is_told_so_and_watches(browser: Browser, server: Server) -> None:
    with (
        visitor(browser, server.url) as ann,
        visitor(browser, server.url) as bob,
        visitor(browser, server.url) as cid,
        visitor(browser, server.url) as dot,
    ):
        open_form(ann, "Ann")
        ann.get_by_role("button", name="Open the table").click()
        link = invite_link(ann)
        cid.goto(link)
        cid.get_by_label("Your name").fill("Cid")
        sit_down(bob, link, "Bob")
        check_too_late(cid)
        dot.goto(link)
        check_too_late(dot)


def check_too_late(page: Page) -> None:
    expect(page.get_by_text("All seats are taken. You are welcome to watch.")).to_be_visible()
    expect(board(page)).to_be_visible()
    expect(hand(page)).to_have_count(0)
    expect(page.get_by_role("button", name="Sit here")).to_have_count(0)


def test_twelve_players_in_three_teams(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as page:
        open_form(page, "Ann")
        page.get_by_role("button", name="12", exact=True).click()
        page.get_by_role("button", name="3 teams").click()
        expect(page.locator(".seat")).to_have_count(12)
        expect(page.get_by_text("3 teams of 4")).to_be_visible()
        page.get_by_role("button", name="Open the table").click()
        expect(page.get_by_text("11 seats are still open")).to_be_visible()
        page.get_by_role("group", name="Bot level").get_by_role("button", name="Easy").click()
        page.get_by_role("button", name="Fill the 11 open seats with bots").click()
        expect(hand(page)).to_have_count(3)
        players = page.get_by_label("Players")
        expect(players.locator(".seats > li")).to_have_count(12)
        expect(page.get_by_text("1 sequence wins")).to_be_visible()
        for side in ("Blue", "Green", "Red"):
            expect(players.get_by_text(side, exact=True)).to_be_visible()
        for _ in range(2):
            play_any(page)
        my_turn(page)
        assert chips(page).count() >= 20
        expect(players.locator(".paint-red.turn, .paint-green.turn")).to_have_count(0)
        assert page.evaluate("document.documentElement.scrollWidth") <= 1280


def test_a_new_match_calls_everybody_who_is_still_at_the_old_table(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    stage = Stage(server, seeds, begun_by_host())
    ann, bob = stage.people
    with (
        visitor(browser, server.url, person=ann) as first,
        visitor(browser, server.url, person=bob) as second,
        visitor(browser, server.url) as watcher,
    ):
        listen_for_sounds(watcher)
        for page in (first, second, watcher):
            page.goto(stage.path)
            expect(board(page)).to_be_visible()
        expect(first).to_have_title("• Your turn · Common Room")
        expect(second).to_have_title("Sequence · Common Room")
        do_aside(first, "Concede")
        ending(watcher).get_by_role("button", name="View the table").click()
        watcher.evaluate("delete document.documentElement.dataset.rung")  # the end has its own sound
        expect(second.get_by_text("A new game has started.")).to_have_count(0)
        ending(first).get_by_role("button", name="Play again").click()
        expect(hand(first)).to_have_count(7)
        expect(ending(second).get_by_text("A new game has started.")).to_be_visible()
        expect(ending(second).get_by_role("button", name="Play again")).to_have_count(0)
        expect(watcher.get_by_text("A new game has started.")).to_be_visible()
        # It is heard, and it is visible from another tab.
        expect(watcher.locator("html")).to_have_attribute("data-rung", "yes")
        for page in (second, watcher):
            expect(page).to_have_title("• A new game has started. · Common Room")
        for page, cards in ((second, 7), (watcher, 0)):
            page.get_by_role("link", name="Go to the new game").click()
            page.wait_for_url(first.url)
            expect(board(page)).to_be_visible()
            expect(hand(page)).to_have_count(cards)


def test_a_seat_moves_to_another_device(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host) as page, visitor(browser, server.url) as device:
        page.goto(stage.path)
        open_menu(page).get_by_role("button", name="Continue on another device").click()
        link = page.get_by_label("Link for your other device").input_value()
        device.goto(link)
        expect(hand(device)).to_have_count(7)
        assert "#" not in device.url
        play_any(device)
        expect(chips(page)).to_have_count(1)


def test_the_host_lets_a_bot_take_over_from_somebody_who_is_gone(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with (
        visitor(browser, server.url, person=stage.host) as page,
        visitor(browser, server.url, person=stage.people[1]) as bob,
    ):
        for each in (page, bob):
            each.goto(stage.path)
        play_any(page)
        stage.seats[1].socket.close()
        bob.goto("/")
        # The question itself offers what can be done.
        expect(page.locator(".bar")).to_contain_text("Bob has stepped away. Wait, or let a bot play on?")
        page.locator(".bar").get_by_role("button", name="Let a bot play on").click()
        my_turn(page)
        expect(page.get_by_label("Players").get_by_role("button", name="Normal")).to_be_visible()
        expect(log(page).filter(has_text="Bob plays")).to_have_count(1)
        bob.goto(stage.path)
        expect(bob.get_by_text("A bot now plays in your seat.")).to_be_visible()
        bob.get_by_role("button", name="Take my seat again").click()
        expect(hand(bob)).to_have_count(7)
        expect(page.get_by_text("Bob sits at the table again.")).to_be_visible()


def test_whoever_leaves_goes_on_reading_the_newest_lines(browser: Browser, server: Server, seeds: Seeds) -> None:
    plan = begun_by_host()
    for _ in range(40):
        plan.submit(plan.to_act[0], plan.legal(plan.to_act[0])[0])
    stage = Stage(server, seeds, plan)
    stage.play_to(plan.version)
    with visitor(browser, server.url, person=stage.host) as page:
        page.goto(stage.path)
        do_aside(page, "Leave and let a bot play on")
        expect(page.get_by_text("A bot now plays in your seat.")).to_be_visible()
        expect(hand(page)).to_have_count(0)
        expect(log(page).first).not_to_be_in_viewport()
        expect(log(page).last).to_be_in_viewport()


def test_whoever_has_to_go_lets_a_bot_play_on_and_watches(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as ann, visitor(browser, server.url) as bob:
        open_form(ann, "Ann")
        ann.get_by_role("button", name="Open the table").click()
        sit_down(bob, invite_link(ann), "Bob")
        for page in (ann, bob):
            expect(hand(page)).to_have_count(7)
        do_aside(bob, "Leave and let a bot play on")
        expect(ann.get_by_text("A bot now plays for Bob.")).to_be_visible()
        expect(bob.get_by_text("A bot now plays in your seat.")).to_be_visible()
        expect(hand(bob)).to_have_count(0)
        expect(board(bob)).to_be_visible()
        play_in_turns([ann], moves=3)

"""Seats before the match: choosing one, and with it a team; swapping, removing, handing over the host's role."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.running import Person, Server

from .browsing import PHONE, hand, invite_link, sit_here, visitor
from .test_accessible import serious
from .test_plain import LANGUAGES

WIDTHS = (320, 360, 390, 400)


def names(page: Page) -> list[str]:
    return [text.strip() for text in page.locator(".waiting .seat b").all_inner_texts()]


def open_for(page: Page, players: str) -> str:
    """Open a table by the form, and return the link."""
    page.goto("/new?game=sequence")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_label("Your name").blur()
    page.get_by_role("button", name=players, exact=True).click()
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("heading", name="Waiting for your friends").wait_for()
    return invite_link(page)


def test_guests_choose_seats_and_change_teams(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as ann, visitor(browser, server.url) as bob, visitor(browser, server.url) as cid:
        link = open_for(ann, "4")
        for page, name, seat in ((bob, "Bob", 3), (cid, "Cid", 2)):
            page.goto(link)
            page.get_by_label("Your name").fill(name)
            sit_here(page, seat)
            page.locator(".waiting").wait_for()
        expect(ann.locator(".waiting .seat b")).to_have_text(["Ann", "Cid", "Bob", "Open"])
        # A guest may pass the invitation on, and sits down elsewhere as long as there is room.
        expect(bob.get_by_role("heading", name="You are at the table")).to_be_visible()
        assert bob.get_by_label("Pass the link on").input_value() == link
        bob.get_by_role("button", name="Change to Green").click()
        expect(ann.locator(".waiting .seat b")).to_have_text(["Ann", "Cid", "Open", "Bob"])
        sit_here(cid, 3)
        expect(ann.locator(".waiting .seat b")).to_have_text(["Ann", "Open", "Cid", "Bob"])
        assert serious(bob) == []
        assert serious(ann) == []


@pytest.mark.parametrize("screen", [{}, PHONE], ids=["desk", "phone"])
def test_whoever_gives_no_name_is_asked_for_it_before_sitting_down(
    browser: Browser, server: Server, screen: dict[str, Any]
) -> None:
    with visitor(browser, server.url) as ann, visitor(browser, server.url, **screen) as bob:
        bob.goto(open_for(ann, "3"))
        sit_here(bob, 2)
        dialog = bob.get_by_role("dialog", name="What shall we call you?")
        expect(dialog.get_by_role("textbox")).to_be_focused()
        # Nobody sits down without a name.
        dialog.get_by_role("button", name="Sit here").click()
        expect(dialog).to_be_visible()
        expect(ann.locator(".waiting .seat b")).to_have_text(["Ann", "Open", "Open"])
        dialog.get_by_role("textbox").fill("Bob")
        bob.keyboard.press("Enter")
        bob.locator(".waiting").wait_for()
        expect(ann.locator(".waiting .seat b")).to_have_text(["Ann", "Bob", "Open"])


def test_the_host_swaps_removes_and_hands_over(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url) as ann, visitor(browser, server.url, expected="403") as bob:
        link = open_for(ann, "4")
        bob.goto(link)
        bob.get_by_label("Your name").fill("Bob")
        sit_here(bob, 2)
        bob.locator(".waiting").wait_for()
        ann.get_by_role("button", name="Bob here").click()
        assert serious(ann) == [], "what can be done about a seat"
        ann.get_by_role("dialog").get_by_label("Swap with").select_option(label="Seat 4")
        ann.get_by_role("dialog").get_by_role("button", name="Swap", exact=True).click()
        expect(ann.locator(".waiting .seat b")).to_have_text(["Ann", "Open", "Open", "Bob"])
        expect(bob.get_by_text("you", exact=True)).to_be_visible()
        ann.get_by_role("button", name="Bob here").click()
        ann.get_by_role("button", name="Make Bob the host").click()
        bob.get_by_role("button", name="Fill the 2 open seats with bots").wait_for()
        expect(ann.get_by_role("button", name=re.compile("Fill the"))).to_have_count(0)
        # Now Bob is the host, and removes Ann.
        bob.get_by_role("button", name=re.compile("^Ann")).click()
        bob.get_by_role("button", name="Remove Ann").click()
        expect(bob.locator(".waiting .seat b")).to_have_text(["Open", "Open", "Open", "Bob"])
        expect(ann.get_by_role("heading", name="Waiting for the players")).to_be_visible()


def test_bots_fill_the_seats_and_the_game_begins(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **PHONE) as ann:
        ann.goto("/new?game=sequence")
        ann.get_by_role("button", name="6", exact=True).tap()
        ann.get_by_role("button", name="3 teams").tap()
        ann.locator(".seat").nth(1).tap()
        ann.get_by_role("dialog").get_by_role("button", name="A bot", exact=True).tap()
        assert serious(ann) == [], "a seat on a phone"
        ann.get_by_role("dialog").get_by_role("button", name="Close").tap()
        expect(ann.get_by_text("You, 4 friends, and a bot")).to_be_visible()
        ann.get_by_role("button", name="Open the table").tap()
        expect(ann.get_by_role("button", name="Send the link to friends")).to_be_visible()
        ann.get_by_role("button", name="Fill the 4 open seats with bots").tap()
        expect(hand(ann)).to_have_count(5)


@pytest.mark.parametrize("language", LANGUAGES)
def test_form_and_waiting_room_fit_small_phones(browser: Browser, server: Server, language: str) -> None:
    """Whatever the words, nothing is wider than the screen: form, invitation, waiting room."""
    host, guest = Person(server, "Maximiliane-Charlotte"), Person(server, "Öli")
    opened = host.open("me", "open", "open", "easy", "open", "open", options={"draw_mode": "auto", "teams": 3})
    guest.join(opened, seat=4)
    small: dict[str, Any] = {"has_touch": True, "is_mobile": True, "locale": language}
    size = {"width": WIDTHS[0], "height": 640}
    with (
        visitor(browser, server.url, viewport=size, **small) as form,
        visitor(browser, server.url, viewport=size, **small) as invited,
        visitor(browser, server.url, person=host, viewport=size, **small) as waiting,
    ):
        form.goto("/new?game=sequence")
        form.locator(".seat").first.wait_for()
        form.locator(".pair .button").nth(7).tap()
        form.locator("details summary").tap()
        invited.goto(f"/t/{opened['table']}#invite={opened['invite']}")
        invited.locator(".seat.can").first.wait_for()
        waiting.goto("/")
        waiting.evaluate(
            "([table, invite]) => localStorage.setItem(`commonroom-invite-${table}`, invite)",
            [
                opened["table"],
                opened["invite"],
            ],
        )
        waiting.goto(f"/t/{opened['table']}")
        waiting.locator(".waiting .seat").first.wait_for()
        for width in WIDTHS:
            for name, page in (("form", form), ("invited", invited), ("waiting", waiting)):
                page.set_viewport_size({"width": width, "height": 640})
                wide = page.evaluate("document.documentElement.scrollWidth - innerWidth")
                assert wide <= 0, f"{name} is {wide} px too wide at {width} in {language}"

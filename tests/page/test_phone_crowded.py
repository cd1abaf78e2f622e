"""A phone with many players at the table, and what others say."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, expect
from tests.server.running import Person, Server

import commonroom

from .browsing import (
    PHONE,
    board,
    hand_of,
    my_turn,
    visitor,
)
from .fitting import LOW_PHONE, WIDTH, box_of, is_inside, is_whole, phone
from .staging import Seeds, Stage, begun_by_host


@pytest.mark.parametrize("others", [3, 5])
def test_a_larger_circle_leaves_room_for_board_and_hand(browser: Browser, server: Server, others: int) -> None:
    host = Person(server, "Żaneta")
    opened = host.open("me", *["greedy"] * others, options={"draw_mode": "auto", "turn_limit": 600})
    with visitor(browser, server.url, person=host, locale="pl-PL", **LOW_PHONE) as page:
        page.goto(f"/t/{opened['table']}")
        expect(page.locator(".seats > li")).to_have_count(others + 1)
        expect(page.get_by_role("timer")).to_be_visible()
        for thing in (board(page), page.locator(".bar"), hand_of(page).first, hand_of(page).last):
            assert is_inside(thing, 390, 664)
        assert box_of(board(page))["width"] > 300
        for name in page.locator(".seats .name").all():
            assert is_whole(name)


def test_six_players_stand_side_by_side(browser: Browser, server: Server) -> None:
    host = Person(server, "Ann")
    opened = host.open("me", *["greedy"] * 5, options={"draw_mode": "auto", "teams": 3})
    with visitor(browser, server.url, person=host, **PHONE) as page:
        page.goto(f"/t/{opened['table']}")
        my_turn(page)
        seats = page.locator(".seats > li")
        expect(seats).to_have_count(6)
        for seat in seats.all():
            assert is_inside(seat)
            assert is_whole(seat.locator(".name"))
        expect(page.get_by_role("button", name="More players")).to_have_count(0)


def test_a_row_of_many_players_shows_that_it_goes_on(browser: Browser, server: Server) -> None:
    host = Person(server, "Ann")
    opened = host.open("me", *["greedy"] * 11, options={"draw_mode": "auto", "teams": 3})
    with visitor(browser, server.url, person=host, **PHONE) as page:
        page.goto(f"/t/{opened['table']}")
        my_turn(page)
        seats = page.locator(".seats > li")
        expect(seats.locator(".order")).to_have_text([str(number) for number in range(1, 13)])
        # Whoever comes next is named, and what was played last stands beside each.
        expect(seats.nth(1).locator(".next")).to_have_text("next")
        onward = page.get_by_role("button", name="More players")
        last = box_of(seats.last)
        assert last["x"] + last["width"] > WIDTH
        while onward.count():
            before = page.locator(".seats").evaluate("row => row.scrollLeft")
            onward.tap()
            page.wait_for_function("before => document.querySelector('.seats').scrollLeft > before", arg=before)
            page.wait_for_function("() => new Promise(done => requestAnimationFrame(() => done(true)))")
        last = box_of(seats.last)
        assert last["x"] + last["width"] <= WIDTH


def test_names_at_the_end_are_whole_or_cut_but_never_broken(browser: Browser, server: Server, seeds: Seeds) -> None:
    names = ["Łucja", "Małgorzata", "Maksymilian Aleksander"]
    plan = commonroom.new("sequence", edition="classic-2022", seats=names, options={"draw_mode": "auto"}, seed=1)
    stage = Stage(server, seeds, plan)
    for version, seat in enumerate((1, 2)):
        stage.act(seat, {"type": "leave"}, version)
    with visitor(browser, server.url, person=stage.host, locale="pl", **LOW_PHONE) as page:
        page.goto(stage.path)
        page.locator("section.end summary").tap()
        called = page.locator("section.end thead .called")
        expect(called).to_have_text(names)
        assert [is_whole(name) for name in called.all()] == [True, True, False]
        expect(called.last).to_have_attribute("title", names[-1])
        table = page.locator("section.end").get_by_role("table")
        assert table.evaluate("table => table.scrollWidth <= table.parentElement.clientWidth")


@pytest.mark.parametrize("size", [(390, 664), (844, 390), (820, 1180)], ids=["upright", "sideways", "tablet"])
def test_three_teams_of_four_stay_in_their_boxes_in_polish(
    browser: Browser, server: Server, size: tuple[int, int]
) -> None:
    host = Person(server, "Żaneta")
    opened = host.open("me", *["random"] * 11, options={"draw_mode": "auto", "teams": 3})
    with visitor(browser, server.url, person=host, locale="pl-PL", **phone(*size)) as page:
        page.goto(f"/t/{opened['table']}")
        teams = page.locator(".sides > li")
        expect(teams).to_have_text([re.compile(name) for name in ("Niebiescy", "Zieloni", "Czerwoni")])
        for team in teams.all():
            assert team.locator(".name").evaluate("name => name.scrollWidth <= name.clientWidth")
            around, score = box_of(team), box_of(team.get_by_role("img"))
            assert score["x"] + score["width"] <= around["x"] + around["width"] - 2
            assert is_inside(team, *size)
        for thing in (board(page), page.locator(".bar"), page.locator(".hand button.card").last):
            assert is_inside(thing, *size)


def test_what_others_say_is_seen_where_they_sit(browser: Browser, server: Server, seeds: Seeds) -> None:
    stage = Stage(server, seeds, begun_by_host())
    with visitor(browser, server.url, person=stage.host, **PHONE) as page:
        page.clock.install()
        page.goto(stage.path)
        my_turn(page)
        stage.seats[1].send(type="say", id="luck", text="<b>Good luck</b>")
        words = page.locator('[data-anchor="seat-1"]').get_by_text("<b>Good luck</b>")
        expect(words).to_be_visible()
        assert is_inside(words)
        expect(page.get_by_text("Bob: <b>Good luck</b>")).to_be_attached()
        # They stay for some seconds, which the test skips.
        page.clock.fast_forward(5_000)
        expect(words).to_be_visible()
        page.clock.fast_forward(5_000)
        expect(words).to_have_count(0)


def test_three_players_stand_side_by_side_and_nothing_runs_into_anything(browser: Browser, server: Server) -> None:
    host = Person(server, "Żaneta")
    opened = host.open("me", "greedy", "greedy", options={"draw_mode": "auto", "turn_limit": 600})
    with visitor(browser, server.url, person=host, locale="pl-PL", **PHONE) as page:
        page.goto(f"/t/{opened['table']}")
        seats = page.locator(".seats > li")
        expect(seats).to_have_count(3)
        expect(seats.get_by_role("timer")).to_have_count(1)
        expect(seats.get_by_role("button", name="Trudny")).to_have_count(2)
        for seat in seats.all():
            assert seat.locator(".name").evaluate("name => name.scrollWidth <= name.clientWidth")
            about, facts = seat.locator(".about").bounding_box(), seat.locator(".facts").bounding_box()
            assert about is not None
            assert facts is not None
            assert about["x"] + about["width"] <= facts["x"]
            assert seat.locator(".about").evaluate("about => about.scrollWidth <= about.clientWidth")
            # Nothing hangs over the edge, not even the clock.
            box = seat.bounding_box()
            assert box is not None
            assert facts["x"] + facts["width"] <= box["x"] + box["width"] - 4
            assert is_inside(seat)

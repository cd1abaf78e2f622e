"""What the question bar of A Year at Hogwarts asks, and what it answers to a tap that does not help."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

import commonroom

from .browsing import DESKTOP, PHONE, visitor
from .fitting import LAPTOP
from .plain import staged
from .staging import NAMES, Seeds
from .test_accessible import serious
from .test_hogwarts_fight import at_the_question


def buttons(page: Page) -> Locator:
    return page.locator(".bar.mine [data-action]")


@pytest.mark.rule("HOG-084")
@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_a_roll_that_may_be_changed_is_kept_or_changed_in_the_bar(
    browser: Browser, server: Server, seeds: Seeds, device: dict[str, Any]
) -> None:
    match = at_the_question("rolled", "ron_weasley")
    total = sum(match.view(0)["agenda"][-1]["dice"])
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.host, **device) as page:
        page.goto(stage.path)
        expect(buttons(page)).to_have_text([f"Keep {total}", f"{total - 1} instead", f"{total + 1} instead"])
        expect(page.locator(".bar .button.main")).to_have_text([f"Keep {total}"])
        # Nobody walks yet, so no place is lit, on the map or in its list.
        expect(page.locator(".map [data-target]")).to_have_count(0)
        page.get_by_role("button", name="The map as a list").click()
        expect(page.get_by_role("dialog").locator("[data-target]")).to_have_count(0)
        page.keyboard.press("Escape")
        page.locator(".bar .button.main").click()
        expect(page.locator(".bar .question")).to_have_text("Where do you walk?")
        expect(page.locator(".map [data-target]").first).to_be_attached()


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_what_an_attempt_risks_stands_under_its_question(
    browser: Browser, server: Server, seeds: Seeds, device: dict[str, Any]
) -> None:
    match = at_the_question("choose_mission", "cedric_diggory")
    outlook = match.outlook(0)
    assert outlook is not None
    missions = outlook["missions"]
    here = next(each for each in missions if each.get("here") and each.get("ready"))
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.host, **device) as page:
        page.goto(stage.path)
        expect(page.locator(".bar .asked .stake")).to_contain_text(f"{shown(here['chance'])} % to win")
        expect(page.locator(".bar .asked .stake")).to_contain_text("Against")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if device is LAPTOP:
            # Of all missions, the one that can be attempted stands first.
            expect(page.locator(".mine li").filter(has=page.locator(".head")).first).to_contain_text("Ready")


def shown(chance: float) -> int:
    """Return a chance in percent, as a page says it: nothing is certain."""
    return 99 if chance > 0.995 else round(100 * chance)


@pytest.mark.parametrize("device", [LAPTOP, PHONE], ids=["laptop", "phone"])
def test_the_dark_side_chooses_its_next_pawn_by_face_and_place(
    browser: Browser, server: Server, seeds: Seeds, device: dict[str, Any]
) -> None:
    match = commonroom.new("hogwarts", edition="voldemort-returns", seats=NAMES[:4], seed=f"{1:064x}")
    while match.view(None)["agenda"][-1]["task"] != "dark_turn":
        seat = match.to_act[0]
        match.submit(seat, match.bot("greedy").choose(seat))
    seat = match.to_act[0]
    moves = match.legal(seat)
    stage = staged(server, seeds, match)
    with visitor(browser, server.url, person=stage.people[seat], **device) as page:
        page.goto(stage.path)
        pawns = page.locator(".sheet [data-action]")
        expect(pawns).to_have_count(len(moves))
        assert all(len(words.splitlines()) == 2 and "$" not in words for words in pawns.all_inner_texts())
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        assert serious(page) == []
        pawns.last.click()
        expect(page.locator(".bar .question")).not_to_have_text("Which of your pawns moves next?")


def test_the_list_names_what_lies_on_the_way_once_and_the_best_places_first(
    browser: Browser, server: Server, seeds: Seeds
) -> None:
    match = at_the_question("walk", "harry_potter")
    stage = staged(server, seeds, match)
    outlook = match.outlook(0)
    assert outlook is not None
    ends = {end["at"]: end for end in outlook["walk"]["ends"]}
    with visitor(browser, server.url, person=stage.host, **DESKTOP) as page:
        page.goto(stage.path)
        page.get_by_role("button", name="The map as a list").click()
        places = page.get_by_role("dialog").locator("[data-target]")
        expect(places).to_have_count(len(ends))
        for words in places.all_inner_texts():
            assert words.count("On the way:") <= 1, words
        with_tokens = ["tokens" in ends[place.get_attribute("data-target") or ""] for place in places.all()]
        assert with_tokens == sorted(with_tokens, reverse=True)

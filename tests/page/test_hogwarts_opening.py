"""Before a game of A Year at Hogwarts: what is asked depends on the table, and says what it means."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

from commonroom.bots.levels import levels_of
from commonroom.games import GAMES

from .browsing import DESKTOP, PHONE, visitor
from .test_plain import quick_start

STUDENTS, HEROES = 8, 3
LEVELS = len(levels_of(GAMES["hogwarts"]))
DESCRIPTION = """it => document.getElementById(it.getAttribute("aria-describedby")).textContent"""


def dialog_of(page: Page) -> Locator:
    quick_start(page, "hogwarts")
    return page.get_by_role("dialog")


def test_whoever_plays_alone_is_not_asked_how_strong_the_bots_are(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **DESKTOP) as page:
        dialog = dialog_of(page)
        expect(dialog.get_by_role("radio")).to_have_count(LEVELS)
        dialog.get_by_role("button", name="Solo").click()
        expect(dialog.get_by_role("radio")).to_have_count(0)
        dialog.get_by_role("button", name="2 bots").click()
        expect(dialog.get_by_role("radio")).to_have_count(LEVELS)


def test_each_variant_and_length_says_what_it_means(browser: Browser, server: Server) -> None:
    with visitor(browser, server.url, **DESKTOP) as page:
        dialog = dialog_of(page)
        variant, length = dialog.get_by_label("Variant"), dialog.get_by_label("Length")
        for field in (variant, length):
            descriptions = set()
            for choice in field.locator("option").all():
                field.select_option(choice.get_attribute("value"))
                descriptions.add(field.evaluate(DESCRIPTION))
            assert "" not in descriptions
            assert len(descriptions) == field.locator("option").count()


@pytest.mark.parametrize("device", [DESKTOP, PHONE])
def test_voldemort_returns_says_who_is_on_which_side(browser: Browser, server: Server, device: dict[str, Any]) -> None:
    with visitor(browser, server.url, **device) as page:
        dialog = dialog_of(page)
        assert dialog.get_by_label("Character").locator("option").count() == 1 + STUDENTS
        dialog.get_by_label("Character").select_option("draco_malfoy")
        dialog.get_by_label("Edition").select_option("voldemort-returns")
        side = dialog.get_by_label("Side and character")
        expect(side).to_have_value("")
        expect(side.locator("option")).to_have_count(1 + 1 + HEROES)
        expect(dialog).to_contain_text("Pettigrew, later Voldemort, is the dark side")
        side.select_option("harry_potter")
        dialog.get_by_role("button", name="Start").click()
        # His house colours the table; Pettigrew has none.
        expect(page.locator(".area.hogwarts")).to_have_class(re.compile("house-gryffindor"))

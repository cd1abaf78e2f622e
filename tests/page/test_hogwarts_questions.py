"""What the question bar of A Year at Hogwarts asks, and what it answers to a tap that does not help."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Server

from .browsing import DESKTOP, PHONE, visitor
from .fitting import LAPTOP
from .plain import staged
from .staging import Seeds
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

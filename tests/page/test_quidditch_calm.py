"""Quidditch asks in peace: its bar keeps inside its box, changes seldom, and no button comes and goes by itself."""

from __future__ import annotations

import re
import time
from itertools import pairwise
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.server.patience import PATIENCE
from tests.server.running import Person, Server

from commonroom import Match

from .browsing import PHONE, card, ending, hand_of, visitor
from .quidditch import AT_ONCE, ROOMY, at_table, match_at, new_match, staged
from .staging import Seeds

LAPTOP: dict[str, Any] = {"viewport": {"width": 1366, "height": 768}}
LARGE: dict[str, Any] = {"viewport": {"width": 2560, "height": 1440}}
UPRIGHT: dict[str, Any] = {"viewport": {"width": 820, "height": 1180}, "has_touch": True}
NO_SCENES = "localStorage.setItem('commonroom-page', JSON.stringify({scenes: 'off'}))"
OWN_CHANGES = 2
"""How often the bar may change by itself for each thing that the person does."""

# Notes what the bar shows, with its buttons and the number of deeds of the person before.
WATCH = """() => {
    window.shown = [];
    let deeds = 0;
    for (const kind of ["pointerdown", "keydown"]) addEventListener(kind, () => deeds++, true);
    const look = () => {
        const bar = document.querySelector('[data-anchor="bar"]');
        if (!bar) return;
        const buttons = [...bar.querySelectorAll("button")].filter((each) => each.offsetParent);
        const now = { text: bar.innerText, buttons: buttons.map((each) => each.innerText), deeds };
        const last = window.shown.at(-1);
        if (last?.text !== now.text || last.buttons.join() !== now.buttons.join()) window.shown.push(now);
    };
    look();
    new MutationObserver(look).observe(document.body, {
        subtree: true, childList: true, attributes: true, characterData: true,
    });
}"""

# What reaches over the edge of the bar, or hides in it.
OUTSIDE = """() => {
    const bar = document.querySelector('[data-anchor="bar"] > *');
    const box = bar.getBoundingClientRect();
    const outside = [...bar.querySelectorAll("p, button")].filter((each) => {
        const { top, bottom, left, right, width } = each.getBoundingClientRect();
        return width && (top < box.top || bottom > box.bottom - 4 || left < box.left + 4 || right > box.right - 4);
    });
    const words = bar.querySelector(".words");
    const hidden = words && words.scrollHeight > words.clientHeight + 1 ? [words.innerText] : [];
    return [...outside.map((each) => each.innerText), ...hidden];
}"""


def act(page: Page) -> None:
    """Do one thing: declare and lay what can be, answer with nothing, and pass."""
    page.locator(".bar.mine, .answer:has(button), .backs button").or_(ending(page)).first.wait_for()
    lit = page.locator(".spot.lit:not(:has(.planned)):not(.chosen)")
    ways = (
        page.locator(".answer button").last,
        page.locator(".backs button").first,
        page.get_by_role("button", name=re.compile("^Pass$")),
        lit.first,
        page.locator(".buttons .main").first,
        hand_of(page).locator("visible=true").and_(page.locator(":not(.away)")).first,
    )
    for way in ways:
        if way.count():
            way.click()
            return


@pytest.mark.parametrize("screen", [pytest.param(LAPTOP, marks=pytest.mark.full), PHONE], ids=["laptop", "phone"])
def test_the_bar_is_calm_for_a_whole_match_and_no_button_vanishes_by_itself(
    browser: Browser, server: Server, screen: dict[str, Any]
) -> None:
    person = Person(server)
    opened = person.open(
        "me", "greedy", game="quidditch", edition="card-game-2001", options=AT_ONCE | {"round_limit": 4}
    )
    with visitor(browser, server.url, person=person, **screen) as page:
        page.add_init_script(NO_SCENES)
        page.goto(f"/t/{opened['table']}")
        page.locator(".pitch").wait_for()
        page.evaluate(WATCH)
        deadline = time.monotonic() + 5 * PATIENCE
        while not ending(page).count():
            assert time.monotonic() < deadline, "the match does not come to an end"
            act(page)
        shown = page.evaluate("window.shown")
    alone = [(one, two) for one, two in pairwise(shown) if one["deeds"] == two["deeds"]]
    vanished = [(one, two) for one, two in alone if not set(one["buttons"]) <= set(two["buttons"])]
    assert vanished == []
    assert len(alone) <= OWN_CHANGES * shown[-1]["deeds"], [two["text"] for _, two in alone]


def special(match: Match) -> bool:
    """Tell whether Ann may play one card only, and holds a full hand."""
    if match.to_act != (0,) or len(set(match.view(0)["hand"])) < 5:
        return False
    return len({move["card"] for move in match.legal(0) if move["type"] == "play"}) == 1


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("screen", [LAPTOP, LARGE, UPRIGHT, PHONE], ids=["laptop", "large", "upright", "phone"])
def test_the_bar_keeps_everything_inside_with_a_hint_and_any_card_taken_up(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any], language: str
) -> None:
    table = staged(server, seeds, match_at(special))
    with at_table(browser, server, table[1], table[0], **screen, locale=language) as page:
        page.locator(".bar.mine").wait_for()
        assert page.evaluate(OUTSIDE) == []
        page.locator(".bar .buttons button").last.click()
        page.locator(".bar .note").wait_for()
        assert page.evaluate(OUTSIDE) == []
        for each in hand_of(page).all():
            each.click()
            expect(each).to_have_attribute("aria-pressed", "true")
            assert page.evaluate(OUTSIDE) == []
            # The first key may only close what is looked at closely.
            while each.get_attribute("aria-pressed") == "true":
                page.keyboard.press("Escape")
                page.wait_for_timeout(100)
        page.locator(".bar .note").wait_for()


# What lies over the middle of an answer's buttons, or reaches out of the question into the hand's edge.
COVERED = """() => [...document.querySelectorAll(".answer button")].filter((each) => {
    const { x, y, width, height } = each.getBoundingClientRect();
    return !each.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((each) => each.innerText)"""


def answered_by_ann(match: Match) -> bool:
    """Tell whether Ann may answer a special card."""
    cancels = [move for move in match.legal(0) if move["type"] == "cancel"] if 0 in match.to_act else []
    return bool(cancels)


@pytest.mark.parametrize("language", ["en", "de", "pl"])
@pytest.mark.parametrize("screen", [LAPTOP, UPRIGHT, PHONE], ids=["laptop", "upright", "phone"])
def test_nothing_covers_what_may_be_answered(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any], language: str
) -> None:
    table = staged(server, seeds, match_at(answered_by_ann))
    with at_table(browser, server, table[1], table[0], **screen, locale=language) as page:
        expect(page.locator(".answer button")).not_to_have_count(0)
        assert page.evaluate(COVERED) == []


def test_the_filled_button_is_the_card_and_never_the_pass(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = match_at(special)
    (name,) = {move["card"] for move in match.legal(0) if move["type"] == "play"}
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0], **LAPTOP) as page:
        main = page.locator(".bar .main")
        expect(main).to_have_text(re.compile("^Play .+ …$"))
        main.click()
        expect(card(page, name)).to_have_attribute("aria-pressed", "true")
        page.keyboard.press("Escape")
        expect(card(page, name)).to_have_attribute("aria-pressed", "false")


def test_who_passes_until_the_reveal_may_stop(browser: Browser, server: Server, seeds: Seeds) -> None:
    def before_reveal(match: Match) -> bool:
        return special(match) and match.view(None)["phase"] == "W2"

    table = staged(server, seeds, match_at(before_reveal))
    with at_table(browser, server, table[1], table[0], **LAPTOP) as page:
        page.get_by_role("button", name="Pass until the reveal").click()
        expect(page.locator(".bar")).to_contain_text("Passing by itself until the reveal.")
        page.get_by_role("button", name="Stop passing").click()
        expect(page.get_by_role("button", name="Stop passing")).to_have_count(0)


@pytest.mark.parametrize("screen", [ROOMY, LAPTOP, UPRIGHT, PHONE], ids=["roomy", "laptop", "upright", "phone"])
def test_a_card_looked_at_closely_leaves_the_question_free(
    browser: Browser, server: Server, seeds: Seeds, screen: dict[str, Any]
) -> None:
    table = staged(server, seeds, match_at(special))
    with at_table(browser, server, table[1], table[0], **screen) as page:
        bar = page.locator(".bar.mine").bounding_box()
        assert bar is not None
        for held in hand_of(page).all():
            held.focus()
            page.keyboard.press("i")
            panel = page.locator(".inspector")
            expect(panel.locator("dd").nth(2)).to_be_visible()
            box = panel.bounding_box()
            assert box is not None
            apart = box["y"] + box["height"] <= bar["y"] or box["x"] + box["width"] <= bar["x"]
            assert apart, held.get_attribute("aria-label")
            page.keyboard.press("Escape")


def test_escape_leads_back_to_the_result(browser: Browser, server: Server, seeds: Seeds) -> None:
    match = new_match(1)
    match.submit(match.to_act[0], {"type": "concede"})
    table = staged(server, seeds, match)
    with at_table(browser, server, table[1], table[0]) as page:
        expect(ending(page)).to_be_visible()
        statistics = ending(page).locator("details")
        statistics.locator("summary").click()
        expect(statistics).to_have_attribute("open", "")
        page.keyboard.press("Escape")
        expect(statistics).not_to_have_attribute("open", "")
        ending(page).get_by_role("button", name="View the table").click()
        expect(ending(page)).to_have_count(0)
        page.keyboard.press("Escape")
        expect(ending(page)).to_be_visible()

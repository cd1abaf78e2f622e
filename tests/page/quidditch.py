"""Quidditch for the tests of the page: matches, tables, and clicks."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from typing import Any

from playwright.sync_api import Browser, Locator, Page, expect
from tests.server.running import Person, Seat, Server

import commonroom
from commonroom import Match

from .browsing import card, prompt, visitor
from .staging import Seeds

AT_ONCE = {"min_pass_ms": 0}
PASSES_BY_HAND = "localStorage.setItem('commonroom-page', JSON.stringify({autopass: false, scenes: 'off'}))"
MODES = {"lower": "Lower a card by", "keeper": "Stop the Keeper"}
ROOMY: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
Table = tuple[str, Person, Person]
"""A table's id, and its two players."""


# Staging


def new_match(seed: int, **options: Any) -> Match:
    """Return a match of two with a numbered seed; passing takes no time."""
    return commonroom.new("quidditch", seats=["Ann", "Bob"], options=AT_ONCE | options, seed=f"{seed:064x}")


def table_of_two(server: Server, seeds: Seeds, match: Match) -> Table:
    """Open the table of a match that has not begun; return it with its players."""
    seeds.wished.append(match.seed.hex())
    ann, bob = Person(server, "Ann"), Person(server, "Bob")
    table = {"game": "quidditch", "edition": match.table.edition, "options": dict(match.table.options)}
    opened = ann.open("me", "open", **table)
    assert bob.join(opened).json()["seat"] == 1
    return opened["table"], ann, bob


@contextmanager
def at_table(browser: Browser, server: Server, person: Person | None, table: str, **more: Any) -> Iterator[Page]:
    """Open the page of a player who passes by hand."""
    with visitor(browser, server.url, person=person, **(ROOMY | more)) as page:
        page.add_init_script(PASSES_BY_HAND)
        page.goto(f"/t/{table}")
        page.locator(".pitch").wait_for()
        yield page


def sockets(table: Table) -> tuple[Seat, Seat]:
    """Connect both seats of a table, without a browser."""
    name, ann, bob = table
    return ann.sit(name), bob.sit(name)


def play_until(match: Match, phase: str) -> list[dict[str, Any]]:
    """Pass, declare nothing and lay the first cards until a phase begins; return the actions."""
    while match.view(None)["phase"] != phase:
        seat = match.to_act[0]
        match.submit(seat, match.legal(seat)[0])
    actions: list[dict[str, Any]] = match.record()["actions"]
    return actions


def act_out(seats: tuple[Seat, Seat], actions: list[dict[str, Any]]) -> None:
    for version, entry in enumerate(actions):
        seat = seats[entry["seat"]]
        seat.reach(version)
        answer = seat.act({key: value for key, value in entry.items() if key != "seat"})
        assert answer["type"] == "acked", answer


def match_at(wanted: Callable[[Match], bool], **options: Any) -> Match:
    """Return a match at such a moment; special cards are played whenever possible."""
    for seed in count(1):
        match = new_match(seed, **options)
        while match.to_act and match.version < 300:
            if wanted(match):
                return match
            seat = match.to_act[match.version % len(match.to_act)]
            moves = match.legal(seat)
            loud = [move for move in moves if move["type"] in ("play", "cancel")]
            bold = max(moves, key=lambda move: len(move.get("balls", ())))
            match.submit(seat, loud[0] if loud and match.version % 3 else bold)
    raise AssertionError("unreachable: seeds do not come to an end")


def staged(server: Server, seeds: Seeds, match: Match) -> Table:
    """Set up the table of a match, played as far as the match."""
    table = table_of_two(server, seeds, match)
    act_out(sockets(table), match.record()["actions"])
    return table


# Clicks


def spot(page: Page, ball: str) -> Locator:
    return page.locator(f'.pitch [data-ball="{ball}"]')


def press(page: Page, name: str) -> None:
    page.get_by_role("button", name=re.compile(f"^{re.escape(name)}")).first.click()


def do(page: Page, action: dict[str, Any]) -> None:
    """Make a move of the record by clicking."""
    match action["type"]:
        case "pass":
            page.get_by_role("button", name=re.compile("^(Pass|Let it happen)$")).click()
        case "play":
            play_special(page, action)
        case "cancel":
            press(page, "Cancel it with")
        case "declare":
            for ball in action["balls"]:
                spot(page, ball).click()
            press(page, ("Go for none", "Go for it", "Go for them")[min(len(action["balls"]), 2)])
        case "commit":
            for ball, laid in action["cards"].items():
                lay(page, ball, laid)
            press(page, "Lay the cards")
        case "order":
            # The last ball of an order follows automatically.
            for ball in action["balls"][:-1]:
                spot(page, ball).click()
            press(page, "Confirm the order")
        case "pick":
            page.get_by_role("button", name=f"Card {action['slot'] + 1}").click()


def play_special(page: Page, action: dict[str, Any]) -> None:
    """Take up a card, make its choices, read its effect, and play it."""
    card(page, action["card"]).click()
    if mode := action.get("mode"):
        by_mode = page.get_by_role("button", name=re.compile(MODES[mode]))
        if by_mode.count():
            by_mode.click()
    if action.get("take"):
        taken = page.locator(".takes").get_by_role("button", name=card_name(action["take"]), exact=True)
        taken.click()
    if ball := action.get("ball"):
        page.locator(f'.spot.lit[data-ball="{ball}"]').click()
    expect(prompt(page)).to_contain_text(":")
    page.get_by_role("button", name=f"Play {card_name(action['card'])}", exact=True).click()


def lay(page: Page, ball: str, laid: str) -> None:
    """Put a card at a ball; it goes there automatically if there is only one."""
    page.locator(f'.hand .card:not(.away)[data-anchor="card-{laid}"]').first.click()
    if page.locator(f'.spot.lit[data-ball="{ball}"]').count():
        spot(page, ball).click()
    spot(page, ball).locator(".planned").wait_for()


def card_name(card_id: str) -> str:
    """Return the page's English name of a card."""
    names = {
        "leg_locker": "Leg-Locker",
        "jelly_legs": "Jelly-Legs",
        "disarm": "Disarming Spell",
        "confund": "Confunding Spell",
        "impediment": "Impediment Jinx",
        "summon": "Summoning Charm",
    }
    return names.get(card_id, card_id.replace("_", " ").capitalize())


def no_scrolling_sideways(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))

"""A game on the plain face: helpers that find what is offered, and do it."""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

from playwright.sync_api import Locator, Page
from tests.server.running import Server

import commonroom
from commonroom import Match

from .staging import NAMES, Seeds, Stage

RAW = re.compile(r"\b(?:sequence|quidditch|quidditch-match|hogwarts|plain|option|edition|group|wish|bot)-[a-z_]+\b")
"""The id of a phrase where the phrase itself should be."""


def actions(page: Page) -> Locator:
    """Find everything that may be done now; nothing while an answer is on its way."""
    return page.locator(".stage .actions")


def offered(page: Page) -> Locator:
    """Find the buttons of what may be done now."""
    return actions(page).locator("[data-action]")


def as_written(value: Any) -> str:
    """Return data as a page writes it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def do(page: Page, action: dict[str, Any]) -> None:
    """Do something by its button or, if there are very many actions, by picking it from lists."""
    actions(page).wait_for()
    button = actions(page).locator(f"[data-action='{as_written(action)}']")
    if button.count():
        button.click()
        return
    pick(page, action)


def pick(page: Page, action: dict[str, Any]) -> None:
    """Choose the fields of an action in the lists that have them all, and then do it."""
    fields = {key: value for key, value in action.items() if key != "type"}
    found = page.locator(".picker").filter(has=page.locator(f"select[id$='-{next(iter(fields))}']")).first
    for key, value in fields.items():
        select = found.locator(f"select[id$='-{key}']")
        if select.count():
            select.select_option(as_written(value))
    found.get_by_role("button").click()


def plan(seed: int, players: int, choose: Callable[[Match, int], Any], **options: Any) -> Match:
    """Play a match of A Year at Hogwarts from a numbered seed to its end, with this choice of moves."""
    match = commonroom.new("hogwarts", seats=NAMES[:players], options=options, seed=f"{seed:064x}")
    while match.to_act:
        seat = match.to_act[0]
        match.submit(seat, choose(match, seat))
    return match


def greedy(match: Match, seat: int) -> Any:
    return match.bot("greedy").choose(seat)


def steps(match: Match) -> Iterator[dict[str, Any]]:
    """Yield the actions of a match in order, without their seats."""
    for entry in match.record()["actions"]:
        yield {key: value for key, value in entry.items() if key != "seat"}


def staged(server: Server, seeds: Seeds, match: Match) -> Stage:
    """Set up a table at the moment that a match has reached. Everybody counts only what they could notice."""
    stage = Stage(server, seeds, match)
    for entry in match.record()["actions"]:
        seat = stage.seats[entry["seat"]]
        seat.my_turn()
        answer = seat.act({key: value for key, value in entry.items() if key != "seat"})
        assert answer["type"] == "acked", answer
        seat.reach(answer["version"])
    return stage


def at_a_moment(kind: str, least: int, first: int, players: int = 2, **options: Any) -> Match:
    """Return a match at a moment when the host is offered at least this many actions of a kind.

    The first seed is known to lead there, so that the search is short.
    """
    for seed in count(first):
        match = commonroom.new("hogwarts", seats=NAMES[:players], options=options, seed=f"{seed:064x}")
        while match.to_act and match.version < 400:
            seat = match.to_act[0]
            offers = match.legal(seat)
            if seat == 0 and sum(offer["type"] == kind for offer in offers) >= least:
                return match
            match.submit(seat, match.bot("easy").choose(seat))
    raise AssertionError("unreachable: seeds do not come to an end")

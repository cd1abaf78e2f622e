"""A game in words: short ways to find what is offered, and to do it."""

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
"""An id of a text where the text itself should stand."""


def actions(page: Page) -> Locator:
    """Everything that may be done now; nothing while an answer is on its way."""
    return page.locator(".stage .actions")


def offered(page: Page) -> Locator:
    """The buttons of what may be done now."""
    return actions(page).locator("[data-action]")


def as_written(value: Any) -> str:
    """Data as a page writes it."""
    return json.dumps(value, separators=(",", ":"), ensure_ascii=False)


def do(page: Page, action: dict[str, Any]) -> None:
    """Do something by its button or, where very many things can be done, by picking it out of lists."""
    actions(page).wait_for()
    button = actions(page).locator(f"[data-action='{as_written(action)}']")
    if button.count():
        button.click()
        return
    pick(page, action)


def pick(page: Page, action: dict[str, Any]) -> None:
    """Choose what an action is about in the lists that have all its fields, and then do it."""
    fields = {key: value for key, value in action.items() if key != "type"}
    found = page.locator(".picker").filter(has=page.locator(f"select[id$='-{next(iter(fields))}']")).first
    for key, value in fields.items():
        select = found.locator(f"select[id$='-{key}']")
        if select.count():
            select.select_option(as_written(value))
    found.get_by_role("button").click()


def plan(seed: int, players: int, choose: Callable[[Match, int], Any], **options: Any) -> Match:
    """A match of A Year at Hogwarts from a seed that is easy to write, played by whoever chooses, to its end."""
    match = commonroom.new("hogwarts", seats=NAMES[:players], options=options, seed=f"{seed:064x}")
    while match.to_act:
        seat = match.to_act[0]
        match.submit(seat, choose(match, seat))
    return match


def greedy(match: Match, seat: int) -> Any:
    return match.bot("greedy").choose(seat)


def steps(match: Match) -> Iterator[dict[str, Any]]:
    """What was done, one after the other, without who did it."""
    for entry in match.record()["actions"]:
        yield {key: value for key, value in entry.items() if key != "seat"}


def staged(server: Server, seeds: Seeds, match: Match) -> Stage:
    """A table at the moment to which a match has come. Everybody counts only what they could notice."""
    stage = Stage(server, seeds, match)
    for entry in match.record()["actions"]:
        seat = stage.seats[entry["seat"]]
        seat.my_turn()
        answer = seat.act({key: value for key, value in entry.items() if key != "seat"})
        assert answer["type"] == "acked", answer
        seat.reach(answer["version"])
    return stage


def at_a_moment(kind: str, least: int, first: int, players: int = 2, **options: Any) -> Match:
    """A match that has come to a moment at which the host is offered so many actions of a kind.

    The first seed is one that is known to lead there, so that nobody searches for long.
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

"""Screens of moments that do not come up by themselves: matches planned by the engine, acted out at a real table."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import NamedTuple

from playwright.sync_api import Page
from tests.page import quidditch, staging
from tests.page.staging import Seeds, Stage
from tests.server.running import Person, Server

from commonroom import Match

LONG = 30
"""Moves after which a win does not look like luck."""


class House(NamedTuple):
    """Where the tables stand."""

    server: Server
    seeds: Seeds


# Sequence


def won(page: Page, house: House) -> None:
    """Win a game of Sequence."""
    _see_end(page, house, sequence_ended(0))


def lost(page: Page, house: House) -> None:
    """Lose a game of Sequence."""
    _see_end(page, house, sequence_ended(1))


def replay(page: Page, house: House) -> None:
    """Look back at a game that was lost, two thirds of the way."""
    _look_back(page, house, sequence_ended(1))


def hint(page: Page, house: House) -> None:
    """Ask for a hint late in a game of Sequence."""
    match = sequence_ended(0)
    mine = (done for done, entry in enumerate(match.record()["actions"]) if entry["seat"] == 0 and done > LONG)
    page.goto(_stage(page, house, match, next(mine)).path)
    page.locator(".bar.mine .button").last.click()
    page.locator(".bar .note").wait_for()


def shelf(page: Page, house: House) -> None:
    """Come home after three games, with a fourth on the table."""
    host = Person(house.server, "Ann")
    for match in (sequence_ended(0), sequence_ended(1), quidditch_ended(1)):
        Stage(house.server, house.seeds, match, host).play_to(match.version)
    Stage(house.server, house.seeds, sequence_ended(0), host).play_to(LONG)
    _become(page, house, host)
    page.goto("/")
    page.locator("h2").first.wait_for()


@cache
def sequence_ended(winner: int) -> Match:
    """Return a match of two that took a while, was won by this seat, and in which both made a line."""
    return next(
        match
        for match in map(_by_bots, staging.matches())
        if match.outcome
        and match.outcome["winners"] == [winner]
        and match.version > LONG
        and all(match.view(None)["sequences"])
    )


# Quidditch


def pitch(page: Page, house: House) -> None:
    """Choose cards late in a game, when two balls are played for."""
    _at_pitch(page, house, quidditch_at(lambda match: _laying(match) and match.version > 2 * LONG))


def answer(page: Page, house: House) -> None:
    """Be asked for an answer to a card."""
    _at_pitch(page, house, quidditch_at(_answerable))
    page.get_by_role("alert").wait_for()


def stopped(page: Page, house: House) -> None:
    """Watch how a card is stopped by its answer."""
    match = quidditch_at(_answerable)
    stage = _at_pitch(page, house, match)
    stage.act(0, next(move for move in match.legal(0) if move["type"] == "cancel"), match.version)
    _let_happen(stage, match.version + 1)
    page.locator(".scene .stamp").wait_for()


def took_effect(page: Page, house: House) -> None:
    """Watch what a card does that nobody answers."""
    match = quidditch_at(_answerable)
    _let_happen(_at_pitch(page, house, match), match.version)
    page.locator(".scene .steps").wait_for()


def caught(page: Page, house: House) -> None:
    """Win a game of Quidditch."""
    _see_end(page, house, quidditch_ended(0))


def missed(page: Page, house: House) -> None:
    """Lose a game of Quidditch."""
    _see_end(page, house, quidditch_ended(1))


def replay_quidditch(page: Page, house: House) -> None:
    """Look back at a game of Quidditch."""
    _look_back(page, house, quidditch_ended(1))


@cache
def quidditch_ended(winner: int) -> Match:
    """Return a match that this seat has won."""
    matches = (_by_bots(quidditch.new_match(seed)) for seed in count())
    return next(match for match in matches if match.outcome and match.outcome["winners"] == [winner])


@cache
def quidditch_at(wanted: Callable[[Match], bool]) -> Match:
    """Return a match at such a moment."""
    return quidditch.match_at(wanted)


def _laying(match: Match) -> bool:
    view = match.view(None)
    return view["phase"] == "LAY" and 0 in match.to_act and len(view["spots"]) > 1


def _answerable(match: Match) -> bool:
    """Tell whether the first seat may cancel what was played."""
    view = match.view(None)
    return bool(view["chain"]) and 0 in match.to_act and any(move["type"] == "cancel" for move in match.legal(0))


# How they come about


def _by_bots(match: Match) -> Match:
    while match.to_act:
        seat = match.to_act[0]
        match.submit(seat, match.bot("greedy").choose(seat))
    return match


def _stage(page: Page, house: House, match: Match, moves: int) -> Stage:
    """Play the first moves of a match at a table whose first seat is this browser's."""
    stage = Stage(house.server, house.seeds, match)
    stage.play_to(moves)
    _become(page, house, stage.host)
    return stage


def _become(page: Page, house: House, person: Person) -> None:
    page.context.clear_cookies()
    cookies = person.http.cookies.items()
    page.context.add_cookies([{"name": name, "value": value, "url": house.server.url} for name, value in cookies])


def _let_happen(stage: Stage, version: int) -> None:
    """Pass for whoever may answer at this moment, if anybody may."""
    for number, seat in enumerate(stage.seats):
        seat.reach(version)
        if {"type": "pass"} in seat.table["actions"]:
            stage.act(number, {"type": "pass"}, version)
            return


def _see_end(page: Page, house: House, match: Match) -> None:
    page.goto(_stage(page, house, match, match.version).path)
    page.locator("section.end").wait_for()


def _look_back(page: Page, house: House, match: Match) -> None:
    stage = _stage(page, house, match, match.version)
    page.goto(f"/replay?table={stage.table}#move={match.version * 2 // 3}")
    page.get_by_role("slider").wait_for()


def _at_pitch(page: Page, house: House, match: Match) -> Stage:
    """Sit down at the pitch; nothing is passed and no scene goes on by itself."""
    stage = _stage(page, house, match, match.version)
    page.goto("/")
    page.evaluate("localStorage.setItem('commonroom-page', JSON.stringify({autopass: false, scenes: 'wait'}))")
    page.goto(stage.path)
    page.locator(".pitch").wait_for()
    return stage

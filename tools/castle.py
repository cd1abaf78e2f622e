"""Screens of A Year at Hogwarts and Voldemort Returns that do not come up in the first moves."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from itertools import count
from typing import Any

from playwright.sync_api import Page
from tests.page.castle import tap_field
from tests.page.plain import staged
from tests.page.staging import NAMES, Stage
from tools.planned import House, _become

import commonroom
from commonroom import Match

EIGHT = [*NAMES, "Fay", "Gus", "Hal"]
RETURNS = "voldemort-returns"


# A year


def crowd(page: Page, house: House) -> None:
    """Begin a year of eight, who all stand on Start."""
    _sit(page, house, year(8, _asks("start_of_turn")))


def waits(page: Page, house: House) -> None:
    """Choose a field with a duel, and look at what waits there."""
    match = year(3, _duel_in_reach)
    _sit(page, house, match)
    _choose(page, next(end["at"] for end in _ends(match) if _fights(end, "duel")))


def mission(page: Page, house: House) -> None:
    """Come to the place of a mission that can be attempted."""
    _sit(page, house, year(4, _asks("choose_mission")))


def hand(page: Page, house: House) -> None:
    """Look at the hand and the missions late in a year; on a phone they are in drawers."""
    mission(page, house)
    drawers = page.locator(".drawer")
    if drawers.count():
        drawers.first.click()
        page.locator(".inside").wait_for()


def trade(page: Page, house: House) -> None:
    """Come to a common room with a token that somebody could want."""
    _sit(page, house, year(2, lambda match: _offers(match, "propose")))
    page.locator(".trade").wait_for()


def offer(page: Page, house: House) -> None:
    """Be offered a trade."""
    _sit(page, house, year(2, _asks("answer_offer"), _eager))
    page.locator(".trade").wait_for()


def put(page: Page, house: House) -> None:
    """Put the tokens of a mission back on the board."""
    _sit(page, house, year(2, _asks("put_tokens")))


def duel(page: Page, house: House) -> None:
    """Be hit in a duel."""
    _sit(page, house, year(3, _asks("brace")))
    page.locator(".fight").wait_for()


def year_won(page: Page, house: House) -> None:
    """Win a year of four."""
    _see_end(page, house, year_ended(0))


def year_lost(page: Page, house: House) -> None:
    """See somebody else win it."""
    _see_end(page, house, year_ended(1))


def replay_year(page: Page, house: House) -> None:
    """Look back at a year."""
    _look_back(page, house, year_ended(1))


# Voldemort Returns


def sides(page: Page, house: House) -> None:
    """Begin as Pettigrew, against three heroes."""
    _sit(page, house, returns(4, _asks("start_of_turn")))


def horcrux(page: Page, house: House) -> None:
    """Come to a Horcrux with a weapon."""
    _sit(page, house, returns(3, _asks("try_horcrux")))


def returned(page: Page, house: House) -> None:
    """See him return."""
    match = returns(2, lambda match: bool(match.view(None)["returned"]))
    *before, last = match.record()["actions"]
    earlier = _new(2, match.seed.hex(), edition=RETURNS)
    for done in before:
        earlier.submit(done["seat"], _action(done))
    stage = _sit(page, house, earlier)
    seat = stage.seats[last["seat"]]
    seat.my_turn()
    seat.act(_action(last))
    page.locator(".moment").wait_for()


def towers(page: Page, house: House) -> None:
    """Place the Death Eaters after his return."""
    _sit(page, house, returns(2, _asks("place_death_eaters")))


def dark_turn(page: Page, house: House) -> None:
    """Choose which pawn of the dark side moves."""
    _sit(page, house, returns(4, _asks("dark_turn")))


def meeting(page: Page, house: House) -> None:
    """Choose the field on which Harry and Voldemort meet."""
    match = returns(2, _meeting_in_reach)
    _sit(page, house, match)
    _choose(page, next(end["at"] for end in _ends(match) if _fights(end, "meeting")))


def return_ended(page: Page, house: House) -> None:
    """See how it ends."""
    _see_end(page, house, returns(2, lambda match: match.outcome is not None))


def replay_return(page: Page, house: House) -> None:
    """Look back at it."""
    _look_back(page, house, returns(2, lambda match: match.outcome is not None))


# How they come about

Wanted = Callable[[Match], bool]
Choose = Callable[[Match, int], dict[str, Any]]


def _greedy(match: Match, seat: int) -> dict[str, Any]:
    return match.bot("greedy").choose(seat)


def _eager(match: Match, seat: int) -> dict[str, Any]:
    """Trade wherever one can."""
    trades = [offer for offer in match.legal(seat) if offer["type"] in ("propose", "offer")]
    return trades[0] if trades else _greedy(match, seat)


def year(players: int, wanted: Wanted, choose: Choose = _greedy) -> Match:
    """Return a quick year at such a moment."""
    return _first(wanted, choose, players, options={"length": "quick", "first_player": 0})


def returns(players: int, wanted: Wanted) -> Match:
    """Return a game of Voldemort Returns at such a moment."""
    return _first(wanted, _greedy, players, edition=RETURNS)


@cache
def year_ended(winner: int) -> Match:
    """Return a year of four that this seat has won."""
    return year(4, lambda match: match.outcome is not None and match.outcome["winners"] == [winner])


def _first(wanted: Wanted, choose: Choose, players: int, **table: Any) -> Match:
    for seed in count(1):
        match = _new(players, f"{seed:064x}", **table)
        while not wanted(match) and match.to_act:
            seat = match.to_act[0]
            match.submit(seat, choose(match, seat))
        if wanted(match):
            return match
    raise AssertionError("unreachable: seeds do not come to an end")


def _new(players: int, seed: str, **table: Any) -> Match:
    return commonroom.new("hogwarts", seats=EIGHT[:players], seed=seed, **table)


def _action(entry: dict[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in entry.items() if key != "seat"}


def _task(match: Match) -> str:
    agenda = match.view(None)["agenda"]
    return agenda[-1]["task"] if agenda else ""


def _asks(task: str) -> Wanted:
    return lambda match: bool(match.to_act) and _task(match) == task


def _offers(match: Match, kind: str) -> bool:
    return bool(match.to_act) and any(offer["type"] == kind for offer in match.legal(match.to_act[0]))


def _ends(match: Match) -> list[dict[str, Any]]:
    """Return where a walk could end now, with what waits there."""
    walk = _task(match) == "walk" and (match.outlook(match.to_act[0]) or {}).get("walk")
    return walk["ends"] if walk else []


def _fights(end: dict[str, Any], kind: str) -> bool:
    return any(fight["kind"] == kind for fight in end["stay"].get("fights", []))


def _duel_in_reach(match: Match) -> bool:
    return any(_fights(end, "duel") for end in _ends(match))


def _meeting_in_reach(match: Match) -> bool:
    return any(_fights(end, "meeting") for end in _ends(match))


def _sit(page: Page, house: House, match: Match) -> Stage:
    """Sit down at the seat that is asked."""
    stage = _stage(page, house, match, match.to_act[0])
    page.locator(".bar.mine, .fight .answers").first.wait_for()
    return stage


def _see_end(page: Page, house: House, match: Match) -> None:
    _stage(page, house, match)
    page.locator("section.end").wait_for()


def _look_back(page: Page, house: House, match: Match) -> None:
    stage = _stage(page, house, match)
    page.goto(f"/replay?table={stage.table}#move={match.version * 2 // 3}")
    page.get_by_role("slider").wait_for()


def _stage(page: Page, house: House, match: Match, seat: int = 0) -> Stage:
    stage = staged(house.server, house.seeds, match)
    _become(page, house, stage.people[seat])
    page.goto(stage.path)
    page.locator(".area.hogwarts, section.end").first.wait_for()
    return stage


def _choose(page: Page, field: str) -> None:
    tap_field(page, field)
    page.locator(".stage > .card").wait_for()


CASTLE = (
    crowd,
    waits,
    mission,
    hand,
    trade,
    offer,
    put,
    duel,
    year_won,
    year_lost,
    replay_year,
    sides,
    horcrux,
    returned,
    towers,
    dark_turn,
    meeting,
    return_ended,
    replay_return,
)

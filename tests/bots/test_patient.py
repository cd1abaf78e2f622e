"""The bot that saves cards for the Snitch, and advises search at Quidditch."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match
from commonroom.arena import Plan, simulate
from commonroom.bots import bots_of, find_bot
from commonroom.bots.levels import levels_of
from commonroom.bots.search import adviser
from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes
from commonroom.games import GAMES, quidditch
from commonroom.games.quidditch.actions import PASS
from commonroom.games.quidditch.bots.choice import greedy, patient

from ..quidditch.tables import S, card, close, contest, new, table

LUCKS = 20


def always(match: Match, bot: Bot = patient) -> Any:
    """Return what a bot does for Slytherin, whatever its dice say."""
    made = {bot(Eyes(match.rules, match.current, S), Dice(bytes(32), luck)) for luck in range(LUCKS)}
    assert len(made) == 1, made
    return made.pop()


def laying(hand: str) -> Match:
    match = table(slytherin=hand, pitch="Q")
    close(match)
    return match


@pytest.mark.parametrize("jinx", ["IMPED", "JELLY"])
def test_a_quaffle_is_not_worth_what_can_decide_the_snitch(jinx: str) -> None:
    match = contest("Q", "Ch9", "Ch7", ("", jinx))
    assert always(match, greedy).card == card(jinx)
    assert always(match) == PASS


def test_the_snitch_is_worth_all_of_it() -> None:
    assert always(contest("SN", "Se12", "Ch9", ("", "IMPED"))).ball == "SN"


def test_other_cards_are_played_for_a_quaffle() -> None:
    assert always(contest("Q", "Ch9", "Ch7", ("", "LEG"))).card == card("LEG")


def test_neither_a_seeker_nor_a_card_that_helps_it_is_laid_at_a_quaffle() -> None:
    assert always(laying("Se12 Se11 IMPED FINITE REF")).cards == {"Q": card("REF")}


def test_any_seeker_is_good_enough_to_play_for_the_snitch() -> None:
    match = table(slytherin="Se11 Ch9", pitch="Q SN")
    close(match)
    assert always(match, greedy).balls == ()
    assert always(match).balls == ("SN",)


def test_a_snitch_that_would_lose_the_match_is_left_alone() -> None:
    match = table(slytherin="Se11 Ch9", pitch="Q SN", won=[["quaffle"] * 16, []])
    close(match)
    assert always(match).balls == ()


def test_without_a_seeker_so_is_any_snitch() -> None:
    match = table(slytherin="Ch10 Ch9", pitch="Q SN")
    close(match)
    assert always(match).balls == ()


def test_hidden_cards_make_no_difference() -> None:
    match = new(seed=3)
    while match.outcome is None:
        seat, luck = match.to_act[0], Dice(bytes(32), match.version)
        guess = quidditch.imagine(match.current, seat, Dice(bytes(32), match.version + 1))
        made = patient(Eyes(match.rules, match.current, seat), luck)
        assert patient(Eyes(GAMES["quidditch"], guess, seat), Dice(bytes(32), match.version)) == made
        match.act(seat, made)


def test_search_is_advised_by_the_bot_that_looks_furthest() -> None:
    assert adviser(GAMES["quidditch"]) is patient
    assert all(adviser(rules) is rules.BOTS["greedy"] for rules in GAMES.values() if "patient" not in rules.BOTS)


def test_it_is_found_by_its_name_and_plays_at_a_level() -> None:
    assert find_bot(GAMES["quidditch"], "patient") is bots_of(GAMES["quidditch"])["patient"] is patient
    assert "patient" in levels_of(GAMES["quidditch"]).values()


def test_it_is_stronger_than_greedy() -> None:
    report = simulate(Plan("quidditch", ("patient", "greedy"), 200, 11))
    assert next(row.share for row in report.by_bot if row.name == "patient") > 0.55

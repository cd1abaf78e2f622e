"""The bots that know Quidditch: key decisions, what they may know, and how strong they are."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from commonroom import Match
from commonroom.arena import Plan, simulate
from commonroom.engine import Dice
from commonroom.engine.eyes import Bot, Eyes
from commonroom.engine.plain import plain
from commonroom.games import GAMES, quidditch
from commonroom.games.quidditch.bots.choice import easy, greedy

from .tables import G, S, card, close, contest, declare, new, pass_, play, table

LUCKS = 40


def decisions(match: Match, seat: int, bot: Bot = greedy, state: Any = None) -> list[Any]:
    """Return what a bot does in a seat, each time with other dice."""
    eyes = Eyes(match.rules, match.current if state is None else state, seat)
    return [bot(eyes, Dice(bytes(32), luck)) for luck in range(LUCKS)]


def always(match: Match, seat: int) -> dict[str, Any]:
    """Return what greedy does whatever its dice say."""
    made = decisions(match, seat)
    assert len(set(made)) == 1, Counter(map(str, made))
    action: dict[str, Any] = plain(made[0])
    return action


def mostly(match: Match, seat: int) -> dict[str, Any]:
    """Return what greedy does unless it bluffs."""
    (move, times), *_ = Counter(decisions(match, seat)).most_common()
    assert times > 0.7 * LUCKS
    action: dict[str, Any] = plain(move)
    return action


# Declaring


def test_with_a_seeker_it_plays_for_the_snitch() -> None:
    match = table(slytherin="Se12 Ch9", pitch="Q SN")
    close(match)
    assert always(match, S) == {"type": "declare", "balls": ["SN"]}


def test_without_a_seeker_it_leaves_the_snitch_alone() -> None:
    match = table(slytherin="Ch10 Ch9 Kp8", pitch="Q SN")
    close(match)
    assert always(match, S) == {"type": "declare", "balls": []}


@pytest.mark.rule("QCG-20")
def test_it_does_not_catch_a_snitch_that_would_lose_the_match() -> None:
    match = table(slytherin="Se12 Ch9", pitch="Q SN", won=[["quaffle"] * 16, []])
    close(match)
    assert always(match, S)["balls"] == []


def test_with_a_strong_beater_it_plays_for_a_bludger() -> None:
    match = table(slytherin="Be3 Ch9 Ch8 Ch7", pitch="Q BL1")
    close(match)
    assert always(match, S) == {"type": "declare", "balls": ["BL1"]}


def test_without_a_beater_it_dares_a_bludger_only_now_and_then() -> None:
    match = table(slytherin="REF FINITE Ch9 Ch8", pitch="Q BL1", discards=[["beater_1"] * 2 + ["beater_2"] * 2, []])
    close(match)
    dared = [plain(move)["balls"] for move in decisions(match, S)].count(["BL1"])
    assert 0 < dared < LUCKS / 3


# Laying


def laying(hand: str, ball: str = "Q", **more: Any) -> Match:
    """Return a match in which Slytherin has to lay."""
    match = table(slytherin=hand, pitch=ball, **more)
    close(match)
    if ball != "Q":
        declare(match, S, ball)
        close(match)
    return match


def test_it_keeps_its_seekers_out_of_the_fight_for_a_quaffle() -> None:
    assert mostly(laying("Se12 Se11 Ch9 Be1 Be2"), S)["cards"] == {"Q": card("Ch9")}


def test_it_lays_a_seeker_at_the_snitch_and_the_higher_one() -> None:
    match = laying("Se11 Se12 Ch10 Ch9 Ch8", "SN")
    assert always(match, S)["cards"]["SN"] == card("Se12")


def test_it_lays_a_beater_at_a_bludger() -> None:
    assert always(laying("Be3 Se12 Ch10 Ch9 Ch8", "BL1"), S)["cards"]["BL1"] == card("Be3")


@pytest.mark.rule("QCG-48")
def test_now_and_then_it_bluffs_with_a_special_card() -> None:
    laid = Counter(plain(move)["cards"]["Q"] for move in decisions(laying("REF Ch4 Ch4 Be1 Be1"), S))
    assert 0 < laid["referee"] < LUCKS / 3


@pytest.mark.rule("RUL-QCG-64")
def test_nobody_is_there_to_beat_so_it_lays_a_low_card() -> None:
    match = table(slytherin="IMPED Ch10 Ch9 Ch4", pitch="Q")
    play(match, S, "IMPED", ball="Q")
    pass_(match, G)
    close(match)
    assert mostly(match, S)["cards"] == {"Q": card("Ch4")}


# After the reveal


def test_a_jinx_is_played_when_it_turns_the_verdict() -> None:
    """Chaser 9 against Chaser 7: lowered by 3 it loses."""
    match = contest("Q", "Ch9", "Ch7", ("", "LEG"))
    assert always(match, S) == {"type": "play", "card": "leg_locker", "mode": "lower", "ball": "Q"}


@pytest.mark.parametrize(("theirs", "ours"), [("Ch10", "Ch4"), ("Ch7", "Ch9")])
def test_a_jinx_is_kept_when_it_would_change_nothing(theirs: str, ours: str) -> None:
    assert always(contest("Q", theirs, ours, ("", "LEG")), S) == {"type": "pass"}


def test_a_keeper_is_fouled_when_that_wins_the_quaffle() -> None:
    match = contest("Q", "Kp10", "Ch7", ("", "BLATCH"))
    assert always(match, S) == {"type": "play", "card": "blatching"}


def test_nobody_is_fouled_who_has_lost_anyway() -> None:
    assert always(contest("Q", "Kp6", "Ch7", ("", "BLATCH COBB")), S) == {"type": "pass"}


def test_the_snitch_is_worth_any_jinx() -> None:
    match = contest("SN", "Se12", "Se11", ("", "JELLY IMPED"))
    assert always(match, S)["type"] == "play"


# Answers


def test_a_finite_is_kept_for_what_matters() -> None:
    """The jinx lowers a card that has lost already."""
    match = contest("Q", "Ch9", "Ch4", ("LEG", "FINITE"))
    pass_(match, S)
    play(match, G, "LEG", mode="lower", ball="Q")
    assert always(match, S) == {"type": "pass"}


def test_a_finite_saves_the_snitch() -> None:
    match = contest("SN", "Se11", "Se12", ("LEG", "FINITE"))
    pass_(match, S)
    play(match, G, "LEG", mode="lower", ball="SN")
    assert always(match, S) == {"type": "cancel", "card": "finite"}


def test_a_referee_cancels_a_foul_that_would_cost_the_quaffle() -> None:
    match = contest("Q", "Ch4", "Ch9", ("COBB", "REF"))
    pass_(match, S)
    play(match, G, "COBB")
    assert always(match, S) == {"type": "cancel", "card": "referee"}


# Seekers


def test_with_the_snitch_out_a_seeker_is_brought_back() -> None:
    match = table(slytherin="SUMMON Ch9 Ch8", pitch="Q SN", discards=[[], ["chaser_10", "seeker_12"]])
    assert always(match, S) == {"type": "play", "card": "summon", "take": "seeker_12"}


def test_it_counts_the_seekers_that_it_has_seen() -> None:
    """An 11 is played for the Snitch once the rival's 12 has been seen, and not before."""
    for seen, balls in (("chaser_4", []), ("seeker_12", ["SN"])):
        match = table(slytherin="Se11 Ch9", pitch="Q SN", discards=[[seen], []])
        close(match)
        assert always(match, S) == {"type": "declare", "balls": balls}


def test_a_hand_is_stripped_where_a_seeker_can_be() -> None:
    """If no Seeker can be there, there is none to strip; if one can, that is worth a spell."""
    gone = table(slytherin="Se11 DISARM", pitch="Q SN", discards=[["seeker_12", "seeker_11"], []])
    assert always(gone, S) == {"type": "pass"}
    unknown = table(slytherin="Se11 DISARM", pitch="Q SN")
    assert always(unknown, S) == {"type": "play", "card": "disarm"}


# Knowledge and strength


@pytest.mark.parametrize("bot", [greedy, easy])
@pytest.mark.rule("RUL-QCG-04")
def test_hidden_cards_make_no_difference(bot: Bot) -> None:
    """Dealing again all that the seat cannot see never changes its mind."""
    match = new(seed=3)
    while match.outcome is None:
        seat, luck = match.to_act[0], Dice(bytes(32), match.version)
        guess = quidditch.imagine(match.current, seat, Dice(bytes(32), match.version + 1))
        made = bot(Eyes(match.rules, match.current, seat), luck)
        assert bot(Eyes(GAMES["quidditch"], guess, seat), Dice(bytes(32), match.version)) == made
        match.act(seat, made)


def share(bots: tuple[str, str], games: int) -> float:
    """Return the share of the games that the first bot wins."""
    report = simulate(Plan("quidditch", bots, games, 11))
    return next(row.share for row in report.by_bot if row.name == bots[0])


def test_greedy_beats_chance() -> None:
    assert share(("greedy", "random"), 60) >= 0.85


def test_easy_is_stronger_than_chance_and_weaker_than_greedy() -> None:
    assert share(("easy", "random"), 60) > 0.6
    assert share(("greedy", "easy"), 60) > 0.6


@pytest.mark.full
def test_greedy_beats_chance_in_nine_of_ten_games() -> None:
    assert share(("greedy", "random"), 1000) >= 0.9

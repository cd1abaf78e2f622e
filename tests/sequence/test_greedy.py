"""The greedy bot: what a person would expect of a good opponent."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match
from commonroom.engine import Dice, Table
from commonroom.engine.eyes import Eyes
from commonroom.games import GAMES, sequence
from commonroom.games.sequence.bots.choice import greedy
from commonroom.testing.tables import described, some_tables

from .tables import CLASSIC, HARRY, both_editions, do, draw, fresh, hand, play, table

IDLE = "9S 8S 10S 6D AC"
"""Cards whose cells are far from the action in a test."""
LUCK = range(20)


def decision(match: Match, seat: int = 0, luck: int = 0, state: Any = None) -> tuple[Any, ...]:
    """Return what the bot does in the match, or in another state of it: the name of the action and its fields."""
    action = greedy(Eyes(match.rules, state or match.current, seat), Dice(bytes(32), luck))
    return (type(action).__name__, *(getattr(action, field) for field in action.__struct_fields__))


@both_editions
def test_it_takes_the_win_when_there_is_one(edition: str) -> None:
    chips = ["(2,2-6) (6,3-6)", "(4,2-5)"]
    match = table(edition, chips=chips, sequences=["(2,2) (2,6)"], hands=[f"QD 7C {IDLE}"])
    assert decision(match) == ("Play", "QD", (6, 7))


def test_it_wins_with_a_wild_jack_rather_than_saving_it() -> None:
    chips = ["(2,2-6) (6,3-6)", "(4,2-5)"]
    match = table(chips=chips, sequences=["(2,2) (2,6)"], hands=[f"JC {IDLE}"])
    assert decision(match)[:2] == ("Play", "JC")
    assert decision(match)[2] in [(6, 2), (6, 7)]


def test_rul_seq_50_it_sees_that_one_chip_makes_two_sequences() -> None:
    match = table(chips=["(4,1-4) (5-8,5) (6,3)", "(3,1-3)"], hands=[f"4H 9H {IDLE}"])
    assert decision(match) == ("Play", "4H", (4, 5))


@both_editions
def test_it_blocks_a_four_with_a_card(edition: str) -> None:
    match = table(edition, chips=["(2,2-3) (9,2)", "(6,3-6)"], hands=[f"QD 5D {IDLE}"])
    assert decision(match) == ("Play", "QD", (6, 7))


@both_editions
def test_it_breaks_a_four_that_it_cannot_block(edition: str) -> None:
    match = table(edition, chips=["(2,2-3)", "(6,3-6)"], hands=[f"JH {IDLE}"])
    assert decision(match)[:2] == ("Play", "JH")
    assert decision(match)[2] in [(6, column) for column in range(3, 7)]


@both_editions
def test_it_keeps_its_jacks_when_nothing_is_at_stake(edition: str) -> None:
    match = table(edition, chips=["(2,2)", "(6,3)"], hands=[f"JH JD {IDLE}"])
    for luck in LUCK:
        assert not decision(match, luck=luck)[1].startswith("J")


def test_it_uses_a_card_rather_than_a_jack_where_both_would_do() -> None:
    match = table(chips=["(6,3-6)", "(2,2)"], hands=[f"JC QD {IDLE}"])
    assert decision(match) == ("Play", "QD", (6, 7))


def test_seq_17_it_completes_its_teams_sequence() -> None:
    match = table(seats=4, chips=["(6,3-6)", "(2,2)"], hands=[None, None, "QD 9S 8S 10S 6D AC"], turn=2)
    assert decision(match, seat=2) == ("Play", "QD", (6, 7))


def test_seq_57_a_second_sequence_needs_four_new_cells() -> None:
    """Four of the five chips beside the first sequence belong to it, so a sixth chip there is worth little."""
    chips = ["(6,2-6) (2,3-5)", "(0,5)"]
    match = table(chips=chips, sequences=["(6,2) (6,6)"], hands=["QD 6D 2D 9S 8S 10S"])
    assert decision(match) in [("Play", "6D", (2, 6)), ("Play", "2D", (2, 2))]


@both_editions
def test_seq_50_it_exchanges_a_dead_card_first(edition: str) -> None:
    match = table(edition, chips=["(1,6)", "(5,6)"], hands=[f"KH {IDLE}"])
    assert decision(match) == ("Exchange", "KH")


def test_seq_63_it_does_not_end_the_game_by_exchanging_for_the_last_card() -> None:
    match = table(HARRY, chips=["(1,6)", "(5,6)"], hands=[f"KH {IDLE} 2C", "2S 3S 4S 5S 6S 7S 3C"], pile="QS")
    assert decision(match)[0] == "Play"


def test_rul_seq_39_it_does_not_exchange_a_jack_that_will_be_of_use() -> None:
    match = table(hands=[f"JH {IDLE}"], options={"jack_exchange": "on"})
    assert decision(match)[0] == "Play"


def test_rul_seq_32_it_takes_an_owed_card_before_it_plays() -> None:
    match = table(hands=[f"KH {IDLE}", "2S 3S 4S 5S 6S"], options={"draw_mode": "manual"})
    play(match, 0, "KH", (5, 6))
    play(match, 1, "2S", (0, 1))
    assert decision(match) == ("Draw",)
    draw(match, 0)
    assert decision(match)[0] == "Play"


def test_rul_seq_52_it_chooses_the_five_that_leave_room_for_a_second_sequence() -> None:
    """Columns 1 to 5 leave 5 to 9 open in the same row; columns 2 to 6 and 3 to 7 would close it (RUL-SEQ-57)."""
    match = table(chips=["(5,1-4) (5,6-7)", "(9,1)"], hands=[f"3H {IDLE}"])
    play(match, 0, "3H", (5, 5))
    assert decision(match) == ("ChooseSequence", tuple((5, column) for column in range(1, 6)))


def test_rul_seq_72_it_gives_up_its_least_useful_card() -> None:
    chips = ["(6,3-6)", "(1,6) (5,6)"]
    match = table(HARRY, seats=4, chips=chips, hands=["QD JC JH 9C KH 4H"])
    do(match, 1, "claim_coaching", side=0)
    do(match, 2, "admit")
    assert decision(match) == ("Forfeit", "KH")


def test_rul_seq_81_where_sequences_can_be_broken_it_breaks_one() -> None:
    match = table(
        chips=["(2,2)", "(6,2-6) (8,4)"],
        sequences=["", "(6,2) (6,6)"],
        hands=[f"JH {IDLE}"],
        options={"breakable_sequences": "on"},
    )
    assert decision(match)[:2] == ("Play", "JH")
    assert decision(match)[2] in [(6, column) for column in range(2, 7)]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_rul_seq_13_hidden_cards_make_no_difference(seats: int) -> None:
    """Dealing again all that the seat cannot see never changes its mind."""
    match = fresh(seats=seats, seed=3)
    while match.outcome is None:
        seat = match.to_act[0]
        guess = match.rules.imagine(match.current, seat, Dice(bytes(32), match.version))
        assert decision(match, seat, state=guess) == decision(match, seat)
        match.act(seat, greedy(Eyes(match.rules, match.current, seat), Dice(bytes(32), 0)))


def test_it_never_asks_for_more_than_it_sees(monkeypatch: pytest.MonkeyPatch) -> None:
    def forbidden(*_: object) -> None:
        raise AssertionError("the greedy bot looks at its view and nothing else")

    monkeypatch.setattr(Eyes, "imagine", forbidden)
    assert decision(fresh())[0] == "Play"


TABLES = some_tables(GAMES["sequence"])


@pytest.mark.parametrize("chosen", TABLES, ids=[described(sequence.ABOUT, chosen) for chosen in TABLES])
def test_it_plays_at_every_table_to_the_end(chosen: Table) -> None:
    match = Match(GAMES["sequence"], chosen, bytes(32))
    while match.outcome is None:
        assert match.version < 2000
        seat = match.to_act[0]
        match.act(seat, greedy(Eyes(match.rules, match.current, seat), Dice(bytes(32), match.version)))


def test_team_hands_that_are_shown_are_used() -> None:
    """The partner holds the card for one end of the line, so the bot fills the other gap."""
    options = {"team_talk": "allowed", "share_hands": "on"}
    hands = ["5H 9S 8S 10S 6D AC", None, "4H 2S 3S 5S 6S 7S"]
    match = table(CLASSIC, seats=4, chips=["(4,1-3)", "(0,5)"], hands=hands, options=options)
    assert "4H" in match.view(0)["team_hands"]["2"]
    assert "4H" not in hand(match, 0)
    assert decision(match) == ("Play", "5H", (4, 4))

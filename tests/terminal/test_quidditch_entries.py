"""What can be typed at the Quidditch table, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom import Match
from commonroom.terminal.face import Act, Entry, Pick, Repeat, Say
from commonroom.terminal.quidditch import entry
from commonroom.terminal.scene import look

from ..quidditch.tables import G, S, cards, close, contest, declare, lay, order, pass_, phase, play, table
from .persons import play_lines, sit_at


def read(match: Match, line: str, pick: str = "", seat: int = G) -> Entry:
    return entry.read(look(match, seat), pick, line)


def laying(hand: str = "Ch9 Kp8 LEG Be2 Se12", **position: Any) -> Match:
    """Return a match in which Gwen has to lay cards at the Quaffle, a Bludger and the Snitch."""
    match = table(hand, pitch="Q BL1 SN", leader=G, phase="W2", contested=["Q", "BL1", "SN"], **position)
    close(match)
    return match


def commit(**balls: str) -> Act:
    return Act({"type": "commit", "cards": {ball: cards(name)[0] for ball, name in balls.items()}})


@pytest.mark.parametrize(
    "line",
    ["1 4 5", "q 1 bl1 4 sn 5", "q1 b 4 sn5", "sn 5 q 1 b1 4", "sn 5 1 4", "ch9 be2 se12", "chaser 9 beater 2 seeker",
     "q=1, b1=4, sn=5", "Q Chaser 9 B1 Beater SN 5", "lay 1 4 5"],
)  # fmt: skip
def test_cards_are_laid_all_at_once(line: str) -> None:
    assert read(laying(), line) == commit(Q="Ch9", BL1="Be2", SN="Se12")


def test_cards_are_laid_one_after_the_other() -> None:
    match = laying()
    first = read(match, "1")
    assert first == Pick("Q=0")
    second = read(match, "be", "Q=0")
    assert second == Pick("Q=0 BL1=3")
    assert read(match, "5", "Q=0 BL1=3") == commit(Q="Ch9", BL1="Be2", SN="Se12")
    assert read(match, "", "Q=0 BL1=3") == Pick("")
    assert read(match, "q 2", "Q=0 BL1=3") == Pick("Q=1 BL1=3"), "a second thought"


def test_copies_of_a_card_are_different_cards() -> None:
    match = laying("Ch9 Ch9 Ch9 Be2 Se12")
    assert read(match, "ch ch ch") == commit(Q="Ch9", BL1="Ch9", SN="Ch9")
    assert read(match, "ch ch ch ch") == Say("There are not that many balls to lay at.")
    assert read(match, "1 1") == Say("Card 1 is taken already.")


def test_with_few_cards_the_ball_can_be_named() -> None:
    match = laying("Ch9 Se12", exact=True)
    assert read(match, "1 2") == commit(Q="Ch9", BL1="Se12")
    assert read(match, "1 sn 2") == commit(Q="Ch9", SN="Se12")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("9", "That is no card: type a number from 1 to 5"),
        ("zz", "That is no card"),
        ("²", "That is no card"),
        ("q", "And which card?"),
        ("1 4 sn", "And which card?"),
        ("-", "That is no card"),
        ("9" * 9999, "That is no card"),
    ],
)
def test_what_cannot_be_laid_is_explained(line: str, sentence: str) -> None:
    said = read(laying(), line)
    assert isinstance(said, Say)
    assert said.sentence.startswith(sentence)


def test_a_name_that_fits_several_cards_is_asked_for() -> None:
    match = contest("Q", "Ch9", "Ch4", ("LEG JELLY Ch5 Ch6", ""))
    pass_(match, S)
    assert read(match, "ch") == Say("Which one: Chaser 5 or Chaser 6?")


@pytest.mark.parametrize(
    ("line", "expected"),
    [
        ("p", Act({"type": "pass"})),
        ("pass", Act({"type": "pass"})),
        ("1", Pick("leg_locker")),
        ("leg", Pick("leg_locker")),
        ("leg-locker", Pick("leg_locker")),
        ("leg_locker", Pick("leg_locker")),
        ("1 2", Act({"type": "play", "card": "leg_locker", "mode": "keeper"})),
        ("leg keeper", Act({"type": "play", "card": "leg_locker", "mode": "keeper"})),
        ("leg k", Act({"type": "play", "card": "leg_locker", "mode": "keeper"})),
        ("leg q", Act({"type": "play", "card": "leg_locker", "mode": "lower", "ball": "Q"})),
        ("play leg at the quaffle", Act({"type": "play", "card": "leg_locker", "mode": "lower", "ball": "Q"})),
        ("blat", Act({"type": "play", "card": "blatching"})),
        ("leg 7", Say("That card cannot be played like that; type its number to see how.")),
        ("leg sn", Say("That card cannot be played like that; type its number to see how.")),
        ("3", Act({"type": "play", "card": "summon", "take": "seeker_12"})),
    ],
)
def test_a_special_card_is_played(line: str, expected: Entry) -> None:
    match = contest("Q", "Ch9", "Kp8", ("LEG BLATCH SUMMON", ""), discards=[cards("Se12"), []])
    pass_(match, S)
    assert read(match, line) == expected


@pytest.mark.parametrize("line", ["2", "keeper", "k"])
def test_the_way_is_chosen_for_the_card_taken_up(line: str) -> None:
    match = contest("Q", "Ch9", "Kp8", ("LEG", ""))
    pass_(match, S)
    assert read(match, line, "leg_locker") == Act({"type": "play", "card": "leg_locker", "mode": "keeper"})


@pytest.mark.parametrize("line", ["summon se12", "summon seeker 12", "summon seeker", "1 2"])
def test_the_card_that_is_brought_back_is_named(line: str) -> None:
    match = contest("Q", "Ch9", "Kp8", ("SUMMON", ""), discards=[cards("Ch10 Se12 Ch8"), []])
    pass_(match, S)
    assert read(match, line) == Act({"type": "play", "card": "summon", "take": "seeker_12"})


def test_a_card_that_waits_is_answered_or_let_be() -> None:
    match = contest("Q", "Ch9", "Kp8", ("FINITE", "LEG"))
    play(match, S, "LEG", mode="lower", ball="Q")
    assert read(match, "1") == read(match, "fin") == Act({"type": "cancel", "card": "finite"})
    shown = play_lines(sit_at(match), ["1", "p"])
    assert " !! Sol plays Leg-Locker. Without an answer: Your card at the Quaffle is worth 3 less." in " ".join(
        ["", *shown.split()]
    )
    assert "p Let it happen   1 Cancel it with Finite" in shown
    assert "Your answer (? for help): 1" in shown
    assert "You cancel Leg-Locker with Finite." in shown


def test_the_rules_say_why_not() -> None:
    match = contest("Q", "Ch9", "Ch8", ("REF DISARM BLATCH IMPED SUMMON", "FINITE"), leader=G)
    shown = play_lines(sit_at(match), ["ref", "blat", "finite", "summon", "seeker 12", "q 9", "r"])
    for sentence in (
        "You can play that card only as an answer to another (RUL-QCG-10).",
        "That card has no target right now (RUL-QCG-71). r shows the rule.",
        "You do not have that card (QCG-81). r shows the rule.",
        "That card is not in your discard pile (RUL-QCG-66). r shows the rule.",
        "That is no card: type a number from 1 to 5",
    ):
        assert sentence in shown
    assert match.current.phase == "W4"


def test_a_ball_that_is_not_in_play_is_refused() -> None:
    match = laying()
    shown = play_lines(sit_at(match), ["1 4 b2 5", "b1 4 sn 5 b2 1"])
    assert "That ball is not in play this round (RUL-QCG-30)" in shown


@pytest.mark.parametrize(
    ("line", "balls"),
    [("n", []), ("none", []), ("declare bl1", ["BL1"]), ("b", ["BL1"]), ("1", ["BL1"]), ("2", ["SN"]),
     ("sn", ["SN"]), ("1 2", ["BL1", "SN"]), ("sn b1", ["SN", "BL1"])],
)  # fmt: skip
def test_balls_are_declared(line: str, balls: list[str]) -> None:
    match = table(pitch="Q BL1 SN", leader=G)
    close(match)
    assert read(match, line) == Act({"type": "declare", "balls": balls})


@pytest.mark.parametrize("line", ["7", "x", "declare", "0 1"])
def test_what_is_no_ball_is_not_declared(line: str) -> None:
    match = table(pitch="Q BL1 SN", leader=G)
    close(match)
    assert isinstance(read(match, line), Say)


def test_the_only_bludger_needs_no_number() -> None:
    match = table(pitch="Q BL2", leader=G)
    close(match)
    assert read(match, "b") == Act({"type": "declare", "balls": ["BL2"]})


@pytest.mark.parametrize(
    ("line", "balls"),
    [("order sn q", ["SN", "Q", "BL1"]), ("3", ["SN", "Q", "BL1"]), ("2 3 1", ["BL1", "SN", "Q"]),
     ("q", ["Q", "BL1", "SN"])],
)  # fmt: skip
def test_the_order_is_named(line: str, balls: list[str]) -> None:
    match = laying()
    lay(match, "Q=Ch9 BL1=Be2 SN=Se12", "Q=Ch4 BL1=Ch4 SN=Ch4")
    close(match)
    assert read(match, line) == Act({"type": "order", "balls": balls})
    assert isinstance(read(match, "x"), Say)


def test_where_only_the_next_ball_is_named_one_is_enough() -> None:
    match = laying(options={"order_mode": "stepwise"})
    lay(match, "Q=Ch9 BL1=Be2 SN=Se12", "Q=Ch4 BL1=Ch4 SN=Ch4")
    close(match)
    assert read(match, "3") == Act({"type": "order", "balls": ["SN"]})


def test_a_back_is_picked_by_number() -> None:
    match = contest("BL1", "Be3", "Ch4", options={"bludger_pick": "blind_slot"})
    close(match)
    assert phase(match) == "PICK"
    assert read(match, "4") == Act({"type": "pick", "slot": 3})
    assert read(match, "5") == read(match, "x") == Say("Type a number from 1 to 4.")


def test_the_discards_can_be_looked_through() -> None:
    match = table(pitch="Q", discards=[cards("Ch9 LEG Ch9"), []], pitch_discard=["bludger", "bludger"], leader=G)
    assert read(match, "d") == Say(
        "Discard piles:\n  Gwen: Chaser 9 \N{MULTIPLICATION SIGN} 2, Leg-Locker\n  Sol: none\nThe pitch: Quaffle\n"
        "Put away: Bludger \N{MULTIPLICATION SIGN} 2"
    )


# Passing on


def going_on(match: Match, line: str) -> bool:
    entry_ = read(match, line)
    assert isinstance(entry_, Repeat)
    return entry_.goes_on(look(match, G))


def test_passing_on_stops_when_a_card_could_be_played() -> None:
    idle, able = table("Ch9", pitch="Q", leader=G), table("DISARM", pitch="Q", leader=G)
    assert (going_on(idle, "pp"), going_on(idle, "ppp")) == (True, True)
    assert (going_on(able, "pp"), going_on(able, "ppp")) == (False, True)


def test_passing_on_stops_when_a_card_waits_and_when_something_is_asked() -> None:
    waiting = table("Ch9", "DISARM", pitch="Q")
    play(waiting, S, "DISARM")
    assert not going_on(waiting, "pp")
    assert not going_on(waiting, "ppp")
    asked = laying()
    assert not going_on(asked, "ppp")


def test_passing_on_leads_to_the_next_decision_and_says_how_often() -> None:
    match = table("Ch9", "Kp8", pitch="Q", leader=G)
    shown = play_lines(sit_at(match), ["1", "pp", "1", "pp"])
    assert shown.count("Your card at the Quaffle: ") == 2, "in this round and, because the Keeper saves, in the next"
    assert "Pass: 4 times." in shown
    assert match.current.round == 2


def test_a_pass_that_is_refused_is_not_repeated() -> None:
    match = laying()
    shown = play_lines(sit_at(match), ["pp", "1 4 5"])
    assert "You cannot play a special card right now (RUL-QCG-01)." in shown
    assert match.current.phase == "W3"


def test_a_lonely_q_still_quits() -> None:
    match = laying()
    shown = play_lines(sit_at(match), ["q 1 b 4 sn 5", "q", ""])
    assert match.current.phase == "W3"
    assert "Your call (? for help): q\nKeep the record?" in shown


def test_a_q_that_answers_the_question_does_not() -> None:
    match = laying()
    lay(match, "Q=Ch9 BL1=Be2 SN=Se12", "Q=Ch4 BL1=Ch4 SN=Ch4")
    close(match)
    play_lines(sit_at(match), ["q"])
    assert match.current.at == "Q"


def test_two_bludgers_can_be_told_apart() -> None:
    match = table("Ch9 Be1 Be2", pitch="Q BL1 BL2", leader=G)
    close(match)
    assert read(match, "b2") == Act({"type": "declare", "balls": ["BL2"]})
    declare(match, G, "BL1 BL2")
    close(match)
    assert read(match, "1 b2 2 b1 3") == commit(Q="Ch9", BL1="Be2", BL2="Be1")
    lay(match, "Q=Ch9 BL1=Be2 BL2=Be1", "Q=Ch4 BL1=Ch4 BL2=Ch4")
    close(match)
    order(match, G, "BL2 Q BL1")
    assert match.current.at == "BL2"

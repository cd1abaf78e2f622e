"""The picture of the Quidditch table, which shows nothing that the person's own seat does not see."""

from __future__ import annotations

import io
import random
import re

import pytest
from rich.console import Console
from rich.text import Text

from commonroom import Match
from commonroom.engine import Dice
from commonroom.terminal.face import Moment
from commonroom.terminal.faces import face_of
from commonroom.terminal.scene import look, look_at_all
from commonroom.terminal.sitting import Sitting

from ..quidditch.tables import G, S, card, cards, close, commit, contest, order, pass_, play, table
from .chasers import sit
from .persons import picture, sit_at

GOLDEN = """\
 Quidditch. Round 4, you lead  Pitch deck: 3 cards
  ● 10 points Sol, Slytherin
   hand 2, deck 34, discard 1 (top Finite); won Quaffle
     Keeper 8→5           ░░░░░░                                ░░░░░░
     ▸ Quaffle ◂         Bludger I        (Bludger II)       Golden Snitch
      Chaser 9          (Beater 2)                            (Seeker 12)
 ▸◆ 30 points Gwen (you), Gryffindor
   hand 2, deck 30, discard 4 (top Chaser 10)
   won Quaffle x 2, Free Goal; played Leg-Locker
 After the reveal at the Quaffle. Play a special card, or pass. → Golden Snitch
→ Bludger I
 ● Sol passes.
 1  Summoning Charm   NOW: Take a card back (3)
 2  Impediment Jinx   NOW: Push off (Quaffle, Bludger I, Golden Snitch)
 p Pass   1 Play Summoning Charm…   2 Play Impediment Jinx…
 pp pass on, until you could do more   ppp pass on, until you must decide""".replace(" x ", " \N{MULTIPLICATION SIGN} ")

CHOOSING = """\
 1 Push off (Quaffle)   2 Push off (Bludger I)   3 Push off (Golden Snitch)
 Enter Put back"""


def example() -> Match:
    """Return a position with nearly everything in it."""
    match = table(
        "Ch9 Be2 Se12 LEG SUMMON IMPED",
        "Kp8 Be1 Se11 LEG CONFUND",
        pitch="Q BL1 BL2 SN",
        contested=["Q", "BL1", "SN"],
        discards=[cards("Ch10 Kp9 FINITE Ch10"), cards("FINITE")],
        won=[["quaffle", "quaffle", "free_goal"], ["quaffle"]],
        pitch_discard=["bludger", "bludger"],
        leader=G,
        phase="W2",
        round=4,
    )
    close(match)
    commit(match, G, "Q=Ch9 BL1=Be2 SN=Se12")
    commit(match, S, "Q=Kp8 BL1=Be1 SN=Se11")
    play(match, G, "LEG", mode="lower", ball="Q")
    pass_(match, S)
    close(match)
    order(match, G, "Q SN BL1")
    return match


def seated(match: Match) -> Sitting:
    sitting = sit_at(match)
    sitting.log.append(Text("● Sol passes."))
    return sitting


def seen(match: Match, seat: int | None = G, pick: str = "", width: int = 80) -> str:
    shown = io.StringIO()
    face = face_of("quidditch")
    Console(file=shown, width=width).print(face.picture(look(match, seat), Moment(pick, width=width)), highlight=False)
    return "\n".join(line.rstrip() for line in shown.getvalue().splitlines())


def test_the_picture_at_80_columns() -> None:
    assert picture(seated(example())).rstrip() == GOLDEN


def test_the_ways_of_the_card_taken_up_are_listed() -> None:
    assert picture(seated(example()), pick="impediment").rstrip().endswith(CHOOSING)


def test_cards_about_to_be_laid_are_shown_at_their_balls() -> None:
    match = table("Ch9 Be2", pitch="Q BL1", contested=["Q", "BL1"], leader=G, phase="W2")
    close(match)
    text = seen(match, pick="Q=0")
    assert "     [Chaser 9]\n" in text
    assert "1-5 this card at Bludger I   Enter Put back" in text


def test_a_card_that_waits_cannot_be_missed() -> None:
    match = contest("Q", "Ch9", "Kp8", ("FINITE FINITE", "LEG FINITE"))
    play(match, S, "LEG", mode="lower", ball="Q")
    text = seen(match)
    assert (
        " After the reveal at the Quaffle. Cancel Leg-Locker, or let it happen. !! Sol plays Leg-Locker."
        " Without an answer: Your card at the Quaffle is worth 3 less." in " ".join(["", *text.split()])
    )
    assert "NOW: Cancel it with Finite" in text
    shown = io.StringIO()
    console = Console(file=shown, width=80, force_terminal=True, color_system="truecolor", no_color=False)
    console.print(face_of("quidditch").picture(look(match, G), Moment()))
    assert re.search(r"48;2;179;38;30m !! Sol plays", shown.getvalue()), "on a red ground"
    match.submit(G, {"type": "cancel", "card": "finite"})
    assert "You cancel Leg-Locker with Finite. Without an answer: Leg-Locker has no effect." in " ".join(
        seen(match).split()
    )


@pytest.mark.parametrize(
    ("match", "sign"),
    [
        (contest("Q", "Ch9", "REF"), "Referee \N{EN DASH}"),
        (table("Ch9", pitch="Q", cards={"Q": ["chaser_9", "keeper_8"]}, face_up=["Q"], keeper_out={"Q": [False, True]},
               phase="W4", at="Q"), "Keeper 8 ✗"),
        (table("Ch9", pitch="Q", cards={"Q": ["chaser_9", None]}, pushed={"Q": [False, True]}, phase="W3"),
         "pushed off"),
        (table("Ch9", "", exact=True, pitch="Q", cards={"Q": ["chaser_9", None]}, phase="W3"), "\N{EN DASH}"),
        (table("Ch9", pitch="Q", cards={"Q": ["chaser_9", "keeper_8"]}, lowered={"Q": [0, 3]}, phase="W3"),
         "░░░░░░ -3"),
        (table("Ch9", pitch="Q", cards={"Q": ["chaser_9", "keeper_8"]}, lowered={"Q": [3, 0]}, phase="W3"),
         "(Chaser 9) -3"),
        (table("Ch9", pitch="Q", hits=[2, 1], phase="W2"), "2 hits"),
        (table("Ch9", pitch="SN", pitch_deck=[], phase="W2", chase=True), "Final chase"),
        (table("Ch9", pitch="Q", shown=[[], ["chaser_4"]], phase="W2"), "known to hold Chaser 4"),
    ],
)  # fmt: skip
def test_what_lies_there_can_be_read_without_colours(match: Match, sign: str) -> None:
    assert sign in seen(match)


def test_whose_word_it_is_and_when() -> None:
    match = table("Ch9", pitch="Q BL1", leader=G)
    assert " Opening. You have nothing to play right now." in seen(match)
    assert " Opening. Gwen may play a special card." in seen(match, S)
    assert " Opening. Gwen may play a special card." in seen(match, None)
    close(match)
    assert " Declaring. It is your call." in seen(match)
    match.submit(G, {"type": "declare", "balls": []})
    match.submit(S, {"type": "declare", "balls": []})
    assert " Before laying. You have nothing to play right now." in seen(match)
    close(match)
    assert " Laying cards. Both players decide in secret." in seen(match)
    racing = table("Ch9", pitch="Q BL1", options={"timing_mode": "race"})
    assert " Opening. The first to play goes first." in seen(racing)


def test_the_end_is_told() -> None:
    match = table("Ch9", pitch="Q", leader=G)
    match.submit(G, {"type": "concede"})
    assert " Slytherin wins (Sol): the other house concedes." in seen(match)
    assert "pass" not in seen(match)


def test_a_reader_of_a_record_sees_both_hands_and_all_laid_cards() -> None:
    match = table("Ch9 Be2", "Kp8 Be1", pitch="Q", leader=G, phase="W2")
    close(match)
    commit(match, G, "Ch9")
    shown = io.StringIO()
    Console(file=shown, width=80).print(face_of("quidditch").picture(look_at_all(match), Moment()))
    assert "(Chaser 9)" in shown.getvalue(), "decided, and not yet laid"
    commit(match, S, "Kp8")
    shown = io.StringIO()
    Console(file=shown, width=80).print(face_of("quidditch").picture(look_at_all(match), Moment()))
    text = shown.getvalue().replace("\N{NO-BREAK SPACE}", " ")
    assert "(Keeper 8)" in text
    assert "Gwen:  Beater 2 " in text
    assert "Sol:  Beater 1 " in text


@pytest.mark.parametrize(("width", "height"), [(50, 30), (50, 40), (80, 24), (80, 30), (120, 40)])
def test_the_picture_fits_the_terminal_with_room_for_the_question(width: int, height: int) -> None:
    luck = random.Random(width)
    sitting = sit(11)
    while sitting.match.outcome is None:
        seat = sitting.next_seat()
        if seat != sitting.seat:
            sitting.bot_acts(seat)
            continue
        lines = picture(sitting, width, height).splitlines()
        assert len(lines) <= height - 2
        assert max(map(len, lines)) <= width
        sitting.act(luck.choice(sitting.scene().legal))


@pytest.mark.parametrize("options", [{}, {"discard_view": "top_only"}])
def test_the_picture_is_the_same_whatever_the_other_holds(options: dict[str, str]) -> None:
    sitting, luck = sit(12, **options), random.Random(12)
    different = 0
    while sitting.match.outcome is None:
        seat, match = sitting.next_seat(), sitting.match
        before, truth = picture(sitting), match.current
        match.current = match.rules.imagine(truth, sitting.seat, Dice(bytes(32), match.version))
        different += match.current.hands[1] != truth.hands[1]
        assert picture(sitting) == before
        match.current = truth
        if seat == sitting.seat:
            sitting.act(luck.choice(sitting.scene().legal))
        else:
            sitting.bot_acts(seat)
    assert different > 100


def test_no_card_that_only_the_other_knows_is_ever_named() -> None:
    match = table("Ch9 Ch9 Ch9 Ch9 Ch9", "Kp10 Be3 Se12 COBB JELLY", pitch="Q BL1", contested=["Q", "BL1"], phase="W2",
                  draws=[["chaser_9"] * 9, ["chaser_9"] * 9])  # fmt: skip
    close(match)
    commit(match, G, "Q=Ch9 BL1=Ch9")
    commit(match, S, "Q=Kp10 BL1=Be3")
    hidden = [printed(name) for name in ("Kp10", "Be3", "Se12", "COBB", "JELLY")]
    for viewer in (G, None):
        text = seen(match, viewer)
        assert not any(name in text for name in hidden)
    assert all(name in seen(match, S) for name in hidden)


def printed(name: str) -> str:
    return {"cobbing": "Cobbing", "jelly_legs": "Jelly-Legs"}.get(card(name), card(name).replace("_", " ").capitalize())

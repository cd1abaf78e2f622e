"""What the rules tell beforehand at a table of Hogwarts: ends of walks, chances, what is missing, and why not."""

from __future__ import annotations

import re

import pytest

from commonroom.terminal.face import Act, Say
from commonroom.terminal.scene import Data
from commonroom.terminal.sitting import Sitting

from .castle import DRACO, HARRY, TOKENS, picture, seated
from .persons import play_lines
from .wizards import RETURNS, sit


def ends_listed(sitting: Sitting) -> str:
    """Return the list of places where the walk can end, on one line."""
    return " ".join(picture(sitting, height=80).partition("steps lead to")[2].partition("Where do you go?")[0].split())


@pytest.mark.rule("HOG-150", "RUL-HOG-030")
def test_no_walk_leads_past_the_quidditch_pitch() -> None:
    position = {"seats": [HARRY, DRACO], "tokens": TOKENS, "turn": 0}
    task = {"task": "walk", "seat": 0, "left": 7, "path": ["start"]}
    sitting = sit(2, 1, position=position | {"agenda": [task], "death_eaters": []}, variant="qualified")
    assert "Quidditch pitch [you have to stop]" in ends_listed(sitting)
    assert "Picnic lawn" not in ends_listed(sitting)
    read = sitting.face.read(sitting.scene(), "", "picnic")
    assert read == Say("From there you could not walk the rest of your roll (HOG-110). r shows the rule.", "HOG-110")


@pytest.mark.rule("HOG-115")
def test_an_automated_death_eater_ends_a_walk_and_the_chance_against_him_is_told() -> None:
    foe = {"id": "lucius_malfoy", "at": "gryffindor_tower"}
    task = {"task": "walk", "seat": 0, "left": 5, "path": ["s01"]}
    position = {"seats": [HARRY | {"at": "s01"}], "tokens": {}, "death_eaters": [foe], "turn": 0, "agenda": [task]}
    sitting = sit(1, 1, position=position, solo_rules="qualified", solo_death_eaters="automated")
    assert re.search(r"Gryffindor Tower \[Fight Lucius Malfoy \(\d+ % to win\)\]", ends_listed(sitting))
    assert "Hufflepuff Tower" not in ends_listed(sitting)


@pytest.mark.rule("HOG-601", "RUL-HOG-157", "HOG-629")
def test_a_stop_is_described_by_what_it_does_in_the_second_mode() -> None:
    hero = {"character": "harry_potter", "at": "flourish_and_blotts", "items": ["basilisk_fang"]}
    walk = {"task": "walk", "seat": 0, "left": 4, "path": ["ollivanders", "flourish_and_blotts"], "steps": 2}
    position = {"seats": [hero, {"at": "start"}], "tokens": {"flourish_and_blotts": ["riddle_diary"]}, "agenda": [walk]}
    sitting = sit(2, 1, RETURNS, position | {"turn": 0}, wishes=["harry_potter", "peter_pettigrew"])
    shown = picture(sitting, height=60)
    assert "Stop here  Try to destroy a Horcrux: Tom Riddle's diary (42 %)." in shown
    assert "book card" not in shown
    answer = sitting.face.read(sitting.scene(), "", "i flourish")
    assert isinstance(answer, Say)
    assert "book card" not in answer.sentence


@pytest.mark.parametrize(
    ("line", "rule"),
    [
        ("floo azkaban", "RUL-HOG-041"),
        ("attempt", "HOG-330"),
        ("attempt destroy", "HOG-330"),
        ("wait", "RUL-HOG-029"),
        ("play protego", "RUL-HOG-061"),
        ("use basilisk", "HOG-205"),
    ],
)
def test_a_forbidden_choice_is_answered_with_the_rule_that_forbids_it(line: str, rule: str) -> None:
    sitting = seated()
    read = sitting.face.read(sitting.scene(), "", line)
    assert isinstance(read, Say)
    assert read.sentence.endswith(f"({rule}). r shows the rule.")
    assert read.rule == rule
    shown = play_lines(sitting, [line, "r"])
    assert read.rule in shown.partition(read.rule)[2], "r shows the rule that was named"


@pytest.mark.rule("HOG-330", "HOG-360")
def test_a_team_mission_is_ready_only_when_nobody_is_missing() -> None:
    def team(at: str) -> str:
        hana = HARRY | {"at": "forbidden_forest", "missions": ["snatch_the_egg"], "items": ["golden_egg"]}
        position = {"seats": [hana, DRACO | {"at": at}], "tokens": {}, "turn": 0, "death_eaters": []}
        return " ".join(picture(sit(2, 1, position=position, variant="team"), height=80).split())

    assert "Ready" not in team("start")
    assert re.search(r"○ .*\(here\)\. Still missing: Dario \(\d+ steps\)", team("start"))
    assert re.search(r"● .*\(here\)\. Ready: \d+ % to win", team("forbidden_forest"))


@pytest.mark.rule("HOG-254")
def test_equal_cards_that_a_mission_needs_are_counted() -> None:
    seats = [HARRY | {"missions": ["destroy_the_diary"], "spells": []}, DRACO]
    sitting = sit(2, 1, position={"seats": seats, "tokens": {}, "turn": 0, "death_eaters": []}, variant="qualified")
    assert "Polyjuice Potion, an attack card x2" in " ".join(picture(sitting, height=80).split())


@pytest.mark.rule("HOG-331")
def test_the_chance_is_told_before_a_mission_is_attempted() -> None:
    ready = {"missions": ["destroy_the_diary"], "items": ["basilisk_fang", "riddle_diary"]}
    position = {"seats": [HARRY | ready | {"at": "chamber_of_secrets"}, DRACO], "tokens": {}, "turn": 0}
    sitting = sit(2, 1, position=position | {"agenda": [{"task": "choose_mission", "seat": 0}]})
    shown = " ".join(picture(sitting).split())
    assert re.search(r"Attempt the mission: Destroy the diary 200 points, \d+ % to win\. Against Tom Riddle", shown)
    answer = sitting.face.read(sitting.scene(), "", "m")
    assert isinstance(answer, Say)
    assert re.search(r"\d+\s% to win\.", answer.sentence)


def test_a_fight_is_shown_in_numbers() -> None:
    fight = {"kind": "duel", "fighters": [{"seat": 0, "used": ["protego"], "dice": 1}], "card": "cho_chang", "hp": 5}
    sitting = seated({"task": "take_turn", "fight": fight}, hp=2, spells=["stupefy", "accio"])
    shown = picture(sitting, height=60)
    numbers = (
        "Your attack: 5 dice, each 2, 3, 4, 5 or 6 hits (board 4, cards +1) (resistance 3, ability \N{MINUS SIGN}1); "
        "Cards used in this fight: 1 of 5; HP (lost at 1)"
    )
    assert numbers in " ".join(shown.split())
    assert re.search(r"   Chance of winning: \d+\s%\n", shown)
    assert re.search(r"Attack with the dice  \d+\s% to win\n", shown)
    assert re.search(r"Play Stupefy  \d+\s% to win\. Attack: ", shown)


def test_no_outlook_is_worked_out_that_nobody_asks_for(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = seated()
    asked: list[int] = []
    work_out = sitting.match.outlook

    def count(seat: int) -> Data | None:
        asked.append(seat)
        return work_out(seat)

    monkeypatch.setattr(sitting.match, "outlook", count)
    scene = sitting.scene()
    assert sitting.face.read(scene, "", "roll") == Act({"type": "roll"})
    assert not asked
    assert scene.outlook is scene.outlook
    assert asked == [0]

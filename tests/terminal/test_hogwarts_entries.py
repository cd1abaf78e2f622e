"""What a person can type in A Year at Hogwarts, and how the table looks then."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import get_args

import pytest

from commonroom import new
from commonroom.games.hogwarts.match.state import Phase
from commonroom.terminal.face import Act, Follow, Pick, Say
from commonroom.terminal.faces import face_of
from commonroom.terminal.hogwarts.neighbourhood import Neighbourhood
from commonroom.terminal.hogwarts.own_board import values
from commonroom.terminal.hogwarts.speaker import HogwartsSpeaker
from commonroom.terminal.scene import Data, look

from .castle import DRACO, HARRY, picture, seated, typable, walking
from .persons import play_lines
from .wizards import RETURNS, sit

LADEN: Data = DRACO | {"items": ["slytherin_locket", "ravenclaw_diadem", "hufflepuff_cup", "gaunt_ring"]}

GOLDEN = """\
 A Year at Hogwarts  Underage wizards, Round 1 → 2 missions, over 260 points
 ▸ Hana (you)  Harry Potter  7 HP  0 points  Missions 0/2  Start
     Books 1, Spells 3, Floo powder 1; Basilisk fang, Time-Turner
   Dario  Draco Malfoy  7 HP  35 points  Missions 0/0  Hufflepuff Tower (common
     room)
"""
OWN = """\
 Harry Potter: 7 HP · Attack dice: 4 · resistance 4
   On a spell field, in addition: Draw 1 spell card.
   When you attack: The opponent's resistance counts as 1 lower.
 Spells  Accio  At the start of your turn: Take one item token at most 3 steps
         away; it counts as picked up.
         Protego x2  Defence: Cancel the attack.
 Books   Gadding with Ghouls  Exam in Defence Against the Dark Arts: 5 points.
 Items   Basilisk fang, Time-Turner (On your turn: Play another turn after this
         one.)
 ○ Destroy the diary, 200 points, Chamber of Secrets (11 steps). Still missing:
   Tom Riddle's diary (Blue gallery, 10 steps)
 ○ Find the Philosopher's Stone, 60 points, West wing, third floor (11 steps).
   Still missing: Philosopher's Stone (Azkaban, by Floo powder)
"""

CHOICES = """
 Your turn: roll the dice, or do something first.
  1 Roll the dice
  2 Play Accio  At the start of your turn: Take one item token at most 3 steps
    away; it counts as picked up.
  3 Use Time-Turner  On your turn: Play another turn after this one."""


def test_the_table_shows_everybody_and_the_own_board_in_full() -> None:
    shown = picture(seated(), height=60)
    assert shown.startswith(GOLDEN)
    assert OWN in shown
    assert " You are here: Start.\n   Signpost → Hogwarts banner or Leaky Cauldron\n" in shown
    assert "Mandrake 6" in shown
    assert shown.endswith(CHOICES)


def test_while_characters_are_chosen_the_table_shows_who_has_which_and_nothing_that_nobody_has_yet() -> None:
    sitting = sit(3, 1)
    while sitting.next_seat() != 0:
        sitting.bot_acts(sitting.next_seat())
    shown = picture(sitting)
    chosen = [person["character"] for person in sitting.scene().view["people"]]
    assert sum(character is None for character in chosen) >= 1
    lines = shown.splitlines()[1:4]
    assert lines[0] == " ▸ Hana (you)  chooses a character"
    for line, character, name in zip(lines[1:], chosen[1:], ("Dario", "Lena"), strict=True):
        speaker = HogwartsSpeaker(sitting.match.table, 0)
        assert line == f"   {name}  {speaker.person(character) if character else '…'}"
    assert "0 HP" not in shown
    assert "none" not in shown


@pytest.mark.parametrize("options", [{}, {"variant": "qualified"}, {"variant": "team"}, {"length": "long"}])
def test_no_word_above_the_log_is_cut_off(options: Data) -> None:
    """Whatever does not fit continues in the next row: the goal, where somebody stands, what somebody has."""
    sitting = sit(2, 1, position={"seats": [HARRY, LADEN], "turn": 0, "end_called": 1}, **options)
    shown = " ".join(picture(sitting, height=60).split())
    assert "…" not in shown
    goal = sitting.scene().view["goal"][1]
    assert re.search(rf"→ \d missions?, over {goal} points(, a match)? LAST ROUND", shown)
    assert "Hufflepuff Tower (common room)" in shown
    assert "Slytherin's locket, Ravenclaw's diadem, Hufflepuff's cup, Marvolo Gaunt's ring" in shown


def test_where_a_walk_can_end_is_told_whole_if_the_screen_is_high_enough() -> None:
    high, low = (picture(walking(9), height=height) for height in (60, 30))
    assert "…" in low
    assert "…" not in high
    assert "Grand Staircase" in high


def test_a_place_behind_a_free_passage_is_a_free_step_away_and_not_here() -> None:
    speaker = HogwartsSpeaker(sit(2, 1).match.table, 0)
    around = Neighbourhood(speaker, seated().scene().view)
    assert around.distance("gringotts_steps", "gringotts") == "a free step"
    assert around.distance("gringotts", "gringotts") == "here"


@pytest.mark.parametrize("phase", get_args(Phase))
def test_every_prompt_of_a_match_says_where_help_is(phase: str) -> None:
    match = new("quidditch-match", seats=["Ann", "Bob"], seed=1)
    scene = replace(look(match, 0), view=match.view(0) | {"phase": phase})
    assert "? for help" in face_of("quidditch-match").prompt(scene, "")


def test_a_low_screen_names_the_cards_only() -> None:
    shown = picture(seated(), height=24)
    assert " Spells  Accio, Protego x2\n" in shown
    assert "Cancel the attack" not in shown
    assert "Still missing:\n   Tom Riddle's diary (10 steps)" in shown


@pytest.mark.parametrize(
    ("edition", "changes", "note"),
    [
        ("year", {}, "Returns to: North Tower, when the turn ends"),
        ("year", {"waits": True}, "Returns to: North Tower, with the next roll, or when the mission is over"),
        (RETURNS, {"must_retry": True, "items": ["basilisk_fang"]}, "Returns to: North Tower, when it is destroyed"),
    ],
)
def test_the_own_board_tells_how_long_a_trip_lasts(edition: str, changes: Data, note: str) -> None:
    options: Data = {} if edition == RETURNS else {"variant": "team"}
    sitting = sit(2, 1, edition, wishes=["harry_potter"], **options)
    away = {"at": "ministry_of_magic", "way_back": "north_tower", "must_retry": False, "waits": False, **changes}
    person = sitting.scene().view["people"][0] | {"character": "harry_potter", "hp": 7} | away
    assert str(values(HogwartsSpeaker(sitting.match.table, 0), person)).endswith(note)


def test_a_walk_shows_where_it_can_lead() -> None:
    shown = picture(walking())
    assert " 6 steps lead to (type a name):" in shown
    assert re.search(r"   item: .*Portrait corner \[Mandrake\]", shown)
    assert " Where do you go? Steps left: 6.\n  1 Go to: Signpost  → Portrait corner [Mandrake]," in " ".join(
        shown.split(" ")
    )


@pytest.mark.parametrize(
    ("line", "entry"),
    [
        ("1", Act({"type": "roll"})),
        ("roll", Act({"type": "roll"})),
        ("acc", Act({"type": "play", "card": "accio"})),
        ("play accio", Act({"type": "play", "card": "accio"})),
        ("", Pick("")),
        ("7", Say("Type a number from 1 to 3.")),
        ("p", Act({"type": "pass"})),
    ],
)
def test_a_choice_is_typed_by_number_or_words(line: str, entry: object) -> None:
    sitting = seated()
    assert sitting.face.read(sitting.scene(), "", line) == entry


def test_what_is_no_choice_is_explained() -> None:
    sitting = seated()
    read = sitting.face.read(sitting.scene(), "", "dance")
    assert isinstance(read, Say)
    assert read.sentence.startswith("That is not one of the choices")


def test_enter_does_the_only_thing_there_is() -> None:
    sitting = seated(spells=[], items=[])
    assert sitting.face.read(sitting.scene(), "", "") == Act({"type": "roll"})
    assert sitting.face.prompt(sitting.scene(), "").startswith("Enter: Roll the dice")


def test_the_name_of_a_place_walks_there_and_stops_where_there_is_something_to_decide() -> None:
    sitting = walking()
    shown = play_lines(sitting, ["portrait", "take"])
    assert sitting.match.state["seats"][0]["items"] == ["basilisk_fang", "time_turner", "mandrake"]
    steps = "Signpost → Hogwarts banner → Clock Tower → Cloister of drips → Gryffindor Tower"
    assert steps in " ".join(shown.split())
    assert "You take Mandrake" in shown


def test_a_walk_to_a_tower_on_the_way_stops_there() -> None:
    sitting = walking()
    play_lines(sitting, ["gryffindor"])
    assert [action["at"] for action in sitting.fresh if action["type"] == "stopped"] == ["gryffindor_tower"]


def test_a_step_goes_on_by_itself_while_there_is_no_choice() -> None:
    sitting = walking(4, "gringotts")
    entry = sitting.face.read(sitting.scene(), "", "1")
    assert isinstance(entry, Follow)
    play_lines(sitting, ["1", "owl"])
    assert sitting.match.state["seats"][0]["at"] != "gringotts"


def test_names_that_mean_several_places_are_asked_back() -> None:
    sitting = walking(8)
    read = sitting.face.read(sitting.scene(), "", "great hall")
    assert isinstance(read, Say)
    assert read.sentence.startswith("Which one: Great Hall")


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("c", "Protego x2  Defence: Cancel the attack."),
        ("m", "Destroy the diary. Against Tom Riddle: 9 HP, resistance 5."),
        ("b", "Signpost → Hogwarts banner or Leaky Cauldron"),
        ("e", "Dario: Books 1"),
        ("i mandrake", "Mandrake: Portrait corner, 6 steps. Missions: Slay the basilisk"),
        ("i mandrake", "\n   Asleep. Keep it that way."),
        ("i hospital", "Hospital Wing (health): Gain 3 HP."),
        ("i accio", "Accio: At the start of your turn:"),
        ("i harry", "Harry Potter: On a spell field, in addition: Draw 1 spell card."),
        ("i", "About what?"),
        ("i gandalf", "Nothing here is called “gandalf”."),
    ],
)
def test_everything_can_be_looked_up(line: str, sentence: str) -> None:
    sitting = seated()
    read = sitting.face.read(sitting.scene(), "", line)
    assert isinstance(read, Say)
    assert sentence in typable(read.sentence)


def test_what_is_announced_in_a_fight_cannot_be_missed() -> None:
    fight = {"kind": "duel", "fighters": [{"seat": 0}], "card": "cho_chang", "hp": 5}
    blow = {"to": 0, "when": "after", "loss": 1, "effects": [{"do": "self_hp", "amount": -1}]}
    sitting = seated({"task": "brace", "fight": fight, "blow": blow})
    shown = picture(sitting)
    assert " The fight: Hana 7 HP ⚔ Cho Chang 5 HP" in shown
    assert " !! Cho Chang strikes back: lose 1 HP. Do you answer the blow?" in shown
    assert " Let it happen" in shown
    entry = sitting.face.read(sitting.scene(), "", "let")
    assert entry == sitting.face.read(sitting.scene(), "", "p") == Act({"type": "pass"})


def test_the_second_mode_shows_what_has_to_be_found() -> None:
    seats = [{"at": "start", "items": ["cauldron"]}, {"character": "harry_potter"}]
    position = {"seats": seats, "tokens": {"s02": ["harry_potter"], "s06": ["basilisk_fang"]}, "turn": 0}
    dark = sit(2, 1, RETURNS, position, wishes=["peter_pettigrew", "harry_potter"])
    assert "The ritual: Cauldron ✓, " in picture(dark)
    assert "Harry Potter (Portrait corner, 6 steps)" in " ".join(picture(dark).split())
    hero = sit(2, 1, RETURNS, {**position, "seats": seats[::-1], "turn": 1}, wishes=["harry_potter", "peter_pettigrew"])
    assert "Weapons: Basilisk fang (Window seat, 7 steps)" in " ".join(picture(hero).split())


def test_help_explains_the_game() -> None:
    shown = play_lines(seated(), ["?"])
    assert "complete your missions" in shown
    assert "s FILE" in shown


@pytest.mark.parametrize(
    ("line", "to"),
    [
        ("go to Owl-swept walk (behaviour)", "s20"),
        ("owl swept", "s20"),
        ("Go to Great Hall, west door (item)", "gh_w"),
    ],
)
def test_a_choice_may_be_typed_with_all_the_marks_that_it_is_shown_with(line: str, to: str) -> None:
    """As in a hint, too: hyphens, commas and brackets do not matter."""
    sitting = walking(at=next(iter(HogwartsSpeaker(seated().match.table, 0).world.ways[to])))
    entry = sitting.face.read(sitting.scene(), "", line)
    assert isinstance(entry, Follow)
    assert entry.action == {"type": "step", "to": to}


def test_a_place_that_nobody_can_enter_says_where_one_stands_instead() -> None:
    sitting = seated()
    answer = sitting.face.read(sitting.scene(), "", "i great hall")
    assert isinstance(answer, Say)
    doors = "Great Hall, south door; Great Hall, east door; Great Hall, north door; Great Hall, west door"
    assert f"Great Hall: nobody can enter it. Whoever stands on one of these is there: {doors}." in answer.sentence

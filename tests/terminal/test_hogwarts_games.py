"""A Year at Hogwarts, typed by a scripted person at every kind of table, and replayed from its record."""

from __future__ import annotations

import io
import re
from typing import Any

import pytest
from rich.console import Console

import commonroom
from commonroom.bots import bots_of
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.plain import plain
from commonroom.terminal.face import Act, Follow, Moment
from commonroom.terminal.hogwarts.speaker import HogwartsSpeaker
from commonroom.terminal.scene import Scene, look, look_at_all
from commonroom.terminal.sitting import Sitting

from .persons import picture, play_all
from .wizards import RETURNS, as_chance_has_it, sit, typed

TABLES: list[tuple[int, str, dict[str, Any]]] = [
    (1, "year", {}),
    (1, "year", {"solo_rules": "qualified", "solo_death_eaters": "automated"}),
    (2, "year", {}),
    (3, "year", {"variant": "qualified", "de_setup": "first_player", "extra_stops": "named_places"}),
    (4, "year", {"variant": "team", "teams": 2}),
    (3, "year", {"variant": "team", "placement": "free"}),
    (8, "year", {"variant": "qualified", "mission_exchange": "tower_7plus", "defence_dice": "players"}),
    (2, RETURNS, {}),
    (4, RETURNS, {"mode2_early_fights": True}),
]
WHOLE: list[tuple[int, str, dict[str, Any]]] = [
    (1, "year", {"length": "quick"}),
    (2, "year", {"length": "quick"}),
    (2, "year", {"length": "quick", "variant": "qualified"}),
    (2, "year", {"length": "quick", "variant": "team"}),
    (3, RETURNS, {}),
]
ALMOST = {"done": ["tame_the_dog", "snare_and_key"], "points": 261, "matches": 1}
"""A player who has what ends a classic game."""
MEETING = {
    "seats": [
        {"at": "start", "items": ["elder_wand"]},
        {"character": "harry_potter", "at": "signpost", "items": ["resurrection_stone"]},
    ],
    "returned": True,
    "destroyed": ["riddle_diary", "hufflepuff_cup", "ravenclaw_diadem", "gaunt_ring", "slytherin_locket", "nagini"],
    "tokens": {},
    "death_eaters": [],
    "turn": 0,
}
"""Voldemort next to Harry, both with all they need."""


def named(table: tuple[int, str, dict[str, Any]]) -> str:
    return "-".join([str(table[0]), table[1], *map(str, table[2].values())])


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_a_person_can_play_at_every_kind_of_table_and_type_every_legal_action_in_a_few_keys(
    table: tuple[int, str, dict[str, Any]],
) -> None:
    seats, edition, options = table

    def answer(scene: Scene) -> str:
        assert "? for help" in sitting.face.prompt(scene, "")
        for action in scene.legal[:40]:
            line = typed(scene, action)
            entry = sitting.face.read(scene, "", line)
            assert isinstance(entry, Act | Follow)
            assert entry.action == action, line
            assert len(line) <= 5
        return luck(scene)

    sitting, luck = sit(seats, 6, edition, **options), as_chance_has_it(6, 60)
    shown = play_all(sitting, answer)
    assert "That is not one of the choices" not in shown
    assert sitting.match.version >= 60
    assert "task" not in shown


@pytest.mark.parametrize("table", TABLES[2:7], ids=named)
def test_a_game_ends_with_a_verdict(table: tuple[int, str, dict[str, Any]]) -> None:
    seats, edition, options = table
    boards = ["harry_potter", "draco_malfoy", "luna_lovegood", "ron_weasley", "cho_chang"]
    boards += ["hermione_granger", "cedric_diggory", "neville_longbottom"]
    people = [{"character": board, **(ALMOST if seat == 0 else {})} for seat, board in enumerate(boards[:seats])]
    position = {"seats": people, "turn": seats - 1, "first": 0}
    sitting = sit(seats, 2, edition, position, **options)
    shown = play_all(sitting, as_chance_has_it(2))
    outcome = sitting.match.outcome
    assert outcome is not None
    assert ("You win!" if 0 in outcome["winners"] else "You lose.") in shown
    assert re.search(r"wins?\. The most points\.", shown)


@pytest.mark.parametrize("table", WHOLE, ids=named)
def test_a_person_who_takes_every_hint_plays_a_whole_game(table: tuple[int, str, dict[str, Any]]) -> None:
    seats, edition, options = table
    sitting = sit(seats, 3, edition, **options)
    greedy = bots_of(sitting.match.rules)["greedy"]
    sitting.bots = dict.fromkeys(range(1, seats), greedy)
    called = set()

    def answer(scene: Scene) -> str:
        eyes = Eyes(sitting.match.rules, sitting.match.current, 0)
        action = plain(greedy(eyes, Dice(bytes(32), sitting.match.version)))
        hint = sitting.face.choice(scene, action)
        if action["type"] == "pass":
            called.add(hint)
        answer = sitting.face.read(
            scene, "", hint.rpartition(" (type ")[2].removesuffix(")") if "(type " in hint else hint
        )
        assert isinstance(answer, Act | Follow), hint
        assert answer.action == action, "a hint can be typed as it is told"
        return typed(scene, action)

    shown = play_all(sitting, answer)
    anyhow = HogwartsSpeaker(sitting.match.table, 0).phrase("hogwarts-pass", task="other")
    assert called - {anyhow}, "a hint does not say what passing means here"
    assert sitting.match.outcome is not None
    assert re.search(r"You win!|You lose\.|Nobody wins\.", shown)
    assert commonroom.replay(sitting.match.record()).state == sitting.match.state


def test_a_solo_game_is_won_by_reaching_the_goal() -> None:
    sitting = sit(1, 3, position={"seats": [{"character": "harry_potter", **ALMOST}]})
    assert "You win. The goal is reached." in play_all(sitting, as_chance_has_it(3))


def test_the_second_mode_ends_with_the_final_duel() -> None:
    sitting = sit(2, 3, RETURNS, MEETING, wishes=["peter_pettigrew", "harry_potter"])
    shown = " ".join(play_all(sitting, lambda scene: typed(scene, towards(scene, "signpost"))).split())
    assert "Voldemort is back, Horcruxes: 0" in shown
    assert "Harry and Voldemort meet" in shown
    assert re.search(r"The final duel\. Harry and Voldemort roll: \d, \d\.", shown)
    assert sitting.match.outcome is not None


def towards(scene: Scene, field: str) -> dict[str, Any]:
    """Return the step to a field if it is possible, else the first possible action."""
    step = {"type": "step", "to": field}
    return step if step in scene.legal else scene.legal[0]


@pytest.mark.parametrize("width", [46, 60, 80, 120])
def test_every_line_fits_the_width(width: int) -> None:
    shown = play_all(sit(3, 4, variant="qualified"), as_chance_has_it(width, 40), width)
    # A question precedes what follows it, because nobody has pressed a key here.
    assert max(len(line) for line in shown.splitlines() if not re.search(r"(: |\? )\S*", line)) <= width


@pytest.mark.parametrize("table", TABLES, ids=named)
def test_the_picture_is_the_same_whatever_others_hold_and_readers_and_watchers_have_one_too(
    table: tuple[int, str, dict[str, Any]],
) -> None:
    seats, edition, options = table
    sitting, luck = sit(seats, 8, edition, **options), as_chance_has_it(8)
    for number in range(15):
        if sitting.match.outcome is not None:
            break
        act_once(sitting, luck)
        before, truth = picture(sitting), sitting.match.current
        sitting.match.current = sitting.match.rules.imagine(truth, 0, Dice(bytes(32), number))
        assert picture(sitting) == before
        sitting.match.current = truth
        scene = (look_at_all(sitting.match), look(sitting.match, None), look(sitting.match, seats - 1))[number % 3]
        shown = io.StringIO()
        Console(file=shown, width=80).print(sitting.face.picture(scene, Moment()))
        assert "Hana" in shown.getvalue() or scene.viewer == 0


def act_once(sitting: Sitting, luck: Any) -> None:
    """Let the bots act until the person is asked, then make a random move."""
    while sitting.match.outcome is None and sitting.next_seat() != sitting.seat:
        sitting.bot_acts(sitting.next_seat())
    if sitting.match.outcome is None:
        entry = sitting.face.read(sitting.scene(), "", luck(sitting.scene()))
        assert isinstance(entry, Act | Follow)
        sitting.act(entry.action)


def test_what_others_draw_is_never_told() -> None:
    sitting, luck = sit(3, 5, variant="qualified"), as_chance_has_it(5)
    for _ in range(120):
        act_once(sitting, luck)
    lines = " ".join(line.plain for line in sitting.log)
    assert re.search("(Dario|Lena) draws: (?!\\w+ \N{MULTIPLICATION SIGN} \\d)", lines) is None
    assert re.search(r"(Dario|Lena)'s missions:", lines) is None
    assert re.search(r"You draw: ", lines)

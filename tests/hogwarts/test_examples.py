"""The worked examples of the rulebook, replayed from their records; every fact on the way is checked."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from commonroom import Match
from commonroom.engine.plain import plain
from commonroom.engine.record import read_chance, read_record
from commonroom.engine.seeds import read_seed
from commonroom.engine.table import read_table
from commonroom.games import GAMES, hogwarts

EXAMPLES = Path(__file__).parents[2] / "docs" / "examples"


class Example:
    """A record that is replayed step by step."""

    def __init__(self, name: str) -> None:
        self.record = read_record((EXAMPLES / f"hogwarts-{name}.json").read_bytes())
        self.match = self.begun()
        self.events: list[dict[str, Any]] = []
        self.next = 0

    def begun(self, rolls: list[dict[str, Any]] | None = None) -> Match:
        """Return the match before its first action, with other dice if they are given."""
        record = self.record
        table = read_table(hogwarts.ABOUT, record["edition"], record["options"], record["seats"], record["rules"])
        chance = read_chance(record["chance"] if rolls is None else rolls)
        return Match(GAMES["hogwarts"], table, read_seed(record["seed"]), chance, record["position"])

    def go(self, kind: str, times: int = 1) -> Example:
        """Take the next actions of the record, all of this kind."""
        for _ in range(times):
            action = {**self.record["actions"][self.next]}
            assert action["type"] == kind
            self.events = self.match.submit(action.pop("seat"), action)
            self.next += 1
        return self

    def event_of(self, kind: str) -> dict[str, Any]:
        """Return the one event of that kind which the last action caused."""
        (found,) = [event for event in self.events if event["type"] == kind]
        return found

    @property
    def kinds(self) -> list[str]:
        return [event["type"] for event in self.events]

    def of(self, seat: int = 0) -> dict[str, Any]:
        """Return the data of a player."""
        person: dict[str, Any] = self.match.state["seats"][seat]
        return person

    def hp(self, seat: int = 0) -> int:
        return int(self.of(seat)["hp"])

    @property
    def is_finished(self) -> bool:
        return self.next == len(self.record["actions"])


@pytest.mark.parametrize("name", ["ex-1", "ex-2", "ex-3a", "ex-3b", "ex-5"])
def test_the_chain_of_every_example_is_unbroken(name: str) -> None:
    example = Example(name)
    example.match.play_back(example.record["actions"])
    record = example.match.record()
    assert record["chain"] == example.record["chain"]
    assert plain(record["actions"]) == json.loads(json.dumps(example.record["actions"]))


@pytest.mark.rule("HOG-101", "HOG-110", "HOG-112", "HOG-124", "HOG-160", "HOG-166", "HOG-200", "HOG-201")
def test_the_move_of_twelve() -> None:
    """EX-1: two tokens on the way, nothing but the event at its end."""
    example = Example("ex-1")
    before = example.of()
    assert before["at"] == "start"
    assert example.go("roll").event_of("dice_rolled")["total"] == 12
    towers = []
    for left in range(11, 5, -1):
        assert example.go("step").event_of("stepped")["left"] == left
        towers += [example.of()["at"]] if {"type": "stop"} in example.match.legal(0) else []
        assert example.kinds == ["stepped"], "passing has no effect"
    assert towers == ["clock_tower", "gryffindor_tower"]
    assert example.go("take").event_of("item_taken")["at"] == "s02"
    example.go("step", 3)
    assert example.of()["at"] == "hufflepuff_tower"
    assert {"type": "stop"} in example.match.legal(0)
    example.go("step", 2)
    assert example.go("take").event_of("item_taken")["at"] == "s06"
    example.go("step")
    assert example.event_of("stopped") == {"type": "stopped", "seat": 0, "at": "s07", "why": "used_up", "pawn": None}
    assert example.event_of("card_shown")["deck"] == "event"
    after = example.of()
    assert after["items"] == ["mandrake", "golden_egg"]
    assert all(after[cards] == before[cards] for cards in ("books", "spells", "potions")), "no card but the event"
    assert example.is_finished
    assert example.match.to_act == (1,)


@pytest.mark.rule("HOG-114", "HOG-280", "HOG-282", "HOG-283", "HOG-284", "HOG-285", "HOG-286", "HOG-287")
def test_a_fight_between_players() -> None:
    """EX-2: Harry meets Draco on the fourth field and wins the Sword."""
    example = Example("ex-2")
    harry, draco = example.hp(0), example.hp(1)
    assert example.go("roll").event_of("dice_rolled")["total"] == 9
    example.go("step", 4)
    assert example.event_of("stepped")["left"] == 5, "these moves are lost"
    assert example.event_of("stopped")["why"] == "met"
    assert example.event_of("fight_began")["other"] == 1
    potions = example.of()["potions"]
    losses = []
    for dice in ([4, 3], [1, 3], [5, 4]):
        assert {move["type"] for move in example.match.legal(0)} == {"attack"}, "no card may be used"
        rolled = example.go("attack").event_of("exchange_rolled")
        assert (rolled["attacker"], rolled["defender"], rolled["dice"]) == (0, 1, dice)
        losses.append((example.hp(0) - harry, example.hp(1) - draco))
    assert losses == [(0, -1), (-1, -1), (-1, -2)]
    assert example.event_of("fight_over")["won"] is True
    example.go("prize").go("take")
    assert (example.of(0)["items"], example.of(1)["items"]) == (["gryffindor_sword"], [])
    assert example.of()["potions"] == potions, "the field is not resolved"
    assert example.is_finished
    assert example.match.to_act == (1,), "the turn is over"


@pytest.mark.rule("HOG-271", "HOG-275", "HOG-332", "HOG-333", "HOG-334", "HOG-335", "HOG-336", "HOG-337", "HOG-340")
def test_a_mission_that_is_lost() -> None:
    """EX-3a: both are at 0, so Luna has lost."""
    example = Example("ex-3a")
    assert example.hp() == 6
    example.go("roll").go("step", 2).go("attempt")
    assert example.event_of("fight_began")["hp"] == 9
    example.go("pass")
    assert example.hp() == 4, "revealed"
    assert example.go("attack").event_of("fight_rolled")["hits"] == 1
    assert example.go("pass").event_of("foe_struck")["hp"] == 8, "no die is rolled again"
    example.go("pass")
    assert example.hp() == 1
    example.go("play")
    assert example.hp() == 6
    assert "ability_announced" not in example.kinds, "a defence card is not answered"
    assert example.go("attack").event_of("fight_rolled")["hits"] == 3
    assert example.event_of("foe_struck")["hp"] == 5
    example.go("pass")
    assert example.hp() == 3
    assert example.go("play").event_of("foe_struck")["hp"] == 0
    assert example.event_of("ability_announced")["when"] == "last"
    example.go("pass")
    assert [event["hp"] for event in example.events if event["type"] == "hp_changed"] == [0, 6]
    assert example.event_of("fight_over")["won"] is False
    luna = example.of()
    assert (luna["at"], luna["hp"], luna["points"]) == ("leaky_cauldron", 6, 0)
    assert (luna["spells"], luna["potions"]) == ([], [])
    assert luna["items"] == ["basilisk_fang", "riddle_diary", "mandrake"]
    assert (luna["floo"], luna["portkey"], luna["missions"]) == (1, 1, ["destroy_the_diary"])
    under = example.match.state["decks"]["potion"][-3:]
    assert sorted(under) == ["invigoration_draught", "madam_pomfreys_draught", "pepperup_potion"]
    assert example.is_finished


@pytest.mark.rule("HOG-272", "HOG-335", "HOG-336", "HOG-337", "HOG-338", "HOG-339")
def test_a_mission_that_is_won() -> None:
    """EX-3b: one HP is left after the last ability, and that is enough."""
    example = Example("ex-3b")
    points = example.of()["points"]
    example.go("roll").go("step", 2).go("attempt").go("pass")
    assert example.hp() == 7
    assert example.go("play").event_of("foe_struck")["hp"] == 4
    example.go("pass")
    assert example.hp() == 4
    example.go("play")
    assert example.event_of("foe_struck")["hp"] == 0
    assert example.hp() == 1
    assert example.event_of("fight_over")["won"] is True
    assert example.of()["points"] == points + 200
    assert example.of()["done"] == ["destroy_the_diary"]
    assert {move["to"] for move in example.match.legal(0)} == set(far_places())
    example.go("put", 2)
    assert example.match.state["tokens"] == {"azkaban": ["basilisk_fang"], "the_burrow": ["riddle_diary"]}
    assert example.match.state["decks"]["potion"][-2:] == ["invigoration_draught", "ageing_potion"]
    assert example.is_finished


def far_places() -> list[str]:
    """Return the fields of board 2."""
    board = hogwarts.CONTENT.default["board"]
    return [field["id"] for field in board["field"] if field["area"] == "far_places"]


@pytest.mark.rule("HOG-115", "HOG-626", "HOG-730", "HOG-731", "HOG-733", "HOG-734", "HOG-735", "HOG-744")
def test_hermione_against_lucius() -> None:
    """EX-5: two of four dice succeed, the defence costs three HP, and in the end Lucius is removed."""
    example = Example("ex-5")
    example.go("roll").go("step", 3)
    assert (example.event_of("stopped")["at"], example.event_of("stopped")["why"]) == ("clock_tower", "met")
    lucius = example.event_of("fight_began")["hp"]
    assert example.go("attack").event_of("fight_rolled")["dice"] == [2, 4, 5, 3]
    assert example.event_of("fight_rolled")["hits"] == 2
    example.go("pass")
    assert example.event_of("defence_rolled")["dice"] == [2, 4]
    assert (example.event_of("foe_struck")["by"], example.event_of("foe_struck")["hp"]) == (3, lucius - 3)
    assert example.hp(2) == 6
    assert example.match.to_act == (0,), "then Lucius attacks"
    assert example.go("attack").event_of("fight_rolled")["pawn"] == "lucius_malfoy"
    example.go("attack").go("pass")
    assert example.event_of("foe_struck")["hp"] == 0
    assert example.event_of("death_eater_gone")["death_eater"] == "lucius_malfoy"
    assert example.match.state["death_eaters"] == []
    assert example.is_finished


@pytest.mark.rule("HOG-731", "HOG-742", "HOG-744")
def test_hermione_could_have_lost() -> None:
    """EX-5, the other way round: at 0 she is back at the start with one HP, and Lucius stays."""
    example = Example("ex-5")
    dice = [("move", 4), ("move", 3), *(("attack", 1),) * 4]
    for _ in range(3):
        dice += [*(("attack", 6),) * 3, *(("defence", 1),) * 3, *(("attack", 1),) * 4]
    match = example.begun([{"label": label, "value": value} for label, value in dice])
    for action in example.record["actions"][:4]:
        match.submit(action["seat"], {key: value for key, value in action.items() if key != "seat"})
    while match.state["seats"][2]["at"] == "clock_tower":
        (seat,) = match.to_act
        match.submit(seat, {"type": "attack"} if {"type": "attack"} in match.legal(seat) else {"type": "pass"})
    hermione = match.state["seats"][2]
    assert (hermione["at"], hermione["hp"]) == ("start", 1)
    assert [foe["id"] for foe in match.state["death_eaters"]] == ["lucius_malfoy"]

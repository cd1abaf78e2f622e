"""Sentences about A Year at Hogwarts: what happened, to whom, what is asked, and what may be done."""

from __future__ import annotations

import typing

import pytest

from commonroom.engine import Player, Table
from commonroom.games.hogwarts import events
from commonroom.games.hogwarts.actions import Action
from commonroom.games.hogwarts.agenda import QUESTIONS as TASKS
from commonroom.games.hogwarts.events.causes import Ending
from commonroom.terminal.faces import face_of
from commonroom.terminal.hogwarts.action_phrases import ENDINGS, WORDS
from commonroom.terminal.hogwarts.event_phrases import SENTENCES, UNSAID, fold
from commonroom.terminal.hogwarts.question import QUESTIONS
from commonroom.terminal.scene import Data

FACE = face_of("hogwarts")
TABLE = Table("year", {}, (Player("Hana"), Player("Dario"), Player("Lena")))


def told(*happened: Data, viewer: int | None = None) -> str:
    line = FACE.tell(TABLE, viewer, happened)
    return "" if line is None else line.plain.removeprefix("◆ ")


def event(kind: str, /, **fields: object) -> Data:
    return {"type": kind, **fields}


def test_there_is_a_sentence_for_every_event() -> None:
    kinds = {str(kind.__struct_config__.tag) for kind in typing.get_args(events.Event)}
    assert {*SENTENCES, *UNSAID, "match_event"} == kinds


def test_there_are_words_for_every_action_and_every_question() -> None:
    assert set(WORDS) == {str(kind.__struct_config__.tag) for kind in typing.get_args(Action)}
    asked = {str(task.__struct_config__.tag) for task in TASKS}  # type: ignore[attr-defined]
    assert asked == set(QUESTIONS)


@pytest.mark.parametrize(
    ("happened", "viewer", "sentence"),
    [
        (event("dice_rolled", seat=0, dice=[4, 5], total=9, pawn=None), 0, "You roll 4 + 5: 9 moves."),
        (event("dice_rolled", seat=0, dice=[4], total=5, pawn="lucius_malfoy"), 0, "Lucius Malfoy rolls 4: 5 moves."),
        (event("stepped", seat=1, to="clock_tower", left=3, pawn=None), 0, "Dario → Clock Tower."),
        (
            event("stopped", seat=1, at="s01", why="met", pawn=None),
            0,
            "Dario stops on Cloister of drips (potion), where somebody is in the way.",
        ),
        (event("moved", seat=0, to="azkaban", how="trip", pawn=None), 0, "You travel to Azkaban."),
        (event("moved", seat=0, to="azkaban", how="flying", pawn=None), None, "Hana flies to Azkaban."),
        (event("moved", seat=1, to="start", how="return", pawn=None), 0, "Dario returns to Start."),
        (
            event("moved", seat=1, to="high_street", how="effect", pawn=None, source="hogsmeade_weekend"),
            0,
            "Dario is taken to Hogsmeade High Street (Hogsmeade weekend).",
        ),
        (event("cards_drawn", seat=0, deck="spell", count=2, cards=["accio", "lumos"]), 0, "You draw Accio and Lumos."),
        (event("cards_drawn", seat=1, deck="spell", count=2), 0, "Dario draws 2 spells."),
        (event("cards_passed", giver=0, taker=1), 2, "Hana hands a card to Dario."),
        (event("cards_passed", giver=0, taker=1, deck="spell", cards=["accio"]), 1, "Hana hands Accio to you."),
        (
            event("cards_discarded", seat=0, cards=["accio"], why="chosen", pawn=None),
            0,
            "You put Accio under the decks.",
        ),
        (event("cards_discarded", seat=0, cards=["accio"], why="used", pawn=None), 0, ""),
        (event("hp_changed", seat=0, by=-2, hp=4, why="fight"), 0, "You lose 2 HP: 4 HP."),
        (
            event("hp_changed", seat=0, by=-2, hp=4, why="fight", source="tom_riddle"),
            0,
            "You lose 2 HP (Tom Riddle): 4 HP.",
        ),
        (event("hp_changed", seat=0, by=-1, hp=9, why="horcrux"), 0, "You lose 1 HP (a horcrux): 9 HP."),
        (
            event("hp_changed", seat=1, by=3, hp=9, why="effect", source="hospital_wing"),
            0,
            "Dario gains 3 HP (Hospital Wing): 9 HP.",
        ),
        (event("points_changed", seat=1, by=-40, points=10, source="behaviour"), 0, "Dario loses 40 points: 10."),
        (
            event("item_taken", seat=0, token="mandrake", at="s02", left="nagini"),
            0,
            "You take Mandrake and leave Nagini there.",
        ),
        (
            event("exchange_rolled", attacker=0, defender=1, dice=[4, 3]),
            0,
            "You 4, Dario 3: Dario loses.",
        ),
        (event("exchange_rolled", attacker=0, defender=1, dice=[3, 3]), 1, "Hana 3, you 3: again."),
        (
            event("fight_rolled", seat=0, dice=[2, 2, 4, 6], hits=1, pawn=None),
            0,
            "You attack with 2 2 4 6: one hit.",
        ),
        (
            event("foe_struck", foe="tom_riddle", by=3, hp=5, seat=1),
            0,
            "Dario strikes Tom Riddle: 3 HP lost, 5 left.",
        ),
        (event("foe_struck", foe="tom_riddle", by=3, hp=5, seat=None), 0, "Tom Riddle: 3 HP lost, 5 HP left."),
        (
            event("ability_used", seat=0, character="ron_weasley", kind="moves", amount=-1),
            0,
            "Ron Weasley's ability helps: one move less.",
        ),
        (
            event("ability_used", seat=0, character="draco_malfoy", kind="points", amount=10),
            0,
            "Draco Malfoy's ability helps: 10 points are not lost.",
        ),
        (event("fight_over", kind="duel", seat=0, won=True, other=None, foe="cho_chang"), 0, "You beat Cho Chang."),
        (event("fight_over", kind="players", seat=0, won=False, other=1, foe=None), 0, "Dario wins the fight."),
        (
            event("horcrux_rolled", seat=1, token="nagini", dice=[5, 2], destroyed=True),
            0,
            "Dario attacks Nagini, 5 against 2: it is destroyed!",
        ),
        (event("mission_exchanged", seat=1), 0, "Dario exchanges a mission."),
        (event("moved", seat=1, to="start", how="defeated"), 0, "Dario is back on Start."),
        (event("hp_changed", seat=1, by=1, hp=1, why="defeated"), 0, "Dario goes on with 1 HP."),
        (event("turn_began", seat=1, extra=True), 0, "Dario has another turn."),
        (event("match_over", winner=None), 0, "The automaton wins the match."),
        (
            event("match_event", sides=[1, 0], event=event("actions_rolled", seat=1, dice=[3, 4])),
            0,
            "You roll 7 actions.",
        ),
        (
            event("game_over", result={"winners": [0, 2], "side": None, "reason": "points"}),
            1,
            "Hana and Lena win: the most points.",
        ),
        (
            event("game_over", result={"winners": [], "side": None, "reason": "knocked_out"}),
            0,
            "Nobody wins: all HP are lost.",
        ),
    ],
)
def test_events_in_sentences(happened: Data, viewer: int | None, sentence: str) -> None:
    assert told(happened, viewer=viewer) == sentence


def test_steps_of_one_pawn_are_told_together() -> None:
    steps = [event("stepped", seat=1, to=to, left=3, pawn=None) for to in ("signpost", "banner", "clock_tower")]
    lines = [FACE.tell(TABLE, 0, [step]) for step in steps]
    mine = FACE.tell(TABLE, 0, [event("stepped", seat=0, to="signpost", left=3, pawn=None)])
    folded = [line.plain for line in fold([line for line in (*lines, mine) if line is not None])]
    assert folded == ["◆ Dario → Signpost → Hogwarts banner → Clock Tower.", "◆ You → Signpost."]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({"type": "challenge", "house": "ravenclaw", "player": 1}, "challenge Dario to a match and play for Ravenclaw"),
        ({"type": "challenge", "house": "ravenclaw"}, "play a match for Ravenclaw against the automaton"),
        ({"type": "offer", "player": 1, "give": "mandrake", "want": "nagini"}, "offer Dario Mandrake for Nagini"),
        ({"type": "take", "token": "mandrake", "leave": "nagini"}, "take Mandrake and leave Nagini for it"),
        ({"type": "reroll", "dice": [0, 2]}, "roll die 1 and die 3 again"),
        ({"type": "put", "token": "lucius_malfoy", "to": "clock_tower"}, "put Lucius Malfoy on Clock Tower"),
        ({"type": "match", "move": {"type": "move", "piece": "chaser_1", "to": [0, 2]}}, "move Chaser 1 to c5"),
        ({"type": "walk", "path": ["signpost", "clock_tower"]}, "walk to Clock Tower"),
        ({"type": "arrange", "cards": ["accio", "lumos"]}, "put back Accio, then Lumos"),
    ],
)
def test_actions_in_words(action: Data, words: str) -> None:
    assert FACE.word(TABLE, action) == words


def test_every_way_to_end_has_words() -> None:
    assert set(ENDINGS) == set(typing.get_args(Ending))

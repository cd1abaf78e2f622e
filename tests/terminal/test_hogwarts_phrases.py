"""Sentences about A Year at Hogwarts: what happened, to whom, what is asked, and what may be done."""

from __future__ import annotations

import typing
from contextvars import copy_context

import pytest

from commonroom.engine import BadInput, Player, Table
from commonroom.games.hogwarts import events
from commonroom.games.hogwarts.actions import Action
from commonroom.games.hogwarts.agenda import QUESTIONS as TASKS
from commonroom.games.hogwarts.events.causes import Ending
from commonroom.terminal.faces import face_of
from commonroom.terminal.hogwarts.event_phrases import Teller, fold
from commonroom.terminal.scene import Data
from commonroom.terminal.speech.language import speak

FACE = face_of("hogwarts")
TABLE = Table("year", {}, (Player("Hana"), Player("Dario"), Player("Lena")))


def words_of(*happened: Data, viewer: int | None = None) -> str:
    line = FACE.tell(TABLE, viewer, happened)
    return "" if line is None else line.plain.removeprefix("◆ ")


def event(kind: str, /, **fields: object) -> Data:
    """Return an event as it is told: fields that are empty are told as well."""
    return {"type": kind, "source": None, "other": None, "foe": None, "left": None, **fields}


def tags(union: object) -> set[str]:
    return {str(kind.__struct_config__.tag) for kind in typing.get_args(union)}


def test_there_is_a_phrase_for_every_event_action_and_question() -> None:
    speaker = Teller(TABLE, 0)
    for kind in tags(events.Event) - {"match_event"}:
        assert speaker.maybe(f"hogwarts-log-{kind}") is not None, kind
    for kind in tags(Action) - {"match"}:
        assert speaker.maybe(f"hogwarts-do-{kind}"), kind
    asked = {str(task.__struct_config__.tag) for task in TASKS}  # type: ignore[attr-defined]
    for kind in asked:
        assert speaker.maybe(f"hogwarts-ask-{kind}"), kind


@pytest.mark.parametrize(
    ("happened", "viewer", "sentence"),
    [
        (event("dice_rolled", seat=0, dice=[4, 5], total=9, pawn=None), 0, "You roll 4 + 5: 9."),
        (event("dice_rolled", seat=0, dice=[4], total=5, pawn="lucius_malfoy"), 0, "Lucius Malfoy rolls 4: 5."),
        (event("stepped", seat=1, to="clock_tower", left=3, pawn=None), 0, "Dario → Clock Tower."),
        (
            event("stopped", seat=1, at="s01", why="met", pawn=None),
            0,
            "Dario stops: Cloister of drips (potion).",
        ),
        (event("moved", seat=0, to="azkaban", how="trip", pawn=None), 0, "You are now at Azkaban (on a trip)."),
        (event("moved", seat=0, to="azkaban", how="flying", pawn=None), None, "Hana is now at Azkaban (in flight)."),
        (event("moved", seat=1, to="start", how="return", pawn=None), 0, "Dario is now at Start (on the way back)."),
        (
            event("moved", seat=1, to="high_street", how="effect", pawn=None, source="hogsmeade_weekend"),
            0,
            "Dario is now at Hogsmeade High Street (Hogsmeade weekend).",
        ),
        (
            event("cards_drawn", seat=0, deck="spell", count=2, cards=["accio", "lumos"]),
            0,
            "You draw: Accio and Lumos.",
        ),
        (event("cards_drawn", seat=1, deck="spell", count=2), 0, "Dario draws: Spells \N{MULTIPLICATION SIGN} 2."),
        (event("cards_passed", giver=0, taker=1), 2, "Hana hands Dario a card."),
        (event("cards_passed", giver=0, taker=1, deck="spell", cards=["accio"]), 1, "Hana hands Dario a card (Accio)."),
        (
            event("cards_discarded", seat=0, cards=["accio"], why="chosen", pawn=None),
            0,
            "You put under the decks: Accio.",
        ),
        (event("cards_discarded", seat=0, cards=["accio"], why="used", pawn=None), 0, ""),
        (event("hp_changed", seat=0, by=-2, hp=4, why="fight"), 0, "You: \N{MINUS SIGN}2 HP, now 4."),
        (
            event("hp_changed", seat=0, by=-2, hp=4, why="fight", source="tom_riddle"),
            0,
            "You: \N{MINUS SIGN}2 HP, now 4 (Tom Riddle).",
        ),
        (event("hp_changed", seat=0, by=-1, hp=9, why="horcrux"), 0, "You: \N{MINUS SIGN}1 HP, now 9."),
        (
            event("hp_changed", seat=1, by=3, hp=9, why="effect", source="hospital_wing"),
            0,
            "Dario: +3 HP, now 9 (Hospital Wing).",
        ),
        (
            event("points_changed", seat=1, by=-40, points=10, source="behaviour"),
            0,
            "Dario: \N{MINUS SIGN}40 points, now 10.",
        ),
        (
            event("item_taken", seat=0, token="mandrake", at="s02", left="nagini"),
            0,
            "You take Mandrake and leave Nagini.",
        ),
        (
            event("exchange_rolled", attacker=0, defender=1, dice=[4, 3]),
            0,
            "Hana and Dario roll: 4, 3.",
        ),
        (event("exchange_rolled", attacker=0, defender=1, dice=[3, 3]), 1, "Hana and Dario roll: 3, 3."),
        (
            event("fight_rolled", seat=0, dice=[2, 2, 4, 6], hits=1, pawn=None),
            0,
            "You attack with 2, 2, 4, 6: hits 1.",
        ),
        (
            event("foe_struck", foe="tom_riddle", by=3, hp=5, seat=1),
            0,
            "Dario strikes Tom Riddle: \N{MINUS SIGN}3 HP, 5 left.",
        ),
        (event("foe_struck", foe="tom_riddle", by=3, hp=5, seat=None), 0, "Tom Riddle: \N{MINUS SIGN}3 HP, 5 left."),
        (
            event("ability_used", seat=0, character="ron_weasley", kind="moves", amount=-1),
            0,
            "The special ability of Ron Weasley helps: a walk of \N{MINUS SIGN}1.",
        ),
        (
            event("ability_used", seat=0, character="draco_malfoy", kind="points", amount=10),
            0,
            "The special ability of Draco Malfoy helps: 10 points are not lost.",
        ),
        (event("fight_over", kind="duel", seat=0, won=True, other=None, foe="cho_chang"), 0, "You win the fight!"),
        (event("fight_over", kind="players", seat=0, won=False, other=1, foe=None), 0, "You lose the fight."),
        (
            event("horcrux_rolled", seat=1, token="nagini", dice=[5, 2], destroyed=True),
            0,
            "5, 2: the Horcrux Nagini is destroyed!",
        ),
        (event("mission_exchanged", seat=1), 0, "Dario exchanges a mission."),
        (event("moved", seat=1, to="start", how="defeated"), 0, "Dario is now at Start (defeated)."),
        (event("hp_changed", seat=1, by=1, hp=1, why="defeated"), 0, "Dario: +1 HP, now 1."),
        (event("turn_began", seat=1, extra=True), 0, "Dario has another turn."),
        (event("match_over", winner=None), 0, "The automated side wins the match."),
        (
            event("match_event", sides=[1, 0], event=event("actions_rolled", seat=1, dice=[3, 4])),
            0,
            "You roll 7 actions.",
        ),
        (
            event("game_over", result={"winners": [0, 2], "side": None, "reason": "points"}),
            1,
            "Hana and Lena win. The most points.",
        ),
        (
            event("game_over", result={"winners": [], "side": None, "reason": "knocked_out"}),
            0,
            "Nobody wins. You lost all your HP.",
        ),
    ],
)
def test_events_in_sentences(happened: Data, viewer: int | None, sentence: str) -> None:
    assert words_of(happened, viewer=viewer) == sentence


def test_steps_of_one_pawn_are_told_together() -> None:
    steps = [event("stepped", seat=1, to=to, left=3, pawn=None) for to in ("signpost", "banner", "clock_tower")]
    lines = [FACE.tell(TABLE, 0, [step]) for step in steps]
    mine = FACE.tell(TABLE, 0, [event("stepped", seat=0, to="signpost", left=3, pawn=None)])
    folded = [line.plain for line in fold([line for line in (*lines, mine) if line is not None])]
    assert folded == ["◆ Dario → Signpost → Hogwarts banner → Clock Tower.", "◆ You → Signpost."]


@pytest.mark.parametrize(
    ("action", "words"),
    [
        ({"type": "challenge", "house": "ravenclaw", "player": 1}, "Challenge Dario to a match, for Ravenclaw"),
        ({"type": "challenge", "house": "ravenclaw"}, "Play a match for Ravenclaw"),
        (
            {"type": "offer", "player": 1, "give": "mandrake", "want": "nagini"},
            "Offer Dario a trade: Mandrake for Nagini",
        ),
        ({"type": "take", "token": "mandrake", "leave": "nagini"}, "Take Mandrake (Left behind for it: Nagini)"),
        ({"type": "reroll", "dice": [0, 2]}, "Roll again: die 1, 3"),
        ({"type": "put", "token": "lucius_malfoy", "to": "clock_tower"}, "Put Lucius Malfoy here: Clock Tower"),
        ({"type": "match", "move": {"type": "move", "piece": "chaser_1", "to": [0, 2]}}, "Chaser 1 to c5"),
        ({"type": "walk", "path": ["signpost", "clock_tower"]}, "Go to: Clock Tower"),
        ({"type": "arrange", "cards": ["accio", "lumos"]}, "Put back: Accio and Lumos"),
    ],
)
def test_actions_in_words(action: Data, words: str) -> None:
    assert FACE.word(TABLE, action) == words


def test_every_way_to_end_has_words() -> None:
    for reason in typing.get_args(Ending):
        assert Teller(TABLE, 0).ending({"winners": [1], "reason": reason}).startswith("Dario wins. ")


@pytest.mark.parametrize(
    ("lang", "sentence", "action"),
    [("de", "Du würfelst 4 + 5: 9.", "Würfeln"), ("pl", "Wyrzucasz 4 + 5: 9.", "Rzuć kośćmi")],
)
def test_the_terminal_speaks_every_language_of_the_page(lang: str, sentence: str, action: str) -> None:
    rolled = event("dice_rolled", seat=0, dice=[4, 5], total=9, pawn=None)

    def spoken() -> tuple[str, str]:
        speak(lang)
        return words_of(rolled, viewer=0), FACE.word(TABLE, {"type": "roll"})

    assert copy_context().run(spoken) == (sentence, action)
    with pytest.raises(BadInput, match="'xx'"):
        speak("xx")

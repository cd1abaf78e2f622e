"""Sentences: what happened, to whom it happened, and what may be done."""

from __future__ import annotations

import pytest

import commonroom
from commonroom.engine import Player, Table
from commonroom.engine.plain import plain
from commonroom.games import sequence
from commonroom.games.sequence import events
from commonroom.terminal.faces import face_of
from commonroom.terminal.plain_face import PLAIN
from commonroom.terminal.scene import Data
from commonroom.terminal.sequence.event_phrases import SENTENCES

FACE = face_of("sequence")
TABLE = Table("classic-2022", {}, (Player("Ann"), Player("Bob"), Player("Cid"), Player("Dot")))

PLAYED = {"type": "card_played", "seat": 0, "card": "KH"}
WILD = {"type": "card_played", "seat": 0, "card": "JD"}
TAKEN = {"type": "card_played", "seat": 1, "card": "JS"}
PLACED = {"type": "chip_placed", "side": 0, "cell": [5, 6]}
REMOVED = {"type": "chip_removed", "side": 0, "cell": [5, 6]}
DRAWN = {"type": "card_drawn", "seat": 0, "shown_to": [0], "card": "10S"}
UNSEEN = {"type": "card_drawn", "seat": 0, "shown_to": [0]}
LINE = [[0, column] for column in range(1, 6)]


def words_of(*happened: Data, viewer: int | None = None) -> str:
    line = FACE.tell(TABLE, viewer, happened)
    return "" if line is None else line.plain


@pytest.mark.parametrize(
    ("happened", "viewer", "sentence"),
    [
        ([PLAYED, PLACED, UNSEEN], None, "● Ann plays K♥ on f7."),
        ([PLAYED, PLACED, DRAWN], 0, "● You play K♥ on f7. You draw 10♠."),
        ([WILD, PLACED], 0, "● You play the wild J♦ on f7 (K♥)."),
        ([TAKEN, REMOVED], 0, "◆ Bob plays J♠ and removes your chip from f7."),
        (
            [{"type": "draw_lost", "seat": 0}, TAKEN, REMOVED],
            0,
            "◆ You did not draw in time and go without the card. Bob plays J♠ and removes your chip from f7.",
        ),
        ([TAKEN, REMOVED], None, "◆ Bob plays J♠ and removes the Blue chip from f7."),
        ([UNSEEN], 1, "● Ann draws a card."),
        ([{"type": "passed", "seat": 1}], None, "◆ Bob passes."),
        ([{"type": "passed", "seat": 1}], 1, "◆ You pass."),
        ([{"type": "turn_began", "seat": 1}], None, ""),
        (
            [{"type": "sequence_made", "side": 0, "cells": LINE, "length": 7, "shared": 0}],
            None,
            "A sequence for Blue: a2-a6, out of a line of 7!",
        ),
        (
            [{"type": "game_ended", "winners": [0, 2], "side": 0, "reason": "sequences"}],
            None,
            "Ann, Cid win for Blue.",
        ),
        (
            [{"type": "game_ended", "winners": [], "side": None, "reason": "pile_exhausted"}],
            None,
            "The game is a draw: the draw pile is empty.",
        ),
    ],
)
def test_what_happened_is_told(happened: list[Data], viewer: int | None, sentence: str) -> None:
    assert words_of(*happened, viewer=viewer) == sentence


def test_the_opening_tells_who_begins() -> None:
    match = commonroom.new("sequence", edition="harry-potter-2021", seats=["Ann", "Bob"], seed=5)
    line = FACE.tell(match.table, 0, match.opening)
    assert line is not None
    assert line.plain == "Cards drawn for the start: Ann 8G, Bob AH. Bob goes first. You deal."


def test_every_event_but_a_new_turn_has_its_sentence() -> None:
    kinds = {event.__struct_config__.tag for event in events.Event.__args__}
    composed = {"start_card_drawn", "card_played", "chip_placed", "chip_removed", "card_drawn", "turn_began"}
    composed |= {"first_seat_named", "sequence_made", "game_ended"}
    assert kinds - composed == set(SENTENCES)


def test_every_action_has_its_words() -> None:
    match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob", "Cid", "Dot"], seed=1)
    actions = plain(list(sequence.space(match.current)))
    words = {FACE.word(match.table, action) for action in actions}
    assert len(words) == len(actions)
    for sentence in (
        "Play K♥ on f7",
        "Play J♠ and remove the chip from f7",
        "Exchange the dead card K♥",
        "Draw a card",
    ):
        assert sentence in words
    assert (
        FACE.word(match.table, {"type": "leave", "substitute": "Eve\x1b"})
        == "Leave your seat to Eve\N{REPLACEMENT CHARACTER}"
    )


def test_a_game_without_a_face_tells_events_by_their_fields() -> None:
    line = PLAIN.tell(TABLE, None, [PLAYED, PLACED])
    assert line is not None
    assert line.plain == 'card played seat "Ann", card "KH"; chip placed side 0, cell [5, 6]'

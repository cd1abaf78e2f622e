"""What a person can type, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

import commonroom
from commonroom.terminal.face import Act, Pick, Say
from commonroom.terminal.scene import look
from commonroom.terminal.sequence import entry

from ..sequence.tables import HARRY, table
from .persons import play_lines, sit_at

KH = {"type": "play", "card": "KH", "cell": [5, 6]}


def asked(**position: Any) -> commonroom.Match:
    return table(hands=["KH 7S 3D JC"], chips=["", "(2,3) (6,9)"], **position)


@pytest.mark.parametrize("line", ["KH f7", "kh f7", "K♥ f7", "1 f7", "KH 5,6", "KH 5 , 6", "  kh   F7 ", "KH 2"])
def test_a_card_and_a_space_at_once(line: str) -> None:
    assert entry.read(look(asked(), 0), "", line) == Act(KH)


@pytest.mark.parametrize("line", ["f7", "F7", "5,6", "2"])
def test_a_space_for_the_card_taken_up(line: str) -> None:
    assert entry.read(look(asked(), 0), "KH", line) == Act(KH)


@pytest.mark.parametrize("line", ["1", "KH", "k♥"])
def test_a_card_is_taken_up(line: str) -> None:
    assert entry.read(look(asked(), 0), "", line) == Pick("KH")


def test_enter_puts_it_back() -> None:
    assert entry.read(look(asked(), 0), "KH", "") == Pick("")


def test_another_card_is_taken_up_instead() -> None:
    assert entry.read(look(asked(), 0), "KH", "7S") == Pick("7S")


@pytest.mark.parametrize("line", ["x 3", "x 3D", "exchange 3♦"])
def test_a_dead_card_is_exchanged(line: str) -> None:
    assert entry.read(look(asked(), 0), "", line) == Act({"type": "exchange", "card": "3D"})


@pytest.mark.parametrize(
    ("line", "sentence"),
    [
        ("9", "no card"),
        ("ZZ", "no card"),
        ("zz f7", "no card"),
        ("x zz", "no card"),
        ("f7", "First the card"),
        ("KH z9", "no space"),
        ("KH 99", "no space"),
        ("KH ²", "no space"),
        ("²", "no card"),
        ("a b c", "Type a card and a space"),
        ("3D", "is dead: no space is left for it. x 3♦ exchanges it (SEQ-50)"),
        ("AH", "You do not have A♥ (SEQ-27)"),
        ("9" * 9999, "no card"),
    ],
)
def test_what_leads_nowhere_is_explained(line: str, sentence: str) -> None:
    said = entry.read(look(asked(), 0), "", line)
    assert isinstance(said, Say)
    assert sentence in said.sentence


def test_cards_are_typed_as_their_edition_prints_them() -> None:
    scene = look(table(HARRY, hands=["KC KS KD"]), 0)
    cards = [entry.read_card(scene, name) for name in ("KS", "KR", "KG", "KD", "KC")]
    assert cards == ["KC", "KS", "KD", "KD", "KC"], "Slytherin, Ravenclaw, Gryffindor; then the record's letters"


def test_a_refusal_is_the_sentence_of_the_rulebook_with_its_rule() -> None:
    match = table(HARRY, hands=["KD 2D"])
    shown = play_lines(sit_at(match), ["KG a2", "r", "r nonsense", "r"])
    assert "That space does not show this card (SEQ-28). r shows the rule." in shown
    assert "Editions: harry-potter-2021, classic-2022" in shown
    assert "There is no rule nonsense." in shown
    assert match.version == 0


def test_a_long_line_is_chosen_by_number() -> None:
    match = table(chips=["(4,0-3) (4,5)", ""], hands=["5H"], options={"long_line_choice": "player"})
    shown = play_lines(sit_at(match), ["5H e5", "7", "2"])
    assert "Which five are the sequence? 1: e1-e5  2: e2-e6: " in shown
    assert "[ 9♣●[ Q♠●" in shown, "the cells of the line light up"
    assert "Type a number from 1 to 2." in shown
    assert match.view(None)["sequences"][0] == [[[4, column] for column in range(1, 6)]]


def test_a_dead_card_is_exchanged_and_the_turn_goes_on() -> None:
    match = asked(pile="9C 9D")
    shown = play_lines(sit_at(match), ["x 3D", "KH f7"])
    assert "● You exchange the dead card 3♦. You draw 9♣." in shown
    assert "● You play K♥ on f7." in shown


def test_without_anything_to_do_one_passes() -> None:
    match = table(hands=["3D", "KH"], chips=["", "(2,3) (6,9)"], pile="", options={"pile_exhausted": "play_on"})
    shown = play_lines(sit_at(match), ["3D", "p"])
    assert "p passes: " in shown
    assert "There is no space for 3♦ right now." in shown
    assert "You pass." in shown


def test_a_penalty_is_paid_by_number() -> None:
    match = table(seats=4, hands=["KH 7S"], penalty=[0], options={"coaching_penalty": "on"})
    shown = play_lines(sit_at(match), ["2"])
    assert "choose a card to give up." in shown
    assert match.view(0)["hand"] == ["KH"]

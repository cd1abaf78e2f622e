"""The terminal shows a person nothing that their own seat does not see."""

from __future__ import annotations

import pytest

from commonroom.engine import Dice
from commonroom.games.sequence.edition import edition
from commonroom.terminal.plain_face import PLAIN
from commonroom.terminal.sequence.hand import own_hand
from commonroom.terminal.sequence.notation import label
from commonroom.terminal.sitting import Sitting

from .persons import picture, sit


def play_some(sitting: Sitting, rounds: int) -> None:
    while rounds and sitting.match.outcome is None:
        seat = sitting.next_seat()
        if seat == sitting.seat:
            sitting.act(sitting.scene().legal[0])
            rounds -= 1
        else:
            sitting.bot_acts(seat)


@pytest.mark.parametrize("edition", ["classic-2022", "harry-potter-2021"])
@pytest.mark.parametrize("plain", [False, True])
def test_the_picture_is_the_same_whatever_others_hold(edition: str, plain: bool) -> None:
    sitting = sit(edition, 3, draw_mode="manual")
    sitting.face = PLAIN if plain else sitting.face
    for number in range(12):
        play_some(sitting, 1)
        match = sitting.match
        before, truth = picture(sitting), match.current
        match.current = match.rules.imagine(truth, sitting.seat, Dice(bytes(32), number))
        if match.outcome is None:
            assert match.current.hands != truth.hands
        assert picture(sitting) == before
        match.current = truth


def test_the_hand_shows_the_own_cards_and_no_others() -> None:
    sitting = sit(seats=4)
    play_some(sitting, 5)
    box = edition("classic-2022")
    numbers, cards, _ = own_hand(sitting.scene(), "").plain.split("\n")
    assert cards.split() == [label(box, card) for card in sitting.match.view(0)["hand"]]
    assert numbers.split() == ["1", "2", "3", "4", "5", "6"]


def test_shared_hands_are_shown_to_teammates_only() -> None:
    sitting = sit(seats=4, team_talk="allowed", share_hands="on")
    text = picture(sitting)
    assert " Bruno: " in text
    assert " Ada: " not in text
    assert " Cleo: " not in text

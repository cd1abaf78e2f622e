"""The checks of reasons find what they are for."""

from __future__ import annotations

from typing import Any

import pytest

from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.reasons import Hint, Reason
from commonroom.games import GAMES
from commonroom.games.sequence.bots.reasons import KeepsCard
from commonroom.testing.checks import reasons

SEQUENCE: Any = GAMES["sequence"]


def advised_by(hinter: Any, **more: Any) -> Any:
    """Sequence with another greedy adviser."""
    return SEQUENCE.altered(HINTS={"greedy": hinter}, **more)


def choice(eyes: Eyes, dice: Dice) -> Any:
    return SEQUENCE.BOTS["greedy"](eyes, dice)


def test_the_house_has_its_own_reasons_in_every_language() -> None:
    reasons.check_shared_sentences()


def test_would_find_a_reason_that_depends_on_what_is_hidden() -> None:
    """The mutant names a card of the other player, which it takes from behind the wall."""

    def peeks(eyes: Eyes, dice: Dice) -> Hint:
        hands = eyes._Eyes__state.hands  # type: ignore[attr-defined]
        return Hint(choice(eyes, dice), KeepsCard(hands[1 - eyes.seat % 2][:1][0]))

    with pytest.raises(AssertionError, match="greedy"):
        reasons.check_hidden_does_not_matter(advised_by(peeks))


def test_would_find_a_hint_that_is_not_what_the_bot_would_do() -> None:
    def differs(eyes: Eyes, _: Dice) -> Hint:
        return Hint(eyes.legal()[-1])

    with pytest.raises(AssertionError, match=r"greedy|search"):
        reasons.check_same_choice(advised_by(differs))


class Unsaid(Reason, frozen=True, tag="unsaid"):
    """Nobody has a sentence for it."""


def test_would_find_a_reason_without_a_sentence() -> None:
    with pytest.raises(AssertionError):
        reasons.check_sentences(advised_by(SEQUENCE.HINTS["greedy"], REASON=SEQUENCE.REASON | Unsaid))

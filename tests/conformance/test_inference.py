"""The suite finds guesses that ignore what a seat has inferred: a colour that was not followed, an answer.

The defects are put into Lanterns, the example of a game in a package of its own, whose `imagine` knows better.
"""

from __future__ import annotations

from collections.abc import Callable
from copy import copy
from typing import Any

import pytest

import commonroom_lanterns as lanterns
from commonroom.engine import Dice, Viewer
from commonroom.engine.load import load_game
from commonroom.testing.altered import altered
from commonroom.testing.checks.history import check_histories
from commonroom.testing.checks.inference import check_inferences
from commonroom.testing.tables import AnyRules

RULES = load_game(lanterns)
ACTIONS, GUESSES = 40, 200
Forget = Callable[[Any], dict[str, Any]]


def forgetful(forget: Forget) -> AnyRules:
    """Lanterns with guesses that leave out some of what everybody knows."""

    def imagine(state: Any, seat: Viewer, dice: Dice) -> Any:
        dull = copy(state)
        for field, value in forget(state).items():
            setattr(dull, field, value)
        guess = RULES.imagine(dull, seat, dice)
        guess.lacking, guess.holding = state.lacking, state.holding
        return guess

    return altered(RULES, imagine=imagine)


def what_was_not_followed(state: Any) -> dict[str, Any]:
    return {"lacking": ((),) * state.seats}


def what_was_said(state: Any) -> dict[str, Any]:
    return {"holding": ((),) * state.seats}


def all_but_the_latest(state: Any) -> dict[str, Any]:
    """Of everybody, only the colour that they were last seen to lack."""
    return {"lacking": tuple(colours[-1:] for colours in state.lacking)}


def nothing(_: Any) -> dict[str, Any]:
    return {}


def test_guesses_that_forget_nothing_are_judged_and_found_right() -> None:
    assert check_inferences(forgetful(nothing), ACTIONS) == ACTIONS
    assert check_histories(forgetful(nothing), GUESSES) >= GUESSES


def test_would_find_guesses_that_forget_what_the_last_action_has_shown() -> None:
    with pytest.raises(AssertionError, match="it cannot be"):
        check_inferences(forgetful(what_was_not_followed), ACTIONS)


@pytest.mark.parametrize("forget", [what_was_not_followed, what_was_said, all_but_the_latest])
def test_would_find_guesses_that_forget_what_was_shown_before(forget: Forget) -> None:
    with pytest.raises(AssertionError, match="imagines what cannot be"):
        check_histories(forgetful(forget), GUESSES)

"""The moments of a round, in words."""

from __future__ import annotations

from commonroom.games.quidditch.box.cards import Ball

from .notation import NAMES

MOMENTS = {
    "W1": "before declaring",
    "DECLARE": "declaring",
    "DECLARE_LEADER": "declaring",
    "DECLARE_SECOND": "declaring",
    "W2": "before laying",
    "LAY": "laying",
    "W3": "all cards face down",
    "ORDER": "the order of the balls",
    "W4": "face up at {}",
    "PICK": "after a hit",
    "W5": "after {}",
    "GAME_OVER": "the end",
}


def moment(phase: str, ball: Ball | None) -> str:
    """Name a phase as players would, with the ball that is being played for, if any."""
    return MOMENTS[phase].format("the ball" if ball is None else NAMES[ball])

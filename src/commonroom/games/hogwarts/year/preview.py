"""What a stop leads to in the first mode: a fight with a player, or missions."""

from __future__ import annotations

from commonroom.engine import Seat

from ..fights.odds.previews import mission_chance, player_chance
from ..missions.needs import attempt_refusal, team_missions
from ..pack.ids import Id
from ..state import State
from ..walk.meeting import opponents_at
from ..walk.stay import Attemptable, FightPreview, Stay, standing


def preview(state: State, seat: Seat, place: Id, pawn: Id | None, tokens: tuple[Id, ...]) -> Stay:
    """Return the fights with those who are met (HOG-281), or the missions that could be attempted (HOG-111)."""
    others = opponents_at(state, seat, place, pawn)
    if others:
        return Stay(tuple(FightPreview("players", player_chance(state, seat, other), other) for other in others))
    there = standing(state, seat, place, tokens)
    return Stay(
        missions=tuple(
            Attemptable(mission, mission_chance(there, seat, mission))
            for mission in dict.fromkeys(team_missions(there, seat))
            if attempt_refusal(there, seat, mission, at=place) is None
        )
    )

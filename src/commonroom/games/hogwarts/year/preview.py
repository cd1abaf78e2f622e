"""What a stop leads to in the first mode: a fight with a player, or missions."""

from __future__ import annotations

from commonroom.engine import Seat

from ..fights.odds.previews import mission_chance, player_chance
from ..missions.needs import attempt_refusal, team_missions
from ..mode import mode_of
from ..pack.ids import Id
from ..state import State
from ..walk.meeting import opponents_at
from ..walk.stay import Attemptable, Decided, FightPreview, Stay, standing


def preview(state: State, seat: Seat, place: Id, pawn: Id | None, tokens: tuple[Id, ...]) -> Stay:
    """Return the fights with those who are met (HOG-281), or the missions that could be attempted (HOG-111)."""
    others = opponents_at(state, seat, place, pawn)
    if others:
        return Stay(tuple(_meeting(state, seat, other) for other in others))
    there = standing(state, seat, place, tokens)
    return Stay(
        missions=tuple(
            Attemptable(mission, mission_chance(there, seat, mission))
            for mission in dict.fromkeys(team_missions(there, seat))
            if attempt_refusal(there, seat, mission, at=place) is None
        )
    )


def _meeting(state: State, seat: Seat, other: Seat) -> FightPreview:
    """Say so where the HP decide at once: one who has only 1 has lost, and two who have do not fight (RUL-HOG-076)."""
    chance = player_chance(state, seat, other)
    least = mode_of(state).least_hp("players")
    mine, theirs = (state.people[each].hp <= least for each in (seat, other))
    decided: Decided | None = None
    if not state.settings.is_underage and (mine or theirs):
        decided = "off" if mine and theirs else "lost" if mine else "won"
    return FightPreview("players", chance, other, decided=decided)

"""What a stop leads to in the second mode: a fight, the meeting that decides the game, or a horcrux."""

from __future__ import annotations

from commonroom.engine import Seat

from ..fights.odds.previews import attack_chance, player_chance
from ..pack.ids import Id
from ..state import State
from ..walk.meeting import opponents_at
from ..walk.stay import FightPreview, Stay, standing
from .ends import can_destroy_at, horcrux_at
from .horcruxes import DESTROY_CHANCE, destroy_refusal
from .meetings import decided_by, meeting_chance


def preview(state: State, seat: Seat, place: Id, pawn: Id | None, tokens: tuple[Id, ...]) -> Stay:
    """Return the fights with those who are met, or the horcrux that a hero with a weapon could try (HOG-628)."""
    if pawn is not None:
        return Stay(_attacks(state, seat, place, pawn))
    met = _met(state, seat, place)
    there = standing(state, seat, place, tokens)
    if met or not can_destroy_at(there, seat, place):
        return Stay(met)
    return Stay(horcrux=horcrux_at(there, place), horcrux_chance=DESTROY_CHANCE)


def _attacks(state: State, seat: Seat, place: Id, pawn: Id) -> tuple[FightPreview, ...]:
    """Return the fights of a death eater with the heroes on a field (HOG-626)."""
    return tuple(
        FightPreview("death_eater", attack_chance(state, pawn, other), other, pawn)
        for other in opponents_at(state, seat, place, pawn)
    )


def _met(state: State, seat: Seat, place: Id) -> tuple[FightPreview, ...]:
    """Return the meeting of Harry and Voldemort, unless nothing would come of it, or fights before the return."""
    others = opponents_at(state, seat, place)
    if state.returned and others:
        chance = meeting_chance(state, seat)
        if chance is None:
            return ()
        why = decided_by(state)
        decided = why if why in ("no_stone", "no_wand", "horcrux_left") else None
        return (FightPreview("meeting", chance, others[0], decided=decided),)
    return tuple(FightPreview("players", player_chance(state, seat, other), other) for other in others)


def chances(state: State, seat: Seat) -> dict[str, float]:
    """Return the chance to destroy the horcrux on the field of a hero who could try it now (HOG-629)."""
    return {"destroy": DESTROY_CHANCE} if destroy_refusal(state, seat) is None else {}

"""What waits where a move ends: a fight, a mission, a horcrux, and what the field does."""

from __future__ import annotations

from typing import Literal

import msgspec
from msgspec.structs import replace

from commonroom.engine import Seat

from ..effects.vocabulary import Draw, Effects
from ..fights.odds.previews import death_eater_chance, duel_chance, mission_chance, player_chance
from ..fights.tasks import FightKind
from ..missions.needs import attempt_refusal, team_missions
from ..mode import mode_of
from ..pack.ids import Id
from ..state import State, replaced
from ..tasks import Walk
from ..walk.meeting import foes_at, opponents_at


class FightPreview(msgspec.Struct, frozen=True, omit_defaults=True):
    """A fight that a stop leads to, and the chance to win it with what the seat has now."""

    kind: FightKind | Literal["meeting"]
    """A meeting is that of Harry and Voldemort, which decides the game (HOG-641)."""
    chance: float
    seat: Seat | None = None
    foe: Id | None = None


class Attemptable(msgspec.Struct, frozen=True):
    """A mission that can be attempted there, and the chance to win its fight."""

    mission: Id
    chance: float


class Stay(msgspec.Struct, frozen=True, omit_defaults=True):
    """What happens to a player whose move ends on a field. A fight comes first, and then nothing else does."""

    fights: tuple[FightPreview, ...] = ()
    """Fights with those who stand there, one of which is fought; or the duel that the field draws."""
    missions: tuple[Attemptable, ...] = ()
    horcrux: Id | None = None
    """A horcrux that can be tried with one die against one: 15 of 36 rolls destroy it (HOG-629)."""
    effects: Effects = ()
    """What the field does, in this mode, with what the board of the player adds."""
    exams: tuple[Id, ...] = ()
    """Books that can be handed in there."""
    floo: bool = False
    """Whether a trip by floo powder can follow."""


def stay_at(state: State, seat: Seat, at: Id, walk: Walk, tokens: tuple[Id, ...]) -> Stay:
    """Return what a stop there leads to; `tokens` are those picked up on the way."""
    met = _met(state, seat, at, walk.pawn)
    if met:
        return Stay(fights=met)
    mode = mode_of(state)
    effects = mode.stop_effects(state, seat, at, walk.pawn)
    if walk.pawn is not None:
        return Stay(effects=effects)
    person, field = state.people[seat], state.world.fields[at]
    there = _standing(state, seat, at, tokens)
    draws_duel = any(isinstance(effect, Draw) and effect.deck == "duel" for effect in effects)
    return Stay(
        fights=(FightPreview("duel", duel_chance(state, seat)),) if draws_duel else (),
        missions=tuple(
            Attemptable(mission, mission_chance(there, seat, mission))
            for mission in dict.fromkeys(team_missions(there, seat))
            if attempt_refusal(there, seat, mission, at=at) is None
        ),
        horcrux=mode.horcrux_to_try(there, seat, at),
        effects=effects,
        exams=tuple(book for book in person.book if state.world.books[book].classroom == field.classroom),
        floo=field.kind == "tower" and person.floo_powder > 0 and not state.turn.travelled,
    )


def _standing(state: State, seat: Seat, at: Id, tokens: tuple[Id, ...]) -> State:
    """Return the state with the player there, carrying what was picked up."""
    person = state.people[seat]
    moved = replace(person, at=at, items=(*person.items, *tokens))
    return msgspec.structs.replace(state, people=replaced(state.people, seat, moved))


def _met(state: State, seat: Seat, at: Id, pawn: Id | None) -> tuple[FightPreview, ...]:
    """Return the fights with those who are met; death eaters come before players (RUL-HOG-037)."""
    foes = foes_at(state, seat, at, pawn)
    if foes:
        return tuple(FightPreview("death_eater", death_eater_chance(state, seat, foe), foe=foe) for foe in foes)
    others = opponents_at(state, seat, at, pawn)
    if pawn is not None:
        return tuple(
            FightPreview("death_eater", 1 - death_eater_chance(state, other, pawn), other, pawn) for other in others
        )
    if state.returned and others:
        chance = mode_of(state).meeting_chance(state, seat)
        return () if chance is None else (FightPreview("meeting", chance, others[0]),)
    return tuple(FightPreview("players", player_chance(state, seat, other), other) for other in others)

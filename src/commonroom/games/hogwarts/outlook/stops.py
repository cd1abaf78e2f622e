"""What waits where a move ends: what the mode says, the death eaters there, and what the field does."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Seat

from ..effects.vocabulary import Draw
from ..fights.odds.previews import death_eater_chance, duel_chance
from ..mode import mode_of
from ..pack.ids import Id
from ..state import State
from ..tasks import Walk
from ..walk.meeting import foes_at
from ..walk.stay import FightPreview, Stay


def stay_at(state: State, seat: Seat, at: Id, walk: Walk, tokens: tuple[Id, ...]) -> Stay:
    """Return what a stop there leads to; `tokens` are those picked up on the way."""
    foes = foes_at(state, seat, at, walk.pawn)
    if foes:  # they come before players (RUL-HOG-037)
        return Stay(tuple(FightPreview("death_eater", death_eater_chance(state, seat, foe), foe=foe) for foe in foes))
    mode = mode_of(state)
    stay = mode.preview(state, seat, at, walk.pawn, tokens)
    if stay.fights:
        return stay
    effects = mode.stop_effects(state, seat, at, walk.pawn)
    if walk.pawn is not None:
        return replace(stay, effects=effects)
    person, field = state.people[seat], state.world.fields[at]
    draws_duel = any(isinstance(effect, Draw) and effect.deck == "duel" for effect in effects)
    return replace(
        stay,
        fights=(_duel(state, seat),) if draws_duel else (),
        effects=effects,
        exams=tuple(book for book in person.book if state.world.books[book].classroom == field.classroom),
        floo=field.kind == "tower" and person.floo_powder > 0 and not state.turn.travelled,
    )


def _duel(state: State, seat: Seat) -> FightPreview:
    """A player with 1 HP has lost as soon as the card is turned up (HOG-318)."""
    is_lost = state.people[seat].hp <= mode_of(state).least_hp("duel")
    return FightPreview("duel", duel_chance(state, seat), decided="lost" if is_lost else None)

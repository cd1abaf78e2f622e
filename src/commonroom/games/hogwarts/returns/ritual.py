"""The ritual in the graveyard: Voldemort returns (HOG-620 to HOG-624, RUL-HOG-158 to RUL-HOG-161)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Action, Put
from ..changes import discard, lay_token, push, relocate, spend_items
from ..draft import Draft
from ..fights.fighters import MAGIC, draw_for
from ..fights.tasks import Fighter
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person
from ..tasks import PlaceDeathEaters
from .edition import choices
from .sides import dark_seat_of, hero_seat_of, is_hero, with_role
from .tasks import HideToken

FOES_PER_HERO = 3
"""Death eaters for each hero, where a lone hero faces fewer (RUL-HOG-181)."""


def hold_ritual(draft: Draft, seat: Seat) -> None:
    """Hold the ritual in the graveyard: no portkey is needed, the board is exchanged, the turn ends on the pitch.

    Rules: HOG-620, RUL-HOG-158.
    """
    state, pack = draft.state, draft.state.world.pack.returns
    pitch = state.people[seat].at
    relocate(draft, seat, state.world.places.graveyard, "ritual")
    spend_items(draft, seat, pack.ritual)
    discard(draft, seat, state.people[seat].magic, "ritual")  # RUL-HOG-159
    board = state.world.characters[with_role(state.world, "voldemort")]
    hp = board.hp - len(state.destroyed)  # HOG-630, RUL-HOG-175
    with_person(state, seat, character=board.id, hp=hp, way_back=pitch)
    state.aside = (*state.aside, *pack.ritual)
    state.returned = True
    draft.emit(event.VoldemortReturned(seat, hp))
    push(
        draft,
        PlaceDeathEaters(seat, followers(state)),
        HideToken(seat, pack.hero_token),
        HideToken(hero_seat_of(state), pack.voldemort_token),
    )


def followers(state: State) -> tuple[Id, ...]:
    """Return all death eaters, or the first three for each hero if so chosen (HOG-623, RUL-HOG-181)."""
    everybody = state.world.death_eaters
    if not choices(state).death_eaters_by_heroes:
        return everybody
    return everybody[: FOES_PER_HERO * sum(is_hero(state, seat) for seat in state.seats)]


def deal_death_eater(draft: Draft, seat: Seat, foe: Id) -> None:
    """Draw the cards that the death eater's board shows, for its player (HOG-623)."""
    shown = draft.state.world.characters[foe].cards
    for deck in MAGIC:
        draw_for(draft, Fighter(seat, foe), deck, getattr(shown, deck))


# Stone and Wand


def hiding_places(state: State) -> list[Id]:
    """Return the enterable fields of the main board and Diagon Alley without a pawn (RUL-HOG-161).

    Voldemort's own pawn is on its way back to the pitch, where it will stand when the turn ends (RUL-HOG-158).
    """
    people = state.people
    pawns = {person.at for person in people} | {people[dark_seat_of(state)].way_back}
    pawns |= {foe.at for foe in state.death_eaters}
    fields = state.world.fields.values()
    return [field.id for field in fields if field.is_walkable and field.board != "board2" and field.id not in pawns]


def hidings(state: State, task: HideToken, _: Seat) -> list[Put]:
    return [Put(task.token, place) for place in hiding_places(state)]


def hide_refusal(state: State, task: HideToken, _: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, Put) or action.token != task.token:
        return Refusal("HOG-624", "must_put_tokens")
    if action.to in hiding_places(state):
        return None
    field = state.world.fields.get(action.to)
    if field is not None and field.board == "board2":
        return Refusal("HOG-624", "bad_place")
    return Refusal("RUL-HOG-161", "bad_place")


def hide(draft: Draft, task: HideToken, seat: Seat, action: Put) -> None:
    draft.state.aside = without(draft.state.aside, task.token)
    lay_token(draft, task.token, action.to)
    draft.emit(event.TokenPut(seat, task.token, action.to))


QUESTIONS = {HideToken: Question(hidings, hide_refusal, hide)}

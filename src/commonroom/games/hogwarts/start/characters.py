"""Characters, and what everybody begins with (HOG-063 to HOG-067)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, ChooseCharacter, Put
from ..changes import draw, gain_travel, push
from ..draft import Draft
from ..mode import mode_of
from ..question import Question
from ..state import DeathEater, State, with_person
from ..tasks import BeginTurn, ChooseBoard, DealIn, PlaceDeathEaters
from .layout import free_towers

# Boards


def boards(state: State, _task: ChooseBoard, _seat: Seat) -> list[ChooseCharacter]:
    return [*map(ChooseCharacter, mode_of(state).boards(state))]


def board_refusal(state: State, _task: ChooseBoard, _seat: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, ChooseCharacter):
        return Refusal("HOG-063", "choose_character")
    return mode_of(state).board_refusal(state, action.character)


def choose_board(draft: Draft, _: ChooseBoard, seat: Seat, action: ChooseCharacter) -> None:
    with_person(draft.state, seat, character=action.character)
    draft.emit(event.CharacterChosen(seat, action.character))


def deal_in(draft: Draft, _: DealIn) -> None:
    """Give everybody what their board shows (HOG-065 to HOG-067); the first player begins."""
    state, mode = draft.state, mode_of(draft.state)
    for seat in state.from_seat(state.first):
        board = state.board(seat)
        with_person(state, seat, hp=board.hp)
        floo, portkeys = mode.start_travel(state, seat)
        gain_travel(draft, seat, "floo", floo)
        gain_travel(draft, seat, "portkey", portkeys)
        for deck in mode.DEALT:
            draw(draft, deck, seat, getattr(board.cards, deck))
    push(draft, *death_eaters_to_place(state), BeginTurn(state.first))


# Death eaters, where the first player places them


def death_eaters_to_place(state: State) -> tuple[PlaceDeathEaters, ...]:
    """Return the placing that comes before the first turn if chance does not do it (RUL-HOG-081)."""
    if not (state.settings.has_death_eaters and state.settings.place_death_eaters):
        return ()
    return (PlaceDeathEaters(state.first, state.world.death_eaters),)


def towers(state: State, task: PlaceDeathEaters, _: Seat) -> list[Put]:
    return [Put(task.left[0], tower) for tower in state.world.towers]


def tower_refusal(state: State, task: PlaceDeathEaters, _: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, Put) or action.token != task.left[0]:
        return Refusal("RUL-HOG-081", "place_death_eater")
    if action.to not in free_towers(state.world, state.settings):
        return Refusal("RUL-HOG-082", "not_a_tower")
    if state.death_eater_at(action.to) is not None:
        return Refusal("RUL-HOG-081", "tower_taken")
    return mode_of(state).tower_refusal(state, action.to)


def place_death_eater(draft: Draft, task: PlaceDeathEaters, seat: Seat, action: Put) -> None:
    state = draft.state
    foe = DeathEater(action.token, action.to, state.world.characters[action.token].hp)
    state.death_eaters = (*state.death_eaters, foe)
    draft.emit(event.DeathEaterPlaced(foe.id, foe.at))
    mode_of(state).placed(draft, seat, foe.id)
    if task.left[1:]:
        push(draft, PlaceDeathEaters(seat, task.left[1:]))


DOERS = {DealIn: deal_in}
QUESTIONS = {
    ChooseBoard: Question(boards, board_refusal, choose_board),
    PlaceDeathEaters: Question(towers, tower_refusal, place_death_eater),
}

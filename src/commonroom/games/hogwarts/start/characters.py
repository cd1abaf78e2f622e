"""Who is who, and what everybody begins with (HOG-063 to HOG-067)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, ChooseCharacter, Put
from ..changes import draw, gain_travel, push
from ..draft import Draft
from ..question import Question
from ..returns.layout import hero_choices, hero_refusal
from ..returns.ritual import deal_death_eater
from ..returns.sides import heroes_at
from ..state import DeathEater, State, with_person
from ..tasks import BeginTurn, ChooseBoard, DealIn, PlaceDeathEaters
from ..walk.meeting import is_hero
from .layout import free_towers

# Boards


def boards_left(state: State, _: ChooseBoard, __: Seat) -> list[Action]:
    if state.settings.returns:
        return [ChooseCharacter(character) for character in hero_choices(state)]
    taken = {person.character for person in state.people}
    return [ChooseCharacter(character) for character in state.world.students if character not in taken]


def board_refusal(state: State, _: ChooseBoard, __: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, ChooseCharacter):
        return Refusal("HOG-063", "choose_character", "first choose your character")
    if state.settings.returns:
        return hero_refusal(state, action.character)
    if action.character not in state.world.students:
        return Refusal("HOG-064", "not_a_student", "that is not a student whom one can play")
    if any(person.character == action.character for person in state.people):
        return Refusal("HOG-063", "character_taken", "somebody else plays that character")
    return None


def choose_board(draft: Draft, _: ChooseBoard, seat: Seat, action: ChooseCharacter) -> None:
    with_person(draft.state, seat, character=action.character)
    draft.emit(event.CharacterChosen(seat, action.character))


def deal_in(draft: Draft, _: DealIn) -> None:
    """Everybody takes what the board shows (HOG-065 to HOG-067), and the first player begins.

    The second mode has no books, and the dark side neither floo powder nor portkey (HOG-601, HOG-604, HOG-605).
    """
    state = draft.state
    for seat in state.from_seat(state.first):
        board = state.board(seat)
        with_person(state, seat, hp=board.hp)
        if is_hero(state, seat):
            gain_travel(draft, seat, "floo", 2 if state.settings.is_underage else 1)
            gain_travel(draft, seat, "portkey", 1)
        if not state.settings.returns:
            draw(draft, "book", seat, board.cards.book)
        draw(draft, "spell", seat, board.cards.spell)
        draw(draft, "potion", seat, board.cards.potion)
    push(draft, *death_eaters_to_place(state), BeginTurn(state.first))


# Death eaters, where the first player places them


def death_eaters_to_place(state: State) -> tuple[PlaceDeathEaters, ...]:
    """What comes before the first turn at tables where chance has not placed them (RUL-HOG-081)."""
    if not (state.settings.has_death_eaters and state.settings.place_death_eaters):
        return ()
    return (PlaceDeathEaters(state.first, state.world.death_eaters),)


def tower_moves(state: State, task: PlaceDeathEaters, seat: Seat) -> list[Action]:
    puts = (Put(task.left[0], tower) for tower in free_towers(state.world, state.settings))
    return [put for put in puts if tower_refusal(state, task, seat, put) is None]


def tower_refusal(state: State, task: PlaceDeathEaters, _: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, Put) or action.token != task.left[0]:
        return Refusal("RUL-HOG-081", "place_death_eater", f"first put {task.left[0]} on a tower")
    if action.to not in free_towers(state.world, state.settings):
        return Refusal("RUL-HOG-082", "not_a_tower", "death eaters stand on towers that the table has not shut")
    if state.death_eater_at(action.to) is not None:
        return Refusal("RUL-HOG-081", "tower_taken", "another death eater stands there")
    if state.returned and heroes_at(state, action.to):
        return Refusal("RUL-HOG-160", "hero_there", "death eaters appear where no hero stands")
    return None


def place_death_eater(draft: Draft, task: PlaceDeathEaters, seat: Seat, action: Put) -> None:
    state = draft.state
    foe = DeathEater(action.token, action.to, state.world.characters[action.token].hp)
    state.death_eaters = (*state.death_eaters, foe)
    draft.emit(event.DeathEaterPlaced(foe.id, foe.at))
    if state.returned:
        deal_death_eater(draft, seat, foe.id)
    if task.left[1:]:
        push(draft, PlaceDeathEaters(seat, task.left[1:]))


DOERS = {DealIn: deal_in}
QUESTIONS = {
    ChooseBoard: Question(boards_left, board_refusal, choose_board),
    PlaceDeathEaters: Question(tower_moves, tower_refusal, place_death_eater),
}

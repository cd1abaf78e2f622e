"""Special item tokens that are used in a turn, and where they go afterwards (HOG-205, HOG-210, HOG-211)."""

from __future__ import annotations

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import without

from .. import events as event
from ..actions import Action, Pass, Put, Use, Wait
from ..changes import lay_token, push, spend_items
from ..draft import Draft
from ..effects.vocabulary import Special
from ..missions.needs import is_open_somewhere, wait_refusal
from ..mode import mode_of
from ..pack.ids import Id
from ..question import Question
from ..state import State, with_person, with_turn
from ..tasks import ChooseField, LastWord, PutTokens, StartOfTurn

EXTRA_TURN, FLY_OUT = "extra_turn", "fly_out"


def power_of(state: State, token: Id) -> str | None:
    """Return the registered function of a token that is used in a turn, if it is one."""
    found = state.world.tokens.get(token)
    if found is None or found.use != "turn":
        return None
    return next((effect.name for effect in found.effects if isinstance(effect, Special)), None)


def turn_tokens(state: State, seat: Seat) -> list[Id]:
    """List the tokens of a player that can be used in a turn."""
    if not mode_of(state).TOKENS_HAVE_POWERS:
        return []
    return [token for token in state.people[seat].items if power_of(state, token) is not None]


def use_refusal(state: State, seat: Seat, token: Id, *, after_move: bool = False) -> Refusal | None:
    """Return why a token cannot be used, or None. Buckbeak flies instead of a roll, or after the move (RUL-HOG-044)."""
    if token not in state.people[seat].items:
        return Refusal("HOG-205", "not_held")
    if token not in turn_tokens(state, seat):
        return Refusal("HOG-205", "not_usable")
    if power_of(state, token) == FLY_OUT:
        if state.settings.buckbeak_after_move != after_move:
            return Refusal("RUL-HOG-044", "wrong_moment")
        if state.turn.fought:
            return Refusal("HOG-287", "wrong_moment")
        if state.turn.travelled:
            return Refusal("RUL-HOG-041", "one_trip")
    return None


def use_in_turn(draft: Draft, task: StartOfTurn | LastWord, seat: Seat, token: Id) -> None:
    """Use a token once; it then goes to Diagon Alley, Buckbeak after the flight (HOG-205, RUL-HOG-051)."""
    state = draft.state
    draft.emit(event.TokenUsed(seat, token))
    spend_items(draft, seat, (token,))
    if power_of(state, token) == EXTRA_TURN:
        with_turn(state, again=state.turn.again + 1)
        push(draft, PutTokens(seat, (token,)), task)
    else:
        fields = tuple(field.id for field in state.world.fields.values() if field.board != "main")
        push(draft, ChooseField(seat, fields, token, flies=True), PutTokens(seat, (token,)))


# Places for spent tokens


def homes_of(state: State, token: Id) -> tuple[Id, ...]:
    """Return the places for a spent token: Diagon Alley if special, else board 2 (HOG-204, HOG-205, RUL-HOG-050).

    Rules: RUL-HOG-054.
    """
    return state.world.alley_rosettes if state.world.tokens[token].is_special else state.world.far_places


def puts(state: State, task: PutTokens, _: Seat) -> list[Put]:
    return [Put(token, to) for token in task.tokens for to in homes_of(state, token)]


def put_refusal(state: State, task: PutTokens, _: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, Put) or action.token not in task.tokens:
        return Refusal("HOG-204", "must_put_tokens")
    if action.to in homes_of(state, action.token):
        return None
    if state.world.tokens[action.token].is_special:
        return Refusal("HOG-205", "bad_place")
    return Refusal("HOG-204", "bad_place")


def put(draft: Draft, task: PutTokens, seat: Seat, action: Put) -> None:
    lay_token(draft, action.token, action.to)
    draft.emit(event.TokenPut(seat, action.token, action.to))
    left = without(task.tokens, action.token)
    if left:
        push(draft, PutTokens(seat, left))


# The last word


def has_last_word(state: State, task: LastWord) -> bool:
    """Tell whether the player could use a token now, or stay where a trip has led."""
    seat, items = task.seat, state.people[task.seat].items
    can_use = any(use_refusal(state, seat, token, after_move=True) is None for token in items)
    return can_use or could_stay(state, seat)


def could_stay(state: State, seat: Seat) -> bool:
    """Tell whether a team member is on a trip to a place where, as far as all can see, the team may have a mission."""
    person = state.people[seat]
    is_away = state.settings.is_team and person.way_back is not None and not person.waits
    return is_away and is_open_somewhere(state, person.at)


def stay_refusal(state: State, seat: Seat) -> Refusal | None:
    """Refuse to wait unless a trip has led to the place of the team's mission (RUL-HOG-179)."""
    if not could_stay(state, seat):
        return Refusal("RUL-HOG-029", "no_waiting")
    return wait_refusal(state, seat)


def last_words(state: State, _: LastWord, seat: Seat) -> list[Action]:
    """Return what may come at the end of a turn: waiting, another turn, or a flight if the option moves it there."""
    return [Pass(), Wait(), *map(Use, state.people[seat].items)]


def last_refusal(state: State, _: LastWord, seat: Seat, action: Action) -> Refusal | None:
    match action:
        case Pass():
            return None
        case Use(token):
            return use_refusal(state, seat, token, after_move=True)
        case Wait():
            return stay_refusal(state, seat)
    return Refusal("HOG-102", "not_now")


def last_answer(draft: Draft, task: LastWord, seat: Seat, action: Action) -> None:
    match action:
        case Use(token):
            use_in_turn(draft, task, seat, token)
        case Wait():
            with_person(draft.state, seat, waits=True)
            draft.emit(event.Waited(seat))
            push(draft, task)


QUESTIONS = {
    PutTokens: Question(puts, put_refusal, put),
    LastWord: Question(last_words, last_refusal, last_answer, has_last_word),
}

"""The start of a turn: cards and tokens before the roll, and the roll itself (HOG-100, RUL-HOG-061)."""

from __future__ import annotations

from collections.abc import Iterator

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Attempt, Floo, Pass, Play, Roll, Use, Wait
from ..changes import cut_turn, discard, push, relocate
from ..draft import Draft
from ..effects.vocabulary import Discard, Effects, Steal
from ..items.use import use_in_turn, use_refusal
from ..missions.attempt import attempt
from ..missions.needs import attempt_refusal, team_missions, wait_refusal
from ..mode import mode_of
from ..pack.ids import Id
from ..question import Question
from ..state import State, Turn, with_person
from ..tasks import BeginTurn, Do, EndTurn, LastWord, StartOfTurn
from ..walk.trips import floo_refusal, travel_by_floo
from .roll import roll


def begin_turn(draft: Draft, task: BeginTurn) -> None:
    """Begin a turn, and reset what may be done only so often in it (RUL-HOG-046)."""
    state = draft.state
    again = state.turn.again if task.extra else 0
    state.turn = Turn(task.seat, again=again, extra=task.extra, no_roll=state.people[task.seat].skips_roll)
    with_person(state, task.seat, skips_roll=False)
    draft.emit(event.TurnBegan(task.seat, task.extra))
    start = mode_of(state).open_turn(draft, task.seat)
    push(draft, start, LastWord(task.seat), EndTurn(task.seat))
    # Only StartOfTurn lets the player pass instead of rolling; any other opening is skipped altogether.
    if state.turn.no_roll and not isinstance(start, StartOfTurn):
        draft.emit(event.Stayed(task.seat))
        cut_turn(draft, task.seat)


def candidates(state: State, task: StartOfTurn, seat: Seat) -> Iterator[Action]:
    yield from (Roll(), Pass(), Wait())
    yield from map(Attempt, dict.fromkeys(team_missions(state, seat)))
    yield from map(Play, dict.fromkeys(state.people[seat].magic))
    yield from map(Use, state.people[seat].items)
    yield from map(Floo, state.world.floo_places)
    yield from mode_of(state).extras(state, task, seat)


def refusal(state: State, task: StartOfTurn, seat: Seat, action: Action) -> Refusal | None:
    mode = mode_of(state)
    match action:
        case Roll() | Floo() if (kept := mode.move_refusal(state, seat)) is not None:
            return kept
        case Roll() if state.turn.no_roll:
            return Refusal("HOG-100", "no_roll")
        case Roll():
            return None
        case Pass() if state.turn.no_roll:
            return None
        case Wait():
            return wait_refusal(state, seat)
        case Attempt(mission) if state.settings.is_team:
            return attempt_refusal(state, seat, mission)
        case Play(card):
            return card_refusal(state, seat, card)
        case Use(token):
            return use_refusal(state, seat, token)
        case Floo(to):
            return _standing_floo_refusal(state, seat, to)
    return mode.extra_refusal(state, task, seat, action)


def answer(draft: Draft, task: StartOfTurn, seat: Seat, action: Action) -> None:
    """Begin the move with the roll, or use cards and tokens before it, as many as one likes.

    A team that is all there attempts its mission instead of moving on (RUL-HOG-180).
    """
    match action:
        case Roll():
            come_home(draft, seat)
            roll(draft, seat)
        case Pass():
            draft.emit(event.Stayed(seat))
        case Attempt(mission):
            attempt(draft, seat, mission)
        case Wait():
            with_person(draft.state, seat, waits=True)
            draft.emit(event.Waited(seat))
        case Play(card):
            play_card(draft, task, seat, card)
        case Use(token):
            use_in_turn(draft, task, seat, token)
        case Floo(to):
            travel_by_floo(draft, seat, to)
        case _:
            mode_of(draft.state).extra(draft, task, seat, action)


def come_home(draft: Draft, seat: Seat) -> None:
    """Return a player who gives up waiting far away to where the trip began (RUL-HOG-179)."""
    home = draft.state.people[seat].way_back
    if home is not None:
        relocate(draft, seat, home, "return")


# Cards


def card_refusal(state: State, seat: Seat, card: Id) -> Refusal | None:
    """Refuse cards for other moments, and in the underage variant those against others (HOG-258)."""
    if card not in state.people[seat].magic:
        return Refusal("HOG-250", "not_held")
    magic = state.world.magic[card]
    if magic.type != "start_of_turn":
        return Refusal("RUL-HOG-061", "wrong_moment_for_card")
    if not is_against_others(magic.effects):
        return None
    if state.settings.is_underage:
        return Refusal("HOG-258", "not_against_players")
    if len(state.people) == 1:
        return Refusal("HOG-250", "no_target")
    return None


def is_against_others(effects: Effects) -> bool:
    """Tell whether some effect happens to a player one chooses."""
    return any(
        isinstance(effect, Steal) or (isinstance(effect, Discard) and effect.who == "chosen_player")
        for effect in effects
    )


def play_card(draft: Draft, task: StartOfTurn, seat: Seat, card: Id) -> None:
    """Announce the card, put it under its deck, and do its effects (HOG-255, HOG-257, HOG-261)."""
    draft.emit(event.CardPlayed(seat, card))
    discard(draft, seat, (card,), "played")
    push(draft, Do(seat, draft.state.world.magic[card].effects, card), task)


# Floo powder from a standing start, where the table allows it


def _standing_floo_refusal(state: State, seat: Seat, to: Id) -> Refusal | None:
    if not state.settings.floo_from_standing:
        return Refusal("RUL-HOG-041", "move_first")
    return floo_refusal(state, seat, to)


DOERS = {BeginTurn: begin_turn}
QUESTIONS = {StartOfTurn: Question(candidates, refusal, answer)}

"""The end of the game: when it is reached, and who has won (section 2, RUL-HOG-001 to RUL-HOG-005)."""

from __future__ import annotations

from commonroom.engine import Outcome, Seat

from . import events as event
from .draft import Draft
from .events.causes import Ending
from .mode import mode_of
from .state import State
from .tasks import PutTokens


def finish(draft: Draft, winners: tuple[Seat, ...], side: int | None, reason: Ending) -> None:
    """End the game with this result; set aside tokens that nobody puts on the board any more."""
    state = draft.state
    left = (token for task in state.agenda if isinstance(task, PutTokens) for token in task.tokens)
    state.aside = (*state.aside, *left)
    state.result, state.agenda = Outcome(winners, side, reason), ()
    draft.emit(event.GameOver(state.result))


def lose_alone(draft: Draft) -> None:
    """End the game of a solo player without HP as lost (HOG-371)."""
    finish(draft, (), None, "knocked_out")


def qualifies(state: State, seat: Seat) -> bool:
    """Tell whether a player, or the team, has what ends the game (HOG-022 to HOG-026)."""
    return state.points(seat) > state.settings.goal.points and has_done_enough(state, seat)


def has_done_enough(state: State, seat: Seat) -> bool:
    """Tell whether missions and match are done, whatever the points (HOG-026, RUL-HOG-004)."""
    if state.missions_done(seat) < state.settings.goal.missions:
        return False
    return not state.settings.match_needed or state.people[seat].matches > 0


def call_end(draft: Draft) -> None:
    """Call the end once somebody has met the condition; it stays called, whatever happens (RUL-HOG-002)."""
    state = draft.state
    if state.end_called is not None:
        return
    seat = mode_of(state).ends(state)
    if seat is not None:
        state.end_called = seat
        draft.emit(event.EndCalled(seat))


def ends_at_once(state: State) -> bool:
    """Tell whether the option ends the game now, without waiting for the round (RUL-HOG-001)."""
    return state.end_called is not None and state.settings.immediate_end


def is_over(state: State, last_of_round: bool) -> bool:
    """Tell whether the game ends with this turn.

    Extra turns belong to the turn (RUL-HOG-003), but a solo player has already won (RUL-HOG-121).
    """
    if state.end_called is None:
        return False
    return state.settings.is_solo or state.settings.immediate_end or (last_of_round and state.turn.again == 0)


def compare(draft: Draft) -> None:
    """Name the winners by points, then missions, then death eaters and matches; equals share (RUL-HOG-005, HOG-020)."""
    state = draft.state
    if state.settings.is_solo:
        finish(draft, (0,), 0, "goal")  # RUL-HOG-121
        return
    rivals = list(state.seats)
    if state.settings.only_qualified_win:
        rivals = [seat for seat in rivals if has_done_enough(state, seat)] or rivals
    best = max(_rank(state, seat) for seat in rivals)
    winners = tuple(seat for seat in rivals if _rank(state, seat) == best)
    sides = {state.side(seat) for seat in winners}
    finish(draft, winners, sides.pop() if len(sides) == 1 else None, "points")


def _rank(state: State, seat: Seat) -> tuple[int, int, int]:
    team = [state.people[each] for each in state.mates(seat)]
    feats = sum(person.beaten + person.matches_won for person in team)
    return state.points(seat), state.missions_done(seat), feats

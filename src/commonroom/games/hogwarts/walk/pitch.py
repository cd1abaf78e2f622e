"""A match on the Quidditch pitch, by its own rules (section 17)."""

from __future__ import annotations

from msgspec.structs import replace

from commonroom.engine import Refusal, Seat

from .. import events as event
from .. import match
from ..actions import Action, MatchMove
from ..board.map import House
from ..changes import change_points, push
from ..draft import Draft
from ..ending import call_end
from ..match.actions import Action as MatchAction
from ..match.actions import Concede
from ..match.moves import candidates
from ..match.play.automaton import next_move
from ..options import Settings
from ..pack.ids import Id
from ..pack.world import World
from ..question import Question
from ..state import State, with_person
from ..tasks import PlayMatch


def match_settings(world: World, chosen: Settings, houses: tuple[House, House]) -> match.Settings:
    """Return the settings of a match at this table (HOG-402)."""
    return match.settings_for(
        world.pack,
        houses,
        placement="free" if chosen.free_placement else "default",
        bludger="exact" if chosen.exact_bludger else "within",
        steal_cost=chosen.steal_cost,
        match_turns=chosen.match_turns,
        is_revised=chosen.is_revised,
    )


def begin_match(draft: Draft, sides: tuple[Seat, Seat | None], houses: tuple[House, House]) -> None:
    """Set up the pitch with the quidditch deck in its present order (HOG-400)."""
    state = draft.state
    settings = match_settings(state.world, state.settings, houses)
    draft.emit(event.MatchBegan(*sides, houses))
    home = _call(draft, sides[1])
    begun, events = match.begin(settings, state.decks["quidditch"], draft.dice)
    state.decks = {**state.decks, "quidditch": ()}
    for happened in events:
        draft.emit(event.MatchEvent(sides, happened))
    go_on(draft, PlayMatch(sides, begun, home))


def _call(draft: Draft, challenged: Seat | None) -> Id | None:
    """Put the challenged pawn on the pitch for the match (HOG-400); return where it came from."""
    if challenged is None:
        return None
    home = draft.state.people[challenged].at
    with_person(draft.state, challenged, at=draft.state.world.places.pitch)
    draft.emit(event.Moved(challenged, draft.state.world.places.pitch, "match"))
    return home


def go_on(draft: Draft, task: PlayMatch) -> None:
    """Play for the automated side as long as it has to act; settle the result when the match is over (RUL-HOG-120)."""
    while (result := match.outcome(task.state)) is None and task.sides[1] is None and match.to_act(task.state) == (1,):
        task = _moved(draft, task, 1, next_move(task.state, 1))
    if result is None:
        push(draft, task)
    else:
        end_match(draft, task, result.winners)


def _moved(draft: Draft, task: PlayMatch, side: int, move: MatchAction) -> PlayMatch:
    after, events = match.apply(task.state, side, move, draft.dice)
    for happened in events:
        draft.emit(event.MatchEvent(task.sides, happened))
    return replace(task, state=after)


def end_match(draft: Draft, task: PlayMatch, winners: tuple[int, ...]) -> None:
    """Give the winner 40 points, put all cards under their deck, and count the match (HOG-455, RUL-HOG-141)."""
    game = draft.state
    game.decks = {**game.decks, "quidditch": task.state.deck}
    winner = task.sides[winners[0]]
    draft.emit(event.MatchOver(winner))
    for seat in task.sides:
        if seat is not None:
            person = game.people[seat]
            with_person(game, seat, matches=person.matches + 1, matches_won=person.matches_won + (seat == winner))
    if winner is not None:
        change_points(draft, winner, match.PRIZE, "match")
    call_end(draft)  # a match may be what was missing, even a lost one (HOG-026)
    if task.home is not None:  # RUL-HOG-142
        challenged = task.sides[1]
        assert challenged is not None
        with_person(game, challenged, at=task.home)
        draft.emit(event.Moved(challenged, task.home, "return"))


def side_of(task: PlayMatch, seat: Seat) -> int:
    return task.sides.index(seat)


def players(_: State, task: PlayMatch) -> tuple[Seat, ...]:
    """Return which of the two has to act."""
    seats = (task.sides[side] for side in match.to_act(task.state))
    return tuple(sorted(seat for seat in seats if seat is not None))


def in_the_match(_: State, task: PlayMatch, seat: Seat) -> list[MatchMove]:
    return [MatchMove(move) for move in candidates(task.state, side_of(task, seat))]


def match_refusal(_: State, task: PlayMatch, seat: Seat, action: Action) -> Refusal | None:
    if not isinstance(action, MatchMove):
        return Refusal("HOG-401", "match_first")
    if isinstance(action.move, Concede):
        return Refusal("RUL-HOG-123", "play_to_end")
    return match.refusal(task.state, side_of(task, seat), action.move)


def match_answer(draft: Draft, task: PlayMatch, seat: Seat, action: MatchMove) -> None:
    go_on(draft, _moved(draft, task, side_of(task, seat), action.move))


QUESTIONS = {PlayMatch: Question(in_the_match, match_refusal, match_answer, seats=players)}

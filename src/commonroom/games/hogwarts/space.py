"""Every action that could be sent at a table, sensible or not: for brute force and for learners.

Candidates of the questions on the agenda come last. The actions before them do not ask what is allowed, so brute force
over them finds an answer that a question accepts but does not offer.
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, permutations
from typing import get_args, get_type_hints

from . import actions as act
from . import match
from .agenda import QUESTIONS
from .board.map import HOUSES
from .effects.vocabulary import Deck
from .match import actions as on_the_pitch
from .pack.ids import Id
from .state import State
from .tasks import ArrangeTop, PlayMatch, PutTokens

MOST_DICE = 4
"""The most dice for which rerolls are listed."""
DRAWN = get_args(get_type_hints(act.Draw)["deck"])
PRIZES = get_args(get_type_hints(act.Prize)["what"])
PLAIN: tuple[act.Action, ...] = (
    act.Roll(),
    act.Stop(),
    act.Pass(),
    act.Wait(),
    act.Accept(),
    act.Refuse(),
    act.Portkey(),
    act.Attack(),
    act.Destroy(),
)


def space(state: State) -> Iterator[act.Action]:
    """Yield every action with the names of this table, legal ones among them."""
    yield from PLAIN
    yield from _with_people(state)
    yield from _with_fields(state)
    yield from _with_cards(state)
    yield from _with_tokens(state)
    yield from _with_dice()
    yield from _in_a_match(state)
    yield from _to_what_is_asked(state)


def _with_people(state: State) -> Iterator[act.Action]:
    yield from map(act.ChooseCharacter, state.world.characters)
    yield from map(act.Move, state.world.characters)
    yield from map(act.ChooseHouse, HOUSES)
    yield from (act.Challenge(house, seat) for house in HOUSES for seat in (None, *state.seats))
    for seat in state.seats:
        yield act.Target(seat)
        yield act.FightWith(seat)


def _with_fields(state: State) -> Iterator[act.Action]:
    for field in state.world.fields:
        yield act.Step(field)
        yield act.Go(field)
        yield act.Floo(field)


def _with_cards(state: State) -> Iterator[act.Action]:
    world = state.world
    yield from map(act.Play, world.magic)
    yield from map(act.Choose, world.magic)
    yield from map(act.Discard, (*world.magic, *world.books, *world.behaviours))
    yield from map(act.Exam, world.books)
    yield from map(act.Attempt, world.missions)
    yield from map(act.ExchangeMission, world.missions)
    yield from map(act.Look, get_args(Deck))
    yield from map(act.Draw, DRAWN)
    yield from map(act.Prize, PRIZES)
    shown = next((task.cards for task in state.agenda if isinstance(task, ArrangeTop)), tuple(world.magic)[:2])
    yield from map(act.Arrange, permutations(shown))


def _with_tokens(state: State) -> Iterator[act.Action]:
    """Yield actions with tokens; swaps only for tokens that somebody has, since all for all would show no more."""
    tokens = tuple(state.world.tokens)
    held = [token for person in state.people for token in person.items]
    yield from map(act.Use, tokens)
    yield from map(act.Propose, tokens)
    yield from map(act.Take, tokens)
    yield from (act.Take(token, leave) for token in tokens for leave in held[:8])
    for seat, person in enumerate(state.people):
        yield from (act.Hand(token, seat) for token in tokens)
        yield from (act.Offer(seat, give, want) for give in held[:8] for want in (*person.items, tokens[0]))
    for token in _to_be_put(state):
        yield from (act.Put(token, field) for field in state.world.fields)


def _to_be_put(state: State) -> Iterator[Id]:
    """Yield the tokens and pawns that are being placed, and one that never is."""
    for task in state.agenda:
        if isinstance(task, PutTokens):
            yield from task.tokens
    yield from state.world.death_eaters
    yield next(iter(state.world.tokens))


def _with_dice() -> Iterator[act.Action]:
    yield from map(act.Adjust, range(-3, 4))
    for count in range(MOST_DICE + 1):
        yield from map(act.Reroll, combinations(range(MOST_DICE), count))


def _to_what_is_asked(state: State) -> Iterator[act.Action]:
    """Yield the candidates of all questions on the agenda, for every seat that they ask."""
    for task in state.agenda:
        question = QUESTIONS.get(type(task))
        if question is not None:
            for seat in question.seats(state, task):
                yield from question.candidates(state, task, seat)


def _in_a_match(state: State) -> Iterator[act.Action]:
    """Yield the actions of the match that is being played, or a few as an example."""
    played = next((task.state for task in state.agenda if isinstance(task, PlayMatch)), None)
    some = (on_the_pitch.ROLL, on_the_pitch.END, on_the_pitch.CONCEDE)
    yield from map(act.MatchMove, some if played is None else match.space(played))

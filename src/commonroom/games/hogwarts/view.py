"""Views of a seat or a watcher: the only place that hides anything (RUL-HOG-013)."""

from __future__ import annotations

from typing import Any

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from commonroom.engine import Outcome, Seat, Viewer

from . import events as event
from . import match
from .editions import Variant
from .effects.vocabulary import Deck
from .knowledge.secrets import HIDDEN_THINGS, WITHHELD, backs, may_see, side_of
from .legality import to_act
from .match.view import View as MatchView
from .mode import mode_of
from .options import Goal
from .pack.ids import Id
from .page_tasks import PageTask
from .position.pieces import searches
from .state import DeathEater, Person, State, Turn
from .tasks import PlayMatch, Task


class PersonView(msgspec.Struct, frozen=True):
    """A player as one viewer sees them. Cards that this viewer may not know are backs."""

    character: Id | None
    at: Id
    hp: int
    points: int
    """House points; those of the team, where there are teams."""
    books: tuple[Id, ...]
    spells: tuple[Id, ...]
    potions: tuple[Id, ...]
    floo_cards: tuple[Id, ...]
    """Kept behaviour cards, which everybody has seen."""
    floo: int
    portkey: int
    items: tuple[Id, ...]
    missions: tuple[Id, ...]
    done: tuple[Id, ...]
    matches: int
    matches_won: int
    beaten: int
    move_bonus: int
    extra_move_dice: int
    skips_roll: bool
    waits: bool
    must_retry: bool
    spared: bool
    """True if nobody attacks this hero before the next turn: they were beaten back to Start."""
    way_back: Id | None


class View(msgspec.Struct):
    """A game as one viewer sees it; only the fields named here are shown."""

    edition: str
    seat: Viewer
    variant: Variant
    sides: tuple[int, ...]
    goal: Goal
    match_needed: bool
    """True if a player must have played a match to end the game."""
    people: tuple[PersonView, ...]
    decks: dict[Deck, int]
    """Number of cards in each deck."""
    mission_pile: int
    tokens: dict[Id, tuple[Id, ...]]
    aside: tuple[Id, ...]
    death_eaters: tuple[DeathEater, ...]
    """Their cards are backs, except to the player who plays them."""
    first: Seat
    turn: Turn
    round: int
    asked: tuple[Seat, ...]
    """The seats that the open question is put to."""
    agenda: tuple[PageTask, ...]
    """The tasks still to be done, the open question last; cards that this viewer may not know are backs."""
    end_called: Seat | None
    destroyed: tuple[Id, ...]
    returned: bool
    shown: tuple[Id, ...]
    """Cards that the last action showed to everybody, wherever they lie by now."""
    result: Outcome | None
    match: MatchView | None
    """The match that is being played, as its two sides and everybody else see it."""
    search: tuple[Id, ...] | UnsetType = UNSET
    """The cards of the deck that this viewer is searching."""


def view(state: State, seat: Viewer) -> View:
    """Return all that this seat, or a watcher, may know of the state."""
    settings = state.settings
    return View(
        edition=settings.edition,
        seat=seat,
        variant=settings.variant,
        sides=settings.sides,
        goal=settings.goal,
        match_needed=settings.match_needed,
        people=tuple(_person(state, owner, person, seat) for owner, person in enumerate(state.people)),
        decks={deck: len(cards) for deck, cards in state.decks.items()},
        mission_pile=len(state.mission_pile),
        tokens=dict(state.tokens),
        aside=state.aside,
        death_eaters=tuple(_death_eater(state, foe, seat) for foe in state.death_eaters),
        first=state.first,
        turn=state.turn,
        round=state.round,
        asked=to_act(state),
        agenda=tuple(_task(state, task, seat) for task in state.agenda),
        end_called=state.end_called,
        destroyed=state.destroyed,
        returned=state.returned,
        shown=state.shown,
        result=state.result,
        match=_match(state, seat),
        search=_search(state, seat),
    )


def _person(state: State, owner: Seat, person: Person, viewer: Viewer) -> PersonView:
    known = may_see(state, owner, viewer)
    return PersonView(
        character=person.character,
        at=person.at,
        hp=person.hp,
        points=state.points(owner),
        books=person.book if known else backs(person.book),
        spells=person.spell if known else backs(person.spell),
        potions=person.potion if known else backs(person.potion),
        floo_cards=person.behaviour,
        floo=person.floo,
        portkey=person.portkey,
        items=person.items,
        missions=person.missions if known else backs(person.missions),
        done=person.done,
        matches=person.matches,
        matches_won=person.matches_won,
        beaten=person.beaten,
        move_bonus=person.move_bonus,
        extra_move_dice=person.extra_move_dice,
        skips_roll=person.skips_roll,
        waits=person.waits,
        must_retry=person.must_retry,
        spared=person.spared,
        way_back=person.way_back,
    )


def _death_eater(state: State, foe: DeathEater, viewer: Viewer) -> DeathEater:
    """Hide a death eater's cards from all but its player (RUL-HOG-085)."""
    if not (foe.spell or foe.potion) or may_see(state, mode_of(state).player_of(state, foe.id), viewer):
        return foe
    return replace(foe, spell=backs(foe.spell), potion=backs(foe.potion))


def _task(state: State, task: Task, viewer: Viewer) -> Any:
    """Return a task without what only some may know; the match has a view of its own."""
    if isinstance(task, PlayMatch):
        return replace(task, state=None)
    secret = HIDDEN_THINGS.get(type(task))
    if secret is None or may_see(state, secret.owner(task), viewer):
        return task
    return secret.hidden(task)


def _match(state: State, viewer: Viewer) -> MatchView | None:
    for task in state.agenda:
        if isinstance(task, PlayMatch):
            return match.view(task.state, side_of(task.sides, viewer))
    return None


def _search(state: State, viewer: Viewer) -> tuple[Id, ...] | UnsetType:
    """Return the cards of a deck to the player who searches it, but not their order (HOG-256)."""
    for search in searches(state.agenda):
        if may_see(state, search.seat, viewer):
            return tuple(sorted(state.decks[search.deck]))
    return UNSET


def seen(happened: event.Event, seat: Viewer) -> event.Event | None:
    """Return what this seat, or a watcher, may know of an event."""
    if isinstance(happened, event.MatchEvent):
        known = match.seen(happened.event, side_of(happened.sides, seat))
        return None if known is None else replace(happened, event=known)
    if not isinstance(happened, event.Secret):
        return happened
    knows = seat is not None and seat in (happened.known_to or ())
    return replace(happened, known_to=UNSET, **({} if knows else WITHHELD[type(happened)]))

"""The second mode's answers to the questions of `mode.py`: Voldemort Returns (section 18)."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from types import ModuleType
from typing import Final, get_args

from msgspec import UNSET

from commonroom.engine import Refusal, Seat

from .. import events as event
from ..actions import Action, Destroy, Hand
from ..changes import push
from ..draft import Draft
from ..fights.fighters import foe_of, seat_of
from ..fights.tasks import ClashOver, Fight, FightKind
from ..mode import CardLimit, Lying, Problem
from ..options import Settings
from ..pack.ids import Id
from ..pack.people import Role
from ..pack.world import World
from ..position.form import SIDES, Position
from ..position.soundness import NO_DEATH_EATERS, unknown
from ..state import Held, State, with_person
from ..tasks import StartOfTurn, Task, Walk
from ..walk.meeting import others_at
from ..walk.steps import is_stuck
from . import dark_turn, defeat, hand_over, horcruxes, meetings, ritual
from .arrival import arrive as arrive
from .draws import decks as decks
from .draws import draws as draws
from .draws import room_refusal as room_refusal
from .draws import stop_effects as stop_effects
from .edition import EDITION as EDITION
from .edition import choices
from .ends import has_to_retry
from .ends import walk_ends as walk_ends
from .hand_over import hand_refusal, handed, hands
from .layout import board_refusal as board_refusal
from .layout import boards as boards
from .layout import laid_out as laid_out
from .layout import with_horcruxes
from .pickup import take_refusal as take_refusal
from .preview import chances as chances
from .preview import preview as preview
from .sides import DARK, dark_seat_of, hero_boards, heroes_at, is_hero, is_voldemort, with_role
from .tasks import DarkTurn, ReturnsTask

CHAPTERS: Final[tuple[ModuleType, ...]] = (dark_turn, hand_over, horcruxes, meetings, ritual, defeat)
TASKS: Final[tuple[type, ...]] = get_args(ReturnsTask)
OWN: Final = None
DEALT: Final[tuple[Held, ...]] = ("spell", "potion")
"""All but books, which this mode does not have (HOG-601)."""
TOKENS_HAVE_POWERS: Final = False
"""Tokens only matter as what the sides look for (RUL-HOG-154)."""
DEATH_EATERS_RECOVER: Final = False
"""Their cards and HP last beyond a fight (HOG-623, HOG-744)."""

FIGHT_CARDS = 3
"""Spells and potions in every fight (HOG-740)."""


# The table before the first turn


def start_travel(state: State, seat: Seat) -> tuple[int, int]:
    """Give heroes floo powder and a portkey, the dark side neither (HOG-604, HOG-605)."""
    return (1, 1) if is_hero(state, seat) else (0, 0)


def placed(draft: Draft, seat: Seat, foe: Id) -> None:
    """Deal the cards of its board to a death eater that appears (HOG-623)."""
    ritual.deal_death_eater(draft, seat, foe)


def tower_refusal(state: State, tower: Id) -> Refusal | None:
    """Refuse a tower where a hero stands (RUL-HOG-160)."""
    if heroes_at(state, tower):
        return Refusal("RUL-HOG-160", "hero_there")
    return None


# A turn


def open_turn(draft: Draft, seat: Seat) -> Task:
    """Let Voldemort move his pawns; free a hero whose horcrux can no longer be tried (HOG-631)."""
    state = draft.state
    with_person(state, seat, spared=False)
    if is_voldemort(state, seat):
        return DarkTurn(seat)
    with_person(state, seat, must_retry=has_to_retry(state, seat))
    return StartOfTurn(seat)


def move_refusal(state: State, seat: Seat) -> Refusal | None:
    """Refuse to move after a failed attempt (HOG-631)."""
    if has_to_retry(state, seat):
        return Refusal("HOG-631", "must_retry")
    return None


def extras(state: State, task: StartOfTurn | Walk, seat: Seat) -> Iterator[Action]:
    """List trying a horcrux again, and handing weapons to friends, also in passing (HOG-631, HOG-632)."""
    if isinstance(task, StartOfTurn):
        yield Destroy()
    if isinstance(task, StartOfTurn) or task.pawn is None:
        yield from hands(state, seat)


def _disarms(state: State, walk: Walk, hand: Hand) -> bool:
    """Tell whether only a horcrux lets the walk end here, and the weapon for it would be gone (RUL-HOG-163)."""
    return is_stuck(handed(state, walk.seat, hand), walk)


def extra_refusal(state: State, task: StartOfTurn | Walk, seat: Seat, action: Action) -> Refusal | None:
    """Refuse what cannot be tried or handed over now, and everything else."""
    if isinstance(task, Walk):
        if not isinstance(action, Hand) or task.pawn is not None:
            return Refusal("HOG-100", "not_now")
        refused = hand_refusal(state, seat, action)
        if refused is None and _disarms(state, task, action):
            return Refusal("HOG-110", "cannot_finish")
        return refused
    match action:
        case Destroy():
            return _retry_refusal(state, seat)
        case Hand():
            return hand_refusal(state, seat, action)
    return Refusal("HOG-100", "not_now")


def _retry_refusal(state: State, seat: Seat) -> Refusal | None:
    """Refuse to try a horcrux instead of moving, except after a failed attempt (RUL-HOG-029, HOG-631)."""
    refused = horcruxes.destroy_refusal(state, seat)
    if refused is not None or has_to_retry(state, seat):
        return refused
    return Refusal("RUL-HOG-163", "move_first")


def extra(draft: Draft, task: StartOfTurn | Walk, seat: Seat, action: Action) -> None:
    """Try the horcrux, which ends the turn, or hand a weapon over, after which the turn goes on."""
    match action:
        case Destroy():
            draft.emit(event.Stayed(seat))
            horcruxes.attempt(draft, seat)
        case Hand():
            push(draft, task)
            hand_over.hand_over(draft, seat, action)


def ends(_: State) -> Seat | None:
    """Return nobody: points end nothing here; Harry and Voldemort decide the game (HOG-641)."""
    return None


# Walks and meetings


def opponents_at(state: State, seat: Seat, place: Id, pawn: Id | None) -> tuple[Seat, ...]:
    """Return the players to fight, or to meet for the final duel (HOG-602)."""
    others = others_at(state, seat, place)
    attacked = tuple(other for other in others if not state.people[other].spared)  # RUL-HOG-185
    if not state.returned:  # RUL-HOG-155
        return attacked if choices(state).early_fights else ()
    if pawn is not None:
        return attacked
    # Voldemort and Harry meet; nobody else has anything to do with Voldemort himself (HOG-640).
    hero = state.world.pack.returns.hero
    return tuple(other for other in others if hero in (state.people[seat].character, state.people[other].character))


def fights_death_eaters(state: State, seat: Seat) -> bool:
    """Tell whether the seat is a hero: death eaters fight heroes, and follow Voldemort."""
    return is_hero(state, seat)


def rivals(*_: object) -> Iterator[Seat | None]:
    """List nobody: there are no matches (RUL-HOG-157)."""
    return iter(())


def trade_refusal(_: State) -> Refusal | None:
    """Refuse every exchange (RUL-HOG-157)."""
    return Refusal("RUL-HOG-055", "no_trade")


# Fights


def card_limit(*_: object) -> CardLimit:
    """Return the limit, which is the same for every fight."""
    return CardLimit(FIGHT_CARDS, "HOG-740")


def has_defence_dice(*_: object) -> bool:
    """Return True: every fight has them (HOG-730)."""
    return True


def least_hp(kind: FightKind) -> int:
    """Return 0: everybody fights to the last HP, except in a duel (HOG-735)."""
    return 1 if kind == "duel" else 0


def decided(draft: Draft, fight: Fight, winner: int) -> None:
    """Leave the outcome to `defeat.py` (HOG-742 to HOG-744)."""
    foe = foe_of(draft.state, fight)
    player = next(index for index, fighter in enumerate(fight.fighters) if fighter.foe is None)
    other = None if foe is not None else seat_of(fight.fighters[1 - player])
    push(draft, ClashOver(seat_of(fight.fighters[player]), winner == player, other, foe))


def player_of(state: State, _: Id) -> Seat | None:
    """Return the dark side, which plays all death eaters (HOG-623)."""
    return dark_seat_of(state)


# Positions


def role(state: State, seat: Seat) -> Role:
    """Return Pettigrew or, after the return, Voldemort; all others play students (HOG-604, HOG-622)."""
    if state.side(seat) != DARK:
        return "student"
    return "voldemort" if state.returned else "pettigrew"


def castable(state: State, seat: Seat) -> Iterable[Id]:
    """List the heroes, or the one board of the dark side."""
    return hero_boards(state.world) if state.side(seat) != DARK else (with_role(state.world, role(state, seat)),)


def recast(state: State, seat: Seat) -> bool:
    """Tell whether Pettigrew's board was exchanged in the ritual (HOG-622)."""
    return state.returned and state.side(seat) == DARK


def take_over(state: State, given: Position) -> None:
    """Take over the return, and which horcruxes are destroyed: as written, or all but those left."""
    state.returned, state.destroyed = given.returned, given.destroyed
    if given.horcruxes is not UNSET:
        horcruxes = (horcrux.token for horcrux in state.world.pack.returns.horcrux)
        state.destroyed = tuple(token for token in horcruxes if token not in given.horcruxes)


def adjust(state: State) -> None:
    """Take one HP off Voldemort for each destroyed horcrux (HOG-630)."""
    if state.returned:
        dark = dark_seat_of(state)
        with_person(state, dark, hp=state.people[dark].hp - len(state.destroyed))


def used_up(state: State) -> tuple[Id, ...]:
    """Return what the ritual needed, once Voldemort has returned (RUL-HOG-158)."""
    return state.world.pack.returns.ritual if state.returned else ()


def lay_rest(state: State, tokens: Lying, taken: frozenset[Id]) -> Lying:
    """Put horcruxes in their places (HOG-606)."""
    named = {token for here in tokens.values() for token in here}
    return with_horcruxes(state.world, tokens, taken | named)


def foreign(given: Position, world: World, chosen: Settings) -> Iterator[Problem]:
    """Report horcruxes that there are not or that are told twice, and seats that are written on the other side."""
    if given.horcruxes is not UNSET and given.destroyed:
        yield "horcruxes", "says which are left, so that destroyed need not say which are not"
    horcruxes = [horcrux.token for horcrux in world.pack.returns.horcrux]
    yield from unknown("destroyed", given.destroyed, horcruxes, "a horcrux")
    yield from unknown("horcruxes", given.horcruxes or (), horcruxes, "a horcrux")
    for number, written in enumerate(given.seats or ()):
        if written.side is not UNSET and SIDES.index(written.side) != chosen.sides[number]:
            yield f"seats[{number}].side", f"this seat plays for {SIDES[chosen.sides[number]]} at this table (HOG-604)"


def impossible(state: State) -> Iterator[Problem]:
    """Report death eaters before the return, and a horcrux that is destroyed twice (HOG-623, HOG-630)."""
    if state.death_eaters and not state.returned:
        yield "death_eaters", NO_DEATH_EATERS
    if len(set(state.destroyed)) < len(state.destroyed):
        yield "destroyed", "a horcrux is destroyed only once"


# Statistics


def figures(state: State) -> dict[str, int]:
    """Count the destroyed horcruxes, and the return."""
    return {"horcruxes destroyed": len(state.destroyed), "Voldemort returned": int(state.returned)}

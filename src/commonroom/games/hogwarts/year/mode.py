"""The first mode's answers to the questions of `mode.py`."""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from types import ModuleType
from typing import Final

from msgspec import UNSET

from commonroom.engine import Refusal, Seat

from ..actions import Action
from ..changes import knock_out, push
from ..draft import Draft
from ..effects.vocabulary import Deck, Effects
from ..ending import qualifies
from ..fights.clash import defeat
from ..fights.fighters import foe_of, seat_of
from ..fights.prizes import PRIZE_CARDS, PRIZE_ITEMS
from ..fights.tasks import Fight, FightKind
from ..mode import CardLimit, Lying, Problem
from ..options import Settings
from ..pack.ids import Id
from ..pack.people import Role
from ..pack.world import World
from ..position.form import Position
from ..position.pieces import fights
from ..position.soundness import NO_DEATH_EATERS
from ..start.layout import free_towers
from ..state import Held, State
from ..tasks import StartOfTurn, TakePrize
from ..walk.field import extra_draw
from ..walk.meeting import others_at
from .arrival import arrive as arrive
from .edition import EDITION as EDITION
from .ends import walk_ends as walk_ends
from .layout import laid_out as laid_out
from .preview import preview as preview

CHAPTERS: Final[tuple[ModuleType, ...]] = ()
TASKS: Final[tuple[type, ...]] = ()
OWN: Final = None
DEALT: Final[tuple[Held, ...]] = ("book", "spell", "potion")
TOKENS_HAVE_POWERS: Final = True
DEATH_EATERS_RECOVER: Final = True
"""They draw cards for each fight; afterwards those go back, and the HP are full again (RUL-HOG-085, RUL-HOG-086)."""

PLAYER_CARDS, DEATH_EATER_CARDS = 2, 3
"""Spells and potions in a fight with a player, one of each (HOG-292), and with a death eater (RUL-HOG-087)."""
OTHER_EDITION = "belongs to the other edition, Voldemort Returns"


# The table before the first turn


def boards(state: State) -> Iterable[Id]:
    """List the students (HOG-064)."""
    return state.world.students


def board_refusal(state: State, board: Id) -> Refusal | None:
    """Refuse a board that is not a student's, or taken."""
    if board not in state.world.students:
        return Refusal("HOG-064", "not_a_student")
    if any(person.character == board for person in state.people):
        return Refusal("HOG-063", "character_taken")
    return None


def start_travel(state: State, _: Seat) -> tuple[int, int]:
    """Return the start values; underage wizards get one floo powder more (HOG-066)."""
    return (2 if state.settings.is_underage else 1), 1


def placed(*_: object) -> None:
    """Do nothing: a death eater draws its cards when it fights."""


def tower_refusal(*_: object) -> None:
    """Allow any free tower."""


# A turn


def open_turn(_: Draft, seat: Seat) -> StartOfTurn:
    """Start every turn with what may be done before the roll."""
    return StartOfTurn(seat)


def move_refusal(*_: object) -> None:
    """Allow everybody to move."""


def extras(*_: object) -> Iterator[Action]:
    """Offer nothing besides."""
    return iter(())


def extra_refusal(*_: object) -> Refusal:
    """Refuse everything else."""
    return Refusal("HOG-100", "not_now")


def extra(*_: object) -> None:
    """Do nothing: there are no extras."""


def ends(state: State) -> Seat | None:
    """Return who has the points, missions and match that end the game (HOG-022 to HOG-026)."""
    return next((seat for seat in state.from_seat(state.turn.seat) if qualifies(state, seat)), None)


# Meetings and fields


def opponents_at(state: State, seat: Seat, place: Id, _: Id | None) -> tuple[Seat, ...]:
    """Return all players of other sides."""
    return () if state.settings.is_solo else others_at(state, seat, place)


def fights_death_eaters(state: State, _: Seat) -> bool:
    """Tell whether the table has death eaters that fight (HOG-307, RUL-HOG-090)."""
    return state.settings.fights_death_eaters


def rivals(state: State, seat: Seat) -> Iterator[Seat | None]:
    """List rivals: other teams, within one team any mate, alone the automated side (RUL-HOG-118, RUL-HOG-119)."""
    if state.settings.is_solo:
        yield from (None,) if state.settings.solo_match else ()
        return
    for other in state.seats:
        if other != seat and (state.settings.is_one_team or not state.are_mates(seat, other)):
            yield other


def decks(state: State) -> Collection[Deck]:
    """Return all decks; quidditch cards only where matches are played (RUL-HOG-119)."""
    has_matches = not state.settings.is_solo or state.settings.solo_match
    return [deck for deck in state.decks if deck != "quidditch" or has_matches]


def draws(_state: State, _seat: Seat, _deck: Deck) -> bool:
    """Return True: every deck is used."""
    return True


def room_refusal(_state: State, _seat: Seat, what: str) -> Refusal | None:
    """Refuse floo powder; common rooms only have cards."""
    if what == "floo":
        return Refusal("RUL-HOG-165", "no_floo_here")
    return None


def trade_refusal(_: State) -> Refusal | None:
    """Allow everybody to offer an exchange (HOG-169)."""
    return None


def take_refusal(*_: object) -> None:
    """Allow every token to everybody."""


# Fights


def card_limit(state: State, fight: Fight) -> CardLimit:
    """Return the limit of the kind of fight; players use one card of each deck (HOG-260, HOG-292)."""
    match fight.kind:
        case "players":
            return CardLimit(PLAYER_CARDS, "HOG-292", one_of_each=True)
        case "death_eater":
            return CardLimit(DEATH_EATER_CARDS, "RUL-HOG-087")
        case "duel":
            return CardLimit(state.settings.duel_cards, "RUL-HOG-067")
    return CardLimit(state.settings.mission_cards, "HOG-365" if state.settings.is_team else "HOG-338")


def has_defence_dice(state: State, kind: FightKind) -> bool:
    """Tell whether the option allows them (RUL-HOG-078)."""
    return state.settings.defence_dice_players if kind == "players" else state.settings.defence_dice_death_eaters


def least_hp(kind: FightKind) -> int:
    """Return 1 for students, who stop there; all others fight to the last HP (HOG-291, HOG-304, HOG-314)."""
    return 1 if kind in ("duel", "players") else 0


def decided(draft: Draft, fight: Fight, winner: int) -> None:
    """Give a player a prize; remove a beaten death eater for points, or knock the player out (HOG-293, HOG-305)."""
    foe, won = foe_of(draft.state, fight), fight.fighters[winner]
    lost = fight.fighters[1 - winner]
    if foe is None:
        push(draft, TakePrize(seat_of(won), seat_of(lost), PRIZE_ITEMS, PRIZE_CARDS))
    elif won.foe is None:
        defeat(draft, seat_of(won), foe)
    else:
        knock_out(draft, seat_of(lost))


def player_of(state: State, foe: Id) -> Seat | None:
    """Return the opponent in the running fight (HOG-302)."""
    for fight in fights(state.agenda):
        for fighter in fight.fighters:
            if fighter.foe == foe:
                return fighter.seat
    return None


# What a seat can work out before it acts


def stop_effects(state: State, seat: Seat, place: Id, _: Id | None) -> Effects:
    """Return what the field does, and what the board adds to it."""
    return (*state.world.fields[place].on_stop, *extra_draw(state, seat, place))


def chances(*_: object) -> dict[str, float]:
    """Return none: all dice belong to moves and fights."""
    return {}


# Positions


def role(*_: object) -> Role:
    """Return the student: everybody plays one (HOG-064)."""
    return "student"


def castable(state: State, _: Seat) -> Iterable[Id]:
    """List the students."""
    return state.world.students


def recast(*_: object) -> bool:
    """Return False: nobody changes boards."""
    return False


def take_over(*_: object) -> None:
    """Take over nothing: this mode has no fields of its own."""


def adjust(_: State) -> None:
    """Leave the start values as they are."""


def used_up(_: State) -> tuple[Id, ...]:
    """Return none: tokens that are used go back to the board."""
    return ()


def lay_rest(_: State, tokens: Lying, __: frozenset[Id]) -> Lying:
    """Return the tokens: none has a place of its own."""
    return tokens


def foreign(given: Position, _world: World, _settings: Settings) -> Iterator[Problem]:
    """Report fields that only the second mode has."""
    for name, is_written in (
        ("horcruxes", given.horcruxes is not UNSET),
        ("returned", given.returned),
        ("destroyed", given.destroyed),
    ):
        if is_written:
            yield name, OTHER_EDITION
    for number, written in enumerate(given.seats or ()):
        if written.side is not UNSET:
            yield f"seats[{number}].side", OTHER_EDITION
        if written.spared:
            yield "seats", OTHER_EDITION


def impossible(state: State) -> Iterator[Problem]:
    """Report death eaters at a table without them, or who are not on a tower each (HOG-074, HOG-300)."""
    if state.death_eaters and not state.settings.has_death_eaters:
        yield "death_eaters", NO_DEATH_EATERS
    if not state.settings.is_revised:
        return
    places = [foe.at for foe in state.death_eaters]
    if not set(places) <= set(free_towers(state.world, state.settings)):
        yield "death_eaters", "each of them stands on a tower where one may be put, and never moves (HOG-300)"
    if len(set(places)) < len(places):
        yield "death_eaters", "no two of them stand on the same tower (HOG-074)"


# Statistics


def figures(_: State) -> dict[str, int]:
    """Count nothing: what this mode has, every mode has."""
    return {}

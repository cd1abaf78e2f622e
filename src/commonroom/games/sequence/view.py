"""Views of a seat or a watcher: the only place that hides anything (RUL-SEQ-13, RUL-SEQ-80)."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from msgspec import UNSET, UnsetType

from commonroom.engine import Outcome, Seat, Viewer

from .board import Cell, cells_of
from .cards import Card
from .events import (
    CardDrawn,
    CardForfeited,
    ClaimDismissed,
    ClaimUpheld,
    CoachingClaimed,
    ConcessionOffered,
    Event,
    SeatHandedOver,
    SeatLeft,
    SideConceded,
    SideOut,
)
from .state import Claim, State

BETWEEN_PEOPLE = (
    CardForfeited,
    ClaimDismissed,
    ClaimUpheld,
    CoachingClaimed,
    ConcessionOffered,
    SeatHandedOver,
    SeatLeft,
    SideConceded,
    SideOut,
)
"""Events of what players do besides moving: whoever was blamed, or has left, cannot be asked to forget it."""


class View(msgspec.Struct):
    """A table as one viewer sees it; only the fields named here are shown."""

    edition: str
    sides: int
    side_of: tuple[int, ...]
    """The side of each seat."""
    target: int
    colours: tuple[str, ...]
    collinear_share: bool
    """True if two sequences in one line may share a cell (RUL-SEQ-53)."""
    last_card_ends: bool
    """True if taking the last card ends the game (RUL-SEQ-62)."""
    house_rule: bool
    """True if the table departs from what its edition's text allows (RUL-SEQ-75)."""
    seat: Viewer
    hands: tuple[int, ...]
    chips: tuple[tuple[Cell, ...], ...]
    sequences: tuple[list[tuple[Cell, ...]], ...]
    locked: tuple[tuple[Cell, ...], ...]
    supply: tuple[int, ...]
    """Chips that the box still holds for each side; only a limit if chips are limited (RUL-SEQ-68)."""
    pile: int
    discards: tuple[tuple[Card, ...], ...]
    spent: tuple[Card, ...]
    turn: Seat
    drawing: tuple[Seat, ...]
    """Seats that have played and not drawn yet, in order: everybody at the table has seen it happen.

    Screens show players only their own, as `owed` (RUL-SEQ-38).
    """
    exchanged: bool
    choice: list[tuple[Cell, ...]]
    passed: tuple[Seat, ...]
    penalty: tuple[Seat, ...]
    claims: tuple[Claim, ...]
    left: tuple[Seat, ...]
    conceding: tuple[Seat, ...]
    dealer: Seat | None
    first: Seat | None
    result: Outcome | None
    hand: tuple[Card, ...] | UnsetType = UNSET
    owed: bool | UnsetType = UNSET
    team_hands: dict[str, tuple[Card, ...]] | UnsetType = UNSET
    """Teammates' hands by seat, at tables that share them (RUL-SEQ-74)."""


def view(state: State, seat: Viewer) -> View:
    """Return all that this seat, or a watcher, may know of the state."""
    settings = state.settings
    view = View(
        edition=settings.edition.id,
        sides=settings.sides,
        side_of=settings.side_of,
        target=settings.target,
        colours=settings.colours,
        collinear_share=settings.collinear_share,
        last_card_ends=settings.pile_exhausted == "draw_game" and settings.ends_on_last_card,
        house_rule=settings.house_rule,
        seat=seat,
        hands=tuple(map(len, state.hands)),
        chips=tuple(map(cells_of, state.chips)),
        sequences=tuple([window.cells for window in windows] for windows in state.sequences),
        locked=tuple(map(cells_of, state.locked)),
        supply=tuple(max(0, box - chips.bit_count()) for box, chips in zip(settings.chips, state.chips, strict=True)),
        pile=len(state.pile),
        discards=state.discards,
        spent=state.spent,
        turn=state.turn,
        drawing=state.owed,
        exchanged=state.exchanged,
        choice=[window.cells for window in state.choice],
        passed=state.passed,
        penalty=state.penalty,
        claims=state.claims,
        left=state.left,
        conceding=state.conceding,
        dealer=state.dealer,
        first=state.first,
        result=state.result,
    )
    if seat is not None:
        view.hand = state.hands[seat]
        view.owed = seat in state.owed
        if settings.share_hands:
            view.team_hands = {str(mate): state.hands[mate] for mate in known_hands(state, seat) if mate != seat}
    return view


def known_hands(state: State, seat: Viewer) -> tuple[Seat, ...]:
    """Return whose cards this seat sees: its own, and its teammates' at tables that share hands (RUL-SEQ-74)."""
    if seat is None:
        return ()
    return state.settings.members(state.side(seat)) if state.settings.share_hands else (seat,)


def seen(event: Event, seat: Viewer) -> Event:
    """Return what this seat, or a watcher, may know of an event: all but the cards that others draw."""
    if isinstance(event, CardDrawn) and (seat is None or seat not in event.shown_to):
        return CardDrawn(event.seat, event.shown_to)
    return event


def learnt(events: Sequence[Event]) -> tuple[Seat, ...] | None:
    """Return who has seen a card of the pile (RUL-SEQ-13); None for what can never be taken back."""
    if any(isinstance(event, BETWEEN_PEOPLE) for event in events):
        return None
    return tuple(sorted({seat for event in events if isinstance(event, CardDrawn) for seat in event.shown_to}))

"""Views of a seat or a watcher: the only place that hides anything (catalogue 17.4, RUL-QCG-76 to RUL-QCG-78)."""

from __future__ import annotations

import msgspec
from msgspec import UNSET, UnsetType
from msgspec.structs import replace

from commonroom.engine import Outcome, Seat, Viewer
from commonroom.engine.tuples import Both

from . import events as event
from .box.cards import Ball, Card, PitchCard
from .options import EDITION, House
from .settlement import effective
from .state import DECLARING, WINDOWS, Played, Spot, State


class SpotView(msgspec.Struct, frozen=True):
    """A ball in play as one viewer sees it."""

    ball: Ball
    laid: Both[bool]
    """True for a seat whose card lies there."""
    cards: Both[Card | None]
    """The cards that this viewer may know: those face up, and their own."""
    values: Both[int | None]
    """The present value of each face-up player card."""
    face_up: bool
    pushed: Both[bool]
    lowered: Both[int]
    keeper_out: Both[bool]
    settled: bool


class View(msgspec.Struct):
    """A match as one viewer sees it; only the fields named here are shown."""

    edition: str
    seat: Viewer
    houses: Both[House]
    round: int
    round_limit: int
    leader: Seat
    phase: str
    race: bool
    """True if the first to speak goes first."""
    speaker: Seat | None
    """The seat that speaks in an open window; none in a race."""
    responder: Seat | None
    """The seat that may answer the card on top of the chain."""
    chain: tuple[Played, ...]
    passed: tuple[Seat, ...]
    decided: Both[bool]
    """True for a seat that has decided in secret what to lay or to play for."""
    pitch: tuple[Ball, ...]
    optional: tuple[Ball, ...]
    """The balls that may still be declared."""
    chase: bool
    """True if the Snitch has to be played for."""
    announced: Both[tuple[Ball, ...] | None]
    """The optional balls that each has declared this round."""
    spots: tuple[SpotView, ...]
    laid: bool
    order: tuple[Ball, ...]
    at: Ball | None
    hands: Both[int]
    draws: Both[int]
    discards: Both[tuple[Card, ...]]
    """Whole piles, the newest card last; an option limits another seat's pile to its top card."""
    discard_sizes: Both[int]
    used: Both[tuple[Card, ...]]
    won: Both[tuple[PitchCard, ...]]
    scores: Both[int]
    hits: Both[int]
    pitch_deck: int
    pitch_discard: tuple[PitchCard, ...]
    shown: Both[tuple[Card, ...]]
    """Cards that everybody saw being taken into a hand and that must still be there or lie face down."""
    caught: Seat | None
    first_cards: tuple[PitchCard, ...]
    missing: tuple[tuple[Card, ...], ...]
    surplus: tuple[tuple[Card, ...], ...]
    result: Outcome | None
    hand: tuple[Card, ...] | UnsetType = UNSET
    commit: dict[Ball, Card] | UnsetType = UNSET
    """The seat's own decision what to lay, until the opponent has decided too."""
    declared: tuple[Ball, ...] | UnsetType = UNSET


def view(state: State, seat: Viewer) -> View:
    """Return all that this seat, or a watcher, may know of the state."""
    settings = state.settings
    window = state.phase in WINDOWS and not state.chain
    seen = View(
        edition=EDITION,
        seat=seat,
        houses=settings.houses,
        round=state.round,
        round_limit=settings.round_limit,
        leader=state.leader,
        phase=state.phase,
        race=settings.race,
        speaker=state.speaker if (window and not settings.race) or state.phase == "PICK" else None,
        responder=state.responder(),
        chain=state.chain,
        passed=state.passed,
        decided=_decided(state),
        pitch=state.pitch,
        optional=state.optional() if state.phase in ("W1", *DECLARING) else (),
        chase=state.chase,
        announced=state.announced,
        spots=tuple(_spot(state, spot, seat) for spot in state.spots),
        laid=state.laid,
        order=state.order,
        at=state.at,
        hands=(len(state.hands[0]), len(state.hands[1])),
        draws=(len(state.draws[0]), len(state.draws[1])),
        discards=(_discard(state, 0, seat), _discard(state, 1, seat)),
        discard_sizes=(len(state.discards[0]), len(state.discards[1])),
        used=state.used,
        won=state.won,
        scores=state.scores(),
        hits=state.hits,
        pitch_deck=len(state.pitch_deck),
        pitch_discard=state.pitch_discard,
        shown=state.shown,
        caught=state.caught,
        first_cards=state.first_cards,
        missing=state.missing,
        surplus=state.surplus,
        result=state.result,
    )
    if seat is not None:
        seen.hand = state.hands[seat]
        pending, declared = state.commits[seat], state.declared[seat]
        if pending is not None:
            seen.commit = dict(pending)
        if declared is not None:
            seen.declared = declared
    return seen


def _decided(state: State) -> Both[bool]:
    """Tell who has decided in a secret step, never what (RUL-QCG-35)."""
    pending = state.commits if state.phase == "LAY" else state.declared
    return (pending[0] is not None, pending[1] is not None)


def _discard(state: State, owner: Seat, viewer: Viewer) -> tuple[Card, ...]:
    """Return the whole discard, or only the top of another seat's (RUL-QCG-76)."""
    pile = state.discards[owner]
    return pile[-1:] if state.settings.top_only and viewer != owner else pile


def _spot(state: State, spot: Spot, viewer: Viewer) -> SpotView:
    first, second = (card if spot.face_up or viewer == seat else None for seat, card in enumerate(spot.cards))
    return SpotView(
        ball=spot.ball,
        laid=(spot.cards[0] is not None, spot.cards[1] is not None),
        cards=(first, second),
        values=(_value(state, spot, 0), _value(state, spot, 1)),
        face_up=spot.face_up,
        pushed=spot.pushed,
        lowered=spot.lowered,
        keeper_out=spot.keeper_out,
        settled=spot.settled,
    )


def _value(state: State, spot: Spot, seat: Seat) -> int | None:
    counts = effective(state, spot, seat) if spot.face_up else None
    return counts.value if counts else None


def seen(happened: event.Event, seat: Viewer) -> event.Event | None:
    """Return what this seat, or a watcher, may know of an event."""
    match happened:
        case event.CardsLaid(owner) | event.HandRefilled(owner) if owner != seat:
            return replace(happened, cards=UNSET)
        case event.DecisionMade(owner, True) if owner != seat:
            return None
    return happened

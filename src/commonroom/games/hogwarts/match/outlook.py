"""The outlook of a side in a match: where its pieces can go, what a throw and a shot come to, and why not."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import product
from typing import Literal

import msgspec

from commonroom.engine import Refusal, Seat, Viewer
from commonroom.engine.tuples import other

from ..board.map import Spot
from ..effects.vocabulary import Seeker, SeekerExtraDie, SeekerOpp
from .actions import BEATERS, CHASERS, PIECES, SHOOT, Aim, Card, Move, Pass, Piece, Place, Play
from .ground import DIRECTIONS, Direction
from .legality import refusal, to_act
from .play.bludgers import SAVED, landing
from .state import State

DIE = range(1, 7)


class PieceStep(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field next to a piece, and what a step there comes to."""

    piece: Piece
    to: Spot
    cost: int = 1
    """Actions that it takes, with the Quaffle if one is taken there (RUL-HOG-132)."""
    robs: Piece | None = None
    """The opposing chaser who would lose the Quaffle (HOG-430)."""
    picks: Literal["quaffle", "bludger"] | None = None
    """The ball that would be picked up there (HOG-423)."""
    refusal: Refusal | None = None


class Throwable(msgspec.Struct, frozen=True, omit_defaults=True):
    """A field next to the Quaffle's carrier, and who would catch a pass there."""

    to: Spot
    receiver: Piece | None = None
    refusal: Refusal | None = None


class Shot(msgspec.Struct, frozen=True, omit_defaults=True):
    """A shot at the goal: the chaser's die must beat the keeper's (HOG-434)."""

    piece: Piece
    chance: float
    kept: bool
    """False if there is no keeper, and every shot is a goal (RUL-HOG-136)."""
    refusal: Refusal | None = None


class BludgerTarget(msgspec.Struct, frozen=True):
    """An opponent whom a readied bludger could hit."""

    piece: Piece
    direction: Direction
    rolls: tuple[int, ...]
    """What the die must show for it."""


class Readying(msgspec.Struct, frozen=True, omit_defaults=True):
    """A beater, and whom a throw could hit."""

    piece: Piece
    targets: tuple[BludgerTarget, ...] = ()
    refusal: Refusal | None = None


class Flight(msgspec.Struct, frozen=True, omit_defaults=True):
    """The way of a bludger that is about to be thrown."""

    direction: Direction
    path: tuple[Spot, ...]
    """The fields that it passes, the last one where it lands; empty at the edge of the pitch."""
    hit: Piece | None = None


class CardOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """A card in the chase, and what it does to both seekers."""

    card: Card
    own: int = 0
    rival: int = 0
    die: bool = False
    """True if one more die is rolled."""
    chance: float = 0.0
    """The chance to catch the Snitch in this turn with it."""
    refusal: Refusal | None = None


class ChaseOutlook(msgspec.Struct, frozen=True):
    """The chase for the Snitch."""

    needed: int
    """Fields to the Snitch: the dice must show as much."""
    chance: float
    """The chance to catch it in this turn without a card."""
    cards: tuple[CardOutlook, ...]


class MatchOutlook(msgspec.Struct, frozen=True, omit_defaults=True):
    """What a side can work out before it acts, all of it from what the side knows."""

    saved: int
    """The least roll with which a piece dodges (HOG-425)."""
    steps: tuple[PieceStep, ...] = ()
    elsewhere: dict[Piece, Refusal] = {}
    """Why a piece can go, or be placed, nowhere else."""
    passes: tuple[Throwable, ...] = ()
    shot: Shot | None = None
    """None unless the side has the Quaffle."""
    readying: tuple[Readying, ...] = ()
    flights: tuple[Flight, ...] = ()
    """Only while a bludger is about to be thrown."""
    chase: ChaseOutlook | None = None


def outlook(state: State, seat: Viewer) -> MatchOutlook | None:
    """Return the outlook of a side; None while the match waits for the other."""
    if seat is None or seat not in to_act(state):
        return None
    match state.phase:
        case "place":
            return MatchOutlook(SAVED, elsewhere=dict(_elsewhere(state, seat)))
        case "act":
            return _turn(state, seat)
        case "throw":
            return MatchOutlook(SAVED, flights=tuple(_flights(state, seat)))
        case "fly":
            return MatchOutlook(SAVED, chase=_chase(state, seat))
    return MatchOutlook(SAVED)


def _turn(state: State, seat: Seat) -> MatchOutlook:
    return MatchOutlook(
        saved=SAVED,
        steps=tuple(_steps(state, seat)),
        elsewhere=dict(_elsewhere(state, seat)),
        passes=tuple(_passes(state, seat)),
        shot=_shot(state, seat),
        readying=tuple(_readying(state, seat)),
    )


def _steps(state: State, seat: Seat) -> Iterator[PieceStep]:
    for piece, here in zip(PIECES, state.pieces[seat], strict=True):
        for there in () if here is None else state.settings.ground.passes[here]:
            refused = refusal(state, seat, Move(piece, there))
            robbed = state.piece_at(other(seat), there) if refused is None else None
            yield PieceStep(
                piece=piece,
                to=there,
                cost=1 if robbed is None else state.settings.steal_cost,
                robs=robbed,
                picks=_picked(state, seat, piece, there) if refused is None else None,
                refusal=refused,
            )


def _picked(state: State, seat: Seat, piece: Piece, there: Spot) -> Literal["quaffle", "bludger"] | None:
    if piece in CHASERS and state.quaffle == there:
        return "quaffle"
    if piece in BEATERS and there in state.bludgers and state.bludger_of(seat, piece) is None:
        return "bludger"
    return None


def _elsewhere(state: State, seat: Seat) -> Iterator[tuple[Piece, Refusal]]:
    """Yield why each piece cannot go far away, or be placed on no line of its own."""
    area = sorted(state.settings.pitch.playing_area())
    for piece, here in zip(PIECES, state.pieces[seat], strict=True):
        row = 0 if here is None else here[0]
        far = max(area, key=lambda spot: abs(spot[0] - row)) if state.phase == "act" else (0, 0)
        refused = refusal(state, seat, Move(piece, far) if state.phase == "act" else Place(piece, far))
        if refused is not None:
            yield piece, refused


def _passes(state: State, seat: Seat) -> Iterator[Throwable]:
    if state.carrier(seat) is None:
        return
    for there in state.settings.ground.passes[state.place_of(state.quaffle)]:
        refused = refusal(state, seat, Pass(there))
        yield Throwable(there, None if refused else state.piece_at(seat, there), refused)


def _shot(state: State, seat: Seat) -> Shot | None:
    carrier = state.carrier(seat)
    if carrier is None:
        return None
    kept = state.spot(other(seat), "keeper") is not None
    beaten = sum(shot > save for shot, save in product(DIE, repeat=2)) / len(DIE) ** 2
    return Shot(carrier, beaten if kept else 1.0, kept, refusal(state, seat, SHOOT))


def _readying(state: State, seat: Seat) -> Iterator[Readying]:
    for piece in BEATERS:
        refused, here = refusal(state, seat, Aim(piece)), state.spot(seat, piece)
        targets = () if refused or here is None else tuple(_targets(state, seat, here))
        yield Readying(piece, targets, refused)


def _targets(state: State, seat: Seat, here: Spot) -> Iterator[BludgerTarget]:
    for way in DIRECTIONS:
        hits = {die: landing(state, seat, here, way, die)[1] for die in DIE}
        for piece in dict.fromkeys(hits.values()):
            if piece is not None:
                yield BludgerTarget(piece, way, tuple(die for die, hit in hits.items() if hit == piece))


def _flights(state: State, seat: Seat) -> Iterator[Flight]:
    aimed = state.aimed
    here = None if aimed is None else state.spot(seat, aimed.piece)
    if aimed is None or here is None:
        return
    for way in DIRECTIONS:
        to, hit = landing(state, seat, here, way, aimed.reach)
        flown = state.settings.ground.flights[here][way]
        yield Flight(way, flown[: flown.index(to) + 1] if to in flown else (), hit)


def _chase(state: State, seat: Seat) -> ChaseOutlook:
    needed = state.settings.pitch.track - state.seekers[seat]
    dice = 0 if state.flown else 2
    return ChaseOutlook(
        needed=needed,
        chance=_at_least(needed, dice),
        cards=tuple(_card(state, seat, card, needed, dice) for card in dict.fromkeys(state.hands[seat])),
    )


def _card(state: State, seat: Seat, card: Card, needed: int, dice: int) -> CardOutlook:
    effects = state.settings.cards[card].effects
    own = sum(effect.amount for effect in effects if isinstance(effect, Seeker))
    extra = sum(isinstance(effect, SeekerExtraDie) for effect in effects)
    return CardOutlook(
        card=card,
        own=own,
        rival=sum(effect.amount for effect in effects if isinstance(effect, SeekerOpp)),
        die=extra > 0,
        chance=_at_least(needed - own, dice + extra),
        refusal=refusal(state, seat, Play(card)),
    )


def _at_least(needed: int, dice: int) -> float:
    """Return the chance that this many dice show at least what is needed."""
    rolls = [sum(roll) for roll in product(DIE, repeat=dice)]
    return sum(roll >= needed for roll in rolls) / len(rolls)

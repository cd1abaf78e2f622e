"""Positions as JSON-ready data and back; in a position written by hand much may be left out."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from typing import Any, NamedTuple, cast, get_args

import msgspec
from msgspec import field

from commonroom import engine
from commonroom.engine import BadInput, Dice, Outcome, Seat, Table
from commonroom.engine.convert import read_input
from commonroom.engine.plain import plain
from commonroom.engine.tuples import Both, other

from ..actions import laid
from ..box.cards import PITCH_CARD, Ball, Card, PitchCard
from ..draft import Draft
from ..flow import decide_for_the_idle, open_round
from ..options import Settings, settings
from ..state import FULL_HAND, Phase, Played, Spot, State, in_slot_order
from .soundness import AFTER_LAYING, problems

PITCH_STEP = "PITCH"
PHASES: tuple[str, ...] = get_args(Phase)
OF_ONE_ROUND = (
    "contested", "cards", "face_up", "pushed", "lowered", "keeper_out", "settled", "laid", "declared",
    "announced", "commits", "order", "at", "passed", "chain", "caught", "result",
)  # fmt: skip
"""Fields that only get a value during a round; hits and used cards may be left over for its end."""


def _two_piles() -> list[list[Any]]:
    return [[], []]


class Position(msgspec.Struct, forbid_unknown_fields=True):
    """A state as the record stores it. Lists of two are by seat; omitted fields get their start value.

    Without a phase the round begins with the pitch draw. Omitted decks hold the remaining cards, shuffled by the seed.
    """

    hands: list[list[Card] | None] | None = None
    draws: list[list[Card] | None] | None = None
    discards: list[list[Card]] = field(default_factory=_two_piles)
    used: list[list[Card]] = field(default_factory=_two_piles)
    won: list[list[PitchCard]] = field(default_factory=_two_piles)
    hits: list[int] = field(default_factory=lambda: [0, 0])
    pitch: list[Ball] = []
    pitch_deck: list[PitchCard] | None = None
    pitch_discard: list[PitchCard] = []
    leader: Seat | None = None
    round: int = 1
    phase: str = PITCH_STEP
    chase: bool = False
    contested: list[Ball] | None = None
    cards: dict[Ball, tuple[Card | None, Card | None]] = {}
    face_up: list[Ball] = []
    pushed: dict[Ball, tuple[bool, bool]] = {}
    lowered: dict[Ball, tuple[int, int]] = {}
    keeper_out: dict[Ball, tuple[bool, bool]] = {}
    settled: list[Ball] = []
    laid: bool | None = None
    declared: list[list[Ball] | None] = field(default_factory=lambda: [None, None])
    announced: list[list[Ball] | None] = field(default_factory=lambda: [None, None])
    commits: list[dict[Ball, Card] | None] = field(default_factory=lambda: [None, None])
    order: list[Ball] = []
    at: Ball | None = None
    speaker: Seat | None = None
    passed: list[Seat] = []
    chain: list[Played] = []
    caught: Seat | None = None
    shown: list[list[Card]] = field(default_factory=_two_piles)
    first_cards: list[PitchCard] = []
    result: Outcome | None = None


def to_position(state: State) -> dict[str, Any]:
    """Return the whole state as data that `from_position` turns back into the same state."""
    spots = state.spots
    position = Position(
        hands=[list(hand) for hand in state.hands],
        draws=[list(pile) for pile in state.draws],
        discards=[list(pile) for pile in state.discards],
        used=[list(pile) for pile in state.used],
        won=[list(pile) for pile in state.won],
        hits=list(state.hits),
        pitch=list(state.pitch),
        pitch_deck=list(state.pitch_deck),
        pitch_discard=list(state.pitch_discard),
        leader=state.leader,
        round=state.round,
        phase=state.phase,
        chase=state.chase,
        contested=list(state.contested()),
        cards={spot.ball: spot.cards for spot in spots if any(spot.cards)},
        face_up=[spot.ball for spot in spots if spot.face_up],
        pushed={spot.ball: spot.pushed for spot in spots if any(spot.pushed)},
        lowered={spot.ball: spot.lowered for spot in spots if any(spot.lowered)},
        keeper_out={spot.ball: spot.keeper_out for spot in spots if any(spot.keeper_out)},
        settled=[spot.ball for spot in spots if spot.settled],
        laid=state.laid,
        declared=[None if balls is None else list(balls) for balls in state.declared],
        announced=[None if balls is None else list(balls) for balls in state.announced],
        commits=[None if commit is None else dict(commit) for commit in state.commits],
        order=list(state.order),
        at=state.at,
        speaker=state.speaker,
        passed=list(state.passed),
        chain=list(state.chain),
        caught=state.caught,
        shown=[list(cards) for cards in state.shown],
        first_cards=list(state.first_cards),
        result=state.result,
    )
    data: dict[str, Any] = plain(position)
    return data


def from_position(table: Table, position: Mapping[str, Any], dice: Dice) -> State:
    """Return the state that a position describes; raise BadInput for one that is impossible."""
    chosen = settings(table)
    given: Position = read_input(position, Position, "position")
    # Positions are often typed by hand, and `w1` is clear enough.
    given.phase = given.phase.upper()
    _check(given, chosen)
    state = _state(given, chosen, dice)
    if given.phase == PITCH_STEP:
        draft: Draft = engine.Draft(state, dice)
        open_round(draft)
        return state
    if state.phase == "LAY":
        decide_for_the_idle(state)
    for name, message in problems(state):
        raise BadInput(f"position.{name}", message)
    return state


def _state(given: Position, chosen: Settings, dice: Dice) -> State:
    """Return the state with everything filled in that the position leaves open."""
    leader = chosen.slytherin if given.leader is None else given.leader
    houses = [_house(given, seat, chosen, dice) for seat in (0, 1)]
    pitch = _pitch(given, chosen, dice)
    return State(
        settings=chosen,
        hands=(houses[0].hand, houses[1].hand),
        draws=(houses[0].pile, houses[1].pile),
        pitch_deck=cast("tuple[PitchCard, ...]", pitch.pile),
        leader=leader,
        discards=_pair(given.discards),
        used=_pair(given.used),
        won=cast("Both[tuple[PitchCard, ...]]", _pair(given.won)),
        hits=(given.hits[0], given.hits[1]),
        pitch=in_slot_order(given.pitch),
        pitch_discard=tuple(given.pitch_discard),
        round=given.round,
        phase="W1" if given.phase == PITCH_STEP else cast(Phase, given.phase),
        chase=given.chase,
        spots=_spots(given),
        declared=(_balls(given.declared[0]), _balls(given.declared[1])),
        announced=(_balls(given.announced[0]), _balls(given.announced[1])),
        commits=(_commit(given.commits[0]), _commit(given.commits[1])),
        laid=_are_laid(given, chosen) if given.laid is None else given.laid,
        order=tuple(given.order),
        at=given.at,
        speaker=_speaker(given, leader) if given.speaker is None else given.speaker,
        passed=tuple(given.passed),
        chain=tuple(given.chain),
        caught=given.caught,
        shown=_pair(given.shown),
        first_cards=tuple(given.first_cards),
        missing=(houses[0].missing, houses[1].missing, pitch.missing),
        surplus=(houses[0].surplus, houses[1].surplus, pitch.surplus),
        result=given.result,
    )


def _are_laid(given: Position, chosen: Settings) -> bool:
    """Tell whether cards have been laid in this phase."""
    return given.phase in AFTER_LAYING or (given.phase == "ORDER" and not chosen.order_before_lay)


def _speaker(given: Position, leader: Seat) -> Seat:
    """Return who speaks: the seat that played the waiting card, else the one that has not passed, else the leader."""
    if given.chain:
        return given.chain[0].seat
    return other(given.passed[0]) if given.passed else leader


def _check(given: Position, chosen: Settings) -> None:
    """Refuse, field by field, what no state can hold."""
    if given.phase not in (PITCH_STEP, *PHASES):
        raise BadInput("position.phase", f"{given.phase!r} is not one of {', '.join((PITCH_STEP, *PHASES))}")
    for name in ("hands", "draws", "discards", "used", "won", "hits", "declared", "announced", "commits", "shown"):
        value = getattr(given, name)
        if value is not None and len(value) != 2:
            raise BadInput(f"position.{name}", "must have one entry for each of the two seats")
    for name in ("leader", "speaker", "caught"):
        if getattr(given, name) not in (None, 0, 1):
            raise BadInput(f"position.{name}", "must be a seat, 0 or 1")
    for name, seats in (("passed", given.passed), ("chain", [played.seat for played in given.chain])):
        if any(seat not in (0, 1) for seat in seats):
            raise BadInput(f"position.{name}", "must name seats, 0 or 1")
    if given.round < 1:
        raise BadInput("position.round", "rounds are counted from 1")
    if min(given.hits) < 0 or max(given.hits) > 2:
        raise BadInput("position.hits", "nobody is hit more than twice in a round (QCG-63)")
    for index, pile in enumerate(given.won):
        if "bludger" in pile:
            raise BadInput(f"position.won[{index}]", "a Bludger never enters a won pile (QCG-17)")
    _check_balls(given)
    _check_cards(given, chosen)
    if given.phase == PITCH_STEP:
        _check_pitch_step(given, chosen)


def _check_balls(given: Position) -> None:
    for name in ("pitch", "contested", "order", "face_up", "settled"):
        balls = getattr(given, name) or []
        if len(set(balls)) != len(balls):
            raise BadInput(f"position.{name}", "each ball is there at most once (QCG-28)")
    contested = [spot.ball for spot in _spots(given)]
    for name in ("cards", "face_up", "pushed", "lowered", "keeper_out", "settled"):
        for ball in getattr(given, name):
            if ball not in contested:
                raise BadInput(f"position.{name}", f"{ball} is not in play")


def _check_pitch_step(given: Position, chosen: Settings) -> None:
    """Refuse traces of a round at its very beginning (INV-08)."""
    start = Position()
    for name in OF_ONE_ROUND:
        if getattr(given, name) != getattr(start, name):
            raise BadInput(f"position.{name}", "must be left out where a round begins; or name the phase")
    if given.round > chosen.round_limit:
        raise BadInput("position.round", f"the match ends after {chosen.round_limit} rounds (RUL-QCG-58)")
    if given.chase and not chosen.final_chase:
        raise BadInput("position.chase", "at this table there is no final chase (RUL-QCG-54)")
    for seat in (0, 1):
        if Counter(given.shown[seat]) - Counter((given.hands or [[], []])[seat] or []):
            raise BadInput("position.shown", "names a card that is not in the hand")


def _check_cards(given: Position, chosen: Settings) -> None:
    piles: dict[str, Iterable[Card]] = {}
    for name in ("hands", "draws", "discards", "used", "shown"):
        for index, pile in enumerate(getattr(given, name) or ()):
            piles[f"{name}[{index}]"] = pile or ()
    piles["cards"] = [card for pair in given.cards.values() for card in pair if card is not None]
    piles["commits"] = [card for commit in given.commits if commit for card in commit.values()]
    piles["chain"] = [played.card for played in given.chain]
    for name, cards in piles.items():
        for card in cards:
            if card not in chosen.cards:
                raise BadInput(f"position.{name}", f"{card!r} is not a card of these decks")


class Deck(NamedTuple):
    """The cards of one deck in a position: hand and pile, and what is missing from the deck or beyond it."""

    hand: tuple[Card, ...]
    pile: tuple[Card, ...]
    missing: tuple[Card, ...]
    surplus: tuple[Card, ...]


def _house(given: Position, seat: Seat, chosen: Settings, dice: Dice) -> Deck:
    """Read a hand and a draw pile; deal what is left open from the rest of the deck."""
    hand = given.hands[seat] if given.hands else None
    pile = given.draws[seat] if given.draws else None
    named = [*(hand or ()), *(pile or ()), *given.discards[seat], *given.used[seat]]
    named += [card for cards in given.cards.values() if (card := cards[seat]) is not None]
    left, surplus = _difference(chosen.decks.house_deck(), named)
    if hand is None or pile is None:
        left = dice.shuffle(f"house-{seat}", left)
    if hand is None:
        hand, left = left[:FULL_HAND], left[FULL_HAND:]
    if pile is None:
        pile, left = left, []
    return Deck(tuple(hand), tuple(pile), tuple(sorted(left)), tuple(surplus))


def _pitch(given: Position, chosen: Settings, dice: Dice) -> Deck:
    """Read the pitch deck, or take what is left of it."""
    named = [*(PITCH_CARD[ball] for ball in given.pitch), *given.pitch_discard, *given.won[0], *given.won[1]]
    left, surplus = _difference(chosen.decks.pitch_deck(), [*named, *(given.pitch_deck or ())])
    if given.pitch_deck is not None:
        return Deck((), tuple(given.pitch_deck), tuple(left), tuple(surplus))
    return Deck((), tuple(dice.shuffle("pitch", left)), (), tuple(surplus))


def _difference(deck: Sequence[Card], named: Sequence[Card]) -> tuple[list[Card], list[Card]]:
    """Return the cards of the deck that are not named, and those named beyond the deck, each sorted."""
    whole, used = Counter(deck), Counter(named)
    return sorted((whole - used).elements()), sorted((used - whole).elements())


def _spots(given: Position) -> tuple[Spot, ...]:
    if given.contested is None:
        compulsory = [ball for ball in given.pitch if ball == "Q" or (ball == "SN" and given.chase)]
        balls = in_slot_order([*compulsory, *given.cards, *given.settled])
    else:
        balls = in_slot_order(given.contested)
    no, zero = (False, False), (0, 0)
    return tuple(
        Spot(
            ball,
            given.cards.get(ball, (None, None)),
            ball in given.face_up,
            given.pushed.get(ball, no),
            given.lowered.get(ball, zero),
            given.keeper_out.get(ball, no),
            ball in given.settled,
        )
        for ball in balls
    )


def _pair(piles: list[list[Any]]) -> Both[tuple[Any, ...]]:
    return tuple(piles[0]), tuple(piles[1])


def _balls(balls: list[Ball] | None) -> tuple[Ball, ...] | None:
    return None if balls is None else in_slot_order(balls)


def _commit(commit: dict[Ball, Card] | None) -> tuple[tuple[Ball, Card], ...] | None:
    return None if commit is None else laid(commit)

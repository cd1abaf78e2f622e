"""Soundness of a position written by hand: whether it could come up in a game at all."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from copy import copy
from typing import TypeAlias

from commonroom.engine.tuples import other, replaced, without

from ..actions import Cancel, Commit, Declare, Play
from ..legality import refusal
from ..specials import can_be_answered
from ..state import DECLARING, WINDOWS, State

Problem: TypeAlias = tuple[str, str]
"""The field that is wrong, and why."""

AFTER_LAYING = ("W3", "W4", "PICK", "W5")
REASONS = ("snitch", "round_limit", "no_balls", "concession")


def problems(state: State) -> Iterator[Problem]:
    """Yield everything that is impossible about a state in the middle of a round, or at the end."""
    yield from _in_any_phase(state)
    if state.phase == "GAME_OVER":
        yield from _after_the_end(state)
        return
    if state.result is not None:
        yield "result", "the match is not over in this phase"
    if state.caught is not None and not state.settings.finish_round_after_snitch:
        yield "caught", "the match ends as soon as the Snitch is caught (QCG-97)"
    if state.round > state.settings.round_limit:
        yield "round", f"the match ends after {state.settings.round_limit} rounds (RUL-QCG-58)"
    yield from _contested(state)
    yield from _laid(state)
    yield from _order(state)
    yield from _decisions(state)
    yield from _speaking(state)


def _in_any_phase(state: State) -> Iterator[Problem]:
    if state.chase and not state.settings.final_chase:
        yield "chase", "at this table there is no final chase (RUL-QCG-54)"
    if state.caught is not None and "golden_snitch" not in state.won[state.caught]:
        yield "caught", "whoever has caught the Snitch has it in the won pile (QCG-16)"
    for seat in (0, 1):
        near = Counter(state.hands[seat])
        near.update(card for spot in state.spots if not spot.face_up and (card := spot.cards[seat]) is not None)
        if Counter(state.shown[seat]) - near:
            yield "shown", "names a card that is neither in the hand nor face down"


def _after_the_end(state: State) -> Iterator[Problem]:
    result = state.result
    if result is None:
        yield "result", "must say how the match ended"
    elif result.reason not in REASONS:
        yield "result.reason", f"is not one of {', '.join(REASONS)}"
    elif result.winners not in ((), (0,), (1,)) or result.winners != (() if result.side is None else (result.side,)):
        yield "result.winners", "must name the winning side's seat, or nobody in a draw"
    for field in ("chain", "passed"):
        if getattr(state, field):
            yield field, "nobody acts after the end"
    for field in ("commits", "declared"):
        if getattr(state, field) != (None, None):
            yield field, "nobody acts after the end"


def _contested(state: State) -> Iterator[Problem]:
    for ball in state.pitch:
        if state.is_compulsory(ball) and state.spot(ball) is None:
            yield "contested", f"{ball} has to be played for (QCG-33)"
    declarable = state.phase in ("W1", *DECLARING)
    if declarable and not state.optional():
        yield "phase", "there is no ball to declare for (RUL-QCG-01)"
    if declarable and state.phase != "DECLARE_SECOND" and not all(map(state.is_compulsory, state.contested())):
        yield "contested", "nothing has been declared yet"
    heard = {ball for balls in state.announced for ball in balls or ()}
    if not heard <= set(state.contested()) or any(map(state.is_compulsory, heard)):
        yield "announced", "names a ball that nobody had to declare, or that is not played for (RUL-QCG-24)"
    if not declarable and not state.spots:
        yield "contested", "nothing is played for in this round"
    if state.phase in DECLARING and (state.phase == "DECLARE") != state.settings.simultaneous:
        yield "phase", "balls are declared in another way at this table (RUL-QCG-26)"
    if state.phase in ("W2", "LAY") and not any(state.hands):
        yield "hands", "where nobody has cards the round is over (RUL-QCG-32)"


def _laid(state: State) -> Iterator[Problem]:
    early = state.phase == "ORDER" and state.settings.order_before_lay  # in stepwise mode it is named later too
    if state.phase != "ORDER":
        fits = state.laid == (state.phase in AFTER_LAYING)
    else:
        fits = state.laid != early or (early and state.settings.stepwise)
    if not fits:
        yield "laid", "does not agree with the phase (RUL-QCG-36)"
    for spot in state.spots:
        touched = any(spot.cards) or spot.face_up or any(spot.lowered) or any(spot.keeper_out) or spot.settled
        if touched and not state.laid:
            yield "cards", f"nothing has been laid at {spot.ball} yet"
        if spot.settled and any(spot.cards):
            yield "cards", f"{spot.ball} is settled, so its cards are discarded (QCG-38)"
        if not spot.settled and spot.ball not in state.pitch:
            yield "contested", f"{spot.ball} is not on the pitch"
        if any(spot.cards[seat] is not None and spot.pushed[seat] for seat in (0, 1)):
            yield "pushed", f"whoever is pushed off {spot.ball} has no card there (RUL-QCG-63)"
        if min(spot.lowered) < 0:
            yield "lowered", "a value is never raised (QCG-84)"


def _order(state: State) -> Iterator[Problem]:
    left = [spot.ball for spot in state.unsettled()]
    ahead = [ball for ball in left if state.phase != "W4" or ball != state.at]
    if not set(state.order) <= set(ahead):
        yield "order", "names a ball that is not to be played for any more"
    named = state.phase in ("W4", "PICK", "W5") or (
        state.settings.order_before_lay and state.phase in ("W2", "LAY", "W3")
    )
    if state.order and not named:
        yield "order", "has not been named yet (RUL-QCG-36)"
    if state.phase == "ORDER" and len(left) < 2:
        yield "phase", "there is no order to be named (RUL-QCG-37)"
    spot = state.spot(state.at)
    if state.phase == "W4" and (spot is None or spot.settled):
        yield "at", "must be the ball that is being played for"
    elif state.phase == "W4" and spot is not None and not spot.face_up:
        yield "face_up", "the cards at the ball that is being played for are turned up (QCG-36)"
    elif state.phase in ("PICK", "W5") and (spot is None or not spot.settled):
        yield "at", "must be the ball that was settled last"
    if state.phase == "PICK":
        yield from _picking(state)


def _picking(state: State) -> Iterator[Problem]:
    if not state.settings.blind_slot:
        yield "phase", "at this table nobody picks a card (RUL-QCG-45)"
    if state.at not in ("BL1", "BL2") or not state.hits[other(state.speaker)]:
        yield "hits", "nobody was hit by a Bludger (QCG-58)"
    if not state.hands[other(state.speaker)]:
        yield "hands", "there is no card to pick (RUL-QCG-46)"


def _decisions(state: State) -> Iterator[Problem]:
    """Check secret decisions: only in their phase, legal, and never of both, since then they are revealed."""
    for field, phase in (("declared", "DECLARE"), ("commits", "LAY")):
        decided = getattr(state, field)
        if state.phase != phase and decided != (None, None):
            yield field, "is decided only in its own phase"
        elif None not in decided:
            yield field, "where both have decided it is told (RUL-QCG-35)"
    if state.phase not in ("DECLARE", "LAY"):
        return
    undecided = copy(state)
    undecided.commits = undecided.declared = (None, None)
    for seat in (0, 1):
        commit, declared = state.commits[seat], state.declared[seat]
        if declared is not None and (why := refusal(undecided, seat, Declare(declared))):
            yield "declared", f"nobody could have declared this ({why.rule})"
        if commit and (why := refusal(undecided, seat, Commit(dict(commit)))):
            yield "commits", f"nobody could have laid this ({why.rule})"


def _speaking(state: State) -> Iterator[Problem]:
    if state.phase not in WINDOWS and state.passed:
        yield "passed", "nobody passes in this phase"
    elif state.passed and (len(state.passed) > 1 or state.chain):
        yield "passed", "after two passes a window is closed, and a card makes both speak again (RUL-QCG-02)"
    elif state.passed and not state.settings.race and state.speaker in state.passed:
        yield "speaker", "the one speaks after the other has passed (RUL-QCG-02)"
    if state.chain and state.phase not in WINDOWS:
        yield "chain", "special cards are played only in a window (RUL-QCG-01)"
    elif state.chain:
        yield from _chain(state)


def _chain(state: State) -> Iterator[Problem]:
    """Check the chain: put its cards back into the hands and play them again by the rules."""
    before = copy(state)
    before.chain, before.speaker = (), state.chain[0].seat
    for played in state.chain:
        if played.card not in before.used[played.seat]:
            yield "chain", f"{played.card} does not lie before whoever played it (RUL-QCG-67)"
            return
        _take_back(before, played.seat, played.card)
    for played in state.chain:
        if before.chain and (played.mode, played.ball, played.take) != (None, None, None):
            yield "chain", "an answer has no target of its own"
        action = Cancel(played.card) if before.chain else Play(played.card, played.mode, played.ball, played.take)
        if why := refusal(before, played.seat, action):
            yield "chain", f"{played.card} could not have been played ({why.rule})"
            return
        before.hands = replaced(before.hands, played.seat, without(before.hands[played.seat], played.card))
        before.chain = (*before.chain, played)
    if not can_be_answered(state):
        yield "chain", "nothing answers the last card, so it would have been settled (RUL-QCG-06)"
    if state.speaker != state.chain[0].seat and not state.settings.race:
        yield "speaker", "whoever played the first card was speaking (RUL-QCG-02)"


def _take_back(state: State, seat: int, card: str) -> None:
    state.used = replaced(state.used, seat, without(state.used[seat], card))
    state.hands = replaced(state.hands, seat, (*state.hands[seat], card))

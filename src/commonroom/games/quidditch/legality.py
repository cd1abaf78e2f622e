"""Legality: who may do what, and why not (catalogue 17.2). A refusal names the rule; `legal` lists the rest."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations, permutations

from commonroom.engine import Refusal, Seat
from commonroom.engine.tuples import other

from .actions import CONCEDE, PASS, Action, Cancel, Commit, Concede, Declare, Move, Order, Pass, Pick, Play
from .box.cards import Ball, Card
from .specials import cancels
from .state import DECLARING, WINDOWS, State
from .targets import owed_refusal, play_refusal, plays_of


def to_act(state: State) -> tuple[Seat, ...]:
    """Return the seats that the match waits for; it does not wait for one that may still change a secret decision.

    Rules: QCG-82.
    """
    if state.result is not None:
        return ()
    if (responder := state.responder()) is not None:
        return (responder,)
    match state.phase:
        case "LAY":
            return tuple(seat for seat in (0, 1) if state.commits[seat] is None)
        case "DECLARE":
            return tuple(seat for seat in (0, 1) if state.declared[seat] is None)
        case "DECLARE_SECOND":
            return (other(state.leader),)
        case "DECLARE_LEADER" | "ORDER":
            return (state.leader,)
        case "PICK":
            return (state.speaker,)
    if state.settings.race:  # RUL-QCG-03
        return tuple(seat for seat in (0, 1) if seat not in state.passed)
    return (state.speaker,)


def refusal(state: State, seat: Seat, action: Action) -> Refusal | None:
    """Return the first rule that forbids the action; None when it is legal."""
    if state.result is not None:
        return Refusal("QCG-97", "game_over")
    if isinstance(action, Concede):  # RUL-QCG-82
        return None
    if state.chain:
        return _while_answering(state, seat, action)
    judge: Callable[..., Refusal | None] = JUDGES[type(action)]
    return judge(state, seat, action)


def _not_your_turn(rule: str = "RUL-QCG-02") -> Refusal:
    return Refusal(rule, "not_your_turn")


def _while_answering(state: State, seat: Seat, action: Move) -> Refusal | None:
    """Refuse all but cancelling the special card that waits, or passing (RUL-QCG-06, RUL-QCG-09)."""
    if seat != state.responder():
        return _not_your_turn("RUL-QCG-06")
    if isinstance(action, Pass):
        return None
    if not isinstance(action, Cancel):
        return Refusal("RUL-QCG-06", "must_answer")
    if action.card not in state.hands[seat]:
        return _not_in_hand()
    card, top = state.card(action.card), state.card(state.chain[-1].card)
    if not cancels(state.settings, card, top):
        return Refusal("RUL-QCG-08", "cannot_cancel")
    return owed_refusal(state, seat, card.effects[0])


def _not_in_hand(rule: str = "QCG-81") -> Refusal:
    return Refusal(rule, "card_not_in_hand")


def _judge_pass(state: State, seat: Seat, _: Pass) -> Refusal | None:
    if state.phase not in WINDOWS:
        return Refusal("RUL-QCG-01", "no_window")
    if state.settings.race and seat in state.passed:
        return Refusal("RUL-QCG-03", "not_your_turn")
    return None if seat in to_act(state) else _not_your_turn()


def _judge_play(state: State, seat: Seat, action: Play) -> Refusal | None:
    if state.phase not in WINDOWS:
        return Refusal("RUL-QCG-01", "no_window")
    if not state.settings.race and seat != state.speaker:
        return _not_your_turn()
    if action.card not in state.hands[seat]:
        return _not_in_hand()
    return play_refusal(state, seat, action)


def _judge_cancel(*_: object) -> Refusal:
    return Refusal("RUL-QCG-10", "nothing_to_cancel")


def _judge_declare(state: State, seat: Seat, action: Declare) -> Refusal | None:
    if state.phase not in DECLARING:
        return Refusal("RUL-QCG-26", "not_declaring")
    if state.phase != "DECLARE" and seat not in to_act(state):
        return _not_your_turn("RUL-QCG-26")
    if state.declared[seat] is not None:
        return Refusal("RUL-QCG-29", "already_committed")
    balls, optional = action.balls, state.optional()
    for ball in balls:
        if state.spot(ball) is not None:
            return Refusal("RUL-QCG-29", "already_contested")
        if ball not in optional or balls.count(ball) > 1:
            return Refusal("RUL-QCG-24", "not_optional")
    if len(balls) > state.capacity(seat):
        return Refusal("RUL-QCG-27", "too_many_declared")
    return None


def _judge_commit(state: State, seat: Seat, action: Commit) -> Refusal | None:
    if state.laid:
        return Refusal("RUL-QCG-35", "already_committed")
    if state.phase != "LAY":
        return Refusal("RUL-QCG-14", "not_laying")
    hand, balls = state.hands[seat], state.to_cover(seat)
    if not hand or not balls:
        return Refusal("RUL-QCG-30", "wrong_number")
    for ball in action.cards:
        if ball not in balls:
            return _no_ball_of_yours(state, ball)
    laid = tuple(action.cards.values())
    for card in laid:
        if laid.count(card) > hand.count(card):
            return _not_in_hand("RUL-QCG-30")
    if "Q" in balls and "Q" not in action.cards:
        return Refusal("RUL-QCG-31", "quaffle_uncovered")
    if len(action.cards) != min(len(hand), len(balls)):
        return Refusal("RUL-QCG-30", "wrong_number")
    return _aside_refusal(state, hand, action)


def _no_ball_of_yours(state: State, ball: Ball) -> Refusal:
    if state.spot(ball) is None:
        return Refusal("RUL-QCG-30", "not_contested")
    return Refusal("RUL-QCG-64", "pushed_off")


def _aside_refusal(state: State, hand: tuple[Card, ...], action: Commit) -> Refusal | None:
    """Refuse to set a special aside at the Quaffle while holding a player card, if the option says so (RUL-QCG-34)."""
    if not state.settings.aside_only_without_player_cards or "Q" not in action.cards:
        return None
    if state.card(action.cards["Q"]).is_player or not any(state.card(card).is_player for card in hand):
        return None
    return Refusal("RUL-QCG-34", "aside_with_player_cards")


def _judge_order(state: State, seat: Seat, action: Order) -> Refusal | None:
    if state.phase != "ORDER":
        return Refusal("RUL-QCG-36", "not_ordering")
    if seat != state.leader:
        return _not_your_turn("QCG-78")
    left = [spot.ball for spot in state.unsettled()]
    if state.settings.stepwise:
        if len(action.balls) != 1 or action.balls[0] not in left:
            return Refusal("RUL-QCG-37", "bad_order")
    elif sorted(action.balls) != sorted(left):
        return Refusal("RUL-QCG-37", "bad_order")
    return None


def _judge_pick(state: State, seat: Seat, action: Pick) -> Refusal | None:
    if state.phase != "PICK":
        return Refusal("RUL-QCG-45", "not_picking")
    if seat != state.speaker:
        return _not_your_turn("RUL-QCG-45")
    if action.slot >= len(state.hands[other(seat)]):
        return Refusal("RUL-QCG-45", "bad_slot")
    return None


JUDGES: dict[type, Callable[..., Refusal | None]] = {
    Pass: _judge_pass,
    Play: _judge_play,
    Cancel: _judge_cancel,
    Declare: _judge_declare,
    Commit: _judge_commit,
    Order: _judge_order,
    Pick: _judge_pick,
}


def legal(state: State, seat: Seat) -> list[Move]:
    """List every move that is not refused, for a seat that the match waits for."""
    return _allowed(state, seat) if seat in to_act(state) else []


def _allowed(state: State, seat: Seat) -> list[Move]:
    if state.phase == "LAY":  # There are many, built so that only this one rule can still forbid them.
        return [move for move in commits(state, seat) if _aside_refusal(state, state.hands[seat], move) is None]
    return [move for move in _candidates(state, seat) if refusal(state, seat, move) is None]


def _candidates(state: State, seat: Seat) -> Iterator[Move]:
    """Yield every move that a seat could try in this phase."""
    hand = tuple(dict.fromkeys(state.hands[seat]))
    if state.chain:
        yield PASS
        yield from map(Cancel, hand)
        return
    match state.phase:
        case "DECLARE" | "DECLARE_LEADER" | "DECLARE_SECOND":
            yield from declarations(state.optional(), state.capacity(seat))
        case "ORDER":
            yield from orders(state)
        case "PICK":
            yield from (Pick(slot) for slot in range(len(state.hands[other(seat)])))
        case _:
            yield PASS
            yield from plays_of(state, seat)


def declarations(balls: tuple[Ball, ...], most: int) -> Iterator[Declare]:
    """Yield every set of at most this many of the balls."""
    for number in range(min(most, len(balls)) + 1):
        yield from map(Declare, combinations(balls, number))


def commits(state: State, seat: Seat) -> Iterator[Commit]:
    """Yield every way to lay as many cards as possible, always covering the Quaffle (RUL-QCG-31, QCG-34, QCG-53)."""
    hand, balls = state.hands[seat], state.to_cover(seat)
    number = min(len(hand), len(balls))
    if not number:
        return
    arrangements = tuple(dict.fromkeys(permutations(hand, number)))
    for covered in combinations(balls, number):
        if "Q" in covered or "Q" not in balls:
            yield from (Commit(dict(zip(covered, cards, strict=True))) for cards in arrangements)


def orders(state: State) -> Iterator[Order]:
    """Yield every order of the balls that are left, or each of them as the next."""
    left = tuple(spot.ball for spot in state.unsettled())
    yield from map(Order, permutations(left, 1 if state.settings.stepwise else len(left)))


def asides(state: State, seat: Seat) -> list[Action]:
    """List what nobody waits for: giving up (RUL-QCG-82), and second thoughts.

    A seat may change what it lays while the other still thinks (RUL-QCG-35), and in a race a seat that has passed may
    play a card after all (RUL-QCG-03).
    """
    if state.result is not None:
        return []
    return [CONCEDE] if seat in to_act(state) else [CONCEDE, *_allowed(state, seat)]

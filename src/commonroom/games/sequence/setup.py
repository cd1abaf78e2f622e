"""Setup: the start draw and the deal (SEQ-19 to SEQ-26)."""

from __future__ import annotations

from commonroom.engine import BadInput, Dice, Seat, Table

from .cards import DECK, Card, rank_of
from .events import Event, FirstSeatNamed, StartCardDrawn
from .options import Settings, settings
from .state import State


def setup(table: Table, dice: Dice) -> State:
    """Draw for the start, shuffle all cards again, deal, and make the rest the pile."""
    rules = settings(table)
    draws, decided = draw_for_start(rules, dice)
    if rules.edition.data.start_draw == "lowest_player_deals":
        dealer: Seat | None = decided
        first = (decided + 1) % rules.seats  # SEQ-20
    else:
        dealer, first = None, decided  # SEQ-21
        if rules.random_starter and rules.has_teams:  # RUL-SEQ-08
            first = dice.pick("starter", rules.members(rules.side_of[decided]))
    # A second shuffle: everybody has seen the cards of the start draw.
    hands, pile = deal(rules, first, dice.shuffle("deal", DECK))
    return State(
        settings=rules,
        chips=(0,) * rules.sides,
        sequences=((),) * rules.sides,
        locked=(0,) * rules.sides,
        hands=hands,
        pile=pile,
        discards=((),) * rules.seats,
        turn=first,
        start_draw=draws,
        dealer=dealer,
        first=first,
    )


def draw_for_start(rules: Settings, dice: Dice) -> tuple[tuple[tuple[Seat, Card], ...], Seat]:
    """Return everybody's card, and who has the deciding one; those who tie for it draw again (RUL-SEQ-05)."""
    cards = dice.shuffle("start_draw", DECK)
    lowest = rules.edition.data.start_draw == "lowest_player_deals"
    drawers = list(range(rules.seats if lowest else rules.sides))  # SEQ-19; SEQ-21 with RUL-SEQ-08
    draws: list[tuple[Seat, Card]] = []
    while len(drawers) > 1:
        if len(draws) + len(drawers) > len(cards):
            raise BadInput("chance", "the scripted start draw ties until no card is left (RUL-SEQ-05)")
        drawn = [(seat, cards[len(draws) + place]) for place, seat in enumerate(drawers)]
        draws += drawn
        ranks = [rank_of(card) for _, card in drawn]
        deciding = min(ranks) if lowest else max(ranks)
        drawers = [seat for (seat, _), rank in zip(drawn, ranks, strict=True) if rank == deciding]
    return tuple(draws), drawers[0]


def deal(rules: Settings, first: Seat, cards: list[Card]) -> tuple[tuple[tuple[Card, ...], ...], tuple[Card, ...]]:
    """Deal one card at a time clockwise from the first player; the rest is the pile (SEQ-24 to SEQ-26, RUL-SEQ-09)."""
    seats = rules.seats
    dealt = rules.hand_size * seats
    hands = tuple(tuple(cards[(seat - first) % seats : dealt : seats]) for seat in range(seats))
    return hands, tuple(cards[dealt:])


def opening(state: State) -> list[Event]:
    """Report what everybody saw: the cards drawn for the start, and who begins (RUL-SEQ-07)."""
    if state.first is None:
        return []
    drawn: list[Event] = [StartCardDrawn(seat, card) for seat, card in state.start_draw]
    return [*drawn, FirstSeatNamed(state.first, state.dealer)]

"""What a round promises to a seat: how the balls may go, which cards to keep, what the rival may hold.

Everything is measured in Quaffles. Of a guess at the hidden cards only the certain parts are used: the settings, our
own cards, all that is face up, and which of the rival's cards nobody has seen.
"""

from __future__ import annotations

from collections import Counter
from functools import cache, cached_property
from math import comb

from msgspec.structs import replace

from commonroom.engine import Seat
from commonroom.engine.tuples import other, replaced

from ..box.cards import POINTS, Ball, Card, Effect, HouseCard, Role
from ..settlement import ROLE_AT, Effective, counts_at, quaffle_verdict, verdict
from ..state import Played, Spot, State

SNITCH = 12.0
"""Value of the Snitch: more than its points, because it nearly always decides the match."""
SEEKER_NOW = 6.0
"""Value of a Seeker in a hand while the Snitch is on the pitch."""
STRIPPED = 0.15
"""Value of any card that the rival loses."""
RETRIEVED = 0.3
"""Share of a card's worth gained by having it again instead of a new one."""
HIT = 0.8
"""Value of a Bludger: it costs the rival a card, and another at the next refill."""

KEEP_ROLE: dict[Role, float] = {"chaser": 0.0, "keeper": 0.0, "beater": 0.25, "seeker": 1.75}
"""Worth of a player card beyond its value: a Seeker waits for the Snitch, a Beater for a Bludger."""
KEEP_POINT = 0.04
KEEP_CODE: dict[str, float] = {
    "lower": 0.55,
    "keeper_out": 0.35,
    "strip": 0.3,
    "push_off": 0.8,
    "retrieve": 0.6,
    "counter": 0.6,
    "penalty": 0.6,
    "cancel_foul": 0.25,
}
"""Worth of a special card in the hand; a good moment gains more than that."""

LAID_ROLE: dict[Role | None, float] = {"chaser": 1.0, "keeper": 1.0, "beater": 0.3, "seeker": 0.15, None: 0.15}
"""Relative weight of each role among the cards that the rival may have laid at the Quaffle."""


class Judgement:
    """A state as one seat may guess it, prepared for judging."""

    def __init__(self, guess: State, seat: Seat) -> None:
        self.state = guess
        self.seat = seat
        self.rival = other(seat)
        self._may_hold: dict[tuple[Role, int], float] = {}

    @cached_property
    def unseen(self) -> Counter[Card]:
        """Return the rival's cards that nobody else has seen."""
        return Counter(_unseen(self.state, self.rival))

    @cached_property
    def hidden(self) -> int:
        """Return how many of the unseen cards the rival has in the hand or face down."""
        return len(self.state.hands[self.rival]) + len(_face_down(self.state, self.rival))

    @cached_property
    def at_quaffle(self) -> dict[Effective | None, float]:
        """Return what the rival may lay at the Quaffle, with a relative weight for each."""
        found: dict[Effective | None, float] = {}
        for card, copies in self.unseen.items():
            known = self.card(card)
            printed = _printed(known)
            found[printed] = found.get(printed, 0.0) + copies * LAID_ROLE[known.role]
        return found

    def card(self, card: Card) -> HouseCard:
        return self.state.settings.cards[card]

    def snitch(self, winner: Seat) -> float:
        """Return the worth to us of a seat catching the Snitch, which does not always win the match (QCG-20)."""
        scores = self.state.scores()
        lead = scores[winner] + POINTS["golden_snitch"] - scores[other(winner)]
        worth = SNITCH if lead > 0 else 0.0 if lead == 0 else -SNITCH
        return worth if winner == self.seat else -worth

    def stake(self, ball: Ball, winner: Seat | None) -> float:
        """Return the worth to us of this seat, or nobody, winning a ball."""
        if winner is None:
            return 0.0
        if ball == "SN":
            return self.snitch(winner)
        worth = 1.0 if ball == "Q" else HIT
        return worth if winner == self.seat else -worth

    def may_hold(self, role: Role, above: int = -1) -> float:
        """Return the chance that the rival has, in the hand or face down, a card of this role above this value."""
        chance = self._may_hold.get((role, above))
        if chance is None:
            chance = self._may_hold[role, above] = self._chance_to_hold(role, above)
        return chance

    def _chance_to_hold(self, role: Role, above: int) -> float:
        shown, copies = self.state.shown[self.rival], 0
        for card, number in self.unseen.items():
            known = self.card(card)
            if known.role == role and known.value is not None and known.value > above:
                if card in shown:
                    return 1.0
                copies += number
        total = self.unseen.total()
        return 1 - comb(total - copies, self.hidden) / comb(total, self.hidden) if total >= self.hidden else 1.0

    def held(self, role: Role) -> list[Card]:
        """Return our own cards of a role."""
        return [card for card in self.state.hands[self.seat] if self.card(card).role == role]

    # Laying

    def counts(self, ball: Ball, card: Card) -> bool:
        """Tell whether a card may be worth something at a ball."""
        return counts_at(self.card(card), ball)

    def laid_at(self, ball: Ball, card: Card) -> float:
        """Return the worth of a card of ours at a ball, against all that the rival may have laid there."""
        spot = self.state.spot(ball)
        if self.hidden == 0 or (spot is not None and spot.pushed[self.rival]):
            return self.stake(ball, self._unopposed(ball, card))
        return self._at_quaffle(card) if ball == "Q" else self._at_role_ball(ball, card)

    def _at_quaffle(self, card: Card) -> float:
        mine, unopposed = _printed(self.card(card)), self.state.settings.keeper_wins_unopposed
        total = worth = 0.0
        for theirs, weight in self.at_quaffle.items():
            total += weight
            worth += weight * _duel(mine, theirs, unopposed)
        return worth / total if total else 0.0

    def _at_role_ball(self, ball: Ball, card: Card) -> float:
        """Rate a card at a Bludger or the Snitch, where only one role counts and whoever has it lays it."""
        role = ROLE_AT[ball]
        if self.card(card).role != role:
            return self.may_hold(role) * self.stake(ball, self.rival)
        value = self.card(card).value or 0
        higher, level_or_higher = self.may_hold(role, value), self.may_hold(role, value - 1)
        return higher * self.stake(ball, self.rival) + (1 - level_or_higher) * self.stake(ball, self.seat)

    def chances(self, ball: Ball, card: Card) -> tuple[float, float]:
        """Return how likely we win the ball with a card, and how likely the rival does; `laid_at` weighs the two."""
        spot = self.state.spot(ball)
        if self.hidden == 0 or (spot is not None and spot.pushed[self.rival]):
            winner = self._unopposed(ball, card)
            return float(winner == self.seat), float(winner == self.rival)
        if ball != "Q":
            role, value = ROLE_AT[ball], self.card(card).value or 0
            if self.card(card).role != role:
                return 0.0, self.may_hold(role)
            return 1 - self.may_hold(role, value - 1), self.may_hold(role, value)
        mine, unopposed = _printed(self.card(card)), self.state.settings.keeper_wins_unopposed
        duels = [(_duel(mine, theirs, unopposed), weight) for theirs, weight in self.at_quaffle.items()]
        total = sum(weight for _, weight in duels) or 1.0
        won, lost = (sum(weight for result, weight in duels if result == wanted) for wanted in (1, -1))
        return won / total, lost / total

    def _unopposed(self, ball: Ball, card: Card) -> Seat | None:
        cards = (card, None) if self.seat == 0 else (None, card)
        return verdict(self.state, Spot(ball, cards)).winner

    def keep(self, card: Card) -> float:
        """Return the worth of a card in the hand."""
        known = self.card(card)
        if known.role is not None:
            return KEEP_ROLE[known.role] + KEEP_POINT * (known.value or 0)
        return max(KEEP_CODE[effect.code] for effect in known.effects)

    # Special cards

    def effect_of(self, played: Played) -> Effect:
        """Return the effect of a special card that was played or is about to be."""
        effect = self.card(played.card).effect(played.mode)
        assert effect is not None
        return effect

    def gain(self, played: Played) -> float:
        """Return what the effect of a special card changes for us, whoever plays it."""
        effect, victim = self.effect_of(played), other(played.seat)
        match effect.code:
            case "lower" | "push_off" | "keeper_out" | "penalty":
                return self._swing(played, effect, victim)
            case "strip":
                return self._stripped(effect.amount, victim)
            case "retrieve" if played.take is not None:
                return self._retrieved(played.take, played.seat)
        return 0.0

    def _swing(self, played: Played, effect: Effect, victim: Seat) -> float:
        """Return how the verdict on a ball changes; before the cards are turned up nothing can be said."""
        spot = self.state.spot(played.ball or "Q")
        if spot is None or not spot.face_up:
            return 0.0
        before = self.stake(spot.ball, verdict(self.state, spot).winner)
        after = played.seat if effect.code == "penalty" else verdict(self.state, changed(spot, effect, victim)).winner
        return self.stake(spot.ball, after) - before

    def _stripped(self, number: int, victim: Seat) -> float:
        """Rate the loss of random cards: little, unless one may be the Seeker that would catch the Snitch."""
        size = len(self.state.hands[victim])
        if not size:
            return 0.0
        share = min(1.0, number / size)
        if victim == self.seat:
            seekers = SEEKER_NOW * bool(self.held("seeker")) if "SN" in self.state.pitch else 0.0
            return -share * (seekers + sum(map(self.keep, self.state.hands[victim])))
        seekers = SEEKER_NOW * self.may_hold("seeker") if "SN" in self.state.pitch else 0.0
        return share * seekers + STRIPPED * number

    def _retrieved(self, card: Card, taker: Seat) -> float:
        """Rate a card that comes back: most for a Seeker while the Snitch is out."""
        is_wanted = self.card(card).role == "seeker" and "SN" in self.state.pitch
        worth = SEEKER_NOW + self.keep(card) if is_wanted else RETRIEVED * self.keep(card)
        return worth if taker == self.seat else -worth


@cache
def _duel(mine: Effective | None, theirs: Effective | None, unopposed: bool) -> int:
    """Return our result of a duel at the Quaffle: 1, 0 or -1."""
    winner = quaffle_verdict(mine, theirs, unopposed).winner
    return 0 if winner is None else 1 - 2 * winner


def _printed(card: HouseCard) -> Effective | None:
    """Return what a card counts for before anything lowers it."""
    return None if card.role is None or card.value is None else Effective(card.role, card.value)


def changed(spot: Spot, effect: Effect, victim: Seat) -> Spot:
    """Return a ball as it would be after a card was played there."""
    match effect.code:
        case "lower":
            return replace(spot, lowered=replaced(spot.lowered, victim, spot.lowered[victim] + effect.amount))
        case "push_off":
            return replace(spot, cards=replaced(spot.cards, victim, None))
    return replace(spot, keeper_out=replaced(spot.keeper_out, victim, True))


def _face_down(state: State, seat: Seat) -> list[Card]:
    return [card for spot in state.spots if not spot.face_up and (card := spot.cards[seat]) is not None]


def _unseen(state: State, seat: Seat) -> list[Card]:
    """Return the cards of a seat that others have not seen; it is certain which they are, though not where."""
    cards = [*state.hands[seat], *state.draws[seat], *_face_down(state, seat)]
    return cards + list(state.discards[seat][:-1]) if state.settings.top_only else cards

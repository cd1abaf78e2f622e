"""What bots say about their moves is true of the match, and is what their rating was made of."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

import commonroom
from commonroom.engine import Dice
from commonroom.engine.eyes import Eyes
from commonroom.engine.tuples import other
from commonroom.games.quidditch.actions import Commit, Declare, Play
from commonroom.games.quidditch.bots import reasons as because
from commonroom.games.quidditch.bots.choice import HINTS
from commonroom.games.quidditch.bots.judgement import Judgement
from commonroom.games.quidditch.settlement import ROLE_AT, counts_at, verdict
from commonroom.games.quidditch.state import Spot, State


class Said(NamedTuple):
    """A move with its reason, and the state before it."""

    before: State
    seat: int
    action: Any
    reason: Any


def played(bot: str, seed: int) -> Iterator[Said]:
    """Yield every decision of one match between two bots."""
    match = commonroom.new("quidditch", seats=["Ann", "Bob"], seed=seed)
    while match.to_act:
        seat, before = match.to_act[0], match.current
        eyes = Eyes(match.rules, before, seat)
        if len(eyes.legal()) > 1:
            hint = HINTS[bot](eyes, Dice(bytes(32), match.version))
            yield Said(before, seat, hint.action, hint.reason)
            match.act(seat, hint.action)
        else:
            match.act(seat, eyes.legal()[0])


@pytest.fixture(scope="module")
def said() -> list[Said]:
    return [each for seed in range(12) for bot in ("greedy", "patient") for each in played(bot, seed)]


def of_kind(said: list[Said], *kinds: type) -> list[Said]:
    found = [each for each in said if isinstance(each.reason, kinds)]
    assert len(found) >= 5, f"{kinds} came up too seldom to be judged"
    return found


def own_card(each: Said) -> str:
    """Return the card of which a reason about a ball speaks."""
    ball = each.reason.ball
    if isinstance(each.action, Commit):
        return each.action.cards[ball]
    cards = [card for card in each.before.hands[each.seat] if each.before.card(card).role == ROLE_AT[ball]]
    return max(cards, key=lambda card: each.before.card(card).value or 0)


def laid(each: Said, card: str | None, theirs: str | None) -> Spot:
    return Spot(each.reason.ball, (card, theirs) if each.seat == 0 else (theirs, card))


def test_nearly_every_kind_of_reason_comes_up_and_nearly_every_move_has_one(said: list[Said]) -> None:
    kinds = Counter(type(each.reason) for each in said)
    assert set(because.REASON.__args__) - {because.Strips, because.AnyBack, because.Keeps} <= set(kinds)
    assert kinds[type(None)] < len(said) / 50


def test_a_sure_ball_is_won_against_every_card_that_the_rival_has(said: list[Said]) -> None:
    for each in of_kind(said, because.Sure):
        for theirs in each.before.hands[other(each.seat)]:
            assert verdict(each.before, laid(each, own_card(each), theirs)).winner == each.seat


def test_a_chance_is_what_the_rating_reckons_with(said: list[Said]) -> None:
    for each in of_kind(said, because.Likely):
        win, lose = judgement_of(each).chances(each.reason.ball, own_card(each))
        assert each.reason.percent == round(100 * win)
        assert 0 < win < 1
        assert win + lose <= 1 + 1e-9


def test_the_chances_are_those_of_the_rating(said: list[Said]) -> None:
    """Weighed by what the ball is worth to both, they are what a card was rated by."""
    compared = 0
    for each in said[::5]:
        judgement = judgement_of(each)
        for ball in each.before.pitch:
            for card in each.before.hands[each.seat]:
                win, lose = judgement.chances(ball, card)
                stakes = judgement.stake(ball, each.seat), judgement.stake(ball, other(each.seat))
                assert win * stakes[0] + lose * stakes[1] == pytest.approx(judgement.laid_at(ball, card))
                compared += 1
    assert compared > 500


def judgement_of(each: Said) -> Judgement:
    return Judgement(each.before, each.seat)


def test_a_bluff_counts_for_nothing_where_it_lies(said: list[Said]) -> None:
    for each in of_kind(said, because.Bluffs):
        if isinstance(each.action, Declare):
            roles = [each.before.card(card).role for card in each.before.hands[each.seat]]
            assert ROLE_AT[each.reason.ball] not in roles
        else:
            assert verdict(each.before, laid(each, own_card(each), None)).winner is None


def test_what_is_kept_is_in_the_hand_and_is_not_used(said: list[Said]) -> None:
    for each in of_kind(said, because.Keeps, because.KeepsSeeker):
        kept = each.reason.kept
        assert kept in each.before.hands[each.seat]
        if isinstance(each.action, Commit):
            assert kept not in each.action.cards.values()
        if isinstance(each.reason, because.KeepsSeeker):
            assert each.before.card(kept).role == "seeker"


def test_a_ball_turns_that_was_not_won_before(said: list[Said]) -> None:
    for each in of_kind(said, because.Turns, because.Denies):
        spot = each.before.spot(each.reason.ball)
        assert isinstance(each.action, Play)
        assert spot is not None
        assert spot.face_up
        winner = verdict(each.before, spot).winner
        assert winner != each.seat
        if isinstance(each.reason, because.Denies):
            assert winner == each.reason.seat == other(each.seat)


def test_only_a_card_of_the_rival_is_countered_and_only_an_own_one_defended(said: list[Said]) -> None:
    for each in of_kind(said, because.Counters, because.Defends):
        first = each.before.chain[0]
        assert first.card == each.reason.card
        assert (first.seat == each.seat) == isinstance(each.reason, because.Defends)


def test_what_comes_back_is_what_is_taken(said: list[Said]) -> None:
    for each in of_kind(said, because.Retrieves):
        assert each.reason.back == each.action.take


def test_what_goes_first_is_the_first_of_the_order(said: list[Said]) -> None:
    assert all(each.action.balls[0] == each.reason.ball for each in of_kind(said, because.First))


def test_search_says_what_its_adviser_says_where_it_does_the_same() -> None:
    match = commonroom.new("quidditch", seats=["Ann", "Bob"], seed=3)
    while len(match.moves(match.to_act[0])) == 1:
        match.submit(match.to_act[0], match.legal(match.to_act[0])[0])
    seat = match.to_act[0]
    hint = match.bot("search@10").hint(seat)
    assert hint.action == match.bot("search@10").choose(seat)
    assert commonroom.why(match, hint, "it")


# From one hint to the next


class Pair(NamedTuple):
    """What a seat was advised to declare, and then to lay in the same round."""

    declared: Said
    laid: Said

    @property
    def is_still_true(self) -> bool:
        """Whether nothing has changed in between: the same cards, and the ball is still to be played for."""
        before, after, seat = self.declared.before, self.laid.before, self.laid.seat
        return before.hands == after.hands and self.declared.reason.ball in after.to_cover(seat)


@pytest.fixture(scope="module")
def pairs() -> list[Pair]:
    """Collect them from 200 matches, where the rival's choices come and go by chance."""
    found = list[Pair]()
    for seed in range(200):
        declared = dict[int, Said]()
        for each in played("greedy", seed):
            if isinstance(each.action, Declare):
                declared[each.seat] = each
            elif isinstance(each.action, Commit) and (before := declared.pop(each.seat, None)):
                found.append(Pair(before, each))
    return found


def test_a_ball_that_is_declared_to_be_won_is_played_for(pairs: list[Pair]) -> None:
    """No chance is quoted that the next advice does not pursue with the very card it was reckoned for."""
    quoted = [pair for pair in pairs if isinstance(pair.declared.reason, because.Sure | because.Likely)]
    true = [pair for pair in quoted if pair.is_still_true]
    assert len(true) > 400
    for declared, laid in true:
        ball = declared.reason.ball
        card = laid.action.cards[ball]
        assert laid.before.card(card).role == ROLE_AT[ball]
        win, _ = judgement_of(laid).chances(ball, card)
        assert getattr(declared.reason, "percent", 100) <= round(100 * win) + 1


def test_no_beater_waits_for_a_better_moment_than_a_bludger(pairs: list[Pair]) -> None:
    for _, laid in pairs:
        if isinstance(laid.reason, because.Keeps) and {"BL1", "BL2"} & laid.action.cards.keys():
            assert laid.before.card(laid.reason.kept).role != "beater"


def test_a_card_that_counts_for_nothing_is_said_to_be_a_bluff_or_given_up(pairs: list[Pair]) -> None:
    came_up = Counter[type]()
    for _, each in pairs:
        idle = {ball for ball, card in each.action.cards.items() if not counts_at(each.before.card(card), ball)}
        match each.reason:
            case because.Bluffs(ball) | because.GivesUp(ball):
                assert ball in idle
            case because.Sure(ball, next=other_ball) | because.Likely(ball, next=other_ball):
                assert ball not in idle
                assert (other_ball in idle) if idle else (other_ball is None)
            case because.Keeps() | because.KeepsSeeker() | because.Spends():
                continue
        came_up[type(each.reason)] += bool(idle)
    assert all(came_up[kind] > 5 for kind in (because.Bluffs, because.GivesUp, because.Likely)), came_up


def test_one_beater_plays_for_one_bludger() -> None:
    """Only a bluff is declared beyond the Beaters in the hand, and patient never bluffs."""
    declared = [each for seed in range(40) for each in played("patient", seed) if isinstance(each.action, Declare)]
    assert sum(len(each.action.balls) for each in declared) > 100
    for each in declared:
        beaters = [card for card in each.before.hands[each.seat] if each.before.card(card).role == "beater"]
        assert len({"BL1", "BL2"} & {*each.action.balls}) <= len(beaters)

"""Invariants of Sequence, however it is played."""

from __future__ import annotations

import json
from collections import Counter
from random import Random
from typing import get_args

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import initialize, invariant, precondition, rule

import commonroom
from commonroom.engine import Dice, Table
from commonroom.games import GAMES
from commonroom.games.sequence.board import CORNERS
from commonroom.games.sequence.cards import DECK, DESIGNS
from commonroom.games.sequence.events import Event
from commonroom.games.sequence.lines import may_share
from commonroom.games.sequence.state import State
from commonroom.testing.checks.whole_games import AnyGame
from commonroom.testing.play import random_game
from commonroom.testing.tables import random_table

from .tables import CLASSIC, HARRY, both_editions, names, table

SEQUENCE = GAMES["sequence"]
SEATS = (2, 3, 4, 6, 8, 9, 10, 12)


def check_board(state: State) -> None:
    """Expect at most one chip on a cell, none on corners, and complete, locked sequences sharing at most one cell."""
    taken = 0
    for side, chips in enumerate(state.chips):
        assert not chips & (taken | CORNERS)
        taken |= chips
        windows = state.sequences[side]
        for number, window in enumerate(windows):
            assert window.mask & ~(chips | CORNERS) == 0
            assert all(may_share(window, other, state.settings.collinear_share) for other in windows[:number])
            assert window.mask & chips & ~state.locked[side] == 0
        assert state.locked[side] & ~chips == 0
        assert len(windows) <= state.settings.target or state.result is not None


def check_cards(state: State) -> None:
    """Expect all 104 cards to be somewhere, once."""
    piles = (*state.hands, *state.discards, state.pile, state.spent)
    assert Counter(card for pile in piles for card in pile) == Counter(DECK)


def check_draws(state: State) -> None:
    """Expect nobody to be owed two draws, no hand larger than dealt, and nothing owed after the end."""
    assert len(set(state.owed)) == len(state.owed)
    assert all(len(hand) <= state.settings.hand_size for hand in state.hands)
    if state.settings.auto_draw or state.result is not None:
        assert state.owed == ()
    if state.settings.forgotten_draw == "next_action":
        assert len(state.owed) <= 1


class SequenceGame(AnyGame):
    """Hypothesis plays Sequence at a random table and looks for a broken invariant, too."""

    game = SEQUENCE

    @initialize(seats=st.sampled_from(SEATS), edition=st.sampled_from([HARRY, CLASSIC]), seed=st.integers(0, 2**32))
    def open_table(self, seats: int, edition: str, seed: int) -> None:
        rnd = Random(seed)
        table = None
        while table is None or len(table.seats) != seats:
            table = random_table(SEQUENCE, rnd, edition, {})
        self.begin(table, seed)

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data(), likely=st.integers(0, 5))
    def say_aside(self, data: st.DataObject, likely: int) -> None:
        """Seldom give up: the game would end at once."""
        seat = data.draw(st.integers(0, len(self.match.table.seats) - 1))
        asides = [a for a in self.match.asides(seat) if likely == 0 or a["type"] not in ("leave", "concede")]
        if asides:
            self.match.submit(seat, data.draw(st.sampled_from(asides)))

    @rule()
    def look_whose_turn_it_is(self) -> None:
        for viewer in (*range(len(self.match.table.seats)), None):
            assert self.match.view(viewer)["turn"] == self.match.current.turn

    @invariant()
    def keeps_the_rules(self) -> None:
        if hasattr(self, "match"):
            state = self.match.current
            check_board(state)
            check_cards(state)
            check_draws(state)


TestSequenceGame = SequenceGame.TestCase
TestSequenceGame.settings = settings(max_examples=60, stateful_step_count=60, deadline=None)


def test_everything_that_can_happen_happens() -> None:
    """Random play reaches every card, every kind of action and event, and every reason to end."""
    actions, events, cards, reasons = set(), set(), set(), set()
    for seed in range(400):
        rnd = Random(seed)
        table = None
        often = {"breakable_sequences": "on", "draw_mode": "auto"} if seed % 4 == 0 else {}
        while table is None:
            table = random_table(SEQUENCE, rnd, rnd.choice([HARRY, CLASSIC]), often)
        for ply in random_game(SEQUENCE, table, seed, asides=rnd.choice([0, 0.02, 0.1])):
            actions.add(type(ply.action).__name__)
            events |= {type(event).__name__ for event in ply.events}
            cards.add(getattr(ply.action, "card", None))
            check_board(ply.after)
            check_cards(ply.after)
            check_draws(ply.after)
            if ply.after.result is not None:
                reasons.add(ply.after.result.reason)
    assert cards - {None} == set(DESIGNS)
    assert actions == {
        "Play", "Exchange", "Draw", "ChooseSequence", "Pass", "Forfeit",
        "ClaimCoaching", "Admit", "Rule", "Leave", "Concede",
    }  # fmt: skip
    seen_elsewhere = {"StartCardDrawn", "FirstSeatNamed", "SeatHandedOver"}
    assert events == {event.__name__ for event in get_args(Event)} - seen_elsewhere
    assert reasons == {"sequences", "pile_exhausted", "stalemate", "forfeit", "concession", "aborted"}


@both_editions
@pytest.mark.rule("RUL-SEQ-13", "RUL-SEQ-80")
def test_rul_seq_13_no_hidden_card_is_named_in_any_view(edition: str) -> None:
    for seats in (2, 4, 9):
        table = Table(edition, {}, commonroom.new("sequence", seats=names(seats)).table.seats)
        for ply in random_game(SEQUENCE, table, seed=seats):
            state = ply.before
            for viewer in (*range(seats), None):
                shown = [card for pile in (*state.discards, state.spent) for card in pile]
                shown += state.hands[viewer] if viewer is not None else ()
                text = msgspec.json.encode(SEQUENCE.view(state, viewer)).decode()
                assert {card for card in DESIGNS if f'"{card}"' in text} == set(shown)


@pytest.mark.rule("RUL-SEQ-13")
def test_imagining_reaches_every_possible_deal_and_no_other() -> None:
    match = table(CLASSIC, hands=["KH 2D", "3C"], pile="4C 5C", options={"draw_mode": "auto"})
    dealt: Counter[tuple[tuple[str, ...], tuple[str, ...]]] = Counter()
    for number in range(600):
        guess = SEQUENCE.imagine(match.current, 0, Dice(bytes(32), number))
        dealt[guess.hands[1], guess.pile] += 1
    unseen = ["3C", "4C", "5C"]
    assert {(*hand, *pile) for hand, pile in dealt} == {
        (a, b, c) for a in unseen for b in unseen for c in unseen if len({a, b, c}) == 3
    }
    assert all(60 < number < 140 for number in dealt.values())  # six deals, each as likely as any other


@pytest.mark.rule("RUL-SEQ-13", "RUL-SEQ-16")
def test_imagining_knows_that_whoever_passed_could_play_nothing() -> None:
    full = ["(0,1-8) (1-3,0-9) (4,0-9)", "(5-8,0-9) (9,1-8)"]
    match = table(HARRY, 3, chips=full, hands=["JD", "JC", "JS"], pile="JD 2D JC JH", pile_size=12)
    match.submit(0, {"type": "pass"})
    hands = set()
    for number in range(300):
        guess = SEQUENCE.imagine(match.current, 1, Dice(bytes(32), number))
        hands.add(guess.hands[0])
        assert SEQUENCE.legal(guess, 1) == SEQUENCE.legal(match.current, 1)
    assert hands == {("JD",), ("JC",)}  # not a dead card, which would have had to be exchanged, and not JS or JH


@pytest.mark.rule("RUL-SEQ-74")
def test_imagining_keeps_the_hands_that_a_team_shares() -> None:
    options = {"team_talk": "allowed", "share_hands": "on"}
    match = commonroom.new("sequence", edition=CLASSIC, seats=names(4), options=options, seed=3)
    guess = SEQUENCE.imagine(match.current, 0, Dice(bytes(32), 0))
    assert guess.hands[2] == match.current.hands[2]
    assert guess.hands[1] != match.current.hands[1]


@pytest.mark.rule("RUL-SEQ-80")
def test_imagining_for_a_watcher_deals_every_hand_anew() -> None:
    match = commonroom.new("sequence", edition=CLASSIC, seats=names(2), seed=3)
    guess = SEQUENCE.imagine(match.current, None, Dice(bytes(32), 0))
    assert all(guess.hands[seat] != match.current.hands[seat] for seat in (0, 1))
    assert json.dumps(msgspec.to_builtins(SEQUENCE.view(guess, None))) == json.dumps(
        msgspec.to_builtins(SEQUENCE.view(match.current, None))
    )

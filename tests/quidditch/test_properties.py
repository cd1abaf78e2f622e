"""Invariants of the Quidditch card game, however it is played (INV-01 to INV-10)."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from commonroom import Match
from commonroom.engine import Dice, Refusal, Table
from commonroom.games import GAMES
from commonroom.games.quidditch.actions import ACTION, Action, Cancel, Commit, Declare, Order, Pass, Pick, Play
from commonroom.games.quidditch.box.cards import BALLS, PITCH_CARD, Mode
from commonroom.games.quidditch.events import Event
from commonroom.games.quidditch.options import EDITION
from commonroom.games.quidditch.position.soundness import REASONS, problems
from commonroom.games.quidditch.state import State
from commonroom.games.quidditch.targets import NEEDS_BALL
from commonroom.rulebook import rulebook
from commonroom.testing.play import Ply, luck, random_game
from commonroom.testing.tables import random_table

from .boxes import changed
from .tables import RULES_OF, new, table

QUIDDITCH = GAMES["quidditch"]


def any_table(rnd: Random, **fixed: Any) -> Table:
    found = None
    while found is None:
        found = random_table(QUIDDITCH, rnd, EDITION, fixed)
    return found


# The invariants


def check_cards(state: State) -> None:
    """INV-01, INV-02: every card of the two houses and of the pitch is somewhere, once."""
    for seat in (0, 1):
        laid = [card for spot in state.spots if (card := spot.cards[seat]) is not None]
        piles = (state.draws[seat], state.hands[seat], state.discards[seat], state.used[seat], laid)
        assert Counter(card for pile in piles for card in pile) == Counter(state.settings.decks.house_deck())
    balls = [PITCH_CARD[ball] for ball in state.pitch]
    pitch_cards = (*state.pitch_deck, *state.pitch_discard, *balls, *state.won[0], *state.won[1])
    assert Counter(pitch_cards) == Counter(state.settings.decks.pitch_deck())


def check_pitch(state: State) -> None:
    """INV-03, INV-06: never more balls than there are slots, and a Quaffle is always played for."""
    assert list(state.pitch) == [ball for ball in BALLS if ball in state.pitch]
    assert set(state.contested()) <= {*state.pitch, *(spot.ball for spot in state.spots if spot.settled)}
    if state.result is None and "Q" in state.pitch:
        assert "Q" in state.contested()


def check_points(state: State) -> None:
    """INV-04: ten for each Quaffle and Free Goal, 150 for the Snitch, nothing else."""
    for seat in (0, 1):
        won = Counter(state.won[seat])
        assert state.scores()[seat] == 10 * (won["quaffle"] + won["free_goal"]) + 150 * won["golden_snitch"]
        assert won["bludger"] == 0


def check_lead(state: State) -> None:
    """INV-05: the lead alternates strictly, and round 1 is Slytherin's."""
    if state.result is None:
        assert state.leader == (state.settings.slytherin if state.round % 2 else 1 - state.settings.slytherin)


def check_view(state: State) -> None:
    """INV-09: no view names a card that its viewer cannot know."""
    for viewer in (0, 1, None):
        known = [*state.used[0], *state.used[1], *state.shown[0], *state.shown[1]]
        known += [card for played in state.chain for card in (played.card, played.take) if card]
        for seat in (0, 1):
            pile = state.discards[seat]
            known += pile if seat == viewer or not state.settings.top_only else pile[-1:]
            known += state.hands[seat] if seat == viewer else ()
            known += [card for spot in state.spots if (spot.face_up or seat == viewer) and (card := spot.cards[seat])]
        text = msgspec.json.encode(QUIDDITCH.view(state, viewer)).decode()
        assert {card for card in state.settings.cards if f'"{card}"' in text} <= set(known)


def check_soundness(state: State) -> None:
    """A position that is called impossible never comes up in a game."""
    assert list(problems(state)) == []


def check_state(state: State) -> None:
    for check in (check_cards, check_pitch, check_points, check_lead, check_view, check_soundness):
        check(state)


def check_step(before: State, events: Any, after: State) -> None:
    """INV-04, and the parts of INV-07 and INV-08 about the end of a round."""
    assert all(later >= now for later, now in zip(after.scores(), before.scores(), strict=True))
    names = [type(event).__name__ for event in events]
    if "RoundBegan" not in names:
        return
    assert after.used == ((), ())
    assert not any(card for spot in after.spots for card in spot.cards)
    assert after.hits == (0, 0)
    assert after.round == before.round + 1
    for seat in (0, 1):
        size = len(before.hands[seat])
        reserve = len(before.draws[seat]) + len(before.discards[seat]) + len(before.used[seat])
        limit = max(5 - before.hits[seat], size)
        assert len(after.hands[seat]) == max(size, min(limit, size + reserve))


class QuidditchGame(RuleBasedStateMachine):
    """Hypothesis plays at a table with random options and looks for a broken invariant."""

    @initialize(seed=st.integers(0, 2**32))
    def open_table(self, seed: int) -> None:
        self.match = Match(QUIDDITCH, any_table(Random(seed)), seed.to_bytes(32, "big"))

    def act(self, seat: int, action: dict[str, Any]) -> None:
        before = self.match.current
        events = self.match.act(seat, self.match.read_action(seat, action))
        check_step(before, events, self.match.current)

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        seat = data.draw(st.sampled_from(self.match.to_act))
        self.act(seat, data.draw(st.sampled_from(self.match.legal(seat))))

    @precondition(lambda self: self.match.to_act)
    @rule()
    def pass_by(self) -> None:
        """Pass most windows, or the rounds would never end."""
        for _ in range(4):
            if self.match.to_act:
                seat = self.match.to_act[0]
                self.act(seat, self.match.default(seat))

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data(), likely=st.integers(0, 9))
    def say_aside(self, data: st.DataObject, likely: int) -> None:
        seat = data.draw(st.integers(0, 1))
        asides = [aside for aside in self.match.asides(seat) if likely == 0 or aside["type"] != "concede"]
        if asides:
            self.act(seat, data.draw(st.sampled_from(asides)))

    @rule(viewer=st.sampled_from([0, 1, None]))
    def guess(self, viewer: int | None) -> None:
        state = self.match.current
        imagined = QUIDDITCH.imagine(state, viewer, Dice(bytes(32), self.match.version))
        assert QUIDDITCH.view(imagined, viewer) == QUIDDITCH.view(state, viewer)
        check_cards(imagined)
        check_soundness(imagined)

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "match"):
            check_state(self.match.current)
            assert bool(self.match.to_act) == (self.match.outcome is None)


TestQuidditchGame = QuidditchGame.TestCase
TestQuidditchGame.settings = settings(max_examples=100, stateful_step_count=60, deadline=None)


def games(number: int) -> list[list[Ply]]:
    """Return random games at random tables; every fourth ends soon, and in some of them somebody gives up."""
    found = []
    for seed in range(number):
        rnd = Random(seed)
        soon = {"round_limit": rnd.choice([1, 3])} if seed % 4 == 0 else {}
        asides = rnd.choice([0, 0, 0.02])
        found.append(list(random_game(QUIDDITCH, any_table(rnd, **soon), seed, asides, most=6000)))
    return found


def test_everything_that_can_happen_happens_and_the_invariants_hold() -> None:
    """Random play reaches every kind of action and event, every card, every special in use, and every end."""
    actions: set[type] = set()
    events: set[type] = set()
    used: set[str] = set()
    laid: set[str] = set()
    reasons = {str(QUIDDITCH.outcome(table(pitch_deck=[]).current).reason)}  # type: ignore[union-attr]
    for plies in games(160):
        for ply in plies:
            actions.add(type(ply.action))
            events |= {type(event) for event in ply.events}
            if isinstance(ply.action, Play | Cancel):
                used.add(ply.action.card)
            if isinstance(ply.action, Commit):
                laid |= set(ply.action.cards.values())
            check_step(ply.before, ply.events, ply.after)
            if ply.number % 5 == 0 or ply.after.result is not None:
                check_state(ply.after)
        reasons.add(plies[-1].after.result.reason)
    cards = QUIDDITCH.setup(any_table(Random(0)), Dice(bytes(32), 0)).settings.cards
    assert used == {name for name, card in cards.items() if not card.is_player}
    assert laid == set(cards)
    assert actions == set(get_args(ACTION))
    assert events == set(get_args(Event))
    assert reasons == set(REASONS)


@pytest.mark.rule("RUL-QCG-58", "QCG-18")
def test_inv_10_random_play_ends_with_the_snitch_long_before_the_round_limit() -> None:
    rounds = []
    for seed in range(200):
        *_, last = random_game(QUIDDITCH, new().table, seed)
        assert last.after.result.reason == "snitch"
        rounds.append(last.after.round)
    assert max(rounds) < 150


# Refusals


def any_action(rnd: Random, state: State, seat: int) -> Action:
    """Return something that a seat could send at this table, sense or nonsense."""
    cards = list(state.settings.cards)
    near = [*state.hands[seat], *state.discards[seat], rnd.choice(cards)]
    balls: tuple[Any, ...] = (*state.contested(), *state.pitch, rnd.choice(BALLS))
    some = tuple(rnd.choice(balls) for _ in range(rnd.randrange(1, 4)))
    match rnd.randrange(7):
        case 0:
            return Pass()
        case 1:
            return Cancel(rnd.choice(near))
        case 2:
            return Declare(rnd.choice([some, tuple(state.optional())]))
        case 3:
            return Commit({ball: rnd.choice(near) for ball in rnd.choice([some, state.contested()])})
        case 4:
            return Order(some)
        case 5:
            return Pick(rnd.randrange(6))
    held = [card for card in state.hands[seat] if not state.card(card).is_player]
    if held and rnd.random() < 0.8:
        return any_play(rnd, state, rnd.choice(held), near)
    mode = rnd.choice([None, None, None, *get_args(Mode)])
    return Play(rnd.choice(near), mode, rnd.choice([None, *balls]), rnd.choice([None, None, rnd.choice(near)]))


def any_play(rnd: Random, state: State, card: str, near: list[str]) -> Play:
    """Return a special card with all that one of its powers needs, but at any ball and for any card."""
    powers = state.card(card).effects
    power = rnd.choice(powers)
    return Play(
        card,
        power.mode if len(powers) > 1 else None,
        rnd.choice(BALLS) if power.code in NEEDS_BALL else None,
        rnd.choice(near) if power.code == "retrieve" else None,
    )


def test_every_refusal_of_the_rulebook_is_reached_and_names_a_rule_that_the_rulebook_gives() -> None:
    reached: set[tuple[str, str]] = set()
    wanted = {(code, rule) for code, rules in RULES_OF.items() for rule in rules}
    entries = {entry.id for entry in rulebook("quidditch").entries}
    rnd, box = Random(3), changed(impediment=6, cobbing=4, chaser_4=0, chaser_5=0, chaser_6=0, chaser_8=0)

    def note(refused: Refusal | None) -> None:
        if refused is not None:
            assert refused.rule in entries
            reached.add((refused.code, refused.rule))

    for seed in range(400):
        for ply in random_game(QUIDDITCH, any_table(rnd, deck_data=box), seed):
            for seat in (0, 1, *QUIDDITCH.to_act(ply.before)):
                note(QUIDDITCH.refusal(ply.before, seat, any_action(rnd, ply.before, seat)))
        note(QUIDDITCH.refusal(ply.after, 0, Pass()))
        if reached == wanted:
            break
    assert reached == wanted


def test_a_refused_action_is_never_listed_and_a_listed_one_never_refused() -> None:
    rnd = Random(11)
    for seed in range(12):
        for ply in random_game(QUIDDITCH, any_table(rnd), seed, asides=0.002):
            state, seat = ply.before, rnd.randrange(2)
            listed = {*QUIDDITCH.legal(state, seat), *QUIDDITCH.asides(state, seat)}
            for action in (any_action(rnd, state, seat), any_action(rnd, state, seat)):
                if not isinstance(action, Declare) or len(action.balls) < 2:  # whose balls may come in any order
                    assert (QUIDDITCH.refusal(state, seat, action) is None) == (action in listed)


def test_luck_decides_nothing_but_shuffles_and_random_cards() -> None:
    """The same moves with other dice change only what is drawn, stripped or shuffled."""
    rnd = Random(17)
    for ply in random_game(QUIDDITCH, any_table(rnd), 17):
        other, events = QUIDDITCH.apply(ply.before, ply.seat, ply.action, luck(99, ply.number))
        kinds = [type(event).__name__ for event in ply.events]
        if not {"CardStripped", "HouseDeckReshuffled", "PitchReshuffled"} & set(kinds):
            assert (other, list(events)) == (ply.after, list(ply.events))

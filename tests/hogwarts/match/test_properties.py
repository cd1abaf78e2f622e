"""Invariants of every match, however it is played."""

from __future__ import annotations

from random import Random
from typing import Any

from hypothesis import settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule

from commonroom import Match
from commonroom.engine import Dice, Table
from commonroom.engine.eyes import Eyes
from commonroom.games import GAMES
from commonroom.games.hogwarts import match as rules
from commonroom.games.hogwarts.match.actions import CHASERS, PIECES
from commonroom.games.hogwarts.match.events import Event
from commonroom.games.hogwarts.match.position.soundness import problems
from commonroom.games.hogwarts.match.state import Held, State
from commonroom.games.hogwarts.pack.load import built_in
from commonroom.testing.play import random_game
from commonroom.testing.tables import random_table


def any_table(rnd: Random) -> Table:
    found = None
    while found is None:
        found = random_table(GAMES["quidditch-match"], rnd, "year", {})
    return found


def check_state(state: State) -> None:
    """Expect only opposing chasers to share fields, every ball somewhere, and no state to be called impossible."""
    assert list(problems(state)) == []
    for side in (0, 1):
        placed = [spot for spot in state.pieces[side] if spot is not None]
        assert len(placed) == len(set(placed))
    for piece, spot in zip(PIECES, state.pieces[0], strict=True):
        there = None if spot is None else state.piece_at(1, spot)
        assert there is None or (piece in CHASERS and there in CHASERS)
    for ball in (state.quaffle, *state.bludgers):
        assert state.place_of(ball) in state.settings.ground.passes
        assert not isinstance(ball, Held) or state.spot(ball.side, ball.piece) is not None
    assert 0 <= state.left <= 12
    assert len(state.hands[0]) + len(state.hands[1]) + len(state.used) + len(state.deck) == 12


def check_step(before: State, events: Any, after: State) -> None:
    """Expect no more actions than were rolled, no piece to come back, and goals and thrown bludgers only to grow."""
    rolled = sum(sum(event.dice) for event in events if type(event).__name__ == "ActionsRolled")
    same_turn = before.turn == after.turn and before.turns == after.turns
    if same_turn and after.won_first is None:
        assert after.left <= before.left + rolled
        assert before.left + rolled - after.left <= 1
        assert len(after.thrown) >= len(before.thrown)
    if before.phase != "place":
        for mine, yours in zip(before.pieces, after.pieces, strict=True):
            assert all(now is None for was, now in zip(mine, yours, strict=True) if was is None)
    assert all(now >= was for was, now in zip(before.goals, after.goals, strict=True))
    if before.won_first is not None:
        assert after.won_first == before.won_first


class AnyMatch(RuleBasedStateMachine):
    """Hypothesis plays at a table with random options and looks for a broken promise."""

    @initialize(seed=st.integers(0, 2**32))
    def open_table(self, seed: int) -> None:
        self.match = Match(GAMES["quidditch-match"], any_table(Random(seed)), seed.to_bytes(32, "big"))

    def act(self, seat: int, action: Any) -> None:
        before = self.match.current
        check_step(before, self.match.act(seat, action), self.match.current)

    @precondition(lambda self: self.match.to_act)
    @rule(data=st.data())
    def move(self, data: st.DataObject) -> None:
        seat = self.match.to_act[0]
        self.act(seat, data.draw(st.sampled_from(rules.legal(self.match.current, seat))))

    @precondition(lambda self: self.match.to_act)
    @rule(bot=st.sampled_from(sorted(rules.BOTS)), steps=st.integers(1, 12))
    def let_a_bot_play(self, bot: str, steps: int) -> None:
        """Chance alone rarely scores a goal, so bots help."""
        for _ in range(steps):
            if self.match.to_act:
                seat = self.match.to_act[0]
                chosen = rules.BOTS[bot](
                    Eyes(self.match.rules, self.match.current, seat), Dice(bytes(32), self.match.version)
                )
                assert chosen in rules.legal(self.match.current, seat)
                self.act(seat, chosen)

    @rule(viewer=st.sampled_from([0, 1, None]))
    def guess(self, viewer: int | None) -> None:
        imagined = rules.imagine(self.match.current, viewer, Dice(bytes(32), self.match.version))
        assert rules.view(imagined, viewer) == rules.view(self.match.current, viewer)
        check_state(imagined)

    @invariant()
    def holds(self) -> None:
        if hasattr(self, "match"):
            check_state(self.match.current)
            assert bool(self.match.to_act) == (self.match.outcome is None)


TestAnyMatch = AnyMatch.TestCase
TestAnyMatch.settings = settings(max_examples=60, stateful_step_count=40, deadline=None)


def test_every_match_ends_and_everything_that_can_happen_happens() -> None:
    kinds: set[type] = set()
    reasons: set[str] = set()
    cards: set[str] = set()
    ends: set[str] = set()
    for seed in range(150):
        table = any_table(Random(seed))
        for ply in random_game(GAMES["quidditch-match"], table, seed, advised=0.85 if seed % 5 else 0.0):
            check_step(ply.before, ply.events, ply.after)
            kinds |= {type(event) for event in ply.events}
            reasons |= {event.reason for event in ply.events if type(event).__name__ == "RoundWon"}
            cards |= {event.card for event in ply.events if type(event).__name__ == "CardPlayed"}
        assert ply.after.result is not None
        ends.add(ply.after.result.reason)
    spoken = {kind.__name__ for kind in Event.__args__} - {kind.__name__ for kind in kinds}
    assert spoken == {"StartRolled", "Conceded"}  # the first comes before the first action, the second only as an aside
    assert reasons == {"goals", "no_chasers", "turns"}
    assert cards == {card.id for card in built_in().quidditch}
    assert ends == {"snitch"}  # otherwise somebody concedes, which is an aside

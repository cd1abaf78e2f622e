"""What is not allowed is refused, by name, and leaves no trace (TRUST R16)."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest

from commonroom.engine import Dice, Illegal, Match, Refusal, Seat
from commonroom.engine.match import Proposal
from commonroom.engine.plain import plain
from commonroom.games import GAMES
from commonroom.rulebook import rulebook

from .altering import altered
from .garbling import garbled, no_seats
from .looking import encoded
from .playing import AnyRules, games_in_turn, key_of, so_many

REFUSED_IN_ALL = 100_000
STATES = 24

every_game = pytest.mark.parametrize("game", list(GAMES))


def standing(match: Match) -> tuple[bytes, int, bytes, int]:
    """All that an action could change: the state, how many actions there were, the record, and the luck to come."""
    luck = match._dice(match.version + 1).roll("to come", 2**32)
    return encoded(match.state), match.version, encoded(match.record()), luck


def refused(match: Match, seat: Any, action: Any) -> Illegal:
    """Why the match does not take the action."""
    try:
        match.submit(seat, action)
    except Illegal as illegal:
        return illegal
    raise AssertionError(f"seat {seat!r} was allowed {action!r}")


def refuse_wrong_moves(match: Match, codes: set[str], ids: set[str]) -> int:
    """Try everything that can be worded and is not allowed, for every seat; how much that was."""
    rules, state, number = match.rules, match.current, 0
    for seat in range(len(match.table.seats)):
        allowed = {*rules.legal(state, seat), *rules.asides(state, seat)}
        before = standing(match)
        for action in rules.space(state):
            if action not in allowed:
                why = refused(match, seat, plain(action))
                assert why.code in codes, why
                assert why.rule in ids, why
                assert why.message
                number += 1
        assert standing(match) == before
    return number


def refuse_garbage(match: Match) -> int:
    """Try what is no action at all, and good actions for seats that do not exist; how much that was."""
    seats, number, before = len(match.table.seats), 0, standing(match)
    for seat in range(seats):
        for action in [*match.legal(seat)[:3], *match.asides(seat)]:
            attempts = [(seat, garbage) for garbage in garbled(action)]
            attempts += [(nobody, action) for nobody in no_seats(seats)]
            for who, what in attempts:
                assert refused(match, who, what).code == "bad_action"
            number += len(attempts)
    assert standing(match) == before
    return number


def check_refusals(rules: AnyRules, at_least: int, states: int, kind: type[Match] = Match) -> int:
    """Refuse at one state of each game; the game then goes on as if nobody had tried. How much was refused."""
    book, rnd, number = rulebook(rules.ABOUT.name), Random(16), 0
    codes, ids = {refusal.code for refusal in book.refusals}, {entry.id for entry in book.entries}
    for done, game in enumerate(games_in_turn(rules, 0, 7), 1):  # not all from one end of the list of tables
        plies = list(game.plies)
        match, at = kind(rules, game.table, key_of(game.seed)), rnd.randrange(len(plies))
        for ply in plies[:at]:
            match.act(ply.seat, ply.action)
        number += refuse_wrong_moves(match, codes, ids) + refuse_garbage(match)
        for ply in plies[at:]:
            assert match.act(ply.seat, ply.action) == ply.events
            assert match.current == ply.after
        if number >= at_least and done >= states:
            return number
    raise AssertionError("games never run out")


@every_game
def test_r16_a_hundred_thousand_wrong_actions_are_refused_by_name_and_leave_no_trace(game: str) -> None:
    share = so_many(GAMES[game], REFUSED_IN_ALL // len(GAMES))
    assert check_refusals(GAMES[game], share, so_many(GAMES[game], STATES)) >= share


def changes_before_it_judges(rules: AnyRules) -> AnyRules:
    """Refuses as it should, but by then the state has already changed."""

    def refusal(state: Any, seat: Seat, action: Any) -> Refusal | None:
        why = rules.refusal(state, seat, action)
        if why is not None and (seats := rules.to_act(state)):
            after, _ = rules.apply(state, seats[0], rules.legal(state, seats[0])[0], Dice(bytes(32), 1))
            for field in state.__struct_fields__:
                msgspec.structs.force_setattr(state, field, getattr(after, field))
        return why

    return altered(rules, refusal=refusal)


def forgets_who_asks(rules: AnyRules) -> AnyRules:
    """Allows to everybody what somebody may do."""

    def refusal(state: Any, seat: Seat, action: Any) -> Refusal | None:
        reasons = [rules.refusal(state, who, action) for who in (seat, *rules.to_act(state))]
        return None if None in reasons else reasons[0]

    def apply(state: Any, seat: Seat, action: Any, dice: Dice) -> Any:
        truly_allowed = rules.refusal(state, seat, action) is None
        return rules.apply(state, seat, action, dice) if truly_allowed else (state, [])

    return altered(rules, refusal=refusal, apply=apply)


def refuses_without_a_name(rules: AnyRules) -> AnyRules:
    """Refuses with a code that no rulebook explains."""

    def refusal(state: Any, seat: Seat, action: Any) -> Refusal | None:
        why = rules.refusal(state, seat, action)
        return why and Refusal(why.rule, "just_because", why.message)

    return altered(rules, refusal=refusal)


class SpendsLuckOnRefusals(Match):
    """A match in which every attempt moves the dice on, whether it is taken or not."""

    attempts = 0

    def propose(self, seat: Seat, action: msgspec.Struct) -> Proposal:
        self.attempts += 1
        return super().propose(seat, action)

    def _dice(self, stream: int) -> Dice:
        return super()._dice(max(stream, self.attempts))


@every_game
@pytest.mark.parametrize("defect", [changes_before_it_judges, forgets_who_asks, refuses_without_a_name])
def test_r16_would_find_rules_that(game: str, defect: Callable[[AnyRules], AnyRules]) -> None:
    """The mutants: a state that changes before the judgement, rights of others, a reason without a name."""
    with pytest.raises(AssertionError):
        check_refusals(defect(GAMES[game]), REFUSED_IN_ALL, STATES)


@every_game
def test_r16_would_find_a_match_that_spends_luck_on_refusals(game: str) -> None:
    """The mutant: an action that was refused shifts the luck of the next one that is taken."""
    with pytest.raises(AssertionError):
        check_refusals(GAMES[game], REFUSED_IN_ALL, STATES, SpendsLuckOnRefusals)

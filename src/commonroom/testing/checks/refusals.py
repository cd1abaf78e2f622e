"""Illegal actions are refused with a rule and a code, and leave no trace (TRUST R16)."""

from __future__ import annotations

from random import Random
from typing import Any

from commonroom.engine import Illegal, Match
from commonroom.engine.plain import plain
from commonroom.rulebook import Rulebook

from ..garbage import garbled, no_seats
from ..play import games_in_turn, key_of
from ..sight import encoded
from ..tables import AnyRules


def standing(match: Match) -> tuple[bytes, int, bytes, int]:
    """Return all that an action could change: the state, the number of actions, the record, and future luck."""
    luck = match._dice(match.version + 1).roll("to come", 2**32)
    return encoded(match.state), match.version, encoded(match.record()), luck


def refused(match: Match, seat: Any, action: Any) -> Illegal:
    """Return the reason for which the match refuses the action."""
    try:
        match.submit(seat, action)
    except Illegal as illegal:
        return illegal
    raise AssertionError(f"seat {seat!r} was allowed {action!r}")


def refuse_wrong_moves(match: Match, codes: set[str], ids: set[str]) -> int:
    """Try every possible action that is not allowed, for every seat; return their number."""
    rules, state, number = match.rules, match.current, 0
    for seat in range(len(match.table.seats)):
        allowed = {*rules.legal(state, seat), *rules.asides(state, seat), *rules.shortcuts(state, seat)}
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
    """Try garbage, and good actions for seats that do not exist; return the number of attempts."""
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


def check_refusals(rules: AnyRules, book: Rulebook, at_least: int, states: int, kind: type[Match] = Match) -> int:
    """Try refused actions at one state of each game, which then continues unchanged; return their number."""
    rnd, number = Random(16), 0
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

"""A fingerprint of every step of a match, to compare how different processes replay the same record.

`checks/determinism.py` runs `tell_fingerprints` in fresh processes: records in, one to a line, and fingerprints out.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable, Sequence
from hashlib import sha256
from typing import Any

from commonroom.engine import Dice, Match, Seat
from commonroom.engine.load import load_module

from .altered import altered
from .sight import encoded, viewers
from .tables import AnyRules

Alter = Callable[[AnyRules], AnyRules]


def fingerprint(match: Match) -> str:
    """Return a digest of the state, of all legal actions, and of one viewer's view, another viewer at each step."""
    rules, state, eyes = match.rules, match.current, viewers(match.table)
    viewer, dice = eyes[match.version % len(eyes)], Dice(match.seed, match.version)
    facts: list[Any] = [match.state, match.to_act, match.outcome, rules.view(state, viewer)]
    facts += [rules.to_position(rules.imagine(state, viewer, dice))]
    facts += [(rules.legal(state, seat), rules.default(state, seat, dice)) for seat in match.to_act]
    facts += [rules.asides(state, seat) for seat in range(len(match.table.seats))]
    return sha256(encoded(facts)).hexdigest()[:16]


def fingerprints(rules: AnyRules, record: dict[str, Any]) -> list[str]:
    """Return the fingerprints of the start and of the state after every action."""
    match = Match.from_record(rules, {**record, "actions": []})
    steps = [fingerprint(match)]
    for action in record["actions"]:
        match.play_back([action])
        steps.append(fingerprint(match))
    return steps


def tell_fingerprints(module: str, alter: Alter) -> None:
    """Replay the records of standard input by the altered rules of a module, and print their fingerprints."""
    rules = alter(load_module(module))
    for line in sys.stdin:
        print(*fingerprints(rules, json.loads(line)))


def as_they_are(rules: AnyRules) -> AnyRules:
    """Return the rules unchanged."""
    return rules


def through_a_set(rules: AnyRules) -> AnyRules:
    """Return a game with a defect: its moves are in the arbitrary order of a set of texts."""

    def legal(state: Any, seat: Seat) -> Sequence[Any]:
        by_text = {encoded(action).decode(): action for action in rules.legal(state, seat)}
        return [by_text[text] for text in set(by_text)]

    return altered(rules, legal=legal)

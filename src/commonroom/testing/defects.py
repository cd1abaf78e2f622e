"""Defects put in on purpose: games, dice and records that break one promise each."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

import msgspec

from commonroom.engine import Dice, Match, Refusal, Seat, Table, Viewer
from commonroom.engine.match import Proposal

from .altered import altered
from .checks.luck import Finished
from .sight import hidden_name
from .tables import AnyRules

Leak = Callable[[AnyRules, Any, Viewer], object]


def names_a_card(rules: AnyRules, state: Any, viewer: Viewer) -> object:
    """Return a hidden name, for the view."""
    return hidden_name(rules, state, viewer)


def is_longer_for_some_cards(rules: AnyRules, state: Any, viewer: Viewer) -> object:
    """Return something as long as a hidden name, for the view."""
    return "." * len(hidden_name(rules, state, viewer))


def counts_what_others_may_do(rules: AnyRules, state: Any, viewer: Viewer) -> object:
    """Return numbers that depend on what others hold, for the view."""
    return [len(rules.legal(state, seat)) for seat in rules.to_act(state) if seat != viewer]


LEAKS: dict[Leak, str] = {
    names_a_card: "hidden names",
    is_longer_for_some_cards: "hidden names of unequal length",
    counts_what_others_may_do: "moves whose number depends on what is hidden",
}


def leaky(rules: AnyRules, leak: Leak) -> AnyRules:
    """Return a game whose views reveal too much."""

    def view(state: Any, viewer: Viewer) -> Any:
        return [rules.view(state, viewer), leak(rules, state, viewer)]

    return altered(rules, view=view)


def turned_round(rules: AnyRules) -> AnyRules:
    """Return a game that reverses the list of moves for some of the hidden names."""

    def legal(state: Any, seat: Seat) -> Sequence[Any]:
        turned = len(hidden_name(rules, state, seat)) % 2
        return list(rules.legal(state, seat))[:: -1 if turned else 1]

    return altered(rules, legal=legal)


def tells_all(rules: AnyRules) -> AnyRules:
    """Return a game that tells everybody everything that has happened."""
    return altered(rules, seen=lambda event, _: event)


def tells_of_the_seed(rules: AnyRules) -> AnyRules:
    """Return a game whose views show a number that was drawn from the seed."""
    drawn = [0]

    def from_position(table: Table, position: dict[str, Any], dice: Dice) -> Any:
        drawn[0] = dice.roll("peek", 2**32)
        return rules.from_position(table, position, dice)

    def view(state: Any, viewer: Viewer) -> Any:
        return [rules.view(state, viewer), *drawn]

    return altered(rules, from_position=from_position, view=view)


def changes_before_it_judges(rules: AnyRules) -> AnyRules:
    """Return a game that refuses correctly, but only after the state has changed."""

    def refusal(state: Any, seat: Seat, action: Any) -> Refusal | None:
        why = rules.refusal(state, seat, action)
        if why is not None and (seats := rules.to_act(state)):
            after, _ = rules.apply(state, seats[0], rules.legal(state, seats[0])[0], Dice(bytes(32), 1))
            for field in state.__struct_fields__:
                msgspec.structs.force_setattr(state, field, getattr(after, field))
        return why

    return altered(rules, refusal=refusal, legal=rules.legal)


def forgets_who_asks(rules: AnyRules) -> AnyRules:
    """Return a game that allows everybody what somebody may do."""

    def refusal(state: Any, seat: Seat, action: Any) -> Refusal | None:
        reasons = [rules.refusal(state, who, action) for who in (seat, *rules.to_act(state))]
        return None if None in reasons else reasons[0]

    def apply(state: Any, seat: Seat, action: Any, dice: Dice) -> Any:
        truly_allowed = rules.refusal(state, seat, action) is None
        return rules.apply(state, seat, action, dice) if truly_allowed else (state, [])

    return altered(rules, refusal=refusal, apply=apply, legal=rules.legal)


def refuses_without_a_name(rules: AnyRules) -> AnyRules:
    """Return a game that refuses with a code that no rulebook explains."""

    def refusal(state: Any, seat: Seat, action: Any) -> Refusal | None:
        why = rules.refusal(state, seat, action)
        return why and Refusal(why.rule, "just_because", why.message)

    return altered(rules, refusal=refusal, legal=rules.legal)


class SpendsLuckOnRefusals(Match):
    """A match in which every attempt moves the dice on, whether it is taken or not."""

    attempts = 0

    def propose(self, seat: Seat, action: msgspec.Struct) -> Proposal:
        self.attempts += 1
        return super().propose(seat, action)

    def _dice(self, stream: int) -> Dice:
        return super()._dice(max(stream, self.attempts))


class LosesOne:
    """Dice that drop the last element of every shuffle."""

    def __init__(self, dice: Dice) -> None:
        self.dice = dice

    def __getattr__(self, name: str) -> Any:
        return getattr(self.dice, name)

    def shuffle(self, label: str, items: Sequence[Any]) -> list[Any]:
        return self.dice.shuffle(label, items)[:-1]


def without_field(rules: AnyRules, field: str) -> AnyRules:
    """Return a game whose positions lack a field."""

    def to_position(state: Any) -> dict[str, Any]:
        return {name: value for name, value in rules.to_position(state).items() if name != field}

    return altered(rules, to_position=to_position)


def with_another_seed(match: Finished) -> Finished:
    """Return a record whose seed was chosen afterwards."""
    return match._replace(record={**match.record, "seed": "00" * 31 + "ff"})


def with_another_move(match: Finished) -> Finished:
    """Return a record from which a move is missing."""
    return match._replace(record={**match.record, "actions": match.record["actions"][1:]})

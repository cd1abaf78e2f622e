"""The default for each name of the contract that a game may leave out.

`load_game` fills them in once, so no caller has to ask whether a game has a clock or bots of its own. A default that
needs other parts of the game is made for that game; the others are the same for all.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import msgspec

from .contract import Outcome, Pause, Rules, Seat
from .convert import read_input
from .dice import Dice
from .errors import BadGame, BadInput
from .plain import plain
from .reasons import as_they_are
from .stats import Summary
from .table import Table

AnyRules = Rules[Any, Any, Any]

LOOK_AHEAD = 200
"""Random moves that are played to see how a state ends."""


def sides_of(table: Table) -> tuple[int, ...]:
    """No teams: every seat is a side of its own."""
    return tuple(range(len(table.seats)))


def nothing(*_: object) -> tuple[()]:
    """No asides or shortcuts, no pieces or points to count, no events of the setup, no private talk within a team."""
    return ()


def none(*_: object) -> None:
    """No clock, no outlook, no question that an old answer could be mistaken for, no courtesy towards partners.

    And nothing that could be taken back.
    """


def patience(*_: object) -> Pause:
    """No race: a bot answers at once."""
    return Pause()


def hold(*_: object) -> float:
    """No secret in how fast an answer comes: it is taken at once."""
    return 0.0


def summarise(*_: object) -> Summary:
    """No figures of its own: a simulation counts wins, draws and lengths."""
    return Summary({}, {})


def to_position(state: Any) -> dict[str, Any]:
    """No notation of its own: a position has the fields of the state."""
    position: dict[str, Any] = plain(state)
    return position


def from_position(rules: AnyRules) -> Callable[..., Any]:
    """Read the fields of a state; omitted ones are as the setup made them. A box must be as full as after the setup."""

    def read(table: Table, position: Mapping[str, Any], dice: Dice) -> Any:
        start = rules.setup(table, dice)
        known = {field.encode_name for field in msgspec.structs.fields(start)}
        for name in position:
            if name not in known:
                raise BadInput(f"position.{name}", "is not a field of a position")
        state = read_input({**plain(start), **position}, type(start), "position")
        if sorted(rules.components(state)) != sorted(rules.components(start)):
            raise BadInput("position", "must hold every piece of the box exactly once")
        return state

    return read


def legal(rules: AnyRules) -> Callable[..., Sequence[Any]]:
    """No list of moves: a move is anything in `space` that `refusal` does not forbid."""

    def moves(state: Any, seat: Seat) -> list[Any]:
        if seat not in rules.to_act(state):
            return []
        asides = rules.asides(state, seat)
        return [a for a in rules.space(state) if a not in asides and rules.refusal(state, seat, a) is None]

    return moves


def space(rules: AnyRules) -> Callable[..., Sequence[Any]]:
    """No list of possible actions: whatever a seat may do now."""

    def actions(state: Any) -> list[Any]:
        seats = rules.to_act(state)
        found = (a for seat in seats for may in (rules.legal, rules.asides) for a in may(state, seat))
        return list(dict.fromkeys(found))

    return actions


def default(rules: AnyRules) -> Callable[..., Any]:
    """No considered choice for a seat that does not answer in time: a random move."""

    def move(state: Any, seat: Seat, dice: Dice) -> Any:
        return dice.pick("default", rules.legal(state, seat))

    return move


def appraise(rules: AnyRules) -> Callable[..., tuple[float, ...]]:
    """No judgement: rate a state by one random continuation, drawn towards the middle.

    The dice are always the same, so equal states are rated equally. The state has to say how many `seats` there are;
    all else comes from the rules.
    """

    def worth(state: Any) -> tuple[float, ...]:
        seats = getattr(state, "seats", None)
        if not isinstance(seats, int):
            raise BadGame(f"{rules.ABOUT.name} lacks `appraise`, or a state that knows its number of `seats`")
        if (outcome := rules.outcome(state)) is not None:
            return _shares(outcome, seats)
        dice = Dice(bytes(32), 0)
        for _ in range(LOOK_AHEAD):
            asked = rules.to_act(state)
            if not asked:
                break
            state, _ = rules.apply(state, asked[0], dice.pick("move", rules.legal(state, asked[0])), dice)
        outcome = rules.outcome(state)
        if outcome is None:
            return (0.5,) * seats
        return tuple((0.5 + share) / 2 for share in _shares(outcome, seats))

    return worth


def _shares(outcome: Outcome, seats: int) -> tuple[float, ...]:
    """Return the result of each seat: won, lost, or in between for all."""
    if not outcome.winners:
        return (0.5,) * seats
    return tuple(float(seat in outcome.winners) for seat in range(seats))


SAME_FOR_ALL: Mapping[str, Any] = {
    "BOTS": {},
    "CONTENT": None,
    "HINTS": {},
    "LEVELS": {},
    "REASON": None,
    "asides": nothing,
    "clock": none,
    "components": nothing,
    "courtesy": none,
    "hold": hold,
    "learnt": none,
    "opening": nothing,
    "outlook": none,
    "patience": patience,
    "question": none,
    "scores": nothing,
    "shortcuts": nothing,
    "sides_of": sides_of,
    "summarise": summarise,
    "team_channel": nothing,
    "to_position": to_position,
    "wording": as_they_are,
}
MADE_FOR_EACH: Mapping[str, Callable[[AnyRules], Any]] = {
    "appraise": appraise,
    "default": default,
    "from_position": from_position,
    "legal": legal,
    "space": space,
}

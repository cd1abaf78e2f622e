"""An earlier moment of a table, rebuilt by the rules in a worker."""

from __future__ import annotations

from collections import OrderedDict
from typing import Any

import msgspec

from commonroom.engine import Dice, Rules, Table, Viewer
from commonroom.games import GAMES

from ..protocol import Past

STEP = 16
"""Actions between two states that are kept: no look back replays more than these."""
MOST_TABLES = 32
"""Tables of which states are kept; the one asked for longest ago is forgotten."""


class PastRequest(msgspec.Struct, frozen=True):
    """The moment of a table, and the viewer. Plain values, because they have to reach a worker."""

    id: str
    game: str
    table: Table
    seed: bytes
    actions: bytes
    """Pairs of seat and action up to that moment, as JSON."""
    seat: Viewer


_kept: OrderedDict[str, dict[int, Any]] = OrderedDict()
"""Some states of the tables asked for last, by version. They stay true: the past does not change."""


def past(request: PastRequest) -> bytes:
    """Answer in a worker, as JSON."""
    rules: Rules[Any, Any, Any] = GAMES[request.game]
    actions = msgspec.json.decode(request.actions, type=list[tuple[int, rules.ACTION]])  # type: ignore[name-defined]
    state = _state_after(rules, request, actions)
    return msgspec.json.encode(Past(request.seat, rules.view(state, request.seat)))


def _state_after(rules: Rules[Any, Any, Any], request: PastRequest, actions: list[tuple[int, Any]]) -> Any:
    states = _states_of(rules, request)
    nearest = max(version for version in states if version <= len(actions))
    state = states[nearest]
    for version, (seat, action) in enumerate(actions[nearest:], nearest + 1):
        # Every action was judged before it was stored; judging it again would only take time.
        state, _ = rules.apply(state, seat, action, Dice(request.seed, version))
        if version % STEP == 0:
            states[version] = state
    return state


def _states_of(rules: Rules[Any, Any, Any], request: PastRequest) -> dict[int, Any]:
    if request.id not in _kept:
        _kept[request.id] = {0: rules.setup(request.table, Dice(request.seed, 0))}
        if len(_kept) > MOST_TABLES:
            _kept.popitem(last=False)
    _kept.move_to_end(request.id)
    return _kept[request.id]

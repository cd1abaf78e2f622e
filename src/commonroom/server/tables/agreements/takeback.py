"""What a seat may take back: its last decision, if nobody has learnt since then what was hidden from all.

The one who asks may have drawn a card: it goes back and comes to them again, and everybody who is asked is told so.
Bots forget what they have seen.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple

from commonroom.engine import Illegal, Refusal, Rules

from ...storage.rows import StoredSeat
from ..action_log import ActionLog


class Undo(NamedTuple):
    """What taking back would do."""

    to: int
    """The stored action after which the match would go on."""
    knows: bool
    """The asker has seen a card since."""


NOTHING = Refusal("", "nothing_to_take_back")
NOT_THIS = Refusal("", "no_take_back")
SEEN = Refusal("", "already_seen")


def undo(
    rules: Rules[Any, Any, Any],
    log: ActionLog,
    events_of: Callable[[int], Sequence[Any]],
    seats: Sequence[StoredSeat],
    seat: int,
) -> Undo:
    """Return what the seat may take back; Illegal says why it may not."""
    forgetful = {seat, *(number for number, each in enumerate(seats) if each.kind == "bot")}
    knows = False
    for number in reversed(log.counting):
        events = events_of(number)
        who = rules.learnt(events)
        if who is None:
            raise Illegal(NOT_THIS)
        if not forgetful.issuperset(who):
            raise Illegal(SEEN)
        knows = knows or seat in who
        if log.rows[number - 1].seat == seat and not _only_draws(rules, events):
            return Undo(number - 1, knows)
    raise Illegal(NOTHING)


def _only_draws(rules: Rules[Any, Any, Any], events: Sequence[Any]) -> bool:
    """Tell whether a seat only drew what it was owed: that was no decision."""
    return all(rules.learnt([event]) for event in events)

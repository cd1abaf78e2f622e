"""Views of a match: what each viewer may know and do, as frames."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from commonroom.engine import Match, Refusal, Rules, Viewer

from ..protocol import Account, May, Refused, TableFrame, TableInfo
from .chronicle import SETTING_UP, Chronicle, Entry
from .offers import Offers


class Views:
    """One match through the eyes of every seat, and of a watcher."""

    def __init__(self, rules: Rules[Any, Any, Any]) -> None:
        self._rules = rules
        self._match: Match | None = None
        self._asked: frozenset[int] = frozenset()
        """The seats that the match waits for."""
        self._chronicle = Chronicle(rules)
        self._offers = Offers(rules)
        self._outlooks: dict[Viewer, tuple[int, Any]] = {}
        """By viewer: the number of actions taken when it was worked out, and the outlook."""

    def begin(self, match: Match) -> None:
        """Show this match from now on; before, there is nothing to see."""
        self._match = match
        self._asked = frozenset(match.to_act)
        self._chronicle.add(Entry(None, self._rules.opening(match.current)))

    def note(self, seat: int, events: Sequence[Any], time_up: bool) -> None:
        """Note what an action has caused."""
        assert self._match is not None
        before, self._asked = self._asked, frozenset(self._match.to_act)
        self._chronicle.add(Entry(seat, events, time_up, turned=self._asked != before))

    def note_back(self, seat: int, to: int) -> None:
        """Note that a seat has taken back what came after an action; moves meant for that are stale."""
        self._chronicle.add(Entry(seat, (), back_to=to))
        self._offers.forget()

    def events(self, number: int) -> Sequence[Any]:
        """Return everything that an action has caused, hidden or not."""
        return self._chronicle.events(number)

    def version(self, viewer: Viewer) -> int:
        """Return how many actions a viewer has noticed."""
        return self._chronicle.version(viewer)

    def count(self, viewer: Viewer) -> int:
        """Return how many of them stand, as a replay of the record counts them."""
        return self._chronicle.moves(viewer)

    def number_at(self, viewer: Viewer, version: int) -> int:
        """Return how many actions had been taken at a viewer's version."""
        return self._chronicle.number(viewer, version)

    def moves(self, seat: int) -> list[Any]:
        """Return what the seat may do now."""
        assert self._match is not None
        return self._offers.moves(self._match.current, seat, self.version(seat))

    def is_stale(self, seat: int, action: Any, based_on: int) -> bool:
        """Tell whether a move that is possible now was meant for another moment."""
        if based_on == self.version(seat) or action not in self.moves(seat):
            return False
        return self._offers.is_stale(seat, action, based_on)

    def frame(self, viewer: Viewer, since: int, info: TableInfo | None, may: Sequence[May] = ()) -> TableFrame:
        """Tell a viewer what happened after a version, and how things are."""
        happened = self._chronicle.happened(viewer, since)
        return TableFrame(self.version(viewer), viewer, info, happened, *self._seen_by(viewer), list(may))

    def refused(self, seat: int, sent_id: str, refusal: Refusal, message: str) -> Refused:
        """Tell a seat why its frame was refused, and how things are."""
        return Refused(sent_id, self.version(seat), refusal.rule, refusal.code, message, *self._seen_by(seat))

    def outlook(self, seat: Viewer) -> Any:
        """Return what a seat can work out before it acts, as plain data; worked out once for each state."""
        assert self._match is not None
        number = self._match.version
        if (known := self._outlooks.get(seat)) is None or known[0] != number:
            known = self._outlooks[seat] = (number, self._match.outlook(seat))
        return known[1]

    def account(self, viewer: Viewer, info: TableInfo) -> Account:
        """Return the match so far, as a viewer has seen it."""
        view, _, _ = self._seen_by(viewer)
        return Account(info, self.version(viewer), viewer, self._chronicle.happened(viewer, SETTING_UP), view)

    def _seen_by(self, viewer: Viewer) -> tuple[Any, list[Any], list[Any]]:
        if self._match is None:
            return None, [], []
        state, rules = self._match.current, self._rules
        if viewer is None:
            return rules.view(state, None), [], []
        return rules.view(state, viewer), self.moves(viewer), list(rules.asides(state, viewer))

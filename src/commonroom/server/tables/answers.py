"""Answers to frames, so that sending one again changes nothing."""

from __future__ import annotations

from commonroom.engine import Refusal

MOST_REFUSED = 200
"""Refusals that a table remembers. Anybody can have any number of frames refused, so there has to be an end."""
PASSING = ("not_saved", "not_begun", "paused", "stale", "too_many_requests")
"""Reasons that may be gone when the same frame comes again: these are not remembered."""


class Answers:
    """The answers of one table, by seat and by the sender's own id of the frame."""

    def __init__(self) -> None:
        self._acked: dict[tuple[int, str], int] = {}
        self._refused: dict[tuple[int, str], Refusal] = {}

    def acked(self, seat: int, sent_id: str) -> int | None:
        """Return the version with which the frame was acknowledged, if it was."""
        return self._acked.get((seat, sent_id))

    def refused(self, seat: int, sent_id: str) -> Refusal | None:
        """Return why the frame was refused, if it was and that is remembered."""
        return self._refused.get((seat, sent_id))

    def note_acked(self, seat: int, sent_id: str, version: int) -> None:
        """Remember an acknowledgement for as long as the table is in memory."""
        self._acked[seat, sent_id] = version

    def note_refused(self, seat: int, sent_id: str, refusal: Refusal) -> None:
        """Remember a refusal that is final; the oldest are forgotten."""
        if refusal.code in PASSING:
            return
        self._refused[seat, sent_id] = refusal
        if len(self._refused) > MOST_REFUSED:
            del self._refused[next(iter(self._refused))]

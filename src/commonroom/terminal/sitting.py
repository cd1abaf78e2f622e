"""A person among bots: the match, who acts next, and what the person has seen happen."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import sha256
from typing import Any

from rich.text import Text

from commonroom.bots import bots_of, find_hinter
from commonroom.engine import Dice, Match, Seat
from commonroom.engine.eyes import Bot, Eyes
from commonroom.engine.plain import plain
from commonroom.phrases.reasons import sentence

from .face import Face
from .scene import Data, Scene, heard, look
from .speech.language import language

HINTER = "greedy"


@dataclass
class Sitting:
    """One person's game. The person sees only what their seat sees, and so does every bot."""

    match: Match
    seat: Seat
    bots: Mapping[Seat, Bot]
    face: Face
    log: list[Text] = field(default_factory=list)
    fresh: list[Data] = field(default_factory=list)
    """Events of the others since the person last acted, or of the person's own last action."""
    waits: bool = False
    """The person lets the others go first, once."""
    last: Seat | None = None

    def scene(self) -> Scene:
        """Return the table as the person sees it."""
        return look(self.match, self.seat)

    def next_seat(self) -> Seat:
        """Return the next seat to act: the one that acted last, to finish (draw, say), then bots, then the person."""
        able = [seat for seat in self.match.to_act if not (self.waits and seat == self.seat)]
        if not able:
            return self.seat
        if self.last in able:
            return self.last
        return next((seat for seat in able if seat != self.seat), able[0])

    def act(self, action: Data) -> None:
        """Do what the person wants; Illegal if the rules refuse it."""
        events = self.match.act(self.seat, self.match.read_action(self.seat, action))
        self.note(self.seat, events)
        for seat in self.bots:
            if (aside := self.match.rules.courtesy(self.match.current, seat)) is not None:
                self.note(seat, self.match.act(seat, aside))

    def bot_acts(self, seat: Seat) -> None:
        """Let a bot decide for its seat."""
        self.note(seat, self.match.act(seat, self.bots[seat](self._eyes(seat), self._bot_dice())))
        self.waits = False

    def hint(self) -> tuple[str, str] | None:
        """Say what the bot that thinks a little would do for the person, and why; None if there is no such bot."""
        if HINTER not in bots_of(self.match.rules):
            return None
        hint = find_hinter(self.match.rules, HINTER)(self._eyes(self.seat), self._bot_dice())
        why = None if hint.reason is None else sentence(self.match.rules, self.match.table, hint.reason, language())
        return self.face.choice(self.scene(), plain(hint.action)), why or ""

    def note(self, seat: Seat, events: Sequence[Any]) -> None:
        """Keep what the person learns of some events."""
        known = heard(self.match, events, self.seat)
        line = self.face.tell(self.match.table, self.seat, known)
        self.log += [line] if line else []
        if self.seat in (seat, self.last):
            self.fresh.clear()
        self.fresh += known
        self.last = seat

    def _eyes(self, seat: Seat) -> Eyes:
        return Eyes(self.match.rules, self.match.current, seat)

    def _bot_dice(self) -> Dice:
        """Return dice for the bots, apart from the match's and yet the same in the same game."""
        return Dice(sha256(b"bots" + self.match.seed).digest(), self.match.version)

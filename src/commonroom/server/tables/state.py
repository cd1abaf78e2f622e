"""A table as it is in memory: its seats, its match and its clock. Nothing here waits, stores or tells."""

from __future__ import annotations

import time
from collections.abc import Callable, Mapping, Sequence
from functools import cache
from typing import Any, NamedTuple

import msgspec

from commonroom.engine import Match, Player, Table, Viewer
from commonroom.engine.match import Proposal
from commonroom.games import GAMES

from ..contents import CONTENTS
from ..protocol import Phase
from ..settings import Limits
from ..storage.chain import check, head_of
from ..storage.rows import Keys, StoredAction, StoredTable
from ..workers.turns import PLAYED, UNSEEN, WATCHED, Turn
from .action_log import TAKEN_BACK, ActionLog, Back
from .answers import Answers
from .audience.attendance import Attendance
from .clock import TIME_UP, Downtime, TableClock
from .views import Views


@cache
def decoder_of(game: str) -> Callable[[bytes], Any]:
    """Return a decoder for a game's actions; cached, because going through all kinds of action takes time."""
    return msgspec.json.Decoder(GAMES[game].ACTION).decode


class Sent(NamedTuple):
    """An action on its way: who sent it, under which id, and how the table looked to them."""

    seat: int
    id: str
    action: Any
    """The game's own struct, or a Refusal where the bytes could not be read."""
    based_on: int | None


class TableState:
    """What this server knows of one table."""

    def __init__(self, stored: StoredTable, keys: Keys, limits: Limits) -> None:
        self.stored = stored
        self.keys = keys
        self.limits = limits
        self.rules = GAMES[stored.game]
        self.match: Match | None = None
        self.action_log = ActionLog()
        self.link = head_of(stored)
        """Where the next stored action is linked to."""
        self.views = Views(self.rules)
        self.clock = TableClock()
        self.answers = Answers()
        self.attendance = Attendance()
        self.content = CONTENTS.keep(stored.game, stored.options, stored.rules)
        self.brief_options = self._brief_options()
        """The table's options, with the hash of content that somebody has brought in its place."""
        self.sides = self.rules.sides_of(self._table())
        self.decode = decoder_of(stored.game)
        self.used = self.began = self.moved = time.monotonic()
        """When somebody last used it, since when there is a match, and when something last happened in it."""
        self._begin_when_full()

    # Questions

    @property
    def number(self) -> int:
        """Return the number of actions stored; viewers are told `views.version`, which counts what they can notice."""
        return self.action_log.number

    @property
    def phase(self) -> Phase:
        """Tell whether the table waits for players, plays, or is done."""
        if self.match is None:
            return "open"
        return "playing" if self.match.to_act else "finished"

    def has_left(self, seat: int) -> bool:
        """Tell whether a seat is out of a running match for good: there is nothing it could ever do again."""
        if self.match is None or not self.match.to_act:
            return False
        return seat not in self.match.to_act and not self.rules.asides(self.match.current, seat)

    def all_here(self) -> bool:
        """Tell whether every player is connected, here or elsewhere."""
        here = self.attendance.everywhere().seats
        return all(seat.kind != "person" or n in here for n, seat in enumerate(self.stored.seats))

    def team_of(self, seat: int) -> tuple[int, ...]:
        """Return the seats that a seat may talk to in private."""
        return self.rules.team_channel(self.match.current, seat) if self.match else ()

    def turn(self) -> Turn | None:
        """Return whose turn to think a bot of this table takes; None while nobody looks."""
        clients = self.attendance.clients
        if clients:
            rank = PLAYED if any(client.seat is not None for client in clients) else WATCHED
            return Turn(rank, tuple({client.address for client in clients}), self.stored.id)
        if all(seat.kind == "bot" for seat in self.stored.seats):
            return None
        return Turn(UNSEEN, table=self.stored.id)

    def reads_gallery(self, viewer: Viewer) -> bool:
        """Tell whether somebody reads what watchers write: players only where it is agreed, or once it cannot help."""
        return viewer is None or self.stored.gallery == "aloud" or self.phase == "finished"

    def version_for(self, viewer: Viewer) -> int | None:
        """Return a viewer's version of the match; None before there is one."""
        return None if self.match is None else self.views.version(viewer)

    def is_timed(self) -> bool:
        """Tell whether a clock runs."""
        return self.clock.running is not None

    # Changes

    def touch(self) -> None:
        """Note that somebody uses the table: it stays in memory for a while."""
        self.used = time.monotonic()

    def sit(self, stored: StoredTable) -> None:
        """Adopt the stored seats and agreements; the match begins when no seat is open."""
        for seat, (before, now) in enumerate(zip(self.stored.seats, stored.seats, strict=True)):
            if before.kind != now.kind:
                self.attendance.saw(seat)
        self.clock.agree(self.stored, stored, self.number)
        self.stored = stored
        self.sides = self.rules.sides_of(self._table())
        self._begin_when_full()

    def accept(self, sent: Sent, proposal: Proposal, link: str) -> int:
        """Advance the match by an action that is stored, with this link; return the sender's new version."""
        assert self.match is not None
        self.link = link
        self.action_log.add(sent.seat, sent.action)
        self._note(sent.seat, sent.id, self.match.accept(proposal))
        return self.views.version(sent.seat)

    def replay(self, actions: Sequence[StoredAction]) -> None:
        """Take actions that are stored but not here yet: after a restart, or when another server was first.

        Damaged if they are not what was written.
        """
        assert self.match is not None
        for stored in actions:
            if stored.number != self.number + 1:
                continue  # the same news can come in two ways: with a conflict, and with a note
            self.link = check(self.link, stored)
            if stored.sent_id.startswith(TAKEN_BACK):
                self._go_back(stored.seat, msgspec.json.decode(stored.body, type=Back))
            else:
                self.action_log.add(stored.seat, action := self.decode(stored.body))
                self._note(stored.seat, stored.sent_id, self.match.act(stored.seat, action))
            self.clock.replay(stored.seat, self.rules.clock(self.match.current), stored.at)
            self.clock.credit_at(stored.number, self.stored)

    def _go_back(self, seat: int, back: Back) -> None:
        """Go on as after an earlier action; those since then stay in the store, but no longer count."""
        assert self.match is not None
        self.action_log.add(seat, back)
        self.match.rewind(len(self.action_log.counting))
        self.views.note_back(seat, back.to)
        self.used = self.moved = time.monotonic()

    def _note(self, seat: int, sent_id: str, events: Sequence[Any]) -> None:
        """Note an action that the match has taken."""
        self.views.note(seat, events, sent_id.startswith(TIME_UP))
        self.answers.note_acked(seat, sent_id, self.views.version(seat))
        self.used = self.moved = time.monotonic()

    def _begin_when_full(self) -> None:
        """Begin the match as soon as no seat is open."""
        if self.match is not None or any(seat.kind == "open" for seat in self.stored.seats):
            return
        self.match = Match(self.rules, self._table(), bytes.fromhex(self.stored.seed))
        self.began = time.monotonic()
        self.views.begin(self.match)
        self.clock.begin(self.rules.clock(self.match.current))
        self.clock.credit_at(0, self.stored)

    def _brief_options(self) -> dict[str, Any]:
        content, options = self.rules.CONTENT, self.stored.options
        if content is None or not isinstance(options.get(content.option), Mapping):
            return options
        return options | {content.option: self.content}

    def _table(self) -> Table:
        stored = self.stored
        players = tuple(Player(seat.name or "?", seat.bot, seat.wish) for seat in stored.seats)
        older = None if stored.rules == self.rules.ABOUT.rules else stored.rules
        return Table(stored.edition, stored.options, players, older)

    # The clock: others only read it

    def resume_clock(self, downtime: Downtime) -> None:
        """Go on with the turn that was running when the table was last in memory; all actions have been replayed."""
        self.clock.resume(downtime, time.time(), self.stored.paused)

    def take_credit(self) -> None:
        """Let the present turn last as long as it was agreed, once the actions before it are here."""
        self.clock.take_credit(self.stored, self.number)

    def run_clock(self) -> bool:
        """Let the clock run for what the match asks now; True if a time has begun that others should hear of."""
        assert self.match is not None
        actor = self.action_log.rows[-1].seat if self.action_log.rows else None
        has_begun = self.clock.set(self.rules.clock(self.match.current), self.number, actor)
        if self.stored.paused is not None:  # since before this server had the table
            self.clock.hold()
        return has_begun

    def stop_clock(self) -> bool:
        """Stop the clock for good; True if it ran."""
        return self.clock.stop()

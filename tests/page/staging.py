"""Scenes: a match planned by the engine is played over sockets up to the moment that a test wants to see."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from itertools import count
from typing import Any

from tests.server.running import Person, Server

import commonroom
from commonroom import Match
from commonroom.server.settings import Limits

# All tests come from one address, and are faster than any person: that is no flood. Nobody waits half a minute.
PATIENT = Limits(
    frames=(10_000, 1.0),
    frames_burst=10_000,
    frames_per_address=(100_000, 1.0),
    chats=(10_000, 1.0),
    requests_per_address=(100_000, 1.0),
    replays_per_address=(10_000, 1.0),
    sockets_per_address=10_000,
    tables_per_address=10_000,
    matches_per_address=10_000,
    away=0.0,
)

NAMES = ["Ann", "Bob", "Cid", "Dot", "Eve"]


class Seeds:
    """Replaces the server's source of secrets: returns the wished-for seed, or one derived from a name."""

    def __init__(self, name: str) -> None:
        self._name = name
        self._count = count()
        self.wished: list[str] = []

    def token_hex(self, _: int) -> str:
        if self.wished:
            return self.wished.pop(0)
        return hashlib.sha256(f"{self._name} {next(self._count)}".encode()).hexdigest()


class Stage:
    """A table with a person at every seat, all on sockets; a browser may take over for any of them."""

    def __init__(self, server: Server, seeds: Seeds, plan: Match, host: Person | None = None) -> None:
        seeds.wished.append(plan.seed.hex())
        self._plan = plan.record()["actions"]
        self._done = 0
        first, *others = plan.table.seats
        host = host or Person(server, first.name)
        guests = [Person(server, player.name) for player in others]
        self.people = [host, *guests]
        opened = host.open(
            "me",
            *["open"] * len(guests),
            game=plan.rules.ABOUT.name,
            edition=plan.table.edition,
            options=dict(plan.table.options),
        )
        self.table: str = opened["table"]
        for number, guest in enumerate(guests, 1):
            assert guest.join(opened).json()["seat"] == number
        self.seats = [person.sit(self.table) for person in self.people]

    @property
    def host(self) -> Person:
        return self.people[0]

    @property
    def path(self) -> str:
        return f"/t/{self.table}"

    def play_to(self, version: int, by_browser: int = 0) -> None:
        """Play on as planned; the first `by_browser` actions were already done in a browser."""
        self._done += by_browser
        for entry in self._plan[self._done : version]:
            self.act(entry["seat"], {key: value for key, value in entry.items() if key != "seat"}, self._done)
            self._done += 1

    def act(self, seat: int, action: dict[str, Any], version: int = 0) -> None:
        """Take an action over the socket."""
        answer = self.seats[seat].act(action, version=version)
        assert answer["type"] == "acked", answer


def new_match(seed: int, seats: int = 2, edition: str = "classic-2022", **options: Any) -> Match:
    """Return a match with a numbered seed."""
    chosen = {"draw_mode": "auto"} | options
    return commonroom.new("sequence", edition=edition, seats=NAMES[:seats], options=chosen, seed=f"{seed:064x}")


def begun_by_host(**table: Any) -> Match:
    """Return a new match in which the first seat moves first."""
    return next(match for match in matches(**table) if match.to_act == (0,))


def matches(**table: Any) -> Iterator[Match]:
    """Yield matches that have not begun, one for each seed."""
    return (new_match(seed, **table) for seed in count())


def about_to_choose_a_line() -> tuple[Match, dict[str, Any]]:
    """Return a match, and the host's play that makes a line of six; a friendly opponent keeps away from it."""
    line = [(4, column) for column in range(3, 9)]
    for match in matches():
        while match.to_act and match.version < 30:
            seat = match.to_act[0]
            plays = [move for move in match.legal(seat) if move["type"] == "play"]
            wanted = [move for move in plays if seat == 0 and tuple(move["cell"]) in line]
            # The fourth space comes last, so that the line grows from three and two to six at once.
            before_last = [move for move in wanted if tuple(move["cell"]) != line[3]]
            if wanted and len(mine_on(match, line)) == 5:
                return match, wanted[0]
            elsewhere = [move for move in plays if tuple(move["cell"]) not in line and move["card"][0] != "J"]
            if not (choices := before_last or elsewhere):
                break
            match.submit(seat, choices[0])
    raise AssertionError("unreachable: seeds do not come to an end")


def mine_on(match: Match, line: list[tuple[int, int]]) -> list[tuple[int, int]]:
    """Return the cells of a line that carry chips of the first side."""
    chips = {tuple(cell) for cell in match.view(None)["chips"][0]}
    return [cell for cell in line if cell in chips]


def about_to_pass() -> tuple[Match, int]:
    """Return a match without reshuffling in which the host must pass, and the version at which they had a dead card.

    Everybody avoids sequences, so that it lasts until the pile is used up and only dead cards are left.
    """
    for match in matches(pile_exhausted="play_on"):
        dead = None
        while match.to_act:
            seat = match.to_act[0]
            moves = match.legal(seat)
            if seat == 0 and dead is not None and {"type": "pass"} in moves:
                return match, dead
            swaps = [move for move in moves if move["type"] == "exchange"]
            if seat == 0 and dead is None and swaps:
                dead, moves = match.version, swaps
            match.submit(seat, next((move for move in moves if is_quiet(match, seat, move)), moves[0]))
    raise AssertionError("unreachable: seeds do not come to an end")


def is_quiet(match: Match, seat: int, move: dict[str, Any]) -> bool:
    """Tell whether a move makes no sequence."""
    events = match.propose(seat, match.read_action(seat, move)).events
    return not {type(event).__name__ for event in events} & {"SequenceMade", "ChoiceOpened"}

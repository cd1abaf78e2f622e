"""How long an answer takes tells nothing about the hand (RUL-QCG-15)."""

from __future__ import annotations

import time
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any, NamedTuple

import pytest

from commonroom.games.quidditch.actions import Pass
from commonroom.server.tables.judge import Judge

from ..running import Person, Server, running

TABLES, DECISIONS = 6, 600
"""A third of the decisions teach the classifier, and the other 400 judge it."""


class Took(NamedTuple):
    """A pass of a bot: the seconds since the move before, and whether it could have done something else."""

    seconds: float
    had_choice: bool


@pytest.mark.full
@pytest.mark.rule("RUL-QCG-15")
def test_nobody_can_tell_from_its_time_whether_a_bot_could_have_done_more_than_pass(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A classifier that has learnt from 200 passes is right about no more than 55 % of the next 400.

    Pure guessing comes to 50 %, give or take 2.5, so it has a second try. Before, it was right about 76 %.
    """
    passes = note_passes(monkeypatch)
    with running(f"sqlite:///{tmp_path}/a.db", bot_workers=2) as server:
        right = min(measured(server, passes), measured(server, passes))
    assert right <= 0.55


def measured(server: Server, passes: list[Took]) -> float:
    """Play until there are enough passes of both kinds, and return how often the classifier is right."""
    passes.clear()
    players = [Thread(target=play, args=(server, passes, number)) for number in range(TABLES)]
    for player in players:
        player.start()
    for player in players:
        player.join()
    learnt, judged = passes[: DECISIONS // 3], passes[DECISIONS // 3 : DECISIONS]
    limit, later = best_limit(learnt)
    right = share_right(judged, limit, later)
    print(f"{len(judged)} passes, {sum(each.had_choice for each in judged)} with a choice: {100 * right:.1f} % right")
    return right


def note_passes(monkeypatch: pytest.MonkeyPatch) -> list[Took]:
    """Note when the server takes each pass of a bot, by its own clock."""
    passes, propose = list[Took](), Judge.propose

    def noting(self: Judge, sent: Any) -> Any:
        table = self._table
        if isinstance(sent.action, Pass) and table.match is not None and sent.id.startswith("~bot"):
            moves = table.match.rules.legal(table.match.current, sent.seat)
            passes.append(Took(time.monotonic() - table.moved, len(moves) > 1))
        return propose(self, sent)

    monkeypatch.setattr(Judge, "propose", noting)
    return passes


def play(server: Server, passes: list[Took], number: int) -> None:
    """Play one game after another against `search`, passing as soon as that is possible."""
    ann, rnd = Person(server), Random(number)
    while len(passes) < DECISIONS:
        opened = ann.open("me", "search", game="quidditch", edition="card-game-2001", options={})
        with ann.sit(opened["table"]) as seat:
            seat.reach(0)
            while seat.table["view"]["result"] is None and len(passes) < DECISIONS:
                if actions := seat.table["actions"]:
                    passing = [action for action in actions if action["type"] == "pass"]
                    seat.reach(seat.act(passing[0] if passing else rnd.choice(actions)).get("version", 0))
                else:
                    seat.next()


def best_limit(passes: list[Took]) -> tuple[float, bool]:
    """Learn the limit that tells the two kinds apart best, and whether those with a choice are the later ones."""
    return max(
        ((each.seconds, later) for each in passes for later in (True, False)),
        key=lambda rule: share_right(passes, *rule),
    )


def share_right(passes: list[Took], limit: float, later: bool) -> float:
    """Return the mean of how often passes with a choice are recognised, and those without."""
    shares = []
    for kind in (True, False):
        told = [(each.seconds > limit) == later for each in passes if each.had_choice is kind]
        shares.append(sum(right == kind for right in told) / len(told))
    return sum(shares) / 2

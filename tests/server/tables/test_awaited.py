"""Whom a match waits for is told to everybody, even where nothing else has happened."""

from __future__ import annotations

import commonroom
from commonroom.engine import Match
from commonroom.match import TableBot
from commonroom.server.tables.views import Views

SEATS = ["Ann", "Bob", "Cid"]


def turned_silently() -> tuple[Match, Views]:
    """Return a match in which the last action has caused no event, but somebody else is asked now."""
    for seed in range(50):
        match = commonroom.new(
            "hogwarts", edition="year", seats=SEATS, options={"length": "quick"}, seed=f"{seed:064x}"
        )
        bot, views = TableBot(match, "greedy", match.seed), Views(match.rules)
        views.begin(match)
        while match.to_act and match.version < 300:
            before, (seat, *_) = match.to_act, match.to_act
            proposal = match.propose(seat, match.read_action(seat, bot.choose(seat)))
            match.accept(proposal)
            if not proposal.events and match.to_act != before:
                return match, views
            views.note(seat, proposal.events, time_up=False)
    raise AssertionError("somebody is asked about a challenge in every other game")


def test_everybody_hears_for_whom_the_match_waits() -> None:
    match, views = turned_silently()
    viewers = (*range(len(SEATS)), None)
    before = {viewer: views.version(viewer) for viewer in viewers}
    views.note(0, (), time_up=False)
    assert {viewer: views.version(viewer) for viewer in viewers} == {each: before[each] + 1 for each in viewers}
    for viewer in viewers:
        frame = views.frame(viewer, before[viewer], None)
        assert tuple(frame.view.asked) == match.to_act

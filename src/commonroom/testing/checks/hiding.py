"""Nobody learns what is hidden, neither from what they are told nor from its length (TRUST S1)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any, NamedTuple

from commonroom.engine import Dice, Match, Table, Viewer

from ..effort import never
from ..play import PlayedGame, Ply, games_in_turn, key_of, luck
from ..sight import encoded, hearing_of, sight_of, viewers
from ..tables import AnyRules


class Tally(NamedTuple):
    """Number of looks, of those with something to hide, and of comparable events."""

    looks: int = 0
    hidden: int = 0
    events: int = 0


def check_hiding(
    rules: AnyRules, at_least: int, games: Iterator[PlayedGame], forgets: Callable[[Table], bool] = never
) -> Tally:
    """Deal again all that a viewer may not know, at each state of whole games, and expect that they cannot tell."""
    looks = hidden = compared = 0
    for table, seed, plies in games:
        for ply in plies:
            for number, viewer in enumerate(viewers(table)):
                other = rules.imagine(ply.before, viewer, luck(seed + 1, (ply.number << 8) + number))
                assert sight_of(rules, other, viewer) == sight_of(rules, ply.before, viewer)
                if not forgets(table):
                    compared += same_events(rules, ply, other, viewer, luck(seed, ply.number))
                hidden += other != ply.before
                looks += 1
        if looks >= at_least:
            return Tally(looks, hidden, compared)
    raise AssertionError("games never run out")


def same_events(rules: AnyRules, ply: Ply, other: Any, viewer: Viewer, dice: Dice) -> bool:
    """Expect an action that is possible in both worlds to look the same; return False if they cannot be compared.

    If the action shows the viewer something new, the worlds diverge, and their events may differ.
    """
    if rules.refusal(other, ply.seat, ply.action) is not None:
        return False
    after, events = rules.apply(other, ply.seat, ply.action, dice)
    if sight_of(rules, after, viewer) != sight_of(rules, ply.after, viewer):
        return False
    assert hearing_of(rules, events, viewer) == hearing_of(rules, ply.events, viewer)
    return True


def check_seed_hidden(rules: AnyRules, games: int) -> None:
    """Expect two matches that stand alike and differ in their seed to tell everybody the same, and nobody the seed."""
    for table, seed, plies in islice(games_in_turn(rules), games):
        states = [ply.before for ply in plies]
        position = rules.to_position(states[len(states) // 2])
        texts = shown_by_a_match(rules, table, position, seed + 1)
        assert texts == shown_by_a_match(rules, table, position, seed + 2)
        seeds = [key_of(seed + more).hex().encode() for more in range(3)]
        assert not any(secret in text for secret in seeds for text in texts)


def shown_by_a_match(rules: AnyRules, table: Table, position: dict[str, Any], seed: int) -> list[bytes]:
    """Return what a match with this seed tells each viewer, at this position."""
    match = Match(rules, table, key_of(seed), position=position)
    return [sight_of(rules, match.current, viewer) + encoded(match.opening) for viewer in viewers(table)]

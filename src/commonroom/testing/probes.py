"""Probes: whether a game has what a defect needs to show; without anything hidden, nothing can be revealed."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from typing import Any

from commonroom.engine import Viewer

from .checks.luck import Chanced, finished_matches
from .play import Ply, advised_games, games_in_turn, luck
from .sight import encoded, sight_of, viewers
from .tables import AnyRules

LOOKS = 2_000
"""States to look at, each by one viewer."""
GAMES = 5
HITS = 10.0
"""Expected number of unfair bytes needed to notice that they are kept."""


def differs(rules: AnyRules, shown: Callable[[Any, Viewer], object]) -> bool:
    """Tell whether something ever differs in a world that the viewer cannot tell apart from the true one."""
    return any(shown(ply.before, viewer) != shown(other, viewer) for ply, other, viewer, _ in _redealt(rules))


def hides_in_events(rules: AnyRules) -> bool:
    """Tell whether events of two worlds ever differ in a part that the viewer is not told."""
    for ply, other, viewer, seed in _redealt(rules):
        if rules.refusal(other, ply.seat, ply.action) is None:
            after, events = rules.apply(other, ply.seat, ply.action, luck(seed, ply.number))
            looks_alike = sight_of(rules, after, viewer) == sight_of(rules, ply.after, viewer)
            if looks_alike and encoded(events) != encoded(ply.events):
                return True
    return False


def _redealt(rules: AnyRules) -> Iterator[tuple[Ply, Any, Viewer, int]]:
    """Yield states of games, each with another that the viewer cannot tell from it."""
    looks = (
        (ply, rules.imagine(ply.before, viewer, luck(game.seed + 1, (ply.number << 8) + number)), viewer, game.seed)
        for game in advised_games(rules)
        for ply in game.plies
        for number, viewer in enumerate(viewers(game.table))
    )
    return islice(looks, LOOKS)


def _states(rules: AnyRules) -> Iterator[tuple[Any, int]]:
    """Yield states of some games, with the number of seats."""
    for game in islice(games_in_turn(rules), GAMES):
        for ply in game.plies:
            yield ply.before, len(game.table.seats)


def has_own_moves(rules: AnyRules) -> bool:
    """Tell whether some seat may ever do what another may not."""
    return any(
        rules.refusal(state, other, move) is not None
        for state, seats in _states(rules)
        for seat in rules.to_act(state)
        for move in rules.legal(state, seat)
        for other in range(seats)
        if other != seat
    )


def has_wrong_moves(rules: AnyRules) -> bool:
    """Tell whether any possible action is ever refused."""
    return any(
        rules.refusal(state, seat, action) is not None
        for state, seats in _states(rules)
        for seat in range(seats)
        for action in rules.space(state)
    )


def most_moves(rules: AnyRules) -> int:
    """Return the longest list of moves that anybody has."""
    return max(len(rules.legal(state, seat)) for state, _ in _states(rules) for seat in rules.to_act(state))


def counts_pieces(rules: AnyRules) -> bool:
    """Tell whether the game says what the box holds."""
    return any(rules.components(state) for state, _ in _states(rules))


def strokes_of_luck(rules: AnyRules, matches: int) -> list[Chanced]:
    """Return everything that was decided by chance in some matches."""
    return [chanced for match in finished_matches(rules, matches) for chanced in match.chanced]


def shuffles(luck_met: list[Chanced]) -> bool:
    """Tell whether anything was shuffled that has more than two orders."""
    return any(chanced.ask == "shuffle" and len(chanced.items) > 2 for chanced in luck_met)


def meets_unfair_bytes(luck_met: list[Chanced]) -> bool:
    """Tell whether bytes that a fair die throws away come up often enough."""
    bounds: list[int] = []
    for _, ask, items, _ in luck_met:
        if ask == "shuffle":
            bounds += range(2, len(items) + 1)
        else:
            bounds.append(items if ask == "roll" else len(items))
    return sum(256 % bound / 256 for bound in bounds if 0 < bound <= 256) > HITS


def sees_turned(rules: AnyRules, turned: AnyRules) -> bool:
    """Tell whether the order of moves ever depends on what is hidden, in a game that reverses them."""

    def order(state: Any, viewer: Viewer) -> object:
        return None if viewer is None else list(turned.legal(state, viewer))

    return differs(rules, order)

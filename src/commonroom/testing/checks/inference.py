"""A guess agrees with what an action has just shown: a seat that did not follow suit has none of it.

Before the action, many worlds are imagined for another viewer. Those in which the action was impossible, or would have
looked different, are thrown away: the rest is what the viewer can still believe. A guess made after the action must not
put anything where none of these worlds has it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

from commonroom.engine import Viewer

from ..play import PlayedGame, Ply, games_in_turn, luck
from ..sight import heaps, hearing_of, sight_of, viewers
from ..tables import AnyRules

WORLDS = 150
"""Worlds that must remain before anything is concluded from them."""
TRIES = 1500
"""Worlds that are imagined to find them."""
GUESSES = 60
OFTEN = GUESSES // 4
"""Guesses that agree on a fact which, if it were possible, would then hold in some of the worlds too."""
PATIENCE = 6
"""Actions that are tried for each one that can be judged."""


def check_inferences(rules: AnyRules, wanted: int) -> int:
    """Compare guesses with what actions have shown, of every kind in turn; return how many could be judged."""
    rnd, judged = Random(31), 0
    for _, (game, ply) in zip(range(wanted * PATIENCE), _one_of_each_kind(rules, rnd), strict=False):
        viewer = rnd.choice([each for each in viewers(game.table) if each != ply.seat])
        judged += agrees(rules, game, ply, viewer)
        if judged >= wanted:
            break
    return judged


def _one_of_each_kind(rules: AnyRules, rnd: Random) -> Iterator[tuple[PlayedGame, Ply]]:
    """Yield actions of random games, rare kinds first."""
    seen = Counter[type]()
    for game in games_in_turn(rules):
        plies = list(game.plies)
        kinds = {type(ply.action) for ply in plies}
        for kind in sorted(kinds, key=lambda each: (seen[each], each.__name__))[:2]:
            seen[kind] += 1
            yield game, rnd.choice([ply for ply in plies if type(ply.action) is kind])


def agrees(rules: AnyRules, game: PlayedGame, ply: Ply, viewer: Viewer) -> bool:
    """Compare guesses after an action with the worlds in which it was possible; return False if there are too few."""
    guesses = [rules.imagine(ply.after, viewer, luck(game.seed + 2, number)) for number in range(GUESSES)]
    claimed = Counter(fact for guess in guesses for fact in facts(rules, guess))
    doubtful = {fact for fact, times in claimed.items() if OFTEN <= times < GUESSES}
    if not doubtful:
        return False
    worlds = believable(rules, game, ply, viewer)
    if len(worlds) < WORLDS:
        return False
    for heap, name in sorted(doubtful - set().union(*(facts(rules, world) for world in worlds))):
        raise AssertionError(f"after {ply.action} of seat {ply.seat}, {viewer} imagines {name} at {heap}; it cannot be")
    return True


def believable(rules: AnyRules, game: PlayedGame, ply: Ply, viewer: Viewer) -> list[Any]:
    """Return worlds that led, by this action, to all that the viewer was told."""
    rnd, found = Random(ply.number), list[Any]()
    story = hearing_of(rules, ply.events, viewer), sight_of(rules, ply.after, viewer)
    for number in range(TRIES):
        world = rules.imagine(ply.before, viewer, luck(game.seed + 1, number))
        # In another world a different secret action may look the same.
        others = [move for move in rules.legal(world, ply.seat) if type(move) is type(ply.action)]
        for action in (ply.action, *rnd.sample(others, min(1, len(others)))):
            if rules.refusal(world, ply.seat, action) is None:
                after, events = rules.apply(world, ply.seat, action, luck(game.seed, ply.number))
                if (hearing_of(rules, events, viewer), sight_of(rules, after, viewer)) == story:
                    found.append(after)
                    break
        if len(found) == WORLDS:
            break
    return found


def facts(rules: AnyRules, state: Any) -> set[tuple[str, str]]:
    """Return the name of everything, with the hand or pile in which it lies."""
    return {(heap, name) for heap, names in heaps(rules.to_position(state)).items() for name in names}

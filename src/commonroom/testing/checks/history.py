"""A guess agrees with the whole history: everything that was done could have been done if the guess were true.

What a guess puts into a hand or a pile is put there in all earlier states too, as long as nothing was added to it and
nothing left it unseen: until then it must have been there. Then every action so far must be legal, the viewer must have
seen what they did see, and an action without luck, such as an answer, must have been told as it was.
"""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Mapping
from itertools import islice
from random import Random
from typing import Any, TypeAlias

from commonroom.engine import BadInput, Dice, Table, Viewer
from commonroom.engine.plain import plain

from ..effort import never
from ..play import PlayedGame, Ply, games_in_turn, luck
from ..sight import heaps, hearing_of, sight_of, strings, viewers
from ..tables import AnyRules
from .luck import Witness

A_GAME = 6
"""Guesses made in each game."""
PATIENCE = 4
"""Factor by which more games are looked at than would be needed if every guess could be judged."""
HOPELESS = 20
"""Games without a single guess that could be judged, after which none is expected."""
ORDERS = 20
"""Orders in which hidden things are laid to see whether an action depends on their order."""

Heaps: TypeAlias = Mapping[str, list[str]]


def check_histories(rules: AnyRules, wanted: int, forgets: Callable[[Table], bool] = never) -> int:
    """Compare guesses with the history; return how many could be judged."""
    rnd, judged, seen = Random(37), 0, Counter[type]()
    for number, game in enumerate(islice(games_in_turn(rules), max(1, PATIENCE * wanted // A_GAME))):
        plies = list(game.plies)
        for at in _moments(plies, rnd, seen):
            viewer = rnd.choice(viewers(game.table))
            judged += not forgets(game.table) and agrees(rules, game, plies[: at + 1], viewer)
        if judged >= wanted or (not judged and number >= HOPELESS):
            break
    return judged


def _moments(plies: list[Ply], rnd: Random, seen: Counter[type]) -> list[int]:
    """Return where to guess in a game: anywhere, and right after an action of a kind that was rarely seen."""
    anywhere = rnd.sample(range(len(plies)), min(A_GAME - 1, len(plies)))
    after = {type(ply.action): at for at, ply in enumerate(plies[:-1], 1)}
    rarest = min(after, key=lambda kind: (seen[kind], kind.__name__), default=None)
    if rarest is None:
        return anywhere
    seen[rarest] += 1
    return [*anywhere, after[rarest]]


def agrees(rules: AnyRules, game: PlayedGame, plies: list[Ply], viewer: Viewer) -> bool:
    """Compare a guess at the last of the plies with those before it; return False if nothing can be concluded."""
    state = plies[-1].before
    guess = heaps(rules.to_position(rules.imagine(state, viewer, luck(game.seed + 1, len(plies)))))
    truth = heaps(rules.to_position(state))
    involved = [heap for heap in truth if truth[heap] != guess.get(heap)]
    if not involved or any(len(truth[heap]) != len(guess.get(heap, ())) for heap in involved):
        return False
    later, judged = plies[-1], False
    for ply in reversed(plies[:-1]):
        position = rules.to_position(ply.before)
        if not _lay_there(heaps(position), heaps(rules.to_position(later.before)), involved):
            break
        seen = strings(plain(rules.view(later.before, viewer)))
        if not all(_gone(heaps(position), heaps(rules.to_position(later.before)), heap) <= seen for heap in involved):
            break
        has_moved = any(heaps(position)[heap] != truth[heap] for heap in involved)
        if not all(_put(position, heap, guess[heap], truth[heap]) for heap in involved):
            break
        world = could_have_been(rules, game, ply, position, viewer)
        if not has_moved:
            heard_the_same(rules, game, ply, world, viewer, {heap: truth[heap] for heap in involved})
        later, judged = ply, True
    return judged


def _lay_there(earlier: Heaps, later: Heaps, involved: list[str]) -> bool:
    """Tell whether nothing was added to these heaps."""
    return all(Counter(later.get(heap, ())) <= Counter(earlier.get(heap, ())) for heap in involved)


def _gone(earlier: Heaps, later: Heaps, heap: str) -> set[str]:
    """Return what left a heap."""
    return set(Counter(earlier.get(heap, ())) - Counter(later.get(heap, ())))


def _put(position: Any, heap: str, guessed: list[str], true: list[str]) -> bool:
    """Put the guessed contents into a heap of an earlier position, with what has left it since; False if no list."""
    *path, last = (int(part) if part.isdecimal() else part for part in re.findall(r"\w[\w-]*", heap))
    place = position
    for part in path:
        place = place[part]
    held = place[last]
    if isinstance(held, str):
        place[last] = guessed[0]
        return True
    if not all(isinstance(item, str) for item in held):
        return False
    place[last] = [*guessed, *(Counter(held) - Counter(true)).elements()]
    return True


def could_have_been(rules: AnyRules, game: PlayedGame, ply: Ply, position: Any, viewer: Viewer) -> Any:
    """Expect an action to be legal, and the viewer to be told the same, in the world of a later guess; return it."""
    case = f"{viewer} imagines what cannot be: at action {ply.number}"
    try:
        world = rules.from_position(game.table, position, Dice(bytes(32), 0))
    except BadInput as error:
        raise AssertionError(f"{case}, {error}") from None
    why = rules.refusal(world, ply.seat, ply.action)
    assert why is None, f"{case} seat {ply.seat} could not have done {ply.action}: {why}"
    assert sight_of(rules, world, viewer) == sight_of(rules, ply.before, viewer), f"{case} they saw something else"
    return world


def heard_the_same(rules: AnyRules, game: PlayedGame, ply: Ply, world: Any, viewer: Viewer, truth: Heaps) -> None:
    """Expect the viewer to be told of the action as in truth, unless luck or the order of hidden things decides it."""
    story = hearing_of(rules, ply.events, viewer)
    if _story(rules, game, ply, world, viewer) not in (None, story):
        case = f"{viewer} imagines what cannot be: {ply.action} of seat {ply.seat} would have been told otherwise"
        assert _depends_on_order(rules, game, ply, viewer, truth, story), case


def _story(rules: AnyRules, game: PlayedGame, ply: Ply, world: Any, viewer: Viewer) -> bytes | None:
    """Return what the viewer would be told of the action in another world; None if luck has a part in it."""
    notes: list[Any] = []
    dice: Any = Witness(luck(game.seed, ply.number), ply.number, notes)
    _, events = rules.apply(world, ply.seat, ply.action, dice)
    return None if notes else hearing_of(rules, events, viewer)


def _depends_on_order(rules: AnyRules, game: PlayedGame, ply: Ply, viewer: Viewer, truth: Heaps, story: bytes) -> bool:
    """Tell whether the action would be told otherwise if the same things lay in another order."""
    rnd = Random(ply.number)
    for _ in range(ORDERS):
        position = rules.to_position(ply.before)
        for heap, names in truth.items():
            _put(position, heap, rnd.sample(names, len(names)), names)
        try:
            world = rules.from_position(game.table, position, Dice(bytes(32), 0))
        except BadInput:
            return True
        is_possible = rules.refusal(world, ply.seat, ply.action) is None
        if not is_possible or _story(rules, game, ply, world, viewer) != story:
            return True
    return False

"""Checks that the ways of the board fit the rules and the rulebook (VAL-HOG-28 to 31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from commonroom.engine.words import Words, thing, words

from ...board.graph import can_walk, distances, ways
from ..facts import facts
from ..ids import Id
from ..shape import Pack

ROLLS = range(2, 13)
NO_WAY = words("no_way", "no way")
"""Stands for a number of steps where there is no way."""


def known_distances(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-28: the distances that the rulebook names."""
    graph = ways(pack.board)
    for here, there, wanted in facts().board.distances:
        missing = [name for name in (here, there) if name not in graph]
        if missing:
            sentence = "The field {field} is missing; the rulebook names its distance from others."
            yield words("no_field", sentence, field=thing("field", missing[0]))
            continue
        found = distances(graph, here).get(there)
        if found != wanted:
            sentence = "From {one} to {other} it must be {wanted} moves, and it is {moves}."
            moves = NO_WAY if found is None else found
            yield words("distance", sentence, **ends(here, there), wanted=wanted, moves=moves)


def first_walk(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-29: the move of twelve from the rulebook can be walked."""
    kinds, rooms = facts().board.first_walk, facts().board.first_walk_rooms
    fields, graph = {field.id: field for field in pack.board.field}, ways(pack.board)

    def fits(name: Id, number: int) -> bool:
        field, room = fields[name], rooms.get(str(number))
        return field.kind == kinds[number - 1] and (room is None or field.common_room == room)

    paths: list[tuple[Id, ...]] = [(pack.board.places.start,)]
    for number in range(1, len(kinds) + 1):
        paths = [
            (*path, there)
            for path in paths
            for there, cost in graph[path[-1]].items()
            if cost == 1 and there not in path and fits(there, number)
        ]
        if not paths:
            sentence = "The move of twelve from the rulebook breaks off: no field of the kind {kind} is step {step}."
            yield words("first_walk", sentence, kind=thing("kind", kinds[number - 1]), step=number)
            return


def connected(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-30: all walkable fields are connected, no way is there twice, and only the known passages are free."""
    reached = distances(ways(pack.board), pack.board.places.start)
    for field in pack.board.field:
        if field.is_walkable and field.id not in reached:
            yield words(
                "unreached", "{field} cannot be reached from the start on foot.", field=thing("field", field.id)
            )
        elif field.id in reached and not field.is_walkable:
            yield words(
                "reached", "{field} must not be reached from the start on foot.", field=thing("field", field.id)
            )
    for way, count in Counter(frozenset((here, there)) for here, there, _ in pack.board.edges()).items():
        if count > 1:
            one, other = sorted(way)
            sentence = "The way between {one} and {other} is described {count} times."
            yield words("way_twice", sentence, **ends(one, other), count=count)
    known = {frozenset(passage) for passage in facts().board.passages}
    there = {frozenset(passage) for passage in pack.board.passages}
    for one, other in map(sorted, known - there):
        yield words("no_passage", "There must be a free passage between {one} and {other}.", **ends(one, other))
    for one, other in map(sorted, there - known):
        yield words("wrong_passage", "The passage between {one} and {other} must not be free.", **ends(one, other))


def every_roll_can_be_walked(pack: Pack) -> Iterator[Words]:
    """VAL-HOG-31: from every field every roll has a path that avoids the pitch."""
    graph, pitch = ways(pack.board), pack.board.places.pitch
    for field in pack.board.field:
        if field.is_walkable:
            stuck = [roll for roll in ROLLS if not can_walk(graph, field.id, roll, avoiding=(pitch,))]
            if stuck:
                sentence = "From {field} a roll of {roll} cannot be walked without the pitch."
                yield words("stuck", sentence, field=thing("field", field.id), roll=stuck[0])


def ends(one: str, other: str) -> dict[str, Words]:
    """Name the two fields of a way, for a sentence."""
    return {"one": thing("field", one), "other": thing("field", other)}

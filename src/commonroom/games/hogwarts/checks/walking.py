"""Whether the ways of the board fit the rules and the rulebook (VAL-HOG-28 to 31)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ..facts import facts
from ..ids import Id
from ..pack import Pack
from ..ways import can_walk, distances, ways

ROLLS = range(2, 13)


def known_distances(pack: Pack) -> Iterator[str]:
    """VAL-HOG-28: the distances that the rulebook names."""
    graph = ways(pack.board)
    for here, there, wanted in facts().board.distances:
        missing = [name for name in (here, there) if name not in graph]
        if missing:
            yield f"The field {missing[0]} is missing; the rulebook names its distance from others."
            continue
        found = distances(graph, here).get(there)
        if found != wanted:
            yield f"From {here} to {there} it must be {wanted} moves, and it is {'no way' if found is None else found}."


def first_walk(pack: Pack) -> Iterator[str]:
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
            yield f"The move of twelve from the rulebook breaks off: no {kinds[number - 1]} field is its step {number}."
            return


def connected(pack: Pack) -> Iterator[str]:
    """VAL-HOG-30: all walkable fields hang together, no way is there twice, and only the known passages are free."""
    reached = distances(ways(pack.board), pack.board.places.start)
    for field in pack.board.field:
        if field.is_walkable != (field.id in reached):
            yield f"{field.id} {'cannot' if field.is_walkable else 'must not'} be reached from the start on foot."
    for way, count in Counter(frozenset((here, there)) for here, there, _ in pack.board.edges()).items():
        if count > 1:
            yield f"The way between {' and '.join(sorted(way))} is described {count} times."
    known = {frozenset(passage) for passage in facts().board.passages}
    there = {frozenset(passage) for passage in pack.board.passages}
    for missing in known - there:
        yield f"There must be a free passage between {' and '.join(sorted(missing))}."
    for wrong in there - known:
        yield f"The passage between {' and '.join(sorted(wrong))} must not be free."


def every_roll_can_be_walked(pack: Pack) -> Iterator[str]:
    """VAL-HOG-31: from everywhere every roll has a path that keeps off the pitch."""
    graph, pitch = ways(pack.board), pack.board.places.pitch
    for field in pack.board.field:
        if field.is_walkable:
            stuck = [roll for roll in ROLLS if not can_walk(graph, field.id, roll, avoiding=(pitch,))]
            if stuck:
                yield f"From {field.id} a roll of {stuck[0]} cannot be walked without the pitch."

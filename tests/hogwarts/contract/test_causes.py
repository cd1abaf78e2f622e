"""What events say about causes: one of a closed set, and the thing behind it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import chain, islice
from typing import Any

import msgspec

from commonroom.games import GAMES
from commonroom.games.hogwarts import events as event
from commonroom.games.hogwarts.effects.resolve import named
from commonroom.games.hogwarts.state import State
from commonroom.testing.play import Ply, random_game
from commonroom.testing.tables import some_tables

TABLES = some_tables(GAMES["hogwarts"])[::2]


def things(state: State) -> set[str]:
    """Return the ids of everything that can be behind an event."""
    world = state.world
    cards = (world.magic, world.books, world.behaviours, world.events, world.duels)
    fights = {fight.id for fight in world.fights.values()}
    return {*world.fields, *world.tokens, *world.characters, *fights, *(card for heap in cards for card in heap)}


def played(table: Any) -> Iterator[Ply]:
    return islice(random_game(GAMES["hogwarts"], table, seed=5), 1500)


def test_causes_are_of_the_closed_sets_and_sources_are_things() -> None:
    sources: set[str] = set()
    for ply in chain.from_iterable(map(played, TABLES)):
        for each in ply.events:
            assert msgspec.convert(msgspec.to_builtins(each), event.Event) == each
            if isinstance(each, event.Moved | event.HpChanged | event.CardsDiscarded) and each.source is not None:
                assert each.source in things(ply.before)
                sources.add(each.source)
    assert len(sources) > 5


def test_a_blow_between_players_has_no_thing_behind_it() -> None:
    assert named("fight") is None
    assert named("hospital_wing") == "hospital_wing"

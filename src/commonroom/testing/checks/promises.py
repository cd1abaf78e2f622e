"""Promises at every table: records replay, states stay, moves are listed, guesses reveal nothing."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from random import Random
from typing import Any

from hypothesis import given, settings
from hypothesis import strategies as st

from commonroom.engine import Dice, Illegal, Match, Table
from commonroom.engine.record import read_record

from ..play import Ply, key_of, random_game
from ..sight import encoded, has_own_decks, heaps, strings, texts_by_place, viewers
from ..tables import AnyRules, some_tables

DEALS = 1000
"""Deals of a table, to see what can lie where."""
SOME = 50
"""Deals among which two names appear in both orders, unless they are kept sorted."""
MIDDLE = 30
"""Plies after which a game counts as being in its middle, if it is that long."""


def sampled(plies: Iterator[Ply], rnd: Random, share: float) -> list[Ply]:
    """Return a share of the plies; at least one, however short the game."""
    all_plies = list(plies)
    return [ply for ply in all_plies if rnd.random() < share] or all_plies[-1:]


def check_replay(rules: AnyRules, table: Table) -> None:
    """Expect a replayed record to end in the same state."""
    match = Match(rules, table, seed=key_of(3))
    for ply in random_game(rules, table, seed=3, asides=0.02):
        match.act(ply.seat, ply.action)
    again = Match.from_record(rules, read_record(json.dumps(match.record())))
    assert encoded(again.state) == encoded(match.state)
    assert again.record() == match.record()


def check_untouched(rules: AnyRules, table: Table) -> None:
    """Expect actions, views and guesses to leave the old state unchanged."""
    for ply in random_game(rules, table, seed=11, asides=0.02):
        before = encoded(rules.to_position(ply.before))
        rules.apply(ply.before, ply.seat, ply.action, Dice(bytes(32), ply.number))
        for viewer in viewers(table):
            rules.view(ply.before, viewer)
            rules.imagine(ply.before, viewer, Dice(bytes(32), 1))
        assert encoded(rules.to_position(ply.before)) == before


def check_legal(rules: AnyRules, table: Table) -> None:
    """Expect `legal`, `asides` and `shortcuts` to list exactly those possible actions that are not refused."""
    plies = sampled(random_game(rules, table, seed=5, asides=0.03), Random(5), 0.03)
    for ply in plies[:6]:
        for seat in range(len(table.seats)):
            accepted = [a for a in rules.space(ply.before) if rules.refusal(ply.before, seat, a) is None]
            legal, asides = list(rules.legal(ply.before, seat)), list(rules.asides(ply.before, seat))
            shortcuts = rules.shortcuts(ply.before, seat)
            assert {*legal, *asides} <= set(accepted) <= {*legal, *asides, *shortcuts}
            assert all(rules.refusal(ply.before, seat, whole) is None for whole in shortcuts)
            assert len(legal) + len(asides) == len({*legal, *asides})
            assert bool(legal) == (seat in rules.to_act(ply.before))


def check_default(rules: AnyRules, table: Table) -> None:
    """Expect a legal default for every seat that must act."""
    for ply in random_game(rules, table, seed=13, asides=0.05):
        for seat in rules.to_act(ply.before):
            action = rules.default(ply.before, seat, Dice(bytes(32), ply.number))
            assert rules.refusal(ply.before, seat, action) is None
            assert action in rules.legal(ply.before, seat)


def check_imagining(rules: AnyRules, table: Table) -> None:
    """Expect the same guess in two worlds that the viewer cannot tell apart."""
    rnd = Random(19)
    for ply in sampled(random_game(rules, table, seed=19, asides=0.02), rnd, 0.2):
        for viewer in viewers(table):
            other = rules.imagine(ply.before, viewer, Dice(rnd.randbytes(32), 0))
            key = rnd.randbytes(32)
            first, second = (rules.imagine(state, viewer, Dice(key, 0)) for state in (ply.before, other))
            assert first == second


def check_outlook(rules: AnyRules, tables: Sequence[Table]) -> None:
    """Expect the same outlook, and JSON, in two worlds that a seat, or a watcher, cannot tell apart."""
    rnd = Random(31)
    for table in tables:
        for ply in sampled(random_game(rules, table, seed=31, asides=0.02), rnd, 0.1):
            for seat in {*rules.to_act(ply.before), 0, None}:
                other = rules.imagine(ply.before, seat, Dice(rnd.randbytes(32), 0))
                here, there = (_plain(rules.outlook(state, seat)) for state in (ply.before, other))
                assert here == there


def check_every_deal(rules: AnyRules) -> bool:
    """Expect every name of one hidden place in every other of its kind; return whether anything was hidden."""
    found = False
    for edition in rules.ABOUT.editions:
        table = next(table for table in some_tables(rules) if table.edition == edition)
        state = rules.setup(table, Dice(key_of(41), 0))
        for viewer in (0, None):
            positions = [
                rules.to_position(rules.imagine(state, viewer, Dice(bytes(32), number))) for number in range(DEALS)
            ]
            seen = names_by_place(positions)
            own = has_own_decks(rules, state)
            hidden = [(owner_of(place) if own else "", names) for place, names in seen.items() if len(names) > 1]
            truth = names_by_place([rules.to_position(state)], sorted_heaps(positions))
            found = found or bool(hidden)
            assert all(truth[place] <= names for place, names in seen.items())
            for deck, one in hidden:
                assert all(one == other or not one & other for its, other in hidden if its == deck)
    return found


def names_by_place(positions: list[Any], in_order: set[str] | None = None) -> dict[str, set[str]]:
    """Return the names at each place; a heap that is kept sorted counts as one place."""
    in_order = sorted_heaps(positions) if in_order is None else in_order
    seen: dict[str, set[str]] = {}
    for position in positions:
        for place, text in texts_by_place(position):
            heap = re.sub(r"\[\d+\]$", "", place)
            seen.setdefault(heap if heap in in_order else place, set()).add(text)
    return seen


def sorted_heaps(positions: list[Any]) -> set[str]:
    """Return the heaps in which no two names ever change their order: hands that are kept sorted."""
    before: dict[str, set[tuple[str, str]]] = {}
    contents: dict[str, set[tuple[str, ...]]] = {}
    for position in positions[:SOME]:
        for heap, names in heaps(position).items():
            contents.setdefault(heap, set()).add(tuple(names))
            pairs = before.setdefault(heap, set())
            pairs |= {(one, other) for at, one in enumerate(names) for other in names[at + 1 :] if one != other}
    changing = [heap for heap, found in contents.items() if len(found) > 1]
    return {heap for heap in changing if before[heap] and not any((b, a) in before[heap] for a, b in before[heap])}


def owner_of(place: str) -> str:
    """Return the owner of a place, where every seat has a deck of its own with the same names in it."""
    own = re.match(r"\.\w+\[(\d)\]", place)
    return own[1] if own else ""


def check_names_in_events(rules: AnyRules, table: Table) -> None:
    """Expect no name in a seat's view of an event that the seat may not know."""
    plies = list(random_game(rules, table, seed=23, asides=0.02))
    for ply in plies[:: max(1, len(plies) // 50)]:
        everything = strings(rules.to_position(ply.after)) | strings(rules.to_position(ply.before))
        for viewer in viewers(table):
            states = (ply.before, ply.after)
            known = strings([_plain(rules.view(state, viewer)) for state in states]) | strings(_plain(ply.action))
            seen = strings(_plain([rules.seen(event, viewer) for event in ply.events]))
            if early := seen & everything - known:
                # An outlook depends on nothing hidden, as another check holds; it may name what follows from the view.
                assert early <= strings([_plain(rules.outlook(state, viewer)) for state in states])


def check_json(rules: AnyRules, table: Table) -> None:
    """Expect everything that anybody is told to be JSON."""
    match = Match(rules, table, seed=bytes(32))
    documents = [match.view(viewer) for viewer in viewers(table)] + [match.state, match.opening, match.record()]
    documents += [match.legal(seat) + match.asides(seat) for seat in range(len(table.seats))]
    for document in documents:
        assert json.loads(json.dumps(document)) == document


_json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


def check_garbled(rules: AnyRules) -> None:
    """Expect actions garbled by Hypothesis to be refused in the middle of a game, and to change nothing."""
    match = midgame(rules)

    @settings(max_examples=400, deadline=None)
    @given(data=st.data())
    def garble(data: st.DataObject) -> None:
        _garble(match, data)

    garble()


def midgame(rules: AnyRules) -> Match:
    """Return a match in the middle of a game."""
    table = some_tables(rules)[0]
    match = Match(rules, table, seed=key_of(29))
    plies = list(random_game(rules, table, seed=29))
    for ply in plies[: MIDDLE if len(plies) > MIDDLE else len(plies) // 2]:
        match.act(ply.seat, ply.action)
    return match


def _garble(match: Match, data: st.DataObject) -> None:
    seats = len(match.table.seats)
    seat = data.draw(st.integers(-1, seats))
    actions = [action for other in range(seats) for action in match.legal(other) + match.asides(other)]
    action: Any = dict(data.draw(st.sampled_from(actions)))
    for _ in range(data.draw(st.integers(1, 3))):
        key = data.draw(st.sampled_from([*action, "extra"]))
        if data.draw(st.booleans()):
            action.pop(key, None)
        else:
            action[key] = data.draw(_json_values)
        if not action:
            break
    before = encoded(match.state), encoded(match.record()), match.to_act
    try:
        acceptable = match.rules.refusal(match.current, seat, match.read_action(seat, action)) is None
    except Illegal:
        acceptable = False
    if not acceptable:
        try:
            match.submit(seat, action)
        except Illegal:
            pass
        else:
            raise AssertionError(f"seat {seat} was allowed {action!r}")
        assert (encoded(match.state), encoded(match.record()), match.to_act) == before


def _plain(value: object) -> Any:
    return json.loads(encoded(value))

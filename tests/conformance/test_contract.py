"""What every game of the house must keep, whatever its rules."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import commonroom
from commonroom.engine import Dice, Illegal, Match, Table
from commonroom.games import GAMES

from .looking import encoded, has_own_decks, texts_by_place, viewers
from .playing import AnyRules, Ply, described, key_of, random_game, some_tables

TABLES = [(GAMES[name], table) for name in GAMES for table in some_tables(GAMES[name])]
every_table = pytest.mark.parametrize(
    ("rules", "table"), TABLES, ids=[described(rules.ABOUT, table) for rules, table in TABLES]
)
every_game = pytest.mark.parametrize("game", list(GAMES))


def sampled(plies: Iterator[Ply], rnd: Random, share: float) -> list[Ply]:
    return [ply for ply in plies if rnd.random() < share]


@every_table
def test_a_replayed_record_ends_in_the_same_state(rules: AnyRules, table: Table) -> None:
    match = Match(rules, table, seed=key_of(3))
    for ply in random_game(rules, table, seed=3, asides=0.02):
        match.act(ply.seat, ply.action)
    again = commonroom.replay(json.dumps(match.record()))
    assert encoded(again.state) == encoded(match.state)
    assert again.record() == match.record()


@every_table
def test_applying_and_asking_leave_the_old_state_untouched(rules: AnyRules, table: Table) -> None:
    for ply in random_game(rules, table, seed=11, asides=0.02):
        before = encoded(rules.to_position(ply.before))
        rules.apply(ply.before, ply.seat, ply.action, Dice(bytes(32), ply.number))
        for viewer in viewers(table):
            rules.view(ply.before, viewer)
            rules.imagine(ply.before, viewer, Dice(bytes(32), 1))
        assert encoded(rules.to_position(ply.before)) == before


@every_table
def test_legal_is_exactly_what_is_not_refused(rules: AnyRules, table: Table) -> None:
    rnd = Random(5)
    plies = sampled(random_game(rules, table, seed=5, asides=0.03), rnd, 0.03)
    for ply in plies[:6]:
        for seat in range(len(table.seats)):
            accepted = [a for a in rules.space(ply.before) if rules.refusal(ply.before, seat, a) is None]
            legal, asides = list(rules.legal(ply.before, seat)), list(rules.asides(ply.before, seat))
            assert set(accepted) == {*legal, *asides}
            assert len(legal) + len(asides) == len({*legal, *asides})
            assert bool(legal) == (seat in rules.to_act(ply.before))


@every_table
def test_the_default_of_every_seat_that_must_act_is_legal(rules: AnyRules, table: Table) -> None:
    for ply in random_game(rules, table, seed=13, asides=0.05):
        for seat in rules.to_act(ply.before):
            action = rules.default(ply.before, seat, Dice(bytes(32), ply.number))
            assert rules.refusal(ply.before, seat, action) is None
            assert action in rules.legal(ply.before, seat)


@every_table
def test_imagining_depends_on_nothing_hidden(rules: AnyRules, table: Table) -> None:
    rnd = Random(19)
    for ply in sampled(random_game(rules, table, seed=19, asides=0.02), rnd, 0.2):
        for viewer in viewers(table):
            other = rules.imagine(ply.before, viewer, Dice(rnd.randbytes(32), 0))
            key = rnd.randbytes(32)
            first, second = (rules.imagine(state, viewer, Dice(key, 0)) for state in (ply.before, other))
            assert first == second


def strings(value: object) -> set[str]:
    """All texts anywhere in plain data."""
    if isinstance(value, str):
        return {value}
    if isinstance(value, dict):
        return set().union(*(strings(item) for item in value.values()))
    if isinstance(value, list):
        return set().union(*(strings(item) for item in value)) if value else set()
    return set()


def owner_of(place: str) -> str:
    """Whose deck a place belongs to, where every seat has a deck of its own with the same names in it."""
    own = re.match(r"\.\w+\[(\d)\]", place)
    return own[1] if own else ""


@every_game
def test_imagining_reaches_every_possible_deal(game: str) -> None:
    """What can lie in one hidden place can lie in every other of its kind: such places see the same names."""
    rules = GAMES[game]
    for edition in rules.ABOUT.editions:
        table = next(table for table in some_tables(rules) if table.edition == edition)
        state = rules.setup(table, Dice(key_of(41), 0))
        for viewer in (0, None):
            seen: dict[str, set[str]] = {}
            for number in range(1000):
                position = rules.to_position(rules.imagine(state, viewer, Dice(bytes(32), number)))
                for place, text in texts_by_place(position):
                    seen.setdefault(place, set()).add(text)
            own = has_own_decks(rules, state)
            hidden = [(owner_of(place) if own else "", names) for place, names in seen.items() if len(names) > 1]
            truth = dict(texts_by_place(rules.to_position(state)))
            assert hidden
            assert all(truth[place] in names for place, names in seen.items())
            for deck, one in hidden:
                assert all(one == other or not one & other for its, other in hidden if its == deck)


def plain(value: object) -> Any:
    return json.loads(encoded(value))


@every_table
def test_no_hidden_name_occurs_in_what_a_seat_sees_of_an_event(rules: AnyRules, table: Table) -> None:
    plies = list(random_game(rules, table, seed=23, asides=0.02))
    for ply in plies[:: max(1, len(plies) // 50)]:
        everything = strings(rules.to_position(ply.after)) | strings(rules.to_position(ply.before))
        for viewer in viewers(table):
            known = strings(plain(rules.view(ply.before, viewer))) | strings(plain(rules.view(ply.after, viewer)))
            hidden = everything - known - strings(plain(ply.action))
            seen = [rules.seen(event, viewer) for event in ply.events]
            assert not strings(plain(seen)) & hidden


@every_table
def test_everything_a_seat_is_told_is_json(rules: AnyRules, table: Table) -> None:
    match = Match(rules, table, seed=bytes(32))
    told = [match.view(viewer) for viewer in viewers(table)] + [match.state, match.opening, match.record()]
    told += [match.legal(seat) + match.asides(seat) for seat in range(len(table.seats))]
    for document in told:
        assert json.loads(json.dumps(document)) == document


@pytest.fixture(scope="module", params=list(GAMES))
def midgame(request: pytest.FixtureRequest) -> Match:
    rules = GAMES[request.param]
    table = some_tables(rules)[0]
    match = Match(rules, table, seed=key_of(29))
    for ply in list(random_game(rules, table, seed=29))[:30]:
        match.act(ply.seat, ply.action)
    return match


json_values = st.recursive(
    st.none() | st.booleans() | st.integers(-3, 12) | st.floats() | st.text(max_size=8),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=8,
)


@settings(max_examples=400, deadline=None)
@given(data=st.data())
def test_an_action_that_is_refused_or_garbled_changes_nothing(midgame: Match, data: st.DataObject) -> None:
    seats = len(midgame.table.seats)
    seat = data.draw(st.integers(-1, seats))
    actions = [action for other in range(seats) for action in midgame.legal(other) + midgame.asides(other)]
    action: Any = dict(data.draw(st.sampled_from(actions)))
    for _ in range(data.draw(st.integers(1, 3))):
        key = data.draw(st.sampled_from([*action, "extra"]))
        if data.draw(st.booleans()):
            action.pop(key, None)
        else:
            action[key] = data.draw(json_values)
        if not action:
            break
    before = encoded(midgame.state), encoded(midgame.record()), midgame.to_act
    try:
        acceptable = midgame.rules.refusal(midgame.current, seat, midgame.read_action(seat, action)) is None
    except Illegal:
        acceptable = False
    if not acceptable:
        with pytest.raises(Illegal):
            midgame.submit(seat, action)
        assert (encoded(midgame.state), encoded(midgame.record()), midgame.to_act) == before

"""What every game of the house must keep, whatever its rules."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterator
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import commonroom
from commonroom.engine import Dice, Illegal, Match, Table
from commonroom.games import GAMES

from .playing import AnyRules, Ply, described, random_game, some_tables

TABLES = [(GAMES[name], table) for name in GAMES for table in some_tables(GAMES[name])]
every_table = pytest.mark.parametrize(
    ("rules", "table"), TABLES, ids=[described(rules.ABOUT, table) for rules, table in TABLES]
)
every_game = pytest.mark.parametrize("game", list(GAMES))


def encoded(value: object) -> bytes:
    return msgspec.json.encode(value)


def viewers(table: Table) -> list[int | None]:
    return [*range(len(table.seats)), None]


def sampled(plies: Iterator[Ply], rnd: Random, share: float) -> list[Ply]:
    return [ply for ply in plies if rnd.random() < share]


@every_table
def test_random_play_comes_to_an_end_and_somebody_may_act_until_then(rules: AnyRules, table: Table) -> None:
    for seed in range(3):
        last = None
        for ply in random_game(rules, table, seed, asides=0.01 * seed):
            assert rules.outcome(ply.before) is None
            for seat in rules.to_act(ply.before):
                assert rules.legal(ply.before, seat)
            last = ply
        assert last is not None
        assert rules.outcome(last.after) is not None
        assert rules.to_act(last.after) == ()
        for seat in range(len(table.seats)):
            assert not rules.legal(last.after, seat)
            assert not rules.asides(last.after, seat)


@every_table
@pytest.mark.parametrize(("seed", "asides"), [(7, 0.02), (8, 0.3), (9, 0.3)])
def test_the_state_survives_json_at_every_action_and_plays_on_alike(
    rules: AnyRules, table: Table, seed: int, asides: float
) -> None:
    for ply in random_game(rules, table, seed, asides):
        position = json.loads(json.dumps(rules.to_position(ply.before)))
        again = rules.from_position(table, position, Dice(b"other seed".ljust(32), 0))
        assert again == ply.before
        after, events = rules.apply(again, ply.seat, ply.action, Dice(seed.to_bytes(32, "big"), ply.number))
        assert after == ply.after
        assert events == ply.events


@every_table
def test_a_replayed_record_ends_in_the_same_state(rules: AnyRules, table: Table) -> None:
    match = Match(rules, table, seed=(3).to_bytes(32, "big"))
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
def test_what_is_hidden_makes_no_difference_to_a_view(rules: AnyRules, table: Table) -> None:
    rnd = Random(17)
    for ply in sampled(random_game(rules, table, seed=17, asides=0.02), rnd, 0.2):
        for viewer in viewers(table):
            other = rules.imagine(ply.before, viewer, Dice(rnd.randbytes(32), 0))
            assert encoded(rules.view(other, viewer)) == encoded(rules.view(ply.before, viewer))
            assert rules.to_act(other) == rules.to_act(ply.before)
            if viewer is not None:
                assert rules.legal(other, viewer) == rules.legal(ply.before, viewer)
                assert rules.asides(other, viewer) == rules.asides(ply.before, viewer)


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


def texts_by_place(value: object, place: str = "") -> Iterator[tuple[str, str]]:
    """Every text in plain data, with the place where it stands."""
    if isinstance(value, str):
        yield place, value
    elif isinstance(value, dict):
        for key, item in value.items():
            yield from texts_by_place(item, f"{place}.{key}")
    elif isinstance(value, list):
        for number, item in enumerate(value):
            yield from texts_by_place(item, f"{place}[{number}]")


def components(rules: AnyRules, state: Any) -> Counter[str]:
    """What the box holds: every name in the state, wherever it lies; how a match ended is no component."""
    position = {field: value for field, value in rules.to_position(state).items() if field != "result"}
    return Counter(text for _, text in texts_by_place(position))


@every_table
def test_components_are_conserved(rules: AnyRules, table: Table) -> None:
    for seed, asides in ((37, 0.0), (38, 0.05)):
        for ply in random_game(rules, table, seed, asides):
            assert components(rules, ply.after) == components(rules, ply.before)


@every_game
def test_imagining_reaches_every_possible_deal(game: str) -> None:
    """What can lie in one hidden place can lie in every other of its kind: such places see the same names."""
    rules = GAMES[game]
    for edition in rules.ABOUT.editions:
        table = next(table for table in some_tables(rules) if table.edition == edition)
        state = rules.setup(table, Dice((41).to_bytes(32, "big"), 0))
        for viewer in (0, None):
            seen: dict[str, set[str]] = {}
            for number in range(3000):
                position = rules.to_position(rules.imagine(state, viewer, Dice(bytes(32), number)))
                for place, text in texts_by_place(position):
                    seen.setdefault(place, set()).add(text)
            hidden = [names for names in seen.values() if len(names) > 1]
            truth = dict(texts_by_place(rules.to_position(state)))
            assert hidden
            assert all(truth[place] in names for place, names in seen.items())
            assert all(one == other or not one & other for one in hidden for other in hidden)


def plain(value: object) -> Any:
    return json.loads(encoded(value))


@every_table
def test_no_hidden_name_occurs_in_what_a_seat_sees_of_an_event(rules: AnyRules, table: Table) -> None:
    for ply in random_game(rules, table, seed=23, asides=0.02):
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
    match = Match(rules, table, seed=(29).to_bytes(32, "big"))
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


@every_game
def test_refused_moves_come_by_the_thousand_and_leave_no_trace(game: str) -> None:
    rules = GAMES[game]
    table = some_tables(rules)[0]
    match = Match(rules, table, seed=(31).to_bytes(32, "big"))
    refused = 0
    for ply in list(random_game(rules, table, seed=31))[:12]:
        before, record = match.current, encoded(match.record())
        for seat in range(len(table.seats)):
            for action in rules.space(match.current):
                refusal = rules.refusal(match.current, seat, action)
                if refusal is not None:
                    refused += 1
                    with pytest.raises(Illegal) as caught:
                        match.act(seat, action)
                    assert (caught.value.rule, caught.value.code) == (refusal.rule, refusal.code)
                    assert refusal.rule
                    assert refusal.message
        assert match.current is before
        assert encoded(match.record()) == record
        match.act(ply.seat, ply.action)
    assert refused > 10_000

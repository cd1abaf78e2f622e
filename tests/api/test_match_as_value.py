"""A match can be copied, compared, pickled and printed, and nothing done to a copy affects the original."""

from __future__ import annotations

import copy
import pickle
from collections.abc import Callable
from random import Random

import msgspec
import pytest

import commonroom
from commonroom import BadAction, BadInput, Illegal, Match
from commonroom.games import GAMES
from commonroom.games.quidditch.actions import PASS as ANOTHER_PASS
from commonroom.games.sequence.actions import DRAW, Play
from commonroom.games.sequence.view import View


def played(game: str = "sequence", actions: int = 12, seed: int = 1) -> Match:
    """Return a match in the middle, after random moves."""
    match = commonroom.new(game, seats=["Ann", "Bob"], seed=seed)
    go_on(match, actions, Random(seed))
    return match


def go_on(match: Match, actions: int, rnd: Random) -> None:
    for _ in range(actions):
        if seats := match.to_act:
            match.submit(seats[0], rnd.choice(match.legal(seats[0])))


def pickled(match: Match) -> Match:
    again: Match = pickle.loads(pickle.dumps(match))
    return again


TWINS: list[Callable[[Match], Match]] = [Match.copy, copy.copy, copy.deepcopy, pickled]
every_twin = pytest.mark.parametrize("twin_of", TWINS, ids=["copy()", "copy.copy", "copy.deepcopy", "pickle"])


@every_twin
@pytest.mark.parametrize("game", GAMES)
def test_a_twin_is_equal_and_goes_on_by_itself(game: str, twin_of: Callable[[Match], Match]) -> None:
    match = played(game)
    record, state = match.record(), match.state
    twin = twin_of(match)
    assert twin == match
    assert twin.state == state
    assert type(twin) is Match
    go_on(twin, 5, Random(9))
    assert twin != match
    assert (match.record(), match.state) == (record, state)
    assert commonroom.replay(match.record()).state == state


@every_twin
def test_a_twin_goes_on_with_the_same_luck(twin_of: Callable[[Match], Match]) -> None:
    match = played()
    twin = twin_of(match)
    for each in (match, twin):
        go_on(each, 20, Random(4))
    assert twin == match
    assert twin.state == match.state


@every_twin
def test_a_twin_goes_on_in_the_middle_of_a_script(twin_of: Callable[[Match], Match]) -> None:
    script = [{"label": "start_draw", "value": ["2H", "3D"]}, {"label": "deal", "value": ["KH"]}]
    match = commonroom.new("sequence", edition="harry-potter-2021", seats=["A", "B"], seed=3, chance=script)
    assert twin_of(match) == match
    assert twin_of(match).state == match.state


def test_a_match_from_a_position_is_pickled_with_it() -> None:
    position = {"hands": [["KH", "2D"], ["JS"]], "pile": ["AS"]}
    match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], position=position, seed=2)
    go_on(match, 1, Random(1))
    assert pickled(match).state == match.state
    assert pickled(match) == match


@pytest.mark.parametrize(
    "other",
    [
        lambda: played(seed=2),
        lambda: played(actions=11),
        lambda: played("quidditch"),
        lambda: commonroom.new("sequence", seats=["Ann", "Eve"], seed=1),
        lambda: commonroom.new("sequence", seats=["Ann", "Bob"], seed=1, options={"draw_mode": "auto"}),
    ],
)
def test_matches_that_differ_in_anything_are_not_equal(other: Callable[[], Match]) -> None:
    assert played() != other()
    assert played() != "a match"


def test_a_match_changes_and_so_has_no_hash() -> None:
    with pytest.raises(TypeError, match="unhashable"):
        hash(played())


def test_it_prints_what_it_is_and_where_it_stands_but_not_its_seed() -> None:
    match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1)
    assert repr(match) == "<Match sequence edition='classic-2022' seats=['Ann', 'Bob'] version=0 to_act=(0,)>"
    match.submit(0, {"type": "concede"})
    assert repr(match).endswith(" version=1 reason='concession'>")
    assert match.seed.hex() not in repr(match)


def test_a_move_is_taken_back_by_going_to_an_earlier_version() -> None:
    match = played(actions=6)
    states = [match.at(version).state for version in range(7)]
    again = commonroom.new("sequence", seats=["Ann", "Bob"], seed=1)
    assert again.state == states[0]
    for version, (seat, action) in enumerate(match.actions, 1):
        again.act(seat, action)
        assert again.state == states[version]
    assert match.at(6) == match
    back = match.at(5)
    go_on(back, 3, Random(77))
    assert match.version == 6


@pytest.mark.parametrize("version", [-1, 7, 1.0, "1", None, True])
def test_there_is_no_version_before_the_first_or_after_the_last(version: object) -> None:
    with pytest.raises(BadInput, match=r"^version: .* it has 0 to 6"):
        played(actions=6).at(version)  # type: ignore[arg-type]


def test_what_would_come_of_a_move_is_seen_in_another_match() -> None:
    match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1)
    before = match.state
    after = match.after(0, match.legal(0)[0])
    assert (match.version, after.version) == (0, 1)
    assert match.state == before
    with pytest.raises(Illegal, match="SEQ-23"):
        match.after(1, match.legal(0)[0])


def test_structs_of_the_game_are_taken_like_plain_data() -> None:
    match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1)
    plain, typed = match.copy(), match.copy()
    move = typed.moves(0)[0]
    assert isinstance(move, Play)
    assert plain.submit(0, plain.legal(0)[0]) == typed.submit(0, move)
    assert plain == typed
    assert typed.actions == [(0, move)]
    look = typed.look(0)
    assert isinstance(look, View)
    assert look.hand == tuple(typed.view(0)["hand"])
    assert "hand" not in typed.view(None)
    assert typed.look(None) == msgspec.convert(typed.view(None), View)


@pytest.mark.parametrize(
    ("action", "why"),
    [
        (Play("KH", (0, 99)), r"^action\.cell\[1\]: must be at most 9"),
        (Play(7, (0, 1)), r"^action\.card: "),  # type: ignore[arg-type]
        (Play("KH", {3}), r"^action\.cell: "),  # type: ignore[arg-type]
        (Play("KH", object()), r"^action: cannot be written as JSON"),  # type: ignore[arg-type]
        (ANOTHER_PASS, r"^action: Pass is not an action of this game"),
    ],
)
def test_structs_that_hold_nonsense_are_refused_with_the_field(action: object, why: str) -> None:
    match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1)
    with pytest.raises(BadAction, match=why):
        match.submit(0, action)  # type: ignore[arg-type]
    assert match.version == 0


def test_a_struct_that_a_rule_forbids_is_refused_by_the_rule() -> None:
    match = commonroom.new("sequence", edition="classic-2022", seats=["Ann", "Bob"], seed=1)
    with pytest.raises(Illegal, match="SEQ-32"):
        match.submit(0, DRAW)

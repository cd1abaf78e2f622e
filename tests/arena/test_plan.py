"""Plans: seating of each game, sources of luck, and what is refused."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from commonroom.arena import Plan, prepare
from commonroom.arena.play import next_to_act
from commonroom.engine import BadInput


def plan(*bots: str, **rest: Any) -> Plan:
    fields: dict[str, Any] = {"game": "sequence", "bots": bots, "games": 10, "seed": 1}
    return Plan(**fields | rest)


def test_one_bot_sits_everywhere() -> None:
    assert prepare(plan("random", seats=4)).lineup(3) == ("random",) * 4


def test_a_bot_for_each_side_leads_that_side_and_changes_sides() -> None:
    series = prepare(plan("greedy", "random", seats=4))
    assert series.lineup(0) == ("greedy", "random", "greedy", "random")
    assert series.lineup(1) == ("random", "greedy", "random", "greedy")
    assert series.lineup(2) == series.lineup(0)


def test_a_bot_for_each_seat_moves_on_by_one_seat() -> None:
    series = prepare(plan("greedy", "random", "random", "random", seats=4))
    assert [series.lineup(number).index("greedy") for number in range(5)] == [0, 3, 2, 1, 0]


@pytest.mark.parametrize(("bots", "seats", "options"), [(3, 3, {}), (3, 12, {"teams": 3}), (12, 12, {}), (2, 10, {})])
def test_everybody_sits_everywhere_equally_often(bots: int, seats: int, options: dict[str, Any]) -> None:
    series = prepare(plan("greedy", *["random"] * (bots - 1), seats=seats, options=options))
    at = Counter(seat for number in range(bots) for seat, bot in enumerate(series.lineup(number)) if bot == "greedy")
    assert at == dict.fromkeys(range(seats), 1)


def test_without_a_number_of_seats_there_is_one_for_each_bot() -> None:
    assert len(prepare(plan("random", "random", "random")).sides) == 3
    assert len(prepare(plan("random")).sides) == 2


def test_every_game_and_every_seat_has_luck_of_its_own() -> None:
    series, other = prepare(plan("random")), prepare(plan("random", seed=2))
    seeds = [series.game_seed(number) for number in range(50)]
    seeds += [series.bot_seed(number, seat) for number in range(50) for seat in range(2)]
    seeds += [other.game_seed(number) for number in range(50)]
    assert len(set(seeds)) == len(seeds)
    assert all(len(seed) == 32 for seed in seeds)


@pytest.mark.parametrize(
    ("bad", "field"),
    [
        ({"game": "chess"}, "game"),
        ({"bots": ()}, "bots"),
        ({"bots": ("nobody",)}, "bots"),
        ({"bots": ("search@long",)}, "bots"),
        ({"bots": ("random",) * 3, "seats": 4}, "bots"),
        ({"bots": ("random",) * 2, "seats": 6, "options": {"teams": 3}}, "bots"),
        ({"games": 0}, "games"),
        ({"games": 10**12}, "games"),
        ({"jobs": 0}, "jobs"),
        ({"seats": 5}, "seats"),
        ({"seats": 10**9}, "seats"),
        ({"edition": "classic-1066"}, "edition"),
        ({"options": {"teams": 4}}, "options.teams"),
        ({"options": {"weather": "fine"}}, "options.weather"),
        ({"seed": "luck"}, "seed"),
    ],
)
def test_a_bad_plan_is_refused_by_name_of_the_field(bad: dict[str, Any], field: str) -> None:
    with pytest.raises(BadInput) as caught:
        prepare(plan(**({"bots": ("random",)} | bad)))
    assert caught.value.field == field


def test_whoever_acted_last_is_asked_first_then_clockwise() -> None:
    assert next_to_act((0, 1), 0, 4) == 0
    assert next_to_act((0, 1), 1, 4) == 1
    assert next_to_act((0, 1), 3, 4) == 0
    assert next_to_act((0, 3), 2, 4) == 3

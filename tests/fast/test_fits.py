"""Which tables the kernel plays: each value of each option is refused, or played as the readable engine plays it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from tests.fast.lockstep import EDITIONS, play

from commonroom import BadInput
from commonroom.engine.table import Option, Table, read_table
from commonroom.fast import FREE, fits
from commonroom.games.sequence.edition import edition
from commonroom.games.sequence.options import ABOUT, OPTIONS, Settings

SIZES = (2, 4, 6, 9)
NEEDED = {"share_hands": {"team_talk": "allowed"}}
"""What an option needs besides, to be chosen at all."""
REFUSED = {
    ("starter", "random_member"),
    ("draw_mode", "manual"),
    ("exchange_limit", "unlimited"),
    ("jack_exchange", "on"),
    ("empty_hand", "draw_one"),
    ("collinear_share", "off"),
    ("long_line_lock", "whole_line"),
    ("long_line_choice", "auto"),
    ("pile_exhausted", "play_on"),
    ("exhaustion_timing", "on_needed_draw"),
    ("exhaustion_tiebreak", "most_sequences"),
    ("limit_chips", "on"),
    ("share_hands", "on"),
    ("breakable_sequences", "on"),
}


def values(option: Option, box: str) -> Iterator[Any]:
    if option.several:
        yield [colour.name for colour in reversed(edition(box).data.colours[:2])]
    else:
        yield from (*option.choices, *(option.numbers or ()))


def tables() -> Iterator[tuple[str, Any, Table]]:
    """Yield each value of each option, at tables of some sizes that may choose it."""
    for option in OPTIONS:
        for box in EDITIONS:
            for value in values(option, box):
                for seats in SIZES:
                    chosen = {"draw_mode": "auto", **NEEDED.get(option.name, {}), option.name: value}
                    table = read_table(ABOUT, box, chosen, [f"Seat {seat}" for seat in range(seats)])
                    try:
                        fits(table)
                    except BadInput:  # so many seats cannot have so many teams or colours
                        continue
                    yield option.name, value, table


def test_every_value_of_every_option_is_refused_or_played_alike() -> None:
    refused, played = set(), set()
    for seed, (name, value, table) in enumerate(tables()):
        if fits(table):
            played.add(name)
            for each in range(3 * seed, 3 * seed + 3):
                play(table, each)
        else:
            refused.add((name, value))
    assert refused == REFUSED
    assert played == {option.name for option in OPTIONS}


@pytest.mark.parametrize("name", sorted(set(Settings.__struct_fields__) - FREE))
def test_a_setting_that_nobody_has_thought_about_is_compared(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """A new option is refused until somebody says that the kernel plays it."""
    from commonroom.games.sequence import options

    table = read_table(ABOUT, None, {"draw_mode": "auto"}, ["Ann", "Bob"])
    assert fits(table)
    read = options.settings

    def changed(given: Table) -> Any:
        found = {field: getattr(read(given), field) for field in Settings.__struct_fields__}
        return Settings(**found | {name: object()}) if given is table else Settings(**found)

    monkeypatch.setattr(options, "settings", changed)
    assert not fits(table)


def test_only_known_settings_are_left_out() -> None:
    assert set(Settings.__struct_fields__) >= FREE

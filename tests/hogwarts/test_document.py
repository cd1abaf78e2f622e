"""docs/hogwarts.md: its Python runs, and it names every action, every field and every label."""

from __future__ import annotations

import doctest
import re
import typing
from pathlib import Path

from commonroom.games.hogwarts.actions import Action
from commonroom.games.hogwarts.effects.vocabulary import Deck
from commonroom.games.hogwarts.events import causes
from commonroom.games.hogwarts.position.form import Position, SeatPosition

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "hogwarts.md").read_text(encoding="utf-8")
NAMED = set(re.findall(r"`(\w+)`", PAGE))
LABEL = re.compile(r'(?:dice\.(?:shuffle|pick|roll)\("(\w+)"|^[A-Z_]+ = "(\w+)"\n"""The label)', re.M)


def test_its_python_runs() -> None:
    test = doctest.DocTestParser().get_doctest(PAGE, {}, "hogwarts", "docs/hogwarts.md", 0)
    assert len(test.examples) > 5
    assert doctest.DocTestRunner(verbose=False).run(test).failed == 0


def test_every_action_and_its_fields_are_named() -> None:
    for action in typing.get_args(Action):
        names = {str(action.__struct_config__.tag), *action.__struct_encode_fields__}
        assert names <= NAMED, names - NAMED


def test_every_field_of_a_position_is_named() -> None:
    assert {*Position.__struct_encode_fields__, *SeatPosition.__struct_encode_fields__} <= NAMED


def test_every_label_is_named() -> None:
    rules = ROOT / "src" / "commonroom" / "games" / "hogwarts"
    outside = {"match", "bots"}  # the match has labels of its own, and bots' thoughts are no part of a record
    for path in rules.rglob("*.py"):
        if not outside & set(path.relative_to(rules).parts):
            for found in LABEL.findall(path.read_text(encoding="utf-8")):
                label = found[0] or found[1]
                thoughts = ("imagine", "default", "reason", "deck", "place", "source")
                assert label in thoughts or label in NAMED, label
    # The fight cards are never shuffled (HOG-061).
    assert {f"{deck}_deck" for deck in typing.get_args(Deck) if deck != "fight"} <= NAMED


def test_every_cause_is_listed() -> None:
    rows = dict(re.findall(r"^\| `(\w+\.\w+)` \| (`.*`) \|$", PAGE, re.M))
    listed = {row: set(re.findall(r"`(\w+)`", values)) for row, values in rows.items()}
    assert listed == {
        "moved.how": set(typing.get_args(causes.MoveCause)),
        "hp_changed.why": set(typing.get_args(causes.HpCause)),
        "cards_discarded.why": set(typing.get_args(causes.DiscardCause)),
        "points_changed.source": set(typing.get_args(causes.PointsCause)),
        "result.reason": set(typing.get_args(causes.Ending)),
    }

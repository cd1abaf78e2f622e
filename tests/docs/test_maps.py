"""The maps of the rules are up to date, and lead to every task and every rule."""

from __future__ import annotations

import re
from pathlib import Path
from typing import get_args

import pytest
from tools.maps import NEVER_MATTERS, PAGES, citations, named, spanned

from commonroom.games.hogwarts.agenda import DOERS, QUESTIONS
from commonroom.games.sequence import ACTION
from commonroom.rulebook import rulebook

from .test_coverage import UNTESTABLE

ROOT = Path(__file__).parents[2]
CITED = re.compile(r"\b(?:RUL-)?SEQ-\d+")


@pytest.mark.parametrize("name", PAGES)
def test_a_map_is_fresh(name: str) -> None:
    """After changing a docstring, a refusal or a table, run `make maps`."""
    assert (ROOT / name).read_text(encoding="utf-8") == PAGES[name](), "run `make maps`"


def test_every_task_is_on_the_map() -> None:
    page = (ROOT / "docs/hogwarts-map.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `[\w/]+\.py` \|", page.partition("## From file to rule")[0], re.M)
    assert {task.__name__ for task in (*DOERS, *QUESTIONS)} <= set(rows)


def test_every_action_of_sequence_is_on_the_map() -> None:
    page = (ROOT / "docs/sequence-map.md").read_text(encoding="utf-8")
    rows = re.findall(r"^\| `(\w+)` \| `[\w/]+\.py`", page.partition("## From file to rule")[0], re.M)
    assert rows == [action.__name__ for action in get_args(ACTION)]


def rules_of(game: str) -> dict[str, str]:
    """Read where a map says that each rule is."""
    page = (ROOT / f"docs/{game}-map.md").read_text(encoding="utf-8").partition("## From rule to file")[2]
    return dict(re.findall(r"^\| \[([A-Z0-9-]+)\]\([^)]*\) \| (.*) \|$", page, re.M))


@pytest.mark.parametrize("game", ["hogwarts", "quidditch", "sequence"])
def test_every_rule_leads_to_a_file(game: str) -> None:
    rows = rules_of(game)
    assert list(rows) == [entry.id for entry in rulebook(game).entries]
    for rule, where in rows.items():
        if where == NEVER_MATTERS:
            assert rule in UNTESTABLE
            continue
        files = re.findall(r"`([\w/-]+\.(?:py|toml))`", where)
        assert files, rule
        source = ROOT / "src/commonroom"
        assert all((source / ("" if file.startswith("fast/") else f"games/{game}") / file).is_file() for file in files)


def test_a_rule_of_sequence_leads_to_the_kernel_too() -> None:
    """Whoever changes the one has to find the other."""
    rows = rules_of("sequence")
    assert "**also in** `fast/" in rows["SEQ-57"]
    cited = {rule for file in (ROOT / "src/commonroom/fast").glob("*.py") for rule in CITED.findall(file.read_text())}
    assert len(cited) > 20
    assert {rule for rule, where in rows.items() if "**also in**" in where} == cited & set(rows)


IDS = ("HOG-290", "HOG-291", "RUL-HOG-074", "HOG-293", "HOG-300")
FILE = '''"""A chapter (HOG-290)."""

LIMIT = 2
"""Cards of a fight (HOG-300)."""


# As the ruling has it (RUL-HOG-074).
def fight() -> None:
    """Fight (HOG-291)."""


class Fight:
    """A fight (HOG-291)."""
'''


def test_a_range_of_rules_names_none_between() -> None:
    assert named("as HOG-290 to HOG-293 say", IDS) == ["HOG-290", "HOG-293"]
    assert named("RUL-HOG-074, and not HOG-29", IDS) == ["RUL-HOG-074"]


def test_a_file_that_names_a_range_follows_the_rules_inside_it() -> None:
    assert spanned("as HOG-290 to\nHOG-293 say (RUL-HOG-074)", IDS) == {"HOG-290", "HOG-291", "HOG-293", "RUL-HOG-074"}


def test_a_rule_is_named_by_a_function_and_not_by_the_file() -> None:
    assert citations(FILE, IDS) == {"HOG-300": ["LIMIT"], "HOG-291": ["fight", "Fight"], "RUL-HOG-074": ["fight"]}

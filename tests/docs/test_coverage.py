"""The catalogue, the code and the tests speak of the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from commonroom.games import GAMES
from commonroom.rulebook import rulebook

ROOT = Path(__file__).parents[2]
ID = re.compile(r"\b(?:RUL-)?[A-Z]{3}-\d+[a-z]?\b")

# Says in so many words that it never matters, so nothing can be shown about it.
UNTESTABLE = {"RUL-SEQ-58"}

every_game = pytest.mark.parametrize("game", list(GAMES))


def catalogue(game: str) -> set[str]:
    return {entry.id for section in rulebook(game).sections for entry in section.entries}


def ids_in(folder: Path, pattern: str) -> set[str]:
    found: set[str] = set()
    for path in folder.rglob("*.py"):
        for match in re.findall(pattern, path.read_text(encoding="utf-8"), re.DOTALL):
            found.update(ID.findall(match))
    return found


@every_game
def test_every_rule_is_named_by_a_test(game: str) -> None:
    named = ids_in(ROOT / "tests" / game, r"@pytest\.mark\.rule\((.*?)\)\s*(?:#[^\n]*)?\n(?:@|def)")
    assert catalogue(game) - named == UNTESTABLE & catalogue(game)


@every_game
def test_no_test_and_no_code_names_a_rule_that_is_not_there(game: str) -> None:
    prefix = next(iter(catalogue(game))).removeprefix("RUL-").split("-")[0]
    named = ids_in(ROOT / "tests" / game, r"(.+)") | ids_in(ROOT / "src/commonroom/games" / game, r"(.+)")
    assert {rule for rule in named if f"{prefix}-" in rule} <= catalogue(game)


@every_game
def test_every_refusal_code_is_in_the_rules_document(game: str) -> None:
    codes: set[str] = set()
    for path in (ROOT / "src/commonroom/games" / game).glob("*.py"):
        codes.update(re.findall(r'Refusal\([^,]+, "(\w+)"', path.read_text(encoding="utf-8")))
    document = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    assert codes
    assert {code for code in codes if f"`{code}`" not in document} == set()


@every_game
def test_every_option_is_in_the_rules_document(game: str) -> None:
    document = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    for option in GAMES[game].ABOUT.options:
        assert f"`{option.name}`" in document, option.name
        assert option.rule in catalogue(game)

"""The catalogue, the code and the tests mention the same rules."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from commonroom.games import GAMES
from commonroom.rulebook import rulebook
from commonroom.rulebook.load import home

from .refusing import refusals_in

ROOT = Path(__file__).parents[2]
ID = re.compile(r"(?<![\w-])(?:RUL-)?[A-Z]{3}-\d+[a-z]?\b")

# This rule says itself that it never matters, so nothing can be shown about it.
UNTESTABLE = {"RUL-SEQ-58"}

every_game = pytest.mark.parametrize("game", list(GAMES))


def folder(game: str) -> Path:
    """Return the folder of the game below those of all games; its tests' folder has the same name."""
    return Path(str(home(GAMES[game]))).relative_to(ROOT / "src/commonroom/games")


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
    named = ids_in(ROOT / "tests" / folder(game), r"@pytest\.mark\.rule\((.*?)\)\s*(?:#[^\n]*)?\n(?=@|def)")
    assert catalogue(game) - named == UNTESTABLE & catalogue(game)


@every_game
def test_no_test_and_no_code_names_a_rule_that_is_not_there(game: str) -> None:
    prefix = next(iter(catalogue(game))).removeprefix("RUL-").split("-")[0]
    named = ids_in(ROOT / "tests" / folder(game), r"(.+)")
    named |= ids_in(ROOT / "src/commonroom/games" / folder(game), r"(.+)")
    assert {rule for rule in named if f"{prefix}-" in rule} <= catalogue(game)


@every_game
def test_every_refusal_code_is_in_the_rules_document(game: str) -> None:
    codes = refusals_in(ROOT / "src/commonroom/games" / folder(game))
    document = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    assert codes
    assert {code for code in codes if f"`{code}`" not in document} == set()


@every_game
def test_every_refusal_names_exactly_the_rules_that_the_code_refuses_by(game: str) -> None:
    listed = rulebook(game).refusals
    assert {row.code: set(row.ids) for row in listed} == refusals_in(ROOT / "src/commonroom/games" / folder(game))
    assert len({row.code for row in listed}) == len(listed)
    assert all(len(set(row.ids)) == len(row.ids) for row in listed)


@every_game
def test_every_option_is_in_the_rules_document(game: str) -> None:
    document = (ROOT / f"docs/rules/{game}.md").read_text(encoding="utf-8")
    for option in GAMES[game].ABOUT.options:
        assert f"`{option.name}`" in document, option.name
        assert option.rule in catalogue(game)

"""The documents are right: their examples run, and the names that they mention exist."""

from __future__ import annotations

import doctest
import json
import pkgutil
import re
from pathlib import Path
from typing import Any, get_args

import pytest

import commonroom
from commonroom.engine.contract import Rules
from commonroom.games.hogwarts.match.actions import Action

ROOT = Path(__file__).parents[2]
DOCUMENTS = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]


def text(name: str) -> str:
    return (ROOT / name).read_text(encoding="utf-8")


def blocks(name: str, language: str) -> list[str]:
    return re.findall(rf"```{language}\n(.*?)```", text(name), re.DOTALL)


def test_the_examples_of_the_record_document_work() -> None:
    record, chance, position = map(json.loads, blocks("docs/record.md", "json"))
    match = commonroom.replay(record)
    assert match.version == 1
    dealt = commonroom.new("sequence", edition="harry-potter-2021", seats=["A", "B", "C"], chance=chance)
    assert dealt.to_act == (2,)
    assert dealt.view(2)["hand"][0] == "KH"
    puzzle = commonroom.new("sequence", edition="classic-2022", seats=["A", "B"], position=position)
    assert puzzle.view(0)["pile"] == 40
    assert len(puzzle.view(0)["sequences"][0]) == 1


def test_the_record_document_describes_every_field_and_every_label() -> None:
    document = text("docs/record.md")
    for field in commonroom.new("sequence", seats=["A", "B"]).record():
        assert f"`{field}`" in document
    for path in (ROOT / "src/commonroom/games/sequence").rglob("*.py"):
        for label in re.findall(r'dice\.(?:shuffle|pick|roll)\("(\w+)"', path.read_text(encoding="utf-8")):
            # Decisions and guesses of bots, and the default of a seat, are drawn outside the record.
            assert label in ("imagine", "default") or path.parent.name == "bots" or f"`{label}`" in document, label


def test_the_record_document_describes_every_field_and_label_of_the_card_game() -> None:
    document = text("docs/record.md")
    for field in commonroom.new("quidditch", seats=["A", "B"]).state:
        assert f"`{field}`" in document, field
    folder = ROOT / "src/commonroom/games/quidditch"
    outside = {"bots", "imagine.py", "telltale.py", "default.py"}  # drawn outside the record
    sources = [path.read_text(encoding="utf-8") for path in folder.rglob("*.py") if not outside & set(path.parts)]
    labels = {
        label for source in sources for label in re.findall(r'dice\.(?:shuffle|pick|roll)\(f?"([\w{}-]+)"', source)
    }
    labels |= {label for source in sources for label in re.findall(r'lose_random_card\([^)]*"(\w+)"\)', source)}
    assert {"pitch", "house-{seat}", "bludger", "strip"} <= labels
    for label in labels:
        assert f"`{label.replace('{seat}', '0')}`" in document, label


def test_the_contract_is_described_in_full() -> None:
    promised = {name for name in vars(Rules) if not name.startswith("_")}
    rows = "\n".join(re.findall(r"^\|.*", text("docs/adding-a-game.md"), re.M))
    described = set(re.findall(r"`(\w+)(?:\([^`]*\))?`", rows))
    assert promised <= described


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_links_and_file_names_lead_somewhere(document: Path) -> None:
    page = document.read_text(encoding="utf-8")
    for link in re.findall(r"\]\(([^)#]+)[^)]*\)", page):
        assert link.startswith("https://") or (document.parent / link).exists(), link
    for name in re.findall(r"`((?:engine|cli|terminal|bots|arena|locale|games)/[\w/.-]*\w\.\w+)`", page):
        if "/x/" not in name:
            assert (ROOT / "src/commonroom" / name).exists(), name


def test_the_page_of_the_quidditch_match_names_every_option_value_and_action() -> None:
    document = text("docs/quidditch-match.md")
    rows = dict(re.findall(r"^\| `(\w+)` \|(.*)", document, re.M))
    options = commonroom.games()["quidditch-match"]["options"]
    for name, option in options.items():
        assert option["rule"] in rows[name]
        assert all(f"`{value}`" in rows[name] for value in option["choices"]), name
    actions = {str(action.__struct_config__.tag): action for action in get_args(Action)}
    assert set(rows) == {*options, *actions}
    for tag, action in actions.items():
        assert all(f"`{field}`" in rows[tag] for field in action.__struct_fields__), tag


@pytest.mark.parametrize("name", ["README.md", "docs/quidditch-match.md"])
def test_the_python_of_a_document_runs(name: str) -> None:
    examples = "\n".join(blocks(name, "python"))
    assert ">>>" in examples
    names: dict[str, Any] = {}
    test = doctest.DocTestParser().get_doctest(examples, names, name, name, 0)
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    assert runner.run(test).failed == 0


@pytest.mark.parametrize("name", sorted(set(re.findall(r"^::: ([\w.]+)", text("docs/api.md"), re.M))))
def test_every_python_name_of_the_reference_can_be_imported(name: str) -> None:
    assert pkgutil.resolve_name(name)


def test_the_readme_names_the_commands_that_the_makefile_has() -> None:
    targets = set(re.findall(r"^([\w-]+):", text("Makefile"), re.M))
    for command in re.findall(r"\bmake ([\w-]+)", text("README.md")):
        assert command in targets
    assert {"play", "test", "check", "bench"} <= targets


def test_no_lock_file_carries_the_address_of_a_registry() -> None:
    for lock in (ROOT / "requirements").iterdir():
        assert "://" not in lock.read_text(encoding="utf-8")

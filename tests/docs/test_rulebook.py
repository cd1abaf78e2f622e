"""The rules that players read: every id has a text, every text is used, and the document is up to date."""

import re
import tomllib
from importlib.resources import files
from importlib.resources.abc import Traversable
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from commonroom.games import GAMES
from commonroom.rulebook import (
    RulebookError,
    UnknownGame,
    UnknownLanguage,
    UnknownRule,
    find,
    games,
    languages,
    rulebook,
    to_markdown,
)
from commonroom.rulebook.__main__ import main
from commonroom.rulebook.load import home

DOCUMENTS = Path(__file__).parents[2] / "docs" / "rules"
BOOKS = [(game, lang) for game in games() for lang in languages(game)]
SEQUENCE_IDS = [f"SEQ-{n:02}" for n in range(1, 66)] + [f"RUL-SEQ-{n:02}" for n in range(1, 82)]


def outline(game: str) -> dict[str, Any]:
    """Return the rules.toml of the game."""
    return tomllib.loads((home(GAMES[game]) / "rules.toml").read_text(encoding="utf-8"))


def parsed(source: Traversable) -> ast.Resource:
    """Return the syntax tree of a locale file."""
    return FluentParser().parse(source.read_text(encoding="utf-8"))


def messages(game: str, lang: str) -> list[ast.Message]:
    """Return the messages of the game's rules in the language."""
    resource = parsed(files("commonroom") / "locale" / lang / f"{game}-rules.ftl")
    return [entry for entry in resource.body if isinstance(entry, ast.Message)]


def locale_files() -> list[Traversable]:
    """Return all Fluent files of all languages."""
    folders = (folder for folder in (files("commonroom") / "locale").iterdir() if folder.is_dir())
    return [file for folder in folders for file in folder.iterdir() if file.name.endswith(".ftl")]


def wanted_texts(game: str) -> dict[str, set[str]]:
    """Return the messages that the structure asks for, with their attributes, except the document's labels.

    A game that is part of another one has its texts in the other's book.
    """
    rules = outline(game)
    if "part_of" in rules:
        return {}
    editions = {edition["id"] for edition in rules["editions"]}
    wanted = {f"edition-{game}-{edition}": {"box"} for edition in editions}
    for section in rules["sections"]:
        wanted[f"section-{game}-{section['key']}"] = {"about"}
        for entry in section["entries"]:
            wanted[entry["id"]] = {"question", "reason"} if entry["id"].startswith("RUL-") else {"source"}
    wanted |= {f"difference-{game}-{row['key']}": editions for row in rules.get("differences", [])}
    wanted |= {
        f"reading-{game}-{row['edition']}-{row['key']}": {"difference", "reading", "reason"}
        for row in rules.get("readings", [])
    }
    wanted |= {f"procedure-{game}-{row['key']}": {"text"} for row in rules.get("procedures", [])}
    wanted |= {f"option-{game}-{option.name}": set() for option in GAMES[game].ABOUT.options}
    wanted |= {f"refusal-{game}-{row['code']}": set() for row in rules.get("refusals", [])}
    return wanted


@pytest.mark.parametrize("source", locale_files(), ids=lambda file: file.name)
def test_locale_files_have_no_syntax_errors_and_no_message_twice(source: Traversable) -> None:
    body = parsed(source).body
    keys = [entry.id.name for entry in body if isinstance(entry, (ast.Message, ast.Term))]

    assert [entry.content for entry in body if isinstance(entry, ast.Junk)] == []
    assert sorted({key for key in keys if keys.count(key) > 1}) == []


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_id_has_its_texts_and_every_text_is_used(game: str, lang: str) -> None:
    texts = {message.id.name: {a.id.name for a in message.attributes} for message in messages(game, lang)}
    del texts[f"document-{game}"]

    assert texts == wanted_texts(game)
    assert all(message.value for message in messages(game, lang))


@pytest.mark.parametrize(("game", "lang"), BOOKS)
def test_every_label_of_the_document_is_used(game: str, lang: str) -> None:
    book = rulebook(game, lang)
    plain = re.sub(r"\[([^]]+)\]\(#[^)]+\)", r"\1", to_markdown(book))
    document = next(message for message in messages(game, lang) if message.id.name == f"document-{game}")
    own = [attribute.id.name for attribute in document.attributes]

    assert own
    assert [name for name in own if book.labels[name] not in plain] == []


def test_the_catalogue_of_sequence_is_complete() -> None:
    ids = [entry.id for entry in rulebook("sequence").entries]

    assert sorted(ids) == sorted(SEQUENCE_IDS)


@pytest.mark.parametrize("game", games())
def test_every_option_has_a_ruling_and_no_ruling_has_another(game: str) -> None:
    book = rulebook(game)
    changed = {option for entry in book.entries for option in entry.options}

    assert changed == {option.name for option in GAMES[game].ABOUT.options}
    assert {option for entry in book.entries if entry.kind == "rule" for option in entry.options} == set()


def test_the_board_in_the_document_is_the_one_that_is_played_on() -> None:
    board = next(procedure for procedure in rulebook("sequence").procedures if procedure.key == "board")
    rows = [line.strip("| ").split(" | ")[1:] for line in board.text.splitlines() if line.startswith("| **")]
    layout = GAMES["sequence"].ABOUT.editions["classic-2022"]["layout"].replace("**", "corner")

    assert rows == [line.split() for line in layout.strip().splitlines()]


@pytest.mark.parametrize("game", games())
def test_editions_and_references_exist(game: str) -> None:
    book = rulebook(game)
    ids = {entry.id for entry in book.entries}
    editions = {edition.id for edition in book.editions}
    mentioned = {rule for rows in (book.differences, book.readings, book.refusals) for row in rows for rule in row.ids}
    mentioned |= set(re.findall(r"\b(?:RUL-)?[A-Z]{3}-\d+[a-z]?\b", to_markdown(book)))

    assert mentioned <= ids
    assert all(entry.editions and set(entry.editions) <= editions for entry in book.entries)


@pytest.mark.parametrize("game", games())
def test_the_document_is_up_to_date(game: str) -> None:
    document = DOCUMENTS / f"{game}.md"
    command = f"python -m commonroom.rulebook {game} > docs/rules/{game}.md"

    fresh = document.is_file() and document.read_text(encoding="utf-8") == to_markdown(rulebook(game))
    assert fresh, f"docs/rules/{game}.md is stale; regenerate it with: {command}"


@pytest.mark.parametrize("game", games())
def test_every_link_in_the_document_leads_to_one_heading(game: str) -> None:
    page = to_markdown(rulebook(game))
    headings = [re.sub(r"[^\w\- ]", "", h.lower()).replace(" ", "-") for h in re.findall(r"(?m)^#+ (.*)", page)]

    assert set(re.findall(r"\]\(#([^)]+)\)", page)) <= set(headings)
    assert sorted({heading for heading in headings if headings.count(heading) > 1}) == []


def test_a_rule_is_found_by_its_id_in_any_case() -> None:
    rule, ruling = (next(e for e in rulebook("sequence").entries if e.kind == k) for k in ("rule", "ruling"))

    assert find("sequence", rule.id.lower()) == rule
    assert (bool(rule.source), rule.question, rule.reason) == (True, "", "")
    assert find("sequence", ruling.id) == ruling
    assert (ruling.source, bool(ruling.question), bool(ruling.reason)) == ("", True, True)


def test_an_unknown_id_names_the_nearest_ids() -> None:
    with pytest.raises(UnknownRule, match=r"^sequence has no rule 'SEQ-99'; the nearest are (SEQ-\d\d(, |$)){3}"):
        find("sequence", "SEQ-99")


def test_an_unknown_game_names_the_games_there_are() -> None:
    with pytest.raises(UnknownGame, match=r"'chess'.*sequence"):
        rulebook("chess")
    with pytest.raises(UnknownGame, match=r"'\.\./games'"):
        languages("../games")


def test_an_unknown_language_names_the_languages_there_are() -> None:
    with pytest.raises(UnknownLanguage, match=r"sequence.*'xx'.*en"):
        rulebook("sequence", "xx")


def test_the_errors_are_value_errors() -> None:
    assert issubclass(RulebookError, ValueError)
    assert all(issubclass(error, RulebookError) for error in (UnknownGame, UnknownLanguage, UnknownRule))


def test_a_rulebook_is_loaded_once() -> None:
    assert rulebook("sequence") is rulebook("sequence", "en")


def test_the_command_prints_the_document(capsysbinary: pytest.CaptureFixture[bytes]) -> None:
    assert main(["sequence"]) == 0
    assert capsysbinary.readouterr().out.decode() == to_markdown(rulebook("sequence"))


def test_the_command_answers_a_wrong_game_with_one_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["chess"]) == 2
    assert len(capsys.readouterr().err.splitlines()) == 1

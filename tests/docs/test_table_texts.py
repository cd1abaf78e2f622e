"""A game on the plain face has a sentence for everything that can be done, asked or told in it."""

from __future__ import annotations

import re
from typing import Any, get_args

import pytest
from fluent.syntax import FluentParser, ast

from commonroom.games.hogwarts import actions, events
from commonroom.games.hogwarts.agenda import QUESTIONS
from commonroom.games.hogwarts.match import actions as match_actions
from commonroom.games.hogwarts.match import events as match_events
from commonroom.games.hogwarts.match.state import Phase
from commonroom.testing.checks.texts import messages

from .test_locales import LOCALES

WRAPPED = {"match", "match_event"}
"""Actions and events that only wrap one of the match, which has its own sentences."""


def tag(struct: Any) -> str:
    """Return the tag of a struct."""
    return str(struct.__struct_config__.tag)


def tags(union: Any) -> set[str]:
    """Return the tags of a union of structs."""
    return set(map(tag, get_args(union)))


def said(game: str, file: str, what: str) -> set[str]:
    """Return what the game has sentences for."""
    found = (re.fullmatch(rf"{game}-{what}-(\w+)", name) for name in messages(LOCALES / "en" / file))
    return {match[1] for match in found if match}


@pytest.mark.parametrize(
    ("game", "file", "what", "kinds"),
    [
        ("hogwarts", "hogwarts-table.ftl", "do", tags(actions.Action) - WRAPPED),
        ("hogwarts", "hogwarts-table.ftl", "log", tags(events.Event) - WRAPPED),
        ("hogwarts", "hogwarts-table.ftl", "ask", set(map(tag, QUESTIONS))),
        ("quidditch-match", "quidditch-match.ftl", "do", tags(match_actions.Action)),
        ("quidditch-match", "quidditch-match.ftl", "log", tags(match_events.Event)),
        ("quidditch-match", "quidditch-match.ftl", "ask", set(get_args(Phase)) - {"over"}),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_there_is_a_sentence_for_everything_and_no_other(game: str, file: str, what: str, kinds: set[str]) -> None:
    assert said(game, file, what) == kinds


@pytest.mark.parametrize("file", ["hogwarts-table.ftl", "quidditch-match.ftl"])
def test_an_action_about_something_has_a_heading_for_several_of_its_kind(file: str) -> None:
    """A heading is shown without knowing which of them is meant."""
    source = (LOCALES / "en" / file).read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, ast.Message) and "-do-" in entry.id.name:
            headings = [each for each in entry.attributes if each.id.name == "kind"]
            needs_one = bool(messages(LOCALES / "en" / file)[entry.id.name])
            assert bool(headings) == needs_one, entry.id.name
            assert not any(messages(LOCALES / "en" / file)[f"{entry.id.name}.kind"] for _ in headings)

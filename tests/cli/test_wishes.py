"""Wishes of seats, in games that let players choose a role."""

from __future__ import annotations

import json
from typing import Any

import pytest

from commonroom.games import GAMES

from .running import complaint, output, run


def seats(*arguments: str) -> list[dict[str, Any]]:
    record: dict[str, Any] = json.loads(output("new", "quidditch", "--seed", "1", *arguments))
    listed: list[dict[str, Any]] = record["seats"]
    return listed


@pytest.mark.parametrize("text", ["Ann:slytherin,Bob", " Ann : slytherin , Bob"])
def test_a_wish_follows_the_name(text: str) -> None:
    assert seats("--seats", text) == [{"name": "Ann", "house": "slytherin"}, {"name": "Bob"}]


def test_bots_have_wishes_too() -> None:
    assert seats("--seats", "Ann,Bob:gryffindor", "--bots", "-,easy") == [
        {"name": "Ann"},
        {"name": "Bob", "bot": "easy", "house": "gryffindor"},
    ]


def test_a_name_may_have_a_colon_itself() -> None:
    assert seats("--seats", "Dr:Ann:slytherin,Bob")[0] == {"name": "Dr:Ann", "house": "slytherin"}
    record = json.loads(output("new", "sequence", "--seats", "Ann:slytherin,Bob"))
    assert record["seats"][0] == {"name": "Ann:slytherin"}, "where there is nothing to choose it is part of the name"


def test_whoever_plays_in_the_terminal_has_a_wish() -> None:
    for wish, other in (("slytherin", "Gryffindor"), ("gryffindor", "Slytherin")):
        shown = run("play", "quidditch", "--seed", "1", "--wish", wish, given="q\n\n").stdout
        assert f"Player (you), {wish.capitalize()}" in shown
        assert f"Ada (Normal), {other}" in shown


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["new", "quidditch", "--seats", "Ann:x,Bob"], "seats[0].house: 'x' is not one of gryffindor or slytherin"),
        (["new", "quidditch", "--seats", "Ann,Bob:"], "seats[1].house: '' is not one of gryffindor or slytherin"),
        (["new", "quidditch", "--seats", ":slytherin,Bob"], "seats[0].name: must be text"),
        (["play", "quidditch", "--wish", "x"], "wish: 'x' is not one of gryffindor or slytherin"),
        (["play", "sequence", "--wish", "red"], "wish: Sequence leaves a seat nothing to choose"),
        (["play", "--resume", "x", "--wish", "slytherin"], "resume: the record has settled edition, seats"),
    ],
)
def test_a_wish_that_cannot_be_had_is_explained(arguments: list[str], sentence: str) -> None:
    assert sentence in complaint(2, *arguments)


def test_games_tells_what_can_be_wished_for() -> None:
    text = output("games")
    assert text.count("each may wish for") == sum(rules.ABOUT.wish is not None for rules in GAMES.values())
    assert "  each may wish for a house: gryffindor, slytherin\n" in text

"""A table's own decks: the server takes the file as it is, and reports everything that is wrong with it."""

from __future__ import annotations

import json
from importlib.resources import files
from typing import Any

import msgspec
import pytest

from commonroom.games import GAMES

from ..running import Person, Server

TOML = (files("commonroom.games.quidditch") / "decks" / "default.toml").read_text(encoding="utf-8")
NAMED = TOML.replace('name = "Common Room"', 'name = "Ours"')
BOX: dict[str, Any] = msgspec.toml.decode(NAMED)


def opened_with(person: Person, decks: object) -> Any:
    return person.post("/api/tables", wish(decks))


def wish(decks: object) -> dict[str, Any]:
    return {"game": "quidditch", "options": {"deck_data": decks}, "seats": [{"kind": "me"}, {"kind": "open"}]}


@pytest.mark.parametrize("form", [NAMED, json.dumps(BOX), BOX], ids=["TOML", "JSON", "data"])
def test_a_deck_file_is_taken_as_it_is_and_told_as_data(server: Server, form: object) -> None:
    ann = Person(server)
    table = opened_with(ann, form).json()["table"]
    decks = ann.http.get(f"/api/tables/{table}").json()["options"]["deck_data"]
    assert decks["name"] == "Ours"
    assert {card["id"]: card["count"] for card in decks["house"]} == {
        card["id"]: card["count"] for card in BOX["house"]
    }


def test_the_file_of_one_deck_is_told_as_the_whole_box(server: Server) -> None:
    cards = [{"id": name, "count": count} for name, count in BOX["pitch"].items()]
    table = opened_with(Person(server), json.dumps({"deck": "pitch", "size": 28, "cards": cards})).json()["table"]
    decks = Person(server).http.get(f"/api/tables/{table}").json()["options"]["deck_data"]
    assert decks["pitch"] == BOX["pitch"]
    assert len(decks["house"]) == len(BOX["house"])


def test_every_fault_of_a_deck_file_is_told_at_once(server: Server) -> None:
    broken = NAMED.replace("golden_snitch = 1", "golden_snitch = 2").replace("quaffle = 17", "quaffle = 18")
    broken += '\n[[house]]\nid = "whirl"\nname = "Whirl"\nkind = "jinx"\ncount = 1\neffects = []\n'
    answer = opened_with(Person(server), broken)
    assert answer.status_code == 400
    error = answer.json()["error"]
    assert (error["code"], error["field"]) == ("bad_content", "options.deck_data")
    findings = " ".join(error["findings"])
    for words in ("whirl", "Golden Snitch", "pitch deck has 28 cards, but this one has 30", "house deck has"):
        assert words in findings, findings


@pytest.mark.parametrize(
    ("language", "message", "size", "text"),
    [
        (
            "en",
            "This file cannot be used.",
            "The pitch deck has 28 cards, but this one has 29.",
            "is not TOML: line 1",
        ),
        (
            "de",
            "Diese Datei kann nicht verwendet werden.",
            "Der Feldstapel hat 28 Karten, dieser aber 29.",
            "ist kein TOML: Zeile 1",
        ),
        (
            "pl",
            "Tego pliku nie można użyć.",
            "Talia boiska ma 28 kart, a liczba kart w tej to 29.",
            "to nie jest TOML: wiersz 1",
        ),
    ],
)
def test_faults_are_told_in_the_language_of_whoever_asks(
    server: Server, language: str, message: str, size: str, text: str
) -> None:
    person = Person(server)
    answers = [
        person.http.post("/api/tables", json=wish(decks), headers={"Accept-Language": language}).json()["error"]
        for decks in (NAMED.replace("bludger = 6", "bludger = 7"), "game =")
    ]
    assert [answer["message"] for answer in answers] == [message] * 2
    assert answers[0]["findings"] == [size]
    assert answers[1]["findings"][0].startswith(text)


def test_a_pack_comes_as_text_too_and_its_faults_are_told_likewise(server: Server) -> None:
    content = GAMES["hogwarts"].CONTENT
    assert content is not None
    pack = json.dumps({**content.default, "quidditch": []})
    table = {"game": "hogwarts", "options": {"pack_data": pack}, "seats": [{"kind": "me"}, {"kind": "open"}]}
    answer = Person(server).http.post("/api/tables?lang=es", json=table)
    assert answer.status_code == 400
    assert "El mazo `quidditch` está vacío." in answer.json()["error"]["findings"]


@pytest.mark.parametrize("text", ["game = ", "{", "", "x" * 200_000, "[" * 50_000, '{"deck":' * 9_000])
def test_what_is_no_deck_file_is_refused_with_a_sentence(server: Server, text: str) -> None:
    answer = opened_with(Person(server), text)
    assert answer.status_code == 400
    assert all(answer.json()["error"]["findings"])


def test_other_errors_have_no_findings(server: Server) -> None:
    error = opened_with(Person(server), 7).json()["error"]
    assert error["code"] == "bad_input"
    assert "findings" not in error

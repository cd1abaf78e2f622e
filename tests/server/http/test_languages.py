"""The server refuses in the language of the person who asks."""

from __future__ import annotations

import pytest

from ..running import Person, Server


@pytest.mark.parametrize(
    ("language", "sentence"),
    [
        ("en", "It is not your turn."),
        ("de", "Du bist nicht am Zug."),
        ("pl", "To nie twoja tura."),
    ],
)
def test_a_refused_action_is_explained_in_the_language_of_the_socket(
    server: Server, language: str, sentence: str
) -> None:
    ann, bob = Person(server), Person(server, "Bob")
    opened = ann.open("me", "open")
    bob.join(opened)
    seats = [person.sit(opened["table"], lang=language) for person in (ann, bob)]
    for seat in seats:
        seat.reach(0)
    waiting = next(seat for seat in seats if not seat.table["actions"])
    acting = next(seat for seat in seats if seat.table["actions"])
    refused = waiting.act(acting.table["actions"][0])
    assert refused["code"] == "not_your_turn"
    assert refused["message"].startswith(sentence), refused["message"]
    assert refused["rule"].startswith(("SEQ-", "RUL-SEQ-"))


@pytest.mark.parametrize(
    ("headers", "query", "sentence"),
    [
        ({}, "", "This table does not exist."),
        ({"Accept-Language": "pl-PL,pl;q=0.9,en;q=0.5"}, "", "Tego stołu nie ma."),
        ({"Accept-Language": "en;q=0.2, de-AT;q=0.8, xx"}, "", "Diesen Tisch gibt es nicht."),
        ({"Accept-Language": "pl"}, "?lang=de", "Diesen Tisch gibt es nicht."),
        ({"Accept-Language": "xx, q;q=zwei"}, "?lang=nowhere", "This table does not exist."),
    ],
)
def test_an_error_is_told_in_the_browsers_language(
    server: Server, headers: dict[str, str], query: str, sentence: str
) -> None:
    answer = Person(server).http.get(f"/api/tables/none{query}", headers=headers)
    assert answer.json()["error"]["message"].startswith(sentence)

"""What the server tells a page that has never heard of a game: its phrases, its things, its board, and its seats."""

from __future__ import annotations

from copy import deepcopy

import pytest

from commonroom.games import GAMES
from commonroom.server.schemas import seat_keys

from ..running import Person, Server


def test_the_keys_of_seats_are_read_off_the_types() -> None:
    keys = seat_keys("hogwarts")
    assert {"seat", "asked", "winner", "loser", "player"} <= set(keys)
    # A token goes to a player, a pawn to a place, an offer comes from a player, and HP by a number.
    assert {"token_handed.to", "travel_lost.to", "answer_offer.by"} <= set(keys)
    assert not {"to", "by", "hp", "points", "round", "dice"} & set(keys)


@pytest.mark.parametrize("game", GAMES)
def test_every_game_says_which_numbers_are_seats(server: Server, game: str) -> None:
    about = Person(server).http.get("/api/games").json()[game]
    assert {"seat", "turn", "winners"} & set(about["seat_keys"])
    content = GAMES[game].CONTENT
    assert about["things"] == (content is not None and content.listings is not None)
    assert about["board"] == (content is not None and content.draw is not None)


@pytest.mark.parametrize(("language", "name"), [("en", "Library"), ("de", "Bibliothek"), ("xx", "Library")])
def test_the_things_of_a_game_are_explained_in_a_language(server: Server, language: str, name: str) -> None:
    answer = Person(server).http.get(f"/api/things/hogwarts?lang={language}")
    found = {(heap["kind"], thing["id"]): thing for heap in answer.json() for thing in heap["things"]}
    assert found["field", "library"]["name"] == name
    assert found["spell", "expelliarmus"]["text"]
    assert {kind for kind, _ in found} >= {"mission", "character", "token", "field", "book", "event"}


def test_a_board_is_a_picture_without_scripts(server: Server) -> None:
    answer = Person(server).http.get("/api/boards/hogwarts?lang=pl")
    assert answer.headers["content-type"].startswith("image/svg+xml")
    assert answer.text.startswith("<svg")
    assert "Rok w Hogwarcie" in answer.text
    # The page's policy allows neither.
    assert "<script" not in answer.text
    assert " style=" not in answer.text


def test_a_content_is_fetched_once_by_its_hash(server: Server) -> None:
    http = Person(server).http
    key = http.get("/api/games").json()["hogwarts"]["content"]
    answer = http.get(f"/api/content/hogwarts/{key}")
    assert "immutable" in answer.headers["cache-control"]
    pack = answer.json()
    assert len(pack["board"]["field"]) == 126
    assert {"missions", "characters", "fights", "pitch", "tokens"} <= set(pack)
    assert http.get(f"/api/content/quidditch/{key}").status_code == 404


def test_an_owners_pack_is_told_and_drawn_by_the_hash_of_its_table(server: Server) -> None:
    ann = Person(server)
    own = deepcopy(dict(GAMES["hogwarts"].CONTENT.default))  # type: ignore[union-attr]
    own["board"]["field"][3]["at"] = [own["board"]["field"][3]["at"][0] + 1, own["board"]["field"][3]["at"][1]]
    options = {"pack_data": own}
    table = ann.open("me", "greedy", game="hogwarts", edition="year", options=options)["table"]
    key = ann.http.get(f"/api/tables/{table}").json()["content"]
    assert key != ann.http.get("/api/games").json()["hogwarts"]["content"]
    assert ann.http.get(f"/api/content/hogwarts/{key}").json()["board"] == own["board"]
    assert ann.http.get(f"/api/things/hogwarts?key={key}").status_code == 200
    assert ann.http.get(f"/api/boards/hogwarts?key={key}").text.startswith("<svg")
    assert ann.http.get(f"/api/things/hogwarts?key={'0' * 32}").status_code == 404


def test_a_scene_has_no_names_and_the_colours_of_the_page(server: Server) -> None:
    http = Person(server).http
    key = http.get("/api/games").json()["hogwarts"]["content"]
    drawn = http.get(f"/api/scenes/hogwarts/{key}").text
    assert drawn.startswith("<svg")
    assert "var(--map-" in drawn
    # The page's policy allows neither scripts nor styles in what it draws.
    assert "<text" not in drawn
    assert "<style" not in drawn
    assert " style=" not in drawn
    assert http.get("/api/scenes/quidditch/x").status_code == 404


@pytest.mark.parametrize(("game", "language"), [("sequence", "de"), ("hogwarts", "pl"), ("quidditch-match", "xx")])
def test_the_texts_of_a_game_come_as_fluent(server: Server, game: str, language: str) -> None:
    answer = Person(server).http.get(f"/api/texts/{game}/{language}")
    assert answer.headers["content-type"].startswith("text/plain")
    assert f"\ndocument-{game} =" in answer.text
    assert f"\n{game}-do-" in answer.text


@pytest.mark.parametrize(
    "path",
    ["/api/texts/none/en", "/api/things/none", "/api/boards/none", "/api/things/sequence", "/api/boards/quidditch"],
)
def test_what_a_game_does_not_have_is_not_found(server: Server, path: str) -> None:
    answer = Person(server).http.get(path)
    assert (answer.status_code, answer.json()["error"]["code"]) == (404, "not_found")


def test_the_outcome_of_a_match_is_told_when_it_is_over(server: Server) -> None:
    ann = Person(server)
    opened = ann.open("me", "greedy", game="quidditch-match", edition="year", options={})
    seat = ann.sit(opened["table"])
    seat.reach(0)
    assert ann.http.get(f"/api/tables/{opened['table']}").json()["outcome"] is None
    assert seat.act({"type": "concede"})["type"] == "acked"
    outcome = ann.http.get(f"/api/tables/{opened['table']}").json()["outcome"]
    assert outcome == {"winners": [1], "side": 1, "reason": "concession"}

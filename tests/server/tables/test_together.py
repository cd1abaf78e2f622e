"""During the match: taking a move back, pausing, giving time, coming back to a seat, and talk of those who watch."""

from __future__ import annotations

import sqlite3
import time
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import commonroom
from commonroom.server.settings import Limits

from ..patience import eventually
from ..running import Person, Seat, Server, running
from .pairs import info_where, mover, two

TIMED = {"draw_mode": "auto", "turn_limit": 60}


def result(seat: Seat, wanted: str) -> dict[str, Any]:
    """Listen until the last question has this result."""
    asked: dict[str, Any] = info_where(seat, lambda info: (info["asked"] or {}).get("result") == wanted)["asked"]
    return asked


def asked(seat: Seat) -> dict[str, Any]:
    """Listen until something is asked."""
    found: dict[str, Any] = info_where(seat, lambda info: info["asked"] and info["asked"]["result"] is None)["asked"]
    return found


def ask(seat: Seat, **frame: Any) -> dict[str, Any]:
    """Send a frame and return its answer."""
    seat.send(id=f"q{time.monotonic_ns()}", **frame)
    while True:
        answer = seat.next()
        if answer["type"] in ("acked", "trouble"):
            return answer


def test_a_move_is_taken_back_if_the_other_agrees(any_server: Server) -> None:
    ann, bob, table = two(any_server)
    with ann.sit(table, since=-1) as one, bob.sit(table, since=-1) as other:
        first, second = mover(one, other)
        hand, chosen = first.table["view"]["hand"], first.table["actions"][0]
        assert "take_back" not in first.table["may"]
        assert first.act(chosen)["type"] == "acked"
        second.reach(1)
        assert ask(second, type="ask", what="take_back")["code"] == "already_seen"
        assert ask(first, type="ask", what="take_back")["type"] == "acked"
        question = asked(second)
        assert question["knows"], "the card that was drawn is known to its owner, and all are told so"
        assert question["waits_for"] == [second.table["seat"]]
        assert ask(second, type="answer", asked=question["number"], agree=True)["type"] == "acked"
        for seat in (first, second):
            seat.reach(2)
            assert result(seat, "agreed")
            assert not any(seat.table["view"]["chips"])
        events = [each for frame in first.heard if frame["type"] == "table" for each in frame["events"]]
        assert [each.get("back_to") for each in events] == [None, None, 0]
        assert first.table["view"]["hand"] == hand
        # The same card comes again, whatever is played now.
        assert first.act(first.my_turn()[1], version=first.table["version"])["version"] == 3
        second.reach(3)
        late = second.act(second.table["actions"][0], version=1)
        assert (late["type"], late.get("code")) == ("refused", "stale"), "based on what was taken back"


def test_what_was_taken_back_is_told_but_stays_out_of_the_record(tmp_path: Path) -> None:
    with running(f"sqlite:///{tmp_path}/a.db") as server:
        ann = Person(server)
        table = ann.open("me", "random", options={"draw_mode": "auto"})["table"]
        with ann.sit(table, since=-1) as seat:
            for _ in range(3):
                seat.my_turn()
                seat.act(seat.table["actions"][0])
                assert ask(seat, type="ask", what="take_back")["type"] == "acked", "bots agree by themselves"
            seat.my_turn()
            events = [each for frame in seat.heard if frame["type"] == "table" for each in frame["events"]]
            assert sum("back_to" in each for each in events) == 3
            assert [each["version"] for each in events] == list(range(events[-1]["version"] + 1))
            seat.play_out()
        record = ann.http.get(f"/api/tables/{table}/record").json()
        match = commonroom.replay(record)
        assert match.outcome is not None
        assert match.version == len(record["actions"])
        (row,) = ann.http.get("/api/tables").json()
        assert row["moves"] == match.version, "a game is as long as its replay"


def test_looking_back_shows_what_was_taken_back(server: Server) -> None:
    ann, bob, table = two(server)
    with ann.sit(table, since=-1) as one, bob.sit(table, since=-1) as other:
        first, second = mover(one, other)
        first.act(first.table["actions"][0])
        first.reach(1)
        ask(first, type="ask", what="take_back")
        number = asked(second)["number"]
        ask(second, type="answer", asked=number, agree=True)
        first.reach(2)
        first.act(first.my_turn()[1])
        first.reach(3)
        chips = [
            sum(map(len, ann.http.get(f"/api/tables/{table}/past/{version}").json()["view"]["chips"]))
            for version in range(4)
        ]
        assert chips == [0, 1, 0, 1]


def test_nothing_is_taken_back_without_everybody_or_too_often(server: Server) -> None:
    ann, bob, table = two(server)
    with ann.sit(table) as one, bob.sit(table) as other, Person(server, "Eve").sit(table) as eve:
        first, second = mover(one, other)
        assert ask(first, type="ask", what="take_back")["code"] == "nothing_to_take_back"
        first.act(first.table["actions"][0])
        ask(first, type="ask", what="take_back")
        number = asked(second)["number"]
        eve.next()
        assert ask(eve, type="answer", asked=number, agree=True)["code"] == "watching"
        assert ask(first, type="answer", asked=number, agree=True)["code"] == "not_now"
        assert ask(first, type="ask", what="pause")["code"] == "not_now", "one question at a time"
        assert ask(second, type="answer", asked=number + 1, agree=True)["code"] == "stale"
        assert ask(second, type="answer", asked=number, agree=False)["type"] == "acked"
        assert result(first, "declined")["by"] == second.table["seat"]
        assert ask(second, type="answer", asked=number, agree=True)["code"] == "stale"
        assert ask(first, type="ask", what="take_back")["code"] == "asked_already"
        second.my_turn()
        second.act(second.table["actions"][0])
        first.reach(2)
        assert ask(first, type="ask", what="take_back")["code"] == "already_seen", "Bob has drawn a card"
        answers = [ask(second, type="ask", what="take_back") for _ in range(1)]
        for _ in range(10):
            ask(second, type="answer", asked=asked_number(second), agree=False)
            answers.append(ask(second, type="ask", what="take_back"))
        assert answers[0]["type"] == "acked"
        assert answers[-1]["code"] == "too_many_requests"


def asked_number(seat: Seat) -> int:
    infos = [frame["info"] for frame in seat.heard if frame["type"] == "table" and frame["info"]]
    return int(infos[-1]["asked"]["number"])


@pytest.mark.parametrize("game", ["quidditch", "hogwarts"])
def test_games_full_of_secrets_take_nothing_back(server: Server, game: str) -> None:
    ann = Person(server)
    edition = ann.http.get("/api/games").json()[game]["editions"]
    table = ann.open("me", "random", game=game, edition=next(iter(edition)), options={})["table"]
    with ann.sit(table) as seat:
        seat.my_turn()
        seat.act(seat.table["actions"][0])
        assert ask(seat, type="ask", what="take_back")["code"] == "no_take_back"


def test_a_question_and_its_answer_outlive_a_crash(tmp_path: Path) -> None:
    """The server stops between the question and the answer, and again before anybody is told the outcome."""
    database = f"sqlite:///{tmp_path}/a.db"
    with running(database) as server:
        ann, bob, table = two(server)
        with ann.sit(table) as one, bob.sit(table) as other:
            first, second = mover(one, other)
            asker, other_one = (ann, bob) if first is one else (bob, ann)
            first.act(first.table["actions"][0])
            ask(first, type="ask", what="take_back")
            number = asked(second)["number"]
    with running(database) as server, brought_to(other_one, server).sit(table) as seat:
        assert asked(seat)["number"] == number
        seat.send(type="answer", id="x", asked=number, agree=True)
        eventually(lambda: _stored_back(tmp_path), "the move to be taken back in the store")
    with running(database) as server, brought_to(asker, server).sit(table, since=-1) as seat:
        seat.reach(2)
        assert [each.get("back_to") for each in seat.table["events"]] == [None, None, 0]
        assert seat.my_turn()


def _stored_back(folder: Path) -> bool:
    with sqlite3.connect(folder / "a.db") as connection:
        return bool(connection.execute("select count(*) from actions where sent_id like '~back-%'").fetchone()[0])


def brought_to(person: Person, server: Server) -> Person:
    """Return the same person, at another server."""
    other = Person(server, person.name)
    other.http.cookies = httpx.Cookies(dict(person.http.cookies))
    return other


def test_two_servers_agree_on_what_was_agreed(postgres: str) -> None:
    with running(postgres) as here, running(postgres) as there:
        ann, bob = Person(here), Person(there, "Bob")
        opened = ann.open("me", "open", options=TIMED)
        bob.join(opened)
        table = opened["table"]
        with ann.sit(table, since=-1) as one, bob.sit(table, since=-1) as other:
            first, second = mover(one, other)
            first.act(first.table["actions"][0])
            second.reach(1)
            ask(first, type="ask", what="take_back")
            ask(second, type="answer", asked=asked(second)["number"], agree=True)
            for seat in (first, second):
                seat.reach(2)
                assert result(seat, "agreed")
            ask(one, type="ask", what="pause")
            info_where(other, lambda info: info["pause"])
            assert first.act(first.table["actions"][0])["code"] == "paused"
            assert ask(other, type="resume")["type"] == "acked"
            info_where(one, lambda info: info["pause"] is None)
            assert first.act(first.table["actions"][0])["type"] == "acked"
            second.reach(3)
            with Person(here, "Eve").sit(table) as eve:
                eve.next()
                eve.send(type="watch", name="Eve")
                assert info_where(other, lambda info: info["watching"])["watching"] == ["Eve"]


def moved_within(seat: Seat, seconds: float) -> bool:
    """Tell whether anything happens in the match meanwhile."""
    try:
        while not seat.next(seconds).get("events"):
            pass
    except TimeoutError:
        return False
    return True


def closed_with(seat: Seat) -> int | None:
    """Read what has come, and return the code with which the socket was closed, if it was."""
    try:
        seat.next(0.1)
    except ConnectionClosed as closed:
        return closed.rcvd.code if closed.rcvd else 0
    except TimeoutError:
        pass
    return None


def test_a_pause_stops_bots_and_the_clock_until_somebody_goes_on(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.db"
    with running(database, bot_pause=0.3) as server:
        ann = Person(server)
        table = ann.open("me", "random", options=TIMED)["table"]
        with ann.sit(table) as seat:
            seat.my_turn()
            seat.act(seat.table["actions"][0])
            assert ask(seat, type="ask", what="pause")["type"] == "acked"
            left = info_where(seat, lambda info: info["pause"])["clock"]["left"]
            assert not moved_within(seat, 0.8)
            assert seat.table["may"] == ["resume"]
    with running(database) as server, brought_to(ann, server).sit(table) as seat:
        info = info_where(seat, lambda info: info["clock"])
        assert info["pause"]["seat"] == 0
        assert info["clock"]["left"] > left - 2, "the time of a pause counts against nobody, not even over a restart"
        assert ask(seat, type="resume")["type"] == "acked"
        assert seat.my_turn()
        assert ask(seat, type="resume")["code"] == "not_now"


def test_the_host_pauses_at_once_and_others_ask(server: Server) -> None:
    ann, bob, table = two(server)
    with ann.sit(table) as host, bob.sit(table) as guest:
        host.reach(0)
        guest.reach(0)
        ask(guest, type="ask", what="pause")
        question = asked(host)
        assert (question["what"], question["waits_for"]) == ("pause", [0])
        ask(host, type="answer", asked=question["number"], agree=True)
        assert info_where(guest, lambda info: info["pause"])["pause"]["seat"] == 1
        assert ask(guest, type="ask", what="pause")["code"] == "paused"
        ask(guest, type="resume")
        info_where(host, lambda info: info["pause"] is None)
        ask(host, type="ask", what="pause")
        assert info_where(guest, lambda info: info["pause"])["pause"]["seat"] == 0


def test_an_opponent_gives_time_but_nobody_to_themselves(tmp_path: Path) -> None:
    database = f"sqlite:///{tmp_path}/a.db"
    with running(database) as server:
        ann, bob, table = two(server, options=TIMED)
        with ann.sit(table) as one, bob.sit(table) as other:
            first, second = mover(one, other)
            info_where(first, lambda info: info["clock"])
            assert ask(first, type="give_time")["code"] == "not_now"
            assert ask(second, type="give_time")["type"] == "acked"
            assert info_where(first, lambda info: info["clock"]["left"] > 60)["clock"]["given"] == 30
            answers = [ask(second, type="give_time")["type"] for _ in range(4)]
            assert answers == ["acked", "acked", "trouble", "trouble"], "a turn becomes no longer than that"
            on_turn = ann if first is one else bob
    with running(database) as server, brought_to(on_turn, server).sit(table) as seat:
        assert info_where(seat, lambda info: info["clock"])["clock"]["left"] > 100, "it outlives a restart"


@pytest.fixture
def hasty(tmp_path: Path) -> Any:
    with running(f"sqlite:///{tmp_path}/a.db", limits=Limits(away=0)) as server:
        yield server


def test_a_seat_that_was_left_is_taken_again(hasty: Server) -> None:
    ann, bob, table = two(hasty)
    seats = f"/api/tables/{table}/seats"
    assert bob.post(f"{seats}/1/bot", {"bot": "random"}).json()["seats"][1]["left"]
    assert bob.http.get(f"/api/tables/{table}/me").json() == {"seat": None, "left": 1}
    eve = Person(hasty, "Eve")
    assert eve.post(f"{seats}/1/take", {"name": "Eve"}).json()["error"]["code"] == "seat_taken"
    with bob.sit(table) as watching:
        watching.next()
        assert bob.post(f"{seats}/1/take").json()["seat"] == 1
        eventually(lambda: closed_with(watching) == 1012, "the watcher to be asked to come back")
    with bob.sit(table) as seat:
        seat.next()
        assert seat.table["seat"] == 1
        assert len(seat.table["view"]["hand"]) in (6, 7)
    info = ann.http.get(f"/api/tables/{table}").json()
    assert (info["seats"][1]["kind"], info["seats"][1]["name"], info["seats"][1]["left"]) == ("person", "Bob", False)


def test_a_seat_that_the_host_offers_goes_to_whoever_watches(hasty: Server) -> None:
    ann, bob = Person(hasty), Person(hasty, "Bob")
    opened = ann.open("me", "open", "random", "random")
    bob.join(opened)
    seats = f"/api/tables/{opened['table']}/seats"
    bob.post(f"{seats}/1/bot", {"bot": "random"})
    assert bob.post(f"{seats}/1/offer", {"offered": True}).status_code == 401
    assert ann.post(f"{seats}/1/offer", {"offered": True}).json()["seats"][1]["offered"]
    ann.post(f"{seats}/2/offer", {"offered": True})
    # Bob has seen his own cards: he may have them again, but not others beside them.
    assert bob.post(f"{seats}/2/take").json()["error"]["code"] == "seat_taken"
    eve = Person(hasty, "Eve")
    assert eve.post(f"{seats}/1/take", {"name": "Eve"}).json()["seat"] == 1
    assert bob.post(f"{seats}/1/take").json()["error"]["code"] == "seat_taken"
    assert bob.http.get(f"/api/tables/{opened['table']}/me").json() == {"seat": None, "left": None}
    info = ann.http.get(f"/api/tables/{opened['table']}").json()
    assert info["seats"][1]["name"] == "Eve"


def test_somebody_who_has_not_come_yet_is_told_from_one_who_has_left(server: Server) -> None:
    ann, bob, table = two(server)
    with ann.sit(table) as one:
        one.reach(0)
        assert [seat["came"] for seat in one.table["info"]["seats"]] == [True, True], "whoever joins has been here"
        one.act({"type": "concede"})
    new = ann.post(f"/api/tables/{table}/rematch").json()["table"]
    with ann.sit(new) as one:
        info = info_where(one, lambda info: info["seats"][0]["came"])
        assert not info["seats"][1]["came"]
        with bob.sit(new):
            info_where(one, lambda info: info["seats"][1]["came"])
        info_where(one, lambda info: info["seats"][1]["came"] and not info["seats"][1]["connected"])
